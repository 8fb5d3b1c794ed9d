//! Text above a score becomes its tags and start: players, places, odds, results.

use rank_and_file::book::find;
use rank_and_file::game::Outcome;
use rank_and_file::game::fen::write_fen;

use super::{moves, only, tag};

#[test]
fn headings_become_tags_and_footnotes_go_to_their_moves() {
    let page = "GAME XX.--SCOTCH GAMBIT.\n\n_Played at Paris, in May, 1858._\n\n  WHITE. (MR. OAK.)      BLACK. (MR. ASH.)\n\n 1. P. to K. 4th.        1. P. to K. 4th.\n 2. K. Kt. to B. 3rd.    2. Q. Kt. to B. 3rd.[A]\n 3. P. to Q. 4th.        3. P. takes P. (b)\n 4. K. B. to Q. B. 4th.  4. Q. to B. 3rd.\n           And White won.\n\n[A] The usual reply.\n\n(b) Forced.\n\n        *       *       *\n\nThis is of another chapter.\n";
    let game = only(page);
    for (name, value) in [
        ("Event", "GAME XX"),
        ("Site", "Paris"),
        ("Date", "1858.05.??"),
        ("White", "Mr. Oak"),
        ("Black", "Mr. Ash"),
        ("Result", "1-0"),
        ("Opening", "Scotch Gambit"),
    ] {
        assert_eq!(tag(&game, name), value, "{name}");
    }
    let notes: Vec<(usize, &str)> = game
        .notes
        .iter()
        .map(|(ply, span)| (*ply, &page[span.clone()]))
        .collect();
    let expected = [
        (4, "[A] The usual reply."),
        (6, "(b) Forced."),
        (8, "And White won."),
    ];
    assert_eq!(notes, expected);
    assert_eq!(&page[game.moves[3].span.clone()], "Q. Kt. to B. 3rd.");
    assert!(page[game.span.clone()].starts_with("GAME XX"));
    assert!(!page[game.span.clone()].contains("chapter"));
}

#[test]
fn odds_and_borrowed_moves_are_seen_to() {
    let page = "GAME I.\n\nMr. Oak v. Mr. Ash.\n\n1. P-K4   P-K4\n2. B-B4   B-B4\n3. Q-K2   P-Q3\n\nGAME II.--(Remove White's Q. R.)\n\n(The first two moves as in the preceding game.)\n\n3. Kt-KB3   P-Q3\n4. P-B3   Kt-KB3\nDrawn.\n";
    let games = find(page).games;
    assert_eq!(
        moves(page, &games[1]),
        "P-K4 P-K4 B-B4 B-B4 Kt-KB3 P-Q3 P-B3 Kt-KB3"
    );
    assert_eq!(
        write_fen(&games[1].start),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"
    );
    assert_eq!(games[1].outcome, Outcome::Draw);
}

#[test]
fn a_column_headed_black_on_the_left_is_of_the_first_player() {
    let page = "  BLACK.        WHITE.\n  Mr. Oak.      Mr. Ash.\n1. P. to K's 4th.   1. The same.\n2. P. to K. B's 4th.   2. P. takes P.\n3. K. Kt. to B's 3d.   3. P. to K. Kt's 4th.\nWhite resigns.\n";
    let game = only(page);
    assert_eq!(
        (tag(&game, "White"), tag(&game, "Black")),
        ("Mr. Oak", "Mr. Ash")
    );
    assert_eq!(game.outcome, Outcome::WhiteWins);
    assert_eq!(
        game.moves[0].span, game.moves[1].span,
        "both make the same move"
    );
}

#[test]
fn players_and_places_are_found_however_they_are_named() {
    let moves = "1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n3. B-B4   B-B4\n4. P-B3   Kt-B3\n";
    for (heading, white, black, site) in [
        (
            "White, Mr. Oak; Black, the Count of Ash and Sir J. Elm in consultation.",
            "Mr. Oak",
            "the Count of Ash and Sir J. Elm",
            "",
        ),
        ("Oak, White; Ash, Black.", "Oak", "Ash", ""),
        (
            "OAK, J. R. - ASH, F. J.\nNew York, 1918. Ruy Lopez",
            "Oak, J. R.",
            "Ash, F. J.",
            "New York",
        ),
        ("Game 7: Oak — Ash, London, 1890", "Oak", "Ash", "London"),
        (
            "GAME SECOND. Oak v. Von Ash, Hastings, 1895.",
            "Oak",
            "Von Ash",
            "Hastings",
        ),
        (
            "Match game, Vienna, 1873.\n\nBLACKOAK.    ASH.\n(White)     (Black)",
            "Blackoak",
            "Ash",
            "Vienna",
        ),
        (
            "Messrs. Oak and Elm (White) against Messrs. Ash and Fir (Black).",
            "Messrs. Oak and Elm",
            "Messrs. Ash and Fir",
            "",
        ),
        (" WHITE (M'OAK.)     BLACK (O'ASH.)", "M'Oak", "O'Ash", ""),
        (
            "RUY LOPEZ — BERLIN DEFENCE\n\nFrom the Chess Monthly, 1880.",
            "",
            "",
            "",
        ),
    ] {
        let page = format!("{heading}\n\n{moves}");
        let game = only(&page);
        let found = [tag(&game, "White"), tag(&game, "Black"), tag(&game, "Site")];
        assert_eq!(found, [white, black, site], "{heading}");
    }
}

#[test]
fn white_has_made_the_first_of_two_moves_when_the_score_begins() {
    for first in ["1. P-K4   1. ......", "1. P-K4"] {
        let page = format!(
            "Mr. Oak gives Mr. Ash the odds of the Pawn and two moves.\n\n{first}\n2. P-Q4   2. P-K3\n3. B-Q3   3. P-B4\n4. P-K5   4. P-KKt3\n"
        );
        let game = only(&page);
        assert_eq!(moves(&page, &game), "P-Q4 P-K3 B-Q3 P-B4 P-K5 P-KKt3");
        assert_eq!(
            write_fen(&game.start),
            "rnbqkbnr/ppppp1pp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
        );
    }
}

#[test]
fn a_weekday_is_no_place() {
    let score = "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-B4 B-B4 4. P-Q3 P-Q3\n";
    let game = only(&format!(
        "THE FIELD, Saturday, March 4th, 1871.\n\nWhite: Oak. Black: Ash.\n\n{score}"
    ));
    assert_eq!((tag(&game, "Site"), tag(&game, "Date")), ("", "1871.03.04"));
}
