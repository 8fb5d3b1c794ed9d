//! Games of Chess 99 and U-chess are read by their tag or by the option, and written in their own notations.

use super::{CHESS_99, LEGALL, convert};

#[test]
fn scores_of_chess_99_are_read_by_their_tag_or_by_the_option() {
    let there = convert(&["--to", "reversible"], CHESS_99);
    assert_eq!((there.status, there.said.as_str()), (0, ""));
    let written = there.out.as_str();
    assert!(written.contains("49. Nd7f8×K! 1/2-1/2\n"), "{written}");
    assert!(written.ends_with("3. ed7* Pd9e7 # 0-1\n"), "{written}");
    // Whatever notation is requested, this game has only one.
    for to in ["reversible", "short", "descriptive", "uci"] {
        assert_eq!(convert(&["--to", to], CHESS_99).out, written, "{to}");
        assert_eq!(convert(&["--to", to], written).out, written, "{to}");
    }
    let bare = "1. a24 b8 2. a5 #";
    let there = convert(
        &["--variant", "chess99", "--to=reversible"],
        "1. a24 b7 2. a5 #",
    );
    assert_eq!(
        (there.status, there.out.as_str()),
        (0, "[Variant \"Chess 99\"]\n\n1. a24 b7 2. a5 # 1-0\n"),
        "{}",
        there.said
    );
    assert_eq!(
        convert(&["--variant", "chess99", "--to=json"], bare).status,
        1
    );
}

#[test]
fn a_game_of_u_chess_goes_from_three_symbols_to_other_notations_and_back() {
    const ENGLISH: &str = "1. P-K4 P-K4 2. P-Q4 P-Q4 3. N-K2 N-K2 4. N-Q2 N-Q2 1/2-1/2";
    const ITALIAN: &str = "1. P4R P4R 2. P4D P4D 3. C2R C2R 4. C2D C2D 1/2-1/2";
    let short = "[Variant \"U-chess\"]\n\n1. e4 e5 2. d4 d5 3. Ne2 Ne7 4. Nd2 Nd7 1/2-1/2\n";
    for text in [
        ENGLISH,
        &ENGLISH.replace("-K", "K").replace("-Q", "Q"),
        ITALIAN,
        "e4 e5 d4 d5 Ne2 Ne7 Nd2 Nd7 1/2-1/2",
    ] {
        for from in ["auto", "uchess"] {
            if from == "uchess" && text.starts_with('e') {
                continue;
            }
            let there = convert(
                &["--variant", "u-chess", "--from", from, "--to", "short"],
                text,
            );
            assert_eq!(
                (there.status, there.out.as_str()),
                (0, short),
                "{}",
                there.said
            );
        }
    }
    assert_eq!(
        convert(&["--from", "uchess", "--to", "short"], ITALIAN).out,
        short
    );
    let there = convert(&["--to", "uchess"], short);
    assert_eq!(
        (there.status, there.out),
        (0, format!("[Variant \"U-chess\"]\n\n{ENGLISH}\n"))
    );
    // In orthodox games three symbols cannot name every move.
    let orthodox = convert(&["--to", "uchess"], LEGALL);
    assert_eq!((orthodox.status, orthodox.out.as_str()), (1, LEGALL));
    assert!(
        orthodox
            .said
            .starts_with("<stdin>:1:1: uchess is for U-chess and U-chess (AISE) only; the game is written in short algebraic"),
        "{}",
        orthodox.said
    );
}
