//! Figures drawn over a board, and their meanings.

use super::Square;

/// A figure drawn over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    Circle(Square),
    Cross(Square),
    /// An arrow from the first square to the second.
    Arrow(Square, Square),
}

/// The colour of an author's mark, by the names that programs use in comments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tint {
    #[default]
    Green,
    Red,
    Yellow,
    Blue,
}

impl Tint {
    /// All colours.
    pub const ALL: [Tint; 4] = [Tint::Green, Tint::Red, Tint::Yellow, Tint::Blue];

    /// Returns the colour as a word, such as `green`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Tint::Green => "green",
            Tint::Red => "red",
            Tint::Yellow => "yellow",
            Tint::Blue => "blue",
        }
    }
}

/// A figure with its meaning. The style sheet decides how each meaning looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawn {
    /// Figure and its squares.
    pub shape: Shape,
    /// Meaning of the figure.
    pub role: Role,
}

impl Drawn {
    /// Returns an author's mark. A red circle becomes a cross and every cross becomes red, so that
    /// red is recognised on a square without seeing colours.
    #[must_use]
    pub const fn author(shape: Shape, tint: Tint) -> Drawn {
        let (shape, tint) = match (shape, tint) {
            (Shape::Circle(at), Tint::Red) => (Shape::Cross(at), tint),
            (Shape::Cross(_), _) => (shape, Tint::Red),
            _ => (shape, tint),
        };
        Drawn {
            shape,
            role: Role::Author(tint),
        }
    }

    /// Returns the colour of an author's mark; `None` for other figures.
    #[must_use]
    pub const fn tint(self) -> Option<Tint> {
        match self.role {
            Role::Author(tint) => Some(tint),
            _ => None,
        }
    }

    /// Returns the colour of an author's mark where it needs to be mentioned. Green is the default
    /// and every cross is red, so these return `None`.
    #[must_use]
    pub fn told_tint(self) -> Option<Tint> {
        let tint = self.tint().filter(|tint| *tint != Tint::Green);
        tint.filter(|_| !matches!(self.shape, Shape::Cross(_)))
    }
}

/// The meaning of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A mark drawn by an author in this colour.
    Author(Tint),
    /// The move that led to the position.
    Played,
    /// Another move that a shorter name could have meant.
    Rival,
    /// A rival that may not move because its king would be attacked, so that it does not count.
    Barred,
    /// The move that was asked for and refused.
    Asked,
    /// The obstacle to the move asked for: an attacker's line, a piece in the way, the move that
    /// spoils it.
    Against,
    /// An answer to check: the attacker is taken.
    Captures,
    /// An answer to check: a piece goes between.
    Interposes,
    /// An answer to check: the king moves.
    Flees,
}
