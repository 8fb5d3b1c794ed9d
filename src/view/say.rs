//! The words on buttons, above lists and for screen readers, grouped by the block they belong to.
//! The models bring the sentences about moves.

use crate::board::Color;
use crate::book::BookKind;
use crate::exercise::by_rule::AskedAs;
use crate::exercise::two_sheets::SheetSummary;
use crate::exercise::worksheet::WorksheetKind;
use crate::protocol::{BookEntry, Misfits};
use crate::screen::clocks::ClockModel;

/// Heading of the ways to begin that a first visit is offered.
pub const WELCOME: &str = "Every letter of a move has its reason. Where would you like to begin?";

/// The description beside the page's name.
pub const TAGLINE: &str = "Chess notation that explains itself";

/// Title of the dialog with the looks of the board.
pub const LOOKS: &str = "Board and pieces";
/// Shown in it when the system asks for more contrast or has colours of its own.
pub const CONTRAST: &str =
    "Your system asks for more contrast, so the squares have its colours and not those of a theme.";

// The board and the buttons below it.

pub const BOARD: &str = "Chess board";
pub const TO_START: &str = "To the start";
pub const BACK: &str = "Back";
pub const FORWARD: &str = "Forward";
pub const TO_END: &str = "To the end";
/// Label of the button that plays the moves one after another.
pub const AUTOPLAY: &str = "Play the moves";
pub const SLOWER: &str = "Slower";
pub const FASTER: &str = "Faster";

/// Says how quickly the moves are played.
pub fn pace(seconds: u8) -> String {
    match seconds {
        1 => "A move a second".to_owned(),
        seconds => format!("A move every {seconds} seconds"),
    }
}

/// Label of the button that flips the board.
pub const TURN: &str = "Turn the board";
pub const NAMES: &str = "Descriptive names on the squares";
pub const REASONS: &str = "Reasons on the board";
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const WRITE_A_MOVE: &str = "Write a move";
pub const PLAY: &str = "Play";
pub const CLOSE: &str = "Close";
pub const NOT_RIGHT: &str = "Not right. ";
pub const STOP: &str = "Stop";
pub const SCORE_SHEET: &str = "Score sheet";
/// Label of the tabs of the column.
pub const TABS: &str = "Beside the board";
pub const MOVES: &str = "Moves";
pub const WHOLE_SHEET: &str = "Show the whole score sheet";
pub const TWO_ROWS: &str = "Show two rows of the score sheet";
pub const SET_UP_TAB: &str = "Set up";
pub const DRAW_TAB: &str = "Draw";

/// Labels the library's tab, with the number of its games.
pub fn library_tab(games: usize) -> String {
    format!("Library · {}", thousands(games as u32))
}

/// Labels the fold with examples of a notation.
pub fn examples(count: usize) -> String {
    format!("{count} examples")
}

/// Labels the book's tab, with the number of its games.
pub fn book_tab(games: usize) -> String {
    match games {
        0 => "Book".to_owned(),
        1 => "Book · 1 game".to_owned(),
        games => format!("Book · {} games", thousands(games as u32)),
    }
}

/// Labels the tab of a book's list of games, with their number.
pub fn games_tab(games: usize) -> String {
    format!("Games · {}", thousands(games as u32))
}

/// Spoken in place of the dashes of a null move.
pub const NULL_MOVE: &str = "null move";

// The editor of positions.

pub const SET_UP: &str = "Set up a position";
pub const DRAW_ON_BOARD: &str = "Draw on the board";
/// Label of the palette of the editor.
pub const TOUCH: &str = "Pieces and tools";
pub const MOVE: &str = "Move";
pub const TAKE_OFF: &str = "Take off";
pub const CIRCLE: &str = "Circle";
pub const CROSS: &str = "Cross";
pub const ARROW: &str = "Arrow";
/// Label of the colours of figures.
pub const TINT: &str = "Colour";
/// The colours of figures, in the order of `Tint`.
pub const TINTS: [&str; 4] = ["Green", "Red", "Yellow", "Blue"];
pub const MOVE_NUMBER: &str = "Move number";
pub const HALF_MOVES: &str = "Half-moves since a capture or pawn move";
pub const MAY_CASTLE: &str = "May castle";
pub const TO_MOVE: &str = "To move";
pub const JUST_PASSED: &str = "En passant on";
pub const GAME: &str = "Game";
pub const CLEAR: &str = "Clear";
pub const INITIAL: &str = "Initial position";
pub const CANCEL: &str = "Cancel";
pub const DIAGRAMS: &str = "Diagrams";

