//! A game that is read aloud: what is said, how moves are judged, the end, and all of it kept.

use rank_and_file::board::{FileWords, Move};
use rank_and_file::exercise::dictation::{
    Dictation, DictationAction, DictationEnd, DictationFault, DictationModel, DictationSitting,
    Speed, read, write,
};
use rank_and_file::exercise::keep_score::{GameChoice, KeepScore};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::session::column;
use testing::games::one;
use testing::positions::sq;

const FILES: FileWords = FileWords::Letters;

/// Begins to dictate a game in the notation of a tag.
fn begun(pgn: &str, tag: &str) -> (Dictation, KeepScore) {
    let mut games = KeepScore::default();
    games.bring(one(pgn).tree);
    let mut dictation = Dictation::default();
    let notation = DictationAction::Notation(column(tag).expect("a notation"));
    dictation.apply(notation, &games);
    dictation.apply(DictationAction::Begin(GameChoice::Brought), &games);
    (dictation, games)
}

fn sitting(dictation: &Dictation) -> &DictationSitting {
    dictation.sitting().expect("a game")
}

fn model(dictation: &Dictation) -> DictationModel {
    sitting(dictation).model(FILES, true)
}

/// Touches two squares, as a learner does with mouse, finger or keyboard.
fn play(dictation: &mut Dictation, from: &str, to: &str) {
    for square in [from, to] {
        let touch = RoundAction::Touch(sq(square));
        dictation.play(touch);
    }
}

/// Plays the move that was said, a promotion by its choice.
fn obey(dictation: &mut Dictation) {
    let at = sitting(dictation).done().len();
    let id = sitting(dictation).node(at);
    let mv: Move = sitting(dictation).tree().node(id).mv;
    play(dictation, &mv.from.to_string(), &mv.to.to_string());
    if sitting(dictation).done().len() == at {
        assert!(!model(dictation).board.choices.is_empty(), "{mv:?}");
        let choose = RoundAction::Choose(mv);
        dictation.play(choose);
    }
    assert_eq!(sitting(dictation).done().len(), at + 1, "{mv:?}");
}

#[test]
fn each_notation_is_said_in_its_own_words() {
    let pgn = "1. e4 d5 2. exd5 Nf6 3. Bb5+ c6 4. dxc6 Qa5 5. cxb7+ Nbd7 6. bxa8=Q *";
    let rows: [(&str, [&str; 11]); 6] = [
        (
            "short",
            [
                "e4",
                "d5",
                "E takes d5",
                "knight f6",
                "bishop b5, check",
                "c6",
                "D takes c6",
                "queen a5",
                "C takes b7, check",
                "knight B, d7",
                "B takes a8, becomes a queen",
            ],
        ),
        (
            "descriptive",
            [
                "pawn to king's fourth",
                "pawn to queen's fourth",
                "pawn takes pawn",
                "knight to king's bishop's third",
                "bishop to knight's fifth, check",
                "pawn to bishop's third",
                "pawn takes pawn",
                "queen to rook's fourth",
                "pawn takes pawn, discovered check",
                "queen's knight to queen's second",
                "pawn takes rook, becomes a queen",
            ],
        ),
        (
            "descriptive-staunton",
            [
                "pawn to king's fourth",
                "pawn to queen's fourth",
                "pawn takes pawn",
                "king's knight to king's bishop's third",
                "king's bishop to queen's knight's fifth, check",
                "pawn to queen's bishop's third",
                "pawn takes pawn",
                "queen to queen's rook's fourth",
                "pawn takes pawn, discovered check",
                "queen's knight to queen's second",
                "pawn takes rook, becomes a queen",
            ],
        ),
        (
            "long",
            [
                "e2 to e4",
                "d7 to d5",
                "e4 takes d5",
                "knight g8 to f6",
                "bishop f1 to b5, check",
                "c7 to c6",
                "d5 takes c6",
                "queen d8 to a5",
                "c6 takes b7, check",
                "knight b8 to d7",
                "b7 takes a8, becomes a queen",
            ],
        ),
        (
            "uci",
            [
                "e2, e4",
                "d7, d5",
                "e4, d5",
                "g8, f6",
                "f1, b5",
                "c7, c6",
                "d5, c6",
                "d8, a5",
                "c6, b7",
                "b8, d7",
                "b7, a8, becomes a queen",
            ],
        ),
        (
            "iccf",
            [
                "5 2, 5 4",
                "4 7, 4 5",
                "5 4, 4 5",
                "7 8, 6 6",
                "6 1, 2 5",
                "3 7, 3 6",
                "4 5, 3 6",
                "4 8, 1 5",
                "3 6, 2 7",
                "2 8, 4 7",
                "2 7, 1 8, 1",
            ],
        ),
    ];
    for (tag, words) in rows {
        let (mut dictation, _) = begun(pgn, tag);
        for (at, words) in words.into_iter().enumerate() {
            let said = dictation.take_said(FILES);
            assert_eq!(said.as_deref(), Some(words), "{tag}, ply {at}");
            assert_eq!(dictation.take_said(FILES), None, "once is enough");
            obey(&mut dictation);
        }
        assert_eq!(dictation.take_said(FILES), None, "nothing after the end");
    }
}

