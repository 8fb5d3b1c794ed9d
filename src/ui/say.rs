//! What the page says of what a browser may deny: files, the clipboard, the store, the book worker.

// Files.

pub(super) fn unreadable(file: &str) -> String {
    ["The file ", file, " could not be read."].concat()
}

pub(super) fn saved(name: &str) -> String {
    ["Saved as ", name, "."].concat()
}

pub(super) const NO_SAVING: &str = "The browser does not allow saving. Copy the text instead.";
pub(super) const NO_SAVING_OF_A_BOOK: &str =
    "The browser does not allow saving. Export gives each game as text.";

/// Until the file worker has answered.
pub(super) fn opening(file: &str) -> String {
    ["Opening ", file, "…"].concat()
}

/// The file worker cannot be had, or has come to harm.
pub(super) fn no_file_worker(file: &str) -> String {
    [
        "The file ",
        file,
        " was not opened: the part of the program that opens such files did not start or has stopped. Check the connection and try again.",
    ]
    .concat()
}

pub(super) fn cannot_open(file: &str, why: &str) -> String {
    ["The file ", file, " cannot be opened: ", why, "."].concat()
}

// The clipboard.

pub(super) const COPIED: &str = "Copied.";
pub(super) const NO_COPYING: &str =
    "The browser does not allow copying. The text is selected: copy it with Ctrl+C or the menu.";

// The store.

/// What an error of the browser, by its name, means for what is kept.
pub(super) fn not_kept(error: &str) -> String {
    let what = match error {
        "QuotaExceededError" => "The browser has no room left for this page",
        "SecurityError" | "InvalidStateError" => "This browser does not let the page keep anything",
        _ => "The browser did not keep the last changes",
    };
    [what, ". Use Export to save the game."].concat()
}

pub(super) const NOTHING_CAN_BE_KEPT: &str = "Nothing can be kept here.";
pub(super) const OPEN_ELSEWHERE: &str = "It is open in another tab.";
pub(super) const NOTHING_KEPT: &str = "Nothing is kept yet. What you do next will be.";
pub(super) const NO_BACKUP: &str = "This is not a file of kept games.";

/// After so many sessions of a file were brought back.
pub(super) fn brought_back(sessions: usize, damaged: bool) -> String {
    let mut words = match sessions {
        0 => "Nothing was restored: everything is here already.".to_owned(),
        1 => "One session was restored. Nothing here was replaced.".to_owned(),
        _ => sessions.to_string() + " sessions were restored. Nothing here was replaced.",
    };
    if damaged {
        words.push_str(" Part of the file is damaged.");
    }
    words
}

// The book worker.

/// It cannot be had, or has come to harm.
pub(super) const NO_LIBRARY_WORKER: &str = "The part of the program that reads files of games did not start or has stopped. Check the connection and try again.";
pub(super) const NO_READER: &str = "The part of the program that reads books did not start or has stopped. Check the connection and try again.";

/// Of several files these hold no games in PGN.
pub fn left_aside(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    let it = if names.len() == 1 {
        "Open it"
    } else {
        "Open each"
    };
    let names = names.join(", ");
    [
        "No games in PGN were found in ",
        &names,
        ". ",
        it,
        " by itself.",
    ]
    .concat()
}
