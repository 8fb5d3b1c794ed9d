//! The screen as data: a user's actions, and what the screen then shows.
//!
//! | module | what it is |
//! |---|---|
//! | `aloud` | answers in words for people who hear the board |
//! | `book` | a book on the screen: messages between page and book worker |
//! | `by_rule` | questions by rule: made, judged, and asked when they are due |
//! | `dictation` | a game that is read aloud, while the learner moves the pieces |
//! | `editor` | positions set up, and marks drawn on the board |
//! | `game` | a game on the screen: stepped through, typed, explained |
//! | `headers` | the header of a game above its score sheet |
//! | `keep_score` | the score of a game that is played before the learner |
//! | `languages` | the page in other languages than English |
//! | `kept` | a session kept as text and restored |
//! | `laboratory` | pieces put on a board, and explanations of the moves to a square |
//! | `messages` | messages between the page and its workers, as bytes and read back |
//! | `page_words` | lists, refusals, keys, books, libraries and diagrams in other languages than English |
//! | `pieces` | the pieces on the board from one position to the next |
//! | `practice_words` | the page for practice in other languages than English |
//! | `printed` | positions as they stand in print: opened, typed, set up |
//! | `quiz` | quizzes: questions, judgements of answers, and hints |
//! | `reasons` | the current move and its rivals, drawn on the board |
//! | `results` | results set by players, and the state of a game in words |
//! | `silent_reading` | passages that are read without a board, and the boards that misreadings lead to |
//! | `sets` | exercise sets: made, kept as links, done by pupils |
//! | `sounds` | what is heard after a change |
//! | `undo` | how far undo goes back |
//! | `unread` | text that could not be read, kept until somebody changes or dismisses it |
//! | `worksheets` | worksheets: what they ask, and what their key says |

#![expect(clippy::too_many_lines, reason = "a test is as long as its cases")]

mod aloud;
mod book;
mod by_rule;
mod dictation;
mod editor;
mod game;
mod headers;
mod keep_score;
mod kept;
mod laboratory;
mod languages;
mod messages;
mod page_words;
mod pieces;
mod practice_words;
mod printed;
mod quiz;
mod reasons;
mod results;
mod sets;
mod silent_reading;
mod sounds;
mod undo;
mod unread;
mod worksheets;
