//! The page's messages about what a browser may deny: files, the clipboard, the store, the workers.

/// Shown if the picture of the chosen pieces is missing.
pub(super) const NO_PIECES: &str = "The chosen pieces could not be loaded, so they are engraved. Check the connection, then choose them again.";

// Files.

/// Says that a file could not be read.
pub(super) fn unreadable(file: &str) -> String {
    ["The file ", file, " could not be read."].concat()
}

/// Says that the page ended before files were opened, whose names stand in a line each.
pub(super) fn interrupted(files: &str) -> String {
    let files = files.replace('\n', ", ");
    ["Open ", &files, " again: the page ended too soon."].concat()
}

/// Says that a file was saved.
pub(super) fn saved(name: &str) -> String {
    ["Saved as ", name, "."].concat()
}

/// The name of a long text that was pasted.
pub(super) const PASTED: &str = "Pasted games.pgn";

/// Shown if the browser does not save an export.
pub(super) const NO_SAVING: &str = "The browser does not allow saving. Copy the text instead.";
/// Shown if the browser does not save the games of a book.
pub(super) const NO_SAVING_OF_A_BOOK: &str =
    "The browser does not allow saving. Export gives each game as text.";

/// Shown until the file worker has answered.
pub(super) fn opening(file: &str) -> String {
    ["Opening ", file, "…"].concat()
}

/// Shown if the file worker could not be started or has crashed.
pub(super) fn no_file_worker(file: &str) -> String {
    [
        "The file ",
        file,
        " was not opened: the part of the program that opens such files did not start or has stopped. Check the connection and try again.",
    ]
    .concat()
}

/// Shown until the first page is being recognised.
pub(super) const FETCHING: &str =
    "Fetching what recognises letters in pictures: 6 MB, once. Nothing leaves this device.";

/// Shown while a page is being recognised.
pub(super) fn recognising(page: u32, of: u32) -> String {
    let (page, of) = (page.to_string(), of.to_string());
    ["Reading page ", &page, " of ", &of, "…"].concat()
}

/// Why pictures are not read if the scan worker could not be started or has crashed.
pub(super) const NO_SCAN_WORKER: &str = "the part of the program that reads pictures did not start or has stopped; check the connection and try again";

/// Shown if the scan worker could not be started or has crashed.
pub(super) fn no_scan_worker(file: &str) -> String {
    [
        "The pictures of ",
        file,
        " were not read: ",
        NO_SCAN_WORKER,
        ".",
    ]
    .concat()
}

/// Says why the pictures beside the text of a file are not read.
pub(super) fn pictures_not_read(why: &str) -> String {
    ["The pictures were not read: ", why, "."].concat()
}

/// Says why a file cannot be opened.
pub(super) fn cannot_open(file: &str, why: &str) -> String {
    ["The file ", file, " cannot be opened: ", why, "."].concat()
}

// The clipboard.

pub(super) const COPIED: &str = "Copied.";

/// Says that an export of this kind was copied.
pub(super) fn copied(kind: &str) -> String {
    [kind, " copied."].concat()
}

/// Shown if the browser does not allow copying.
pub(super) const NO_COPYING: &str =
    "The browser does not allow copying. The text is selected: copy it with Ctrl+C or the menu.";

// The store.

/// Explains an error of the browser, given by its name, that prevents storing.
pub(super) fn not_kept(error: &str) -> String {
    let what = match error {
        "QuotaExceededError" => "The browser has no room left for this page",
        "SecurityError" | "InvalidStateError" => "This browser does not let the page keep anything",
        _ => "The browser did not keep the last changes",
    };
    [what, ". Use Export to save the game."].concat()
}

/// Shown if the script that stores texts on the device has not arrived.
pub(super) const NO_KEEPER: &str = "Nothing is kept now, because a part of the page could not be loaded. Reload the page, or use Export to save the game.";

/// Shown in the dialog Kept games if there is no store.
pub(super) const NOTHING_CAN_BE_KEPT: &str = "Nothing can be kept here.";
/// Shown if a session cannot be deleted because another tab has it open.
pub(super) const OPEN_ELSEWHERE: &str = "It is open in another tab.";
/// Shown in the dialog Kept games if the store is empty.
pub(super) const NOTHING_KEPT: &str = "Nothing is kept yet. What you do next will be.";
/// Shown if a file to restore is no backup file.
pub(super) const NO_BACKUP: &str = "This is not a file of kept games.";

/// Says how many sessions of a backup file were restored.
pub(super) fn restored(sessions: usize, damaged: bool) -> String {
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

// The library worker and the book worker.

/// Shown if the library worker could not be started or has crashed.
pub(super) const NO_LIBRARY_WORKER: &str = "The part of the program that reads files of games did not start or has stopped. Check the connection and try again.";
/// Shown if the book worker could not be started or has crashed.
pub(super) const NO_READER: &str = "The part of the program that reads books did not start or has stopped. Check the connection and try again.";

/// Names the files in which no games in PGN were found, if several files were opened.
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

/// Said if the games for exercises cannot be handed over.
pub const NO_EXERCISES: &str = "This browser keeps nothing for the page. Save the games as PGN, and open the file under Practice.";
