//! Pages of all kinds that contain `<chess-notation>`: on other sites, in sub-paths, in sandboxes,
//! under strict policies, and with addresses of other sites.

use rank_and_file_browser::embed::{hosted, with_boards, written};
use rank_and_file_browser::{Host, Page, Pointer, Test, tests};
use serde_json::{Value, json};

const BOARD: &str = "<chess-notation id=\"a\" ply=\"2\">1. e4 e5 2. Nf3 Nc6</chess-notation>";

const AFTER_TWO: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";

/// Returns a page whose boards come from another site.
fn from(script: &str, body: &str) -> String {
    let head = format!(
        "<script src=\"heard.js\"></script><script type=\"module\" src=\"{script}\"></script>"
    );
    written(&head, body)
}

fn steps(page: &Page) {
    let board = page.element("#a");
    board.wait();
    assert_eq!(board.placement(), AFTER_TWO);
    board.click("[aria-label=Forward]");
    board.soon(vec!["Nf3".to_owned(), "N-KB3".to_owned()], |board| {
        board.texts(".current")
    });
}

fn no_complaints(page: &Page) {
    assert_eq!(page.complaints(), Vec::<String>::new());
}

fn a_page_of_another_site_shows_boards_where_the_files_may_be_shared() {
    hosted("/", |page, host| {
        let site = Host::of_a_copy("/boards/");
        assert_ne!(site.url, host.url);
        let script = format!("{}embed.js", site.url);
        page.open_written(host, &from(&script, BOARD));
        steps(page);
        // The code for moves by hand comes from the other site as well.
        let board = page.element("#a");
        board.set("interactive", Some("free"));
        board.soon(true, |board| board.has(".entry"));
        board.write("Nf6");
        board.soon(json!(4), |board| board.property("ply"));
        no_complaints(page);
    });
}

fn without_leave_to_share_the_score_stays_to_be_read_and_what_is_missing_is_said() {
    hosted("/", |page, host| {
        let site = Host::of_a_copy("/");
        // Files are copied to names that the server does not let other sites use: first the script,
        // then only the files that it loads.
        let script = site.read("embed.js");
        site.write("unshared.js", &script);
        page.open_written(host, &from(&format!("{}unshared.js", site.url), BOARD));
        let readable = |page: &Page| page.visible_text("#a").contains("1. e4 e5 2. Nf3 Nc6");
        page.soon(true, readable);
        assert_eq!(
            page.author("return customElements.get('chess-notation') === undefined;"),
            json!(true)
        );

        for ending in [".wasm", ".css", ".js"] {
            let files = site.files(ending);
            let file = files
                .iter()
                .find(|file| file.starts_with("chess-notation-"));
            let file = file.expect("a file of the board");
            let unshared = format!("unshared{ending}");
            site.write(&unshared, &site.read(file));
            let text = String::from_utf8(script.clone()).expect("a script");
            site.write(
                "embed.js",
                text.replace(file, &format!("./{unshared}")).as_bytes(),
            );
            page.open_written(host, &from(&format!("{}embed.js", site.url), BOARD));
            let board = page.element("#a");
            page.soon(1, |page| page.events("a", "chess-error").len());
            let said = board.words(".failed");
            assert!(
                said.contains("could not be loaded")
                    && said.contains("Access-Control-Allow-Origin"),
                "{ending}: {said}"
            );
            assert_eq!(page.events("a", "chess-error")[0]["message"], json!(said));
            page.soon(true, readable);
        }
    });
}

fn a_folder_of_a_plain_host_is_as_good_as_its_root() {
    hosted("/some/where/", |page, host| {
        page.open_written(host, &with_boards(BOARD));
        steps(page);
        no_complaints(page);
    });
}

