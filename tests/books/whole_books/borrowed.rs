//! Opening moves that a game does not print, but borrows from another game of the book.

use rank_and_file::book::read;
use rank_and_file::game::At;
use testing::games;

#[test]
fn moves_are_borrowed_from_the_game_that_is_named() {
    let first = "GAME XVI.\n\nWhite: Oak. Black: Ash.\n\n1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n3. B-B4   B-B4\n4. P-B3   Kt-B3\n5. P-Q4   PxP\n6. PxP   B-Kt5ch\n\nDrawn game.\n\n";
    let other = "GAME XVII.\n\nWhite: Elm. Black: Fir.\n\n1. P-Q4   P-Q4\n2. P-QB4   P-K3\n3. Kt-QB3   Kt-KB3\n4. B-Kt5   B-K2\n5. P-K3   O-O\n\nDrawn game.\n\n";
    let rest = "4. P-Q3   P-Q3\n5. B-K3   B-Kt3\n6. QKt-Q2   B-K3\n\nDrawn game.\n\n";
    let black = "3. ......   Kt-B3\n4. P-Q3   B-K2\n5. O-O   O-O\n\nDrawn game.\n\n";
    let four = "e4 e5 Nf3 Nc6 Bc4";
    let head = "GAME XVIII.\n\nWhite: Yew. Black: Box.\n\n";
    for (page, expected) in [
        (
            [
                "",
                first,
                other,
                head,
                "Moves 1-3 as in Game No. 16.\n\n",
                rest,
            ],
            "Bc5 d3",
        ),
        (
            [
                "",
                first,
                other,
                head,
                "First three moves as in Game XVI.\n\n",
                rest,
            ],
            "Bc5 d3",
        ),
        (
            [
                "",
                first,
                other,
                head,
                "The first three moves are the same as in the sixteenth game.\n\n",
                rest,
            ],
            "Bc5 d3",
        ),
        (
            [
                "",
                other,
                first,
                head,
                "First three moves as before.\n\n",
                rest,
            ],
            "Bc5 d3",
        ),
        (
            [
                "",
                other,
                head,
                "(The first three moves as in the following game.)\n\n",
                rest,
                first,
            ],
            "Bc5 d3",
        ),
        (
            [
                "",
                first,
                other,
                head,
                "Opening moves as in Game XVI to White's 3rd move.\n\n",
                black,
            ],
            "Nf6 d3",
        ),
        // The game that lends moves has borrowed them itself.
        (
            [
                "GAME XIX.\n\nThe first four moves as in the next game.\n\n5. O-O   Kt-B3\n6. P-KR3   P-KR3\n\nDrawn game.\n\n",
                head,
                "First three moves as in Game XVI.\n\n",
                rest,
                other,
                first,
            ],
            "Bc5 d3",
        ),
    ] {
        let text = page.concat();
        let book = read(&text);
        let found = book
            .games
            .iter()
            .map(|game| games::line(&game.tree, At::Start));
        let found: Vec<String> = found.collect();
        let games = text.matches("GAME ").count();
        assert_eq!(found.len(), games, "{text}\n{:?}", book.given_up);
        let wanted = format!("{four} {expected}");
        let many = found
            .iter()
            .filter(|line| line.starts_with(&wanted))
            .count();
        assert_eq!(many, games - 2, "{text}\n{found:?}");
    }
    let text = [first, head, "First three moves as in Game 99.\n\n", rest].concat();
    let book = read(&text);
    assert_eq!((book.games.len(), book.given_up.len()), (1, 1), "{book:?}");
    let why = book.given_up[0].why.to_string();
    assert!(why.contains("another game"), "{why}");
}
