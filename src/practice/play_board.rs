//! A board on which moves are played: by click, drag and keyboard.

use leptos::prelude::*;
use rank_and_file::board::Square;
use rank_and_file::dom::{self, BoardDrag, BoardDragged, BoardKey, Pressed, closest, target};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::screen::board_model::BoardModel;
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::session::{Action, BoardAction};
use rank_and_file::view::{self, BoardOptions, Press};
use web_sys::{Event, FocusEvent, KeyboardEvent};

use super::state::PracticeState;
use rank_and_file::words;

/// Draws the board of `model`, with whose pieces can be picked up, and gives what is done on it to
/// `act`.
#[expect(
    clippy::too_many_lines,
    reason = "the markup of a component with its listeners"
)]
#[component]
pub fn PlayBoard(
    state: PracticeState,
    model: impl Fn() -> Option<(BoardModel, [bool; 2])> + Copy + Send + 'static,
    act: impl Fn(RoundAction) + Copy + Send + 'static,
    may_drag: impl Fn(Square) -> bool + Copy + Send + 'static,
) -> impl IntoView {
    let placed = StoredValue::new(PlacedPieces::default());
    let cursor = RwSignal::new(BoardOptions::FIRST);
    let carried = RwSignal::new(None::<Square>);
    let drag = StoredValue::new_local(BoardDrag::default());
    // What the keys have to know of the board.
    let shape = StoredValue::new((8, false));
    let draw = move || {
        let Some((model, moves)) = model() else {
            return view::el("div");
        };
        shape.set_value((model.span, model.flipped));
        placed.update_value(|placed| placed.follow(&model));
        let looks = BoardOptions {
            cursor: cursor.get(),
            carried: carried.get(),
            coordinates: state.settings.with(|settings| settings.looks.coordinates()),
            moves,
            ..BoardOptions::default()
        };
        placed.with_value(|placed| view::board(&model, placed, &looks))
    };
    let click = move |event: &Event| {
        let dropped = drag.try_update_value(|drag| drag.piece.just_dropped());
        if dropped == Some(true) {
            return;
        }
        if let Some(square) = target(event).and_then(|it| dom::square(&it)) {
            act(RoundAction::Touch(square));
        } else if let Some(Pressed::Does(press)) = dom::press(event)
            && let Press::Do(Action::Board(BoardAction::Choose(mv))) = *press
        {
            act(RoundAction::Choose(mv));
        }
    };
    let key = move |event: &KeyboardEvent| {
        let Some(square) = target(event).and_then(|at| dom::square(&at)) else {
            return;
        };
        let (span, flipped) = shape.get_value();
        match dom::on_board(&event.key(), square, span, flipped) {
            None => return,
            Some(BoardKey::Touch) => act(RoundAction::Touch(square)),
            Some(BoardKey::Cancel) => act(RoundAction::Cancel),
            Some(BoardKey::Walk(to)) => {
                cursor.set(to);
                if let Some(board) = target(event).and_then(|at| closest(&at, ".board")) {
                    dom::focus_square(&board, to);
                }
            }
        }
        event.prevent_default();
    };
    let pull = move |event: &Event| {
        let Some(frame) = target(event).and_then(|it| closest(&it, ".board-frame")) else {
            return;
        };
        let come = drag.try_update_value(|drag| drag.hear(event, &frame, may_drag));
        carried.set(drag.with_value(|drag| drag.piece.carried()));
        match come.flatten() {
            Some(BoardDragged::Put(from, Some(to))) if from != to => {
                act(RoundAction::Drag(from, to));
            }
            Some(BoardDragged::Lifted(_) | BoardDragged::Moved) => {
                let event = event.clone();
                request_animation_frame(move || dom::follow(&event, &frame));
            }
            _ => {}
        }
    };
    let seen = move |event: FocusEvent| {
        let event: &Event = &event;
        if let Some(square) = target(event).and_then(|at| dom::square(&at)) {
            cursor.set(square);
        }
    };
    view! {
        <section class="board-area" aria-label=words::BOARD.text()>
            <div
                class="board-host"
                on:click=move |event| click(&event)
                on:keydown=move |event| key(&event)
                on:pointerdown=move |event| pull(&event)
                on:pointermove=move |event| pull(&event)
                on:pointerup=move |event| pull(&event)
                on:pointercancel=move |event| pull(&event)
                on:focusin=seen
            >
                {draw}
            </div>
        </section>
    }
}
