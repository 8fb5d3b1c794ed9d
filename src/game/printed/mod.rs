//! Positions as they stand in print: in Forsyth notation, as lists of men, as diagrams of letters.
//!
//! | text | read as |
//! |---|---|
//! | `3 B kt 3 / 2 p 3 p 1 / 2 P p 1 p P 1 / …` | Forsyth notation, with spaces and `Kt` |
//! | `3B1s3. 2b3b1. …` | the same with full stops, in German letters |
//! | `White: Kg1, Qd2, Ps a2, b2. Black: Kg8.` | lists of men, in five languages |
//! | `White: K at K Kt sq. Black: K at K Kt sq.` | lists in English descriptive |
//! | `8 \|    \| #R \| … \|` and seven more lines | a diagram of letters |
//! | `White to play and mate in 2`, around one of these | its caption, which says who is to move |
//!
//! If nothing says who is to move, it is White, unless Black is in check. A side may castle where its
//! king and rook stand as at the start of a game. Everything else that is printed is kept as the
//! caption, and what is understood only in part is an error.

mod caption;
mod drawing;
mod forsyth;
mod lists;
mod placed;

pub(crate) use drawing::diagrams;
pub(crate) use forsyth::forsyth;
pub(crate) use lists::last_lists;
pub use placed::PrintedError;
pub(crate) use placed::{MenInText, PlacedMen};

use std::fmt;

use crate::board::{Color, Setup};
use crate::game::fen::{looks_like_fen, read_setup, write_setup};
use crate::rules::{Position, SetupError};
use crate::words;
use crate::work;

/// Bytes of the longest text that is taken for one position.
pub const LONGEST: usize = 6_000;

/// A position read from print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedPosition {
    /// The position as it is set up, playable or not. Each side has at most one king.
    pub setup: Setup,
    /// The words around the position, in one line.
    pub caption: String,
    /// What was decided without being printed.
    pub remarks: Vec<PrintedRemark>,
}

/// Something that was decided about a position without being printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedRemark {
    /// Nothing says who is to move.
    WhiteAssumed,
    /// Black is in check, and so to move.
    BlackInCheck,
    /// The ranks of Black's men were counted from Black's side, and can be counted from White's.
    FromBlackSide,
}

impl fmt::Display for PrintedRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            PrintedRemark::WhiteAssumed => words::PRINTED_WHITE_ASSUMED,
            PrintedRemark::BlackInCheck => words::PRINTED_BLACK_IN_CHECK,
            PrintedRemark::FromBlackSide => words::PRINTED_FROM_BLACK,
        };
        f.write_str(words.text())
    }
}

impl PrintedPosition {
    /// Returns the remarks as sentences.
    #[must_use]
    pub fn remarks(&self) -> String {
        let remarks: Vec<String> = self.remarks.iter().map(ToString::to_string).collect();
        remarks.join(" ")
    }
}

/// Reads a text that is no FEN as a position as it stands in print. `None` if the text does not have
/// the shape of one, if it has moves or many words too, or if it is a FEN with a fault.
///
/// # Errors
/// [`PrintedError`] says what is wrong, and where.
#[must_use]
pub fn read_printed(text: &str) -> Option<Result<PrintedPosition, PrintedError>> {
    // A bracket begins the tags of a game, and a brace a comment in one.
    if text.len() > LONGEST || text.contains(['[', '{']) {
        return None;
    }
    work::add(text.len());
    let found = alone(text)?;
    let (before, after) = (&text[..found.body.start], &text[found.body.end..]);
    // The fields of a FEN behind the men are no caption.
    let fields = names_color(after);
    let caption = caption::tidy(before, if fields { "" } else { after });
    // Behind a fault, what looks like a move may be a man of the list.
    let moves = found.men.is_ok() && caption::has_move(&caption);
    if moves || caption::is_page(&caption::tidy(before, after)) {
        return None;
    }
    let read = found.men.and_then(|men| match fields {
        true => with_fields(text, &men, found.body.end, caption),
        false => finish(men, caption),
    });
    // What is wrong with a FEN, its own reader says. With spaces in a rank or words in place of its
    // fields it is a printed position.
    let is_printed = |found: &PrintedPosition| found.caption.is_empty() || found.remarks.is_empty();
    (!looks_like_fen(text) || read.as_ref().is_ok_and(is_printed)).then_some(read)
}

