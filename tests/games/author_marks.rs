//! Circles, crosses and arrows in the comments of a score: read, drawn, removed and kept.

use rank_and_file::board::{Drawn, Shape, Tint};
use rank_and_file::game::At;
use rank_and_file::game::marks::{marks, replace};
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::notation::Notation;
use testing::positions::sq;

fn circle(at: &str) -> Drawn {
    Drawn::author(Shape::Circle(sq(at)), Tint::Green)
}

fn cross(at: &str) -> Drawn {
    Drawn::author(Shape::Cross(sq(at)), Tint::Red)
}

fn arrow(from: &str, to: &str) -> Drawn {
    Drawn::author(Shape::Arrow(sq(from), sq(to)), Tint::Green)
}

/// Returns the mark in another colour.
fn inked(mark: Drawn, tint: Tint) -> Drawn {
    Drawn::author(mark.shape, tint)
}

/// Toggles a mark in comments.
fn toggle(comments: &mut Vec<String>, shape: Drawn) {
    let mut drawn = marks(comments);
    rank_and_file::game::marks::toggle(&mut drawn, shape);
    replace(comments, &drawn);
}

/// Returns a comment after these marks have been toggled one after the other.
fn toggled(comment: &str, shapes: &[Drawn]) -> Vec<String> {
    let mut comments = vec![comment.to_owned()];
    for &shape in shapes {
        toggle(&mut comments, shape);
    }
    comments
}

#[test]
fn marks_are_read_out_of_comments() {
    let comments = [
        "Best. [%csl Ga1,Rb2] So [%clk 0:05:00] [%cal Gb1c3,Rd8h4]".to_owned(),
        "[%csl Yi9, Bc3 ,Ga1]".to_owned(),
    ];
    let read = [
        circle("a1"),
        cross("b2"),
        arrow("b1", "c3"),
        inked(arrow("d8", "h4"), Tint::Red),
        inked(circle("i9"), Tint::Yellow),
        inked(circle("c3"), Tint::Blue),
    ];
    assert_eq!(marks(&comments), read);
}

#[test]
fn what_is_no_mark_is_passed_over_and_left_alone() {
    for text in [
        "plain words",
        "[%csl]",
        "[%csl ]",
        "[%csl Ga1",
        "[%csl Gz9,Xa1,G,é,Ga11]",
        "[%cal Ga1,Ga1b]",
        "[%cslGa1]",
        "[%clk 0:05:00]",
        "[%eval 0.3]",
        "a [% sign",
    ] {
        let mut comments = vec![text.to_owned()];
        assert_eq!(marks(&comments), [], "{text}");
        toggle(&mut comments, circle("e4"));
        assert_eq!(marks(&comments), [circle("e4")], "{text}");
        toggle(&mut comments, circle("e4"));
        assert_eq!(marks(&comments), [], "{text}");
        let left = comments.concat();
        let kept = text.trim_end_matches("[%csl ]");
        assert_eq!(left, kept, "{text}");
    }
}

#[test]
fn a_mark_is_added_to_its_command_and_taken_out_of_it() {
    let rows: [(&str, &[Drawn], &[&str]); 10] = [
        ("", &[circle("a1")], &["[%csl Ga1]"]),
        ("Good.", &[circle("a1")], &["Good.", "[%csl Ga1]"]),
        (
            "Good. [%csl Ga1]",
            &[cross("b2")],
            &["Good. [%csl Ga1,Rb2]"],
        ),
        (
            "[%csl Ga1] Good.",
            &[arrow("a1", "b2")],
            &["[%csl Ga1] Good.[%cal Ga1b2]"],
        ),
        ("[%csl Ga1,Rb2,Yc3]", &[cross("b2")], &["[%csl Ga1,Yc3]"]),
        ("[%csl Ga1,Rb2]", &[circle("a1")], &["[%csl Rb2]"]),
        ("[%csl Ga1,Rb2]", &[cross("b2")], &["[%csl Ga1]"]),
        ("Good. [%csl Ga1]", &[circle("a1")], &["Good. "]),
        ("[%csl Ga1]", &[circle("a1")], &[]),
        // A cross replaces the circle.
        ("[%csl Ga1,Gb2]", &[cross("a1")], &["[%csl Gb2,Ra1]"]),
    ];
    for (before, shapes, after) in rows {
        assert_eq!(toggled(before, shapes), after, "{before} {shapes:?}");
    }
}

#[test]
fn a_mark_takes_the_place_of_one_of_another_colour() {
    assert_eq!(
        toggled(
            "[%csl Ya1,Bb2][%cal Rc1c2]",
            &[circle("a1"), arrow("c1", "c2")]
        ),
        ["[%csl Bb2,Ga1][%cal Gc1c2]"]
    );
    for (tint, letter) in Tint::ALL.into_iter().zip(["G", "R", "Y", "B"]) {
        let drawn = ["[%csl ", letter, "a1][%cal ", letter, "a1b2]"].concat();
        let marks = [circle("a1"), arrow("a1", "b2")].map(|mark| inked(mark, tint));
        assert_eq!(toggled("", &marks), [drawn.as_str()]);
        assert_eq!(toggled(&drawn, &marks), [""; 0]);
    }
    // Two colours that are read as one keep their letters when another mark is drawn.
    assert_eq!(
        toggled("[%csl Oa1,Cb2]", &[circle("c3")]),
        ["[%csl Oa1,Cb2,Gc3]"]
    );
}

#[test]
fn marks_are_replaced_as_a_whole_and_those_that_stay_keep_their_place() {
    let mut comments = vec!["Good. [%csl Ya1,Rb2] See [%clk 1:00]".to_owned()];
    replace(
        &mut comments,
        &[arrow("a1", "a8"), inked(circle("a1"), Tint::Yellow)],
    );
    assert_eq!(comments, ["Good. [%csl Ya1] See [%clk 1:00][%cal Ga1a8]"]);
    replace(&mut comments, &[]);
    assert_eq!(comments, ["Good.  See [%clk 1:00]"]);
}

#[test]
fn marks_go_through_pgn_and_back_with_all_that_stands_beside_them() {
    let text = "{[%csl Ge4] The start} 1. e4 {[%cal Ge2e4,Rd8h4] Best by test [%clk 0:05:00]} \
        (1. d4 {[%csl Rd5]}) 1... e5 *\n";
    let game = games(text, ReadAs::Auto).next().expect("a game");
    let mut tree = game.tree;
    assert_eq!(marks(&tree.comments), [circle("e4")]);
    let id = tree.main_line(At::Start).next().expect("a move");
    assert_eq!(
        marks(&tree.node(id).comments),
        [arrow("e2", "e4"), inked(arrow("d8", "h4"), Tint::Red)]
    );
    toggle(&mut tree.node_mut(id).comments, circle("f7"));
    toggle(&mut tree.comments, cross("e5"));
    let written = write_pgn(&tree, &Notation::SHORT);
    let again = games(&written, ReadAs::Auto).next().expect("a game").tree;
    assert_eq!(again, tree);
    assert_eq!(marks(&again.comments), [circle("e4"), cross("e5")]);
    let line = written.replace('\n', " ");
    assert!(line.contains("Best by test [%clk 0:05:00]"), "{written}");
}
