//! The other games on the screen: begun, played by hand, drawn over, and shown by examples.

use rank_and_file::board::{MoveKind, Role, Shape, Square, Squares, Variant};
use rank_and_file::game::At;
use rank_and_file::game::reverse::step_back;
use rank_and_file::notation::Bit;
use rank_and_file::sample::examples::EXAMPLES;
use rank_and_file::screen::board_model as board;
use rank_and_file::screen::board_model::{BoardChoice, BoardModel};
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::screen::why;
use rank_and_file::session::entry::Meaning;
use rank_and_file::session::{Action, Hand, Names, Pointing, Session};

fn sq(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

fn begun(variant: Variant) -> Session {
    let mut session = Session::empty();
    session.apply(Action::New(variant));
    session
}

/// A position of Chess 99, of nine ranks.
fn nine(fen: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(fen.to_owned()));
    assert_eq!(session.position().variant(), Variant::Chess99, "{fen}");
    session
}

fn shown(session: &Session) -> BoardModel {
    board::model(session, &mut Names::default())
}

fn drag(session: &mut Session, from: &str, to: &str) {
    session.apply(Action::Drag(sq(from), sq(to)));
}

/// What the dialog offers: "bishop", "stays a pawn, takes en passant".
fn offered(session: &Session) -> Vec<String> {
    let words = |choice: BoardChoice| format!("{} {}", choice.becomes, choice.takes);
    let choices = shown(session).choices.into_iter();
    choices
        .map(|choice| words(choice).trim().to_owned())
        .collect()
}

/// Chooses what the dialog offers in this place.
fn choose(session: &mut Session, at: usize) {
    let mv = shown(session).choices[at].mv;
    session.apply(Action::Choose(mv));
    assert_eq!(*session.hand(), Hand::Idle);
}

/// The main line in the first column, numbers included: "1 a3 i75".
fn line(session: &Session) -> String {
    let mut words = Vec::new();
    for row in &sheet::model(session, &mut Names::default()).rows {
        if let Row::Pair {
            number,
            white,
            black,
        } = row
        {
            words.push(number.to_string());
            for entry in [white, black] {
                words.push(entry.as_ref().map_or("…".to_owned(), |entry| {
                    entry.names[0].reading.text.clone()
                }));
            }
        }
    }
    words.join(" ")
}

fn arrows(session: &Session) -> Vec<(String, Role)> {
    let arrow = |shape| match shape {
        Shape::Arrow(from, to) => format!("{from}{to}"),
        other => format!("{other:?}"),
    };
    let drawn = shown(session).drawn.into_iter();
    drawn
        .map(|drawn| (arrow(drawn.shape), drawn.role))
        .collect()
}

#[test]
fn each_kind_of_game_is_begun_on_its_own_board_and_undone() {
    for (variant, squares) in [
        (Variant::UChess, 64),
        (Variant::UChessAise, 64),
        (Variant::Chess99, 81),
    ] {
        let mut session = begun(variant);
        let model = shown(&session);
        assert_eq!(model.squares.len(), squares);
        assert_eq!(usize::from(model.span).pow(2), squares);
        session.apply(Action::Undo);
        assert_eq!(session.position().variant(), Variant::Standard);
        assert_eq!(shown(&session).squares.len(), 64);
    }
}

#[test]
fn nine_files_and_ranks_are_read_from_the_upper_left_for_the_side_below() {
    let mut session = begun(Variant::Chess99);
    let corners = |session: &Session| {
        let squares = shown(session).squares;
        [0, 8, 72, 80].map(|at| squares[at].square.to_string())
    };
    assert_eq!(corners(&session), ["a9", "i9", "a1", "i1"]);
    session.apply(Action::Flip);
    assert_eq!(corners(&session), ["i1", "a1", "i9", "a9"]);
}

#[test]
fn a_piece_on_nine_files_is_lifted_and_shows_where_it_can_go() {
    let mut session = begun(Variant::Chess99);
    session.apply(Action::Touch(sq("f1")));
    let targets: Vec<String> = shown(&session)
        .squares
        .iter()
        .filter(|square| square.marks.contains(&board::Mark::Target))
        .map(|square| square.square.to_string())
        .collect();
    // The paladin leaps; its diagonals are closed.
    assert_eq!(targets, ["e3", "g3"]);
    session.apply(Action::Touch(sq("g3")));
    assert_eq!(line(&session), "1 Pf1g3 …");
}

