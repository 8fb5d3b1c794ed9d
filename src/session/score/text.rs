//! Changes to a score as texts.
//!
//! | text | does |
//! |---|---|
//! | `promote 7`, `demote 7`, `main 7` | rearranges lines around the move that was added 7th |
//! | `delete-variation 7`, `delete 7`, `cut 7` | removes its variation; the move with all that follows; what follows |
//! | `replace 7`, `insert 7` | makes the next move played take its place, come before it |
//! | `before 7 Best`, `after 0 The start` | sets a comment; a field has `before 7` and adds its value |
//! | `glyph 7 14` | puts `⩲` beside the move, or removes it |
//! | `tag White Morphy`, `tag White ` | sets a tag's value; removes the tag |
//! | `result 1/2-1/2` | sets the result; a list has `result` and adds the chosen one |

use super::ScoreAction;
use crate::game::{At, NodeId, Outcome};
use crate::session::words::words;

impl ScoreAction {
    /// Returns the action as a text that [`ScoreAction::parse`] reads back.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            ScoreAction::Promote(id) => of_move("promote", *id),
            ScoreAction::Demote(id) => of_move("demote", *id),
            ScoreAction::MakeMain(id) => of_move("main", *id),
            ScoreAction::DeleteVariation(id) => of_move("delete-variation", *id),
            ScoreAction::Delete(id) => of_move("delete", *id),
            ScoreAction::Cut(at) => words("cut", &[&at.moment()]),
            ScoreAction::Replace(id) => of_move("replace", *id),
            ScoreAction::Insert(id) => of_move("insert", *id),
            ScoreAction::Comment { text, .. } => words(&self.field(), &[text]),
            ScoreAction::Glyph(id, nag) => words(&of_move("glyph", *id), &[nag]),
            ScoreAction::Tag(_, value) => words(&self.field(), &[value]),
            ScoreAction::Result(outcome) => words("result", &[&outcome.pgn()]),
        }
    }

    /// Returns the text without the typed value, as a field has it; empty for actions without a
    /// field.
    #[must_use]
    pub fn field(&self) -> String {
        match self {
            ScoreAction::Comment { at, before, .. } => {
                let verb = if *before { "before" } else { "after" };
                words(verb, &[&at.moment()])
            }
            ScoreAction::Tag(name, _) => words("tag", &[name]),
            _ => String::new(),
        }
    }

    /// Reads an action from a text; `None` if the text is not an action.
    #[must_use]
    pub fn parse(text: &str) -> Option<ScoreAction> {
        let (verb, rest) = text.split_once(' ')?;
        let at = |text: &str| Some(At::of_moment(text.parse().ok()?));
        let id = |text: &str| match at(text)? {
            At::After(id) => Some(id),
            At::Start => None,
        };
        Some(match verb {
            "promote" => ScoreAction::Promote(id(rest)?),
            "demote" => ScoreAction::Demote(id(rest)?),
            "main" => ScoreAction::MakeMain(id(rest)?),
            "delete-variation" => ScoreAction::DeleteVariation(id(rest)?),
            "delete" => ScoreAction::Delete(id(rest)?),
            "cut" => ScoreAction::Cut(at(rest)?),
            "replace" => ScoreAction::Replace(id(rest)?),
            "insert" => ScoreAction::Insert(id(rest)?),
            "before" | "after" => {
                let (moment, text) = rest.split_once(' ')?;
                ScoreAction::Comment {
                    at: at(moment)?,
                    before: verb == "before",
                    text: text.to_owned(),
                }
            }
            "glyph" => {
                let (moment, nag) = rest.split_once(' ')?;
                ScoreAction::Glyph(id(moment)?, nag.parse().ok()?)
            }
            "tag" => {
                let (name, value) = rest.split_once(' ')?;
                ScoreAction::Tag(name.to_owned(), value.to_owned())
            }
            "result" => ScoreAction::Result(Outcome::of_pgn(rest)?),
            _ => return None,
        })
    }
}

fn of_move(verb: &str, id: NodeId) -> String {
    words(verb, &[&At::After(id).moment()])
}
