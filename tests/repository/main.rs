//! The rules of this repository and of its lessons, kept by reading them.
//!
//! | module | what it is |
//! |---|---|
//! | `circles` | no two files of the source import each other |
//! | `files` | the text files of the repository |
//! | `forbidden` | what must never be there: inline scripts, unfinished work, paths of a machine |
//! | `imports` | what the files of the source import from each other |
//! | `length` | how long a file and a function may be |
//! | `lesson_pages` | the lessons as pages |
//! | `lessons` | the lessons, read as their readers will |
//! | `names` | no two types of one name |
//! | `rooms` | which folder may import from which, and which may know a library |
//! | `seeds` | every statement of the texts that this project grew from: where it is taught and held |
//! | `source` | the text of a Rust file as code alone |

mod circles;
mod files;
mod forbidden;
mod imports;
mod length;
mod lesson_pages;
mod lessons;
mod names;
mod rooms;
mod seeds;
mod source;
