//! What a press asks of the page and not of the session: dialogs, files, settings, exports.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::Event;

use super::desk::Desk;
use super::{browser, export, kept, say};
use crate::container::{is_packed, is_plain};
use crate::game::decode::decode;
use crate::message::{is_of_games, is_shelf};
use crate::session::Action;
use crate::session::editor::{EditAction, Tool};
use crate::view::{Annotation, Dialog, Request};

/// Bytes at the beginning of a file that show whether it holds games.
const BEGINNING: i32 = 4_000;

/// Opens a dialog.
pub fn show(desk: Desk, dialog: Dialog) {
    match dialog {
        Dialog::New | Dialog::Open | Dialog::Help => {}
        Dialog::Details => desk.tag.set(Default::default()),
        Dialog::Export => export::open(desk),
        Dialog::Compare => desk.act(Action::Compare),
        Dialog::Kept => kept::look(desk, String::new(), String::new()),
    }
    desk.dialog.set(Some(dialog));
}

/// Does what a press in the masthead or a dialog asks of the page.
pub fn answer(desk: Desk, request: Request, event: &Event) {
    match request {
        Request::Show(dialog) => show(desk, dialog),
        Request::Close => desk.dialog.set(None),
        Request::Annotate(beside, at) => {
            desk.act(Action::Go(at));
            annotate(desk, beside);
        }
        Request::TagName(name) => desk.tag.update(|tag| tag.0 = name),
        Request::Theme => desk.turn_theme(),
        Request::SheetSize => desk.whole_sheet.update(|whole| *whole = !*whole),
        Request::Welcomed => desk.welcomed(),
        Request::BoardSize(step) => desk.resize_board(desk.board_size.get_untracked() + step),
        Request::Captions => desk.turn_captions(),
        Request::Tab(tab) => desk.tab.set(tab),
        Request::Draft(text) => desk.draft.set(text),
        Request::Read => {
            let text = desk.draft.try_update(std::mem::take).unwrap_or_default();
            desk.dialog.set(None);
            desk.act(Action::Open(text));
        }
        Request::OpenFile => {
            let files = browser::chosen_files(event);
            if !files.is_empty() {
                desk.dialog.set(None);
                open_files(desk, files);
            }
        }
        Request::AddFiles => {
            let files = browser::chosen_files(event);
            if !files.is_empty() {
                add_files(desk, files);
            }
        }
        Request::BringBack => kept::bring_back(desk, event),
        Request::Choose(choice) => export::choose(desk, &choice),
        Request::Copy => export::copy(desk),
        Request::Save => export::save(desk),
        Request::SavePng => export::save_png(desk),
        Request::Print => browser::print(),
        Request::SaveAll => kept::save_all(desk),
        Request::KeptOpen(key) => kept::open(desk, &key),
        Request::KeptSave(key) => kept::save_damaged(desk, &key),
        Request::Forget(key) => kept::look(desk, key, String::new()),
    }
}

/// Gives the keyboard to what is meant of all that stands beside the current move, once it is drawn.
fn annotate(desk: Desk, beside: Annotation) {
    let field = match beside {
        Annotation::Words => ".annotate label:last-of-type textarea",
        Annotation::Glyphs => ".annotate .glyph",
        Annotation::Marks => {
            desk.act(Action::Edit(EditAction::Begin));
            desk.act(Action::Edit(EditAction::Take(Tool::Arrow)));
            request_animation_frame(browser::go_to_board);
            return;
        }
    };
    desk.annotating.set(true);
    request_animation_frame(move || {
        if let Some(panel) = browser::find(".annotate") {
            // Never fails for this fixed name.
            let _ = panel.set_attribute("open", "");
        }
        browser::focus_on(field);
    });
}

/// Reads files: several, or a long one of games, as a library, any other into the session. What cannot be read is
/// said.
pub fn open_files(desk: Desk, files: Vec<web_sys::File>) {
    spawn_local(async move {
        let alone = files.len() == 1;
        let (games, others) = apart(files, alone).await;
        let left_aside = match others.as_slice() {
            [] => String::new(),
            [file] if games.is_empty() => return open_file(desk, file).await,
            others => say::left_aside(others.iter().map(web_sys::File::name)),
        };
        let act = move |action| desk.act(action);
        if games.is_empty() {
            act(Action::Say(left_aside));
        } else {
            desk.librarian.open(&games, left_aside, act);
        }
    });
}

/// Puts the games of files behind those of the library. Which files hold none is said.
fn add_files(desk: Desk, files: Vec<web_sys::File>) {
    spawn_local(async move {
        let (games, others) = apart(files, false).await;
        if !others.is_empty() {
            let left_aside = say::left_aside(others.iter().map(web_sys::File::name));
            desk.act(Action::Say(left_aside));
        }
        if !games.is_empty() {
            desk.librarian.add(&games);
        }
    });
}

/// Files of games, as their beginning shows it, and others. One that is `alone` must be long, or else be read by the
/// page itself.
async fn apart(files: Vec<web_sys::File>, alone: bool) -> (Vec<web_sys::File>, Vec<web_sys::File>) {
    let (mut games, mut others) = (Vec::new(), Vec::new());
    for file in files {
        let beginning = browser::beginning(&file, BEGINNING).await;
        let is_games = beginning.is_some_and(|bytes| match alone {
            true => is_shelf(&bytes, file.size() as usize),
            false => is_packed(&bytes) || is_of_games(&bytes),
        });
        if is_games { &mut games } else { &mut others }.push(file);
    }
    (games, others)
}

async fn open_file(desk: Desk, file: &web_sys::File) {
    match browser::bytes(file).await {
        Some(bytes) if is_plain(&bytes, &file.name()) => {
            desk.act(Action::Open(decode(&bytes).0.into_owned()));
        }
        Some(bytes) => desk
            .opener
            .open(file.name(), &bytes, move |action| desk.act(action)),
        None => desk.act(Action::Say(say::unreadable(&file.name()))),
    }
}
