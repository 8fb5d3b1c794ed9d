//! Scores in the codes for moves by telegraph, with one move in a word or two.

use rank_and_file::game::At;
use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::notation::{Notation, listed, recognised};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};
use testing::games::{moves, one, sentences};

fn code(tag: &str) -> Notation {
    listed(tag).expect("a code").notation
}

#[test]
fn a_score_has_one_move_in_a_word_or_two() {
    const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6";
    #[rustfmt::skip]
    let rows = [
        ("gringmuth", "gegoseso kahinapi hanomemi nopirepi", SPANISH),
        ("gringmuth", "1. gegoseso 2. kahinapi 3. hanomemi 4. nopirepi *", SPANISH),
        ("gringmuth", "1 gego seso 2 kahi napi 3 hano memi 4 nopi repi", SPANISH),
        ("gringmuth", "GEGOSESO, KAHINAPI, HANOMEMI, NOPIREPI", SPANISH),
        ("gringmuth", "gegosesokahinapi\nhanomemi nopi! repi", SPANISH),
        ("gringmuth", "1. gegoseso 2. kahi {good} napi (2... reri) 3. hanomemi", "e4 e5 Nf3 Nc6 Bb5 a6"),
        ("gringmuth", "gegoseso fazonapi hadowati zotem", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"),
        ("gringmuth", "gegoseso kahinapi hadotapo gakal", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"),
        ("gringmuth", "gegowati gosorero sorip", "e4 Nf6 e5 d5 exd6"),
        ("gringmuth", "gegoseso. kahinapi. hanomemi nopi. repi.", SPANISH),
        ("gringmuth", "[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"]\n\nhates", "Qf7"),
        ("uedemann", "dogo loho befi epik bieh alak ehik olik", SPANISH),
        ("uedemann", "1. dogoloho 2. befiepik 3. biehalak 4. ehikolik", SPANISH),
    ];
    for (tag, text, expected) in rows {
        let game = one(text);
        assert_eq!(moves(&game), expected, "{text}: {:?}", sentences(&game));
        assert_eq!(game.notation, code(tag), "{text}");
        assert_eq!(sentences(&game), [""; 0], "{text}");
    }
}

#[test]
fn a_letter_behind_a_move_that_is_not_true_is_reported() {
    let rows = [
        ("gegocseso", "1. \"gegoc\": \"c\""),
        ("gegomseso", "1. \"gegom\": \"m\""),
        ("gegosseso", "1. \"gegos\": \"s\""),
        ("gegopseso", "1. \"gegop\": \"p\""),
        ("gegosesol", "1... \"sesol\": \"l\""),
    ];
    for (text, begin) in rows {
        let game = one(text);
        assert_eq!(moves(&game), "e4 e5", "{text}");
        let said = sentences(&game);
        let expected = format!("{begin} is not true of this move.");
        assert!(said.len() == 1 && said[0].ends_with(&expected), "{said:?}");
        assert!(!game.has_errors(), "{text}: the moves are known");
    }
}

#[test]
fn a_word_that_is_cut_or_names_no_square_loses_no_move_before_it() {
    #[rustfmt::skip]
    let rows = [
        ("gringmuth", "gegoseso kahina", "e4 e5 Nf3", "na"),
        ("gringmuth", "gegoseso kahin hanomemi", "e4 e5 Nf3", "n hanomemi"),
        ("gringmuth", "gegoseso kah", "e4 e5", "kah"),
        ("gringmuth", "gegoseso kahinupi hanomemi", "e4 e5 Nf3", "nupi hanomemi"),
        ("gringmuth", "gegosesoq kahinapi", "e4", "sesoq kahinapi"),
        ("uedemann", "dogoloho befiep", "e4 e5 Nf3", "ep"),
        ("uedemann", "dogoloho befiexik", "e4 e5 Nf3", "exik"),
    ];
    for (tag, text, expected, rest) in rows {
        for read_as in [ReadAs::Auto, ReadAs::Only(code(tag))] {
            let game = games(text, read_as).next().expect("a game");
            assert_eq!(moves(&game), expected, "{text}");
            let unread: Vec<&str> = game.unread.iter().map(|rest| rest.text.as_str()).collect();
            assert_eq!(unread, [rest], "{text}");
            assert_eq!(sentences(&game).len(), 1, "{text}");
        }
    }
}

/// Plies of a text that is to be recognised.
const PLIES: usize = 10;

#[test]
fn ten_plies_at_random_are_recognised_as_what_they_are() {
    let mut dice = Dice::for_law(0x7769_7265);
    let start = Position::start();
    let rows: Vec<Notation> = recognised(start.variant())
        .map(|row| row.notation)
        .collect();
    let is_code = |notation: &Notation| matches!(notation, Notation::Telegraphic(_));
    let tells = |notation: &Notation| is_code(notation) || matches!(notation, Notation::Numeric(_));
    let mut texts = 0;
    for _ in 0..cases(60, 2_000) {
        let mut position = start.clone();
        let mut names = vec![Vec::new(); rows.len()];
        let mut played = Vec::new();
        while played.len() < PLIES && !position.moves().is_empty() {
            let turn = position.turn();
            let mv = *dice.pick(&turn.moves);
            for (names, notation) in names.iter_mut().zip(&rows) {
                names.push(notation.text(&mv, &turn));
            }
            played.push(mv);
            position.play(&mv);
        }
        for (names, notation) in names.iter().zip(&rows) {
            let mut ways = vec![names.join(" ")];
            if is_code(notation) {
                let words: Vec<String> = names.chunks(2).map(<[String]>::concat).collect();
                ways.push(words.join(" "));
            }
            for text in ways {
                let game = one(&text);
                let tree = &game.tree;
                let ids = tree.main_line(At::Start);
                let line: Vec<_> = ids.map(|id| tree.node(id).mv).collect();
                assert_eq!(line, played, "{notation:?}: {text}");
                let code = Some(game.notation).filter(tells);
                assert_eq!(code, Some(*notation).filter(tells), "{text}");
                texts += 1;
            }
        }
    }
    println!("{texts} texts of {PLIES} plies recognised");
}
