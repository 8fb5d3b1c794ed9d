//! The list of a book's games: their names and completeness, filters, and saving.

use rank_and_file::book::BookKind;
use rank_and_file::protocol::{BookRequest, BookResponse};
use rank_and_file::service::Volume;
use rank_and_file::session::{Action, BookAction, BookFilter, FilterBy, OpenAction};
use rank_and_file::view::book;

use super::talk::{LEGALL, Talk};

/// A complete game without doubts.
const CLEAR: &str = "White: ELM. Black: FIR.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3\n\
    4. B-R4 Kt-B3 5. Castles B-K2 6. R-K sq P-QKt4 7. B-Kt3 P-Q3\n\nDrawn.\n";

fn three() -> Talk {
    Talk::reading(&format!("{CLEAR}\n\n{LEGALL}\n\n{CLEAR}"))
}

/// Returns the entries of the list as drawn.
fn listed(talk: &Talk) -> Vec<String> {
    let page = book(
        Some(talk.page()),
        talk.session.book_list(),
        talk.session.filter(),
    );
    let list = page.walk().find(|it| it.get("data-do") == Some("turn"));
    let options = list.expect("a list").elements();
    options
        .map(|option| option.words().trim().to_owned())
        .collect()
}

#[test]
fn games_of_one_name_are_told_apart_by_their_place() {
    let talk = three();
    let games = listed(&talk);
    assert_eq!(games.len(), 3, "{games:?}");
    assert!(games[0].starts_with("1. Elm – Fir"), "{games:?}");
    assert!(games[1].ends_with("(1 doubt)"), "{games:?}");
    assert!(
        games[2].starts_with("3. Elm – Fir") && games[2].ends_with("(line 21)"),
        "{games:?}"
    );
}

#[test]
fn the_list_is_filtered_and_ordered_and_the_listed_games_are_saved() {
    let mut talk = three();
    let filter = |by| Action::Book(BookAction::Filter(by));
    talk.act(filter(FilterBy::Worst(true)));
    assert!(listed(&talk)[0].starts_with("2. "), "{:?}", listed(&talk));
    talk.act(filter(FilterBy::Doubtful(Some(true))));
    talk.act(Action::Book(BookAction::Turn(1)));
    assert_eq!(listed(&talk).len(), 1, "{:?}", listed(&talk));
    talk.act(Action::Book(BookAction::Collect));
    assert!(talk.saved[0].contains("Legall") && !talk.saved[0].contains("Elm"));
    talk.act(filter(FilterBy::Doubtful(None)));
    talk.act(filter(FilterBy::Kind(Some(BookKind::Study))));
    assert_eq!(listed(&talk).len(), 1, "the game that is shown stays");
    talk.act(Action::Book(BookAction::Collect));
    assert_eq!(talk.saved.len(), 1);
    assert!(talk.notice().starts_with("No game"), "{}", talk.notice());
    talk.act(filter(FilterBy::Kind(None)));
    talk.act(Action::Book(BookAction::Collect));
    assert_eq!(talk.saved[1].matches("[White ").count(), 3);
    talk.act(Action::Open(OpenAction::Text(LEGALL.to_owned())));
    assert_eq!(talk.session.filter(), BookFilter::default());
}

#[test]
fn a_list_that_grows_says_how_far_the_reading_is() {
    let text: String = vec![LEGALL; 40].join("\n\n");
    let mut volume = Volume::new(0, &text);
    let mut reads = Vec::new();
    let mut going = true;
    while going {
        let mut responses = Vec::new();
        going = volume.read_on(1, &mut responses);
        reads.extend(responses.into_iter().filter_map(|response| match response {
            BookResponse::Games { list, .. } => Some((list.read, list.scores)),
            _ => None,
        }));
    }
    assert!(reads.len() >= 20, "{reads:?}");
    assert_eq!(reads.first(), Some(&(1, 40)));
    assert_eq!(reads.last(), Some(&(40, 40)));
    let pgn = volume.answer(BookRequest::Pgn {
        book: 0,
        games: vec![0, 3],
    });
    let [BookResponse::Pgn { name, text }] = pgn.as_slice() else {
        panic!("{pgn:?}");
    };
    assert_eq!(name, "a-trap");
    assert_eq!(text.matches("[White ").count(), 2);
}