// Annotation of a game.

pub const MENU: &str = "What to do with the move";
pub const GAME_MENU: &str = "What to do with the game";
pub const COPY_FEN: &str = "Copy FEN";
pub const COPY_PGN: &str = "Copy PGN";
pub const KEYS: &str = "Keys";
pub const PROMOTE: &str = "Promote";
pub const DEMOTE: &str = "Demote";
pub const MAKE_MAIN: &str = "Make main line";
pub const REPLACE: &str = "Replace move";
pub const INSERT: &str = "Insert move before";
pub const COMMENT: &str = "Comment…";
pub const GLYPH: &str = "Glyph…";
pub const DRAW: &str = "Draw arrows…";
pub const DELETE_VARIATION: &str = "Delete variation";
pub const DELETE: &str = "Delete from here";
pub const CUT: &str = "Delete what follows";
pub const ANNOTATE: &str = "Comments and glyphs";
pub const AT_THE_START: &str = "Comment before the game";

/// Labels the field for a comment on a move such as "3. Bb5", or before it.
pub fn comment(name: &str, before: bool) -> String {
    let label = if before {
        "Comment before "
    } else {
        "Comment on "
    };
    label.to_owned() + name
}

/// Label of the button that closes the fields of a note.
pub const DONE: &str = "Done";
pub const GLYPHS: &str = "Glyphs";
pub const COMPARE: &str = "Compare with the previous game";
pub const DETAILS: &str = "Game details";
pub const HELP: &str = "Help";
pub const HELP_TEXT: &str = "About this page and its keys";
pub const PRACTICE_LINK: &str = "Practice: keep the score of a game";
pub const LESSONS: &str = "Lessons: how to keep score, in eleven short pages";
pub const EMBEDDING: &str = "Boards in your own pages";
/// The description of the page in the dialog Help.
pub const ABOUT: &str = "Rank & File writes a game in any chess notation, old or new, and says why each letter of a move is there. It works without a network, and your games stay on this device.";
pub const RESULT: &str = "Result";
/// The result of a game without one.
pub const OPEN: &str = "Open";
pub const FURTHER_TAG: &str = "Another tag";
pub const ADD_TAG: &str = "Add";

/// Label of the board in the dialog Export, as another author's page will show it.
pub const AS_SHOWN: &str = "The board on your page";

// How the game stands.

pub const BALANCE: &str = "Material and result";
pub const STANDING: &str = "How the game stands";
pub const CLOCKS: &str = "Clocks";

/// Returns the time on a clock, such as "0:05:00" or "0:05:00 used"; a dash if it is not known.
#[must_use]
pub fn clock(clock: &ClockModel) -> String {
    let time = clock.time.map(|time| time.to_string());
    match (time, clock.used) {
        (None, _) => "–".to_owned(),
        (Some(time), false) => time,
        (Some(time), true) => time + " used",
    }
}
pub const CLAIM: &str = "Claim draw";
pub const AGREE: &str = "Agree draw";

/// Labels the button for a player's resignation.
pub fn resigns(color: Color) -> String {
    color.name().to_owned() + " resigns"
}

/// Labels the balance of material.
pub fn material(balance: &str) -> String {
    ["Material ", balance].concat()
}

// The reasons for a move's name.

pub const WHY: &str = "Why is it written this way?";
/// Shown on the page if there is no current move.
pub const WHY_NOTHING: &str =
    "Play a move on the board, type one below, or step into a game. Its name is explained here.";
/// Shown on a board in another site's page.
pub const WHY_NOTHING_THERE: &str = "Step to a move to see the reason for each letter of its name.";
pub const PARTS: &str = "What each part says";
pub const SHORTER: &str = "Shorter names that were not enough";
/// Joins a shorter name to the other moves that it fits.
pub const COULD_BE: &str = " could also be ";

/// Asks why a move is written as it is, as a heading.
pub fn why(number: &str, name: &str) -> String {
    format!("Why is {number} {name} written this way?")
}

// Places that were not understood.

