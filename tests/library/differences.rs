//! Comparison of two versions of a game.
//!
//! | property | test |
//! |---|---|
//! | the differences found, and their sentences | a table |
//! | a game does not differ from itself, and games written differently do differ | random games |
//! | the differences are mirrored when the games change places | random games |
//! | long lines, and many lines at one moment | one of each |
//! | the game chosen for comparison, and the dialog | a session |

use proptest::prelude::{ProptestConfig, Strategy, any};
use proptest::{collection, prop_assert_eq, proptest};
use rank_and_file::board::Piece;
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::game::{At, Difference, GameTree, Outcome, Version, differences};
use rank_and_file::notation::Notation;
use rank_and_file::protocol::{LibraryRequest, LibraryResponse, Wire};
use rank_and_file::rules::Position;
use rank_and_file::service;
use rank_and_file::service::Library;
use rank_and_file::session::{
    Action, EntryAction, GameAction, GoAction, Incoming, LibraryAction, OpenAction, Session,
};
use rank_and_file::view::{self, Press};
use testing::effects::for_library;
use testing::presses;

/// Two texts, and the moment, the name of its place and the sentence of each difference.
const TABLE: [(&str, &str, &[&str]); 13] = [
    ("1. e4 e5 *", "1. e4 e5 *", &[]),
    (
        "[White \"Oak\"]\n[Round \"2\"]\n\n1. e4 1-0",
        "[White \"Oak, A.\"]\n[ECO \"B00\"]\n\n1. e4 *",
        &[
            "0 Round: “2” only here.",
            "0 White: “Oak” here, “Oak, A.” in the other.",
            "0 ECO: “B00” only in the other.",
            "1 Result: 1-0 here, none in the other.",
        ],
    ),
    (
        "1. e4 e5 2. Nf3 *",
        "1. e4 c5 *",
        &[
            "2 The main lines part: 1… e5 here, 1… c5 in the other.",
            "2 1… e5: This line is only here: 2 moves.",
            "1 1… c5: This line is only in the other: one move.",
        ],
    ),
    (
        "1. e4 e5 (1... c5 2. Nf3 d6) *",
        "1. e4 c5 2. Nf3 Nc6 *",
        &[
            "2 The main lines part: 1… e5 here, 1… c5 in the other.",
            "2 1… e5: This line is only here: one move.",
            "1.1.2 The lines part: 2… d6 here, 2… Nc6 in the other.",
            "1.1.2 2… d6: This line is only here: one move.",
            "1.1.1 2… Nc6: This line is only in the other: one move.",
        ],
    ),
    (
        "1. e4 e5 2. Nf3 *",
        "1. e4 *",
        &["2 1… e5: This line is only here: 2 moves."],
    ),
    (
        "1. e4 e5 (1... c5) (1... e6) *",
        "1. e4 e5 (1... e6) (1... c5) *",
        &["1 After 1. e4: The lines from here are in a different order."],
    ),
    (
        "{One.} 1. e4! {Best.} {By test.} e5 *",
        "{Two.} 1. e4!? $14 {The best.} {By test.} e5 *",
        &[
            "0 Start: comments: “One.” here, “Two.” in the other.",
            "1 1. e4: comments: “Best.” here, “The best.” in the other.",
            "1 1. e4: glyphs: ! here, !? ⩲ in the other.",
        ],
    ),
    (
        "1. e4 e5 ({Or.} 1... c5 $99) 2. d4 $2 *",
        "1. e4 e5 (1... c5) 2. d4 *",
        &[
            "1.1.0 Before 1… c5: comments: “Or.” only here.",
            "1.1.0 1… c5: glyphs: $99 only here.",
            "3 2. d4: glyphs: ? only here.",
        ],
    ),
    (
        "1. e4 {Nf3 <b>\"} *",
        "1. e4 *",
        &["1 1. e4: comments: “Nf3 <b>\"” only here."],
    ),
    (
        "1. e4 e5 Kh4 *",
        "1. e4 e5 *",
        &["2 1… e5: comments: “not understood: Kh4” only here."],
    ),
    (
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *",
        "1. e4 *",
        &["0 Start: The games begin from different positions."],
    ),
    (
        "1. e4 -- 2. d4 *",
        "1. e4 *",
        &["2 1… --: This line is only here: 2 moves."],
    ),
    (
        "",
        "1. e4 *",
        &["0 1. e4: This line is only in the other: one move."],
    ),
];

