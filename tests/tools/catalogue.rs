//! The catalogue of notations: its rows are true, every document lists the same notations, and no
//! other part of the program lists any.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rank_and_file::board::Variant;
use rank_and_file::game::GameTree;
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::notation::{
    CATALOGUE, Letters, Notation, NotationRow, Recognised, Style, Verdict, listed, offered,
    recognised,
};
use rank_and_file::rules::Position;
use rank_and_file::session::entry::Meaning;
use rank_and_file::session::{Action, EntryAction, GoAction, column};
use rank_and_file::study::{Settings, Study};

/// Returns the text of a file of the project.
fn file(path: &str) -> String {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(here.join(path)).expect(path)
}

/// The moves of the Opera Game before Black's eleventh.
const OPERA: &str =
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+";

fn opera() -> Position {
    let mut position = Position::start();
    for text in OPERA.split(' ') {
        let mv = position.read_san(text).expect("a legal move");
        position.play(&mv);
    }
    position
}

#[test]
fn every_sample_is_a_name_and_is_read_in_each_spelling_that_its_row_tolerates() {
    for row in CATALOGUE {
        let position = match row.suits(Variant::Standard) {
            true => opera(),
            false => Position::array(row.games[0]),
        };
        let turn = position.turn();
        let is_named = |mv: &&_| row.notation.name(mv, &turn).reading.text == row.sample;
        let mv = turn.moves.iter().find(is_named);
        let mv = *mv.unwrap_or_else(|| panic!("{}: {} is no name", row.tag, row.sample));
        if row.suits(Variant::Standard) {
            assert_eq!(mv.describe(), "knight from b8 to d7", "{}", row.tag);
        }
        for text in row.tolerates.iter().chain([&row.sample]) {
            match row.notation.understand(text, &turn) {
                Ok((_, Verdict::One { mv: read, .. })) => assert_eq!(read, mv, "{text}"),
                other => panic!("{}: {text} is read as {other:?}", row.tag),
            }
        }
    }
}

#[test]
fn every_row_is_found_by_its_tag_and_says_the_same_everywhere() {
    let tags: BTreeSet<&str> = CATALOGUE.iter().map(|row| row.tag).collect();
    assert_eq!(tags.len(), CATALOGUE.len(), "each tag is one row's");
    let titles: BTreeSet<&str> = CATALOGUE.iter().map(|row| row.title).collect();
    assert_eq!(titles.len(), CATALOGUE.len(), "and each title");
    for row in CATALOGUE {
        assert_eq!(listed(row.tag), Some(row));
        assert_eq!(Notation::named(row.tag), Some(row.notation));
        assert_eq!(row.notation.row(row.games[0]), row, "{}", row.tag);
        let found = column(row.tag).expect("a column");
        assert_eq!((found.title, found.notation), (row.title, row.notation));
        let reader = listed(row.reader).expect("a reader");
        assert!(reader.is_read_by_name(), "{} has a reader", row.tag);
        assert_eq!(
            ReadAs::named(row.tag),
            row.is_read_by_name().then_some(ReadAs::Only(row.notation))
        );
        for variant in Variant::ALL {
            assert_eq!(
                offered(variant).any(|offer| offer == row),
                row.suits(variant)
            );
            assert!(!row.suits(variant) || row.notation.on(variant) == row.notation);
        }
    }
    assert_eq!(ReadAs::named("auto"), Some(ReadAs::Auto));
    assert_eq!(ReadAs::named("morse"), None);
}

#[test]
fn a_style_or_letters_without_a_row_go_by_the_words_of_their_kind() {
    let staunton = Style::named("staunton-classic").expect("a style");
    let rows = [
        (Notation::Descriptive(staunton), "English descriptive"),
        (
            Notation::Long(Letters::GERMAN),
            "long algebraic with German letters",
        ),
        (Notation::Minimal(Letters::DUTCH), "really short algebraic"),
        (Notation::Reversible, "reversible notation"),
    ];
    for (notation, spoken) in rows {
        assert_eq!(notation.row(Variant::Standard).spoken, spoken);
        assert!(notation.suits(Variant::Standard) && !Notation::SHORT.suits(Variant::Chess99));
    }
    let nine = Notation::LONG.row(Variant::Chess99).spoken;
    assert_eq!(nine, "the notation of Chess 99");
    assert!(!Notation::ThreeSymbol.suits(Variant::Standard));
}

#[test]
fn every_row_can_be_asked_for_by_an_author_and_typed_by_a_reader() {
    for row in CATALOGUE {
        let game = row.games[0];
        let moves = if game == Variant::Standard { OPERA } else { "" };
        let tree = match games(moves, ReadAs::Auto).next() {
            Some(game) => game.tree,
            None => GameTree::new(Position::array(game)),
        };
        let score = write_pgn(&tree, &row.notation);
        let mut settings = Settings::default();
        for (name, value) in [
            ("variant", game.tag()),
            ("columns", row.tag),
            ("read-as", row.reader),
        ] {
            assert_eq!(settings.set(name, Some(value)), Ok(()), "{name}={value}");
        }
        let study = Study::read(&score, &settings);
        assert!(study.faults.is_empty(), "{score}");
        let mut session = study.session(&settings);
        assert_eq!(session.columns(), [column(row.tag).expect("a column")]);
        assert_eq!(session.tree().len(), tree.len(), "{score}");
        session.apply(Action::Go(GoAction::Last));
        session.apply(Action::Entry(EntryAction::Type(row.sample.to_owned())));
        let Meaning::Move { notation, mv, .. } = &session.entry().meaning else {
            panic!("{}: {:?}", row.sample, session.entry().meaning);
        };
        let turn = session.position().turn();
        assert_eq!(*notation, row.notation);
        assert_eq!(row.notation.name(mv, &turn).reading.text, row.sample);
    }
}

