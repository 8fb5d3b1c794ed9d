//! A choice and a game that is being kept, as text, and read back.
//!
//! ```text
//! keep-score 1
//! notation=short
//! strictness=kind
//! pace=0
//! side=black
//! game=Paul+Morphy+…
//! shown=3
//! current=2
//! cell=1&e4&
//! cell=1&e5&
//! cell=0&Nf&
//! ```
//!
//! Values are written as in forms. A game that the learner has brought is kept as PGN.

use super::keep::KeepScore;
use super::settings::{GameChoice, KeepSettings, PACES, Strictness};
use super::sitting::{SheetCell, Sitting};
use crate::game::GameTree;
use crate::game::pgn::{ReadAs, games, write_pgn};
use crate::notation::Notation;
use crate::session::column;
use crate::session::link::{decoded, field};
use crate::words;

/// The first line, with the version of the format.
const HEAD: &str = "keep-score 1";

/// Why a kept text could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepFault {
    /// It is of a version that this program does not know.
    Version,
    /// It is damaged.
    Damage,
}

impl KeepFault {
    /// Says what is wrong, and what happens now.
    #[must_use]
    pub fn sentence(self) -> &'static str {
        match self {
            KeepFault::Version => words::KEPT_SCORE_NEWER.text(),
            KeepFault::Damage => words::KEPT_SCORE_DAMAGED.text(),
        }
    }

    /// Says what is wrong with a sheet that was handed in, and what to do.
    #[must_use]
    pub fn sentence_of_sheet(self) -> &'static str {
        match self {
            KeepFault::Version => words::SHEET_NEWER.text(),
            KeepFault::Damage => words::SHEET_UNREADABLE.text(),
        }
    }
}

/// Writes all that is kept.
#[must_use]
pub fn write(keep: &KeepScore) -> String {
    let settings = keep.sitting().map_or(keep.settings(), |it| &it.settings);
    let mut text = String::from(HEAD);
    let mut line = |name: &str, value: &str| {
        let mut form = String::new();
        field(&mut form, name, value);
        text.push('\n');
        text.push_str(&form);
    };
    line("notation", settings.column.tag);
    line(
        "strictness",
        match settings.strictness {
            Strictness::Strict => "strict",
            Strictness::Kind => "kind",
        },
    );
    line("pace", &settings.pace.to_string());
    // Versions that know no side read a text without it.
    if settings.flipped {
        line("side", "black");
    }
    if let Some(tree) = keep.brought() {
        line("brought", &write_pgn(tree, &Notation::SHORT));
    }
    let Some(sitting) = keep.sitting() else {
        return text;
    };
    match sitting.choice {
        GameChoice::Famous(_) => line("game", &sitting.title),
        GameChoice::Brought => line("game", ""),
    }
    line("shown", &sitting.shown().to_string());
    if let Some(current) = sitting.current() {
        line("current", &current.to_string());
    }
    if sitting.marked {
        line("marked", "1");
    }
    for cell in &sitting.cells()[..sitting.shown()] {
        let mut form = String::new();
        field(&mut form, "cell", if cell.entered { "1" } else { "0" });
        for part in [Some(&cell.text), cell.first.as_ref()] {
            let mut value = String::new();
            field(&mut value, "", part.map_or("", String::as_str));
            form.push('&');
            form.push_str(value.trim_start_matches('='));
        }
        text.push('\n');
        text.push_str(&form);
    }
    text
}

/// Writes the fragment of an address that opens the sheet, as a teacher gets it.
#[must_use]
pub fn fragment(keep: &KeepScore) -> String {
    let mut form = String::new();
    field(&mut form, "sheet", &write(keep));
    form
}

/// Reads the sheet in the fragment of an address; `None` if there is none.
#[must_use]
pub fn handed_in(fragment: &str) -> Option<Result<KeepScore, KeepFault>> {
    let value = fragment.strip_prefix("sheet=")?;
    let text = decoded(value).ok_or(KeepFault::Damage);
    Some(text.and_then(|text| read(&text)))
}

/// What is read line by line.
#[derive(Default)]
struct KeptLines {
    settings: KeepSettings,
    brought: Option<GameTree>,
    /// The title of the famous game, empty for the one that was brought.
    game: Option<String>,
    shown: usize,
    current: Option<usize>,
    marked: bool,
    cells: Vec<SheetCell>,
}

