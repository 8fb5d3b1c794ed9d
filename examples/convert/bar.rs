//! A bar that shows how much of a file has been read, for somebody who looks.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on the terminal that standard error is; hidden if it is none, or if games are written to the same.
pub fn on_terminal() -> ProgressBar {
    let checks = std::env::args().any(|argument| argument == "--check-reverse");
    if !io::stderr().is_terminal() || (io::stdout().is_terminal() && !checks) {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {bytes} of {total_bytes}");
    ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A file that moves the bar as it is read; a pipe has no size and moves none.
pub fn watched(bar: &ProgressBar, file: File) -> io::Result<impl Read> {
    let about = file.metadata()?;
    if !about.is_file() {
        return Ok(ProgressBar::hidden().wrap_read(file));
    }
    bar.set_length(about.len());
    Ok(bar.wrap_read(file))
}

/// Standard error beside a bar, which is taken away while something is said.
pub struct Aside<W> {
    pub bar: ProgressBar,
    pub err: W,
}

impl<W: Write> Write for Aside<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Aside { bar, err } = self;
        // What is not a file has no length, and is read without a bar.
        match bar.length() {
            Some(_) => bar.suspend(|| err.write(bytes)),
            None => err.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.err.flush()
    }
}
