//! What can be typed after `rank-and-file`, with the help for it.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use rank_and_file::board::Variant;
use rank_and_file::container::PrintLanguage;
use rank_and_file::game::pgn::ReadAs;
use rank_and_file::notation::{CATALOGUE, Notation, NotationRow, Style, listed};
use rank_and_file::study::Coordinates;

use crate::convert::Target;

/// The meaning of the exit status, for every help.
const EXIT: &str = "\
Exit status:
  0  everything was understood, and nothing was found to correct
  1  something was found, or not everything could be read
  2  the arguments make no sense";

/// The exit status of a search.
const SEARCH_EXIT: &str = "\
Exit status:
  0  a game was found, and every file was read
  1  no game was found, or not everything could be read
  2  the arguments make no sense";

/// The limit of a page of games, and the exit status.
const HTML: &str = "\
A page is held in memory until its last game is set, about ten bytes for each
byte of PGN: it is for thousands of games, not for an archive. Elements for your
own page (--fragment) are written as the games are read, however many.

Exit status:
  0  everything was understood
  1  no game was found, or not everything could be read
  2  the arguments make no sense";

/// Chess notation that explains itself.
#[derive(Debug, Parser)]
#[command(name = "rank-and-file", version, about, after_help = EXIT)]
pub struct Cli {
    /// The task.
    #[command(subcommand)]
    pub task: Task,
}

/// Everything that the command can do.
#[derive(Debug, Subcommand)]
pub enum Task {
    /// Write games in another notation, or as JSON
    Convert(ConvertArgs),
    /// Say why a move is called as it is
    Explain(ExplainArgs),
    /// Find moves that are written with too much, too little or something untrue
    Lint(LintArgs),
    /// Find and read the games of old books, and report every doubt
    Book(BookArgs),
    /// Make one game of two score sheets, and say where they differ
    Reconcile(ReconcileArgs),
    /// List or search the games of files
    Library(LibraryArgs),
    /// Write a table with a row for each ply, for questions in SQL
    Plies(PliesArgs),
    /// Count the games of a few plies
    Perft(PerftArgs),
    /// Draw a position as SVG
    Diagram(DiagramArgs),
    /// Set games as a page of HTML, or as an element for your own page
    Html(HtmlArgs),
    /// Print the completions for a shell
    #[command(after_help = EXIT)]
    Completions {
        /// The shell
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Print the manual page, or that of one of the commands
    #[command(after_help = EXIT)]
    Man {
        /// The command
        #[arg(value_name = "COMMAND")]
        task: Option<String>,
    },
}

/// The arguments of `convert`.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct ConvertArgs {
    /// Files of games, or of books; - is standard input. Pictures side by side are the pages of one
    /// book
    #[arg(value_name = "FILE", default_value = "-")]
    pub files: Vec<String>,
    /// The notation in which the games are written
    #[arg(long, value_name = "NOTATION", value_parser = targets())]
    #[arg(required_unless_present_any = ["json", "check_reverse"], conflicts_with_all = ["json", "check_reverse"])]
    pub to: Option<Target>,
    /// The notation in which they are read
    #[arg(long, value_name = "NOTATION", default_value = "auto", value_parser = sources())]
    pub from: ReadAs,
    /// How pictures are read
    #[command(flatten)]
    pub pictures: PictureArgs,
    /// The game that is played where no Variant tag says so
    #[arg(long, value_name = "VARIANT", value_parser = variants())]
    pub variant: Option<Variant>,
    /// Write each game as one JSON object on one line
    #[arg(long, conflicts_with = "check_reverse")]
    pub json: bool,
    /// Take each game back from the text of its moves alone, and say where that fails
    #[arg(long)]
    pub check_reverse: bool,
    /// How many games are converted at once; all cores without it
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
}

/// The arguments about pictures of pages.
#[derive(Args, Debug)]
pub struct PictureArgs {
    /// The language that pictures are printed in; without it, that of the notation, or English
    #[arg(long, value_name = "LANGUAGE", value_parser = languages())]
    pub language: Option<PrintLanguage>,
}

impl PictureArgs {
    /// Returns the language in which the letters of pictures are recognised where this notation is
    /// read.
    #[must_use]
    pub fn language(&self, from: Option<ReadAs>) -> PrintLanguage {
        let told = || match from {
            Some(ReadAs::Only(notation)) => PrintLanguage::of_notation(notation),
            _ => None,
        };
        self.language
            .or_else(told)
            .unwrap_or(PrintLanguage::ENGLISH)
    }
}

