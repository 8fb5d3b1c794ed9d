//! The page as an installed app: files and texts that the system passes to it, and its shortcuts.

use rank_and_file_browser::device::{names, served};
use rank_and_file_browser::{Page, Test, tests};
use serde_json::json;

fn what_the_system_hands_over_is_opened() {
    served("/chess/", |page, host| {
        page.wait_for_site();
        host.stop();
        let url = host.url.clone();

        // A text is shared with the app: a form is posted, and the answer redirects to the page.
        let share = |page: &Page, script: &str| {
            let led = page.browser.run_slowly(
                &format!(
                    "const form = new FormData(); {script}
                    return (await fetch('share', {{method: 'POST', body: form}})).url;"
                ),
                json!([]),
            );
            assert_eq!(led, json!(format!("{url}?shared")));
            page.arrive(&format!("{url}?shared"));
        };
        share(
            page,
            "form.append('title', 'A game'); form.append('text', '1. e4 c5 2. Nf3 d6');",
        );
        page.soon(names(&["e4", "c5", "Nf3", "d6"]), |page| page.main_line(0));
        assert_eq!(page.browser.address(), url, "a reload would open it again");

        // Two files are shared, one in an old Windows encoding.
        share(
            page,
            "form.append('file', new File([new Uint8Array([...'[White \"J'].map((c) => c.charCodeAt(0)).concat(0xfc, ...[...'rgen\"]\\n\\n1. d4 d5 *'].map((c) => c.charCodeAt(0))))], 'a.pgn'));
             form.append('file', new File(['1. c4 c5 *'], 'b.pgn'));",
        );
        page.soon(names(&["d4", "d5"]), |page| page.main_line(0));
        page.soon(true, |page| {
            page.text(".game-title")
                .is_some_and(|title| title.contains("Jürgen"))
        });

        // The manifest's shortcuts.
        page.arrive(&format!("{url}?new"));
        page.soon(true, |page| {
            page.has("dialog[open] [data-variant=standard]")
        });
        page.arrive(&format!("{url}?set-up"));
        page.soon(true, |page| page.has(".editor:not([hidden])"));

        // Nothing was shared, and the page reports it.
        page.arrive(&format!("{url}?shared"));
        page.soon(true, |page| {
            page.offer()
                .is_some_and(|said| said.contains("did not arrive"))
        });
    });
}

fn a_file_that_the_system_opens_with_the_app_is_opened() {
    served("/chess/", |page, host| {
        // An installed page gets this from the browser, and no driver can provide it.
        page.browser.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": "Object.defineProperty(window, 'launchQueue', {value: {setConsumer(take) { window.handOver = take; }}});"}),
        );
        page.arrive(&host.url);
        page.soon(json!(true), |page| {
            page.browser.run("return 'handOver' in window;", json!([]))
        });
        page.browser.run_slowly(
            "await window.handOver({files: [{getFile: async () => new File(['1. b3 b6 2. Bb2'], 'game.pgn')}]});",
            json!([]),
        );
        page.soon(names(&["b3", "b6", "Bb2"]), |page| page.main_line(0));
    });
}

fn the_manifest_is_what_browsers_ask_for_and_its_pictures_are_there() {
    served("/chess/", |page, _| {
        let wrong = page
            .browser
            .devtools("Page.getInstallabilityErrors", json!({}));
        assert_eq!(wrong["installabilityErrors"], json!([]), "{wrong}");
        let manifest = page.browser.devtools("Page.getAppManifest", json!({}));
        assert_eq!(manifest["errors"], json!([]), "{manifest}");
        const PICTURES: &str =
            "const manifest = await (await fetch('manifest.webmanifest')).json();
            const wrong = [];
            for (const {src, sizes, type} of [...manifest.icons, ...manifest.screenshots]) {
                const response = await fetch(src);
                const [width, height] = sizes.split('x').map(Number);
                if (!response.ok || response.headers.get('content-type') !== type) wrong.push(src);
                else if (sizes !== 'any') {
                    const picture = await createImageBitmap(await response.blob());
                    if (picture.width !== width || picture.height !== height) wrong.push(src);
                }
            }
            return wrong;";
        assert_eq!(page.browser.run_slowly(PICTURES, json!([])), json!([]));
    });
}

pub const TESTS: &[Test] = tests![
    what_the_system_hands_over_is_opened: ServiceWorker;
    a_file_that_the_system_opens_with_the_app_is_opened;
    the_manifest_is_what_browsers_ask_for_and_its_pictures_are_there;
];
