//! Why a move is refused: the very sentences, at least two of each kind, and what is drawn.

use rank_and_file::board::{Color, Drawn, Piece, Pieces, Role, Setup, Shape, Square, Variant};
use rank_and_file::game::fen::{read_fen, read_setup};
use rank_and_file::notation::Bit;
use rank_and_file::rules::{Position, answers, refused, stuck, why_mate};

fn sq(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

fn orthodox(fen: &str) -> Position {
    read_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn variant(variant: Variant, fen: &str) -> Position {
    let setup = read_setup(fen).expect("a position");
    Position::from_setup(&Setup { variant, ..setup })
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A position of Chess 99 from a list of pieces, `Ke1` White's and `ke9` Black's; `P` is a pawn and `A`
/// a paladin.
fn chess99(color: Color, list: &str) -> Position {
    let mut pieces = Pieces::default();
    for word in list.split_whitespace() {
        let letter = word.chars().next().expect("a letter");
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let piece = Piece::from_letter(letter).expect("a piece");
        pieces.put(sq(&word[1..]), Some((color, piece)));
    }
    let array = Setup::array(Variant::Chess99);
    Position::from_setup(&Setup {
        pieces,
        color,
        ..array
    })
    .expect("a position")
}

/// What is said of a move that is asked for, `e2e5`.
fn said(position: &Position, asked: &str) -> String {
    refused(position, sq(&asked[..2]), sq(&asked[2..]))
        .map_or("legal".to_owned(), |refused| refused.sentence().to_string())
}

/// Holds a position to its sentences.
fn says(position: &Position, table: &[(&str, &str)]) {
    let wrong: Vec<String> = table
        .iter()
        .map(|&(asked, expected)| (asked, said(position, asked), expected))
        .filter(|(_, said, expected)| said != expected)
        .map(|(asked, said, expected)| format!("{asked}\n  says     {said}\n  expected {expected}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The squares of the figures drawn with a meaning: `a1-a8` an arrow, `xa1` a cross, `oa1` a circle.
fn figures(drawn: &[Drawn], role: Role) -> String {
    let mut names: Vec<String> = drawn
        .iter()
        .filter(|drawn| drawn.role == role)
        .map(|drawn| match drawn.shape {
            Shape::Arrow(from, to) => format!("{from}-{to}"),
            Shape::Cross(at) => format!("x{at}"),
            Shape::Circle(at) => format!("o{at}"),
        })
        .collect();
    names.sort();
    names.join(" ")
}

fn drawn(position: &Position, asked: &str, role: Role) -> String {
    let refused = refused(position, sq(&asked[..2]), sq(&asked[2..])).expect("a refusal");
    figures(&refused.drawn(), role)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A rook pinned on f3 and a king on a8 who has all three answers to a check.
const KINGS: &str = "k1R5/b7/1n6/8/4b3/5R2/6K1/8";

fn one(fen: &str, table: &[(&str, &str)]) {
    says(&orthodox(fen), table);
}

#[test]
fn there_is_nothing_or_it_is_not_yours() {
    one(
        START,
        &[
            ("e4e5", "There is no piece on e4; it is White's move."),
            ("d5d6", "There is no piece on d5; it is White's move."),
            ("e7e5", "It is White's move, and the pawn on e7 is Black's."),
            (
                "g8f6",
                "It is White's move, and the knight on g8 is Black's.",
            ),
            ("e2e4", "legal"),
        ],
    );
    one(
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        &[
            ("a1a2", "There is no piece on a1; it is Black's move."),
            ("e1e2", "It is Black's move, and the king on e1 is White's."),
        ],
    );
}

#[test]
fn a_piece_that_does_not_move_so_is_told_how_it_moves() {
    one(
        START,
        &[
            (
                "g1g3",
                "A knight goes two squares along a file or a rank and one aside; g3 is not such a square.",
            ),
            (
                "f1f3",
                "A bishop goes any number of squares along a diagonal; f3 is not such a square.",
            ),
            (
                "a1b3",
                "A rook goes any number of squares along a file or a rank; b3 is not such a square.",
            ),
            (
                "d1e3",
                "A queen goes any number of squares along a file, a rank or a diagonal; e3 is not such a square.",
            ),
            (
                "e1e3",
                "A king goes one square in any direction, except when castling; e3 is not such a square.",
            ),
            (
                "e2e5",
                "A pawn goes one square straight ahead, two from where it begins, and one diagonally ahead only to take; e5 is not such a square.",
            ),
            (
                "e2d2",
                "A pawn goes one square straight ahead, two from where it begins, and one diagonally ahead only to take, never sideways.",
            ),
            (
                "e2e1",
                "A pawn goes one square straight ahead, two from where it begins, and one diagonally ahead only to take, never backwards.",
            ),
        ],
    );
    let nine = Position::array(Variant::Chess99);
    says(
        &nine,
        &[
            (
                "f1f3",
                "A paladin goes as a knight or as a bishop does; f3 is not such a square.",
            ),
            (
                "e2e5",
                "A pawn goes one or two squares straight ahead, and one diagonally ahead only to take; e5 is not such a square.",
            ),
            (
                "e1e3",
                "A king goes one square in any direction, or castles toward a piece of its own that it sees along its first rank; e3 is not such a square.",
            ),
        ],
    );
    says(
        &Position::array(Variant::Modern),
        &[
            (
                "e1g1",
                "A king goes one square in any direction; g1 is not such a square.",
            ),
            (
                "f1f3",
                "A paladin goes as a knight or as a bishop does; f3 is not such a square.",
            ),
        ],
    );
    assert_eq!(drawn(&nine, "f1f3", Role::Against), "xf3");
    assert_eq!(drawn(&nine, "f1f3", Role::Asked), "f1-f3");
}

#[test]
fn the_first_piece_in_the_way_is_named_of_whichever_side() {
    one(
        START,
        &[
            (
                "f1c4",
                "White's pawn on e2 is in the way of the bishop from f1 to c4.",
            ),
            (
                "a1a5",
                "White's pawn on a2 is in the way of the rook from a1 to a5.",
            ),
        ],
    );
    let position = orthodox("4k3/8/8/3p4/8/4n3/4P3/Q3K3 w - - 0 1");
    says(
        &position,
        &[
            (
                "e2e4",
                "Black's knight on e3 is in the way of the pawn from e2 to e4.",
            ),
            (
                "a1h1",
                "White's king on e1 is in the way of the queen from a1 to h1.",
            ),
        ],
    );
    assert_eq!(drawn(&position, "e2e4", Role::Against), "oe3");
    one(
        "4k3/8/8/3p4/8/8/6B1/4K3 w - - 0 1",
        &[(
            "g2b7",
            "Black's pawn on d5 is in the way of the bishop from g2 to b7.",
        )],
    );
}

#[test]
fn no_piece_takes_one_of_its_own_side() {
    one(
        START,
        &[
            (
                "a1b1",
                "White's knight stands on b1, and no piece takes one of its own side.",
            ),
            (
                "e1e2",
                "White's pawn stands on e2, and no piece takes one of its own side.",
            ),
        ],
    );
    // Black's king on a8 and the bishop beside it.
    one(
        &format!("{KINGS} b - - 0 1"),
        &[(
            "a8a7",
            "Black's bishop stands on a7, and no piece takes one of its own side.",
        )],
    );
}

#[test]
fn pawns_go_ahead_and_take_aside() {
    one(
        "4k3/8/4p3/8/3nP3/3P4/1P6/1B2K1N1 w - - 0 1",
        &[
            (
                "e4e6",
                "A pawn goes two squares only from where it begins, which for White is rank 2.",
            ),
            (
                "d3d4",
                "A pawn does not take straight ahead: Black's knight on d4 blocks it.",
            ),
            (
                "d3e4",
                "White's pawn stands on e4, and no piece takes one of its own side.",
            ),
            (
                "e4d5",
                "A pawn goes diagonally only to take, and nothing stands on d5.",
            ),
            ("b2b4", "legal"),
        ],
    );
    one(
        "4k3/8/8/4p3/4P3/3p4/3P4/4K3 b - - 0 1",
        &[
            (
                "e5e4",
                "A pawn does not take straight ahead: White's pawn on e4 blocks it.",
            ),
            (
                "e5e3",
                "A pawn goes two squares only from where it begins, which for Black is rank 7.",
            ),
            (
                "d3c2",
                "A pawn goes diagonally only to take, and nothing stands on c2.",
            ),
        ],
    );
}

#[test]
fn taking_en_passant_is_for_pawns_and_for_the_next_move() {
    let late = "A pawn goes diagonally only to take, and nothing stands on d6. The pawn on d5 could be taken en passant only on the very next move after a step of two squares, and it has not just made one.";
    // Once two moves ago, once after single steps.
    one(
        "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3",
        &[
            ("e5d6", late),
            (
                "e5f6",
                "A pawn goes diagonally only to take, and nothing stands on f6.",
            ),
        ],
    );
    one("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", &[("e5d6", late)]);
    let passed = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPPNPPP/RNBQKB1R w KQkq d6 0 3";
    one(
        passed,
        &[
            ("e5d6", "legal"),
            (
                "e2d6",
                "A knight goes two squares along a file or a rank and one aside; d6 is not such a square. Only a pawn may take en passant.",
            ),
        ],
    );
    one(
        "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1",
        &[(
            "e4d6",
            "A king goes one square in any direction, except when castling; d6 is not such a square. Only a pawn may take en passant.",
        )],
    );
}

#[test]
fn a_pinned_piece_is_told_by_what_and_along_which_line() {
    let position = orthodox("k1r5/b7/1n6/8/4b3/5R2/6K1/8 w - - 0 1");
    let pinned =
        "The rook on f3 is pinned by the bishop on e4 to the king on g2, along the diagonal.";
    says(
        &position,
        &[("f3f8", pinned), ("f3e3", pinned), ("g2f2", "legal")],
    );
    assert_eq!(drawn(&position, "f3f8", Role::Against), "e4-g2");
    assert_eq!(drawn(&position, "f3f8", Role::Asked), "f3-f8");
    one(
        "4k3/8/4r3/3pP3/8/8/8/4K3 w - d6 0 1",
        &[(
            "e5d6",
            "The pawn on e5 is pinned by the rook on e6 to the king on e1, along the e-file.",
        )],
    );
    one(
        "4k3/8/8/8/8/8/8/r2NK3 w - - 0 1",
        &[(
            "d1c3",
            "The knight on d1 is pinned by the rook on a1 to the king on e1, along the rank.",
        )],
    );
    one(
        "4k3/8/8/r2Pp2K/8/8/8/8 w - e6 0 1",
        &[(
            "d5e6",
            "Taking en passant would open the line of the rook on a5 to the king on h5.",
        )],
    );
    one(
        "8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1",
        &[(
            "d4e3",
            "Taking en passant would open the line of the rook on a4 to the king on h4.",
        )],
    );
}

#[test]
fn a_king_does_not_go_where_it_could_be_taken() {
    one(
        "4k3/8/8/8/8/8/2r5/K7 w - - 0 1",
        &[
            ("a1a2", "The rook on c2 attacks a2."),
            ("a1b2", "The rook on c2 attacks b2."),
            ("a1b1", "legal"),
        ],
    );
    one(
        "4r2k/8/8/8/8/8/4K3/8 w - - 0 1",
        &[(
            "e2e1",
            "The rook on e8 attacks e1, as the king would still stand on the line. The king on e2 is in check from the rook on e8. No capture: nothing can take the rook on e8. No interposition: nothing can go to e3, e4, e5, e6 or e7. Move the king: to d1, f1, d2, f2, d3 or f3.",
        )],
    );
    // As close as two kings can ever get: a2 and c2.
    let kings = orthodox("8/8/8/8/8/8/K1k5/8 w - - 0 1");
    let side_by_side = |at: &str| {
        format!("Two kings may never stand side by side, and the king on c2 attacks {at}.")
    };
    says(
        &kings,
        &[
            ("a2b1", &side_by_side("b1")),
            ("a2b2", &side_by_side("b2")),
            ("a2b3", &side_by_side("b3")),
            ("a2a1", "legal"),
        ],
    );
    assert_eq!(drawn(&kings, "a2b2", Role::Against), "c2-b2");
    one(
        "4k3/8/8/8/8/2b5/3q4/4K3 w - - 0 1",
        &[(
            "e1d2",
            "The queen on d2 is protected by the bishop on c3. The king on e1 is in check from the queen on d2. No capture: nothing can take the queen on d2. No interposition: nothing fits between the queen on d2 and the king. Move the king: to f1.",
        )],
    );
    one(
        "4k3/8/8/8/8/4r3/6p1/6K1 w - - 0 1",
        &[("g1g2", "legal"), ("g1f1", "The pawn on g2 attacks f1.")],
    );
}

#[test]
fn a_check_is_answered_in_three_ways_all_of_them_shown() {
    // The king on a8 has all three.
    let refused = orthodox(&format!("{KINGS} b - - 0 1"));
    says(
        &refused,
        &[
            (
                "e4d5",
                "The check has to be answered first. The king on a8 is in check from the rook on c8. Capture the attacker: the knight from b6 taking the rook on c8. Interpose: the bishop from a7 to b8. Move the king: to b7.",
            ),
            ("b6c8", "legal"),
            ("a7b8", "legal"),
            ("a8b7", "legal"),
            (
                "a8b8",
                "The rook on c8 attacks b8. The king on a8 is in check from the rook on c8. Capture the attacker: the knight from b6 taking the rook on c8. Interpose: the bishop from a7 to b8. Move the king: to b7.",
            ),
        ],
    );
    for (role, figures) in [
        (Role::Asked, "e4-d5"),
        (Role::Against, "c8-a8"),
        (Role::Captures, "b6-c8"),
        (Role::Interposes, "a7-b8"),
        (Role::Flees, "a8-b7"),
    ] {
        assert_eq!(drawn(&refused, "e4d5", role), figures, "{role:?}");
    }
    let answers = answers(&refused, sq("a8"));
    assert_eq!(
        [
            answers.captures.len(),
            answers.interposes.len(),
            answers.flees.len()
        ],
        [1, 1, 1]
    );
}

#[test]
fn leaps_and_pieces_beside_the_king_cannot_be_blocked() {
    one(
        "4k3/8/8/8/8/5n2/8/3QKB2 w - - 0 1",
        &[(
            "f1d3",
            "The check has to be answered first. The king on e1 is in check from the knight on f3. Capture the attacker: the queen from d1 taking the knight on f3. No interposition: the leap of a knight cannot be blocked. Move the king: to e2 or f2.",
        )],
    );
    one(
        "4k3/8/8/8/8/8/3p4/R3K3 w - - 0 1",
        &[(
            "a1a2",
            "The check has to be answered first. The king on e1 is in check from the pawn on d2. Capture the attacker: the king from e1 taking the pawn on d2. No interposition: nothing fits between the pawn on d2 and the king. Move the king: to d1, f1, e2 or f2.",
        )],
    );
    one(
        "4k3/8/8/4r3/8/5n2/4B3/3QK3 w - - 0 1",
        &[(
            "e2f3",
            "The bishop on e2 is pinned by the rook on e5 to the king on e1, along the e-file. The king on e1 is in check from the knight on f3. No capture: nothing can take the knight on f3. No interposition: the leap of a knight cannot be blocked. Move the king: to f1 or f2.",
        )],
    );
}

#[test]
fn a_double_check_leaves_only_the_king() {
    let position = orthodox("4k3/4r3/8/8/8/5n2/8/3QK2R w K - 0 1");
    says(
        &position,
        &[
            (
                "d1f3",
                "The check has to be answered first. The king on e1 is in check from the knight on f3 and the rook on e7, a double check, which only the king can answer. No capture: nothing can take the knight on f3 or the rook on e7. Move the king: to f1 or f2.",
            ),
            (
                "e1d2",
                "The knight on f3 attacks d2. The king on e1 is in check from the knight on f3 and the rook on e7, a double check, which only the king can answer. No capture: nothing can take the knight on f3 or the rook on e7. Move the king: to f1 or f2.",
            ),
        ],
    );
    assert_eq!(drawn(&position, "d1f3", Role::Against), "e7-e1 f3-e1");
    assert_eq!(drawn(&position, "d1f3", Role::Flees), "e1-f1 e1-f2");
}

#[test]
fn a_game_that_is_over_says_how_it_ended() {
    let mate = "The game is over: Black is mated.";
    one(
        "4R1k1/5ppp/8/8/8/8/8/K7 b - - 0 1",
        &[("g8f8", mate), ("f7f6", mate)],
    );
    one(
        "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1",
        &[(
            "a8b8",
            "The game is over: Black is not in check and has no legal move.",
        )],
    );
    let fallen = variant(Variant::UChess, "8/8/8/8/8/8/8/K6Q b - - 0 1");
    says(
        &fallen,
        &[("a1a2", "The game is over: Black's king has been taken.")],
    );
    says(
        &chess99(Color::White, "Ra1 ke9"),
        &[("a1a2", "The game is over: White's king has been taken.")],
    );
    let long = Setup {
        fullmove: 100,
        ..Setup::array(Variant::Chess99)
    };
    says(
        &Position::from_setup(&long).expect("a position"),
        &[(
            "a2a3",
            "The game is over: both sides have made their 99 moves.",
        )],
    );
}

#[test]
fn castling_names_every_condition_that_fails() {
    let rank = |rank: &str, castling: &str| format!("4k3/8/8/8/8/8/8/{rank} w {castling} - 0 1");
    one(
        &rank("R3K2R", "-"),
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: the king or the rook on h1 has moved.",
            ),
            (
                "e1a1",
                "White cannot castle on the queen's side: the king or the rook on a1 has moved.",
            ),
        ],
    );
    one(
        &rank("R3K2R", "Q"),
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: the rook on h1 has moved.",
            ),
            (
                "e1h1",
                "White cannot castle on the king's side: the rook on h1 has moved.",
            ),
            ("e1c1", "legal"),
            ("e1a1", "legal"),
        ],
    );
    one(
        &rank("R2K3R", "-"),
        &[
            (
                "d1f1",
                "White cannot castle on the king's side: the king is no longer on e1.",
            ),
            (
                "d1a1",
                "White cannot castle on the queen's side: the king is no longer on e1.",
            ),
        ],
    );
    one(
        &rank("R3K3", "Q"),
        &[(
            "e1g1",
            "White cannot castle on the king's side: no rook of its own stands on h1.",
        )],
    );
    one(
        START,
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: the bishop on f1 and the knight on g1 stand in the way.",
            ),
            (
                "e1h1",
                "White cannot castle on the king's side: the bishop on f1 and the knight on g1 stand in the way.",
            ),
        ],
    );
    one(
        &rank("RN2K2R", "KQ"),
        &[(
            "e1c1",
            "White cannot castle on the queen's side: the knight on b1 stands in the way.",
        )],
    );
    let check = orthodox("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1");
    says(
        &check,
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: the king is in check from the rook on e7.",
            ),
            (
                "e1c1",
                "White cannot castle on the queen's side: the king is in check from the rook on e7.",
            ),
        ],
    );
    assert_eq!(drawn(&check, "e1g1", Role::Against), "e7-e1");
    let through = orthodox("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    says(
        &through,
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: f1, which the king would pass, is attacked by the rook on f8.",
            ),
            ("e1c1", "legal"),
        ],
    );
    assert_eq!(drawn(&through, "e1g1", Role::Against), "f8-f1");
    one(
        "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        &[(
            "e1g1",
            "White cannot castle on the king's side: g1, where the king would land, is attacked by the rook on g8.",
        )],
    );
    one(
        "r3k2r/8/8/8/8/8/6N1/2R1K3 b kq - 0 1",
        &[
            (
                "e8c8",
                "Black cannot castle on the queen's side: c8, where the king would land, is attacked by the rook on c1.",
            ),
            ("e8g8", "legal"),
        ],
    );
    // All that fails is told, and that the rook may be attacked and pass an attacked square.
    one(
        "1r2k3/8/8/8/8/8/6n1/RN2K2R w KQ - 0 1",
        &[(
            "e1c1",
            "White cannot castle on the queen's side: the knight on b1 stands in the way; the king is in check from the knight on g2. An attack on the rook or on a square that only the rook passes, here on b1, does not matter.",
        )],
    );
    one(
        "r3k3/8/8/8/8/8/4n3/R3K2R w KQ - 0 1",
        &[
            (
                "e1c1",
                "White cannot castle on the queen's side: c1, where the king would land, is attacked by the knight on e2. An attack on the rook or on a square that only the rook passes, here on a1, does not matter.",
            ),
            (
                "e1g1",
                "White cannot castle on the king's side: g1, where the king would land, is attacked by the knight on e2.",
            ),
        ],
    );
    one(
        "1r2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        &[("e1g1", "legal"), ("e1c1", "legal")],
    );
}

