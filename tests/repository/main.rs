//! Rules of this repository and its lessons, checked by reading their files.
//!
//! | module | what it is |
//! |---|---|
//! | `cycles` | no two files of the source import each other |
//! | `documents` | the links, commands and tables of the documents |
//! | `files` | finding the text files of the repository |
//! | `forbidden` | things that must never be there: inline scripts, unfinished work, paths of a machine |
//! | `identifiers` | the names between backticks in the documents |
//! | `imports` | the imports of the files of the source from each other |
//! | `lesson_pages` | the lessons as pages |
//! | `lessons` | the lessons as their readers see them |
//! | `names` | no two types have the same name |
//! | `licences` | the licences of the packages that are built upon |
//! | `modules` | the imports that a folder may have, and the libraries that it may use |
//! | `seeds` | every statement of the texts that this project grew from: where it is taught and tested |
//! | `source` | the text of a Rust file as code alone |
//! | `words` | the languages of the page: each has what English has |

#![expect(clippy::too_many_lines, reason = "a test is as long as its cases")]

mod cycles;
mod documents;
mod files;
mod forbidden;
mod identifiers;
mod imports;
mod lesson_pages;
mod lessons;
mod licences;
mod modules;
mod names;
mod seeds;
mod source;
mod words;
