//! The page without a network, and its change from one version to the next.

use rank_and_file_browser::device::{names, served};
use rank_and_file_browser::{Host, Page, Test, tests};
use serde_json::json;

/// Returns the version of the page, from a mark that the tests put on the versions they make.
fn version(page: &Page) -> String {
    page.text_of("return document.documentElement.dataset.version ?? 'first';")
}

/// Publishes a version that differs by a mark.
fn publish(host: &Host, mark: &str) {
    host.replace(
        "index.html",
        "<html lang=en",
        &format!("<html data-version={mark} lang=en"),
    );
    host.publish();
}

/// Returns the names of this origin's caches in order.
fn caches(page: &Page) -> Vec<String> {
    let names = page
        .browser
        .run_slowly("return (await caches.keys()).sort();", json!([]));
    let names = names.as_array().cloned().unwrap_or_default();
    names
        .iter()
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect()
}

/// Returns the number of versions kept of the site at the root.
fn versions(page: &Page) -> usize {
    let ours = |name: &&String| {
        let version = name.strip_prefix("rank-and-file / ");
        version.is_some_and(|version| version != "notes")
    };
    caches(page).iter().filter(ours).count()
}

fn play(page: &Page, moves: &[&str]) {
    page.new_game();
    for name in moves {
        page.type_move(name);
    }
    page.soon(names(moves), |page| page.main_line(0));
}

/// Opens a page of a book, so that the page fetches another program.
fn open_book(page: &Page) {
    page.tool("Open");
    page.soon(true, |page| page.has("dialog[open]"));
    page.press_button("dialog[open]", "Try a sample page");
    page.soon(true, |page| page.has(".book:not([hidden]) .print"));
}

fn after_one_visit_everything_works_without_a_server_from_a_folder_of_a_site_too() {
    served("/games/chess/", |page, host| {
        page.wait_for_site();
        host.stop();

        // The open page goes on.
        play(page, &["e4", "e5", "Nf3", "Nc6", "Bb5"]);

        let url = host.url.clone();
        page.arrive(&url);
        page.open_text("1.P-K4 P-K4 2.B-QB4 P-Q3 3.N-KB3 B-KN5 4.N-QB3 P-KN3? 5.NxP BxQ?? 6.BxPch K-K2 7.N-Q5Mate");
        page.press(&["End"]);
        page.soon("Mate: White wins".to_owned(), Page::status);

        open_book(page);

        // Every page of the site opens, by its name and by its folder's.
        let pages = host.files(".html");
        assert!(pages.contains(&"index.html".to_owned()), "{pages:?}");
        for file in pages {
            let folder = file.trim_end_matches("index.html");
            for address in [file.as_str(), folder, folder.trim_end_matches('/')] {
                page.browser.go(&format!("{url}{address}"));
                let title =
                    page.text_of("return location.protocol === 'http:' ? document.title : '';");
                assert!(!title.is_empty(), "{address} does not open");
                let missing = page.browser.run_slowly(
                    "const files = [...document.querySelectorAll('link[rel=stylesheet], link[rel=icon], script[src]')];
                     const there = await Promise.all(files.map((file) => fetch(file.href || file.src).then((r) => r.ok, () => false)));
                     return files.filter((_, at) => !there[at]).map((file) => file.href || file.src);",
                    json!([]),
                );
                assert_eq!(missing, json!([]), "{address} is not complete");
            }
        }
    });
}

fn a_new_version_is_offered_and_comes_when_it_is_asked_for_while_other_pages_keep_theirs() {
    served("/", |page, host| {
        const FOREIGN: [&str; 3] = [
            "another app",
            "rank-and-file /other/ 0123456789abcdef",
            "rank-and-file",
        ];
        for name in FOREIGN {
            page.browser.run_slowly(
                "await (await caches.open(arguments[0])).put('/theirs', new Response('theirs'));",
                json!([name]),
            );
        }
        page.wait_for_site();
        assert_eq!(versions(page), 1);
        assert_eq!(page.offer(), None);

        // Another page of the first version is served by the service worker, and no book has been
        // opened in it.
        let first = page.browser.tab();
        page.open_tab(&host.url);

        // In the new version the program of the book worker has another name, and the old one is
        // gone.
        let reader = host.file("book-worker-loader-", ".js");
        let other = "book-worker-loader-00000000000000aa.js";
        host.write(other, &host.remove(&reader));
        host.replace("index.html", &reader, other);
        publish(host, "second");

        page.arrive(&host.url);
        page.soon(Some("A new version is ready.".to_owned()), Page::offer);
        assert_eq!(version(page), "first");
        // A page that starts now makes the worker clean up, and the waiting version must survive
        // it.
        tidy_up(page);
        // When the worker has cleaned up again, the first clean-up is over.
        tidy_up(page);
        assert_eq!(versions(page), 2);
        // The open page goes on until its user reloads it.
        play(page, &["d4", "d5"]);
        page.press_button(".notice.installed", "Reload");
        page.soon("second".to_owned(), version);
        page.soon(true, |page| page.has(".sheet") && !page.has("#boot"));
        open_book(page);

        page.browser.switch_to(&first);
        assert_eq!(version(page), "first");
        host.stop();
        play(page, &["e4", "e5"]);
        open_book(page);
        assert_eq!(versions(page), 2);
        page.arrive(&host.url);
        page.soon("second".to_owned(), version);
        page.soon(1, versions);
        for name in FOREIGN {
            assert!(
                caches(page).contains(&name.to_owned()),
                "{name} is gone: {:?}",
                caches(page)
            );
        }
    });
}

