//! Scores in braille, and scores as their moves are announced.

use rank_and_file::board::Variant;
use rank_and_file::game::At;
use rank_and_file::game::pgn::{ReadAs, games, write_pgn, write_score};
use rank_and_file::notation::{CATALOGUE, Notation, listed, recognised};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};
use testing::games::{moves, one, sentences};

const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6";

fn notation(tag: &str) -> Notation {
    listed(tag).expect("a notation").notation
}

#[test]
fn a_score_in_cells_is_recognised_with_its_numbers() {
    #[rustfmt::skip]
    let rows = [
        ("braille", "⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠋⠒ ⠎⠉⠖ ⠒ ⠇⠃⠢ ⠁⠖ ⠲ ⠇⠰⠉⠖ ⠙⠰⠉⠖", SPANISH),
        // Without the signs of taking, and with another letter of the bishop.
        ("braille", "⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠋⠒ ⠎⠉⠖ ⠒ ⠃⠃⠢ ⠁⠖ ⠲ ⠃⠉⠖ ⠙⠉⠖", SPANISH),
        ("braille", "⠼⠁ ⠑⠲ ⠑⠢ ⠼⠃ ⠎⠋⠒ ⠎⠉⠖ ⠼⠉ ⠇⠃⠢ ⠁⠖ ⠼⠙ ⠇⠰⠉⠖ ⠙⠰⠉⠖", SPANISH),
        // With cells without dots in place of spaces.
        ("braille", "⠂⠀⠑⠲⠀⠑⠢⠀⠆⠀⠎⠋⠒⠀⠎⠉⠖\n⠒⠀⠇⠃⠢⠀⠁⠖⠀⠲⠀⠇⠰⠉⠖⠀⠙⠰⠉⠖⠀", SPANISH),
        ("braille", "⠑⠲ ⠑⠢ ⠎⠋⠒ ⠎⠉⠖ ⠇⠃⠢ ⠁⠖ ⠇⠰⠉⠖ ⠙⠰⠉⠖ *", SPANISH),
        ("braille", "1 E4 E5 2 SF3 SC6 3 LB5 A6 4 L;C6 D;C6", SPANISH),
        ("braille", "⠂ ⠑⠲ {good} ⠂ ⠤⠑⠢ (⠂ ⠤⠉⠢) ⠆ ⠎⠋⠒! ⠎⠉⠖ 1-0", "e4 e5 Nf3 Nc6"),
        ("braille", "⠂ ⠑⠲ ⠑⠢ ⠆ ⠟⠓⠢ ⠎⠉⠖ ⠒ ⠇⠉⠲ ⠎⠋⠖ ⠲ ⠟⠰⠋⠶⠜⠍", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"),
        ("german-braille", "⠂ ⠑⠲ ⠑⠢ ⠆ ⠙⠓⠢ ⠎⠉⠖ ⠒ ⠇⠉⠲ ⠎⠋⠖ ⠲ ⠙⠍⠰⠋⠶⠜⠍", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"),
        ("spoken-german", "1. Eva 2 Eva 4 Eva 7 Eva 5 2. Springer Gustav 1 Felix 3 Springer Bella 8 Cesar 6", "e4 e5 Nf3 Nc6"),
        ("spoken-german", "Eva vier, Eva fuenf; Springer Felix drei, Springer Cesar sechs; Laeufer Bella fuenf, Anna sechs; Laeufer schlägt Cesar sechs, David schlägt Cesar sechs", SPANISH),
        ("spoken-german", "eva zwo eva vier eva sieben eva fünf springer gustav eins felix drei", "e4 e5 Nf3"),
        ("spoken-english", "1. Eva 2 Eva 4 Eva 7 Eva 5 2. knight golf one foxtrot three knight bravo eight charlie six", "e4 e5 Nf3 Nc6"),
        ("spoken-english", "e four, e five, knight f three, knight c six, bishop c four, bishop c five, castles kingside", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"),
        ("spoken-french", "eva deux eva quatre eva sept eva cinq cavalier gustav un felix trois", "e4 e5 Nf3"),
        ("spoken-spanish", "eva dos eva cuatro\neva siete eva cinco\ncaballo gustav uno felix tres", "e4 e5 Nf3"),
    ];
    for (tag, text, expected) in rows {
        let game = one(text);
        assert_eq!(moves(&game), expected, "{text}: {:?}", sentences(&game));
        assert_eq!(game.notation, notation(tag), "{text}");
        assert_eq!(sentences(&game), [""; 0], "{text}");
    }
}

#[test]
fn what_an_embosser_takes_is_read_where_it_is_named() {
    for text in [
        "1 E4 E5 2 SF3 SC6 3 LB5 A6 4 L;C6 D;C6",
        "1 e4 e5 2 sf3 sc6 3 lb5 a6 4 l;c6 d;c6",
        "⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠋⠒ ⠎⠉⠖ ⠒ ⠇⠃⠢ ⠁⠖ ⠲ ⠇⠰⠉⠖ ⠙⠰⠉⠖",
    ] {
        for tag in ["braille-ascii", "german-braille-ascii"] {
            let read_as = ReadAs::named(tag).expect("a reader");
            let game = games(text, read_as).next().expect("a game");
            assert_eq!(moves(&game), SPANISH, "{text}: {:?}", sentences(&game));
            assert_eq!(sentences(&game), [""; 0], "{text}");
        }
    }
}

#[test]
fn a_score_is_written_with_its_own_numbers() {
    let game = one("1. e4 (1. d4 d5) 1... e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *");
    let written = |tag: &str| write_score(&game.tree, &notation(tag));
    let cells = "⠂ ⠑⠲ (⠂ ⠙⠲ ⠙⠢) ⠂ ⠤⠑⠢ ⠆ ⠎⠋⠒ ⠎⠉⠖ ⠒ ⠇⠃⠢ ⠁⠖ ⠲ ⠇⠰⠉⠖ ⠙⠰⠉⠖";
    assert_eq!(written("braille").trim_end_matches(['*', '\n', ' ']), cells);
    let letters = "1 E4 (1 D4 D5) 1 -E5 2 SF3 SC6 3 LB5 A6 4 L;C6 D;C6";
    let embosser = written("braille-ascii");
    assert_eq!(embosser.trim_end_matches(['*', '\n', ' ']), letters);
}

#[test]
fn a_sign_that_is_not_true_is_reported_and_what_is_no_move_is_told() {
    #[rustfmt::skip]
    let rows = [
        ("⠂ ⠘⠑⠲ ⠑⠢", "e4 e5", "\"⠘\" is not true of this move."),
        ("⠂ ⠑⠲⠜⠍ ⠑⠢", "e4 e5", "\"⠜⠍\" is not true of this move."),
        (
            "Eva 2 Eva 4 Schach, Eva 7 Eva 5",
            "e4 e5",
            "\"Schach\" is not true of this move.",
        ),
        ("⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠋", "e4 e5", "a rank from 1 to 8 is missing"),
        ("⠂ ⠑⠲ ⠑⠢ ⠆ ⠝⠋⠒", "e4 e5", "\"⠝⠋⠒\""),
    ];
    for (text, expected, said) in rows {
        let read_as = match text.starts_with('⠂') {
            true => ReadAs::Only(notation("braille")),
            false => ReadAs::Only(notation("spoken-german")),
        };
        let game = games(text, read_as).next().expect("a game");
        assert_eq!(moves(&game), expected, "{text}");
        let sentences = sentences(&game);
        assert!(
            sentences.len() == 1 && sentences[0].contains(said),
            "{sentences:?}"
        );
    }
}

/// Plies of a text.
const PLIES: usize = 40;

#[test]
fn games_at_random_come_back_from_every_encoding() {
    let mut dice = Dice::for_law(0x0062_7261_696c);
    let own: Vec<_> = CATALOGUE
        .iter()
        .filter(|row| matches!(row.notation, Notation::Braille(_) | Notation::Spoken(_)))
        .collect();
    assert_eq!(own.len(), 8);
    let known: Vec<&str> = recognised(Variant::Standard).map(|row| row.tag).collect();
    let mut texts = 0;
    for _ in 0..cases(12, 600) {
        let mut tree = rank_and_file::game::GameTree::default();
        let (mut position, mut at) = (Position::start(), At::Start);
        let mut played = Vec::new();
        while played.len() < PLIES && !position.moves().is_empty() {
            let mv = *dice.pick(&position.moves());
            at = At::After(tree.add(at, mv));
            played.push(mv);
            position.play(&mv);
        }
        for row in &own {
            let text = write_pgn(&tree, &row.notation);
            let named = ReadAs::named(row.reader).expect("a reader");
            let auto = known.contains(&row.tag).then_some(ReadAs::Auto);
            for read_as in [Some(named), auto].into_iter().flatten() {
                let game = games(&text, read_as).next().expect("a game");
                let tree = &game.tree;
                let line: Vec<_> = tree
                    .main_line(At::Start)
                    .map(|id| tree.node(id).mv)
                    .collect();
                assert_eq!(line, played, "{}: {text}", row.tag);
                assert!(game.troubles.is_empty(), "{}: {text}", row.tag);
                texts += 1;
            }
        }
    }
    println!("{texts} texts of {PLIES} plies");
}
