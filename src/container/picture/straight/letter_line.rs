//! Joins the letters of a page to lines, as far as they stand on one level.

use super::super::super::scan::PrintedArea;

/// Fewest letters of a line that shows how lines run.
pub(super) const FEWEST: usize = 4;

/// Letters of a line are at most this far apart, in heights of a letter.
const GAP: f32 = 3.0;

/// The feet of neighbours in a line are at most this far from one level, in heights of a letter.
const STEP: f32 = 0.22;

/// Letters beside one another.
#[derive(Clone)]
pub(super) struct LetterLine {
    /// The middles and the lower ends of its letters.
    pub feet: Vec<(f32, f32)>,
    /// Where it begins and ends.
    pub ends: [(f32, f32); 2],
}

/// Returns the lines of letters.
pub(super) fn lines(letters: &[PrintedArea], height: f32) -> Vec<LetterLine> {
    let mut letters: Vec<&PrintedArea> = letters
        .iter()
        .filter(|area| (0.5..1.8).contains(&(area.height as f32 / height)))
        .collect();
    letters.sort_by_key(|area| area.left);
    let (mut open, mut lines): (Vec<LetterLine>, Vec<LetterLine>) = (Vec::new(), Vec::new());
    for letter in letters {
        let (left, right) = (letter.left as f32, letter.right() as f32);
        let foot = letter.bottom() as f32;
        let ended = open.extract_if(.., |line| line.ends[1].0 + GAP * height < left);
        lines.extend(ended);
        let step = |line: &LetterLine| {
            let last = &line.feet[line.feet.len().saturating_sub(4)..];
            let level = last.iter().map(|(_, y)| y).sum::<f32>() / last.len() as f32;
            (foot - level).abs()
        };
        let nearest = open
            .iter_mut()
            .min_by(|one, other| step(one).total_cmp(&step(other)))
            .filter(|line| step(line) <= STEP * height);
        let place = (f32::midpoint(left, right), foot);
        match nearest {
            Some(line) => {
                line.ends[1] = (right, foot);
                line.feet.push(place);
            }
            None => open.push(LetterLine {
                feet: vec![place],
                ends: [(left, foot), (right, foot)],
            }),
        }
    }
    lines.extend(open);
    lines.retain(|line| line.feet.len() >= FEWEST);
    lines
}
