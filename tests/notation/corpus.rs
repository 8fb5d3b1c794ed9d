//! The corpus of spellings, `tests/corpus/*.tsv`: texts that must be written, read or refused.
//!
//! The head of each file explains its columns. [`check`] is the only place that touches the crate.

use std::fmt::{self, Write as _};
use std::path::{Path, PathBuf};

use rank_and_file::board::{Move, MoveKind, Piece, Variant};
use rank_and_file::game::fen::read_fen;
use rank_and_file::notation::{Named, Notation, Turn, Verdict, recognised, refusal};
use rank_and_file::rules::Position;

/// A line of a corpus file.
struct Row<'t> {
    kind: &'t str,
    fen: &'t str,
    uci: &'t str,
    notation: &'t str,
    text: &'t str,
    rule: &'t str,
    rejected: &'t str,
}

impl<'t> Row<'t> {
    fn parse(line: &'t str) -> Result<Row<'t>, String> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [kind, fen, uci, notation, text, rule, rejected, _source] = *columns.as_slice() else {
            return Err(format!("has {} columns and should have 8", columns.len()));
        };
        Ok(Row {
            kind,
            fen,
            uci,
            notation,
            text,
            rule,
            rejected,
        })
    }

    /// Returns the notation of the row; `None` for a reader that does not know it.
    fn notation(&self) -> Result<Option<Notation>, String> {
        if self.notation == "auto" {
            return Ok(None);
        }
        let unknown = || format!("names a notation {:?} that is not known", self.notation);
        Notation::named(self.notation).map(Some).ok_or_else(unknown)
    }
}

/// Checks whether the row is true; otherwise returns what is true.
fn check(row: &Row<'_>) -> Result<(), String> {
    let position = match row.fen {
        "start" => Position::start(),
        "start99" => Position::array(Variant::Chess99),
        fen => read_fen(fen).map_err(|error| format!("has a position that is refused: {error}"))?,
    };
    let turn = position.turn();
    let notation = row.notation()?;
    match (row.kind, notation) {
        ("write", Some(notation)) => check_written(row, notation, &turn),
        ("read", Some(notation)) => check_read(row, &understood(notation, row.text, &turn)),
        ("read", None) => {
            // A reader that does not know the notation tries the families in turn.
            let found = any(row.text, &turn);
            let right = found.iter().any(|found| check_read(row, found).is_ok());
            if right {
                Ok(())
            } else {
                Err(format!(
                    "should be read as {} by one and is {}",
                    row.uci,
                    list(&found)
                ))
            }
        }
        ("refuse", Some(notation)) => check_refused(row, &understood(notation, row.text, &turn)),
        ("refuse", None) => {
            // None of the families may understand it; one of them must have the list of possible
            // moves, if there is one.
            let found = any(row.text, &turn);
            let understood = found.iter().any(|found| matches!(found, Found::One(_)));
            let right = found.iter().any(|found| check_refused(row, found).is_ok());
            if right && !understood {
                Ok(())
            } else {
                Err(format!("should be refused and is {}", list(&found)))
            }
        }
        (kind, _) => Err(format!(
            "is of a kind {kind:?} that is not known, or not of this notation"
        )),
    }
}

/// Returns the reading of a text in each notation that is recognised.
fn any(text: &str, turn: &Turn<'_>) -> Vec<Found> {
    let rows = recognised(turn.variant);
    rows.map(|row| understood(row.notation, text, turn))
        .collect()
}

fn list(found: &[Found]) -> String {
    found
        .iter()
        .map(Found::to_string)
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The reading of a text, with moves as their squares.
enum Found {
    One(String),
    Many(Vec<String>),
    None(String),
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::One(mv) => write!(f, "read as {mv}"),
            Found::Many(moves) => write!(f, "read as any of {}", moves.join(" ")),
            Found::None(sentence) => write!(f, "refused: {sentence}"),
        }
    }
}

fn understood(notation: Notation, text: &str, turn: &Turn<'_>) -> Found {
    match notation.understand(text, turn) {
        Ok((_, Verdict::One { mv, .. })) => Found::One(squares(&mv)),
        Ok((_, Verdict::Many(moves))) => Found::Many(moves.iter().map(squares).collect()),
        Ok((reading, Verdict::None { broke, before })) => {
            Found::None(refusal(&reading, &broke, &before, turn).to_string())
        }
        Err(misread) => Found::None(misread.to_string()),
    }
}

