//! Games as text and in hand: read, changed, written, linked.
//!
//! | module | what it is |
//! |---|---|
//! | `adversarial` | hostile and merely odd inputs, row by row |
//! | `author_marks` | circles, crosses and arrows in the comments of a score |
//! | `editing` | lines, moves, comments, glyphs, tags and results changed as a user changes them |
//! | `exported` | what leaves the page: texts, names of files, the board as a picture |
//! | `limits` | scores and positions at the limits of size and depth |
//! | `links` | games in links, and in the HTML of other pages |
//! | `measured` | what programs measured: evaluations, clocks, times |
//! | `null_moves` | a side passes, as annotators write it |
//! | `openings` | openings: the table, games that everybody knows, orders of moves |
//! | `pgn` | scores as people have them, and what is wrong with them |
//! | `scores` | whole files, and games grown at random: written and read back |

mod adversarial;
mod author_marks;
mod editing;
mod exported;
mod limits;
mod links;
mod measured;
mod null_moves;
mod openings;
mod pgn;
mod scores;
