//! U-chess and Chess 99.
//!
//! | module | what it is |
//! |---|---|
//! | `chess99` | Chess 99 as text: scores read forward and backward |
//! | `screen` | both games on the screen: played by hand, drawn over, explained |
//! | `uchess` | U-chess: a move is legal exactly if three symbols name it |

#![expect(clippy::too_many_lines, reason = "a test is as long as its cases")]

mod chess99;
mod screen;
mod uchess;
