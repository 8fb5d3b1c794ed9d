//! The styles of English descriptive: what each prints, with the reason, and complete games that
//! are read back.

use rank_and_file::board::Move;
use rank_and_file::game::pgn::{Game, ReadAs, games, write_pgn};
use rank_and_file::notation::descriptive::Marks;
use rank_and_file::notation::{Named, Notation, Rule, Style, Tolerance, Verdict, judge};
use rank_and_file::rules::Position;
use rank_and_file::screen::why;
use rank_and_file::session::{Action, GoAction, Names, OpenAction, Session, SheetAction, column};
use testing::chance::{cases, some};
use testing::corpus::corpus;
use testing::games;
use testing::positions;

/// Returns the position after these moves, given in short algebraic.
fn after(moves: &str) -> Position {
    let mut position = Position::start();
    for text in moves.split_whitespace() {
        let mv = position.read_san(text).expect("a legal move");
        position.play(&mv);
    }
    position
}

/// Returns a move, given in short algebraic, and its name in a style.
fn named(style: Style, position: &Position, san: &str) -> (Move, Named) {
    let mv = position.read_san(san).unwrap_or_else(|| panic!("{san}"));
    let turn = position.turn();
    (mv, Notation::Descriptive(style).name(&mv, &turn))
}

fn written(style: Style, position: &Position, san: &str) -> String {
    named(style, position, san).1.reading.text
}

#[test]
fn each_style_prints_a_move_as_its_books_do() {
    // The moves before it, the move, and its name in three styles of the last two centuries.
    let rows = [
        ("", "e4", ["P-K4", "P to K4", "P. to K's 4th."]),
        ("", "Nf3", ["Kt-KB3", "Kt to KB3", "K. Kt. to K. B's 3d."]),
        (
            "e4 e5",
            "Nc3",
            ["Kt-QB3", "Kt to QB3", "Q. Kt. to Q. B's 3d."],
        ),
        (
            "e4 e5 Nf3 Nc6 Bc4 Bc5",
            "O-O",
            ["Castles", "Castles", "Castles on K's side."],
        ),
        (
            "e4 d5 exd5 Qxd5 Nc3 Qd8 d4 Nf6 Bf4 e6 Qd2 Be7",
            "O-O-O",
            ["Castles QR", "Castles QR", "Castles on Q's side."],
        ),
        (
            "e4 e5 Bc4 Bc5 Qh5 Nf6",
            "Qxf7",
            ["QxBP mate", "Q takes BP mate", "Q. takes K. B. P. (mate)"],
        ),
        ("e4 d5", "exd5", ["PxP", "P takes P", "P. takes P."]),
        (
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O",
            "Kh1",
            ["K-R1", "K to R sq", "K. to R's sq."],
        ),
        (
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 Re1 O-O",
            "Rf1",
            ["R-B1", "R to B sq", "K. R. to K. B's sq."],
        ),
        (
            "e4 a6 e5 d5",
            "exd6",
            ["PxP e.p.", "P takes P en pas", "P. takes P. (in passing)"],
        ),
        (
            "e4 e5 f4 exf4 Bc4",
            "Qh4",
            ["Q-R5 ch", "Q to R5 ch", "Q. to K. R's 5th. (ch.)"],
        ),
        (
            "e4 e5 Nf3 Nf6 Nxe5 Nxe4 Qe2 Nf6",
            "Nc6",
            [
                "Kt-B6 dis ch",
                "Kt to B6 dis ch",
                "K. Kt. to Q. B's 6th. (dis. ch.)",
            ],
        ),
        (
            "e4 e5 Nf3 Nc6 Bb5 a6",
            "Bxc6",
            ["BxKt", "B takes Kt", "B. takes Kt."],
        ),
    ];
    for (before, san, wanted) in rows {
        let position = after(before);
        let found =
            [Style::KT, Style::TO, Style::STAUNTON].map(|style| written(style, &position, san));
        assert_eq!(found, wanted, "{san} after {before}");
    }
}