/// Heading of the list of places of a score that were not understood.
pub const PLACES: &str = "Places that were not understood";
pub const READ_IN_LETTERS: &str = "Read in the letters of ";
pub const READ_AS_DESCRIPTIVE: &str = "Read as the descriptive of ";
pub const DISMISS_PLACES: &str = "Dismiss";
/// Heading of the faults of a score, if one of them is an error.
pub const NOT_UNDERSTOOD: &str = "Something in this score was not understood";
/// Heading of the faults of a score, if none of them is an error.
pub const REMARKS: &str = "Remarks on this score";

/// Says how many further entries there are.
pub fn more(count: usize) -> String {
    format!("and {count} more")
}

// The dialogs Open and Kept games.

pub const ABOUT_OPENING: &str = "PGN with one game or many, a FEN, a position as books and columns print it, a score in any of the notations, or a page of an old book. A file may be a whole book: text, HTML, EPUB, PDF, or pictures of its pages.";
pub const PASTE_HERE: &str = "Paste a text or a picture here, or drop a file anywhere on the page";

/// Says how many pages were photographed.
pub fn photographed(pages: usize) -> String {
    match pages {
        1 => "1 page.".to_owned(),
        pages => [pages.to_string().as_str(), " pages."].concat(),
    }
}

/// Label of the languages in which pictures are recognised.
pub const PICTURES_ARE_IN: &str = "Pictures of pages are in";

/// Link to the comparison of two score sheets.
pub const COMPARE_SCORE_SHEETS: &str = "Compare two score sheets";

pub const ABOUT_KEPT: &str = "Each tab keeps its games on this device; the last twenty stay. Files of games stay until you delete them; “Save everything” does not include them.";

/// Says how much room the pictures of pages take, and that a backup leaves them out.
pub fn pictures_kept(bytes: u64) -> String {
    let words = [
        "The pictures of pages take ",
        &megabytes(bytes),
        ", and “Save everything” does not include them.",
    ];
    words.concat()
}

// A file of games.

pub const LIBRARY: &str = "File of games";
pub const GAMES_OF_FILE: &str = "Games of the file";
pub const SEARCH: &str = "Search: players, events, openings, years";
/// The words that a search understands besides names.
pub const SEARCH_KEYS: &str = "Also white:name, black:name, won:name, lost:name, event:word, site:word, year:1850-1859, rating:2600-, moves:-25, eco:B90-B99, opening:word, material:KRPvKR, and words in quotes.";
pub const READING_FILE: &str = "Reading the file";
pub const PLAYING_THROUGH: &str = "Playing through the games";
pub const FILTERS: &str = "Filters";
pub const SAVE: &str = "Save";

/// Labels the button that removes a filter of a library.
pub fn remove_filter(filter: &str) -> String {
    format!("Remove the filter “{filter}”")
}

pub const THIS_POSITION: &str = "This position";
pub const ABOUT_THIS_POSITION: &str = "Games that reach the position on the board, by any moves";
pub const THESE_PIECES: &str = "These pieces";
pub const ABOUT_THESE_PIECES: &str = "Games in which these pieces stand on these squares at some point, whatever else is on the board; set up a few to look for a pattern";
/// Label of the button that ends a search for pieces.
pub const NOT_THESE_PIECES: &str = "Pieces ✕";
/// Label of the button that ends a search for a position.
pub const NOT_THIS_POSITION: &str = "Position ✕";
/// Tooltip of the buttons that end a search by the board.
pub const ABOUT_ANYTHING: &str = "Any position";
pub const MAKE_LIBRARY: &str = "New library from these";
pub const ABOUT_MAKE_LIBRARY: &str =
    "Makes a new library from the listed games, in this order; this one stays as it is";
pub const ADD_FILES: &str = "Add files…";
pub const TAKE_OUT: &str = "Remove this game";
pub const PUT_BACK: &str = "Put back";

/// Names the words of a search that have no meaning; empty if all have one.
pub fn search_unread(words: &[String]) -> String {
    match words {
        [] => String::new(),
        words => ["Not understood in this search: ", &words.join(", "), "."].concat(),
    }
}

/// Says how many games were removed from a library.
pub fn taken_out(games: u32) -> String {
    match games {
        1 => "1 game removed.".to_owned(),
        _ => [&thousands(games), " games removed."].concat(),
    }
}

pub const CLOSE_FILE: &str = "Close file";
/// Shown while a library is being stored.
pub const BEING_KEPT: &str = "Saving on this device…";
/// Shown once a library is stored.
pub const KEPT: &str = "Kept on this device, with your changes.";

