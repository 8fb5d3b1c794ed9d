//! The target `fen`.

#![cfg_attr(fuzzing, no_main)]

rank_and_file_fuzz::target!(fen);
