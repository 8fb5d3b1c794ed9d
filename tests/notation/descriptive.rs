//! English descriptive notation: written names can be read, names printed in books are understood,
//! and a score is divided into its moves.

use rank_and_file::board::{Color, Move, Piece, Setup, Square, Variant};
use rank_and_file::notation::descriptive::{Style, square_name};
use rank_and_file::notation::{Claim, Kind, Notation, Rule, Tolerance, Verdict};
use rank_and_file::rules::Position;

const MODERN: Notation = Notation::DESCRIPTIVE;
const CLASSIC: Notation = Notation::CLASSIC;

/// Returns a position from the placement field of a FEN and the side to move, without castling
/// rights.
fn position(placement: &str, color: Color) -> Position {
    Position::from_setup(&Setup {
        variant: Variant::Standard,
        pieces: pieces(placement),
        color,
        castling: [[None; 2]; 2],
        ..Setup::start()
    })
    .expect("a legal position")
}

fn pieces(placement: &str) -> rank_and_file::board::Pieces {
    let mut pieces = rank_and_file::board::Pieces::default();
    for (rank, row) in (0..8).rev().zip(placement.split('/')) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                file += empty as u8;
                continue;
            }
            let color = if letter.is_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            pieces.put(
                Square::new(file, rank),
                Piece::from_letter(letter).map(|piece| (color, piece)),
            );
            file += 1;
        }
    }
    pieces
}

/// Returns the move between two squares, such as "g1f3".
fn play(position: &Position, squares: &str) -> Move {
    let square = |at: usize| Square::parse(&squares[at..at + 2]).expect("a square");
    let found = position
        .moves()
        .into_iter()
        .find(|mv| mv.from == square(0) && mv.to == square(2));
    found.unwrap_or_else(|| panic!("{squares} is not legal"))
}

/// Returns the position after these moves from the start.
fn after(moves: &str) -> Position {
    moves
        .split_whitespace()
        .fold(Position::start(), |position, squares| {
            position.after(&play(&position, squares))
        })
}

fn name(notation: Notation, position: &Position, squares: &str) -> String {
    notation
        .name(&play(position, squares), &position.turn())
        .reading
        .text
}

/// Describes on one line what the text is understood as.
fn understood(notation: Notation, position: &Position, text: &str) -> String {
    match notation.understand(text, &position.turn()) {
        Ok((_, Verdict::One { mv, untrue })) if untrue.is_empty() => {
            format!("{}{}", mv.from, mv.to)
        }
        Ok((_, Verdict::One { mv, .. })) => format!("{}{} untrue", mv.from, mv.to),
        Ok((_, Verdict::Many(moves))) => format!("{} plays", moves.len()),
        Ok((_, Verdict::None { .. })) => "none".to_owned(),
        Err(misread) => misread.to_string(),
    }
}

#[test]
fn a_square_is_named_from_both_sides() {
    let e4 = Square::new(4, 3);
    assert_eq!(square_name(e4, Color::White), "K4");
    assert_eq!(square_name(e4, Color::Black), "K5");
}

#[test]
fn the_side_of_the_target_is_written_only_where_it_is_needed() {
    let start = Position::start();
    assert_eq!(name(MODERN, &start, "g1f3"), "N-KB3");
    assert_eq!(name(MODERN, &start, "e2e4"), "P-K4");
    // The queen's knight has moved, so f3 is the only B3 that a knight can reach from its home.
    let position = after("b1c3 e7e5");
    assert_eq!(name(MODERN, &position, "g1f3"), "N-B3");
    assert_eq!(name(MODERN, &position, "f2f4"), "P-B4");
    assert_eq!(understood(MODERN, &position, "N-KB3"), "g1f3");
    assert_eq!(understood(MODERN, &position, "P-KB4"), "f2f4");
}

#[test]
fn a_square_that_only_a_capture_reaches_is_no_rival() {
    // The queen on e4 can move to b4 and take on g4.
    let position = position("7k/8/8/8/4Q1p1/8/8/4K3", Color::White);
    assert_eq!(name(MODERN, &position, "e4b4"), "Q-N4");
    assert_eq!(name(MODERN, &position, "e4g4"), "QxP");
}

