//! Scores of games as text: PGN, and other forms that people paste.
//!
//! | text | read as |
//! |---|---|
//! | `1. e4 e5 2. Nf3 *` | PGN |
//! | `e4 e5 Nf3` · `1 P-K4 P-K4` | a score without numbers or tags, in any notation |
//! | `1. e4 {best} e5!? $14 (1... c5 2. Nf3) 1-0` | comments, glyphs, variations, a result |
//! | `1. e4 -- 2. d4` `1. e4 Z0 2. d4` | a null move of Black's between two of White's, see [`null`](crate::notation::null) |
//! | `[Variant "Chess 99"]` `1. a24 e75` `2. Rc39 #` | Chess 99, where `#` resigns and `!` is not a glyph |
//! | `1. e4 e5 2. Nf9 Nc6` | two plies, a [`Trouble`] at `Nf9`, and `Nf9 Nc6` as [`Unread`] |
//!
//! [`games`] reads a text, [`Games::written`] says where each move stands in it, [`PlainWalk`]
//! goes through a plain score without making a tree, [`tags`] reads the tags above the moves,
//! [`Stream`] reads a file of any length, [`write_pgn`] writes a game in any notation, and
//! [`write_score`] writes its moves alone with the result as that notation has it. The `Variant` tag gives the variant; [`games_of`] and [`Stream::with_variant`] take it
//! for texts without the tag. Reading is linear in the text and does not recurse. Nothing is
//! dropped silently: text that is not in the tree is in [`Game::unread`], and a trouble says why. A
//! bad move costs the rest of its line and nothing else.
//!
//! The grammar is that of the PGN standard, sections 5 to 10, with tolerance for other dashes, word
//! processors' quotes, glyphs as signs, results in brackets, and Windows line ends.

mod glyph;
mod lex;
mod other_game;
mod outline;
mod plain;
mod reader;
mod result;
mod stream;
mod tag;
mod trouble;
mod writer;

pub use glyph::{NAGS, glyph_sign, nag_name, toggle_nag};
pub use outline::{GameOutline, outline};
pub use plain::{PlainScore, PlainWalk};
pub use reader::{MOST_MOVES, WrittenMove};
pub use stream::Stream;
pub use tag::tags;
pub use trouble::{Fault, TextPlace, Trouble, Wrong};
pub use writer::{ScorePage, set_score, write_pgn, write_score};

use std::ops::Range;

use super::tree::{At, GameTree};
use crate::board::Variant;
use crate::notation::{
    Letters, Notation, NotationRow, OrderKey, Recognised, arrange, lettered_as, listed, recognised,
};
use crate::rules::Position;
use crate::words;
use other_game::is_other_game;
use reader::{Draft, PgnReader};

/// The notation in which a score is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadAs {
    /// The notation that understands the most. Each game is tried as algebraic of any kind,
    /// coordinates included ([`Recognised::ByMove`]), and if a move fails, in each notation that is
    /// recognised by complete scores ([`Recognised::ByScore`]), and in the letters of each language
    /// that has the one which was not understood ([`Recognised::ByLetters`]).
    Auto,
    Only(Notation),
}

impl ReadAs {
    /// Parses `auto`, or the tag of a notation that has its own reader.
    #[must_use]
    pub fn named(word: &str) -> Option<ReadAs> {
        if word == "auto" {
            return Some(ReadAs::Auto);
        }
        let row = listed(word).filter(|row| row.is_read_by_name())?;
        Some(ReadAs::Only(row.notation))
    }
}

/// A game as read, with the faults of its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub tree: GameTree,
    /// The notation it was read in. [`Notation::SHORT`] stands for algebraic of any kind.
    pub notation: Notation,
    /// Other letters in which the text is the same game, if it was recognised by its letters.
    pub alike: Vec<Notation>,
    /// Other letters in which the text is a game of other moves, if it was recognised by its letters.
    pub rivals: Vec<Notation>,
    /// Faults and remarks, in the order of the text.
    pub troubles: Vec<Trouble>,
    /// Moves that are not in the tree, in the order of the text.
    pub unread: Vec<Unread>,
    /// The game's bytes within the text.
    pub span: Range<usize>,
    /// The line of the text where it begins, from 1.
    pub line: usize,
}