/// Reads what [`write()`] has written.
///
/// # Errors
/// When the text is damaged or of another version.
pub fn read(text: &str) -> Result<KeepScore, KeepFault> {
    let mut lines = text.lines();
    match lines.next() {
        Some(HEAD) => {}
        Some(other) if other.starts_with("keep-score ") => return Err(KeepFault::Version),
        _ => return Err(KeepFault::Damage),
    }
    let mut kept = KeptLines::default();
    for line in lines {
        take(&mut kept, line).ok_or(KeepFault::Damage)?;
    }
    let mut keep = KeepScore::default();
    keep.restore(kept.settings, kept.brought);
    let sitting = match &kept.game {
        None => None,
        Some(title) => {
            let choice = match title.as_str() {
                "" => Some(GameChoice::Brought),
                title => keep.famous_by_title(title).map(GameChoice::Famous),
            };
            let choice = choice.ok_or(KeepFault::Damage)?;
            let tree = keep.game(choice).ok_or(KeepFault::Damage)?;
            let sitting = Sitting::begin(choice, tree, kept.settings);
            let mut sitting = sitting.map_err(|_| KeepFault::Damage)?;
            if kept.shown > sitting.len() || kept.cells.len() != kept.shown {
                return Err(KeepFault::Damage);
            }
            sitting.resume(kept.shown, kept.current, kept.cells);
            if kept.marked {
                sitting.marked = true;
            }
            Some(sitting)
        }
    };
    keep.seat(sitting);
    Ok(keep)
}

/// Takes a line; `None` if it is damaged.
fn take(kept: &mut KeptLines, line: &str) -> Option<()> {
    let (name, value) = line.split_once('=')?;
    if name == "cell" {
        let mut parts = value.split('&');
        let entered = parts.next()? == "1";
        let text = decoded(parts.next()?)?;
        let first = decoded(parts.next()?)?;
        kept.cells.push(SheetCell {
            text,
            entered,
            first: (!first.is_empty()).then_some(first),
        });
        return parts.next().is_none().then_some(());
    }
    let value = decoded(value)?;
    match name {
        "notation" => kept.settings.column = column(&value)?,
        "strictness" if value == "strict" => kept.settings.strictness = Strictness::Strict,
        "strictness" if value == "kind" => kept.settings.strictness = Strictness::Kind,
        "pace" => {
            let pace: u8 = value.parse().ok()?;
            kept.settings.pace = PACES.into_iter().find(|known| *known == pace)?;
        }
        "side" if value == "black" => kept.settings.flipped = true,
        "side" if value == "white" => kept.settings.flipped = false,
        "brought" => kept.brought = Some(games(&value, ReadAs::Auto).next()?.tree),
        "game" => kept.game = Some(value),
        "shown" => kept.shown = value.parse().ok()?,
        "current" => kept.current = Some(value.parse().ok()?),
        "marked" => kept.marked = value == "1",
        _ => return None,
    }
    Some(())
}

/// The first line of the scores of all learners, with the version of the format.
const ALL: &str = "keep-scores 1";

/// The scores that are kept on a device, one for each learner, as texts of [`write()`].
///
/// ```text
/// keep-scores 1
/// Ada=keep-score+1%0Anotation=short…
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptScores(Vec<(String, String)>);

impl KeptScores {
    /// Reads what [`KeptScores::text`] has written, or a single score of an earlier version, which
    /// is this learner's.
    ///
    /// # Errors
    /// When the text is damaged or of another version.
    pub fn read(text: &str, learner: &str) -> Result<KeptScores, KeepFault> {
        if text.starts_with("keep-score ") {
            return Ok(KeptScores(vec![(learner.to_owned(), text.to_owned())]));
        }
        let mut lines = text.lines();
        match lines.next() {
            Some(ALL) => {}
            Some(other) if other.starts_with("keep-scores ") => return Err(KeepFault::Version),
            _ => return Err(KeepFault::Damage),
        }
        let score = |line: &str| {
            let (name, text) = line.split_once('=')?;
            Some((decoded(name)?, decoded(text)?))
        };
        let scores = lines.map(score).collect::<Option<Vec<_>>>();
        scores.map(KeptScores).ok_or(KeepFault::Damage)
    }

    /// Returns the score of a learner.
    #[must_use]
    pub fn of(&self, learner: &str) -> Option<&str> {
        let mut scores = self.0.iter();
        let own = scores.find(|(name, _)| name == learner);
        own.map(|(_, text)| text.as_str())
    }

    /// Keeps the score of a learner in place of an earlier one.
    pub fn keep(&mut self, learner: &str, text: String) {
        match self.0.iter_mut().find(|(name, _)| name == learner) {
            Some((_, own)) => *own = text,
            None => self.0.push((learner.to_owned(), text)),
        }
    }

    /// Writes all scores.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::from(ALL);
        for (name, score) in &self.0 {
            let (mut line, mut form) = (String::new(), String::new());
            field(&mut line, "", name);
            field(&mut form, "", score);
            text.push('\n');
            // The sign between name and score is not in the name.
            text.push_str(&line[1..].replace('=', "%3D"));
            text.push_str(&form);
        }
        text
    }
}
