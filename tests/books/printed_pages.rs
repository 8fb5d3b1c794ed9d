//! Games found in the pages of real books, as printed and as set again.

use rank_and_file::book::{PrintedGame, find};
use rank_and_file::game::Outcome;
use testing::corpus;

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn tag<'g>(game: &'g PrintedGame, name: &str) -> &'g str {
    let found = game.tags.iter().find(|(known, _)| known == name);
    found.map_or("", |(_, value)| value)
}

/// Returns a file of the corpus of printed games.
fn corpus(file: &str) -> String {
    corpus::text(&format!("descriptive/{file}"))
}

/// A game of the corpus: title, lines as printed, the text behind them, and the moves in order.
struct Known {
    title: String,
    lines: String,
    result: String,
    moves: Vec<String>,
}

/// Returns the games of a file of the corpus.
fn known(file: &str) -> Vec<Known> {
    let games: Vec<serde_json::Value> =
        serde_json::from_str(&corpus(file)).expect("a list of games");
    let list = |value: &serde_json::Value| -> Vec<String> {
        let items = value.as_array().into_iter().flatten();
        items
            .filter_map(|item| item.as_str().map(str::to_owned))
            .collect()
    };
    let known = games.iter().map(|game| Known {
        title: game["title"].as_str().unwrap_or_default().to_owned(),
        lines: list(&game["raw_lines"]).join("\n"),
        result: game["result_text"].as_str().unwrap_or_default().to_owned(),
        moves: list(&game["moves_text_as_printed"])
            .iter()
            .map(|text| plain(text))
            .collect(),
    });
    // In one game the list of moves differs from the lines.
    known
        .filter(|game| !game.moves.is_empty() && !game.lines.contains("!!"))
        .collect()
}

/// Returns a printed move without footnote marks and other words.
fn plain(text: &str) -> String {
    let mut text = words(text)
        .replace(", (_i.e._, plays", "")
        .replace("8th, becoming", "8th becoming");
    while let Some((before, after)) = text
        .split_once('[')
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
    {
        text = format!(
            "{before}{}",
            after.split_once(']').map_or("", |(_, rest)| rest)
        );
    }
    let text = text
        .trim_end_matches(" Good")
        .trim_end_matches(", and wins.");
    text.trim_end_matches(['.', ',', ' ']).to_owned()
}

fn printed(text: &str, game: &PrintedGame) -> Vec<String> {
    game.moves
        .iter()
        .map(|printed| plain(&text[printed.span.clone()]))
        .collect()
}

const FILES: [&str; 5] = [
    "blue-book-1910.json",
    "bird-1893.json",
    "hoyle.json",
    "blue-book-preliminary.json",
    "capablanca-1921.json",
];

#[test]
#[ignore = "reads the larger corpus"]
fn every_printed_game_is_found_whole_among_others() {
    for file in FILES {
        let games = known(file);
        let page = |game: &Known| {
            format!(
                "{}\n\n   White          Black\n\n{}\n\n{}\n\nA word on this game follows.\n\n",
                game.title, game.lines, game.result
            )
        };
        let book: String = games.iter().map(page).collect();
        for book in [book.clone(), book.replace('\n', "\r\n")] {
            let found = find(&book);
            assert_eq!(found.games.len(), games.len(), "{file}");
            for (game, found) in games.iter().zip(&found.games) {
                assert_eq!(printed(&book, found), game.moves, "{file} {}", game.title);
            }
        }
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn printed_games_set_anew_are_found_whole() {
    for game in FILES.iter().flat_map(|file| known(file)) {
        let turns: Vec<&[String]> = game.moves.chunks(2).collect();
        let black = |at: usize| turns[at].get(1).map_or("", String::as_str);
        let rows = |form: &dyn Fn(usize) -> String| (0..turns.len()).map(form).collect::<Vec<_>>();
        let column = rows(&|at| format!("{:>4}. {:<34}{}", at + 1, turns[at][0], black(at)));
        let half = turns.len().div_ceil(2);
        let glued = (0..half).map(|at| {
            let right = column.get(at + half).map_or("", String::as_str);
            format!("{:<72}{right}", column[at])
        });
        let commented = rows(&|at| match at % 4 {
            1 if !black(at).is_empty() => format!(
                "\n{n}. {}\nHere {n}...P-KR4 would be weak,\n4 Pawns being loose.\n{n}. ... {}",
                turns[at][0],
                black(at),
                n = at + 1
            ),
            2 => format!(
                "{}. {} {}\nA fair reply; see above.",
                at + 1,
                turns[at][0],
                black(at)
            ),
            _ => format!("{}. {} {}", at + 1, turns[at][0], black(at)),
        });
        let running =
            rows(&|at| format!("{} {}, {};", at + 1, turns[at][0], black(at)).replace(", ;", "."));
        let running = running.join(" ");
        let broken: Vec<&str> = running.split(' ').collect();
        let running = broken
            .chunks(11)
            .map(|line| line.join(" "))
            .collect::<Vec<_>>()
            .join("\n");
        let whites = rows(&|at| format!("{}. {}", at + 1, turns[at][0])).join("\n");
        let blacks = rows(&|at| format!("{}. {}", at + 1, black(at)));
        let blacks = blacks[..game.moves.len() / 2].join("\n");
        for page in [
            glued.collect::<Vec<_>>().join("\n"),
            commented.join("\n"),
            running,
            format!("WHITE\n\n{whites}\n\nBLACK\n\n{blacks}"),
        ] {
            let page = format!("GAME 1.\n\n{page}\n");
            let found = find(&page);
            assert_eq!(found.games.len(), 1, "{page}");
            assert_eq!(printed(&page, &found.games[0]), game.moves, "{page}");
        }
    }
}

#[test]
#[ignore = "reads the larger corpus"]
fn the_games_of_a_whole_book_are_found_and_no_others() {
    let text = corpus("capablanca-chess-fundamentals.txt");
    let found = find(&text);
    let label = |game: &PrintedGame| {
        text[game.span.clone()]
            .split(['.', '-'])
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let labels: Vec<String> = found.games.iter().map(label).collect();
    let examples = [17, 18, 19, 52, 53, 54, 55, 65, 67].map(|number| format!("EXAMPLE {number}"));
    let numbered = (1..=14).map(|number| format!("GAME {number}"));
    let expected: Vec<String> = examples.into_iter().chain(numbered).collect();
    assert_eq!(labels, expected);
    let games = &found.games[found.games.len() - 14..];
    let all: Vec<serde_json::Value> =
        serde_json::from_str(&corpus("capablanca-1921.json")).expect("a list");
    for (at, (game, known)) in games.iter().zip(&all).enumerate() {
        let title = known["title"].as_str().expect("a title");
        for name in ["White", "Black"] {
            let value = tag(game, name);
            assert!(
                !value.is_empty() && title.contains(&format!("{name}: {value}")),
                "{title}"
            );
        }
        assert!(title.contains(&tag(game, "Date")[..4]), "{title}");
        assert!(
            !tag(game, "Event").is_empty() && !tag(game, "Opening").is_empty(),
            "{title}"
        );
        assert_ne!(game.outcome, Outcome::Open, "{title}");
        // The corpus breaks one game off early.
        let count = if at == 7 {
            88
        } else {
            known["plies"].as_u64().expect("a count")
        };
        assert_eq!(game.moves.len() as u64, count, "{title}");
    }
    for (game, known) in games
        .iter()
        .filter(|game| game.moves.len() != 88)
        .zip(known("capablanca-1921.json"))
    {
        assert_eq!(printed(&text, game), known.moves);
    }
}
