//! Openings: the rows of the table, famous games, orders of moves, tags, and codes in large files
//! by other programs.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rank_and_file::game::{GameOpening, Opening, OpeningRow};
use rank_and_file::rules::Position;
use testing::corpus::corpus;
use testing::games::{one, read};

/// Returns the positions after each of these moves.
fn line(moves: &str) -> Vec<Position> {
    let mut position = Position::start();
    let play = |text: &str| {
        let mv = position.read_san(text);
        let mv = mv.unwrap_or_else(|| panic!("{text} cannot be played in {moves}"));
        position.play(&mv);
        position.clone()
    };
    moves.split(' ').map(play).collect()
}

fn opening(moves: &str) -> Opening {
    Opening::from_positions(line(moves)).unwrap_or_else(|| panic!("{moves} has no opening"))
}

/// Returns the opening shown for a game with these tags and moves.
fn shown(tags: &[(&str, &str)], moves: &str) -> Option<(String, String)> {
    let mut game = one("1. e4 *");
    game.tree = rank_and_file::game::GameTree::default();
    let tags = tags.iter();
    game.tree.tags = tags
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let mut at = rank_and_file::game::At::Start;
    for text in moves.split_whitespace() {
        let mv = game.tree.position(at).read_san(text).expect("a legal move");
        at = rank_and_file::game::At::After(game.tree.add(at, mv));
    }
    GameOpening::from_game(&game.tree).map(|shown| (shown.code, shown.name))
}

#[test]
fn every_row_is_legal_written_as_usual_and_a_position_of_its_own() {
    let mut seen: BTreeMap<u64, &str> = BTreeMap::new();
    for row in OpeningRow::all() {
        let mut before = Position::start();
        let mut written = Vec::new();
        for after in line(row.moves) {
            let mv = before
                .moves()
                .into_iter()
                .find(|mv| before.after(mv) == after)
                .expect("the move between two positions");
            let mut name = String::new();
            before.write_san(&mv, &after, &mut name);
            written.push(name);
            before = after;
        }
        assert_eq!(written.join(" "), row.moves);
        let other = seen.insert(before.repetition_key(), row.moves);
        assert_eq!(other, None, "is the same position as {}", row.moves);
        assert_eq!(
            Opening::from_positions([before]),
            Some(row.opening),
            "{}",
            row.moves
        );
    }
    let lines = include_str!("../../src/game/openings.tsv").lines();
    assert_eq!(
        seen.len() + 1,
        lines.count(),
        "no line of the file is left out"
    );
}

#[test]
fn all_codes_are_there_and_sorted() {
    let codes: Vec<&str> = OpeningRow::all().map(|row| row.opening.code).collect();
    let every = ('A'..='E').flat_map(|letter| (0..100).map(move |n| format!("{letter}{n:02}")));
    let there: BTreeSet<&str> = codes.iter().copied().collect();
    let missing: Vec<String> = every
        .filter(|code| !there.contains(code.as_str()))
        .collect();
    assert!(missing.is_empty(), "no row for {missing:?}");
    assert_eq!(there.len(), 500);
    let order: Vec<(&str, Vec<&str>)> = OpeningRow::all()
        .map(|row| (row.opening.code, row.moves.split(' ').collect()))
        .collect();
    let wrong = order.windows(2).find(|pair| pair[0] >= pair[1]);
    assert_eq!(wrong, None, "rows are sorted by code, and then by moves");
}

#[test]
fn names_have_one_form() {
    for row in OpeningRow::all() {
        let name = row.opening.name;
        let parts: Vec<&str> = name.split([':', ',']).collect();
        let first = name.split(':').next().expect("a first part");
        assert!(
            name == name.trim()
                && !name.contains("  ")
                && name.matches(':').count() <= 1
                && !first.contains(',')
                && parts.iter().all(|part| !part.trim().is_empty()),
            "{name:?}: the opening, a colon, variations with commas between them"
        );
        let british = ["Defence", "Centre", "Manoeuvre"];
        assert!(!british.iter().any(|word| name.contains(word)), "{name}");
    }
}

#[test]
fn an_opening_is_found_in_whatever_order_its_moves_are_made() {
    let same = [
        ("d4 d5 Nf3", "Nf3 d5 d4"),
        ("e4 e5 Nf3 Nc6 Bb5", "Nf3 Nc6 e4 e5 Bb5"),
        (
            "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6",
            "Nf3 c5 e4 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6",
        ),
        ("d4 Nf6 c4 e6 Nc3 Bb4", "c4 Nf6 Nc3 e6 d4 Bb4"),
        ("e4 e6 d4 d5", "d4 e6 e4 d5"),
        ("d4 d5 c4 e6 Nc3 Nf6", "c4 e6 Nc3 Nf6 d4 d5"),
        ("e4 c6 d4 d5", "d4 d5 e4 c6"),
        // The pawn that has just passed is different, but no pawn can take it.
        ("d4 Nf6 c4 g6 Nc3 Bg7 e4 d6", "d4 d6 c4 Nf6 Nc3 g6 e4 Bg7"),
        ("c4 c5 Nf3 Nf6 d4", "d4 Nf6 c4 c5 Nf3"),
        ("e4 e5 Nf3 Nc6 Bc4 Bc5", "e4 e5 Bc4 Nc6 Nf3 Bc5"),
    ];
    for (one, other) in same {
        assert_eq!(opening(one), opening(other), "{one} and {other}");
    }
}

