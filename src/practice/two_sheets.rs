//! Two sheets of one game: their texts, and then both side by side with the board.

use leptos::prelude::*;
use rank_and_file::screen::board_model;
use rank_and_file::view;

use super::press::press;
use super::state::PracticeState;
use super::still_board::StillBoard;
use super::two_sheets_state::TwoSheetsState;

/// The texts of the sheets, or both side by side.
#[component]
pub fn TwoSheetsOfOneGame(state: PracticeState) -> impl IntoView {
    let TwoSheetsState { sheets, reads, .. } = state.two_sheets;
    let is_shown = Memo::new(move |_| sheets.with(|sheets| sheets.compared.is_some()));
    let model = Signal::derive(move || {
        sheets.with(|sheets| {
            let compared = sheets.compared.as_ref()?;
            Some(board_model::moment(&compared.tree, sheets.at(), false))
        })
    });
    move || match is_shown.get() {
        false => {
            let texts = move || sheets.with(|sheets| view::sheet_texts(sheets, reads.get()));
            view! { <div class="place" use:press=state>{texts}</div> }.into_any()
        }
        true => {
            let shown = move || sheets.with(view::both_sheets);
            view! {
                <div class="keeping is-marked">
                    <StillBoard state model/>
                    <div class="keep-column" use:press=state>{shown}</div>
                </div>
            }
            .into_any()
        }
    }
}