impl Game {
    /// Creates a game that was not read from a text.
    #[must_use]
    pub const fn new(tree: GameTree) -> Game {
        Game {
            tree,
            notation: Notation::SHORT,
            alike: Vec::new(),
            rivals: Vec::new(),
            troubles: Vec::new(),
            unread: Vec::new(),
            span: 0..0,
            line: 1,
        }
    }

    /// Returns the row of the notation that the text was read in, if a move was read and that is neither
    /// algebraic nor descriptive nor what its game is always written in.
    #[must_use]
    pub fn unusual(&self) -> Option<&'static NotationRow> {
        let is_usual = matches!(
            self.notation,
            Notation::Short(_)
                | Notation::Long(_)
                | Notation::Minimal(_)
                | Notation::Descriptive(_)
                | Notation::Continental(_)
        );
        let row = self.notation.row(self.tree.start().variant());
        let has_moves = self.tree.main_line(At::Start).next().is_some();
        (has_moves && !is_usual && row.suits(Variant::Standard)).then_some(row)
    }

    /// Says which letters the text was read in, or which notation as, and in which others it would be the
    /// same game or one of other moves; empty for algebraic and descriptive in English.
    #[must_use]
    pub fn taken_for(&self) -> String {
        if let Some(row) = self.unusual() {
            return words::READ_AS_NOTATION.with([row.in_a_sentence().into()]);
        }
        let people = |notations: &[Notation]| {
            let foreign = notations
                .iter()
                .filter(|notation| notation.letters() != Some(Letters::ENGLISH));
            let people = foreign.filter_map(|notation| notation.people());
            let people: Vec<&str> = people.map(words::named_language).collect();
            people.join(&words::COMMA)
        };
        let sentences = match self.notation {
            Notation::Continental(_) => [
                words::READ_AS_DESCRIPTIVE_OF,
                words::SAME_AS_DESCRIPTIVE_OF,
                words::OTHER_AS_DESCRIPTIVE_OF,
            ],
            _ => [
                words::READ_IN_LETTERS_OF,
                words::SAME_IN_LETTERS_OF,
                words::OTHER_IN_LETTERS_OF,
            ],
        };
        let languages = [&[self.notation][..], &self.alike, &self.rivals].map(people);
        let said = sentences.into_iter().zip(languages);
        let said = said.filter(|(_, languages)| !languages.is_empty());
        let said: Vec<String> = said
            .map(|(sentence, languages)| sentence.with([languages.into()]))
            .collect();
        said.join(" ")
    }

    /// Returns whether some of the text is missing from the game.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.troubles.iter().any(Trouble::is_error)
    }

    /// Returns whether the text is a score of another game, such as Go-Bang or draughts.
    #[must_use]
    pub fn is_other_game(&self) -> bool {
        let mut faults = self.troubles.iter().map(|trouble| &trouble.fault);
        faults.any(|fault| matches!(fault, Fault::OtherGame { .. }))
    }

    /// Moves the unread text into comments at the moments where it would have continued, so that
    /// writing the game loses nothing.
    pub fn keep_unread_as_comments(&mut self) {
        for unread in std::mem::take(&mut self.unread) {
            unread.comment(&mut self.tree);
        }
    }

    /// Returns the game with the unread text in comments.
    #[must_use]
    pub fn whole(&self) -> GameTree {
        let mut tree = self.tree.clone();
        for unread in &self.unread {
            unread.comment(&mut tree);
        }
        tree
    }
}

/// Moves that could not be understood, and what followed them in their line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The moment of the game from which they would have continued.
    pub at: At,
    pub text: String,
    /// The line of the text where it begins, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
}

