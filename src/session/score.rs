//! Changes to the score of the shown game: lines rearranged and removed, moves replaced, comments,
//! glyphs, tags and the result. Each change is one undo step, and so is continued typing in one
//! field.
//!
//! | change | effect |
//! |---|---|
//! | promote, demote, make main | lines change places, and the moment on the board stays |
//! | delete, cut | moves go; the board shows the last moment before them |
//! | replace, insert | the board shows the moment before; the next move made there is the new one |
//! | comment, glyph, tag, result | the text beside the moves changes |
//! | read as | the score is read again, in the letters of another language |
//! | dismiss | the places that were not understood are forgotten, with the text kept for them |
//!
//! A book page refers to its moves by their places, so it is closed when places change; undo brings
//! it back.

use std::sync::Arc;

use super::column::Names;
use super::say::{self, moment_name};
use super::state::{OpenNote, Pending, Session, WrittenField};
use crate::board::{Move, Variant};
use crate::game::pgn::{ReadAs, games, write_pgn};
use crate::game::rework::Reworked;
use crate::game::{At, GameTree, NodeId, OWN_TAGS, Outcome, Places, comment, rework, toggle_nag};
use crate::notation::{Notation, Sentence};
use crate::words;

/// A change to the score of a game. It has no effect if its move or moment is not in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreAction {
    /// Swaps the innermost variation around a move with the line above it.
    Promote(NodeId),
    /// Swaps the innermost line around a move that has a line below it with that line.
    Demote(NodeId),
    /// Makes a move part of the main line.
    MakeMain(NodeId),
    /// Removes the innermost variation around a move.
    DeleteVariation(NodeId),
    /// Removes a move and all that follows it.
    Delete(NodeId),
    /// Removes all that follows a moment.
    Cut(At),
    /// Makes the next move played take the place of this one.
    Replace(NodeId),
    /// Makes the next move played come before this one.
    Insert(NodeId),
    /// Sets the words of the comment before a moment's move or after it.
    Comment {
        at: At,
        before: bool,
        text: String,
    },
    /// Adds a numeric annotation glyph to a move, or removes it.
    Glyph(NodeId, u8),
    /// Sets a tag's value; an empty value removes the tag.
    Tag(String, String),
    Result(Outcome),
    /// Reads the score again, in another notation than the one it was read in.
    ReadAs(Notation),
    /// Forgets the places that were not understood, and the text that stands beside the game for them.
    Dismiss,
    /// Opens the fields for the comment and the glyphs of the current moment, or closes them.
    Note(bool),
}

impl Session {
    /// Returns the prompt shown while a move is to be replaced or another put before it.
    #[must_use]
    pub fn pending(&self) -> Option<String> {
        let pending = self.pending?;
        Some((pending.words)(&self.name_of(At::After(pending.id))))
    }

    /// Returns the words of the comment before a moment's move, or after it.
    #[must_use]
    pub fn said(&self, at: At, before: bool) -> String {
        let (at, before) = self.place_of_words(at, before);
        comment::words(match at {
            At::After(id) if before => &self.tree().node(id).before,
            At::After(id) => &self.tree().node(id).comments,
            At::Start => &self.tree().comments,
        })
    }

    /// Returns the note whose fields are open; it is about the current moment.
    #[must_use]
    pub fn note(&self) -> Option<OpenNote> {
        let now = (self.game.number, self.game.at);
        self.note.filter(|note| (note.game, note.at) == now)
    }

    fn open_note(&mut self) {
        if self.note().is_none() {
            let at = self.game.at;
            self.note = Some(OpenNote {
                at,
                apart: self.books.page.is_none() && !self.said(at, false).trim().is_empty(),
                game: self.game.number,
            });
        }
    }

    /// Returns the words of the comment before a moment's move if it is kept with the move itself,
    /// and not after the move before it.
    #[must_use]
    pub fn words_before(&self, at: At) -> Option<String> {
        let (_, own) = self.place_of_words(at, true);
        own.then(|| self.said(at, true))
    }