#[test]
fn castling_in_chess960_is_asked_for_by_the_rook_or_where_the_king_lands() {
    let free = "4k3/8/8/8/8/8/8/1R1K2R1 w GB - 0 1";
    one(
        free,
        &[("d1g1", "legal"), ("d1b1", "legal"), ("d1c1", "legal")],
    );
    one(
        "4k1r1/8/8/8/8/8/8/1R1KB1R1 w GB - 0 1",
        &[(
            "d1g1",
            "White cannot castle on the king's side: the bishop on e1 stands in the way; g1, where the king would land, is attacked by the rook on g8.",
        )],
    );
    // The rook is all that keeps the rook behind it from the king.
    one(
        "4k3/8/8/8/8/8/8/r1RK4 w C - 0 1",
        &[(
            "d1c1",
            "White cannot castle on the queen's side: c1, where the king would land, is attacked by the rook on a1.",
        )],
    );
}

#[test]
fn in_u_chess_the_sentence_and_what_spoils_it_are_said_and_drawn() {
    let start = Position::array(Variant::UChess);
    says(
        &start,
        &[
            (
                "g1f3",
                "\"N-B3\" could be the knight from g1 to f3 or the knight from b1 to c3, so neither may be played.",
            ),
            (
                "e1e2",
                "White's pawn stands on e2, and no piece takes one of its own side.",
            ),
            ("e2e4", "legal"),
        ],
    );
    assert_eq!(drawn(&start, "g1f3", Role::Asked), "g1-f3");
    assert_eq!(drawn(&start, "g1f3", Role::Against), "b1-c3");
    for (fen, asked, sentence) in [
        (
            "7k/8/8/8/8/K7/8/3R3R w - - 0 1",
            "d1e1",
            "\"R-K1\" could be the rook from d1 to e1 or the rook from h1 to e1, so neither may be played.",
        ),
        (
            "7k/8/8/1p3p2/8/3Q4/8/K7 w - - 0 1",
            "d3b5",
            "\"QxP\" could be the queen from d3 taking the pawn on b5 or the queen from d3 taking the pawn on f5, so neither may be played.",
        ),
        (
            "1k6/P1P5/8/8/8/8/8/K7 w - - 0 1",
            "a7b8",
            "\"PxK\" could be the pawn from a7 taking the king on b8 or the pawn from c7 taking the king on b8, so neither may be played.",
        ),
        (
            "1r5k/P7/8/8/8/8/8/K7 w - - 0 1",
            "a7b8",
            "A capture that promotes would need a fourth symbol; it has no three-symbol sentence.",
        ),
        (
            "7k/8/8/8/8/8/2p5/1N1R3K b - - 0 1",
            "c2d1",
            "A capture that promotes would need a fourth symbol; it has no three-symbol sentence.",
        ),
        // A side without a move is told of each why.
        (
            "rnbqkb1r/ppp1nppp/8/3pp3/3PP3/8/PPPNNPPP/R1BQKB1R w KQkq - 0 5",
            "e4d5",
            "\"PxP\" could be the pawn from e4 taking the pawn on d5 or the pawn from d4 taking the pawn on e5, so neither may be played.",
        ),
    ] {
        says(&variant(Variant::UChess, fen), &[(asked, sentence)]);
    }
    // Only by AISE does the king's safety count.
    for (fen, asked, sentence) in [
        (
            "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1",
            "e3d5",
            "The knight on e3 is pinned by the rook on e8 to the king on e1, along the e-file.",
        ),
        (
            "4r2k/8/8/8/8/8/8/3K4 w - - 0 1",
            "d1e1",
            "The rook on e8 attacks e1.",
        ),
    ] {
        says(&variant(Variant::UChess, fen), &[(asked, "legal")]);
        says(&variant(Variant::UChessAise, fen), &[(asked, sentence)]);
    }
}

