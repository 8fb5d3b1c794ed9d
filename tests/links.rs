//! Games in links, and in the HTML of other pages: what goes in comes out, and nothing else.

use proptest::prelude::*;
use rank_and_file::board::Variant;
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::game::{At, GameTree, Outcome};
use rank_and_file::notation::Notation;
use rank_and_file::output::snippet::{FORMS, Snippet, Start, fields};
use rank_and_file::rules::Position;
use rank_and_file::session::link::{self, LinkError, folder_of, fragment, page_of, read};
use rank_and_file::session::{Action, Column, Offer, Session, column};
use rank_and_file::study::Settings;

/// The columns of orthodox chess.
fn columns() -> Vec<Column> {
    Offer::Orthodox.columns().collect()
}

const ANNOTATED: &str = "[Event \"A & B = \\\"C\\\"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[White \"Müller, A.\"]\n\
    [Black \"Ли\"]\n[Result \"1/2-1/2\"]\n\n\
    {before it begins [%csl Ga1,Rb2]} 1. e4 $1 e5 (1... c5 {50 % + more; <b>bold</b> & \u{1f600}} 2. Nf3 (2. c3 d5) \
    2... d6) (1... e6) 2. Nf3 {[%clk 0:01:02][%cal Ge2e4]} Nc6 3. Bb5 $6 1/2-1/2\n";

fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(text.to_owned()));
    session
}

/// Another session that has followed a link.
fn followed(fragment: &str) -> Session {
    let mut session = Session::first_visit();
    session.apply(Action::Follow(fragment.to_owned()));
    session
}

fn said(session: &Session) -> (String, bool) {
    let notice = session.notice().expect("a notice");
    (notice.sentence.to_string(), notice.refusal)
}

fn pgn(session: &Session) -> String {
    write_pgn(session.tree(), &Notation::SHORT)
}

/// The moves that lead to where a session is.
fn line(session: &Session) -> Vec<rank_and_file::board::Move> {
    let tree = session.tree();
    let path = tree.path(session.at());
    path.into_iter().map(|id| tree.node(id).mv).collect()
}

#[test]
fn a_game_comes_back_from_its_link_with_all_that_an_annotator_put_into_it() {
    let session = opened(ANNOTATED);
    assert!(session.troubles().is_empty(), "{:?}", session.troubles());
    let link = fragment(&session);
    assert!(
        link.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"+%&=-._/:$,".contains(&byte)),
        "{link}"
    );
    let other = followed(&link);
    // Only tags that say nothing stay behind.
    let known = pgn(&session).replace("[Site \"?\"]\n[Date \"????.??.??\"]\n", "");
    assert_eq!(pgn(&other), known);
    assert_eq!(other.tree().outcome, Outcome::Draw);
    assert_eq!(
        said(&other),
        (
            "The game came with the link; Undo leads back.".to_owned(),
            false
        )
    );
}

#[test]
fn every_place_of_a_game_with_variations_comes_back() {
    let mut session = opened(ANNOTATED);
    let moments: Vec<At> = session.tree().ids().map(At::After).collect();
    assert_eq!(moments.len(), 11);
    for at in moments.into_iter().chain([At::Start]) {
        session.apply(Action::Go(at));
        let other = followed(&fragment(&session));
        assert_eq!(line(&other), line(&session));
        assert_eq!(other.position(), session.position());
    }
}

#[test]
fn the_side_below_and_the_columns_come_with_the_link() {
    let mut session = opened(ANNOTATED);
    session.apply(Action::Flip);
    session.apply(Action::SetColumn(0, column("uci").unwrap()));
    session.apply(Action::SetColumn(2, column("classic-kt").unwrap()));
    let other = followed(&fragment(&session));
    assert!(other.flipped());
    assert_eq!(other.columns(), session.columns());
    // Columns that do not suit the game are passed over, and so are unknown ones.
    let strange = followed("g1=1.+e4&columns=chess99+nonsense+long+long");
    assert_eq!(strange.columns(), [column("long").unwrap()]);
}

#[test]
fn games_of_every_kind_and_start_come_back_from_their_links() {
    for variant in Variant::ALL {
        let mut session = Session::empty();
        session.apply(Action::New(variant));
        for _ in 0..6 {
            let mv = session.position().moves()[2];
            session.apply(Action::Drag(mv.from, mv.to));
        }
        let other = followed(&fragment(&session));
        assert_eq!(other.tree().start(), session.tree().start(), "{variant:?}");
        assert_eq!(line(&other), line(&session), "{variant:?}");
        assert_eq!(other.position(), session.position(), "{variant:?}");
    }
    for fen in [
        "4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 3 40",
        "8/8/8/8/8/5N2/8/1N6 w - - 0 1",
    ] {
        let session = opened(fen);
        let other = followed(&fragment(&session));
        assert_eq!(other.position(), session.position());
        assert!(!said(&other).1);
    }
}