#[test]
fn a_label_tells_where_the_piece_began_and_not_where_it_stands() {
    // The king's rook is on c3 and the queen's on g5.
    let position = after("a2a4 b8c6 a1a3 c6b8 a3g3 b8c6 h2h4 c6b8 g3g5 b8c6 h1h3 c6b8 h3c3 b8c6");
    assert_eq!(name(MODERN, &position, "g5g3"), "QR-N3");
    assert_eq!(name(MODERN, &position, "c3g3"), "KR-KN3");
    assert_eq!(understood(MODERN, &position, "QR-KN3"), "g5g3");
    // Where only the other meaning gives a move, a label says where the rook is now.
    assert_eq!(understood(MODERN, &position, "KR-KN4"), "g5g4");
}

#[test]
fn a_label_is_written_while_both_of_the_pair_are_on_the_board() {
    let start = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 d2d3 d7d6 c1e3 c5e3 f2e3 c8g4 b1c3 d8d7 d1e1 e8g8 e1g3 d7e6";
    let position = after(start);
    // Rooks are on a1 and f1 with nothing between them.
    assert_eq!(name(MODERN, &position, "a1d1"), "QR-Q1");
    assert_eq!(name(MODERN, &position, "f1d1"), "KR-Q1");
    assert_eq!(
        name(Notation::Descriptive(Style::SPACED), &position, "f1d1"),
        "K R - Q 1"
    );
    // A diagram does not show where rooks off their home squares began.
    let diagram = self::position("4k3/8/8/8/8/R7/7R/3K4", Color::White);
    assert_eq!(name(MODERN, &diagram, "a3a2"), "R(R3)-R2");
    // There a label is taken as the side of the rook's present square.
    assert_eq!(understood(MODERN, &diagram, "QR-K3"), "a3e3");
    assert_eq!(understood(MODERN, &diagram, "KR-R3"), "h2h3");
}

#[test]
fn marks_choose_between_moves_in_classic_only() {
    let french = after("e2e4 e7e6 d2d4 d7d5 b1c3 g8f6");
    let check = "e2e4 e7e6 d2d4 d7d5 e4e5 c7c5";
    let position = after(check);
    // For B-N5, f1-b5 is a check, and c1-g5 goes to an attacked square without check.
    assert_eq!(name(MODERN, &position, "f1b5"), "B-QN5 ch");
    assert_eq!(name(CLASSIC, &position, "f1b5"), "B-N5 ch");
    assert_eq!(name(CLASSIC, &position, "c1g5"), "B-N5");
    assert_eq!(understood(CLASSIC, &position, "4.B-Kt5"), "c1g5");
    assert_eq!(understood(CLASSIC, &position, "4.B-Kt5ch"), "f1b5");
    assert_eq!(understood(MODERN, &position, "B-N5 ch"), "2 plays");
    // The rule says so, and names the move that the mark rules out.
    let named = CLASSIC.name(&play(&position, "c1g5"), &position.turn());
    assert_eq!(named.rule, Rule::CheckMark);
    assert_eq!(named.by_mark, [play(&position, "f1b5")]);
    // A mark that fits no move is only a remark, and so is a missing mark.
    assert_eq!(understood(CLASSIC, &french, "P-K5 ch"), "e4e5 untrue");
    assert_eq!(understood(CLASSIC, &position, "B-QN5"), "f1b5");
}

#[test]
fn an_unmarked_capture_in_classic_is_an_ordinary_one() {
    let position = after("e2e4 a7a6 e4e5 d7d5 d2d4 c7c5 d4c5 a6a5 c5c6 f7f5");
    assert_eq!(understood(CLASSIC, &position, "PxP e.p."), "e5f6");
    assert_eq!(understood(CLASSIC, &position, "PxP"), "c6b7");
    assert_eq!(understood(MODERN, &position, "PxP"), "2 plays");
    assert_eq!(understood(MODERN, &position, "PxBP"), "e5f6");
}