/// Makes the worker clean up, and waits until it has forgotten a page that no longer exists.
fn tidy_up(page: &Page) {
    const FORGET: &str =
        "const name = (await caches.keys()).find((name) => name.endsWith(' notes'));
        const notes = await caches.open(name);
        const known = (await notes.keys()).find(({url}) => url.includes('?client='));
        const nobody = known.url.replace(/=.*/, '=nobody');
        await notes.put(nobody, new Response('0'));
        navigator.serviceWorker.controller.postMessage('started');
        while (await notes.match(nobody)) await new Promise(requestAnimationFrame);";
    page.browser.run_slowly(FORGET, json!([]));
}

/// Asks the server for a new version and waits until it has arrived or failed: "installed" or
/// "redundant".
fn update(page: &Page) -> String {
    const UPDATE: &str = "const registration = await navigator.serviceWorker.getRegistration();
        const found = new Promise((resolve) => {
            registration.onupdatefound = () => {
                const worker = registration.installing;
                const look = () => ['installed', 'redundant'].includes(worker.state) && resolve(worker.state);
                worker.onstatechange = look;
                look();
            };
        });
        registration.update().catch(() => {});
        return found;";
    let state = page.browser.run_slowly(UPDATE, json!([]));
    state.as_str().unwrap_or_default().to_owned()
}

fn a_version_that_is_not_complete_or_not_what_it_says_is_not_taken() {
    served("/", |page, host| {
        page.wait_for_site();
        // Unchanged files are not fetched again, so the missing file has to be a new one.
        host.write("new.txt", b"new");
        publish(host, "second");
        let missing = host.remove("new.txt");
        assert_eq!(update(page), "redundant");
        host.write("new.txt", b"old");
        assert_eq!(update(page), "redundant");
        assert_eq!(versions(page), 1);
        assert_eq!(page.offer(), None);
        play(page, &["e4", "e5"]);
        page.arrive(&host.url);
        assert_eq!(version(page), "first");

        // Once the server has every file, the same version is installed.
        host.write("new.txt", &missing);
        assert_eq!(update(page), "installed");
        page.soon(Some("A new version is ready.".to_owned()), Page::offer);
    });
}

fn a_version_whose_program_does_not_start_gives_way_to_the_one_before() {
    served("/", |page, host| {
        page.wait_for_site();
        let file = host.file("page-", ".wasm");
        let program = host.read(&file);
        // An empty program.
        host.write(&file, b"\0asm\x01\0\0\0");
        publish(host, "broken");
        page.arrive(&host.url);
        page.soon(Some("A new version is ready.".to_owned()), Page::offer);
        page.press_button(".notice.installed", "Reload");
        page.soon(
            Some("The new version did not start, so this is the previous one.".to_owned()),
            Page::offer,
        );
        assert_eq!(version(page), "first");
        play(page, &["e4", "e5"]);
        page.arrive(&host.url);
        assert_eq!(version(page), "first");

        // The next version that starts replaces both.
        host.write(&host.file("page-", ".wasm"), &program);
        host.replace("index.html", "data-version=broken", "data-version=mended");
        host.publish();
        assert_eq!(update(page), "installed");
        page.soon(Some("A new version is ready.".to_owned()), Page::offer);
        page.press_button(".notice.installed", "Reload");
        page.soon("mended".to_owned(), version);
        page.soon(1, versions);
    });
}

fn a_version_that_is_broken_from_its_first_line_gives_way_too() {
    served("/", |page, host| {
        page.wait_for_site();
        let boot = host.file("boot-", ".js");
        host.write(&boot, b"this is no script");
        publish(host, "broken");
        assert_eq!(update(page), "installed");
        page.soon(Some("A new version is ready.".to_owned()), Page::offer);
        page.press_button(".notice.installed", "Reload");
        page.soon("broken".to_owned(), version);
        page.browser.go(&host.url);
        assert_eq!(version(page), "broken");
        page.arrive(&host.url);
        assert_eq!(version(page), "first");
        page.soon(true, |page| {
            page.offer()
                .is_some_and(|said| said.contains("the previous one"))
        });
    });
}

pub const TESTS: &[Test] = tests![
    after_one_visit_everything_works_without_a_server_from_a_folder_of_a_site_too: ServiceWorker;
    a_new_version_is_offered_and_comes_when_it_is_asked_for_while_other_pages_keep_theirs: ServiceWorker;
    a_version_that_is_not_complete_or_not_what_it_says_is_not_taken: ServiceWorker;
    a_version_whose_program_does_not_start_gives_way_to_the_one_before: ServiceWorker;
    a_version_that_is_broken_from_its_first_line_gives_way_too: ServiceWorker;
];
