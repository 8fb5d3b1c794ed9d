//! Quizzes: what is asked, how answers are judged, in the very sentences, and the hints; and as laws that
//! in every notation the name is right and nothing else is.

mod positions;

use positions::{Dice, games, mixed_positions, rich_setup, scores};
use rank_and_file::app::quiz::{Answer, Judgement, Quiz, Task};
use rank_and_file::app::{COLUMNS, Column, Offer, column};
use rank_and_file::board::{Cell, Drawn, Play, Setup, Shape, Side, Variant};
use rank_and_file::game::fen::{read_fen_of, read_setup};
use rank_and_file::game::pgn::{ReadAs, continuation};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::Sentence;
use rank_and_file::rules::Position;

fn cell(name: &str) -> Cell {
    Cell::parse(name).expect("a square")
}

/// A line played from a position: "" is the array of orthodox chess, and `chess99 …`, `uchess …` and
/// `diagram …` name another game, with its array if no position follows.
fn tree(from: &str, line: &str) -> GameTree {
    let (variant, fen) = from.split_once(' ').unwrap_or((from, ""));
    let (variant, fen) = match Variant::named(variant) {
        Some(variant) => (variant, fen),
        None => (Variant::Standard, from),
    };
    let position = if fen.is_empty() {
        Position::array(variant)
    } else if variant == Variant::Diagram {
        let setup = read_setup(fen).expect("a diagram");
        Position::from_setup(&Setup { variant, ..setup }).expect("a diagram")
    } else {
        read_fen_of(fen, variant).unwrap_or_else(|error| panic!("{fen}: {error}"))
    };
    let game = continuation(&position, line, ReadAs::Auto).expect("a line");
    assert!(game.troubles.is_empty(), "{line}: {:?}", game.troubles);
    game.tree
}

/// The quiz about the last move of a line.
fn last(task: Task, tag: &str, from: &str, line: &str) -> Quiz {
    let tree = tree(from, line);
    let At::After(id) = tree.end_of_line(At::Start) else {
        panic!("{line} has no moves")
    };
    let column = column(tag).unwrap_or_else(|| panic!("no column {tag}"));
    Quiz::new(task, column, &tree, tree.node(id).parent).expect("a quiz")
}

/// An answer as the tables have it: a square, two squares for a man put from one on another, or
/// else a text. What a pawn becomes is given after `=`, by its place among the choices.
fn answer(quiz: &mut Quiz, task: Task, text: &str) -> Judgement {
    let square = |at: std::ops::Range<usize>| text.get(at).and_then(Cell::parse);
    match (task, square(0..2), square(2..4)) {
        (Task::Man, Some(cell), None) => quiz.answer(Answer::Square(cell)),
        (Task::Move, Some(from), Some(to)) => {
            let judgement = quiz.answer(Answer::Drop(from, to));
            match text.get(4..).and_then(|at| at.strip_prefix('=')) {
                Some(at) => {
                    let play = judgement.choices[at.parse::<usize>().expect("a place")];
                    quiz.answer(Answer::Play(play))
                }
                None => judgement,
            }
        }
        _ => quiz.answer(Answer::Text(text)),
    }
}

/// `+` right, `-` wrong, `?` not judged; then the sentence.
fn told(judgement: &Judgement) -> String {
    let sign = match (judgement.judged, judgement.right) {
        (false, _) => '?',
        (true, false) => '-',
        (true, true) => '+',
    };
    format!("{sign} {}", judgement.sentence)
}

type Row<'t> = (&'t str, &'t str, &'t str, &'t str, &'t str);

