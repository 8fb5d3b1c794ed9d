//! A game that is read aloud: its choice, the board with what was said, and its end.

use leptos::prelude::*;
use rank_and_file::board::Square;
use rank_and_file::dom::{closest, target};
use rank_and_file::exercise::dictation::{Dictation, DictationAction, DictationEnd};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::view::{self, PracticeAction};

use super::play_board::PlayBoard;
use super::press::press;
use super::state::PracticeState;

/// What is on the page: a game is chosen, dictated, or over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DictationStage {
    Choosing,
    Playing,
    Over,
}

/// Returns the stage of a dictation.
fn stage(dictation: &Dictation) -> DictationStage {
    match dictation.sitting() {
        None => DictationStage::Choosing,
        Some(sitting) if sitting.is_over() => DictationStage::Over,
        Some(_) => DictationStage::Playing,
    }
}

/// The practice "Dictation".
#[component]
pub fn DictationPractice(state: PracticeState) -> impl IntoView {
    let listen = state.listen;
    listen.look_for_voice();
    let now = Memo::new(move |_| listen.dictation.with(stage));
    listen_for_keys(state);
    let model = move || {
        let files = state.settings.with(|settings| settings.files);
        let heard = listen.heard.get();
        listen.dictation.with(|dictation| {
            let sitting = dictation.sitting()?;
            Some((sitting.model(files, heard), sitting.settings))
        })
    };
    let board = move || model().map(|(model, _)| (model.board, model.moves));
    let act = move |action: RoundAction| listen.play(action);
    let may_drag = move |square: Square| {
        listen.dictation.with_untracked(|dictation| {
            let sitting = dictation.sitting();
            sitting.is_some_and(|sitting| sitting.may_drag(square))
        })
    };
    move || match now.get() {
        DictationStage::Choosing => {
            view! { <div class="place" use:press=state>{move || choice(state)}</div> }.into_any()
        }
        DictationStage::Playing => {
            let side = move || match model() {
                Some((model, settings)) => {
                    view::dictation_side(&model, &settings, listen.heard.get())
                }
                None => view::el("div"),
            };
            view! {
                <div class="keeping">
                    <PlayBoard state model=board act may_drag/>
                    <div class="keep-column" use:press=state>{side}</div>
                </div>
            }
            .into_any()
        }
        DictationStage::Over => view! {
            <div class="keeping is-marked">
                <PlayBoard state model=board act may_drag/>
                <div class="keep-column" use:press=state>{move || end(state)}</div>
            </div>
        }
        .into_any(),
    }
}

/// Draws the choice of a game.
fn choice(state: PracticeState) -> view::Element {
    let heard = state.listen.heard.get();
    state.listen.dictation.with(|dictation| {
        let draw = |games: &_| view::dictation_choice(dictation, games, heard);
        state.keep.with(draw)
    })
}

/// Draws the end.
fn end(state: PracticeState) -> view::Element {
    let drawn = state.listen.dictation.with_untracked(|dictation| {
        let sitting = dictation.sitting()?;
        let end = DictationEnd::new(sitting);
        Some(view::dictation_end(&sitting.title, &end))
    });
    drawn.unwrap_or_else(|| view::el("div"))
}

/// Listens for R, which says the move again, wherever nothing is written or chosen.
fn listen_for_keys(state: PracticeState) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let is_playing = state.listen.dictation.with_untracked(stage) == DictationStage::Playing;
        let command = event.ctrl_key() || event.meta_key() || event.alt_key();
        let elsewhere =
            target(&event).is_some_and(|at| closest(&at, "input, select, textarea").is_none());
        if is_playing && !command && elsewhere && matches!(event.key().as_str(), "r" | "R") {
            event.prevent_default();
            state.act(PracticeAction::Dictation(DictationAction::Say));
        }
    });
    on_cleanup(move || handle.remove());
}
