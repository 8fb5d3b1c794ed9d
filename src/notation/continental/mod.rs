//! The descriptive notations of continental Europe: the piece, the rank, then the file. Each player
//! counts from his own side.
//!
//! | | files a … h | a knight to f3 | rook to d1, a bishop takes the king's pawn, mate |
//! |---|---|---|---|
//! | Spanish, Catalan | TD CD AD D R AR CR TR | `C3AR` | `T1D` `AxPR` `++` |
//! | Portuguese | TD CD BD D R BR CR TR | `C3BR` | `T1D` `BxPR` `++` |
//! | French | TD CD FD D R FR CR TR | `C3FR` | `T1D` `FxPR` `≠` |
//! | Italian | TD CD AD D R AR CR TR | `C-AR3` | `T-D1` `AxPR` `++` |
//!
//! | written | read as well | what it is |
//! |---|---|---|
//! | `P4R` | `P 4 R` `P.4R` `P. 4 R.` `P-4R` `P-R4` | the pawn to the fourth square of the king's file |
//! | `C3A` `C3AR` | `C-AR3` `C 3 A R` | the side is left out where only one "3A" can be reached |
//! | `CD2D` | `C(1)2D` `C7-5C` `C(1C)2D` `C1C-2D` | the knight that began on the queen's side, that of the first rank, that of a square |
//! | `PxP` `PAxP` `CxPR` | `P pr PD` `P toma P` `T1xP` `FxCD` | the piece taken is named as far as needed |
//! | `CxP(4R)` | `CxP4R` | the pawn that stands there |
//! | `P8D=D` | `P8D(D)` `P8D:D` `P8D/D` | promotion |
//! | `PxP a.p.` `PxP e.p.` | `al paso` `en passant` `al varco` | in passing |
//! | `O-O` | `0-0-0` `enroque largo` `Le Roi roque` | castling |
//! | | `Le Cavalier du Roi à la troisième case de son Fou` | the long form of the oldest books |
//!
//! A label (`CR`, `TD`) says where the piece began the game. A tolerant reader of a complete score
//! falls back on where the piece stands.
//!
//! Sources: Wikipedia, "Notation descriptive" in French and Catalan; *Règle du jeu d'échecs de la
//! F.I.D.E.* 1930; a score of Paris 1925; *Encyclopédie méthodique, Jeux*; a course of the
//! Portuguese Reino de Caíssa.
//!
//! | module | what it does |
//! |---|---|
//! | `dialect` | the letters and signs of each language |
//! | `lex`, `words` | text to terms, in letters or in words |
//! | `parse`, `ends`, `captures` | terms to what they name, and where a move ends in the text of a score |
//! | `read` | what is named to claims |
//! | `write` | the forms of a move, shortest first |

mod captures;
mod dialect;
mod ends;
mod lex;
mod parse;
mod read;
mod words;
mod write;

pub use dialect::Dialect;
pub(super) use parse::{extent, shape};
pub(super) use read::{PrintedPlay, read};
pub(super) use write::forms;