fn said(here: &str, there: &str, notation: &str) -> Vec<String> {
    let comparison = service::compare(here, there, notation);
    let line = comparison.lines.iter();
    line.map(|line| {
        let bare = |c: &char| !matches!(c, '\u{2068}' | '\u{2069}');
        let words: String = line.words.chars().filter(bare).collect();
        format!("{} {}: {words}", line.way, line.place)
    })
    .collect()
}

#[test]
fn what_tells_two_versions_apart_is_said_where_it_is() {
    for (here, there, expected) in TABLE {
        assert_eq!(
            said(here, there, "short"),
            expected,
            "{here} against {there}"
        );
    }
    assert_eq!(
        said("1. e4 c5 2. Nf3 *", "1. e4 c5 2. Nc3 *", "descriptive")[0],
        "3 The main lines part: 2. N-KB3 here, 2. N-QB3 in the other."
    );
    // A notation of eight files cannot write a game on nine files.
    let nine = said(
        "[Variant \"Chess 99\"]\n\n1. a24 *\n",
        "1. e4 *",
        "descriptive",
    );
    assert!(nine.iter().any(|line| line.contains("1. e4")), "{nine:?}");
}

/// A step adds a knight's or pawn's move at any moment of a game, and something beside it: the
/// moment, the move, the addition.
type Step = (usize, usize, u8);

fn grow(tree: &mut GameTree, steps: &[Step]) {
    for &(at, mv, beside) in steps {
        let at = At::of_moment((at % (tree.len() + 1)) as u32);
        let moves = tree.position(at).moves();
        // Moves are chosen from the first four, so that two games often have the same.
        let Some(&mv) = moves.get(mv % 4) else {
            continue;
        };
        let id = match tree.find(at, &mv) {
            Some(id) if beside % 7 > 0 => id,
            _ => tree.add(at, mv),
        };
        // PGN writes words before a move of a line behind the move before it, where there may be
        // others.
        let leads = tree.next(at).first() == Some(&id);
        let node = tree.node_mut(id);
        match beside % 5 {
            1 if node.nags.is_empty() => node.nags.push(beside % 3),
            2 => node.comments.push((beside % 3).to_string()),
            3 if !leads => node.before.push((beside % 3).to_string()),
            4 => tree.set_tag(["White", "Annotator"][at.moment() as usize % 2], "Oak"),
            _ => {}
        }
    }
}

/// Generates two games with a common beginning.
fn versions() -> impl Strategy<Value = [GameTree; 2]> {
    let steps = |most| collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 0..most);
    (steps(25), steps(4), steps(4), 0..4_usize).prop_map(|(common, here, there, end)| {
        [here, there].map(|own| {
            let mut tree = GameTree::default();
            grow(&mut tree, &common);
            grow(&mut tree, &own);
            tree.outcome = Outcome::ALL[if own.len() > 2 { end } else { 0 }];
            tree
        })
    })
}

