//! `lint` finds every fault that a table of spoilt moves has, and nothing in games that are right.

use rank_and_file::game::pgn::{Game, ReadAs, games, write_pgn};
use rank_and_file::notation::{Notation, Recognised, Style, offered};
use serde_json::Value;
use testing::chance::Dice;

use crate::{Output, run};

/// The project's own games.
const GAMES: &str = include_str!("../../../tests/corpus/games.pgn");

fn lint(arguments: &[&str], text: &str) -> Output {
    run(&[&["lint"], arguments].concat(), text)
}

/// Returns the findings as JSON objects.
fn findings(arguments: &[&str], text: &str) -> Vec<Value> {
    let output = lint(&[arguments, &["--json"]].concat(), text);
    let found: Vec<Value> = output
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    let faults = found.iter().filter(|found| found["kind"] != "pin").count();
    assert_eq!(
        output.status,
        u8::from(faults > 0),
        "{text}\n{}",
        output.said
    );
    found
}

/// Faults: the text, the kind, the word, its place, and what it should be.
const FAULTS: [(&str, &str, &str, u64, &str); 17] = [
    ("1. Ngf3 *", "surplus", "Ngf3", 4, "Nf3"),
    ("1. Ng1-f3 e5 2. Nc3 *", "surplus", "Ng1-f3", 4, "Nf3"),
    ("1. N1f3 *", "surplus", "N1f3", 4, "Nf3"),
    // The knight on c3 is pinned, so it is no rival.
    (
        "1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. Nge2 *",
        "surplus",
        "Nge2",
        33,
        "Ne2",
    ),
    // One knight on b1, the other on f3: the file comes first.
    (
        "1. Nf3 d5 2. d4 e5 3. N1d2 *",
        "other-letter",
        "N1d2",
        23,
        "Nbd2",
    ),
    (
        "1. e4 e5 2. Nf3 d6 3. Bb5 *",
        "missing-mark",
        "Bb5",
        23,
        "Bb5+",
    ),
    ("1. f3 e5 2. g4 Qh4 *", "missing-mark", "Qh4", 16, "Qh4#"),
    (
        "1. f3 e5 2. g4 Qh4+ 0-1",
        "missing-mark",
        "Qh4+",
        16,
        "Qh4#",
    ),
    ("1. e4 e5 2. Nf3+ *", "untrue-mark", "Nf3+", 13, "Nf3"),
    ("1. e4 e5 2. Bc4 d6# *", "untrue-mark", "d6#", 17, "d6"),
    (
        "1. e4 e5 2. Nf3 d6 3. Bb5# *",
        "untrue-mark",
        "Bb5#",
        23,
        "Bb5+",
    ),
    (
        "1. e4 e5 2. Nf3 Nc6 3. Ne5! *",
        "missing-capture",
        "Ne5",
        24,
        "Nxe5",
    ),
    (
        "1. Nf3 d5 2. d4 e5 3. Nd2 Nf6 *",
        "ambiguous",
        "Nd2",
        23,
        "",
    ),
    ("1. e4 e5 2. Qg5 *", "illegal", "Qg5", 13, ""),
    ("1. e4 e5 2. Nf9 *", "unreadable", "Nf9", 13, ""),
    (
        "1. e4 e5 (1... c5 2. Ngf3) 2. Nf3 *",
        "surplus",
        "Ngf3",
        22,
        "Nf3",
    ),
    ("1. e4 e5 {not closed", "text", "{", 10, ""),
];

#[test]
fn every_fault_is_found_at_its_place() {
    for (text, kind, word, column, better) in FAULTS {
        let found = findings(&[], text);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        let found = &found[0];
        assert_eq!(found["kind"], kind, "{text}: {found}");
        assert_eq!(found["written"], word, "{text}");
        assert_eq!(found["column"], column, "{text}");
        assert_eq!(found["line"], 1, "{text}");
        assert_eq!(
            found["better"].as_str().unwrap_or_default(),
            better,
            "{text}"
        );
    }
}

/// Games with other spellings, that a reader would not call wrong.
const RIGHT: [&str; 14] = [
    "1. f3 e5 2. g4 Qh4++ *",
    "1. f3 e5 2. g4 Qh4 mate *",
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0 Nf6 *",
    "e4 e5 Nf3 Nc6",
    "1. e4 d5 2. e:d5 Q:d5 *",
    "1.e4 d5 2.exd5 c6 3.dxc6 Nf6 4.cxb7 Bd7 5.bxa8Q *",
    "1.e4 d5 2.exd5 c6 3.dxc6 Nf6 4.cxb7 Bd7 5.bxa8(Q) *",
    "1. e4!? e5?! 2. Nf3! Nc6$1 *",
    "1. e4 c5 2. e5 d5 3. exd6 e.p. *",
    "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5",
    "1. e2e4 e7e5 2. g1f3 b8c6 *",
    "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 *",
    "1. e4 e5 2. Nf3 Nc6 {a comment with Ngf3+ in it} *",
    "1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. Ne2 *",
];