#[test]
fn a_pawn_that_arrives_may_stay_one_and_a_waiting_one_says_what_it_goes_as() {
    let mut session = nine("4k4/1P7/9/9/9/9/9/9/4K4 w - - 0 42");
    drag(&mut session, "b8", "b9");
    assert_eq!(offered(&session), ["stays a pawn", "bishop", "knight"]);
    choose(&mut session, 0);
    assert_eq!(line(&session), "42 b9 …");

    // From b9 only a knight reaches d8, so nothing is asked.
    let mut session = nine("1P2k4/9/9/9/9/9/9/9/4K4 w - - 0 42");
    drag(&mut session, "b9", "d8");
    assert_eq!(line(&session), "42 b=Nd8 …");
}

#[test]
fn landing_where_a_pawn_has_passed_takes_it_or_does_not() {
    let mut session = nine("4k4/5b3/9/9/9/9/1P7/9/6K2 w - - 0 23");
    drag(&mut session, "b3", "b5");
    drag(&mut session, "f8", "b4");
    assert_eq!(offered(&session), ["does not take", "takes en passant"]);
    let put_back = {
        let mut session = session.clone();
        session.apply(Action::Cancel);
        line(&session)
    };
    assert_eq!(put_back, "23 b35 …");
    choose(&mut session, 1);
    assert_eq!(line(&session), "23 b35 Bf8b4*");
    assert_eq!(session.position().on(sq("b5")), None);
}

#[test]
fn a_king_castles_when_put_on_its_partner_and_steps_when_put_beside_it() {
    let far = "r3k4/9/9/9/9/9/9/9/6K2 b - - 0 10";
    let mut session = nine(far);
    drag(&mut session, "e9", "a9");
    assert_eq!(line(&session), "10 … Ked&Ra");
    let mut session = nine(far);
    drag(&mut session, "e9", "d9");
    assert_eq!(line(&session), "10 … Ke9d");
    let mut session = nine("4k4/9/9/9/9/9/9/9/5KB2 w - - 0 10");
    session.apply(Action::Touch(sq("f1")));
    session.apply(Action::Touch(sq("g1")));
    assert_eq!(line(&session), "10 Kfg&B …");
}

#[test]
fn what_is_chosen_by_hand_leaves_the_typed_text_alone() {
    let mut session = nine("4k4/1P7/9/9/9/9/9/9/4K4 w - - 0 42");
    session.apply(Action::Type("a note".to_owned()));
    drag(&mut session, "b8", "b9");
    choose(&mut session, 1);
    assert_eq!(
        (line(&session).as_str(), session.entry().text.as_str()),
        ("42 b9=B …", "a note")
    );
}

#[test]
fn pointing_at_a_move_draws_it_and_pointing_at_a_letter_draws_its_rivals() {
    let mut session = Session::empty();
    session.apply(Action::Open("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1".to_owned()));
    let moves = session.position().moves();
    let from = |square| {
        *moves
            .iter()
            .find(|mv| mv.from == sq(square) && mv.to == sq("d2"))
            .expect("it reaches d2")
    };
    session.apply(Action::Point(Some(Pointing::Move(from("f3")))));
    assert_eq!(arrows(&session), [("f3d2".to_owned(), Role::Asked)]);
    session.apply(Action::Choose(from("b1")));
    assert_eq!(arrows(&session), []);
    // The b of Nbd2.
    let part = Pointing::Part { column: 0, part: 1 };
    session.apply(Action::Point(Some(part)));
    assert_eq!(arrows(&session), [("f3d2".to_owned(), Role::Against)]);
}

