//! Comments, glyphs, marks, tags and the result.

use rank_and_file::board::{Shape, Tint};
use rank_and_file::game::pgn::{ReadAs, games, glyph_sign, write_score};
use rank_and_file::game::{At, NAGS, Outcome, nag_name};
use rank_and_file::notation::Notation;
use rank_and_file::session::editor::EditAction;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{Action, GameAction, GoAction};
use testing::positions::{node, sq};

use super::{act, comment, opened, pgn, score};

fn tag(name: &str, value: &str) -> ScoreAction {
    ScoreAction::Tag(name.to_owned(), value.to_owned())
}

const fn mark(shape: Shape, tint: Tint) -> Action {
    Action::Edit(EditAction::Mark(shape, tint))
}

#[test]
fn comments_stand_before_and_after_a_move_and_leave_commands_alone() {
    let game = "1. e4 {[%clk 0:05:00] Best} e5 (1... c5) 2. Nf3 *";
    let rows = [
        (
            comment(2, false, "Open."),
            "1. e4 {[%clk 0:05:00] Best} e5 {Open.} (1... c5) 2. Nf3 *",
        ),
        (
            comment(1, false, "Good"),
            "1. e4 {[%clk 0:05:00] Good} 1... e5 (1... c5) 2. Nf3 *",
        ),
        (
            comment(1, false, ""),
            "1. e4 {[%clk 0:05:00]} 1... e5 (1... c5) 2. Nf3 *",
        ),
        (
            comment(3, true, "Or"),
            "1. e4 {[%clk 0:05:00] Best} e5 ({Or} 1... c5) 2. Nf3 *",
        ),
        // A comment before a move is stored as a comment after the previous one.
        (
            comment(2, true, "Good"),
            "1. e4 {[%clk 0:05:00] Good} e5 (1... c5) 2. Nf3 *",
        ),
        (
            comment(1, true, "A game"),
            "{A game} 1. e4 {[%clk 0:05:00] Best} e5 (1... c5) 2. Nf3 *",
        ),
        (
            comment(0, false, "A game"),
            "{A game} 1. e4 {[%clk 0:05:00] Best} e5 (1... c5) 2. Nf3 *",
        ),
        (
            comment(4, false, "a [%cal Ga1b2] b"),
            "1. e4 {[%clk 0:05:00] Best} e5 (1... c5) 2. Nf3 {a [ %cal Ga1b2] b} *",
        ),
    ];
    for (action, after) in rows {
        let mut session = opened(game);
        let before = pgn(&session);
        score(&mut session, action.clone());
        let after = after.replace(" 1... e5", " e5");
        assert_eq!(
            pgn(&session)
                .replace(" 1... e5", " e5")
                .replace("2... ", ""),
            after,
            "{action:?}"
        );
        session.apply(Action::Game(GameAction::Undo));
        assert_eq!(pgn(&session), before, "{action:?} undone");
    }
}

#[test]
fn what_is_typed_is_shown_letter_by_letter() {
    let mut session = opened("1. e4 {[%clk 0:05:00]} *");
    let At::After(_) = At::of_moment(1) else {
        unreachable!()
    };
    for text in ["G", "Go", "Good ", "Good  m", "Good  m\n", "Good}", ""] {
        score(&mut session, comment(1, false, text));
        assert_eq!(session.said(At::of_moment(1), false), text);
    }
}

#[test]
fn a_text_typed_on_and_on_is_one_step_for_undo() {
    let mut session = opened("1. e4 e5 *");
    act(
        &mut session,
        [
            Action::Score(comment(1, false, "G")),
            Action::Score(comment(1, false, "Go")),
            Action::Score(comment(1, false, "Good")),
            Action::Score(comment(2, false, "So")),
        ],
    );
    act(
        &mut session,
        [
            Action::Score(comment(2, false, "So.")),
            Action::Score(ScoreAction::Glyph(node(2), 1)),
            Action::Score(comment(2, false, "So?")),
        ],
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
        [
            Action::Score(tag("White", "C")),
            Action::Game(GameAction::Show(1)),
            Action::Score(tag("White", "D")),
            Action::Game(GameAction::Undo),
        ],
    );
    assert_eq!(session.tree().tag("White"), Some("B"));
    act(&mut session, [Action::Game(GameAction::Undo)]);
    assert_eq!(session.tree().tag("White"), Some("C"));
    act(&mut session, [Action::Game(GameAction::Undo)]);
    assert_eq!(session.tree().tag("White"), Some("A"));
}

