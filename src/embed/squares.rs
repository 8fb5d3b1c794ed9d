//! What stands on the squares, and the choice of one of several plays.

use super::dom::{El, button, el, find, man};
use rank_and_file::board::Cell;
use rank_and_file::screen::board_model::{BoardModel, Square, descriptive_names};
use rank_and_file::study::Coordinates;

/// Puts into a square what is another now.
pub fn fill(holder: &El, old: Option<&Square>, square: &Square) {
    let holder = holder.clone().class(&square.class(false));
    if old.map(|old| old.cell) != Some(square.cell) {
        let _ = holder.clone().attr("data-square", &square.cell.to_string());
    }
    if old.map(|old| &old.label) != Some(&square.label) {
        let _ = holder.clone().attr("aria-label", &square.label);
    }
    if old.and_then(|old| old.man) != square.man {
        if let Some(old) = find(&holder.0, ".man") {
            old.remove();
        }
        if let Some((side, kind)) = square.man {
            let _ = holder.0.prepend_with_node_1(&man(side, kind).0);
        }
    }
}

/// Rank and file on the edge squares, or both descriptive names on every square.
pub fn corner(holder: &El, cell: Cell, at: usize, model: &BoardModel, coordinates: Coordinates) {
    while let Some(old) = find(&holder.0, ".coord, .names") {
        old.remove();
    }
    // The style sheet writes them: they are no words of the square, which has a name of its own.
    let label = |class: &str, text: &str| {
        el("span")
            .class(class)
            .attr("aria-hidden", "true")
            .attr("data-text", text)
    };
    let span = usize::from(model.span);
    match coordinates {
        Coordinates::None => {}
        Coordinates::Descriptive if span == 8 => {
            let [white, black] = descriptive_names(cell);
            let (mine, theirs) = if model.flipped {
                (black, white)
            } else {
                (white, black)
            };
            let both = el("span").class("names").attr("aria-hidden", "true");
            let both = both
                .child(label("mine", &mine))
                .child(label("theirs", &theirs));
            let _ = holder.clone().child(both);
        }
        _ => {
            if at.is_multiple_of(span) {
                let rank = cell.rank_digit().to_string();
                let _ = holder.clone().child(label("coord rank", &rank));
            }
            if at / span == span - 1 {
                let file = cell.file_letter().to_string();
                let _ = holder.clone().child(label("coord file", &file));
            }
        }
    }
}

/// Which of several plays is meant that end on one square, chosen there.
pub fn choosing(model: &BoardModel) -> El {
    let buttons = model.choices.iter().enumerate().map(|(at, choice)| {
        let (side, kind) = choice.arrives;
        let face = button("", "choose")
            .attr("data-choice", &at.to_string())
            .attr("aria-label", &choice.words())
            .child(man(side, kind));
        match choice.takes {
            "" => face,
            takes => face.child(el("span").text(takes)),
        }
    });
    let chooser = model.chooser();
    el("div")
        .class(chooser.class)
        .attr("role", "dialog")
        .attr("aria-label", chooser.label)
        .style("--column", &chooser.column.to_string())
        .style("--row", &chooser.row.to_string())
        .children(buttons)
}