#[test]
fn in_chess_99_castling_and_waiting_pawns_have_their_own_reasons() {
    let castles = |why: &str| {
        format!(
            "The king castles only along its own first rank, with the next piece that it sees there: {why}."
        )
    };
    says(
        &Position::array(Variant::Chess99),
        &[
            ("e1d1", "legal"),
            ("e1f1", "legal"),
            ("e1g1", &castles("the paladin on f1 stands between")),
            ("e1a1", &castles("the queen on d1 stands between")),
            ("a2a4", "legal"),
            (
                "a2b3",
                "A pawn goes diagonally only to take, and nothing stands on b3.",
            ),
        ],
    );
    says(
        &chess99(Color::White, "Ke2 Ra2 Rg1 ke9"),
        &[
            ("e2a2", &castles("it is on e2")),
            (
                "e2g2",
                "A king goes one square in any direction, or castles toward a piece of its own that it sees along its first rank; g2 is not such a square.",
            ),
        ],
    );
    let waiting = "A pawn goes on from the last rank as the bishop or the knight that it becomes with that move";
    says(
        &chess99(Color::White, "Ke1 Ra1 Nh8 ke9 Pf9 Pd4 pd5"),
        &[
            ("e1a1", "legal"),
            ("f9f8", &format!("{waiting}; f8 is not such a square.")),
            ("f9e9", &format!("{waiting}; e9 is not such a square.")),
            (
                "f9h8",
                "White's knight stands on h8, and no piece takes one of its own side.",
            ),
            ("f9d8", "legal"),
            (
                "d4d5",
                "A pawn does not take straight ahead: Black's pawn on d5 blocks it.",
            ),
            (
                "d4d6",
                "Black's pawn on d5 is in the way of the pawn from d4 to d6.",
            ),
        ],
    );
}

