//! Null moves: a side passes, as annotators write it to show a threat.

mod common;
mod positions;

use common::{moves, one, sentences, shape};
use positions::Dice;
use proptest::prelude::*;
use rank_and_file::board::{Move, Square, Variant};
use rank_and_file::exercise::laboratory::Laboratory;
use rank_and_file::exercise::quiz::{Quiz, Task};
use rank_and_file::game::fen::{read_fen, write_fen};
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::game::reverse::reverse_game;
use rank_and_file::game::{At, GameTree, standing};
use rank_and_file::keep;
use rank_and_file::notation::{Notation, Rule, offered};
use rank_and_file::rules::Position;
use rank_and_file::screen::board_model::{self as board, Mark};
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::screen::{standing as standing_model, why};
use rank_and_file::session::{Action, Names, Session, column, link};
use rank_and_file::view::{self, Place};

/// A game with notes as analysis programs write them; each stands where two spellings are in use.
const ANNOTATED: &str = "[Event \"Two Knights\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5 {[%cal Rg5f7]} (4. d3 -- {Nothing is threatened yet.} 5. Ng5 d5) \
    4... d5 (4... -- $4 {If Black does nothing,} 5. Nxf7 {is the threat.} (5. Bxf7+ $5 Ke7) 5... Qe7) \
    5. exd5 Na5 (5... Nxd5 $6 6. d4 -- 7. Nxf7 $1 Kxf7) 6. Bb5+ c6 7. -- cxb5 *\n";

fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(text.to_owned()));
    session
}

