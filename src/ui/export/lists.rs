//! The lists and boxes to choose with.

use leptos::prelude::*;
use web_sys::Event;

use super::choices::Choice;

/// Takes a number from a field or list.
pub fn choose(choice: Choice, event: &Event) {
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
