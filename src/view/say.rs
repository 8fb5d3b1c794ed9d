//! Which message is said of a number or a choice. The other words on buttons, above lists and for screen readers
//! are taken from [`words`] where they stand, and the models bring the sentences about moves.

use crate::board::Color;
use crate::book::BookKind;
use crate::exercise::by_rule::AskedAs;
use crate::exercise::two_sheets::SheetSummary;
use crate::exercise::worksheet::{Paper, WorksheetKind};
use crate::protocol::{BookEntry, Misfits};
use crate::screen::clocks::ClockModel;
use crate::words::{self, Message, Value};

/// Labels the library's tab, with the number of its games.
pub fn library_tab(games: usize) -> String {
    words::TAB_LIBRARY.with([count(games)])
}

/// Labels the book's tab, with the number of its games.
pub fn book_tab(games: usize) -> String {
    match games {
        0 => words::TAB_BOOK.into(),
        games => words::TAB_BOOK_GAMES.with([count(games)]),
    }
}

/// Labels the tab of a book's list of games, with their number.
pub fn games_tab(games: usize) -> String {
    words::TAB_GAMES.with([count(games)])
}

/// The colours of figures, in the order of `Tint`.
pub const TINTS: [Message; 4] = [words::GREEN, words::RED, words::YELLOW, words::BLUE];

/// Labels the field for a comment on a move such as "3. Bb5", or before it.
pub fn comment(name: &str, before: bool) -> String {
    match before {
        true => words::COMMENT_BEFORE.with([name.into()]),
        false => words::COMMENT_ON.with([name.into()]),
    }
}

/// Returns the time on a clock, such as "0:05:00" or "0:05:00 used"; a dash if it is not known.
#[must_use]
pub fn clock(clock: &ClockModel) -> String {
    let time = clock.time.map(|time| time.to_string());
    match (time, clock.used) {
        (None, _) => "–".to_owned(),
        (Some(time), false) => time,
        (Some(time), true) => words::TIME_USED.with([time.into()]),
    }
}

/// Says how much room the pictures of pages take, and that a backup leaves them out.
pub fn pictures_kept(bytes: u64) -> String {
    words::PICTURES_KEPT.with([megabytes(bytes).into()])
}

/// Names the words of a search that have no meaning; empty if all have one.
pub fn search_unread(unread: &[String]) -> String {
    match unread {
        [] => String::new(),
        unread => words::SEARCH_UNREAD.with([unread.join(", ").into()]),
    }
}

/// Says how many notations are found.
pub fn notations_found(found: usize) -> String {
    match found {
        0 => words::NO_NOTATION_FOUND.into(),
        found => words::NOTATIONS_FOUND.with([count(found)]),
    }
}

/// Says how many games of a library are found.
pub fn found(found: u32, games: u32) -> String {
    let (some, all) = (count(found as usize), count(games as usize));
    match (found, games) {
        (0, 0) => words::NO_GAME_YET.into(),
        (found, games) if found == games => words::GAMES.with([all]),
        (0, _) => words::NONE_OF_GAMES.with([all]),
        _ => words::SOME_OF_GAMES.with([some, all]),
    }
}

/// The headings of the columns of a booklet's contents.
pub const CONTENTS_HEADS: [Message; 4] = [words::NO, words::PLAYERS, words::EVENT, words::RESULT];

/// Names the side to move under a diagram; empty for a position without one.
pub fn to_move(mover: Option<Color>) -> &'static str {
    match mover {
        Some(Color::White) => words::WHITE_TO_MOVE.text(),
        Some(Color::Black) => words::BLACK_TO_MOVE.text(),
        None => "",
    }
}

/// Returns a size in megabytes, with one decimal below 10 MB.
pub fn megabytes(bytes: u64) -> String {
    let tenths = bytes.div_ceil(100_000);
    let (whole, tenths) = ((tenths / 10).to_string(), tenths % 10);
    match whole.len() {
        1 => [&whole, &*words::DECIMAL, &tenths.to_string(), " MB"].concat(),
        _ => whole + " MB",
    }
}

