//! Pages that no book has: reading any text ends soon and never panics.

use rank_and_file::book::{is_page, read};
use testing::chance::{Dice, cases};

/// Reads a text and checks the properties of every book.
fn sound(text: &str) {
    let book = read(text);
    let _ = is_page(text);
    for game in &book.games {
        assert_eq!(game.plies.len(), game.tree.len());
        let mut last = 0;
        for ply in &game.plies {
            assert!(text.get(ply.span.clone()).is_some());
            assert_eq!(ply.readings[0].mv, ply.mv);
            last = last.max(ply.span.end);
        }
        assert!(text.get(game.span.clone()).is_some());
    }
    for given_up in &book.given_up {
        assert!(text.get(given_up.span.clone()).is_some());
    }
}

#[test]
fn pages_without_end_are_read_in_a_moment() {
    let shuffle = ["Kt-KB3", "Kt-KB3", "Kt-Kt1", "Kt-Kt1"];
    // Divides lengths in a normal run. A quadratic reading time shows in a long run.
    let of = |long: usize| long / cases(16, 1);
    let long: String = (0..of(20_000))
        .map(|at| {
            format!(
                "{}. {} {}\n",
                at + 1,
                shuffle[at % 2 * 2],
                shuffle[at % 2 * 2 + 1]
            )
        })
        .collect();
    let games: String = (0..of(5_000))
        .map(|at| {
            format!("GAME {at}\n\n1. P-K4 P-K4\n2. B-B4 B-B4\n3. Q-R5 Kt-QB3\n4. QxBP mate\n\n")
        })
        .collect();
    let misprints: String = (0..of(3_000))
        .map(|at| format!("{}. R-Q{} B-K{}\n", at + 1, at % 8 + 1, at % 7 + 1))
        .collect();
    for text in [
        long,
        games,
        misprints,
        "R-K1 ".repeat(of(60_000)),
        "1. P-K4 P-K4\n".repeat(of(20_000)),
        "1. ".repeat(of(100_000)),
        "P-K4\n\n".repeat(of(50_000)),
        "(".repeat(of(300_000)),
        "[A] ".repeat(of(80_000)),
        "K ".repeat(of(150_000)),
        "Kt x Kt x ".repeat(of(30_000)),
        "_".repeat(of(300_000)),
        "White: A. Black: B.\n".repeat(of(15_000)),
        "................".repeat(of(20_000)),
        "P-K4, P-K4; ".repeat(of(30_000)),
        "l".repeat(of(300_000)),
        "GAME 1. X v. Y\n".repeat(of(20_000)),
        "1. P. to K's 4th, becoming a ".repeat(of(10_000)),
    ] {
        sound(&text);
        println!("{:>8} bytes {:?}", text.len(), &text[..20]);
    }
}

#[test]
fn no_page_makes_the_reader_panic() {
    let mut dice = Dice::for_law(0x2545_F491_4F6C_DD1D);
    let words = [
        "1.",
        "2.",
        "1",
        "12.",
        "P-K4",
        "P-K4",
        "Kt-KB3",
        "P. to K's 4th.",
        "Castles.",
        "O-O",
        "K. Kt.",
        "to",
        "takes",
        "x",
        "×",
        "B",
        "Q",
        "her",
        "his",
        "2d.",
        "sq.",
        "(ch.)",
        "[A]",
        "\n",
        "\n\n",
        "  ",
        "\t",
        "WHITE",
        "BLACK",
        "White:",
        "Black:",
        "GAME",
        "resigns",
        "and wins",
        "........",
        "...",
        "…",
        "—",
        "é",
        "♘f3",
        "\u{a0}",
        "{160}",
        "{",
        "}",
        "[Illustration]",
        "* * *",
        ";",
        ",",
        "!",
        "?",
        "mate",
        "e.p.",
        "(",
        ")",
        "becoming a Queen",
        "v.",
        "between",
        "Mr.",
        "Messrs.",
        "gives the odds of the Queen's Rook",
        "first six moves as in the preceding game",
        "\r\n",
        "\u{feff}",
        "_ch._",
        "P × P",
        "Kt - Q B 3",
        "R (B 5) - B 7",
        "queens",
        "checks",
        "interposes",
        "moves",
        "one,",
        "The white king commands his owne knight into the third house before his owne bishop",
        "e4",
        "Pxd5",
        "Kt-c3",
    ];
    for _ in 0..cases(800, 3_000) {
        let mut text = String::new();
        for _ in 0..dice.roll(120) {
            text.push_str(words[dice.roll(words.len())]);
            if dice.roll(5) > 0 {
                text.push(' ');
            }
        }
        sound(&text);
    }
}

#[test]
fn a_short_score_printed_several_times_on_a_line_is_read() {
    let score = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. Kt-Kt1 Kt-Kt1 ";
    for times in 1..12 {
        let plies = |text: &str| {
            read(text)
                .games
                .iter()
                .map(|game| game.plies.len())
                .sum::<usize>()
        };
        assert!(plies(&score.repeat(times)) >= plies(score), "{times} times");
    }
}

#[test]
fn two_runs_that_share_their_words_are_read() {
    for text in [
        "1.   2.   3.   4.   5.  . , ; 2. , ; 3. , ; 4. , ; 5. ",
        "1. 2. 3. 4. 5. , 2. , 3. , 4. , 5. P-K4 P-K4 6. Kt-KB3 Kt-QB3",
    ] {
        sound(text);
        sound(&text.repeat(3));
    }
}

#[test]
fn a_sign_of_several_bytes_before_a_number_in_brackets_is_read() {
    for sign in ["\u{fffd}", "½", "♘", "a"] {
        sound(&format!("{sign}x1(99)RQ-KK"));
        sound(&format!("(9) P-K4, P-K4; {sign}x1(10) Kt-KB3, Kt-QB3;"));
    }
}
