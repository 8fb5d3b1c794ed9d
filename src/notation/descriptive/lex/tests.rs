//! Every spelling of a token.

use super::*;

/// Returns one letter or word for each token, so that a spelling can be compared in a line.
fn summary(text: &str) -> String {
    let short = |token: &Token| match token.tok {
        Tok::Piece(piece) => piece.letter().to_string(),
        Tok::Rank(rank) => rank.to_string(),
        Tok::Sign(sign) => format!("{sign:?}"),
        Tok::Castle(wing) => format!("{wing:?}"),
        other => format!("{other:?}"),
    };
    tokens(text, 0, true, 99)
        .iter()
        .map(short)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn all_spellings_of_a_move_give_the_same_tokens() {
    for text in [
        "N-KB3",
        "Kt-KB3",
        "Kt - K B 3",
        "Kt to KB3",
        "Kt. to K. B's 3d.",
        "n-kb3",
        "S–KB3",
    ] {
        assert_eq!(summary(text), "N Moves K B 3 End", "{text}");
    }
    for text in [
        "KtxKtch",
        "Kt × Kt ch.",
        "N:N+",
        "Kt takes Kt. check",
        "Knight takes knight ch",
    ] {
        assert_eq!(summary(text), "N Takes N Check End", "{text}");
    }
    for text in [
        "PxP dis ch",
        "P x P dis. ch.",
        "PxP disc. ch",
        "pxp discovered check",
    ] {
        assert_eq!(summary(text), "P Takes P Discovered End", "{text}");
    }
    for text in [
        "PxP e.p.",
        "PxPep",
        "P×P en pas.",
        "PxP in passing",
        "PxP e. p.",
    ] {
        assert_eq!(summary(text), "P Takes P EnPassant End", "{text}");
    }
    for text in ["R-K1", "R-K sq.", "R-Ksquare", "R to K's sq"] {
        assert_eq!(summary(text), "R Moves K 1 End", "{text}");
    }
    assert_eq!(summary("O-O O - O - O"), "King Queen End");
}

#[test]
fn numbers_results_and_prose_are_no_tokens() {
    assert_eq!(summary("BxN 12"), "B Takes N Unknown");
    assert_eq!(summary("BxN 1-0"), "B Takes N Unknown");
    assert_eq!(summary("BxN 1/2"), "B Takes N Unknown");
    assert_eq!(summary("BxN 0-1"), "B Takes N Unknown");
    assert_eq!(summary("P-K4 +-"), "P Moves K 4 Unknown");
}