/// Returns a number as it is shown, with its digits in groups of three.
pub fn count(number: usize) -> Value<'static> {
    Value::number(number as u64, thousands(number))
}

/// Returns a number with a sign between groups of three digits.
fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + 3);
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(&words::THOUSANDS);
        }
        text.push(digit);
    }
    text
}

/// Says which later printed moves do not fit after a possible move.
pub fn no_longer_fit(misfits: &Misfits) -> String {
    words::THEN_MISFITS.with([misfits.clause().into()])
}

/// Says how many places of a score or a printed game are doubtful.
pub fn doubts(number: usize) -> String {
    match number {
        0 => words::NO_DOUBTS.into(),
        number => words::DOUBTS.with([number.into()]),
    }
}

/// Says how many of a book's games are listed, and how many of its scores have been read.
pub fn listed(shown: usize, games: usize, read: u32, scores: u32) -> String {
    let mut listed = String::new();
    if shown < games {
        listed = words::SOME_OF_GAMES.with([shown.into(), games.into()]) + ". ";
    }
    if read < scores {
        listed.push_str(&words::SCORES_READ.with([read.into(), scores.into()]));
    }
    listed
}

// The list of a book's games.

/// Names a kind of game in the filter.
pub const fn kinds(kind: BookKind) -> Message {
    match kind {
        BookKind::Game => words::KIND_GAMES,
        BookKind::Analysis => words::KIND_ANALYSES,
        BookKind::Table => words::KIND_TABLES,
        BookKind::Study => words::KIND_STUDIES,
    }
}

/// Names a filter by doubt.
pub const fn doubt(doubtful: bool) -> Message {
    match doubtful {
        true => words::DOUBTFUL,
        false => words::WITHOUT_DOUBT,
    }
}

/// Says how many of its printed moves were read of a game.
fn moves_read(game: &BookEntry) -> String {
    words::MOVES_READ.with([game.read.into(), game.printed.into()])
}

/// Returns a game's entry in the list: its number, its title and notes on its reading.
pub fn listed_game(place: usize, game: &BookEntry) -> String {
    let mut notes = Vec::new();
    if game.kind != BookKind::Game {
        notes.push(game.kind.tag().to_owned());
    }
    if game.printed > game.read {
        notes.push(moves_read(game));
    }
    if game.doubts > 0 {
        notes.push(doubts(game.doubts as usize));
    }
    if game.stop > 0 {
        notes.push(words::INCOMPLETE.into());
    }
    let title = &game.title;
    match notes.as_slice() {
        [] => format!("{place}. {title}"),
        notes => format!("{place}. {title} ({})", notes.join(", ")),
    }
}

/// Says which book is being read, and how much of it has been read, in percent.
pub fn reading_book(name: &str, percent: u32) -> String {
    match name {
        "" => words::READING_THE_BOOK.with([percent.into()]),
        name => words::READING_BOOK.with([name.into(), percent.into()]),
    }
}

/// Says how many games and how many pieces of analysis a book has, and how they are distinguished.
pub fn games_and_analysis(games: usize, analysis: usize) -> String {
    let games = words::GAMES_WITH_PLAYERS.with([count(games)]);
    match analysis {
        0 => games,
        analysis => words::GAMES_THEN_ANALYSIS.with([games.into(), count(analysis)]),
    }
}

/// Says whether all printed moves of a game were read, or else where the reading stopped.
pub fn wholeness(game: &BookEntry) -> String {
    if game.is_whole() {
        words::WHOLE.into()
    } else if game.stop > 0 {
        words::STOPS_AT.with([game.stop.into()])
    } else {
        moves_read(game)
    }
}

/// Names a game in the table of a book's games, such as "Elm – Fir, 1–0, 2 doubts".
pub fn row_of_book(game: &BookEntry) -> String {
    let mut name = game.title.clone();
    let mut add = |words: &str| {
        name.push_str(", ");
        name.push_str(words);
    };
    if !game.is_game() {
        add(game.kind.tag());
    }
    if game.row.result.len() > 1 {
        add(&game.row.result.replace('-', "–"));
    }
    if game.doubts > 0 {
        add(&doubts(game.doubts as usize));
    }
    if !game.is_whole() {
        add(&wholeness(game));
    }
    name
}

