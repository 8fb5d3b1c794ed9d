//! Games as text and in memory: read, changed, written and linked.
//!
//! | module | what it is |
//! |---|---|
//! | `adversarial` | hostile and odd inputs, row by row |
//! | `author_marks` | circles, crosses and arrows in the comments of a score |
//! | `continental` | games in the descriptive notations of continental Europe, as they are printed |
//! | `editing` | editing a game as a user does: lines, moves, comments, glyphs, tags and results |
//! | `exported` | exports: texts, names of files, the board as a picture |
//! | `growth` | how the work of readers grows, by counted steps |
//! | `languages` | scores in the letters of other languages, which nobody names |
//! | `limits` | scores and positions of extreme size and depth |
//! | `links` | games in links, and in the HTML of other pages |
//! | `measured` | measurements by programs: evaluations, clocks, times |
//! | `null_moves` | a side passes, as annotators write it |
//! | `openings` | openings: the table, famous games, orders of moves |
//! | `other_games` | scores of other games, which are no chess |
//! | `past` | scores in algebraic as it was printed before it had its present form |
//! | `pgn` | scores as people have them, and reports about their faults |
//! | `scores` | complete files and random games, written and read back |
//! | `sentences` | scores in sentences, as Philidor's books print them |
//! | `telegraph` | scores in the codes for moves by telegraph, with one move in a word or two |

#![expect(clippy::too_many_lines, reason = "a test is as long as its cases")]

mod adversarial;
mod author_marks;
mod continental;
mod editing;
mod exported;
mod growth;
mod languages;
mod limits;
mod links;
mod measured;
mod null_moves;
mod openings;
mod other_games;
mod past;
mod pgn;
mod scores;
mod sentences;
mod telegraph;
mod touch_and_voice;
