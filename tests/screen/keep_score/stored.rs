//! A game kept as text and restored, and damage.

use rank_and_file::exercise::keep_score::{
    GameChoice, KeepAction, KeepFault, KeepScore, KeptScores, MarkedSheet, Strictness, fragment,
    handed_in, read, write,
};
use rank_and_file::game::pgn::{ReadAs, games};

use super::{begun, keep_move, sitting};

/// Asserts that a score comes back as it was.
fn comes_back(keep: &KeepScore) {
    let text = write(keep);
    let again = read(&text).unwrap_or_else(|fault| panic!("{fault:?}: {text}"));
    assert_eq!(write(&again), text);
    if let Some(own) = keep.sitting() {
        let restored = sitting(&again);
        assert_eq!(restored.cells(), own.cells());
        assert_eq!(
            (
                restored.shown(),
                restored.current(),
                restored.marked,
                restored.at()
            ),
            (own.shown(), own.current(), own.marked, own.at()),
        );
    }
}

#[test]
fn a_game_comes_back_at_every_moment() {
    for strictness in [Strictness::Strict, Strictness::Kind] {
        let mut keep = begun(7, "descriptive", strictness);
        comes_back(&keep);
        for text in ["P-K4", "pawn & = % + é", "", "N-KB3"] {
            keep.apply(KeepAction::Next);
            comes_back(&keep);
            keep.apply(KeepAction::Write(text.to_owned()));
            comes_back(&keep);
            keep.apply(KeepAction::Enter);
            comes_back(&keep);
        }
        keep.apply(KeepAction::Finish);
        comes_back(&keep);
    }
}

#[test]
fn the_side_of_the_board_comes_back_and_is_left_out_where_it_is_the_usual_one() {
    let mut keep = begun(3, "short", Strictness::Kind);
    assert!(!write(&keep).contains("side"), "{}", write(&keep));
    keep.apply(KeepAction::Turn(true));
    assert!(keep.is_flipped());
    comes_back(&keep);
    assert!(read(&write(&keep)).expect("a score").is_flipped());
    keep.apply(KeepAction::Turn(false));
    assert!(!read(&write(&keep)).expect("a score").is_flipped());
}

#[test]
fn a_game_that_was_brought_comes_back_with_its_sheet() {
    let mut keep = KeepScore::default();
    let text = "[White \"A & B\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n7... Kd7 8. e4 *";
    let brought = games(text, ReadAs::Auto).next().expect("a game");
    keep.bring(brought.tree);
    comes_back(&keep);
    keep.apply(KeepAction::Begin(GameChoice::Brought));
    keep_move(&mut keep, "Kd7");
    comes_back(&keep);
    assert_eq!(sitting(&keep).number(0).0, 7);
}

#[test]
fn damage_is_told_and_never_a_panic() {
    let mut keep = begun(7, "short", Strictness::Kind);
    for text in ["e4", "e6", "Nf3"] {
        keep_move(&mut keep, text);
    }
    let text = write(&keep);
    assert_eq!(read("").err(), Some(KeepFault::Damage));
    assert_eq!(read("keep-score 2").err(), Some(KeepFault::Version));
    for end in 0..text.len() {
        if text.is_char_boundary(end) {
            let _ = read(&text[..end]);
        }
    }
    for (from, to) in [
        ("notation=short", "notation=none"),
        ("shown=3", "shown=99"),
        ("shown=3", "shown=2"),
        ("game=", "game=Nobody"),
        ("pace=0", "pace=7"),
        ("cell=1&e4", "cell=1&%zz"),
        ("strictness=kind", "strictness=cruel"),
    ] {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text, "{from}");
        assert_eq!(
            read(&damaged).err(),
            Some(KeepFault::Damage),
            "{from} as {to}"
        );
    }
}

#[test]
fn a_marked_sheet_is_handed_in_as_the_fragment_of_an_address() {
    let mut keep = begun(1, "short", Strictness::Strict);
    for text in ["e4", "e5", "Lc4", "", "Nf3 & #"] {
        keep_move(&mut keep, text);
    }
    keep.apply(KeepAction::Finish);
    let sent = fragment(&keep);
    assert!(!sent.contains(['#', ' ', '\n']), "{sent}");
    let teacher = handed_in(&sent).expect("a sheet").expect("no fault");
    let [own, theirs] = [&keep, &teacher].map(|keep| MarkedSheet::new(sitting(keep)));
    assert_eq!(own, theirs);
    // What is no sheet is none, and what was cut is said.
    assert!(handed_in("game=1.+e4").is_none());
    for end in [7, 20] {
        assert!(handed_in(&sent[..end]).is_some_and(|read| read.is_err()));
    }
    let fault = handed_in("sheet=keep-score+9").expect("a sheet").err();
    assert_eq!(fault, Some(KeepFault::Version));
}

#[test]
fn each_learner_has_a_score_of_their_own() {
    let mut keep = begun(7, "descriptive", Strictness::Kind);
    keep_move(&mut keep, "P-K4");
    let one = write(&keep);
    let other = write(&KeepScore::default());
    // A score of an earlier version is that of the learner who practises.
    let mut scores = KeptScores::read(&one, "Learner").expect("a score");
    assert_eq!(
        (scores.of("Learner"), scores.of("Ada")),
        (Some(one.as_str()), None)
    );
    for name in ["Ada", "a = b & c % d", "Åse", "="] {
        scores.keep(name, other.clone());
        let read = KeptScores::read(&scores.text(), "Ada");
        assert_eq!(read, Ok(scores.clone()), "{name}");
        assert_eq!(scores.of(name), Some(other.as_str()));
        scores.keep(name, one.clone());
        assert_eq!(scores.of(name), Some(one.as_str()));
    }
    let newer = scores.text().replacen("keep-scores 1", "keep-scores 2", 1);
    assert_eq!(KeptScores::read(&newer, "Ada"), Err(KeepFault::Version));
    for damaged in [
        "",
        "nonsense",
        "keep-scores 1\nAda",
        "keep-scores 1\nAda=%4",
    ] {
        assert_eq!(
            KeptScores::read(damaged, "Ada"),
            Err(KeepFault::Damage),
            "{damaged}"
        );
    }
}
