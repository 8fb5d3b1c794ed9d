//! A printed score without a board: how it is read, the score, and the answer.

use leptos::prelude::*;
use rank_and_file::board::Square;
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::exercise::silent_reading::{ReadingModel, SilentReading};
use rank_and_file::view;

use super::play_board::PlayBoard;
use super::press::press;
use super::state::PracticeState;

/// What is on the page beside what is said: nothing, a board, or several.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReadingStand {
    Start,
    Score,
    Board,
    Boards,
}

/// Returns what is on the page.
fn stand(model: Option<&ReadingModel>) -> ReadingStand {
    match model {
        None => ReadingStand::Start,
        Some(model) if model.board.is_some() => ReadingStand::Board,
        Some(model) if !model.boards.is_empty() => ReadingStand::Boards,
        Some(_) => ReadingStand::Score,
    }
}

/// The practice "Read silently".
#[component]
pub fn SilentReadingPractice(state: PracticeState) -> impl IntoView {
    let reading = state.listen.reading;
    let model = move || {
        let files = state.settings.with(|settings| settings.files);
        reading.with(|reading| reading.model(files))
    };
    let now = Memo::new(move |_| stand(model().as_ref()));
    let board = move || model().and_then(|model| Some((model.board?, model.moves)));
    let act = move |action: RoundAction| reading.update(|reading| reading.play(action));
    let may_drag = move |square: Square| reading.with_untracked(|reading| reading.may_drag(square));
    let aside = move || model().map_or_else(|| view::el("div"), |it| view::reading_aside(&it));
    let boards = move || model().map_or_else(|| view::el("div"), |it| view::reading_boards(&it));
    let start = move || {
        reading.with(|reading: &SilentReading| {
            view::reading_start(reading.settings(), &reading.count())
        })
    };
    move || match now.get() {
        ReadingStand::Start => {
            view! { <div class="place" use:press=state>{start}</div> }.into_any()
        }
        ReadingStand::Score => {
            view! { <div class="reading-page" use:press=state>{aside}</div> }.into_any()
        }
        ReadingStand::Boards => view! {
            <div class="reading-page has-boards" use:press=state>
                {aside} {boards}
            </div>
        }
        .into_any(),
        ReadingStand::Board => view! {
            <div class="keeping">
                <PlayBoard state model=board act may_drag/>
                <div class="keep-column" use:press=state>{aside}</div>
            </div>
        }
        .into_any(),
    }
}
