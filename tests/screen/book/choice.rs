//! A reading chosen for a doubtful move: what stands before it stays, and what it makes impossible
//! is told before it is taken.

use rank_and_file::game::At;
use rank_and_file::protocol::{BookChoice, PrintKind};
use rank_and_file::session::{Action, BoardAction, BookAction, BookFilter, GameAction, GoAction};
use rank_and_file::view::{ScanLook, book};

use super::talk::Talk;

/// The Evergreen Game.
const EVERGREEN: [&str; 47] = [
    "P-K4",
    "P-K4",
    "Kt-KB3",
    "Kt-QB3",
    "B-B4",
    "B-B4",
    "P-QKt4",
    "BxKtP",
    "P-B3",
    "B-R4",
    "P-Q4",
    "PxP",
    "Castles",
    "P-Q6",
    "Q-Kt3",
    "Q-B3",
    "P-K5",
    "Q-Kt3",
    "R-K1",
    "KKt-K2",
    "B-R3",
    "P-Kt4",
    "QxP",
    "R-QKt1",
    "Q-R4",
    "B-Kt3",
    "QKt-Q2",
    "B-Kt2",
    "Kt-K4",
    "Q-B4",
    "BxQP",
    "Q-R4",
    "Kt-B6 ch",
    "PxKt",
    "PxP",
    "R-Kt1",
    "QR-Q1",
    "QxKt",
    "RxKt ch",
    "KtxR",
    "QxP ch",
    "KxQ",
    "B-B5 dbl ch",
    "K-K1",
    "B-Q7 ch",
    "K-B1",
    "BxKt mate",
];

/// Returns a page with the Evergreen Game, with these words in place of one of its moves.
fn misprinted(ply: usize, words: &str) -> String {
    let mut moves = EVERGREEN;
    moves[ply] = words;
    let rows = moves.chunks(2).zip(1..).map(|(pair, number)| {
        format!("{number:>2}. {:<16}{}", pair[0], pair.get(1).unwrap_or(&""))
    });
    let rows: Vec<String> = rows.collect();
    format!(
        "GAME 1\n\nWhite: ANDERSSEN. Black: DUFRESNE.\n\n{}\n\nBlack is mated.\n",
        rows.join("\n")
    )
}

/// Misprints: the ply from 0, and the words printed for it.
const MISPRINTS: [(usize, &str); 8] = [
    (6, "P-QKt8"),
    (12, "Castle8"),
    (13, "P-Q8"),
    (16, "P-K6"),
    (19, "KKt-R2"),
    (24, "Q-B4"),
    (25, "B-Kt8"),
    (36, "QR-R1"),
];

fn goes_to(talk: &mut Talk, moment: u32) {
    talk.act(Action::Go(GoAction::To(At::of_moment(moment))));
}

/// Returns the doubts before a moment.
fn doubts_before(talk: &Talk, moment: u32) -> Vec<String> {
    let doubts = talk.print().doubts();
    let before = doubts.filter(|doubt| doubt.moment < moment);
    before.map(|doubt| doubt.words.clone()).collect()
}

#[test]
fn a_choice_puts_no_move_before_it_in_doubt() {
    for (ply, words) in MISPRINTS {
        let text = misprinted(ply, words);
        let talk = Talk::reading(&text);
        for remark in talk.print().remarks.iter().filter(|it| !it.ways.is_empty()) {
            let moment = remark.moment;
            for way in &remark.ways {
                let mut other = Talk::reading(&text);
                let key = way.key;
                let choice = BookChoice { moment, key };
                other.act(Action::Book(BookAction::Settle(choice)));
                let context = format!("{words} as {}", way.words);
                assert_eq!(other.sorted(PrintKind::Chosen).len(), 1, "{context}");
                let doubts = [&talk, &other].map(|talk| doubts_before(talk, moment));
                assert_eq!(doubts[0], doubts[1], "{context}");
            }
        }
    }
}

/// Returns the page drawn as words, with the descriptions of the options.
fn options(talk: &Talk) -> Vec<(String, String, Option<String>)> {
    let page = book(
        Some(talk.page()),
        talk.session.book_list(),
        BookFilter::default(),
        &ScanLook::default(),
    );
    let buttons = page
        .walk()
        .filter_map(|it| Some((it, it.get("aria-describedby")?)));
    let told = buttons.map(|(button, about)| {
        let mut all = page.walk();
        let told = all.find(|it| it.get("id").is_some_and(|id| id == about));
        let told = told.expect("the description of an option");
        let count = told.get("data-misfits").map(|count| count.to_string());
        (button.words(), told.words(), count)
    });
    told.collect()
}