#[test]
fn other_spellings_are_no_faults() {
    for text in RIGHT {
        let output = lint(&[], text);
        assert_eq!(
            (output.status, &*output.out),
            (0, ""),
            "{text}: {}",
            output.said
        );
    }
}

#[test]
fn a_pin_is_remarked_on_request_and_is_no_fault() {
    let text = "1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. Ne2 *";
    assert!(findings(&[], text).is_empty());
    let found = findings(&["--pins"], text);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["kind"], "pin");
    let reason = found[0]["reason"].as_str().expect("a reason");
    assert_eq!(
        reason,
        "4. \"Ne2\" is unambiguous only because of a pin. The knight on c3 could reach e2 too, but it is pinned to the king on e1 by the bishop on b4, so it may not move there and does not count."
    );
}

#[test]
fn a_line_names_the_file_the_place_the_game_and_the_reason() {
    let text = "[White \"a\"]\n\n1. e4 e5 *\n\n[White \"b\"]\n\n1. e4 e6 2. d4 d5 3. Nc3 Bb4\n4. Nge2! *\n";
    let output = lint(&[], text);
    assert_eq!(output.status, 1);
    assert_eq!(
        output.out,
        "<stdin>:8:4: game 2: 4. \"Nge2\" says more than it has to; \"Ne2\" is enough. The knight on c3 could reach e2 too, but it is pinned to the king on e1 by the bishop on b4, so it may not move there and does not count.\n"
    );
}

#[test]
fn fixing_changes_the_faults_and_nothing_else() {
    let rows = [
        (
            "% head\r\n[White \"a\"]\r\n\r\n1. Ngf3!   e5 {Ngf3}\r\n2. Nxe5 *\r\n\r\n\r\n[White \"b\"]\r\n\r\n1. f3 e5 2. g4 Qh4?? $6 *\r\n\r\n",
            "% head\r\n[White \"a\"]\r\n\r\n1. Nf3!   e5 {Ngf3}\r\n2. Nxe5 *\r\n\r\n\r\n[White \"b\"]\r\n\r\n1. f3 e5 2. g4 Qh4#?? $6 *\r\n\r\n",
        ),
        ("1. e4 e5 2. Nf9 *", "1. e4 e5 2. Nf9 *"),
        ("e4 e5 Ngf3", "e4 e5 Nf3"),
    ];
    for (text, fixed) in rows {
        let output = lint(&["--fix"], text);
        assert_eq!(output.out, fixed);
        assert_eq!(output.status, 1);
        assert!(output.said.starts_with("<stdin>:"), "{}", output.said);
    }
}

#[test]
fn a_long_file_is_fixed_piece_by_piece() {
    let game = "[White \"a\"]\n\n1. e4 e5 2. Ngf3 Nc6 3. Bb5 a6 1-0\n\n";
    let text = game.repeat(5_000);
    let output = lint(&["--fix"], &text);
    // The message shows nothing, because both have hundreds of kilobytes.
    assert!(
        output.out == text.replace("Ngf3", "Nf3"),
        "all games are there"
    );
    assert_eq!(output.said.lines().count(), 5_000);
    let last = output.said.lines().last().expect("a line");
    assert!(last.starts_with("<stdin>:19999:13: game 5000: "), "{last}");
}

/// Returns the games of the corpus that are read completely.
fn corpus_games() -> Vec<Game> {
    let whole = |game: &Game| game.troubles.is_empty() && !game.tree.is_empty();
    games(GAMES, ReadAs::Auto).filter(whole).collect()
}

#[test]
fn games_as_they_are_written_here_have_no_faults() {
    let all = corpus_games();
    assert!(all.len() > 10, "only {} games", all.len());
    for game in &all {
        let variant = game.tree.start().variant();
        for row in offered(variant) {
            let text = write_pgn(&game.tree, &row.notation);
            // A game with a single capture or check may be in either, short or really short.
            let named = matches!(row.recognised, Recognised::Named | Recognised::ByLetters)
                || !row.is_read_by_name()
                || row.notation == Notation::MINIMAL;
            let asked = ["--in", row.tag];
            let arguments: &[&str] = if named { &asked } else { &[] };
            let found = findings(arguments, &text);
            assert!(found.is_empty(), "{}: {found:?}\n{text}", row.tag);
        }
        for (name, style) in Style::NAMES {
            let text = write_pgn(&game.tree, &Notation::Descriptive(style));
            // A mark that is left out decides only where the style is named.
            if variant.span() == 8 && !name.ends_with("classic") {
                let found = findings(&[], &text);
                assert!(found.is_empty(), "{name}: {found:?}\n{text}");
            }
        }
    }
}

