//! Browser features that may be denied or missing: storage, clipboard, focus, scrolling, files.
//!
//! Failures are reported by `None` or `false`, or ignored. In a private window or a sandboxed frame
//! storage is denied, and the page works on without it.

use gloo_events::EventListener;
use leptos::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Document, Element, Event, File, FileList, HtmlElement, HtmlImageElement, HtmlInputElement,
    MediaQueryList, Storage, Window,
};

use crate::board::FileWords;
use crate::dom;
use crate::session::{Column, column};
use crate::study::Looks;

/// The theme that the user has chosen. Without a choice the system decides.
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

/// The settings that are kept across visits.
#[derive(Clone, Debug, PartialEq)]
pub struct Preferences {
    /// The chosen theme; `None` if the system decides.
    pub theme: Option<Theme>,
    /// How the board looks, and whether there are sounds.
    pub looks: Looks,
    /// The columns of the score sheet; empty for those of a first visit.
    pub columns: Vec<Column>,
    /// Whether the board shows descriptive names on the squares.
    pub names_on_squares: bool,
    /// Whether the board draws the current move and its rivals.
    pub reasons_on_board: bool,
    /// The size of the board, in hundredths of the largest.
    pub board_size: i8,
    /// Whether the rule is shown in small print under a letter that distinguishes two moves.
    pub captions: bool,
    /// How the files of squares are said to those who hear the board.
    pub files: FileWords,
    /// The code of the language that was chosen; empty for that of the browser.
    pub language: String,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            theme: None,
            looks: Looks::default(),
            columns: Vec::new(),
            names_on_squares: false,
            reasons_on_board: true,
            board_size: 100,
            captions: true,
            files: FileWords::Letters,
            language: String::new(),
        }
    }
}

impl Preferences {
    /// Returns whether a page is dark, by the user's choice or the system's.
    #[must_use]
    pub fn is_dark(&self) -> bool {
        is_dark(self.theme)
    }
}

/// Returns whether a page of this theme is dark; without a theme the system decides.
#[must_use]
pub fn is_dark(theme: Option<Theme>) -> bool {
    theme.map_or_else(system_is_dark, |theme| theme == Theme::Dark)
}

/// Name under which the settings are stored.
pub const SETTINGS: &str = "rank-and-file.settings";
/// Name under which what each learner knows is stored.
pub const LEARNERS: &str = "rank-and-file.learners";

/// Name under which the scores of games that learners keep are stored.
pub const SCORES: &str = "rank-and-file.keep-score";
/// Name under which a dictation is stored.
pub const DICTATION: &str = "rank-and-file.dictation";
/// Name under which the settings of silent reading are stored.
pub const SILENT_READING: &str = "rank-and-file.silent-reading";
/// Name under which the app hands games over to the page for practice.
pub const GAMES: &str = "rank-and-file.games";

/// Returns the window; `None` outside of a page.
fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

/// Returns the local storage, if the browser allows it.
fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

