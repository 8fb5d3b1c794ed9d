//! What can be chosen of each kind, and the lists and boxes for it.

use leptos::prelude::*;
use web_sys::Event;

use super::{KINDS, Kind, embed};
use crate::output::picture::SIDES;
use crate::output::snippet::FIELDS;
use crate::ui::desk::{Desk, Part};
use crate::ui::el::{El, el};

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
    pub side: Choice,
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
            side: RwSignal::new(60),
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
pub fn options(desk: Desk, choices: Choices) -> Vec<El> {
    let mut all = Vec::new();
    let kind = choices.kind();
    let games = desk.see(Part::Games, |shown| shown.titles.len());
    if matches!(kind, Kind::Pgn | Kind::Text) && games > 1 {
        let every = ["All ", &games.to_string(), " games"].concat();
        all.push(pick("Of", &["this game", &every], choices.all));
    }
    match kind {
        Kind::Pgn | Kind::Fen | Kind::Link => {}
        Kind::Text => {
            let offer = desk.see(Part::Columns, |shown| shown.offer);
            let titles: Vec<&str> = offer.columns().map(|column| column.title).collect();
            all.push(pick("Moves in", &titles, choices.column));
        }
        Kind::Diagram => {
            let titles = ["As on the board", "Algebraic", "Descriptive", "None"];
            all.extend([
                size(choices.side),
                pick("Coordinates", &titles, choices.coordinates),
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
fn size(choice: Choice) -> El {
    let input = el("input")
        .attr("type", "number")
        .attr("min", &SIDES[0].to_string())
        .attr("max", &SIDES[1].to_string())
        .attr("value", &choice.get_untracked().to_string())
        .on("input", choosing(choice));
    el("label").text("Pixels a square").child(input)
}

/// Takes a number from a field or list.
fn choosing(choice: Choice) -> impl FnMut(Event) {
    move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            choice.set(chosen);
        }
    }
}

/// A list with its name, of which an entry is chosen by its place.
pub fn pick(label: &str, titles: &[&str], choice: Choice) -> El {
    let mut select = el("select").on("change", choosing(choice));
    for (at, title) in titles.iter().enumerate() {
        let option = el("option").attr("value", &at.to_string()).text(title);
        select = select.child(if at == choice.get_untracked() {
            option.attr("selected", "")
        } else {
            option
        });
    }
    el("label").text(label).child(select)
}

/// A box that is ticked if a bit is set.
pub fn tick(label: &str, choice: Choice, bit: usize) -> El {
    let input = el("input")
        .attr("type", "checkbox")
        .checked(move || choice.get() & bit != 0)
        .on("change", move |_| choice.set(choice.get_untracked() ^ bit));
    el("label").child(input).text(label)
}
