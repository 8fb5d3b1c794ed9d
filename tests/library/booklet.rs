//! Booklets of games: one HTML file, made for paper first.
//!
//! | property | test |
//! |---|---|
//! | contents, headers, moves, diagrams | a booklet of a few games is inspected |
//! | text never becomes a tag | tags and comments full of markup |
//! | the file stands alone | it has no address, script or sheet |
//! | every element ends, in order | all tags are read |

use rank_and_file::board::Piece;
use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::Notation;
use rank_and_file::protocol::{LibraryFormat, LibraryRequest, Wire};
use rank_and_file::rules::Position;
use rank_and_file::service::Library;
use rank_and_file::session::{Action, Incoming, LibraryAction, Session};
use rank_and_file::view::Booklet;
use testing::effects::for_library;

/// Returns the booklet of these games.
fn bound(text: &str, notation: Notation) -> String {
    let mut booklet = Booklet::new(notation);
    let all: Vec<_> = games(text, ReadAs::Auto).collect();
    let begin = booklet.begin(all.len() as u32, "club.pgn", "won:oak");
    let added: Vec<_> = all.iter().map(|game| booklet.add(game)).collect();
    let [between, end] = booklet.end();
    let rows: String = added.iter().map(|game| game.row.as_str()).collect();
    let texts: String = added.iter().map(|game| game.text.as_str()).collect();
    [begin, rows, between, texts, end].concat()
}

/// Returns the text between `begin` and the next `end`.
fn between<'t>(text: &'t str, begin: &str, end: &str) -> &'t str {
    let (_, rest) = text.split_once(begin).expect(begin);
    rest.split_once(end).expect(end).0
}

/// Checks that every element ends where it should.
fn is_well_formed(html: &str) {
    let mut open = Vec::new();
    for tag in html.split('<').skip(1) {
        let name = tag.split(['>', ' ']).next().unwrap_or_default();
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "{tag}"),
            None if matches!(name, "meta" | "!doctype") => {}
            None => open.push(name),
        }
    }
    assert_eq!(open, [""; 0]);
}

const GAMES: &str = "[Event \"Club\"]\n[Site \"Ulm\"]\n[Date \"1901.06.21\"]\n[Round \"2\"]\n[White \"Oak, A\"]\n[Black \"Ash\"]\n[Result \"1-0\"]\n\n\
    1. e4! e5 $14 2. Nf3 {[%clk 0:05:00] Best & old.} (2. f4 exf4 (2... d5 3. exd5) 3. Nf3) 2... Nc6 \
    3. Bb5 {[%cal Gb5c6]} a6 1-0\n\n\
    [Event \"Study\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/4K3/4P3/8 b - - 0 1\"]\n\n1... Kd5 2. Kd3 *\n\n\
    [White \"Elm\"]\n[Black \"Yew\"]\n\n*\n";

#[test]
fn a_booklet_has_a_title_contents_and_every_game_as_a_book_has_it() {
    let html = bound(GAMES, Notation::SHORT);
    is_well_formed(&html);
    assert!(!html.contains("<button"), "paper has nothing to press");
    assert!(html.starts_with("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"));
    assert!(html.contains("<title>3 games – club.pgn</title>"));
    assert!(html.contains(
        "<h1>3 games</h1><p dir=\"auto\">club.pgn</p><p dir=\"auto\">won:oak</p></header>"
    ));
    assert_eq!(
        between(&html, "<tbody>", "</tbody>"),
        "<tr><td>1</td><td><a href=\"#game1\"><bdi>Oak, A</bdi> – <bdi>Ash</bdi></a></td>\
         <td><bdi>Club</bdi>, <bdi>Ulm</bdi>, <bdi>21 June 1901</bdi></td><td>1-0</td></tr>\n\
         <tr><td>2</td><td><a href=\"#game2\"><bdi>Study</bdi></a></td><td></td><td></td></tr>\n\
         <tr><td>3</td><td><a href=\"#game3\"><bdi>Elm</bdi> – <bdi>Yew</bdi></a></td><td></td><td></td></tr>\n"
    );
    let first = between(&html, "<article id=\"game1\">", "</article>");
    let facts = between(first, "<p class=\"game-facts\">", "</p>");
    assert_eq!(
        facts,
        "<bdi>Club</bdi>, <bdi>Ulm</bdi>, <bdi>21 June 1901</bdi> · <bdi>Round 2</bdi> · <bdi>C60 Ruy Lopez: Morphy Defense</bdi>"
    );
    let score = between(first, "<div class=\"score\">", "<figure>");
    assert_eq!(
        score.replace('\u{a0}', "_"),
        "<p class=\"main\">1._e4! e5 ⩲ 2._Nf3 <bdi>Best &amp; old.</bdi></p>\
         <p class=\"variation\">2._f4 exf4 (2..._d5 3._exd5) 3._Nf3</p>\
         <p class=\"main\">2..._Nc6 3._Bb5</p>"
    );
}