/// Writes the squares of a move, `e7e8q`, and `e1g1` for castling. In Chess 99 squares are not
/// enough: `e9d9&a9` is castling with the piece on a9, and `f8b4*` takes en passant where `f8b4`
/// does not.
fn squares(mv: &Move) -> String {
    let mut text = format!("{}{}", mv.from, mv.to);
    text.extend(
        mv.promotion()
            .map(|piece| piece.letter().to_ascii_lowercase()),
    );
    if let MoveKind::CastlesWith { at, .. } = mv.kind {
        let _ = write!(text, "&{at}");
    }
    let pawn_stays = mv.piece == Piece::Pawn && mv.promotion().is_none();
    if !pawn_stays && mv.taken().is_some_and(|(_, on)| on != mv.to) {
        text.push('*');
    }
    text
}

fn check_written(row: &Row<'_>, notation: Notation, turn: &Turn<'_>) -> Result<(), String> {
    let mv = turn.moves.iter().find(|mv| squares(mv) == row.uci);
    let mv = mv.ok_or_else(|| format!("wants {} written, which is not legal", row.uci))?;
    let named = notation.name(mv, turn);
    let mut wrong = String::new();
    let mut compare = |what: &str, found: &str, wanted: &str| {
        if found != wanted {
            let _ = write!(wrong, "has {what} {found:?} and should have {wanted:?}; ");
        }
    };
    compare("the text", &named.reading.text, row.text);
    compare("the rule", named.rule.tag(), row.rule);
    compare("the rejected names", &rejected(&named), row.rejected);
    if !named.still.is_empty() {
        let _ = write!(wrong, "leaves {:?} possible; ", named.still);
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

/// Returns the rejected names without their marks, as the corpus lists them.
fn rejected(named: &Named) -> String {
    let bare = |text: &str| {
        let mut text = text.trim_end_matches(['+', '#']);
        for mark in [" mate", " ch", " dbl", " dis", " e.p."] {
            text = text.trim_end_matches(mark);
        }
        text.to_owned()
    };
    let texts: Vec<String> = named
        .rejected
        .iter()
        .map(|rejected| bare(&rejected.text))
        .collect();
    if texts.is_empty() {
        "-".to_owned()
    } else {
        texts.join(" · ")
    }
}

fn check_read(row: &Row<'_>, found: &Found) -> Result<(), String> {
    match found {
        Found::One(mv) if mv == row.uci => Ok(()),
        other => Err(format!("should be read as {} and is {other}", row.uci)),
    }
}

fn check_refused(row: &Row<'_>, found: &Found) -> Result<(), String> {
    let mut wanted: Vec<&str> = row.uci.split(' ').filter(|uci| *uci != "-").collect();
    let mut moves: Vec<&str> = match found {
        Found::One(_) => return Err(format!("should be refused and is {found}")),
        Found::Many(moves) => moves.iter().map(String::as_str).collect(),
        Found::None(_) => Vec::new(),
    };
    wanted.sort_unstable();
    moves.sort_unstable();
    if wanted == moves {
        Ok(())
    } else {
        Err(format!("could mean {moves:?} and should mean {wanted:?}"))
    }
}

/// Returns every corpus file with its text, except that of U-chess. It has columns and a test of
/// its own.
fn files() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the corpus beside this test")
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tsv"))
        .filter(|path| !path.ends_with("uchess.tsv"))
        .collect();
    files.sort();
    let text = |path: &PathBuf| std::fs::read_to_string(path).expect("a text file");
    files
        .iter()
        .map(|path| (path.clone(), text(path)))
        .collect()
}

#[test]
fn every_row_of_the_corpus_is_true() {
    let (mut rows, mut wrong) = (0, Vec::new());
    for (path, text) in files() {
        for (number, line) in (1..).zip(text.lines()) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            rows += 1;
            if let Err(what) = Row::parse(line).and_then(|row| check(&row)) {
                let file = path.file_name().expect("a file").to_string_lossy();
                wrong.push(format!("tests/corpus/{file}:{number}: {line}\n    {what}"));
            }
        }
    }
    println!("{rows} rows of the corpus");
    assert!(
        wrong.is_empty(),
        "{} of {rows} rows are not true:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(rows > 900, "only {rows} rows");
}