fn enter(session: &mut Session, text: &str) {
    session.apply(Action::Type(text.to_owned()));
    session.apply(Action::Enter);
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn said(session: &Session) -> String {
    let notice = session.notice().expect("a notice");
    assert!(notice.refusal);
    notice.sentence.to_string()
}

#[test]
fn an_annotated_game_is_read_whole_in_either_spelling_and_written_in_one() {
    for spelling in ["--", "Z0", "––", "@@@@", "null", "pass", "0000"] {
        let game = one(&ANNOTATED.replace("--", spelling));
        assert_eq!(sentences(&game), [""; 0], "{spelling}");
        assert_eq!(
            moves(&game),
            "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 -- cxb5"
        );
        let written = write_pgn(&game.tree, &Notation::SHORT);
        assert_eq!(in_one_line(&written), in_one_line(ANNOTATED), "{spelling}");
        assert_eq!(shape(&one(&written).tree), shape(&game.tree));
    }
}

#[test]
fn signs_and_brackets_may_stand_right_behind_it() {
    let game = one("1.e4 --!? 2.d4 (2.--) (2.Z0? d5) 2...--{so}3.Nf3 Z0$2 1-0");
    assert_eq!(sentences(&game), [""; 0]);
    assert_eq!(
        in_one_line(&write_pgn(&game.tree, &Notation::SHORT)),
        "1. e4 -- $5 2. d4 (2. --) (2. -- $2 d5) 2... -- {so} 3. Nf3 -- $2 1-0"
    );
}

#[test]
fn what_is_like_it_is_something_else() {
    for text in [
        "1. e4 e5 2. --- d5 *",
        "1. e4 e5 2. passed d5 *",
        "1. e4 e5 2. - d5 *",
    ] {
        let game = one(text);
        assert_eq!(moves(&game), "e4 e5", "{text}");
        assert_eq!(game.unread.len(), 1, "{text}");
    }
    // Castling with noughts.
    assert_eq!(
        moves(&one("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 *")),
        "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O"
    );
}

#[test]
fn in_check_nobody_passes_and_the_text_is_kept() {
    let game = one("1. e4 e5 (1... f6 2. Qh5+ -- 3. d4) 2. Nf3 f6 3. Nxe5 -- 4. Qh5+ Z0 5. d4 *");
    assert_eq!(moves(&game), "e4 e5 Nf3 f6 Nxe5 -- Qh5+");
    assert_eq!(
        sentences(&game),
        [
            "Line 1, column 27: 2... \"--\": Black is in check and cannot pass. Correct it to read the rest of the variation.",
            "Line 1, column 66: 4... \"Z0\": Black is in check and cannot pass. Correct it to read the rest of the game.",
        ]
    );
    let unread: Vec<&str> = game
        .unread
        .iter()
        .map(|unread| unread.text.as_str())
        .collect();
    assert_eq!(unread, ["-- 3. d4", "Z0 5. d4"]);
}

#[test]
fn only_turn_clocks_and_en_passant_change() {
    let after = |fen: &str| {
        let position = read_fen(fen).expect("a position");
        let pass = position.pass().expect("no check");
        assert!(!position.moves().contains(&pass), "{fen}");
        write_fen(&position.after(&pass))
    };
    assert_eq!(
        after("rnbqkbnr/ppp1pppp/8/8/3pP3/3P4/PPP2PPP/RNBQKBNR b KQkq e3 0 3"),
        "rnbqkbnr/ppp1pppp/8/8/3pP3/3P4/PPP2PPP/RNBQKBNR w KQkq - 1 4"
    );
    assert_eq!(
        after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 30"),
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 8 30"
    );
}

#[test]
fn every_notation_writes_dashes_and_reads_them() {
    let games_of = [
        (
            Variant::Standard,
            "1. e4 -- 2. d4 d5 (2... -- 3. -- e5) 3. -- dxe4 *",
        ),
        (
            Variant::UChess,
            "1. e4 -- 2. d4 d5 (2... -- 3. -- e5) 3. -- dxe4 *",
        ),
        (
            Variant::Chess99,
            "1. e24 -- 2. d24 d86 (2... -- 3. -- a86) 3. -- *",
        ),
        (Variant::Modern, "1. e24 -- 2. d24 (2. -- --) 2... -- *"),
    ];
    for (variant, text) in games_of {
        let tagged = format!("[Variant \"{}\"]\n\n{text}", variant.title());
        let game = one(&tagged);
        assert_eq!(sentences(&game), [""; 0], "{tagged}");
        let dashes = text.matches("--").count();
        for row in offered(variant) {
            let written = write_pgn(&game.tree, &row.notation);
            assert_eq!(
                written.matches("--").count(),
                dashes,
                "{}: {written}",
                row.tag
            );
            let again = games(&written, ReadAs::Only(row.notation))
                .next()
                .expect("a game");
            assert_eq!(sentences(&again), [""; 0], "{}: {written}", row.tag);
            assert_eq!(again.tree.len(), game.tree.len(), "{}: {written}", row.tag);
        }
    }
}

#[test]
fn a_diagram_has_none_since_either_side_may_move() {
    let game = one(
        "[Variant \"Diagram\"]\n[FEN \"8/8/8/8/8/5N2/8/1N6 w - - 0 1\"]\n\n1. Nbd2 -- 2. Ne4 *",
    );
    assert_eq!(game.unread.len(), 1);
    assert!(
        sentences(&game)[0].contains("In a diagram either side may move, so nobody has to pass."),
        "{:?}",
        sentences(&game)
    );
}

#[test]
fn typed_dashes_are_played_taken_back_and_played_again() {
    let mut session = opened("1. e4 e5");
    session.apply(Action::Last);
    session.apply(Action::Type("--".to_owned()));
    assert_eq!(session.entry().meaning.words(), "Enter plays a null move.");
    session.apply(Action::Enter);
    assert_eq!(session.spoken(), "White passes");
    assert_eq!(session.entry().text, "");
    enter(&mut session, "Nf6");
    assert_eq!(session.spoken(), "Black: knight from g8 to f6");
    let whole = write_pgn(session.tree(), &Notation::SHORT);
    assert_eq!(whole, "1. e4 e5 2. -- Nf6 *\n");
    session.apply(Action::Undo);
    session.apply(Action::Undo);
    assert_eq!(session.tree().len(), 2);
    session.apply(Action::Redo);
    session.apply(Action::Redo);
    assert_eq!(write_pgn(session.tree(), &Notation::SHORT), whole);
    // What is there already is gone to, not added.
    session.apply(Action::Previous);
    session.apply(Action::Previous);
    enter(&mut session, "Z0");
    assert_eq!(
        (session.tree().len(), session.spoken().as_str()),
        (4, "White passes")
    );
    enter(&mut session, "Nc6 -- Bc5");
    assert_eq!(session.tree().len(), 7);
}

#[test]
fn typed_in_check_they_are_refused_with_the_reason() {
    let mate = opened("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7+");
    for (mut session, len) in [(opened("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"), 0), (mate, 7)] {
        session.apply(Action::Last);
        session.apply(Action::Type("--".to_owned()));
        assert_eq!(session.entry().mistake(), Some(0..2));
        session.apply(Action::Enter);
        assert_eq!(said(&session), "Black is in check and cannot pass.");
        assert_eq!(
            (session.tree().len(), session.entry().text.as_str()),
            (len, "--")
        );
    }
}

#[test]
fn no_hand_makes_one() {
    let mut session = opened("1. e4 e5");
    session.apply(Action::Last);
    let king = Square::parse("e1").expect("a square");
    session.apply(Action::Drag(king, king));
    session.apply(Action::Touch(king));
    session.apply(Action::Touch(king));
    assert_eq!(session.tree().len(), 2);
}

#[test]
fn the_sheet_shows_it_and_the_panel_says_what_it_is() {
    let mut session = opened("1. e4 -- 2. d4");
    session.apply(Action::SetColumn(
        1,
        column("descriptive").expect("a column"),
    ));
    session.apply(Action::First);
    session.apply(Action::Next);
    session.apply(Action::Next);
    let names = &mut Names::default();
    let rows = sheet::model(&session, names).rows;
    let Row::Pair {
        black: Some(entry), ..
    } = &rows[0]
    else {
        panic!("{rows:?}");
    };
    let shown: Vec<&str> = entry
        .names
        .iter()
        .map(|name| name.reading.text.as_str())
        .collect();
    assert_eq!(shown, ["--", "--"]);
    assert!(entry.names.iter().all(|name| name.rule == Rule::NullMove));

    let head = view::Head::Titles;
    let drawn = view::sheet(&sheet::model(&session, names), session.columns(), head);
    let spoken = |element: &&view::Element| element.get("aria-label") == Some("null move");
    assert_eq!(drawn.walk().filter(spoken).count(), 2, "in each column");

    let model = why::model(&session, names).expect("a current move");
    assert_eq!(
        (model.number.as_str(), model.words.as_str()),
        ("1…", "Black passes")
    );
    for reason in &model.reasons {
        assert_eq!(reason.rule, "Null move");
        assert_eq!(
            reason.because.to_string(),
            "Black passes: no move is made. Programs write -- where an author wants to show what is threatened."
        );
    }
    for place in [Place::Page, Place::Embedded] {
        let panel = view::why(Some(&model), place);
        assert!(
            panel.walk().all(|element| element.tag != "details"),
            "no part to list"
        );
    }
    let marked = board::model(&session, names).squares;
    assert!(
        marked
            .iter()
            .all(|square| !square.marks.contains(&Mark::Last))
    );
}

#[test]
fn links_and_what_is_kept_hold_it() {
    let mut session = opened(ANNOTATED);
    let moments: Vec<At> = session.tree().ids().map(At::After).collect();
    for at in moments {
        session.apply(Action::Go(at));
        let linked = link::read(&link::fragment(&session)).expect("a game");
        assert!(linked.whole);
        assert_eq!(shape(&linked.game.tree), shape(session.tree()));
        assert_eq!(linked.game.tree.position(linked.at), *session.position());
        let kept = keep::restore(&keep::write(&session)).expect("a session");
        assert_eq!(kept.trouble, None);
        assert_eq!(shape(kept.session.tree()), shape(session.tree()));
        assert_eq!(kept.session.position(), session.position());
        assert_eq!(kept.session.spoken(), session.spoken());
    }
}

#[test]
fn passing_repeats_no_position_and_ends_no_game() {
    let mut session = opened("1. Nf3 Nf6 2. Ng1 Ng8 3. -- --");
    session.apply(Action::Last);
    for _ in 0..12 {
        enter(&mut session, "--");
    }
    let now = standing(session.tree(), session.at());
    assert_eq!(
        (now.end, now.repeated.len(), now.claims.len()),
        (None, 0, 0)
    );
    let _ = standing_model::model(&session, &mut Names::default());
}

#[test]
fn a_quiz_asks_up_to_it_and_a_laboratory_takes_no_square_from_it() {
    let mut session = opened("1. e4 e5 2. Nf3 -- 3. Nxe5");
    let short = column("short").expect("a column");
    for (task, asked) in [(Task::Move, 2), (Task::Write, 3), (Task::Piece, 3)] {
        let quiz = Quiz::new(task, short, session.tree(), At::Start).expect("questions");
        assert_eq!(quiz.question().expect("a question").of, asked);
    }
    let before = session
        .tree()
        .main_line(At::Start)
        .nth(2)
        .map(At::After)
        .expect("a moment");
    assert!(Quiz::new(Task::Move, short, session.tree(), before).is_err());
    session.apply(Action::Go(before));
    let lab = Laboratory::of(&session).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(lab.target(), None);
}

#[test]
fn a_game_is_taken_back_over_it() {
    let game = one("1. e4 -- 2. e5 d5 3. -- d4 *");
    let mut position = game.tree.start().clone();
    let mut texts = Vec::new();
    for id in game.tree.main_line(At::Start) {
        let mv = game.tree.node(id).mv;
        texts.push(
            Notation::Reversible
                .name(&mv, &position.turn())
                .reading
                .text,
        );
        position.play(&mv);
    }
    assert_eq!(texts, ["e24", "--", "e5", "d75", "--", "d4"]);
    let start = reverse_game(&position.setup(), &texts).expect("a start");
    assert_eq!(start.pieces, Position::start().setup().pieces);
    assert_eq!(
        (start.color, start.fullmove),
        (game.tree.start().color(), 1)
    );
}

/// A game of chance with variations, in which one move of four is a null move where that can be.
fn grown(variant: Variant, seed: u64) -> GameTree {
    let mut dice = Dice(seed | 1);
    let mut tree = GameTree::new(Position::array(variant));
    for _ in 0..40 {
        let moment = dice.roll(tree.len() + 1);
        let at = if dice.roll(4) == 0 {
            At::of_moment(moment as u32)
        } else {
            tree.end_of_line(At::Start)
        };
        let position = tree.position(at);
        let legal = position.moves();
        let pass = position.pass().ok().filter(|_| dice.roll(4) == 0);
        let made: Option<Move> = match pass {
            None if legal.is_empty() => None,
            None => Some(*dice.pick(&legal)),
            pass => pass,
        };
        if let Some(mv) = made.filter(|mv| tree.find(at, mv).is_none()) {
            tree.add(at, mv);
        }
    }
    tree
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn whatever_is_written_is_read_again(seed: u64) {
        for variant in [Variant::Standard, Variant::UChess, Variant::Chess99] {
            let tree = grown(variant, seed);
            for row in offered(variant) {
                let written = write_pgn(&tree, &row.notation);
                let again = games(&written, ReadAs::Only(row.notation)).next().expect("a game");
                prop_assert_eq!(sentences(&again), [""; 0], "{}", &written);
                let moves = |tree: &GameTree| -> Vec<Move> {
                    tree.main_line(At::Start).map(|id| tree.node(id).mv).collect()
                };
                prop_assert_eq!(moves(&again.tree), moves(&tree), "{}", &written);
                prop_assert_eq!(again.tree.len(), tree.len());
                prop_assert_eq!(write_pgn(&again.tree, &row.notation), written);
            }
        }
    }
}
