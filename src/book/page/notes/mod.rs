//! Reads what stands below the last move of a game, and the lines of play in notes.
//!
//! | file | what it reads | example |
//! |---|---|---|
//! | `closing_notes` | the ending in words, and the notes below | `And White wins.` |
//! | `footnotes` | the ply that each footnote belongs to | `(a) Weak.` → the move marked `(a)` |
//! | `asides` | runs of moves that may be other lines of play | `If 12. P-K5 then Kt-Q4; 13. B-B4` |
//! | `trailing_moves` | a misprinted last move, and moves that have no place | `32. Ht. to Q. B's 8th.` |

pub(super) mod asides;
pub(super) mod closing_notes;
mod footnotes;
pub(super) mod trailing_moves;
