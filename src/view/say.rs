//! Sentences with numbers in them, and the words of practice. The other words on buttons, above lists and
//! for screen readers are in [`words`](crate::words), and the models bring the sentences about moves.

use crate::board::Color;
use crate::book::BookKind;
use crate::exercise::by_rule::AskedAs;
use crate::exercise::two_sheets::SheetSummary;
use crate::exercise::worksheet::WorksheetKind;
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

pub const WORKSHEETS: &str = "Worksheets";
pub const WORKSHEETS_LEAD: &str = "Choose what to ask, look at the pages below, and print them. Your browser can also save them as a PDF.";
/// The labels of the lists.
pub const ASKED_FOR: &str = "Kind";
pub const IN_NOTATION: &str = "Notation";
pub const FROM_GAMES: &str = "Positions from";
pub const FAMOUS_GAMES: &str = "twenty famous games";
pub const GENERATED: &str = "generated positions";
pub const OTHER_POSITIONS: &str = "Other positions";
pub const SECOND_NOTATION: &str = "Second notation";
pub const MOVES_WITH: &str = "Moves with";
pub const DIAGRAMS_ON_A_PAGE: &str = "Diagrams on a page";
pub const PAGE_COUNT: &str = "Pages";
pub const ROOM_FOR: &str = "Moves";
pub const PAPER: &str = "Paper";
pub const PRINT_PAGES: &str = "Print";
pub const WITH_KEY: &str = "With a key";
pub const NO_SECOND: &str = "none";
/// The sizes of paper.
pub const PAPERS: [&str; 2] = ["A4", "Letter"];
/// The lines that a pupil fills in.
pub const PUPIL: &str = "Name";
pub const ON_THE_DAY: &str = "Date";
/// The lines at the head of a score sheet.
pub const SCORE_SHEET_HEAD: [&str; 8] = [
    "Event", "Place", "White", "Black", "Date", "Round", "Board", "Result",
];
/// The heads of the columns of a score sheet.
pub const MOVE_NO: &str = "No.";
pub const WHITE: &str = "White";
pub const BLACK: &str = "Black";
pub const ANSWERS: &str = "Key";

/// Names a kind of worksheet.
pub const fn worksheet_title(kind: WorksheetKind) -> &'static str {
    match kind {
        WorksheetKind::Write => "Write the move",
        WorksheetKind::Play => "Draw the move",
        WorksheetKind::Piece => "Which piece moves?",
        WorksheetKind::ScoreSheet => "Score sheet",
        WorksheetKind::Mend => "What is wrong?",
        WorksheetKind::Translate => "Write it in another notation",
    }
}

/// Says what a pupil has to do.
pub fn asked(kind: WorksheetKind, notation: &str, given: &str) -> String {
    match kind {
        WorksheetKind::Write => format!("Write each move as it stands in a score: {notation}."),
        WorksheetKind::Play => {
            format!("Draw each move as an arrow, and write where it begins and ends ({notation}).")
        }
        WorksheetKind::Piece => {
            format!("Write the square of the piece that makes each move ({notation}).")
        }
        WorksheetKind::ScoreSheet => String::new(),
        WorksheetKind::Mend => {
            format!(
                "Each name of the arrow's move has one mistake. Write what is wrong, and the name as it should be ({notation})."
            )
        }
        WorksheetKind::Translate => {
            format!("Each move is given in one notation: {given}. Write it in another: {notation}.")
        }
    }
}

/// Says that fewer positions were found than the pages have room for.
pub fn only_so_many(count: usize) -> String {
    match count {
        0 => "No such move was found. Choose another rule.".to_owned(),
        1 => "Only one position here has such a move.".to_owned(),
        _ => format!("Only {count} positions here have such a move."),
    }
}

// The page for practice.

pub const PRACTICE: &str = "Practice";
pub const PRACTICE_LEAD: &str = "What you have read in the lessons becomes yours by doing it.";
pub const PRACTICE_KEPT: &str =
    "What you do here is kept on this device alone, and nothing is sent anywhere.";

pub const ALL_PRACTICE: &str = "‹ All practice";
/// The title of the practice, and of the entry in the menu of a game.
pub const KEEP_SCORE: &str = "Keep score yourself";
pub const KEEP_LEAD: &str = "A game is played before you, and you write it down as at the board: first the move is made, then you write it. At the end your sheet is marked.";
pub const YOUR_GAME: &str = "Your game";
pub const FAMOUS: &str = "A famous game";
pub const NO_GAME: &str =
    "No game of this length has this rule. Choose another length or another rule.";
