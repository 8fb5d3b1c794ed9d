//! Exports: texts, names of files, and the board as a picture.

use rank_and_file::board::Variant;
use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::notation::Notation;
use rank_and_file::output::export::{self, GameFormat};
use rank_and_file::output::picture::{Look, picture};
use rank_and_file::session::{
    Action, BoardAction, ColumnSet, EntryAction, GameAction, GoAction, OpenAction, Session,
};
use rank_and_file::study::Coordinates;

fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

const LOOK: Look = Look {
    square_side: 45,
    coordinates: Coordinates::Algebraic,
    last: true,
    figures: true,
};

#[test]
fn a_game_goes_out_in_any_notation_with_its_variations_comments_and_signs() {
    let session = opened(
        "[Event \"Club\"]\n[Site \"Ulm\"]\n[Date \"1901.??.??\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n\
         1. e4! e5 $14 2. Nf3 {a comment} (2. f4 exf4 $146) 2... Nc6 1-0",
    );
    let text = export::game(
        session.shown_game(),
        GameFormat::Score(Notation::DESCRIPTIVE),
    );
    assert_eq!(
        text,
        "A – B, 1901\nClub, Ulm\n\n1. P-K4! P-K4 ⩲ 2. N-KB3 {a comment} (2. P-KB4 PxP $146) 2... N-QB3\nBlack resigns.\n"
    );
    let pgn = export::game(session.shown_game(), GameFormat::Pgn);
    assert!(
        pgn.contains("[Site \"Ulm\"]") && pgn.contains("1. e4 $1 e5 $14"),
        "{pgn}"
    );
}

#[test]
fn a_text_in_every_notation_is_read_again_as_the_same_moves() {
    let session = Session::first_visit();
    for column in ColumnSet::Orthodox.columns() {
        let text = export::game(session.shown_game(), GameFormat::Score(column.notation));
        let (_, moves) = text.split_once("\n\n").unwrap();
        let again = games(moves, ReadAs::Only(column.notation)).next().unwrap();
        assert_eq!(
            again.tree.len(),
            session.tree().len(),
            "{}: {text}",
            column.title
        );
        assert!(text.starts_with(
            "Morphy – Duke of Brunswick and Count Isouard, 1858\nParis Opera, Paris\n"
        ));
    }
}

#[test]
fn a_game_from_a_set_up_position_says_so() {
    let mut session = opened("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1");
    session.apply(Action::Entry(EntryAction::Type("Kd3".to_owned())));
    session.apply(Action::Entry(EntryAction::Enter));
    let text = export::game(session.shown_game(), GameFormat::Score(Notation::SHORT));
    assert_eq!(
        text,
        "Game\nFEN: 8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\n\n1. Kd3\n"
    );
    assert_eq!(
        export::position(&session),
        "8/8/8/4k3/8/3K4/4P3/8 b - - 1 1"
    );
    session.apply(Action::Open(OpenAction::New(Variant::UChess)));
    let text = export::game(
        session.shown_game(),
        GameFormat::Score(Notation::ThreeSymbol),
    );
    assert!(text.starts_with("U-chess\n\n"), "{text}");
}

#[test]
fn all_games_go_out_together_and_a_preview_stops_early() {
    let mut session = opened(
        "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n\n[White \"C\"]\n\n1. c4 Nf9 *\n",
    );
    session.apply(Action::Game(GameAction::Show(2)));
    let all = export::games(&session, GameFormat::Pgn, usize::MAX);
    assert_eq!(
        all,
        "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n\n[White \"C\"]\n\n1. c4 {not understood: Nf9} *\n"
    );
    assert_eq!(games(&all, ReadAs::Auto).count(), 3);
    assert_eq!(
        export::games(&session, GameFormat::Pgn, 5),
        "[White \"A\"]\n\n1. e4 *\n"
    );
    assert_eq!(export::file_name(&session, true, "pgn"), "3-games.pgn");
}

#[test]
fn a_file_is_named_after_the_players_and_holds_no_sign_that_a_disk_refuses() {
    let name = |tags: &str| export::file_name(&opened(&format!("{tags}\n\n1. e4 *")), false, "pgn");
    for (tags, expected) in [
        (
            "[White \"Morphy, Paul\"]\n[Black \"Duke of Brunswick\"]\n[Date \"1858.11.02\"]",
            "Morphy-Duke-of-Brunswick-1858.pgn",
        ),
        (
            "[White \"../../etc/passwd\"]\n[Black \"a\\\\b:c*d|e<f>\"]",
            "etc-passwd-a-b-c-d-e-f.pgn",
        ),
        (
            "[White \"Müller\"]\n[Black \"Ли \u{202e}gpj\"]\n[Date \"????.??.??\"]",
            "Müller-Ли-gpj.pgn",
        ),
        (
            "[White \"?\"]\n[Black \"?\"]\n[Event \"Blitz #3\"]",
            "Blitz-3.pgn",
        ),
        ("[Event \"?\"]", "Game.pgn"),
        ("[White \"...\"]\n[Black \"///\"]", "game.pgn"),
    ] {
        assert_eq!(name(tags), expected, "{tags}");
    }
    assert!(name(&format!("[White \"{}\"]", "W".repeat(300))).len() < 80);
}

