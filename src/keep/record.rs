//! Records: texts that identify themselves and show whether they are intact.
//!
//! | text | read as |
//! |---|---|
//! | `rank-and-file 1 game 2 …` with two bytes that match the sum | the record |
//! | the same with a byte changed, or cut off | [`Damage::Altered`], [`Damage::Cut`], with what there is |
//! | `rank-and-file 2 …` | [`Damage::Newer`] |
//! | anything else, up to the next line that begins a record | [`Damage::Foreign`] |
//!
//! The sum is FNV-1a of 32 bits, which changes whenever a single byte does.

use std::fmt::Display;

use crate::session::{split_line, write_line};
use crate::words;

/// Version that this program writes; a higher number comes from a newer program.
const VERSION: u32 = 1;

/// The first word of a record.
const NAME: &str = "rank-and-file";

/// What is wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It is not a record.
    Foreign,
    /// It was written by a newer version of the program.
    Newer,
    /// Its end is missing.
    Cut,
    /// Its check sum does not match.
    Altered,
}

impl Damage {
    /// Returns a message about the damage for the user.
    #[must_use]
    pub fn sentence(self) -> String {
        let what = match self {
            Damage::Foreign => words::RECORD_FOREIGN,
            Damage::Newer => words::RECORD_NEWER,
            Damage::Cut => words::RECORD_CUT,
            Damage::Altered => words::RECORD_ALTERED,
        };
        words::KEPT_DAMAGED.with([what.into()])
    }
}

/// A record, or a stretch of text where one should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record<'t> {
    /// Its kind; empty if it is not known.
    pub kind: &'t str,
    /// The text after its first line.
    pub body: &'t str,
    /// The complete record, as it stands in the text.
    pub text: &'t str,
    /// What is wrong with it, if anything is.
    pub damage: Option<Damage>,
}

/// Returns a record of this kind, which must be one word.
#[must_use]
pub fn seal(kind: &str, body: &str) -> String {
    let mut text = String::with_capacity(body.len() + 40);
    let fields: [&dyn Display; 5] = [&NAME, &VERSION, &kind, &body.len(), &sum(body)];
    write_line(&mut text, ' ', &fields);
    text + body + "\n"
}

/// Returns the records of a text, and the stretches between them. Empty lines between them are
/// skipped.
#[must_use]
pub fn records(text: &str) -> Vec<Record<'_>> {
    let mut all = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let record = first(rest);
        rest = rest[record.text.len()..].trim_start();
        all.push(record);
    }
    all
}

/// Returns the first record of a text that is not empty.
fn first(text: &str) -> Record<'_> {
    // The record ends here if its stated length is wrong.
    let next = text.find("\nrank-and-file ");
    let until = next.map_or(text, |at| &text[..=at]);
    let damaged = |kind, begin, damage| Record {
        kind,
        body: until.get(begin..).unwrap_or_default(),
        text: until,
        damage: Some(damage),
    };
    let (line, _) = text.split_once('\n').unwrap_or((text, ""));
    let [name, version, kind, length, expected] = split_line(line.trim_end(), ' ');
    if name != NAME {
        return damaged("", 0, Damage::Foreign);
    }
    let begin = text.len().min(line.len() + 1);
    let [Ok(version), Ok(length), Ok(expected)] =
        [version, length, expected].map(str::parse::<u32>)
    else {
        return damaged("", begin, Damage::Foreign);
    };
    let end = begin.saturating_add(length as usize);
    let body = text
        .get(begin..end)
        .filter(|_| text.as_bytes().get(end) == Some(&b'\n'));
    match body {
        _ if version > VERSION => damaged(kind, begin, Damage::Newer),
        // The sum covers only the text after this line, so the version is checked too; it was never
        // 0.
        Some(body) if version > 0 && sum(body) == expected => Record {
            kind,
            body,
            text: &text[..=end],
            damage: None,
        },
        None if end >= text.len() => damaged(kind, begin, Damage::Cut),
        _ => damaged(kind, begin, Damage::Altered),
    }
}

/// Returns the check sum of a text.
fn sum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum: u32, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_back_as_it_was_whatever_it_holds() {
        let inner = seal("game", "a");
        for body in ["", "\n", "e4\ne5", "Prüß ♘", &inner] {
            let text = seal("game", body);
            let all = records(&text);
            assert_eq!(all.len(), 1, "{body:?}");
            assert_eq!((all[0].kind, all[0].body), ("game", body));
            assert_eq!((all[0].damage, all[0].text), (None, text.as_str()));
        }
    }

    #[test]
    fn damage_is_told_apart_and_costs_one_record() {
        let (one, two) = (seal("game", "1. e4 *"), seal("game", "1. d4 *"));
        let damage = |text: &str| {
            let all = records(text);
            let damage = all.iter().map(|record| record.damage).collect::<Vec<_>>();
            let last = all.last().map(|record| record.body).unwrap_or_default();
            (damage, last.to_owned())
        };
        let sound = "1. d4 *".to_owned();
        let altered = one.replace("e4", "e5") + &two;
        assert_eq!(
            damage(&altered),
            (vec![Some(Damage::Altered), None], sound.clone())
        );
        let foreign = format!("hello\n{two}");
        assert_eq!(
            damage(&foreign),
            (vec![Some(Damage::Foreign), None], sound.clone())
        );
        let newer = one.replacen(" 1 ", " 2 ", 1) + &two;
        assert_eq!(
            damage(&newer),
            (vec![Some(Damage::Newer), None], sound.clone())
        );
        let older = one.replacen(" 1 ", " 0 ", 1) + &two;
        assert_eq!(
            damage(&older),
            (vec![Some(Damage::Altered), None], sound.clone())
        );
        let lines = one.replace('\n', "\r\n") + &two;
        assert_eq!(damage(&lines), (vec![Some(Damage::Altered), None], sound));
        let cut = &one[..one.len() - 3];
        assert_eq!(damage(cut), (vec![Some(Damage::Cut)], "1. e4".to_owned()));
    }
}
