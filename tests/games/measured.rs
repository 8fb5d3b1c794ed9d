//! Measurements that programs wrote into comments: evaluations, clocks, and the time for each move.
//!
//! | property | test |
//! |---|---|
//! | an evaluation is read, and written as people write it | a table, and a property |
//! | a clock is read | a table |
//! | each player's clock at the moment on the board | stepping through games |
//! | the evaluations as a curve with words | the outline of the drawing |
//! | no command is read as prose | the sheet |

use proptest::prelude::*;
use rank_and_file::board::Color;
use rank_and_file::game::{ClockTime, Evaluation};
use rank_and_file::screen::{clocks, graph, sheet};
use rank_and_file::session::{Action, GoAction, Names, OpenAction, Session};
use rank_and_file::view::{self, Element, Head};

fn session(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

#[test]
fn an_evaluation_is_read_and_written_as_people_write_it() {
    let rows = [
        ("0.35", "+0.35", 189),
        ("+0.352,18", "+0.35", 189),
        (" -1.2 ", "-1.20", -444),
        ("-12", "-12.00", -888),
        ("0", "0.00", 0),
        ("-0.00", "0.00", 0),
        (".5", "+0.50", 250),
        ("3.", "+3.00", 666),
        ("99999", "+99999.00", 999),
        ("#3", "#3", 1000),
        ("#-3", "#-3", -1000),
        ("#+12,40", "#12", 1000),
        ("#-0", "#-0", -1000),
    ];
    for (text, written, share) in rows {
        let evaluation = Evaluation::parse(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(evaluation.to_string(), written, "{text}");
        assert_eq!(evaluation.share(), share, "{text}");
    }
    for text in [
        "",
        ".",
        "-",
        "#",
        "#-",
        "#.",
        "+-1",
        "--1",
        "1e9",
        "inf",
        "NaN",
        "?",
        "1.2.3",
        "#1.5",
        "100000",
        "99999999999999999999",
        "٣",
        "½",
        "0x10",
        "1 2",
        ",5",
        "−1.0",
    ] {
        assert_eq!(Evaluation::parse(text), None, "{text}");
    }
}

#[test]
fn a_time_is_read_and_written() {
    let rows = [
        ("0:05:00", "0:05:00"),
        ("1:30:07.9", "1:30:07"),
        ("5:00", "0:05:00"),
        (" 12.5 ", "0:00:12"),
        ("100:00:00", "100:00:00"),
        ("0:90:00", "1:30:00"),
    ];
    for (text, written) in rows {
        let time = ClockTime::parse(text).map(|time| time.to_string());
        assert_eq!(time.as_deref(), Some(written), "{text}");
    }
    for text in [
        "",
        ":",
        "1:",
        ":1",
        "1:2:3:4",
        "soon",
        "-1",
        "0:-5:00",
        "1e3",
        "9999999",
        "999999:0:0:0",
        "1.x",
        "٣:00",
    ] {
        assert_eq!(ClockTime::parse(text), None, "{text}");
    }
}

proptest! {
    #[test]
    fn no_value_makes_a_reader_panic(text in "\\PC{0,20}") {
        let _ = Evaluation::parse(&text).map(|evaluation| (evaluation.to_string(), evaluation.share()));
        let _ = ClockTime::parse(&text).map(|time| time.to_string());
    }

    #[test]
    fn what_is_written_is_read_back(hundredths in -9_999_999..=9_999_999i32, moves in 0..1000u32, white: bool) {
        let pawns = Evaluation::Pawns(hundredths);
        prop_assert_eq!(Evaluation::parse(&pawns.to_string()), Some(pawns));
        prop_assert!((-1000..=1000).contains(&pawns.share()));
        let mate = Evaluation::Mate(if white { Color::White } else { Color::Black }, moves);
        prop_assert_eq!(Evaluation::parse(&mate.to_string()), Some(mate));
    }
}

/// Returns the clocks as they are shown, such as "White 0:05:00 | Black –". A star marks the
/// running clock.
fn shown(session: &Session) -> String {
    let clocks = clocks::model(session).map(|clocks| {
        clocks.map(|clock| {
            let runs = if clock.runs { "*" } else { "" };
            let time = clock.time.map_or("–".to_owned(), |time| time.to_string());
            let used = if clock.used { " used" } else { "" };
            format!("{runs}{} {time}{used}", clock.name)
        })
    });
    clocks.map_or_else(String::new, |clocks| clocks.join(" | "))
}

/// Returns the clocks at the start and after each move.
fn walk(text: &str) -> Vec<String> {
    let mut session = session(text);
    session.apply(Action::Go(GoAction::First));
    let mut all = vec![shown(&session)];
    for _ in session.tree().ids() {
        session.apply(Action::Go(GoAction::Next));
        all.push(shown(&session));
    }
    all
}

#[test]
fn each_players_clock_is_that_of_the_moment_on_the_board() {
    let text = "[White \"A\"]\n[Black \"B\"]\n[TimeControl \"40/300+3:60\"]\n\n\
        1. e4 {[%clk 0:04:59] good} e5 {[%eval 0.1] [%clk 0:04:55.3]} 2. Nf3 Nc6 {[%clk soon]} *";
    assert_eq!(
        walk(text),
        [
            "*A 0:05:00 | B 0:05:00",
            "A 0:04:59 | *B 0:05:00",
            "*A 0:04:59 | B 0:04:55",
            "A 0:04:59 | *B 0:04:55",
            "*A 0:04:59 | B 0:04:55",
        ]
    );
    // Without a time control nothing is known about a player who has not moved.
    assert_eq!(
        walk("[White \"?\"]\n[TimeControl \"-\"]\n\n1. e4 {[%clk 1:00:00]} *"),
        ["* – |  –", " 1:00:00 | * –"]
    );
    assert_eq!(walk("1. e4 {[%clk soon]} e5 {[%eval 1]} *")[1], "");
}

#[test]
fn without_clocks_the_time_that_moves_took_is_summed_up() {
    let text = "1. e4 {[%emt 0:00:07]} e5 {[%emt 5]} 2. Nf3 {[%emt 0:01:00]} Nc6 3. Bb5 {[%emt 99999:59:59]} *";
    assert_eq!(
        walk(text),
        [
            "* 0:00:00 used |  0:00:00 used",
            " 0:00:07 used | * 0:00:00 used",
            "* 0:00:07 used |  0:00:05 used",
            " 0:01:07 used | * 0:00:05 used",
            "* 0:01:07 used |  0:00:05 used",
            " 100000:01:06 used | * 0:00:05 used",
        ]
    );
}

#[test]
fn in_a_variation_the_clocks_stand_as_before_it() {
    let mut session = session("1. e4 {[%clk 9]} e5 {[%clk 8]} (1... c5 2. Nf3 {[%clk 7]}) *");
    session.apply(Action::Go(GoAction::First));
    session.apply(Action::Go(GoAction::Next));
    session.apply(Action::Go(GoAction::Next));
    session.apply(Action::Go(GoAction::Sibling(1)));
    assert_eq!(shown(&session), "* 0:00:09 |  –");
    session.apply(Action::Go(GoAction::Next));
    assert_eq!(shown(&session), " 0:00:07 | * –");
}

/// Returns the texts of the elements with this class.
fn words(element: &Element, class: &str) -> Vec<String> {
    let found = element.walk().filter(|element| element.class == class);
    found.map(|element| element.words()).collect()
}

#[test]
fn the_sheet_shows_values_and_no_commands() {
    let session = session(
        "1. e4 {[%eval 0.35] [%clk 0:05:00] Best by test.} e5 {[%emt 0:00:03]} 2. Nf3 {[%eval ?]} \
         (2. f4 {[%eval -0.5]}) 2... Nc6 {[%eval #-3][%eval 2} *",
    );
    let model = sheet::model(&session, &mut Names::default());
    let table = view::sheet(&model, session.columns(), Head::Titles);
    assert_eq!(words(&table, "eval"), ["+0.35", "-0.50", "#-3"]);
    assert_eq!(words(&table, "clock"), ["0:05:00", "0:00:03"]);
    assert_eq!(words(&table, "comment"), ["Best by test."]);
    assert!(!table.words().contains('%'), "{}", table.words());
}

#[test]
fn how_the_game_stood_is_a_curve_with_strips_that_go_there() {
    let text = "1. e4 {[%eval 0.5]} e5 2. Nf3 {[%eval 3]} Nc6 {[%eval #-2]} *";
    let game = session(text);
    let model = graph::model(&game, &mut Names::default()).expect("a curve");
    assert_eq!(
        view::graph(&model).outline(),
        "svg.graph viewBox=\"0 0 8 200\" preserveAspectRatio=\"none\" role=\"img\" \
         aria-label=\"Evaluation from +0.50 after 1. e4 to #-2 after 2… Nc6; best for White +3.00 after 2. Nf3, \
         for Black #-2 after 2… Nc6.\"
  path.white d=\"M0 200V75L1 75L5 33L7 200H8V200z\"
  path.middle d=\"M0 100H8\"
  path.move d=\"M0 0h2v200h-2z\" data-moment=\"1\" does Go(To(After(NodeId(0))))
  path.move d=\"M4 0h2v200h-2z\" data-moment=\"3\" does Go(To(After(NodeId(2))))
  path.move d=\"M6 0h2v200h-2z\" data-moment=\"4\" does Go(To(After(NodeId(3))))
"
    );
    for text in [
        "1. e4 {[%eval 0.5]} e5 *",
        "1. e4 e5 *",
        "1. e4 {[%eval x]} e5 {[%eval y]} *",
        "",
    ] {
        let none = graph::model(&session(text), &mut Names::default());
        assert_eq!(none, None, "{text}");
    }
}

#[test]
fn the_clocks_stand_with_how_the_game_stands() {
    use rank_and_file::screen::standing;
    let mut session = session("[White \"Oak\"]\n\n1. e4 {[%clk 0:05:00]} e5 *");
    session.apply(Action::Go(GoAction::First));
    session.apply(Action::Go(GoAction::Next));
    let model = standing::model(&session, &mut Names::default());
    let panel = view::balance(&model);
    let clocks = panel.walk().find(|element| element.class == "clocks");
    assert_eq!(
        clocks.expect("clocks").outline(),
        "p.clocks \" \" aria-label=\"Clocks\" role=\"group\"
  span.player \" \"
    span.side.white
    bdi \"Oak\"
    span.time \"0:05:00\"
  span.player.runs \" \"
    span.side
    bdi \"Black\"
    span.time \"–\"
"
    );
}