fn a_frame_in_a_sandbox_shows_what_its_address_says_and_takes_what_is_written() {
    hosted("/some/where/", |page, host| {
        // The frames are those of the documentation, and a quiz that asks for a move in writing.
        let frames = "<script src=\"told.js\"></script>
            <iframe id=\"one\" sandbox=\"allow-scripts\" width=\"100%\" height=\"700\" title=\"A board\"
              src=\"embed.html#columns=short&amp;ply=2&amp;pgn=1.+e4+e5+2.+Nf3\"></iframe>
            <iframe id=\"two\" sandbox=\"allow-scripts\" width=\"100%\" height=\"700\" title=\"A question\"
              src=\"embed.html#columns=short&amp;interactive=quiz&amp;quiz=write&amp;onclick=alert(1)&amp;fen=4k3/8/8/8/8/5N2/8/1N2K3+w+-+-+0+1&amp;pgn=1.+Nbd2\"></iframe>";
        host.write("told.js", b"globalThis.heights = []; addEventListener('message', ({data, origin}) => heights.push([data.type, data.height, origin]));");
        page.open_written(host, &written("", frames));
        let frame = |id: Option<&str>| {
            let element = id.map_or(Value::Null, |id| {
                page.browser
                    .run("return document.querySelector(arguments[0]);", json!([id]))
            });
            page.browser.post("/frame", json!({"id": element}));
        };
        frame(Some("#one"));
        let board = page.element("chess-notation");
        board.wait();
        assert_eq!(page.author("return origin;"), json!("null"));
        assert_eq!(board.placement(), AFTER_TWO);
        assert_eq!(board.texts(".sheet .name"), ["e4", "e5", "Nf3"]);
        let width = page.author("return getComputedStyle(document.querySelector('chess-notation').shadowRoot.querySelector('.chess')).display;");
        assert_eq!(width, json!("grid"));
        board.run(
            "root.querySelector('[aria-label=Forward]').click();",
            json!([]),
        );
        board.soon(json!(3), |board| board.property("ply"));
        // The address changes, and the board changes with it.
        page.browser.run("location.hash = 'pgn=1.+d4';", json!([]));
        board.soon(vec!["d4".to_owned(), "P-Q4".to_owned()], |board| {
            if board.stands() {
                board.texts(".sheet .name")
            } else {
                Vec::new()
            }
        });
        frame(None);
        page.soon(json!(true), |page| page.author("return heights.some(([type, height, origin]) => type === 'chess-height' && height > 300 && origin === 'null');"));

        page.browser.run(
            "const frame = document.querySelector('#two'); frame.scrollIntoView();",
            json!([]),
        );
        frame(Some("#two"));
        let board = page.element("chess-notation");
        board.wait();
        assert_eq!(board.property("onclick"), Value::Null);
        // A reader clicks the field, wherever the frame is in the window, and again if it has moved away meanwhile.
        const MIDDLE: &str = "const {left, top, width, height} = root.querySelector('.entry input').getBoundingClientRect();
            return [left + width / 2, top + height / 2];";
        const HAS_KEYBOARD: &str = "return !!root.activeElement?.matches('.entry input');";
        page.soon(json!(true), |page| {
            frame(Some("#two"));
            let inside = page.element("chess-notation").run(MIDDLE, json!([]));
            frame(None);
            let corner = page.author("const {left, top} = document.querySelector('#two').getBoundingClientRect(); return [left, top];");
            let place = |at: usize| {
                inside[at].as_f64().unwrap_or_default() + corner[at].as_f64().unwrap_or_default()
            };
            page.browser.tap(Pointer::Mouse, (place(0), place(1)));
            frame(Some("#two"));
            let has_keyboard = page.element("chess-notation").run(HAS_KEYBOARD, json!([]));
            frame(None);
            has_keyboard
        });
        page.browser.type_keys("Nd2");
        page.press(&["Enter"]);
        frame(Some("#two"));
        board.soon(true, |board| board.has(".notice.warn"));
        board.run("const field = root.querySelector('.entry input'); field.value = 'Nbd2'; root.querySelector('.entry button').click();", json!([]));
        board.soon(true, |board| board.words(".ask").starts_with("Solved"));
        frame(None);
        no_complaints(page);
    });
}

fn a_page_with_a_strict_policy_needs_two_lines_and_gets_a_board_with_its_looks() {
    hosted("/", |page, host| {
        let site = Host::of_a_copy("/boards/");
        let origin = site.url.trim_end_matches("/boards/");
        let body = "<chess-notation id=\"a\" ply=\"2\" interactive=\"free\">1. e4 e5 2. Nf3 Nc6</chess-notation>";
        let head = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src {origin} 'wasm-unsafe-eval'; connect-src {origin}; require-trusted-types-for 'script'; trusted-types 'none'\">
             <script type=\"module\" src=\"{}embed.js\"></script>",
            site.url
        );
        let html = written(&head, body);
        // The icon has nothing to do with the board.
        let html = html.replace("<link rel=\"icon\" href=\"favicon.ico\">", "");
        page.open_written(host, &html);
        let _ = page.author("window.violations = []; addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI)); return 0;");
        let board = page.element("#a");
        board.wait();
        assert_eq!(board.placement(), AFTER_TWO);
        board.drag("d2", "d4");
        board.soon(json!(3), |board| board.property("ply"));
        let looks = board.run(
            "const style = (selector) => getComputedStyle(root.querySelector(selector));
             const [light, dark] = ['a8', 'b8'].map((square) => style(`[data-square=${square}]`).backgroundColor);
             const {width, height} = root.querySelector('[data-square=a1]').getBoundingClientRect();
             return [style('.chess').display, light !== dark, Math.abs(width - height) < 2 && width > 20];",
            json!([]),
        );
        assert_eq!(looks, json!(["grid", true, true]));
        assert_eq!(page.author("return violations;"), json!([]));
        no_complaints(page);
    });
}

