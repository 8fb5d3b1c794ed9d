//! Files of many games: listed, searched, sorted, compared, bound.
//!
//! | module | what it is |
//! |---|---|
//! | `batches` | what the moves of a file's games tell, found out by several librarians at once |
//! | `booklet` | games bound as a booklet |
//! | `checked` | what the moves of a game tell, by the straight road where the score is plain |
//! | `differences` | two versions of a game, compared |
//! | `positions_listed` | lists of positions, a line each |
//! | `rows` | games of a file as rows, searched and sorted |
//! | `shelf` | a file of games on the screen: page and librarian talk |
//! | `sights` | games found by what is on the board, and by what their moves tell |

mod batches;
mod booklet;
mod checked;
mod differences;
mod positions_listed;
mod rows;
mod shelf;
mod sights;
