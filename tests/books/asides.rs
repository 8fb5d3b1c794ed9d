//! Lines of play in the notes of books: playable lines become variations, all others stay words.

use rank_and_file::book::{BookGame, read};
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::game::{At, NodeId};
use rank_and_file::notation::Notation;
use testing::corpus;

/// Returns a game with this note behind White's fourth move, `O-O`.
fn noted(note: &str) -> BookGame {
    let text = format!(
        "GAME 1.\n\nWhite: Oak. Black: Ash.\n\n1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n3. B-B4   B-B4\n\
         4. O-O\n\n{note}\n\n4. ......   Kt-B3\n5. P-Q3   P-Q3\n6. B-K3   B-Kt3\n\nDrawn game.\n"
    );
    let mut games = read(&text).games;
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// Returns the moves of a game as PGN on one line, without tags.
fn moves(game: &BookGame) -> String {
    let pgn = write_pgn(&game.tree, &Notation::SHORT);
    let moves = pgn.split_once("\n\n").map_or("", |(_, moves)| moves);
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// If this fails, a reader does not find a line of a note as a variation. Each row is a note and
/// its variation between White's fourth move and Black's.
#[test]
fn what_can_be_played_becomes_a_variation() {
    for (note, becomes) in [
        // The line replaces the move before it, or the move behind it.
        (
            "If 4. P-B3, Kt-B3; 5. P-Q4 with the better game. So they say.",
            "4. O-O {So they say.} ({If} 4. c3 Nf6 5. d4 {with the better game.}) 4... Nf6",
        ),
        (
            "Best. If 4... P-Q3; 5. P-B3 and White stands well.",
            "4. O-O {Best.} 4... Nf6 ({If} 4... d6 5. c3 {and White stands well.}) 5. d3",
        ),
        // Lines without numbers fit in only one place.
        (
            "If P-QKt4 then BxP; 5. P-B3 is the Evans.",
            "4. O-O ({If} 4. b4 Bxb4 5. c3 {is the Evans.}) 4... Nf6",
        ),
        (
            "KtxP was better.",
            "4. O-O (4. Nxe5 {was better.}) 4... Nf6",
        ),
        // A line leaves another line, or replaces it.
        (
            "4. P-B3, Kt-B3; 5. P-Q4 is strong; if now 5. P-Q3, P-Q3.",
            "4. O-O (4. c3 Nf6 5. d4 {is strong} ({if now} 5. d3 d6)) 4... Nf6",
        ),
        (
            "Or 4. P-B3, Kt-B3, or 4. P-Q3, P-Q3.",
            "4. O-O ({Or} 4. c3 Nf6) ({or} 4. d3 d6) 4... Nf6",
        ),
        // Words in brackets stay with their move.
        (
            "If 4. P-B3 (the usual move), Kt-B3.",
            "4. O-O ({If} 4. c3 {(the usual move)} 4... Nf6) 4... Nf6",
        ),
    ] {
        let game = noted(note);
        let moves = moves(&game);
        assert!(moves.contains(becomes), "{note}\n{moves}\n{becomes}");
        let main: Vec<NodeId> = game.tree.main_line(At::Start).collect();
        assert_eq!(main.len(), game.plies.len());
        assert!(main.iter().zip(0..).all(|(id, at)| id.index() == at));
    }
}

#[test]
fn what_cannot_be_played_stays_words() {
    for note in [
        // Lines that are illegal, or illegal at their end.
        "If 4. P-B3, Kt-B3; 5. Q-R8 wins.",
        "If 4. R-K4, P-Q3.",
        // A misprint, because it is not mended here.
        "If 4. P-B3, Kt-Bz; 5. P-Q4.",
        // Wrong numbers: they do not count on, or are far away.
        "If 4. P-B3, Kt-B3; 7. P-Q4.",
        "If 9. P-B3, Kt-B3; 10. P-Q4.",
        // Lines that the game has, and moves that somebody only imagines.
        "After 4. O-O Kt-B3 is usual.",
        "White threatens 4... P-Q4.",
        "The pawn at Q4, which P-B3 would support.",
        // Moves of one side, and a move that fits in two places.
        "P-B3, P-Q3, P-KR3 are all good.",
        "If P-KR3 nothing is gained.",
        // Lines that continue words or an illegal line.
        "After P-B3 the answer 4... P-Q3 is good.",
        "If 4. R-K4, P-Q3, then White goes on with 5. P-B3.",
    ] {
        let game = noted(note);
        assert_eq!(
            game.tree.len(),
            game.plies.len(),
            "{note}\n{}",
            moves(&game)
        );
        assert!(moves(&game).contains(note.trim_end_matches('.')), "{note}");
    }
}

/// If this fails, a note behind the last move of a game becomes part of the game.
#[test]
fn what_follows_the_last_move_stays_words() {
    let text = "GAME 1.\n\nWhite: Oak. Black: Ash.\n\n1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n3. B-B4   B-B4\n\
                4. O-O   Kt-B3\n\nBlack resigned. If 5. P-Q3, P-Q3; 6. B-K3.\n";
    let book = read(text);
    let game = &book.games[0];
    assert_eq!(game.tree.len(), 8);
    assert!(moves(game).contains("If 5. P-Q3, P-Q3; 6. B-K3"));
}

/// If this fails, a user sees a note's line as a move of the main line. The page gets the lines as
/// PGN, but its moments count the moves of the main line.
#[test]
fn the_page_has_the_lines_behind_the_game() {
    let game = noted("If 4. P-B3, Kt-B3; 5. P-Q4. Or 4. P-Q3, P-Q3.");
    let pgn = write_pgn(&game.tree, &Notation::SHORT);
    let read = games(&pgn, ReadAs::Auto).next().expect("a game");
    let tree = read.tree.main_line_first();
    assert_eq!(tree, game.tree);
    assert_eq!(write_pgn(&tree, &Notation::SHORT), pgn);
}

/// If this fails, a reader of a book by a champion finds few of its notes as variations.
#[test]
#[ignore = "reads the larger corpus"]
fn the_notes_of_a_whole_book_become_lines() {
    let text = corpus::text("descriptive/capablanca-chess-fundamentals.txt");
    let mut lines = 0;
    for game in read(&text).games {
        let ids = game.tree.ids();
        lines += ids
            .map(|id| game.tree.node(id).next.len().saturating_sub(1))
            .sum::<usize>();
    }
    assert!(lines >= 40, "{lines}");
}

#[test]
fn a_line_of_eighty_half_moves_becomes_a_variation_and_a_longer_one_stays_words() {
    let line = |half_moves: usize| {
        let mut words = "If 4... B-Kt3".to_owned();
        for at in 1..half_moves {
            words.push_str(&match at % 4 {
                1 => format!("; {}. Kt-K1", 4 + at.div_ceil(2)),
                2 => ", B-B4".to_owned(),
                3 => format!("; {}. Kt-KB3", 4 + at.div_ceil(2)),
                _ => ", B-Kt3".to_owned(),
            });
        }
        words + "."
    };
    for half_moves in [79, 80, 81, 120] {
        let note = line(half_moves);
        let game = noted(&note);
        let beside = game.tree.len() - game.plies.len();
        let kept = moves(&game).contains(&note);
        let expected = match half_moves {
            ..=80 => (half_moves, false),
            _ => (0, true),
        };
        assert_eq!((beside, kept), expected, "{half_moves}: {}", moves(&game));
    }
}