#[test]
fn diagrams_stand_where_the_author_asks_at_a_set_up_start_and_at_the_end() {
    let html = bound(GAMES, Notation::SHORT);
    let figures = |game: &str| {
        let article = between(&html, &format!("<article id=\"{game}\">"), "</article>");
        let captions = article.split("<figcaption>").skip(1);
        let words = captions.map(|caption| caption.split('<').next().unwrap_or_default());
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(figures("game1"), ["Black to move", "Final position"]);
    assert_eq!(figures("game2"), ["Black to move", "Final position"]);
    assert_eq!(figures("game3"), [""; 0]);
    assert!(html.contains("b5: arrow to c6."));
    // The shapes of the pieces are in the file once, and every diagram refers to them.
    let king = "M10.5 42v-3q0-1.8 2-2.2L13 33";
    assert_eq!(html.matches(king).count(), 2, "White's and Black's");
    let refers: Vec<_> = html.split("href=\"#path").skip(1).collect();
    assert!(refers.len() > 80, "{}", refers.len());
    for place in refers {
        let number = place.split('"').next().unwrap_or_default();
        assert!(html.contains(&format!("id=\"path{number}\"")), "{number}");
    }
    let asked = bound("1. e4 $220 e5 $221 2. Nf3 (2. f4 $220) *", Notation::SHORT);
    assert_eq!(asked.matches("<figure>").count(), 4);
    assert!(!asked.contains("$22"));
    assert!(
        asked.contains("<p class=\"main\">1...\u{a0}e5</p>"),
        "Black's number comes again behind a diagram"
    );
    let at_end = bound("1. e4 e5 $220 *", Notation::SHORT);
    assert_eq!(at_end.matches("<figure>").count(), 1, "once is enough");
}

#[test]
fn the_moves_are_in_the_notation_asked_for_if_the_game_can_be_written_in_it() {
    let html = bound(GAMES, Notation::DESCRIPTIVE);
    // No line breaks after a hyphen.
    assert!(html.contains(
        "<p class=\"main\"><span>1.\u{a0}P-K4</span>! <span>P-K4</span> ⩲ <span>2.\u{a0}N-KB3</span>"
    ));
    assert!(html.contains("Black resigns."));
    let chess99 = bound(
        "[Variant \"Chess 99\"]\n\n1. a24 *\n",
        Notation::DESCRIPTIVE,
    );
    is_well_formed(&chess99);
    assert!(chess99.contains("<p class=\"game-facts\">Chess 99</p>"));
    assert!(chess99.contains("1.\u{a0}a24"), "{chess99}");
}

#[test]
fn nothing_of_a_game_is_a_tag_and_nothing_is_fetched() {
    let hostile = "<script>alert(1)</script><img src=x onerror=y>\u{202e}";
    let text = format!(
        "[Event \"{hostile}\"]\n[White \"</title>{hostile}\"]\n[Black \"&lt;\"]\n[Round \"{hostile}\"]\n\n1. e4 {{{hostile}}} Nf9 {hostile} *\n"
    );
    let html = bound(&text, Notation::SHORT);
    is_well_formed(&html);
    assert!(!html.contains("<script") && !html.contains("<img") && html.contains("&lt;script&gt;"));
    assert!(html.contains("&amp;lt;"));
    assert!(html.contains("not understood: Nf9"), "nothing is lost");
    let addresses = html.match_indices("http").map(|(at, _)| &html[at..]);
    for address in addresses {
        let namespace = address.starts_with("http://www.w3.org/2000/svg\"");
        assert!(
            namespace || address.starts_with("http-equiv"),
            "{address:.60}"
        );
    }
    // In a style sheet these characters would have another meaning.
    let sheet = between(&html, "<style>", "</style>");
    assert_eq!(sheet, include_str!("../../style/booklet.css"));
}

#[test]
fn a_thousand_variations_one_within_another_are_bound() {
    let mut tree = GameTree::default();
    let (mut at, mut position) = (At::Start, Position::start());
    for _ in 0..1000 {
        let knights = position.moves().into_iter();
        let knights: Vec<_> = knights.filter(|mv| mv.piece == Piece::Knight).collect();
        let [main, .., rival] = knights[..] else {
            break;
        };
        tree.add(at, main);
        at = At::After(tree.add(at, rival));
        position.play(&rival);
    }
    assert_eq!(tree.len(), 2000);
    let mut booklet = Booklet::new(Notation::SHORT);
    let bound = booklet.add(&Game::new(tree)).text;
    is_well_formed(&bound);
    assert!(bound.contains(&")".repeat(999)));
}

#[test]
fn the_list_asks_for_a_booklet_in_the_notation_of_the_first_column() {
    let mut session = Session::first_visit();
    session.apply(Action::Library(LibraryAction::OpenFiles {
        name: "club.pgn".to_owned(),
        left_aside: String::new(),
    }));
    let mut library = Library::new(GAMES.len() as u64);
    library.begin_file("club.pgn");
    assert_eq!(library.title(), "club.pgn");
    library.arrive(GAMES.as_bytes());
    library.end("");
    let effects = session.hear(Incoming::Library(library.progress()));
    for request in for_library(effects) {
        if let Some(response) = library.answer(request) {
            session.hear(Incoming::Library(response));
        }
    }
    let booklet = LibraryFormat::Booklet {
        notation: String::new(),
    };
    let save = Action::Library(LibraryAction::Save(booklet));
    let requests = for_library(session.apply(save));
    let format = requests.into_iter().find_map(|request| {
        match LibraryRequest::of_bytes(&request.to_bytes()).expect("a request is read back") {
            LibraryRequest::Export { format, .. } => Some(format),
            _ => None,
        }
    });
    let notation = session.columns()[0].tag.to_owned();
    assert_eq!(format, Some(LibraryFormat::Booklet { notation }));
}
