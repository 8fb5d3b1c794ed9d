//! A fence of Markdown as the element `<chess-notation>`, with a still board and the moves inside it
//! for print, electronic books and readers without scripts.
//!
//! | in Markdown | in the element |
//! |---|---|
//! | the word after the backticks, such as `chess` | nothing |
//! | `columns="short descriptive" ply=12` after it | the attributes of these names |
//! | the lines of the fence: a score, PGN, a FEN, or a FEN with moves below it | the score, hidden, as it was given |
//! | the position at `ply` | a picture |
//! | the moves | a paragraph in the notation of the first column; closed if they answer a quiz |
//! | whatever is not understood | a [`FenceFault`] with its line; the score keeps it |
//!
//! The element shows its board in place of all this as soon as it is defined.

use super::booklet::BookletPage;
use super::header::occasion;
use super::node::{el, write};
use super::say;
use crate::game::pgn::{TextPlace, set_score};
use crate::game::{At, GameTree, title};
use crate::notation::Notation;
use crate::output::markup::Markup;
use crate::output::picture::{Look, Picture, SharedPaths, mover};
use crate::rules::Position;
use crate::screen::board_model::moment;
use crate::screen::header::of_game;
use crate::session::{Column, ColumnSet, Names, column, moment_name};
use crate::study::{ATTRIBUTES, Attribute, Settings, Study, ply};
use crate::words;

/// The name of the element.
const ELEMENT: &str = "chess-notation";

/// Side of a square of the still board, in pixels.
const SQUARE: u8 = 36;

/// A fence as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fence {
    /// The element's attributes, each name once.
    pub attributes: Vec<(&'static str, String)>,
    /// The score as it was given.
    pub score: String,
    /// The board at the moment at which the element opens.
    pub picture: Picture,
    /// The games of the score.
    pub games: Vec<GameTree>,
    /// The notation in which the moves are printed.
    pub notation: Notation,
    /// Faults and remarks, those of the options first.
    pub faults: Vec<FenceFault>,
}

/// A place in a fence that was not understood or that deserves a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenceFault {
    /// The line below the backticks, from 1; 0 is the line of the backticks.
    pub line: usize,
    /// The character of the line, from 1; in line 0 the character of the info string.
    pub column: usize,
    /// What was found, and what to do.
    pub sentence: String,
    /// Whether something of the fence is not shown.
    pub is_error: bool,
}

