//! What is kept of a library besides its bytes: when it was opened, its files, and how much of it
//! is kept.
//!
//! ```text
//! 2026-11-22T18:04:00.000Z      when it was opened, by the clocks of the device
//! whole 5662                    all of it is kept, with the number of games found; or: stopped 812, begun
//! 4195200 club night.pgn        a line for each file: its bytes that are kept, and its name
//! ```

use std::fmt::Display;

use crate::service::title;
use crate::session::{read_lines, write_line};

/// A library that is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryHead {
    /// `2026-11-22T18:04:00.000Z`, by the clocks of the device.
    pub when: String,
    pub state: LibraryState,
    /// The files that it was read from, in their order.
    pub files: Vec<LibraryFile>,
}

/// How much of a library is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LibraryState {
    /// Not all of it: it is still being read, or the page was closed meanwhile.
    #[default]
    Begun,
    /// What was read until the user stopped the reading, with this many games.
    Stopped(u32),
    /// All of it, with this many games.
    Whole(u32),
}

/// A file of a library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryFile {
    pub name: String,
    /// Its length, in bytes.
    pub size: u64,
}

impl LibraryHead {
    /// Returns the head as text, which [`LibraryHead::read`] reads back.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut line = |fields: &[&dyn Display]| write_line(&mut text, ' ', fields);
        line(&[&self.when]);
        match self.state {
            LibraryState::Begun => line(&[&"begun"]),
            LibraryState::Stopped(games) => line(&[&"stopped", &games]),
            LibraryState::Whole(games) => line(&[&"whole", &games]),
        }
        for file in &self.files {
            line(&[&file.size, &file.name]);
        }
        text
    }

    /// Reads such a text; returns `None` if it is malformed.
    #[must_use]
    pub fn read(text: &str) -> Option<LibraryHead> {
        let mut lines = read_lines(text, ' ');
        let [when, _] = lines.next()?;
        let [state, games] = lines.next()?;
        let state = match state.as_str() {
            "begun" => LibraryState::Begun,
            "stopped" => LibraryState::Stopped(games.parse().ok()?),
            "whole" => LibraryState::Whole(games.parse().ok()?),
            _ => return None,
        };
        let file = |[size, name]: [String; 2]| {
            let size = size.parse().ok()?;
            Some(LibraryFile { name, size })
        };
        let files = lines.map(file).collect::<Option<_>>()?;
        Some(LibraryHead { when, state, files })
    }

    /// Returns the library's title: its first file, and the number of the others.
    #[must_use]
    pub fn title(&self) -> String {
        let names = self.files.iter().map(|file| file.name.clone());
        title(&names.collect::<Vec<_>>())
    }

    /// Returns its length, in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.files.iter().map(|file| file.size).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_back() {
        let file = |name: &str, size| LibraryFile {
            name: name.to_owned(),
            size,
        };
        for state in [
            LibraryState::Begun,
            LibraryState::Stopped(0),
            LibraryState::Whole(5662),
        ] {
            let head = LibraryHead {
                when: "2026-11-22T18:04:00.000Z".to_owned(),
                state,
                files: vec![file("club night.pgn", 4_195_200), file("ü\n\\.pgn", 0)],
            };
            assert_eq!(LibraryHead::read(&head.text()), Some(head.clone()));
            assert_eq!(head.title(), "club night.pgn and another file");
            assert_eq!(head.size(), 4_195_200);
        }
        for text in [
            "",
            "2026",
            "2026\nwhole x\n",
            "2026\nhalf 1\n",
            "2026\nwhole\n",
            "2026\nbegun\nx y\n",
        ] {
            assert_eq!(LibraryHead::read(text), None, "{text:?}");
        }
    }
}
