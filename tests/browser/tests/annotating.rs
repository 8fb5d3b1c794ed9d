//! A game annotated from nothing: by keyboard alone, with a finger on a phone, and by ear.

use rank_and_file_browser::{Page, Pointer, Test, tests, with_page};
use serde_json::json;

/// Selector of the current move where it has the focus.
const CURRENT: &str = ".sheet .move.current:focus";

/// Returns the moves of the game as Export shows them.
fn moves(page: &Page) -> String {
    let (pgn, _) = page.exported();
    let moves = pgn.lines().filter(|line| !line.starts_with('['));
    moves.collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// Waits until a selector finds an element.
fn see(page: &Page, selector: &str) {
    page.soon((selector, true), |page| (selector, page.has(selector)));
}

/// Waits until a selector finds nothing.
fn see_no(page: &Page, selector: &str) {
    page.soon((selector, false), |page| (selector, page.has(selector)));
}

/// Presses Tab until the element that a selector finds has the focus.
fn tab_to(page: &Page, selector: &str) {
    let focused = [selector, ":focus"].concat();
    page.focus_head();
    page.tab_until(selector, |page| page.has(&focused));
}

/// Begins a new game and types its moves.
fn play_by_keyboard(page: &Page, moves: &[&str]) {
    page.focus_head();
    page.press(&["Enter"]);
    see(page, "dialog[open] .kind:focus");
    page.press(&["Enter"]);
    see_no(page, ".sheet .move");
    page.blur();
    page.press(&["/"]);
    see(page, "#typed:focus");
    for (count, name) in (1..).zip(moves) {
        page.browser.type_keys(name);
        page.press(&["Enter"]);
        page.soon(count, |page| page.main_line(0).len());
    }
}

fn a_game_is_annotated_from_nothing_by_keyboard_alone() {
    with_page(|page| {
        play_by_keyboard(page, &["e4", "e5", "Nf3"]);
        // A move is commented on and judged.
        tab_to(page, ".sheet .move");
        page.press(&["ArrowLeft", "ArrowLeft"]);
        page.soon("White: pawn from e2 to e4".to_owned(), Page::spoken);
        page.press(&["d"]);
        see(page, ".note textarea:focus");
        page.browser.type_keys("Best by test");
        page.press(&["Tab", "ArrowRight"]);
        see(page, ".note [aria-label='Good move']:focus");
        page.press(&[" "]);
        see(page, ".note [aria-label='Good move'][aria-pressed=true]");
        page.press(&["Escape"]);
        see_no(page, ".note");
        see(page, CURRENT);
        // The glyphs alone.
        page.press(&["ArrowRight", "m"]);
        see(page, ".note .glyph:focus");
        page.press(&["ArrowRight", "ArrowRight", "Enter"]);
        see(
            page,
            ".note [aria-label='Interesting move'][aria-pressed=true]",
        );
        page.press(&["Escape"]);
        see(page, CURRENT);
        // Before the game.
        page.press(&["Home", "d"]);
        see(page, ".note textarea:focus");
        page.browser.type_keys("A short game");
        page.press(&["Escape"]);
        see_no(page, ".note");
        // Arrows.
        page.press(&["End"]);
        page.browser.press_with(&["Shift"], "F10");
        see(page, ".menu [role=menuitem]:focus");
        while page.words(".menu :focus") != "Draw arrows…" {
            page.press(&["ArrowDown"]);
        }
        page.press(&["Enter"]);
        page.soon(true, |page| !page.focused_square().is_empty());
        page.walk_and_enter("f3");
        page.walk_and_enter("e5");
        page.tab_until("Done", |page| page.has(".editor .primary:focus"));
        page.press(&["Enter"]);
        // The players.
        see(page, ".details");
        tab_to(page, ".details");
        page.press(&["Enter"]);
        see(page, "dialog[open]");
        let white = page.named("dialog[open]", "White") + ":focus";
        page.tab_until("White", |page| page.has(&white));
        page.browser.type_keys("Oak");
        page.press(&["Escape"]);
        see(page, ".details:focus");
        page.soon(Some("Oak – ?".to_owned()), |page| {
            page.text(".game-title")
        });
        page.soon(
            "{A short game} 1. e4 $1 {Best by test} 1... e5 $5 2. Nf3 {[%cal Gf3e5]} *".to_owned(),
            moves,
        );
    });
}

/// Taps the middle of an element.
fn tap(page: &Page, selector: &str) {
    see(page, selector);
    page.browser.tap(Pointer::Finger, page.middle(selector));
}

/// Holds a finger on a move until its menu opens, and taps an entry.
fn choose_for(page: &Page, moment: u32, words: &str) {
    let on = format!(".sheet .move[data-moment='{moment}']");
    page.browser.rest(page.middle(&on), 900);
    tap(page, &page.named(".menu", words));
    see_no(page, ".menu");
}

fn a_game_is_annotated_from_nothing_with_a_finger_on_a_phone() {
    with_page(|page| {
        page.browser.resize(390, 844);
        tap(page, ".toolbar [aria-label=New]");
        tap(page, "dialog[open] [data-variant=standard]");
        see_no(page, ".sheet .move");
        for square in ["e2", "e4", "e7", "e5"] {
            page.tap_square(square);
        }
        page.soon(2, |page| page.main_line(0).len());
        // The sheet opens for the comment, and is as small as before once that is done.
        choose_for(page, 1, "Comment…");
        see(page, ".note textarea:focus");
        let rows = |page: &Page| {
            page.text_of(
                "return String(document.querySelector('.sheet-scroll').clientHeight > 150);",
            )
        };
        page.soon("true".to_owned(), rows);
        page.browser.insert("Best by test");
        page.soon("Best by test".to_owned(), |page| {
            page.value(".note textarea")
        });
        tap(page, ".note [aria-label='Good move']");
        see(page, ".note [aria-label='Good move'][aria-pressed=true]");
        tap(page, ".note .actions .primary");
        see_no(page, ".note");
        page.soon("false".to_owned(), rows);
        // Arrows and squares, in colours.
        choose_for(page, 2, "Draw arrows…");
        let red = page.named(".editor", "Red");
        tap(page, &red);
        see(page, &(red + "[aria-pressed=true]"));
        page.drag_by_finger("e4", "e5");
        see(page, ".overlay .author.red");
        tap(page, ".editor [aria-label=Circle]");
        see(page, "[aria-label=Circle][aria-pressed=true]");
        let yellow = page.named(".editor", "Yellow");
        tap(page, &yellow);
        see(page, &(yellow + "[aria-pressed=true]"));
        page.tap_square("d4");
        see(page, ".overlay .author.yellow");
        tap(page, ".editor .primary");
        see_no(page, ".editor .palette");
        // The players.
        tap(page, ".controls [aria-haspopup=menu]");
        tap(page, &page.named(".menu", "Game details"));
        tap(page, &page.named("dialog[open]", "White"));
        page.browser.insert("Oak");
        tap(page, "dialog[open] .actions .primary");
        see_no(page, "dialog[open]");
        page.soon(
            "1. e4 $1 {Best by test} 1... e5 {[%csl Yd4][%cal Re4e5]} *".to_owned(),
            moves,
        );
        let (pgn, _) = page.exported();
        assert!(pgn.contains("[White \"Oak\"]"), "{pgn}");
    });
}

/// Returns the role and the name of an element, as the browser computes them.
fn told(page: &Page, selector: &str) -> [String; 2] {
    see(page, selector);
    [page.role(selector), page.label(selector)]
}

fn a_game_is_annotated_from_nothing_by_ear() {
    with_page(|page| {
        play_by_keyboard(page, &["e4", "e5"]);
        page.soon("Black: pawn from e7 to e5".to_owned(), Page::spoken);
        tab_to(page, ".sheet .move");
        // The menus and their entries.
        page.browser.press_with(&["Shift"], "F10");
        let [role, name] = told(page, ".menu");
        assert_eq!([&*role, &*name], ["menu", "What to do with the move"]);
        let [role, name] = told(page, ".menu :focus");
        assert_eq!([&*role, &*name], ["menuitem", "Replace move"]);
        page.press(&["Escape"]);
        see_no(page, ".menu");
        let [role, name] = told(page, ".controls [aria-haspopup=menu]");
        assert_eq!([&*role, &*name], ["button", "What to do with the game"]);
        // The field and the glyphs say what they are about, and whether they are on.
        page.press(&["d"]);
        let [role, name] = told(page, ".note textarea:focus");
        assert_eq!([&*role, &*name], ["textbox", "Comment on 1… e5"]);
        page.browser.type_keys("Solid");
        page.press(&["Tab", "ArrowRight"]);
        let [role, name] = told(page, ".note .glyph:focus");
        assert_eq!([&*role, &*name], ["button", "Good move"]);
        see(page, ".note .glyph:focus[aria-pressed=false]");
        page.press(&["Enter"]);
        see(page, ".note .glyph:focus[aria-pressed=true]");
        let [role, name] = told(page, ".note .glyphs");
        assert_eq!([&*role, &*name], ["group", "Glyphs"]);
        // The focus goes back to the move, and everything is read out at a key.
        page.press(&["Escape"]);
        let [role, name] = told(page, CURRENT);
        assert_eq!([&*role, &*name], ["button", "e5"]);
        page.press(&["l"]);
        page.soon(true, |page| {
            page.spoken().ends_with(" Good move. Comment: Solid")
        });
        // What was copied is said in the live region, once.
        const COPIES: &str = "const kept = () => Promise.resolve();
            Object.defineProperty(navigator, 'clipboard', {configurable: true, value: new Proxy(navigator.clipboard, {
                get: (own, name) => name === 'writeText' ? kept : own[name], getPrototypeOf: (own) => Object.getPrototypeOf(own)})});";
        page.browser.run(COPIES, json!([]));
        tab_to(page, ".controls [aria-haspopup=menu]");
        page.press(&["Enter"]);
        let [role, name] = told(page, ".menu :focus");
        assert_eq!([&*role, &*name], ["menuitem", "Copy FEN"]);
        page.press(&["Enter"]);
        page.soon(vec!["FEN copied."], |page| {
            let said = page.texts("[aria-live=polite]");
            let copied = said.iter().filter(|words| *words == "FEN copied.");
            copied.map(|_| "FEN copied.").collect()
        });
        see(page, ".controls [aria-haspopup=menu]:focus");
        // So are the details of the game.
        let [role, name] = told(page, ".details");
        assert_eq!([&*role, &*name], ["button", "Game details"]);
        tab_to(page, ".details");
        page.press(&["Enter"]);
        let [role, name] = told(page, "dialog[open]");
        assert_eq!([&*role, &*name], ["dialog", "Game details"]);
        page.press(&["Escape"]);
        see(page, ".details:focus");
    });
}

pub const TESTS: &[Test] = tests![
    a_game_is_annotated_from_nothing_by_keyboard_alone: Keyboard;
    a_game_is_annotated_from_nothing_with_a_finger_on_a_phone: Finger;
    a_game_is_annotated_from_nothing_by_ear: Keyboard, Roles;
];