/// Says how many differences two games have, and how many of them are listed.
pub fn differences(found: u32, listed: u32) -> String {
    let (all, listed_count) = (count(found as usize), count(listed as usize));
    match found {
        0 => words::NO_DIFFERENCES.into(),
        _ if found > listed => words::FIRST_DIFFERENCES.with([all, listed_count]),
        _ => words::DIFFERENCES.with([all]),
    }
}

// Worksheets.

/// The lines at the head of a score sheet.
pub const SCORE_SHEET_HEAD: [Message; 8] = [
    words::EVENT,
    words::PLACE_PLAYED,
    words::WHITE,
    words::BLACK,
    words::DATE,
    words::ROUND_NO,
    words::BOARD_NO,
    words::RESULT,
];

/// Names a size of paper.
pub fn paper(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "A4",
        Paper::Letter => words::PAPER_LETTER.text(),
    }
}

/// Names a kind of worksheet.
pub const fn worksheet_title(kind: WorksheetKind) -> Message {
    match kind {
        WorksheetKind::Write => words::WRITE_THE_MOVE,
        WorksheetKind::Play => words::DRAW_THE_MOVE,
        WorksheetKind::Piece => words::WHICH_PIECE_MOVES,
        WorksheetKind::ScoreSheet => words::SCORE_SHEET,
        WorksheetKind::Mend => words::WHAT_IS_WRONG,
        WorksheetKind::Translate => words::WRITE_IN_ANOTHER,
    }
}

/// Says what a pupil has to do.
pub fn asked(kind: WorksheetKind, notation: &str, given: &str) -> String {
    let message = match kind {
        WorksheetKind::Write => words::ASKED_TO_WRITE,
        WorksheetKind::Play => words::ASKED_TO_DRAW,
        WorksheetKind::Piece => words::ASKED_FOR_PIECE,
        WorksheetKind::Mend => words::ASKED_TO_MEND,
        WorksheetKind::ScoreSheet => return String::new(),
        WorksheetKind::Translate => {
            return words::ASKED_TO_TRANSLATE.with([given.into(), notation.into()]);
        }
    };
    message.with([notation.into()])
}

// The page for practice.

/// The sides from which a board is seen.
pub const SIDES: [Message; 2] = [words::FROM_WHITES_SIDE, words::FROM_BLACKS_SIDE];

/// Says when the next move comes; 0 if the learner asks for it.
pub fn keep_pace(seconds: u8) -> String {
    match seconds {
        0 => words::WHEN_I_ASK.into(),
        seconds => words::EVERY_SECONDS.with([seconds.into()]),
    }
}

/// Says how long a game is.
pub fn moves(moves: usize) -> String {
    words::MOVES_COUNTED.with([moves.into()])
}

/// Says behind a rule or a slip how often it came, if it came more than once.
pub fn times(times: usize) -> String {
    match times {
        1 => String::new(),
        times => words::TIMES.with([times.into()]),
    }
}

// Dictation.

/// Whether the text of the moves is shown.
pub const TEXTS: [Message; 2] = [words::TEXT_HIDDEN, words::TEXT_SHOWN];
/// When the next move is said.
pub const ONWARDS: [Message; 2] = [words::AS_SOON_AS_RIGHT, words::WHEN_I_ASK];
/// How fast the voice speaks.
pub const SPEEDS: [Message; 3] = [words::VOICE_SLOW, words::VOICE_USUAL, words::VOICE_FAST];

/// Says how often a move was tried, and whether its text was shown.
pub fn tries(tries: u32, shown: bool) -> String {
    let message = match shown {
        true => words::TRIES_WITH_TEXT,
        false => words::TRIES,
    };
    message.with([tries.into()])
}

// Silent reading.

