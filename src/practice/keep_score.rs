//! The score of a game that is played before the learner: the choice of a game, the board with the
//! paper, and the marked sheet.

use std::time::Duration;

use leptos::prelude::*;
use rank_and_file::dom::{closest, target};
use rank_and_file::exercise::keep_score::{KeepAction, KeepScore, MarkedSheet, Sitting};
use rank_and_file::screen::board_model::{self, BoardModel};
use rank_and_file::view::{self, PracticeAction};
use rank_and_file::web::browser;

use super::press::press;
use super::state::PracticeState;
use super::still_board::StillBoard;

/// What is on the page: a game is chosen, kept, or marked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KeepStage {
    Choosing,
    Writing,
    Marked,
}

/// Returns the stage of a score.
fn stage(keep: &KeepScore) -> KeepStage {
    match keep.sitting() {
        None => KeepStage::Choosing,
        Some(sitting) if sitting.marked => KeepStage::Marked,
        Some(_) => KeepStage::Writing,
    }
}

/// The practice "Keep score yourself".
#[component]
pub fn KeepScorePractice(state: PracticeState) -> impl IntoView {
    let keep = state.keep;
    let now = Memo::new(move |_| (keep.with(stage), state.handed.get()));
    run_at_the_pace(state);
    listen_for_keys(state);
    move || match now.get().0 {
        KeepStage::Choosing => {
            let choice = move || {
                let learners = state.by_rule.drawn();
                keep.with(|keep| view::keep_choice(keep, Some(learners)))
            };
            view! { <div class="place" use:press=state>{choice}</div> }.into_any()
        }
        KeepStage::Writing => view! { <Writing state/> }.into_any(),
        KeepStage::Marked => {
            let sheet = keep.with_untracked(|keep| keep.sitting().map(MarkedSheet::new));
            let marked = move || {
                let drawn = keep.with_untracked(|keep| {
                    let (sitting, sheet) = (keep.sitting()?, sheet.as_ref()?);
                    Some(view::marked_sheet(
                        sitting,
                        sheet,
                        state.handed.get_untracked(),
                    ))
                });
                drawn.unwrap_or_else(|| view::el("div"))
            };
            view! {
                <div class="keeping is-marked">
                    <StillBoard state model=board(state)/>
                    <div class="keep-column" use:press=state>{marked}</div>
                </div>
            }
            .into_any()
        }
    }
}

/// Draws a part of the game that is being kept; nothing of it when there is none.
fn part(state: PracticeState, draw: fn(&Sitting) -> view::Element) -> view::Element {
    let drawn = state.keep.with(|keep| keep.sitting().map(draw));
    drawn.unwrap_or_else(|| view::el("div"))
}

/// The board beside the paper on which the learner writes.
#[component]
fn Writing(state: PracticeState) -> impl IntoView {
    let head = move || part(state, view::keep_head);
    let paper = move || part(state, view::score_paper);
    let said = move || part(state, view::keep_said);
    let keys = move || part(state, view::keep_keys);
    // A press on a key leaves the focus, and with it the caret, in the cell.
    let hold = |event: web_sys::MouseEvent| {
        if target(&event).is_some_and(|at| closest(&at, ".pad-key").is_some()) {
            event.prevent_default();
        }
    };
    // The cell that is written is in sight.
    let cell = Memo::new(move |_| state.keep.with(|keep| keep.sitting().map(Sitting::current)));
    Effect::new(move || {
        let _ = cell.get();
        request_animation_frame(|| {
            if let Some(cell) = browser::find(".paper .current") {
                cell.scroll_into_view_with_bool(false);
            }
        });
    });
    let spoken = move || {
        let files = state.settings.with(|settings| settings.files);
        let words = state
            .keep
            .with(|keep| keep.sitting().map(|it| it.spoken(files)));
        view::spoken(&words.unwrap_or_default())
    };
    view! {
        <div class="keeping">
            <StillBoard state model=board(state)/>
            <div class="keep-column" use:press=state on:mousedown=hold>
                {head} {paper} {said} {keys}
            </div>
            {spoken}
        </div>
    }
}

/// Returns the board of the moment that has been shown.
fn board(state: PracticeState) -> Signal<Option<BoardModel>> {
    let at = Memo::new(move |_| state.keep.with(KeepScore::at));
    let flipped = Memo::new(move |_| state.keep.with(KeepScore::is_flipped));
    Signal::derive(move || {
        let (at, flipped) = (at.get(), flipped.get());
        state.keep.with_untracked(|keep| {
            let sitting = keep.sitting()?;
            Some(board_model::moment(sitting.tree(), at, flipped))
        })
    })
}

/// Shows the moves one after another while they run.
fn run_at_the_pace(state: PracticeState) {
    let running = Memo::new(move |_| {
        state.keep.with(|keep| {
            let sitting = keep.sitting().filter(|sitting| sitting.running);
            sitting.map(|sitting| sitting.settings.pace)
        })
    });
    Effect::new(move |before: Option<Option<IntervalHandle>>| {
        if let Some(before) = before.flatten() {
            before.clear();
        }
        let pace = running.get()?;
        let tick = move || state.act(PracticeAction::Keep(KeepAction::Tick));
        set_interval_with_handle(tick, Duration::from_secs(pace.into())).ok()
    });
}

/// Listens for Enter in the cell, and for Space where nothing has the focus.
fn listen_for_keys(state: PracticeState) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let is_writing = state.keep.with_untracked(stage) == KeepStage::Writing;
        let command = event.ctrl_key() || event.meta_key() || event.alt_key();
        let Some(at) = target(&event).filter(|_| is_writing && !command) else {
            return;
        };
        let in_cell = closest(&at, ".paper input").is_some();
        let elsewhere = closest(&at, "button, a, input, select, [data-square]").is_none();
        let action = match event.key().as_str() {
            "Enter" if in_cell && !event.is_composing() => KeepAction::Enter,
            " " if elsewhere => KeepAction::Next,
            _ => return,
        };
        event.prevent_default();
        state.act(PracticeAction::Keep(action));
    });
    on_cleanup(move || handle.remove());
}
