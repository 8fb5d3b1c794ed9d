//! Finds the moves of a text that a program recognised by counting: between two numbers that follow one
//! another stand two moves, whatever became of their letters.
//!
//! | recognised | in the copy for the finder |
//! |---|---|
//! | `138 KxQ, K-KQ2; 14 KR-QBI, R-QI];` between 12 and 15 | ` 13 ▮▪▯, ▮▪▪▪▯; 14 ▮▪▪▪▪▯, ▮▪▪▯;` |
//! | `to. PxP   Kt-Kts` below 9 and above 11 | `10. ▮▪▯   ▮▪▪▪▪▯` |
//! | `6 Yf3, Bad; 7 Bd2, Baé;` | `6 ▮▪▯, ▮▪▯; 7 ▮▪▯, ▮▪▯;` |
//! | `To cence   Bf8-g7` behind `7. e2-e3` and a note | `7. ...   ▮▪▪▪▯` |
//!
//! | file | what it does |
//! |---|---|
//! | `tokens` | the words of a text with their lines and paragraphs |
//! | `second_numbers` | numbers that stand before the second move of their row too |
//! | `chain` | the numbers that follow one another |
//! | `copy` | the copy, of the same length in bytes |

mod chain;
mod copy;
mod second_numbers;
mod tokens;

/// Returns the text with its misread numbers put right, and with signs in the place of the moves that
/// stand between them.
pub(super) fn counted(text: &str) -> String {
    let (tokens, seconds) = second_numbers::without(text, tokens::tokens(text));
    let chains = chain::chains(text, &tokens);
    copy::copy(text, &tokens, (&chains, seconds))
}

#[cfg(test)]
mod tests {
    use super::counted;
    use crate::book::languages::signs;

    /// Returns the copy with `M` in the place of each move.
    fn shown(text: &str) -> String {
        let copy = counted(text);
        assert_eq!(copy.len(), text.len());
        let mut shown = String::new();
        let mut rest = copy.as_str();
        while let Some(c) = rest.chars().next() {
            let length = match signs::shaped(rest) {
                Some((length, _)) => {
                    shown.push('M');
                    length
                }
                None => {
                    shown.push(c);
                    c.len_utf8()
                }
            };
            rest = &rest[length..];
        }
        shown
    }

    #[test]
    fn numbers_are_put_right_by_those_around_them() {
        let text = "1 d4, Nf6; 2 c4, e6; 38 Nc3, Bb4; 4 e3, cb; S Ne2, b6; 6 a3, Bad;";
        assert_eq!(
            shown(text),
            "1 M, M; 2 M, M;  3 M, M; 4 M, M; 5 M, M; 6 M, M;"
        );
    }

    #[test]
    fn a_game_begins_with_a_number_of_which_only_the_stop_is_left() {
        let text = "  . d4     d5\n\n 2. c4     e6\n 3. Nc3    Nf6\n 4. Bg5    Be7\n";
        assert_eq!(
            shown(text),
            " 1. M     M\n\n 2. M     M\n 3. M    M\n 4. M    M\n"
        );
    }

    #[test]
    fn rows_are_moves_whatever_their_letters() {
        let text = "1. &4     e5\n2. Nf     Nf6\nj.  NxeS   d6\n4. Nf3    Nxe4\n5. d4     d5\n";
        assert_eq!(
            shown(text),
            "1. M     M\n2. M     M\n3.  M   M\n4. M    M\n5. M     M\n"
        );
    }

    #[test]
    fn dots_are_read_where_black_goes_on_behind_a_note() {
        let text = "1. d4     d5\n2. c4     e6\n3. Nc3\n\nThe usual move, and it is good.\n\n\
                    {3.} ee oe    Nf6\n4. Bg5    Be7\n5. e3     O-O\n6. Nf3   Nbd7\n";
        let shown = shown(text);
        let words: Vec<&str> = shown.split_whitespace().collect();
        let goes_on =
            |three: &[&str]| three[..2] == ["3.", "..."] && three[2].trim_end_matches('.') == "M";
        assert!(words.windows(3).any(goes_on), "{shown}");
    }