#[test]
fn what_could_not_be_read_of_a_game_travels_as_a_comment() {
    let session = opened("1. e4 e5 2. Nf9 Nc6 *");
    let other = followed(&fragment(&session));
    let text = pgn(&other);
    assert!(text.contains("{not understood: Nf9 Nc6}"), "{text}");
}

#[test]
fn undo_leads_back_from_the_game_of_a_link() {
    let mut session = opened(ANNOTATED);
    let before = pgn(&session);
    session.apply(Action::Follow("g1=1.+d4&z=00000000".to_owned()));
    assert_eq!(session.tree().len(), 1);
    session.apply(Action::Undo);
    assert_eq!(pgn(&session), before);
}

#[test]
fn a_fragment_that_is_no_game_changes_nothing_and_says_why() {
    let rows = [
        (
            "#lesson",
            "The address ends in \"#lesson\", which is no game. A link made by Export begins with \"#g1=\" there.",
        ),
        (
            "#game=3",
            "The address ends in \"#game=3\", which is no game. A link made by Export begins with \"#g1=\" there.",
        ),
        (
            "#g7=xyz",
            "This link was made by a newer version. Reload the page to get that version, then open the link again.",
        ),
        (
            "#g1=1.+e4%4",
            "The game in this link cannot be read: the link was changed on its way. Ask for it again.",
        ),
        (
            "#g1=%C3%28",
            "The game in this link cannot be read: the link was changed on its way. Ask for it again.",
        ),
        (
            "#g1=",
            "There is no move in this link: it was cut short on its way. Ask for it again.",
        ),
    ];
    for (fragment, sentence) in rows {
        let session = followed(fragment);
        assert_eq!(said(&session), (sentence.to_owned(), true), "{fragment}");
        assert_eq!(pgn(&session), pgn(&Session::first_visit()));
    }
    let long = format!("g1={}", "1.+e4+".repeat(100_000));
    assert_eq!(read(&long).unwrap_err(), LinkError::Long);
}

#[test]
fn a_link_that_was_cut_short_shows_what_is_left_and_says_so() {
    let session = opened(ANNOTATED);
    let link = fragment(&session);
    let cut = link.find("Nc6").unwrap();
    let other = followed(&link[..cut]);
    assert!(other.tree().len() > 5);
    let (sentence, refusal) = said(&other);
    assert!(
        refusal && sentence.starts_with("This link is not as it was made"),
        "{sentence}"
    );
    // The place of a link may be beyond what is left.
    let beyond = read("g1=1.+e4&at=7").unwrap();
    assert_eq!((beyond.at, beyond.whole), (At::Start, false));
}

#[test]
fn the_page_and_its_folder_are_found_in_any_address() {
    for (address, page, folder) in [
        (
            "https://a.org/x/index.html?q=/y#g1=/z",
            "https://a.org/x/index.html",
            "https://a.org/x/",
        ),
        ("https://a.org/x/", "https://a.org/x/", "https://a.org/x/"),
        (
            "http://localhost:8080/#",
            "http://localhost:8080/",
            "http://localhost:8080/",
        ),
    ] {
        assert_eq!((page_of(address), folder_of(address)), (page, folder));
    }
}

/// The text of HTML, as a parser gives it.
fn unescaped(html: &str) -> String {
    html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
}

/// What stands between the first `open` and the `close` after it.
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
    snippet.chosen = [1, 2, 3, 2, 1, 3];
    let html = snippet.html("1. e4 e5\n", "A – B", FOLDER);
    assert_eq!(
        html,
        "<script type=\"module\" src=\"https://example.org/chess/embed.js\"></script>\n\
         <pre class=\"chess-notation\" data-columns=\"short descriptive\" data-ply=\"end\" data-orientation=\"black\" \
         data-coordinates=\"none\" data-interactive=\"quiz\" data-quiz=\"piece\" data-explain=\"none\" \
         data-layout=\"board\">\n1. e4 e5\n</pre>"
    );
    // Without a quiz its kind has no say.
    snippet.chosen[2] = 1;
    assert!(!snippet.html("1. e4", "", FOLDER).contains("data-quiz"));
    snippet.form = 2;
    let html = snippet.html("1. e4+ {a b}\n", "A \"B\" <C>", FOLDER);
    assert_eq!(
        html,
        "<iframe src=\"https://example.org/chess/embed.html#columns=short+descriptive&amp;ply=end&amp;orientation=black\
         &amp;coordinates=none&amp;interactive=none&amp;explain=none&amp;layout=board&amp;pgn=1.%20e4%2B%20%7Ba%20b%7D\" \
         title=\"A &quot;B&quot; &lt;C&gt;\" width=\"100%\" height=\"560\" sandbox=\"allow-scripts\" loading=\"lazy\"></iframe>"
    );
}

