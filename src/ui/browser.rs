//! What a browser may deny or lack, asked for politely: storage, clipboard, focus, files.
//!
//! Nothing here fails loudly. In a private window or a sandboxed frame storage is denied and the
//! page works on without it.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, HtmlElement, Window};

use crate::app::{Column, column};

/// Light or dark, when the user has said so; else the system decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

impl Theme {
    const fn tag(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// What is kept across visits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    pub theme: Option<Theme>,
    /// Empty for the columns of a first visit.
    pub columns: Vec<Column>,
    pub names_on_squares: bool,
}

const KEY: &str = "rank-and-file.settings";

fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

/// The settings kept by an earlier visit; what is missing or damaged is as on a first visit.
#[must_use]
pub fn settings() -> Settings {
    let mut settings = Settings::default();
    let stored = window()
        .and_then(|window| window.local_storage().ok().flatten())
        .and_then(|storage| storage.get_item(KEY).ok().flatten())
        .unwrap_or_default();
    for line in stored.lines() {
        match line.split_once('=') {
            Some(("theme", "light")) => settings.theme = Some(Theme::Light),
            Some(("theme", "dark")) => settings.theme = Some(Theme::Dark),
            Some(("columns", tags)) => {
                settings.columns = tags.split(' ').filter_map(column).collect()
            }
            Some(("names", "on")) => settings.names_on_squares = true,
            _ => {}
        }
    }
    settings
}

/// Keeps the settings, if the browser lets us.
pub fn keep(settings: &Settings) {
    let tags: Vec<&str> = settings.columns.iter().map(|column| column.tag).collect();
    let text = format!(
        "theme={}\ncolumns={}\nnames={}",
        settings.theme.map_or("", Theme::tag),
        tags.join(" "),
        if settings.names_on_squares { "on" } else { "" }
    );
    let storage = window().and_then(|window| window.local_storage().ok().flatten());
    if let Some(storage) = storage {
        // A full or denied store loses the settings of this visit and nothing else.
        let _ = storage.set_item(KEY, &text);
    }
}

/// Whether the system asks for dark colours.
#[must_use]
pub fn system_is_dark() -> bool {
    window()
        .and_then(|window| {
            window
                .match_media("(prefers-color-scheme: dark)")
                .ok()
                .flatten()
        })
        .is_some_and(|query| query.matches())
}

/// Shows the page in this theme, or the system's.
pub fn apply_theme(theme: Option<Theme>) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    // Neither call can fail for these fixed names.
    let _ = match theme {
        Some(theme) => root.set_attribute("data-theme", theme.tag()),
        None => root.remove_attribute("data-theme"),
    };
}

/// Takes an element out of the page.
pub fn remove(id: &str) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id)) {
        element.remove();
    }
}

/// Puts the keyboard on the first element that the selector finds inside `root`.
pub fn focus_in(root: &Element, selector: &str) {
    if let Some(element) = root.query_selector(selector).ok().flatten() {
        focus(&element);
    }
}

/// Puts the keyboard on the first element of the page that the selector finds.
pub fn focus_on(selector: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        focus_in(&root, selector);
    }
}

/// Takes the keyboard from whatever has it.
pub fn blur() {
    let active = document().and_then(|document| document.active_element());
    if let Some(element) = active.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Fails only for elements that take no focus.
        let _ = element.blur();
    }
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // Fails only for elements that take no focus.
        let _ = element.focus();
    }
}

/// Scrolls `container` alone, never the page, so far that its `.current` child can be seen.
pub fn show_current(container: &Element) {
    let Some(current) = container.query_selector(".current").ok().flatten() else {
        if container.scroll_top() != 0 {
            container.set_scroll_top(0);
        }
        return;
    };
    let (frame, place) = (
        container.get_bounding_client_rect(),
        current.get_bounding_client_rect(),
    );
    // The head of the sheet stays above what scrolls.
    let head = container
        .query_selector("thead")
        .ok()
        .flatten()
        .map_or(0.0, |head| head.get_bounding_client_rect().height());
    let (above, below) = (
        place.top() - frame.top() - head,
        place.bottom() - frame.bottom(),
    );
    let step = if above < 0.0 {
        above - place.height()
    } else if below > 0.0 {
        below + place.height()
    } else {
        return;
    };
    container.set_scroll_top(container.scroll_top() + step as i32);
}

/// Copies a text; `false` where the browser does not allow it.
pub async fn copy(text: &str) -> bool {
    let Some(window) = window() else {
        return false;
    };
    // Outside secure contexts there is no clipboard at all.
    let Ok(clipboard) = js_sys::Reflect::get(&window.navigator(), &"clipboard".into()) else {
        return false;
    };
    let Ok(clipboard) = clipboard.dyn_into::<web_sys::Clipboard>() else {
        return false;
    };
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// The bytes of a file; `None` if it cannot be read.
pub async fn bytes(file: &web_sys::File) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}
