//! Scores in the letters of other languages, which nobody names: they are recognised by their letters
//! and by what can be played.

use rank_and_file::board::Move;
use rank_and_file::game::pgn::{ReadAs, games, write_score};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::{CATALOGUE, Recognised};
use rank_and_file::rules::Position;
use testing::chance::cases;
use testing::games::{moves, one};
use testing::positions::scores;

/// The plies of a text that is to be recognised.
const PLIES: usize = 10;

/// The first half-moves of a game, as a tree of their own.
fn beginning(tree: &GameTree) -> GameTree {
    let mut short = GameTree::new(tree.start().clone());
    let mut at = At::Start;
    for id in tree.main_line(At::Start).take(PLIES) {
        at = At::After(short.add(at, tree.node(id).mv));
    }
    short
}

fn line(tree: &GameTree) -> Vec<Move> {
    let ids = tree.main_line(At::Start);
    ids.map(|id| tree.node(id).mv).collect()
}

#[test]
fn ten_plies_in_any_language_are_recognised() {
    let scores = scores();
    let played = scores.every(7);
    let played = played.filter(|game| *game.tree.start() == Position::start());
    let openings: Vec<GameTree> = played
        .map(|game| beginning(&game.tree))
        .filter(|tree| tree.len() == PLIES)
        .take(cases(60, 1_000))
        .collect();
    let (mut texts, mut wrong) = (0, Vec::new());
    let rows = CATALOGUE
        .iter()
        .filter(|row| row.notation.people().is_some());
    for row in rows {
        for tree in &openings {
            let text = write_score(tree, &row.notation);
            let read = one(&text);
            texts += 1;
            if line(&read.tree) != line(tree) || read.has_errors() {
                wrong.push(format!(
                    "{}: {text}: {:?} as {:?}",
                    row.tag,
                    moves(&read),
                    read.notation
                ));
            }
        }
    }
    println!("{} of {texts} texts of {PLIES} plies misread", wrong.len());
    for text in wrong.iter().take(40) {
        println!("{text}");
    }
    assert!(wrong.len() * 1_000 <= texts * 5, "{wrong:#?}");
}

