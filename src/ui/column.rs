//! The column beside the board: its tabs, the part of it that is chosen, the reasons, and the entry box.

use gloo_events::EventListener;
use leptos::prelude::*;

use super::block::{block, block_then};
use super::desk::Desk;
use super::{browser, dialogs};
use crate::dom;
use crate::screen::graph::GraphModel;
use crate::screen::header::HeaderModel;
use crate::screen::sheet::SheetModel;
use crate::session::Session;
use crate::view::{self, Element, Head, Place, Tab, Tabs, el};

/// The column. A part that is not chosen is hidden and goes on.
#[component]
pub fn Column(desk: Desk) -> impl IntoView {
    let there = Memo::new(move |_| tabs(desk));
    follow_what_opens(desk, there);
    follow_the_window();
    let chosen = Memo::new(move |_| there.get().chosen);
    let hides = move |tab: Tab| move || chosen.get() != tab;
    // Over a position that is set up there is nothing to explain, and nothing to write.
    let edits = move || chosen.get() == Tab::SetUp;
    // The sheet comes last, though it stands above: from a fold that ends a page, Firefox's Tab key never comes round.
    view! {
        <div class="column" class:whole-sheet=move || desk.whole_sheet.get()>
            {block("div", move || view::tabs(&there.get()))}
            <div class="panel" id="panel-book" role="tabpanel" aria-labelledby="tab-book" hidden=hides(Tab::Book)>{book(desk)}</div>
            <div class="panel" id="panel-library" role="tabpanel" aria-labelledby="tab-library" hidden=hides(Tab::Library)>
                {block("section", move || desk.shelf.with(|open| view::shelf(open.as_deref())))}
            </div>
            <div class="panel" id="panel-set-up" role="tabpanel" aria-labelledby="tab-set-up" hidden=hides(Tab::SetUp)>
                {block("section", move || desk.see(|s| view::editor(s.editor())))}
            </div>
            <div class="reasons-place" hidden=edits>
                {block("section", move || {
                    desk.why.with(|model| view::why(model.as_deref(), Place::Page))
                })}
                {block("section", move || desk.standing.with(|model| view::standing(model)))}
            </div>
            {block("section", move || view::doors(desk.first_visit.get()))}
            <div class="entry-place" hidden=edits>
                {block("section", move || desk.see(|s| view::entry(s.entry(), desk.rested.get())))}
            </div>
            <div class="panel" id="panel-moves" role="tabpanel" aria-labelledby="tab-moves" hidden=hides(Tab::Moves)>
                {sheet(desk)}
                {block("button", move || view::sheet_size(desk.whole_sheet.get()))}
                <div class="sheet-foot" on:toggle:capture=move |event| dialogs::annotation_folded(desk, &event)>
                    {block("section", move || desk.standing.with(|model| view::balance(model)))}
                    {block("div", move || desk.see(|s| view::annotate(s, desk.annotating.get())))}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// Which tabs there are. One that was chosen and is gone leaves its place to the moves.
fn tabs(desk: Desk) -> Tabs {
    let library = desk.shelf.with(|open| {
        let open = open.as_deref();
        open.map(|open| (open.progress.games - open.progress.out) as usize)
    });
    let book = desk
        .book
        .with(|(leaf, list, _)| leaf.as_ref().map(|_| list.games.len()));
    let there = Tabs {
        chosen: Tab::Moves,
        library,
        book,
        editing: desk.see(|session| session.editor().is_some()),
    };
    let wanted = desk.tab.get();
    Tabs {
        chosen: if there.has(wanted) {
            wanted
        } else {
            Tab::Moves
        },
        ..there
    }
}

/// What has just been opened is seen; when a position is no longer set up, what was seen before.
fn follow_what_opens(desk: Desk, there: Memo<Tabs>) {
    let opened = Memo::new(move |_| {
        let library = desk.shelf.with(|open| {
            let open = open.as_deref();
            open.map(|open| open.progress.name.clone())
        });
        let book = desk
            .book
            .with(|(leaf, ..)| leaf.as_ref().map(|leaf| leaf.book));
        (library, book, there.get().editing)
    });
    Effect::new(move |before: Option<(_, _, bool, Tab)>| {
        let (library, book, editing) = opened.get();
        let tab = desk.tab.get_untracked();
        let Some((old_library, old_book, edited, aside)) = before else {
            if book.is_some() {
                desk.tab.set(Tab::Book);
            } else if library.is_some() {
                desk.tab.set(Tab::Library);
            }
            return (library, book, editing, Tab::Moves);
        };
        let mut left = aside;
        if editing && !edited {
            left = tab;
            desk.tab.set(Tab::SetUp);
        } else if edited && !editing {
            desk.tab.set(aside);
        } else if book.is_some() && book != old_book {
            desk.tab.set(Tab::Book);
        } else if library.is_some() && library != old_library {
            desk.tab.set(Tab::Library);
        }
        (library, book, editing, left)
    });
}

/// When the window takes another size, as a phone does that is turned, the current move stays in view.
fn follow_the_window() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let show = |_: &web_sys::Event| {
        for scrolls in [".sheet-scroll", ".leaf"] {
            if let Some(scrolls) = browser::find(scrolls) {
                request_animation_frame(move || dom::show_current(&scrolls));
            }
        }
    };
    // The page lives as long as its window.
    EventListener::new(&window, "resize", show).forget();
}

/// The page of a book; the move on the board is marked in it.
fn book(desk: Desk) -> AnyView {
    let draw = move || {
        desk.book
            .with(|(leaf, list, sift)| view::book(leaf.as_deref(), list, *sift))
    };
    block_then("section", draw, move |pane| {
        let at = desk.at.get();
        if !pane.has_child_nodes() {
            return;
        }
        dom::mark(pane, at);
        dom::rove(pane);
        show_current(pane, ".leaf");
    })
}

/// The score sheet, scrolled by itself so that the current move stays in view.
fn sheet(desk: Desk) -> AnyView {
    let draw = move || {
        let (header, graph) = (desk.header.get(), desk.graph.get());
        desk.sheet
            .with(|model| desk.now(|session| sheet_area(session, &header, model, graph.as_deref())))
    };
    block_then("section", draw, move |area| {
        let at = desk.at.get();
        // What comes into sight, or has another size, is scrolled anew.
        let _ = (desk.tab.get(), desk.whole_sheet.get());
        dom::mark(area, at);
        show_current(area, ".sheet-scroll");
    })
}

/// Brings the marked move into the view of what scrolls in a part of the page; with the next frame, when all else has
/// been drawn, since what asks for places makes the browser lay out the page.
fn show_current(part: &web_sys::Element, scrolls: &str) {
    if let Some(scrolls) = dom::find(part, scrolls) {
        request_animation_frame(move || dom::show_current(&scrolls));
    }
}

fn sheet_area(
    session: &Session,
    header: &HeaderModel,
    model: &SheetModel,
    graph: Option<&GraphModel>,
) -> Element {
    let table = view::sheet(model, session.columns(), Head::Lists(session.offer()));
    let scroll = el("div").class("sheet-scroll").attr("tabindex", "0");
    el("section")
        .class("sheet-area")
        .attr("aria-label", "Score sheet")
        .child(view::header(header, view::choice(session)))
        .child(view::problems(session.troubles()).key(3))
        .child(scroll.key(1).child(table))
        .child(graph.map(|graph| view::graph(graph).key(2)))
}
