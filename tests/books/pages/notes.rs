//! Notes between the moves belong to their move, and the score continues behind them.

use super::{moves, only};

#[test]
fn a_reply_is_found_behind_a_paragraph() {
    for reply in [
        "3. ........   B-B4",
        "3. ...   B-B4",
        "3. …  B-B4",
        "3... B-B4",
        "3. — B-B4",
        "           B-B4",
    ] {
        let page = format!(
            "   1. P-K4    P-K4\n   2. Kt-KB3  Kt-QB3\n   3. B-B4\n\nIf now 3...P-Q3; 4 P-Q4, B-Kt5 and Black is\n4 moves behind; but not 3...Kt-B3, though many play\nB-K2 here.\n\n   {reply}\n   4. P-B3    Kt-B3\n"
        );
        let game = only(&page);
        let expected = "P-K4 P-K4 Kt-KB3 Kt-QB3 B-B4 B-B4 P-B3 Kt-B3";
        assert_eq!(moves(&page, &game), expected, "{page}");
        assert_eq!(game.notes.len(), 1);
        assert_eq!(game.notes[0].0, 5);
        assert!(page[game.notes[0].1.clone()].starts_with("If now"));
    }
}

#[test]
fn another_line_of_play_in_the_notes_is_no_part_of_the_game() {
    let page = "GAME 4.\n\n   1. P-K4   P-K4\n   2. P-KB4  PxP\n   3. B-B4   Q-R5 ch\n   4. K-B1   P-QKt4\n\nAnother way is\n\n   3. Kt-KB3   P-KKt4\n   4. B-B4     P-Kt5\n\nwhich leads to other games.\n\n   5. BxP    Kt-KB3\n   6. Kt-KB3 Q-R3\n";
    let expected = "P-K4 P-K4 P-KB4 PxP B-B4 Q-R5 ch K-B1 P-QKt4 BxP Kt-KB3 Kt-KB3 Q-R3";
    assert_eq!(moves(page, &only(page)), expected);
}

#[test]
fn the_score_goes_on_at_the_margin_under_an_indented_note() {
    let page = "1 P-K4 P-K4 2 N-KB3 N-QB3 3 B-B4 B-B4 4 P-B3 N-B3\n    If 4 ... P-Q3 5 P-Q4 PxP 6 PxP B-N3.\n5 P-Q4 PxP 6 PxP B-N5ch\n";
    let game = only(page);
    let expected = "P-K4 P-K4 N-KB3 N-QB3 B-B4 B-B4 P-B3 N-B3 P-Q4 PxP PxP B-N5ch";
    assert_eq!(moves(page, &game), expected);
    assert_eq!(game.notes.len(), 1);
}

#[test]
fn paragraphs_are_told_by_their_first_lines_where_none_is_blank() {
    for note in [
        "   The text move loses a Pawn. Better than B-KR3.\n",
        "   The text move loses a Pawn, and the end is near, as the\nsequel shows. Better than B-KR3.\n",
        "   White threatens Kt-Kt5.\n",
    ] {
        for (blank, stop) in [("\n", ";"), ("", ";"), ("", "")] {
            let page = format!(
                "   1. P-K4, P-K4; 2. Kt-KB3, Kt-QB3; 3. B-B4,\nB-B4; 4. P-B3, Kt-B3{stop}\n{blank}{note}   5. P-Q4, PxP; 6. PxP,\nB-Kt5 ch;\n"
            );
            let game = only(&page);
            let expected = "P-K4 P-K4 Kt-KB3 Kt-QB3 B-B4 B-B4 P-B3 Kt-B3 P-Q4 PxP PxP B-Kt5 ch";
            assert_eq!(moves(&page, &game), expected, "{page}");
            assert_eq!(game.notes.len(), 1, "{page}");
        }
    }
}

#[test]
fn the_word_to_of_the_tenth_row_is_no_second_number() {
    let rows = [
        ("P. to K's 4th.", "P. to K's 4th."),
        ("Q. Kt. to Q. B's 3d.", "P. to Q's 3d."),
        ("P. to Q. R's 3d.", "P. to Q. R's 3d."),
        ("P. to K. R's 3d.", "P. to K. R's 3d."),
        ("P. to Q. R's 4th.", "P. to Q. R's 4th."),
        ("P. to K. R's 4th.", "P. to K. R's 4th."),
        ("P. to K. B's 3d.", "P. to K. B's 3d."),
        ("P. to Q. Kt's 3d.", "P. to Q. Kt's 3d."),
        ("P. to K. Kt's 3d.", "P. to K. Kt's 3d."),
    ];
    let row = |(number, (white, black)): (u32, (&str, &str))| {
        format!("  {number} {white:30}{number} {black}\n")
    };
    let rows: String = (1..).zip(rows).map(row).collect();
    for white in ["Q. Kt. to Q. Kt's sq.", "Q. B. to Q. Kt's 2d."] {
        let page = format!(
            "GAME 1.\n\n{rows}  10 {white}\n\nThe text move gives up the side, which decides the\ngame.\n\n\
             \x20 10 ......                       P. to Q's 4th.\n{}",
            row((11, ("P. to Q's 3d.", "P. to K. Kt's 4th.")))
        );
        let printed = moves(&page, &only(&page));
        let expected = format!("{white} P. to Q's 4th. P. to Q's 3d. P. to K. Kt's 4th.");
        assert!(printed.ends_with(&expected), "{printed}\n{page}");
    }
}