#[test]
fn a_score_is_read_in_the_letters_that_make_every_move_legal() {
    #[rustfmt::skip]
    let rows = [
        // The P of Dutch is a knight, and in English the letter of a pawn.
        ("1. d4 Pf6 2. c4 e6 3. Pc3 Lb4", "d4 Nf6 c4 e6 Nc3 Bb4", "Read in Dutch letters."),
        ("1. Pf3 Pf6 2. g3 g6 3. Lg2 Lg7", "Nf3 Nf6 g3 g6 Bg2 Bg7", "Read in Dutch letters."),
        ("1. Pe4 Pe5 2. Nf3", "e4 e5 Nf3", ""),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. L:c6 dc: 5. O-O Lg4", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4", "Read in German or Scandinavian letters."),
        ("1. e2-e4 e7-e5 2. Cg1-f3 Cb8-c6 3. Ff1-b5", "e4 e5 Nf3 Nc6 Bb5", "Read in French letters."),
        ("1. h4 g5 2. hxg5 h6 3. gxh6 a6 4. h7 a5 5. hxg8=D", "h4 g5 hxg5 h6 gxh6 a6 h7 a5 hxg8=Q", "Read in German or Scandinavian letters. It is the same game in French, Spanish or Italian, Portuguese, Dutch, Czech or Slovak, Romanian, Finnish or Afrikaans, Icelandic, Esperanto letters."),
        // A page typed with some Latin letters.
        ("1. e4 e5 2. Кf3 Кc6 3. Оb5 a6 4. Оa4 Kf6 5. О-О Tb8", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Rb8", "Read in Bulgarian letters."),
        ("1. e4 c5 2. Кf3 d6 3. Cb5+ Cd7 4. С:d7+ Ф:d7", "e4 c5 Nf3 d6 Bb5+ Bd7 Bxd7+ Qxd7", "Read in Russian letters. It is the same game in Ukrainian letters."),
        ("1. e4 e5 2. حf3 حc6 3. فb5 حf6", "e4 e5 Nf3 Nc6 Bb5 Nf6", "Read in Arabic letters."),
        ("1. Ιf3 d5 2. g3 c5 3. Αg2", "Nf3 d5 g3 c5 Bg2", "Read in Greek letters."),
        ("1.P4R P4R 2.C3BR C3BD 3.B5C P3TD 4.BxC PDxB", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6", "Read as Portuguese descriptive."),
        ("1. P.4D P.4D 2. P.4FD P.3FD 3. C.3FD C. 3FR 4. P.3R F.4FR 5. P pr PD C pr PD 6. F.4FD P.3R", "d4 d5 c4 c6 Nc3 Nf6 e3 Bf5 cxd5 Nxd5 Bc4 e6", "Read as French descriptive."),
        ("1.P-R4 P-R4 2.A-A4 P-D3 3.C-AR3 A-C5 4.C-A3 P-CR3 5.CxP AxD 6.AxP+ R-R2 7.C-D5++", "e4 e5 Bc4 d6 Nf3 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#", "Read as Italian descriptive."),
        ("1. P4R P4R 2. P4D PxP 3. DxP D2R", "e4 e5 d4 exd4 Qxd4 Qe7", "Read as Spanish or Catalan descriptive. It is the same game in Portuguese, French descriptive."),
        // A slip in English, and not a bishop in Romanian letters.
        ("1. d4 d5 2. Nd7", "", ""),
        ("Sf3", "", ""),
        ("1. Mf3 Af6", "", ""),
    ];
    for (text, expected, taken_for) in rows {
        let game = one(text);
        if expected.is_empty() {
            assert!(game.has_errors(), "{text}");
            continue;
        }
        assert_eq!(moves(&game), expected, "{text}");
        assert_eq!(game.taken_for(), taken_for, "{text}");
        assert!(!game.has_errors(), "{text}: {:?}", game.troubles);
    }
}

#[test]
fn where_no_move_is_read_no_notation_is_told() {
    for text in [">;", "1. >; [Event \"a\"]"] {
        let game = one(text);
        assert!(game.has_errors(), "{text}");
        assert_eq!(game.taken_for(), "", "{text}");
    }
}

#[test]
fn letters_that_would_give_other_moves_are_told() {
    let game = one("1. e4 e5 2. f4 d5 3. exd5 exf4 4. Hf3 Hf6 5. c4 c6");
    let words = "Read in Polish letters. It is the same game in Vietnamese letters. In Hungarian letters it has other moves.";
    assert_eq!(game.taken_for(), words);
}

#[test]
fn all_letters_in_which_a_text_is_another_game_are_told() {
    let scores = scores();
    let openings = scores.every(61).map(|game| beginning(&game.tree));
    let openings: Vec<GameTree> = openings
        .filter(|tree| *tree.start() == Position::start() && tree.len() == PLIES)
        .take(cases(20, 200))
        .collect();
    let rows = || {
        CATALOGUE
            .iter()
            .filter(|row| row.recognised == Recognised::ByLetters)
    };
    let mut rivals = 0;
    for (row, tree) in rows().flat_map(|row| openings.iter().map(move |tree| (row, tree))) {
        let text = write_score(tree, &row.notation);
        let read = one(&text);
        // Without a move of a piece it is English as well.
        if !rows().any(|row| row.notation == read.notation) {
            continue;
        }
        for row in rows().filter(|row| row.notation != read.notation) {
            let only = games(&text, ReadAs::Only(row.notation)).next();
            let only = only.filter(|it| !it.has_errors() && it.tree.len() == PLIES);
            let is_other = only
                .as_ref()
                .is_some_and(|it| line(&it.tree) != line(&read.tree));
            assert_eq!(
                read.rivals.contains(&row.notation),
                is_other,
                "{text} as {}",
                row.tag
            );
            if read.alike.contains(&row.notation) {
                assert!(only.is_some() && !is_other, "{text} as {}", row.tag);
            }
            rivals += usize::from(is_other);
        }
    }
    assert!(rivals > 0);
}

#[test]
fn a_foreign_letter_is_never_dropped() {
    let game = one("1. e4 e5 2. Yf3 Yc6");
    assert!(game.has_errors());
    assert_eq!(moves(&game), "e4 e5");
    for row in CATALOGUE
        .iter()
        .filter(|row| row.notation.letters().is_some())
    {
        let turn = Position::start();
        let read = row.notation.understand("Yf3", &turn.turn());
        assert!(read.is_err(), "{}: {read:?}", row.tag);
    }
}
