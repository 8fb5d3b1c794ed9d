//! Reading a text that was entered, pasted or dropped.

use super::entry::{
    Entry, LIVE_LIMIT, Meaning, as_fen, is_clear, is_prose, may_be_book, may_be_position,
};
use super::{Action, Effect, OpenAction, Session, say};
use crate::game::fen::{looks_like_fen, read_fen};
use crate::game::pgn::{Game, ReadAs, continuation, games};
use crate::game::positions::{PositionReader, is_position_list};
use crate::game::{At, GameTree};
use crate::notation::Sentence;
use crate::protocol::{PgnSpan, PositionView};
use crate::rules::Position;
use crate::sample::examples::EXAMPLES;
use crate::words;

/// Bytes at the beginning of a long text that are read to find out its kind.
const BEGINNING: usize = 4_000;

/// Bytes up to which a game is shown. A longer one would keep the page waiting, also at each visit.
const GAME_LIMIT: usize = 4_000_000;

impl Session {
    pub(super) fn apply_open(&mut self, action: OpenAction, effects: &mut Vec<Effect>) {
        match action {
            OpenAction::Text(text) => self.open(&text, effects),
            OpenAction::File {
                name,
                text,
                lost,
                scan,
            } => self.open_file(&name, &text, lost, scan, effects),
            OpenAction::Link(fragment) => self.follow_link(&fragment),
            OpenAction::New(variant) => self.begin(GameTree::new(Position::array(variant))),
            OpenAction::Example(at) => self.example(at),
        }
    }

    /// Carries out what is typed in the box. Returns an action for a text that only the page can
    /// open.
    pub(super) fn enter(&mut self) -> Option<Action> {
        let mut meaning = std::mem::take(&mut self.typed.entry.meaning);
        match &meaning {
            Meaning::Move { mv, .. } => {
                self.make(*mv);
                self.set_entry(Entry::default());
                return None;
            }
            Meaning::Nothing => {}
            Meaning::Choices { moves, .. } => {
                self.refuse(say::could_be(moves));
            }
            Meaning::Refused { sentence, .. } => self.refuse(sentence.clone()),
            Meaning::Misread { sentence, .. } => {
                self.refuse(Sentence::default().text(sentence.as_str()));
            }
            Meaning::Unfinished { sentence, entered } => {
                self.refuse(sentence.clone());
                let entered = Meaning::clone(entered);
                meaning = entered;
            }
            Meaning::Continuation(game) => {
                self.graft(game);
                return None;
            }
            Meaning::Score { .. } | Meaning::Diagram(_) => {
                let text = std::mem::take(&mut self.typed.entry.text);
                self.set_entry(Entry::default());
                if !self.open_position(&text) {
                    self.open_games(&text, read_games(&text));
                }
                return None;
            }
            Meaning::Page | Meaning::Later => {
                let text = std::mem::take(&mut self.typed.entry.text);
                self.set_entry(Entry::default());
                return Some(Action::Open(OpenAction::Text(text)));
            }
        }
        self.typed.entry.meaning = meaning;
        None
    }

    /// Adds everything that was read at the current moment, with its variations and comments. Text
    /// that was not understood stays in the box, and the notice says why.
    fn graft(&mut self, game: &Game) {
        self.remember();
        let (here, before) = (self.game.at, self.tree().end_of_line(At::Start));
        let mut places: Vec<At> = Vec::with_capacity(game.tree.len());
        for id in game.tree.ids() {
            let node = game.tree.node(id);
            // Parents come before their children.
            let parent = match node.parent {
                At::Start => here,
                At::After(parent) => places[parent.index()],
            };
            let known = self.tree().find(parent, &node.mv);
            let tree = self.tree_mut();
            let place = known.unwrap_or_else(|| tree.add(parent, node.mv));
            let kept = tree.node_mut(place);
            kept.nags.extend(&node.nags);
            kept.before.extend_from_slice(&node.before);
            kept.comments.extend_from_slice(&node.comments);
            places.push(At::After(place));
        }
        self.game.revision += 1;
        let end = game.tree.main_line(At::Start).last();
        self.go(end.map_or(here, |id| places[id.index()]));
        self.end_anew(before);
        let rest: Vec<&str> = game
            .unread
            .iter()
            .map(|unread| unread.text.as_str())
            .collect();
        self.set_entry(self.read_entry(rest.join(" ")));
        let letters = game.taken_for();
        if !letters.is_empty() {
            self.say(letters);
        }
        if let Some(trouble) = game.troubles.first() {
            self.refuse(Sentence::default().text(trouble.to_string()));
        }
    }

