//! Positions that may be set up on the board: an accepted position can be played, however odd it
//! looks, and a refused one is refused with a reason.

use std::collections::BTreeMap;

use rank_and_file::board::{Color, Move, MoveKind, Piece, Pieces, Setup, Square, Variant, Wing};
use rank_and_file::game::fen::{read_fen, read_fen_of, read_setup, write_fen, write_setup};
use rank_and_file::notation::{Gives, Notation};
use rank_and_file::rules::{Position, SetupError};
use testing::chance::{Dice, cases};
use testing::positions::{checkers, put};

/// Returns a random setup: any pieces anywhere, mostly one king a side, and castling rights and en
/// passant squares that may be false.
fn drawn(dice: &mut Dice) -> Setup {
    let mut pieces = Pieces::default();
    let crowd = dice.roll(17);
    for color in Color::ALL {
        for _ in 0..[1, 1, 1, 1, 1, 1, 1, 0, 2][dice.roll(9)] {
            put(&mut pieces, color, Piece::King, dice);
        }
        for _ in 0..dice.roll(crowd + 1) {
            let piece = *dice.pick(&[
                Piece::Pawn,
                Piece::Pawn,
                Piece::Pawn,
                Piece::Knight,
                Piece::Bishop,
                Piece::Rook,
                Piece::Rook,
                Piece::Queen,
            ]);
            put(&mut pieces, color, piece, dice);
        }
    }
    let mut castling = [[None; 2]; 2];
    for right in castling.iter_mut().flatten() {
        *right = (dice.roll(6) == 0).then(|| dice.roll(9) as u8);
    }
    // Castling rights are likely to hold with a king and its rooks on the first rank.
    if dice.roll(3) == 0 {
        for (color, rank) in [(Color::White, 0), (Color::Black, 7)] {
            let Some(king) = pieces.king(color) else {
                continue;
            };
            pieces.put(king, None);
            let file = 1 + dice.roll(6) as u8;
            pieces.put(Square::new(file, rank), Some((color, Piece::King)));
            for wing in Wing::ALL {
                let rook = match wing {
                    Wing::King => file + 1 + dice.roll(usize::from(7 - file)) as u8,
                    Wing::Queen => dice.roll(usize::from(file)) as u8,
                };
                pieces.put(Square::new(rook, rank), Some((color, Piece::Rook)));
                castling[color.index()][wing.index()] = Some(rook);
            }
        }
    }
    let color = *dice.pick(&Color::ALL);
    let passed = Square::new(
        dice.roll(8) as u8,
        if color == Color::White { 5 } else { 2 },
    );
    let en_passant = match dice.roll(4) {
        0 => Some(passed),
        1 => Some(Square::new(dice.roll(9) as u8, dice.roll(9) as u8)),
        _ => None,
    };
    if en_passant == Some(passed) {
        let (on, home) = if color == Color::White {
            (4, 6)
        } else {
            (3, 1)
        };
        pieces.put(
            Square::new(passed.file(), on),
            Some((color.other(), Piece::Pawn)),
        );
        pieces.put(passed, None);
        pieces.put(Square::new(passed.file(), home), None);
    }
    Setup {
        variant: Variant::Standard,
        pieces,
        color,
        castling,
        en_passant,
        halfmove: dice.roll(300) as u32,
        fullmove: dice.roll(300) as u32,
    }
}

/// Returns whether each side still has one king.
fn is_sound(position: &Position) -> bool {
    let pieces = position.setup().pieces;
    Color::ALL.iter().all(|&color| {
        pieces
            .iter()
            .filter(|&(_, s, piece)| s == color && piece == Piece::King)
            .count()
            == 1
    })
}

/// Uses a position in every way that the product does, and returns a random legal move.
fn use_up(position: &Position, dice: &mut Dice) -> Option<Move> {
    let turn = position.turn();
    let barred = turn.barred();
    for barred in &barred {
        assert!(
            !turn.moves.contains(&barred.mv),
            "{:?} is legal in {}",
            barred.mv,
            write_fen(position)
        );
    }
    for mv in &turn.moves {
        assert!(
            !matches!(mv.taken(), Some((Piece::King, _))),
            "{mv:?} takes a king in {}",
            write_fen(position)
        );
        let after = position.after(mv);
        assert!(is_sound(&after), "{mv:?} in {}", write_fen(position));
        let left_in_check = checkers(&after, position.color());
        assert!(
            left_in_check.is_empty(),
            "{mv:?} in {} leaves its king to {left_in_check:?}",
            write_fen(position)
        );
        if turn.gives(mv) != Gives::Nothing {
            assert!(after.checked_king().is_some());
        }
    }
    assert_eq!(
        read_fen(&write_fen(position)).as_ref().map(write_fen),
        Ok(write_fen(position))
    );
    if turn.moves.is_empty() {
        return None;
    }
    let mv = *dice.pick(&turn.moves);
    for notation in [Notation::SHORT, Notation::DESCRIPTIVE] {
        assert!(notation.name(&mv, &turn).still.is_empty());
    }
    Some(mv)
}