/// Where a score begins.
pub const BEGINNINGS: [Message; 2] = [words::AT_BEGINNING_OF_GAME, words::AT_POSITION_SEEN];
/// How a score is answered.
pub const ANSWERS_BY: [Message; 2] = [words::CHOOSING_BOARDS, words::PLAYING_IT];

/// Says how long a score is.
pub fn plies(plies: usize) -> String {
    words::PLIES_OF_EACH.with([plies.into(), (plies / 2).into()])
}

// Practice by rule.

/// Numbers a question, and says of how many if that is known.
pub fn question_of(number: usize, of: Option<usize>) -> String {
    match of {
        Some(of) => words::QUESTION_OF.with([number.into(), of.into()]),
        None => words::QUESTION_NUMBER.with([number.into()]),
    }
}

/// Says how many of some answers were right.
pub fn right_of(right: usize, all: usize) -> String {
    words::RIGHT_OF.with([right.into(), all.into()])
}

/// Says what a round would ask for; `next` is when something is due if nothing is now.
pub fn waiting(due: usize, new: usize, next: Option<&str>) -> String {
    match (due, new, next) {
        (0, 0, Some(next)) => words::NOTHING_DUE.with([next.into()]),
        (0, new, _) => words::RULES_NEW.with([new.into()]),
        (due, 0, _) => words::RULES_DUE.with([due.into()]),
        (due, new, _) => words::RULES_DUE_AND_NEW.with([due.into(), new.into()]),
    }
}

// Two sheets of one game.

/// The names of the sheets.
pub const SHEETS: [Message; 2] = [words::FIRST_SHEET, words::SECOND_SHEET];
/// What a sheet looks like.
pub const SHEET_SAMPLES: [&str; 2] = [
    "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6",
    "1. P-K4 P-K4\n2. N-KB3 N-QB3\n3. B-N5 P-QR3",
];

/// Says how long the game of two sheets is, and in how many places they differ.
pub fn sheets_compared(plies: usize, differences: usize, open: usize) -> String {
    let length = match plies {
        0 => return words::NO_MOVE_ON_SHEETS.into(),
        plies => Value::from(moves(plies.div_ceil(2))),
    };
    match (differences, open) {
        (0, _) => words::SHEETS_WITHOUT_DOUBT.with([length]),
        (places, 0) => words::SHEETS_ALL_DECIDED.with([places.into(), length]),
        (places, open) => words::SHEETS_LEFT_TO_YOU.with([length, places.into(), open.into()]),
    }
}

/// Says what is known of a sheet.
pub fn sheet_found(sheet: usize, facts: &SheetSummary) -> String {
    words::SHEET_FOUND.with([
        SHEETS[sheet].into(),
        (&*facts.notation).into(),
        facts.right.into(),
        facts.written.into(),
    ])
}

// Exercise sets.

/// Names a kind of question.
pub const fn set_kind(kind: AskedAs) -> Message {
    match kind {
        AskedAs::Write | AskedAs::Square => words::WRITE_THE_MOVE,
        AskedAs::Play => words::PLAY_THE_MOVE,
        AskedAs::Piece => words::WHICH_PIECE_MOVES,
        AskedAs::Mend => words::WHAT_IS_WRONG,
        AskedAs::Translate => words::WRITE_IN_ANOTHER,
    }
}

/// Says that a link was copied, and warns of a long one.
pub fn link_copied(letters: usize, is_long: bool) -> String {
    match is_long {
        false => words::SET_LINK_COPIED.into(),
        true => words::SET_LINK_LONG.with([letters.into()]),
    }
}

/// Says that HTML was copied, and how many questions are not in it.
pub fn html_copied(asked: usize, left_out: usize) -> String {
    let asked = match asked {
        0 => return words::HTML_CANNOT_ASK.into(),
        asked => words::HTML_COPIED.with([asked.into()]),
    };
    match left_out {
        0 => asked,
        count => asked + &words::HTML_LEFT_OUT.with([count.into()]),
    }
}

/// Says how many hints were taken.
pub fn hints_taken(hints: u32) -> String {
    match hints {
        0 => String::new(),
        hints => words::HINTS_TAKEN.with([hints.into()]),
    }
}
