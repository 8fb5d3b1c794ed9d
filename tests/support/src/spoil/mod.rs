//! Damages printed pages of games in known ways, and judges what the reader made of them.
//!
//! | module | what it does |
//! |---|---|
//! | `sources` | pages of games: those of real books, and pages set by this crate |
//! | `damage` | one damage to one page, of a kind and at a place chosen by dice |
//! | `layout` | the damage to moves, rows and lines |
//! | `printed` | a page with other words in one place |
//! | `running` | pages set by this crate as running text, in many manners |
//! | `noise` | misread characters all over a page |
//! | `verdict` | what the reader made of a page |

mod damage;
mod layout;
mod noise;
mod printed;
mod running;
mod sources;
mod verdict;

pub use damage::{KINDS, Kind, spoil};
pub use noise::{misread, noisy};
pub use running::running;
pub use sources::{SourcePage, printed, set};
pub use verdict::{Fate, fate, fate_of_game, fate_of_one};
