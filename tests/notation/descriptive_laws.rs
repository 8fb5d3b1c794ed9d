//! English descriptive notation, as laws: every move has a name of its own in every style, every
//! name is understood as its move, and no text is misread.

use std::collections::HashMap;

use rank_and_file::board::{Color, Piece, Setup, Square};
use rank_and_file::notation::descriptive::{Spelling, Style};
use rank_and_file::notation::{Notation, Tolerance, Verdict};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};
use testing::positions::random_games;

const MODERN: Notation = Notation::DESCRIPTIVE;
const CLASSIC: Notation = Notation::CLASSIC;

/// Returns all styles.
fn styles() -> impl Iterator<Item = Notation> {
    Style::NAMES
        .into_iter()
        .map(|(_, style)| Notation::Descriptive(style))
}

/// Checks that every legal move of the position has an unambiguous name in every style, that the
/// name is read as that move, and that it is found at the head of a score. Returns the number of
/// moves.
fn check_all_names(position: &Position, dice: &mut Dice) -> usize {
    let turn = position.turn();
    for notation in styles() {
        let mut seen = HashMap::new();
        let mut names = Vec::new();
        for mv in &turn.moves {
            let named = notation.name(mv, &turn);
            let text = named.reading.text.clone();
            let about = || format!("{notation:?} {text} for {mv:?} in {:?}", position.setup());
            assert!(named.still.is_empty(), "{}", about());
            assert_eq!(seen.insert(text.clone(), *mv), None, "{}", about());
            let (reading, verdict) = notation.understand(&text, &turn).expect("its own name");
            assert_eq!(
                verdict,
                Verdict::One {
                    mv: *mv,
                    untrue: Vec::new()
                },
                "{}",
                about()
            );
            assert_eq!(reading, named.reading, "{}", about());
            names.push(text);
        }
        // Two names in a row are separated. In the spaced style, `P × Q B P × P` can be divided in
        // two ways, so a number is put between.
        let spaced = matches!(
            notation,
            Notation::Descriptive(Style {
                spelling: Spelling::Spaced,
                ..
            })
        );
        if !names.is_empty() {
            let (one, two) = (
                &names[dice.roll(names.len())],
                &names[dice.roll(names.len())],
            );
            let between = if spaced { " 3. " } else { " " };
            assert_eq!(
                notation.extent(&format!("{one}{between}{two}")),
                one.len(),
                "{one} before {two}"
            );
        }
    }
    turn.moves.len()
}

/// Returns a position with many pieces of one kind; `None` if the random squares make no legal
/// position.
fn dense(dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup {
        castling: [[None; 2]; 2],
        ..Setup::start()
    };
    setup.pieces = Default::default();
    setup.color = Color::ALL[dice.roll(2)];
    for color in Color::ALL {
        let many = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight][dice.roll(4)];
        let count = 5 + dice.roll(11);
        for number in 0..count {
            let piece = match number {
                0 => Piece::King,
                1..=4 => Piece::Pawn,
                _ if dice.roll(2) == 0 => many,
                _ => [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight][dice.roll(4)],
            };
            let square = Square::new(dice.roll(8) as u8, dice.roll(8) as u8);
            let edge = piece == Piece::Pawn && matches!(square.rank(), 0 | 7);
            if piece == Piece::King || setup.pieces.on(square).is_none() && !edge {
                setup.pieces.put(square, Some((color, piece)));
            }
        }
    }
    let [white, black] = Color::ALL.map(|color| setup.pieces.king(color));
    let (white, black) = (white?, black?);
    let touch = white.file().abs_diff(black.file()) < 2 && white.rank().abs_diff(black.rank()) < 2;
    if touch {
        None
    } else {
        Position::from_setup(&setup).ok()
    }
}

#[test]
fn every_legal_move_of_random_games_has_a_name_of_its_own() {
    let (games, mut count) = (cases(2, 4), 0);
    random_games(games, &mut Dice::for_law(7), |position, dice| {
        count += check_all_names(position, dice)
    });
    assert!(count > games * 750, "only {count}");
}

#[test]
fn every_legal_move_of_dense_positions_has_a_name_of_its_own() {
    let mut dice = Dice::for_law(11);
    let mut count = 0;
    let boards = cases(1_000, 2_000);
    for _ in 0..boards {
        if let Some(position) = dense(&mut dice) {
            count += check_all_names(&position, &mut dice);
        }
    }
    assert!(count > boards / 2, "only {count}");
}

/// Fragments that look like parts of moves, so that nonsense gets far into the reader.
const CRUMBS: [&str; 44] = [
    "N", "Kt", "K", "Q", "R", "B", "P", "S", "kt", "-", "–", "x", "×", ":", "(", ")", "/", "=",
    "1", "4", "8", "9", "0", "O-O", "Castles", "ch", "ch.", "dis", "dbl ch", "mate", "e.p.", "en",
    "!", "?", ".", "..", " ", "\u{a0}", "’s", "to", "takes", "sq.", "é", "♘",
];

#[test]
fn nonsense_of_every_kind_is_refused_or_read_and_never_misplaced() {
    let position = Position::start();
    let turn = position.turn();
    let mut dice = Dice::for_law(23);
    let mut read = 0;
    for round in 0..20_000 {
        let mut text = String::new();
        for _ in 0..dice.roll(14) {
            if round % 4 == 0 {
                text.extend(char::from_u32(dice.roll(0x3000) as u32));
            } else {
                text.push_str(CRUMBS[dice.roll(CRUMBS.len())]);
            }
        }
        let extent = MODERN.extent(&text);
        assert!(
            text.is_char_boundary(extent) && (extent > 0 || text.is_empty()),
            "{text:?}"
        );
        for (notation, tolerance) in [(MODERN, Tolerance::Strict), (CLASSIC, Tolerance::Tolerant)] {
            match notation.read(&text, &turn, tolerance) {
                Ok(reading) => {
                    read += 1;
                    let mut at = 0;
                    for part in &reading.parts {
                        assert!(
                            part.span.start >= at && part.span.end >= part.span.start,
                            "{text:?} {part:?}"
                        );
                        assert!(text.get(part.span.clone()).is_some(), "{text:?} {part:?}");
                        at = part.span.end;
                    }
                }
                Err(misread) => assert!(text.is_char_boundary(misread.at), "{text:?}"),
            }
        }
    }
    assert!(read > 100, "only {read} of them were moves");
}
