//! Boards in other web pages.

use rank_and_file::exercise::laboratory::{LabAction, LabTool};
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::study::looks::Looks;
use rank_and_file::study::table::Values;
use rank_and_file::study::{ATTRIBUTES, Settings, StudyAction, StudySession};
use rank_and_file::view::{BoardOptions, Element, study, study_sheet};

use crate::actions::{action, pointing, text, tool};
use crate::choose::Choices;

/// Actions of the longest session, so that a run stays short.
const MOST: usize = 60;

/// Sets attributes, reads a score, and does what a reader may do.
pub fn element(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let mut given: Vec<(&str, String)> = Vec::new();
    for _ in 0..choices.below(6) {
        given.push(attribute(&mut choices));
    }
    let score = text(&mut choices);
    let of = |name: &str| {
        let found = given.iter().rev().find(|(known, _)| *known == name)?;
        Some(found.1.clone())
    };
    let mut settings = Settings::default();
    for (name, value) in &given {
        if let Err(sentence) = settings.set(name, Some(value)) {
            assert!(sentence.ends_with('.'), "{sentence}");
        }
    }
    let looks = Looks::parse(&score);
    assert_eq!(Looks::parse(&looks.words().join(" ")), looks);
    looks.board();
    looks.pieces();
    looks.coordinates();
    looks.sounds();
    let mut reader = StudySession::new(score.clone(), of);
    says_where(&reader);
    drawn(&mut reader);
    for _ in 0..MOST {
        if !choices.more() {
            break;
        }
        act(&mut reader, &mut choices);
    }
    drawn(&mut reader);
    assert!(reader.ply() as usize <= reader.session().tree().len());
    reader.sheet_state();
    reader.answer();
    comes_back(&reader, score, of);
}

/// Returns an attribute and its value: one of its words, or any text.
fn attribute(choices: &mut Choices<'_>) -> (&'static str, String) {
    let known = choices.pick(&ATTRIBUTES);
    let value = match known.values {
        Values::Words(words) if choices.below(4) > 0 => choices.pick(words).0.to_owned(),
        _ => choices.line(),
    };
    (known.name, value)
}

/// Checks that faults lie in the score.
fn says_where(reader: &StudySession) {
    let (score, faults) = reader.score();
    for fault in faults {
        assert!(score.get(fault.span.clone()).is_some(), "{fault:?}");
        assert!(!fault.to_string().is_empty());
    }
    reader.trouble();
}

/// Does the next action of a reader, or of the page around the board.
fn act(reader: &mut StudySession, choices: &mut Choices<'_>) {
    let act = match choices.below(14) {
        0 | 1 => StudyAction::Touch(choices.square()),
        2 => {
            let from = choices.square();
            StudyAction::Drag(from, choices.coin().then(|| choices.square()))
        }
        3 => StudyAction::Write(text(choices)),
        4 => StudyAction::Hint,
        5 => StudyAction::Again,
        6 => StudyAction::Lab(lab(choices)),
        7 => StudyAction::Link(pointing(reader.session(), choices)),
        8 => {
            let (name, value) = attribute(choices);
            reader.attribute(name, Some(&value));
            return;
        }
        9 => {
            match choices.below(6) {
                0 => reader.read(text(choices)),
                1 => reader.go_to(choices.number()),
                2 => reader.flip(),
                3 => reader.point(Some(pointing(reader.session(), choices))),
                4 => {
                    let square = choices.square();
                    reader.may_drag(square);
                    reader.lift(square);
                    return;
                }
                _ => {
                    let key = choices.pick(&["s", "l", "g", "x"]);
                    reader.say_aloud(key, Some(choices.square()));
                    return;
                }
            };
            return;
        }
        10 => {
            let key = choices.pick(&["Enter", "n", "K", "Delete"]).to_owned();
            StudyAction::Key(choices.square(), key)
        }
        _ => StudyAction::Do(action(reader.session(), choices)),
    };
    if reader.act(act).asks {
        reader.fen();
        reader.names();
        reader.settle(choices.coin());
    }
}

fn lab(choices: &mut Choices<'_>) -> LabAction {
    match choices.below(8) {
        0 => LabAction::Take(match choices.coin() {
            true => LabTool::Target,
            false => LabTool::Board(tool(choices)),
        }),
        1 => LabAction::Touch(choices.square()),
        2 => LabAction::Drag(choices.square(), choices.square()),
        3 => {
            let piece = (choices.color(), choices.piece());
            LabAction::Put(choices.square(), choices.coin().then_some(piece))
        }
        4 => LabAction::Color(choices.color()),
        5 => LabAction::Target(choices.coin().then(|| choices.square())),
        6 => LabAction::Clear,
        _ => LabAction::Reset,
    }
}

/// Returns everything that a study shows.
pub fn drawn(reader: &mut StudySession) -> Vec<Element> {
    let model = reader.model();
    let placed = PlacedPieces::new(&model.board);
    let all = study(&model, &placed, BoardOptions::FIRST, None, reader.score());
    let sheet = reader.sheet();
    vec![all, study_sheet(reader.session(), &sheet)]
}

/// Checks that the kept work of a reader is restored.
fn comes_back(reader: &StudySession, score: String, of: impl Fn(&str) -> Option<String>) {
    let (known, fen) = (reader.kept(), reader.session().position().clone());
    let mut again = StudySession::new(score, of);
    again.restore(&known);
    // An attribute or a score that was set later is not part of what is kept, and a quiz begins anew.
    let same = again.settings() == reader.settings() && again.score().0 == reader.score().0;
    if same && reader.round().is_none() && reader.laboratory().is_none() {
        assert_eq!(again.session().position(), &fen, "{known}");
        assert_eq!(
            again.session().flipped(),
            reader.session().flipped(),
            "{known}"
        );
        assert_eq!(again.to_pgn(), reader.to_pgn(), "{known}");
        // Who only stepped through the score finds all of it again.
        assert!(reader.at_rest().is_none_or(|rest| rest == known));
    }
}
