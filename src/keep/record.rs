//! Records: texts that say what they are and whether they are whole.
//!
//! | text | read as |
//! |---|---|
//! | `rank-and-file 1 game 2 …` with two bytes that suit the sum | the record |
//! | the same with a byte changed, or cut off | [`Damage::Altered`], [`Damage::Cut`], with what there is |
//! | `rank-and-file 2 …` | [`Damage::Newer`] |
//! | anything else, up to the next line that begins a record | [`Damage::Foreign`] |
//!
//! The sum is FNV-1a of 32 bits: it differs whenever a single byte does.

/// What this program writes. A higher number is a newer program's.
const VERSION: u32 = 1;

/// The first word of a record.
const NAME: &str = "rank-and-file ";

/// What is wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It is no record.
    Foreign,
    /// A newer version of the program has written it.
    Newer,
    /// Its end is missing.
    Cut,
    /// Its check sum is another.
    Altered,
}

impl Damage {
    /// What is to be said of it.
    #[must_use]
    pub fn sentence(self) -> String {
        let what = match self {
            Damage::Foreign => "part of it was not written by this page",
            Damage::Newer => "a newer version of this page wrote it",
            Damage::Cut => "part of it is missing",
            Damage::Altered => "part of it has been altered",
        };
        [
            "Not everything that was kept can be shown: ",
            what,
            ". It is set aside under Open, Kept games.",
        ]
        .concat()
    }
}

/// A record, or a stretch of text where one should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record<'t> {
    /// Its kind; empty where that cannot be told.
    pub kind: &'t str,
    pub body: &'t str,
    /// All of it, as it stands in the text.
    pub text: &'t str,
    pub damage: Option<Damage>,
}

/// A record of this kind, which is one word.
#[must_use]
pub fn seal(kind: &str, body: &str) -> String {
    let mut text = String::with_capacity(body.len() + 40);
    text.push_str(NAME);
    for word in [&VERSION.to_string(), kind, &body.len().to_string()] {
        text.push_str(word);
        text.push(' ');
    }
    text.push_str(&sum(body).to_string());
    for part in ["\n", body, "\n"] {
        text.push_str(part);
    }
    text
}

/// The records of a text, and what stands between them. Between them may be empty lines.
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

/// The first record of a text that is not empty.
fn first(text: &str) -> Record<'_> {
    // Where the record ends if its own word for that is not to be believed.
    let next = text
        .match_indices("\nrank-and-file ")
        .map(|(at, _)| at + 1)
        .next();
    let until = &text[..next.unwrap_or(text.len())];
    let foreign = Record {
        kind: "",
        body: until,
        text: until,
        damage: Some(Damage::Foreign),
    };
    let (line, _) = text.split_once('\n').unwrap_or((text, ""));
    let Some(words) = line.strip_prefix(NAME) else {
        return foreign;
    };
    let begin = text.len().min(line.len() + 1);
    let mut words = words.split(' ');
    let number = |word: Option<&str>| word.and_then(|word| word.trim_end().parse::<u32>().ok());
    let version = number(words.next());
    let kind = words.next().unwrap_or_default();
    let (Some(version), Some(length), Some(expected)) =
        (version, number(words.next()), number(words.next()))
    else {
        let body = until.get(begin..).unwrap_or_default();
        return Record { body, ..foreign };
    };
    let end = begin.saturating_add(length as usize);
    let whole = text
        .get(begin..end)
        .filter(|_| text.as_bytes().get(end) == Some(&b'\n'));
    let damage = match whole {
        _ if version > VERSION => Some(Damage::Newer),
        // The sum is of what follows the line alone; no version was ever 0.
        Some(body) if version > 0 && sum(body) == expected => None,
        Some(_) => Some(Damage::Altered),
        None if end >= text.len() => Some(Damage::Cut),
        None => Some(Damage::Altered),
    };
    match (damage, whole) {
        (None, Some(body)) => Record {
            kind,
            body,
            text: &text[..=end],
            damage,
        },
        _ => Record {
            kind,
            body: until.get(begin..).unwrap_or_default(),
            text: until,
            damage,
        },
    }
}

/// The check sum of a text.
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