pub const WRITE_IN: &str = "Write in";
pub const JUDGED: &str = "Judged";
pub const KIND: &str = "Kindly: each move at once";
pub const STRICT: &str = "Strictly: only at the end";
pub const KIND_SHEET: &str = "judged move by move";
pub const STRICT_SHEET: &str = "judged at the end";
pub const COMES: &str = "The next move comes";
/// The side from which a board is seen.
pub const BOARD_SEEN: &str = "Board";
pub const SIDES: [&str; 2] = ["From White's side", "From Black's side"];
pub const LENGTH: &str = "Length";
pub const WITH_RULE: &str = "With the rule";
pub const ANY_RULE: &str = "Any rule";
/// Rules that nearly every game has, and that are not listed beside it.
pub const PLAIN_RULES: [&str; 5] = [
    "Nothing added",
    "No side needed",
    "Pawn's file",
    "Capture",
    "Check",
];

/// Says when the next move comes; 0 if the learner asks for it.
pub fn keep_pace(seconds: u8) -> String {
    match seconds {
        0 => "When I ask for it".to_owned(),
        seconds => format!("Every {seconds} seconds"),
    }
}

/// Says how long a game is.
pub fn moves(moves: usize) -> String {
    match moves {
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    }
}

/// Says which move is to be written.
pub fn write_move(color: Color, number: u32) -> String {
    format!("Write {}'s move {number}.", color.name())
}

pub const FIRST_MOVE: &str = "Ask for the first move. When it is made, write it down.";
pub const WRITTEN: &str = "Written. Ask for the next move.";
pub const LAST_MOVE: &str = "That was the last move of the game.";
pub const NOT_WRITTEN: &str = "not written";
pub const WRITE_IT: &str = "Write";
pub const NEXT_MOVE: &str = "Next move";
pub const LEAVE_IT: &str = "Leave it, next move";
pub const MARK_IT: &str = "Mark my sheet";
pub const DELETE_LETTER: &str = "Delete the last letter";
pub const KEYPAD: &str = "Letters and squares";
pub const YOUR_SHEET: &str = "Your sheet, marked";
pub const HANDED_SHEET: &str = "A sheet that was handed in";
pub const OWN_PRACTICE: &str = "To my own practice";
pub const SEND_SHEET: &str = "Copy the result for a teacher";
pub const ANOTHER_GAME: &str = "Another game";
pub const SLIPS: &str = "Slips";
pub const MOVES_BY_RULE: &str = "Moves by rule";
pub const PRACTISE: &str = "What to practise";
pub const PRACTISE_BY_RULE: &str = "Practise by rule";
/// Said if the score of a game cannot be kept.
pub const SHEET_NOT_KEPT: &str =
    "This browser does not let the page keep anything, so your sheet is lost when you leave.";
/// Said when a result has been copied, and before it if it could not be.
pub const RESULT_COPIED: &str =
    "Copied. Send it to your teacher in any way: its address opens your marked sheet.";
pub const RESULT_NOT_COPIED: &str = "The browser does not allow copying. This is your result: ";

// Dictation.

pub const DICTATION: &str = "Dictation";
pub const DICTATION_LEAD: &str = "A game is read aloud, move by move, in the words of the notation you choose; you play each move on the board. The voice is your browser's own.";
/// Says that the browser has no voice in the language of this name.
pub fn no_voice(language: &str) -> String {
    [
        "There is no ",
        language,
        " voice on this device, so each move is shown as text.",
    ]
    .concat()
}
pub const SAID_IN: &str = "Dictated in";
pub const TEXT: &str = "Text of the moves";
pub const TEXTS: [&str; 2] = ["Hidden: listen", "Shown"];
pub const NEXT_IS_SAID: &str = "The next move is said";
pub const ONWARDS: [&str; 2] = ["As soon as a move is right", "When I ask for it"];
pub const VOICE: &str = "Voice";
pub const SPEEDS: [&str; 3] = ["Slow", "Usual", "Fast"];
pub const SAY_AGAIN: &str = "Say it again";
pub const SAY_NEXT: &str = "Say the next move";
pub const SHOW_TEXT: &str = "Show the text";
pub const TEXT_IS_HIDDEN: &str = "Listen, then play the move on the board. R says it again.";
pub const ASK_FOR_IT: &str = "Ask for the next move with R.";
pub const DICTATION_OVER: &str = "The dictation is over";
pub const NOT_AT_ONCE: &str = "Not right at once";
pub const ONE_MORE_TIME: &str = "Hear it again";

