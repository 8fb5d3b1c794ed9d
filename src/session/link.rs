//! A game as the fragment of an address. The link itself holds the complete game, so nothing is
//! sent to a server.
//!
//! | field | holds |
//! |---|---|
//! | `g1` | the game as PGN: tags, start, variations, comments, result; the 1 is the version of this format |
//! | `at` | the place: `22` after 22 half-moves of the game, `10.1.3` ten on, the first variation, three more; absent at the start |
//! | `turned` | `1` if Black is below |
//! | `columns` | the notations of the sheet, by their tags |
//! | `z` | a check value over the fields before it, which shows whether a link was cut short |
//!
//! ```text
//! #g1=1.+e4+e5+2.+Nf3+*&at=2&columns=short+descriptive&z=3c1f0a52
//! ```
//!
//! Fields are written as in forms (`application/x-www-form-urlencoded`): a space is `+`, and
//! everything but letters, digits and a few signs that no program takes for a link's end is `%` and
//! two digits. Unknown fields are ignored. The game is PGN rather than anything shorter, because
//! links made today must be readable for ever; a game of forty moves takes about 700 characters.

use std::fmt;

use super::{Column, Session, column};
use crate::game::pgn::{Game, ReadAs, games, write_pgn};
use crate::game::{At, follow, way};
use crate::notation::{Notation, Sentence};
use crate::words;

/// Length in characters beyond which some programs for mail and messages cut a link.
pub const LONG: usize = 2_000;

/// Bytes of the longest fragment that is read.
pub const LIMIT: usize = 500_000;

/// The contents of a link.
#[derive(Debug)]
pub struct Linked {
    pub game: Game,
    /// The place in the game; its start if the game does not have the link's place.
    pub at: At,
    /// Whether Black is at the bottom.
    pub turned: bool,
    /// The notations of the sheet; empty to keep those that are shown.
    pub columns: Vec<Column>,
    /// Whether the link arrived unchanged.
    pub whole: bool,
}

/// The reason why a fragment is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It was not made by this program. Holds its beginning.
    Foreign(String),
    /// It was made by a later version.
    Newer,
    /// It has a `%` without two digits after it, or bytes that are not text.
    Damaged,
    /// It is longer than [`LIMIT`].
    Long,
    /// It has neither a move nor a position.
    Empty,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            LinkError::Foreign(begin) => {
                return f.write_str(&words::LINK_FOREIGN.with([begin.into()]));
            }
            LinkError::Newer => words::LINK_NEWER,
            LinkError::Damaged => words::LINK_UNREADABLE,
            LinkError::Long => words::LINK_TOO_LONG,
            LinkError::Empty => words::LINK_EMPTY,
        };
        f.write_str(words.text())
    }
}

/// Returns the fragment, without its `#`, that opens the shown game at the session's place.
#[must_use]
pub fn fragment(session: &Session) -> String {
    let mut tree = session.shown_game().whole();
    // Tags with unknown values are left out.
    let unknown = |value: &str| value.bytes().all(|byte| matches!(byte, b'?' | b'.'));
    tree.tags.retain(|(_, value)| !unknown(value));
    let columns: Vec<&str> = session
        .sheet
        .columns
        .iter()
        .map(|column| column.tag)
        .collect();
    let text = write_pgn(&tree, &Notation::SHORT);
    let place = match session.at() {
        At::Start => String::new(),
        at => way(session.tree(), at),
    };
    let turned = if session.board.flipped { "1" } else { "" };
    let mut fragment = String::with_capacity(text.len() * 2);
    let fields = [
        ("g1", text.trim_end()),
        ("at", &place),
        ("turned", turned),
        ("columns", &columns.join(" ")),
    ];
    let mut check = Check::default();
    for (name, value) in fields {
        if !value.is_empty() {
            check.add(name, value);
            field(&mut fragment, name, value);
        }
    }
    field(&mut fragment, "z", &check.text());
    fragment
}

