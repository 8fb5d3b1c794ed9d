//! The meaning of the typed text so far: moves, a score, a position, or a mistake and its place.

use std::ops::Range;

use super::say;
use crate::board::{Move, Variant};
use crate::game::ShownPosition;
use crate::game::fen::{FenError, Field, looks_like_fen};
use crate::game::pgn::{Fault, Game, ReadAs, continuation, games};
use crate::game::printed::LONGEST;
use crate::notation::{
    Kind, Misread, Notation, Reading, Sentence, Turn, Verdict, ambiguous, begun, null, offered,
    plain_words, recognised, refusal, unfinished,
};
use crate::rules::{Position, SetupError};
use crate::session::Column;
use crate::words;

/// Bytes up to which a text is read while it is typed; a longer one is read when it is entered.
pub const LIVE_LIMIT: usize = 20_000;

/// Words for each move at most in a game with its comments. A text with more is prose.
const WORDS: usize = 20;

/// Signs that part the men or the ranks of a printed position at least.
const SIGNS: usize = 3;

/// Strokes at least that part ranks without spaces.
const STROKES: usize = 5;

/// The entry box: the text as it was typed, and its meaning.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Entry {
    pub text: String,
    pub meaning: Meaning,
}

/// The meaning of a text in the position on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Meaning {
    #[default]
    Nothing,
    /// Exactly one legal move, or a null move. `remarks` name the marks that are not true of it.
    Move {
        notation: Notation,
        reading: Reading,
        mv: Move,
        remarks: Vec<String>,
    },
    /// Several legal moves.
    Choices {
        reading: Reading,
        moves: Vec<Move>,
        sentence: Sentence,
    },
    /// A text that reads well and cannot be played. `broke` is the place of the trouble, in bytes.
    Refused {
        reading: Reading,
        broke: Range<usize>,
        sentence: Sentence,
    },
    /// A text that is not a move.
    Misread { misread: Misread, sentence: String },
    /// The beginning of the name of a legal move. `sentence` says what is missing, and `entered` is
    /// the mistake that the text is if nothing follows.
    Unfinished {
        sentence: Sentence,
        entered: Box<Meaning>,
    },
    /// Several moves from the current position on.
    Continuation(Box<Game>),
    /// Complete games, or a position.
    Score {
        games: usize,
        moves: usize,
        trouble: Option<String>,
    },
    /// A position that cannot be played and can be shown as a diagram.
    Diagram(SetupError),
    /// A page of a book.
    Page,
    /// A text that is read when it is entered: it is too long to be read at every key, or may be a
    /// position as it stands in print, which the book worker reads.
    Later,
}

impl Entry {
    /// Reads the text in this position, trying the notations of these columns first.
    #[must_use]
    pub fn read(text: String, position: &Position, columns: &[Column]) -> Entry {
        let meaning = meaning(&text, position, columns);
        Entry { text, meaning }
    }

    /// Splits the text into coloured stretches: its parts with their kinds, and the text between
    /// them. The stretches together are the complete text.
    #[must_use]
    pub fn stretches(&self) -> Vec<(&str, Option<Kind>)> {
        let reading = match self.meaning.entered() {
            Meaning::Move { reading, .. }
            | Meaning::Choices { reading, .. }
            | Meaning::Refused { reading, .. } => reading,
            _ => return vec![(&self.text, None)],
        };
        let mut stretches = Vec::new();
        let mut end = 0;
        for part in &reading.parts {
            if part.span.is_empty() || part.span.start < end {
                continue;
            }
            stretches.push((&self.text[end..part.span.start], None));
            stretches.push((&self.text[part.span.clone()], Some(part.kind)));
            end = part.span.end;
        }
        stretches.push((&self.text[end..], None));
        stretches.retain(|(letters, _)| !letters.is_empty());
        stretches
    }

    /// Returns the place of the mistake that the text is if nothing follows, in bytes; an empty range
    /// for something missing.
    #[must_use]
    pub fn mistake(&self) -> Option<Range<usize>> {
        match self.meaning.entered() {
            Meaning::Refused { broke, .. } => Some(broke.clone()),
            Meaning::Misread { misread, .. } => {
                let width = misread.found.map_or(0, char::len_utf8);
                Some(misread.at..misread.at + width)
            }
            _ => None,
        }
    }
}

impl Meaning {
    /// Returns whether entering the text replaces the game, rather than playing moves in it.
    #[must_use]
    pub const fn opens(&self) -> bool {
        matches!(
            self,
            Meaning::Score { .. } | Meaning::Diagram(_) | Meaning::Page | Meaning::Later
        )
    }