/// Returns a book with this many games behind this many bytes of history.
fn long_book(games: usize, history: usize) -> String {
    let game = |number: usize| {
        format!(
            "GAME {number}.\n\nWhite: Legall. Black: Amateur.\n\n1. P-K4 P-K4\n2. B-B4 P-Q3\n3. Kt-KB3 B-Kt5\n\
             4. Kt-B3 P-KKt3\n5. KtxP BxQ\n6. BxP ch K-K2\n7. Kt-Q5 mate.\n\nA trap that many have fallen into.\n\n"
        )
    };
    let mut book = String::from("A HISTORY OF THE GAME\n\n");
    while book.len() < history {
        book.push_str(
            "In the year 1749 the game was played at Paris in the Café de la Régence, where a Queen and a Bishop were\n\
             often given to a weaker player. The best of them was beaten by a stranger from London.\n\n",
        );
    }
    book.extend((1..=games).map(game));
    book
}

#[test]
fn the_first_game_behind_a_long_history_is_told_before_all_are_found() {
    let book = long_book(400, 250_000);
    let mut volume = Volume::new(0, &book);
    let mut responses = Vec::new();
    for _ in 0..12 {
        assert!(volume.read_on(400, &mut responses));
        if !responses.is_empty() {
            break;
        }
    }
    let [
        BookResponse::Page { page },
        BookResponse::Games { list, .. },
    ] = &responses[..]
    else {
        panic!("{responses:?}");
    };
    assert_eq!(
        (list.games.len(), list.scores),
        (1, 0),
        "no other is found yet"
    );
    assert_eq!(list.games[0].title, "Legall – Amateur · GAME 1");
    let told = page.clone();
    responses.clear();
    while volume.read_on(400, &mut responses) {}
    // A heading far above may change the title of the game, but nothing else of it.
    for response in &responses {
        if let BookResponse::Page { page } = response {
            assert_eq!(page.print, told.print);
        }
    }
    let Some(BookResponse::Games { list, .. }) = responses
        .iter()
        .rev()
        .find(|response| matches!(response, BookResponse::Games { .. }))
    else {
        panic!("no list");
    };
    assert_eq!(list.games.len(), 400);
}

#[test]
fn in_a_long_book_without_a_game_none_is_told() {
    let book = long_book(0, 600_000);
    let responses = Volume::new(0, &book).answer(BookRequest::Read {
        book: 0,
        text: book.clone(),
        must: true,
    });
    assert!(
        responses
            .iter()
            .all(|response| !matches!(response, BookResponse::Page { .. }))
    );
    assert!(matches!(
        responses.last(),
        Some(BookResponse::Done { found: false, .. })
    ));
}

#[test]
fn the_first_game_of_a_long_book_is_told_before_all_are_found() {
    let book = long_book(600, 0);
    assert!(book.len() > 100_000);
    let mut volume = Volume::new(0, &book);
    let mut responses = Vec::new();
    assert!(volume.read_on(400, &mut responses));
    let [
        BookResponse::Page { page },
        BookResponse::Games { list, .. },
    ] = &responses[..]
    else {
        panic!("{responses:?}");
    };
    assert_eq!((page.game, list.games.len()), (0, 1));
    let mut later = Vec::new();
    while volume.read_on(400, &mut later) {}
    let again = later
        .iter()
        .any(|response| matches!(response, BookResponse::Page { .. }));
    assert!(!again, "it is the same game as before");
    assert!(matches!(
        later.last(),
        Some(BookResponse::Done { found: true, .. })
    ));
    // A report about the first game, given at once, is not lost.
    let mut volume = Volume::new(0, &book);
    volume.read_on(400, &mut Vec::new());
    let asked = volume.answer(BookRequest::Turn { book: 0, game: 0 });
    assert!(matches!(asked.last(), Some(BookResponse::Games { .. })));
    assert_eq!(volume.print(0).map(|print| print.doubts().count()), Some(0));
}