    /// Reads a text as games or a position and shows the first. If nothing in it can be read, the
    /// shown game stays, the text goes back into the entry box and the notice says why.
    pub(super) fn open(&mut self, text: &str, effects: &mut Vec<Effect>) {
        if self.open_positions(text) || self.open_position(text) {
            return;
        }
        // Reading a book here would block the page, so a long text is judged by its beginning. A
        // doubtful text goes to the book worker, because only that recognises books of all
        // countries, and positions as they stand in print.
        let long = text.len() > LIVE_LIMIT;
        let mut end = text.floor_char_boundary(if long { BEGINNING } else { text.len() });
        if long {
            // The beginning must not end inside a move.
            end = text[..end].rfind(char::is_whitespace).unwrap_or(end);
        }
        let mut read = read_games(&text[..end]);
        if may_be_book(&text[..end], &read) {
            self.read_book(text, true, None, effects);
            return;
        }
        let mut clear = !long || is_clear(&read);
        if clear && self.is_too_long(text) {
            return;
        }
        if long && clear {
            read = read_games(text);
            clear = is_clear(&read) && !may_be_book(text, &read);
        }
        let moves = read.iter().map(|game| game.tree.len()).sum();
        if clear && !may_be_position(text, moves) {
            self.open_games(text, read);
        } else {
            self.read_book(text, false, None, effects);
        }
    }

    /// Shows the positions that a text lists, each as a game; returns `false` if it is not a list.
    fn open_positions(&mut self, text: &str) -> bool {
        if !is_position_list(text) {
            return false;
        }
        let mut reader = PositionReader::default();
        let trees = text.lines().filter_map(|line| reader.read(line));
        let games: Vec<Game> = trees.map(Game::new).collect();
        let said = say::positions_read(reader.positions(), &reader.faults());
        if games.is_empty() {
            self.keep_text(text);
            self.refuse(Sentence::default().text(said));
            return true;
        }
        self.remember();
        self.replace(games);
        self.say(said);
        true
    }

    /// Shows the position that a text describes; returns `false` if it does not look like a
    /// position.
    fn open_position(&mut self, text: &str) -> bool {
        let Some(read) = as_fen(text) else {
            return false;
        };
        match read {
            Ok(shown) => {
                let remark = shown.remark();
                self.begin(GameTree::new(shown.position));
                if let Some(remark) = remark {
                    self.say(remark);
                }
            }
            Err(error) => self.refuse_position(text, &error.to_string()),
        }
        true
    }

    /// Shows a position read from print, with the words around it as a comment.
    pub(super) fn open_printed(&mut self, printed: PositionView) {
        self.notice = None;
        if !self.open_position(&printed.fen) {
            return;
        }
        if !printed.caption.is_empty() {
            self.tree_mut().comments.push(printed.caption);
        }
        if self.notice.is_none() && !printed.remarks.is_empty() {
            self.say(printed.remarks);
        }
    }

    /// Says why a text is no position, and puts it back into the entry box.
    pub(super) fn refuse_position(&mut self, text: &str, why: &str) {
        self.keep_text(text);
        self.refuse(Sentence::default().text(say::not_a_position(why)));
    }

    /// Returns whether a text is longer than a game that is shown, and says so.
    pub(super) fn is_too_long(&mut self, text: &str) -> bool {
        let is_long = text.len() > GAME_LIMIT;
        if is_long {
            self.refuse(Sentence::default().text(say::too_long(text.len())));
        }
        is_long
    }