impl Fence {
    /// Reads a fence: `info` is what follows the backticks, `text` the lines below them.
    #[must_use]
    pub fn read(info: &str, text: &str) -> Fence {
        let mut settings = Settings::default();
        let mut attributes: Vec<(&'static str, String)> = Vec::new();
        let mut faults = Vec::new();
        for FenceOption {
            name,
            value,
            column,
        } in options(info)
        {
            let known = Attribute::named(name);
            let again = attributes.iter().any(|(given, _)| *given == name);
            let taken = match (known, value) {
                (None, _) => Err(unknown(name)),
                (_, None) => Err(format!("{name} needs a value, as in {name}=\"…\".")),
                (Some(_), _) if again => Err(format!("{name} is given twice.")),
                (Some(known), Some(value)) => settings
                    .set(name, Some(value))
                    .map(|()| attributes.push((known.name, value.to_owned()))),
            };
            faults.extend(taken.err().map(|sentence| FenceFault {
                line: 0,
                column,
                sentence,
                is_error: true,
            }));
        }
        let mut fence = Fence::with_settings(attributes, &settings, text);
        fence.faults.splice(0..0, faults);
        fence
    }

    /// Makes a fence of attributes that an element may have. Values that it does not know are left
    /// to the element, which reports them.
    #[must_use]
    pub fn from_attributes(attributes: Vec<(&'static str, String)>, score: &str) -> Fence {
        let mut settings = Settings::default();
        for (name, value) in &attributes {
            let _ = settings.set(name, Some(value));
        }
        Fence::with_settings(attributes, &settings, score)
    }

    fn with_settings(
        attributes: Vec<(&'static str, String)>,
        settings: &Settings,
        score: &str,
    ) -> Fence {
        let score = score.replace("\r\n", "\n").replace('\r', "\n");
        let study = Study::read(&score, settings);
        let mut games: Vec<GameTree> = study.games().iter().map(|game| game.tree.clone()).collect();
        if games.is_empty() {
            games.push(GameTree::new(Position::array(settings.variant)));
        }
        let shown = &games[0];
        let notation = notation(shown, settings);
        let at = ply(shown, settings.ply);
        let position = shown.position(at);
        let look = Look {
            square_side: SQUARE,
            coordinates: settings.coordinates,
            last: true,
            figures: true,
        };
        let model = moment(shown, at, settings.flipped);
        let title = caption(shown, at, notation);
        let picture = Picture::from_model(&model, mover(&position), title, &look);
        Fence {
            picture,
            notation,
            games,
            faults: faults(&study, &score),
            attributes,
            score,
        }
    }

    /// Returns whether something of the fence is not shown.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.faults.iter().any(|fault| fault.is_error)
    }

    /// Returns the element as HTML. No line of it is blank, because in Markdown a blank line ends
    /// the element.
    #[must_use]
    pub fn html(&self) -> String {
        let mut html = String::new();
        for line in self.markup().split_inclusive('\n') {
            match line.strip_suffix('\n') {
                Some(blank) if blank.trim().is_empty() => html.push_str("&#10;"),
                _ => html.push_str(line),
            }
        }
        html
    }

    /// Returns the element as one line of HTML, which stays whole in lists and quotations.
    #[must_use]
    pub fn line(&self) -> String {
        self.markup().replace('\n', "&#10;")
    }

    /// Writes the element. Line breaks stand in texts and values only.
    fn markup(&self) -> String {
        let mut page = Markup::html();
        page.open(ELEMENT);
        for (name, value) in &self.attributes {
            page.attribute(name, value);
        }
        page.open("pre");
        page.attribute("hidden", "");
        page.text(&self.score);
        page.close();
        page.open("figure");
        self.picture.draw(&mut page, &SharedPaths::default());
        if let Some(game) = self.games.first() {
            self.caption(game, &mut page);
        }
        let quiz = ("interactive", "quiz");
        let asks = |(name, value): &(&str, String)| (*name, value.trim()) == quiz;
        if self.attributes.iter().any(asks) {
            page.open("details");
            write(&el("summary").text(words::SOLUTION), &mut page);
        }
        for (number, game) in self.games.iter().enumerate() {
            if number > 0 {
                write(&el("p").child(el("b").text(title(game))), &mut page);
            }
            if !game.is_empty() || !game.comments.is_empty() || self.games.len() > 1 {
                page = self.moves(game, page);
            }
        }
        page.finish()
    }

    /// Writes the title of the picture, and event, place and date.
    fn caption(&self, game: &GameTree, page: &mut Markup) {
        let caption = el("figcaption").text(self.picture.title.clone());
        let model = of_game(game, None);
        let caption = match model.occasion.is_empty() {
            true => caption,
            false => occasion(caption.child(el("br")), &model),
        };
        write(&caption, page);
    }

    /// Writes the moves of a game, and returns the markup to be continued.
    fn moves(&self, game: &GameTree, page: Markup) -> Markup {
        let shared = SharedPaths::default();
        let mut page = BookletPage::running(page, &shared, game.start().variant());
        set_score(game, &self.notation, &mut page);
        page.into_markup()
    }
}

/// Returns the notation of the first column that suits the game.
fn notation(game: &GameTree, settings: &Settings) -> Notation {
    let offer = ColumnSet::for_variant(game.start().variant());
    // Other letters do not make another column.
    let suits = |asked: &Column| column(asked.tag).is_some_and(|plain| offer.suits(plain.notation));
    let asked = settings.lettered_columns().into_iter().find(suits);
    let first = asked.or_else(|| offer.columns().next());
    first.map_or(Notation::SHORT, |column| column.notation)
}

/// Returns the title of the picture: the game and the last move, or else the side to move.
fn caption(game: &GameTree, at: At, notation: Notation) -> String {
    match at {
        At::Start if game.tags.is_empty() => say::to_move(mover(game.start())).to_owned(),
        At::Start => title(game),
        At::After(_) => {
            let last = moment_name(game, &mut Names::default(), notation, at);
            words::GAME_AFTER_MOVE.with([title(game).into(), last.into()])
        }
    }
}

/// Returns the faults of a study with their lines; those of the attribute `fen` are in line 0.
fn faults(study: &Study, score: &str) -> Vec<FenceFault> {
    let faults = study.faults.iter().map(|fault| {
        let (line, column) = fault.place.unwrap_or_else(|| {
            if fault.span.is_empty() && !score.is_empty() {
                return (0, 1);
            }
            let begin = score.len() - score.trim_start().len();
            let mut place = TextPlace::START;
            place.walk(score.get(..fault.span.start.max(begin)).unwrap_or_default());
            (place.line, place.column)
        });
        FenceFault {
            line,
            column,
            sentence: fault.sentence.clone(),
            is_error: fault.is_error,
        }
    });
    faults.collect()
}

/// Says that an option is not known, and which are.
fn unknown(name: &str) -> String {
    let name: String = name.chars().take(40).collect();
    let names: Vec<&str> = ATTRIBUTES.iter().map(|known| known.name).collect();
    format!(
        "\"{name}\" is not an option. The options are {}.",
        names.join(", ")
    )
}

/// An option of an info string.
struct FenceOption<'i> {
    name: &'i str,
    /// `None` without an equals sign.
    value: Option<&'i str>,
    /// The character of the info string at which it begins, from 1.
    column: usize,
}

/// Returns the options of an info string, which follow its first word. Spaces and commas stand
/// between them, and a value with spaces stands in quotes.
fn options(info: &str) -> Vec<FenceOption<'_>> {
    let between = |c: char| c.is_whitespace() || c == ',';
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(begin) = info[at..].find(|c| !between(c)) {
        let begin = at + begin;
        let rest = &info[begin..];
        let word = rest.find(between).unwrap_or(rest.len());
        let (name, value, length) = match rest.find('=').filter(|&equals| equals < word) {
            None => (&rest[..word], None, word),
            Some(equals) => {
                let value = &rest[equals + 1..];
                let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''));
                let inside = quote.and_then(|quote| {
                    let end = value[1..].find(quote)?;
                    Some((&value[1..=end], end + 2))
                });
                let (value, length) =
                    inside.unwrap_or((&rest[equals + 1..word], word - equals - 1));
                (&rest[..equals], Some(value), equals + 1 + length)
            }
        };
        // The first word names the language of the fence.
        if begin > 0 || value.is_some() {
            found.push(FenceOption {
                name,
                value,
                column: info[..begin].chars().count() + 1,
            });
        }
        at = begin + length;
    }
    found
}
