//! `lint`: finds written moves that say too much, too little, or something untrue.
//!
//! | written | found | kind |
//! |---|---|---|
//! | `Ngf3`, where `Nf3` is enough | it says more than it has to | `surplus` |
//! | `Nge2`, where the knight on c3 is pinned | the same, with the pin as the reason | `surplus` |
//! | `N1f3`, where `Ngf3` is enough | the file comes before the rank | `other-letter` |
//! | `Nd2`, where two knights can go there | it is ambiguous | `ambiguous` |
//! | `Bb5`, which gives check | its mark is missing | `missing-mark` |
//! | `Qh5+`, which gives none | its mark is untrue | `untrue-mark` |
//! | `Qh4+`, which is mate | its mark says too little | `missing-mark` |
//! | `Nd4`, which takes a piece | the sign of the capture is missing | `missing-capture` |
//! | `Nf9`, `Qd8` that no queen can reach | it cannot be played | `unreadable`, `illegal` |
//! | a comment that is not closed, a wrong result | the text is not like PGN | `text` |
//! | `Ne2`, where the knight on c3 is pinned | nothing; with `--pins` the reason | `pin` |
//!
//! Other spellings of the same are no faults: `0-0`, `e8Q`, `e8(Q)`, `++` for mate, `:` for `x`.

mod compare;
mod fault;
mod house;

use std::io::{self, Read, Write};
use std::ops::Range;

use rank_and_file::board::Color;
use rank_and_file::container::PrintLanguage;
use rank_and_file::game::At;
use rank_and_file::game::pgn::{Fault, Game, ReadAs, Stream, TextPlace, Trouble, WrittenMove};
use serde_json::json;

use crate::arguments::LintArgs;
use crate::streams::{Stop, Streams, each_file, tell};
use crate::unpack::unpack;
use compare::compare;
use fault::FaultKind;
use house::house;

/// Something found in a text.
struct Finding {
    kind: FaultKind,
    /// Byte range in the buffered text.
    span: Range<usize>,
    /// Number and dots of the move, such as `11...`; empty if it is about no move.
    number: String,
    /// The move, or the text, as it is written.
    written: String,
    /// The move as it should be written, if that is known.
    better: Option<String>,
    /// A sentence that says what is wrong.
    reason: String,
}

/// Checks the moves of every game. Returns whether nothing was found.
pub fn lint(asked: &LintArgs, streams: &mut Streams<'_>) -> Result<bool, Stop> {
    each_file(&asked.files, streams, |name, source, out, mut err| {
        let Some(whole) = unpack(name, source, PrintLanguage::ENGLISH, &mut err)? else {
            return Ok(false);
        };
        let read_as = match asked.notation {
            Some(row) => ReadAs::Only(row.notation),
            None => ReadAs::Auto,
        };
        let mut linter = Linter {
            asked,
            name,
            games: 0,
            found: 0,
            out,
            err,
        };
        linter.read(Stream::with_variant(source, read_as, asked.variant))?;
        if linter.games == 0 {
            tell(
                linter.err,
                format!("{name}: no game was found in this text\n"),
            );
            return Ok(false);
        }
        Ok(whole && linter.found == 0)
    })
}

/// A file that is being checked.
struct Linter<'l> {
    asked: &'l LintArgs,
    name: &'l str,
    /// Number of games so far.
    games: usize,
    /// Number of faults so far; remarks about pins are not counted.
    found: usize,
    out: &'l mut dyn Write,
    err: &'l mut dyn Write,
}