/// Returns the position that a text has in one of the forms. A second diagram is a fault.
fn alone(text: &str) -> Option<MenInText> {
    let mut diagrams = diagrams(text).into_iter();
    if let Some(mut first) = diagrams.next() {
        if let Some(second) = diagrams.next() {
            first.men = Err(PrintedError::new(second.body, words::PRINTED_SECOND));
        }
        return Some(first);
    }
    let lists = last_lists(text).map(|lists| match lists.fault {
        Some(fault) => MenInText {
            men: Err(fault),
            ..lists.men
        },
        None => lists.men,
    });
    lists.or_else(|| forsyth(text))
}

/// Makes a position of men and their caption.
fn finish(men: PlacedMen, caption: String) -> Result<PrintedPosition, PrintedError> {
    men.one_king_each()?;
    let mut setup = men.setup(Color::White);
    let mut remarks = Vec::new();
    if let Some(color) = caption::turn(&caption) {
        setup.color = color;
    } else if let Err(SetupError::LeftInCheck(_)) = Position::from_setup(&setup) {
        setup.color = Color::Black;
        remarks.push(PrintedRemark::BlackInCheck);
    } else {
        remarks.push(PrintedRemark::WhiteAssumed);
    }
    if men.either_side {
        remarks.push(PrintedRemark::FromBlackSide);
    }
    Ok(PrintedPosition {
        setup,
        caption,
        remarks,
    })
}

/// Returns whether a text begins with the side to move as a FEN gives it.
fn names_color(text: &str) -> bool {
    matches!(text.split_whitespace().next(), Some("w" | "b"))
}

