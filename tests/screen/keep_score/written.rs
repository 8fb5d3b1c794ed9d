//! The sheet while the game is played, strict and kind, by hand and at a pace.

use rank_and_file::board::FileWords;
use rank_and_file::exercise::keep_score::{KeepAction, KeepScore, Strictness};

use super::{begun, sitting};

/// The opera game.
const OPERA: usize = 7;

fn write(keep: &mut KeepScore, text: &str) {
    keep.apply(KeepAction::Write(text.to_owned()));
}

#[test]
fn a_move_is_made_before_its_cell_opens() {
    let mut keep = begun(OPERA, "short", Strictness::Strict);
    assert_eq!(
        (sitting(&keep).shown(), sitting(&keep).current()),
        (0, None)
    );
    assert_eq!(sitting(&keep).spoken(FileWords::Letters), "");
    write(&mut keep, "e4");
    assert!(
        sitting(&keep)
            .cells()
            .iter()
            .all(|cell| cell.text.is_empty())
    );
    keep.apply(KeepAction::Next);
    assert_eq!(
        (sitting(&keep).shown(), sitting(&keep).current()),
        (1, Some(0))
    );
    // The move is said, and not its name.
    let said = sitting(&keep).spoken(FileWords::Letters);
    assert_eq!(said, "White: pawn from e2 to e4");
}

#[test]
fn a_strict_sheet_says_nothing_and_what_is_written_stands() {
    let mut keep = begun(OPERA, "short", Strictness::Strict);
    keep.apply(KeepAction::Enter);
    write(&mut keep, "d4");
    keep.apply(KeepAction::Enter);
    assert_eq!(sitting(&keep).said(), None);
    assert!(!sitting(&keep).may_go(0), "it stands");
    keep.apply(KeepAction::Go(0));
    assert_eq!(sitting(&keep).current(), None);
    keep.apply(KeepAction::Enter);
    assert_eq!(
        (sitting(&keep).shown(), sitting(&keep).current()),
        (2, Some(1))
    );
}

#[test]
fn a_kind_sheet_judges_at_once_and_may_be_mended() {
    let mut keep = begun(OPERA, "short", Strictness::Kind);
    keep.apply(KeepAction::Next);
    write(&mut keep, "d4");
    keep.apply(KeepAction::Enter);
    let said = sitting(&keep).said().expect("a judgement");
    assert!(!said.right && !said.sentence.is_empty());
    assert_eq!(sitting(&keep).current(), Some(0), "it is still open");
    write(&mut keep, "e4");
    keep.apply(KeepAction::Enter);
    assert!(sitting(&keep).said().is_some_and(|said| said.right));
    let cell = &sitting(&keep).cells()[0];
    assert_eq!(
        (cell.text.as_str(), cell.first.as_deref()),
        ("e4", Some("d4"))
    );
}

#[test]
fn keys_write_and_delete_letters() {
    let mut keep = begun(OPERA, "short", Strictness::Strict);
    keep.apply(KeepAction::Next);
    for key in ["e", "5"] {
        keep.apply(KeepAction::Key(key));
    }
    keep.apply(KeepAction::Delete);
    keep.apply(KeepAction::Key("4"));
    assert_eq!(sitting(&keep).cells()[0].text, "e4");
    for _ in 0..100 {
        keep.apply(KeepAction::Key("x"));
    }
    assert_eq!(
        sitting(&keep).cells()[0].text.len(),
        80,
        "a cell has an end"
    );
    for _ in 0..100 {
        keep.apply(KeepAction::Delete);
    }
    keep.apply(KeepAction::Enter);
    assert_eq!(
        sitting(&keep).current(),
        Some(0),
        "an empty cell is not entered"
    );
}

#[test]
fn a_cell_can_be_left_and_written_later() {
    let mut keep = begun(OPERA, "short", Strictness::Strict);
    keep.apply(KeepAction::Next);
    keep.apply(KeepAction::Next);
    assert_eq!(sitting(&keep).current(), Some(1));
    write(&mut keep, "e5");
    keep.apply(KeepAction::Enter);
    assert_eq!(
        sitting(&keep).current(),
        Some(0),
        "the one that was left comes next"
    );
}

#[test]
fn moves_at_a_pace_wait_for_nobody_and_take_no_cell_away() {
    let mut keep = begun(OPERA, "short", Strictness::Strict);
    keep.apply(KeepAction::Run(true));
    assert!(!sitting(&keep).running, "without a pace nothing runs");
    keep.apply(KeepAction::Choose);
    keep.apply(KeepAction::Pace(5));
    let choice = rank_and_file::exercise::keep_score::GameChoice::Famous(OPERA);
    keep.apply(KeepAction::Begin(choice));
    keep.apply(KeepAction::Run(true));
    assert!(sitting(&keep).running);
    keep.apply(KeepAction::Tick);
    write(&mut keep, "e");
    keep.apply(KeepAction::Tick);
    assert_eq!(
        (sitting(&keep).shown(), sitting(&keep).current()),
        (2, Some(0))
    );
    assert_eq!(
        sitting(&keep).cells()[0].text,
        "e",
        "what is being written stays"
    );
    write(&mut keep, "e4");
    keep.apply(KeepAction::Enter);
    assert_eq!(sitting(&keep).current(), Some(1), "the learner catches up");
    for _ in 0..100 {
        keep.apply(KeepAction::Tick);
    }
    assert!(sitting(&keep).is_over() && !sitting(&keep).running);
}
