//! The target `book`.

#![cfg_attr(fuzzing, no_main)]

rank_and_file_fuzz::target!(book);
