//! The messages between the page and its workers, as bytes.
//!
//! Both are built from this file and published together, so no version number is needed. Bytes that
//! are cut off or are not a message are read as `None`.
//!
//! | part | how it is written |
//! |---|---|
//! | number | LEB128: seven bits a byte, lowest first, the top bit set on all but the last |
//! | text | its length in bytes as a number, then UTF-8 |
//! | list | its length as a number, then its items |
//! | optional value | 0, or 1 and then the value |
//! | message | the number of its kind, then its fields in order |

use super::{
    Ask, BookChoice, BookEntry, BookList, CheckBatch, CheckedBatch, ComparedLine, Comparison,
    Keeping, Leaf, PgnSpan, Print, PrintedStretch, Remark, ShelfAsk, ShelfFormat, ShelfProgress,
    ShelfQuery, ShelfRow, ShelfTell, Sort, Tell, Way,
};
use crate::book::BookKind;
use crate::library::{CheckedGame, Features, PlayedLine, SortBy};

/// A value that can be sent.
pub trait Wire: Sized {
    /// Appends the value to `bytes`.
    fn put(&self, bytes: &mut Vec<u8>);

    /// Takes a value from the front of `rest`.
    fn take(rest: &mut &[u8]) -> Option<Self>;

    #[must_use]
    /// Returns the value as bytes.
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.put(&mut bytes);
        bytes
    }

    /// Reads a complete message.
    #[must_use]
    fn of_bytes(mut bytes: &[u8]) -> Option<Self> {
        let message = Self::take(&mut bytes)?;
        bytes.is_empty().then_some(message)
    }
}

impl Wire for u32 {
    fn put(&self, bytes: &mut Vec<u8>) {
        let mut value = *self;
        while value >= 0x80 {
            bytes.push(value as u8 | 0x80);
            value >>= 7;
        }
        bytes.push(value as u8);
    }

    fn take(rest: &mut &[u8]) -> Option<u32> {
        let mut value = 0;
        for place in 0..5 {
            let (&first, tail) = rest.split_first()?;
            *rest = tail;
            value |= u32::from(first & 0x7f) << (7 * place);
            if first < 0x80 {
                return Some(value);
            }
        }
        None
    }
}

/// Takes a length and as many bytes.
fn run<'b>(rest: &mut &'b [u8]) -> Option<&'b [u8]> {
    let length = u32::take(rest)? as usize;
    let (run, tail) = rest.split_at_checked(length)?;
    *rest = tail;
    Some(run)
}

impl Wire for bool {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push(u8::from(*self));
    }

    fn take(rest: &mut &[u8]) -> Option<bool> {
        Some(u32::take(rest)? != 0)
    }
}

impl Wire for String {
    fn put(&self, bytes: &mut Vec<u8>) {
        (self.len() as u32).put(bytes);
        bytes.extend_from_slice(self.as_bytes());
    }

    fn take(rest: &mut &[u8]) -> Option<String> {
        str::from_utf8(run(rest)?).ok().map(str::to_owned)
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn put(&self, bytes: &mut Vec<u8>) {
        (self.len() as u32).put(bytes);
        for item in self {
            item.put(bytes);
        }
    }

    fn take(rest: &mut &[u8]) -> Option<Vec<T>> {
        // The length is not trusted, so a missing item ends the list.
        let mut items = Vec::new();
        for _ in 0..u32::take(rest)? {
            items.push(T::take(rest)?);
        }
        Some(items)
    }
}

impl<T: Wire> Wire for Option<T> {
    fn put(&self, bytes: &mut Vec<u8>) {
        self.is_some().put(bytes);
        if let Some(value) = self {
            value.put(bytes);
        }
    }

    fn take(rest: &mut &[u8]) -> Option<Option<T>> {
        Some(match bool::take(rest)? {
            true => Some(T::take(rest)?),
            false => None,
        })
    }
}

impl Wire for Features {
    fn put(&self, bytes: &mut Vec<u8>) {
        u32::from(self.bits()).put(bytes);
    }

    fn take(rest: &mut &[u8]) -> Option<Features> {
        Some(Features::of_bits(u32::take(rest)? as u16))
    }
}

impl Wire for PlayedLine {
    fn put(&self, bytes: &mut Vec<u8>) {
        self.start().put(bytes);
        self.numbers().put(bytes);
    }