fn a_source_is_fetched_from_the_pages_own_site_alone_and_every_other_is_refused_with_a_reason() {
    hosted("/some/", |page, host| {
        let other = Host::of_a_copy("/");
        other.write("games.pgn", b"1. c4 c5");
        host.write("games.pgn", b"1. d4 d5 2. c4\n");
        let mut large = b"1. d4 d5 ".to_vec();
        large.resize(1_000_001, b' ');
        host.write("large.pgn", &large);
        let mut largest = b"1. c4 c5 ".to_vec();
        largest.resize(1_000_000, b' ');
        host.write("largest.pgn", &largest);
        let elsewhere = format!("{}games.pgn", other.url);
        // The address, the first move that the board then has, and the words of the error.
        let rows: [(&str, &str, &str); 9] = [
            ("games.pgn", "d4", ""),
            ("./largest.pgn?x=1", "c4", ""),
            (&elsewhere, "e4", "not on the site of this page"),
            (
                "javascript:globalThis.hacked = 1",
                "e4",
                "not on the site of this page",
            ),
            (
                "data:text/plain,1. d4",
                "e4",
                "not on the site of this page",
            ),
            ("http://[", "e4", "not an address"),
            ("large.pgn", "e4", "larger than 1000000 bytes"),
            ("none.pgn", "e4", "404"),
            ("games.pgn", "d4", ""),
        ];
        page.open_written(
            host,
            &with_boards("<chess-notation id=\"a\" src=\"none.pgn\">1. e4 e5</chess-notation>"),
        );
        let board = page.element("#a");
        board.wait();
        board.soon(true, |board| board.words(".failed").contains("404"));
        let mut errors = 1;
        page.soon(errors, |page| page.events("a", "chess-error").len());
        for (address, first, said) in rows {
            board.set("src", None);
            board.soon((address, "e4".to_owned(), false), |board| {
                (
                    address,
                    board.words("[data-moment='1']"),
                    board.has(".failed"),
                )
            });
            board.set("src", Some(address));
            if !said.is_empty() {
                errors += 1;
            }
            page.soon((address, errors), |page| {
                (address, page.events("a", "chess-error").len())
            });
            board.soon((address, first.to_owned()), |board| {
                (address, board.words("[data-moment='1']"))
            });
            assert_eq!(board.has(".failed"), !said.is_empty(), "{address}");
            if !said.is_empty() {
                let shown = board.words(".failed");
                assert!(
                    shown.contains(said) && shown.contains("src="),
                    "{address}: {shown}"
                );
                let told = page.events("a", "chess-error").pop().unwrap_or_default();
                assert_eq!(told["message"], json!(shown));
            }
        }
        let asked =
            page.author("return performance.getEntriesByType('resource').map(({name}) => name);");
        assert!(!asked.to_string().contains(&elsewhere), "{asked}");
        assert_eq!(
            page.author("return window.hacked === undefined;"),
            json!(true)
        );
    });
}

fn preformatted_text_becomes_a_board_with_its_attributes_as_data() {
    let body = "<pre class=\"chess-notation other\" id=\"a\" data-columns=\"long\" data-ply=\"end\" data-layout=\"narrow\" data-read-as=\"short\" data-onclick=\"x\">1. e4 e5 2. Qh5 Ke7\n3. Qxe5#</pre>
        <pre id=\"plain\">1. e4</pre>";
    hosted("/", |page, host| {
        page.open_written(host, &with_boards(body));
        let board = page.element("#a");
        board.wait();
        assert_eq!(
            board.texts(".sheet .name"),
            ["e2-e4", "e7-e5", "Qd1-h5", "Ke8-e7", "Qh5xe5#"]
        );
        assert_eq!(board.property("ply"), json!(5));
        assert_eq!(board.property("layout"), json!("narrow"));
        assert_eq!(
            page.author("const board = document.querySelector('#a');
                return [board.localName, board.getAttributeNames().sort(), document.querySelector('#plain').localName];"),
            json!(["chess-notation", ["columns", "id", "layout", "ply", "read-as"], "pre"])
        );
        no_complaints(page);
    });
}

pub const TESTS: &[Test] = tests![
    a_page_of_another_site_shows_boards_where_the_files_may_be_shared;
    without_leave_to_share_the_score_stays_to_be_read_and_what_is_missing_is_said;
    a_folder_of_a_plain_host_is_as_good_as_its_root;
    a_frame_in_a_sandbox_shows_what_its_address_says_and_takes_what_is_written: Element;
    a_page_with_a_strict_policy_needs_two_lines_and_gets_a_board_with_its_looks: Element;
    a_source_is_fetched_from_the_pages_own_site_alone_and_every_other_is_refused_with_a_reason;
    preformatted_text_becomes_a_board_with_its_attributes_as_data;
];
