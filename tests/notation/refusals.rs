//! Sentences about a text that is not a move here: each names the pieces and the squares.

use rank_and_file::game::fen::read_fen;
use rank_and_file::notation::{Notation, Verdict, ambiguous, refusal};
use rank_and_file::rules::Position;

const SHORT: Notation = Notation::SHORT;
const ENGLISH: Notation = Notation::DESCRIPTIVE;
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const CENTRE: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const CHECK: &str = "4k3/4r3/8/8/8/8/3P4/R3K3 w Q - 0 1";
const PAIR: &str = "4k3/8/8/8/8/8/N7/4K1Nr w - - 0 1";
const PIN: &str = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";

/// Returns the sentence for a text that is understood as no move or as several.
fn said(notation: Notation, fen: &str, text: &str) -> String {
    let position: Position = read_fen(fen).expect("a position");
    let turn = position.turn();
    match notation.understand(text, &turn) {
        Ok((reading, Verdict::None { broke, before })) => {
            refusal(&reading, &broke, &before, &turn).to_string()
        }
        Ok((_, Verdict::Many(moves))) => ambiguous(text, &moves).to_string(),
        Ok((_, Verdict::One { mv, .. })) => format!("understood as {mv:?}"),
        Err(misread) => misread.to_string(),
    }
}

#[test]
fn an_algebraic_text_is_refused_with_the_piece_and_the_square() {
    for (notation, fen, text, sentence) in [
        // Orthodox chess has no paladin, whose letter this is elsewhere.
        (
            Notation::Reversible,
            START,
            "Pe2-e4",
            "no move begins with \"P\"",
        ),
        (SHORT, START, "Nf4", "No knight can reach f4."),
        (SHORT, START, "e5", "No pawn on the e-file can reach e5."),
        (SHORT, START, "Bc4", "No bishop can reach c4."),
        (
            SHORT,
            START,
            "Nxf3",
            "There is nothing to take on f3. Leave out \"x\" for the knight from g1 to f3.",
        ),
        (
            SHORT,
            START,
            "Ncf3",
            "No knight on the c-file can reach f3.",
        ),
        (
            SHORT,
            START,
            "Nbf3",
            "No knight on the b-file can reach f3.",
        ),
        (SHORT, START, "Ng1f4", "The knight on g1 cannot reach f4."),
        (
            SHORT,
            START,
            "O-O",
            "White cannot castle on the king's side: the bishop on f1 and the knight on g1 stand in the way.",
        ),
        (
            SHORT,
            START,
            "exd3",
            "No pawn on the e-file can take anything on d3.",
        ),
        (
            SHORT,
            START,
            "ed",
            "No pawn on the e-file can take anything on the d-file.",
        ),
        (
            SHORT,
            START,
            "e3=Q",
            "No pawn can become a queen with this move.",
        ),
        (
            SHORT,
            CENTRE,
            "exd6",
            "No pawn on the e-file can take anything on d6.",
        ),
        (
            SHORT,
            CENTRE,
            "dxe5",
            "No pawn on the d-file can take anything on e5.",
        ),
        (SHORT, CENTRE, "Nxd5", "No knight can take anything on d5."),
        (SHORT, OPEN, "Ke3", "The king cannot reach e3."),
        (
            SHORT,
            OPEN,
            "1Nf3",
            "\"N\" after \"1\" should be a square such as e4",
        ),
        (SHORT, OPEN, "N2f3", "No knight on rank 2 can reach f3."),
        (
            SHORT,
            PIN,
            "Nce2",
            "No knight on the c-file can reach e2: the knight on c3 is pinned by the bishop on b4.",
        ),
        (SHORT, PIN, "Ke7", "The king cannot reach e7."),
        (
            SHORT,
            CHECK,
            "d4",
            "No pawn on the d-file can reach d4: the king on e1 would stay in check from the rook on e7.",
        ),
        (
            SHORT,
            CHECK,
            "Ke2",
            "The king cannot reach e2: the rook on e7 attacks e2.",
        ),
        (
            SHORT,
            CHECK,
            "O-O-O",
            "White cannot castle on the queen's side: the king is in check from the rook on e7.",
        ),
        (
            SHORT,
            "4k3/8/8/r2Pp2K/8/8/8/8 w - e6 0 1",
            "dxe6",
            "No pawn on the d-file can take anything on e6: taking en passant would open the line from the rook on a5 to the king on h5.",
        ),
        (
            SHORT,
            "3r2k1/2P5/1r6/8/8/8/8/2K5 w - - 0 1",
            "cxb8=Q",
            "No pawn on the c-file can take anything on b8.",
        ),
        (
            SHORT,
            "2rk4/8/8/8/8/2N5/2P5/2K5 w - - 0 1",
            "Rb5",
            "No rook can reach b5.",
        ),
        (
            Notation::Uci,
            START,
            "e2e5",
            "The pawn on e2 cannot reach e5.",
        ),
        (
            Notation::Uci,
            START,
            "e7e5",
            "White has no piece on e7 that can move.",
        ),
        (
            Notation::Uci,
            PIN,
            "c3e2",
            "No piece on c3 can reach e2: the knight on c3 is pinned by the bishop on b4.",
        ),
        (
            Notation::LONG,
            START,
            "Ng1-f4",
            "The knight on g1 cannot reach f4.",
        ),
        (
            Notation::LONG,
            START,
            "e2xe4",
            "There is nothing to take on e4. Leave out \"x\" for the pawn from e2 to e4.",
        ),
        (
            Notation::Reversible,
            START,
            "Ng1f4",
            "The knight on g1 cannot reach f4.",
        ),
        (
            SHORT,
            "rnbqkb1r/ppp1pppp/5n2/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 2 3",
            "Nd2",
            "\"Nd2\" could be the knight from b1 to d2 or the knight from f3 to d2.",
        ),
    ] {
        assert_eq!(said(notation, fen, text), sentence, "{text} in {fen}");
    }
}

