//! Scores and attributes written by somebody to do harm: a board shows them as text.

use rank_and_file_browser::embed::{hosted, with_boards};
use rank_and_file_browser::{Page, Test, tests};
use serde_json::{Value, json};

/// Elements that a board consists of. No others may ever be in its shadow root.
const ELEMENTS: &str = "article button dd details div dl dt input li mark option p path pre s select slot span strong summary svg table tbody td tfoot th thead tr ul";

/// Returns the project's own hostile inputs, each with a name.
fn ours() -> Vec<(String, Value)> {
    let rows = [
        (
            "tags",
            json!({"pgn": "[White \"\\\"><script>globalThis.hacked = 1</script>\"]\n[Event \"<a href='javascript:globalThis.hacked = 1'>x</a>\"]\n\n1. e4 {<svg onload=globalThis.hacked=1><style>*{display:none}</style>} e5 (1... c5 {<img src=x onerror=globalThis.hacked=1>}) 2. <b>Nf3</b> *"}),
        ),
        (
            "comments",
            json!({"pgn": "[White \"<img src=x onerror=alert(1)>\"]\n\n1. e4 {</iframe><iframe srcdoc='<script>hacked=1</script>'>} e5 {<svg onload=hacked=1>} *"}),
        ),
        (
            "attributes",
            json!({"attr": {"fen": "<img src=x onerror=hacked=1>", "columns": "\"><b>short", "letters": "<svg onload=hacked=1>"}}),
        ),
    ];
    let named = |(name, row): (&str, Value)| (name.to_owned(), row);
    rows.map(named).to_vec()
}

fn hostile_scores_and_attributes_are_text_and_lead_nowhere() {
    show(&ours());
}

fn those_of_the_larger_corpus_are_text_too() {
    let text = testing::corpus::text("adversarial.jsonl");
    let rows = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a row"));
    // Rows about other ways into the page have neither a score nor attributes.
    let for_boards = |row: &Value| {
        let input = &row["input"];
        row["kind"] == "ui-security" && (input.get("pgn").is_some() || input.get("attr").is_some())
    };
    let rows: Vec<(String, Value)> = rows
        .filter(for_boards)
        .map(|row| (row["id"].to_string(), row["input"].clone()))
        .collect();
    assert!(!rows.is_empty(), "no hostile scores in the corpus");
    show(&rows);
}

/// Shows each input on a board, and looks for anything that should not be there.
fn show(rows: &[(String, Value)]) {
    hosted("/", |page, host| {
        page.open_written(host, &with_boards(""));
        for (id, input) in rows {
            const SHOW: &str = "const board = document.createElement('chess-notation');
                board.id = 'a';
                const pgn = arguments[0].pgn ?? '1. e4';
                board.textContent = pgn;
                board.setAttribute('interactive', 'free');
                for (const [name, value] of Object.entries(arguments[0].attr ?? {})) board.setAttribute(name, value);
                document.body.replaceChildren(board);";
            page.browser.run(SHOW, json!([input]));
            let board = page.element("#a");
            board.wait();
            board.soon(true, |board| board.has(".sheet"));
            let pgn = input["pgn"].as_str().unwrap_or_default();
            // A reader sees the text as it was written.
            for hostile in [
                "<img src=x onerror=alert(1)>",
                "</iframe>",
                "<sup>st</sup>",
                "=HYPERLINK",
                "<svg onload",
            ] {
                if pgn.contains(hostile) {
                    let shown = board.words(".chess");
                    assert!(shown.contains(hostile), "{id}: {hostile} is not in {shown}");
                }
            }
            clean(page, id);
            // The same text is set as every attribute that expects a word, one after the other.
            let hostile = if pgn.is_empty() {
                "\"><img src=x onerror=alert(1)>"
            } else {
                pgn
            };
            let names = [
                "columns",
                "read-as",
                "fen",
                "variant",
                "ply",
                "orientation",
                "letters",
                "coordinates",
                "quiz",
                "explain",
                "layout",
                "interactive",
                "src",
            ];
            for name in names {
                board.set(name, Some(hostile));
            }
            board.soon(true, |board| board.stands());
            page.soon(true, |page| !page.events("a", "chess-error").is_empty());
            clean(page, id);
        }
        let asked =
            page.author("return performance.getEntriesByType('resource').map(({name}) => name);");
        for address in asked.as_array().into_iter().flatten() {
            let address = address.as_str().unwrap_or_default();
            assert!(address.starts_with(&host.url), "{address} was asked for");
        }
    });
}

/// Checks that the shadow root has only a board's own elements, that none of them runs or loads
/// anything, and that no script has run.
fn clean(page: &Page, id: &str) {
    const FOREIGN: &str = "const root = document.querySelector('#a').shadowRoot;
        const known = arguments[0].split(' ');
        const faults = [];
        for (const element of root.querySelectorAll('*')) {
            if (!known.includes(element.localName)) faults.push(element.localName);
            for (const {name} of element.attributes)
                if (name.startsWith('on') || ['src', 'href', 'srcdoc', 'action', 'xlink:href'].includes(name)) faults.push(`${element.localName} ${name}`);
            for (const {name} of [...(element.style ?? [])].map((name) => ({name})))
                if (!name.startsWith('--')) faults.push(`${element.localName} style ${name}`);
        }
        if (window.hacked !== undefined || window.x !== undefined) faults.push('a script has run');
        return faults;";
    let faults = page.browser.run(FOREIGN, json!([ELEMENTS]));
    assert_eq!(faults, json!([]), "{id}");
}

pub const TESTS: &[Test] = tests![
    hostile_scores_and_attributes_are_text_and_lead_nowhere;
    those_of_the_larger_corpus_are_text_too: Corpus;
];