    #[test]
    fn words_of_the_copy_begin_and_end_with_letters_of_the_text() {
        for number in ["£", "£.", "€", "€.", "»3.", "‘3", "3»", "§."] {
            let rows = "1. d4     d5\n2. c4     e6\n{}  Nc3   Nf6\n4. Bg5    Be7\n5. e3     O-O\n";
            let running = "1 d4, Nf6; 2 c4, e6; {} Nc3, Bb4; 4 e3, c5; 5 Ne2, b6; 6 a3, Ba5;";
            for text in [rows, running] {
                let text = text.replace("{}", number);
                let copy = counted(&text);
                for word in copy.split_whitespace() {
                    let begin = word.as_ptr() as usize - copy.as_ptr() as usize;
                    let end = begin + word.len();
                    let is_word = text.is_char_boundary(begin) && text.is_char_boundary(end);
                    assert!(is_word, "{word} in {text}");
                }
            }
        }
    }

    #[test]
    fn a_number_at_the_end_of_a_move_is_that_of_the_next_one() {
        let text = "1. P to Q4 P to Q4 2. P to K3 P to K33. P to B4 P to B4 4. B to K2 B to K25. P to R3 P to R3\n";
        assert_eq!(shown(text), "1. M M 2. M M   M M 4. M M   M M\n");
    }

    #[test]
    fn a_move_of_several_words_is_one() {
        for (text, copy) in [
            (
                "1. P to K4 P to K4\n2. B to\nB4 ch Kt takes P\n3. Castles QR P-K3\n4. Q-B2\nch K-Kt\nsq\n",
                "1. M M\n2. M M\n3. M M\n4. M M\n",
            ),
            (
                "1. d4 d5\n2. P-K4 P-K4\n3. P-\nQB4 P-QR3\n4. P-Q4 P-K3\n5. R to B sq\n",
                "1. M M\n2. M M\n3. M M\n4. M M\n5. M\n",
            ),
            (
                "1. d4 d5\n2. P-K4 P-K4\n3. P-QB4 P-QR3\n4. P-Q4 P-K3\n5. P takes B (a)\n",
                "1. M M\n2. M M\n3. M M\n4. M M\n5. M\n",
            ),
            (
                "1. d4 d5\n2. P-K4 P-K4\n3. P-QB4 P-QR3\n4. P-Q4 P-K3\n5. K. R. to K. R's sq.\n",
                "1. M M\n2. M M\n3. M M\n4. M M\n5. M.\n",
            ),
        ] {
            assert_eq!(shown(text), copy, "{text}");
        }
    }

    #[test]
    fn a_note_of_few_words_without_a_move_is_no_move() {
        let text = "1. d4 d5\n2. P-K4 P-K4\n3. P-QB4 P-QR3\nThe Queen's Bishop prevents a\n\
                    strong attack. The passed Pawn\n4. P-Q4 P-K3\n5. P-B4 P-R3\n";
        let shown = shown(text);
        assert!(
            shown.contains("prevents a\nstrong attack. The passed Pawn\n4. M M\n"),
            "{shown}"
        );
    }

    #[test]
    fn the_number_of_a_page_is_none_of_the_game_below_it() {
        let rows = "1 d4     1 Nf6\n2 c4     2 e6\n3 Nc&    8 Bb4\n4 e3     4 O-O\n";
        let text = format!("i)     SELECTED GAMES\n\nOAK v. ELM\n\n{rows}");
        let shown = shown(&text);
        assert!(shown.contains("\n1 M       M\n"), "{shown}");
    }

    #[test]
    fn a_number_before_each_move_is_read_once() {
        let text = "1. d4     1. Nf6\n2. c4     2. e6\n3. Nc&    8. Bb4\n4. e3     4. O-O\n";
        assert_eq!(
            shown(text),
            "1. M        M\n2. M        M\n3. M       M\n4. M        M\n"
        );
    }

    #[test]
    fn the_number_of_a_page_is_no_move() {
        let rows = "1. d4     d5\n2. c4     e6\n3. Nc3    Nf6\n4. Bg5    Be7\n5. e3     O-O\n";
        let text = format!("{rows}{{252}}\n\nAnd White resigned.\n");
        let shown = shown(&text);
        assert!(
            shown.ends_with("5. M     M\n{252}\n\nAnd White resigned.\n"),
            "{shown}"
        );
    }