/// Says how often a move was tried, and whether its text was shown.
pub fn tries(tries: u32, shown: bool) -> String {
    let tries = match tries {
        1 => "one try".to_owned(),
        tries => format!("{tries} tries"),
    };
    match shown {
        true => tries + ", with the text",
        false => tries,
    }
}

// Silent reading.

pub const SILENT_READING: &str = "Read silently";
pub const SILENT_READING_LEAD: &str = "A printed score without a board: follow it in your head, then say where it leads. The moves are those of famous games.";
pub const PRINTED_IN: &str = "Printed in";
pub const BEGINS: &str = "It begins";
pub const BEGINNINGS: [&str; 2] = [
    "At the beginning of a game",
    "At a position that I see first",
];
pub const ANSWERED_BY: &str = "Answered by";
pub const ANSWERS_BY: [&str; 2] = ["Choosing among four boards", "Playing it on a board"];
pub const READ_FIRST: &str = "Read a score";
pub const LOOK_AT_IT: &str =
    "Look at this position. The score begins from it, and the board will be hidden.";
pub const HIDE_BOARD: &str = "Hide the board and read";
pub const FOLLOW_IT: &str = "Follow the moves in your head, to the last one.";
pub const TO_BOARDS: &str = "To the four boards";
pub const HIDE_SCORE: &str = "Hide the score and play it";
pub const WHICH_BOARD: &str = "Which board is it after the last move?";
pub const PLAY_IT: &str =
    "Play the moves of both sides from memory, then say that this is the position.";
pub const TAKE_BACK: &str = "Take back";
pub const THAT_IS_IT: &str = "This is the position";
pub const SCORE_AGAIN: &str = "See the score again";
pub const NEXT_SCORE: &str = "Next score";
pub const END_READING: &str = "End the round";
pub const THE_SCORE: &str = "Score";
pub const RIGHT_BOARD: &str = "✓ the right board";
pub const YOUR_BOARD: &str = "✗ your choice";

/// Says how long a score is.
pub fn plies(plies: usize) -> String {
    format!("{plies} moves, {} of each side", plies / 2)
}

/// Names a board to choose.
pub fn board_letter(letter: char) -> String {
    format!("Board {letter}")
}

/// Says how many moves were played on the board.
pub fn played(moves: usize) -> String {
    match moves {
        0 => "No move is played yet.".to_owned(),
        1 => "1 move is played.".to_owned(),
        moves => format!("{moves} moves are played."),
    }
}

// Practice by rule.

pub const BY_RULE: &str = "By rule, when due";
pub const BY_RULE_LEAD: &str = "Questions about each rule of notation. A rule that you know comes back after days or weeks, one that you missed after a minute. A round takes about five minutes, and no clock runs.";
pub const BEGIN_ROUND: &str = "Begin a round";
pub const NOTATIONS: &str = "Notations to practise";
pub const LEARNERS: &str = "Who practises";
pub const ANOTHER_NAME: &str = "Another name";
pub const ADD_LEARNER: &str = "Add";
pub const RULE: &str = "Rule";
pub const STATE: &str = "State";
pub const LAST_ANSWERS: &str = "Last answers";
pub const ASKED_AGAIN: &str = "Asked again";
pub const AT_ONCE: &str = "Right at once";
pub const ANSWER_FIELD: &str = "Your answer";
pub const TAP_A_SQUARE: &str = "Choose a square on the board.";
pub const PLAY_A_MOVE: &str = "Drag the piece, or choose it and then its square.";
pub const NEXT_QUESTION: &str = "Next question";
pub const END_ROUND: &str = "End the round";
pub const ROUND_OVER: &str = "The round is over";
pub const THIS_ROUND: &str = "What you practised";
pub const TO_CHART: &str = "To the chart";
/// Labels the button that removes a learner.
pub fn forget(name: &str) -> String {
    ["Remove ", name].concat()
}

