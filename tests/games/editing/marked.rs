//! Comments, glyphs, marks, tags and the result.

use rank_and_file::game::pgn::{ReadAs, games, glyph_sign, write_score};
use rank_and_file::game::{At, NAGS, nag_name};
use rank_and_file::notation::Notation;
use rank_and_file::session::{Action, GameAction};

use super::{act, opened, pgn, score};

#[test]
fn comments_stand_before_and_after_a_move_and_leave_commands_alone() {
    let game = "1. e4 {[%clk 0:05:00] Best} e5 (1... c5) 2. Nf3 *";
    let rows = [
        (
            "after 2 Open.",
            "1. e4 {[%clk 0:05:00] Best} e5 {Open.} (1... c5) 2. Nf3 *",
        ),
        (
            "after 1 Good",
            "1. e4 {[%clk 0:05:00] Good} 1... e5 (1... c5) 2. Nf3 *",
        ),
        (
            "after 1 ",
            "1. e4 {[%clk 0:05:00]} 1... e5 (1... c5) 2. Nf3 *",
        ),
        (
            "before 3 Or",
            "1. e4 {[%clk 0:05:00] Best} e5 ({Or} 1... c5) 2. Nf3 *",
        ),
        // A comment before a move is stored as a comment after the previous one.
        (
            "before 2 Good",
            "1. e4 {[%clk 0:05:00] Good} e5 (1... c5) 2. Nf3 *",
        ),
        (
            "before 1 A game",
            "{A game} 1. e4 {[%clk 0:05:00] Best} e5 (1... c5) 2. Nf3 *",
        ),
        (
            "after 0 A game",
            "{A game} 1. e4 {[%clk 0:05:00] Best} e5 (1... c5) 2. Nf3 *",
        ),
        (
            "after 4 a [%cal Ga1b2] b",
            "1. e4 {[%clk 0:05:00] Best} e5 (1... c5) 2. Nf3 {a [ %cal Ga1b2] b} *",
        ),
    ];
    for (action, after) in rows {
        let mut session = opened(game);
        let before = pgn(&session);
        score(&mut session, action);
        let after = after.replace(" 1... e5", " e5");
        assert_eq!(
            pgn(&session)
                .replace(" 1... e5", " e5")
                .replace("2... ", ""),
            after,
            "{action}"
        );
        session.apply(Action::Game(GameAction::Undo));
        assert_eq!(pgn(&session), before, "{action} undone");
    }
}

#[test]
fn what_is_typed_is_shown_letter_by_letter() {
    let mut session = opened("1. e4 {[%clk 0:05:00]} *");
    let At::After(_) = At::of_moment(1) else {
        unreachable!()
    };
    for text in ["G", "Go", "Good ", "Good  m", "Good  m\n", "Good}", ""] {
        act(&mut session, &[&format!("score after 1 {text}")]);
        assert_eq!(session.said(At::of_moment(1), false), text);
    }
}

#[test]
fn a_text_typed_on_and_on_is_one_step_for_undo() {
    let mut session = opened("1. e4 e5 *");
    act(
        &mut session,
        &[
            "score after 1 G",
            "score after 1 Go",
            "score after 1 Good",
            "score after 2 So",
        ],
    );
    act(
        &mut session,
        &["score after 2 So.", "score glyph 2 1", "score after 2 So?"],
    );
    let steps = [
        "{Good} e5 $1 {So.}",
        "{Good} e5 {So.}",
        "{Good} e5 *",
        "1. e4 e5 *",
    ];
    for step in steps {
        session.apply(Action::Game(GameAction::Undo));
        let now = pgn(&session).replace("1... ", "");
        assert!(now.contains(step), "{now} has not {step}");
    }
}

#[test]
fn what_is_typed_beside_another_game_is_another_step_for_undo() {
    let games = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *";
    let mut session = opened(games);
    act(
        &mut session,
        &["score tag White C", "show 1", "score tag White D", "undo"],
    );
    assert_eq!(session.tree().tag("White"), Some("B"));
    act(&mut session, &["undo"]);
    assert_eq!(session.tree().tag("White"), Some("C"));
    act(&mut session, &["undo"]);
    assert_eq!(session.tree().tag("White"), Some("A"));
}

