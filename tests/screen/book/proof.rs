//! Readings confirmed, changed and typed; moves that are not printed.

use rank_and_file::board::key;
use rank_and_file::book::{find, read_score};
use rank_and_file::game::At;
use rank_and_file::protocol::{BookChoice, PrintKind};
use rank_and_file::service::print;
use rank_and_file::session::{Action, BookAction, GameAction, GoAction};

use super::talk::{LEGALL, Talk};

/// A game with a check that only one move answers.
const CHECKED: &str = "GAME 1\n\nWhite: OAK. Black: ASH.\n\n\
    1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4\n\
    4. P-B3 Kt-B3 5. P-Q4 PxP 6. PxP B-Kt5 ch\n\
    7. B-Q2 BxB ch 8. QKtxB P-Q4 9. PxP KKtxP 10. Q-Kt3 QKt-K2 11. Castles Castles\n\nDrawn.\n";

#[test]
fn a_reading_is_confirmed_with_one_action() {
    let mut talk = Talk::reading(LEGALL);
    talk.act(Action::Book(BookAction::AsRead));
    assert_eq!(talk.notice(), "Go to a printed move first.");
    talk.act(Action::Book(BookAction::Doubt(true)));
    talk.act(Action::Book(BookAction::AsRead));
    assert_eq!(talk.sorted(PrintKind::Chosen), ["P-R3"]);
    assert!(talk.moves().contains("4. Nc3 a6"), "{}", talk.moves());
    assert_eq!(talk.page().doubts, [0u32; 0]);
    assert_eq!(talk.session.at().moment(), 8);
    talk.act(Action::Game(GameAction::Undo));
    assert_eq!(talk.sorted(PrintKind::Open), ["P-R3"]);
}

#[test]
fn readings_go_round_with_one_action() {
    let mut talk = Talk::reading(LEGALL);
    talk.act(Action::Book(BookAction::Doubt(true)));
    for expected in ["h6", "a6", "h6"] {
        talk.act(Action::Book(BookAction::OtherReading));
        let moves = talk.moves();
        assert!(moves.contains(&format!("4. Nc3 {expected}")), "{moves}");
        assert_eq!(talk.session.at().moment(), 8);
    }
    talk.act(Action::Go(GoAction::First));
    talk.act(Action::Go(GoAction::Next));
    talk.act(Action::Book(BookAction::OtherReading));
    assert!(
        talk.notice().starts_with("No other reading"),
        "{}",
        talk.notice()
    );
}

#[test]
fn what_is_printed_is_typed_and_refused_if_it_cannot_be_played() {
    let mut talk = Talk::reading(LEGALL);
    talk.act(Action::Book(BookAction::Doubt(true)));
    let mut types = |text: &str| {
        talk.act(Action::Book(BookAction::Reprint(text.to_owned())));
        talk.act(Action::Book(BookAction::Correct));
        (
            talk.session.notice().is_some_and(|it| it.refusal),
            talk.moves(),
        )
    };
    for wrong in ["", "QxQ", "xyz", "P-R3", "P-K4 P-K4", "Kt-K2 or"] {
        let (refused, moves) = types(wrong);
        assert!(refused, "{wrong}");
        assert!(moves.contains("4. Nc3 a6"), "{wrong}: {moves}");
    }
    let (refused, moves) = types("P-KR3");
    assert!(!refused && moves.contains("4. Nc3 h6"), "{moves}");
    assert_eq!(talk.sorted(PrintKind::Chosen), ["P-R3"]);
}

#[test]
fn every_reading_that_is_offered_can_be_played() {
    for text in [LEGALL.to_owned(), LEGALL.replace("B-Kt5", "B-K5")] {
        let talk = Talk::reading(&text);
        for remark in &talk.print().remarks {
            for way in &remark.ways {
                let mut other = Talk::reading(&text);
                other.act(Action::Book(BookAction::Settle(BookChoice {
                    moment: remark.moment,
                    key: way.key,
                })));
                let chosen = other.sorted(PrintKind::Chosen);
                assert_eq!(chosen.len(), 1, "{} in {text}", way.words);
            }
        }
    }
}

