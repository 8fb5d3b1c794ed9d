//! Texts that are not games are given up with a reason, and text after a game does not belong to
//! it.

use rank_and_file::book::{GivenUpWhy, find};
use rank_and_file::game::Outcome;

use super::only;

#[test]
fn what_is_no_game_is_given_up_with_its_reason() {
    for (page, line, why) in [
        (
            "\n\n[Illustration]\n\n1. R-K8 ch   K-R2\n2. Q-Kt6 ch  PxQ\n3. R-R8 mate\n",
            5,
            GivenUpWhy::Diagram,
        ),
        (
            "After this came\n\n31. Q-B3     R-K8 ch\n32. K-R2     Q-K4 ch\n33. P-Kt3    Q-K7 ch\n",
            3,
            GivenUpWhy::NoStart,
        ),
        (
            "CONTENTS\n\nOak v. Ash, 1894 . . . 1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3; 3 B-Kt5, P-Q3 . . 30\n",
            3,
            GivenUpWhy::TooShort,
        ),
        (
            "It begins 1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3; 3 B-Kt5, as we know.\n",
            1,
            GivenUpWhy::TooShort,
        ),
    ] {
        let found = find(page);
        assert_eq!(found.games.len(), 0, "{page}");
        let given: Vec<(usize, GivenUpWhy)> = found
            .given_up
            .iter()
            .map(|given| (given.line, given.why))
            .collect();
        assert_eq!(given, [(line, why)], "{page}");
    }
    let page = "GAME 1\n\n1. P-K4  P-K4\n2. P-KB4  PxP\n3. B-B4  Q-R5 ch\n\nA leaf is missing here.\n\n21. R-K1  B-K3\n22. R-K2  B-Q2\n23. R-K3  B-B1\n";
    let found = find(page);
    assert_eq!(found.games.len(), 1);
    assert_eq!(found.given_up[0].why, GivenUpWhy::Gap);
}

#[test]
fn what_follows_a_game_in_its_paragraph_is_not_of_it() {
    let page = "Oak v. Ash.\n1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3; 3 B-B4, B-B4; 4 P-B3, Kt-B3; 5 P-Q4 and White\nwon.\nSOLUTION OF No. 9.\n1 Q-K8, K-B5; 2 Kt-Q6 ch, K-Q4; 3 Q mates.\n";
    let game = only(page);
    assert_eq!(game.outcome, Outcome::WhiteWins);
    assert_eq!(game.moves.len(), 9);
    assert!(!page[game.span.clone()].contains("SOLUTION"));
}

#[test]
fn prose_without_a_score_holds_no_game_and_gives_nothing_up() {
    for page in [
        "",
        "In 1851 he won 12 games out of 15 and lost 3.\n\n12 men a side sat down.\n",
        "CONTENTS\n\n 1. RUY LOPEZ        12\n    White: A. Oak. Black: B. Ash.\n 2. FRENCH DEFENCE   19\n",
        "INDEX\n\nBishop's Opening (1 P-K4, P-K4; 2 B-B4) . . 8\nSicilian Defence (1 P-K4, P-QB4) . . 12\n",
        "He should have played Kt - K B 3, for after P × P the Bishop\ngoes to K 2.\n",
    ] {
        let found = find(page);
        assert_eq!((found.games.len(), found.given_up.len()), (0, 0), "{page}");
    }
}
