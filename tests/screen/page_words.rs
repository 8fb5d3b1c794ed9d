//! What the page says in other languages about lists, refusals, keys, books, libraries and what to begin with: none of
//! it is English.

use rank_and_file::board::Variant;
use rank_and_file::exercise::keep_score::{GameChoice, KeepAction, KeepScore};
use rank_and_file::game::fen::read_fen_of;
use rank_and_file::notation::{Notation, Verdict, refusal};
use rank_and_file::output::picture::{Look, picture};
use rank_and_file::protocol::{BookRequest, BookResponse};
use rank_and_file::sample::SAMPLE;
use rank_and_file::sample::diagrams::DIAGRAMS;
use rank_and_file::sample::examples::EXAMPLES;
use rank_and_file::service::{Volume, split_name};
use rank_and_file::session::{Action, GoAction, OpenAction, Session, column};
use rank_and_file::study::Coordinates;
use rank_and_file::view::{self, Element};
use testing::games::one;

use super::languages::{FRENCH, GERMAN, SPANISH, speak};
use super::practice_words::{Screens, assert_translated, is_never};

/// Draws a text as a paragraph.
fn line(text: impl Into<String>) -> Element {
    view::el("p").text(text.into())
}

/// Returns what is said about a list of positions in which this number of lines is no position.
fn listed(wrong: usize) -> String {
    const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - -\n";
    let text = [KINGS.repeat(20), "8/8/8/8 w - -\n".repeat(wrong)].concat();
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text)));
    session.notice().expect("a notice").sentence.to_string()
}

/// Draws what is said about lists of positions.
fn lists() -> Screens {
    let said = [1, 2, 3, 13].map(|wrong| line(listed(wrong)));
    vec![("lists of positions", said.to_vec())]
}

/// Returns why a text is no move of a position of this variant.
fn refused(variant: Variant, fen: &str, notation: Notation, text: &str) -> String {
    let position = read_fen_of(fen, variant).expect("a position");
    let turn = position.turn();
    match notation.understand(text, &turn) {
        Ok((reading, Verdict::None { broke, before })) => {
            refusal(&reading, &broke, &before, &turn).to_string()
        }
        Err(misread) => misread.to_string(),
        other => panic!("{text}: {other:?}"),
    }
}

/// Two rooks that can go to one square.
const TWO: &str = "7k/8/8/8/8/K7/8/3R3R w - - 0 1";

/// Draws refusals of U-chess, and one of Chess 99.
fn refusals() -> Screens {
    let uchess = |fen, text| refused(Variant::UChess, fen, Notation::SHORT, text);
    let nine = "8k/9/9/9/9/9/9/9/1K3p3 b - - 0 42";
    let said = [
        uchess(TWO, "Re1"),
        uchess("7k/8/8/8/2N3N1/8/2N5/K7 w - - 0 1", "Nce3"),
        uchess("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1", "exd8=Q"),
        refused(Variant::Chess99, nine, Notation::Reversible, "f=Nd8+"),
    ];
    vec![("refusals", said.map(line).to_vec())]
}

/// Draws the keys of Selenus's numbers.
fn keys() -> Screens {
    let mut keep = KeepScore::default();
    keep.bring(one("1. e4 e5 *").tree);
    keep.apply(KeepAction::Notation(column("selenus").expect("a notation")));
    keep.apply(KeepAction::Begin(GameChoice::Brought));
    let keys = view::keep_keys(keep.sitting().expect("a game"));
    vec![("keys of Selenus's numbers", vec![keys])]
}

/// Draws the languages in which a book can be read.
fn books() -> Screens {
    let mut book = Volume::new(1, SAMPLE);
    let said = book.answer(BookRequest::Sample { book: 1 });
    let list = said.into_iter().find_map(|response| match response {
        BookResponse::Games { list, .. } => Some(list),
        _ => None,
    });
    let languages = list.expect("a list").languages;
    vec![(
        "languages of books",
        languages.into_iter().map(line).collect(),
    )]
}