impl Unread {
    /// Adds the text to a game as a comment at its moment.
    fn comment(&self, tree: &mut GameTree) {
        let mut comment = "not understood: ".to_owned();
        comment.reserve_exact(self.text.len());
        reader::add_lines(&mut comment, &self.text);
        match self.at {
            At::Start => tree.comments.push(comment),
            At::After(id) => tree.node_mut(id).comments.push(comment),
        }
    }
}

/// Returns the games of a text, one after the other. An empty text has none.
#[must_use]
pub const fn games(text: &str, read_as: ReadAs) -> Games<'_> {
    games_of(text, read_as, Variant::Standard)
}

/// Returns the games of a text, which are of this variant where no `Variant` tag says otherwise.
#[must_use]
pub const fn games_of(text: &str, read_as: ReadAs, variant: Variant) -> Games<'_> {
    Games {
        text,
        read_as,
        variant,
        place: TextPlace::START,
        ended: true,
    }
}

/// The iterator of [`games`].
#[derive(Clone, Debug)]
pub struct Games<'t> {
    text: &'t str,
    read_as: ReadAs,
    variant: Variant,
    place: TextPlace,
    /// Whether the text is complete.
    ended: bool,
}

impl Games<'_> {
    /// Continues from this place of the text.
    #[must_use]
    pub const fn going_on_from(mut self, place: TextPlace) -> Self {
        self.place = place;
        self
    }

    /// Reads only up to this byte, and leaves out a game that is not complete before it.
    #[must_use]
    pub fn up_to(mut self, end: usize) -> Self {
        self.ended &= end == self.text.len();
        self.text = &self.text[..end];
        self
    }

    /// Returns the moves of a game of this text as they are written, in the order of the text. A
    /// move that is written in two variations comes twice.
    #[must_use]
    pub fn written(&self, game: &Game) -> Vec<WrittenMove> {
        let plain = Notation::SHORT.on(game.tree.start().variant());
        let auto = self.read_as == ReadAs::Auto && game.notation == plain;
        let reader = PgnReader::new(self.text, game.span.start, game.notation, auto);
        let reader = reader.starting(Position::array(self.variant));
        reader.noting_moves().game().written
    }

    /// Returns the place where the next game begins, or the end of the text.
    #[must_use]
    pub fn place(&self) -> TextPlace {
        let mut place = self.place;
        let begin = reader::skip_blanks(self.text, place.at);
        place.walk(&self.text[place.at..begin]);
        place
    }
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        let begin = reader::skip_blanks(self.text, self.place.at);
        let start = Position::array(self.variant);
        let (draft, end) = best(self.text, begin, self.read_as, &start)?;
        // Later text may change the reading of an unfinished game, and with it the choice of the
        // best reading.
        if !self.ended && reader::skip_blanks(self.text, end) == self.text.len() {
            return None;
        }
        Some(settle(draft, self.text, begin, &mut self.place))
    }
}

/// Reads the first score of a text as played from this position. Returns `None` for an empty text.
#[must_use]
pub fn continuation(position: &Position, text: &str, read_as: ReadAs) -> Option<Game> {
    let mut place = TextPlace::START;
    let begin = reader::skip_blanks(text, 0);
    let (draft, _) = best(text, begin, read_as, position)?;
    Some(settle(draft, text, begin, &mut place))
}

