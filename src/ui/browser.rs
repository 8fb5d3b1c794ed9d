//! What a browser may deny or lack, asked for politely: storage, clipboard, focus, files.
//!
//! Nothing here fails loudly. In a private window or a sandboxed frame storage is denied and the
//! page works on without it.

use gloo_events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Document, Element, Event, File, FileList, HtmlElement, HtmlInputElement, MediaQueryList,
    Storage, Window,
};

use crate::session::{Column, column};

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
#[derive(Clone, Debug, PartialEq)]
pub struct Preferences {
    pub theme: Option<Theme>,
    /// Empty for the columns of a first visit.
    pub columns: Vec<Column>,
    pub names_on_squares: bool,
    pub reasons_on_board: bool,
    /// How large the board is, in hundredths of the largest.
    pub board_size: i8,
    /// Whether the rule stands under a letter that tells two moves apart.
    pub captions: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            theme: None,
            columns: Vec::new(),
            names_on_squares: false,
            reasons_on_board: true,
            board_size: 100,
            captions: true,
        }
    }
}

/// The name under which settings are kept.
pub const SETTINGS: &str = "rank-and-file.settings";

fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

/// A text kept under this name.
#[must_use]
pub fn stored(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Keeps a text under this name, if the browser lets us.
pub fn store(name: &str, text: &str) {
    if let Some(storage) = storage() {
        // A full or denied store loses the settings of this visit and nothing else.
        let _ = storage.set_item(name, text);
    }
}

/// The settings kept by an earlier visit; what is missing or damaged is as on a first visit.
#[must_use]
pub fn settings() -> Preferences {
    let mut settings = Preferences::default();
    for line in stored(SETTINGS).unwrap_or_default().lines() {
        match line.split_once('=') {
            Some(("theme", "light")) => settings.theme = Some(Theme::Light),
            Some(("theme", "dark")) => settings.theme = Some(Theme::Dark),
            Some(("columns", tags)) => {
                settings.columns = tags.split(' ').filter_map(column).collect()
            }
            Some(("names", "on")) => settings.names_on_squares = true,
            Some(("reasons", "off")) => settings.reasons_on_board = false,
            Some(("board", size)) => settings.board_size = size.parse().unwrap_or(100),
            Some(("captions", "off")) => settings.captions = false,
            _ => {}
        }
    }
    settings
}

/// Whether an earlier visit has kept settings.
#[must_use]
pub fn has_settings() -> bool {
    stored(SETTINGS).is_some()
}

/// Keeps the settings, if the browser lets us.
pub fn keep(settings: &Preferences) {
    let tags: Vec<&str> = settings.columns.iter().map(|column| column.tag).collect();
    let text = format!(
        "theme={}\ncolumns={}\nnames={}\nreasons={}\nboard={}\ncaptions={}",
        settings.theme.map_or("", Theme::tag),
        tags.join(" "),
        if settings.names_on_squares { "on" } else { "" },
        if settings.reasons_on_board { "" } else { "off" },
        settings.board_size,
        if settings.captions { "on" } else { "off" },
    );
    store(SETTINGS, &text);
}

/// Whether the system asks for dark colours.
#[must_use]
pub fn system_is_dark() -> bool {
    dark_query().is_some_and(|query| query.matches())
}

/// Calls `hear` whenever the system changes between light and dark colours.
pub fn on_system_theme(hear: impl Fn() + 'static) {
    if let Some(query) = dark_query() {
        // The page lives as long as its window.
        EventListener::new(&query, "change", move |_| hear()).forget();
    }
}

fn dark_query() -> Option<MediaQueryList> {
    let query = window()?.match_media("(prefers-color-scheme: dark)");
    query.ok()?
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

/// Puts the keyboard on the first element of the page that the selector finds.
pub fn focus_on(selector: &str) {
    if let Some(element) = find(selector) {
        focus(&element);
    }
}

/// Brings the board into view, and puts the keyboard on it.
pub fn go_to_board() {
    if let Some(board) = find(".board-area") {
        board.scroll_into_view();
    }
    focus_on(".board-area [data-square][tabindex='0']");
}

/// The first element of the page that the selector finds.
#[must_use]
pub fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok()?
}

/// Whether the selector finds an element of the page.
pub fn is_there(selector: &str) -> bool {
    find(selector).is_some()
}

/// Whether one element of the page lies below another, and not beside it.
#[must_use]
pub fn is_below(lower: &str, upper: &str) -> bool {
    let [lower, upper] = [lower, upper].map(|it| find(it).map(|it| it.get_bounding_client_rect()));
    lower
        .zip(upper)
        .is_some_and(|(lower, upper)| lower.top() >= upper.bottom())
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

/// Puts the keyboard on the field that the selector finds and selects what it holds.
pub fn select_on(selector: &str) {
    if let Some(field) = find(selector)
        && let Some(field) = field.dyn_ref::<web_sys::HtmlTextAreaElement>()
    {
        focus(field);
        field.select();
    }
}

/// The file of a program that runs beside the page, as the page names it.
#[must_use]
pub fn program(name: &str) -> Option<String> {
    let name = document()?
        .query_selector(&["[name=", name, "]"].concat())
        .ok()??;
    name.get_attribute("content")
}

/// Offers a text as a file to be kept; `false` where the browser does not allow it.
pub fn save(name: &str, text: &str) -> bool {
    let parts = js_sys::Array::of1(&text.into());
    web_sys::Blob::new_with_str_sequence(&parts).is_ok_and(|file| save_file(name, &file))
}

/// The same of bytes that the browser has.
pub fn save_file(name: &str, file: &web_sys::Blob) -> bool {
    let link = document().and_then(|document| document.create_element("a").ok());
    let link = link.and_then(|link| link.dyn_into::<HtmlElement>().ok());
    let address = web_sys::Url::create_object_url_with_blob(file);
    let (Some(link), Ok(address)) = (link, address) else {
        return false;
    };
    // Neither fails for these fixed names.
    let _ = link.set_attribute("href", &address);
    let _ = link.set_attribute("download", name);
    link.click();
    // Some browsers begin to read only after the click. At worst a little memory is kept.
    let forget = move || drop(web_sys::Url::revoke_object_url(&address));
    leptos::prelude::set_timeout(forget, std::time::Duration::from_secs(60));
    true
}

/// Asks the browser to print the page.
pub fn print() {
    if let Some(window) = window() {
        // Where printing is denied the browser says so itself.
        let _ = window.print();
    }
}

/// The address of the page, with its fragment.
#[must_use]
pub fn address() -> String {
    let address = window().and_then(|window| window.location().href().ok());
    address.unwrap_or_default()
}

/// The fragment of the address, which is taken out of it: what is done to its game is not in it, so that a page
/// loaded anew should not go back to it.
#[must_use]
pub fn take_fragment() -> Option<String> {
    let address = address();
    let (page, fragment) = address.split_once('#')?;
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // Where this is denied the fragment stays, and does no harm.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(page));
    }
    (!fragment.is_empty()).then(|| fragment.to_owned())
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

/// The file that was chosen in the field of an event; the field is emptied, so that the same may be chosen again.
#[must_use]
pub fn chosen_file(event: &Event) -> Option<File> {
    let field: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = field.files()?.get(0);
    field.set_value("");
    file
}

/// The files that were chosen in a field, which forgets them.
#[must_use]
pub fn chosen_files(event: &Event) -> Vec<File> {
    let field = event.target().and_then(|it| it.dyn_into().ok());
    let Some(field): Option<HtmlInputElement> = field else {
        return Vec::new();
    };
    let files = listed(field.files());
    field.set_value("");
    files
}

/// The files of a list.
#[must_use]
pub fn listed(files: Option<FileList>) -> Vec<File> {
    let files = files.iter();
    files
        .flat_map(|files| (0..files.length()).filter_map(|at| files.get(at)))
        .collect()
}

/// The first bytes of a file, at most so many; `None` if it cannot be read.
pub async fn beginning(file: &web_sys::File, most: i32) -> Option<Vec<u8>> {
    bytes(&file.slice_with_i32_and_i32(0, most).ok()?).await
}

/// The bytes of a file; `None` if it cannot be read.
pub async fn bytes(file: &web_sys::Blob) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}
