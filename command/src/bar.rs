//! A progress bar that shows how much of a file has been read.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Returns a bar on standard error. It is hidden if that is not a terminal, or if games are written
/// to the same terminal.
#[must_use]
pub fn on_terminal() -> ProgressBar {
    // These write no games, and so the terminal is free.
    let mut arguments = std::env::args().skip(1);
    let free = arguments.any(|argument| argument == "--check-reverse" || argument == "plies");
    if !io::stderr().is_terminal() || (io::stdout().is_terminal() && !free) {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {bytes} of {total_bytes}");
    ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Returns a bar that is never shown.
#[must_use]
pub fn hidden() -> ProgressBar {
    ProgressBar::hidden()
}

/// Returns a reader that moves the bar as the file is read. A pipe has no size, so it gets a hidden
/// bar.
///
/// # Errors
/// Returns an error if the file's size cannot be found out.
pub fn watched(bar: &ProgressBar, file: File) -> io::Result<impl Read> {
    let about = file.metadata()?;
    if !about.is_file() {
        return Ok(ProgressBar::hidden().wrap_read(file));
    }
    bar.reset();
    bar.set_length(about.len());
    Ok(bar.wrap_read(file))
}

/// Standard error beside a bar, which is hidden while a message is written.
pub struct Aside<W> {
    /// The bar.
    pub bar: ProgressBar,
    /// Standard error.
    pub err: W,
}

impl<W: Write> Write for Aside<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Aside { bar, err } = self;
        // A source that is not a file has no length, and is read without a bar.
        match bar.length() {
            Some(_) => bar.suspend(|| err.write(bytes)),
            None => err.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.err.flush()
    }
}
