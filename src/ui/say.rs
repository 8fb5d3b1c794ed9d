//! The page's messages about what a browser may deny: files, the clipboard, the store, the workers.

use crate::words;

// Files.

/// Says that a file could not be read.
pub(super) fn unreadable(file: &str) -> String {
    words::FILE_UNREADABLE.with([file.into()])
}

/// Says that the page ended before files were opened, whose names stand in a line each.
pub(super) fn interrupted(files: &str) -> String {
    words::OPEN_AGAIN.with([files.replace('\n', &words::COMMA).into()])
}

/// Says that a file was saved.
pub(super) fn saved(name: &str) -> String {
    words::SAVED_AS.with([name.into()])
}

/// Shown until the file worker has answered.
pub(super) fn opening(file: &str) -> String {
    words::OPENING_FILE.with([file.into()])
}

/// Shown if the file worker could not be started or has crashed.
pub(super) fn no_file_worker(file: &str) -> String {
    words::NO_FILE_WORKER.with([file.into()])
}

/// Shown while a page is being recognised.
pub(super) fn recognising(page: u32, of: u32) -> String {
    words::READING_PAGE.with([page.into(), of.into()])
}

/// Shown if the scan worker could not be started or has crashed.
pub(super) fn no_scan_worker(file: &str) -> String {
    words::PICTURES_OF_FILE_NOT_READ.with([file.into(), words::NO_SCAN_WORKER.into()])
}

/// Says why the pictures beside the text of a file are not read.
pub(super) fn pictures_not_read(why: &str) -> String {
    words::PICTURES_NOT_READ.with([why.into()])
}

/// Says why a file cannot be opened.
pub(super) fn cannot_open(file: &str, why: &str) -> String {
    words::CANNOT_OPEN.with([file.into(), why.into()])
}

// The clipboard.

/// Says that an export of this kind was copied.
pub(super) fn copied(kind: &str) -> String {
    words::COPIED_KIND.with([kind.into()])
}

// The store.

/// Explains an error of the browser, given by its name, that prevents storing.
pub(super) fn not_kept(error: &str) -> String {
    let message = match error {
        "QuotaExceededError" => words::NO_ROOM,
        "SecurityError" | "InvalidStateError" => words::NOTHING_LET,
        _ => words::LAST_CHANGES_LOST,
    };
    message.into()
}

/// Says how many sessions of a backup file were restored.
pub(super) fn restored(sessions: usize, damaged: bool) -> String {
    let restored = match sessions {
        0 => words::NOTHING_RESTORED.into(),
        sessions => words::SESSIONS_RESTORED.with([sessions.into()]),
    };
    match damaged {
        true => words::PART_DAMAGED.with([restored.into()]),
        false => restored,
    }
}

// The library worker and the book worker.

/// Names the files in which no games in PGN were found, if several files were opened.
pub fn left_aside(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    let files = names.join(&words::COMMA);
    words::NO_GAMES_IN.with([names.len().into(), files.into()])
}
