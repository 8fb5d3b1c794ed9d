//! The page and the page for practice in their readers' languages: the one that is chosen, and that of
//! the browser.

use crate::layout::fits;
use rank_and_file_browser::device::written;
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Returns the language of the page, the name of its board, and the beginning of the reasons' heading.
fn seen(page: &Page) -> [String; 3] {
    const SEEN: &str = "const [board, why] = ['[role=grid], .board', '.why h2'].map((part) => document.querySelector(part));
        return [document.documentElement.lang, board?.getAttribute('aria-label') ?? '', why?.textContent.split(' ')[0] ?? ''];";
    serde_json::from_value(page.browser.run(SEEN, json!([]))).expect("three texts")
}

fn texts(words: [&str; 3]) -> [String; 3] {
    words.map(str::to_owned)
}

fn a_language_is_chosen_and_what_was_played_comes_back_in_it() {
    with_page(|page| {
        page.new_game();
        page.type_move("e4");
        page.tool("Board");
        page.soon(true, |page| page.has("dialog[open] select"));
        page.choose("dialog[open] select", "1");
        page.soon(texts(["de", "Schachbrett", "Warum"]), seen);
        assert!(page.main_line(0).contains(&"e4".to_owned()));
        page.reload();
        page.soon(texts(["de", "Schachbrett", "Warum"]), seen);
        let title = page.browser.run("return document.title;", json!([]));
        assert_eq!(
            title,
            "Rank & File: Schachnotation, die sich selbst erklärt"
        );
    });
}

/// Loads the page again in a browser that asks for these languages.
fn reload_in(page: &Page, languages: &str) {
    let agent = page.browser.run("return navigator.userAgent;", json!([]));
    let asked = json!({"userAgent": agent, "acceptLanguage": languages});
    page.browser
        .devtools("Emulation.setUserAgentOverride", asked);
    page.reload();
}

fn a_browser_in_french_sees_french() {
    with_page(|page| {
        reload_in(page, "fr-CH,fr,en");
        page.soon(texts(["fr", "Échiquier", "Pourquoi"]), seen);
    });
}

fn every_language_fits_at_any_width() {
    with_page(|page| {
        for language in ["de", "es", "fr"] {
            reload_in(page, language);
            page.soon(language.to_owned(), |page| {
                page.text_of("return document.documentElement.lang;")
            });
            fits(page, language);
            page.click("#set-up-tool");
            page.soon(true, |page| page.has(".editor"));
            fits(page, language);
        }
    });
}

fn a_german_page_says_in_german_why_its_worker_does_not_open_a_file() {
    with_page(|page| {
        reload_in(page, "de");
        page.soon(texts(["de", "Schachbrett", "Warum"]), seen);
        page.tool("Öffnen");
        page.soon(true, |page| page.has("dialog[open]"));
        let file = written("buch.djvu", b"AT&TFORM");
        page.choose_file("dialog[open] input[type=file]", &file);
        page.soon(
            Some(
                "Die Datei buch.djvu kann nicht geöffnet werden: dies ist eine DjVu-Datei und kann hier nicht gelesen werden; Text, HTML, EPUB und PDF lassen sich öffnen."
                    .to_owned(),
            ),
            Page::notice,
        );
    });
}

fn the_page_for_practice_speaks_the_language_of_the_page() {
    const HEADING: &str = "return document.querySelector('main h1')?.textContent ?? '';";
    with_page(|page| {
        reload_in(page, "de");
        page.soon(texts(["de", "Schachbrett", "Warum"]), seen);
        page.click(".toolbar .practice-link");
        page.soon(("de".to_owned(), "Üben".to_owned()), |page| {
            let language = page.text_of("return document.documentElement.lang;");
            (language, page.text_of(HEADING))
        });
    });
}

pub const TESTS: &[Test] = tests![
    a_language_is_chosen_and_what_was_played_comes_back_in_it;
    a_browser_in_french_sees_french;
    every_language_fits_at_any_width;
    a_german_page_says_in_german_why_its_worker_does_not_open_a_file;
    the_page_for_practice_speaks_the_language_of_the_page;
];