/// Returns the text stored under a name.
#[must_use]
pub fn stored(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Stores a text under a name; returns `false` if the browser does not allow it.
pub fn store(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Returns the settings of an earlier visit. A missing or damaged setting has its value of a first
/// visit.
#[must_use]
pub fn settings() -> Preferences {
    let mut settings = Preferences::default();
    for line in stored(SETTINGS).unwrap_or_default().lines() {
        match line.split_once('=') {
            Some(("theme", "light")) => settings.theme = Some(Theme::Light),
            Some(("theme", "dark")) => settings.theme = Some(Theme::Dark),
            Some(("looks", words)) => settings.looks = Looks::parse(words),
            Some(("columns", tags)) => {
                settings.columns = tags.split(' ').filter_map(column).collect()
            }
            Some(("names", "on")) => settings.names_on_squares = true,
            Some(("reasons", "off")) => settings.reasons_on_board = false,
            Some(("board", size)) => settings.board_size = size.parse().unwrap_or(100),
            Some(("captions", "off")) => settings.captions = false,
            Some(("files", "names")) => settings.files = FileWords::Names,
            Some(("language", code)) => code.clone_into(&mut settings.language),
            _ => {}
        }
    }
    settings
}

/// Returns whether an earlier visit of the app has stored settings. Lessons and the page for practice
/// keep a theme, but no columns of a score sheet.
#[must_use]
pub fn has_settings() -> bool {
    !settings().columns.is_empty()
}

/// Stores the settings, if the browser allows it.
pub fn keep(settings: &Preferences) {
    let tags: Vec<&str> = settings.columns.iter().map(|column| column.tag).collect();
    let text = format!(
        "theme={}\nlooks={}\ncolumns={}\nnames={}\nreasons={}\nboard={}\ncaptions={}\nfiles={}\nlanguage={}",
        settings.theme.map_or("", Theme::tag),
        settings.looks.words().join(" "),
        tags.join(" "),
        if settings.names_on_squares { "on" } else { "" },
        if settings.reasons_on_board { "" } else { "off" },
        settings.board_size,
        if settings.captions { "on" } else { "off" },
        match settings.files {
            FileWords::Letters => "",
            FileWords::Names => "names",
        },
        settings.language,
    );
    // If the store is full or denied, only the settings of this visit are lost.
    store(SETTINGS, &text);
}

/// Returns whether the system asks for dark colours.
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

/// Shows the page in this theme; `None` for the system's.
pub fn apply_theme(theme: Option<Theme>) {
    set_on_root("data-theme", theme.map(Theme::tag));
}

/// Shows the page in the theme of the settings, with their board and pieces.
pub fn show_looks(settings: &Preferences) {
    apply_theme(settings.theme);
    set_on_root("data-board", settings.looks.board());
    set_on_root("data-pieces", settings.looks.pieces());
}

/// Sets an attribute of the page's root, by which its style sheet goes, or removes it.
pub fn set_on_root(name: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    // Neither call can fail for the fixed names used here.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// Calls `hear` if a picture of the site cannot be loaded.
pub fn if_missing(file: &str, hear: impl FnOnce() + 'static) {
    if let Ok(picture) = HtmlImageElement::new() {
        EventListener::once(&picture, "error", move |_| hear()).forget();
        picture.set_src(file);
    }
}

/// Removes the element with this id from the page.
pub fn remove(id: &str) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id)) {
        element.remove();
    }
}

/// Focuses the first element of the page that matches the selector.
pub fn focus_on(selector: &str) {
    if let Some(element) = find(selector) {
        focus(&element);
    }
}

/// Releases the address of a picture that is no longer shown.
pub fn release(address: &str) {
    // This fails for no text.
    let _ = web_sys::Url::revoke_object_url(address);
}

/// Scrolls the board into view and focuses it.
pub fn go_to_board() {
    if let Some(board) = find(".board-area") {
        board.scroll_into_view();
    }
    focus_on(".board-area [data-square][tabindex='0']");
}

/// Keeps the current move in view when the window is resized, for example when a phone is turned.
pub fn keep_current_in_view() {
    let Some(window) = window() else {
        return;
    };
    let show = |_: &Event| {
        for scrolls in [".sheet-scroll", ".book-page"] {
            if let Some(scrolls) = find(scrolls) {
                request_animation_frame(move || dom::show_current(&scrolls));
            }
        }
    };
    // The page lives as long as its window.
    EventListener::new(&window, "resize", show).forget();
}

/// Scrolls a part of the page to its marked move in the next frame. Measuring forces the browser to
/// lay out the page, so all else is drawn first.
pub fn show_current(part: &Element, scrolls: &str) {
    if let Some(scrolls) = dom::find(part, scrolls) {
        request_animation_frame(move || dom::show_current(&scrolls));
    }
}

/// Returns the first element of the page that matches the selector.
#[must_use]
pub fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok()?
}

/// Returns whether an element of the page matches the selector.
pub fn is_there(selector: &str) -> bool {
    find(selector).is_some()
}

/// Returns whether one element of the page lies below another, and not beside it.
#[must_use]
pub fn is_below(lower: &str, upper: &str) -> bool {
    let [lower, upper] = [lower, upper].map(|it| find(it).map(|it| it.get_bounding_client_rect()));
    lower
        .zip(upper)
        .is_some_and(|(lower, upper)| lower.top() >= upper.bottom())
}

/// Removes the focus from the element that has it.
pub fn blur() {
    let active = document().and_then(|document| document.active_element());
    if let Some(element) = active.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // This fails only for elements that take no focus.
        let _ = element.blur();
    }
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // This fails only for elements that take no focus.
        let _ = element.focus();
    }
}

/// Focuses the text area that matches the selector and selects its text.
pub fn select_on(selector: &str) {
    if let Some(field) = find(selector)
        && let Some(field) = field.dyn_ref::<web_sys::HtmlTextAreaElement>()
    {
        focus(field);
        field.select();
    }
}

/// Returns the address of a worker's program, or the list of languages, as the head of the page gives it.
#[must_use]
pub fn program(name: &str) -> Option<String> {
    let name = document()?
        .query_selector(&["[name=", name, "]"].concat())
        .ok()??;
    name.get_attribute("content")
}

