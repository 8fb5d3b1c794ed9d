//! Letters in pictures, recognised by the program `tesseract`, which must be on the path.

use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};
use std::thread;

use rank_and_file::container::picture::PagePicture;
use rank_and_file::container::{PagePlace, RecognisedWord, Recogniser, words_of_tsv};

/// Said where the program is not on the path.
const MISSING: &str = "its letters are recognised by the program tesseract, which is not installed (on Debian: apt-get install tesseract-ocr)";

/// The program, which recognises letters of a language.
pub struct Tesseract {
    /// The language as the program calls it, such as `eng`.
    pub language: String,
}

impl Recogniser for Tesseract {
    async fn recognise(
        &mut self,
        page: &PagePicture,
        _: PagePlace,
    ) -> Result<Vec<RecognisedWord>, String> {
        let mut program = Command::new("tesseract")
            .args(["stdin", "stdout", "-l", &self.language, "--psm", "6", "tsv"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| match error.kind() {
                ErrorKind::NotFound => MISSING.to_owned(),
                _ => format!("the program tesseract could not be started: {error}"),
            })?;
        let picture = page.pgm();
        let stdin = program.stdin.take();
        // The program may answer before it has read all.
        let writing = thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(&picture)));
        let output = program.wait_with_output();
        let _ = writing.join();
        let output = output.map_err(|error| format!("the program tesseract failed: {error}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            let said = said.lines().next().unwrap_or_default();
            return Err(format!("the program tesseract failed: {said}"));
        }
        Ok(words_of_tsv(&String::from_utf8_lossy(&output.stdout)))
    }
}