/// Returns a difference with its two games exchanged.
fn mirrored(difference: Difference) -> Difference {
    let swap_at = |[here, there]: [At; 2]| [there, here];
    match difference {
        Difference::Start => Difference::Start,
        Difference::Tag {
            name,
            values: [a, b],
        } => Difference::Tag {
            name,
            values: [b, a],
        },
        Difference::Outcome([a, b]) => Difference::Outcome([b, a]),
        Difference::Parting { main, next: [a, b] } => Difference::Parting { main, next: [b, a] },
        Difference::Line {
            at,
            version,
            id,
            moves,
        } => Difference::Line {
            at: swap_at(at),
            version: match version {
                Version::First => Version::Second,
                Version::Second => Version::First,
            },
            id,
            moves,
        },
        Difference::Order { at } => Difference::Order { at: swap_at(at) },
        Difference::Comments {
            at,
            before,
            texts: [a, b],
        } => Difference::Comments {
            at: swap_at(at),
            before,
            texts: [b, a],
        },
        Difference::Glyphs { at, nags: [a, b] } => Difference::Glyphs {
            at: swap_at(at),
            nags: [b, a],
        },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn games_differ_if_they_are_written_differently_and_each_from_the_other_alike([a, b] in versions()) {
        prop_assert_eq!(differences([&a, &a]), []);
        let found = differences([&a, &b]);
        // The order of tags does not matter.
        let score = |tree: &GameTree| {
            let mut tags = tree.tags.clone();
            tags.sort();
let mut bare = tree.clone();
            bare.tags.clear();
            (tags, write_pgn(&bare, &Notation::SHORT))
        };
        prop_assert_eq!(found.is_empty(), score(&a) == score(&b));
        let mut back: Vec<_> = differences([&b, &a]).into_iter().map(mirrored).collect();
        let mut found = found;
        back.sort();
        found.sort();
        prop_assert_eq!(found, back);
    }
}

#[test]
fn long_games_and_many_lines_are_compared() {
    let (mut tree, mut at, mut position) = (GameTree::default(), At::Start, Position::start());
    let knight = |position: &Position| {
        let moves = position.moves();
        moves.into_iter().find(|mv| mv.piece == Piece::Knight)
    };
    for _ in 0..100_000 {
        let mv = knight(&position).expect("a knight that can move");
        at = At::After(tree.add(at, mv));
        position.play(&mv);
    }
    let mut other = tree.clone();
    for game in [&mut tree, &mut other] {
        let mv = knight(&Position::start()).expect("a knight that can move");
        for _ in 0..100_000 {
            game.add(At::Start, mv);
        }
    }
    assert_eq!(differences([&tree, &other]), []);
    let mv = knight(&position).expect("a knight that can move");
    let id = other.add(at, mv);
    assert_eq!(
        differences([&tree, &other]),
        [Difference::Line {
            at: [at; 2],
            version: Version::Second,
            id,
            moves: 1
        }]
    );
}

#[test]
fn of_very_many_differences_the_first_are_listed_and_all_are_counted() {
    let text = |word: &str| {
        let comments = (0..800).map(|nth| format!("{{{word} {nth}}} 1. Nf3 Nf6 2. Ng1 Ng8 "));
        comments.collect::<String>() + "*"
    };
    let comparison = service::compare(&text("one"), &text("two"), "short");
    assert_eq!((comparison.lines.len(), comparison.found), (500, 800));
}

/// Lets the session ask and a library worker answer, and returns the lines of the comparison.
fn compare(session: &mut Session) -> String {
    let effects = session.apply(Action::Library(LibraryAction::Compare));
    for request in for_library(effects) {
        let request =
            LibraryRequest::of_bytes(&request.to_bytes()).expect("a request is read back");
        let response = Library::default().answer(request).expect("an answer");
        let response =
            LibraryResponse::of_bytes(&response.to_bytes()).expect("a response is read back");
        session.hear(Incoming::Library(response));
    }
    let lines = session.comparison().map_or(&[][..], |it| &it.lines);
    let words = lines
        .iter()
        .map(|line| [&line.place, ": ", &line.words].concat());
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_shown_game_is_compared_with_the_one_before_it() {
    let mut session = Session::empty();
    assert_eq!(compare(&mut session), "");
    assert!(format!("{:?}", view::compare(&session)).contains("Open one version"));
    session.apply(Action::Open(OpenAction::Text(
        "1. e4 e5 2. Nf3 *".to_owned(),
    )));
    assert!(
        session.former_game().is_none(),
        "an empty board is no version"
    );
    session.apply(Action::Open(OpenAction::Text(
        "1. e4 e5 *\n\n1. e4 e5 2. Nc3 *".to_owned(),
    )));
    let line = "2. Nf3: This line is only in the other: one move.";
    assert_eq!(compare(&mut session), line);
    // Playing a move in it does not make it another game.
    session.apply(Action::Go(GoAction::Last));
    session.apply(Action::Entry(EntryAction::Type("Nf3".to_owned())));
    session.apply(Action::Entry(EntryAction::Enter));
    assert_eq!(compare(&mut session), "");
    let seen = format!("{:?}", view::compare(&session));
    assert!(seen.contains("The two games are the same."), "{seen}");
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(compare(&mut session), line);
    let seen = view::compare(&session);
    assert!(seen.words().contains("1 difference"), "{}", seen.words());
    let there = Press::Do(Action::Go(GoAction::To(At::of_moment(2))));
    assert!(presses::all(&seen).contains(&there), "{}", seen.outline());
    // The second game of the list is compared with the first.
    session.apply(Action::Game(GameAction::Show(1)));
    assert_eq!(
        compare(&mut session),
        "2. Nc3: This line is only here: one move."
    );
    // After Undo, the other game is the one that was shown before Undo.
    session.apply(Action::Game(GameAction::Undo));
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(session.tree().len(), 3);
    assert!(compare(&mut session).contains("only here"));
}

#[test]
fn what_is_read_back_is_the_game_that_was_sent() {
    let text = "[White \"Oak\"]\n\n1. e4 e5 (1... c5 {Sicilian.}) 2. Nf3! foo *";
    let game = games(text, ReadAs::Auto).next().expect("a game").whole();
    let pgn = write_pgn(&game, &Notation::SHORT);
    assert_eq!(said(&pgn, &pgn, "short"), [""; 0]);
}