#[test]
fn castling_is_read_in_all_its_spellings() {
    let white = after("e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 d2d3 d7d6 c1e3 c8e6 b1c3 b8c6 d1d2 d8d7");
    for text in [
        "O-O",
        "0-0",
        "O - O",
        "o–o",
        "Castles",
        "Castles.",
        "Castles KR",
        "Castles K. R.",
        "Castles K",
        "Castles (K's side.)",
        "Castles on K's side",
    ] {
        assert_eq!(understood(MODERN, &white, text), "e1g1", "{text}");
    }
    for text in [
        "O-O-O",
        "0-0-0",
        "O - O - O",
        "Castles QR",
        "Castles (Q. R.)",
        "Castles Q",
        "Castles (Q's side)",
        "castles Q R",
    ] {
        assert_eq!(understood(MODERN, &white, text), "e1c1", "{text}");
    }
    assert_eq!(
        name(Notation::Descriptive(Style::KT), &white, "e1c1"),
        "Castles QR"
    );
    // Bare "Castles" is the queen's side if that is the only one.
    let only = after("d2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d3 d8d6");
    assert_eq!(understood(MODERN, &only, "Castles"), "e1c1");
    assert_eq!(understood(MODERN, &only, "Castles KR"), "none");
}

#[test]
fn each_part_of_a_text_says_one_thing() {
    let position = after("e2e4 d7d5");
    let parts = |text: &str| {
        let reading = MODERN
            .read(text, &position.turn(), Tolerance::Strict)
            .expect("a move");
        let part = |part: &rank_and_file::notation::Part| {
            format!("{}:{:?}", reading.letters(part), part.kind)
        };
        reading.parts.iter().map(part).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(parts("N-KB3"), "N:Piece -:Moves K:Side B3:Square");
    assert_eq!(
        parts("KPxQP ch!"),
        "K:Label P:Piece x:Takes Q:VictimLabel P:Victim ch:Check !:Glyph"
    );
    assert_eq!(parts("R(KR2)-K2"), "R:Piece (KR2):Origin -:Moves K2:Square");
    assert_eq!(parts("Kt - Q B 3"), "Kt:Piece -:Moves Q:Side B 3:Square");
    assert_eq!(
        parts("P-R8 (Q) dis. ch."),
        "P:Piece -:Moves R8:Square (Q):Promotion dis. ch.:Check"
    );
    assert_eq!(parts("NKB3"), "N:Piece :Implied K:Side B3:Square");
    let reading = MODERN
        .read("NxP(B5)", &position.turn(), Tolerance::Strict)
        .expect("a move");
    let last = reading.parts.last().expect("parts");
    let squares = [Square::new(2, 4), Square::new(5, 4)].into_iter().collect();
    assert_eq!(
        (last.kind, last.claim),
        (Kind::VictimLabel, Some(Claim::TookOn(squares)))
    );
}

#[test]
fn a_text_that_is_no_move_is_refused_at_the_place_where_it_stops_being_one() {
    let start = Position::start();
    for (text, sentence) in [
        ("", "a move is missing"),
        ("hello", "no move begins with \"h\""),
        ("N", "a hyphen or x is missing after \"N\""),
        ("N-", "a square such as KB3 is missing after \"N-\""),
        ("P-K9", "\"9\" after \"P-K\" should be a rank from 1 to 8"),
        (
            "Nx",
            "the piece that is taken (such as P or QN) is missing after \"Nx\"",
        ),
        (
            "R(R2-K2",
            "\"-\" after \"R(R2\" should be a closing bracket",
        ),
        (
            "P-K8(K)",
            "\"K\" after \"P-K8(\" should be what the pawn becomes (Q, R, B or N)",
        ),
        (
            "N-KB3 N",
            "the move should end after \"N-KB3\", but \"N\" follows",
        ),
    ] {
        assert_eq!(understood(MODERN, &start, text), sentence, "{text}");
    }
}

#[test]
fn a_score_falls_into_its_moves() {
    for (score, moves) in [
        ("N-KB3 N-QB3 B-N5 ch", "N-KB3|N-QB3|B-N5 ch"),
        ("P-K4 P-K4", "P-K4|P-K4"),
        ("RxN P-K4", "RxN|P-K4"),
        ("RxN PxR ch PK4 NKB3", "RxN|PxR ch|PK4|NKB3"),
        ("RxN PK4", "RxN|PK4"),
        ("R x Kt P - K 4", "R x Kt|P - K 4"),
        ("R x Kt P R x Kt P", "R x Kt P|R x Kt P"),
        ("R × Kt P × R", "R × Kt|P × R"),
        (
            "Kt - K B 3 Kt - Q B 3 B × P ch K × B",
            "Kt - K B 3|Kt - Q B 3|B × P ch|K × B",
        ),
        ("O-O O-O-O O - O O - O - O", "O-O|O-O-O|O - O|O - O - O"),
        (
            "Castles Castles QR Castles (Q. R.) Q-K2",
            "Castles|Castles QR|Castles (Q. R.)|Q-K2",
        ),
        (
            "Castles Q-K2 Castles QR-K1 Castles K R P - K 4",
            "Castles|Q-K2|Castles|QR-K1|Castles K R|P - K 4",
        ),
        ("Q-K B-K Q-K KN-B3", "Q-K|B-K|Q-K|KN-B3"),
        ("R-K sq. R-B sq P-K4", "R-K sq.|R-B sq|P-K4"),
        (
            "R(R2)-K2 R/3-Q3 NxP(B5) N(K5)xP",
            "R(R2)-K2|R/3-Q3|NxP(B5)|N(K5)xP",
        ),
        (
            "P-K8(Q) ch P-R8/Q P-R8=Q P-R8Q PxN(Q)ch PxP e.p. ch",
            "P-K8(Q) ch|P-R8/Q|P-R8=Q|P-R8Q|PxN(Q)ch|PxP e.p. ch",
        ),
        ("P-K8 Q-K2", "P-K8|Q-K2"),
        ("BxN/QB6 P-K4", "BxN/QB6|P-K4"),
        ("RxN N(B3)-Q2 RxP N/3xP", "RxN|N(B3)-Q2|RxP|N/3xP"),
        (
            "Kt to K B 3 Kt takes P P. to K's 4th. K. Kt. to K. B's 3d.",
            "Kt to K B 3|Kt takes P|P. to K's 4th.|K. Kt. to K. B's 3d.",
        ),
        (
            "P-K4! N-KB3?? Q-R5ch!? BxPch",
            "P-K4!|N-KB3??|Q-R5ch!?|BxPch",
        ),
        ("BxN Black resigns", "BxN|Black|resigns"),
        ("Nf3 e5 foo", "Nf3|e5|foo"),
        ("P-K4xyz P-K4", "P-K4xyz|P-K4"),
    ] {
        let mut found = Vec::new();
        let mut rest = score;
        while !rest.is_empty() {
            let length = MODERN.extent(rest);
            found.push(&rest[..length]);
            rest = rest[length..].trim_start();
        }
        assert_eq!(found.join("|"), moves, "{score}");
    }
}

#[test]
fn a_move_ends_where_the_score_goes_on_with_something_else() {
    for (score, first) in [
        ("P-K4 (1... P-QB4)", "P-K4"),
        ("P-K4 (P-QB4 P-K4)", "P-K4"),
        ("P-K4(Q-K2)", "P-K4"),
        ("PxP (RxP)", "PxP"),
        ("P-K4{best}", "P-K4"),
        ("BxN $1", "BxN"),
        ("BxN 12. P-K4", "BxN"),
        ("R x Kt P 5. P - K 4", "R x Kt P"),
        ("Q-K 5. P-K4", "Q-K"),
        ("Q - K 5. P - K 4", "Q - K 5."),
        ("BxN 1-0", "BxN"),
        ("R-K 1-0", "R-K"),
        ("O-O 0-1", "O-O"),
        ("R-K1 1/2-1/2", "R-K1"),
        ("P-K4 +-", "P-K4"),
        ("Castles (12. Q-K2)", "Castles"),
        ("Castles (Q-K2)", "Castles"),
        ("P-K4 ... P-K5", "P-K4"),
        ("{", "{"),
        ("é", "é"),
        ("1-0 x", "1-0"),
    ] {
        assert_eq!(&score[..MODERN.extent(score)], first, "{score}");
    }
    assert_eq!(MODERN.extent(""), 0);
}
