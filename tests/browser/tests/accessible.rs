//! The page for people who do not see it or do not point: axe-core must find no faults, in every
//! main state and on every page, light on a phone and dark on a desktop; each lesson on one of them.

use rank_and_file_browser::corpus::WITH_VARIATIONS;
use rank_and_file_browser::{Browser, CONTRAST, Host, Page, Test, tests, with_page};
use serde_json::json;

/// Pages besides the app that must exist, since a missing page would count as a page without
/// faults.
const PAGES: [&str; 3] = ["embed.html", "lessons/index.html", "practice.html"];

/// A light phone and a dark desktop, with their windows. Colours do not depend on the width.
const LOOKS: [Look; 2] = [("light", (360, 780)), ("dark", (1280, 900))];

/// A colour scheme, and the size of a window.
type Look = (&'static str, (u32, u32));

/// Script that checks the rules of WCAG 2.0 to 2.2, levels A and AA, and those that axe-core's
/// makers call best practice.
const RULES: &str = "const options = {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
        rules: {'target-size': {enabled: true}},
        resultTypes: ['violations'],
        elementRef: true,
    };
    const found = await axe.run(document, options);
    // A target of which the edge of a list cuts something off is as large as it is once it is scrolled to.
    for (const rule of found.violations.filter(({id}) => id === 'target-size')) {
        const faulty = [];
        for (const node of rule.nodes) {
            node.element.scrollIntoView({block: 'center', behavior: 'instant'});
            const again = await axe.run(node.element, {...options, runOnly: {type: 'rule', values: [rule.id]}});
            if (again.violations.length > 0) faulty.push(node);
        }
        rule.nodes = faulty;
    }
    const faults = found.violations.flatMap((rule) => rule.nodes.map((node) =>
        `${rule.id}: ${node.target.flat().join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`));
    return [faults, found.passes.length];";

/// Returns every element of the page that breaks a rule, with the rule and a way to mend it.
/// `cargo xtask test` fetches axe-core and names its script in `RANK_AND_FILE_AXE`. It looks into
/// open shadow roots by itself.
fn faults(browser: &Browser) -> Vec<String> {
    // The script has half a megabyte, so each page gets it only once.
    if browser.run("return !window.axe;", json!([])) == json!(true) {
        let axe = std::env::var("RANK_AND_FILE_AXE").expect("the name of axe-core's script");
        let axe = std::fs::read_to_string(axe).expect("axe-core's script");
        browser.run(&axe, json!([]));
    }
    let found = browser.run_slowly(RULES, json!([]));
    let (faults, passed): (Vec<String>, usize) =
        serde_json::from_value(found).expect("what axe-core found");
    assert!(passed > 5, "axe-core looked at nothing");
    faults
}

/// Scrolls to every board of a page in turn until it is shown, because boards are only made near
/// the window.
fn leaf_through(browser: &Browser) {
    const LEAF: &str = "for (const board of document.querySelectorAll('chess-notation')) {
            // A board that another screen of a lesson has is made when the lesson is printed.
            if (!board.checkVisibility()) continue;
            board.scrollIntoView({block: 'center', behavior: 'instant'});
            while (!board.shadowRoot?.querySelector('.board')) await new Promise(requestAnimationFrame);
        }
        scrollTo({top: 0, behavior: 'instant'});
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);";
    browser.run_slowly(LEAF, json!([]));
}

/// Collects what axe-core finds wrong with a page.
struct Audit<'p> {
    page: &'p Page,
    /// The faults found, without duplicates.
    faults: Vec<String>,
}

impl Audit<'_> {
    /// Checks the page as it is now, on a light phone and a dark desktop.
    fn look(&mut self, what: &str) {
        self.look_in(what, &LOOKS);
    }

    /// Checks the page as it is now in each of these looks.
    fn look_in(&mut self, what: &str, looks: &[Look]) {
        let browser = &self.page.browser;
        for (theme, (width, height)) in looks {
            browser.prefer(theme);
            browser.resize(*width, *height);
            for fault in faults(browser) {
                if !self.faults.iter().any(|known| known.ends_with(&fault)) {
                    self.faults
                        .push(format!("{what}, {width}, {theme}: {fault}"));
                }
            }
        }
        browser.prefer("light");
        browser.resize(1280, 900);
    }
}

/// Runs a test that checks its page on the way, and reports all faults at the end.
fn audit(walk: impl FnOnce(&Page, &mut Audit)) {
    with_page(|page| {
        let mut audit = Audit {
            page,
            faults: Vec::new(),
        };
        walk(page, &mut audit);
        assert!(audit.faults.is_empty(), "{}", audit.faults.join("\n"));
    });
}

