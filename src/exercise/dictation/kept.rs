//! A choice and a game that is being dictated, as text, and read back.
//!
//! ```text
//! dictation 1
//! notation=short
//! text=hidden
//! next=at+once
//! speed=usual
//! side=white
//! game=Paul+Morphy+…
//! move=1&0
//! move=3&1
//! now=2&0
//! ```
//!
//! Each `move` has the number of its tries, and whether its text was shown. Values are written as in
//! forms. A game that the learner has brought is kept as PGN, in `brought`.

use super::dictated::Dictation;
use super::settings::{DictationSettings, Speed};
use super::sitting::{DictatedMove, DictationSitting};
use crate::exercise::keep_score::GameChoice;
use crate::exercise::keep_score::famous::famous;
use crate::game::GameTree;
use crate::game::pgn::{ReadAs, games, write_pgn};
use crate::notation::Notation;
use crate::session::column;
use crate::session::link::{decoded, field};
use crate::words;

/// The first line, with the version of the format.
const HEAD: &str = "dictation 1";

/// Why a kept text could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DictationFault {
    /// It is of a version that this program does not know.
    Version,
    /// It is damaged.
    Damage,
}

impl DictationFault {
    /// Says what is wrong, and what happens now.
    #[must_use]
    pub fn sentence(self) -> &'static str {
        match self {
            DictationFault::Version => words::DICTATION_NEWER.text(),
            DictationFault::Damage => words::DICTATION_DAMAGED.text(),
        }
    }
}

/// Writes all that is kept.
#[must_use]
pub fn write(dictation: &Dictation) -> String {
    let sitting = dictation.sitting();
    let settings = sitting.map_or(dictation.settings(), |it| &it.settings);
    let mut text = String::from(HEAD);
    let mut line = |name: &str, value: &str| {
        let mut form = String::new();
        field(&mut form, name, value);
        text.push('\n');
        text.push_str(&form);
    };
    let either = |is: bool, yes: &'static str, no: &'static str| if is { yes } else { no };
    line("notation", settings.column.tag);
    line("text", either(settings.shows_text, "shown", "hidden"));
    line("next", either(settings.waits, "when asked", "at once"));
    line("speed", settings.speed.tag());
    line("side", either(settings.flipped, "black", "white"));
    let Some(sitting) = sitting else {
        return text;
    };
    match sitting.choice {
        GameChoice::Famous(_) => line("game", &sitting.title),
        GameChoice::Brought => line("brought", &write_pgn(sitting.tree(), &Notation::SHORT)),
    }
    let played = sitting.done().iter().map(|mv| ("move", *mv));
    for (name, mv) in played.chain([("now", sitting.now())]) {
        let shown = u8::from(mv.shown);
        text.push_str(&format!("\n{name}={}&{shown}", mv.tries));
    }
    text
}

/// What is read line by line.
#[derive(Default)]
struct KeptDictation {
    settings: DictationSettings,
    game: Option<(GameChoice, GameTree)>,
    done: Vec<DictatedMove>,
    now: DictatedMove,
}

/// Reads what [`write()`] has written.
///
/// # Errors
/// When the text is damaged or of another version.
pub fn read(text: &str) -> Result<Dictation, DictationFault> {
    let mut lines = text.lines();
    match lines.next() {
        Some(HEAD) => {}
        Some(other) if other.starts_with("dictation ") => return Err(DictationFault::Version),
        _ => return Err(DictationFault::Damage),
    }
    let mut kept = KeptDictation::default();
    for line in lines {
        take(&mut kept, line).ok_or(DictationFault::Damage)?;
    }
    let sitting = match &kept.game {
        None if kept.done.is_empty() => None,
        None => return Err(DictationFault::Damage),
        Some((choice, tree)) => {
            let begun = DictationSitting::begin(*choice, tree, kept.settings);
            let begun = begun.map_err(|_| DictationFault::Damage)?;
            let resumed = begun.resume(kept.done, kept.now);
            Some(resumed.ok_or(DictationFault::Damage)?)
        }
    };
    Ok(Dictation::restored(kept.settings, sitting))
}

/// Takes a line; `None` if it is damaged.
fn take(kept: &mut KeptDictation, line: &str) -> Option<()> {
    let (name, value) = line.split_once('=')?;
    match name {
        "move" => {
            let mv = played(value).filter(|mv| mv.tries > 0)?;
            kept.done.push(mv);
            return Some(());
        }
        "now" => {
            kept.now = played(value)?;
            return Some(());
        }
        _ => {}
    }
    let value = decoded(value)?;
    let either = |yes: &str, no: &str| match value.as_str() {
        value if value == yes => Some(true),
        value if value == no => Some(false),
        _ => None,
    };
    let settings = &mut kept.settings;
    match name {
        "notation" => settings.column = column(&value)?,
        "text" => settings.shows_text = either("shown", "hidden")?,
        "next" => settings.waits = either("when asked", "at once")?,
        "side" => settings.flipped = either("black", "white")?,
        "speed" => settings.speed = Speed::ALL.into_iter().find(|it| it.tag() == value)?,
        "game" => {
            let mut known = famous().into_iter().enumerate();
            let (at, game) = known.find(|(_, game)| game.title == value)?;
            kept.game = Some((GameChoice::Famous(at), game.tree));
        }
        "brought" => {
            let game = games(&value, ReadAs::Auto).next()?;
            kept.game = Some((GameChoice::Brought, game.tree));
        }
        _ => return None,
    }
    Some(())
}

/// Reads how a move was played.
fn played(value: &str) -> Option<DictatedMove> {
    let (tries, shown) = value.split_once('&')?;
    Some(DictatedMove {
        tries: tries.parse().ok()?,
        shown: match shown {
            "0" => false,
            "1" => true,
            _ => return None,
        },
    })
}