/// Numbers a question, and says of how many if that is known.
pub fn question_of(number: usize, of: Option<usize>) -> String {
    match of {
        Some(of) => format!("Question {number} of {of}"),
        None => format!("Question {number}"),
    }
}

/// Labels the choice of files for the questions about squares.
pub const FILES_ASKED: &str = "Squares of the files";
/// Said when the last notation is to be left out.
pub const NO_NOTATION: &str = "At least one notation is practised.";
/// Said when the last file is to be left out.
pub const NO_FILE: &str = "At least one file is asked for.";
/// Said when the browser keeps nothing.
pub const NOT_KEPT_HERE: &str =
    "This browser does not let the page keep what you learn. It is lost when you close the page.";

/// Says that a learner was removed.
pub fn was_removed(name: &str) -> String {
    [name, " was removed, with all that was learnt. "].concat()
}

/// Says how many of some answers were right.
pub fn right_of(right: usize, all: usize) -> String {
    [&right.to_string(), " of ", &all.to_string()].concat()
}

/// Says what a round would ask for; `next` is when something is due if nothing is now.
pub fn waiting(due: usize, new: usize, next: Option<&str>) -> String {
    let rules = |count: usize, what: &str| match count {
        1 => ["1 rule is ", what].concat(),
        count => [&count.to_string(), " rules are ", what].concat(),
    };
    match (due, new, next) {
        (0, 0, Some(next)) => ["Nothing is due. The next rule is due ", next, "."].concat(),
        (0, new, _) => rules(new, "new."),
        (due, 0, _) => rules(due, "due."),
        (due, new, _) => [&rules(due, "due, "), &*rules(new, "new.")].concat(),
    }
}

// Two sheets of one game.

pub const TWO_SHEETS: &str = "Two sheets of one game";
pub const TWO_SHEETS_LEAD: &str = "Type or paste both score sheets, each in its own notation. A single sheet is read too: you are told from where it makes no sense, and what it could have been.";
/// The names of the sheets.
pub const SHEETS: [&str; 2] = ["First sheet", "Second sheet"];
/// What a sheet looks like.
pub const SHEET_SAMPLES: [&str; 2] = [
    "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6",
    "1. P-K4 P-K4\n2. N-KB3 N-QB3\n3. B-N5 P-QR3",
];
pub const GAME_IN: &str = "Show the game in";
pub const COMPARE_SHEETS: &str = "Compare the sheets";
pub const SHEETS_ARE_READ: &str = "The sheets are being read…";
pub const NO_SHEET_YET: &str = "Write or paste at least one sheet.";
pub const CHANGE_SHEETS: &str = "Change the sheets";
pub const OPEN_GAME: &str = "Open the game";
pub const THE_GAME: &str = "Game";
pub const SIDE_BY_SIDE: &str = "Both sheets, side by side";
pub const WHERE_THEY_DIFFER: &str = "Where they differ";
pub const UNCLEAR: &str = "could be another move too";
pub const WRONG: &str = "wrong";

/// Says how long the game of two sheets is, and in how many places they differ.
pub fn sheets_compared(plies: usize, differences: usize, open: usize) -> String {
    let length = match plies {
        0 => return "No move of a game can be read on these sheets.".to_owned(),
        plies => moves(plies.div_ceil(2)),
    };
    let differ = match differences {
        0 => return [&length, ". Nothing on the sheets is in doubt."].concat(),
        1 => "1 place is not plain".to_owned(),
        count => format!("{count} places are not plain"),
    };
    match open {
        0 => format!("{length}. {differ}, and all are decided."),
        1 => format!("{length}. {differ}, and 1 of them is left to you."),
        open => format!("{length}. {differ}, and {open} of them are left to you."),
    }
}

/// Says what is known of a sheet.
pub fn sheet_found(sheet: usize, facts: &SheetSummary) -> String {
    let SheetSummary {
        notation,
        written,
        right,
    } = facts;
    let sheet = SHEETS[sheet];
    format!("{sheet}: {notation}, {right} of {written} written moves right.")
}
// Exercise sets.