fn a_fault_that_is_put_into_the_page_is_found() {
    with_page(|page| {
        const SPOIL: &str = "const button = document.createElement('button');
            document.querySelector('main').append(button);";
        page.browser.run(SPOIL, json!([]));
        let faults = faults(&page.browser);
        assert!(
            faults
                .iter()
                .any(|fault| fault.starts_with("button-name: ")),
            "{faults:?}"
        );
    });
}

fn the_board_the_sheet_and_the_reasons_have_no_faults() {
    audit(|page, audit| {
        audit.look("first visit");
        page.open_text(WITH_VARIATIONS);
        page.press(&["End"]);
        page.soon(2, |page| page.names_of_current().len());
        page.click(".pickers .add");
        page.soon(3, |page| page.names_of_current().len());
        audit.look("variations in three columns");
        page.click("[aria-label^='Notation of column 2:']");
        page.soon(true, |page| page.has("dialog[open] .choice"));
        audit.look("the notations of a column");
        page.press(&["Escape"]);
        page.soon(false, |page| page.has("dialog[open]"));
        page.click(".variation .fold");
        page.control("Descriptive names on the squares");
        page.focus_part(0, "d7");
        audit.look("a folded variation and names on the squares");
        page.set_position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
        page.type_text("Nd2");
        page.soon(2, |page| page.choices().len());
        page.press(&["Enter"]);
        audit.look("an ambiguous move");
        page.type_text("Nxz4");
        page.soon(true, |page| page.has(".highlight .caret"));
        audit.look("a misspelt move");
        page.open_text("1. e4 e5\n2. Ke3 Nc6 3. Nf3 *\n");
        page.soon(1, |page| page.problems().len());
        audit.look("a score with a fault");
    });
}

fn moves_being_made_refused_and_ended_have_no_faults() {
    audit(|page, audit| {
        page.set_position("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1");
        page.drag("c3", "e4");
        page.soon(true, |page| page.notice().is_some());
        audit.look("a refused move");
        page.set_position("3r4/k3P3/8/8/8/8/8/4K3 w - - 0 1");
        page.drag("e7", "d8");
        page.soon(true, |page| page.has(".promotion"));
        audit.look("a promotion");
        page.promote_to("queen");
        page.new_game();
        page.click_square("g1");
        page.soon(2, |page| page.squares("target").len());
        audit.look("a lifted piece");
        for name in ["f3", "e5", "g4", "Qh4"] {
            page.type_move(name);
        }
        page.soon("Mate: Black wins".to_owned(), Page::status);
        audit.look("mate");
    });
}

fn dialogs_and_a_book_have_no_faults() {
    audit(|page, audit| {
        for tool in ["New", "Open", "Export"] {
            page.tool(tool);
            page.soon(true, |page| page.has("dialog[open]"));
            audit.look(&format!("the {tool} dialog"));
            page.press(&["Escape"]);
            page.soon(false, |page| page.has("dialog[open]"));
        }
        page.open_text("1. e4 e5 2. Nf3 *");
        page.open_text("1. e4! e5 2. Nc3 *");
        page.press(&["d"]);
        page.soon(true, |page| page.has(".note textarea:focus"));
        audit.look("a comment being written");
        page.press(&["Escape"]);
        page.control("What to do with the game");
        page.soon(true, |page| page.has(".menu"));
        audit.look("the menu of the game");
        page.press_button(".menu", "Compare with the previous game");
        page.soon(true, |page| page.has("dialog[open] .compared"));
        audit.look("two versions of a game");
        page.press(&["Escape"]);
        page.soon(false, |page| page.has("dialog[open]"));
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open]"));
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(47, |page| page.count(".print"));
        page.press_button(".tools", "Next");
        page.soon(1, |page| page.count(".remark.current"));
        audit.look("a doubtful move of a book");
        page.click("#tab-games");
        page.soon(2, |page| page.count("#panel-games tbody tr"));
        audit.look("the games of a book");
    });
}

fn the_editor_and_the_other_games_have_no_faults() {
    audit(|page, audit| {
        page.tool("Set up");
        page.soon(true, |page| page.has(".editor .palette"));
        page.click(".editor summary");
        audit.look("the editor");
        page.press_button(".editor", "How the king moves");
        page.soon(false, |page| page.has(".editor .palette"));
        audit.look("a diagram");
        page.begin("uchess");
        page.type_move("P-K4");
        page.type_move("P-K4");
        page.drag("g1", "h3");
        page.soon(true, |page| page.has(".overlay"));
        audit.look("U-chess");
        page.begin("chess99");
        page.click_square("f1");
        page.soon(2, |page| page.squares("target").len());
        audit.look("Chess 99");
    });
}

/// Returns every page besides the app, as a path relative to it, in order.
fn pages() -> Vec<String> {
    let mut pages = Host::of_the_site().files(".html");
    pages.retain(|page| page != "index.html");
    pages
}

