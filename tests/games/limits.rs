//! Scores and positions of extreme size and depth: nothing is lost and nothing overflows.

use rank_and_file::game::At;
use rank_and_file::game::fen::read_fen;
use rank_and_file::game::pgn::{Fault, MOST_MOVES, ReadAs, games, write_pgn};
use rank_and_file::notation::Notation;
use testing::games::one;

#[test]
fn variations_nested_ten_thousand_deep_are_all_there() {
    let text = format!(
        "1. e4 {}{} e5 *",
        "(1. d4 (1. e4 ".repeat(5000),
        ")".repeat(10_000)
    );
    let game = one(&text);
    assert_eq!(game.troubles, []);
    assert_eq!(
        (game.tree.main_line(At::Start).count(), game.tree.len()),
        (2, 10_002)
    );
    let again = one(&write_pgn(&game.tree, &Notation::SHORT));
    assert_eq!(again.tree.len(), 10_002);
}

#[test]
fn a_comment_of_two_million_characters_that_never_ends_is_one_error_and_is_kept() {
    let game = one(&format!("1. e4 {{{}", "x".repeat(2_000_000)));
    assert!(matches!(game.troubles[..], [ref trouble] if trouble.fault == Fault::UnclosedComment));
    let id = game.tree.next(At::Start)[0];
    assert_eq!(game.tree.node(id).comments[0].len(), 2_000_000);
}

#[test]
fn a_hundred_thousand_comments_and_glyphs_are_all_there() {
    let game = one(&format!(
        "1. e4 {}{}e5 *",
        "{c} ".repeat(100_000),
        "$1 ".repeat(100_000)
    ));
    assert_eq!(game.troubles, []);
    let first = game.tree.node(game.tree.next(At::Start)[0]);
    assert_eq!(
        (first.comments.len(), first.nags.len(), game.tree.len()),
        (100_000, 100_000, 2)
    );
}

#[test]
fn fifty_thousand_tags_and_a_tag_of_a_megabyte_are_all_there() {
    let tags: String = (0..50_000).map(|n| format!("[T{n} \"x\"]\n")).collect();
    let game = one(&format!("{tags}\n1. e4"));
    assert_eq!(
        (game.tree.tags.len(), game.tree.len(), game.troubles.len()),
        (50_000, 1, 0)
    );
    let long = "x".repeat(1_000_000);
    let game = one(&format!("[Event \"{long}\"]\n\n1. e4 *"));
    assert_eq!(
        (game.tree.tag("Event").map(str::len), game.tree.len()),
        (Some(1_000_000), 1)
    );
}

#[test]
fn brackets_without_number_are_one_error_a_line() {
    let game = one(&"[".repeat(100_000));
    assert!(
        matches!(game.troubles[..], [ref trouble] if matches!(trouble.fault, Fault::Tag(_))),
        "{}",
        game.troubles.len()
    );
    for sign in [
        "<", "(", ")", "}", "{", "\"", "[A \"x]", "[]", "1-", "$", "-", "½", "e4 ", "é",
    ] {
        let text = sign.repeat(50_000);
        let read: usize = games(&text, ReadAs::Auto)
            .map(|game| game.troubles.len() + game.tree.len())
            .sum();
        assert!(read > 0, "{sign} is not passed over in silence");
    }
}

#[test]
fn a_game_of_eight_thousand_plies_is_read_to_its_end() {
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let moves: Vec<&str> = round.into_iter().cycle().take(8000).collect();
    let game = one(&moves.join(" "));
    assert_eq!((game.tree.len(), game.troubles.len()), (8000, 0));
}

#[test]
fn a_game_has_a_million_moves_and_the_rest_is_kept_as_text() {
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    let whole = round.repeat(MOST_MOVES / 4);
    let game = one(&whole);
    assert_eq!((game.tree.len(), game.troubles.len()), (MOST_MOVES, 0));
    let game = one(&format!("{whole}Nf3 (1... Nc6) Nf6 *\n"));
    assert_eq!(game.tree.len(), MOST_MOVES);
    assert!(matches!(game.troubles[..], [ref trouble] if trouble.fault == Fault::TooLong));
    assert_eq!(game.unread[0].text, "Nf3 (1... Nc6) Nf6");
}

#[test]
fn a_position_after_a_million_spaces_is_refused() {
    let fen = format!("{}\n@", " ".repeat(1_000_000));
    assert!(read_fen(&fen).is_err());
}
