//! Passages that are read without a board: the boards that misreadings lead to, and the answers.

use std::collections::HashMap;

use fastrand::Rng;
use rank_and_file::board::{FileWords, Move, Pieces};
use rank_and_file::exercise::keep_score::famous::famous;
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::exercise::silent_reading::{
    Begins, MisreadKind, Passage, ReadingAction, ReadingAnswer, ReadingModel, ReadingSettings,
    ReadingStage, SilentReading, boards, read, write,
};
use rank_and_file::game::GameTree;
use rank_and_file::notation::Verdict;
use rank_and_file::session::{Column, ColumnSet, column};
use testing::chance::seed;
use testing::games::one;

const FILES: FileWords = FileWords::Letters;

/// Returns the pieces after the printed names, as the reader of the notation finds them.
fn read_back(passage: &Passage) -> Pieces {
    let mut position = passage.before(0).clone();
    for name in passage.names() {
        let read = passage.column.notation.understand(name, &position.turn());
        let Ok((_, Verdict::One { mv, .. })) = read else {
            panic!("{name}: {read:?}");
        };
        position.play(&mv);
    }
    position.setup().pieces
}

#[test]
fn four_boards_differ_and_exactly_one_is_right_in_every_notation() {
    let games: Vec<GameTree> = famous().into_iter().map(|game| game.tree).collect();
    let lengths: Vec<usize> = games
        .iter()
        .map(|game| game.main_line(rank_and_file::game::At::Start).count())
        .collect();
    let columns: Vec<Column> = ColumnSet::Orthodox.columns().collect();
    let mut rng = Rng::with_seed(seed());
    let (mut made, mut tried) = (0, 0);
    let mut kinds: HashMap<MisreadKind, usize> = HashMap::new();
    while made < 500 {
        tried += 1;
        assert!(tried < 3000, "{made} of {tried} passages have four boards");
        let (game, plies) = (rng.usize(..games.len()), [4, 8, 12][tried % 3]);
        let Some(last) = lengths[game].checked_sub(plies) else {
            continue;
        };
        let skipped = if tried % 2 == 0 {
            0
        } else {
            rng.usize(0..=last)
        };
        // The first column of all says whether there are enough misreadings.
        let mut found = false;
        for column in &columns {
            let passage = Passage::new(&games[game], skipped, plies, *column).expect("a passage");
            let Some(boards) = boards(&passage, &mut rng) else {
                break;
            };
            found = true;
            let right = read_back(&passage);
            let context = format!("{} in {}", passage.names().join(" "), column.tag);
            assert_eq!(boards.len(), 4, "{context}");
            for (at, board) in boards.iter().enumerate() {
                let is_right = board.pieces == right;
                assert_eq!(is_right, board.misread.is_none(), "{context}: {board:?}");
                let others = boards[..at].iter();
                assert!(
                    others.clone().all(|it| it.pieces != board.pieces),
                    "{context}"
                );
                if let Some(misread) = board.misread {
                    let words = misread.sentence(&passage).to_string();
                    assert!(words.ends_with('.') && words.len() > 20, "{words}");
                    *kinds.entry(misread.kind).or_default() += 1;
                }
            }
            let right = boards.iter().filter(|board| board.misread.is_none());
            assert_eq!(right.count(), 1, "{context}");
        }
        made += usize::from(found);
    }
    // Every kind of misreading is met.
    for kind in [
        MisreadKind::Rival,
        MisreadKind::Side,
        MisreadKind::Capture,
        MisreadKind::Piece,
        MisreadKind::Short,
        MisreadKind::Standing,
        MisreadKind::Beside,
    ] {
        assert!(kinds.contains_key(&kind), "{kind:?}: {kinds:?}");
    }
}

/// Returns the sentences about all misreadings of a kind that boards of a passage were made of.
fn sentences(pgn: &str, skipped: usize, tag: &str, kind: MisreadKind) -> Vec<String> {
    let game = one(pgn).tree;
    let plies = game.main_line(rank_and_file::game::At::Start).count() - skipped;
    let column = column(tag).expect("a notation");
    let passage = Passage::new(&game, skipped, plies, column).expect("a passage");
    let mut found: Vec<String> = Vec::new();
    for seed in 0..40 {
        let boards = boards(&passage, &mut Rng::with_seed(seed)).expect("four boards");
        let misread = boards.iter().filter_map(|board| board.misread);
        let of_kind = misread.filter(|misread| misread.kind == kind);
        found.extend(of_kind.map(|misread| misread.sentence(&passage).to_string()));
    }
    found.sort();
    found.dedup();
    found
}