#[test]
fn a_move_that_is_not_printed_has_a_place_in_the_print() {
    let page = find(CHECKED);
    let mut printed = page.games[0].clone();
    let lost = printed.moves.remove(11);
    assert_eq!(&CHECKED[lost.span], "B-Kt5 ch");
    let read = read_score(CHECKED, &printed, &[]);
    let print = print(CHECKED, &read);
    let gaps = print.stretches();
    let gaps: Vec<_> = gaps.filter(|it| it.sort == PrintKind::Unprinted).collect();
    let [gap] = gaps.as_slice() else {
        panic!("{:?}", print.rows);
    };
    assert_eq!(gap.text, "[…]");
    assert!(gap.sort.is_doubt());
    let mut remarks = print.remarks_at(gap.moment);
    let remark = remarks.next().expect("a remark");
    assert!(remark.doubt);
    assert!(remark.words.contains("is not printed"), "{}", remark.words);
}

/// If this fails, a user who chooses another legal move for one that is not printed does not get
/// the result of printing it.
#[test]
fn a_move_that_is_not_printed_can_be_another() {
    let text = "GAME 1\n\nWhite: OAK. Black: ASH.\n\n1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n3. B-B4   B-B4\n\
                4. P-Q3   P-Q3\n5. Castles   Kt-B3\n7. B-K3   B-Kt3\n8. Q-Q2   Castles\n9. P-QR4   P-QR4\n\
                10. BxB   PxB\n\nDrawn.\n";
    let reading = || {
        let mut talk = Talk::reading(&format!("{LEGALL}\n\n{text}"));
        talk.act(Action::Book(BookAction::Turn(1)));
        talk
    };
    let talk = reading();
    let lost = |talk: &Talk| {
        let mut doubts = talk.print().doubts().cloned();
        doubts.find(|remark| remark.words.contains("is not printed") && remark.ways.len() > 1)
    };
    let remark = lost(&talk).expect("a move is put in, and could be another");
    for way in &remark.ways {
        let mut other = reading();
        other.act(Action::Book(BookAction::Settle(BookChoice {
            moment: remark.moment,
            key: way.key,
        })));
        let tree = other.session.tree();
        let at = tree.main_line(At::Start).nth(remark.moment as usize - 1);
        let put_in = at.map(|id| key::key(&tree.node(id).mv));
        assert_eq!(put_in, Some(way.key), "{}", way.words);
        let said = other.remark(remark.moment);
        assert!(said.contains("is added, as you chose"), "{said}");
        assert_eq!(tree.main_line(At::Start).count(), 20, "{}", way.words);
    }
}

#[test]
fn columns_and_diagrams_stand_as_they_were_set_and_italics_lose_their_marks() {
    let text = LEGALL
        .replace(
            "It is not known",
            "+---+---+\n| r | n |\n+---+---+\n\nr . b q k b . r\n\nThe _young_ player: it is not known",
        )
        .replace("BxP ch", "_BxP ch_");
    let rows = Talk::reading(&text).rows();
    let set = ["+---+---+", "| r | n |", "+---+---+", "", "r . b q k b . r"];
    assert!(rows.windows(set.len()).any(|part| part == set), "{rows:?}");
    let page = rows.join("\n");
    assert!(page.contains("The young player"), "{page}");
    assert!(!page.contains('_'), "{page}");
}

/// A game set in two half-columns, which is read downwards.
const TWO_COLUMNS: &str = "GAME 1\n\nWhite: OAK. Black: ASH.\n\n\
    \x20   White.      Black.           White.      Black.\n\
    \x20 1. P-K4      P-K4        |   5. Castles   B-K2\n\
    \x20 2. Kt-KB3    Kt-QB3      |   6. R-K sq    P-QKt4\n\
    \x20 3. B-Kt5     P-QR3       |   7. B-Kt3     P-Q3\n\
    \x20 4. B-R4      Kt-B3       |   8. P-B3      Castles\n\nDrawn.\n";

#[test]
fn half_columns_stand_under_each_other_in_the_order_of_play() {
    let talk = Talk::reading(TWO_COLUMNS);
    let moments: Vec<u32> = talk.print().stretches().map(|it| it.moment).collect();
    let moments: Vec<u32> = moments.into_iter().filter(|&moment| moment > 0).collect();
    assert_eq!(moments, (1..=16).collect::<Vec<_>>());
    let rows = talk.rows();
    let head = "    White.      Black.";
    assert_eq!(
        rows.iter().filter(|row| row.as_str() == head).count(),
        2,
        "{rows:?}"
    );
    let begins = |row: &str| rows.iter().any(|one| one.trim_start().starts_with(row));
    assert!(begins("4. B-R4 ") && begins("5. Castles "), "{rows:?}");
    assert!(rows.iter().all(|row| !row.contains('|')), "{rows:?}");
}
