//! English descriptive notation: squares named after the pieces that start on their files, ranks
//! counted from the mover's side.
//!
//! | written | read as well | what it is |
//! |---|---|---|
//! | `N-KB3` | `Kt-KB3` `Kt - K B 3` `Kt to KB3` `NKB3` | White's knight to f3, the other way to "B3" being c3 |
//! | `B-N5` | `B-KN5` `B-Kt5` | the side is left out where only one N5 can be reached |
//! | `QN-Q2` | `Q. Kt. to Q's 2d.` | the knight that began the game on the queen's side |
//! | `R(R2)-K2` | `R/R2-K2` `R(2)-K2` | the rook that stands on R2 |
//! | `NxP` `NxBP` `PxKBP` | `Kt × P` `N takes P` `N:P` | the man taken is named as far as needed |
//! | `RxN(B3)` | `RxN/B3` | the knight that stands on B3 (after a slash, the square of the capture) |
//! | `PxP e.p.` | `PxP en pas` `PxP (in passing)` | in passing |
//! | `P-K8(Q) ch` | `P-K8/Q+` `P-K8=Q(ch.)` `P-K8Qch` | promotion |
//! | `O-O` `O-O-O` | `0-0` `Castles` `Castles QR` `Castles (Q. R.)` | castling |
//!
//! Sources: the column "Descriptive notation" of Wikipedia; Ed. Lasker, *Chess Strategy* (1915);
//! Capablanca, *Chess Fundamentals* (1921); *The Blue Book of Chess* (1910, after Staunton);
//! *Hoyle's Games Modernized*; Murray, *A History of Chess* (1913). Where books differ:
//!
//! * A label (`QN`, `KR`) means where the piece began the game, not where it stands. A tolerant
//!   reader falls back on where it stands when no legal move fits the other sense.
//! * `-` says that nothing is taken, so a like-named square that can only be reached by a capture
//!   makes no ambiguity.
//! * If naming either end of a capture would do, the captured one is named.
//!
//! | module | what it does |
//! |---|---|
//! | `squares` | names of files and squares, and the squares a name can mean |
//! | `lex`, `vocabulary` | text to tokens: all spellings end here |
//! | `run` | what letters in a row can name: `KBP`, or a man and a square without hyphen |
//! | `read`, `ends` | tokens to claims |
//! | `write`, `line` | the forms of a play, shortest first |
//! | `extent` | where a move ends in the text of a score |

mod ends;
mod extent;
mod lex;
mod line;
mod read;
mod run;
mod squares;
mod vocabulary;
mod write;

pub(super) use extent::extent;
pub(super) use read::read;
pub use squares::square_name;
pub(super) use write::forms;

/// How descriptive is written: a dialect as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    pub spelling: Spelling,
    pub marks: Marks,
}

/// How the words of a move look in print. Every reader reads all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// `N-KB3`, `BxN`, `O-O ch`: American books since 1944.
    Modern,
    /// `Kt-KB3`, `BxKt`: English and American books up to then.
    Kt,
    /// `Kt - K B 3`, `B × Kt`: as in Capablanca's books of 1921.
    Spaced,
}

/// Whether marks are part of the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marks {
    /// `ch` and `e.p.` never choose between moves.
    Strict,
    /// `ch`, its absence, and `e.p.` count: in the French, 4.B-Kt5 means KKt5, since QKt5 would be check.
    Classic,
}

impl Style {
    pub const MODERN: Style = Style {
        spelling: Spelling::Modern,
        marks: Marks::Strict,
    };
    pub const CLASSIC: Style = Style {
        spelling: Spelling::Modern,
        marks: Marks::Classic,
    };
    pub const KT: Style = Style {
        spelling: Spelling::Kt,
        marks: Marks::Strict,
    };
    pub const SPACED: Style = Style {
        spelling: Spelling::Spaced,
        marks: Marks::Strict,
    };
}