fn what_a_field_is_for_is_as_easy_to_read_as_text() {
    with_page(|page| {
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open]"));
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(47, |page| page.count(".print"));
        let measure = format!(
            "{CONTRAST}
            return [...document.querySelectorAll('[placeholder]')].map((field) =>
                [field.id, contrast(getComputedStyle(field, '::placeholder').color, ground(field))]);"
        );
        for theme in ["light", "dark"] {
            page.browser.prefer(theme);
            let fields: Vec<(String, f64)> = page.read(&measure, json!([]));
            assert!(fields.iter().any(|(id, _)| id == "reprint"), "{fields:?}");
            for (field, contrast) in fields {
                assert!(contrast >= 4.5, "{theme}, {field}: {contrast:.2}");
            }
        }
    });
}

fn hints_about_keys_are_not_shown_where_there_is_only_a_finger() {
    with_page(|page| {
        const SHOWN: &str = "return ['.by-keys', '.keys section:not(.by-keys)'].map((which) =>
            [...document.querySelectorAll(which)].filter((it) => it.checkVisibility()).length);";
        page.tool("Help");
        page.soon(true, |page| page.has("dialog[open] .keys"));
        let finger = json!({"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true});
        page.browser
            .devtools("Emulation.setDeviceMetricsOverride", finger);
        let touch = json!({"enabled": true, "maxTouchPoints": 5});
        page.browser
            .devtools("Emulation.setTouchEmulationEnabled", touch);
        let found = page.count(".keys section");
        assert!(found > 5, "{found} groups of keys");
        page.soon([0, 1], |page| page.read(SHOWN, json!([])));
    });
}

fn every_page_beside_the_app_is_there_and_has_no_faults() {
    let pages = pages();
    for wanted in PAGES {
        assert!(
            pages.iter().any(|page| page == wanted),
            "there is no {wanted} among {pages:?}"
        );
    }
    for (at, path) in pages.iter().enumerate() {
        // The lessons are made of the same parts, and axe-core takes seconds for a long one, so they
        // take turns on the phone and the desktop.
        let looks = if path.starts_with("lessons/") && !PAGES.contains(&path.as_str()) {
            &LOOKS[at % 2..][..1]
        } else {
            &LOOKS
        };
        // Each page gets a browser session of its own, since a long lesson takes time on a slow
        // machine.
        audit(|page, audit| {
            let app = page.browser.address();
            let app = app.split(['#', '?']).next().unwrap_or(&app);
            page.browser.go(&format!("{app}{path}"));
            leaf_through(&page.browser);
            audit.look_in(path, looks);
            if page.has("#exercises") {
                page.browser.go(&format!("{app}{path}#exercises"));
                leaf_through(&page.browser);
                audit.look_in(path, looks);
            }
        });
    }
}

fn keeping_a_score_has_no_faults() {
    audit(|page, audit| {
        page.click(".toolbar .practice-link");
        page.soon(true, |page| page.has(".doors .door"));
        page.click(".doors .door");
        page.soon(true, |page| page.has(".games"));
        audit.look("choice of a game");
        page.click(".games .door");
        page.soon(true, |page| page.has(".paper"));
        audit.look("an empty paper");
        for text in ["d4", "Kf6"] {
            page.press_button(".keep-actions", "Next move");
            page.soon(true, |page| page.has(".paper input:focus"));
            page.browser.type_keys(text);
            page.press(&["Enter"]);
        }
        page.soon(true, |page| page.has(".keep-said.wrong"));
        audit.look("a wrong move on the paper");
        page.press_button(".keep-actions", "Mark my sheet");
        page.soon(true, |page| page.has(".slips"));
        audit.look("a marked sheet");
    });
}

fn dictation_has_no_faults() {
    audit(|page, audit| {
        page.click(".toolbar .practice-link");
        page.go_through_door("Dictation");
        page.soon(true, |page| page.has(".games"));
        audit.look("choice of a dictation");
        page.choose_for_practice("Text of the moves", 1);
        page.click(".games .door");
        page.soon(true, |page| page.has(".dictation"));
        for _ in 0..2 {
            for square in ["g1", "f3"] {
                page.click_square(square);
            }
            page.soon(true, |page| page.has(".told.wrong"));
        }
        audit.look("a wrong move in a dictation");
        for (from, to) in [
            ("d2", "d4"),
            ("g8", "f6"),
            ("b1", "d2"),
            ("e7", "e5"),
            ("d4", "e5"),
            ("f6", "g4"),
            ("h2", "h3"),
            ("g4", "e3"),
        ] {
            page.click_square(from);
            page.soon(true, |page| page.has(".lifted"));
            page.click_square(to);
            page.soon(false, |page| page.has(".lifted"));
        }
        page.soon(true, |page| page.has(".keep-summary"));
        audit.look("the end of a dictation");
    });
}

fn silent_reading_has_no_faults() {
    audit(|page, audit| {
        page.click(".toolbar .practice-link");
        page.go_through_door("Read silently");
        page.soon(true, |page| page.has(".begin"));
        audit.look("silent reading, before a score");
        page.choose_for_practice("It begins", 1);
        page.press_button(".begin", "Read a score");
        page.soon(true, |page| page.has(".board"));
        audit.look("the position before a score");
        page.press_button(".deeds", "Hide the board and read");
        page.soon(true, |page| page.has(".printed"));
        audit.look("a printed score");
        page.press_button(".deeds", "To the four boards");
        page.soon(true, |page| page.has(".four"));
        audit.look("four boards");
        page.press_button(".four", "Board A");
        page.soon(true, |page| page.has(".told"));
        audit.look("the answer to a score");
        page.press_button(".deeds", "End the round");
        page.choose_for_practice("Answered by", 1);
        page.press_button(".begin", "Read a score");
        page.press_button(".deeds", "Hide the board and read");
        page.press_button(".deeds", "Hide the score and play it");
        page.soon(true, |page| page.has(".board"));
        audit.look("a board to play a score on");
    });
}

fn practice_by_rule_worksheets_and_exercise_sets_have_no_faults() {
    audit(|page, audit| {
        page.click(".toolbar .practice-link");
        page.go_through_door("By rule, when due");
        page.soon(true, |page| page.has(".chart"));
        audit.look("the chart of rules");
        page.press_button(".by-rule", "Begin a round");
        page.soon(true, |page| page.has(".ask"));
        audit.look("a question by rule");
        let wanted = page.words(".ask");
        let wanted = wanted.trim_start_matches("Find ").trim_end_matches('.');
        page.click_square(wanted);
        page.soon(true, |page| page.has(".told.right"));
        audit.look("an answer by rule");
        // Six minutes later the round is over.
        page.browser.run(
            "const now = Date.now; Date.now = () => now() + 360000;",
            json!([]),
        );
        page.press_button(".deeds", "Next question");
        page.soon(true, |page| page.has(".round-end"));
        audit.look("the end of a round by rule");
        page.press_button(".by-rule", "‹ All practice");
        page.go_through_door("Worksheets");
        page.soon(true, |page| page.has(".worksheet .leaf"));
        audit.look("worksheets");
        page.press_button(".worksheet-choices", "‹ All practice");
        page.go_through_door("Exercise sets");
        page.soon(true, |page| page.has(".set-questions li"));
        page.click(".own-games summary");
        page.choose_for_practice("Questions", 0);
        page.soon(5, |page| page.count(".set-questions > li"));
        audit.look("a set that is made");
        page.press_button(".sets", "Worksheet");
        page.soon(true, |page| page.has(".leaf"));
        audit.look("the worksheet of a set");
        page.press_button(".worksheet-choices", "‹ The questions");
        page.press_button(".sets", "Try it yourself");
        page.soon(true, |page| page.has(".answer input"));
        audit.look("a question of a set");
        page.focus(".answer input");
        page.browser.type_keys("Kh9");
        page.press(&["Enter"]);
        page.soon(true, |page| page.has(".told"));
        page.press_button(".asking", "Hand in");
        page.soon(true, |page| page.has(".set-result li"));
        audit.look("the result of a set");
    });
}

fn two_sheets_of_one_game_have_no_faults() {
    audit(|page, audit| {
        page.click(".toolbar .practice-link");
        page.go_through_door("Two sheets of one game");
        page.soon(2, |page| page.count(".both textarea"));
        audit.look("the fields of two sheets");
        for (place, text) in [
            (1, "1. e4 e5\n2. Nf3 Nd9\n3. Bc4"),
            (2, "1. e4 ---\n2. Nf3 Nc6"),
        ] {
            page.click(&format!(".both label:nth-child({place}) textarea"));
            page.browser.type_keys(text);
        }
        page.press_button(".sheet-texts", "Compare the sheets");
        page.soon(true, |page| page.has(".both-sheets"));
        audit.look("two sheets side by side");
    });
}

pub const TESTS: &[Test] = tests![
    a_fault_that_is_put_into_the_page_is_found;
    the_board_the_sheet_and_the_reasons_have_no_faults;
    moves_being_made_refused_and_ended_have_no_faults;
    dialogs_and_a_book_have_no_faults;
    the_editor_and_the_other_games_have_no_faults;
    what_a_field_is_for_is_as_easy_to_read_as_text;
    hints_about_keys_are_not_shown_where_there_is_only_a_finger;
    every_page_beside_the_app_is_there_and_has_no_faults;
    keeping_a_score_has_no_faults;
    two_sheets_of_one_game_have_no_faults;
    dictation_has_no_faults;
    silent_reading_has_no_faults;
    practice_by_rule_worksheets_and_exercise_sets_have_no_faults;
];