#[test]
fn a_line_has_the_opening_of_its_last_known_position() {
    let ruy = opening("e4 e5 Nf3 Nc6 Bb5");
    assert_eq!((ruy.code, ruy.name), ("C60", "Ruy Lopez"));
    assert_eq!(opening("e4 e5 Nf3 Nc6 Bb5 h5 h4 Rh6"), ruy);
    assert_eq!(Opening::from_positions([]), None);
    assert_eq!(Opening::from_positions([Position::start()]), None);
    let chess_99 = Position::array(rank_and_file::board::Variant::Chess99);
    assert_eq!(Opening::from_positions([chess_99]), None);
}

/// Twenty games, mostly from old books, with the moves that their openings need.
const FAMOUS: [(&str, &str, &str, &str); 20] = [
    (
        "Morphy at the Opera, 1858",
        "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6",
        "C41",
        "Philidor Defense",
    ),
    (
        "Anderssen – Kieseritzky, 1851",
        "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6",
        "C33",
        "King's Gambit Accepted: Bishop's Gambit, Bryan Countergambit",
    ),
    (
        "Anderssen – Dufresne, 1852",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3",
        "C52",
        "Evans Gambit",
    ),
    (
        "McDonnell – La Bourdonnais, 1834",
        "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5 Nxc6 bxc6 Bc4",
        "B32",
        "Sicilian Defense: Löwenthal Variation",
    ),
    (
        "Steinitz – von Bardeleben, 1895",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 d5",
        "C54",
        "Italian Game: Classical Variation, Greco Gambit",
    ),
    (
        "Pillsbury – Lasker, 1896",
        "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 Bg5 cxd4 Qxd4 Nc6",
        "D50",
        "Queen's Gambit Declined: Semi-Tarrasch Defense, Pillsbury Variation",
    ),
    (
        "Lasker – Bauer, 1889",
        "f4 d5 e3 Nf6 b3 e6 Bb2",
        "A03",
        "Bird Opening",
    ),
    (
        "Rotlewi – Rubinstein, 1907",
        "d4 d5 Nf3 e6 e3 c5 c4 Nc6 Nc3 Nf6 dxc5 Bxc5",
        "D40",
        "Queen's Gambit Declined: Semi-Tarrasch Defense",
    ),
    (
        "Lasker – Capablanca, 1914",
        "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 d4 exd4 Qxd4 Qxd4 Nxd4 Bd6",
        "C68",
        "Ruy Lopez: Exchange Variation",
    ),
    (
        "Capablanca – Marshall, 1918",
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 Rxe5 Nf6",
        "C89",
        "Ruy Lopez: Marshall Attack",
    ),
    (
        "Sämisch – Nimzowitsch, 1923",
        "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 Nc3 O-O O-O d5",
        "E18",
        "Queen's Indian Defense",
    ),
    (
        "Réti – Bogoljubow, 1924",
        "Nf3 Nf6 c4 e6 g3 d5 Bg2 Bd6 O-O O-O b3 Re8",
        "A13",
        "English Opening",
    ),
    (
        "Botvinnik – Capablanca, 1938",
        "d4 Nf6 c4 e6 Nc3 Bb4 e3 d5 a3 Bxc3+ bxc3 c5 cxd5 exd5 Bd3 O-O Ne2 b6 O-O",
        "E49",
        "Nimzo-Indian Defense: Normal Variation, Botvinnik System",
    ),
    (
        "D. Byrne – Fischer, 1956",
        "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6",
        "D92",
        "Grünfeld Defense: Three Knights Variation, Hungarian Attack",
    ),
    (
        "Réti – Tartakower, 1910",
        "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5",
        "B15",
        "Caro-Kann Defense",
    ),
    (
        "Tal – Botvinnik, 1960",
        "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Qc7 Qg4 f5",
        "C18",
        "French Defense: Winawer Variation, Classical Variation",
    ),
    (
        "Fischer – Spassky, 1972, third game",
        "d4 Nf6 c4 e6 Nf3 c5 d5 exd5 cxd5 d6 Nc3 g6 Nd2 Nbd7 e4 Bg7 Be2 O-O O-O Re8",
        "A77",
        "Modern Benoni Defense: Classical Variation",
    ),
    (
        "Fischer – Spassky, 1972, sixth game",
        "c4 e6 Nf3 d5 d4 Nf6 Nc3 Be7 Bg5 O-O e3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5",
        "D59",
        "Queen's Gambit Declined: Tartakower Defense",
    ),
    (
        "Karpov – Kasparov, 1985, sixteenth game",
        "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nb5 d6 c4 Nf6 N1c3 a6 Na3 d5",
        "B44",
        "Sicilian Defense: Taimanov Variation, Szén Variation, Kasparov Gambit",
    ),
    (
        "Kasparov – Topalov, 1999",
        "e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6",
        "B07",
        "Pirc Defense: 150 Attack",
    ),
];