/// Draws the titles of the diagrams and examples to begin with, and the games that the diagrams become.
fn samples() -> Screens {
    let diagrams = DIAGRAMS.iter().flat_map(|diagram| {
        let tree = diagram.tree();
        [diagram.title.to_string(), tree.comments.concat()]
    });
    let examples = EXAMPLES.iter().map(|example| example.shows.to_string());
    vec![(
        "diagrams and examples",
        diagrams.chain(examples).map(line).collect(),
    )]
}

#[test]
fn diagrams_and_examples_to_begin_with_are_told_in_the_language_of_the_page() {
    assert_translated(samples, is_never);
}

/// Draws what is said of pictures of a game: its first position, and a move with marks.
fn pictures() -> Screens {
    let look = Look {
        square_side: 24,
        coordinates: Coordinates::None,
        last: true,
        figures: true,
    };
    let mut session = Session::empty();
    let marked = "1. e4 e5 {[%csl Ge5,Rd4,Yd5][%cal Gd2d4,Bd7d5]} *";
    session.apply(Action::Open(OpenAction::Text(marked.to_owned())));
    let said = [GoAction::First, GoAction::Last].map(|moment| {
        session.apply(Action::Go(moment));
        let picture = picture(&session, &look);
        [line(picture.title), line(picture.words)]
    });
    vec![("pictures", said.concat())]
}

#[test]
fn pictures_are_described_in_the_language_of_the_page() {
    assert_translated(pictures, is_never);
    speak("de", GERMAN, &[1]);
    let words = view::html(&view::el("p").children(pictures().remove(0).1));
    assert!(words.contains("Partie, nach 1… e5"), "{words}");
}

#[test]
fn which_lines_are_no_positions_is_told_in_the_language_of_the_page() {
    assert_translated(lists, is_never);
    speak("de", GERMAN, &[1]);
    let said = listed(3);
    let begin = "20 Stellungen gelesen; keine Stellung in Zeile 21 (Feld „Figuren“: ";
    let end = "), auch nicht in den Zeilen 22 und 23.";
    assert!(said.starts_with(begin) && said.ends_with(end), "{said}");
}

#[test]
fn a_move_of_another_game_is_refused_in_the_language_of_the_page() {
    assert_translated(refusals, is_never);
    speak("fr", FRENCH, &[0, 1]);
    assert_eq!(
        refused(Variant::UChess, TWO, Notation::ThreeSymbol, "R-K1"),
        "«\u{a0}R-K1\u{a0}» pourrait être la tour de d1 à e1 ou la tour de h1 à e1\u{a0}; aucun de ces deux coups ne peut donc être joué."
    );
}

#[test]
fn a_colon_has_a_space_before_it_in_french() {
    speak("fr", FRENCH, &[0, 1]);
    let pinned = "7k/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
    let said = refused(Variant::Standard, pinned, Notation::SHORT, "Nc3");
    assert!(said.contains("c3\u{a0}: la pièce en e2"), "{said}");
}

#[test]
fn the_keys_of_numbers_are_named_in_the_language_of_the_page() {
    assert_translated(keys, is_never);
}

#[test]
fn the_languages_of_books_are_named_in_the_language_of_the_page() {
    assert_translated(books, is_never);
}

#[test]
fn a_game_without_players_and_a_part_of_a_library_are_named_in_the_language_of_the_page() {
    let tree = one("1. e4 *").tree;
    for (code, file, title, names) in [
        (
            "de",
            GERMAN,
            "Partie",
            ["67 Partien aus club.pgn", "1 Partie aus club.pgn"],
        ),
        (
            "es",
            SPANISH,
            "Partida",
            ["67 partidas de club.pgn", "1 partida de club.pgn"],
        ),
        (
            "fr",
            FRENCH,
            "Partie",
            ["67 parties de club.pgn", "1 partie de club.pgn"],
        ),
    ] {
        speak(code, file, &[1]);
        assert_eq!(rank_and_file::game::title(&tree), title);
        let made = split_name("club.pgn", 67);
        assert_eq!([&*made, &*split_name(&made, 1)], names);
    }
}
