//! Positions as they stand in print, written here in each form and read back.
//!
//! | form | property |
//! |---|---|
//! | Forsyth notation, in the letters of five languages | the same men, or else the text is called ambiguous |
//! | lists of men in five languages, and descriptive from Black's side | the same men |
//! | diagrams of letters, from either side | the same men |
//! | any of these with letters changed or left out | a position, or an error that lies in the text |
//! | any of these without a rank or with a square too many, or a man twice | an error |
//! | prose, tables of numbers, scores, lists of other things | no position |

use proptest::prelude::*;
use rank_and_file::board::{Color, Piece, Pieces, Square};
use rank_and_file::game::fen::write_setup;
use rank_and_file::game::printed::read_printed;
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};
use testing::positions::random_games;

/// The letters of the men in a language, the king's first and the pawn's last, and the words above
/// the lists of White and Black.
type Letters = ([&'static str; 6], [&'static str; 2]);

const LANGUAGES: [Letters; 5] = [
    (["K", "Q", "R", "B", "Kt", "P"], ["White", "Black"]),
    (["K", "D", "T", "L", "S", "B"], ["Weiß", "Schwarz"]),
    (["R", "D", "T", "F", "C", "P"], ["Blancs", "Noirs"]),
    (["R", "D", "T", "A", "C", "P"], ["Blancas", "Negras"]),
    (["Кр", "Ф", "Л", "С", "К", "П"], ["Белые", "Чёрные"]),
];

/// Returns the piece's place in a row of letters.
fn letter(letters: &Letters, piece: Piece) -> &'static str {
    let place = Piece::ORTHODOX.iter().position(|other| *other == piece);
    letters.0[place.expect("an orthodox piece")]
}

/// Returns the ranks of a position in Forsyth notation.
fn forsyth(pieces: &Pieces, letters: &Letters, dice: &mut Dice) -> Vec<String> {
    let space = *dice.pick(&["", " "]);
    let mut ranks = Vec::new();
    for rank in (0..8).rev() {
        let (mut words, mut empty) = (Vec::new(), 0);
        for file in 0..8 {
            let Some((color, piece)) = pieces.on(Square::new(file, rank)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                words.push(empty.to_string());
            }
            empty = 0;
            let letter = letter(letters, piece);
            words.push(match color {
                Color::White => letter.to_owned(),
                Color::Black => letter.to_lowercase(),
            });
        }
        if empty > 0 {
            words.push(empty.to_string());
        }
        ranks.push(words.join(space));
    }
    ranks
}

/// Returns the men of a side, the king first and the pawns last.
fn men(pieces: &Pieces, color: Color) -> Vec<(Piece, Vec<Square>)> {
    let of = |piece| {
        let all = pieces.iter();
        let all = all.filter(|&(_, side, other)| (side, other) == (color, piece));
        (piece, all.map(|(square, ..)| square).collect())
    };
    let all = Piece::ORTHODOX.map(of).into_iter();
    all.filter(|(_, squares): &(Piece, Vec<Square>)| !squares.is_empty())
        .collect()
}

fn list(pieces: &Pieces, letters: &Letters, dice: &mut Dice) -> String {
    let grouped = dice.roll(2) == 0;
    let side = |color: Color| {
        let mut words = Vec::new();
        for (piece, squares) in men(pieces, color) {
            let letter = letter(letters, piece);
            for (place, square) in squares.iter().enumerate() {
                words.push(match grouped && place > 0 {
                    true => square.to_string(),
                    false => format!("{letter}{square}"),
                });
            }
        }
        format!("{}: {}.", letters.1[color.index()], words.join(", "))
    };
    let [white, black] = Color::ALL.map(side);
    [white, black].join(*dice.pick(&[" ", "\n"]))
}

