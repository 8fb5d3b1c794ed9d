//! Teaching diagrams: how the pieces move, castling, capturing en passant.
//!
//! Their order and their content are those of the diagrams in a club's introduction to the rules.
//! Its text names some squares and leaves others open, and those were chosen so that everything
//! that the text says is true. Chosen by us are the queen's square, the knights on c4 and d2 and
//! the pawn on c7 in the king's diagram, and all squares in the diagrams of the other pieces.

use crate::board::Variant;
use crate::game::GameTree;
use crate::game::diagram;
use crate::game::fen::read_setup;
use crate::rules::Position;
use crate::words::{self, Message};

/// A position with marks and a few words.
#[derive(Clone, Copy, Debug)]
pub struct Diagram {
    pub title: Message,
    /// The pieces as FEN; a position that cannot be played is a diagram.
    pub fen: &'static str,
    /// Marks, in the form of a comment of a score.
    pub marks: &'static str,
    pub about: Message,
}

/// The diagrams, in the order of a first lesson.
pub const DIAGRAMS: [Diagram; 9] = [
    Diagram {
        title: words::DIAGRAM_INITIAL,
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        marks: "[%csl Gd1,Gd8,Gh1]",
        about: words::ABOUT_DIAGRAM_INITIAL,
    },
    Diagram {
        title: words::DIAGRAM_KING,
        fen: "k1R5/b1p3Qk/1n3K2/8/2n1b3/5R2/K1kN2K1/8 b - - 0 1",
        marks: "[%csl Rb1,Rb2,Rb3,Gf1,Gf2,Gg1,Gg3,Gh1,Gh2,Gh3][%cal Ga8b7,Ga7b8,Gb6c8,Re4g2]",
        about: words::ABOUT_DIAGRAM_KING,
    },
    Diagram {
        title: words::DIAGRAM_QUEEN,
        fen: "8/3P4/1p6/8/3Q2r1/8/8/8 w - - 0 1",
        marks: "[%csl Ga1,Gb2,Gc3,Gd1,Gd2,Gd3,Gg1,Gf2,Ge3,Ga4,Gb4,Gc4,Ge4,Gf4,Rg4,Gc5,Gd5,Ge5,Rb6,Gd6,Gf6,Gg7,Gh8]",
        about: words::ABOUT_DIAGRAM_QUEEN,
    },
    Diagram {
        title: words::DIAGRAM_ROOK,
        fen: "8/4P3/8/8/1b2R3/8/8/8 w - - 0 1",
        marks: "[%csl Ge1,Ge2,Ge3,Rb4,Gc4,Gd4,Gf4,Gg4,Gh4,Ge5,Ge6]",
        about: words::ABOUT_DIAGRAM_ROOK,
    },
    Diagram {
        title: words::DIAGRAM_BISHOP,
        fen: "8/5n2/8/8/2B5/8/4P3/8 w - - 0 1",
        marks: "[%csl Ga2,Gb3,Gd3,Gb5,Gd5,Ga6,Ge6,Rf7]",
        about: words::ABOUT_DIAGRAM_BISHOP,
    },
    Diagram {
        title: words::DIAGRAM_KNIGHT,
        fen: "8/8/8/8/3N1n2/8/8/8 w - - 0 1",
        marks: "[%csl Gb3,Gb5,Gc2,Gc6,Gf3,Gf5,Gd3,Gd5,Gg2,Gg6,Gh3,Gh5,Re2,Re6]",
        about: words::ABOUT_DIAGRAM_KNIGHT,
    },
    Diagram {
        title: words::DIAGRAM_PAWN,
        fen: "8/p1p2P2/1P6/8/8/6p1/2P3P1/8 w - - 0 1",
        marks: "[%csl Gc3,Gc4,Rb3,Rd3,Gb7,Ra7,Rc7,Gf8,Rf2,Rh2,Rf3,Rh3]",
        about: words::ABOUT_DIAGRAM_PAWN,
    },
    Diagram {
        title: words::DIAGRAM_CASTLING,
        fen: "r3k1nr/ppp1qpbp/6p1/8/8/6PB/P1P2P1P/R1B1K2R w KQkq - 0 1",
        marks: "[%csl Ge3,Rg8,Rc8][%cal Re7e1,Rh3c8,Gc1e3]",
        about: words::ABOUT_DIAGRAM_CASTLING,
    },
    Diagram {
        title: words::DIAGRAM_EN_PASSANT,
        fen: "8/p7/6P1/1P1pP3/8/8/8/8 w - d6 0 1",
        marks: "[%csl Gd6,Rd5][%cal Ga7a5,Gd7d5,Ge5d6,Gh5g6]",
        about: words::ABOUT_DIAGRAM_EN_PASSANT,
    },
];

impl Diagram {
    /// Returns the position.
    #[must_use]
    pub fn position(&self) -> Position {
        let setup = read_setup(self.fen).ok();
        let played = setup
            .as_ref()
            .and_then(|setup| Position::from_setup(setup).ok());
        // Each is one or the other, as a test checks.
        played
            .or_else(|| diagram(&setup?))
            .unwrap_or_else(|| Position::array(Variant::Diagram))
    }

    /// Returns the diagram as a game without moves, in the language that is spoken.
    #[must_use]
    pub fn tree(&self) -> GameTree {
        let mut tree = GameTree::new(self.position());
        tree.tags.push(("Event".to_owned(), self.title.into()));
        tree.comments.push([self.marks, " ", &self.about].concat());
        tree
    }
}