/// Says why a library is not kept on the device.
pub fn not_kept(why: &str) -> String {
    [
        "Not kept on this device: ",
        why,
        ". It is gone, with your changes, when the page is closed; save what you need.",
    ]
    .concat()
}

/// The title of the dialog in which a column's notation is chosen.
pub const CHOOSE_NOTATION: &str = "Notation of the column";
/// The search field of that dialog.
pub const SEEK_NOTATION: &str = "Name, language, or a move";

/// Says how many notations are found.
pub fn notations_found(found: usize) -> String {
    match found {
        0 => "No notation has these words.".to_owned(),
        1 => "1 notation".to_owned(),
        found => format!("{found} notations"),
    }
}

/// Says how many games of a library are found.
pub fn found(found: u32, games: u32) -> String {
    match (found, games) {
        (0, 0) => "No game yet".to_owned(),
        (1, 1) => "1 game".to_owned(),
        (found, games) if found == games => format!("{} games", thousands(games)),
        (0, games) => format!("None of {} games", thousands(games)),
        (found, games) => format!("{} of {} games", thousands(found), thousands(games)),
    }
}

/// The heading of a booklet's contents.
pub const CONTENTS: &str = "Contents";
/// The headings of the columns of a booklet's contents.
pub const CONTENTS_HEADS: [&str; 4] = ["No.", "Players", "Event", "Result"];

/// What opens the answer of a quiz where no script asks it.
pub const SOLUTION: &str = "Solution";

/// The caption of the last diagram of a game in a booklet.
pub const FINAL_POSITION: &str = "Final position";

/// Names the side to move under a diagram; empty for a position without one.
pub const fn to_move(mover: Option<Color>) -> &'static str {
    match mover {
        Some(Color::White) => "White to move",
        Some(Color::Black) => "Black to move",
        None => "",
    }
}

/// Returns a size in megabytes, with one decimal below 10 MB.
pub fn megabytes(bytes: u64) -> String {
    let tenths = bytes.div_ceil(100_000);
    match tenths {
        0..100 => format!("{}.{} MB", tenths / 10, tenths % 10),
        _ => format!("{} MB", tenths / 10),
    }
}

/// Returns a number with commas between groups of three digits.
fn thousands(number: u32) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + 3);
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

// A page of an old book.

pub const PAGE: &str = "Page of the book";
pub const GAME_OF_BOOK: &str = "Game of the book";
pub const READ_IN: &str = "Read as";
/// Title of the list of a book's lines that could not be read.
pub const GIVEN_UP: &str = "Passages that could not be read";
/// Shown in place of the print of an earlier visit until it has been read again.
pub const PRINT_AWAITED: &str = "Reading the page again…";

/// Says why the text of a book is not kept on the device.
pub fn print_not_kept(why: &str) -> String {
    ["Not kept on this device: ", why, "."].concat()
}

pub const PREVIOUS: &str = "Previous";
pub const NEXT: &str = "Next";
/// Label of the button that confirms a reading.
pub const AS_READ: &str = "Correct";
pub const OTHER_READING: &str = "Next reading";
pub const REPRINT: &str = "Type the printed move";
pub const CORRECT: &str = "Apply";
/// Label of the button that saves all games of a book.
pub const SAVE_ALL: &str = "Save all games";
/// Label of the button that saves the games that the filter lists.
pub const SAVE_LISTED: &str = "Save these games";
pub const PRINT: &str = "Printed text";
/// Label of the ways to show a page of a scan, each with its own below.
pub const PAGE_LOOKS: &str = "Show the page as";
pub const AS_PICTURE: &str = "Picture";
pub const ENLARGED: &str = "Enlarged";
pub const AS_TEXT: &str = "Text";
/// What a picture of a page is called for those who do not see it.
pub const PAGE_PICTURE: &str = "Picture of the printed page. “Text” shows its words.";
/// What a diagram in a picture of a page is called.
pub const PRINTED_DIAGRAM: &str = "A diagram. Its position is not read.";
/// What the part of a picture is called that the move on the board stands in.
pub const PRINTED_HERE: &str = "The move as it is printed";
pub const PICTURES_GONE: &str =
    "The pictures of this book are no longer on this device, so its text is shown.";
pub const DOUBTS: &str = "All doubts";
pub const BOOK_KEYS: &str =
    "Keys: n next doubt, p previous, y correct, o next reading, t type the printed move";

/// Says which later printed moves do not fit after a possible move.
pub fn no_longer_fit(misfits: &Misfits) -> String {
    format!("Then {}.", misfits.clause())
}

