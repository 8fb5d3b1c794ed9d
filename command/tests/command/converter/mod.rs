//! The converter as a script calls it: its output, messages and exit status.
//!
//! | module | what it is |
//! |---|---|
//! | `book` | pages of old books: their games, and reports about their moves |
//! | `command` | the command line: options, files, and the exit status |
//! | `jobs` | several cores, with the same output as one |
//! | `json` | JSON: one object for each game, with its variations and how each move was settled |
//! | `positions` | positions without moves: FEN, lists, and positions as they stand in print |
//! | `variants` | games of Chess 99 and U-chess |

mod book;
mod command;
mod jobs;
mod json;
mod positions;
mod variants;

use rank_and_file::board::Variant;
use rank_and_file::notation::{Recognised, Style, offered};

use crate::{Output, run};

fn convert(arguments: &[&str], input: &str) -> Output {
    run(&[&["convert"], arguments].concat(), input)
}

const LEGALL: &str = "[White \"Legall\"]\n\n1. e4 e5 2. Bc4 d6 3. Nf3 Bg4 4. Nc3 g6 $2 5. Nxe5 Bxd1 $4 6. Bxf7+ Ke7 7. Nd5#\n1-0\n";

#[test]
fn a_game_goes_to_every_notation_and_comes_back() {
    let rows = || offered(Variant::Standard);
    for row in rows().filter(|row| row.is_read_by_name()) {
        let notation = row.tag;
        let there = convert(&["--from", "auto", "--to", notation], LEGALL);
        assert_eq!((there.status, there.said.as_str()), (0, ""), "{notation}");
        assert!(
            there.out.as_str().starts_with("[White \"Legall\"]\n\n"),
            "{notation}: tags are kept"
        );
        let auto = (row.recognised != Recognised::Named).then_some("auto");
        for from in auto.into_iter().chain([notation]) {
            let back = convert(&["--from", from, "--to", "short"], there.out.as_str());
            assert_eq!(
                (back.status, back.out.as_str()),
                (0, LEGALL),
                "{notation} read as {from}"
            );
        }
    }
    let styles = Style::NAMES.map(|(name, _)| format!("descriptive:{name}"));
    let others = rows().filter(|row| !row.is_read_by_name());
    let others: Vec<String> = others.map(|row| row.tag.to_owned()).collect();
    for notation in styles.iter().chain(&others) {
        let there = convert(&["--to", notation], LEGALL);
        let back = convert(&["--to", "short"], there.out.as_str());
        assert_eq!(
            back.out.as_str(),
            LEGALL,
            "{notation}: {}",
            there.out.as_str()
        );
    }
}

#[test]
fn a_short_score_with_a_fault_is_read_up_to_it() {
    for (text, read, place) in [
        (
            "1. P-K4 P-K4 2. Kt-KB9 Kt-QB3 3. B-Kt5 P-QR3",
            "1. e4 e5 {not",
            "1:17: 2. \"Kt-KB9\"",
        ),
        (
            "1. P4R P4R 2. C3AR C3AD 3. A9C P3TD",
            "1. e4 e5 2. Nf3 Nc6 {not",
            "1:28: 3. \"A9C\"",
        ),
        // As a course prints it: the bishop pins the pawn.
        (
            "1. P4R P4R 2. C3BR B5C 3. P4D PxP",
            "1. e4 e5 2. Nf3 Bb4 {not",
            "1:27: 3. \"P4D\"",
        ),
    ] {
        let done = convert(&["--to", "short"], text);
        assert!(done.out.as_str().starts_with(read), "{}", done.out.as_str());
        assert!(done.said.contains(place), "{}", done.said);
        assert_eq!(done.status, 1, "{text}");
    }
}

#[test]
fn comments_and_variations_are_kept() {
    let output = convert(
        &["--to", "descriptive"],
        "1. e4 {best} e5 (1... c5 2. Nf3 $1) 2. Nf3 *",
    );
    assert_eq!(
        output.out.as_str(),
        "1. P-K4 {best} 1... P-K4 (1... P-QB4 2. N-KB3 $1) 2. N-KB3 *\n"
    );
}

/// Two short games as in a newspaper column of 1890. In the first, Black's third move is
/// misprinted.
const COLUMN: &str = "\
GAME 1. SCOTCH GAMBIT

White: Mr. Able. Black: Mr. Baker.

     1 P to K4              P to K4
     2 Kt to KB3            Kt to QB3
     3 P to Q4              B takes P

The usual reply, though P to Q3 has been seen.

     4 Kt takes P           B to B4
     5 Kt takes Kt          Q to B3
     Resigns.

GAME 2.

White: Mr. Cook. Black: Mr. Dyer.

     1 P to KB3             P to K4
     2 P to KKt4            Q to R5 mate.
";

/// A game of Chess 99 with most of its marks, and one that ends by a resignation.
const CHESS_99: &str = "\
[Variant \"Chess 99\"]
[FEN \"r8/5k3/2a6/1Q7/2N6/9/9/3K5/9 w - - 0 47\"]

47. Nc5d7+ Ra9d! 48. Qb6f+ Pc7a5!+ 49. Nd7f8×K!

[Variant \"Chess 99\"]

1. e24 Kef&Q 2. e46 d86 (2... d7 3. ed7× #) 3. ed7* Pd9e7 #
";

#[test]
fn games_are_taken_back_from_their_text_alone() {
    let output = convert(&["--variant", "chess99", "--check-reverse"], CHESS_99);
    assert_eq!(
        (output.status, output.out.as_str(), output.said.as_str()),
        (0, "2 games, 3 lines of play: 16 plies taken back\n", "")
    );
    let orthodox = convert(&["--check-reverse"], LEGALL);
    assert_eq!(
        (orthodox.status, orthodox.out.as_str()),
        (0, "1 game, 1 line of play: 13 plies taken back\n"),
    );
    // Where king and rook began elsewhere, O-O-O does not tell their squares.
    let chess960 = "[FEN \"4k3/8/8/8/8/8/8/RK6 w Q - 0 1\"]\n\n1. O-O-O Ke7 *\n";
    let output = convert(&["--check-reverse"], chess960);
    assert_eq!(output.status, 1);
    assert_eq!(
        output.said,
        "<stdin>:1:1: 1. O-O-O+: stepping back leaves other pieces on b1.\n".replace("+", "")
    );
    // An unreadable score is not taken back either.
    let output = convert(&["--variant=chess99", "--check-reverse"], "1. a24 Qd9d5 *");
    assert_eq!(output.status, 1);
    assert!(
        output.said.starts_with("<stdin>:1:8: 1... \"Qd9d5\": "),
        "{}",
        output.said
    );
}

#[test]
fn games_with_null_moves_are_taken_back() {
    let text = "1. e4 -- 2. e5 d5 (2... -- 3. Z0 d5) 3. -- d4 *";
    let output = convert(&["--check-reverse"], text);
    assert_eq!(
        (output.status, output.out.as_str()),
        (0, "1 game, 2 lines of play: 12 plies taken back\n"),
        "{}",
        output.said
    );
}
