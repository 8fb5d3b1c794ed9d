//! The program `rank-and-file`; the library contains everything it does.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = std::env::args_os().skip(1);
    ExitCode::from(rank_and_file_command::run_process(arguments))
}
