//! Notations of moves: what is written, what is read, what is refused.
//!
//! | module | what it is |
//! |---|---|
//! | `corpus` | the corpus of spellings, `tests/corpus/*.tsv` |
//! | `descriptive` | English descriptive: what is written can be read, what books print is understood |
//! | `descriptive_laws` | the same as laws: every move has a name of its own in every style |
//! | `dialects` | the dialects of three centuries, put together from the habits of many books |
//! | `laws` | laws of all notations: what is written is read back, and no letter is idle |
//! | `legall` | one game as a primer prints it in four notations |
//! | `marks` | double and discovered check, and mate, told right in every notation |
//! | `nonsense` | texts that are no moves, or hardly |
//! | `refusals` | what is said of a text that is no move here |
//! | `spellings` | results, marks and glyphs as they are printed and pasted |
//! | `styles` | the styles of English descriptive: what each prints, and why |

mod corpus;
mod descriptive;
mod descriptive_laws;
mod dialects;
mod laws;
mod legall;
mod marks;
mod nonsense;
mod refusals;
mod spellings;
mod styles;
