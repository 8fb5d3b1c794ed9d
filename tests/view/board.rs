//! The board as elements: squares and pieces, marks, figures, choices among moves, controls,
//! faults.

use rank_and_file::board::{Color, Drawn, Shape, Tint};
use rank_and_file::screen::board_model::{BoardModel, model};
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::session::{Action, BoardAction, GoAction, Names, Pointing, Session};
use rank_and_file::study::{Coordinates, Settings, Study};
use rank_and_file::view::{self, BoardOptions, Element, Press};
use testing::positions::sq;

/// Returns the board of a score after these actions.
fn board(score: &str, actions: &[Action]) -> BoardModel {
    let settings = Settings::default();
    let mut session = Study::read(score, &settings).session(&settings);
    for action in actions {
        session.apply(action.clone());
    }
    model(&session, &mut Names::default())
}

fn looks() -> BoardOptions {
    BoardOptions {
        moves: BoardOptions::of_mover(Some(Color::White)),
        ..BoardOptions::default()
    }
}

/// Draws a board that has shown no other position before.
fn draw(model: &BoardModel, looks: &BoardOptions) -> Element {
    view::board(model, &PlacedPieces::new(model), looks)
}

/// Returns the part of a board with this class.
fn part<'b>(board: &'b Element, class: &str) -> &'b Element {
    let mut parts = board.elements();
    parts
        .find(|part| part.class.split(' ').any(|one| one == class))
        .unwrap_or_else(|| panic!("no {class}"))
}

/// Returns the square with this name in a board.
fn square<'b>(board: &'b Element, name: &str) -> &'b Element {
    let mut all = board.walk();
    all.find(|element| element.get("data-square") == Some(name))
        .unwrap_or_else(|| panic!("no {name}"))
}

#[test]
fn an_arrow_is_seen_while_it_is_drawn() {
    let model = board("1. e4", &[]);
    let arrow = Drawn::author(Shape::Arrow(sq("g1"), sq("f3")), Tint::Red);
    let drawing = BoardOptions {
        drawing: Some(arrow),
        ..looks()
    };
    let count = |looks: &BoardOptions| {
        let shown = draw(&model, looks);
        let paths = shown.walk().filter(|it| it.class.contains("author red"));
        (paths.count(), shown.walk().count())
    };
    let (none, before) = count(&looks());
    let (arrows, after) = count(&drawing);
    // The shaft and the head.
    assert_eq!((none, arrows), (0, 2));
    assert!(after <= before + 3, "nothing else is drawn");
}

#[test]
fn a_square_says_what_stands_on_it_and_its_piece_lies_over_it() {
    let shown = draw(&board("", &[]), &looks());
    let tags: Vec<String> = shown
        .elements()
        .map(|part| part.class.to_string())
        .collect();
    assert_eq!(tags, ["board white-moves", "pieces"]);
    let corner = square(&shown, "a1").outline();
    assert_eq!(
        corner.lines().next(),
        Some(
            "div.square.dark.holds-white role=\"gridcell\" part=\"square\" tabindex=\"-1\" data-square=\"a1\" aria-label=\"a1, white rook\""
        )
    );
    let pieces = part(&shown, "pieces");
    assert_eq!(pieces.elements().count(), 32);
    let rook = pieces.elements().nth(24).unwrap().outline();
    assert_eq!(
        rook.lines().next(),
        Some(
            "svg.piece.white.rook.column-0.row-7 #24 viewBox=\"0 0 48 48\" aria-hidden=\"true\" part=\"piece\""
        )
    );
    let labels = |name: &str| -> Vec<(String, Option<String>)> {
        let spans = square(&shown, name)
            .elements()
            .filter(|part| part.tag == "span");
        spans
            .map(|span| {
                (
                    span.class.to_string(),
                    span.get("data-text").map(str::to_owned),
                )
            })
            .collect()
    };
    assert_eq!(
        labels("a1"),
        [
            ("coord rank".to_owned(), Some("1".to_owned())),
            ("coord file".to_owned(), Some("a".to_owned()))
        ]
    );
    assert_eq!(labels("e4"), []);
    let reached: Vec<&str> = shown
        .walk()
        .filter(|element| element.get("tabindex") == Some("0"))
        .filter_map(|element| element.get("data-square"))
        .collect();
    assert_eq!(reached, ["e1"]);
}

#[test]
fn marks_are_classes_and_the_square_picked_up_is_selected() {
    let lifted = board(
        "1. e4 d5",
        &[
            Action::Go(GoAction::Last),
            Action::Board(BoardAction::Touch(sq("e4"))),
        ],
    );
    let shown = draw(&lifted, &looks());
    let class = |name: &str| square(&shown, name).class.to_string();
    assert_eq!(class("e4"), "square light lifted holds-white");
    assert_eq!(class("e5"), "square dark target");
    assert_eq!(class("d5"), "square light last target capture holds-black");
    assert_eq!(square(&shown, "e4").get("aria-selected"), Some("true"));
    assert_eq!(square(&shown, "e5").get("aria-selected"), None);
}

#[test]
fn a_turned_board_begins_with_the_other_corner_and_names_every_square_if_asked() {
    let turned = board("", &[Action::Board(BoardAction::Flip)]);
    let named = BoardOptions {
        coordinates: Coordinates::Descriptive,
        ..looks()
    };
    let shown = draw(&turned, &named);
    let first = shown.walk().find_map(|element| element.get("data-square"));
    assert_eq!(first, Some("h1"));
    let texts: Vec<_> = square(&shown, "e4")
        .walk()
        .filter_map(|span| span.get("data-text"))
        .collect();
    assert_eq!(texts, ["K5", "K4"]);
    assert!(
        shown
            .elements()
            .next()
            .unwrap()
            .class
            .contains("named-squares")
    );
    let none = BoardOptions {
        coordinates: Coordinates::None,
        ..looks()
    };
    let bare = draw(&turned, &none);
    assert!(
        bare.walk()
            .all(|element| element.get("data-text").is_none())
    );
}

