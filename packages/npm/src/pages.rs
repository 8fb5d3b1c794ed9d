//! The pages of recognised words in a call.

use rank_and_file_api::{RecognisedPage, RecognisedWord};

/// Reads pages, a page or a word in each line, with tabs between what is known of it.
///
/// | line | what is known |
/// |---|---|
/// | a page | nothing, its width, its height |
/// | a word | its text, left, top, width, height, the number of its line, its confidence |
///
/// The last two may be empty. A number that is none has no value.
pub fn read(lines: &str) -> Vec<RecognisedPage> {
    let mut pages: Vec<RecognisedPage> = Vec::new();
    for line in lines.lines() {
        let mut parts = line.split('\t');
        let text = parts.next().unwrap_or_default();
        let mut number = || parts.next()?.parse::<i32>().ok();
        let side = |number: Option<i32>| number.and_then(|side| u32::try_from(side).ok());
        if text.is_empty() {
            pages.push(RecognisedPage {
                width: side(number()).unwrap_or(0),
                height: side(number()).unwrap_or(0),
                words: Vec::new(),
            });
            continue;
        }
        let mut place = || number().map_or(f32::NAN, |number| number as f32);
        let (left, top, width, height) = (place(), place(), place(), place());
        let word = RecognisedWord {
            text: text.to_owned(),
            left,
            top,
            width,
            height,
            line: side(number()),
            confidence: number().map(|sure| sure as f32),
        };
        if let Some(page) = pages.last_mut() {
            page.words.push(word);
        }
    }
    pages
}
