//! Requests to the page rather than to the session: dialogs, files, settings, exports.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::Event;

use super::app_state::AppState;
use super::{export, kept, say};
use crate::container::{is_packed, is_plain};
use crate::dom::target;
use crate::game::At;
use crate::game::decode::decode;
use crate::screen::aloud;
use crate::service::{is_library, is_long_library, is_of_games};
use crate::session::editor::EditAction;
use crate::session::link::fragment;
use crate::session::score::ScoreAction;
use crate::session::{Action, GoAction, LibraryAction, OpenAction, Session, SheetAction};
use crate::view::{Annotation, BoardQuestion, Dialog, PRACTICE, Request, Tab};
use crate::web::browser::{self, Preferences};
use crate::words;

/// Bytes at the beginning of a file that are read to decide whether it holds games.
const BEGINNING: i32 = 4_000;

/// Selector of the part of the sheet that the Tab key reaches: the current move, or the sheet if it
/// has none.
const CURRENT: &str = ".sheet .move[tabindex='0'], .sheet-scroll[tabindex='0']";

/// Selector of the field for the comment after a move, or at the start of the game.
pub const NOTE: &str = ".note label:last-of-type textarea";

/// Opens a dialog.
pub fn show(app: AppState, dialog: Dialog) {
    match dialog {
        Dialog::New | Dialog::Open | Dialog::Help | Dialog::Looks => {}
        Dialog::Details => app.tag.set(Default::default()),
        Dialog::Notations(_) => app.sought.set(String::new()),
        Dialog::Export => export::open(app),
        Dialog::Compare => app.act(Action::Library(LibraryAction::Compare)),
        Dialog::Kept => kept::look(app, String::new(), String::new()),
    }
    app.dialog.set(Some(dialog));
}

/// Chooses a language. What is on the page is kept, and comes back in that language.
fn speak(code: String) {
    browser::keep(&Preferences {
        language: code,
        ..browser::settings()
    });
    browser::reload();
}

/// Carries out a request.
pub fn answer(app: AppState, request: Request, event: &Event) {
    match request {
        Request::Show(dialog) => show(app, dialog),
        Request::Close => app.dialog.set(None),
        Request::Annotate(beside, at) => annotate(app, beside, at),
        Request::GameMenu => {
            if let Some(button) = target(event) {
                let place = button.get_bounding_client_rect();
                let (x, y) = (place.left() as i32, place.top() as i32);
                app.menu.set(Some((At::Start, x, y)));
            }
        }
        Request::CopyAs(kind) => export::copy(app, Some(kind)),
        Request::TagName(name) => app.tag.update(|tag| tag.0 = name),
        Request::Look(word) => app.choose_look(word),
        Request::Language(code) => speak(code),
        Request::Theme => app.turn_theme(),
        Request::SheetSize => app.whole_sheet.update(|whole| *whole = !*whole),
        Request::Welcomed => app.welcomed(),
        Request::PrintLanguage(at) => app.file_worker.scan_worker.language.set(at),
        Request::PageLook(look) => app.page_look.set(look),
        Request::BoardSize(step) => {
            app.resize_board(app.board_size.get_untracked().saturating_add(step))
        }
        Request::Captions => app.turn_captions(),
        Request::Tab(tab) => app.tab.set(tab),
        Request::Seek(text) => app.sought.set(text),
        Request::Draft(text) => app.draft.set(text),
        Request::Read => {
            let text = app.draft.try_update(std::mem::take).unwrap_or_default();
            app.dialog.set(None);
            open_text(app, text);
        }
        Request::OpenFile => open_chosen(app, event),
        Request::Photograph => add_photographs(app, event),
        Request::ReadPhotographs => read_photographs(app),
        Request::AddFiles => {
            let files = browser::chosen_files(event);
            if !files.is_empty() {
                add_files(app, files);
            }
        }
        Request::RestoreBackup => kept::restore_backup(app, event),
        Request::Choose(choice) => export::choose(app, choice),
        Request::Copy => export::copy(app, None),
        Request::Save => export::save(app),
        Request::SavePng => export::save_png(app),
        Request::Print => browser::print(),
        Request::SaveAll => kept::save_all(app),
        Request::KeptOpen(key) => kept::open(app, &key),
        Request::KeptSave(key) => kept::save_damaged(app, &key),
        Request::Forget(key) => kept::look(app, key, String::new()),
        Request::KeepScore => browser::go_to(&app.now(practice_with)),
        Request::Autoplay => autoplay(app),
        Request::Pace(steps) => app.autoplay.change_pace(steps),
        Request::Stop => app.stop(),
        Request::Aloud(question) => say_aloud(app, question),
        Request::Files => app.turn_files(),
    }
}

/// Opens the files that were chosen in the dialog Open.
fn open_chosen(app: AppState, event: &Event) {
    let files = browser::chosen_files(event);
    if !files.is_empty() {
        app.dialog.set(None);
        open_files(app, files);
    }
}

/// Adds the pictures that the camera has just taken to the pages.
fn add_photographs(app: AppState, event: &Event) {
    let taken = browser::chosen_files(event);
    app.photographs.update(|pages| pages.extend(taken));
}

/// Reads the pages that were photographed as one book.
fn read_photographs(app: AppState) {
    let pages = app.photographs.try_update(std::mem::take);
    app.dialog.set(None);
    let pages = pages.unwrap_or_default();
    app.read_pictures(&pages);
}

/// Returns the address of the page for practice with the game in it.
fn practice_with(session: &Session) -> String {
    [PRACTICE, "#", &fragment(session)].concat()
}

