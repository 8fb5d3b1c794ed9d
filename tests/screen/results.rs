//! Results set by players, and the screen's words about the state of a game.

use rank_and_file::board::{Color, Piece};
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::game::{At, Outcome};
use rank_and_file::notation::Notation;
use rank_and_file::screen::standing::{StandingModel, model};
use rank_and_file::session::{
    Action, EntryAction, GameAction, GoAction, Names, OpenAction, ResultAction, Session,
};

/// Returns a session in which a text has been opened, at its last move.
fn at_end_of(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session.apply(Action::Go(GoAction::Last));
    session
}

fn stands(session: &Session) -> StandingModel {
    model(session, &mut Names::default())
}

fn notes(session: &Session) -> Vec<String> {
    stands(session)
        .notes
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// Returns the notice after an action, and whether it is a refusal.
fn said(session: &mut Session, action: Action) -> (String, bool) {
    session.apply(action);
    let notice = session.notice().expect("something is said");
    (notice.sentence.to_string(), notice.refusal)
}

/// Returns the moves, comments and result of the shown game.
fn score(session: &Session) -> String {
    let text = write_pgn(session.tree(), &Notation::SHORT);
    let moves = text.lines().filter(|line| !line.starts_with('['));
    moves.collect::<Vec<_>>().join(" ").trim().to_owned()
}

const TWICE: &str = "1. Nf3 Nf6 2. Ng1 Ng8";
const THRICE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

#[test]
fn a_threefold_repetition_is_claimed_and_undone() {
    let mut session = at_end_of(THRICE);
    let claimed = "Drawn by threefold repetition, claimed by White.";
    assert_eq!(
        said(&mut session, Action::Result(ResultAction::Claim)),
        (claimed.to_owned(), false)
    );
    assert_eq!(score(&session), format!("{THRICE} {{{claimed}}} 1/2-1/2"));
    assert_eq!(
        stands(&session).status,
        "White to move; the game ended 1/2-1/2"
    );
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(score(&session), format!("{THRICE} *"));
    session.apply(Action::Game(GameAction::Redo));
    assert_eq!(session.tree().outcome, Outcome::Draw);
}

#[test]
fn a_claim_that_is_not_there_is_refused_with_what_is_wanting() {
    let rows = [
        (
            TWICE,
            "The position has occurred twice (before: the start), not three times. \
             2 moves since the last capture or pawn move, not 50.",
        ),
        (
            "1. e4 Nf6 2. Nf3 Ng8 3. Ng1",
            "The position has occurred twice (before: 1. e4), not three times. \
             2 moves since the last capture or pawn move, not 50.",
        ),
        (
            "[FEN \"8/8/4k3/8/8/3K3R/8/8 w - - 96 80\"]\n\n80. Rg3 Ke7 81. Rh3 *",
            "The position has occurred once, not three times. \
             49 moves since the last capture or pawn move, not 50.",
        ),
    ];
    for (text, expected) in rows {
        let mut session = at_end_of(text);
        let before = score(&session);
        assert_eq!(
            said(&mut session, Action::Result(ResultAction::Claim)),
            (expected.to_owned(), true)
        );
        assert_eq!(score(&session), before);
    }
}

#[test]
fn fifty_moves_are_claimed_by_the_side_to_move() {
    let mut session = at_end_of("[FEN \"8/8/4k3/8/8/3K3R/8/8 w - - 99 80\"]\n\n80. Rg3 *");
    assert_eq!(
        notes(&session),
        ["Black may claim a draw: fifty moves of each side without a capture or pawn move."]
    );
    let (words, _) = said(&mut session, Action::Result(ResultAction::Claim));
    assert_eq!(words, "Drawn by the fifty-move rule, claimed by Black.");
    assert_eq!(session.tree().outcome, Outcome::Draw);
}

#[test]
fn players_agree_to_a_draw_and_resign() {
    let rows = [
        (
            Action::Result(ResultAction::Agree),
            "1. e4 e5 {Drawn by agreement.} 1/2-1/2",
        ),
        (
            Action::Result(ResultAction::Resign(Color::White)),
            "1. e4 e5 {White resigns.} 0-1",
        ),
        (
            Action::Result(ResultAction::Resign(Color::Black)),
            "1. e4 e5 {Black resigns.} 1-0",
        ),
    ];
    for (action, expected) in rows {
        let mut session = at_end_of("[Result \"*\"]\n\n1. e4 e5 *");
        assert_eq!(stands(&session).may_end, Some(Color::White));
        assert!(!said(&mut session, action).1);
        assert_eq!(score(&session), expected);
        assert_eq!(
            session.tree().tag("Result"),
            Some(session.tree().outcome.pgn())
        );
        assert_eq!(stands(&session).may_end, None);
        let (words, refused) = said(&mut session, Action::Result(ResultAction::Agree));
        assert_eq!(
            (words.as_str(), refused),
            ("The game has already ended.", true)
        );
        session.apply(Action::Game(GameAction::Undo));
        assert_eq!(score(&session), "1. e4 e5 *");
    }
}

#[test]
fn a_result_belongs_to_the_end_of_the_main_line() {
    let mut session = at_end_of("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *");
    let elsewhere =
        "A result belongs to the end of the game, and this is not the last move of its main line.";
    session.apply(Action::Go(GoAction::Previous));
    assert_eq!(
        said(&mut session, Action::Result(ResultAction::Agree)),
        (elsewhere.to_owned(), true)
    );
    session.apply(Action::Go(GoAction::Sibling(1)));
    session.apply(Action::Go(GoAction::Last));
    let resigns = Action::Result(ResultAction::Resign(Color::Black));
    assert_eq!(said(&mut session, resigns), (elsewhere.to_owned(), true));
    assert_eq!(stands(&session).may_end, None);
    assert_eq!(session.tree().outcome, Outcome::Open);
}

#[test]
fn a_game_that_ends_on_the_board_gets_its_result() {
    let mut session = Session::empty();
    for text in ["f3", "e5", "g4", "Qh4"] {
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        session.apply(Action::Entry(EntryAction::Enter));
    }
    assert_eq!(score(&session), "1. f3 e5 2. g4 Qh4# 0-1");
    assert_eq!(stands(&session).status, "Mate: Black wins");
    assert_eq!(
        notes(&session),
        [
            "The king on e1 is in check from the queen on h4. No capture: nothing can take the queen on h4. No interposition: nothing can go to f2 or g3. No flight: the queen on h4 attacks f2; its own pieces stand on d1, f1, d2 and e2."
        ]
    );
    // An end in a variation does not change the result.
    session.apply(Action::Go(GoAction::First));
    for text in ["e4", "f6 d4 g5 Qh5"] {
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        session.apply(Action::Entry(EntryAction::Enter));
    }
    assert_eq!(stands(&session).status, "Mate: White wins");
    assert_eq!(session.tree().outcome, Outcome::BlackWins);
}

#[test]
fn a_game_that_is_played_on_has_no_result_any_more() {
    let mut session = at_end_of("1. e4 e5 *");
    session.apply(Action::Result(ResultAction::Agree));
    session.apply(Action::Entry(EntryAction::Type("Nf3".to_owned())));
    let (words, refused) = said(&mut session, Action::Entry(EntryAction::Enter));
    assert_eq!(
        (words.as_str(), refused),
        (
            "The game goes on without the result 1/2-1/2. Undo brings it back.",
            false
        )
    );
    assert_eq!(session.tree().outcome, Outcome::Open);
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(session.tree().outcome, Outcome::Draw);
    // A variation does not change the result.
    session.apply(Action::Go(GoAction::First));
    session.apply(Action::Entry(EntryAction::Type("d4".to_owned())));
    session.apply(Action::Entry(EntryAction::Enter));
    assert_eq!(session.tree().outcome, Outcome::Draw);
}

#[test]
fn every_end_has_its_status_and_its_reason() {
    let rows = [
        (
            "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1",
            "Stalemate: a draw",
            "Black is not in check and has no legal move.",
        ),
        (
            "8/8/4k3/8/8/3K4/8/5B2 w - - 0 1",
            "Insufficient material: a draw",
            "The pieces that are left cannot mate, however the game goes on.",
        ),
        (
            "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
            "Dead position: a draw",
            "The pawns are locked and nothing can pass them, so no series of moves leads to mate.",
        ),
        (
            "8/8/4k3/8/8/3K3R/8/8 w - - 150 100",
            "Seventy-five moves: a draw",
            "Seventy-five moves of each side without a capture or pawn move end the game without a claim.",
        ),
        (
            "8/8/4k3/8/8/3K3R/8/8 w - - 75 100",
            "White to move",
            "37 moves without a capture or pawn move.",
        ),
        (
            "3Rk3/5ppp/8/6B1/B7/8/8/6K1 b - - 0 1",
            "Mate: White wins",
            "The king on e8 is in check from the bishop on a4 and the rook on d8, a double check, which only the king could answer: the rook on d8 is protected by the bishop on g5. No flight: the bishop on a4 attacks d7; the bishop on g5 attacks e7; the rook on d8 attacks f8; its own piece stands on f7.",
        ),
        (
            "k1R5/b7/1n6/8/4b3/5R2/6K1/8 b - - 0 1",
            "Black to move, in check",
            "The king on a8 is in check from the rook on c8. Capture the attacker: the knight from b6 taking the rook on c8. Interpose: the bishop from a7 to b8. Move the king: to b7.",
        ),
    ];
    for (fen, status, note) in rows {
        let session = at_end_of(fen);
        assert_eq!(stands(&session).status, status);
        assert_eq!(notes(&session), [note], "{fen}");
    }
    let session = at_end_of(&["Nf3 Nf6 Ng1 Ng8 "; 4].concat());
    let model = stands(&session);
    assert_eq!(model.status, "Fivefold repetition: a draw");
    assert_eq!(
        model.occurred,
        "The position has occurred five times; before: "
    );
    // If it goes on nevertheless, the list does not grow.
    let session = at_end_of(&["Nf3 Nf6 Ng1 Ng8 "; 30].concat());
    let model = stands(&session);
    assert_eq!(
        model.occurred,
        "The position has occurred 31 times; first: "
    );
    assert_eq!(model.moments.len(), 4);
}

#[test]
fn the_moments_of_a_repeated_position_are_named_and_lead_there() {
    let session = at_end_of(THRICE);
    let model = stands(&session);
    assert_eq!(
        model.occurred,
        "The position has occurred three times; before: "
    );
    let names: Vec<&str> = model
        .moments
        .iter()
        .map(|(_, name)| name.as_str())
        .collect();
    assert_eq!(names, ["the start", "2… Ng8"]);
    assert_eq!(
        notes(&session),
        ["White may claim a draw by threefold repetition."]
    );
    let mut there = session.clone();
    there.apply(Action::Go(GoAction::To(model.moments[1].0)));
    assert_eq!(there.tree().path(there.at()).len(), 4);
    assert_eq!(
        there.position().setup().pieces,
        session.position().setup().pieces
    );
    there.apply(Action::Go(GoAction::To(model.moments[0].0)));
    assert_eq!(there.at(), At::Start);
    // The game begins with Black's fortieth move.
    let fen =
        "[FEN \"8/8/4k3/8/8/3K3R/8/8 b - - 0 40\"]\n\n40... Ke7 41. Rg3 Ke6 42. Rh3 Ke7 43. Rg3 *";
    let names = stands(&at_end_of(fen)).moments;
    assert_eq!(names[0].1, "41. Rg3");
}

#[test]
fn taken_pieces_and_the_balance_are_counted_as_they_are() {
    let mut session = at_end_of("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe4+ 4. Nxe4 *");
    let material = stands(&session).material;
    assert_eq!(material.taken[0], [(Piece::Queen, 1), (Piece::Pawn, 1)]);
    assert_eq!(material.taken[1], [(Piece::Pawn, 1)]);
    assert_eq!(material.says(Color::White), "White has taken: queen, pawn");
    assert_eq!(material.balance, "+9 White");
    session.apply(Action::Go(GoAction::First));
    let material = stands(&session).material;
    assert!(material.taken.iter().all(Vec::is_empty));
    assert_eq!(material.balance, "even");
    // A captured promoted pawn counts as the piece that it became.
    let fen = "[FEN \"1r5k/P7/8/8/8/8/8/6K1 w - - 0 1\"]\n\n1. axb8=Q+ Kg7 2. Qb2+ Kg8 *";
    let material = stands(&at_end_of(fen)).material;
    assert_eq!(material.taken[0], [(Piece::Rook, 1)]);
    assert_eq!(material.balance, "+9 White");
    let fen = "[FEN \"r6k/1P6/8/8/8/8/8/6K1 w - - 0 1\"]\n\n1. b8=Q+ Rxb8 *";
    let material = stands(&at_end_of(fen)).material;
    assert_eq!(material.taken[1], [(Piece::Queen, 1)]);
    assert_eq!(material.balance, "+5 Black");
    // Queen against rook, bishop and knight.
    let fen = "3qk3/8/8/8/8/8/8/R1B1K1N1 w - - 0 1";
    assert_eq!(stands(&at_end_of(fen)).material.balance, "+2 White");
}
