//! English descriptive notation: squares named after the pieces that start on their files, ranks
//! counted from the mover's side.
//!
//! | written | read as well | what it is |
//! |---|---|---|
//! | `N-KB3` | `Kt-KB3` `Kt - K B 3` `Kt to KB3` `NKB3` `K. Kt. to his B's 3d` `Kt-f3` | White's knight to f3, the other way to "B3" being c3 |
//! | `B-N5` | `B-KN5` `B-Kt5` | the side is left out where only one N5 can be reached |
//! | `QN-Q2` | `Q. Kt. to Q's 2d.` | the knight that began the game on the queen's side |
//! | `R(R2)-K2` | `R/R2-K2` `R(2)-K2` | the rook that stands on R2 |
//! | `NxP` `NxBP` `PxKBP` | `Kt × P` `N takes P` `N:P` | the piece taken is named as far as needed |
//! | `RxN(B3)` | `RxN/B3` | the knight that stands on B3 (after a slash, the square of the capture) |
//! | `PxP e.p.` | `PxP en pas` `PxP (in passing)` `P takes in passing` | in passing |
//! | `Q-Q2` | `Q. to her 2d` | the second rank of the queen's own file |
//! | `P-K3`, `P-K4` | `K. P. one` `King's Pawn two squares` | this many squares forward |
//! | `BxP ch`, `N-K2` | `B. checks` `Kt. interposes` `K. moves` | no square: any move that fits |
//! | `P-K8(Q) ch` | `P-K8/Q+` `P-K8=Q(ch.)` `P-K8Qch` `P. one, becoming a Queen` `P queens` | promotion |
//! | `O-O` `O-O-O` | `0-0` `Castles` `Castles QR` `Castles (Q. R.)` `Castles on her side` | castling |
//!
//! The styles it is written in:
//!
//! | style | as in | a knight to f3, either knight takes a pawn, a rook to d1 |
//! |---|---|---|
//! | `modern` | American books since 1944 | `N-KB3` `KNxP` `QR-Q1 ch` |
//! | `kt` | Ed. Lasker 1915 | `Kt-KB3` `KKtxP` `QR-Q1 ch` |
//! | `spaced` | Capablanca 1921 | `Kt - K B 3` `K Kt × P` `Q R - Q 1 ch` |
//! | `to` | Bird 1893 | `Kt to KB3` `KKt takes P` `QR to Q sq ch` |
//! | `staunton` | *The Blue Book of Chess* 1910, after Staunton 1847 | `K. Kt. to K. B's 3d.` `K. Kt. takes P.` `Q. R. to Q's sq. (ch.)` |
//! | `guthrie` | Guthrie 1922, who calls the rook a castle | `N-KB3` `KNxP` `QC-Q1 ch` |
//!
//! Each has a `classic` kind in which marks are part of the name, see [`Marks`]. [`Style::NAMES`]
//! lists those that scripts can name.
//!
//! Sources: the column "Descriptive notation" of Wikipedia; Ed. Lasker, *Chess Strategy* (1915);
//! Capablanca, *Chess Fundamentals* (1921); *The Blue Book of Chess* (1910, after Staunton);
//! *Hoyle's Games Modernized*; Murray, *A History of Chess* (1913); for Guthrie, Chess Book Chats,
//! April 2016. Where books differ:
//!
//! * A label (`QN`, `KR`) says where the piece began the game, not where it stands. A tolerant
//!   reader falls back on where it stands when no legal move fits the other sense.
//! * `-` says that nothing is taken, so a square of the same name that can be reached only by a
//!   capture causes no ambiguity.
//! * If naming either end of a capture is enough, the captured one is named.
//!
//! | module | what it does |
//! |---|---|
//! | `squares` | names of files and squares, and the squares a name can mean |
//! | `lex`, `vocabulary`, `spell`, `skip` | text to tokens: all spellings end here |
//! | `run` | what letters in a row can name: `KBP`, or a piece and a square without hyphen |
//! | `read`, `ends`, `target`, `becoming`, `castling`, `marks` | tokens to claims |
//! | `style` | what each style prints |
//! | `price` | what a damaged print may have been, and at what price |
//! | `write`, `name` | the forms of a move, shortest first |
//! | `extent` | where a move ends in the text of a score |

mod becoming;
mod castling;
mod ends;
mod extent;
mod lex;
mod marks;
pub(in crate::notation) mod name;
mod price;
mod printed_words;
mod put_right;
mod read;
mod run;
mod skip;
mod spell;
pub(in crate::notation) mod squares;
mod style;
mod target;
mod token;
mod vocabulary;
mod write;

pub(super) use extent::extent;
pub use price::{NearNames, PrintStyle};
pub use printed_words::PrintedWords;
pub(super) use read::read;
pub use squares::square_name;
pub use style::{Marks, Spelling, Style};
pub(super) use write::forms;