    /// Returns whether the text can be neither played nor opened as it stands.
    #[must_use]
    pub const fn is_mistake(&self) -> bool {
        match self {
            Meaning::Refused { .. } | Meaning::Misread { .. } => true,
            Meaning::Score { moves, trouble, .. } => *moves == 0 && trouble.is_some(),
            _ => false,
        }
    }

    /// Returns whether the text, with which no name of a legal move begins, is read up to its end
    /// and stops too soon.
    #[must_use]
    pub const fn breaks_off(&self) -> bool {
        match self {
            Meaning::Misread { misread, .. } => misread.found.is_none(),
            _ => false,
        }
    }

    /// Returns whether the text is the beginning of a legal move.
    #[must_use]
    pub const fn is_unfinished(&self) -> bool {
        matches!(self, Meaning::Unfinished { .. })
    }

    /// Returns the meaning that the text has if nothing follows.
    #[must_use]
    pub fn entered(&self) -> &Meaning {
        match self {
            Meaning::Unfinished { entered, .. } => entered,
            other => other,
        }
    }

    /// Returns a sentence about what happens when the text is entered.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Meaning::Choices { sentence, .. }
            | Meaning::Refused { sentence, .. }
            | Meaning::Unfinished { sentence, .. } => sentence.to_string(),
            Meaning::Nothing => String::new(),
            Meaning::Move { mv, remarks, .. } => {
                let remarks: String = remarks.iter().map(|remark| format!(" {remark}")).collect();
                words::ENTER_PLAYS.with([mv.as_noun().into()]) + &remarks
            }
            Meaning::Misread { sentence, .. } => sentence.clone(),
            Meaning::Continuation(game) => {
                let doubt = doubt(game.troubles.first().map(ToString::to_string));
                words::ENTER_PLAYS_MOVES.with([game.tree.len().into()]) + &doubt
            }
            Meaning::Score {
                games: 0,
                trouble: Some(trouble),
                ..
            } => trouble.clone(),
            Meaning::Score {
                moves: 0,
                trouble: Some(trouble),
                ..
            } => words::NOT_A_POSITION_SO.with([trouble.into()]),
            Meaning::Score {
                games,
                moves,
                trouble,
            } => {
                let opens = match (*games, *moves) {
                    (1, 0) => words::ENTER_OPENS_POSITION.into(),
                    (1, moves) => words::ENTER_OPENS_GAME.with([moves.into()]),
                    (games, moves) => words::ENTER_OPENS_GAMES.with([games.into(), moves.into()]),
                };
                opens + &doubt(trouble.clone())
            }
            Meaning::Diagram(error) => words::ENTER_SHOWS_DIAGRAM.with([error.to_string().into()]),
            Meaning::Page => words::ENTER_READS_PAGE.into(),
            Meaning::Later => words::ENTER_READS_TEXT.into(),
        }
    }
}

fn doubt(trouble: Option<String>) -> String {
    trouble.map_or_else(String::new, |trouble| {
        [" ", &words::FIRST_PROBLEM.with([trouble.into()])].concat()
    })
}

fn meaning(text: &str, position: &Position, columns: &[Column]) -> Meaning {
    if text.trim().is_empty() {
        return Meaning::Nothing;
    }
    if text.len() > LIVE_LIMIT {
        return Meaning::Later;
    }
    if let Some(read) = as_fen(text) {
        let trouble = match read.map(|shown| shown.unplayable) {
            Ok(Some(why)) => return Meaning::Diagram(why),
            Ok(None) => None,
            Err(error) => Some(error.to_string()),
        };
        return Meaning::Score {
            games: 1,
            moves: 0,
            trouble,
        };
    }
    let single = one_move(text, position, columns);
    let settled = matches!(single, Meaning::Move { .. } | Meaning::Choices { .. });
    if settled {
        return single;
    }
    if single.is_mistake()
        && let Some(sentence) = goes_on(text, position, columns, &single)
    {
        return Meaning::Unfinished {
            sentence,
            entered: Box::new(single),
        };
    }
    if text.split_whitespace().nth(1).is_none() && !may_be_position(text, 0) {
        return single;
    }
    several(text, position).unwrap_or(single)
}

/// Reads the text as a position; `None` if it does not look like one. Words in place of the side to
/// move make it a position as it stands in print.
pub(super) fn as_fen(text: &str) -> Option<Result<ShownPosition, FenError>> {
    if !looks_like_fen(text) {
        return None;
    }
    let has_words = |error: &FenError| error.field == Field::Color && error.at.len() > 1;
    let read = ShownPosition::read(text);
    (!read.as_ref().is_err_and(has_words)).then_some(read)
}

