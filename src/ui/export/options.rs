//! What can be chosen of each kind.

use leptos::prelude::*;

use super::choices::{Choice, Choices};
use super::embed;
use super::kind::ExportKind;
use super::lists::{choose, pick, tick};
use crate::output::picture::COLORS;
use crate::ui::desk::Desk;

/// What can be chosen of a kind.
pub fn options(desk: Desk, choices: Choices) -> Vec<AnyView> {
    let mut all = Vec::new();
    let kind = choices.kind();
    let games = desk.now(|session| session.games().len());
    if matches!(kind, ExportKind::Pgn | ExportKind::Text) && games > 1 {
        let every = format!("All {games} games");
        all.push(pick("Of", vec!["this game".to_owned(), every], choices.all));
    }
    match kind {
        ExportKind::Pgn | ExportKind::Fen | ExportKind::Link => {}
        ExportKind::Text => {
            let columns = desk.now(|session| session.offer().columns());
            all.push(pick("Moves in", columns.map(|it| it.title), choices.column));
        }
        ExportKind::Diagram => {
            let titles = ["As on the board", "Algebraic", "Descriptive", "None"];
            all.extend([
                size(choices.color),
                pick("Coordinates", titles, choices.coordinates),
                tick("Last move and check", choices.last, 1),
                tick("Circles and arrows", choices.figures, 1),
            ]);
        }
        ExportKind::Embed => all = embed::options(desk, choices),
        ExportKind::Print => all.push(tick("With the board", choices.board, 1)),
    }
    all
}

/// How many pixels a square of the diagram has.
fn size(choice: Choice) -> AnyView {
    let [least, most] = COLORS.map(|color| color.to_string());
    let color = choice.get_untracked().to_string();
    view! {
        <label>
            "Pixels a square"
            <input type="number" min=least max=most value=color
                on:input=move |event| choose(choice, &event)/>
        </label>
    }
    .into_any()
}