#[test]
fn what_was_misread_is_said_with_its_name_and_the_name_of_the_score() {
    let knights = "1. d4 d5 2. Nf3 Nf6 3. c3 c6 4. Nbd2 *";
    let exchange = "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 *";
    let rows = [
        (
            (knights, 2, "short", MisreadKind::Rival),
            "This is the board after 4. Nfd2: the other knight went. The score has Nbd2: the knight from b1 to d2.",
        ),
        (
            (knights, 2, "descriptive", MisreadKind::Rival),
            "This is the board after 4. KN-Q2: the other knight went. The score has QN-Q2: the knight from b1 to d2.",
        ),
        (
            (knights, 2, "short", MisreadKind::Short),
            "This is the board one move earlier: 4. Nbd2 is still to be played.",
        ),
        (
            (exchange, 2, "short", MisreadKind::Standing),
            "After 2. exd5 a piece was left standing: the pawn on d5 was taken.",
        ),
    ];
    for ((pgn, skipped, tag, kind), words) in rows {
        let found = sentences(pgn, skipped, tag, kind);
        assert!(found.iter().any(|it| it == words), "{words}\n{found:#?}");
    }
    let sides = sentences(
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 *",
        0,
        "descriptive",
        MisreadKind::Side,
    );
    assert!(
        sides
            .iter()
            .any(|it| it.contains("the other side of the board")),
        "{sides:#?}"
    );
}

/// Begins silent reading with these settings.
fn begun(answer: ReadingAnswer, begins: Begins) -> SilentReading {
    let mut reading = SilentReading::new(seed(), ReadingSettings::default());
    for action in [
        ReadingAction::Answer(answer),
        ReadingAction::Begins(begins),
        ReadingAction::Begin,
    ] {
        reading.apply(action);
    }
    reading
}

fn model(reading: &SilentReading) -> ReadingModel {
    reading.model(FILES).expect("a passage")
}

#[test]
fn the_score_is_read_without_a_board_and_one_of_four_is_chosen() {
    let mut reading = begun(ReadingAnswer::Choose, Begins::Array);
    let mut right = 0;
    for round in 1..=20 {
        let shown = model(&reading);
        assert_eq!(shown.stage, ReadingStage::Read);
        assert!(shown.board.is_none() && shown.boards.is_empty());
        let lines = shown.score.expect("a score");
        assert_eq!((lines[0].number, lines.len()), (1, 2));
        reading.apply(ReadingAction::Choose(0));
        assert_eq!(
            reading.take_judged(),
            None,
            "nothing is chosen before it is shown"
        );
        reading.apply(ReadingAction::GoOn);
        let shown = model(&reading);
        assert_eq!(shown.boards.len(), 4);
        assert!(shown.boards.iter().all(|board| board.mark.is_none()));
        let letters: String = shown.boards.iter().map(|board| board.letter).collect();
        assert_eq!(letters, "ABCD");
        for board in &shown.boards {
            assert!(board.words.starts_with("White: king "), "{}", board.words);
        }
        reading.apply(ReadingAction::Choose(round % 4));
        let is_right = reading.take_judged().expect("a judgement");
        right += usize::from(is_right);
        let shown = model(&reading);
        assert_eq!(shown.stage, ReadingStage::Told);
        assert_eq!(shown.count, format!("{right} of {round} right"));
        let marks: Vec<_> = shown.boards.iter().filter_map(|board| board.mark).collect();
        assert_eq!(marks.len(), if is_right { 1 } else { 2 });
        assert_eq!(marks.iter().filter(|mark| **mark).count(), 1);
        let (told, sentence) = shown.told.expect("what is said");
        assert_eq!(told, is_right);
        assert!(!sentence.is_empty());
        let rule = shown.rule.expect("a rule").to_string();
        assert!(rule.contains(": "), "{rule}");
        reading.apply(ReadingAction::Next);
    }
    reading.apply(ReadingAction::Stop);
    assert!(reading.model(FILES).is_none());
    assert_eq!(reading.count(), format!("{right} of 20 right"));
}

#[test]
fn a_position_is_shown_before_and_hidden_while_the_score_is_read() {
    let mut reading = begun(ReadingAnswer::Build, Begins::Midst);
    let shown = model(&reading);
    assert_eq!(shown.stage, ReadingStage::Look);
    assert!(shown.board.is_some() && shown.score.is_none());
    let before = shown.board.expect("a board");
    reading.apply(ReadingAction::GoOn);
    let shown = model(&reading);
    assert!(shown.board.is_none() && shown.score.is_some());
    reading.apply(ReadingAction::GoOn);
    let shown = model(&reading);
    assert!(shown.score.is_none(), "the score is hidden");
    let again = shown.board.expect("a board");
    let pieces = |board: &rank_and_file::screen::board_model::BoardModel| {
        let squares = board.squares.iter();
        squares.map(|it| (it.square, it.piece)).collect::<Vec<_>>()
    };
    assert_eq!(pieces(&again), pieces(&before));
    reading.apply(ReadingAction::ReadAgain);
    assert!(model(&reading).score.is_some());
}

/// Reads the moves of the score that is shown, as a learner does.
fn moves(reading: &SilentReading) -> Vec<Move> {
    let lines = model(reading).score.expect("a score");
    let names = lines.iter().flat_map(|line| [&line.white, &line.black]);
    let mut position = rank_and_file::rules::Position::start();
    let column = reading.settings().column;
    names
        .flatten()
        .map(|name| {
            let read = column.notation.understand(name, &position.turn());
            let Ok((_, Verdict::One { mv, .. })) = read else {
                panic!("{name}");
            };
            position.play(&mv);
            mv
        })
        .collect()
}