/// Returns whether a text in which this many moves can be read may be a position as it stands in
/// print. It has lines, strokes or stops, and hardly any moves; what it is, the book worker finds
/// out.
pub(super) fn may_be_position(text: &str, moves: usize) -> bool {
    if text.len() > LONGEST || text.contains(['[', '{']) {
        return false;
    }
    // Several stops stand before a move of Black's.
    let signs = text.replace("..", "");
    let signs = signs.trim().matches(['/', '.', ',', ':', ';', '|', '\n']);
    let signs = signs.count();
    let parted = signs >= SIGNS && text.split_whitespace().nth(2).is_some();
    (parted || text.matches('/').count() >= STROKES) && 2 * moves < signs
}

/// Returns a sentence about what is missing if the text, which is not a move, is the beginning of
/// the name of a legal move. Castling that is refused is also the beginning of the longer castling,
/// and then the sentence says both.
fn goes_on(
    text: &str,
    position: &Position,
    columns: &[Column],
    refused: &Meaning,
) -> Option<Sentence> {
    let english = offered(position.variant()).filter(|row| matches!(row.language, "" | "English"));
    let shown = columns.iter().map(|column| column.notation);
    let english = english.map(|row| row.notation);
    let english = english.filter(|notation| is_told_by(text, *notation));
    // Words go on in more ways than these; they are completed where their column is shown.
    let english = english.filter(|notation| !matches!(notation, Notation::Spoken(_)));
    let notations: Vec<Notation> = shown.chain(english).collect();
    let turns = turns(position);
    let mut moves = turns.iter().map(|turn| begun(text, &notations, turn));
    let moves = moves.find(|moves| !moves.is_empty())?;
    let missing = unfinished(text, &moves);
    Some(match refused {
        Meaning::Refused {
            reading, sentence, ..
        } if reading.parts.iter().any(|part| part.kind == Kind::Castle) => {
            missing.text(" ").join(sentence.clone())
        }
        _ => missing,
    })
}

/// Returns the turn of the side to move; in a diagram, where either side may move, both turns.
fn turns(position: &Position) -> Vec<Turn<'_>> {
    let mut turns = vec![position.turn()];
    if position.variant() == Variant::Diagram {
        turns.push(position.turn_of(position.color().other()));
    }
    turns
}

/// Reads the text as one move, first in plain words, then in the shown notations and then in all
/// others.
fn one_move(text: &str, position: &Position, columns: &[Column]) -> Meaning {
    if let Some(reading) = null::read(text) {
        return pass(reading, position);
    }
    let mut best = (0, Meaning::Nothing);
    for turn in &turns(position) {
        if let Some((reading, verdict)) = plain_words::understand(text, turn) {
            let (rank, meaning) = judged(text, Notation::SHORT, reading, verdict, turn);
            if !meaning.is_mistake() {
                return meaning;
            }
            if rank > best.0 {
                best = (rank, meaning);
            }
        }
        let shown = columns.iter().map(|column| column.notation);
        let others = recognised(position.variant()).map(|row| row.notation);
        let others = others.filter(|notation| is_told_by(text, *notation));
        for notation in shown.chain(others) {
            let (rank, meaning) = in_notation(text, notation, turn);
            if matches!(meaning, Meaning::Move { .. }) {
                return meaning;
            }
            if rank > best.0 {
                best = (rank, meaning);
            }
        }
    }
    best.1
}

/// Returns whether this text alone shows that it is in this notation. A word of a code looks like any other, and so
/// does a move of Meyer's or Stamma's but for some letters; those are read only where their column is shown.
fn is_told_by(text: &str, notation: Notation) -> bool {
    match notation {
        Notation::Telegraphic(_) => false,
        Notation::Historic(historic) => historic.is_told_by(text),
        _ => true,
    }
}

/// Reads the text as a null move; its text is the same in every notation.
fn pass(reading: Reading, position: &Position) -> Meaning {
    match position.pass() {
        Ok(mv) => Meaning::Move {
            notation: Notation::SHORT,
            reading,
            mv,
            remarks: Vec::new(),
        },
        Err(sentence) => Meaning::Refused {
            broke: 0..reading.text.len(),
            reading,
            sentence,
        },
    }
}

/// Returns the meaning of the text in one notation, and its rank among the notations. An ambiguous
/// or illegal reading ranks above one that breaks off, and a later break above an earlier one.
fn in_notation(text: &str, notation: Notation, turn: &Turn<'_>) -> (usize, Meaning) {
    match notation.understand(text, turn) {
        Ok((reading, verdict)) => judged(text, notation, reading, verdict, turn),
        Err(misread) => {
            let sentence = say::not_a_move(text, &misread, turn.variant);
            (misread.at + 1, Meaning::Misread { misread, sentence })
        }
    }
}

