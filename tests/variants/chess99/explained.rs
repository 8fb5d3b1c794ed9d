//! The meaning of each letter and mark of a move, and its words in the panel.

use rank_and_file::game::fen::read_fen;
use rank_and_file::notation::{Kind, Notation, Tolerance};
use rank_and_file::screen::why;
use rank_and_file::session::{Action, GoAction, Names, OpenAction, Session};

#[test]
fn each_part_of_a_text_has_its_meaning() {
    let position = read_fen("r3k4/9/9/9/9/9/9/9/8K b - - 0 1").expect("a position");
    let reading = Notation::Reversible
        .read("Ked&Ra", &position.turn(), Tolerance::Strict)
        .expect("a move");
    let parts: Vec<(&str, Kind)> = reading
        .parts
        .iter()
        .map(|part| (reading.letters(part), part.kind))
        .collect();
    let wanted = [
        ("K", Kind::Piece),
        ("e", Kind::File),
        ("d", Kind::Square),
        ("&R", Kind::Castle),
        ("a", Kind::Origin),
    ];
    assert_eq!(parts, wanted);
}

/// Returns the panel's explanation of a game's last move: letters and meanings.
fn explained(fen: &str, text: &str) -> Vec<(String, String)> {
    let mut session = Session::empty();
    let score = format!("[Variant \"Chess 99\"]\n[FEN \"{fen}\"]\n\n{text} *");
    session.apply(Action::Open(OpenAction::Text(score)));
    session.apply(Action::Go(GoAction::Last));
    let model = why::model(&session, &mut Names::default()).expect("a move");
    let parts = model.reasons[0].parts.iter();
    parts
        .map(|part| (part.letters.clone(), part.says.clone()))
        .collect()
}

/// A position, a text, and the panel's explanation of its parts.
type Row = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

#[test]
fn the_panel_says_which_squares_are_written() {
    let rows = [
        (
            "h3",
            "A pawn's step of one square is written as the square where it ends, because it can only have come from the square behind.",
        ),
        (
            "h24",
            "Both squares are written, the file that they share only once, so the move cannot be mistaken.",
        ),
        (
            "Nb1c3",
            "Both squares are written in full, so the move cannot be mistaken.",
        ),
        (
            "a24 i86 Ra13 i5 Ra3e",
            "Both squares are written, the rank that they share only once, so the move cannot be mistaken.",
        ),
        (
            "e24 d86 e5 i7 ed6×",
            "A pawn's capture is written as the file it leaves and the square where it ends, because it can only have come from the rank behind.",
        ),
    ];
    for (text, said) in rows {
        let mut session = Session::empty();
        let score = format!("[Variant \"Chess 99\"]\n\n{text} *");
        session.apply(Action::Open(OpenAction::Text(score)));
        session.apply(Action::Go(GoAction::Last));
        let model = why::model(&session, &mut Names::default()).expect("a move");
        let why = model.reasons[0].because.to_string();
        assert!(why.starts_with(said), "{text}: {why}");
    }
}

#[test]
fn the_panel_explains_every_mark() {
    let rows: [Row; 6] = [
        (
            "r3k4/9/9/9/9/9/9/9/8K b - - 0 10",
            "Ked&Ra",
            &[
                ("K", "the king castles"),
                ("e", "it left e9"),
                ("d", "it landed on d9"),
                ("&R", "a rook goes to the square the king left"),
                ("a", "it stood on a9"),
            ],
        ),
        (
            "4k4/9/9/9/9/9/9/9/5KB2 w - - 0 10",
            "Kfg&B",
            &[
                ("&B", "a bishop goes to the square the king left"),
                ("", "no file: it stood beside the king, on g1"),
            ],
        ),
        (
            "8k/9/9/9/9/9/9/9/1K3p3 b - - 0 42",
            "f=Nd2+",
            &[
                ("", "no letter: a pawn moved"),
                ("f", "it left f1"),
                ("=N", "the pawn becomes a knight"),
                ("d2", "it landed on d2"),
                ("+", "check"),
            ],
        ),
        (
            "3r5/5k3/2aN5/5Q3/9/9/9/3K5/9 b - - 0 48",
            "Pc7a5!+",
            &[
                ("P", "a paladin moved"),
                ("!", "its own king is attacked"),
                ("+", "check"),
            ],
        ),
        (
            "1B7/9/k8/9/9/9/9/9/4K4 b - b8 0 1",
            "Ka7b8*B",
            &[
                ("*", "a pawn is taken en passant"),
                ("B", "a bishop is taken"),
            ],
        ),
        (
            "8k/1P7/9/9/9/9/9/9/4K4 w - - 0 42",
            "b9",
            &[("", "no =: it stays a pawn and waits")],
        ),
    ];
    for (fen, text, wanted) in rows {
        let found = explained(fen, text);
        for &(letters, says) in wanted {
            let part = (letters.to_owned(), says.to_owned());
            assert!(
                found.contains(&part),
                "{part:?} of {text} is not in {found:?}"
            );
        }
    }
}