/// Adds a script of the site to the page, if it is not there yet. Without it only its part is missing.
pub fn load_script(name: &str) {
    if is_there(&["script[src='", name, "']"].concat()) {
        return;
    }
    let script = document().and_then(|document| document.create_element("script").ok());
    if let (Some(script), Some(body)) = (script, find("body")) {
        // None of these fails for a fixed name.
        let _ = script.set_attribute("type", "module");
        let _ = script.set_attribute("src", name);
        let _ = body.append_child(&script);
    }
}

/// Saves a text as a file; returns `false` if the browser does not allow it.
pub fn save(name: &str, text: &str) -> bool {
    let parts = js_sys::Array::of1(&text.into());
    web_sys::Blob::new_with_str_sequence(&parts).is_ok_and(|file| save_file(name, &file))
}

/// Saves bytes as a file; returns `false` if the browser does not allow it.
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
    // Some browsers begin to read only after the click, so the address is released a minute later.
    let forget = move || drop(web_sys::Url::revoke_object_url(&address));
    set_timeout(forget, std::time::Duration::from_secs(60));
    true
}

/// Asks the browser to print the page.
pub fn print() {
    if let Some(window) = window() {
        // If printing is denied, the browser itself says so.
        let _ = window.print();
    }
}

/// Returns the address of the page, with its fragment.
#[must_use]
pub fn address() -> String {
    let address = window().and_then(|window| window.location().href().ok());
    address.unwrap_or_default()
}

/// Returns the words of another language than English, as `public/boot.js` has left them.
#[must_use]
pub fn words() -> Option<String> {
    let words = js_sys::Reflect::get(&*window()?, &"words".into());
    words.ok()?.as_string()
}

/// Returns the languages of the page, English first: the code and the own name of each.
#[must_use]
pub fn languages() -> Vec<(String, String)> {
    let english = ("en".to_owned(), "English".to_owned());
    let list = program("words").unwrap_or_default();
    let others = list.split('|').filter_map(|entry| {
        let (named, _) = entry.rsplit_once(' ')?;
        let (code, name) = named.split_once(' ')?;
        Some((code.to_owned(), name.to_owned()))
    });
    std::iter::once(english).chain(others).collect()
}

/// Sets the title of the page, which its tab shows.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Loads the page again.
pub fn reload() {
    if let Some(window) = window() {
        // If this is denied, the page stays as it is.
        let _ = window.location().reload();
    }
}

/// Opens another page in place of this one.
pub fn go_to(address: &str) {
    if let Some(window) = window() {
        // If this is denied, the user stays here.
        let _ = window.location().set_href(address);
    }
}

/// Returns the fragment of the address and removes it from there. Later changes to the game are not
/// in it, so a reload must not go back to it.
#[must_use]
pub fn take_fragment() -> Option<String> {
    let address = address();
    let (page, fragment) = address.split_once('#')?;
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // If this is denied, the fragment stays, which does no harm.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(page));
    }
    (!fragment.is_empty()).then(|| fragment.to_owned())
}

/// Copies a text to the clipboard; returns `false` if the browser does not allow it.
pub async fn copy(text: &str) -> bool {
    let Some(window) = window() else {
        return false;
    };
    // Outside secure contexts there is no clipboard.
    let Ok(clipboard) = js_sys::Reflect::get(&window.navigator(), &"clipboard".into()) else {
        return false;
    };
    let Ok(clipboard) = clipboard.dyn_into::<web_sys::Clipboard>() else {
        return false;
    };
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// Returns the file chosen in the field of an event. The field is emptied, so that the same file
/// can be chosen again.
#[must_use]
pub fn chosen_file(event: &Event) -> Option<File> {
    let field: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = field.files()?.get(0);
    field.set_value("");
    file
}

/// Returns the files chosen in the field of an event, and empties the field.
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

/// Returns a file of this name with a text; `None` if the browser makes none.
pub fn file_of(name: &str, text: &str) -> Option<File> {
    File::new_with_str_sequence(&js_sys::Array::of1(&text.into()), name).ok()
}

/// Returns the files of a list.
#[must_use]
pub fn listed(files: Option<FileList>) -> Vec<File> {
    let files = files.iter();
    files
        .flat_map(|files| (0..files.length()).filter_map(|at| files.get(at)))
        .collect()
}

/// Returns the first `most` bytes of a file, or all of a shorter one; `None` if it cannot be read.
pub async fn beginning(file: &web_sys::File, most: i32) -> Option<Vec<u8>> {
    bytes(&file.slice_with_i32_and_i32(0, most).ok()?).await
}

/// Returns the bytes of a file; `None` if it cannot be read.
pub async fn bytes(file: &web_sys::Blob) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}
