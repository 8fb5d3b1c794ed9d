//! The page and boards in other pages, as elements: roles, names, order, and what a press means.
//!
//! | module | what it is |
//! |---|---|
//! | `actions` | every action and every pointing as a text, read back |
//! | `board` | squares and pieces, marks, figures, controls, faults |
//! | `dialogs` | masthead, dialogs and the entry box |
//! | `editing` | the menu of a move, the panel beside it, Game details and Keys |
//! | `element` | the one table of the element `<chess-notation>`, and all that must say the same |
//! | `page` | the blocks of the page |
//! | `sittings` | readers at studies: what they do in each mode |
//! | `study` | boards in other people's pages: what an author writes, what readers get |

mod actions;
mod board;
mod dialogs;
mod editing;
mod element;
mod page;
mod sittings;
mod study;
