//! Facts about the moves of a file's games, found by several library workers at once.
//!
//! | event | expected result |
//! |---|---|
//! | answers come in any order | the result of one library worker alone |
//! | a game is changed meanwhile | the facts of the changed game |
//! | a helper never answers | its games are given out again |

use proptest::prelude::{ProptestConfig, any};
use proptest::{collection, prop_assert, prop_assert_eq, proptest};
use rank_and_file::protocol::{
    CheckBatch, CheckedBatch, LibraryQuery, LibraryRequest, LibraryResponse, Wire,
};
use rank_and_file::service::{Library, check};

/// Returns a file with this many games of a few kinds: some have variations, some start from a
/// position of their own, some cannot be read.
fn file(games: usize) -> String {
    let moves = [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
        "1. d4 d5 (1... Nf6) 2. c4",
        "1. e4 e5 2. Nf9",
        "1. c4 {quietly} c5",
    ];
    let game = |number: usize| {
        let start = match number % 5 {
            4 => {
                "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=N Kd7".to_owned()
            }
            _ => ["\n", moves[number % 4]].concat(),
        };
        format!("[White \"W{number}\"]\n{start} *\n\n")
    };
    (0..games).map(game).collect()
}

fn library(text: &str) -> Library {
    let mut library = Library::new(text.len() as u64);
    library.begin_file("club.pgn");
    library.arrive(text.as_bytes());
    library.end("");
    library
}

/// Returns the rows that a search finds, as they are shown.
fn rows(library: &mut Library, search: &str) -> LibraryResponse {
    let query = LibraryQuery {
        search: search.to_owned(),
        count: 1_000,
        ..LibraryQuery::default()
    };
    library
        .answer(LibraryRequest::Rows { query })
        .expect("rows")
}

/// Returns a helper's answer to a batch, with both sent as messages.
fn asked(batch: CheckBatch) -> CheckedBatch {
    let request = LibraryRequest::Check { batch };
    let Some(LibraryRequest::Check { batch }) = LibraryRequest::of_bytes(&request.to_bytes())
    else {
        panic!("a request is read back");
    };
    let answer = check(&batch);
    CheckedBatch::of_bytes(&answer.to_bytes()).expect("an answer is read back")
}

/// Returns the library as one library worker alone fills it.
fn alone(text: &str) -> Library {
    let mut library = library(text);
    while let Some(batch) = library.next_batch(1) {
        library.accept(asked(batch));
    }
    assert!(library.is_checked());
    library
}

const SEARCHES: [&str; 8] = [
    "",
    "has:troubles",
    "has:variations",
    "has:comments",
    "has:underpromotion",
    "opening:ruy",
    "pieces:\"8/8/8/1B6/8/8/8/8\"",
    "position:\"N7/8/8/8/8/8/8/4K3 b - - 0 1\"",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn in_whatever_order_answers_come_all_is_told(
        games in 1..60_usize,
        sizes in collection::vec(1..40_usize, 1..60),
        order in collection::vec(any::<u32>(), 60),
    ) {
        let text = file(games);
        let mut library = library(&text);
        let mut given = Vec::new();
        for size in sizes.into_iter().chain([10_000]) {
            given.extend(library.next_batch(size));
        }
        prop_assert_eq!(library.next_batch(1), None);
        let mut given: Vec<_> = order.into_iter().zip(given).collect();
        given.sort_by_key(|(key, _)| *key);
        for (_, batch) in given {
            prop_assert!(!library.is_checked());
            library.accept(asked(batch));
        }
        prop_assert!(library.is_checked());
        let mut alone = alone(&text);
        for search in SEARCHES {
            prop_assert_eq!(rows(&mut library, search), rows(&mut alone, search), "{}", search);
        }
    }
}

#[test]
fn every_search_of_these_tests_finds_some_games_and_not_all() {
    let mut library = alone(&file(60));
    for search in &SEARCHES[1..7] {
        let LibraryResponse::Rows { found, .. } = rows(&mut library, search) else {
            panic!("rows");
        };
        assert!((1..60).contains(&found), "{search}: {found}");
    }
}

#[test]
fn a_game_that_is_changed_meanwhile_is_what_it_has_become() {
    let mut library = library(&file(20));
    let batch = library.next_batch(10_000).expect("games");
    let told = asked(batch);
    let pgn = "[White \"Other\"]\n\n1. b4 {odd} *\n".to_owned();
    library.answer(LibraryRequest::Put { place: 2, pgn });
    library.accept(told);
    let LibraryResponse::Rows { rows, .. } = rows(&mut library, "has:comments opening:polish")
    else {
        panic!("rows");
    };
    assert_eq!(
        (rows[0].place, rows[0].white.as_str(), rows.len()),
        (2, "Other", 1)
    );
    assert!(!rows[0].troubled, "what was there before could not be read");
}

#[test]
fn games_of_a_helper_that_never_answers_are_given_once_more() {
    let text = file(20);
    let mut library = library(&text);
    let lost = library.next_batch(15).expect("games");
    while let Some(batch) = library.next_batch(15) {
        library.accept(asked(batch));
    }
    assert!(!library.is_checked());
    library.give_again();
    let mut again = library.next_batch(10_000).expect("games");
    assert_eq!(again.first, 0);
    library.accept(asked(again.clone()));
    // The helper answers late.
    library.accept(asked(lost));
    assert!(library.is_checked());
    assert_eq!(rows(&mut library, ""), rows(&mut alone(&text), ""));
    again.texts.clear();
    assert_eq!(asked(again).games, []);
}

#[test]
fn a_table_says_of_a_game_what_its_tags_and_moves_say() {
    let text = "[Event \"Club, evening\"]\n[Site \"Oslo\"]\n[Date \"1921.03.??\"]\n[Round \"2\"]\n[White \"A\"]\n\
                [Black \"B\"]\n[Result \"1-0\"]\n[WhiteElo \"2000\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0\n";
    let mut library = alone(text);
    let found = library.found(&LibraryQuery::default()).to_vec();
    assert_eq!(found, [0]);
    let cells = library.cells(0);
    let expected = [
        "1",
        "A",
        "B",
        "2000",
        "",
        "1-0",
        "1921-03",
        "Club, evening",
        "Oslo",
        "2",
        "C60",
        "Ruy Lopez",
        "3",
    ];
    assert_eq!(cells, expected);
    assert_eq!(library.pgn(0), Some(text.trim()));
    assert_eq!((library.pgn(1), library.cells(1).len()), (None, 0));
}
