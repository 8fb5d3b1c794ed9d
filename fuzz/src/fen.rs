//! Positions as text.

use rank_and_file::game::fen::{
    FenError, looks_like_fen, read_fen, read_fen_of, read_setup, read_setup_of, write_fen,
    write_setup,
};
use rank_and_file::game::positions::is_position_list;
use rank_and_file::game::printed::read_printed;
use rank_and_file::game::{At, GameTree, diagram, standing};
use rank_and_file::rules::Position;

use crate::choose::Choices;

/// Reads a position, writes it, and reads it again.
pub fn fen(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let (variant, which) = (choices.variant(), choices.byte());
    let text = choices.text();
    looks_like_fen(&text);
    is_position_list(&text);
    printed(&text);
    let setups = [read_setup(&text), read_setup_of(&text, variant)];
    for setup in setups {
        let Some(setup) = sound(&text, setup) else {
            continue;
        };
        let written = write_setup(&setup);
        let again = read_setup_of(&written, setup.variant);
        assert_eq!(again.as_ref(), Ok(&setup), "{written}");
        if let Some(position) = diagram(&setup) {
            holds(&position, which);
        }
    }
    for position in [read_fen(&text), read_fen_of(&text, variant)] {
        if let Some(position) = sound(&text, position) {
            holds(&position, which);
        }
    }
}

/// Reads a position as it stands in print.
fn printed(text: &str) {
    match read_printed(text) {
        None => {}
        Some(Err(error)) => assert!(text.get(error.at.clone()).is_some(), "{text} {error:?}"),
        Some(Ok(printed)) => {
            let written = write_setup(&printed.setup);
            let again = read_setup(&written);
            assert_eq!(again.map(|setup| setup.pieces), Ok(printed.setup.pieces));
        }
    }
}

/// Returns what was read, after checking that the place of a fault lies in the text.
fn sound<T>(text: &str, read: Result<T, FenError>) -> Option<T> {
    if let Err(error) = &read {
        assert!(text.get(error.at.clone()).is_some(), "{text} {error:?}");
        let sentence = error.to_string();
        assert!(sentence.ends_with('.'), "{text} {sentence}");
    }
    read.ok()
}

/// Checks that a position and one that follows it are written and read back.
fn holds(position: &Position, which: u8) {
    let back = |position: &Position| {
        let written = write_fen(position);
        let again = read_fen_of(&written, position.variant());
        let again = again.unwrap_or_else(|error| panic!("{error:?} {written}"));
        assert_eq!(again.setup(), position.setup(), "{written}");
        assert_eq!(
            Position::from_setup(&position.setup()).as_ref(),
            Ok(&again),
            "{written}"
        );
    };
    back(position);
    let moves = position.moves();
    assert_eq!(
        moves.is_empty(),
        position.is_over(),
        "{}",
        write_fen(position)
    );
    if !moves.is_empty() {
        back(&position.after(&moves[usize::from(which) % moves.len()]));
    }
    standing(&GameTree::new(position.clone()), At::Start);
}