#[test]
fn in_a_diagram_either_side_moves_and_each_king_is_looked_after() {
    let diagram = variant(Variant::Diagram, "8/8/8/8/8/P7/8/K1K1R2r w - - 0 1");
    says(
        &diagram,
        &[
            ("h1h8", "legal"),
            ("a1a2", "legal"),
            ("d4d5", "There is no piece on d4."),
            (
                "e1e8",
                "The rook on e1 is pinned by the rook on h1 to the king on c1, along the rank.",
            ),
            (
                "h1a1",
                "White's rook on e1 is in the way of the rook from h1 to a1.",
            ),
        ],
    );
}

#[test]
fn a_mate_says_why_no_answer_exists() {
    for (fen, why) in [
        // The black king on h7, whom the queen mates with the king on f6 behind it.
        (
            "8/6Qk/5K2/8/8/8/8/8 b - - 0 1",
            "The king on h7 is in check from the queen on g7. No capture: the queen on g7 is protected by the king on f6. No interposition: nothing fits between the queen on g7 and the king. No flight: the king on f6 attacks g6; the queen on g7 attacks h6, g8 and h8.",
        ),
        (
            "4R1k1/5ppp/8/8/8/8/8/K7 b - - 0 1",
            "The king on g8 is in check from the rook on e8. No capture: nothing can take the rook on e8. No interposition: nothing can go to f8. No flight: the rook on e8 attacks f8 and h8; own pieces stand on f7, g7 and h7.",
        ),
        (
            "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
            "The king on h8 is in check from the knight on f7. No capture: nothing can take the knight on f7. No interposition: the leap of a knight cannot be blocked. No flight: own pieces stand on g7, h7 and g8.",
        ),
        // Legall's mate.
        (
            "rn1q1bnr/ppp1kBp1/3p2p1/3NN3/4P3/8/PPPP1PPP/R1BbK2R b KQ - 0 1",
            "The king on e7 is in check from the knight on d5. No capture: nothing can take the knight on d5. No interposition: the leap of a knight cannot be blocked. No flight: the bishop on f7 is protected by the knight on e5; the bishop on f7 attacks e6 and e8; the knight on d5 attacks f6; the knight on e5 attacks d7; own pieces stand on d6, d8 and f8.",
        ),
        (
            "3rkb2/3p1p2/3N4/8/8/8/8/K3R3 b - - 0 1",
            "The king on e8 is in check from the rook on e1 and the knight on d6, a double check, which only the king could answer. No flight: the rook on e1 attacks e7; own pieces stand on d7, f7, d8 and f8.",
        ),
        // What could take, and what could go between, is pinned.
        (
            "4R1k1/5bpp/8/8/2B5/8/8/K7 b - - 0 1",
            "The king on g8 is in check from the rook on e8. No capture: the bishop on f7 is pinned by the bishop on c4 to the king on g8, along the diagonal. No interposition: nothing can go to f8. No flight: the rook on e8 attacks f8 and h8; own pieces stand on f7, g7 and h7.",
        ),
        (
            "3R2k1/5p1p/6nB/8/8/8/8/K5R1 b - - 0 1",
            "The king on g8 is in check from the rook on d8. No capture: nothing can take the rook on d8. No interposition: the knight on g6 is pinned by the rook on g1 to the king on g8, along the g-file. No flight: the bishop on h6 attacks g7 and f8; the rook on d8 attacks h8; own pieces stand on f7 and h7.",
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
    ] {
        assert_eq!(why_mate(&orthodox(fen)).to_string(), why, "{fen}");
    }
}

#[test]
fn a_piece_that_cannot_move_at_all_says_why_when_he_is_touched() {
    for (fen, at, sentence) in [
        (
            START,
            "a1",
            Some("White's knight stands on b1, and no piece takes one of its own side."),
        ),
        (
            "k1r5/b7/1n6/8/4b3/5R2/6K1/8 w - - 0 1",
            "f3",
            Some(
                "The rook on f3 is pinned by the bishop on e4 to the king on g2, along the diagonal.",
            ),
        ),
        (START, "e2", None),
    ] {
        let said = stuck(&orthodox(fen), sq(at)).map(|refused| refused.sentence().to_string());
        assert_eq!(said.as_deref(), sentence, "{at} in {fen}");
    }
}

#[test]
fn squares_and_moves_of_a_reason_can_be_pointed_at() {
    let position = orthodox("k1R5/b7/1n6/8/4b3/5R2/6K1/8 b - - 0 1");
    let refused = refused(&position, sq("e4"), sq("d5")).expect("a refusal");
    let sentence = refused.sentence();
    let bits = sentence.bits();
    let squares: Vec<String> = bits
        .iter()
        .filter_map(|bit| match bit {
            Bit::Square(square) => Some(square.to_string()),
            Bit::Text(_) | Bit::Move(_) => None,
        })
        .collect();
    assert_eq!(squares, ["a8", "c8", "b7"]);
    let moves = bits.iter().filter(|bit| matches!(bit, Bit::Move(_)));
    assert_eq!(moves.count(), 2);
}
