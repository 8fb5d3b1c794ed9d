//! The lessons as their readers see them: complete pages, boards with correct scores, exercises
//! with exactly one answer.
//!
//! | module | what it is |
//! |---|---|
//! | `diagrams` | the drawn diagrams of the contents: each has the pieces of its position |
//! | `boards` | the boards: their attributes, captions and scores |
//! | `exercises` | the exercises: each has exactly one answer, and the contents list them |

mod boards;
mod diagrams;
mod exercises;

use std::collections::HashSet;

use crate::lesson_pages::{IN_TEN_MINUTES, LESSONS, Page, folder};

/// Targets of links that are made elsewhere.
const ELSEWHERE: [&str; 3] = ["../index.html", "../embed.js", "../embedding/index.html"];

#[test]
fn every_page_is_whole_and_keeps_to_the_content_policy() {
    let policy = |page: &Page| {
        let meta = page
            .named("meta")
            .find(|meta| meta.get("http-equiv") == Some("Content-Security-Policy"));
        meta.and_then(|meta| meta.get("content").map(str::to_owned))
            .unwrap_or_else(|| panic!("{} has no content policy", page.file))
    };
    let pages = Page::all();
    let strict = policy(&pages[0]);
    for want in [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
    ] {
        assert!(strict.contains(want), "the policy lacks {want}");
    }
    let mut titles = HashSet::new();
    for page in &pages {
        let file = &page.file;
        assert_eq!(policy(page), strict, "{file}");
        let html = page.named("html").next().expect("a page");
        assert_eq!(html.get("lang"), Some("en"), "{file}");
        let title = page.named("title").next().expect("a title");
        assert!(titles.insert(title.text.clone()), "{file}: {}", title.text);
        assert_eq!(page.named("h1").count(), 1, "{file}: one h1");
        assert_eq!(page.named("main").count(), 1, "{file}: one main");
        assert!(
            page.named("nav").all(|nav| nav.get("aria-label").is_some()),
            "{file}"
        );
        let mut ids = HashSet::new();
        let mut level = 0;
        for element in &page.elements {
            let place = format!("{file}:{}", element.line);
            if let Some(id) = element.get("id") {
                assert!(ids.insert(id), "{place}: a second {id}");
            }
            for (key, _) in &element.attributes {
                let inline = key == "style" || key.starts_with("on");
                assert!(!inline, "{place}: {key} is not for strict pages");
            }
            let script = element.name == "script" && element.get("src").is_none();
            assert!(
                !script && element.name != "style",
                "{place}: nothing inline"
            );
            if let Some(heading) = element.name.strip_prefix('h').and_then(|n| n.parse().ok()) {
                let heading: u32 = heading;
                assert!(heading <= level + 1, "{place}: h{heading} after h{level}");
                assert!(!element.text.trim().is_empty(), "{place}: an empty heading");
                level = heading;
            }
        }
    }
}

#[test]
fn every_link_leads_somewhere_and_says_where() {
    let pages = Page::all();
    for page in &pages {
        for element in &page.elements {
            let place = format!("{}:{}", page.file, element.line);
            let link = element.get("href").or_else(|| element.get("src"));
            let Some(link) = link.filter(|_| element.name != "chess-notation") else {
                continue;
            };
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => Some(page),
                file => pages.iter().find(|page| page.file == file),
            };
            if element.name == "use" {
                let drawn = std::fs::read_to_string(folder().join(file)).unwrap_or_default();
                let id = format!("id=\"{anchor}\"");
                assert!(drawn.contains(&id), "{place}: no picture {link}");
                continue;
            }
            if !anchor.is_empty() {
                let target = target.unwrap_or_else(|| panic!("{place}: {link}"));
                assert!(target.by_id(anchor).is_some(), "{place}: no #{anchor}");
            } else if target.is_none() && !ELSEWHERE.contains(&file) {
                assert!(folder().join(file).is_file(), "{place}: no file {file}");
            }
            if element.name == "a" {
                let text = element.text.trim();
                let vague = ["", "here", "this", "click here", "more", "link"];
                assert!(!vague.contains(&text), "{place}: a link called {text:?}");
            }
        }
    }
}

/// If this fails, a sentence is true only of a wide window or only of a narrow one: what belongs to
/// a board stands beside it in one and under it in the other.
#[test]
fn no_lesson_says_where_something_stands_around_a_board() {
    for page in Page::all() {
        for element in &page.elements {
            let text = element
                .text
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ");
            for place in ["under the board", "below the board", "beside the board"] {
                assert!(
                    !text.contains(place),
                    "{}:{}: {place}",
                    page.file,
                    element.line
                );
            }
        }
    }
}

/// If this fails, a lesson is too long for one sitting, or a screen has a text without a board.
#[test]
fn a_lesson_has_three_to_five_screens_and_each_step_has_one_board() {
    for file in LESSONS.into_iter().chain([IN_TEN_MINUTES]) {
        let page = Page::read(file);
        let places = |class: &str| -> Vec<usize> {
            let all = page.elements.iter().enumerate();
            all.filter(|(_, element)| element.is("section", class))
                .map(|(at, _)| at)
                .collect()
        };
        let (screens, steps) = (places("screen"), places("step"));
        assert!(
            (3..=5).contains(&screens.len()),
            "{file}: {}",
            screens.len()
        );
        let count = |within: usize, name: &str| {
            let all = page.named(name);
            all.filter(|element| element.within.contains(&within))
                .count()
        };
        for screen in screens {
            assert_eq!(count(screen, "h2"), 1, "{file}: a screen has one heading");
            let within = |step: &&usize| page.elements[**step].within.contains(&screen);
            let own = steps.iter().filter(within).count();
            assert!((1..=7).contains(&own), "{file}: a screen of {own} steps");
        }
        for step in &steps {
            let place = format!("{file}:{}", page.elements[*step].line);
            assert_eq!(count(*step, "chess-notation"), 1, "{place}: one board");
            assert_eq!(count(*step, "h3"), 1, "{place}: one heading");
        }
        let boards = page.named("chess-notation").count();
        assert_eq!(boards, steps.len(), "{file}: a board in no step");
    }
}

/// If this fails, a reader cannot go from a lesson to the next or back, or does not find it in the
/// contents.
#[test]
fn one_lesson_leads_to_the_next_and_back() {
    let leads = |page: &Page, rel: Option<&str>, file: &str| {
        let mut links = page.named("a");
        links.any(|a| a.get("href") == Some(file) && (rel.is_none() || a.get("rel") == rel))
    };
    let contents = Page::read("index.html");
    for (number, file) in LESSONS.iter().enumerate() {
        let page = Page::read(file);
        assert!(leads(&contents, None, file), "the contents lack {file}");
        assert!(
            leads(&page, None, "index.html"),
            "{file} does not lead back"
        );
        let before = number.checked_sub(1).map(|before| LESSONS[before]);
        for (rel, other) in [("prev", before), ("next", LESSONS.get(number + 1).copied())] {
            if let Some(other) = other {
                assert!(leads(&page, Some(rel), other), "{file} lacks {rel} {other}");
            }
        }
        let title = page.named("h1").next().expect("a heading").text.clone();
        let titled = contents.named("a").any(|a| title.contains(a.text.trim()));
        assert!(titled, "the contents have another name for {title:?}");
    }
}
