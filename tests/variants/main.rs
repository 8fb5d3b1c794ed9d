//! U-chess and Chess 99.
//!
//! | module | what it is |
//! |---|---|
//! | `chess99` | Chess 99 as text: its scores forward and back |
//! | `screen` | both games on the screen: played by hand, drawn over, explained |
//! | `uchess` | U-chess: what three symbols name is legal, and nothing else |

mod chess99;
mod screen;
mod uchess;
