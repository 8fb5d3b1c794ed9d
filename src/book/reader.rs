//! Reads a whole book, game by game.

use std::borrow::Cow;
use std::ops::Range;

use super::game::{Book, BookGame};
use super::languages::words::is_game;
use super::page::PageKind;
use super::printed::{BookKind, GivenUp, GivenUpWhy, Page, PrintedGame, PrintedMove};
use super::score::{Budget, ScoreText, UserChoices};
use super::{languages, page, score};
use crate::board::Move;
use crate::game::Outcome;
use crate::notation::descriptive::PrintedWords;
use crate::notation::{Language, Letters, arrange};

/// Fewest plies of a score without names or result that counts at all.
const BARE: usize = 8;

/// Fewest plies that make such a score a game where other scores have names or results; a shorter
/// one shows an opening.
const WHOLE: usize = 40;

/// Reads the games of a text one at a time, so that a display need not wait for the last.
pub struct BookReader<'t> {
    printed: &'t str,
    /// The same text with the words joined that its line breaks split, each at its place.
    text: Cow<'t, str>,
    page: Page,
    /// Whether some score of the text tells who played or how it ended.
    tells: bool,
    next: usize,
    /// Scores that turned out to be no games, until all have been read.
    found: Vec<GivenUp>,
    /// The byte up to which lines have been counted, and the line there.
    counted: (usize, usize),
    budget: Budget,
    /// The parts of the text that were recognised with doubt, in their order, if it came as pictures.
    doubtful: Option<Vec<Range<usize>>>,
}

impl<'t> BookReader<'t> {
    /// Finds the games of the text without reading them.
    #[must_use]
    pub fn new(text: &'t str) -> BookReader<'t> {
        let whole = page::joined(text);
        let page = page::find_in(&whole, PageKind::Text, None);
        if page.games.is_empty()
            && let Some(page) = algebraic(&whole)
        {
            return BookReader::with_page(text, whole, page);
        }
        let page = match better(&whole, &page) {
            Some(language) => page::find_in(&whole, PageKind::Text, Some(language)),
            None => page,
        };
        BookReader::with_page(text, whole, page)
    }

    /// Does the same in the language that the user says the text is printed in.
    #[must_use]
    pub fn printed_in(text: &'t str, language: Language) -> BookReader<'t> {
        let whole = page::joined(text);
        let page = page::find_in(&whole, PageKind::Text, Some(language));
        BookReader::with_page(text, whole, page)
    }

    fn with_page(printed: &'t str, text: Cow<'t, str>, page: Page) -> BookReader<'t> {
        BookReader {
            printed,
            text,
            tells: page.games.iter().any(tells),
            page,
            next: 0,
            found: Vec::new(),
            counted: (0, 1),
            budget: Budget::of(printed.len()),
            doubtful: None,
        }
    }

    /// Finds the games of a text that was recognised in pictures, in the language that the user names
    /// or else in English. The letters of the `doubtful` words, bytes of the text in their order, may
    /// be other ones even where a move can be played as it is read.
    #[must_use]
    pub fn recognised(
        text: &'t str,
        language: Option<Language>,
        doubtful: Vec<Range<usize>>,
    ) -> BookReader<'t> {
        let whole = page::joined(text);
        let language = language.or_else(|| languages::is_algebraic(&whole).then_some(ALGEBRAIC));
        let find = |counted| page::find_in(&whole, PageKind::Recognised { counted }, language);
        let page = page::fuller(find(false), find(true));
        BookReader {
            doubtful: Some(doubtful),
            budget: Budget::of_recognised(text.len()),
            ..BookReader::with_page(text, whole, page)
        }
    }