#[test]
fn what_is_recognised_without_a_name_stands_in_the_catalogue() {
    let tags = |variant| -> Vec<&str> { recognised(variant).map(|row| row.tag).collect() };
    let orthodox = tags(Variant::Standard);
    assert_eq!(orthodox[..2], ["short", "descriptive"]);
    assert_eq!(tags(Variant::UChess)[0], "uchess", "its own comes first");
    assert_eq!(tags(Variant::Chess99), ["chess99"]);
    // Every notation marked as readable by short algebraic is read by it.
    let position = opera();
    for row in offered(Variant::Standard).filter(|row| row.recognised == Recognised::AsShort) {
        let read = Notation::SHORT.understand(row.sample, &position.turn());
        assert!(matches!(read, Ok((_, Verdict::One { .. }))), "{}", row.tag);
    }
}

/// Returns the words between back-quotes or code tags in a text.
fn marked<'t>(text: &'t str, open: &str, close: &str) -> Vec<&'t str> {
    let parts = text.split(open).skip(1);
    parts.filter_map(|part| part.split(close).next()).collect()
}

#[test]
fn documents_list_the_notations_that_there_are() {
    let tags = |fits: fn(&&NotationRow) -> bool| -> Vec<&str> {
        CATALOGUE.iter().filter(fits).map(|row| row.tag).collect()
    };
    let read = [vec!["auto"], tags(|row| row.is_read_by_name())].concat();

    let page = file("public/embedding/index.html");
    for (attribute, words) in [("columns", tags(|_| true)), ("read-as", read.clone())] {
        let head = format!("<th scope=\"row\"><code>{attribute}</code></th><td>");
        let (_, row) = page.split_once(&head).expect("a row of the attribute");
        let (square, _) = row.split_once("</td>").expect("a cell");
        assert_eq!(marked(square, "<code>", "</code>"), words, "{attribute}");
    }

    let converting = file("docs/guide/converting.md");
    let listed = |option: &str| {
        let head = format!("| `{option}` | ");
        let (_, row) = converting.split_once(&head).expect("a row of the option");
        let (row, _) = row.split_once(" |\n").expect("its end");
        row.split('`').skip(1).step_by(2).collect::<Vec<&str>>()
    };
    assert_eq!(listed("--from"), read);
    let styles = Style::NAMES.map(|(name, _)| name);
    let targets = [tags(|_| true), vec!["json"]].concat();
    assert_eq!(listed("--to"), targets);
    assert_eq!(listed("--to descriptive:STYLE"), styles);

    for row in offered(Variant::Standard).filter(|row| !row.is_dialect) {
        let pair = format!("\"{}\": \"{}\"", row.tag, row.sample);
        assert!(
            converting.contains(&pair),
            "the JSON of the guide lacks {pair}"
        );
    }

    // The columns of the table are title, tag, language and sample.
    let notations = file("docs/guide/notations.md");
    let (_, table) = notations
        .split_once("| notation | tag | letters | name | why |\n")
        .expect("a table");
    let lines: Vec<&str> = table.lines().skip(1).take(CATALOGUE.len()).collect();
    for (row, line) in CATALOGUE.iter().zip(lines) {
        let NotationRow {
            title,
            tag,
            language,
            sample,
            ..
        } = row;
        let head =
            format!("| {title} | `{tag}` | {language} | `{sample}` |").replace("|  |", "| |");
        assert!(line.starts_with(&head), "{line}\nshould begin\n{head}");
    }
}

#[test]
fn no_tag_stands_in_the_program_outside_the_catalogue() {
    // The same words with another meaning, by module.
    const OTHERS: [(&str, &[&str]); 5] = [
        ("board", &["uchess", "chess99"]),
        ("notation", &["classic", "long", "short"]),
        // The name of an opening.
        ("book", &["french"]),
        // A search term for letters that only descriptive has to add.
        ("library", &["descriptive"]),
        // Values of attributes: games, letters of the pieces, and coordinates on the squares.
        (
            "study",
            &[
                "uchess",
                "chess99",
                "german",
                "french",
                "spanish",
                "dutch",
                "descriptive",
            ],
        ),
    ];
    let mut found: BTreeSet<(String, &str)> = BTreeSet::new();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![source.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            if path.ends_with("notation/catalogue.rs") || path.ends_with("notation/letters.rs") {
                continue;
            }
            let inside = path.strip_prefix(&source).expect("a file of the source");
            let module = inside.iter().next().expect("a module").to_string_lossy();
            let text = fs::read_to_string(&path).expect("source");
            let program = text.split("#[cfg(test)]").next().unwrap_or_default();
            let code = program.lines();
            let code: Vec<&str> = code
                .filter(|line| !line.trim_start().starts_with("//"))
                .collect();
            let code = code.join("\n");
            for row in CATALOGUE {
                if code.contains(&format!("\"{}\"", row.tag)) {
                    found.insert((module.clone().into_owned(), row.tag));
                }
            }
        }
    }
    let known = OTHERS
        .iter()
        .flat_map(|(name, tags)| tags.iter().map(|tag| ((*name).to_owned(), *tag)));
    assert_eq!(found, known.collect());
}
