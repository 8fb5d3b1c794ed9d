//! The streams of a process, the files that it reads, and how it ends.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};

use indicatif::ProgressBar;
use rank_and_file::container::PageFile;

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
    what: impl FnMut(&str, &mut Source<'_>, &mut dyn Write, &mut dyn Write) -> io::Result<bool>,
) -> Result<bool, Stop> {
    each(files, false, streams, what)
}

/// Does the same with each book. Pictures that stand side by side are the pages of one book: the first
/// is passed, and the others follow it.
pub fn each_book(
    files: &[String],
    streams: &mut Streams<'_>,
    what: impl FnMut(&str, &mut Source<'_>, &mut dyn Write, &mut dyn Write) -> io::Result<bool>,
) -> Result<bool, Stop> {
    each(files, true, streams, what)
}

fn each(
    files: &[String],
    joins: bool,
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
    let is_page = |name: &String| joins && opens_as_picture(name);
    for files in files.chunk_by(|one, next| is_page(one) && is_page(next)) {
        let [file, others @ ..] = files else {
            continue;
        };
        let is_standard = file == STANDARD;
        let name = if is_standard { "<stdin>" } else { file };
        let done = match is_standard {
            true => what(name, &mut Source::new(&mut **input), *out, *err),
            false => File::open(name).and_then(|file| {
                let mut source = Source::new(watched(bar, file)?);
                let (following, read) = following(others, *err);
                source.follow_with(following);
                all_well &= read;
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

/// Returns whether a file can be opened and is a picture. A pipe is left alone, because what is read
/// from it is gone.
fn opens_as_picture(name: &str) -> bool {
    let open = || {
        let file = File::open(name).ok()?;
        file.metadata().ok()?.is_file().then_some(file)
    };
    name != STANDARD && open().is_some_and(|file| Source::new(file).is_picture(name))
}

/// Returns the pictures of these files, and whether all could be read. One that cannot is reported.
fn following(files: &[String], err: &mut dyn Write) -> (Vec<PageFile>, bool) {
    let mut pictures = Vec::new();
    for name in files {
        let read = File::open(name).and_then(|file| {
            let mut source = Source::new(file);
            let bytes = source.take_all();
            source.end().map(|()| bytes)
        });
        match read {
            Ok(bytes) => pictures.push(PageFile {
                name: name.clone(),
                bytes,
            }),
            Err(error) => tell(err, format!("rank-and-file: {name}: {error}\n")),
        }
    }
    let all = pictures.len() == files.len();
    (pictures, all)
}
