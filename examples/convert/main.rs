//! Games from one notation to another, for scripts and archives.
//!
//! ```text
//! convert --from auto --to descriptive games.pgn > descriptive.pgn
//! convert --to json < games.pgn | jq .result
//! ```
//!
//! The variants are read by their `Variant` tag or as `--variant` says, and `--check-reverse` takes
//! games back from their text alone.
//!
//! Books are read too: pages of descriptive print, whose games are found in the running text.
//!
//! One game at a time is held in memory, of books the whole text. What is not understood goes to standard error as
//! `FILE:line:column: message`; the exit status is 0 if all was understood, 1 if not, 2 for a
//! command line that makes no sense.

mod books;
mod json;
mod reverse;

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::process::ExitCode;

use rank_and_file::board::Variant;
use rank_and_file::book::{BookReader, is_page};
use rank_and_file::game::GameTree;
use rank_and_file::game::decode::decode;
use rank_and_file::game::pgn::{Game, ReadAs, Stream, games, write_pgn};
use rank_and_file::notation::{CATALOGUE, Listed, Notation, Style, listed};

use json::{errors, object};

/// What the program is told, with the notations that there are.
fn usage() -> String {
    let tags = |fits: fn(&&Listed) -> bool| CATALOGUE.iter().filter(fits).map(|row| row.tag);
    let from = lines(
        ["auto"]
            .into_iter()
            .chain(tags(|row| row.is_read_by_name())),
    );
    let to = lines(tags(|_| true).chain(["json"]));
    let styles = lines(Style::NAMES.iter().map(|(name, _)| *name));
    format!(
        "\
usage: convert [--variant VARIANT] [--from NOTATION] --to NOTATION [FILE]
       convert [--variant VARIANT] [--from NOTATION] --check-reverse [FILE]
  --from  {from}
          (auto is meant without it)
  --to    {to}
          or descriptive:STYLE with one of
          {styles}
  --variant  standard uchess uchess-aise chess99 modern            (standard)
             what is played where no Variant tag says so. --from uchess means
             uchess. Chess 99 has one notation, reversible, and is written in
             it whatever --to says
  --check-reverse  takes each game back from the text of its moves alone and
             says where that does not lead back to the start
  FILE    games to read; standard input without it
"
    )
}

/// Words in lines of the usage, of which the first is begun.
fn lines(words: impl Iterator<Item = &'static str>) -> String {
    const INDENT: usize = 10;
    const WIDTH: usize = 78;
    let mut text = String::new();
    let mut column = INDENT;
    for word in words {
        if column + word.len() > WIDTH {
            text.push('\n');
            text.push_str(&" ".repeat(INDENT));
            column = INDENT;
        } else if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
        column += word.len() + 1;
    }
    text
}

/// What the command line asks for.
struct Order {
    variant: Variant,
    from: ReadAs,
    to: Target,
    file: Option<String>,
}

enum Target {
    Pgn(Notation),
    Json,
    /// Nothing is written; every game is taken back.
    Reverse,
}

fn main() -> ExitCode {
    let arguments = std::env::args().skip(1);
    let out = BufWriter::new(io::stdout().lock());
    ExitCode::from(convert(
        arguments,
        io::stdin().lock(),
        out,
        io::stderr().lock(),
    ))
}

/// The whole program, apart from the process it runs in; the exit status.
pub fn convert(
    arguments: impl Iterator<Item = String>,
    input: impl Read,
    mut out: impl Write,
    mut err: impl Write,
) -> u8 {
    let order = match Order::parse(arguments) {
        Ok(Some(order)) => order,
        Ok(None) => {
            return u8::from(
                out.write_all(usage().as_bytes())
                    .and_then(|()| out.flush())
                    .is_err(),
            );
        }
        Err(message) => {
            tell(&mut err, &format!("convert: {message}\n{}", usage()));
            return 2;
        }
    };
    let done = match &order.file {
        None => run(&order, input, &mut out, &mut err),
        Some(file) => File::open(file).and_then(|file| run(&order, file, &mut out, &mut err)),
    };
    match done {
        Ok(understood) => u8::from(!understood),
        // Whoever reads the output has had enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => 0,
        Err(error) => {
            tell(&mut err, &format!("convert: {}: {error}\n", order.name()));
            1
        }
    }
}

