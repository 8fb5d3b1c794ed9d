//! Games that begin at a position: given by tags or a FEN, drawn as a diagram, or listed piece by
//! piece.

use rank_and_file::book::{BookKind, read};
use rank_and_file::game::At;
use testing::games;

#[test]
fn a_game_begins_where_its_tags_or_a_fen_say() {
    let moves = "24. R-K8ch RxR 25. RxR mate";
    let fen = "3r2k1/5ppp/8/8/8/8/4RPPP/4R1K1 w - - 0 24";
    for text in [
        format!("[White \"Oak\"]\n[FEN \"{fen}\"]\n\n{moves} 1-0\n"),
        format!("[White \"Oak\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n{moves}\n\nAnd so on.\n"),
        format!("An ending of Oak's.\n\nFEN: {fen}\n\n{moves}\n"),
        format!("An ending ({fen}).\n\n24. R-K8 ch    R x R\n25. R x R mate\n"),
    ] {
        let book = read(&text);
        assert_eq!(book.games.len(), 1, "{text}\n{book:?}");
        let game = &book.games[0];
        let uci = games::line(&game.tree, At::Start);
        assert_eq!(uci, "Re8+ Rxe8 Rxe8#", "{text}");
        assert!(game.stop.is_none(), "{text}");
        if text.starts_with('[') {
            assert_eq!(game.tree.tag("White"), Some("Oak"), "{text}");
        } else {
            assert_eq!(game.kind, BookKind::Study, "{text}");
        }
    }
}

/// If this fails, a study does not begin at the position that the text draws or lists.
#[test]
fn a_study_begins_at_its_position() {
    let drawn = "8 | #R |   |   | #R |   |   | #K |   |\n7 |   |   |   |   |   | #P | #P | #P |\n\
                 6 |   |   |   |   |   |   |   |   |\n5 |   |   |   |   |   |   |   |   |\n\
                 4 |   |   |   |   |   |   |   |   |\n3 |   |   |   |   |   |   |   |   |\n\
                 2 |   |   |   |   | ^R| ^P| ^P| ^P|\n1 |   |   |   |   | ^R|   | ^K|   |\n";
    let dots = "r . . r . . k .\n. . . . . p p p\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n\
                . . . . . . . .\n. . . . R P P P\n. . . . R . K .\n";
    let list = "White: K at K Kt's sq., Rs at K's sq. and K's 2d, Ps at K B's 2d, K Kt's 2d, K R's 2d.\n\
                Black: K at K Kt's sq., Rs at Q's sq. and Q R's sq., Ps at K B's 2d, K Kt's 2d, K R's 2d.\n";
    let score = "1. R-K8ch    RxR\n2. RxRch    RxR";
    for text in [
        format!("EXAMPLE 7.\n\n{drawn}\nWhite to play and lose.\n\n{score}\n"),
        format!("PROBLEM 3.\n\n{dots}\n{score}\n"),
        format!("No. 5.\n\n{list}\n{score}\n"),
        format!("{list}\nWhite wins thus: 1 R-K8ch, RxR; 2 RxRch, RxR; and so on.\n"),
        format!("No. 5.\n\n{list}\nThe Rook at K 2d is at once to be moved.\n\n{score}\n"),
        format!(
            "No. 5.\n\nWhite: Oak. Black: Ash.\n\n_White_: Kg1, Re1, Re2, Pf2, g2, h2. _Black_: Kg8, Rd8, Ra8, Pf7, g7, h7.\n\n{score}\n"
        ),
        format!(
            "No. 5.\n\nr 2 r 2 k 1 / 5 p p p / 8 / 8 / 8 / 8 / 4 R P P P / 4 R 1 K 1\n\n{score}\n"
        ),
        format!("No. 5.\n\nt2t2k1. 5bbb. 8. 8. 8. 8. 4TBBB. 4T1K1. Weiss zieht.\n\n{score}\n"),
    ] {
        for text in [text.clone(), text.replace('\n', "\r\n")] {
            let book = read(&text);
            assert_eq!(book.games.len(), 1, "{text}\n{book:?}");
            let game = &book.games[0];
            let line = games::line(&game.tree, At::Start);
            assert_eq!(line, "Re8+ Rxe8 Rxe8+ Rxe8", "{text}");
            let kinds = [BookKind::Study, BookKind::Game];
            assert!(kinds.contains(&game.kind), "{text}: {:?}", game.kind);
        }
    }
}