#[test]
fn twenty_famous_games_have_their_openings() {
    for (game, moves, code, name) in FAMOUS {
        let found = opening(moves);
        assert_eq!(found.code, code, "{game}: {}", found.name);
        assert!(found.name.starts_with(name), "{game}: {}", found.name);
    }
}

#[test]
fn variations_and_later_moves_do_not_change_a_games_opening() {
    let game = one(
        "1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. f4 (2. Nf3) 2... exf4 3. Nf3 g5 4. h4 g4 5. Ne5 a5 *",
    );
    let found = Opening::of_game(&game.tree).expect("an opening");
    assert_eq!(found.name, "King's Gambit Accepted: Kieseritzky Gambit");
}

#[test]
fn tags_go_before_the_table_where_they_say_more() {
    let spanish = "e4 e5 Nf3 Nc6 Bb5";
    let owned = |code: &str, name: &str| Some((code.to_owned(), name.to_owned()));
    let ruy = owned("C60", "Ruy Lopez");
    assert_eq!(shown(&[], spanish), ruy);
    assert_eq!(shown(&[], ""), None);
    assert_eq!(shown(&[("ECO", "?"), ("Opening", "?")], spanish), ruy);
    assert_eq!(
        shown(&[("ECO", "C60"), ("Opening", "Spanish")], spanish),
        ruy
    );
    assert_eq!(
        shown(
            &[("Opening", "Ruy Lopez"), ("Variation", "My own")],
            spanish
        ),
        owned("C60", "Ruy Lopez: My own")
    );
    let all = [
        ("ECO", "C99a"),
        ("Opening", "Ruy Lopez"),
        ("Variation", "Closed"),
        ("SubVariation", "Mine"),
    ];
    assert_eq!(
        shown(&all, spanish).map(|shown| shown.0),
        Some("C99".to_owned())
    );
    assert_eq!(shown(&all[1..], ""), owned("", "Ruy Lopez: Closed, Mine"));
    // A code alone gets its name, if the name needs more moves than those given.
    assert_eq!(
        shown(&[("ECO", "C89")], spanish),
        owned("C89", "Ruy Lopez: Marshall Attack")
    );
    assert_eq!(shown(&[("ECO", "B00")], spanish), ruy);
    assert_eq!(shown(&[("ECO", "Z12")], spanish), ruy);
}

/// Compares the `ECO` tags of a large file's games with the table. Returns the number of games with
/// a code, the number that agree, and the pairs that differ most often, tag first.
fn compare(path: &Path) -> (usize, usize, Vec<(usize, String, &'static str)>) {
    let text = std::fs::read(path).expect("a file");
    let text = rank_and_file::game::decode::decode(&text).0;
    let mut differ: BTreeMap<(String, &str), usize> = BTreeMap::new();
    let (mut all, mut same) = (0, 0);
    for game in read(&text) {
        let code = game.tree.tag("ECO").and_then(|code| code.get(..3));
        let (Some(code), Some(found)) = (code, Opening::of_game(&game.tree)) else {
            continue;
        };
        all += 1;
        if code == found.code {
            same += 1;
        } else {
            *differ.entry((code.to_owned(), found.code)).or_default() += 1;
        }
    }
    let mut differ: Vec<_> = differ
        .into_iter()
        .map(|((tag, code), count)| (count, tag, code))
        .collect();
    differ.sort_by_key(|other| std::cmp::Reverse(other.0));
    (all, same, differ)
}

/// If this fails, users see another opening than most databases give. The codes do not all agree,
/// because people and programs also classify games by their order of moves, or only as far as a
/// book goes.
#[test]
#[ignore = "reads the larger corpus"]
fn large_files_mostly_agree_on_the_code() {
    for (file, share) in [
        ("pgn/players-8155.pgn", 0.83),
        ("pgn/lichess-438.pgn", 0.90),
    ] {
        let path = corpus(file);
        let (all, same, differ) = compare(&path);
        let reached = same as f64 / all as f64;
        println!(
            "{file}: {same} of {all} codes agree ({:.1} %)",
            reached * 100.0
        );
        println!(
            "most often otherwise: {:?}",
            &differ[..differ.len().min(12)]
        );
        assert!(reached >= share, "{file}: {reached}");
    }
}
