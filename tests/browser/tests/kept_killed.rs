//! A page or its library worker that ends at any moment: a browser may end it without a word while
//! something is being written. What was kept before is there afterwards, and the page opens.

use rank_and_file_browser::device::SESSIONS;
use rank_and_file_browser::{Browser, Fault, Host, Page, Test, has_all_faults, tests};
use serde_json::json;
use testing::binder::{epub, html};

use crate::files::{LEGALL, choose};

/// Counts what the page writes, and ends the writing with the nth: it is aborted like that of a page
/// that has ended, and nothing is written afterwards.
const END_AT: &str = "globalThis.writes = 0;
    for (const name of ['put', 'delete', 'clear']) {
        const write = IDBObjectStore.prototype[name];
        IDBObjectStore.prototype[name] = function (...given) {
            writes += 1;
            if (writes < nth) return write.apply(this, given);
            try { this.transaction.abort(); } catch {}
            return {};
        };
    }
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, ...given) {
        if (writes >= nth && given[0] === 'readwrite') throw new DOMException('ended', 'AbortError');
        return transaction.call(this, stores, ...given);
    };";

/// Says in a worker whose nth write has come that it ends, so that the page can be asked.
const WORKER_ENDS: &str = "const apply = IDBObjectStore.prototype;
    for (const name of ['put', 'delete']) {
        const write = apply[name];
        apply[name] = function (...given) {
            if (writes + 1 >= nth) new BroadcastChannel('ended').postMessage(writes);
            return write.apply(this, given);
        };
    }";

/// Script that drops a file of 13,000 games, which is kept in three pieces.
const DROP: &str = "globalThis.ended = false;
    new BroadcastChannel('ended').onmessage = () => { ended = true; };
    let text = '';
    for (let n = 0; n < 13000; n++)
        text += `[Event \"Club championship\"]\\n[Site \"A town with a long name\"]\\n[Date \"1899.05.30\"]\\n`
            + `[White \"White, ${n}\"]\\n[Black \"Black\"]\\n[Result \"*\"]\\n\\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\\n\\n`;
    const data = new DataTransfer();
    data.items.add(new File([text], 'club.pgn'));
    document.body.querySelector('.board').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
    return text.length;";

/// What the user does one after another, the text that is then on the device, and the moves of the game.
const STEPS: [(Step, &str, &[&str]); 5] = [
    (Step::Move("e4"), "1. e4 *", &["e4"]),
    (Step::Move("e5"), "1. e4 e5 *", &["e4", "e5"]),
    (Step::Move("Nf3"), "1. e4 e5 2. Nf3 *", &["e4", "e5", "Nf3"]),
    (Step::Open("1. d4 {best} d5 *"), "{best}", &["d4", "d5"]),
    (
        Step::Open("[White \"A\"]\n\n1. c4 *\n\n[White \"B\"]\n\n1. f4 f5 *\n"),
        "1. f4 f5 *",
        &["c4"],
    ),
];