impl Linter<'_> {
    /// Checks the games one after the other, holding only the current ones in memory.
    fn read(&mut self, mut stream: Stream<impl Read>) -> io::Result<()> {
        // The byte of the buffer up to which the corrected text has been written.
        let mut done = 0;
        loop {
            // What came before an error is checked first.
            let fetched = stream.fetch(0);
            let more = !matches!(fetched, Ok(false));
            let mut games = stream.games();
            let mut place = games.place();
            while let Some(game) = games.next() {
                self.games += 1;
                let written = games.written(&game);
                let found = self.check(&game, &written, stream.text());
                self.report(&found, stream.text(), place)?;
                if self.asked.fix {
                    self.correct(&found, stream.text(), &mut done, game.span.end)?;
                }
                place = games.place();
            }
            let text = stream.text();
            let end = if more { place.at } else { text.len() };
            if self.asked.fix {
                self.out.write_all(&text.as_bytes()[done..end])?;
            }
            fetched?;
            if !more {
                if let Some(line) = stream.first_odd_line() {
                    let name = self.name;
                    tell(
                        self.err,
                        format!("{name}:{line}:1: note: not UTF-8, read as Windows-1252\n"),
                    );
                }
                return Ok(());
            }
            // The stream keeps the character before the place, and drops what is before that.
            done = text[..place.at]
                .chars()
                .next_back()
                .map_or(0, char::len_utf8);
            stream.pass(place);
        }
    }

    /// Returns what is found in a game, in the order of the text.
    fn check(&self, game: &Game, written: &[WrittenMove], text: &str) -> Vec<Finding> {
        let mut found = Vec::new();
        let notation = match self.asked.notation {
            Some(row) => row.notation.on(game.tree.start().variant()),
            None => house(game, written, text),
        };
        let mut known = (At::Start, game.tree.start().clone());
        for WrittenMove { id, span } in written {
            let node = game.tree.node(*id);
            if node.parent != known.0 {
                known = (node.parent, game.tree.position(node.parent));
            }
            let before = &known.1;
            let turn = before.turn_of(before.mover(&node.mv));
            let number = number(before.number_of(&node.mv), turn.color);
            let word = &text[span.clone()];
            let finding = compare(notation, word, &node.mv, &turn, &number, self.asked.pins);
            found.extend(finding.map(|(kind, better, reason)| Finding {
                kind,
                span: span.clone(),
                number,
                written: word.to_owned(),
                better,
                reason,
            }));
            let after = before.after(&node.mv);
            known = (At::After(*id), after);
        }
        for trouble in &game.troubles {
            let begins = |finding: &Finding| finding.span.start == trouble.span.start;
            let is_told = matches!(trouble.fault, Fault::Untrue(..)) && found.iter().any(begins);
            if !is_told {
                found.push(of_trouble(trouble, text));
            }
        }
        found.sort_by_key(|finding| finding.span.start);
        found
    }

    /// Prints what was found. `place` is where the game begins.
    fn report(&mut self, found: &[Finding], text: &str, mut place: TextPlace) -> io::Result<()> {
        let (name, game) = (self.name, self.games);
        for finding in found {
            // A trouble may lie before the place, in the blanks above the game.
            if finding.span.start > place.at {
                place.walk(&text[place.at..finding.span.start]);
            }
            self.found += usize::from(finding.kind != FaultKind::Pin);
            let TextPlace { line, column, .. } = place;
            let Finding { reason, .. } = finding;
            let message = match self.asked.json {
                true => {
                    let object = json!({
                        "file": name,
                        "game": game,
                        "line": line,
                        "column": column,
                        "kind": finding.kind.tag(),
                        "number": finding.number,
                        "written": finding.written,
                        "better": finding.better,
                        "reason": reason,
                    });
                    format!("{object}\n")
                }
                false => {
                    let note = if finding.kind == FaultKind::Pin {
                        "note: "
                    } else {
                        ""
                    };
                    format!("{name}:{line}:{column}: game {game}: {note}{reason}\n")
                }
            };
            // Standard output may be the corrected text.
            match self.asked.fix {
                true => tell(self.err, message),
                false => self.out.write_all(message.as_bytes())?,
            }
        }
        Ok(())
    }

    /// Writes the text from `done` to `end` with each move as it should be.
    fn correct(
        &mut self,
        found: &[Finding],
        text: &str,
        done: &mut usize,
        end: usize,
    ) -> io::Result<()> {
        for finding in found {
            let Some(better) = &finding.better else {
                continue;
            };
            self.out
                .write_all(&text.as_bytes()[*done..finding.span.start])?;
            self.out.write_all(better.as_bytes())?;
            *done = finding.span.end;
        }
        self.out.write_all(&text.as_bytes()[*done..end])?;
        *done = end;
        Ok(())
    }
}

/// Returns the number of a move with its dots.
fn number(number: u32, color: Color) -> String {
    match color {
        Color::White => format!("{number}."),
        Color::Black => format!("{number}..."),
    }
}

/// Returns what the reader has reported.
fn of_trouble(trouble: &Trouble, text: &str) -> Finding {
    let (kind, wrong) = match &trouble.fault {
        Fault::Misread(wrong, _) => (FaultKind::Unreadable, Some(wrong)),
        Fault::Refused(wrong, _) => (FaultKind::Illegal, Some(wrong)),
        Fault::Ambiguous(wrong, ..) => (FaultKind::Ambiguous, Some(wrong)),
        Fault::Untrue(wrong, _) => (FaultKind::UntrueMark, Some(wrong)),
        _ => (FaultKind::Text, None),
    };
    Finding {
        kind,
        span: trouble.span.clone(),
        number: wrong.map_or_else(String::new, |wrong| number(wrong.number, wrong.color)),
        written: text[trouble.span.clone()].to_owned(),
        better: None,
        reason: trouble.fault.to_string(),
    }
}