pub const SETS: &str = "Exercise sets";
pub const SETS_LEAD: &str = "Choose games, rules and a kind of question. Look through the questions, leave out what does not suit, and hand them out as a link, in your own page, or on paper.";
pub const OWN_GAMES: &str = "Your own games";
pub const PASTE_GAMES: &str = "Paste games here, as PGN or in any notation";
pub const READ_GAMES: &str = "Read these games";
pub const GAMES_FILE: &str = "Choose a file…";
pub const OPENED_GAMES: &str = "your own games";
pub const QUESTION_KIND: &str = "Question";
pub const ANSWER_IN: &str = "Answer in";
pub const GIVEN_IN: &str = "Given in";
pub const HOW_MANY: &str = "Questions";
pub const RULES_ASKED: &str = "Rules";
pub const OTHER_QUESTIONS: &str = "Other questions";
pub const COPY_LINK: &str = "Copy a link for pupils";
pub const COPY_HTML: &str = "Copy HTML for a page";
pub const TO_PAPER: &str = "Worksheet";
pub const TO_SET: &str = "‹ The questions";
pub const TRY_SET: &str = "Try it yourself";
pub const PREVIEW: &str = "The questions";
pub const LEAVE_OUT: &str = "Leave out";
pub const EXCHANGE: &str = "Another";
pub const NO_OTHER_QUESTION: &str = "There is no other question of this kind here.";
pub const NO_QUESTIONS: &str = "There is no question to hand out yet.";
pub const SET_TITLE: &str = "Exercises";
pub const HAND_IN: &str = "Hand in";
pub const LEAVE_QUESTION: &str = "Leave it, next question";
pub const YOUR_RESULT: &str = "Your result";
pub const HANDED_RESULT: &str = "A result that was handed in";
pub const SEND_RESULT: &str = "Copy the result for a teacher";
pub const DO_AGAIN: &str = "Do it again";
pub const RIGHT_ANSWER: &str = "Answer: ";
/// Said when a result has been copied.
pub const SET_RESULT_COPIED: &str =
    "Copied. Send it to your teacher in any way: its address opens each of your answers.";

/// Names a kind of question.
pub const fn set_kind(kind: AskedAs) -> &'static str {
    match kind {
        AskedAs::Write | AskedAs::Square => "Write the move",
        AskedAs::Play => "Play the move",
        AskedAs::Piece => "Which piece moves?",
        AskedAs::Mend => "What is wrong?",
        AskedAs::Translate => "Write it in another notation",
    }
}

/// Says that fewer questions were found than were asked for.
pub fn only_questions(count: usize) -> String {
    match count {
        0 => "No such question was found. Choose other rules, another kind or other games."
            .to_owned(),
        1 => "Only one such question was found.".to_owned(),
        _ => format!("Only {count} such questions were found."),
    }
}

/// Says that a link was copied, and warns of a long one.
pub fn link_copied(letters: usize, is_long: bool) -> String {
    match is_long {
        false => "Copied. Whoever opens the link does these exercises; nothing is sent anywhere."
            .to_owned(),
        true => format!(
            "Copied. The link has {letters} letters, and some programs for mail cut links of more than 2,000: open yours once from where you put it."
        ),
    }
}

/// Says before a link or HTML that it could not be copied.
pub fn copy_this(what: &str) -> String {
    format!("The browser does not allow copying. Copy this yourself: {what}")
}

/// Says that HTML was copied, and how many questions are not in it.
pub fn html_copied(asked: usize, left_out: usize) -> String {
    let asked = match asked {
        0 => return "A board in a page asks only to write the move, or which piece moves. Choose one of these kinds.".to_owned(),
        1 => "Copied: one board with a question.".to_owned(),
        asked => format!("Copied: {asked} boards, each with a question."),
    };
    match left_out {
        0 => asked,
        count => format!(
            "{asked} {count} questions are left out, because a board in a page cannot ask them."
        ),
    }
}

/// Says how many hints were taken.
pub fn hints_taken(hints: u32) -> String {
    match hints {
        0 => String::new(),
        1 => " · 1 hint".to_owned(),
        hints => format!(" · {hints} hints"),
    }
}

/// Said if a chosen file cannot be read.
pub const FILE_UNREADABLE: &str =
    "The file cannot be read. Choose it once more, or paste its games.";

/// Said if games were not handed over by the app.
pub const NO_GAMES_HANDED: &str = "The games did not arrive, because this browser keeps nothing for the page. Save them as PGN, and open the file here.";