#[test]
fn every_example_is_played_save_the_slip_which_is_refused_and_stays_to_be_mended() {
    for (at, example) in EXAMPLES.iter().enumerate() {
        let mut session = Session::empty();
        session.apply(Action::Example(at));
        assert_eq!(session.position().variant(), example.variant);
        if example.text == "f=Nd8+" {
            assert_eq!(session.entry().text, "f=Nd8+");
            let notice = session.notice().expect("a refusal").sentence.to_string();
            assert!(notice.contains("f=Nd2+"), "{notice}");
            session.apply(Action::Type("f=Nd2+".to_owned()));
            session.apply(Action::Enter);
            assert_eq!(line(&session), "42 … f=Nd2+");
            continue;
        }
        assert_eq!(session.notice(), None, "{}", example.text);
        let line = line(&session);
        let played: Vec<&str> = line
            .split(' ')
            .filter(|word| word.parse::<u32>().is_err() && *word != "…")
            .collect();
        let mut printed: Vec<&str> = example.text.split(' ').collect();
        printed.retain(|&word| word != "#");
        if example.variant == Variant::Chess99 {
            assert_eq!(played, printed);
        } else {
            assert_eq!(played.len(), 8, "{line}");
            assert!(session.position().moves().is_empty());
        }
        // One step back undoes it.
        session.apply(Action::Undo);
        assert_eq!(session.position().variant(), Variant::Standard);
    }
}

#[test]
fn a_partner_far_off_is_marked_as_one_to_castle_with() {
    let mut session = nine("r3k4/9/9/9/9/9/9/9/4K4 b - - 0 10");
    session.apply(Action::Touch(sq("e9")));
    let model = shown(&session);
    let partner = model
        .squares
        .iter()
        .find(|square| square.square == sq("a9"));
    let marks = &partner.expect("a square").marks;
    assert_eq!(marks, &[board::Mark::Target]);
    let castles = |mv: &rank_and_file::board::Move| matches!(mv.kind, MoveKind::CastlesWith { .. });
    assert!(session.position().moves().iter().any(castles));
}

#[test]
fn a_move_that_u_chess_refuses_is_drawn_beside_the_one_that_spoils_it() {
    let mut session = begun(Variant::UChess);
    drag(&mut session, "g1", "h3");
    let notice = session.notice().cloned().expect("a refusal");
    assert!(
        notice.sentence.to_string().contains("N-R3"),
        "{}",
        notice.sentence
    );
    let mut arrows = arrows(&session);
    arrows.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(
        arrows,
        [
            ("b1a3".to_owned(), Role::Against),
            ("g1h3".to_owned(), Role::Asked)
        ]
    );
    session.apply(Action::Cancel);
    assert_eq!(shown(&session).drawn, []);
}

#[test]
fn either_side_may_move_in_a_diagram_and_each_move_has_its_number_and_side() {
    let mut session = Session::empty();
    // Two white kings: to be shown, and not to be played by the rules.
    session.apply(Action::Open("4k3/8/8/8/8/8/8/K6K w - - 0 1".to_owned()));
    assert_eq!(session.position().variant(), Variant::Diagram);
    drag(&mut session, "a1", "a2");
    drag(&mut session, "h1", "h2");
    drag(&mut session, "e8", "e7");
    drag(&mut session, "e7", "e6");
    assert_eq!(line(&session), "1 Ka2 … 2 Kh2 Ke7 3 … Ke6");
    assert_eq!(session.notice(), None);
}

/// What the panel says of the current move in the first column.
fn because(session: &Session) -> rank_and_file::notation::Sentence {
    let model = why::model(session, &mut Names::default()).expect("a current move");
    model.reasons[0].because.clone()
}

#[test]
fn the_panel_says_what_comes_back_when_a_move_is_taken_back() {
    for (fen, text, said) in [
        (
            "4k4/9/9/9/9/8p/9/9/4K3R w - - 0 11",
            "Ri14×",
            "the rook returns to i1 and a pawn stands again on i4.",
        ),
        (
            "4k4/9/9/9/9/9/9/9/1K3p3 b - - 0 42",
            "f=Nd2+",
            "the knight returns to f1 as a pawn.",
        ),
        (
            "4k4/9/9/9/9/9/9/9/5KB2 w - - 0 10",
            "Kfg&B",
            "the king returns to f1 and the bishop to g1.",
        ),
    ] {
        let mut session = nine(fen);
        session.apply(Action::Type(text.to_owned()));
        session.apply(Action::Enter);
        let because = because(&session).to_string();
        let expected = format!("Taken back from the text alone, {said}");
        assert!(because.ends_with(&expected), "{text}: {because}");
    }
}

