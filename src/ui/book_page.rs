//! A page of a book, with the current move marked in it. The pictures of a scan are fetched from the
//! device while their game is shown.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::KeyboardEvent;

use super::app_state::AppState;
use super::kept;
use super::press::press;
use crate::dom::{self, target};
use crate::protocol::GamePictures;
use crate::session::{Action, BoardAction, BookAction};
use crate::view::{self, PagePictures, ScanLook};
use crate::web::browser;

/// The panel of the tab Book.
#[component]
pub fn BookPage(app: AppState, hidden: Signal<bool>) -> impl IntoView {
    let panel = NodeRef::<Div>::new();
    let drawn = Trigger::new();
    let pictures = pictures(app);
    let draw = move || {
        drawn.notify();
        app.book.with(|(page, list, filter)| {
            // A step through the game redraws nothing of a book that is all text.
            let is_scan = page.as_ref().is_some_and(|page| page.is_scan());
            let scan = ScanLook {
                look: app.page_look.get(),
                pictures: pictures.get(),
                at: is_scan.then(|| app.at.get()),
            };
            view::book(page.as_deref(), list, *filter, &scan)
        })
    };
    Effect::new(move || {
        drawn.track();
        let at = app.at.get();
        if let Some(panel) = panel.get()
            && dom::find(&panel, ".book-page").is_some()
        {
            dom::mark(&panel, at);
            dom::rove(&panel, ".print");
            browser::show_current(&panel, ".book-page");
        }
    });
    view! {
        <div
            class="panel"
            id="panel-book"
            role="tabpanel"
            aria-labelledby="tab-book"
            hidden=hidden
            node_ref=panel
            use:press=app
            on:keydown=move |event| typed(app, &event)
        >
            {draw}
        </div>
    }
}

/// Returns the places of a game's pictures on the device, as [`kept::pictures`] takes them; empty if
/// it has none.
fn places(game: &GamePictures) -> String {
    if game.pictures.is_empty() {
        return String::new();
    }
    game.pictures
        .iter()
        .fold(game.key.clone(), |places, picture| {
            [&places, " ", &picture.index.to_string()].concat()
        })
}

/// Returns the pictures of the game that is shown. Their addresses are released when it is no longer shown.
fn pictures(app: AppState) -> RwSignal<PagePictures> {
    let pictures = RwSignal::new(PagePictures::Awaited);
    let wanted = Memo::new(move |_| {
        app.book.with(|(page, ..)| {
            let page = page.as_ref();
            page.map_or_else(String::new, |page| places(&page.pictures))
        })
    });
    Effect::new(move || {
        let wanted_now = wanted.get();
        // Where they were awaited, the page need not be drawn again.
        pictures.maybe_update(|pictures| {
            let before = std::mem::take(pictures);
            let changes = before != PagePictures::Awaited;
            release(before);
            changes
        });
        if wanted_now.is_empty() {
            return;
        }
        spawn_local(async move {
            let addresses = kept::pictures(&wanted_now).await;
            let addresses: Vec<String> = addresses.lines().map(str::to_owned).collect();
            let found = match addresses.is_empty() {
                true => PagePictures::Gone,
                false => PagePictures::Fetched(addresses),
            };
            if wanted.with_untracked(|wanted| *wanted == wanted_now) {
                pictures.set(found);
            } else {
                release(found);
            }
        });
    });
    pictures
}

/// Releases the addresses of pictures that are no longer shown.
fn release(pictures: PagePictures) {
    if let PagePictures::Fetched(addresses) = pictures {
        addresses
            .iter()
            .for_each(|address| browser::release(address));
    }
}

/// Handles Enter and Escape in the box that corrects the printed text.
fn typed(app: AppState, event: &KeyboardEvent) {
    if target(event).is_none_or(|it| it.id() != "reprint") {
        return;
    }
    let action = match event.key().as_str() {
        "Enter" if !event.shift_key() && !event.is_composing() => Action::Book(BookAction::Correct),
        "Escape" => Action::Board(BoardAction::Cancel),
        _ => return,
    };
    event.prevent_default();
    let corrects = matches!(action, Action::Book(BookAction::Correct));
    app.act(action);
    // After a refusal the box stays focused, so that the text can be corrected.
    let refused = app.now(|session| session.notice().is_some_and(|notice| notice.refusal));
    if !(corrects && refused) {
        browser::focus_on(".print.current");
    }
}