    /// Applies a change, if its move or moment is in the game.
    pub(super) fn score(&mut self, action: ScoreAction) {
        let writes = action.field();
        match action {
            ScoreAction::Promote(id) => self.reorder(id, &|tree| tree.promote(id).is_some()),
            ScoreAction::Demote(id) => self.reorder(id, &|tree| tree.demote(id).is_some()),
            ScoreAction::MakeMain(id) => self.reorder(id, &|tree| {
                let varies = tree.variation(id).is_some();
                tree.make_main(id);
                varies
            }),
            ScoreAction::DeleteVariation(id) if self.has(id) => {
                if let Some(first) = self.tree().variation(id) {
                    self.take_out(&|tree| tree.delete(first));
                }
            }
            ScoreAction::Delete(id) if self.has(id) => self.take_out(&|tree| tree.delete(id)),
            ScoreAction::Cut(at) if self.tree().has(at) => {
                self.take_out(&|tree| tree.cut(at));
            }
            ScoreAction::Replace(id) => {
                self.await_move(id, say::plays_instead, Session::replace_move)
            }
            ScoreAction::Insert(id) => self.await_move(id, say::plays_before, Session::insert_move),
            ScoreAction::Comment { at, before, text } if self.tree().has(at) => {
                self.write(writes);
                let (at, before) = self.place_of_words(at, before);
                let tree = self.tree_mut();
                let comments = match at {
                    At::After(id) if before => &mut tree.node_mut(id).before,
                    At::After(id) => &mut tree.node_mut(id).comments,
                    At::Start => &mut tree.comments,
                };
                comment::set_words(comments, &text);
            }
            ScoreAction::Glyph(id, nag) if self.has(id) => {
                self.remember();
                self.game.revision += 1;
                toggle_nag(&mut self.tree_mut().node_mut(id).nags, nag);
            }
            ScoreAction::Tag(name, value) if !OWN_TAGS.contains(&name.as_str()) => {
                self.write(writes);
                // A tag has one line, in PGN and in what is kept.
                let value = value.replace(['\r', '\n'], " ");
                self.tree_mut().set_tag(&name, &value);
            }
            ScoreAction::ReadAs(notation) => self.read_as(notation),
            ScoreAction::Dismiss => self.dismiss(),
            ScoreAction::Result(_) if self.game.position.variant() == Variant::Diagram => {
                self.refuse(Sentence::default().text(words::NO_RESULT));
            }
            ScoreAction::Note(true) => self.open_note(),
            ScoreAction::Note(false) => self.note = None,
            ScoreAction::Result(outcome) => {
                self.remember();
                self.game.revision += 1;
                self.set_outcome(outcome);
            }
            _ => {}
        }
    }

    fn has(&self, id: NodeId) -> bool {
        self.tree().has(At::After(id))
    }

    fn name_of(&self, at: At) -> String {
        let notation = self.sheet.columns[0].notation;
        moment_name(self.tree(), &mut Names::default(), notation, at)
    }

    /// Returns where a comment before or after a moment's move is kept. One before a move is kept
    /// after the previous move, unless the move begins a variation or has such a comment already.
    fn place_of_words(&self, at: At, before: bool) -> (At, bool) {
        match at {
            At::After(id) if before => {
                let node = self.tree().node(id);
                let leads = self.tree().next(node.parent).first() == Some(&id);
                match leads && node.before.is_empty() {
                    true => (node.parent, false),
                    false => (at, true),
                }
            }
            _ => (at, false),
        }
    }

    /// Records an undo step before typed text is taken in, once for each field that is typed in.
    fn write(&mut self, field: Option<WrittenField>) {
        if self.history.writing != field {
            self.remember();
            self.history.writing = field;
        }
        self.game.revision += 1;
    }

    /// Rearranges lines, if that changes the tree.
    fn reorder(&mut self, id: NodeId, act: &dyn Fn(&mut GameTree) -> bool) {
        if self.has(id) {
            let mut tree = self.tree().clone();
            if act(&mut tree) {
                self.remember();
                self.game.revision += 1;
                *self.tree_mut() = tree;
            }
        }
    }

    /// Removes moves, and says how many.
    fn take_out(&mut self, act: &dyn Fn(&mut GameTree) -> Places) {
        let mut tree = self.tree().clone();
        let places = act(&mut tree);
        let gone = self.tree().len() - tree.len();
        if gone > 0 {
            let here = self.last_kept(self.game.at, &places);
            let unread = self.unread_texts();
            self.put(tree, &places, false);
            self.show_moment(here);
            self.say(say::taken_out(gone, self.unread_texts() < unread));
        }
    }

    /// Reads the shown game in another notation, as it is written in the one it was read in.
    fn read_as(&mut self, notation: Notation) {
        let shown = self.shown_game();
        let text = write_pgn(&shown.whole(), &shown.notation);
        let read = games(&text, ReadAs::Only(notation)).next();
        let Some(read) = read.filter(|game| !game.tree.is_empty()) else {
            self.refuse(Sentence::default().text(words::NOT_IN_THESE));
            return;
        };
        self.remember();
        let words = say::games_read(1, read.tree.len(), read.troubles.len());
        self.game.all[self.game.shown] = Arc::new(read);
        self.show(self.game.shown);
        self.say(say::with_letters(words, self.shown_game()));
    }

