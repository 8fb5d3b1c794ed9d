//! Letters in pictures, recognised by the program `tesseract`, which must be on the path.

use std::io::{self, ErrorKind, Write};
use std::process::{Command, Stdio};
use std::thread;

use rank_and_file::container::picture::PagePicture;
use rank_and_file::container::{
    PagePlace, PrintLanguage, RecognisedWord, Recogniser, words_of_tsv,
};

/// Said where the program is not on the path.
const MISSING: &str = "the program tesseract, which recognises letters, is not installed (on Debian: apt-get install tesseract-ocr)";

/// The program, which recognises letters of a language.
pub struct Tesseract {
    language: PrintLanguage,
    /// Whether the program is known to have the data of the language.
    is_checked: bool,
}

impl Tesseract {
    pub const fn new(language: PrintLanguage) -> Tesseract {
        Tesseract {
            language,
            is_checked: false,
        }
    }

    /// Checks once that the program is there and has the data of the language.
    fn check(&mut self) -> Result<(), String> {
        if self.is_checked {
            return Ok(());
        }
        let listed = Command::new("tesseract").arg("--list-langs").output();
        let listed = listed.map_err(|error| not_started(&error))?;
        let PrintLanguage { name, code, .. } = self.language;
        // Old versions list the languages on standard error.
        let has = |list: &[u8]| {
            String::from_utf8_lossy(list)
                .lines()
                .any(|line| line.trim() == code)
        };
        if !has(&listed.stdout) && !has(&listed.stderr) {
            return Err(format!(
                "the program tesseract, which recognises letters, lacks the data of {name} (on Debian: apt-get install tesseract-ocr-{code})"
            ));
        }
        self.is_checked = true;
        Ok(())
    }
}

/// Says why the program could not be started.
fn not_started(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => MISSING.to_owned(),
        _ => format!("the program tesseract could not be started: {error}"),
    }
}

impl Recogniser for Tesseract {
    async fn recognise(
        &mut self,
        page: &PagePicture,
        _: PagePlace,
    ) -> Result<Vec<RecognisedWord>, String> {
        self.check()?;
        self.words(page, &[])
    }

    async fn recognise_again(
        &mut self,
        page: &PagePicture,
        letters: &str,
    ) -> Result<Option<Vec<RecognisedWord>>, String> {
        if letters.is_empty() {
            return self.words(page, &[]).map(Some);
        }
        if self.language != PrintLanguage::ENGLISH {
            return Ok(None);
        }
        let letters = format!("tessedit_char_whitelist={letters}");
        self.words(page, &["-c", &letters]).map(Some)
    }
}

impl Tesseract {
    /// Runs the program with these options and returns the words that it finds.
    fn words(&self, page: &PagePicture, options: &[&str]) -> Result<Vec<RecognisedWord>, String> {
        let mut program = Command::new("tesseract")
            .args(["stdin", "stdout", "-l", self.language.code, "--psm", "6"])
            .args(options)
            .arg("tsv")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| not_started(&error))?;
        let picture = page.png();
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