fn descriptive(pieces: &Pieces, dice: &mut Dice) -> String {
    let files = ["Q R", "Q Kt", "Q B", "Q", "K", "K B", "K Kt", "K R"];
    let ranks = ["sq", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"];
    let (tight, word) = (dice.roll(2) == 0, *dice.pick(&["at", "on"]));
    let side = |color: Color| {
        let mut words = Vec::new();
        for (piece, squares) in men(pieces, color) {
            let places = squares.iter().map(|square| {
                let rank = match color {
                    Color::White => square.rank(),
                    Color::Black => 7 - square.rank(),
                };
                let file = files[usize::from(square.file())];
                match tight {
                    true => format!("{}{}", file.replace(' ', ""), rank + 1),
                    false => format!("{file} {}", ranks[usize::from(rank)]),
                }
            });
            let places: Vec<String> = places.collect();
            let many = if places.len() > 1 { "s" } else { "" };
            let letter = letter(&LANGUAGES[0], piece);
            words.push(format!("{letter}{many} {word} {}", places.join(" and ")));
        }
        words.join(", ")
    };
    format!(
        "White: {}. Black: {}.",
        side(Color::White),
        side(Color::Black)
    )
}

fn drawn(pieces: &Pieces, dice: &mut Dice) -> String {
    let turned = dice.roll(2) == 0;
    let rule = *dice.pick(&[
        "  |---------------------------------------|\n",
        "  +---------------------------------------+\n",
        "",
    ]);
    let order: Vec<u8> = if turned {
        (0..8).collect()
    } else {
        (0..8).rev().collect()
    };
    let mut text = rule.to_owned();
    for &rank in &order {
        text += &format!("{} |", rank + 1);
        for &file in order.iter().rev() {
            let cell = match pieces.on(Square::new(file, rank)) {
                Some((Color::White, piece)) => format!(" ^{}", letter(&LANGUAGES[0], piece)),
                Some((Color::Black, piece)) => format!(" #{}", letter(&LANGUAGES[0], piece)),
                None => String::new(),
            };
            text += &format!("{cell:<4}|");
        }
        text += &format!("\n{rule}");
    }
    text + if turned {
        "    H    G    F    E    D    C    B    A\n"
    } else {
        "    A    B    C    D    E    F    G    H\n"
    }
}

/// Returns a position in one of the forms, and whether its letters may be those of another language.
fn printed(pieces: &Pieces, dice: &mut Dice) -> (String, bool) {
    let letters = dice.pick(&LANGUAGES);
    match dice.roll(4) {
        0 => {
            let between = *dice.pick(&["/", " / ", ". ", ", ", "\n", "/\n"]);
            (forsyth(pieces, letters, dice).join(between), true)
        }
        1 => (list(pieces, letters, dice), false),
        2 => (descriptive(pieces, dice), false),
        _ => (drawn(pieces, dice), false),
    }
}

/// Returns some positions of random games.
fn positions(dice: &mut Dice, mut each: impl FnMut(&Position, &mut Dice)) {
    random_games(cases(40, 1000), dice, |position, dice| {
        if dice.roll(8) == 0 {
            each(position, dice);
        }
    });
}

#[test]
fn a_position_that_is_printed_in_any_form_is_read_back() {
    let mut dice = Dice::for_law(0x7072_696e);
    let (mut read, mut ambiguous) = (0, 0);
    positions(&mut dice, |position, dice| {
        let pieces = position.setup().pieces;
        let (text, foreign) = printed(&pieces, dice);
        let bare = text.replace("Kt", "N").replace("kt", "n");
        let mut letters = bare.chars().filter(|c| c.is_alphabetic());
        let english = letters.all(|c| "KQRBNPkqrbnp".contains(c));
        let word = ["White to play", "Black to play"][position.color().index()];
        let text = format!("{text}\n{word}\n");
        match read_printed(&text) {
            // What English letters can say is English.
            Some(Ok(found)) if !foreign || !english || found.setup.pieces == pieces => {
                assert_eq!(found.setup.pieces, pieces, "{text}");
                assert_eq!(found.setup.color, position.color(), "{text}");
                assert_eq!(found.caption, word, "{text}");
                read += 1;
            }
            Some(Ok(_)) => {}
            Some(Err(error)) if foreign => {
                let languages = "The letters may be ";
                assert!(error.why.starts_with(languages), "{error}\n{text}");
                ambiguous += 1;
            }
            other => panic!("{other:?}\n{text}"),
        }
    });
    assert!(read > 50 * ambiguous, "{read} read, {ambiguous} ambiguous");
}

#[test]
fn a_damaged_position_is_read_or_has_an_error_that_lies_in_the_text() {
    let mut dice = Dice::for_law(0x6461_6d61);
    positions(&mut dice, |position, dice| {
        let (text, _) = printed(&position.setup().pieces, dice);
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..=dice.roll(4) {
            let at = dice.roll(letters.len());
            match dice.roll(3) {
                0 => drop(letters.remove(at)),
                1 => letters[at] = *dice.pick(&['K', 't', 'é', '1', '|', '/', '.', '#', 'П', ' ']),
                _ => letters.insert(at, *dice.pick(&['k', '8', '^', '\n', '(', 'я', '♘', ':'])),
            }
        }
        holds(&letters.into_iter().collect::<String>());
    });
}

#[test]
fn a_rank_or_a_man_too_few_or_too_many_is_an_error() {
    let mut dice = Dice::for_law(0x746f_6f66);
    positions(&mut dice, |position, dice| {
        let pieces = position.setup().pieces;
        let mut ranks: Vec<String> = forsyth(&pieces, &LANGUAGES[0], dice);
        let at = dice.roll(8);
        match dice.roll(3) {
            0 => drop(ranks.remove(at)),
            1 => ranks.insert(at, "8".to_owned()),
            _ => ranks[at] += " 1",
        }
        let text = ranks.join(" / ");
        assert!(matches!(read_printed(&text), Some(Err(_))), "{text}");
        let text = drawn(&pieces, dice);
        let lines: Vec<&str> = text
            .lines()
            .filter(|line| line.matches('|').count() > 8)
            .collect();
        let line = *dice.pick(&lines);
        let other = match dice.roll(2) {
            0 => String::new(),
            _ => [line, "    |"].concat(),
        };
        let text = text.replacen(line, &other, 1);
        assert!(matches!(read_printed(&text), Some(Err(_))), "{text}");
        let (_, square, piece) = pieces
            .iter()
            .map(|(at, side, piece)| (side, at, piece))
            .next()
            .expect("a man");
        let text = list(&pieces, &LANGUAGES[0], dice);
        let twice = format!("White: {}{square}, ", letter(&LANGUAGES[0], piece));
        let text = text.replacen("White: ", &twice, 1);
        assert!(matches!(read_printed(&text), Some(Err(_))), "{text}");
    });
}

#[test]
fn captions_stand_in_any_place() {
    for text in [
        "No. 7.\nWhite: Ke1, Pe2.\nBlack: Ke8.\nBlack to play and draw.",
        "Black to play.\n\n4k3. 8. 8. 8. 8. 8. 4P3. 4K3.",
        "(Black moves first) 4 k 3 / 8 / 8 / 8 / 8 / 8 / 4 P 3 / 4 K 3",
        "Schwarz am Zuge. Weiß: Ke1, Be2. Schwarz: Ke8. (Nach Berger, 1890.)",
        "Trait aux Noirs\nBlancs (2): Re1, Pe2\nNoirs (1): Re8",
        "BLACK: K. at K. sq. WHITE: K. at K. sq., P. at K. 2d.\nBlack to move; White wins.",
    ] {
        let found = read_printed(text).and_then(Result::ok).expect(text);
        let fen = write_setup(&found.setup);
        assert_eq!(fen, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "{text}");
        assert!(!found.caption.is_empty(), "{text}");
    }
}

#[test]
fn what_is_no_position_is_not_taken_for_one() {
    for text in [
        "White: Oak. Black: Ash. Played at London, 1851.",
        "White: K. Oak, of Bath, 3rd. Black: R. Ash, of Kent, 2nd.",
        "White: good. Black: better. The King at e1 is safe, the Queen on d8 is not.",
        "1851. 8. 3. 2. 1. 5. 7. 4. 6. 8. 8. 8.",
        "4 4\n3 5\n2 6\n1 7\n8\n5 3\n6 2\n7 1\n8",
        "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8\n1 | 2 | 3 | 4 | 5 | 6 | 7 | 8\n",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O",
        "1. P-K4, P-K4. 2. Kt-KB3, Kt-QB3. 3. B-Kt5, P-QR3. 4. B-R4, Kt-B3. 5. P-Q3, P-Q3.",
        "The match: King 1, Queen 2; Rook 3, Bishop 4. White: 5. Black: 6.",
        "K Q R B N P\nK Q R B N P\nK Q R B N P\n",
        "http://a.b/c/d/e/f/g/h/8/8",
        "White: Kg1, Qd1. Black: Kg8, Rd8. 1. Qd5+ Kg7 2. Qd4+",
        "",
    ] {
        let read = read_printed(text);
        assert!(read.is_none(), "{text}\n{read:?}");
    }
}

/// Checks that an error has a sentence and a place in the text.
fn holds(text: &str) {
    if let Some(Err(error)) = read_printed(text) {
        assert!(text.get(error.at.clone()).is_some(), "{error:?}\n{text}");
        let sentence = error.to_string();
        assert!(sentence.ends_with('.'), "{sentence}\n{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_position_or_an_error_within_it(
        text in "\\PC{0,60}|([1-8pnbrqkPNBRQK]{0,9}[/. ]){0,12}|(White: |Black: |[KQRBP]|[a-h][1-8]|Kt|at|sq|[,. ]){0,40}|([#^|K .\n1-8-]){0,200}"
    ) {
        holds(&text);
    }
}