/// Reads a fragment, with its `#` or without.
///
/// # Errors
/// When no game can be read in it. Errors in the game itself are in its troubles.
pub fn read(fragment: &str) -> Result<Linked, LinkError> {
    let fragment = fragment.trim_start_matches('#');
    if fragment.len() > LIMIT {
        return Err(LinkError::Long);
    }
    let foreign = || {
        let begin = fragment.chars().take(40).collect();
        LinkError::Foreign(begin)
    };
    let (first, _) = fragment.split_once('=').ok_or_else(foreign)?;
    let version = first.strip_prefix('g').ok_or_else(foreign)?;
    if version != "1" {
        let number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
        return Err(if number { LinkError::Newer } else { foreign() });
    }
    let (mut game, mut at, mut turned, mut columns) = (None, String::new(), false, Vec::new());
    let (mut check, mut whole) = (Check::default(), false);
    for part in fragment.split('&') {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let value = decoded(value).ok_or(LinkError::Damaged)?;
        match name {
            "g1" => game = games(&value, ReadAs::Auto).next(),
            "at" => at.clone_from(&value),
            "turned" => turned = value == "1",
            "columns" => columns = value.split(' ').filter_map(column).collect(),
            "z" => whole = value == check.text(),
            _ => {}
        }
        check.add(name, &value);
    }
    let game = game.ok_or(LinkError::Empty)?;
    if !whole && game.tree.is_empty() && game.tree.tags.is_empty() {
        return Err(LinkError::Empty);
    }
    let found = match at.as_str() {
        "" => Ok(At::Start),
        way => follow(&game.tree, way),
    };
    Ok(Linked {
        whole: whole && found.is_ok(),
        at: found.unwrap_or(At::Start),
        game,
        turned,
        columns,
    })
}

/// Returns the part of an address before its fragment and its query: the page itself.
#[must_use]
pub fn page_of(address: &str) -> &str {
    let end = address.find(['#', '?']).unwrap_or(address.len());
    &address[..end]
}

/// Returns the address of the folder that contains a page, with the slash at its end.
#[must_use]
pub fn folder_of(address: &str) -> &str {
    let page = page_of(address);
    &page[..page.rfind('/').map_or(0, |slash| slash + 1)]
}

/// Adds a field to a form.
pub fn field(form: &mut String, name: &str, value: &str) {
    if !form.is_empty() {
        form.push('&');
    }
    form.push_str(name);
    form.push('=');
    for byte in value.bytes() {
        match byte {
            b' ' => form.push('+'),
            b'-' | b'.' | b'_' | b'/' | b':' | b'$' | b',' | b'=' => form.push(byte as char),
            _ if byte.is_ascii_alphanumeric() => form.push(byte as char),
            _ => {
                form.push('%');
                form.push(digit(byte / 16));
                form.push(digit(byte % 16));
            }
        }
    }
}

/// Returns the check value of a text, which shows whether it was changed or cut short.
#[must_use]
pub fn check_of(text: &str) -> String {
    let mut check = Check::default();
    check.add("", text);
    check.text()
}

/// Decodes the value of a form's field; `None` if it is damaged.
#[must_use]
pub fn decoded(value: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                (digit()? * 16 + digit()?) as u8
            }
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

const fn digit(number: u8) -> char {
    b"0123456789ABCDEF"[number as usize] as char
}

/// An FNV-1a hash over the fields, 32 bits.
struct Check(u32);

impl Default for Check {
    fn default() -> Check {
        Check(0x811c_9dc5)
    }
}

impl Check {
    fn add(&mut self, name: &str, value: &str) {
        for byte in name.bytes().chain([b'=']).chain(value.bytes()).chain([0]) {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }

    fn text(&self) -> String {
        let digits = self.0.to_be_bytes().into_iter();
        let digits = digits.flat_map(|byte| [digit(byte / 16), digit(byte % 16)]);
        digits.collect()
    }
}

/// The game that came with a link.
impl Session {
    /// Shows the game of a fragment at the place its link names; undo leads back. If the fragment
    /// is not a game, nothing changes and the notice says why.
    #[inline(never)]
    pub(super) fn follow_link(&mut self, fragment: &str) {
        let Linked {
            game,
            at,
            turned,
            columns,
            whole,
        } = match read(fragment) {
            Ok(linked) => linked,
            Err(error) => return self.refuse(Sentence::default().text(error.to_string())),
        };
        let clear = game.troubles.is_empty();
        self.remember();
        self.replace(vec![game]);
        self.board.flipped = turned;
        let offer = self.offer();
        let mut suited = Vec::new();
        for column in columns {
            if offer.columns().any(|known| known == column) && !suited.contains(&column) {
                suited.push(column);
            }
        }
        if !suited.is_empty() {
            self.sheet.columns = suited;
        }
        self.go(at);
        if !whole {
            self.refuse(Sentence::default().text(words::LINK_DAMAGED));
        } else if clear {
            self.say(words::LINK_READ);
        } else {
            self.say(words::LINK_DOUBTFUL);
        }
    }
}
