//! The laboratory: pieces put on a board, and what is said of the moves to a square, in every notation.

mod positions;

use positions::{Dice, put};
use rank_and_file::board::{Color, Piece, Pieces, Setup, Shape, Square, Variant};
use rank_and_file::exercise::laboratory::{LabAction, LabModel, LabTool, Laboratory};
use rank_and_file::notation::Verdict;
use rank_and_file::screen::board_model::BoardModel;
use rank_and_file::session::editor::Tool;
use rank_and_file::session::{Column, Offer, column};

fn sq(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

fn columns(tags: &str) -> Vec<Column> {
    let tags = tags.split_whitespace();
    tags.map(|tag| column(tag).expect("a column")).collect()
}

/// An empty board.
fn empty(color: Color) -> Setup {
    Setup {
        variant: Variant::Diagram,
        pieces: Pieces::default(),
        color,
        ..Setup::start()
    }
}

/// Pieces put on an empty board by hand, one by one (`Nb1` White's and `nb8` Black's), and a target.
fn laboratory(color: Color, pieces: &str, target: &str, tags: &str) -> Laboratory {
    let mut lab = Laboratory::new(&empty(color), None, &columns(tags)).expect("a laboratory");
    for word in pieces.split_whitespace() {
        let letter = word.chars().next().expect("a letter");
        let of = match letter.is_ascii_uppercase() {
            true => Color::White,
            false => Color::Black,
        };
        let piece = Piece::from_letter(letter).expect("a piece");
        lab.apply(LabAction::Take(LabTool::Board(Tool::Piece(of, piece))));
        lab.apply(LabAction::Touch(sq(&word[1..])));
    }
    lab.apply(LabAction::Take(LabTool::Target));
    lab.apply(LabAction::Touch(sq(target)));
    lab
}

/// The names in the first column, each with its rule: "Nbd2 File added; Nfd2 File added".
fn names(model: &LabModel) -> String {
    let name = |reason: &rank_and_file::screen::why::Reason| {
        format!("{} {}", reason.named.reading.text, reason.rule)
    };
    let names: Vec<String> = model
        .moves
        .iter()
        .map(|shown| name(&shown.reasons[0]))
        .collect();
    names.join("; ")
}

/// The letters that are there only to tell the move from others, in the first column.
fn added(model: &LabModel) -> String {
    let of = |shown: &rank_and_file::exercise::laboratory::LabMove| {
        let parts = shown.reasons[0].parts.iter().filter(|part| part.needed);
        parts.map(|part| part.letters.clone()).collect::<String>()
    };
    let letters: Vec<String> = model.moves.iter().map(of).collect();
    letters.join(" ")
}

#[test]
fn the_classic_cases_are_named_with_their_rules() {
    use Color::{Black, White};
    let table = [
        // The same rank, the same file, neither, both.
        (
            White,
            "Nb1 Nf1",
            "d2",
            "short",
            "Nbd2 File added; Nfd2 File added",
            "b f",
        ),
        (
            White,
            "Ra1 Ra5",
            "a3",
            "short",
            "R1a3 Rank added; R5a3 Rank added",
            "1 5",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "short",
            "Nbd2 File added; Nfd2 File added",
            "b f",
        ),
        (
            White,
            "Qe4 Qh4 Qh1",
            "e1",
            "short",
            "Q1e1 Rank added; Qee1 File added; Qh4e1 File and rank added",
            "1 e h4",
        ),
        (White, "Nb1", "d2", "short", "Nd2 Nothing added", ""),
        (
            White,
            "Nb1 Bc1",
            "d2",
            "short",
            "Nd2 Nothing added; Bd2 Nothing added",
            " ",
        ),
        // A rival that is pinned does not count.
        (White, "Ke1 Nc3 Ng1 bb4", "e4", "short", "", ""),
        (
            White,
            "Kh1 Nc3 Ng1 bb4",
            "e2",
            "short",
            "Nge2 File added; Nce2 File added",
            "g c",
        ),
        (
            White,
            "Kd1 Nc3 Ng1 ra4",
            "e2",
            "short",
            "Ke2 Nothing added; Nge2 File added; Nce2 File added",
            " g c",
        ),
        (
            White,
            "Ke1 Nc3 Ng1 bb4",
            "e2",
            "short",
            "Ke2 Nothing added; Ne2 Nothing added",
            " ",
        ),
        (
            Black,
            "ke8 nc6 ng8 Bb5 Ka1",
            "e7",
            "short",
            "Ke7 Nothing added; Ne7 Nothing added",
            " ",
        ),
        // Pawns, of either side.
        (White, "Pe2", "e4", "short", "e4 Nothing added", ""),
        (
            White,
            "Pc4 Pe4 pd5",
            "d5",
            "short",
            "cxd5 Pawn's file; exd5 Pawn's file",
            " ",
        ),
        (
            White,
            "Pc4 Pe4 pd5",
            "d5",
            "descriptive",
            "BPxP Captor named; KPxP Captor named",
            "B K",
        ),
        (
            Black,
            "pc5 pe5 Pd4",
            "d4",
            "descriptive",
            "BPxP Captor named; KPxP Captor named",
            "B K",
        ),
        (
            White,
            "Nf4 pd5 ph5",
            "d5",
            "descriptive",
            "NxQP Captured piece named",
            "Q",
        ),
        (White, "Pa7", "a8", "short", "a8=Q Nothing added", ""),
        (
            White,
            "Pa7 rb8",
            "b8",
            "descriptive",
            "PxR(Q) Nothing added",
            "",
        ),
        // Sides and labels of descriptive.
        (
            White,
            "Nb1 Ng1",
            "f3",
            "descriptive",
            "N-KB3 Side of the target kept",
            "K",
        ),
        (
            White,
            "Ng1",
            "f3",
            "descriptive",
            "N-B3 Side of the target dropped",
            "",
        ),
        (
            Black,
            "ng8 nb8",
            "c6",
            "descriptive",
            "N-QB3 Side of the target kept",
            "Q",
        ),
        (
            White,
            "Ra1 Rh1",
            "d1",
            "descriptive",
            "QR-Q1 Piece named; KR-Q1 Piece named",
            "Q K",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "descriptive",
            "N(N1)-Q2 Square added; N(B3)-Q2 Square added",
            "(N1) (B3)",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "descriptive-kt",
            "Kt(Kt1)-Q2 Square added; Kt(B3)-Q2 Square added",
            "(Kt1) (B3)",
        ),
        // Those that always say where from.
        (
            White,
            "Nb1 Nf3",
            "d2",
            "long",
            "Nb1-d2 Both squares; Nf3-d2 Both squares",
            " ",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "uci",
            "b1d2 Both squares; f3d2 Both squares",
            " ",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "reversible",
            "Nb1d2 Both squares; Nf3d2 Both squares",
            " ",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "minimal",
            "Nbd2 File added; Nfd2 File added",
            "b f",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "german",
            "Sbd2 File added; Sfd2 File added",
            "b f",
        ),
    ];
    let mut wrong = String::new();
    for (color, pieces, target, tag, expected, letters) in table {
        let model = laboratory(color, pieces, target, tag).model();
        let (names, added) = (names(&model), added(&model));
        if (names.as_str(), added.as_str()) != (expected, letters) {
            wrong.push_str(&format!(
                "{pieces} to {target}, {tag}: {names} | {added:?}\n"
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn of_each_move_the_sentences_say_why() {
    let model = laboratory(Color::White, "Qe4 Qh4 Qh1", "e1", "short descriptive").model();
    assert_eq!(
        model.sentence.to_string(),
        "White has 3 pieces that can go to e1."
    );
    let first = &model.moves[0];
    assert_eq!(first.words, "queen from h1 to e1");
    assert_eq!(first.reasons.len(), 2);
    assert_eq!(
        first.reasons[0].because.to_string(),
        "\"Qe1\" could also be the queen on e4 or the queen on h4. One of them shares the h-file, so the file would not help; the rank 1 does."
    );
    let model = laboratory(Color::White, "Nd2 Ne5 Na4", "c3", "descriptive").model();
    assert_eq!(
        model.moves[0].reasons[0].because.to_string(),
        "\"N-B3\" could also be the knight going to KB3 (f3): both are legal, so the Q of QB3 stays."
    );
}

#[test]
fn pieces_that_do_not_count_are_listed_with_the_reason() {
    let model = laboratory(Color::White, "Ke1 Nc3 Ng1 bb4", "e2", "short").model();
    let [pinned] = model.uncounted.as_slice() else {
        panic!("{:?}", model.uncounted)
    };
    assert_eq!(
        pinned.because.to_string(),
        "The knight on c3 is pinned by the bishop on b4."
    );
    let shapes: Vec<Shape> = model.drawn.iter().map(|drawn| drawn.shape).collect();
    let arrow = |from, to| Shape::Arrow(sq(from), sq(to));
    let expected = [
        Shape::Circle(sq("e2")),
        arrow("e1", "e2"),
        arrow("g1", "e2"),
        arrow("b4", "e1"),
    ];
    assert_eq!(shapes, expected);

    let model = laboratory(Color::White, "Ke1 rd8 Nb1", "d2", "short").model();
    assert_eq!(names(&model), "Nd2 Nothing added");
    assert_eq!(
        model.uncounted[0].because.to_string(),
        "The rook on d8 attacks d2."
    );
    assert!(
        model
            .drawn
            .iter()
            .any(|drawn| drawn.shape == arrow("d8", "d2"))
    );
}

#[test]
fn the_sentence_says_what_is_seen_or_what_to_do_next() {
    let said = |lab: &Laboratory| lab.model().sentence.to_string();
    let mut lab = Laboratory::new(&empty(Color::White), None, &[]).expect("a laboratory");
    assert_eq!(
        said(&lab),
        "Put pieces on the board, and choose a square for them to go to."
    );
    lab.apply(LabAction::Put(
        sq("b1"),
        Some((Color::White, Piece::Knight)),
    ));
    assert_eq!(
        said(&lab),
        "Choose the square to which the pieces are to go."
    );
    lab.apply(LabAction::Target(Some(sq("d2"))));
    assert_eq!(said(&lab), "White has one piece that can go to d2.");
    lab.apply(LabAction::Put(sq("d2"), Some((Color::White, Piece::Pawn))));
    assert_eq!(
        said(&lab),
        "White has no piece that can go to d2: White's own pawn stands there."
    );
    lab.apply(LabAction::Color(Color::Black));
    assert_eq!(said(&lab), "Black has no piece that can go to d2.");
    lab.apply(LabAction::Target(None));
    assert!(lab.model().drawn.is_empty());
}

/// What stands on a square, and whether it is picked up.
fn on(board: &BoardModel, name: &str) -> (Option<(Color, Piece)>, usize) {
    let square = board.squares.iter().find(|s| s.square == sq(name));
    let square = square.expect("a square of the board");
    (square.piece, square.marks.len())
}

#[test]
fn a_touch_does_what_the_tool_is_for() {
    let mut lab = laboratory(Color::White, "Nb1 Nf3", "d2", "short");
    assert_eq!(lab.tool(), LabTool::Target);
    lab.apply(LabAction::Touch(sq("d2")));
    assert_eq!(lab.target(), None, "touched again, the target is let go");
    lab.apply(LabAction::Touch(sq("d4")));
    assert_eq!(lab.target(), Some(sq("d4")));
    assert_eq!(names(&lab.model()), "Nd4 Nothing added");

    lab.apply(LabAction::Take(LabTool::Board(Tool::Hand)));
    lab.apply(LabAction::Touch(sq("b1")));
    assert_eq!(
        on(&lab.board(false), "b1"),
        (Some((Color::White, Piece::Knight)), 1)
    );
    lab.apply(LabAction::Touch(sq("e2")));
    assert_eq!(names(&lab.model()), "Ned4 File added; Nfd4 File added");
    lab.apply(LabAction::Drag(sq("e2"), sq("b5")));
    assert_eq!(names(&lab.model()), "Nfd4 File added; Nbd4 File added");
    lab.apply(LabAction::Take(LabTool::Board(Tool::Eraser)));
    lab.apply(LabAction::Touch(sq("b5")));
    assert_eq!(names(&lab.model()), "Nd4 Nothing added");
    assert!(lab.editor().text.starts_with("8/8/8/8/8/5N2/8/8 w"));

    let board = lab.board(true);
    assert!(board.flipped && board.span == 8);
    assert_eq!(on(&board, "f3").0, Some((Color::White, Piece::Knight)));
    assert_eq!(board.drawn, lab.model().drawn);

    lab.apply(LabAction::Clear);
    assert!(lab.model().moves.is_empty());
}

#[test]
fn it_goes_back_to_how_it_began() {
    let mut setup = empty(Color::White);
    setup
        .pieces
        .put(sq("b1"), Some((Color::White, Piece::Knight)));
    let mut lab = Laboratory::new(&setup, Some(sq("d2")), &columns("long")).expect("one");
    lab.apply(LabAction::Take(LabTool::Board(Tool::Eraser)));
    lab.apply(LabAction::Touch(sq("b1")));
    lab.apply(LabAction::Target(None));
    lab.apply(LabAction::Reset);
    assert_eq!(names(&lab.model()), "Nb1-d2 Both squares");
    assert_eq!(lab.tool(), LabTool::Board(Tool::Eraser));
    lab.apply(LabAction::Touch(sq("b1")));
    assert!(
        lab.model().moves.is_empty(),
        "the tool still does what it is for"
    );
}

#[test]
fn what_it_cannot_show_is_refused_in_words() {
    let fault = |setup: &Setup| {
        let lab = Laboratory::new(setup, None, &[]);
        lab.expect_err("no laboratory").to_string()
    };
    assert_eq!(
        fault(&Setup::array(Variant::Chess99)),
        "The laboratory is for boards of eight files: on nine, the one notation always writes both squares, and no letter is added."
    );
    let mut setup = empty(Color::White);
    let paladin = Some((Color::White, Piece::Paladin));
    setup.pieces.put(sq("a1"), paladin);
    assert_eq!(
        fault(&setup),
        "No notation of eight files has a letter for the paladin. Take it off the board."
    );
    setup
        .pieces
        .put(sq("a1"), Some((Color::White, Piece::King)));
    setup
        .pieces
        .put(sq("b1"), Some((Color::White, Piece::King)));
    assert_eq!(
        fault(&setup),
        "No notation tells two kings of a side apart. Take one off the board."
    );
    let mut lab = laboratory(Color::White, "Ka1 Kb1 kh8", "b2", "short");
    assert_eq!(
        names(&lab.model()),
        "Kb2 Nothing added",
        "the king on a1 has gone to b1"
    );
    lab.apply(LabAction::Clear);
    lab.apply(LabAction::Put(
        sq("b1"),
        Some((Color::White, Piece::Knight)),
    ));
    lab.apply(LabAction::Put(sq("a1"), paladin));
    lab.apply(LabAction::Take(LabTool::Board(Tool::Piece(
        Color::White,
        Piece::Paladin,
    ))));
    lab.apply(LabAction::Touch(sq("d2")));
    assert_eq!(lab.editor().setup.pieces.iter().count(), 1);
    // Three symbols do not name the moves of a diagram.
    let lab = Laboratory::new(&empty(Color::White), None, &columns("uchess long"));
    let mut lab = lab.expect("a laboratory");
    lab.apply(LabAction::Put(
        sq("b1"),
        Some((Color::White, Piece::Knight)),
    ));
    lab.apply(LabAction::Target(Some(sq("d2"))));
    assert_eq!(names(&lab.model()), "Nb1-d2 Both squares");
}

#[test]
fn on_random_boards_every_name_that_is_shown_is_read_back_to_that_move() {
    let mut dice = Dice(99);
    let (mut shown, mut uncounted) = (0, 0);
    for _ in 0..600 {
        let color = *dice.pick(&Color::ALL);
        let mut setup = empty(color);
        for _ in 0..3 + dice.roll(14) {
            let of = *dice.pick(&Color::ALL);
            let piece = *dice.pick(&Piece::ORTHODOX);
            if piece != Piece::King || setup.pieces.king(of).is_none() {
                put(&mut setup.pieces, of, piece, &mut dice);
            }
        }
        let target = Square::new(dice.roll(8) as u8, dice.roll(8) as u8);
        let all: Vec<Column> = Offer::Orthodox.columns().collect();
        let columns = [*dice.pick(&all), *dice.pick(&all)];
        let lab = Laboratory::new(&setup, Some(target), &columns).expect("a laboratory");
        let model = lab.model();
        let position = lab.position().expect("a diagram");
        let turn = position.turn_of(color);
        let can: Vec<Square> = position
            .variant()
            .squares()
            .filter(|&from| {
                turn.moves
                    .iter()
                    .any(|mv| mv.from == from && mv.to == target)
            })
            .collect();
        let listed: Vec<Square> = model.moves.iter().map(|shown| shown.mv.from).collect();
        assert_eq!(listed, can, "every piece that can go there, once");
        for lab_move in &model.moves {
            for (reason, column) in lab_move.reasons.iter().zip(columns) {
                let text = &reason.named.reading.text;
                match column.notation.understand(text, &turn) {
                    Ok((_, Verdict::One { mv, .. })) => assert_eq!(mv, lab_move.mv, "{text}"),
                    other => panic!("{text} in {}: {other:?}", column.tag),
                }
                shown += 1;
            }
        }
        for pinned in &model.uncounted {
            assert!(!can.contains(&pinned.barred.mv.from) || pinned.barred.mv.piece == Piece::Pawn);
            assert_eq!(pinned.barred.mv.to, target);
            uncounted += 1;
        }
    }
    assert!(
        shown > 500 && uncounted > 20,
        "{shown} names, {uncounted} that do not count"
    );
}