#[derive(Clone, Copy)]
enum Step {
    Move(&'static str),
    Open(&'static str),
}

/// Opens the page at an address where nothing is kept.
fn opened() -> (Page, Host) {
    let host = Host::of_the_site();
    let browser = Browser::start();
    browser.hide_service_workers();
    let page = Page::open(browser, &host.url);
    (page, host)
}

/// Does all the steps on a page that ends at the nth write. Returns the number of steps that were kept, and
/// of writes.
fn work(page: &Page, nth: u64) -> (usize, u64) {
    page.browser
        .run(&format!("globalThis.nth = {nth}; {END_AT}"), json!([]));
    page.new_game();
    let writes = |page: &Page| {
        page.browser
            .run("return writes;", json!([]))
            .as_u64()
            .unwrap_or_default()
    };
    for (at, (step, text, _)) in STEPS.into_iter().enumerate() {
        match step {
            Step::Move(name) => page.type_move(name),
            Step::Open(score) => page.open_text(score),
        }
        page.soon(true, |page| {
            writes(page) >= nth || page.stored(&SESSIONS).contains(text)
        });
        if writes(page) >= nth {
            return (at, writes(page));
        }
    }
    (STEPS.len(), writes(page))
}

fn whatever_was_kept_is_there_after_the_page_has_ended_at_any_write() {
    let (page, _host) = opened();
    let (kept, all) = work(&page, u64::MAX);
    assert_eq!(kept, STEPS.len());
    assert!(all >= STEPS.len() as u64, "{all} writes");
    for nth in 1..=all {
        if !(has_all_faults() || [1, 2, all / 2, all].contains(&nth)) {
            continue;
        }
        let (page, _host) = opened();
        let (kept, _) = work(&page, nth);
        page.reload();
        let moves = page.main_line(0);
        // What was being written when the page ended is there whole, or not at all.
        let before = kept.checked_sub(1).map(|at| STEPS[at].2);
        let after = STEPS.get(kept).map(|step| step.2);
        let is_fit = [before, after]
            .into_iter()
            .flatten()
            .any(|fit| moves == fit);
        assert!(
            is_fit || kept == 0,
            "ended at write {nth}, after {kept} steps were kept: {moves:?}"
        );
        assert_eq!(page.notice(), None, "ended at write {nth}");
        // And the page keeps what is done next.
        page.new_game();
        page.type_move("a3");
        page.wait_for_kept("1. a3 *");
    }
}

/// Searches the library for White's player of this number, and opens the game.
fn open_game(page: &Page, number: usize) {
    page.click("#search");
    page.browser.press_with(&["Control"], "a");
    page.browser.type_keys(&format!("white:{number}"));
    page.soon(vec![format!("White, {number}")], |page| {
        page.texts(".games tbody button")
    });
    page.click(".games tbody button");
    page.soon(Some(format!("White, {number} – Black")), |page| {
        page.text("h2.game-title:not(.library *)")
    });
}

/// Returns how many games the page says that the library has.
fn games(page: &Page) -> Option<String> {
    page.text(".library [role=status]")
}

/// Returns whether the page says that all of the library is kept.
fn is_library_kept(page: &Page) -> bool {
    let said = page.texts(".library p");
    said.iter().any(|words| words.starts_with("Kept on this"))
}

/// Opens a library, adds a move to a game of it, and removes another game. Returns the number of these
/// steps that were kept before the worker ended, and whether it ended.
fn work_in_library(page: &Page) -> (usize, bool) {
    let bytes = page.browser.run(DROP, json!([]));
    assert!(bytes.as_u64() > Some(2 << 20), "{bytes}");
    let ended = |page: &Page| page.browser.run("return ended;", json!([])) == json!(true);
    page.soon(Some("13,000 games".to_owned()), games);
    page.soon(true, |page| ended(page) || is_library_kept(page));
    if ended(page) {
        return (0, true);
    }
    page.wait_for_kept("library=");
    page.soon(false, |page| page.has(".library progress"));
    open_game(page, 12345);
    page.press(&["End"]);
    page.type_move("Re1");
    let edited = |page: &Page, text: &str| page.stored(&["edits"]).contains(text);
    page.soon(true, |page| ended(page) || edited(page, "Re1"));
    if ended(page) {
        return (1, true);
    }
    open_game(page, 12777);
    page.click(".library .saving summary");
    page.press_button(".library details", "Remove this game");
    page.soon(true, |page| ended(page) || edited(page, "%out"));
    match ended(page) {
        true => (2, true),
        false => (3, false),
    }
}

fn what_was_kept_of_a_library_is_there_after_its_worker_has_ended_at_any_write() {
    // The first write, a piece, the last words about the file, and an edited game.
    let moments = match has_all_faults() {
        true => (1..100).collect(),
        false => vec![1, 4, 9, 11],
    };
    for nth in moments {
        let host = Host::of_a_copy("/");
        let browser = Browser::start();
        browser.hide_service_workers();
        let page = Page::open(browser, &host.url);
        let loader = host.file("library-worker-loader-", ".js");
        let begins = "init()";
        let ends = format!("globalThis.nth = {nth}; {END_AT} {WORKER_ENDS} {begins}");
        host.replace(&loader, begins, &ends);
        let (kept, has_ended) = work_in_library(&page);
        host.replace(&loader, &ends, begins);
        page.reload();
        match kept {
            0 => {
                // What is there of the file is whole, or it is said that it is not.
                let said = |page: &Page| page.texts(".library:not([hidden]) [role=alert]").concat();
                let all = |page: &Page| games(page).as_deref() == Some("13,000 games");
                page.soon(true, |page| {
                    !page.has(".library:not([hidden])")
                        || all(page)
                        || said(page).contains("the rest was not kept")
                });
            }
            1 | 2 => {
                page.soon(true, |page| {
                    let all = ["13,000 games", "12,999 games"];
                    games(page).is_some_and(|games| all.contains(&games.as_str()))
                });
            }
            _ => page.soon(Some("12,999 games".to_owned()), games),
        }
        if kept > 1 {
            page.soon(false, |page| page.has(".library progress"));
            open_game(&page, 12345);
            page.soon(Some("Re1".to_owned()), |page| page.main_line(0).pop());
        }
        if !has_ended {
            // A file of three pieces, a changed game and a removed one.
            assert!(nth > 10, "all was kept with {nth} writes");
            return;
        }
        // And the page works.
        page.new_game();
        page.type_move("a3");
        page.wait_for_kept("1. a3 *");
    }
}

fn a_file_that_was_being_opened_when_the_page_ended_is_named() {
    let (page, host) = opened();
    let worker = host.file("file-worker-", ".wasm");
    host.fail(&worker, Some(Fault::Unanswered));
    choose(&page, "legall.epub", &epub(&[html(LEGALL)]));
    page.soon(true, |page| {
        page.notice()
            .is_some_and(|said| said.contains("legall.epub"))
    });
    page.reload();
    let said = "Open legall.epub again: the page ended too soon.";
    page.soon(Some(said.to_owned()), Page::notice);
    // It is said once.
    page.reload();
    assert_eq!(page.notice(), None);
    // A file that was opened is not named.
    host.fail(&worker, None);
    choose(&page, "legall.epub", &epub(&[html(LEGALL)]));
    page.soon(Some("Nd5#".to_owned()), |page| page.main_line(0).pop());
    page.soon(json!(null), |page| {
        page.browser.run(
            "return sessionStorage.getItem('rank-and-file opening');",
            json!([]),
        )
    });
    page.reload();
    page.soon(Some("Nd5#".to_owned()), |page| page.main_line(0).pop());
    assert_eq!(page.notice(), None);
}

fn work_that_takes_long_is_stopped_and_the_board_stays() {
    let (page, host) = opened();
    page.new_game();
    page.type_move("d4");
    for worker in ["file-worker-", "book-worker-"] {
        let program = host.file(worker, ".wasm");
        host.fail(&program, Some(Fault::Unanswered));
        choose(&page, "legall.epub", &epub(&[html(LEGALL)]));
        page.soon(true, |page| page.has(".notice .button:not(.plain)"));
        page.press_button(".notice", "Stop");
        page.soon(
            Some("Stopped. The board is as it was.".to_owned()),
            Page::notice,
        );
        assert_eq!(page.main_line(0), ["d4"]);
        host.fail(&program, None);
    }
    choose(&page, "legall.epub", &epub(&[html(LEGALL)]));
    page.soon(Some("Nd5#".to_owned()), |page| page.main_line(0).pop());
}

pub const TESTS: &[Test] = tests![
    whatever_was_kept_is_there_after_the_page_has_ended_at_any_write: Faults;
    what_was_kept_of_a_library_is_there_after_its_worker_has_ended_at_any_write: Faults;
    a_file_that_was_being_opened_when_the_page_ended_is_named;
    work_that_takes_long_is_stopped_and_the_board_stays;
];
