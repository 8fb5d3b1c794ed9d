//! The list of a book's games: their names and completeness, filters, and saving.

use rank_and_file::book::BookKind;
use rank_and_file::protocol::{BookRequest, BookResponse};
use rank_and_file::service::Volume;
use rank_and_file::session::{
    Action, BookAction, BookFilter, BookOrder, FilterBy, Incoming, OpenAction, RowsInView,
};
use rank_and_file::view::{Element, Press, ScanLook, book, book_games};

use super::talk::{LEGALL, Talk};

/// A complete game without doubts.
const CLEAR: &str = "White: ELM. Black: FIR.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3\n\
    4. B-R4 Kt-B3 5. Castles B-K2 6. R-K sq P-QKt4 7. B-Kt3 P-Q3\n\nDrawn.\n";

fn three() -> Talk {
    Talk::reading(&format!("{CLEAR}\n\n{LEGALL}\n\n{CLEAR}"))
}

/// Returns the press that shows the game with this index.
const fn turn(game: u32) -> Press {
    Press::Do(Action::Book(BookAction::Turn(game)))
}

/// Returns the entries of the list as drawn.
fn listed(talk: &Talk) -> Vec<String> {
    let page = book(
        Some(talk.page()),
        talk.session.book_list(),
        talk.session.filter(),
        &ScanLook::default(),
    );
    let list = page.walk().find(|it| it.class == "game-title");
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
    talk.act(filter(FilterBy::Order(BookOrder::WORST)));
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

/// An opening that is shown, without players, result or heading.
const OPENING: &str =
    "The Scotch Gambit begins with\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. P-Q4 PxP\n4. B-QB4 B-B4\n";

/// Returns the list of games as a table.
fn table(talk: &Talk) -> Element {
    book_games(
        talk.session.page().map(|page| page.game),
        talk.session.book_list(),
        talk.session.filter(),
        talk.session.book_rows(),
    )
}

/// Returns the rows of the table that stand in view, each with the texts of its cells.
fn rows(talk: &Talk) -> Vec<String> {
    let table = table(talk);
    let rows = table.walk().filter(|it| it.tag == "tr");
    let cells = |row: &Element| row.elements().map(Element::words).collect::<Vec<_>>();
    rows.map(|row| cells(row).join(" | ")).collect()
}

#[test]
fn the_games_of_a_book_stand_in_a_table_with_their_doubts_and_wholeness() {
    let talk = Talk::reading(&["THE CLUB BOOK\n", CLEAR, LEGALL].join("\n\n"));
    assert_eq!(
        rows(&talk),
        [
            "No. | White | Black | Result | Doubts | Read",
            "1 | Elm | Fir | ½-½ | 0 | whole",
            "2 | Legall | Saint Brie | 1-0 | 1 | whole",
        ]
    );
    let names: Vec<_> = table(&talk)
        .walk()
        .filter(|it| it.class == "link")
        .filter_map(|it| it.get("aria-label").map(str::to_owned))
        .collect();
    assert_eq!(
        names,
        ["Elm – Fir, ½–½", "Legall – Saint Brie, 1–0, 1 doubt",]
    );
    let words = table(&talk).words();
    assert!(words.contains("THE CLUB BOOK"), "{words}");
    assert!(
        words.contains("2 games with players, result or heading"),
        "{words}"
    );
}

#[test]
fn a_game_that_was_not_read_to_its_end_says_where_it_stops() {
    let mut list = (**three().session.book_list()).clone();
    list.games[0].stop = 23;
    (list.games[1].read, list.games[1].printed) = (7, 40);
    let drawn = book_games(Some(0), &list, BookFilter::default(), RowsInView::default());
    let cells = drawn
        .walk()
        .filter(|it| it.tag == "td" && it.class == "whole");
    let cells: Vec<_> = cells.map(Element::words).collect();
    assert_eq!(cells, ["stops at move 23", "7 of 40 moves", "whole"]);
    let name = drawn.walk().find(|it| it.class == "link");
    assert_eq!(
        name.and_then(|it| it.get("aria-label")),
        Some("Elm – Fir, ½–½, stops at move 23")
    );
}

#[test]
fn the_games_of_a_book_are_sorted_by_the_heads_of_their_columns() {
    let pine = CLEAR
        .replace("ELM. Black: FIR", "GROVE. Black: PINE")
        .replace("Drawn", "Black resigns");
    let mut talk = Talk::reading(&[CLEAR, OPENING, LEGALL, &pine].join("\n\n"));
    let numbers = |talk: &Talk| {
        let rows = rows(talk).into_iter().skip(1);
        let numbers = rows.map(|row| row.split(" | ").next().unwrap_or_default().to_owned());
        numbers.collect::<Vec<_>>().join(" ")
    };
    // Presses the head of a column and returns the order that it shows.
    let press = |talk: &mut Talk, title: &str| {
        let head = |talk: &Talk| {
            let drawn = table(talk);
            let mut heads = drawn.walk().filter(|it| it.tag == "th");
            let head = heads.find(|head| head.words() == title);
            head.unwrap_or_else(|| panic!("no {title}")).clone()
        };
        let does = head(talk).walk().find_map(|it| it.press().cloned());
        let Some(Press::Do(action)) = does else {
            panic!("{title} does nothing");
        };
        talk.act(action);
        head(talk).get("aria-sort").map(str::to_owned)
    };
    let (up, down) = (Some("ascending".to_owned()), Some("descending".to_owned()));
    assert_eq!(numbers(&talk), "1 3 4 2");
    for (title, order, expected) in [
        ("Black", &up, "1 4 3 2"),
        ("Black", &down, "3 4 1 2"),
        ("White", &up, "1 4 3 2"),
        ("White", &down, "3 4 1 2"),
        ("Result", &up, "3 4 1 2"),
        ("Result", &down, "1 3 4 2"),
        ("No.", &up, "1 3 4 2"),
        ("No.", &down, "4 3 1 2"),
        ("Doubts", &down, "3 1 4 2"),
        ("Doubts", &up, "1 4 3 2"),
    ] {
        assert_eq!(&press(&mut talk, title), order, "{title}");
        assert_eq!(numbers(&talk), expected, "{title}, {order:?}");
    }
}

#[test]
fn games_that_were_played_stand_before_analysis_in_the_order_of_the_book() {
    let mut talk = Talk::reading(&[CLEAR, OPENING, LEGALL, OPENING].join("\n\n"));
    let kinds = |talk: &Talk| {
        let rows = rows(talk).into_iter().skip(1);
        let first_cells = rows.map(|row| {
            let mut cells = row.split(" | ").map(str::to_owned);
            (cells.next(), row.contains("analysis"))
        });
        first_cells
            .map(|(number, is_analysis)| (number.unwrap_or_default(), is_analysis))
            .collect::<Vec<_>>()
    };
    let row = |number: &str, is_analysis| (number.to_owned(), is_analysis);
    let order = [
        row("1", false),
        row("3", false),
        row("2", true),
        row("4", true),
    ];
    assert_eq!(kinds(&talk), order);
    let words = table(&talk).words();
    assert!(
        words.contains("2 games with players, result or heading; then 2 of analysis"),
        "{words}"
    );
    // The first line of the second part is set off.
    let drawn = table(&talk);
    let parts: Vec<_> = drawn
        .walk()
        .filter(|it| it.class.split(' ').any(|class| class == "part"))
        .map(|it| it.press().cloned())
        .collect();
    assert_eq!(parts, [Some(turn(1))]);
    // The worst game comes first among the games.
    talk.act(Action::Book(BookAction::Filter(FilterBy::Order(
        BookOrder::WORST,
    ))));
    assert_eq!(kinds(&talk)[..2], [row("3", false), row("1", false)]);
    assert!(kinds(&talk)[2].1 && kinds(&talk)[3].1);
}

#[test]
fn the_table_of_a_book_is_one_stop_of_the_tab_key_and_draws_the_rows_in_view() {
    let mut talk = Talk::reading(&vec![LEGALL; 200].join("\n\n"));
    let act = |talk: &mut Talk, action| talk.act(Action::Book(action));
    let stops = |talk: &Talk| {
        let drawn = table(talk);
        let stops = drawn.walk().filter(|it| it.get("tabindex") == Some("0"));
        let does: Vec<_> = stops
            .map(|it| it.press().map_or("list".to_owned(), Press::to_string))
            .collect();
        does.join(" ")
    };
    let row = |place| turn(place).to_string();
    assert_eq!(stops(&talk), row(0));
    assert!(rows(&talk).len() < 100);
    act(&mut talk, BookAction::Walk(3));
    assert_eq!(stops(&talk), row(3));
    act(&mut talk, BookAction::Walk(u32::MAX));
    assert_eq!(stops(&talk), "list", "the last row is not drawn");
    act(&mut talk, BookAction::Scroll(170));
    assert_eq!(stops(&talk), row(199));
    act(&mut talk, BookAction::Turn(180));
    assert_eq!(stops(&talk), row(180));
    let drawn = table(&talk);
    let current = drawn.walk().find(|it| it.get("aria-current").is_some());
    assert_eq!(current.and_then(Element::press), Some(&turn(180)));
    // Another choice of games is listed from its beginning.
    act(
        &mut talk,
        BookAction::Filter(FilterBy::Order(BookOrder::WORST)),
    );
    assert_eq!(stops(&talk), row(0));
}

#[test]
fn a_book_is_called_by_its_title_or_its_file_while_it_is_read() {
    let text: String = ["Title: The Oak Book", &vec![LEGALL; 40].join("\n\n")].join("\n\n");
    let mut talk = Talk::new();
    let mut said = |text: &str, name: &str| {
        let open = OpenAction::File {
            name: name.to_owned(),
            text: text.to_owned(),
            lost: String::new(),
            scan: None,
        };
        talk.session.apply(Action::Open(open));
        let said = talk.notice();
        let book = talk.volumes.len() as u32;
        let mut volume = Volume::new(book, Box::leak(text.to_owned().into_boxed_str()));
        let mut heard = Vec::new();
        while volume.read_on(100, &mut heard) {}
        let mut words = Vec::new();
        for response in heard {
            talk.session.hear(Incoming::Book(response));
            words.push(table(&talk).words());
        }
        talk.volumes.push(volume);
        (said, words)
    };
    let (first, words) = said(&text, "oak.txt");
    assert_eq!(first, "Reading “oak”…");
    let percents = words.iter().filter_map(|words| {
        let (_, rest) = words.split_once("Reading “The Oak Book”… ")?;
        rest.split_once(" %")?.0.parse::<u32>().ok()
    });
    let percents: Vec<u32> = percents.collect();
    let grows = percents.len() > 3 && percents.is_sorted() && percents[0] < percents[3];
    assert!(grows, "{percents:?}");
    let last = words.last().expect("an answer");
    assert!(
        !last.contains("Reading") && last.contains("40 games"),
        "{last}"
    );
    // A text without a title goes by its file.
    let long = "A first line of prose that goes on and on and on, and is no title of anything.";
    let (_, words) = said(
        &[long, LEGALL, LEGALL]
            .join("\n\n")
            .replace("A TRAP\n\n", ""),
        "my.club.txt",
    );
    assert!(
        words.last().is_some_and(|words| words.contains("my.club")),
        "{words:?}"
    );
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
        scan: None,
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
