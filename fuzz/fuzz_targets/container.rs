//! The target `container`.

#![cfg_attr(fuzzing, no_main)]

rank_and_file_fuzz::target!(container);
