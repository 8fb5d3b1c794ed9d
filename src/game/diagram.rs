//! Positions that are only shown, not played.

use crate::board::{Setup, Variant};
use crate::rules::{Position, SetupError};

/// Returns the setup as a diagram, without the rights that do not fit it. `None` if its pieces do
/// not fit on the board of a diagram.
#[must_use]
pub fn diagram(setup: &Setup) -> Option<Position> {
    let mut setup = setup.clone();
    setup.variant = Variant::Diagram;
    drop_rights(&mut setup)
}

/// Removes the castling and en passant rights that a diagram's pieces do not allow.
pub(crate) fn drop_rights(setup: &mut Setup) -> Option<Position> {
    loop {
        match Position::from_setup(setup) {
            Ok(position) => return Some(position),
            Err(SetupError::Castling(color, wing)) => {
                setup.castling[color.index()][wing.index()] = None;
            }
            Err(SetupError::EnPassant(_)) => setup.en_passant = None,
            Err(_) => return None,
        }
    }
}
