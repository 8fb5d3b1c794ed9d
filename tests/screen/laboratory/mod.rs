//! The laboratory: pieces put on a board, and explanations of the moves to a square in every
//! notation.
//!
//! | module | what it is |
//! |---|---|
//! | `naming` | the names in every notation with their rules; each is read back |
//! | `tools` | the effect of a touch with each tool, and the return to the beginning |

mod naming;
mod tools;

use rank_and_file::board::{Color, Piece, Pieces, Setup, Shape, Variant};
use rank_and_file::exercise::laboratory::{LabAction, LabModel, LabTool, Laboratory};
use rank_and_file::session::editor::Tool;
use rank_and_file::session::{Column, column};
use testing::positions::sq;

fn columns(tags: &str) -> Vec<Column> {
    let tags = tags.split_whitespace();
    tags.map(|tag| column(tag).expect("a column")).collect()
}

/// Returns an empty board.
fn empty(color: Color) -> Setup {
    Setup {
        variant: Variant::Diagram,
        pieces: Pieces::default(),
        color,
        ..Setup::start()
    }
}

/// Puts pieces on an empty board by hand, one by one (`Nb1` for White and `nb8` for Black), and
/// chooses a target.
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

/// Returns the names in the first column, each with its rule: "Nbd2 File added; Nfd2 File added".
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
        "\"Qe1\" could also be the queen on e4 or the queen on h4. One of them shares the h-file, so the file does not help, but rank 1 does."
    );
    let model = laboratory(Color::White, "Nd2 Ne5 Na4", "c3", "descriptive").model();
    assert_eq!(
        model.moves[0].reasons[0].because.to_string(),
        "\"N-B3\" could also be the knight to KB3 (f3). Both are legal, so the Q of QB3 is needed."
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
        "Put pieces on the board and choose a square for them to go to."
    );
    lab.apply(LabAction::Put(
        sq("b1"),
        Some((Color::White, Piece::Knight)),
    ));
    assert_eq!(said(&lab), "Choose the square for the pieces to go to.");
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

#[test]
fn what_it_cannot_show_is_refused_in_words() {
    let fault = |setup: &Setup| {
        let lab = Laboratory::new(setup, None, &[]);
        lab.expect_err("no laboratory").to_string()
    };
    assert_eq!(
        fault(&Setup::array(Variant::Chess99)),
        "The laboratory is for boards of eight files. On nine files every name has both squares, so no letter is ever added."
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
        "A side has one king here. Take the other off the board."
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
    // Three symbols cannot name the moves of a diagram.
    let lab = Laboratory::new(&empty(Color::White), None, &columns("uchess long"));
    let mut lab = lab.expect("a laboratory");
    lab.apply(LabAction::Put(
        sq("b1"),
        Some((Color::White, Piece::Knight)),
    ));
    lab.apply(LabAction::Target(Some(sq("d2"))));
    assert_eq!(names(&lab.model()), "Nb1-d2 Both squares");
}
