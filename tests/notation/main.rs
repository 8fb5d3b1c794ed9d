//! Notations of moves: texts that are written, read or refused.
//!
//! | module | what it is |
//! |---|---|
//! | `beginnings` | texts that begin the name of a move |
//! | `corpus` | the corpus of spellings, `tests/corpus/*.tsv` |
//! | `descriptive` | English descriptive: written names can be read, and names printed in books are understood |
//! | `descriptive_laws` | the same as laws: every move has a name of its own in every style |
//! | `dialects` | dialects of three centuries, combined from the habits of many books |
//! | `dictated` | names as they are dictated |
//! | `laws` | laws of all notations: written names are read back, and no letter is superfluous |
//! | `legall` | one game as a primer prints it in four notations |
//! | `marks` | double and discovered check, and mate, marked correctly in every notation |
//! | `diagrams` | names of pieces that only diagrams have: several kings, paladins |
//! | `nonsense` | texts that are not moves, or hardly |
//! | `prints` | moves as books print them, `tests/prints.tsv` |
//! | `refusals` | sentences about a text that is not a move here |
//! | `spellings` | results, marks and glyphs as they are printed and pasted |
//! | `styles` | the styles of English descriptive: what each prints, with the reason |

#![expect(clippy::too_many_lines, reason = "a test is as long as its cases")]

mod beginnings;
mod corpus;
mod descriptive;
mod descriptive_laws;
mod diagrams;
mod dialects;
mod dictated;
mod laws;
mod legall;
mod marks;
mod nonsense;
mod prints;
mod refusals;
mod spellings;
mod styles;
