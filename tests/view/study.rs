//! Boards in other people's pages, as data: what an author writes, and what readers get.

use rank_and_file::board::Variant;
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::{At, follow, way};
use rank_and_file::session::{Action, EntryAction, GoAction, Session};
use rank_and_file::study::{Settings, StartPly, Study, pgn, ply};

/// Returns the settings that these attributes make.
fn settings(attributes: &[(&str, &str)]) -> Settings {
    let mut settings = Settings::default();
    for (name, value) in attributes {
        assert_eq!(settings.set(name, Some(value)), Ok(()), "{name}={value}");
    }
    settings
}

/// Returns the board that a reader gets, and the sentences about things that were not understood.
fn board(score: &str, attributes: &[(&str, &str)]) -> (Session, Vec<String>) {
    let settings = settings(attributes);
    let study = Study::read(score, &settings);
    let faults = study.faults.iter().map(ToString::to_string);
    (study.session(&settings), faults.collect())
}

/// The attributes of a board, each a name and a value.
type Attributes = [(&'static str, &'static str)];

fn moves(session: &Session) -> usize {
    session.tree().len()
}

#[test]
fn a_board_shows_what_its_author_gives() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    // The score, the attributes, the number of plies, and the FEN's first field at the moment
    // shown.
    let rows: &[(&str, &Attributes, usize, &str)] = &[
        (
            "1. e4 e5 2. Nf3",
            &[],
            3,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        ),
        (
            "1. e4 e5 2. Nf3",
            &[("ply", "2")],
            3,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
        ),
        (
            "1. e4 e5 2. Nf3",
            &[("ply", "end")],
            3,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        ),
        (
            "1. e4 e5 2. Nf3",
            &[("ply", "99")],
            3,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        ),
        ("", &[], 0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        (fen, &[], 0, "6k1/5ppp/8/8/8/8/5PPP/3R2K1"),
        (
            "1. Rd8#",
            &[("fen", fen), ("ply", "1")],
            1,
            "3R2k1/5ppp/8/8/8/8/5PPP/6K1",
        ),
        (
            "P-K4 P-K4 N-KB3",
            &[("read-as", "descriptive")],
            3,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        ),
        (
            "1. e4 Sf6",
            &[("letters", "german")],
            2,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        ),
        ("8/8/8/3N4/8/8/8/8 w - - 0 1", &[], 0, "8/8/8/3N4/8/8/8/8"),
        (
            "",
            &[
                ("fen", "8/8/8/3N4/8/8/8/8 w - - 0 1"),
                ("variant", "diagram"),
            ],
            0,
            "8/8/8/3N4/8/8/8/8",
        ),
        (
            "PK4 PK4",
            &[("variant", "uchess"), ("read-as", "uchess")],
            2,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        ),
        // Text as word processors and editors change it.
        (
            "1.\u{a0}e4 e5\n\n2.\u{a0}Nf3 {\u{201c}best\u{201d}} 2\u{2026} Nc6",
            &[],
            4,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        ),
        (
            "[White \u{201c}Able\u{201d}]\n\n1. e4 e5 2. Ke2 h6 3. Ke1 O\u{2013}O",
            &[],
            5,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        ),
    ];
    for (score, attributes, count, placed) in rows {
        let (session, _) = board(score, attributes);
        assert_eq!(moves(&session), *count, "{score} {attributes:?}");
        let shown = write_fen(session.position());
        assert_eq!(
            shown.split(' ').next(),
            Some(*placed),
            "{score} {attributes:?}"
        );
    }
}

#[test]
fn what_is_not_understood_is_said_with_its_place() {
    let rows: &[(&str, &Attributes, &str)] = &[
        ("1. e4 e5 2. Nf9 Nc6", &[], "Line 1, column 13: "),
        ("hello", &[], ""),
        (
            "1. e4",
            &[("fen", "8/8/8/9/8/8/8/8 w - - 0 1")],
            "Not a position. ",
        ),
    ];
    for (score, attributes, begins) in rows {
        let (_, faults) = board(score, attributes);
        let fault = faults
            .first()
            .unwrap_or_else(|| panic!("{score}: nothing is said"));
        assert!(fault.starts_with(begins) && fault.len() > 20, "{fault}");
    }
    let study = Study::read("1. e4 e5 2. Nf9 Nc6", &Settings::default());
    assert_eq!(&"1. e4 e5 2. Nf9 Nc6"[study.faults[0].span.clone()], "Nf9");
    let (_, faults) = board("1. e4 e5 2. Nf3", &[]);
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn columns_are_written_in_the_letters_that_are_asked_for() {
    let rows: [(&str, &str, &[&str]); 5] = [
        ("french", "short descriptive", &["Fc4", "B-B4"]),
        ("spanish", "long minimal", &["Af1-c4", "Ac4"]),
        ("dutch", "short uci", &["Lc4", "f1c4"]),
        ("german", "german", &["Lc4"]),
        ("english", "long", &["Bf1-c4"]),
    ];
    for (letters, columns, expected) in rows {
        let attributes = [
            ("letters", letters),
            ("columns", columns),
            ("read-as", "uci"),
        ];
        let (session, faults) = board("e2e4 e7e5 f1c4", &attributes);
        assert_eq!(faults, Vec::<String>::new(), "{letters}");
        let tree = session.tree();
        let last = tree.node(tree.main_line(At::Start).last().expect("three moves"));
        let before = tree.position(last.parent);
        let names = session.columns().iter().map(|column| {
            let turn = before.turn_of(before.mover(&last.mv));
            column.notation.name(&last.mv, &turn).reading.text
        });
        assert_eq!(names.collect::<Vec<_>>(), expected, "{letters}");
    }
}

#[test]
fn columns_that_a_game_does_not_have_are_left_out() {
    let tags = |session: &Session| -> Vec<&str> {
        session.columns().iter().map(|column| column.tag).collect()
    };
    let (session, _) = board("1. e4", &[("columns", "long uchess uci")]);
    assert_eq!(tags(&session), ["long", "uci"]);
    let (session, _) = board(
        "PK4",
        &[("variant", "uchess"), ("columns", "uchess descriptive")],
    );
    assert_eq!(tags(&session), ["uchess", "descriptive"]);
    let (session, _) = board("", &[("variant", "chess99"), ("columns", "short")]);
    assert_eq!(tags(&session), ["chess99"]);
    assert_eq!(session.position().variant(), Variant::Chess99);
}

#[test]
fn a_board_made_anew_from_what_was_kept_is_the_same() {
    let score = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 {good} Nc6 3. Bb5";
    let (mut session, _) = board(score, &[]);
    session.apply(Action::Go(GoAction::To(ply(
        session.tree(),
        StartPly::After(2),
    ))));
    for text in ["Bc4", "Bc5", "Qh5"] {
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        session.apply(Action::Entry(EntryAction::Enter));
    }
    for id in session.tree().ids().collect::<Vec<_>>() {
        session.apply(Action::Go(GoAction::To(At::After(id))));
        let steps = way(session.tree(), session.at());
        let (again, faults) = board(&pgn(&session), &[]);
        assert_eq!(faults, Vec::<String>::new());
        let there = follow(again.tree(), &steps).unwrap();
        assert_eq!(
            write_fen(&again.tree().position(there)),
            write_fen(session.position())
        );
        assert_eq!(way(again.tree(), there), steps);
    }
}