#[test]
fn files_can_be_said_by_their_names() {
    let (mut dictation, _) = begun("1. e4 d5 2. exd5 *", "short");
    for words in ["Eva 4", "David 5", "Eva takes David 5"] {
        let said = dictation.take_said(FileWords::Names);
        assert_eq!(said.as_deref(), Some(words));
        obey(&mut dictation);
    }
}

#[test]
fn every_famous_game_is_played_to_its_end_from_hearing_it() {
    let games = KeepScore::default();
    for choice in 0..games.famous().len() {
        let mut dictation = Dictation::default();
        dictation.apply(DictationAction::Begin(GameChoice::Famous(choice)), &games);
        let of = sitting(&dictation).len();
        for _ in 0..of {
            assert!(dictation.take_said(FILES).is_some());
            assert_eq!(model(&dictation).text, None, "the text is hidden");
            obey(&mut dictation);
            assert_eq!(dictation.take_judged(), Some(true));
        }
        assert!(sitting(&dictation).is_over());
        let end = DictationEnd::new(sitting(&dictation));
        assert_eq!(end.summary, format!("All {of} moves were right at once."));
        assert!(end.missed.is_empty() && end.rules.is_empty());
    }
}

#[test]
fn a_wrong_move_is_named_with_what_was_said_and_may_be_tried_again() {
    let (mut dictation, games) = begun("1. Nf3 d5 2. g3 *", "short");
    play(&mut dictation, "b1", "c3");
    assert_eq!(dictation.take_judged(), Some(false));
    let said = model(&dictation).notice.expect("a judgement");
    assert_eq!(
        said.sentence.to_string(),
        "That is the knight from b1 to c3, which is written \"Nc3\". What was said: knight f3."
    );
    assert!(!model(&dictation).may_show, "one try is not enough");
    dictation.apply(DictationAction::Show, &games);
    assert_eq!(model(&dictation).text, None);
    // A piece put back is no try.
    play(&mut dictation, "g1", "g1");
    assert!(!model(&dictation).may_show);
    play(&mut dictation, "g1", "h3");
    assert!(model(&dictation).may_show);
    dictation.apply(DictationAction::Show, &games);
    assert_eq!(model(&dictation).text.as_deref(), Some("Nf3"));
    play(&mut dictation, "g1", "h3");
    let said = model(&dictation).notice.expect("a judgement");
    assert!(
        said.sentence.to_string().ends_with("knight f3 (Nf3)."),
        "{}",
        said.sentence
    );
    play(&mut dictation, "g1", "f3");
    assert_eq!(
        model(&dictation).text,
        None,
        "the next text is hidden again"
    );
    play(&mut dictation, "d7", "d6");
    obey(&mut dictation);
    obey(&mut dictation);
    let end = DictationEnd::new(sitting(&dictation));
    assert_eq!(
        end.summary,
        "1 of 3 moves were right at once: 1 after another try, 1 with the text."
    );
    let missed: Vec<_> = end
        .missed
        .iter()
        .map(|mv| (mv.at, mv.tries, mv.shown))
        .collect();
    assert_eq!(missed, [(0, 4, true), (1, 2, false)]);
    assert!(end.rules.is_empty(), "a plain name teaches little");
}

#[test]
fn the_rules_of_moves_that_were_missed_are_told_the_most_frequent_first() {
    let (mut dictation, _) = begun("1. d4 d5 2. Nf3 Nf6 3. Nbd2 Nbd7 4. e4 dxe4 *", "short");
    for at in 0..8 {
        if at >= 4 {
            play(&mut dictation, ["a2", "a7"][at % 2], ["a3", "a6"][at % 2]);
        }
        obey(&mut dictation);
    }
    let end = DictationEnd::new(sitting(&dictation));
    let rules: Vec<_> = end
        .rules
        .iter()
        .map(|it| (it.rule.words.text(), it.times))
        .collect();
    assert_eq!(
        rules,
        [("File added", 2), ("Pawn's file", 1), ("Capture", 1)]
    );
    assert!(end.missed.iter().all(|mv| mv.tries == 2 && !mv.shown));
}

#[test]
fn the_text_is_shown_where_the_learner_wants_it_or_nothing_can_be_heard() {
    let (mut dictation, games) = begun("1. Nf3 d5 *", "descriptive");
    let text = |dictation: &Dictation, heard| sitting(dictation).model(FILES, heard).text;
    assert_eq!(text(&dictation, true), None);
    assert_eq!(text(&dictation, false).as_deref(), Some("N-KB3"));
    dictation.apply(DictationAction::Text(true), &games);
    assert_eq!(text(&dictation, true).as_deref(), Some("N-KB3"));
}