    /// Returns the text, with the words that were recognised with doubt.
    fn score_text(&self) -> ScoreText<'_> {
        ScoreText {
            text: &self.text,
            doubtful: self.doubtful.as_deref(),
        }
    }

    /// Returns how many scores the text holds, including those that will turn out to be no games.
    #[must_use]
    pub const fn scores(&self) -> usize {
        self.page.games.len()
    }

    /// Returns the language that the first score is printed in.
    #[must_use]
    pub fn language(&self) -> Language {
        let first = self.page.games.first();
        first.map_or(Language::English, |game| game.language)
    }

    /// Returns how many scores have been read.
    #[must_use]
    pub const fn read(&self) -> usize {
        self.next
    }

    /// Returns the games that PGN readers understand, in the order of the text. They are not read
    /// here.
    #[must_use]
    pub fn pgn(&self) -> &[Range<usize>] {
        &self.page.pgn
    }

    /// Returns the stretches that belong to no game; complete once all games are read.
    #[must_use]
    pub fn given_up(&self) -> &[GivenUp] {
        &self.page.given_up
    }

    /// Reads a game again for which a user chose a move at a ply (from 0). The plies before it stay
    /// as they are, and what follows is read with all `choices`. `number` is the game's place among
    /// the scores of the text. Returns `None` if the move cannot be played there.
    #[must_use]
    pub fn choose(
        &self,
        number: usize,
        known: &BookGame,
        chosen: (usize, Move),
        choices: UserChoices<'_>,
    ) -> Option<BookGame> {
        let printed = self.page.games.get(number)?;
        let mut game = score::choose(self.score_text(), printed, known, chosen, choices)?;
        game.kind = kind(printed, &game, self.tells).unwrap_or(printed.kind);
        Some(game)
    }
}

impl Iterator for BookReader<'_> {
    /// A game and its place among the scores of the text.
    type Item = (usize, BookGame);

    fn next(&mut self) -> Option<(usize, BookGame)> {
        loop {
            let number = self.next;
            let Some(printed) = self.page.games.get(number) else {
                self.gather();
                return None;
            };
            self.next += 1;
            if names_squares(&self.text, printed)
                && walked(&self.text, printed) < printed.moves.len()
            {
                let span = printed.span.clone();
                self.give_up(span, GivenUpWhy::OtherGame);
                continue;
            }
            let text = ScoreText {
                text: &self.text,
                doubtful: self.doubtful.as_deref(),
            };
            let mut game = score::read_within(text, printed, &mut self.budget);
            match kind(printed, &game, self.tells) {
                Ok(kind) => {
                    game.kind = kind;
                    return Some((number, game));
                }
                Err(why) => {
                    let span = printed.span.clone();
                    self.give_up(span, why);
                }
            }
        }
    }
}

impl BookReader<'_> {
    /// Keeps a score that turned out to be no game, with its place in the text.
    fn give_up(&mut self, span: Range<usize>, why: GivenUpWhy) {
        let (from, line) = if span.start < self.counted.0 {
            (0, 1)
        } else {
            self.counted
        };
        let between = &self.printed.as_bytes()[from..span.start];
        let lines = between.iter().filter(|&&byte| byte == b'\n').count();
        self.counted = (span.start, line + lines);
        self.found.push(GivenUp {
            span,
            line: self.counted.1,
            why,
        });
    }

    /// Adds the scores that turned out to be no games to the stretches that never looked like
    /// games.
    fn gather(&mut self) {
        self.page.given_up.append(&mut self.found);
        arrange(&mut self.page.given_up, |given| (given.span.start, 0));
    }
}

/// Returns the games of a text printed in English algebraic, or `None` if none can be played. It
/// serves scores among prose; whatever PGN readers understand is left to them.
fn algebraic(text: &str) -> Option<Page> {
    let page = page::find_in(text, PageKind::Text, Some(ALGEBRAIC));
    let is_played = |game: &PrintedGame| {
        let (plies, all) = (walked(text, game), game.moves.len());
        plies >= PLAYED && (plies == all || !names_squares(text, game))
    };
    let played = page.games.iter().any(is_played);
    played.then_some(page)
}

/// Returns a language in which more of a text can be played than in the one it was found in, where
/// its letters leave the language open.
fn better(text: &str, page: &Page) -> Option<Language> {
    let language = page.games.first()?.language;
    let plies = |page: &Page| {
        page.games
            .iter()
            .take(TRIED)
            .map(|game| walked(text, game))
            .sum::<usize>()
    };
    let text = clip(text);
    let rivals = languages::rivals(text, language);
    let found = rivals.into_iter().map(|rival| {
        let page = page::find_in(text, PageKind::Text, Some(rival));
        (plies(&page), rival)
    });
    let (most, rival) = found.max_by_key(|(plies, _)| *plies)?;
    let ours = page::find_in(text, PageKind::Text, Some(language));
    (most > plies(&ours)).then_some(rival)
}