/// Returns the names of the elements, each with its count. Panics if the text is not well-formed
/// XML.
fn elements(svg: &str) -> Vec<(String, usize)> {
    let mut open: Vec<&str> = Vec::new();
    let mut counts: Vec<(String, usize)> = Vec::new();
    let mut rest = svg;
    while let Some(start) = rest.find('<') {
        assert!(!rest[..start].contains('>'), "a stray > in {svg}");
        let end = start + rest[start..].find('>').expect("an end of each tag");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap();
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        match counts.iter_mut().find(|(known, _)| known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name.to_owned(), 1)),
        }
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} are open at the end");
    for part in svg.split('&').skip(1) {
        let name = part.split(';').next().unwrap();
        assert!(["amp", "lt", "gt", "quot"].contains(&name), "&{name}");
    }
    counts
}

fn count(counts: &[(String, usize)], name: &str) -> usize {
    counts
        .iter()
        .find(|(known, _)| known == name)
        .map_or(0, |(_, count)| *count)
}

#[test]
fn the_board_is_a_picture_of_every_game_at_every_size() {
    for variant in Variant::ALL {
        let mut session = Session::empty();
        session.apply(Action::Open(OpenAction::New(variant)));
        let span = u32::from(variant.span());
        for square_side in [20, 45, 100] {
            let drawn = picture(
                &session,
                &Look {
                    square_side,
                    ..LOOK
                },
            );
            assert_eq!(
                (drawn.pixels, u32::from(drawn.units)),
                (u32::from(square_side) * span, 48 * span)
            );
            let svg = drawn.svg();
            let elements = elements(&svg);
            assert_eq!(count(&elements, "svg"), 1);
            // Letters and digits are along two edges.
            assert_eq!(count(&elements, "text"), 2 * span as usize, "{variant:?}");
            // There are paths for the ground, the dark squares and the frame, and two or three for
            // each piece.
            let pieces = session.position().setup().pieces.iter().count();
            assert!(count(&elements, "path") >= 3 + 2 * pieces);
            assert!(!svg.contains("href") && !svg.contains("style") && !svg.contains("url("));
        }
    }
    let session = Session::empty();
    for (asked, given) in [(0, 20), (19, 20), (101, 100), (255, 100)] {
        assert_eq!(
            picture(
                &session,
                &Look {
                    square_side: asked,
                    ..LOOK
                }
            )
            .pixels,
            8 * given
        );
    }
}

#[test]
fn a_picture_says_in_words_what_it_shows_and_texts_of_the_game_stay_text() {
    let mut session = opened(
        "[White \"<script>A&B</script>\"]\n[Black \"\\\"C\\\"\"]\n\n1. e4 d5 2. Bb5+ {[%csl Ge8,Rb5][%cal Gc7c6]} *",
    );
    session.apply(Action::Go(GoAction::Last));
    let drawn = picture(&session, &LOOK);
    assert_eq!(drawn.title, "<script>A&B</script> – \"C\", after 2. Bb5+");
    assert_eq!(
        drawn.words,
        "White: king e1, queen d1, rooks a1 and h1, bishops b5 and c1, knights b1 and g1, pawns e4, a2, b2, c2, d2, f2, \
         g2 and h2. Black: king e8, queen d8, rooks a8 and h8, bishops c8 and f8, knights b8 and g8, pawns a7, b7, c7, \
         e7, f7, g7, h7 and d5. Black to move. e8: circle. b5: cross. c7: arrow to c6."
    );
    let svg = drawn.svg();
    elements(&svg);
    assert!(
        svg.contains("<title>&lt;script&gt;A&amp;B&lt;/script&gt; – \"C\", after 2. Bb5+</title>")
    );
    let bare = picture(
        &session,
        &Look {
            last: false,
            figures: false,
            coordinates: Coordinates::None,
            ..LOOK
        },
    );
    assert!(!bare.words.contains("Circle"));
    // There are two squares of the last move with their brackets, the rays of a check, and each
    // figure twice because of its rim.
    assert_eq!(drawn.items.len() - bare.items.len(), 2 * 2 + 1 + 2 * 4 + 16);
}

#[test]
fn the_picture_is_turned_and_named_as_the_board_is() {
    let mut session = Session::empty();
    let corner = |session: &Session, coordinates| {
        let svg = picture(
            session,
            &Look {
                coordinates,
                ..LOOK
            },
        )
        .svg();
        let at = svg
            .find("x=\"2\" y=\"8\"")
            .or(svg.find("x=\"2\" y=\"46\""))
            .unwrap();
        let text = &svg[at..];
        let start = text.find('>').unwrap() + 1;
        text[start..text.find('<').unwrap()].to_owned()
    };
    assert_eq!(corner(&session, Coordinates::Algebraic), "8");
    assert_eq!(corner(&session, Coordinates::Descriptive), "QR8");
    session.apply(Action::Board(BoardAction::Flip));
    assert_eq!(corner(&session, Coordinates::Algebraic), "1");
    assert_eq!(corner(&session, Coordinates::Descriptive), "KR8");
    // A board of nine files has no descriptive names.
    session.apply(Action::Open(OpenAction::New(Variant::Chess99)));
    assert_eq!(corner(&session, Coordinates::Descriptive), "1");
}
