//! The games of a library: some are removed, files are added, and a library is made of the listed
//! games.

use rank_and_file_browser::device::written;
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Script that drops a file of 4000 games.
const DROP: &str = "const text = Array.from({length: 4000}, (_, n) =>
        `[Event \"Club\"]\\n[White \"White, ${n}\"]\\n[Black \"Black\"]\\n[Result \"1-0\"]\\n\\n1. e4 e5 2. Nf3 Nc6 1-0\\n\\n`).join('');
    const data = new DataTransfer();
    data.items.add(new File([text], 'club.pgn'));
    document.body.querySelector('.board').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));";

/// Returns the message about the number of games found.
fn count(page: &Page) -> Option<String> {
    page.text(".library [role=status]")
}

/// Returns White's players in the first two rows.
fn listed(page: &Page) -> Vec<String> {
    let mut players = page.texts(".games tbody button");
    players.truncate(2);
    players
}

/// Returns the name of the library.
fn name(page: &Page) -> Option<String> {
    page.text(".library h2")
}

/// Returns whether the page says that the library is kept.
fn kept(page: &Page) -> bool {
    let said = page.texts(".library p");
    said.iter().any(|words| words.starts_with("Kept on this"))
}

/// Waits until the store has a library with this in its head ("whole 112"), and a session that uses
/// it.
fn wait_for_library(page: &Page, state: &str) {
    const KEPT: &str = "const all = (store, what) => answer(database.transaction(store).objectStore(store)[what]());
        const [keys, heads, slots] = [await all('libraries', 'getAllKeys'), await all('libraries', 'getAll'), await all('slots', 'getAll')];
        return keys.some((key, at) => heads[at].includes(arguments[0]) && slots.some((slot) => slot.includes(key)));";
    page.soon(true, |page| page.in_store(KEPT, json!([state])));
}

fn search(page: &Page, words: &str) {
    page.click("#search");
    page.browser.press_with(&["Control"], "a");
    page.browser.type_keys(words);
}

fn a_library_is_thinned_split_and_added_to_and_is_so_when_one_comes_back() {
    with_page(|page| {
        page.browser.run(DROP, json!([]));
        page.soon(Some("4,000 games".to_owned()), count);
        page.soon(true, kept);
        page.soon(false, |page| page.has(".library progress"));
        // The first game is removed.
        page.click(".library .saving summary");
        page.press_button(".library details", "Remove this game");
        page.soon(Some("3,999 games".to_owned()), count);
        page.soon("White, 1".to_owned(), |page| {
            listed(page).concat()[..8].to_owned()
        });
        page.wait_for_edit("%out");
        wait_for_library(page, "whole 3999");
        page.reload();
        page.soon(Some("3,999 games".to_owned()), count);
        // The games of the last hundred become a library, the last one first.
        search(page, "\"white, 39\"");
        page.soon(Some("111 of 3,999 games".to_owned()), count);
        page.press_button(".games thead", "No.");
        page.soon("White, 3999".to_owned(), |page| listed(page)[0].clone());
        page.click(".library .saving summary");
        page.press_button(".library details", "New library from these");
        page.soon(Some("111 games of club.pgn".to_owned()), name);
        page.soon(Some("111 games".to_owned()), count);
        page.soon(
            ["White, 3999", "White, 3998"].map(str::to_owned).to_vec(),
            listed,
        );
        // A file is added at the end, and its game is still there after a reload.
        let file = written("added.pgn", b"[White \"Added\"]\n\n1. d4 *\n");
        page.choose_file(".library input[type=file]", &file);
        page.soon(Some("112 games".to_owned()), count);
        wait_for_library(page, "whole 112");
        page.reload();
        page.soon(Some("112 games".to_owned()), count);
        search(page, "added");
        page.soon(vec!["Added".to_owned()], listed);
        // The original library is unchanged, and the removed game can be put back.
        page.open_kept_games();
        let heads = |page: &Page| page.texts("dialog[open] .kept li").join("; ");
        page.soon(true, |page| heads(page).contains("3,999 games"));
        page.press_button("dialog[open] .kept li:last-child", "Open");
        page.soon(Some("3,999 games".to_owned()), count);
        page.press_button(".library", "Put back");
        page.soon(Some("4,000 games".to_owned()), count);
        page.soon("White, 0".to_owned(), |page| listed(page)[0].clone());
    });
}

fn a_file_that_is_opened_again_takes_the_place_of_the_part_that_was_kept() {
    with_page(|page| {
        // Two pages were closed while they read the file; in one of them a game had been changed.
        const LEFT: &str = "const writing = database.transaction(['libraries', 'edits'], 'readwrite');
            for (const key of ['left', 'changed']) {
                writing.objectStore('libraries').put('2026-11-22T18:04:00.000Z\\nbegun\\n0 club.pgn\\n', key);
            }
            writing.objectStore('edits').put('1. e4 *', ['changed', 0]);
            return new Promise((resolve) => { writing.oncomplete = () => resolve(2); });";
        const THERE: &str = "const keys = await answer(database.transaction('libraries').objectStore('libraries').getAllKeys());
            return [keys.length, ...keys.filter((key) => ['left', 'changed'].includes(key))];";
        let there = |page: &Page| page.in_store::<serde_json::Value>(THERE, json!([]));
        let put: u32 = page.in_store(LEFT, json!([]));
        assert_eq!((put, there(page)), (2, json!([2, "changed", "left"])));
        page.open_kept_games();
        let heads = |page: &Page| page.texts("dialog[open] .kept li").join("; ");
        page.soon(true, |page| heads(page).contains("incomplete, 2026-11-22"));
        assert!(!heads(page).contains("0.0 MB"), "{}", heads(page));
        page.press(&["Escape"]);
        page.browser.run(DROP, json!([]));
        page.soon(Some("4,000 games".to_owned()), count);
        page.soon(json!([2, "changed"]), there);
    });
}

pub const TESTS: &[Test] = tests![
    a_file_that_is_opened_again_takes_the_place_of_the_part_that_was_kept;
    a_library_is_thinned_split_and_added_to_and_is_so_when_one_comes_back: Storage;
];