/// Makes a position of men, of the fields of a FEN that stand behind them from this byte on, and of
/// the caption before them.
fn with_fields(
    text: &str,
    men: &PlacedMen,
    end: usize,
    caption: String,
) -> Result<PrintedPosition, PrintedError> {
    men.one_king_each()?;
    let board = write_setup(&men.setup(Color::White));
    let board = board.split(' ').next().unwrap_or_default();
    let fields = &text[end..];
    let setup = read_setup(&[board, " ", fields].concat()).map_err(|error| {
        let start = text.len() - fields.trim_start().len();
        PrintedError::new(start..text.len(), error.to_string())
    })?;
    Ok(PrintedPosition {
        setup,
        caption,
        remarks: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the FEN of a printed position, or what is said about it.
    fn read(text: &str) -> String {
        match read_printed(text) {
            None => "none".to_owned(),
            Some(Ok(found)) => write_setup(&found.setup),
            Some(Err(error)) => {
                assert!(text.get(error.at.clone()).is_some(), "{text} {error:?}");
                error.to_string()
            }
        }
    }

    /// A problem from a newspaper of 1894, as it is printed there.
    const NEWSPAPER: &str = "3 B kt 3 / 2 p 3 p 1 / 2 P p 1 p P 1 / R Kt 2 k 3 / 3 Kt 3 p / \
        1 P 5 K / 3 P B 3 / 4 R 3";
    const PROBLEM: &str = "3Bn3/2p3p1/2Pp1pP1/RN2k3/3N3p/1P5K/3PB3/4R3 w - - 0 1";

    #[test]
    fn forsyth_notation_is_read_as_columns_print_it() {
        let lines = NEWSPAPER.replace(" / ", "\n");
        let points = NEWSPAPER.replace(" / ", ". ");
        let broken = NEWSPAPER.replace("1 p P 1 /", "1 p\nP 1 /");
        for text in [
            NEWSPAPER.to_owned(),
            lines.clone(),
            points.clone() + ".",
            points.replace(". ", ", "),
            broken,
            format!("White to play and mate in 2: {NEWSPAPER}"),
            format!("White to play {NEWSPAPER}"),
            format!("{NEWSPAPER}\nMate in two\n"),
            format!("Eastbourne Gazette, 1894.\n{lines}\n\nMate in two.\n"),
            format!("{NEWSPAPER} w - - 0 1"),
            NEWSPAPER.replace("Kt", "S").replace("kt", "s"),
        ] {
            assert_eq!(read(&text), PROBLEM, "{text}");
        }
        for (text, wanted) in [
            (
                "8. 8. 4k3. 8. 8. 4K3. 4P3. 8. Black to move",
                "8/8/4k3/8/8/4K3/4P3/8 b - - 0 1",
            ),
            (
                "tslkdlst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST b - - 3 9",
                "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 3 9",
            ),
            (
                "tslkdlst/bbbb1bbb/8/4b3/8/8/BBBBBBBB/TSLDKLST w - e6 0 2",
                "rnbkqbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w - e6 0 2",
            ),
            (
                "tfcdrcft/pppppppp/8/8/8/8/PPPPPPPP/TCFDRFCT",
                "rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "лксфкрскл/пппппппп/8/8/8/8/ПППППППП/ЛКСФКрСКЛ",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "♜ 3 ♚ 3 / 8 / 8 / 8 / 8 / 8 / ♙ 7 / 4 ♔ 3",
                "r3k3/8/8/8/8/8/P7/4K3 w q - 0 1",
            ),
        ] {
            assert_eq!(read(text), wanted, "{text}");
        }
    }

    #[test]
    fn a_fen_with_spaces_or_words_is_read_and_a_faulty_one_is_not() {
        let kings = "4k3/8/8/8/8/8/4P3/4K3";
        let instead = |text: &str| {
            crate::game::fen::read_fen(text).expect_err("no FEN");
            let read = read_printed(text)?.ok()?;
            Some(write_setup(&read.setup))
        };
        for (text, wanted) in [
            ("4k3/8/8/8/8/8/4P3/4 K 3", Some("w - - 0 1")),
            ("4k3/8/8/8/8/8/4P3/4K3 Black to move", Some("b - - 0 1")),
            ("4k3/8/8/8/8/8/4P3/4K3 x", None),
            ("4k3/8/8/8/8/8/4P3/4K3 w x", None),
            ("4k3/8/8/8/8/8/4P3/4K4", None),
            ("4k3/8/8/8/8/8/4P3/4K2 w - - 0 1", None),
        ] {
            let wanted = wanted.map(|fields| [kings, " ", fields].concat());
            assert_eq!(instead(text), wanted, "{text}");
        }
    }

    #[test]
    fn a_fault_in_forsyth_notation_is_told_with_its_rank() {
        for (from, to, said) in [
            ("1 p P 1", "1 p P 2", "Rank 6 has 9 squares instead of 8."),
            (
                "3 Kt 3 p",
                "3 Kx 3 p",
                "In rank 4 \"x\" is neither a man nor empty squares.",
            ),
            (" / 4 R 3", "", "There are 7 ranks instead of 8."),
            ("4 R 3", "4 R 2", "Rank 1 has 7 squares instead of 8."),
            (
                "4 R 3",
                "3 K R 3",
                "White has 2 kings, on d1 and h3. If the one on d1 or h3 is a knight (Kt), the position can be played.",
            ),
            (
                "4 R 3",
                "4 R 3 w x",
                "In the castling field: \"x\" should be letters of KQkq, of files (A to H, a to h), or \"-\".",
            ),
            (
                "3 P B 3",
                "3 P D 3",
                "In rank 2 \"D\" is neither a man nor empty squares.",
            ),
        ] {
            assert_eq!(read(&NEWSPAPER.replace(from, to)), said);
        }
        // Rooks, bishops and pawns of which two languages make different men.
        assert_eq!(
            read("4k3/8/8/2d1s3/8/8/8/K3S3"),
            "The letters may be German or Scandinavian and Czech or Slovak, and would mean different men."
        );
        for text in [
            "1/2/3/4/5/6/7/8",
            "{FEN 8/8/4k3/8/8/3K3R/8/8 b - -} 1. g3 *",
            "FEN 8/8/4k3/8/8/3K3R/8/8 b - -\n1. g3 *",
        ] {
            assert_eq!(read(text), "none", "{text}");
        }
        assert_eq!(
            read("FEN: 8/8/4k3/8/8/3K3R/8/8 b - -"),
            "8/8/4k3/8/8/3K3R/8/8 b - - 0 1"
        );
    }

    #[test]
    fn men_are_read_from_lists_in_five_languages_and_in_descriptive() {
        let wanted = "3r2k1/5ppp/8/8/8/8/PP6/R2Q2K1 w - - 0 1";
        for list in [
            "White: Kg1, Qd1, Ra1, Ps a2, b2. Black: Kg8, Rd8, Ps f7, g7, h7.",
            "White (5): Kg1, Qd1, Ra1, Pa2, Pb2\nBlack (5): Kg8, Rd8, Pf7, Pg7, Ph7\nWhite to play.",
            "Weiß: Kg1, Dd1, Ta1, Ba2, b2. Schwarz: Kg8, Td8, Bf7, g7, h7. Weiß am Zuge.",
            "Weiss: König g1, Dame d1, Turm a1, Bauern a2 und b2\nSchwarz: König g8, Turm d8, Bauern f7, g7 und h7",
            "Blancs: Rg1, Dd1, Ta1, Pa2, b2. Noirs: Rg8, Td8, Pf7, g7, h7.",
            "Blancas: Rg1, Dd1, Ta1, Pa2, b2. Negras: Rg8, Td8, Pf7, g7, h7.",
            "Белые: Крg1, Фd1, Лa1, пп. a2, b2. Чёрные: Крg8, Лd8, пп. f7, g7, h7.",
            "White: K at K Kt sq, Q at Q sq, R at Q R sq, Ps at Q R 2nd and Q Kt 2nd.\n\
             Black: K at K Kt sq, R at Q sq, Ps at K B 2nd, K Kt 2nd, and K R 2nd.",
            "White: K. at K. Kt.'s sq., Q. at Q.'s sq., R. at Q. R.'s sq., P.'s at Q. R.'s 2d and Q. Kt.'s 2d. \
             Black: K. at K. Kt.'s sq., R. at Q.'s sq., P.'s at K. B.'s 2d, K. Kt.'s 2d and K. R.'s 2d.",
            "WHITE.—K on KKt1; Q on Q1; R on QR1; Ps on QR2, QKt2. BLACK.—K on KKt1; R on Q1; Ps on KB2, KKt2, KR2. White to mate in two.",
            // Black's men named from White's side.
            "White: K on KKt1, Q on Q1, R on QR1, Ps on QR2, QKt2. Black: K on KKt8, R on Q8, Ps on KB7, KKt7, KR7.",
            "Black: Kg8, Rd8, Pf7, g7, h7. White: Kg1, Qd1, Ra1, Pa2, b2.",
        ] {
            assert_eq!(read(list), wanted, "{list}");
        }
    }

    #[test]
    fn a_fault_in_a_list_is_told_with_its_words() {
        for (list, said) in [
            (
                "White: Kg1, Xd2. Black: Kg8.",
                "\"Xd2\" is neither a man nor a square.",
            ),
            (
                "White: Kg1, Qd9. Black: Kg8.",
                "\"Qd9\" is neither a man nor a square.",
            ),
            ("White: Kg1, Qg1. Black: Kg8.", "Two men stand on g1."),
            ("White: Kg1, Q. Black: Kg8.", "\"Q\" has no square."),
            (
                "White (3 men): Kg1, Qd2. Black (1): Kg8.",
                "There should be 3 men here, and 2 are listed.",
            ),
            (
                "White: Kg1, Rd1, a2. Black: Kg8.",
                "It is not clear which man stands on a2. Write its letter before the square.",
            ),
            (
                "White: Kg1. Black: Kg8, Rd8. Xe5, Bb4",
                "\"Xe5\" is neither a man nor a square.",
            ),
            (
                "White: K at K Kt sq, R at R sq. Black: K at K sq.",
                "\"R sq\" is not one square. Write the king's or the queen's side before the file, such as KR2.",
            ),
            (
                "White: Kg1, Qd2. Black: Kg8, Ka8",
                "Black has 2 kings, on a8 and g8. If the one on g8 is a knight (Kt), the position can be played.",
            ),
            ("White: Smith. Black: Jones. 1. e4 e5 2. Nf3 Nc6", "none"),
            ("White: Kg1, Qd2. Black: Kg8. 1. Qd5+", "none"),
            ("White: Kg1, Qd2.", "none"),
        ] {
            assert_eq!(read(list), said, "{list}");
        }
        assert_eq!(
            read("White: Kg1, a2, b2. Black: Kg8."),
            "6k1/8/8/8/8/8/PP6/6K1 w - - 0 1"
        );
        let found = read_printed("White: K on KB3, Q on KKt3. Black: K on K1.");
        let remarks = found.and_then(Result::ok).map(|found| found.remarks());
        let remarks = remarks.unwrap_or_default();
        assert!(remarks.contains("counted from Black's side"), "{remarks}");
    }

    /// A diagram of an e-text with the cells of its ranks, from the eighth on.
    fn drawn(ranks: [&str; 8]) -> String {
        let rule = "  |---------------------------------------|\n";
        let mut text = "  ---------------------------------------\n".to_owned();
        for (number, rank) in (1..9).rev().zip(ranks) {
            let cells = rank.split(',').map(|cell| format!("{cell:<4}"));
            let cells: Vec<String> = cells.collect();
            text += &format!("{number} |{}|\n{rule}", cells.join("|"));
        }
        text + "    A    B    C    D    E    F    G    H\n\n        Diag. 4.\n"
    }

    const EMPTY: &str = ",,,,,,,";

    #[test]
    fn diagrams_of_letters_are_read() {
        let ranks = [
            ",,,, #R,,, #K",
            " #P, #P, #Q, #Kt, #R,, #P,",
            EMPTY,
            EMPTY,
            EMPTY,
            EMPTY,
            " ^P, ^P,,,,,,",
            ",,,, ^R,, ^K,",
        ];
        let text = drawn(ranks);
        let wanted = "4r2k/ppqnr1p1/8/8/8/8/PP6/4R1K1 w - - 0 1";
        assert_eq!(read(&text), wanted, "{text}");
        let black = text.replace("Diag. 4.", "Black to move.");
        assert_eq!(read(&black), wanted.replace('w', "b"), "{black}");
        let found = read_printed(&text).and_then(Result::ok);
        let found = found.expect("a position");
        assert_eq!(found.caption, "Diag. 4.");
        assert_eq!(found.remarks, [PrintedRemark::WhiteAssumed]);
        // As programs draw it, and from Black's side.
        for text in [
            "r n b q k b n r\np p p p p p p p\n. . . . . . . .\n. . . . . . . .\n\
             . . . . . . . .\n. . . . . . . .\nP P P P P P P P\nR N B Q K B N R",
            "+---+---+---+---+---+---+---+---+\n| r | n | b | q | k | b | n | r | 8\n\
             +---+---+---+---+---+---+---+---+\n| p | p | p | p | p | p | p | p | 7\n\
             |   |   |   |   |   |   |   |   | 6\n|   |   |   |   |   |   |   |   | 5\n\
             |   |   |   |   |   |   |   |   | 4\n|   |   |   |   |   |   |   |   | 3\n\
             | P | P | P | P | P | P | P | P | 2\n| R | N | B | Q | K | B | N | R | 1\n\
             +---+---+---+---+---+---+---+---+\n  a   b   c   d   e   f   g   h\n",
            "♜♞♝♛♚♝♞♜\n♟♟♟♟♟♟♟♟\n........\n........\n........\n........\n♙♙♙♙♙♙♙♙\n♖♘♗♕♔♗♘♖",
            "1 R N B K Q B N R\n2 P P P P P P P P\n3 . . . . . . . .\n4 . . . . . . . .\n\
             5 . . . . . . . .\n6 . . . . . . . .\n7 p p p p p p p p\n8 r n b k q b n r\n\
               h g f e d c b a",
        ] {
            let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
            assert_eq!(read(text), start, "{text}");
        }
    }

    #[test]
    fn a_misprint_in_a_diagram_is_told_with_its_place_and_its_repair() {
        let pawns = |mark| [mark; 8].map(|mark| format!(" {mark}P")).join(",");
        let (black, white) = (pawns('#'), pawns('^'));
        let last = " ^R, ^Kt, ^B, ^Q, ^K, ^B, ^Kt, ^R";
        let first = " #R, #Kt, #B, #Q, #K, #B, #K, #R";
        let start = |first| drawn([first, &black, EMPTY, EMPTY, EMPTY, EMPTY, &white, last]);
        let text = start(first);
        let error = read_printed(&text)
            .and_then(Result::err)
            .expect("a misprint");
        assert_eq!(
            error.to_string(),
            "Black has 2 kings, on e8 and g8. If the one on g8 is a knight (Kt), the position can be played."
        );
        assert_eq!(&text[error.at], "#K");
        let text = start(&first.replace(" #K, #R", " #Kt, #R"));
        for (from, to, said) in [
            (
                "#Kt|",
                "#Kz|",
                "In rank 8 \"#Kz\" is neither a man nor empty squares.",
            ),
            (
                "8 |",
                "7 |",
                "The rank in the place of rank 8 is numbered 7.",
            ),
            (
                "4 |",
                "3 |",
                "The rank in the place of rank 4 is numbered 3.",
            ),
            ("3 |", "3 |  |", "Rank 3 has 9 squares instead of 8."),
            ("1 | ^R |", "1 | ^R  ", "Rank 1 has 7 squares instead of 8."),
            ("2 | ^P |", "2   ^P  ", "Rank 2 has 7 squares instead of 8."),
            ("3 |", "No rank\n3 |", "There are 5 ranks instead of 8."),
        ] {
            assert_eq!(read(&text.replacen(from, to, 1)), said);
        }
        let bare = "8 r n b q k b n r\n7 p p p p p p p p\n6 . . . . . . . .\n\
            5 . . . . . . . .\n4 . . . . . . . .\n3 . . . . . . . .\n\
            2 P P P P P P P P\n1 R N B Q K B N R\n";
        for (from, to, said) in [
            (
                "p p p p p p p p",
                "p p p p x p p p",
                "In rank 7 \"x\" is neither a man nor empty squares.",
            ),
            (
                "P P P P P P P P",
                "P P P P P P P P P",
                "Rank 2 has 9 squares instead of 8.",
            ),
            ("3 . . . . . . . .\n", "", "There are 7 ranks instead of 8."),
        ] {
            assert_eq!(read(&bare.replacen(from, to, 1)), said);
        }
        let turned = "H    G    F    E    D    C    B    A";
        assert_eq!(
            read(&text.replace("A    B    C    D    E    F    G    H", turned)),
            "The letters of the files and the numbers of the ranks belong to different sides of the board."
        );
    }
}
