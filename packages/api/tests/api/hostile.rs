//! No text and no position makes a function panic, and places stay inside the text.

use proptest::prelude::*;
use rank_and_file_api::{
    Form, Game, Options, Unit, convert, explain, name, name_games, parse, read_book, read_book_file,
};

/// Positions that cannot be played, or hardly.
const POSITIONS: [&str; 24] = [
    "",
    " ",
    "start",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1",
    "PPPPPPPP/8/8/8/8/8/8/pppppppp w - - 0 1",
    "k7/8/8/8/8/8/8/7K w KQkq e3 999 0",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x",
    "9/8/8/8/8/8/8/8",
    "///////",
    "8/8/8/8/8/8/8/8/8",
    "k7/P7/K7/8/8/8/8/8 b - - 0 1",
    "7k/5Q2/8/8/8/8/8/K7 b - - 0 1",
    "7k/8/6QK/8/8/8/8/8 b - - 100 200",
    "k7/8/8/8/8/8/8/K7 w - - 4294967295 4294967295",
    "k7/8/8/8/8/8/8/K7 w - - -1 99999999999999999999",
    "♔7/8/8/8/8/8/8/k7 w",
    "k7/8/8/3pP3/8/8/8/K7 w - d6 0 1",
    "k7/8/8/3pP3/8/8/8/K7 w - d7 0 1",
    "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1",
    "k7/8/8/8/8/8/8/K7 w KQkq KQkq KQkq KQkq",
    "4k4/9/9/9/9/9/9/9/4K4 w - - 0 1",
    "\u{0}",
];

/// Texts that are no moves, or hardly.
const MOVES: [&str; 26] = [
    "",
    " ",
    "*",
    "e4",
    "0000",
    "--",
    "Z0",
    "O-O",
    "O-O-O",
    "e8=Q",
    "e7e8q",
    "Qxh8#",
    "a1a1",
    "Kxk",
    "P-K4",
    "P-K9",
    "NxN",
    "((((",
    "{",
    "}",
    "$999",
    "1.",
    "\u{feff}e4",
    "é♘𝄞",
    "[White \"",
    "\u{0}\u{0}",
];

/// Words that options may have.
const WORDS: [&str; 9] = [
    "short",
    "descriptive",
    "uci",
    "iccf",
    "uchess",
    "chess99",
    "descriptive:kt",
    "french-descriptive",
    "classic",
];

/// Games that options may name.
const VARIANTS: [&str; 7] = [
    "standard",
    "uchess",
    "uchess-aise",
    "chess99",
    "modern",
    "diagram",
    "nothing",
];

fn options() -> impl Strategy<Value = Options> {
    let word = || proptest::sample::select(&WORDS[..]).prop_map(str::to_owned);
    let variant = proptest::sample::select(&VARIANTS[..]).prop_map(str::to_owned);
    let unit = proptest::sample::select(&[Unit::Bytes, Unit::Utf16, Unit::Characters][..]);
    let form = proptest::sample::select(&[Form::Pgn, Form::Score][..]);
    (
        proptest::option::of(word()),
        proptest::collection::vec(word(), 0..4),
        proptest::option::of(word()),
        form,
        proptest::option::of(variant),
        unit,
    )
        .prop_map(|(notation, notations, to, form, variant, unit)| Options {
            notation,
            notations,
            to,
            form,
            variant,
            after: None,
            unit,
        })
}

/// Text of pieces that reach far into the readers.
fn text() -> impl Strategy<Value = String> {
    let crumb = proptest::sample::select(
        &[
            "1. e4 ",
            "e5 ",
            "Nf3 ",
            "P-K4 ",
            "Kt-KB3 ",
            "(",
            ")",
            "{",
            "}",
            "[White \"A\"]\n",
            "[FEN \"",
            "\"]\n",
            "[Variant \"Chess 99\"]\n",
            "\n\n",
            "1... ",
            "2. ",
            "é",
            "𝄞",
            "$1 ",
            "!? ",
            "1-0 ",
            "*",
            ";",
            "%",
            "--",
        ][..],
    );
    let crumb = crumb.prop_map(str::to_owned);
    proptest::collection::vec(prop_oneof![4 => crumb, 1 => ".{0,4}"], 0..30)
        .prop_map(|crumbs| crumbs.concat())
}

/// Returns the number of units in a text.
fn length(text: &str, unit: Unit) -> usize {
    match unit {
        Unit::Bytes => text.len(),
        Unit::Utf16 => text.encode_utf16().count(),
        Unit::Characters => text.chars().count(),
    }
}

fn is_placed(games: &[Game], length: usize) -> bool {
    let well = |at: usize, end: usize| at <= end && end <= length;
    games.iter().all(|game| {
        let lines = game.variations.iter().flat_map(|line| &line.moves);
        well(game.at, game.end)
            && game.faults.iter().all(|fault| well(fault.at, fault.end))
            && game
                .moves
                .iter()
                .chain(lines)
                .all(|mv| mv.at.zip(mv.end).is_none_or(|(at, end)| well(at, end)))
    })
}

#[test]
fn no_position_and_no_move_of_the_table_makes_a_function_panic() {
    let mut answers = 0;
    for variant in [
        None,
        Some("uchess"),
        Some("chess99"),
        Some("modern"),
        Some("diagram"),
    ] {
        let options = Options {
            variant: variant.map(str::to_owned),
            ..Options::default()
        };
        for fen in POSITIONS {
            for text in MOVES {
                answers += usize::from(name(fen, text, &options).is_ok());
                answers += usize::from(explain(fen, text, &options).is_ok());
            }
        }
    }
    assert!(answers > 20, "only {answers} moves were named");
}

#[test]
fn variations_may_be_nested_to_any_depth() {
    let mut text = String::from("1. e4 e5 ");
    for _ in 0..20_000 {
        text.push_str("(1... c5 ");
    }
    let game = &parse(&text, &Options::default()).unwrap()[0];
    assert!(!serde_json::to_string(game).unwrap().is_empty());
    assert!(!convert(&text, &Options::default()).unwrap().text.is_empty());
}

proptest! {
    #[test]
    fn no_text_makes_a_function_panic(text in text(), options in options()) {
        let length = length(&text, options.unit);
        if let Ok(games) = parse(&text, &options) {
            prop_assert!(is_placed(&games, length));
        }
        if let Ok(book) = read_book(&text, &options) {
            prop_assert!(is_placed(&book.games, length));
        }
        let _ = name_games(&text, &options);
        let _ = convert(&text, &options);
    }

    #[test]
    fn no_position_makes_a_function_panic(
        fen in "[kqrbnpKQRBNP1-9/]{0,40} ?[wb]? ?[KQkqA-Ia-i-]{0,4} ?[a-i1-9-]{0,2} ?[0-9]{0,6}",
        text in proptest::sample::select(&MOVES[..]),
        options in options(),
    ) {
        let results = [name(&fen, text, &options).err(), explain(&fen, text, &options).err()];
        for error in results.into_iter().flatten() {
            let argument = length(&fen, options.unit).max(length(text, options.unit));
            prop_assert!(error.at.is_none_or(|at| at <= argument));
        }
    }

    #[test]
    fn no_bytes_make_a_function_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = read_book_file(&bytes, "book", &Options::default());
    }
}
