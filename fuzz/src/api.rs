//! The functions for programs in other languages.

use rank_and_file_api::{
    Error, Form, Game, Options, Unit, convert, explain, figure, name, name_games, parse, read_book,
    read_book_file,
};

use crate::choose::Choices;

/// Bytes of the longest page, so that a run stays short.
const LONGEST: usize = 1_500;

/// Words that options may have.
const WORDS: [&str; 12] = [
    "short",
    "descriptive",
    "uci",
    "iccf",
    "smith",
    "uchess",
    "chess99",
    "descriptive:kt",
    "classic",
    "auto",
    "figurine",
    "nonsense",
];

/// Calls a function with options and texts. The first byte says which, since all of them would take
/// long. The first line is the position, the second the move or the info string.
pub fn api(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let which = choices.below(6);
    let options = options(&mut choices);
    let json = serde_json::to_string(&options).expect("options are JSON");
    assert_eq!(
        serde_json::from_str::<Options>(&json).ok().as_ref(),
        Some(&options)
    );
    let (fen, mv) = (choices.line(), choices.line());
    let rest = choices.rest();
    let text = String::from_utf8_lossy(rest).into_owned();
    let whole = length(&text, options.unit);
    match which {
        0 => says_where(name(&fen, &mv, &options).err(), &[&fen, &mv], &options),
        1 => says_where(explain(&fen, &mv, &options).err(), &[&fen, &mv], &options),
        2 => {
            if let Ok(games) = parse(&text, &options) {
                assert!(is_placed(&games, whole), "{text}");
                serde_json::to_string(&games).expect("games are JSON");
                let named = name_games(&text, &options).expect("the same options");
                assert_eq!(named.len(), games.len());
                converts(&text, &options, games.len());
            }
        }
        3 if text.len() < LONGEST => {
            if let Ok(book) = read_book(&text, &options) {
                assert!(is_placed(&book.games, whole), "{text}");
            }
        }
        4 if rest.len() < LONGEST => {
            let _ = read_book_file(rest, "book", &options);
        }
        _ => {
            let figure = figure(&text, &mv);
            assert!(!figure.line.trim_end().contains('\n'), "{}", figure.line);
            let mut lines = figure.html.trim_end().lines();
            assert!(lines.all(|line| !line.trim().is_empty()));
        }
    }
}

/// Checks that the place of an error lies in one of these texts, or in the moves that come before.
fn says_where(error: Option<Error>, texts: &[&str], options: &Options) {
    let Some(error) = error else {
        return;
    };
    let given = texts.iter().copied().chain(options.after.as_deref());
    let longest = given.map(|text| length(text, options.unit)).max();
    assert!(error.at <= longest, "{error:?}");
    assert!(!error.message.is_empty());
}

fn options(choices: &mut Choices<'_>) -> Options {
    let word = |choices: &mut Choices<'_>| choices.pick(&WORDS).to_owned();
    Options {
        notation: choices.coin().then(|| word(choices)),
        notations: (0..choices.below(3)).map(|_| word(choices)).collect(),
        to: choices.coin().then(|| word(choices)),
        form: choices.pick(&[Form::Pgn, Form::Score]),
        variant: choices.coin().then(|| choices.variant().tag().to_owned()),
        after: choices
            .coin()
            .then(|| choices.pick(&["e4 e5", "Nf9", ""]).to_owned()),
        unit: choices.pick(&[Unit::Bytes, Unit::Utf16, Unit::Characters]),
    }
}

/// Returns the number of units in a text.
fn length(text: &str, unit: Unit) -> usize {
    match unit {
        Unit::Bytes => text.len(),
        Unit::Utf16 => text.encode_utf16().count(),
        Unit::Characters => text.chars().count(),
    }
}

/// Returns whether all places lie in a text of this length.
fn is_placed(games: &[Game], length: usize) -> bool {
    let well = |at: usize, end: usize| at <= end && end <= length;
    games.iter().all(|game| {
        let lines = game.variations.iter().flat_map(|line| &line.moves);
        let mut moves = game.moves.iter().chain(lines);
        well(game.at, game.end)
            && game.faults.iter().all(|fault| well(fault.at, fault.end))
            && moves.all(|mv| mv.at.zip(mv.end).is_none_or(|(at, end)| well(at, end)))
    })
}

/// Checks that games converted to short algebraic are sound, and convert to themselves.
fn converts(text: &str, options: &Options, games: usize) {
    if let Ok(converted) = convert(text, options) {
        assert_eq!(converted.games, games, "{text}");
    }
    let short = Options {
        to: None,
        form: Form::Pgn,
        ..options.clone()
    };
    let once = convert(text, &short).expect("the same options").text;
    let read = Options::default();
    let twice = convert(&once, &read).expect("usual options");
    assert_eq!((twice.text, twice.games), (once, games), "{text}");
}