#[test]
fn the_next_move_is_said_at_once_or_when_it_is_asked_for() {
    let games = KeepScore::default();
    let mut dictation = Dictation::default();
    dictation.apply(DictationAction::Wait(true), &games);
    dictation.apply(DictationAction::Begin(GameChoice::Famous(0)), &games);
    for words in ["d4", "knight f6"] {
        assert_eq!(dictation.take_said(FILES), None);
        assert!(model(&dictation).is_waiting);
        assert!(
            !sitting(&dictation).may_drag(sq("d2")),
            "it is not yet asked for"
        );
        dictation.apply(DictationAction::Say, &games);
        assert_eq!(dictation.take_said(FILES).as_deref(), Some(words));
        dictation.apply(DictationAction::Say, &games);
        assert_eq!(dictation.take_said(FILES).as_deref(), Some(words), "again");
        obey(&mut dictation);
    }
    assert!(sitting(&dictation).settings.waits);
}

#[test]
fn the_board_is_turned_and_the_move_stays_the_same() {
    let (mut dictation, games) = begun("1. Nf3 d5 *", "short");
    assert!(!model(&dictation).board.flipped);
    dictation.apply(DictationAction::Turn(true), &games);
    assert!(model(&dictation).board.flipped);
    obey(&mut dictation);
    obey(&mut dictation);
    assert!(model(&dictation).board.flipped, "at the end, too");
    dictation.apply(DictationAction::Look(0), &games);
    assert!(model(&dictation).board.on(sq("d7")).is_some());
}

#[test]
fn a_game_that_cannot_be_dictated_is_refused_in_words() {
    let (dictation, _) = begun("*", "short");
    let refusal = dictation.refusal().expect("a reason").to_string();
    assert_eq!(
        refusal,
        "This game has no moves to dictate. Choose another one."
    );
}

/// Asserts that a dictation comes back as it was.
fn comes_back(dictation: &Dictation) {
    let text = write(dictation);
    let again = read(&text).unwrap_or_else(|fault| panic!("{fault:?}: {text}"));
    assert_eq!(write(&again), text);
    assert_eq!(again.settings().flipped, dictation.settings().flipped);
    if let Some(own) = dictation.sitting() {
        let restored = sitting(&again);
        assert_eq!((restored.done(), restored.now()), (own.done(), own.now()));
        assert_eq!(restored.words(FILES), own.words(FILES));
        assert_eq!(restored.title, own.title);
        // A browser lets no page speak unasked.
        assert!(restored.is_over() || restored.model(FILES, true).is_waiting);
    }
}

#[test]
fn a_dictation_comes_back_at_every_moment() {
    let games = KeepScore::default();
    let mut dictation = Dictation::default();
    comes_back(&dictation);
    for action in [
        DictationAction::Notation(column("descriptive").expect("a notation")),
        DictationAction::Text(true),
        DictationAction::Speed(Speed::Slow),
        DictationAction::Turn(true),
        DictationAction::Begin(GameChoice::Famous(0)),
    ] {
        dictation.apply(action, &games);
        comes_back(&dictation);
    }
    play(&mut dictation, "e2", "e4");
    comes_back(&dictation);
    while !sitting(&dictation).is_over() {
        obey(&mut dictation);
        comes_back(&dictation);
    }
    let (mut brought, _) = begun(
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n7... Kd7 8. e4 *",
        "short",
    );
    comes_back(&brought);
    obey(&mut brought);
    comes_back(&brought);
    assert_eq!(model(&brought).which.as_deref(), Some("White's move 8"));
}

#[test]
fn damage_is_told_and_never_a_panic() {
    let (mut dictation, _) = begun("1. Nf3 d5 2. g3 *", "short");
    obey(&mut dictation);
    let text = write(&dictation);
    assert_eq!(read("").err(), Some(DictationFault::Damage));
    assert_eq!(read("dictation 2").err(), Some(DictationFault::Version));
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        let _ = read(&text[..end]);
    }
    for (from, to) in [
        ("notation=short", "notation=none"),
        ("text=hidden", "text=perhaps"),
        ("speed=usual", "speed=8"),
        ("side=white", "side=green"),
        ("move=1&0", "move=0&0"),
        ("move=1&0", "move=1&0\nmove=1&0\nmove=1&0\nmove=1&0"),
        ("now=0&0", "now=0"),
        ("brought=", "game="),
    ] {
        let spoilt = text.replace(from, to);
        assert_ne!(spoilt, text, "{from}");
        assert_eq!(read(&spoilt).err(), Some(DictationFault::Damage), "{to}");
    }
    let no_game = "dictation 1\nmove=1&0";
    assert_eq!(read(no_game).err(), Some(DictationFault::Damage));
}
