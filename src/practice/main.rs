//! The page for practice, a program of its own: nothing of it is fetched before it is opened.
//!
//! | module | what it is |
//! |---|---|
//! | `page` | the frame: the masthead, and the doors or what is behind one of them |
//! | `keep_score` | the score of a game that is played before the learner |
//! | `dictation` | a game that is read aloud |
//! | `silent_reading` | a printed score without a board |
//! | `listen_state` | the state of both |
//! | `play_board` | a board on which moves are played |
//! | `voice` | the browser's voice |
//! | `still_board` | a board that is read, and on which nothing moves |
//! | `two_sheets` | two score sheets of one game |
//! | `two_sheets_state` | their state |
//! | `tones` | a short sound for a right and for a wrong answer |
//! | `state` | the state of the page, and the function that applies all actions |
//! | `asking` | a question on a board: what is pressed, dragged and typed |
//! | `focus` | where the focus goes after an action |
//! | `sets` | exercise sets, and what a press in them does |
//! | `sets_state` | their state |
//! | `by_rule` | practice by rule |
//! | `by_rule_state` | its state |
//! | `worksheets` | worksheets, as they will be printed |
//! | `press` | hears presses in a component |

mod asking;
mod by_rule;
mod by_rule_state;
mod dictation;
mod focus;
mod keep_score;
mod listen_state;
mod page;
mod play_board;
mod press;
mod sets;
mod sets_state;
mod silent_reading;
mod state;
mod still_board;
mod tones;
mod two_sheets;
mod two_sheets_state;
mod voice;
mod worksheets;

use leptos::prelude::*;
use rank_and_file::web::browser;
use rank_and_file::words;

fn main() {
    if browser::words().is_some_and(words::speak) {
        browser::set_title(&words::PRACTICE_TITLE);
    }
    leptos::mount::mount_to_body(|| {
        let state = state::PracticeState::new();
        view! { <page::Page state/> }
    });
    browser::remove("boot");
}

/// The standard allocator is three times as much code, and this page allocates little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
