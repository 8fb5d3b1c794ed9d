//! Files of many games: listed, searched, sorted, compared, and made into booklets.
//!
//! | module | what it is |
//! |---|---|
//! | `batches` | facts about the moves of a file's games, found by several library workers at once |
//! | `booklet` | booklets of games |
//! | `checked` | facts about the moves of a game, found by the fast reader of plain scores |
//! | `differences` | comparison of two versions of a game |
//! | `positions_listed` | lists of positions, one a line |
//! | `rows` | games of a file as rows, searched and sorted |
//! | `library` | a file of games on the screen: messages between page and library worker |
//! | `sights` | games found by positions on the board, and by facts about their moves |

mod batches;
mod booklet;
mod checked;
mod differences;
mod library;
mod positions_listed;
mod rows;
mod sights;
