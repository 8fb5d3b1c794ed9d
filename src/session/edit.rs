//! Setting up a position, and drawing on the board.

use super::{Action, BoardAction, BookAction, Effect, EntryAction, Session};
use crate::board::{Color, Drawn, Square, Variant};
use crate::game::{At, GameTree, marks};
use crate::protocol::{BookRequest, PositionView};
use crate::sample::diagrams;
use crate::session::editor::{EditAction, Editor, EditorVerdict};
use crate::session::entry::Meaning;
use crate::words;

impl Session {
    /// Returns the position that is being set up, if any.
    #[must_use]
    pub fn editor(&self) -> Option<&Editor> {
        self.editor.as_deref()
    }

    /// Returns whether the piece on a square can be lifted. While a position is set up, any piece
    /// can.
    #[must_use]
    pub fn may_lift(&self, square: Square) -> bool {
        self.editor.is_some() || self.game.position.may_lift(square)
    }

    /// Returns the side that may move; `None` where any piece may.
    #[must_use]
    pub fn mover(&self) -> Option<Color> {
        let both = self.editor.is_some() || self.game.position.variant() == Variant::Diagram;
        (!both).then(|| self.game.position.color())
    }

    /// Applies an action to the position being set up, or refuses it. Returns an action that the
    /// setting up leaves to the game, and `None` if it has been dealt with.
    pub(super) fn while_editing(&mut self, action: Action) -> Option<Action> {
        match action {
            other if self.editor.is_none() => return Some(other),
            Action::Board(BoardAction::Touch(square)) => {
                self.change(&mut |editor| editor.touch(square))
            }
            Action::Board(BoardAction::Drag(from, to)) => {
                self.change(&mut |editor| editor.drag(from, to))
            }
            Action::Board(BoardAction::Cancel) => {
                self.notice = None;
                self.change(&mut |editor| editor.from = None);
            }
            Action::Entry(EntryAction::Enter)
                if matches!(
                    self.typed.entry.meaning,
                    Meaning::Move { .. } | Meaning::Continuation(_)
                ) =>
            {
                self.say(words::FINISH_SETTING_UP);
            }
            Action::Go(_)
            | Action::Board(BoardAction::Choose(_))
            | Action::Score(_)
            | Action::Book(
                BookAction::Doubt(_)
                | BookAction::Settle(_)
                | BookAction::AsRead
                | BookAction::OtherReading
                | BookAction::Correct,
            ) => {
                self.say(words::FINISH_SETTING_UP);
            }
            other => return Some(other),
        }
        None
    }

    pub(super) fn edit(&mut self, action: EditAction) {
        match action {
            EditAction::Begin | EditAction::Draw if self.editor.is_none() => {
                self.remember();
                let (setup, marks) = (self.game.position.setup(), self.marks_at(self.game.at));
                let editor = match action {
                    EditAction::Draw => Editor::drawing(setup, marks),
                    _ => Editor::new(setup, marks),
                };
                self.set_editor(Some(Box::new(editor)));
            }
            EditAction::Begin | EditAction::Draw => {}
            EditAction::Diagram(at) => {
                if let Some(diagram) = diagrams::DIAGRAMS.get(at) {
                    self.begin(diagram.tree());
                }
            }
            EditAction::Mark(shape, tint) if self.editor.is_none() => {
                let board = self.game.position.variant().board();
                if !action.squares().all(|square| board.has(square)) {
                    return;
                }
                self.remember();
                let mut drawn = self.marks_at(self.game.at);
                marks::toggle(&mut drawn, Drawn::author(shape, tint));
                marks::replace(self.comments_mut(), &drawn);
            }
            EditAction::Cancel if self.editor.is_some() => {
                self.remember();
                self.set_editor(None);
            }
            EditAction::Finish => self.finish(),
            other => self.change(&mut |editor| editor.apply(other)),
        }
    }

    /// Ends the editing: goes on from the position as a new game or diagram, or keeps the drawn
    /// marks if only these have changed.
    fn finish(&mut self) {
        let Some(editor) = self.editor.as_deref() else {
            return;
        };
        let (verdict, words) = (editor.verdict(), editor.sentence());
        let drawn = editor.marks.clone();
        if verdict == EditorVerdict::Same {
            self.remember();
            self.set_editor(None);
            marks::replace(self.comments_mut(), &drawn);
            return;
        }
        let Some(position) = editor.position() else {
            self.say(words);
            return;
        };
        let mut tree = GameTree::new(position);
        marks::replace(&mut tree.comments, &drawn);
        self.begin(tree);
    }

    /// Changes the editor. It is a step for undo if a piece, a right or a mark has changed.
    pub(super) fn change(&mut self, act: &mut dyn FnMut(&mut Editor)) {
        let before = self.snapshot();
        let Some(editor) = &mut self.editor else {
            return;
        };
        act(editor);
        let other = before
            .editor
            .as_ref()
            .is_some_and(|old| old.setup != editor.setup || old.marks != editor.marks);
        if other {
            self.history.undo.push(before);
            self.history.redo.clear();
        }
    }

    /// Sets up the position of a FEN. The book worker is asked about a text that may be a position as
    /// it stands in print.
    pub(super) fn set_up(&mut self, text: String, effects: &mut Vec<Effect>) {
        self.change(&mut |editor| editor.read(&text));
        if self.editor().is_some_and(Editor::may_be_printed) {
            effects.push(Effect::Book(BookRequest::SetUp { text }));
        }
    }

    /// Sets up the position that a text has in print, if it still stands in the editor's field.
    pub(super) fn hear_set_up(&mut self, text: &str, read: &Result<PositionView, String>) {
        if self.editor().is_some_and(|editor| editor.text == text) {
            self.change(&mut |editor| editor.read_as_printed(read.clone()));
        }
    }

    /// Returns the comments of the current moment.
    fn comments_mut(&mut self) -> &mut Vec<String> {
        let at = self.game.at;
        self.game.revision += 1;
        let tree = self.tree_mut();
        match at {
            At::Start => &mut tree.comments,
            At::After(id) => &mut tree.node_mut(id).comments,
        }
    }
}