/// Says something on standard error; where that is closed, nothing can be told.
fn tell(err: &mut impl Write, message: &str) {
    let _ = err.write_all(message.as_bytes());
}

impl Order {
    /// The order that the arguments make, `None` for a call for help.
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Option<Order>, String> {
        let (mut from, mut to, mut file, mut options) = (ReadAs::Auto, None, None, true);
        let (mut variant, mut reverse) = (None, false);
        while let Some(argument) = arguments.next() {
            let (name, attached) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (argument.as_str(), None),
            };
            let mut value = || {
                attached
                    .clone()
                    .or_else(|| arguments.next())
                    .ok_or(format!("{name} wants a value"))
            };
            match name {
                "--from" if options => from = source(&value()?)?,
                "--to" if options => to = Some(target(&value()?)?),
                "--variant" if options => variant = Some(played(&value()?)?),
                "--check-reverse" if options => reverse = true,
                "--help" | "-h" if options => return Ok(None),
                "--" if options => options = false,
                _ if options && argument.starts_with('-') && argument != "-" => {
                    return Err(format!("there is no option {argument}"));
                }
                _ if file.is_some() => {
                    return Err(format!("one file at a time, found {argument} as well"));
                }
                _ => file = Some(argument),
            }
        }
        let to = match (to, reverse) {
            (None, true) => Target::Reverse,
            (Some(_), true) => return Err("--check-reverse writes no games; leave --to out".into()),
            (to, false) => to.ok_or("--to is missing")?,
        };
        // Three symbols name the moves of U-chess and of no other game.
        let mut games = vec![Variant::Standard];
        if let ReadAs::Only(notation) = from {
            games.extend(Variant::ALL);
            games.retain(|&game| notation.suits(game));
        }
        let usual = games.first().copied().unwrap_or_default();
        Ok(Some(Order {
            variant: variant.unwrap_or(usual),
            from,
            to,
            file: file.filter(|file| file != "-"),
        }))
    }

    /// The file's name as messages give it.
    fn name(&self) -> &str {
        self.file.as_deref().unwrap_or("<stdin>")
    }
}

fn played(name: &str) -> Result<Variant, String> {
    let known = |variant: &Variant| *variant != Variant::Diagram;
    let variant = Variant::named(name).filter(known);
    variant.ok_or(format!("--variant does not know {name}"))
}

fn source(name: &str) -> Result<ReadAs, String> {
    if name.starts_with(STYLED) {
        return Err(format!(
            "{name} is for --to; --from descriptive reads every style"
        ));
    }
    ReadAs::named(name).ok_or_else(|| match listed(name) {
        Some(row) => format!("{name} is for --to; auto and {} read it", row.reader),
        None => format!("--from does not know {name}"),
    })
}

fn target(name: &str) -> Result<Target, String> {
    if name == "json" {
        return Ok(Target::Json);
    }
    Notation::named(name).map(Target::Pgn).ok_or_else(|| {
        let Some(style) = name.strip_prefix(STYLED) else {
            return format!("--to does not know {name}");
        };
        let names = Style::NAMES.map(|(name, _)| name).join(" ");
        format!("descriptive has no style {style:?}; there are {names}")
    })
}

/// What stands before the name of a style.
const STYLED: &str = "descriptive:";

/// So much of the input, in bytes, shows whether it is a book.
const SAMPLE: u64 = 400_000;

/// A text shorter than this may be a plain score, of a move or two or with comments and variations in the
/// manner of PGN.
const PLAIN: usize = 50_000;

