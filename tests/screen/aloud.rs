//! Answers in words for people who hear the board.

use rank_and_file::board::FileWords;
use rank_and_file::screen::{aloud, why};
use rank_and_file::session::editor::EditAction;
use rank_and_file::session::{Action, GoAction, Names, Session};
use rank_and_file::study::{Settings, Study};
use testing::positions::sq;

/// Returns a game opened at the end of its main line.
fn session(score: &str) -> Session {
    let settings = Settings::default();
    let mut session = Study::read(score, &settings).session(&settings);
    session.apply(Action::Go(GoAction::Last));
    session
}

#[test]
fn a_position_is_read_out_side_by_side_and_piece_by_piece() {
    for (score, words) in [
        (
            "1. e4",
            "White: king e1, queen d1, rooks a1 and h1, bishops c1 and f1, knights b1 and g1, pawns a2, b2, c2, d2, f2, g2, h2 and e4. Black: king e8, queen d8, rooks a8 and h8, bishops c8 and f8, knights b8 and g8, pawns a7, b7, c7, d7, e7, f7, g7 and h7. Black to move.",
        ),
        (
            "8/8/4k3/8/8/2P5/8/K7 w - - 0 1",
            "White: king a1, pawn c3. Black: king e6. White to move.",
        ),
    ] {
        assert_eq!(
            aloud::position(&session(score), FileWords::Letters),
            words,
            "{score}"
        );
    }
}

#[test]
fn the_pieces_of_a_position_being_set_up_are_read_out_as_they_stand() {
    let mut session = session("8/8/4k3/8/8/2P5/8/K7 w - - 0 1");
    session.apply(Action::Edit(EditAction::Begin));
    session.apply(Action::Edit(EditAction::Off(sq("c3"))));
    assert_eq!(
        aloud::position(&session, FileWords::Letters),
        "White: king a1. Black: king e6."
    );
    assert_eq!(
        aloud::moves_from(&session, sq("a1"), FileWords::Letters),
        "Pieces have no moves while a position is set up."
    );
}

#[test]
fn the_last_move_is_read_out_with_its_reason_in_each_notation() {
    let mut names = Names::default();
    let words = aloud::last_move(
        &session("1. Nf3 d5 2. d4 e6 3. Nbd2"),
        &mut names,
        FileWords::Letters,
    );
    let begins = "White: knight from b1 to d2. Nbd2, short algebraic: ";
    assert!(words.starts_with(begins), "{words}");
    assert!(words.contains(" QN-Q2, English descriptive: "), "{words}");
    let start = aloud::last_move(&session(""), &mut names, FileWords::Letters);
    assert_eq!(start, session("").spoken());
}

#[test]
fn the_panel_and_the_answer_say_the_move_in_the_same_words() {
    let (session, mut names) = (session("1. Nf3"), Names::default());
    for files in [FileWords::Letters, FileWords::Names] {
        let panel = why::model_as(&session, &mut names, files).expect("a move");
        let answer = aloud::last_move(&session, &mut names, files);
        assert!(answer.starts_with(&(panel.words + ". Nf3")), "{answer}");
    }
    let named = aloud::last_move(&session, &mut names, FileWords::Names);
    assert!(
        named.starts_with("White: knight from Gustav 1 to Felix 3."),
        "{named}"
    );
}

#[test]
fn what_an_annotator_says_of_a_move_is_read_out_with_it() {
    let mut names = Names::default();
    let mut session = session("{A short game} 1. e4 $1 $13 {[%cal Ge4e5] Best by test}");
    let words = aloud::last_move(&session, &mut names, FileWords::Letters);
    let ends = " Good move. Unclear position. Comment: Best by test";
    assert!(words.ends_with(ends), "{words}");
    session.apply(Action::Go(GoAction::First));
    assert_eq!(
        aloud::last_move(&session, &mut names, FileWords::Letters),
        "Start of the game. Comment: A short game"
    );
}

#[test]
fn where_a_piece_can_go_is_said_or_why_it_cannot_move() {
    for (score, square, words) in [
        ("", "g1", "The knight on g1 can go to f3 and h3."),
        ("", "e2", "The pawn on e2 can go to e3 and e4."),
        ("", "e4", "Nothing stands on e4."),
        (
            "1. e4 d5",
            "e4",
            "The pawn on e4 can go to e5, or take the pawn on d5.",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
            "e1",
            "The king on e1 can go to e2 and f1, or castle on the king's side.",
        ),
        (
            "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            "a7",
            "The pawn on a7 can go to a8.",
        ),
    ] {
        assert_eq!(
            aloud::moves_from(&session(score), sq(square), FileWords::Letters),
            words,
            "{score}"
        );
    }
    for (score, square, words) in [
        ("", "c1", "The bishop on c1 cannot move now. "),
        ("", "e7", "The pawn on e7 cannot move now. "),
        (
            "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1",
            "c3",
            "The knight on c3 cannot move now. ",
        ),
    ] {
        let answer = aloud::moves_from(&session(score), sq(square), FileWords::Letters);
        assert!(
            answer.starts_with(words) && answer.len() > words.len() + 10,
            "{answer}"
        );
    }
}

#[test]
fn squares_are_said_with_names_that_are_not_misheard() {
    let files = FileWords::Names;
    let session = session("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6");
    let said = [
        aloud::moves_from(&session, sq("g8"), files),
        aloud::moves_from(&session, sq("a4"), files),
        session.spoken_as(files),
    ];
    assert_eq!(
        said,
        [
            "The knight on Gustav 8 can go to Eva 7, Felix 6 and Hector 6.",
            "Nothing stands on Anna 4.",
            "White: bishop from Bella 5 takes the knight on Cesar 6",
        ]
    );
    let position = aloud::position(&session, files);
    let begins = "White: king Eva 1, queen David 1, rooks Anna 1 and Hector 1, bishops Cesar 1 and Cesar 6, ";
    assert!(position.starts_with(begins), "{position}");
    let why = aloud::last_move(&session, &mut Names::default(), files);
    assert!(why.starts_with(&(said[2].clone() + ". Bxc6, ")), "{why}");
}