    #[test]
    fn the_numbers_of_one_game_do_not_run_on_into_the_next() {
        let rows = |from: usize, to: usize| -> String {
            let row = |number| format!("{number}. Nf3    Nf6\n");
            (from..=to).map(row).collect()
        };
        let text = format!(
            "{}\n33. a3    d5\n{}\n{}",
            rows(1, 32),
            rows(2, 30),
            rows(1, 20)
        );
        let shown = shown(&text);
        assert!(shown.ends_with("19. M    M\n20. M    M\n"), "{shown}");
    }

    #[test]
    fn every_game_is_counted_however_long_the_one_before_it_is() {
        // Letters and numbers as they come from a blurred page.
        let misread = [
            "S4", "e4", "Kt", "R4", "Bd", "t8", "g7", "PxP", "B4", "4d", "Q6",
        ];
        for rows in [20, 32, 40, 60] {
            let mut kind = rows;
            let mut game = |rows: usize| -> String {
                let mut row = |number: usize| {
                    let mut word = || {
                        kind = (kind * 17 + 11) % 1009;
                        misread[kind % misread.len()]
                    };
                    let (white, black) = (word(), word());
                    let number = match number % 4 {
                        0 => number.to_string().replace('1', "l").replace('2', "z"),
                        1 => number.to_string().replace('5', "S").replace('3', "8"),
                        _ => number.to_string(),
                    };
                    format!("{number}. {white}    {black}\n")
                };
                (1..=rows).map(&mut row).collect()
            };
            let text = [rows, 12, rows, 12].map(&mut game).join("\n");
            let shown = shown(&text);
            let mut numbers = [rows, 12, rows, 12].into_iter().flat_map(|rows| 1..=rows);
            for line in shown.lines().filter(|line| !line.is_empty()) {
                let number = numbers.next().unwrap_or(0);
                let words: Vec<&str> = line.split_whitespace().collect();
                assert_eq!(
                    words,
                    [&format!("{number}."), "M", "M"],
                    "{rows} rows:\n{shown}"
                );
            }
            assert_eq!(numbers.next(), None);
        }
    }

    #[test]
    fn the_word_between_a_man_and_its_square_is_no_number() {
        let text = "7 P to K4    P to K4\n8 B to B4    B to B4\n9 BtakesQ    P to QR4\n{134}\n\n\
                    10 PtoK4    Kt to R3\n11 P to R3    P to R3\n";
        let text = format!(
            "1 d4    d5\n2 c4    e6\n3 e3    c5\n4 a3    a6\n5 h3    h6\n6 b3    b6\n{text}"
        );
        let shown = shown(&text);
        assert!(
            shown.ends_with("9 M    M\n{134}\n\n10 M    M\n11 M    M\n"),
            "{shown}"
        );
    }

    #[test]
    fn a_number_of_which_only_the_stop_is_left_is_counted() {
        let text = "1. d4    d5\n2. P-K4    P-K4\n3. P-QB4    P-QR3\n4. P-Q4    P-K3\n\n.. B-B4\n\n\
                    The usual move, and it is good.\n\n5 ......    P-KB3\n6. B-Q3    Kt-B3\n7. P-R3    P-R3\n";
        let shown = shown(text);
        assert!(shown.contains("4. M    M\n\n"), "{shown}");
        assert!(
            shown.contains("5. ...") && shown.ends_with("6. M    M\n7. M    M\n"),
            "{shown}"
        );
    }

    #[test]
    fn a_number_with_two_stops_before_a_man_of_one_letter_is_counted() {
        let text = " 1. P. to K's 4th.      P. to K's 4th.\n 2..Q. Kt. to Q. B's 3d.   P. to Q's 3d.\n \
            3. P. to Q's 4th.       B. to K's 2d.\n 4. B. to K's 2d.        P. to K. R's 3d.\n";
        let shown = shown(text);
        assert!(!shown.contains("to"), "{shown}");
    }

    #[test]
    fn prose_with_numbers_is_left_alone() {
        let text = "In 1909 he won 8 games of 12, and 2 were drawn.\nThe year 1910 was better.\n";
        assert_eq!(counted(text), text);
    }
}
