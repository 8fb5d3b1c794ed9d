//! What can be chosen of each kind, and the lists and boxes for it.

use leptos::prelude::*;
use web_sys::Event;

use super::{KINDS, Kind, embed};
use crate::output::picture::COLORS;
use crate::output::snippet::FIELDS;
use crate::ui::desk::Desk;

/// Something chosen, by its place in a list or as bits. All choices share one type, which keeps the program small.
pub type Choice = RwSignal<usize>;

/// What the user has chosen, for as long as the page lives.
#[derive(Clone, Copy)]
pub struct Choices {
    /// A place among the [`KINDS`].
    pub kind: Choice,
    /// 1 for all games.
    pub all: Choice,
    /// The notation of a text, by its place among those of the game.
    pub column: Choice,
    /// Pixels a square.
    pub color: Choice,
    /// Nought for what the board shows, else a place among [`COORDINATES`](super::COORDINATES), from one.
    pub coordinates: Choice,
    pub last: Choice,
    pub figures: Choice,
    /// Whether the board is printed.
    pub board: Choice,
    /// The notations of a snippet: a bit for each of the game.
    pub columns: Choice,
    pub form: Choice,
    pub start: Choice,
    pub fields: [Choice; FIELDS],
}

impl Choices {
    pub fn new() -> Choices {
        let [kind, all, column, coordinates, columns, form, start] = [0; 7].map(RwSignal::new);
        let [last, figures, board] = [1; 3].map(RwSignal::new);
        Choices {
            kind,
            all,
            column,
            color: RwSignal::new(60),
            coordinates,
            last,
            figures,
            board,
            columns,
            form,
            start,
            fields: [0; FIELDS].map(RwSignal::new),
        }
    }

    pub fn kind(self) -> Kind {
        KINDS[self.kind.get()].0
    }

    /// Whether all games are meant.
    pub fn all(self) -> bool {
        self.all.get() == 1 && matches!(self.kind(), Kind::Pgn | Kind::Text)
    }
}

/// What can be chosen of a kind.
pub fn options(desk: Desk, choices: Choices) -> Vec<AnyView> {
    let mut all = Vec::new();
    let kind = choices.kind();
    let games = desk.now(|session| session.games().len());
    if matches!(kind, Kind::Pgn | Kind::Text) && games > 1 {
        let every = format!("All {games} games");
        all.push(pick("Of", vec!["this game".to_owned(), every], choices.all));
    }
    match kind {
        Kind::Pgn | Kind::Fen | Kind::Link => {}
        Kind::Text => {
            let columns = desk.now(|session| session.offer().columns());
            all.push(pick("Moves in", columns.map(|it| it.title), choices.column));
        }
        Kind::Diagram => {
            let titles = ["As on the board", "Algebraic", "Descriptive", "None"];
            all.extend([
                size(choices.color),
                pick("Coordinates", titles, choices.coordinates),
                tick("Last move and check", choices.last, 1),
                tick("Circles and arrows", choices.figures, 1),
            ]);
        }
        Kind::Embed => all = embed::options(desk, choices),
        Kind::Print => all.push(tick("With the board", choices.board, 1)),
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

/// Takes a number from a field or list.
fn choose(choice: Choice, event: &Event) {
    if let Ok(chosen) = event_target_value(event).parse() {
        choice.set(chosen);
    }
}

/// A list with its name, of which an entry is chosen by its place.
pub fn pick<T: Into<String>>(
    label: &'static str,
    titles: impl IntoIterator<Item = T>,
    choice: Choice,
) -> AnyView {
    pick_unless(|| false, label, titles, choice)
}

/// The same, hidden while something is the case.
pub fn pick_unless<T: Into<String>>(
    hidden: impl Fn() -> bool + Send + Sync + 'static,
    label: &'static str,
    titles: impl IntoIterator<Item = T>,
    choice: Choice,
) -> AnyView {
    let titles = titles.into_iter().map(Into::into).collect();
    list(Signal::derive(hidden), label, titles, choice)
}

fn list(hidden: Signal<bool>, label: &'static str, titles: Vec<String>, choice: Choice) -> AnyView {
    let chosen = choice.get_untracked();
    let options = titles.into_iter().enumerate();
    let options = options.map(|(at, title)| option(at, title, at == chosen));
    let options: Vec<AnyView> = options.collect();
    view! {
        <label hidden=hidden>
            {label}
            <select on:change=move |event| choose(choice, &event)>{options}</select>
        </label>
    }
    .into_any()
}

fn option(at: usize, title: String, selected: bool) -> AnyView {
    view! { <option value=at.to_string() selected=selected>{title}</option> }.into_any()
}

/// A box that is ticked if a bit is set.
pub fn tick(label: &'static str, choice: Choice, bit: usize) -> AnyView {
    view! {
        <label>
            <input type="checkbox" prop:checked=move || choice.get() & bit != 0
                on:change=move |_| choice.update(|bits| *bits ^= bit)/>
            {label}
        </label>
    }
    .into_any()
}