#[test]
fn glyphs_of_one_kind_take_each_others_place() {
    let mut session = opened("1. e4 *");
    let rows = [
        ("glyph 1 1", "$1"),
        ("glyph 1 14", "$1 $14"),
        ("glyph 1 5", "$14 $5"),
        ("glyph 1 22", "$14 $5 $22"),
        ("glyph 1 7", "$14 $5 $22 $7"),
        ("glyph 1 18", "$5 $22 $7 $18"),
        ("glyph 1 22", "$5 $7 $18"),
        ("glyph 1 5", "$7 $18"),
    ];
    for (action, glyphs) in rows {
        score(&mut session, action);
        assert_eq!(pgn(&session), format!("1. e4 {glyphs} *"), "{action}");
    }
}

#[test]
fn every_glyph_that_is_offered_has_a_sign_and_a_name_of_its_own_and_is_read_back() {
    let mut names: Vec<_> = NAGS
        .iter()
        .map(|&nag| (nag_name(nag), glyph_sign(nag)))
        .collect();
    assert!(
        names
            .iter()
            .all(|(name, sign)| !name.is_empty() && sign.is_some())
    );
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), NAGS.len());
    for nag in NAGS {
        let mut session = opened("1. e4 e5 *");
        score(&mut session, &format!("glyph 2 {nag}"));
        for text in [pgn(&session), write_score(session.tree(), &Notation::SHORT)] {
            let read = games(&text, ReadAs::Auto).next().expect("a game");
            assert_eq!(&read.tree, session.tree(), "{text}");
        }
    }
}

#[test]
fn arrows_and_circles_in_four_colours_are_kept_with_the_moment() {
    let mut session = opened("1. e4 e5 *");
    act(
        &mut session,
        &[
            "go 1",
            "edit mark circle e4 blue",
            "edit mark circle d5 yellow",
            "edit mark circle f7 red",
            "edit mark arrow d1 h5 green",
            "edit mark arrow h5 f7 red",
            "edit mark circle e4 green",
        ],
    );
    let kept = "{[%csl Yd5,Rf7,Ge4][%cal Gd1h5,Rh5f7]}";
    assert_eq!(pgn(&session), format!("1. e4 {kept} 1... e5 *"));
    let before = pgn(&session);
    act(&mut session, &["edit mark arrow h5 f7 red"]);
    assert!(pgn(&session).contains("[%cal Gd1h5]"));
    act(&mut session, &["undo"]);
    assert_eq!(pgn(&session), before);
}

#[test]
fn tags_are_set_added_and_taken_away_and_those_of_the_program_left_alone() {
    let mut session = opened("[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 1-0");
    let rows = [
        ("tag White Morphy", "[White \"Morphy\"] [Result \"1-0\"]"),
        (
            "tag Annotator Tal, \"Misha\"",
            "[White \"Morphy\"] [Result \"1-0\"] [Annotator \"Tal, \\\"Misha\\\"\"]",
        ),
        // A tag of the roster is put in its place.
        (
            "tag Event Paris",
            "[Event \"Paris\"] [White \"Morphy\"] [Result \"1-0\"] [Annotator \"Tal, \\\"Misha\\\"\"]",
        ),
        (
            "tag Event ",
            "[White \"Morphy\"] [Result \"1-0\"] [Annotator \"Tal, \\\"Misha\\\"\"]",
        ),
        (
            "tag White ",
            "[Result \"1-0\"] [Annotator \"Tal, \\\"Misha\\\"\"]",
        ),
        ("tag Annotator ", "[Result \"1-0\"]"),
        ("tag FEN 8/8", "[Result \"1-0\"]"),
        ("tag Variant Chess 99", "[Result \"1-0\"]"),
        ("tag Result *", "[Result \"1-0\"]"),
        ("result 1/2-1/2", "[Result \"1/2-1/2\"]"),
    ];
    for (action, tags) in rows {
        score(&mut session, action);
        assert!(
            pgn(&session).starts_with(&format!("{tags} 1. e4")),
            "{action}: {}",
            pgn(&session)
        );
    }
    assert!(pgn(&session).ends_with(" 1/2-1/2"));
    for _ in 0..3 {
        session.apply(Action::Game(GameAction::Undo));
    }
    assert!(pgn(&session).contains("Morphy"), "{}", pgn(&session));
}
