//! Recognizes single moves and numbers, also where letters are misprinted.
//!
//! | file | what it is about | example |
//! |---|---|---|
//! | `shape` | whether a move begins at a place, and where it ends | `P-K4, e4` → `P-K4` |
//! | `item` | the items of a score, and lengths in columns | `...` is dots, `(a)` a mark |
//! | `items` | splits a stretch of text into items | `12. P-K4 (a)   P-K4` → number, move, mark, move |
//! | `numbers` | numbers of moves | `12—P to K 4` → 12, `1858` → none |
//! | `glued_moves` | two moves without a gap | `CastlesP-B5` → `Castles`, `P-B5` |
//! | `misprints` | likely misprints of numbers and moves | `l2.` → 12, `P~K4` → a move |
//! | `misspelt` | words of moves with a letter or two misprinted | `takcs` → a word of moves |

mod glued_moves;
pub(super) mod item;
pub(super) mod items;
pub(super) mod misprints;
pub(super) mod misspelt;
pub(super) mod numbers;
pub(in crate::book) mod shape;