#[test]
fn glyphs_of_one_kind_take_each_others_place() {
    let mut session = opened("1. e4 *");
    let rows = [
        (ScoreAction::Glyph(node(1), 1), "$1"),
        (ScoreAction::Glyph(node(1), 14), "$1 $14"),
        (ScoreAction::Glyph(node(1), 5), "$14 $5"),
        (ScoreAction::Glyph(node(1), 22), "$14 $5 $22"),
        (ScoreAction::Glyph(node(1), 7), "$14 $5 $22 $7"),
        (ScoreAction::Glyph(node(1), 18), "$5 $22 $7 $18"),
        (ScoreAction::Glyph(node(1), 22), "$5 $7 $18"),
        (ScoreAction::Glyph(node(1), 5), "$7 $18"),
    ];
    for (action, glyphs) in rows {
        score(&mut session, action.clone());
        assert_eq!(pgn(&session), format!("1. e4 {glyphs} *"), "{action:?}");
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
        score(&mut session, ScoreAction::Glyph(node(2), nag));
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
        [
            Action::Go(GoAction::To(At::of_moment(1))),
            mark(Shape::Circle(sq("e4")), Tint::Blue),
            mark(Shape::Circle(sq("d5")), Tint::Yellow),
            mark(Shape::Circle(sq("f7")), Tint::Red),
            mark(Shape::Arrow(sq("d1"), sq("h5")), Tint::Green),
            mark(Shape::Arrow(sq("h5"), sq("f7")), Tint::Red),
            mark(Shape::Circle(sq("e4")), Tint::Green),
        ],
    );
    let kept = "{[%csl Yd5,Rf7,Ge4][%cal Gd1h5,Rh5f7]}";
    assert_eq!(pgn(&session), format!("1. e4 {kept} 1... e5 *"));
    let before = pgn(&session);
    act(
        &mut session,
        [mark(Shape::Arrow(sq("h5"), sq("f7")), Tint::Red)],
    );
    assert!(pgn(&session).contains("[%cal Gd1h5]"));
    act(&mut session, [Action::Game(GameAction::Undo)]);
    assert_eq!(pgn(&session), before);
}

#[test]
fn tags_are_set_added_and_taken_away_and_those_of_the_program_left_alone() {
    let mut session = opened("[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 1-0");
    let rows = [
        (
            tag("White", "Morphy"),
            "[White \"Morphy\"] [Result \"1-0\"]",
        ),
        (
            tag("Annotator", "Tal, \"Misha\""),
            "[White \"Morphy\"] [Result \"1-0\"] [Annotator \"Tal, \\\"Misha\\\"\"]",
        ),
        // A tag of the roster is put in its place.
        (
            tag("Event", "Paris"),
            "[Event \"Paris\"] [White \"Morphy\"] [Result \"1-0\"] [Annotator \"Tal, \\\"Misha\\\"\"]",
        ),
        (
            tag("Event", ""),
            "[White \"Morphy\"] [Result \"1-0\"] [Annotator \"Tal, \\\"Misha\\\"\"]",
        ),
        (
            tag("White", ""),
            "[Result \"1-0\"] [Annotator \"Tal, \\\"Misha\\\"\"]",
        ),
        (tag("Annotator", ""), "[Result \"1-0\"]"),
        (tag("FEN", "8/8"), "[Result \"1-0\"]"),
        (tag("Variant", "Chess 99"), "[Result \"1-0\"]"),
        (tag("Result", "*"), "[Result \"1-0\"]"),
        (ScoreAction::Result(Outcome::Draw), "[Result \"1/2-1/2\"]"),
    ];
    for (action, tags) in rows {
        score(&mut session, action.clone());
        assert!(
            pgn(&session).starts_with(&format!("{tags} 1. e4")),
            "{action:?}: {}",
            pgn(&session)
        );
    }
    assert!(pgn(&session).ends_with(" 1/2-1/2"));
    for _ in 0..3 {
        session.apply(Action::Game(GameAction::Undo));
    }
    assert!(pgn(&session).contains("Morphy"), "{}", pgn(&session));
}