/// Begins to play the moves, from the start if none follows the current one; or stops.
fn autoplay(app: AppState) {
    let is_at_end = move || app.now(|session| session.tree().next(session.at()).is_empty());
    if app.autoplay.stop() {
        return;
    }
    if is_at_end() {
        app.act(Action::Go(GoAction::First));
    }
    if !is_at_end() {
        app.autoplay.start(move || {
            app.perform(Action::Go(GoAction::Next));
            !is_at_end()
        });
    }
}

/// Answers a question about the board in the live region.
pub fn say_aloud(app: AppState, question: BoardQuestion) {
    let files = app.files.get_untracked();
    let mut answer = app.now(|session| match question {
        BoardQuestion::Position => aloud::position(session, files),
        BoardQuestion::LastMove => app
            .names
            .try_update_value(|names| aloud::last_move(session, names, files))
            .unwrap_or_default(),
        BoardQuestion::Piece(square) => aloud::moves_from(session, square, files),
    });
    // Screen readers repeat only a text that has changed.
    if app.aloud.with_untracked(|before| *before == answer) {
        answer.push('\u{a0}');
    }
    app.aloud.set(answer);
}

/// Goes to a moment and opens what is to be edited of it: the fields under its move, or the board to
/// draw on.
fn annotate(app: AppState, beside: Annotation, at: Option<At>) {
    let at = at.unwrap_or_else(|| app.now(Session::at));
    app.act(Action::Go(GoAction::To(at)));
    let field = match (beside, at) {
        (Annotation::Glyphs, At::After(_)) => ".note .glyph",
        // The start of the game has a comment and no glyphs.
        (Annotation::Words | Annotation::Glyphs, _) => NOTE,
        (Annotation::Marks, _) => {
            app.act(Action::Edit(EditAction::Draw));
            request_animation_frame(browser::go_to_board);
            return;
        }
    };
    // While a position is set up the game waits, and says so.
    if app.now(|session| session.editor().is_some()) {
        return;
    }
    let path = app.now(|session| session.tree().path(at));
    for id in path {
        if app.now(|session| session.is_folded(id)) {
            app.act(Action::Sheet(SheetAction::Fold(id)));
        }
    }
    app.tab.set(Tab::Moves);
    app.act(Action::Score(ScoreAction::Note(true)));
    request_animation_frame(move || browser::focus_on(field));
}

/// Closes the fields for the comment and the glyphs, and focuses their move.
pub fn close_note(app: AppState) {
    app.act(Action::Score(ScoreAction::Note(false)));
    request_animation_frame(|| browser::focus_on(CURRENT));
}

/// Opens a text that was pasted or dropped: a long one of games like a file, any other in the session.
pub fn open_text(app: AppState, text: String) {
    let file = is_long_library(&text)
        .then(|| browser::file_of(&words::PASTED_GAMES, &text))
        .flatten();
    match file {
        Some(file) => open_files(app, vec![file]),
        None => app.act(Action::Open(OpenAction::Text(text))),
    }
}

/// Opens files: several files of games, or a single long one, as a library, and any other single
/// file in the session. The user is told which files were left out or could not be read.
pub fn open_files(app: AppState, files: Vec<web_sys::File>) {
    let names: Vec<String> = files.iter().map(web_sys::File::name).collect();
    kept::opening(&names.join("\n"));
    app.opening.update_value(|count| *count += 1);
    spawn_local(async move {
        read_files(app, files).await;
        app.opening.update_value(|count| *count -= 1);
        kept::changed();
    });
}

async fn read_files(app: AppState, files: Vec<web_sys::File>) {
    let alone = files.len() == 1;
    let (games, others) = apart(files, alone).await;
    if games.is_empty() && others.iter().all(|file| file.type_().starts_with("image/")) {
        return app.read_pictures(&others);
    }
    let left_aside = match others.as_slice() {
        [] => String::new(),
        [file] if games.is_empty() => return open_file(app, file).await,
        others => say::left_aside(others.iter().map(web_sys::File::name)),
    };
    if games.is_empty() {
        app.act(Action::Say(left_aside));
    } else {
        app.library_worker
            .open(&games, left_aside, app.hearer(), app.actor());
    }
}

/// Adds files of games to the open library. The user is told which files hold no games.
fn add_files(app: AppState, files: Vec<web_sys::File>) {
    spawn_local(async move {
        let (games, others) = apart(files, false).await;
        if !others.is_empty() {
            let left_aside = say::left_aside(others.iter().map(web_sys::File::name));
            app.act(Action::Say(left_aside));
        }
        if !games.is_empty() {
            app.library_worker.add(&games);
        }
    });
}

/// Splits files into files of games, judged by their beginning, and others. A file that is `alone`
/// must also be long, because the page reads a short one by itself.
async fn apart(files: Vec<web_sys::File>, alone: bool) -> (Vec<web_sys::File>, Vec<web_sys::File>) {
    let (mut games, mut others) = (Vec::new(), Vec::new());
    for file in files {
        let beginning = browser::beginning(&file, BEGINNING).await;
        let is_games = beginning.is_some_and(|bytes| match alone {
            true => is_library(&bytes, file.size() as usize),
            false => is_packed(&bytes) || is_of_games(&bytes),
        });
        if is_games { &mut games } else { &mut others }.push(file);
    }
    (games, others)
}

/// Opens one file in the session: plain text directly, any other by the file worker.
async fn open_file(app: AppState, file: &web_sys::File) {
    match browser::bytes(file).await {
        Some(bytes) if is_plain(&bytes, &file.name()) => {
            app.act(Action::Open(OpenAction::File {
                name: file.name(),
                text: decode(&bytes).0.into_owned(),
                lost: String::new(),
                scan: None,
            }));
        }
        Some(bytes) => app.file_worker.open(file.clone(), &bytes, app.actor()),
        None => app.act(Action::Say(say::unreadable(&file.name()))),
    }
}