/// Returns the reading of the game at byte `begin` that understands the most, and the byte up to
/// which the text was tried. Returns `None` at the end.
fn best(text: &str, begin: usize, read_as: ReadAs, start: &Position) -> Option<(Draft, usize)> {
    if begin == text.len() {
        return None;
    }
    let reader = |text, notation, auto| {
        let reader = PgnReader::new(text, begin, notation, auto);
        reader.starting(start.clone())
    };
    let first = match read_as {
        ReadAs::Only(notation) => {
            let only = reader(text, notation, false).game();
            let end = only.end;
            return Some((only, end));
        }
        ReadAs::Auto => reader(text, Notation::SHORT, true)
            .stopping_where_lost()
            .game(),
    };
    let variant = first.tree.start().variant();
    let (is_lost, strange) = (first.lost.is_some(), first.strange.clone());
    let strange = strange.map_or("", |word| &text[word]);
    let mut best = first;
    if is_lost || !strange.is_empty() {
        // Two readings of a very long game take much memory.
        drop(best);
        let other = is_lost.then(|| clearly(&reader, text, variant)).flatten();
        let other = other.or_else(|| lettered(&reader, text, variant, strange));
        if let Some(draft) = other {
            let end = draft.end;
            return Some((draft, end));
        }
        best = reader(text, Notation::SHORT, true).game();
    }
    // Other notations are tried only up to the end of the game in this reading.
    let end = best.end;
    let text = &text[..end];
    // A word in English letters that cannot be played is a slip sooner than a word of another language, but no
    // slip makes a game of descriptive from one of squares.
    let is_foreign = |notation: &Notation| notation.letters().is_none() || !is_english(strange);
    let foreign = lettered_as(variant, strange).filter(is_foreign);
    for notation in others(variant).chain(foreign) {
        // If no move was found at all, the text may hold moves of another kind.
        if best.move_faults() == 0 && !best.tree.is_empty() {
            break;
        }
        let other = reader(text, notation, false).game();
        let is_enough = notation.people().is_none() || other.tree.len() >= FEWEST;
        if is_enough && is_better(&other, &best) {
            best = other;
        }
    }
    Some((best, end))
}

/// Fewest moves of a score that is taken for one in another language. A single one may be a slip of the
/// key.
const FEWEST: usize = 2;

/// Fewest moves if the first strange one has a letter of English, and may be illegal or ambiguous.
const FEWEST_DOUBTFUL: usize = 4;

/// Returns the reading in the letters of a language in which every move has a meaning, and notes all
/// other letters of which this is true, unless they give the same moves only with letters borrowed from
/// others. Of several readings it is the best, the first where they are equal. `strange` is the word that has no meaning in English.
fn lettered<'t>(
    reader: &impl Fn(&'t str, Notation, bool) -> PgnReader<'t>,
    text: &'t str,
    variant: Variant,
    strange: &str,
) -> Option<Draft> {
    let fewest = match is_english(strange) {
        true => FEWEST_DOUBTFUL,
        false => FEWEST,
    };
    // The best reading of each game that the text may be; there are few, and each may be long.
    let mut readings: Vec<Draft> = Vec::new();
    for notation in lettered_as(variant, strange) {
        let draft = reader(text, notation, false).stopping_where_lost().game();
        if draft.lost.is_some() || draft.move_faults() > 0 || draft.tree.len() < fewest {
            continue;
        }
        match readings.iter_mut().find(|known| known.tree == draft.tree) {
            None => readings.push(draft),
            Some(known) if is_better(&draft, known) => *known = draft,
            Some(known) if is_better(known, &draft) => {}
            Some(known) => known.alike.push(notation),
        }
    }
    let mut first = 0;
    for at in 1..readings.len() {
        if is_better(&readings[at], &readings[first]) {
            first = at;
        }
    }
    let mut best = (!readings.is_empty()).then(|| readings.remove(first))?;
    for rival in readings {
        best.rivals.push(rival.notation);
        best.rivals.extend(rival.alike);
    }
    Some(best)
}

/// Returns whether a word begins with the letter of a piece in English, or with that of a pawn.
fn is_english(word: &str) -> bool {
    word.starts_with('P') || Letters::ENGLISH.begins(word).is_some()
}