/// Converts every game; whether all was understood.
fn run(
    order: &Order,
    mut input: impl Read,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<bool> {
    let mut sample = Vec::new();
    if matches!(
        (order.variant, &order.to, order.from),
        (
            Variant::Standard,
            Target::Json | Target::Pgn(_),
            ReadAs::Auto | ReadAs::Only(Notation::Descriptive(_))
        )
    ) {
        input.by_ref().take(SAMPLE).read_to_end(&mut sample)?;
        if is_page(&decode(&sample).0) {
            input.read_to_end(&mut sample)?;
            let (text, _) = decode(&sample);
            let plain = text.len() < PLAIN
                && (BookReader::new(&text).next().is_none()
                    && games(&text, order.from).all(|game| reads(&game))
                    || games(&text, order.from).any(|game| is_annotated(&game)))
                || games(&text, order.from).any(|game| is_variant(&game));
            if !plain {
                return books::run(&text, &order.to, order.name(), out, err);
            }
        }
    }
    let source = io::Cursor::new(sample).chain(input);
    let mut games = Stream::of(source, order.from, order.variant);
    let mut taken_back = reverse::Count::default();
    let mut understood = true;
    let mut first = true;
    let mut encoding_told = false;
    while let Some(game) = games.next() {
        let mut game = game?;
        if let Some(line) = games.first_odd_line().filter(|_| !encoding_told) {
            tell(
                err,
                &format!(
                    "{}:{line}:1: note: not UTF-8, read as Windows-1252\n",
                    order.name()
                ),
            );
            encoding_told = true;
        }
        understood &= !game.has_errors();
        report(&game, order.name(), err);
        match order.to {
            Target::Reverse => {
                understood &= reverse::check(&game, order.name(), &mut taken_back, err);
            }
            Target::Json => writeln!(out, "{}", object(&game.tree, errors(&game)))?,
            Target::Pgn(notation) => {
                if !first {
                    writeln!(out)?;
                }
                let (notation, why) = writable(notation, &game.tree);
                if let Some(why) = why {
                    let (name, line) = (order.name(), game.line);
                    tell(err, &format!("{name}:{line}:1: {why}\n"));
                    understood = false;
                }
                game.keep_unread_as_comments();
                out.write_all(write_pgn(&game.tree, &notation).as_bytes())?;
            }
        }
        first = false;
    }
    if matches!(order.to, Target::Reverse) {
        writeln!(out, "{taken_back}")?;
    }
    out.flush()?;
    Ok(understood)
}

/// Whether a game is understood from its first move to its last.
fn reads(game: &Game) -> bool {
    !game.has_errors() && !game.tree.is_empty()
}

/// Whether a tag says that another game is played, of which there are no books.
fn is_variant(game: &Game) -> bool {
    game.tree.start().variant() != Variant::Standard
}

/// Whether a text without tags is PGN all the same: it holds comments or variations in its manner, and reads.
fn is_annotated(game: &Game) -> bool {
    let annotated =
        |id| !game.tree.node(id).comments.is_empty() || game.tree.node(id).next.len() > 1;
    !game.has_errors() && game.tree.ids().any(annotated)
}

/// Tells a game's troubles, remarks as notes.
fn report(game: &Game, name: &str, err: &mut impl Write) {
    for trouble in &game.troubles {
        let note = if trouble.is_error() { "" } else { "note: " };
        let (line, column, fault) = (trouble.line, trouble.column, &trouble.fault);
        tell(err, &format!("{name}:{line}:{column}: {note}{fault}\n"));
    }
}

/// The notation in which a game is written where this one is asked for, and why it is not this one. Chess
/// 99 has one, to which the others give way.
fn writable(notation: Notation, tree: &GameTree) -> (Notation, Option<String>) {
    let variant = tree.start().variant();
    let wanted = notation.on(variant);
    if wanted.suits(variant) {
        return (wanted, None);
    }
    let row = wanted.row(variant);
    let (tag, games) = (row.tag, row.games_in_words());
    let why = format!("{tag} is for {games} only; the game is written in short algebraic");
    (Notation::SHORT, Some(why))
}
