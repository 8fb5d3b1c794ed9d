//! The score of a game that is played before the learner: the famous games, the sheet while it is
//! written, the marked sheet, and all of it kept as text.
//!
//! | module | what it is |
//! |---|---|
//! | `chosen` | the famous games, by their length and the rules in them, and the keys of a notation |
//! | `written` | the sheet while the game is played, strict and kind, by hand and at a pace |
//! | `marked` | whole sheets marked, with slips that are made on purpose |
//! | `stored` | a game kept as text and restored, and damage |

mod chosen;
mod marked;
mod stored;
mod written;

use rank_and_file::exercise::keep_score::{
    GameChoice, KeepAction, KeepScore, MarkedSheet, Sitting, Strictness,
};
use rank_and_file::game::At;
use rank_and_file::session::{Column, column};

/// Begins a famous game in the notation of a tag.
fn begun(game: usize, tag: &str, strictness: Strictness) -> KeepScore {
    let mut keep = KeepScore::default();
    keep.apply(KeepAction::Notation(column(tag).expect("a notation")));
    keep.apply(KeepAction::Strictness(strictness));
    keep.apply(KeepAction::Begin(GameChoice::Famous(game)));
    assert!(keep.sitting().is_some(), "{tag}: {:?}", keep.refusal());
    keep
}

/// Returns the game that is being kept.
fn sitting(keep: &KeepScore) -> &Sitting {
    keep.sitting().expect("a game")
}

/// Returns the names of the game's moves in a notation.
fn names(keep: &KeepScore, column: Column) -> Vec<String> {
    let tree = sitting(keep).tree();
    let mut position = tree.position(At::Start);
    let line = tree.main_line(At::Start);
    line.map(|id| {
        let mv = &tree.node(id).mv;
        let name = column
            .notation
            .text(mv, &position.turn_of(position.mover(mv)));
        position.play(mv);
        name
    })
    .collect()
}

/// Shows a move and writes a text for it; an empty text is not written.
fn keep_move(keep: &mut KeepScore, text: &str) {
    keep.apply(KeepAction::Next);
    keep.apply(KeepAction::Write(text.to_owned()));
    keep.apply(KeepAction::Enter);
}

/// Keeps a whole game with these texts and hands the sheet in.
fn handed_in(mut keep: KeepScore, texts: &[String]) -> MarkedSheet {
    for text in texts {
        keep_move(&mut keep, text);
    }
    keep.apply(KeepAction::Finish);
    MarkedSheet::new(sitting(&keep))
}
