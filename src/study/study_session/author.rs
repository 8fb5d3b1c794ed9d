//! What an author gives a study, at first or later: a score and attributes, and what is wrong with
//! them.
//!
//! | changed | the reader's place and moves | questions and trials |
//! |---|---|---|
//! | the score, `fen`, `variant`, `read-as`, `letters` | are lost | start again |
//! | `ply` | the reader is taken there | start again |
//! | `columns`, `interactive`, `quiz` | stay | start again |
//! | anything else | stay | stay |

use super::StudySession;
use crate::exercise::quiz::Round;
use crate::session::{Action, GoAction};
use crate::study::{Attribute, Mode, ScoreFault, StartPly, Study, StudyEvents, ply};

impl StudySession {
    /// Returns the score as given, and what was not understood of it.
    #[must_use]
    pub fn score(&self) -> (&str, &[ScoreFault]) {
        (&self.score, &self.study.faults)
    }

    /// Reads another score.
    pub fn read(&mut self, score: String) -> StudyEvents {
        self.score = score;
        self.reread()
    }

    /// Sets an attribute to another value.
    pub fn attribute(&mut self, name: &str, value: Option<&str>) -> StudyEvents {
        let Some(Attribute { name, .. }) = Attribute::named(name) else {
            return StudyEvents::default();
        };
        self.wrong.retain(|(wrong, _)| wrong != name);
        if *name == "quiz" {
            value.unwrap_or_default().clone_into(&mut self.quiz);
        }
        let sentence = self.settings.set(name, value).err();
        let trouble = sentence.is_some();
        self.wrong
            .extend(sentence.map(|sentence| (*name, sentence)));
        let events = match *name {
            "fen" | "variant" | "read-as" | "letters" => self.reread(),
            "ply" => self.go_to_ply(),
            _ => {
                // The reader's place and moves stay. The answers stay too if only the looks change.
                match *name {
                    "columns" => {
                        let fresh = self.study.session(&self.settings);
                        self.set_columns(fresh.columns());
                    }
                    "orientation" => self.turn(self.settings.flipped),
                    _ => {}
                }
                self.settings.show_on(&mut self.session);
                if matches!(*name, "columns" | "interactive" | "quiz") {
                    self.begin();
                }
                self.tell()
            }
        };
        StudyEvents {
            trouble: events.trouble | trouble,
            ..events
        }
    }

    fn reread(&mut self) -> StudyEvents {
        self.study = Study::read(&self.score, &self.settings);
        let session = self.study.session(&self.settings);
        self.begin_anew(session);
        self.ahead = None;
        self.spoken.clear();
        self.begin();
        self.events = (self.session.game_number(), self.session.at());
        StudyEvents {
            position: true,
            trouble: !self.trouble().is_empty(),
            ..StudyEvents::default()
        }
    }

    /// Shows the moment after this many plies of the main line, where questions start again.
    pub fn go_to(&mut self, count: u32) -> StudyEvents {
        let begins = std::mem::replace(&mut self.settings.ply, StartPly::After(count));
        let events = self.go_to_ply();
        self.settings.ply = begins;
        events
    }

    /// Shows the moment at which the author's settings begin.
    fn go_to_ply(&mut self) -> StudyEvents {
        self.ahead = None;
        let at = ply(self.session.tree(), self.settings.ply);
        self.session.apply_at_board(Action::Go(GoAction::To(at)));
        // Questions and trials belong to the moment at which they began.
        self.begin();
        self.tell()
    }

    /// Returns what is wrong with the attributes and the score, one sentence per line; empty if
    /// nothing is.
    #[must_use]
    pub fn trouble(&self) -> String {
        let wrong = self.wrong.iter().map(|(_, sentence)| sentence.clone());
        let idle = self.settings.mode != Mode::Quiz && !self.quiz.trim().is_empty();
        let idle = idle && self.wrong.iter().all(|(name, _)| *name != "quiz");
        let idle = idle.then(|| without_interactive(self.quiz.trim()));
        let faults = self.study.faults.iter().filter(|fault| fault.is_error);
        let faults = faults.map(ToString::to_string);
        let asked = self.round().and_then(Round::trouble);
        let lines: Vec<String> = wrong.chain(idle).chain(faults).chain(asked).collect();
        lines.join("\n")
    }
}

/// Says that a kind of question asks nothing, because readers are not to be asked.
fn without_interactive(quiz: &str) -> String {
    format!("quiz=\"{quiz}\" asks nothing by itself. Add interactive=\"quiz\".")
}