/// The arguments of `explain`.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct ExplainArgs {
    /// The move, in any notation
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    pub text: String,
    /// The position; the initial position without it
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// Moves that are played before, such as "e4 e5 Nf3"
    #[arg(long, value_name = "MOVES")]
    pub after: Option<String>,
    /// Notations whose names are explained
    #[arg(long = "in", value_name = "NOTATION", value_delimiter = ',', value_parser = rows())]
    #[arg(default_values = ["short", "descriptive"])]
    pub notations: Vec<&'static NotationRow>,
    /// The notation in which the move is written
    #[arg(long, value_name = "NOTATION", default_value = "auto", value_parser = sources())]
    pub from: ReadAs,
    /// The game that is played
    #[arg(long, value_name = "VARIANT", default_value = "standard", value_parser = variants())]
    pub variant: Variant,
    /// Write one JSON object for each notation
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `lint`.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct LintArgs {
    /// Files of games; - is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    pub files: Vec<String>,
    /// The notation that the moves should be in; without it, the one that each game mostly is in
    #[arg(long = "in", value_name = "NOTATION", value_parser = rows())]
    pub notation: Option<&'static NotationRow>,
    /// The game that is played where no Variant tag says so
    #[arg(long, value_name = "VARIANT", default_value = "standard", value_parser = variants())]
    pub variant: Variant,
    /// Report correct moves too that are unambiguous only because of a pin
    #[arg(long)]
    pub pins: bool,
    /// Write the corrected text to standard output, and what was found to standard error
    #[arg(long)]
    pub fix: bool,
    /// Write one JSON object for each fault
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `book`.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct BookArgs {
    /// Books as text, HTML, EPUB, PDF or pictures of pages; - is standard input. Pictures side by
    /// side are the pages of one book
    #[arg(value_name = "FILE", default_value = "-")]
    pub files: Vec<String>,
    /// The notation in which the games are written
    #[arg(long, value_name = "NOTATION", default_value = "short", value_parser = targets())]
    pub to: Target,
    /// The notation of the print; recognised without it
    #[arg(long, value_name = "NOTATION", default_value = "auto", value_parser = sources())]
    pub from: ReadAs,
    /// How pictures are read
    #[command(flatten)]
    pub pictures: PictureArgs,
    /// Write each game as one JSON object, with its doubts and repairs
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `reconcile`.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct ReconcileArgs {
    /// The two score sheets of one game, in any notation; - is standard input. One sheet is read
    /// alone
    #[arg(value_name = "SHEET", num_args = 1..=2, required = true)]
    pub files: Vec<String>,
    /// The notation in which the game is written
    #[arg(long, value_name = "NOTATION", default_value = "short", value_parser = rows())]
    pub to: &'static NotationRow,
    /// How pictures are read
    #[command(flatten)]
    pub pictures: PictureArgs,
    /// Write the game and all differences as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `library`.
#[derive(Args, Debug)]
#[command(after_help = SEARCH_EXIT)]
pub struct LibraryArgs {
    /// Files of games; - is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    pub files: Vec<String>,
    /// What to look for, such as "won:morphy year:1850-1859" or "has:double"
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub find: String,
    /// Print only the number of games
    #[arg(long, conflicts_with_all = ["pgn", "json"])]
    pub count: bool,
    /// Print the games themselves
    #[arg(long, conflicts_with = "json")]
    pub pgn: bool,
    /// Write one JSON object for each game
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `plies`.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct PliesArgs {
    /// Files of games; - is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    pub files: Vec<String>,
    /// The table, a file in the format Parquet
    #[arg(long, value_name = "OUT")]
    pub parquet: PathBuf,
    /// Notations in which each move is named
    #[arg(long = "in", value_name = "NOTATION", value_delimiter = ',', value_parser = rows())]
    #[arg(default_values = ["short", "descriptive"])]
    pub notations: Vec<&'static NotationRow>,
    /// The notation in which the games are read
    #[arg(long, value_name = "NOTATION", default_value = "auto", value_parser = sources())]
    pub from: ReadAs,
    /// The game that is played where no Variant tag says so
    #[arg(long, value_name = "VARIANT", value_parser = variants())]
    pub variant: Option<Variant>,
    /// How many games are named at once; all cores without it
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Write what was read and written as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `perft`.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct PerftArgs {
    /// How many plies, from 0 on
    pub depth: u32,
    /// The position; the initial position of the game without it
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// The game that is played
    #[arg(long, value_name = "VARIANT", default_value = "standard", value_parser = variants())]
    pub variant: Variant,
    /// Print the count of each move as well
    #[arg(long)]
    pub divide: bool,
    /// Write JSON objects
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `diagram`.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct DiagramArgs {
    /// The position
    pub fen: String,
    /// The game that is played
    #[arg(long, value_name = "VARIANT", default_value = "standard", value_parser = variants())]
    pub variant: Variant,
    /// Show the board from Black's side
    #[arg(long)]
    pub flip: bool,
    /// The side of a square in pixels, from 20 to 100
    #[arg(long, value_name = "PIXELS", default_value_t = 48)]
    #[arg(value_parser = clap::value_parser!(u8).range(20..=100))]
    pub side: u8,
    /// The names on the squares
    #[arg(long, value_enum, default_value_t)]
    pub coordinates: SquareNames,
    /// The title, for those who cannot see the picture
    #[arg(long, default_value = "Diagram")]
    pub title: String,
}

/// The names on the squares of a diagram.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum SquareNames {
    /// Letters and digits along two edges
    #[default]
    Algebraic,
    /// Both descriptive names of every square
    Descriptive,
    /// No names
    None,
}

impl SquareNames {
    /// Returns the setting of the picture.
    #[must_use]
    pub const fn coordinates(self) -> Coordinates {
        match self {
            SquareNames::Algebraic => Coordinates::Algebraic,
            SquareNames::Descriptive => Coordinates::Descriptive,
            SquareNames::None => Coordinates::None,
        }
    }
}

/// The arguments of `html`.
#[derive(Args, Debug)]
#[command(after_help = HTML)]
pub struct HtmlArgs {
    /// A file of games; - is standard input
    #[arg(value_name = "GAME", default_value = "-")]
    pub file: String,
    /// The notation of the page, or the columns of the element
    #[arg(long = "in", value_name = "NOTATION", value_delimiter = ',', value_parser = rows())]
    #[arg(default_values = ["short"])]
    pub notations: Vec<&'static NotationRow>,
    /// Write an element for your own page, which can be read without scripts
    #[arg(long)]
    pub fragment: bool,
    /// The address of the folder with embed.js, ending in a slash
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "./",
        requires = "fragment"
    )]
    pub folder: String,
}

/// Returns a parser for these words with their meaning.
fn named<T: Clone + Send + Sync + 'static>(
    words: Vec<PossibleValue>,
    meaning: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(words)
        .try_map(move |word: String| meaning(&word).ok_or("this means nothing here"))
}

fn titled(row: &NotationRow) -> PossibleValue {
    PossibleValue::new(row.tag).help(row.title)
}

/// Returns a parser for the notations that can be written, and `json`.
fn targets() -> impl TypedValueParser<Value = Target> {
    let rows = CATALOGUE.iter().map(titled);
    let json = PossibleValue::new("json").help("one JSON object for each game");
    let style = |(name, _): &(&str, Style)| {
        PossibleValue::new(format!("descriptive:{name}")).help("a style of English descriptive")
    };
    let words = rows.chain([json]).chain(Style::NAMES.iter().map(style));
    named(words.collect(), |word| match word {
        "json" => Some(Target::Json),
        word => Notation::named(word).map(Target::Pgn),
    })
}

/// Returns a parser for the notations that have a reader of their own, and `auto`.
fn sources() -> impl TypedValueParser<Value = ReadAs> {
    let auto = PossibleValue::new("auto").help("whichever understands the most");
    let rows = CATALOGUE.iter().filter(|row| row.is_read_by_name());
    named(
        [auto].into_iter().chain(rows.map(titled)).collect(),
        ReadAs::named,
    )
}

/// Returns a parser for the languages of pictures, by their names or their codes.
fn languages() -> impl TypedValueParser<Value = PrintLanguage> {
    let words = PrintLanguage::ALL.into_iter().map(|language| {
        PossibleValue::new(language.name.to_ascii_lowercase())
            .aliases([language.short, language.code])
    });
    named(words.collect(), |word| {
        let is_meant = |language: &PrintLanguage| {
            let name = language.name.to_ascii_lowercase();
            [name.as_str(), language.short, language.code].contains(&word)
        };
        PrintLanguage::ALL.into_iter().find(is_meant)
    })
}

/// Returns a parser for the rows of the catalogue.
fn rows() -> impl TypedValueParser<Value = &'static NotationRow> {
    named(CATALOGUE.iter().map(titled).collect(), listed)
}

/// Returns a parser for the games that can be played.
fn variants() -> impl TypedValueParser<Value = Variant> {
    let games = Variant::ALL.into_iter();
    let games = games.filter(|&variant| variant != Variant::Diagram);
    let words = games.map(|variant| {
        let title = variant.title();
        let others = [title.to_owned(), title.to_ascii_lowercase()];
        PossibleValue::new(variant.tag())
            .help(title)
            .aliases(others)
    });
    named(words.collect(), Variant::named)
}