    fn take(rest: &mut &[u8]) -> Option<PlayedLine> {
        let start = String::take(rest)?;
        PlayedLine::of_numbers(&start, &Vec::take(rest)?)
    }
}

impl Wire for Sort {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push(*self as u8);
    }

    fn take(rest: &mut &[u8]) -> Option<Sort> {
        Sort::ALL.get(u32::take(rest)? as usize).copied()
    }
}

impl Wire for SortBy {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push(*self as u8);
    }

    fn take(rest: &mut &[u8]) -> Option<SortBy> {
        SortBy::ALL.get(u32::take(rest)? as usize).copied()
    }
}

impl Wire for BookKind {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push(*self as u8);
    }

    fn take(rest: &mut &[u8]) -> Option<BookKind> {
        BookKind::ALL.get(u32::take(rest)? as usize).copied()
    }
}

/// Implements [`Wire`] for a record: its fields in order.
macro_rules! record {
    ($name:ident: $($field:ident),*) => {
        impl Wire for $name {
            fn put(&self, bytes: &mut Vec<u8>) {
                $(self.$field.put(bytes);)*
            }

            fn take(rest: &mut &[u8]) -> Option<$name> {
                $(let $field = Wire::take(rest)?;)*
                Some($name { $($field),* })
            }
        }
    };
}

record!(BookChoice: moment, key);
record!(PgnSpan: start, end);
record!(PrintedStretch: text, sort, moment, fixed);
record!(Way: key, words, fate);
record!(Remark: moment, doubt, words, ways);
record!(Print: stretches, remarks);
record!(Leaf: book, game, pgn, doubts, choices, print);
record!(BookEntry: title, kind, read, printed, doubts, stopped);
record!(BookList: games, shown, given_up, tongues, tongue, scores, read);

record!(ComparedLine: way, place, words);
record!(Comparison: lines, found);
record!(CheckBatch: first, texts);
record!(CheckedBatch: first, games);
record!(CheckedGame: plies, features, code, opening, line);
record!(ShelfQuery: search, board, by, descending, first, count);
record!(ShelfProgress: key, keeping, name, games, out, first, checked, percent, done, said);
record!(ShelfRow: place, white, black, ratings, result, date, event, opening, moves, sight, troubled);

/// Implements [`Wire`] for a message of several kinds: the number of its kind, then its fields in
/// order.
macro_rules! message {
    ($name:ident: $($number:literal $kind:ident { $($field:ident),* })*) => {
        impl Wire for $name {
            fn put(&self, bytes: &mut Vec<u8>) {
                match self {
                    $($name::$kind { $($field),* } => {
                        bytes.push($number);
                        $($field.put(bytes);)*
                    })*
                }
            }

            fn take(rest: &mut &[u8]) -> Option<$name> {
                Some(match u32::take(rest)? {
                    $($number => {
                        $(let $field = Wire::take(rest)?;)*
                        $name::$kind { $($field),* }
                    })*
                    _ => return None,
                })
            }
        }
    };
}

message!(Ask:
    0 Read { book, text, must }
    1 Sample { book }
    2 Turn { book, game }
    3 Leaf { book, game, choices }
    4 Keep { book, game, choices }
    5 Pgn { book, games }
    6 Again { book, of, tongue }
);
message!(Tell:
    0 Games { book, list }
    1 Done { book, found, words, pgn }
    2 Leaf { leaf }
    3 Pgn { name, text }
);
message!(ShelfAsk:
    0 Rows { query }
    1 Game { place }
    2 Put { place, pgn }
    3 Stop {}
    4 Open { key }
    5 Check { batch }
    6 Export { query, format }
    7 Opening { pgn }
    8 TakeOut { place }
    9 PutBack {}
    10 Split { query }
    11 Compare { here, there, notation }
);
message!(ShelfFormat:
    0 Pgn {}
    1 Score { notation }
    2 Table {}
    3 Booklet { notation }
);
message!(Keeping:
    0 Pending {}
    1 Kept {}
    2 Refused { why }
);
message!(ShelfTell:
    0 Progress { progress }
    1 Rows { query, found, rows, unread }
    2 Game { place, pgn }
    3 Opening { pgn, code, name }
    4 Made { key }
    5 Refused { why }
    6 Compared { comparison }
);