#[test]
fn what_the_panel_says_comes_back_is_what_the_text_alone_brings_back() {
    let mut session = begun(Variant::Chess99);
    // A fixed walk through a game, the same every time.
    let mut dice = 7_u64;
    let mut told = 0;
    for _ in 0..300 {
        let moves = session.position().moves();
        if moves.is_empty() {
            session = begun(Variant::Chess99);
            continue;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        session.apply(Action::Choose(moves[(dice >> 33) as usize % moves.len()]));
        let At::After(id) = session.at() else {
            panic!("no move was made");
        };
        let text = &why::model(&session, &mut Names::default())
            .expect("a move")
            .reasons[0]
            .named
            .reading
            .text
            .clone();
        let after = session.position().setup();
        let back = step_back(&after, text, None).expect("it can be taken back");
        let before = session.tree().position(session.tree().node(id).parent);
        let squares = Variant::Chess99.squares();
        let returned: Squares = squares
            .filter(|&at| back.pieces.on(at).is_some() && back.pieces.on(at) != after.pieces.on(at))
            .collect();
        assert_eq!(back.pieces, before.setup().pieces, "{text}");
        let said = because(&session);
        let last = said.bits().iter().rposition(
            |bit| matches!(bit, Bit::Text(words) if words.contains("Taken back from the text alone")),
        );
        let named: Squares = said.bits()[last.expect("it is said")..]
            .iter()
            .filter_map(|bit| match bit {
                Bit::Square(square) => Some(*square),
                _ => None,
            })
            .collect();
        assert_eq!(named, returned, "{text}: {said}");
        told += 1;
    }
    assert!(told > 200);
}

#[test]
fn where_an_answer_to_check_goes_is_drawn_and_not_crossed_out() {
    let mut session = Session::empty();
    let check = "k3r3/8/6B1/8/8/2N5/5P2/4K1R1 w - - 0 1";
    session.apply(Action::Open(check.to_owned()));
    drag(&mut session, "f2", "f3");
    let model = shown(&session);
    let refused: Vec<String> = model
        .squares
        .iter()
        .filter(|square| square.marks.contains(&board::Mark::Refused))
        .map(|square| square.square.to_string())
        .collect();
    assert_eq!(refused, ["e1"]);
    let arrows = arrows(&session);
    for arrow in [
        ("g6e8".to_owned(), Role::Captures),
        ("c3e2".to_owned(), Role::Interposes),
        ("e1d2".to_owned(), Role::Flees),
        ("f2f3".to_owned(), Role::Asked),
    ] {
        assert!(arrows.contains(&arrow), "{arrows:?}");
    }
}

#[test]
fn u_chess_is_typed_in_three_symbols_and_says_what_spoils_a_move() {
    let mut session = Session::empty();
    session.apply(Action::New(Variant::UChess));
    session.apply(Action::Type("PK4".to_owned()));
    session.apply(Action::Enter);
    let mv = session.last_move().expect("a move");
    assert_eq!(mv.describe(), "pawn from e2 to e4");
    let model = why::model(&session, &mut Names::default()).expect("a move");
    assert_eq!(model.reasons[0].named.reading.text, "P-K4");
    assert_eq!(model.reasons[0].rule, "Three symbols");
    let symbols = "Three symbols say it, and no other move of any piece shares them.";
    assert_eq!(model.reasons[0].because.to_string(), symbols);
    for text in ["N-B3", "N-KB3", "Nf6"] {
        session.apply(Action::Type(text.to_owned()));
        let Meaning::Refused { sentence, .. } = &session.entry().meaning else {
            panic!("{text}: {:?}", session.entry().meaning);
        };
        let words = sentence.to_string();
        assert!(
            words.starts_with("\"N-B3\" could be the knight from "),
            "{words}"
        );
        assert!(words.ends_with(", so neither may be played."), "{words}");
    }
}