/// Holds each row (position, line, column, answer to the last move, judgement) to its sentence.
fn judged(task: Task, rows: &[Row<'_>]) {
    let mut wrong = String::new();
    for (from, line, column, given, expected) in rows {
        let mut quiz = last(task, column, from, line);
        let said = told(&answer(&mut quiz, task, given));
        if said != *expected {
            wrong.push_str(&format!(
                "{line} | {column} | {given}\n  says     {said}\n  expected {expected}\n"
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Knights on b1 and f3.
const TWO: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
/// A knight on c3 that is pinned, and one on g1 that is not.
const PIN: &str = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
/// A pawn about to promote.
const PAWN: &str = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
/// Two pawns that can take the same one.
const PAIR: &str = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
/// Two rooks that mate.
const BACK: &str = "6k1/5ppp/8/8/8/8/5PPP/R3R1K1 w - - 0 1";
const VARIATIONS: &str =
    "Re8# (1. Ra7 $2 {Too slow. [%csl Ga7]}) (1. h3 ! {Air.} g6) (1. g3 $6) (1. f3 {Calm.})";
const ITALIAN: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O";
const MATE: &str = "e4 e5 Bc4 Bc5 Qh5 Nc6 Qxf7#";
const TAKES: &str = "e4 d5 exd5";
const NINE: &str = "chess99 4k4/9/6p2/7N1/3p5/2P6/9/9/4K4 w - - 0 16";
const CASTLE: &str = "chess99 r3k4/9/9/9/9/9/9/9/5KB2 w - - 0 10";
const U: &str = "P-K4 P-K4 N-K2";

#[test]
fn the_name_itself_is_right_and_is_told_with_its_rule() {
    judged(
        Task::Write,
        &[
            (
                TWO,
                "Nbd2",
                "short",
                "Nbd2",
                "+ Right. File added. \"Nd2\" could also be the knight on f3. They stand on different files, so the file b tells them apart; the file comes before the rank.",
            ),
            (
                PIN,
                "Ne2",
                "short",
                "Ne2",
                "+ Right. Nothing added. The knight on c3 could reach e2 too, but it is pinned to the king on e1 by the bishop on b4, so it may not move there and does not count.",
            ),
            (
                "",
                "Nf3",
                "descriptive",
                "N-KB3",
                "+ Right. Side of the target kept. \"N-B3\" could also be the knight going to QB3 (c3): both are legal, so the K of KB3 stays.",
            ),
            (
                "",
                MATE,
                "descriptive",
                "QxBP mate",
                "+ Right. Captured man named. \"QxP mate\" could also be the queen from h5 taking the pawn on e5 or the queen from h5 taking the pawn on h7. Saying which man is taken is enough.",
            ),
            (
                "",
                ITALIAN,
                "short",
                "O-O",
                "+ Right. Castling. Castling has a sign of its own; there is only one way to castle on each side.",
            ),
            (
                TWO,
                "Nbd2",
                "german",
                "Sbd2",
                "+ Right. File added. \"Sd2\" could also be the knight on f3. They stand on different files, so the file b tells them apart; the file comes before the rank.",
            ),
            (
                "uchess",
                U,
                "uchess",
                "N-K2",
                "+ Right. Three symbols. Three symbols say it, and no other move of any man shares them.",
            ),
            (
                "chess99",
                "e24",
                "chess99",
                "e24",
                "+ Right. Both squares. Both squares are always written, so nothing can be mistaken. Taken back from the text alone, the pawn returns to e2.",
            ),
            (
                "chess99",
                "e24",
                "short",
                "e24",
                "+ Right. Both squares. Both squares are always written, so nothing can be mistaken. Taken back from the text alone, the pawn returns to e2.",
            ),
        ],
    );
}

#[test]
fn what_is_optional_may_be_written_otherwise() {
    judged(
        Task::Write,
        &[
            (
                "",
                MATE,
                "short",
                "Qf7",
                "+ Right; here it is written \"Qxf7#\". Nothing added. No other queen can go to f7.",
            ),
            (
                "",
                MATE,
                "short",
                "Qxf7+",
                "+ Right; here it is written \"Qxf7#\". Nothing added. No other queen can go to f7.",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "nbd2!",
                "+ Right; here it is written \"Nbd2\". File added. \"Nd2\" could also be the knight on f3. They stand on different files, so the file b tells them apart; the file comes before the rank.",
            ),
            (
                "",
                "e4",
                "short",
                "1. e4",
                "+ Right; here it is written \"e4\". Nothing added. Only one pawn can go to e4.",
            ),
            (
                "",
                ITALIAN,
                "short",
                "0-0",
                "+ Right; here it is written \"O-O\". Castling. Castling has a sign of its own; there is only one way to castle on each side.",
            ),
            (
                "",
                ITALIAN,
                "descriptive",
                "Castles",
                "+ Right; here it is written \"O-O\". Castling. Castling has a sign of its own; there is only one way to castle on each side.",
            ),
            (
                PAWN,
                "a8=Q+",
                "short",
                "a8Q",
                "+ Right; here it is written \"a8=Q+\". Nothing added. Only one pawn can go to a8.",
            ),
            (
                "",
                TAKES,
                "minimal",
                "exd5",
                "+ Right; here it is written \"ed5\". Pawn's file. A pawn that takes always names the file it leaves, here e.",
            ),
            (
                "",
                TAKES,
                "descriptive",
                "P x P",
                "+ Right; here it is written \"PxP\". Nothing added. No other pawn can take a pawn.",
            ),
            (
                "",
                "Nf3",
                "descriptive",
                "Kt to KB3",
                "+ Right; here it is written \"N-KB3\". Side of the target kept. \"N-B3\" could also be the knight going to QB3 (c3): both are legal, so the K of KB3 stays.",
            ),
            (
                TWO,
                "Nbd2",
                "descriptive",
                "Kt/Kt1-Q2",
                "+ Right; here it is written \"N(N1)-Q2\". Square added. \"N-Q2\" could also be the knight from f3 to d2. No letter tells them apart, so a square does.",
            ),
            (
                TWO,
                "Nbd2",
                "long",
                "Nb1d2",
                "+ Right; here it is written \"Nb1-d2\". Both squares. Both squares are always written, so nothing can be mistaken.",
            ),
            (
                TWO,
                "Nbd2",
                "figurine",
                "Nbd2",
                "+ Right; here it is written \"♘bd2\". File added. \"♘d2\" could also be the knight on f3. They stand on different files, so the file b tells them apart; the file comes before the rank.",
            ),
            (
                "uchess",
                U,
                "uchess",
                "C2R",
                "+ Right; here it is written \"N-K2\". Three symbols. Three symbols say it, and no other move of any man shares them.",
            ),
            (
                NINE,
                "cd5× gh6×N",
                "chess99",
                "gh6xN",
                "+ Right; here it is written \"gh6×N\". Both squares. Both squares are always written, so nothing can be mistaken. Taken back from the text alone, the pawn returns to g7 and a knight stands again on h6.",
            ),
            (
                "",
                "Nf3",
                "descriptive-staunton",
                "Kt to KB3",
                "+ Right; here it is written \"K. Kt. to K. B's 3d.\". Side of the target kept. \"Kt. to B's 3d.\" could also be the knight going to QB3 (c3): both are legal, so the K of KB3 stays. \"Kt. to K. B's 3d.\" would be enough. Books of this style say which knight it is while both are on the board, needed or not.",
            ),
            (
                TWO,
                "Nbd2",
                "descriptive",
                "QN-Q2",
                "+ Right; here it is written \"N(N1)-Q2\". Square added. \"N-Q2\" could also be the knight from f3 to d2. No letter tells them apart, so a square does.",
            ),
            (
                PAIR,
                "exd5",
                "descriptive",
                "P(K4)xP",
                "+ Right; here it is written \"KPxP\". Captor named. \"PxP\" could also be the pawn from c4 taking the pawn on d5. Only one such man can take, so naming him is enough.",
            ),
        ],
    );
}

#[test]
fn too_much_is_shown_to_be_too_much() {
    judged(
        Task::Write,
        &[
            (
                PIN,
                "Ne2",
                "short",
                "Nge2",
                "- The move is meant, but more is written than is needed. The knight on c3 could reach e2 too, but it is pinned to the king on e1 by the bishop on b4, so it may not move there and does not count. \"Ne2\" is enough.",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "Nb1d2",
                "- The move is meant, but more is written than is needed. \"Nd2\" could also be the knight on f3. They stand on different files, so the file b tells them apart; the file comes before the rank. \"Nbd2\" is enough.",
            ),
            (
                "",
                "e4",
                "short",
                "Pe4",
                "- The move is meant, but more is written than is needed. Only one pawn can go to e4. \"e4\" is enough.",
            ),
            (
                "",
                TAKES,
                "descriptive",
                "KPxQP",
                "- The move is meant, but more is written than is needed. No other pawn can take a pawn. \"PxP\" is enough.",
            ),
            (
                "",
                "Nf3",
                "descriptive",
                "KN-KB3",
                "- The move is meant, but more is written than is needed. \"N-B3\" could also be the knight going to QB3 (c3): both are legal, so the K of KB3 stays. \"N-KB3\" is enough.",
            ),
            (
                TWO,
                "Nbd2",
                "descriptive",
                "N(QN1)-Q2",
                "+ Right; here it is written \"N(N1)-Q2\". Square added. \"N-Q2\" could also be the knight from f3 to d2. No letter tells them apart, so a square does.",
            ),
            (
                "uchess",
                U,
                "short",
                "Nge2",
                "- The move is meant, but more is written than is needed. No other knight can go to e2. \"Ne2\" is enough.",
            ),
            (
                "",
                TAKES,
                "descriptive",
                "P(K4)xP",
                "- The move is meant, but more is written than is needed. No other pawn can take a pawn. \"PxP\" is enough.",
            ),
        ],
    );
}

#[test]
fn too_little_names_what_else_could_be_meant() {
    judged(
        Task::Write,
        &[
            (
                TWO,
                "Nbd2",
                "short",
                "Nd2",
                "- \"Nd2\" could be the knight from b1 to d2 or the knight from f3 to d2. Say which.",
            ),
            (
                "",
                "Nf3",
                "descriptive",
                "N-B3",
                "- \"N-B3\" could be the knight from b1 to c3 or the knight from g1 to f3. Say which.",
            ),
            (
                "",
                MATE,
                "descriptive",
                "QxP mate",
                "- \"QxP mate\" could be the queen from h5 taking the pawn on e5, the queen from h5 taking the pawn on f7 or the queen from h5 taking the pawn on h7. Say which.",
            ),
            (
                PAIR,
                "exd5",
                "descriptive",
                "PxP",
                "- \"PxP\" could be the pawn from c4 taking the pawn on d5 or the pawn from e4 taking the pawn on d5. Say which.",
            ),
            (
                PAWN,
                "a8=Q+",
                "short",
                "a8",
                "- \"a8\" could be the pawn from a7 to a8, becoming a queen, the pawn from a7 to a8, becoming a rook, the pawn from a7 to a8, becoming a bishop or the pawn from a7 to a8, becoming a knight. Say which.",
            ),
            (
                "",
                TAKES,
                "short",
                "ed",
                "- The move is meant, but in short algebraic it is written \"exd5\". Pawn's file. A pawn that takes always names the file it leaves, here e.",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "N1d2",
                "- The move is meant, but in short algebraic it is written \"Nbd2\". File added. \"Nd2\" could also be the knight on f3. They stand on different files, so the file b tells them apart; the file comes before the rank.",
            ),
            (
                "",
                TAKES,
                "short",
                "xd5",
                "? Not a move yet: expected the file the pawn came from, as in exd5, found \"x\".",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "N",
                "? Not a move yet: expected a square such as e4 after \"N\", found the end of the text.",
            ),
        ],
    );
}

#[test]
fn a_name_in_another_notation_is_known_as_such() {
    judged(
        Task::Write,
        &[
            (
                TWO,
                "Nbd2",
                "short",
                "Nb1-d2",
                "- That is long algebraic. In short algebraic the move is written \"Nbd2\".",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "N-Q2",
                "- That is English descriptive. In short algebraic the move is written \"Nbd2\".",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "b1d2",
                "- That is coordinate notation. In short algebraic the move is written \"Nbd2\".",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "Sbd2",
                "- That is short algebraic with German letters. In short algebraic the move is written \"Nbd2\".",
            ),
            (
                TWO,
                "Nbd2",
                "descriptive",
                "Nbd2",
                "- That is short algebraic. In English descriptive the move is written \"N(N1)-Q2\".",
            ),
            (
                TWO,
                "Nbd2",
                "long",
                "Nbd2",
                "- That is short algebraic. In long algebraic the move is written \"Nb1-d2\".",
            ),
            (
                TWO,
                "Nbd2",
                "uci",
                "Nb1d2",
                "- That is reversible notation. In coordinate notation the move is written \"b1d2\".",
            ),
            (
                TWO,
                "Nbd2",
                "german",
                "Nbd2",
                "- That is short algebraic. In short algebraic with German letters the move is written \"Sbd2\".",
            ),
            (
                TWO,
                "Nbd2",
                "reversible",
                "Nbd2",
                "- That is short algebraic. In reversible notation the move is written \"Nb1d2\".",
            ),
            (
                "",
                TAKES,
                "short",
                "PxP",
                "- That is English descriptive. In short algebraic the move is written \"exd5\".",
            ),
            (
                "",
                ITALIAN,
                "short",
                "Castles",
                "- That is English descriptive. In short algebraic the move is written \"O-O\".",
            ),
            (
                "",
                "Nf3",
                "descriptive",
                "N-f3",
                "- The move is meant, but in English descriptive it is written \"N-KB3\". Side of the target kept. \"N-B3\" could also be the knight going to QB3 (c3): both are legal, so the K of KB3 stays.",
            ),
            (
                "uchess",
                U,
                "uchess",
                "Ne2",
                "- That is short algebraic. In a three-symbol sentence the move is written \"N-K2\".",
            ),
            (
                "uchess",
                U,
                "short",
                "N-K2",
                "- That is English descriptive. In short algebraic the move is written \"Ne2\".",
            ),
        ],
    );
}

#[test]
fn another_move_is_named_and_what_is_no_move_is_refused() {
    judged(
        Task::Write,
        &[
            (
                TWO,
                "Nbd2",
                "short",
                "Nfd2",
                "- That is the knight from f3 to d2. The move to write is the knight from b1 to d2.",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "Nc3",
                "- That is the knight from b1 to c3. The move to write is the knight from b1 to d2.",
            ),
            (
                PAWN,
                "a8=Q+",
                "short",
                "a8=R",
                "- That is the pawn from a7 to a8, becoming a rook. The move to write is the pawn from a7 to a8, becoming a queen.",
            ),
            (TWO, "Nbd2", "short", "Ne4", "- No knight can reach e4."),
            (
                PIN,
                "Ne2",
                "short",
                "Ncb5",
                "- No knight on the c-file can reach b5: the knight on c3 is pinned by the bishop on b4.",
            ),
            (
                "",
                TAKES,
                "descriptive",
                "P-Q5",
                "- This would be a capture, to be written with x: the pawn from e4 taking the pawn on d5.",
            ),
            (
                "",
                ITALIAN,
                "short",
                "O-O-O",
                "- White cannot castle on the queen's side: the knight on b1, the bishop on c1 and the queen on d1 stand in the way.",
            ),
            ("", ITALIAN, "short", "Kg1", "- The king cannot reach g1."),
            (
                TWO,
                "Nbd2",
                "short",
                "Nbd2+",
                "- The move is meant, but \"+\" is not true of it. It is written \"Nbd2\".",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "Nbxd2",
                "- There is nothing to take on d2. Leave out \"x\" for the knight from b1 to d2.",
            ),
            (
                "",
                TAKES,
                "short",
                "exd5 e.p.",
                "- The move is meant, but \"e.p.\" is not true of it. It is written \"exd5\".",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "Nd9",
                "? Not a move yet: expected a rank (1 to 8) after \"Nd\", found \"9\".",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "knight",
                "? Not a move yet: expected a square such as e4 after \"k\", found \"n\".",
            ),
            (TWO, "Nbd2", "short", " ", "? Nothing is written yet."),
            (
                "uchess",
                U,
                "uchess",
                "N-KB3",
                "? Not a move yet: expected no fourth symbol (U-chess allows three) after \"N-KB\", found \"3\".",
            ),
            (
                "uchess",
                U,
                "uchess",
                "N-B3",
                "- \"N-B3\" could be the knight from b1 to c3 or the knight from g1 to f3, so neither may be played.",
            ),
            (
                "chess99",
                "e24",
                "chess99",
                "e3",
                "- That is the pawn from e2 to e3. The move to write is the pawn from e2 to e4.",
            ),
            (
                "chess99",
                "e24",
                "chess99",
                "e4",
                "- No pawn on e3 can reach e4; perhaps e3 was meant.",
            ),
            (
                "chess99",
                "e24",
                "chess99",
                "e25",
                "- The pawn on e2 cannot reach e5; perhaps e24 was meant.",
            ),
            (
                NINE,
                "cd5×",
                "chess99",
                "cd5",
                "- This would be a capture, to be written with x: the pawn from c4 taking the pawn on d5.",
            ),
            (
                NINE,
                "cd5× gh6×N",
                "chess99",
                "gh6×",
                "- The pawn on g7 cannot take a pawn on h6.",
            ),
        ],
    );
}

#[test]
fn the_line_s_move_is_right_and_so_is_another_mate_and_what_the_author_praises() {
    judged(
        Task::Move,
        &[
            (
                BACK,
                VARIATIONS,
                "short",
                "e1e8",
                "+ Right: the rook from e1 to e8.",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "a1a8",
                "+ Right: this is mate too. The line has the rook from e1 to e8.",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "h2h3",
                "+ Right too, by the author's variation. The author notes: \"! Air.\" The main line goes on with the rook from e1 to e8.",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "Re8",
                "+ Right: the rook from e1 to e8.",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "R-K8 mate",
                "+ Right: the rook from e1 to e8.",
            ),
            (
                PAWN,
                "a8=N",
                "short",
                "a7a8=3",
                "+ Right: the pawn from a7 to a8, becoming a knight.",
            ),
            (
                "",
                ITALIAN,
                "short",
                "e1h1",
                "+ Right: castling on the king's side.",
            ),
            (
                "uchess",
                U,
                "uchess",
                "g1e2",
                "+ Right: the knight from g1 to e2.",
            ),
            (
                "chess99",
                "e24",
                "chess99",
                "e24",
                "+ Right: the pawn from e2 to e4.",
            ),
            (
                CASTLE,
                "Kfg&B",
                "chess99",
                "f1g1",
                "+ Right: the king from f1 to g1, castling with the bishop from g1.",
            ),
            (
                "diagram 8/8/8/8/8/3R4/8/8 w - - 0 1",
                "Rd8",
                "short",
                "d3d8",
                "+ Right: the rook from d3 to d8.",
            ),
        ],
    );
}

#[test]
fn another_legal_move_is_named_with_what_the_author_says_of_it() {
    judged(
        Task::Move,
        &[
            (
                BACK,
                VARIATIONS,
                "short",
                "a1a7",
                "- That is legal, but not the move to find: the rook from a1 to a7. The author notes: \"? Too slow.\"",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "g2g3",
                "- That is legal, but not the move to find: the pawn from g2 to g3. The author notes: \"?!\"",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "f2f3",
                "- That is legal, but not the move to find: the pawn from f2 to f3. The author notes: \"Calm.\"",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "g2g4",
                "- That is legal, but not the move to find: the pawn from g2 to g4.",
            ),
            (
                PAWN,
                "a8=N",
                "short",
                "a7a8=0",
                "- That is legal, but not the move to find: the pawn from a7 to a8, becoming a queen.",
            ),
            (
                "chess99",
                "e24",
                "chess99",
                "e2e3",
                "- That is legal, but not the move to find: the pawn from e2 to e3.",
            ),
        ],
    );
}

#[test]
fn a_move_that_is_not_legal_is_refused_and_what_is_no_move_is_not_counted() {
    judged(
        Task::Move,
        &[
            (
                BACK,
                VARIATIONS,
                "short",
                "g2g5",
                "- A pawn goes one square straight ahead, two from where it begins, and one diagonally ahead only to take; g5 is not such a square.",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "e1g1",
                "- White's king stands on g1, and nobody takes a man of his own side.",
            ),
            (
                PIN,
                "Ne2",
                "short",
                "c3e2",
                "- The knight on c3 is pinned by the bishop on b4 to the king on e1, along the diagonal.",
            ),
            (BACK, VARIATIONS, "short", "Rb5", "- No rook can reach b5."),
            (
                "uchess",
                U,
                "uchess",
                "g1f3",
                "- \"N-B3\" could be the knight from g1 to f3 or the knight from b1 to c3, so neither may be played.",
            ),
            (
                "chess99",
                "e24",
                "chess99",
                "e2e5",
                "- A pawn goes one or two squares straight ahead, and one diagonally ahead only to take; e5 is not such a square.",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "g8h8",
                "? It is White's move, and the king on g8 is Black's.",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "d4d5",
                "? There is no man on d4; it is White's move.",
            ),
            (BACK, VARIATIONS, "short", "e1e1", "? "),
            (
                BACK,
                VARIATIONS,
                "short",
                "Rb1",
                "? \"Rb1\" could be the rook from a1 to b1 or the rook from e1 to b1.",
            ),
            (
                BACK,
                VARIATIONS,
                "short",
                "hello",
                "? Not a move yet: expected the end of the move after \"he\", found \"l\".",
            ),
            (BACK, VARIATIONS, "short", "", "? Nothing is written yet."),
            (
                PAWN,
                "a8=N",
                "short",
                "a7a8",
                "? Say which of these moves is meant.",
            ),
        ],
    );
}

#[test]
fn the_man_who_moves_is_right() {
    judged(
        Task::Man,
        &[
            (
                TWO,
                "Nbd2",
                "short",
                "b1",
                "+ Right: the knight from b1 to d2. File added. \"Nd2\" could also be the knight on f3. They stand on different files, so the file b tells them apart; the file comes before the rank.",
            ),
            (
                PIN,
                "Ne2",
                "short",
                "g1",
                "+ Right: the knight from g1 to e2. Nothing added. The knight on c3 could reach e2 too, but it is pinned to the king on e1 by the bishop on b4, so it may not move there and does not count.",
            ),
            (
                "",
                ITALIAN,
                "short",
                "e1",
                "+ Right: castling on the king's side. Castling. Castling has a sign of its own; there is only one way to castle on each side.",
            ),
            (
                TWO,
                "Nbd2",
                "descriptive",
                "b1",
                "+ Right: the knight from b1 to d2. Square added. \"N-Q2\" could also be the knight from f3 to d2. No letter tells them apart, so a square does.",
            ),
            (
                "uchess",
                U,
                "uchess",
                "g1",
                "+ Right: the knight from g1 to e2. Three symbols. Three symbols say it, and no other move of any man shares them.",
            ),
            (
                "chess99",
                "Nb1c3",
                "chess99",
                "b1",
                "+ Right: the knight from b1 to c3. Both squares. Both squares are always written, so nothing can be mistaken. Taken back from the text alone, the knight returns to b1.",
            ),
        ],
    );
}

#[test]
fn of_another_man_it_is_said_why_he_is_not_meant() {
    judged(
        Task::Man,
        &[
            (
                TWO,
                "Nbd2",
                "short",
                "f3",
                "- The knight on f3 could go to d2 too, but that would be written \"Nfd2\".",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "e1",
                "- The king on e1 could go to d2 too, but that would be written \"Kd2\".",
            ),
            (
                TWO,
                "Nbd2",
                "descriptive",
                "f3",
                "- The knight on f3 could go to d2 too, but that would be written \"N(B3)-Q2\".",
            ),
            (
                PAIR,
                "exd5",
                "descriptive",
                "c4",
                "- The pawn on c4 could go to d5 too, but that would be written \"BPxP\".",
            ),
            (
                PIN,
                "Ne2",
                "short",
                "c3",
                "- The knight on c3 cannot go to e2. The knight on c3 is pinned by the bishop on b4 to the king on e1, along the diagonal.",
            ),
            (
                "",
                "e4",
                "short",
                "g1",
                "- No letter stands for the man that moves, so he is a pawn; on g1 stands a knight.",
            ),
            (
                "",
                "e4",
                "short",
                "d2",
                "- The pawn on d2 cannot go to e4. A pawn goes one square straight ahead, two from where it begins, and one diagonally ahead only to take; e4 is not such a square.",
            ),
            (
                "",
                "e4",
                "uci",
                "d2",
                "- The pawn on d2 is not meant: \"e2\" says that the man leaves e2.",
            ),
            (
                "",
                TAKES,
                "short",
                "d2",
                "- The pawn on d2 is not meant: \"e\" says that the man leaves the e-file.",
            ),
            (
                "",
                "Nf3",
                "descriptive",
                "b1",
                "- The knight on b1 cannot go to f3. A knight goes two squares along a file or a rank and one aside; f3 is not such a square.",
            ),
            (
                "",
                TAKES,
                "descriptive",
                "d2",
                "- The pawn on d2 cannot go to d5. A pawn goes one square straight ahead, two from where it begins, and one diagonally ahead only to take; d5 is not such a square.",
            ),
            (
                "",
                ITALIAN,
                "short",
                "h1",
                "- The rook on h1 moves too, but castling is a move of the king.",
            ),
            (
                "",
                ITALIAN,
                "short",
                "d1",
                "- Castling is a move of the king; on d1 stands a queen.",
            ),
            (
                TWO,
                "Nbd2",
                "short",
                "e8",
                "- The king on e8 is Black's, and the move is White's.",
            ),
            (TWO, "Nbd2", "short", "d2", "? Nobody stands on d2."),
            (
                TWO,
                "Nbd2",
                "short",
                "zz",
                "? The man is asked for by his square, such as e4.",
            ),
            (
                "uchess",
                U,
                "uchess",
                "f1",
                "- The bishop on f1 could go to e2 too, but that would be written \"B-K2\".",
            ),
            (
                "uchess",
                U,
                "uchess",
                "b1",
                "- The knight on b1 cannot go to e2. A knight goes two squares along a file or a rank and one aside; e2 is not such a square.",
            ),
            (
                "chess99",
                "Nb1c3",
                "chess99",
                "h1",
                "- The knight on h1 is not meant: \"b1\" says that the man leaves b1.",
            ),
            (
                CASTLE,
                "Kfg&B",
                "chess99",
                "g1",
                "- The bishop on g1 moves too, but castling is a move of the king.",
            ),
            (
                "diagram 8/8/2n5/8/8/3R4/8/8 w - - 0 1",
                "Rd8",
                "short",
                "c6",
                "- The knight on c6 is Black's, and the move is White's.",
            ),
        ],
    );
}

/// A figure and its meaning: `a1-a8 Asked`.
fn figures(drawn: &[Drawn]) -> Vec<String> {
    let figure = |drawn: &Drawn| match drawn.shape {
        Shape::Arrow(from, to) => format!("{from}-{to} {:?}", drawn.role),
        Shape::Circle(at) => format!("{at} {:?}", drawn.role),
        Shape::Cross(at) => format!("x{at} {:?}", drawn.role),
    };
    drawn.iter().map(figure).collect()
}

#[test]
fn what_a_sentence_is_about_is_drawn_on_the_board_and_shown_in_the_text() {
    let mut quiz = last(Task::Write, "short", TWO, "Nbd2");
    let many = quiz.answer(Answer::Text("Nd2"));
    assert_eq!(figures(&many.drawn), ["b1-d2 Asked", "f3-d2 Against"]);
    let other = quiz.answer(Answer::Text("Nfd2"));
    assert_eq!(figures(&other.drawn), ["f3-d2 Against", "b1-d2 Asked"]);

    let spans = |line: &str, from: &str, text: &str| {
        let judgement = last(Task::Write, "short", from, line).answer(Answer::Text(text));
        let spans = judgement.spans.iter();
        spans
            .map(|span| judgement.given[span.clone()].to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(spans("Ne2", PIN, "Nge2"), ["g"]);
    assert_eq!(spans("Nbd2", TWO, "  Nbd2+ "), ["+"]);
    assert_eq!(spans("Nbd2", TWO, "Nd9"), ["9"]);
    assert_eq!(spans("Nbd2", TWO, "Ne4"), ["e4"]);

    let mut quiz = last(Task::Move, "short", PIN, "Ne2");
    let pinned = quiz.answer(Answer::Drop(cell("c3"), cell("e2")));
    assert_eq!(figures(&pinned.drawn), ["c3-e2 Asked", "b4-e1 Against"]);
    let mut quiz = last(Task::Man, "short", PIN, "Ne2");
    let pinned = quiz.answer(Answer::Square(cell("c3")));
    assert_eq!(figures(&pinned.drawn), ["c3-e2 Asked", "b4-e1 Against"]);
}

#[test]
fn the_moves_of_one_side_are_asked_for_and_the_replies_are_played() {
    let tree = tree("", "e4 e5 Nf3 Nc6 Bb5 a6");
    let ids: Vec<_> = tree.ids().collect();
    let mut quiz = Quiz::new(Task::Move, COLUMNS[0], &tree, At::After(ids[0])).expect("a quiz");
    let first = quiz.question().expect("a question");
    assert_eq!((first.at, first.ply), (At::After(ids[0]), 1));
    assert_eq!((first.number, first.of), (1, 3));
    assert_eq!(
        (first.side, first.move_number.as_str()),
        (Side::Black, "1…")
    );
    assert_eq!(
        first.sentence.to_string(),
        "Black is to move. Find the move."
    );
    assert!(first.name.is_none() && first.drawn.is_empty());

    let wrong = quiz.answer(Answer::Drop(cell("e7"), cell("e6")));
    assert_eq!(
        (wrong.given.as_str(), wrong.tries, wrong.right),
        ("e6", 1, false)
    );
    let hint = quiz.hint().expect("a hint");
    assert_eq!(hint.sentence.to_string(), "The pawn on e7 moves.");
    let right = quiz.answer(Answer::Drop(cell("e7"), cell("e5")));
    assert_eq!((right.ply, right.tries, right.hints), (1, 2, 1));
    assert_eq!(right.line, ids[1..3]);
    assert!(right.right && !right.solved);

    let second = quiz.question().expect("a question");
    assert_eq!(
        (second.at, second.ply, second.number),
        (At::After(ids[2]), 3, 2)
    );
    let right = quiz.answer(Answer::Text("Nc6"));
    assert_eq!((right.tries, right.hints), (1, 0), "counted anew");
    let last = quiz.answer(Answer::Text("P-QR3"));
    assert_eq!(last.line, ids[5..]);
    assert!(last.solved && quiz.is_done());
    assert_eq!((quiz.question(), quiz.hint()), (None, None));
    let score = quiz.score();
    assert_eq!((score.questions, score.solved), (3, 3));
    assert_eq!((score.tries, score.hints), (4, 1));
    let more = quiz.answer(Answer::Text("a6"));
    assert_eq!(more.sentence.to_string(), "All questions are answered.");
    assert!(!more.judged && !more.right);
}

#[test]
fn the_reply_after_the_last_question_is_played_as_well() {
    let tree = tree("", "e4 e5");
    let ids: Vec<_> = tree.ids().collect();
    let mut quiz = Quiz::new(Task::Move, COLUMNS[0], &tree, At::Start).expect("a quiz");
    let right = quiz.answer(Answer::Text("e4"));
    assert_eq!(right.line, ids);
    assert!(right.solved);
}

#[test]
fn every_move_of_the_line_is_written_and_pointed_at() {
    let tree = tree("", "e4 e5 (1... c5 2. Nf3) 2. Nf3");
    for task in [Task::Write, Task::Man] {
        let mut quiz = Quiz::new(task, COLUMNS[1], &tree, At::Start).expect("a quiz");
        let mut asked = Vec::new();
        while let Some(question) = quiz.question() {
            assert_eq!(question.name.is_some(), task == Task::Man);
            assert_eq!(
                figures(&question.drawn).len(),
                usize::from(task == Task::Write)
            );
            asked.push(question.sentence.to_string());
            assert!(asked.len() < 9, "it does not come to an end");
            for _ in 0..3 {
                quiz.hint();
            }
            let node = tree.next(question.at)[0];
            let play = tree.node(node).play;
            let position = tree.position(question.at);
            let name = COLUMNS[1]
                .notation
                .name(&play, &position.turn())
                .reading
                .text;
            let judgement = match task {
                Task::Man => quiz.answer(Answer::Square(play.from)),
                _ => quiz.answer(Answer::Text(&name)),
            };
            assert_eq!(judgement.line, [node]);
        }
        let expected = match task {
            Task::Write => [
                "White's move: the pawn from e2 to e4. Write it in English descriptive.",
                "Black's move: the pawn from e7 to e5. Write it in English descriptive.",
                "White's move: the knight from g1 to f3. Write it in English descriptive.",
            ],
            _ => [
                "White plays P-K4. Which man moves? Choose his square.",
                "Black plays P-K4. Which man moves? Choose his square.",
                "White plays N-KB3. Which man moves? Choose his square.",
            ],
        };
        assert_eq!(asked, expected);
        assert_eq!(quiz.score().hints, 9);
    }
}

#[test]
fn a_line_of_a_variation_can_be_asked_for() {
    let tree = tree("", "e4 e5 (1... c5 2. Nf3 d6) 2. Nf3");
    let sicilian = tree.next(At::After(tree.next(At::Start)[0]))[1];
    let quiz = Quiz::new(Task::Move, COLUMNS[0], &tree, At::After(sicilian)).expect("a quiz");
    let question = quiz.question().expect("a question");
    assert_eq!((question.ply, question.of), (2, 1));
}

#[test]
fn a_quiz_without_moves_or_without_names_says_so() {
    let start = GameTree::default();
    let fault = |quiz: Result<Quiz, Sentence>| quiz.expect_err("no quiz").to_string();
    assert_eq!(
        fault(Quiz::new(Task::Move, COLUMNS[0], &start, At::Start)),
        "There is no move to ask for: the line ends where the quiz begins. Add moves after it."
    );
    let three = column("uchess").expect("a column");
    assert_eq!(
        fault(Quiz::new(Task::Write, three, &tree("", "e4"), At::Start)),
        "Three symbols name every move of U-chess only. Choose another notation for this quiz."
    );
}

#[test]
fn three_hints_lead_to_the_answer() {
    let hints = |task, tag, from, line| {
        let mut quiz = last(task, tag, from, line);
        let mut said = Vec::new();
        for step in [1, 2, 3, 3] {
            let hint = quiz.hint().expect("a hint");
            assert_eq!((hint.step, hint.last), (step, step == 3));
            said.push((hint.sentence.to_string(), figures(&hint.drawn).join(", ")));
        }
        assert_eq!(quiz.score().hints, 3, "the last is counted once");
        assert_eq!(said.pop(), said.last().cloned());
        said
    };
    let expect = |said: Vec<(String, String)>, expected: [(&str, &str); 3]| {
        let said: Vec<(&str, &str)> = said.iter().map(|(a, b)| (&**a, &**b)).collect();
        assert_eq!(said, expected);
    };
    expect(
        hints(Task::Move, "short", "", TAKES),
        [
            ("The pawn on e4 moves.", "e4 Asked"),
            ("The pawn takes on d5.", "d5 Asked"),
            (
                "It is written \"exd5\": the pawn from e4 taking the pawn on d5.",
                "e4-d5 Asked",
            ),
        ],
    );
    expect(
        hints(Task::Write, "short", TWO, "Nbd2"),
        [
            ("The rule that makes the name: File added.", ""),
            ("The name has 4 characters and begins with \"N\".", ""),
            (
                "It is written \"Nbd2\": the knight from b1 to d2.",
                "b1-d2 Asked",
            ),
        ],
    );
    expect(
        hints(Task::Man, "descriptive", TWO, "Nbd2"),
        [
            ("A knight moves.", "b1 Asked, f3 Asked"),
            ("The knight goes to d2.", "d2 Asked"),
            ("It is the knight on b1.", "b1-d2 Asked"),
        ],
    );
    expect(
        hints(Task::Man, "short", "", ITALIAN),
        [
            ("The king moves.", "e1 Asked"),
            ("The king castles.", "g1 Asked"),
            ("It is the king on e1.", "e1-g1 Asked"),
        ],
    );
}

/// A quiz about one play of a position.
fn of_play(task: Task, column: Column, position: &Position, play: &Play) -> Quiz {
    let mut tree = GameTree::new(position.clone());
    tree.add(At::Start, *play);
    Quiz::new(task, column, &tree, At::Start).expect("a quiz")
}

/// The name is right, those of a few other moves are wrong, and the last hint is right; the man's
/// square is right and no other; the move is right, and no other unless both mate.
fn holds(position: &Position, column: Column, dice: &mut Dice) {
    let plays = position.plays();
    if plays.is_empty() {
        return;
    }
    let play = *dice.pick(&plays);
    let turn = position.turn_of(position.mover(&play));
    let notation = column.notation.on(position.variant());
    let place = || format!("{} {play:?}", column.tag);

    let mut quiz = of_play(Task::Write, column, position, &play);
    for _ in 0..3 {
        let other = dice.pick(&turn.plays);
        let text = notation.name(other, &turn).reading.text;
        let judgement = quiz.clone().answer(Answer::Text(&text));
        assert_eq!(judgement.right, *other == play, "{} {text}", place());
        assert!(judgement.judged, "{} {text}", place());
    }
    quiz.hint();
    quiz.hint();
    let hint = quiz.hint().expect("a hint").sentence.to_string();
    // A name may hold quotation marks of no kind, so the first two enclose it.
    let name = hint.split('"').nth(1).expect("a name");
    assert!(quiz.answer(Answer::Text(name)).right, "{} {hint}", place());

    let mut quiz = of_play(Task::Man, column, position, &play);
    let cell = *dice.pick(&position.variant().squares().collect::<Vec<_>>());
    let judgement = quiz.clone().answer(Answer::Square(cell));
    assert_eq!(judgement.right, cell == play.from, "{} {cell}", place());
    assert!(!judgement.sentence.is_empty(), "{} {cell}", place());
    assert!(quiz.answer(Answer::Square(play.from)).right, "{}", place());

    let mut quiz = of_play(Task::Move, column, position, &play);
    let mates = |play: &Play| position.after(play).received(play).is_mate();
    let other = dice.pick(&plays);
    let judgement = quiz.clone().answer(Answer::Play(*other));
    let right = *other == play || (mates(other) && mates(&play));
    assert_eq!(judgement.right, right, "{} {other:?}", place());
    assert!(quiz.answer(Answer::Play(play)).right, "{}", place());
}

#[test]
fn in_every_notation_the_name_is_right_and_those_of_other_moves_are_not() {
    let mut dice = Dice(7);
    let mut seen = 0;
    mixed_positions(400, |position| {
        for column in COLUMNS {
            holds(position, column, &mut dice);
            seen += 1;
        }
    });
    assert!(seen >= 400 * COLUMNS.len());
}

#[test]
fn in_the_other_games_too_the_name_is_right_and_those_of_other_moves_are_not() {
    let mut dice = Dice(11);
    for variant in [
        Variant::UChess,
        Variant::UChessAise,
        Variant::Chess99,
        Variant::Modern,
    ] {
        for _ in 0..12 {
            let mut position = Position::array(variant);
            for _ in 0..60 {
                let plays = position.plays();
                if plays.is_empty() {
                    break;
                }
                for column in Offer::of(variant).at_first() {
                    holds(&position, column, &mut dice);
                }
                position.play(dice.pick(&plays));
            }
        }
    }
    for _ in 0..100 {
        let setup = rich_setup(&mut dice, Variant::Diagram);
        if let Ok(position) = Position::from_setup(&setup) {
            holds(&position, *dice.pick(&COLUMNS), &mut dice);
        }
    }
}

#[test]
fn every_move_of_played_games_is_written_pointed_at_and_found() {
    let scores = scores();
    let (step, mut moves) = (if scores.is_large { 400 } else { 1 }, 0);
    for (number, game) in games(&scores.text).enumerate() {
        if number % step != 0 {
            continue;
        }
        let mut tree = GameTree::default();
        let (mut at, mut position) = (At::Start, Position::start());
        for text in game {
            let Some(play) = position.read_san(text) else {
                break;
            };
            at = At::After(tree.add(at, play));
            position.play(&play);
        }
        if tree.is_empty() {
            continue;
        }
        let column = COLUMNS[number / step % COLUMNS.len()];
        for task in [Task::Move, Task::Write, Task::Man] {
            let mut quiz = Quiz::new(task, column, &tree, At::Start).expect("a quiz");
            while let Some(question) = quiz.question() {
                let play = tree.node(tree.next(question.at)[0]).play;
                let before = tree.position(question.at);
                let name = column.notation.name(&play, &before.turn()).reading.text;
                let judgement = match task {
                    Task::Man => quiz.answer(Answer::Square(play.from)),
                    Task::Move | Task::Write => quiz.answer(Answer::Text(&name)),
                };
                assert!(
                    judgement.right,
                    "{} {name}: {}",
                    column.tag, judgement.sentence
                );
                moves += 1;
            }
            assert!(quiz.is_done());
            assert_eq!(quiz.score().tries as usize, quiz.score().questions);
        }
    }
    assert!(moves > 300, "only {moves} moves");
}

#[test]
fn no_text_makes_a_judge_panic_or_point_outside_it() {
    const CRUMBS: [&str; 44] = [
        "N", "Kt", "K", "Q", "R", "B", "P", "S", "♘", "a", "b", "e", "h", "i", "1", "2", "4", "8",
        "9", "0", "-", "–", "x", "×", "*", "=", "/", "(", ")", "O-O", "0-0-0", "Castles", "ch",
        "mate", "e.p.", "+", "#", "?!", "…", "12...", " ", "\u{a0}", "é", "\u{feff}",
    ];
    let mut dice = Dice(3);
    let starts = [
        ("", "e4 d5 exd5"),
        ("", ITALIAN),
        (TWO, "Nbd2"),
        (PAWN, "a8=N"),
        ("uchess", U),
        (CASTLE, "Kfg&B"),
        (NINE, "cd5×"),
    ];
    for (from, line) in starts {
        let tree = tree(from, line);
        let columns: Vec<Column> = Offer::of(tree.start().variant()).columns().collect();
        for round in 0..1500 {
            let mut text = String::new();
            for _ in 0..dice.roll(9) {
                if round % 5 == 0 {
                    text.extend(char::from_u32(dice.roll(0x1_1000) as u32));
                } else {
                    let crumb: &&str = dice.pick(&CRUMBS);
                    text.push_str(crumb);
                }
            }
            let task = *dice.pick(&[Task::Move, Task::Write, Task::Man]);
            let column = *dice.pick(&columns);
            let mut quiz = Quiz::new(task, column, &tree, At::Start).expect("a quiz");
            let judgement = quiz.answer(Answer::Text(&text));
            assert!(!judgement.sentence.is_empty(), "{text}");
            for span in judgement.spans {
                assert!(
                    judgement.given.get(span.clone()).is_some(),
                    "{text}: {span:?}"
                );
            }
        }
    }
}