/// Spoils a name in a way that leaves the move clear, or not; `None` if it cannot be spoilt so.
type Spoiler = fn(&str, &str) -> Option<String>;

/// The ways to spoil a short name; the second argument is the long one.
const SPOILERS: [(&str, Spoiler); 5] = [
    ("a file that is not needed", |name, long| {
        let bare = name.trim_end_matches(['+', '#']);
        let square = bare.get(1..)?.trim_start_matches('x');
        (bare.starts_with(['N', 'B', 'R', 'Q']) && square.len() == 2)
            .then(|| format!("{}{}{}", &name[..1], &long[1..2], &name[1..]))
    }),
    ("a check mark that is not true", |name, _| {
        (!name.ends_with(['+', '#'])).then(|| format!("{name}+"))
    }),
    ("a check mark left out", |name, _| {
        let bare = name.trim_end_matches(['+', '#']);
        (bare != name).then(|| bare.to_owned())
    }),
    ("a capture left out", |name, _| {
        (name.starts_with(['N', 'B', 'R', 'Q', 'K']) && name.contains('x'))
            .then(|| name.replace('x', ""))
    }),
    ("a piece that cannot be there", |name, _| {
        name.starts_with(['N', 'B']).then(|| {
            let other = if name.starts_with('N') { "B" } else { "N" };
            format!("{other}{}", &name[1..])
        })
    }),
];

#[test]
fn every_spoilt_name_of_the_corpus_is_found() {
    let mut dice = Dice(20_260_101);
    let mut tried = [0_usize; SPOILERS.len()];
    for game in corpus_games() {
        if game.tree.start().variant().span() != 8 {
            continue;
        }
        let text = write_pgn(&game.tree, &Notation::SHORT);
        let read = games(&text, ReadAs::Only(Notation::SHORT));
        let again = read.clone().next().expect("a game");
        let words = read.written(&again);
        for _ in 0..12 {
            let word = dice.pick(&words);
            let node = again.tree.node(word.id);
            let before = again.tree.position(node.parent);
            let long = Notation::LONG.text(&node.mv, &before.turn_of(before.mover(&node.mv)));
            let name = &text[word.span.clone()];
            let at = dice.roll(SPOILERS.len());
            let (how, spoil) = SPOILERS[at];
            let Some(spoilt) = spoil(name, &long) else {
                continue;
            };
            let mut other = text.clone();
            other.replace_range(word.span.clone(), &spoilt);
            let found = findings(&["--in", "short"], &other);
            let is_this = |found: &Value| found["written"] == spoilt.as_str();
            // A wrong piece may play another legal move, and a later one then fails.
            let is_found = found.iter().any(is_this) || at == 4 && !found.is_empty();
            let plays_on = at == 4 && found.is_empty();
            assert!(is_found || plays_on, "{how}: {name} as {spoilt}: {found:?}");
            tried[at] += 1;
        }
    }
    assert!(tried.iter().all(|&count| count > 0), "{tried:?}");
}

#[test]
fn needed_letters_that_are_missing_are_found() {
    let mut tried = 0;
    for game in games(GAMES, ReadAs::Auto) {
        let text = write_pgn(&game.tree, &Notation::SHORT);
        let read = games(&text, ReadAs::Only(Notation::SHORT));
        let Some(again) = read.clone().next() else {
            continue;
        };
        if again.tree.start().variant().span() != 8 || again.has_errors() {
            continue;
        }
        for word in read.written(&again) {
            let node = again.tree.node(word.id);
            let before = again.tree.position(node.parent);
            let turn = before.turn_of(before.mover(&node.mv));
            let named = Notation::SHORT.name(&node.mv, &turn);
            let Some(shorter) = named.rejected.first() else {
                continue;
            };
            let mut other = text.clone();
            other.replace_range(word.span.clone(), &shorter.text);
            let found = findings(&["--in", "short"], &other);
            let is_this = |found: &Value| {
                found["written"] == shorter.text.as_str() && found["kind"] == "ambiguous"
            };
            assert!(found.iter().any(is_this), "{}: {found:?}", shorter.text);
            tried += 1;
        }
    }
    assert!(tried > 5, "only {tried} were tried");
}