/// Says how many places of a score or a printed game are doubtful.
pub fn doubts(count: usize) -> String {
    match count {
        0 => "No doubts".to_owned(),
        1 => "1 doubt".to_owned(),
        n => format!("{n} doubts"),
    }
}

/// Says how many of a book's games are listed, and how many of its scores have been read.
pub fn listed(shown: usize, games: usize, read: u32, scores: u32) -> String {
    let mut words = String::new();
    if shown < games {
        words = format!("{shown} of {games} games. ");
    }
    if read < scores {
        words.push_str(&format!("Reading: {read} of {scores} scores."));
    }
    words
}

// The list of a book's games.

/// Names a kind of game in the filter.
pub const fn kinds(kind: BookKind) -> &'static str {
    match kind {
        BookKind::Game => "Games",
        BookKind::Analysis => "Analyses",
        BookKind::Table => "Tables",
        BookKind::Study => "Studies",
    }
}

/// Names a filter by doubt.
pub const fn doubt(doubtful: bool) -> &'static str {
    match doubtful {
        true => "Doubtful",
        false => "Without doubt",
    }
}

/// Returns a game's entry in the list: its number, its title and notes on its reading.
pub fn listed_game(place: usize, game: &BookEntry) -> String {
    let mut notes = Vec::new();
    if game.kind != BookKind::Game {
        notes.push(game.kind.tag().to_owned());
    }
    if game.printed > game.read {
        notes.push(format!("{} of {} moves", game.read, game.printed));
    }
    if game.doubts > 0 {
        notes.push(doubts(game.doubts as usize));
    }
    if game.stop > 0 {
        notes.push("incomplete".to_owned());
    }
    let title = &game.title;
    match notes.as_slice() {
        [] => format!("{place}. {title}"),
        notes => format!("{place}. {title} ({})", notes.join(", ")),
    }
}

/// Label of the list of a book's games, and of its table.
pub const BOOK: &str = "Games of the book";
pub const GAMES_OF_BOOK: &str = "Games and analysis";

/// Says which book is being read, and how much of it has been read, in percent.
pub fn reading_book(name: &str, percent: u32) -> String {
    match name {
        "" => format!("Reading the book… {percent} %"),
        name => format!("Reading “{name}”… {percent} %"),
    }
}

/// Says how many games and how many pieces of analysis a book has, and how they are distinguished.
pub fn games_and_analysis(games: usize, analysis: usize) -> String {
    let games = match games {
        1 => "1 game".to_owned(),
        games => format!("{} games", thousands(games as u32)),
    };
    let games = games + " with players, result or heading";
    match analysis {
        0 => games,
        analysis => format!("{games}; then {} of analysis", thousands(analysis as u32)),
    }
}

/// Says whether all printed moves of a game were read, or else where the reading stopped.
pub fn wholeness(game: &BookEntry) -> String {
    if game.is_whole() {
        "whole".to_owned()
    } else if game.stop > 0 {
        format!("stops at move {}", game.stop)
    } else {
        format!("{} of {} moves", game.read, game.printed)
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

// Quiz and laboratory.

pub const AGAIN: &str = "Begin again";
pub const WRITE: &str = "Write the move";
pub const ANSWER: &str = "Answer";
pub const HINT: &str = "Hint";
pub const CHOOSE_SQUARE: &str = "Choose the square";
pub const MOVE_PIECES: &str = "Move pieces";
pub const WHITE_MOVES: &str = "White moves";
pub const BLACK_MOVES: &str = "Black moves";

/// Shown in the dialog Compare if no game was shown before.
pub const NO_GAME_BEFORE: &str = "Open one version of a game and then the other, or take one after the other from a list. The game on the board is compared with the one before it.";
pub const COMPARING: &str = "Comparing the two games…";
pub const HERE: &str = "Here: ";
pub const THE_OTHER: &str = "The other: ";

/// Says how many differences two games have, and how many of them are listed.
pub fn differences(found: u32, listed: u32) -> String {
    match found {
        0 => "The two games are the same.".to_owned(),
        1 => "1 difference".to_owned(),
        _ if found > listed => [
            thousands(found),
            " differences; the first ".to_owned(),
            thousands(listed),
            " are listed".to_owned(),
        ]
        .concat(),
        _ => [&thousands(found), " differences"].concat(),
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
pub const KEEP_THIS: &str = "Keep score of this game";
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