    /// Shows the games read in a text, or says why there are none.
    pub(super) fn open_games(&mut self, text: &str, read: Vec<Game>) {
        let chess = read.iter().filter(|game| !game.is_other_game());
        let moves: usize = chess.map(|game| game.tree.len()).sum();
        let tags: usize = read.iter().map(|game| game.tree.tags.len()).sum();
        if moves == 0
            && let Some(error) = looks_like_fen(text).then(|| read_fen(text).err()).flatten()
        {
            self.refuse_position(text, &error.to_string());
            return;
        }
        if moves == 0 && tags == 0 {
            let why = read.iter().flat_map(|game| &game.troubles).next();
            let why = why.map_or_else(|| words::NO_MOVE_FOUND.into(), ToString::to_string);
            self.keep_text(text);
            self.refuse(Sentence::default().text(say::not_a_game(&why)));
            return;
        }
        let (others, read): (Vec<Game>, Vec<Game>) =
            read.into_iter().partition(Game::is_other_game);
        if read.is_empty() {
            self.keep_text(text);
            let why = others.iter().flat_map(|game| &game.troubles).next();
            let why = why.map(|trouble| trouble.fault.to_string());
            self.refuse(Sentence::default().text(why.unwrap_or_default()));
            return;
        }
        self.remember();
        let (count, troubles) = (
            read.len(),
            read.iter().map(|g| g.troubles.len()).sum::<usize>(),
        );
        let mut words = say::games_read(count, moves, troubles);
        words.push_str(&say::left_out(&others));
        self.replace(read);
        self.say(say::with_letters(words, self.shown_game()));
    }

    /// Shows an example at the end of its moves. An example that cannot be played stays in the box
    /// with the reason.
    fn example(&mut self, at: usize) {
        let Some(example) = EXAMPLES.get(at) else {
            return;
        };
        let position = example.position();
        let read = continuation(&position, example.text, ReadAs::Auto);
        let game = read.filter(|game| game.unread.is_empty() && !game.tree.is_empty());
        self.remember();
        match game {
            Some(game) => {
                self.replace(vec![game]);
                self.go(self.tree().end_of_line(At::Start));
            }
            None => {
                self.replace(vec![Game::new(GameTree::new(position))]);
                self.set_entry(self.read_entry(example.text.to_owned()));
                // Examples are short, so no action for the page is returned.
                self.enter();
            }
        }
    }

    /// Puts a text that could not be read back into the entry box, to be corrected. What is in the
    /// box stays before it.
    fn keep_text(&mut self, text: &str) {
        let mut whole = self.typed.entry.text.clone();
        if whole == text {
            return;
        }
        if !whole.is_empty() {
            whole.push('\n');
        }
        whole.push_str(text);
        // A book is too long for the box.
        if whole.len() <= LIVE_LIMIT {
            self.set_entry(self.read_entry(whole));
        }
    }
}

/// Reads the games of a text, in any notation.
pub(super) fn read_games(text: &str) -> Vec<Game> {
    games(text, ReadAs::Auto).collect()
}

/// Reads the games of a text in which no book page was found. If the text has no tags and is prose,
/// only the stretches of PGN in it are read.
pub(super) fn read_prose(text: &str, pgn: &[PgnSpan]) -> Vec<Game> {
    let read = read_games(text);
    if read.iter().any(|game| !game.tree.tags.is_empty()) || !is_prose(text, &read) {
        return read;
    }
    let pieces = pgn.iter().filter_map(|stretch| stretch.slice(text));
    pieces.flat_map(read_games).collect()
}

/// The Opera Game (Morphy against the Duke of Brunswick and Count Isouard, Paris 1858). It is short
/// and famous, and its eleventh move needs an added letter, which makes a good first example.
const FIRST_GAME: &str = "[Event \"Paris Opera\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n\
    [White \"Morphy\"]\n[Black \"Duke of Brunswick and Count Isouard\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 \
    9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 \
    15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0";

/// The ply shown on a first visit: 11… Nbd7.
const FIRST_PLY: usize = 22;

impl Session {
    /// Returns the session of a first visit: a short famous game, at a move whose name needs
    /// explaining.
    #[must_use]
    pub fn first_visit() -> Session {
        let mut session = Session::from_games(read_games(FIRST_GAME));
        let there = session.tree().main_line(At::Start).nth(FIRST_PLY - 1);
        session.go(there.map_or(At::Start, At::After));
        session
    }
}