/// Texts that mean something to HTML, to forms or to PGN.
fn awkward() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "</chess-notation>",
        "</pre>",
        "<script>",
        "<!--",
        "-->",
        "&lt;",
        "&amp",
        "\"",
        "'",
        "%3C",
        "+",
        "#",
        "}",
        "a",
        " ",
        "é",
        "😀",
        "]]>",
        "\\",
        "&",
        "=",
        ";",
        "1. e4",
        "[%csl Ga1]",
        "javascript:",
    ]);
    prop_oneof![
        prop::collection::vec(words, 0..8).prop_map(|words| words.concat()),
        "\\PC{0,20}",
    ]
}

/// A game with such texts in it, and variations.
fn game() -> impl Strategy<Value = GameTree> {
    let moves = prop::collection::vec(
        (
            any::<prop::sample::Index>(),
            any::<prop::sample::Index>(),
            awkward(),
        ),
        0..24,
    );
    (awkward(), moves).prop_map(|(value, moves)| {
        let mut tree = GameTree::new(Position::start());
        tree.tags.push(("White".to_owned(), value));
        for (moment, choice, comment) in moves {
            let at = match moment.index(tree.len() + 1) {
                0 => At::Start,
                nth => At::After(tree.ids().nth(nth - 1).unwrap()),
            };
            let moves = tree.position(at).moves();
            if moves.is_empty() {
                continue;
            }
            let mv = moves[choice.index(moves.len())];
            if tree.find(at, &mv).is_none() {
                let id = tree.add(at, mv);
                tree.node_mut(id).comments.push(comment);
            }
        }
        tree
    })
}

proptest! {
    #[test]
    fn any_game_and_place_comes_back_from_its_link(tree in game(), moment in any::<prop::sample::Index>()) {
        let mut session = opened(&write_pgn(&tree, &Notation::SHORT));
        let at = match moment.index(session.tree().len() + 1) {
            0 => At::Start,
            nth => At::After(session.tree().ids().nth(nth - 1).unwrap()),
        };
        session.apply(Action::Go(at));
        let linked = read(&fragment(&session)).unwrap();
        prop_assert!(linked.whole);
        let path = |tree: &GameTree, at| -> Vec<_> {
            tree.path(at).into_iter().map(|id| tree.node(id).mv).collect()
        };
        prop_assert_eq!(path(&linked.game.tree, linked.at), path(session.tree(), at));
        let written = |tree: &GameTree| write_pgn(tree, &Notation::SHORT);
        let mut known = session.tree().clone();
        known.tags.retain(|(_, value)| !value.bytes().all(|byte| matches!(byte, b'?' | b'.')));
        prop_assert_eq!(written(&linked.game.tree), written(&known));
    }

    #[test]
    fn no_fragment_whatever_it_holds_ends_in_a_panic(text in "\\PC{0,80}", cut in any::<prop::sample::Index>()) {
        let _ = read(&text);
        let _ = read(&format!("g1={text}&at={text}&columns={text}"));
        let link = fragment(&opened(ANNOTATED));
        let session = followed(&link[..cut.index(link.len())]);
        prop_assert!(session.notice().is_some());
    }

    #[test]
    fn the_score_of_a_snippet_is_text_and_comes_back(tree in game(), chosen in prop::array::uniform6(0_usize..5), ply in 0_usize..9) {
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
            // An attribute is a name of the list and one of its values.
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
fn a_short_famous_game_makes_a_link_that_no_program_cuts() {
    let link = fragment(&Session::first_visit());
    println!("the link of the Opera Game has {} characters", link.len());
    assert!(link.len() < link::LONG / 2, "{link}");
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
        // The first is what the board takes without being told.
        let mut settings = Settings::default();
        settings.set(field.name, Some(field.words()[0].0)).unwrap();
        assert_eq!(settings, Settings::default(), "{}", field.name);
    }
    let every: Vec<&str> = columns().iter().map(|column| column.tag).collect();
    let mut settings = Settings::default();
    assert_eq!(settings.set("columns", Some(&every.join(" "))), Ok(()));
    assert_eq!(settings.set("ply", Some("end")), Ok(()));
}
