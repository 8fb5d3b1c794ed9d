//! A board that shows a position. Its squares can be walked and read, and nothing on it moves.

use leptos::prelude::*;
use rank_and_file::dom::{self, BoardKey, closest, target};
use rank_and_file::screen::board_model::BoardModel;
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::view::{self, BoardOptions};
use web_sys::{Event, KeyboardEvent};

use super::state::PracticeState;
use rank_and_file::words;

/// The board of this model; nothing while there is none.
#[component]
pub fn StillBoard(state: PracticeState, model: Signal<Option<BoardModel>>) -> impl IntoView {
    let placed = StoredValue::new(PlacedPieces::default());
    let cursor = RwSignal::new(BoardOptions::FIRST);
    // What the keys have to know of the board.
    let shape = StoredValue::new((8, false));
    let draw = move || {
        let Some(model) = model.get() else {
            return view::el("div");
        };
        shape.set_value((model.span, model.flipped));
        placed.update_value(|placed| placed.follow(&model));
        let looks = BoardOptions {
            cursor: cursor.get(),
            coordinates: state.settings.with(|settings| settings.looks.coordinates()),
            ..BoardOptions::default()
        };
        placed.with_value(|placed| view::board(&model, placed, &looks))
    };
    let walk = move |event: KeyboardEvent| {
        let Some(square) = target(&event).and_then(|at| dom::square(&at)) else {
            return;
        };
        let (span, flipped) = shape.get_value();
        if let Some(BoardKey::Walk(to)) = dom::on_board(&event.key(), square, span, flipped) {
            cursor.set(to);
            if let Some(board) = target(&event).and_then(|at| closest(&at, ".board")) {
                dom::focus_square(&board, to);
            }
            event.prevent_default();
        }
    };
    let seen = move |event: web_sys::FocusEvent| {
        let event: &Event = &event;
        if let Some(square) = target(event).and_then(|at| dom::square(&at)) {
            cursor.set(square);
        }
    };
    view! {
        <section class="board-area" aria-label=words::BOARD.text()>
            <div class="board-host" on:keydown=walk on:focusin=seen>{draw}</div>
        </section>
    }
}
