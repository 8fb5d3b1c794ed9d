//! Games of a file as rows: their places and tags, searched and sorted.
//!
//! | property | compared with |
//! |---|---|
//! | where games begin and end, their tags, lengths and results | the reader that plays every move |
//! | a text that arrives in pieces | the same text at once |
//! | the games that a search finds, and their order | tables |

use proptest::prelude::{ProptestConfig, Strategy};
use proptest::{collection, prop_assert_eq, proptest, sample};
use rank_and_file::game::At;
use rank_and_file::game::decode::decode;
use rank_and_file::game::pgn::{Game, outline};
use rank_and_file::library::{GameDate, GameIndex, GameSearch, SortBy};
use testing::corpus::corpus;
use testing::games::read;

/// Four games as files of games have them.
const FILE: &str = "\
[Event \"Casual\"]
[Site \"Paris\"]
[Date \"1858.11.02\"]
[White \"Morphy, Paul\"]
[Black \"Duke Karl\"]
[Result \"1-0\"]
[ECO \"C41\"]

1. e4 e5 2. Nf3 d6 3. d4 {[Event \"none\"]} Bg4 (3... exd4 4. Nxd4) 4. dxe5 1-0

[Event \"Baden-Baden\"]
[Site \"Baden-Baden\"]
[Date \"1925.??.??\"]
[White \"Réti, Richard\"]
[Black \"Alekhine, Alexander\"]
[Result \"0-1\"]
[WhiteElo \"2550\"]
[BlackElo \"2710\"]
[ECO \"A00\"]

1. g3 e5 2. Nf3 0-1

[Event \"?\"]
[White \"Łódź\"]
[Black \"?\"]

1. d4 *

[Event \"London\"]
[Date \"1851.06.21\"]
[White \"Anderssen, Adolf\"]
[Black \"Kieseritzky, Lionel\"]
[Result \"1/2-1/2\"]
[ECO \"C33\"]
[Opening \"King's Gambit\"]

1. e4 e5 2. f4 exf4 3. Bc4 1/2-1/2
";

fn index(text: &str) -> GameIndex {
    let mut index = GameIndex::default();
    index.see(text, true);
    index
}

/// Returns the outline of each game, found without playing its moves: bytes, tags, length, result.
fn told(text: &str) -> Vec<String> {
    let mut told = Vec::new();
    let mut at = 0;
    while let Some(game) = outline(text, at, true) {
        at = game.span.end;
        told.push(format!(
            "{:?} {:?} {} {:?}",
            game.span, game.tags, game.plies, game.outcome
        ));
    }
    told
}

/// Returns the same facts for games that were read.
fn as_read(games: &[Game]) -> Vec<String> {
    let game = |game: &Game| {
        let tree = &game.tree;
        let plies = tree.main_line(At::Start).count();
        format!("{:?} {:?} {plies} {:?}", game.span, tree.tags, tree.outcome)
    };
    games.iter().map(game).collect()
}

#[test]
fn what_is_seen_in_passing_is_what_is_read() {
    for text in [
        FILE,
        "",
        "\n\n",
        "1. e4 e5 1-0 1. d4 d5 *",
        "1. e4 e5\n\n1. d4 d5\n",
        "[Event \"a\"]\n\n[Event \"b\"]\n\n1. e4 *\n",
        "[White \"a\"]\n[Black \"b\"]\n\n[White \"c\"]\n1. e4 *",
        "[Event \"a\"]\r\n\r\n1. e4 {never closed\r\n\r\n[Event \"b\"]\r\n\r\n1. d4 *\r\n",
        "% escaped [Event \"x\"]\n[Event \"a\"]\n1. e4 ; [Event \"b\"]\n e5 *",
        "[Event \"a\"] 1. e4 e5 (1... c5 2. Nf3 1-0) 2. Nf3 1/2-1/2 {so be it} [Event \"b\"] 1. c4",
        "\u{feff}[Event \"a\"]\n\n1. e4 e5 2. exd5 e.p. 1-0",
        "[Event \"only tags\"]\n",
        "[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n0-1\n",
    ] {
        let games = read(text);
        if games.iter().all(|game| !game.has_errors()) {
            assert_eq!(told(text), as_read(&games), "{text}");
        }
        let spans = |lines: Vec<String>| -> Vec<String> {
            let span = |line: &String| line.split(' ').next().map(str::to_owned);
            lines.iter().filter_map(span).collect()
        };
        assert_eq!(spans(told(text)), spans(as_read(&games)), "{text}");
    }
}

#[test]
fn the_games_of_the_project_are_seen_as_they_are_read() {
    let text = include_str!("../corpus/games.pgn");
    assert_eq!(told(text), as_read(&read(text)));
}

#[test]
fn words_of_a_search_that_mean_nothing_are_told() {
    let cases: [(&str, &[&str]); 9] = [
        ("morphy opera", &[]),
        ("year:then morphy", &["year:then"]),
        ("year:", &[]),
        ("moves:-20 moves:few", &["moves:few"]),
        ("has:pins", &["has:pins"]),
        ("result:won", &["result:won"]),
        ("material:KRP", &["material:KRP"]),
        ("position:\"8/8 w\"", &["position:8/8 w"]),
        ("A: B", &[]),
    ];
    for (search, unread) in cases {
        assert_eq!(GameSearch::parse(search).unread(), unread, "{search}");
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn whole_collections_are_seen_as_they_are_read() {
    for file in [
        "pgn/players-8155.pgn",
        "pgn/lichess-438.pgn",
        "pgn/chess960-605.pgn",
    ] {
        let path = corpus(file);
        let bytes = std::fs::read(path).expect("a file of the corpus");
        let (text, _) = decode(&bytes);
        let (seen, games) = (told(&text), read(&text));
        assert_eq!(seen.len(), games.len(), "{file}");
        for ((seen, read), game) in seen.iter().zip(as_read(&games)).zip(&games) {
            if !game.has_errors() {
                assert_eq!(*seen, read, "{file}");
            }
        }
    }
}

/// Generates pieces of a file of games, good and bad.
fn piece() -> impl Strategy<Value = &'static str> {
    sample::select(vec![
        "[Event \"a\"]\n",
        "[White \"b\"]\n",
        "[Result \"1-0\"]",
        "\n\n",
        "\n",
        " ",
        "1. e4 ",
        "1... e5 ",
        "2. Nf3 ",
        "Nc6",
        "{a comment}",
        "{[Event \"c\"]\n\n",
        "}",
        "; to the end\n",
        "(",
        ")",
        "1-0",
        "*",
        "$1",
        "!?",
        "% away\n",
        "[broken",
    ])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn of_any_text_no_byte_is_seen_twice_and_none_left_out(pieces in collection::vec(piece(), 0..40)) {
        let text = pieces.concat();
        let mut end = 0;
        let mut at = 0;
        while let Some(game) = outline(&text, at, true) {
            assert!(game.span.start >= end && game.span.end > game.span.start, "{text}");
            // Between games there are only blank and escaped lines.
            let between = text[end..game.span.start].lines();
            assert!(between.map(str::trim).all(|line| line.is_empty() || line.starts_with('%')), "{text}");
            end = game.span.end;
            at = end;
        }
    }

    #[test]
    fn a_text_in_pieces_has_the_rows_of_the_whole(pieces in collection::vec(piece(), 0..40), lines in 1usize..5) {
        let text = pieces.concat();
        let mut growing = GameIndex::default();
        let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
        for end in ends.into_iter().step_by(lines) {
            growing.see(&text[..end], false);
        }
        growing.see(&text, true);
        let whole = index(&text);
        prop_assert_eq!(growing.rows(), whole.rows());
    }
}

#[test]
fn a_row_says_what_the_tags_say() {
    let index = index(FILE);
    let rows: Vec<String> = index
        .rows()
        .iter()
        .map(|row| {
            let name = |id| index.name(id);
            format!(
                "{} – {} ({:?}) {} {} {} {} {} {}",
                name(row.white),
                name(row.black),
                row.ratings,
                row.outcome.pgn(),
                row.date,
                name(row.event),
                name(row.site),
                name(row.eco),
                row.moves()
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            "Morphy, Paul – Duke Karl ([0, 0]) 1-0 1858-11-02 Casual Paris C41 4",
            "Réti, Richard – Alekhine, Alexander ([2550, 2710]) 0-1 1925 Baden-Baden Baden-Baden A00 2",
            "Łódź –  ([0, 0]) *     1",
            "Anderssen, Adolf – Kieseritzky, Lionel ([0, 0]) 1/2-1/2 1851-06-21 London  C33 3",
        ]
    );
    assert!(FILE[index.rows()[3].span()].starts_with("[Event \"London\"]"));
}

#[test]
fn a_search_finds_what_it_says() {
    let mut index = index(FILE);
    for (search, found) in [
        ("", &[0, 1, 2, 3][..]),
        ("morphy", &[0]),
        ("MORPHY paris", &[0]),
        ("morphy london", &[]),
        ("reti", &[1]),
        ("rÉTI", &[1]),
        ("lodz", &[2]),
        ("\"duke karl\"", &[0]),
        ("\"karl duke\"", &[]),
        ("baden-baden", &[1]),
        ("1851", &[3]),
        ("white:morphy", &[0]),
        ("white:duke", &[]),
        ("black:kieser", &[3]),
        ("player:al", &[1]),
        ("event:london", &[3]),
        ("site:paris", &[0]),
        ("won:alekhine", &[1]),
        ("lost:alekhine", &[]),
        ("lost:reti", &[1]),
        ("won:anderssen", &[]),
        ("1-0", &[0]),
        ("result:0-1", &[1]),
        ("½", &[3]),
        ("*", &[2]),
        ("year:1850-1859", &[0, 3]),
        ("year:-1857", &[3]),
        ("year:1900-", &[1]),
        ("year:1925", &[1]),
        ("rating:2600-", &[1]),
        ("rating:-2600", &[]),
        ("moves:3-", &[0, 3]),
        ("moves:1", &[2]),
        ("eco:C", &[0, 3]),
        ("eco:C33-C40", &[3]),
        ("eco:c3-c4", &[0, 3]),
        ("opening:king", &[3]),
        ("opening:a00", &[1]),
        ("year:then", &[]),
        ("morphy year:", &[0]),
        ("nobody:knows", &[]),
    ] {
        assert_eq!(index.find(&GameSearch::parse(search)), found, "{search}");
    }
}

#[test]
fn a_list_is_sorted_by_any_column() {
    let mut index = index(FILE);
    let mut sorted = |by, descending| {
        let mut places = index.find(&GameSearch::default());
        index.sort(&mut places, by, descending);
        places
    };
    assert_eq!(sorted(SortBy::Number, false), [0, 1, 2, 3]);
    assert_eq!(sorted(SortBy::Number, true), [3, 2, 1, 0]);
    // Accents do not count: Anderssen, Łódź, Morphy, Réti.
    assert_eq!(sorted(SortBy::White, false), [3, 2, 0, 1]);
    assert_eq!(sorted(SortBy::Black, false), [1, 0, 3, 2], "nobody is last");
    assert_eq!(sorted(SortBy::Rating, true), [1, 0, 2, 3]);
    assert_eq!(sorted(SortBy::Outcome, false), [0, 3, 1, 2]);
    assert_eq!(sorted(SortBy::Date, false), [2, 3, 0, 1], "unknown first");
    assert_eq!(sorted(SortBy::Opening, false), [1, 3, 0, 2]);
    assert_eq!(sorted(SortBy::Length, true), [0, 3, 1, 2]);
    for by in SortBy::ALL {
        let mut all = sorted(by, true);
        all.sort_unstable();
        assert_eq!(all, [0, 1, 2, 3], "{by:?} loses none");
    }
}

#[test]
fn a_date_is_as_much_as_the_tag_says() {
    for (tag, date) in [
        ("1858.11.02", "1858-11-02"),
        ("1858.11.??", "1858-11"),
        ("1858.??.??", "1858"),
        ("1858", "1858"),
        ("2021-03-04", "2021-03-04"),
        ("????.??.??", ""),
        ("soon", ""),
        ("1858.13.40", "1858"),
    ] {
        assert_eq!(GameDate::of_tag(tag).to_string(), date, "{tag}");
    }
}
