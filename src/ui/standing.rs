//! Under the board: the men taken, what there is to say of how the game stands, and the players' ways
//! to end it.

use leptos::prelude::*;

use super::desk::{Desk, Part};
use super::el::{El, button, el};
use super::men::figure;
use super::written::{points, sentence};
use crate::board::Side;
use crate::screen::standing::Material;
use crate::session::{Action, Pointing};

/// The panel.
pub fn standing(desk: Desk) -> El {
    el("section")
        .class("standing")
        .attr("aria-label", "How the game stands")
        .live_children(move || desk.see(Part::Material, |shown| material(&shown.standing.material)))
        .live_children(move || results(desk))
        .live_children(move || notes(desk))
}

/// The men that each side has taken, each sort once with its number, and the balance.
fn material(material: &Material) -> Vec<AnyView> {
    let mut line = el("p").class("material");
    for side in Side::ALL {
        let taken = &material.taken[side.index()];
        if taken.is_empty() {
            continue;
        }
        let mut men = el("span")
            .class("taken")
            .attr("role", "img")
            .attr("aria-label", &material.says(side));
        for &(man, count) in taken {
            men = men.child(figure(side.other(), man));
            if count > 1 {
                men = men.text(&count.to_string());
            }
        }
        line = line.child(men);
    }
    let balance = el("span").text("Material ").text(&material.balance);
    vec![line.child(balance).view()]
}

/// Claim, agreement and resignation, while the end of an open game is on the board.
fn results(desk: Desk) -> Vec<AnyView> {
    let Some(side) = desk.see(Part::Standing, |shown| shown.standing.may_end) else {
        return Vec::new();
    };
    let act = |words: &str, action: Action| {
        button("button plain")
            .click(move || desk.act(action.clone()))
            .text(words)
    };
    let resigns = side.name().to_owned() + " resigns";
    let row = el("div")
        .class("results")
        .child(act("Claim draw", Action::Claim))
        .child(act("Agree draw", Action::Agree))
        .child(act(&resigns, Action::Resign(side)));
    vec![row.view()]
}

/// How often the position has occurred, why the game has ended, what may be claimed.
fn notes(desk: Desk) -> Vec<AnyView> {
    desk.see(Part::Standing, |shown| {
        let standing = &shown.standing;
        let mut notes = Vec::new();
        if !standing.moments.is_empty() {
            let mut line = el("p").text(&standing.occurred);
            for (nth, (moment, name)) in standing.moments.iter().enumerate() {
                let moment = *moment;
                if nth > 0 {
                    line = line.text(", ");
                }
                let there = points(desk, button("link"), Pointing::Moment(moment));
                line = line.child(there.click(move || desk.act(Action::Go(moment))).text(name));
            }
            notes.push(line.text(".").view());
        }
        let said = |note| el("p").children(sentence(desk, note)).view();
        notes.extend(standing.notes.iter().map(said));
        notes
    })
}
