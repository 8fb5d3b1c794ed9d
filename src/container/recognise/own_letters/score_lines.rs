//! The lines of a page: which are of a score, and where their letters stand.

use super::super::super::layout::median;
use super::super::drawn_letters::{DrawnLetter, LetterKind};

/// Height of a letter that tells where a line stands, as a share of the middle one.
const TELLING: f64 = 0.6;

/// The lines of a page.
pub(super) struct ScoreLines<'p> {
    /// For each kind of letter, whether it is known.
    are_known: Vec<bool>,
    are_score: &'p [bool],
    /// For each line, the row of pixels on which its letters stand.
    feet: Vec<u32>,
}

impl<'p> ScoreLines<'p> {
    /// Finds where the lines of these letters stand. Old-style figures reach below that row, and in a short line most
    /// letters may be such figures; how far they do is told by their kind in all lines.
    pub fn of(
        letters: &[DrawnLetter],
        kinds: &[LetterKind],
        are_score: &'p [bool],
    ) -> ScoreLines<'p> {
        let lines = || letters.chunk_by(|one, next| one.line == next.line);
        let count = letters.last().map_or(0, |last| last.line + 1);
        let mut feet = vec![0; count];
        for line in lines() {
            feet[line[0].line] = lower_quarter(line);
        }
        let mut below: Vec<Vec<f64>> = vec![Vec::new(); kinds.len()];
        for letter in letters {
            let foot = f64::from(feet[letter.line]);
            below[letter.kind].push(f64::from(letter.area.bottom()) - foot);
        }
        let below: Vec<f64> = below.into_iter().map(median).collect();
        for line in lines() {
            let known = line.iter().filter(|letter| kinds[letter.kind].is_known());
            let feet_told =
                known.map(|letter| f64::from(letter.area.bottom()) - below[letter.kind]);
            let feet_told: Vec<f64> = feet_told.collect();
            if !feet_told.is_empty() {
                feet[line[0].line] = median(feet_told) as u32;
            }
        }
        ScoreLines {
            are_known: kinds.iter().map(LetterKind::is_known).collect(),
            are_score,
            feet,
        }
    }

    /// Returns the row of pixels on which the line of a letter stands.
    pub fn foot(&self, letter: &DrawnLetter) -> u32 {
        self.feet.get(letter.line).copied().unwrap_or(0)
    }

    /// Returns whether the line of a letter is one of a score.
    pub fn is_score(&self, letter: &DrawnLetter) -> bool {
        self.are_score.get(letter.line) == Some(&true)
    }

    /// Returns one letter of each known kind, of a score if there is one: notes may be set in smaller type.
    pub fn known_letters<'l>(&self, letters: &'l [DrawnLetter]) -> Vec<&'l DrawnLetter> {
        let mut known: Vec<Option<&DrawnLetter>> = vec![None; self.are_known.len()];
        for of_score in [true, false] {
            for letter in letters {
                if self.is_score(letter) == of_score && self.are_known[letter.kind] {
                    known[letter.kind].get_or_insert(letter);
                }
            }
        }
        known.into_iter().flatten().collect()
    }
}

/// Returns the row of pixels on which a quarter of the higher letters of a line stand, or above which they do.
fn lower_quarter(line: &[DrawnLetter]) -> u32 {
    let heights = line.iter().map(|letter| f64::from(letter.area.height));
    let tall = median(heights.collect());
    let letters = line
        .iter()
        .filter(|letter| f64::from(letter.area.height) > TELLING * tall);
    let mut feet: Vec<u32> = letters.map(|letter| letter.area.bottom()).collect();
    feet.sort_unstable();
    feet.get(feet.len() / 4).copied().unwrap_or(0)
}