    /// Forgets what was not understood of the shown game.
    fn dismiss(&mut self) {
        if self.troubles().is_empty() {
            return;
        }
        let unread = self.unread_texts();
        self.remember();
        let mut game = self.shown_game().clone();
        (game.unread, game.troubles) = Default::default();
        self.game.all[self.game.shown] = Arc::new(game);
        self.game.revision += 1;
        self.say(say::dismissed(unread > 0).to_owned());
    }

    /// Returns how many texts stand beside the shown game that could not be read.
    fn unread_texts(&self) -> usize {
        self.game.all[self.game.shown].unread.len()
    }

    /// Returns the last moment on the way to this one that remains, with its new place.
    fn last_kept(&self, mut at: At, places: &Places) -> At {
        loop {
            match (places.moment(at), at) {
                (Some(kept), _) => return kept,
                (None, At::After(id)) => at = self.tree().node(id).parent,
                (None, At::Start) => return At::Start,
            }
        }
    }

    /// Replaces the shown tree by a changed one; undo leads back. Text that was not understood
    /// after a removed move is dropped, or with `kept` moves to the last move that remains.
    fn put(&mut self, tree: GameTree, places: &Places, kept: bool) {
        self.remember();
        if self.books.page.is_some() {
            self.close_book();
        }
        let mut game = self.game.all[self.game.shown].as_ref().clone();
        game.unread.retain_mut(|unread| {
            let there = places.moment(unread.at);
            unread.at = self.last_kept(unread.at, places);
            there.is_some() || kept
        });
        game.tree = tree;
        self.game.folded = self
            .game
            .folded
            .iter()
            .filter_map(|&id| places.get(id))
            .collect();
        self.game.all[self.game.shown] = Arc::new(game);
        // Another move may now have the index of a removed one, so the names are cleared.
        self.game.last_number += 1;
        self.game.number = self.game.last_number;
        self.game.revision += 1;
    }

    /// Shows a moment of a game whose moves may have changed.
    fn show_moment(&mut self, at: At) {
        self.go(at);
        self.game.position = self.tree().position(at);
        self.reread_entry();
    }

    /// Shows the moment before a move, and waits for the move that replaces it or comes before it.
    fn await_move(
        &mut self,
        id: NodeId,
        words: fn(&str) -> String,
        act: fn(&mut Session, Pending, Move) -> bool,
    ) {
        if self.has(id) {
            self.go(self.tree().node(id).parent);
            self.pending = Some(Pending { id, words, act });
            self.say(self.pending().unwrap_or_default());
        }
    }

    /// Makes the move that was awaited; returns `false` if it cannot be made.
    pub(super) fn make_awaited(&mut self, pending: Pending, mv: Move) -> bool {
        (pending.act)(self, pending, mv)
    }

    fn replace_move(&mut self, pending: Pending, mv: Move) -> bool {
        self.rework(pending, mv, rework::replace)
    }

    fn insert_move(&mut self, pending: Pending, mv: Move) -> bool {
        self.rework(pending, mv, rework::insert)
    }

    fn rework(
        &mut self,
        pending: Pending,
        mv: Move,
        act: fn(&mut GameTree, NodeId, Move) -> Option<Reworked>,
    ) -> bool {
        let mut tree = self.tree().clone();
        let Some(Reworked { id, lost, places }) = act(&mut tree, pending.id, mv) else {
            self.pending = Some(pending);
            self.refuse(Sentence::default().text(words::STANDS_ALREADY));
            return false;
        };
        self.put(tree, &places, true);
        self.end_on_board();
        self.show_moment(At::After(id));
        if lost > 0 {
            self.say(say::no_longer_possible(lost));
        } else if tree_passes(self.tree(), id) {
            self.say(words::PASSES_UNTIL_THEN);
        }
        true
    }
}

/// Returns whether a null move follows a move.
fn tree_passes(tree: &GameTree, id: NodeId) -> bool {
    let next = tree.next(At::After(id)).first();
    next.is_some_and(|&next| tree.node(next).mv.passes())
}

impl ScoreAction {
    /// Returns the field that the action writes in; `None` for actions without a field.
    fn field(&self) -> Option<WrittenField> {
        match self {
            ScoreAction::Comment { at, before, .. } => Some(WrittenField::Comment(*at, *before)),
            ScoreAction::Tag(name, _) => Some(WrittenField::Tag(name.clone())),
            _ => None,
        }
    }
}