/// Returns how many plies of a game can be played by its words alone.
fn walked(text: &str, printed: &PrintedGame) -> usize {
    let mut position = printed.start.clone();
    let read = printed.moves.iter().take_while(|print| {
        let words = PrintedWords::new(&text[print.span.clone()], printed.language);
        let meanings = words.meanings(&position.turn());
        let mv = meanings
            .ok()
            .and_then(|meanings| meanings.moves.first().copied());
        if let Some((mv, _)) = mv {
            position.play(&mv);
        }
        mv.is_some()
    });
    read.count()
}

/// Whether a score in algebraic names squares alone. If it cannot be played it is another game's, as
/// scores of Go-Bang are, because chess goes on with pieces soon after its first moves.
fn names_squares(text: &str, printed: &PrintedGame) -> bool {
    let is_square = |print: &PrintedMove| {
        let words = text[print.span.clone()].bytes();
        let mut signs = words.filter(u8::is_ascii_alphanumeric);
        matches!(
            [signs.next(), signs.next(), signs.next()],
            [Some(b'a'..=b'h'), Some(b'1'..=b'8'), None]
        )
    };
    matches!(printed.language, Language::Algebraic(_)) && printed.moves.iter().all(is_square)
}

/// Returns as much of a text as shows its language.
fn clip(text: &str) -> &str {
    &text[..text.floor_char_boundary(SHOWN)]
}

/// Whether a score has players, a result, or a heading that calls it a game.
fn tells(printed: &PrintedGame) -> bool {
    let told = |(name, value): &(String, String)| match name.as_str() {
        "White" | "Black" | "Players" => true,
        "Event" => {
            let word = value.split(|c: char| !c.is_alphabetic()).next();
            word.is_some_and(|word| word.eq_ignore_ascii_case("game") || is_game(word))
        }
        _ => false,
    };
    printed.outcome != Outcome::Open || printed.tags.iter().any(told)
}

/// Returns the purpose of a score that was read.
///
/// # Errors
/// The reason why it was not played from its start. Moves from a diagram may be legal for a while
/// in the initial position, but not to their end.
fn kind(printed: &PrintedGame, game: &BookGame, others_tell: bool) -> Result<BookKind, GivenUpWhy> {
    let (read, all) = (game.plies.len(), printed.moves.len());
    let told = tells(printed);
    let is_game = match &game.stop {
        _ if printed.kind == BookKind::Study => read >= 1,
        _ if printed.kind == BookKind::Table => read >= 2,
        None if told => read >= 2,
        None => read >= BARE.min(all) && read >= 2,
        // A game whose print cannot be read to the end is still a game; a fragment is not.
        Some(_) if told => read >= BARE,
        Some(_) => read >= 2 * BARE && read * 2 >= all,
    };
    let ends = game.tree.outcome != Outcome::Open;
    if !is_game {
        Err(GivenUpWhy::Diagram)
    } else if printed.kind == BookKind::Game && others_tell && !told && !ends && read < WHOLE {
        Ok(BookKind::Analysis)
    } else {
        Ok(printed.kind)
    }
}

/// The language of scores in English algebraic.
const ALGEBRAIC: Language = Language::Algebraic(Letters::ENGLISH);

/// Bytes of a text that are enough to show its language.
const SHOWN: usize = 20_000;

/// Plies of a score that are enough to believe that it is one.
const PLAYED: usize = 4;

/// Games of a text that are read to find its language.
const TRIED: usize = 3;

/// Reads a whole book at once.
#[must_use]
pub fn read(text: &str) -> Book {
    let mut reader = BookReader::new(text);
    let games = reader.by_ref().map(|(_, game)| game).collect();
    Book {
        games,
        given_up: reader.page.given_up,
    }
}

/// Reads a whole book at once, in the language that the user says it is printed in.
#[must_use]
pub fn read_in(text: &str, language: Language) -> Book {
    let mut reader = BookReader::printed_in(text, language);
    let games = reader.by_ref().map(|(_, game)| game).collect();
    Book {
        games,
        given_up: reader.page.given_up,
    }
}