/// Returns the reading in a notation other than algebraic whose main line goes to its end, where
/// every other reading of the same stretch loses it and finds fewer moves.
///
/// Algebraic reads no end into the words of another notation, so reading on to the end of its game
/// would take many short games together, each again and again.
fn clearly<'t>(
    reader: &impl Fn(&'t str, Notation, bool) -> PgnReader<'t>,
    text: &'t str,
    variant: Variant,
) -> Option<Draft> {
    let mut found = others(variant).map(|notation| {
        let draft = reader(text, notation, false).stopping_where_lost().game();
        (notation, draft)
    });
    let (notation, draft) =
        found.find(|(_, draft)| draft.lost.is_none() && !draft.tree.is_empty())?;
    let stretch = &text[..draft.end];
    let is_beaten = |(rival, auto): (Notation, bool)| {
        let found = reader(text, rival, auto).stopping_where_lost().game();
        if found.lost.is_none() {
            return found.end == draft.end && !is_better(&found, &draft);
        }
        let found = reader(stretch, rival, auto).game();
        // A word that the end of the stretch cuts may be a move.
        let is_lost = found.lost.is_some_and(|lost| lost < stretch.len());
        is_lost && found.end == stretch.len() && found.tree.len() < draft.tree.len()
    };
    let rivals = others(variant).filter(|rival| *rival != notation);
    let rivals = rivals.map(|rival| (rival, false));
    let mut rivals = [(Notation::SHORT, true)].into_iter().chain(rivals);
    rivals.all(is_beaten).then_some(draft)
}

/// Returns whether a reading understands more than another, or as much with fewer letters that are
/// not its own.
fn is_better(draft: &Draft, than: &Draft) -> bool {
    let (understood, known) = (draft.tree.len(), than.tree.len());
    let (strange, troubles) = (draft.borrowed, draft.troubles.len());
    (understood, than.troubles.len(), than.borrowed) > (known, troubles, strange)
}

/// Returns the notations in which a score of this variant may be if it is not algebraic.
fn others(variant: Variant) -> impl Iterator<Item = Notation> {
    let whole = recognised(variant).filter(|row| row.recognised == Recognised::ByScore);
    let whole = whole.map(|row| row.notation);
    // On nine files there is only one notation, and it has been tried.
    whole.filter(move |_| Notation::SHORT.on(variant) == Notation::SHORT)
}

/// Reports a score of another game as such, instead of its moves that are none of chess.
fn tell_other_game(draft: &mut Draft, text: &str, begin: usize) {
    if let Some((rest, _)) = draft.unread.first()
        && draft.tree.len() < other_game::FEWEST
        && *draft.tree.start() == Position::start()
        && is_other_game(&text[begin..draft.end])
    {
        let under_tags = !draft.tree.tags.is_empty();
        draft.troubles.retain(|(_, fault)| !fault.is_of_a_move());
        let fault = Fault::OtherGame { under_tags };
        draft.troubles.push((rest.clone(), fault));
    }
}

/// Converts byte offsets into lines and columns, and moves the place to the end of the game.
fn settle(mut draft: Draft, text: &str, begin: usize, place: &mut TextPlace) -> Game {
    tell_other_game(&mut draft, text, begin);
    let mut walk = |to: usize| {
        place.walk(&text[place.at..to]);
        (place.line, place.column)
    };
    let (line, _) = walk(begin);
    let Draft {
        tree,
        notation,
        troubles,
        unread,
        end,
        alike,
        rivals,
        ..
    } = draft;
    // Both lists are located in one pass through the text, in its order.
    let starts = troubles.iter().map(|(span, _)| span.start);
    let others = unread.iter().map(|(span, _)| span.start);
    let mut order: Vec<OrderKey> = starts.chain(others).zip(0..).collect();
    arrange(&mut order, |key| *key);
    let (mut placed, mut kept) = (Vec::new(), Vec::new());
    let mut troubles: Vec<_> = troubles.into_iter().map(Some).collect();
    for (start, index) in order {
        let (line, column) = walk(start);
        match troubles.get_mut(index) {
            Some(trouble) => placed.extend(trouble.take().map(|(span, fault)| Trouble {
                line,
                column,
                span,
                fault,
            })),
            None => {
                let (span, at) = unread[index - troubles.len()].clone();
                let text = text[span].to_owned();
                kept.push(Unread {
                    at,
                    text,
                    line,
                    column,
                });
            }
        }
    }
    walk(end);
    Game {
        tree,
        notation,
        alike,
        rivals,
        troubles: placed,
        unread: kept,
        span: begin..end,
        line,
    }
}