#[test]
fn a_descriptive_text_is_refused_with_the_square_that_all_its_letters_name() {
    for (notation, fen, text, sentence) in [
        (ENGLISH, START, "N-KB4", "No knight can reach f4."),
        (ENGLISH, START, "N-K1", "No knight can reach e1."),
        (ENGLISH, START, "N-B4", "No knight can reach c4 or f4."),
        (ENGLISH, START, "N-K", "No knight can reach e1."),
        (ENGLISH, START, "P-K5", "No pawn can reach e5."),
        (ENGLISH, START, "NxP", "No knight can take a pawn."),
        (
            ENGLISH,
            START,
            "NxQBP",
            "No knight can take a pawn on the c-file.",
        ),
        (
            ENGLISH,
            START,
            "QN-KB3",
            "The knight on b1 cannot reach f3.",
        ),
        (
            ENGLISH,
            CENTRE,
            "NxQBP",
            "No knight can take a pawn on the c-file.",
        ),
        (ENGLISH, CENTRE, "PxN", "No pawn can take a knight."),
        (
            ENGLISH,
            CENTRE,
            "PxKBP",
            "No pawn can take a pawn on the f-file.",
        ),
        (
            ENGLISH,
            CENTRE,
            "BPxP",
            "No pawn on the c- or f-file can take a pawn.",
        ),
        (
            ENGLISH,
            CENTRE,
            "QBPxP",
            "No pawn on the c-file can take a pawn.",
        ),
        (
            ENGLISH,
            CENTRE,
            "P-Q5",
            "This is a capture and is written with x: the pawn from e4 taking the pawn on d5.",
        ),
        (ENGLISH, CENTRE, "PxP(K5)", "No pawn can take a pawn on e5."),
        (ENGLISH, CENTRE, "R/3-Q3", "No rook on rank 3 can reach d3."),
        (
            ENGLISH,
            CENTRE,
            "R(R3)-Q3",
            "No rook on a3 or h3 can reach d3.",
        ),
        (
            ENGLISH,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 2",
            "N-K5",
            "This is a capture and is written with x: the knight from f3 taking the pawn on e5.",
        ),
        (
            ENGLISH,
            PAIR,
            "N-KB3",
            "No knight can reach f3: the knight on g1 is pinned by the rook on h1.",
        ),
        (
            ENGLISH,
            PAIR,
            "KR-KB3",
            "No rook on the board is known to have begun the game on that side; name the rook by its square.",
        ),
        (
            ENGLISH,
            PAIR,
            "KN-KB3",
            "No knight on g1 can reach f3: the knight on g1 is pinned by the rook on h1.",
        ),
        (
            ENGLISH,
            START,
            "Castles QR",
            "White cannot castle on the queen's side: the knight on b1, the bishop on c1 and the queen on d1 stand in the way.",
        ),
        (
            ENGLISH,
            PIN,
            "Castles",
            "White cannot castle on the king's side: no rook of its own stands on h1; the knight on g1 stands in the way. White cannot castle on the queen's side: no rook of its own stands on a1.",
        ),
        (
            ENGLISH,
            "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1",
            "Q-B4",
            "\"Q-B4\" could be the queen from d4 to c4 or the queen from d4 to f4.",
        ),
    ] {
        assert_eq!(said(notation, fen, text), sentence, "{text} in {fen}");
    }
}