#[test]
fn a_piece_that_is_carried_follows_the_pointer() {
    let carried = BoardOptions {
        carried: Some(sq("e2")),
        ..looks()
    };
    let shown = draw(&board("", &[]), &carried);
    let dragged: Vec<_> = part(&shown, "pieces")
        .elements()
        .filter(|piece| piece.class.ends_with(" dragged"))
        .map(|piece| piece.class.to_string())
        .collect();
    assert_eq!(dragged, ["piece white pawn column-4 row-6 dragged"]);
}

#[test]
fn a_move_changes_only_the_classes_of_the_pieces_that_it_moves_or_takes() {
    let before = board("1. e4 d5", &[Action::Go(GoAction::Last)]);
    let after = board("1. e4 d5 2. exd5", &[Action::Go(GoAction::Last)]);
    let mut placed = PlacedPieces::new(&before);
    let shown = view::board(&before, &placed, &looks());
    placed.follow(&after);
    let then = view::board(&after, &placed, &looks());
    let pieces = part(&shown, "pieces").elements();
    let changed: Vec<_> = pieces
        .zip(part(&then, "pieces").elements())
        .filter(|(old, new)| old != new)
        .map(|(old, new)| (old.key == new.key, new.class.to_string()))
        .collect();
    assert_eq!(
        changed,
        [
            (true, "piece black pawn column-3 row-3 gone".to_owned()),
            (true, "piece white pawn column-3 row-3 moved".to_owned()),
        ]
    );
}

#[test]
fn figures_lie_over_the_board_and_their_looks_are_explained_where_several_meet() {
    let pointed = Action::Board(BoardAction::Point(Some(Pointing::Move(
        Session::empty().position().moves()[0],
    ))));
    let shown = draw(&board("", &[pointed]), &looks());
    let overlay = part(&shown, "overlay");
    let classes: Vec<_> = overlay
        .elements()
        .map(|path| path.class.to_string())
        .collect();
    assert_eq!(
        (overlay.class.as_ref(), classes),
        (
            "overlay",
            vec!["drawn asked head".to_owned(), "drawn asked".to_owned()]
        )
    );
    assert_eq!(view::legend(&[]), []);
}

#[test]
fn of_several_moves_each_is_a_button_that_says_what_it_would_do() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let model = board(fen, &[Action::Board(BoardAction::Drag(sq("a7"), sq("a8")))]);
    let shown = draw(&model, &looks());
    let dialog = part(&shown, "promotion");
    assert_eq!(
        (
            dialog.class.as_ref(),
            dialog.get("role"),
            dialog.get("aria-label")
        ),
        ("promotion", Some("dialog"), Some("The pawn becomes"))
    );
    assert_eq!(
        dialog
            .vars
            .iter()
            .map(|(_, value)| value.as_ref())
            .collect::<Vec<_>>(),
        ["0", "0"]
    );
    let becomes: Vec<_> = dialog
        .elements()
        .filter_map(|button| button.get("aria-label"))
        .collect();
    assert_eq!(becomes, ["queen", "rook", "bishop", "knight"]);
    for (button, choice) in dialog.elements().zip(&model.choices) {
        let choose = Press::Do(Action::Board(BoardAction::Choose(choice.mv)));
        assert_eq!(button.press(), Some(&choose));
    }
}

#[test]
fn controls_say_what_they_do_and_are_idle_where_there_is_nothing_to_do() {
    let shown = view::controls(&view::Controls {
        steps: true,
        autoplay: Some(true),
        names: Some(false),
        reasons: Some(true),
        history: Some([true, false]),
        menu: true,
    });
    let buttons: Vec<_> = shown
        .elements()
        .map(|button| {
            (
                button.get("aria-label").unwrap(),
                button.press().unwrap().to_string(),
                button.get("disabled").is_some(),
            )
        })
        .collect();
    let expected = [
        ("To the start", "Go(First)", false),
        ("Back", "Go(Previous)", false),
        ("Forward", "Go(Next)", false),
        ("To the end", "Go(Last)", false),
        ("Play the moves", "Autoplay", false),
        ("Turn the board", "Board(Flip)", false),
        (
            "Descriptive names on the squares",
            "Board(ToggleNames)",
            true,
        ),
        ("Reasons on the board", "Board(ToggleReasons)", false),
        ("Undo", "Game(Undo)", false),
        ("Redo", "Game(Redo)", true),
        ("What to do with the game", "GameMenu", false),
    ];
    assert_eq!(
        buttons,
        expected.map(|(label, does, idle)| (label, does.to_owned(), idle))
    );
    let pressed: Vec<_> = shown
        .elements()
        .filter_map(|it| it.get("aria-pressed"))
        .collect();
    assert_eq!(pressed, ["true", "true"]);
}

#[test]
fn a_score_that_was_not_understood_is_shown_with_the_place_marked() {
    let score = "1. e4 e5 2. Nf9 Nc6";
    let study = Study::read(score, &Settings::default());
    let shown = view::faults(score, &study.faults).unwrap();
    assert_eq!(shown.get("open"), Some(""));
    let given = shown
        .walk()
        .find(|element| element.class == "given")
        .unwrap();
    assert_eq!(given.words(), score);
    let marks: Vec<_> = given.elements().map(Element::words).collect();
    assert_eq!(marks, ["Nf9"]);
    assert_eq!(view::faults(score, &[]), None);
}