#[test]
fn a_position_that_is_accepted_can_be_played_on() {
    let mut dice = Dice::for_law(31);
    let mut outcomes = BTreeMap::new();
    let mut castled = 0;
    for _ in 0..cases(6_000, 30_000) {
        let setup = drawn(&mut dice);
        let mut position = match Position::from_setup(&setup) {
            Ok(position) => position,
            Err(error) => {
                let sentence = error.to_string();
                assert!(sentence.len() > 15, "{sentence}");
                let kind = format!("{error:?}");
                let kind = kind.split('(').next().unwrap_or_default().to_owned();
                *outcomes.entry(kind).or_insert(0) += 1;
                continue;
            }
        };
        *outcomes.entry("accepted".to_owned()).or_insert(0) += 1;
        for _ in 0..20 {
            let Some(mv) = use_up(&position, &mut dice) else {
                break;
            };
            castled += usize::from(matches!(mv.kind, MoveKind::Castles { .. }));
            position.play(&mv);
        }
    }
    println!("{outcomes:?}, castled {castled} times");
    for kind in [
        "accepted",
        "Kings",
        "TooManyPawns",
        "KingsTouch",
        "LeftInCheck",
        "TooManyChecks",
        "Castling",
        "EnPassant",
    ] {
        assert!(
            outcomes
                .get(kind)
                .is_some_and(|&count| count > cases(4, 20)),
            "{kind}: {outcomes:?}"
        );
    }
    assert!(castled > cases(20, 100), "castled {castled} times");
}

#[test]
fn kings_that_touch_are_refused_with_both_squares() {
    let setup = read_setup("r5Nk/7K/1N1N4/5P2/8/q3PNP1/3Pp1n1/N1b2N2 w - - 0 1")
        .expect("the pieces as they stand");
    let error = Position::from_setup(&setup).expect_err("a refusal");
    assert_eq!(
        error,
        SetupError::KingsTouch(Square::new(7, 6), Square::new(7, 7))
    );
    assert_eq!(
        error.to_string(),
        "the kings on h7 and h8 stand side by side; they must never touch"
    );
    assert_eq!(
        write_setup(&setup),
        "r5Nk/7K/1N1N4/5P2/8/q3PNP1/3Pp1n1/N1b2N2 w - - 0 1"
    );
    // Kings may be two squares apart, but not closer.
    assert!(read_fen("7k/8/7K/8/8/8/8/8 w - - 0 1").is_ok());
    assert!(read_fen("8/6k1/8/7K/8/8/8/8 w - - 0 1").is_ok());
    assert!(read_fen("8/6k1/7K/8/8/8/8/8 w - - 0 1").is_err());
}

#[test]
fn checks_that_no_move_can_have_given_are_refused() {
    for (fen, sentence) in [
        (
            "4k3/8/8/8/8/8/8/4R2K w - - 0 1",
            "the side to move is given wrong",
        ),
        (
            "4k2r/8/8/8/8/8/8/4R2K w - - 0 1",
            "the same, White being in check too",
        ),
    ] {
        let error = Position::from_setup(&read_setup(fen).expect("a setup")).expect_err(sentence);
        assert_eq!(error, SetupError::LeftInCheck(Color::Black), "{fen}");
        assert_eq!(
            error.to_string(),
            "Black has just moved and is in check; perhaps the other side is to move"
        );
    }
    let three = read_setup("4k3/8/3N4/1B6/8/8/8/K3R3 b - - 0 1").expect("a setup");
    assert_eq!(Position::from_setup(&three), Err(SetupError::TooManyChecks));
    assert!(read_fen("4k3/8/3N4/8/8/8/8/K3R3 b - - 0 1").is_ok());
}

#[test]
fn a_king_that_could_be_taken_at_once_is_refused_in_modern_chess() {
    let kings = |fen| read_fen_of(fen, Variant::Modern).map_err(|error| error.to_string());
    assert_eq!(
        kings("9/9/9/9/9/9/9/4K4/4k4 w - - 0 1").expect_err("a refusal"),
        "In the field of the side to move: Black has just moved and is in check; perhaps the other side is to move."
    );
    assert!(kings("9/9/9/9/9/4k4/9/9/4K3R w - - 0 1").is_ok());
    assert!(kings("4k4/9/9/9/9/9/9/9/K3R4 b - - 0 1").is_ok());
}
