//! What is drawn over a board, and what it means there.

use super::Square;

/// A figure over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    Circle(Square),
    Cross(Square),
    /// From the first square to the second.
    Arrow(Square, Square),
}

/// The colour of an author's mark, as programs name it in comments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tint {
    #[default]
    Green,
    Red,
    Yellow,
    Blue,
}

impl Tint {
    /// All of them.
    pub const ALL: [Tint; 4] = [Tint::Green, Tint::Red, Tint::Yellow, Tint::Blue];

    /// The colour as a word: `green`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Tint::Green => "green",
            Tint::Red => "red",
            Tint::Yellow => "yellow",
            Tint::Blue => "blue",
        }
    }

    /// The colour of this word; `None` if it is none of them.
    #[must_use]
    pub fn tagged(word: &str) -> Option<Tint> {
        Tint::ALL.into_iter().find(|tint| tint.tag() == word)
    }
}

/// A figure with its meaning. The style sheet gives the meaning a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawn {
    pub shape: Shape,
    pub role: Role,
}

impl Drawn {
    /// An author's mark. On a square red is a cross, and a cross red, so that nobody needs the colour to tell it.
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

    /// The colour of an author's mark; `None` for what nobody has drawn.
    #[must_use]
    pub const fn tint(self) -> Option<Tint> {
        match self.role {
            Role::Author(tint) => Some(tint),
            _ => None,
        }
    }

    /// The colour of an author's mark where it tells something: a cross is always red, and green is what all
    /// others are at first.
    #[must_use]
    pub fn told_tint(self) -> Option<Tint> {
        let tint = self.tint().filter(|tint| *tint != Tint::Green);
        tint.filter(|_| !matches!(self.shape, Shape::Cross(_)))
    }
}

/// What a figure stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// An author has put it there, in this colour.
    Author(Tint),
    /// The move that led to the position.
    Played,
    /// Another move that a shorter name could have meant.
    Rival,
    /// A rival that its own king keeps from moving, so that it does not count.
    Barred,
    /// The move that was asked for and refused.
    Asked,
    /// What stands against it: an attacker's line, a piece in the way, the move that spoils it.
    Against,
    /// An answer to check: the attacker is taken.
    Captures,
    /// An answer to check: a piece goes between.
    Interposes,
    /// An answer to check: the king moves.
    Flees,
}
