//! The HTML that puts a game into another page: its score is text, and the board knows all its
//! attributes.

use proptest::prelude::{prop, prop_assert, prop_assert_eq, proptest};
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::notation::Notation;
use rank_and_file::output::snippet::{FORMS, Snippet, Start, fields};
use rank_and_file::session::link::read;
use rank_and_file::session::{Column, ColumnSet};
use rank_and_file::study::Settings;

use super::awkward::game;

/// Returns the columns of orthodox chess.
fn columns() -> Vec<Column> {
    ColumnSet::Orthodox.columns().collect()
}

/// Returns the text of HTML as a parser reads it.
fn unescaped(html: &str) -> String {
    html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
}

/// Returns the text between the first `open` and the next `close`.
fn between<'t>(text: &'t str, open: &str, close: &str) -> &'t str {
    let start = text
        .find(open)
        .unwrap_or_else(|| panic!("no {open} in {text}"))
        + open.len();
    let end = text[start..]
        .find(close)
        .unwrap_or_else(|| panic!("no {close} in {text}"));
    &text[start..start + end]
}

const FOLDER: &str = "https://example.org/chess/";

#[test]
fn the_snippet_is_a_script_and_an_element_with_what_was_chosen() {
    let mut snippet = Snippet {
        columns: columns()[..2].to_vec(),
        start: Start::Ply(12),
        ..Snippet::default()
    };
    let html = snippet.html("[White \"A\"]\n\n1. e4 e5\n", "A – B", FOLDER);
    assert_eq!(
        html,
        "<script type=\"module\" src=\"https://example.org/chess/embed.js\"></script>\n\
         <chess-notation columns=\"short descriptive\" ply=\"12\">\n[White \"A\"]\n1. e4 e5\n</chess-notation>"
    );
    snippet.form = 1;
    snippet.start = Start::End;
    snippet.chosen = [1, 3, 0, 0, 3, 2, 1, 1, 3];
    let html = snippet.html("1. e4 e5\n", "A – B", FOLDER);
    assert_eq!(
        html,
        "<script type=\"module\" src=\"https://example.org/chess/embed.js\"></script>\n\
         <pre class=\"chess-notation\" data-columns=\"short descriptive\" data-ply=\"end\" data-orientation=\"black\" \
         data-coordinates=\"none\" data-interactive=\"quiz\" data-quiz=\"piece\" data-explain=\"none\" \
         data-reasons=\"none\" data-layout=\"board\">\n1. e4 e5\n</pre>"
    );
    // Without a quiz its kind has no effect.
    snippet.chosen[4] = 1;
    assert!(!snippet.html("1. e4", "", FOLDER).contains("data-quiz"));
    snippet.form = 2;
    let html = snippet.html("1. e4+ {a b}\n", "A \"B\" <C>", FOLDER);
    assert_eq!(
        html,
        "<iframe src=\"https://example.org/chess/embed.html#columns=short+descriptive&amp;ply=end&amp;orientation=black\
         &amp;coordinates=none&amp;interactive=none&amp;explain=none&amp;reasons=none&amp;layout=board&amp;pgn=1.%20e4%2B%20%7Ba%20b%7D\" \
         title=\"A &quot;B&quot; &lt;C&gt;\" width=\"100%\" height=\"560\" sandbox=\"allow-scripts\" loading=\"lazy\"></iframe>"
    );
}

proptest! {
    #[test]
    fn the_score_of_a_snippet_is_text_and_comes_back(tree in game(), chosen in prop::array::uniform9(0_usize..5), ply in 0_usize..9) {
        let score = write_pgn(&tree, &Notation::SHORT);
        let expected = score.trim_end().replace("\n\n", "\n");
        for form in 0..FORMS.len() {
            let snippet = Snippet { form, columns: columns()[..3].to_vec(), start: Start::Ply(ply), chosen };
            let html = snippet.html(&score, &score, FOLDER);
            let (scripts, elements) = (html.matches("<script").count(), html.matches('<').count());
            if form == 2 {
                prop_assert_eq!((scripts, elements), (0, 2));
                let address = unescaped(between(&html, "src=\"", "\""));
                let pgn = address.split_once("&pgn=").unwrap().1;
                let back = read(&format!("g1={pgn}")).map(|linked| linked.game.tree);
                let straight = games(&expected, ReadAs::Auto).next().map(|game| game.tree);
                prop_assert_eq!(back.ok().filter(|t| !t.is_empty()), straight.filter(|t| !t.is_empty()));
                prop_assert_eq!(unescaped(between(&html, "title=\"", "\"")), score.clone());
            } else {
                prop_assert_eq!((scripts, elements), (1, 4));
                let inside = html.rsplit_once('>').unwrap().0.split_once("</script>\n").unwrap().1;
                let text = inside.split_once(">\n").unwrap().1.rsplit_once("\n<").unwrap().0;
                prop_assert_eq!(unescaped(text), expected.clone());
            }
            // An attribute has a name from the list and one of its values.
            for (at, field) in fields().enumerate() {
                if let Some((value, _)) = field.words().get(chosen[at]).filter(|_| chosen[at] > 0 && snippet.has(field)) {
                    let here = html.contains(&format!("{}=\"{value}\"", field.name)) || html.contains(&format!("{}={value}", field.name));
                    prop_assert!(here, "{} in {}", field.name, html);
                }
            }
        }
    }
}

#[test]
fn the_board_of_other_pages_knows_every_attribute_and_value_of_a_snippet() {
    for field in fields() {
        for (value, _) in field.words() {
            let mut settings = Settings::default();
            assert_eq!(
                settings.set(field.name, Some(value)),
                Ok(()),
                "{}={value}",
                field.name
            );
        }
        // The first value is the board's default.
        let mut settings = Settings::default();
        settings.set(field.name, Some(field.words()[0].0)).unwrap();
        assert_eq!(settings, Settings::default(), "{}", field.name);
    }
    let every: Vec<&str> = columns().iter().map(|column| column.tag).collect();
    let mut settings = Settings::default();
    assert_eq!(settings.set("columns", Some(&every.join(" "))), Ok(()));
    assert_eq!(settings.set("ply", Some("end")), Ok(()));
}