#[test]
fn a_promotion_and_a_square_in_brackets_are_printed_in_every_style() {
    let position = |fen| rank_and_file::game::fen::read_fen(fen).expect("a position");
    let pawn = position("3n4/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    // A diagram does not show which rook is the king's.
    let rooks = position("5k2/8/8/8/8/8/R6R/1K6 w - - 0 1");
    let rows = [
        (Style::MODERN, "PxN(Q)", "R(QR2)-QB2"),
        (Style::KT, "PxKt(Q)", "R(QR2)-QB2"),
        (Style::SPACED, "P × Kt (Q)", "R (Q R 2) - Q B 2"),
        (Style::TO, "P takes Kt (Q)", "R (QR2) to QB2"),
        (
            Style::STAUNTON,
            "P. takes Kt. (becoming a Q.)",
            "R. (Q. R's 2d.) to Q. B's 2d.",
        ),
    ];
    for (style, promotion, bracket) in rows {
        assert_eq!(written(style, &pawn, "exd8=Q"), promotion, "{style:?}");
        assert_eq!(written(style, &rooks, "Rac2"), bracket, "{style:?}");
    }
}

#[test]
fn a_style_that_writes_in_full_says_what_would_have_been_enough() {
    let rows = [
        // The letters that are needed, and the shortest name that would be enough.
        ("", "Nf3", Rule::SideKept, Some("Kt. to K. B's 3d.")),
        ("e4 e5", "Be2", Rule::HouseStyle, Some("B. to K's 2d.")),
        ("", "f4", Rule::SideKept, None),
        ("e4 e5", "f4", Rule::SideKept, None),
        ("", "e4", Rule::NoneNeeded, None),
        ("e4 d5", "exd5", Rule::NoneNeeded, None),
    ];
    for (before, san, rule, shortest) in rows {
        let position = after(before);
        let (mv, named) = named(Style::STAUNTON, &position, san);
        let text = &named.reading.text;
        assert_eq!(named.rule, rule, "{text}");
        let found = named.shortest.as_ref().map(|reading| reading.text.as_str());
        assert_eq!(found, shortest, "{text}");
        if let Some(shortest) = &named.shortest {
            let verdict = judge(shortest, &position.turn());
            assert!(
                matches!(verdict, Verdict::One { mv: found, .. } if found == mv),
                "{text}"
            );
        }
    }
}

#[test]
fn the_panel_speaks_in_the_letters_of_the_notation() {
    let rows = [
        (
            "1. h3",
            "descriptive-guthrie",
            "Side needed: \"P-C3\" could also be the pawn to QC3 (a3). Both are legal, so the K of KC3 is needed.",
        ),
        (
            "1. e4 d5 2. exd5",
            "german-print-short",
            "Pawn's file: When a pawn takes, the file it leaves is always written, here e.",
        ),
        (
            "[FEN \"4k3/8/8/3p4/3pP3/3pP3/8/4K3 w - - 0 1\"]\n\n1. exd5",
            "german-print-short",
            "Square added: \"ed:\" could also be the pawn from e3 taking the pawn on d4. Both files are not enough, so the square is written too.",
        ),
        (
            "1. Nf3",
            "stamma",
            "Nothing added: The letter says on which file the piece began the game, here G.",
        ),
        (
            "1. Nf3 a6 2. d3 b6 3. Nbd2",
            "stamma",
            "Piece named: The letter says on which file the piece began the game, here B.",
        ),
        (
            "1. d4 e5 2. dxe5 d6 3. exd6 a6 4. dxc7 a5 5. cxb8=Q a4 6. Qbd6",
            "stamma",
            "Square added: Where the piece began the game is not known, and the letter of its kind is another's, so the square that it leaves is written too.",
        ),
        (
            "[FEN \"4k3/8/8/R6R/8/8/4K3/8 w - - 0 1\"]\n\n1. Rad5",
            "stamma",
            "Square added: \"A d5\" could also be the rook from h5 to d5. No letter tells them apart, so a square is added.",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6",
            "stamma",
            "File added: \"p c6\" could also be the pawn on b7. Both stand on rank 7, so the file d tells them apart.",
        ),
    ];
    for (score, tag, said) in rows {
        let mut session = Session::empty();
        let notation = column(tag).expect("a column");
        session.apply(Action::Sheet(SheetAction::SetColumn(0, notation)));
        session.apply(Action::Open(OpenAction::Text(score.to_owned())));
        session.apply(Action::Go(GoAction::Last));
        let model = why::model(&session, &mut Names::default()).expect("a current move");
        let reason = &model.reasons[0];
        assert_eq!(format!("{}: {}", reason.rule, reason.because), said);
        let parts = reason.parts.iter().map(|part| part.says.as_str());
        assert!(!parts.clone().any(|says| says.contains("no x")), "{tag}");
    }
}

#[test]
fn the_panel_tells_what_is_needed_from_what_the_style_adds() {
    let rows = [
        (
            "1. e4 e5 2. Be2",
            "Written in full",
            "\"B. to K's 2d.\" would be enough. Books of this style say which bishop it is while both are on the board, needed or not.",
            "",
        ),
        (
            "1. e4 e5 2. Nf3 Nf6 3. Nc3",
            "Written in full",
            "\"Kt. to B's 3d.\" would be enough. Books of this style name the side of the target's file and say which knight it is while both are on the board, needed or not.",
            "",
        ),
        (
            "1. Nf3",
            "Side needed",
            "\"Kt. to B's 3d.\" could also be the knight to QB3 (c3). Both are legal, so the K of KB3 is needed. \"Kt. to K. B's 3d.\" would be enough. Books of this style say which knight it is while both are on the board, needed or not.",
            "K",
        ),
        (
            "1. f4",
            "Side needed",
            "\"P. to B's 4th.\" could also be the pawn to QB4 (c4). Both are legal, so the K of KB4 is needed.",
            "K",
        ),
    ];
    for (score, rule, because, needed) in rows {
        let mut session = Session::empty();
        let staunton = column("descriptive-staunton").expect("a column");
        session.apply(Action::Sheet(SheetAction::SetColumn(0, staunton)));
        session.apply(Action::Open(OpenAction::Text(score.to_owned())));
        session.apply(Action::Go(GoAction::Last));
        let model = why::model(&session, &mut Names::default()).expect("a current move");
        let reason = &model.reasons[0];
        assert_eq!(
            (reason.rule, reason.because.to_string().as_str()),
            (rule, because)
        );
        let letters = reason.parts.iter().filter(|part| part.needed);
        let letters: Vec<&str> = letters.map(|part| part.letters.as_str()).collect();
        assert_eq!(letters.join(" "), needed, "{score}");
    }
}

#[test]
fn every_style_goes_by_its_name() {
    for (name, style) in Style::NAMES {
        assert_eq!(Style::named(name), Some(style), "{name}");
    }
    assert_eq!(Style::named("morse"), None);
    let position = after("e4 e5");
    let turn = position.turn();
    for (name, style) in Style::NAMES {
        let text = written(style, &position, "Nf3");
        let reading = Notation::DESCRIPTIVE.read(&text, &turn, Tolerance::Strict);
        assert!(
            reading.is_ok(),
            "{name}: {text}, read by a reader of another style"
        );
    }
}

/// Writes each game in every style and reads it back, with the style given and, where marks choose
/// nothing, without it. Returns the number of games and plies.
fn round_trip(all: impl Iterator<Item = Game>) -> (usize, usize) {
    let (mut count, mut plies) = (0, 0);
    for game in all {
        let shape = games::shape(&game.tree);
        for (name, style) in Style::NAMES {
            let notation = Notation::Descriptive(style);
            let text = write_pgn(&game.tree, &notation);
            let told = [ReadAs::Only(notation), ReadAs::Auto];
            for read_as in &told[..1 + usize::from(style.marks == Marks::Strict)] {
                let mut back = games(&text, *read_as);
                let first = back.next().expect("a game");
                let troubles = games::sentences(&first);
                assert_eq!(troubles, Vec::<String>::new(), "{name}: {text}");
                assert_eq!(games::shape(&first.tree), shape, "{name}: {text}");
                assert!(back.next().is_none(), "{name}: {text}");
            }
            plies += game.tree.ids().count();
        }
        count += 1;
    }
    (count, plies)
}

#[test]
fn a_game_comes_back_from_every_style_as_it_was() {
    let all = games(positions::own(), ReadAs::Only(Notation::SHORT));
    let (count, plies) = round_trip(some(all, 5));
    assert!(
        count > cases(80, 400) && plies > cases(40_000, 200_000),
        "{count} games, {plies} plies"
    );
}

#[test]
#[ignore = "reads the larger corpus"]
fn games_of_the_large_corpora_come_back_from_every_style_as_they_were() {
    for (file, wanted) in [
        ("pgn/players-8155.pgn", 1_000),
        ("pgn/lichess-438.pgn", 438),
    ] {
        let large = corpus(file);
        // Names of players may be in Latin-1; moves are ASCII.
        let bytes = std::fs::read(large).expect("the large corpus");
        let text = String::from_utf8_lossy(&bytes);
        let all = games(&text, ReadAs::Only(Notation::SHORT)).take(wanted);
        let (count, plies) = round_trip(all);
        println!("{file}: {count} games, {plies} plies in ten styles, no difference");
        assert_eq!(count, wanted);
    }
}