#[test]
fn beside_a_reading_stands_which_later_moves_no_longer_fit() {
    let (mut breaking, mut fitting) = (0, 0);
    for (ply, words) in MISPRINTS {
        let mut talk = Talk::reading(&misprinted(ply, words));
        assert!(options(&talk).iter().all(|(.., count)| count.is_none()));
        goes_to(&mut talk, ply as u32 + 1);
        let remarks = talk.print().remarks_at(ply as u32 + 1);
        let ways: Vec<_> = remarks.flat_map(|remark| remark.ways.clone()).collect();
        for way in ways {
            let misfits = way.misfits.expect("it is known what the reading breaks");
            let options = options(&talk);
            let option = options.iter().find(|(words, ..)| *words == way.words);
            let (_, told, count) = option.expect("an option of the page");
            if misfits.count == 0 {
                fitting += 1;
                assert!(!told.contains("no longer fit"), "{told}");
                assert_eq!(*count, None);
            } else {
                breaking += 1;
                assert!(told.contains(&format!("Then {}", misfits.first)), "{told}");
                assert!(told.contains("no longer fit"), "{told}");
                assert_eq!(*count, Some(misfits.count.to_string()));
            }
        }
    }
    println!("{breaking} readings break later moves, {fitting} do not");
    assert!(breaking > 0 && fitting > 0);
}

#[test]
fn the_next_reading_is_taken_at_once_only_if_the_later_moves_fit() {
    let mut warned = 0;
    for (ply, words) in MISPRINTS {
        let mut talk = Talk::reading(&misprinted(ply, words));
        goes_to(&mut talk, ply as u32 + 1);
        let (before, doubts) = (talk.moves(), talk.page().doubts.clone());
        talk.act(Action::Book(BookAction::OtherReading));
        if !talk.notice().contains("no longer fit") {
            assert!(talk.page().doubts.len() <= doubts.len(), "{words}");
            continue;
        }
        warned += 1;
        assert_eq!(talk.moves(), before, "{words}");
        // Left as it is, it is asked again.
        talk.act(Action::Board(BoardAction::Cancel));
        talk.act(Action::Book(BookAction::OtherReading));
        assert!(talk.notice().contains("no longer fit"), "{words}");
        assert_eq!(talk.moves(), before, "{words}");
        talk.act(Action::Book(BookAction::OtherReading));
        assert_ne!(talk.moves(), before, "{words}");
        assert_eq!(talk.sorted(PrintKind::Chosen).len(), 1, "{words}");
        talk.act(Action::Game(GameAction::Undo));
        assert_eq!(talk.moves(), before, "{words}");
        assert_eq!(talk.page().doubts, doubts, "{words}");
    }
    assert!(warned > 0);
}

#[test]
fn a_typed_move_that_breaks_later_ones_is_taken_when_it_is_applied_again() {
    let mut talk = Talk::reading(&misprinted(12, "Castles"));
    goes_to(&mut talk, 13);
    let before = talk.moves();
    talk.act(Action::Book(BookAction::Reprint("P-KR3".to_owned())));
    talk.act(Action::Book(BookAction::Correct));
    let told = talk.notice();
    assert!(told.starts_with("After h3, 10. \"R-K1\" and "), "{told}");
    assert_eq!(talk.moves(), before);
    talk.act(Action::Book(BookAction::Correct));
    assert!(talk.moves().contains("7. h3"), "{}", talk.moves());
    assert_eq!(talk.sorted(PrintKind::Chosen), ["Castles"]);
    talk.act(Action::Game(GameAction::Undo));
    assert_eq!(talk.moves(), before);
}

#[test]
fn a_move_that_is_confirmed_changes_no_other() {
    for (ply, words) in MISPRINTS {
        let text = misprinted(ply, words);
        let talk = Talk::reading(&text);
        for moment in 1..=talk.session.tree().len() as u32 {
            let mut other = Talk::reading(&text);
            goes_to(&mut other, moment);
            other.act(Action::Book(BookAction::AsRead));
            let bare = |talk: &Talk| {
                let tree = talk.session.tree();
                testing::games::line(tree, At::Start)
            };
            assert_eq!(bare(&other), bare(&talk), "{words}, confirmed at {moment}");
        }
    }
}
