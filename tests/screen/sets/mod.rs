//! Exercise sets: made from games and from generated positions, kept as links, done by pupils.
//!
//! | module | what it is |
//! |---|---|
//! | `made` | what a set asks, and that each question has one right answer |
//! | `stored` | sets and results as links, read back or refused |
//! | `done` | a pupil's answers, their marks, and the result |

mod done;
mod made;
mod stored;

use rank_and_file::exercise::by_rule::{AskedAs, MoveExercise, RuleAction};
use rank_and_file::exercise::keep_score::famous::famous;
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::exercise::set::{ExerciseSet, SetChoice, SetGames, SetSettings};
use rank_and_file::session::{Column, column};

fn games() -> SetGames {
    SetGames {
        famous: famous().into_iter().map(|game| game.tree).collect(),
        ..SetGames::default()
    }
}

fn columns() -> Vec<Column> {
    let tags = ["short", "descriptive", "long", "minimal", "german"];
    tags.into_iter().filter_map(column).collect()
}

/// Makes a set by these choices.
fn made(choices: &[SetChoice], games: &SetGames) -> ExerciseSet {
    let mut set = ExerciseSet::new(SetSettings::default(), games);
    for choice in choices {
        set.choose(*choice, games);
    }
    set
}

/// Returns what a pupil does who knows the answer.
fn right(asked: &MoveExercise) -> RuleAction {
    let mv = asked.mv;
    RuleAction::Answer(match asked.asked_as {
        AskedAs::Piece => RoundAction::Touch(mv.from),
        AskedAs::Play => RoundAction::Choose(mv),
        AskedAs::Mend => {
            let mut all = 0..4;
            return RuleAction::Choose(all.find(|&at| asked.choose(at).right).expect("one"));
        }
        _ => RoundAction::Write(asked.name_in(asked.column)),
    })
}
