//! The streams of a process, the files that it reads, and how it ends.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};

use indicatif::ProgressBar;

use crate::bar::watched;
use crate::source::Source;

/// The name of standard input on the command line.
pub const STANDARD: &str = "-";

/// The streams of the process, or of a test.
pub struct Streams<'s> {
    /// Standard input.
    pub input: &'s mut dyn Read,
    /// Standard output.
    pub out: &'s mut dyn Write,
    /// Standard error.
    pub err: &'s mut dyn Write,
    /// The bar that shows how much of a file has been read.
    pub bar: ProgressBar,
    /// Whether standard output understands colours.
    pub color: bool,
}

/// The reason why a command stops before its end.
#[derive(Debug)]
pub enum Stop {
    /// An output could not be written.
    Output(io::Error),
    /// An argument means nothing; the sentence says why.
    Usage(String),
    /// What is asked for cannot be done; the sentence says why.
    Refused(String),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

/// Writes a message to standard error. If that is closed, an error is ignored, because it cannot be
/// reported.
pub fn tell(err: &mut (impl Write + ?Sized), message: impl AsRef<[u8]>) {
    let _ = err.write_all(message.as_ref());
}

/// Passes each file to `what`, with its name for messages, output and standard error. A packed file
/// is unpacked while it is read. A file that cannot be read is reported. Returns whether all files were read and all of them well.
pub fn each_file(
    files: &[String],
    streams: &mut Streams<'_>,
    mut what: impl FnMut(&str, &mut Source<'_>, &mut dyn Write, &mut dyn Write) -> io::Result<bool>,
) -> Result<bool, Stop> {
    let Streams {
        input,
        out,
        err,
        bar,
        ..
    } = streams;
    let mut all_well = true;
    for file in files {
        let is_standard = file == STANDARD;
        let name = if is_standard { "<stdin>" } else { file };
        let done = match is_standard {
            true => what(name, &mut Source::new(&mut **input), *out, *err),
            false => File::open(name).and_then(|file| {
                let mut source = Source::new(watched(bar, file)?);
                what(name, &mut source, *out, *err)
            }),
        };
        bar.finish_and_clear();
        match done {
            Ok(well) => all_well &= well,
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Err(error.into()),
            Err(error) => {
                tell(*err, format!("rank-and-file: {name}: {error}\n"));
                all_well = false;
            }
        }
    }
    Ok(all_well)
}
