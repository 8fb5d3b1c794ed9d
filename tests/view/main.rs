//! The page and boards in other pages, as elements: roles, names, order, and the effect of a press.
//!
//! | module | what it is |
//! |---|---|
//! | `board` | squares and pieces, marks, figures, controls, faults |
//! | `dialogs` | masthead, dialogs and the entry box |
//! | `editing` | the menus of a move and of the game, the fields under a move, Game details and Keys |
//! | `element` | the table of the element `<chess-notation>`, and the texts that must agree with it |
//! | `fences` | fences of Markdown: what stands in the element for readers without scripts, and faults |
//! | `looks` | the themes of the board and the sets of pieces: contrast, shapes, and how they are chosen |
//! | `page` | the blocks of the page |
//! | `presses` | what is typed completes the press of its field |
//! | `study_sessions` | readers at studies: their actions in each mode |
//! | `study` | boards in other people's pages: what an author writes, and what readers get |

#![expect(clippy::too_many_lines, reason = "a test is as long as its cases")]

mod board;
mod dialogs;
mod editing;
mod element;
mod fences;
mod looks;
mod page;
mod presses;
mod study;
mod study_sessions;
