//! The command line: what is read, and what becomes of it.

use std::thread::available_parallelism;

use rank_and_file::board::Variant;
use rank_and_file::game::pgn::ReadAs;
use rank_and_file::notation::{Notation, Style, listed};

/// The request of the command line.
pub struct Order {
    pub variant: Variant,
    pub from: ReadAs,
    pub to: Target,
    /// Number of cores to use, if not all.
    jobs: Option<usize>,
    pub file: Option<String>,
}

/// What becomes of the games.
pub enum Target {
    Pgn(Notation),
    Json,
    /// Writes nothing, and takes every game back.
    Reverse,
}

impl Order {
    /// Parses the arguments; `None` for a request for help.
    pub fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Option<Order>, String> {
        let (mut from, mut to, mut file, mut options) = (ReadAs::Auto, None, None, true);
        let (mut variant, mut jobs, mut reverse) = (None, None, false);
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
                "--jobs" if options => jobs = Some(number(&value()?)?),
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
            jobs,
            file: file.filter(|file| file != "-"),
        }))
    }

    /// Returns the number of cores to use.
    pub fn cores(&self) -> usize {
        let all = || available_parallelism().map_or(1, usize::from);
        self.jobs.unwrap_or_else(all)
    }

    /// Returns the file's name for messages.
    pub fn name(&self) -> &str {
        self.file.as_deref().unwrap_or("<stdin>")
    }
}

fn played(name: &str) -> Result<Variant, String> {
    let known = |variant: &Variant| *variant != Variant::Diagram;
    let variant = Variant::named(name).filter(known);
    variant.ok_or(format!("--variant does not know {name}"))
}

fn number(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or(format!("--jobs wants a number from 1 on, not {text}"))
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

/// Prefix of a style's name.
const STYLED: &str = "descriptive:";