/// Returns the meaning of a text that was read, and its rank.
fn judged(
    text: &str,
    notation: Notation,
    reading: Reading,
    verdict: Verdict,
    turn: &Turn<'_>,
) -> (usize, Meaning) {
    match verdict {
        Verdict::One { mv, untrue } => {
            let remarks = untrue.iter().map(|part| remark(&reading, part)).collect();
            let meaning = Meaning::Move {
                notation,
                reading,
                mv,
                remarks,
            };
            (usize::MAX, meaning)
        }
        Verdict::Many(moves) => {
            let sentence = ambiguous(text, &moves);
            let meaning = Meaning::Choices {
                reading,
                moves,
                sentence,
            };
            (usize::MAX - 1, meaning)
        }
        Verdict::None { broke, before } => {
            let sentence = refusal(&reading, &broke, &before, turn);
            let meaning = Meaning::Refused {
                reading,
                broke: broke.span,
                sentence,
            };
            (text.len() + 2, meaning)
        }
    }
}

/// Returns a sentence about a mark that is not true of the move.
fn remark(reading: &Reading, part: &crate::notation::Part) -> String {
    let letters = reading.letters(part);
    match part.kind {
        Kind::Check => words::MARK_NOT_TRUE.with([letters.into()]),
        Kind::EnPassant => words::NOT_A_PASSING_CAPTURE.into(),
        Kind::Moves | Kind::Implied => words::CAPTURE_WITHOUT_SIGN.into(),
        _ => words::PART_DOES_NOT_FIT.with([letters.into()]),
    }
}

/// Reads the text as several moves, played from here if possible, or as games of their own.
fn several(text: &str, position: &Position) -> Option<Meaning> {
    let whole = text.contains('[') || starts_a_game(text);
    if !whole
        && let Some(game) = continuation(position, text, ReadAs::Auto)
        && !game.tree.is_empty()
        && !may_be_position(text, game.tree.len())
    {
        return Some(Meaning::Continuation(Box::new(game)));
    }
    let games: Vec<_> = games(text, ReadAs::Auto).collect();
    let moves: usize = games.iter().map(|game| game.tree.len()).sum();
    if may_be_position(text, moves) {
        return Some(Meaning::Later);
    }
    if may_be_book(text, &games) {
        return Some(Meaning::Page);
    }
    let tags: usize = games.iter().map(|game| game.tree.tags.len()).sum();
    let trouble = games
        .iter()
        .flat_map(|game| &game.troubles)
        .next()
        .map(ToString::to_string);
    (moves > 1 || tags > 0).then_some(Meaning::Score {
        games: games.iter().filter(|game| !game.is_other_game()).count(),
        moves,
        trouble,
    })
}

/// Returns whether the text numbers its moves from 1.
fn starts_a_game(text: &str) -> bool {
    let rest = text.trim_start().strip_prefix(['1', '⠂']);
    rest.is_some_and(|rest| rest.starts_with(['.', ' ', '\u{a0}', '\u{2800}', '…']))
}

/// Returns whether a game was read in a notation of old books.
const fn is_descriptive(game: &Game) -> bool {
    matches!(
        game.notation,
        Notation::DESCRIPTIVE | Notation::Continental(_)
    )
}

/// Returns whether a text that was read as scores should be read as a book page instead: its
/// descriptive moves were not all clear, or it has too many words for its moves.
pub(super) fn may_be_book(text: &str, read: &[Game]) -> bool {
    let unclear = |game: &Game| is_descriptive(game) && game.has_errors();
    if read.iter().any(|game| !game.tree.tags.is_empty()) {
        // A text with tags is PGN. Its descriptive moves are a book's if one of them is ambiguous,
        // or if one cannot be read and there is no comment in braces.
        let open = |game: &Game| {
            let mut faults = game.troubles.iter().map(|trouble| &trouble.fault);
            faults.any(|fault| matches!(fault, Fault::Ambiguous(..)))
        };
        return read.iter().any(|game| {
            is_descriptive(game) && open(game) || !text.contains('{') && unclear(game)
        });
    }
    read.iter().any(unclear) || is_prose(text, read)
}

/// Returns whether a long text is certainly not a book: it has tags, or every move was read in a
/// notation other than descriptive.
pub(super) fn is_clear(read: &[Game]) -> bool {
    let clear = |game: &Game| game.unread.is_empty() && !is_descriptive(game);
    read.iter().any(|game| !game.tree.tags.is_empty()) || read.iter().all(clear)
}

/// Returns whether the text has too many words for the moves that were read in it.
pub(super) fn is_prose(text: &str, read: &[Game]) -> bool {
    let moves: usize = read.iter().map(|game| game.tree.len()).sum();
    text.split_whitespace().count() > WORDS * (moves + 1)
}