fn play(reading: &mut SilentReading, mv: &Move) {
    let drag = RoundAction::Drag(mv.from, mv.to);
    reading.play(drag);
}

#[test]
fn the_position_is_built_by_playing_the_moves_from_memory() {
    let mut reading = begun(ReadingAnswer::Build, Begins::Array);
    for round in 1..=10 {
        let moves = moves(&reading);
        reading.apply(ReadingAction::GoOn);
        for (at, mv) in moves.iter().enumerate() {
            assert_eq!(model(&reading).played, at);
            play(&mut reading, mv);
        }
        // A move taken back and played again changes nothing.
        reading.apply(ReadingAction::TakeBack);
        play(&mut reading, &moves[3]);
        reading.apply(ReadingAction::Done);
        assert_eq!(reading.take_judged(), Some(true));
        assert_eq!(model(&reading).count, format!("{round} of {round} right"));
        reading.apply(ReadingAction::Next);
    }
}

#[test]
fn what_was_played_otherwise_is_said() {
    let mut reading = begun(ReadingAnswer::Build, Begins::Array);
    // Nothing is played.
    let names = |reading: &SilentReading| {
        let lines = model(reading).score.expect("a score");
        lines
            .into_iter()
            .flat_map(|line| [line.white, line.black])
            .flatten()
            .collect::<Vec<_>>()
    };
    let first = names(&reading)[0].clone();
    reading.apply(ReadingAction::GoOn);
    reading.apply(ReadingAction::Done);
    assert_eq!(reading.take_judged(), Some(false));
    let said = |reading: &SilentReading| {
        let (_, sentence) = model(reading).told.expect("what is said");
        sentence.to_string()
    };
    let words = format!("4 moves of the score are missing, from 1. {first} on.");
    assert_eq!(said(&reading), words);
    // Another first move is played.
    reading.apply(ReadingAction::Next);
    let all = moves(&reading);
    let first = names(&reading)[0].clone();
    reading.apply(ReadingAction::GoOn);
    let position = rank_and_file::rules::Position::start();
    let other = position
        .moves()
        .into_iter()
        .find(|mv| *mv != all[0] && mv.piece != all[0].piece);
    play(&mut reading, &other.expect("another move"));
    reading.apply(ReadingAction::Done);
    let words = said(&reading);
    assert!(words.starts_with("You played 1. "), "{words}");
    assert!(
        words.contains(&format!("The score has {first}: ")),
        "{words}"
    );
    // One move too many is played.
    reading.apply(ReadingAction::Next);
    let all = moves(&reading);
    reading.apply(ReadingAction::GoOn);
    for mv in &all {
        play(&mut reading, mv);
    }
    let mut position = position;
    for mv in &all {
        position.play(mv);
    }
    play(&mut reading, &position.moves()[0]);
    reading.apply(ReadingAction::Done);
    assert!(
        said(&reading).starts_with("The score ends earlier, with 2… "),
        "{}",
        said(&reading)
    );
    assert!(model(&reading).count.starts_with("0 of 3 right"));
}

#[test]
fn a_second_look_at_the_score_is_counted() {
    let mut reading = begun(ReadingAnswer::Build, Begins::Array);
    let moves = moves(&reading);
    reading.apply(ReadingAction::GoOn);
    play(&mut reading, &moves[0]);
    reading.apply(ReadingAction::ReadAgain);
    play(&mut reading, &moves[1]);
    reading.apply(ReadingAction::GoOn);
    assert_eq!(
        model(&reading).played,
        1,
        "no move is played while the score is read"
    );
    for mv in &moves[1..] {
        play(&mut reading, mv);
    }
    reading.apply(ReadingAction::Done);
    assert_eq!(
        model(&reading).count,
        "1 of 1 right, 1 after a second look at the score"
    );
}

#[test]
fn settings_come_back_and_damaged_ones_are_those_of_a_first_visit() {
    let mut reading = SilentReading::new(1, ReadingSettings::default());
    for action in [
        ReadingAction::Notation(column("descriptive-staunton").expect("a notation")),
        ReadingAction::Plies(12),
        ReadingAction::Begins(Begins::Midst),
        ReadingAction::Answer(ReadingAnswer::Build),
        ReadingAction::Turn(true),
    ] {
        reading.apply(action);
        assert_eq!(read(&write(reading.settings())), Some(*reading.settings()));
    }
    let text = write(reading.settings());
    for end in 0..text.len() {
        assert_eq!(read(&text[..end]), None, "{}", &text[..end]);
    }
    for other in [
        "silent-reading 2&short&4&array&choose&white",
        "&&&&&",
        "silent-reading 1&short&5&array&choose&white",
    ] {
        assert_eq!(read(other), None);
    }
}
