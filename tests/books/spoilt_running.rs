//! Damaged scores in running text: the numbers around a place tell how many moves it has, so that
//! all are handed over, whatever character is damaged.
//!
//! | damage | handed over |
//! |---|---|
//! | any one character lost, doubled or misread, in every manner of setting a score | all moves but one at most |
//! | misread characters all over the page | nearly all |
//! | a footnote with imagined moves, between two lines | none of its moves |
//! | sentences with numbers that count on | no move |

use rank_and_file::book::find;
use testing::chance::{Dice, some};
use testing::spoil;

/// The Opera Game without its last six plies.
const MOVES: [&str; 27] = [
    "P-K4", "P-K4", "Kt-KB3", "P-Q3", "P-Q4", "B-Kt5", "PxP", "BxKt", "QxB", "PxP", "B-QB4",
    "Kt-KB3", "Q-QKt3", "Q-K2", "Kt-B3", "P-B3", "B-KKt5", "P-Kt4", "KtxP", "PxKt", "BxKtP ch",
    "QKt-Q2", "Castles", "R-Q1", "RxKt", "RxR", "R-Q1",
];

/// Text before and behind a number, behind White's move and behind Black's.
const MANNERS: [[&str; 4]; 5] = [
    ["", " ", ", ", "; "],
    ["", ". ", ", ", ". "],
    ["", ". ", " ", " "],
    ["(", ") ", ", ", "; "],
    ["", ". ", ", ", ", "],
];

/// Returns the game as running text, and the byte ranges of its moves.
fn set(manner: &[&str; 4]) -> (String, Vec<std::ops::Range<usize>>) {
    let [open, close, white, black] = manner;
    let mut page = "GAME 7.\n\n".to_owned();
    let mut spans = Vec::new();
    let mut line = page.len();
    for (ply, name) in MOVES.iter().enumerate() {
        if page.len() > line + 60 {
            page.truncate(page.trim_end().len());
            page.push('\n');
            line = page.len();
        }
        if ply % 2 == 0 {
            page += &format!("{open}{}{close}", ply / 2 + 1);
        }
        spans.push(page.len()..page.len() + name.len());
        page += name;
        page += if ply % 2 == 0 { white } else { black };
    }
    page.truncate(page.trim_end_matches([' ', ',', ';']).len());
    page.push('\n');
    (page, spans)
}

/// Returns the number of moves handed over, and the number of other words.
fn handed(page: &str, spans: &[std::ops::Range<usize>]) -> (usize, usize) {
    let found = find(page);
    let Some(game) = found.games.iter().max_by_key(|game| game.moves.len()) else {
        return (0, 0);
    };
    let mut left = spans.iter().peekable();
    let mut right = 0;
    for moved in &game.moves {
        while left.next_if(|span| span.end <= moved.span.start).is_some() {}
        right += usize::from(left.next_if(|span| span.start < moved.span.end).is_some());
    }
    (right, game.moves.len() - right)
}

#[test]
fn whatever_one_character_becomes_hardly_a_move_is_lost() {
    for manner in &MANNERS {
        let (page, spans) = set(manner);
        assert_eq!(handed(&page, &spans), (MOVES.len(), 0), "{page}");
    }
    // Characters differ much from each other, so each manner is tested with all of them or not at
    // all.
    for manner in some(&MANNERS, 3) {
        let (page, spans) = set(manner);
        let (mut pages, mut hurt) = (0, 0);
        for (at, c) in page.char_indices().filter(|(at, _)| *at >= spans[0].start) {
            for new in ["", "  ", "e", ".", "8", "^"] {
                if c == '\n' {
                    continue;
                }
                let damaged = format!("{}{new}{}", &page[..at], &page[at + 1..]);
                let shift = |place: usize| {
                    if place > at {
                        place + new.len() - 1
                    } else {
                        place
                    }
                };
                let spans = spans.iter().map(|span| shift(span.start)..shift(span.end));
                let (right, more) = handed(&damaged, &spans.collect::<Vec<_>>());
                pages += 1;
                hurt += usize::from(right < MOVES.len() || more > 0);
                assert!(
                    right + 3 >= MOVES.len() && more <= 1,
                    "{right} {more}: {damaged}"
                );
            }
        }
        assert!(hurt * 100 <= pages, "{manner:?}: {hurt} of {pages}");
    }
}

#[test]
fn under_noise_nearly_every_move_is_handed_over() {
    let pages = spoil::running(60, true);
    for (per_mille, least) in [(3, 98), (10, 97), (30, 88)] {
        let (mut plies, mut right, mut extra) = (0, 0, 0);
        for (at, page) in pages.iter().enumerate() {
            // The shares are close to the limit, so the dice are always the same.
            let mut dice = Dice(per_mille as u64 * 7919 + at as u64 * 104_729 + 1);
            let (text, spans) = spoil::noisy(page, per_mille, &mut dice);
            let found = handed(&text, &spans);
            plies += spans.len();
            right += found.0;
            extra += found.1;
        }
        assert!(
            right * 100 >= plies * least && extra * 200 <= plies,
            "{per_mille}: {right} of {plies}, {extra} more"
        );
    }
}

#[test]
fn what_is_supposed_between_lines_of_moves_is_none_of_the_game() {
    for manner in &MANNERS {
        let (page, spans) = set(manner);
        let at = spans[15].start;
        let end = page[at..]
            .find('\n')
            .map_or(page.len(), |line| at + line + 1);
        let note = "(b) If Q-K2, KR-QB1, and Black must lose.\n\n";
        let noted = format!("{}{note}{}", &page[..end], &page[end..]);
        let shift = |place: usize| {
            if place >= end {
                place + note.len()
            } else {
                place
            }
        };
        let spans: Vec<_> = spans
            .iter()
            .map(|span| shift(span.start)..shift(span.end))
            .collect();
        assert_eq!(handed(&noted, &spans), (MOVES.len(), 0), "{noted}");
    }
}

#[test]
fn the_last_number_may_be_lost_before_a_move_without_its_sign() {
    let page = "GAME 7.\n\n1 Pawn to King's fourth, Pawn to King's fourth; 2 King's Knight to\n\
                Bishop's third, Pawn to Queen's third; 3 Pawn to Queen's fourth, Queen's\n\
                Bishop to King's Knight's fifth; 4 Pawn takes Pawn, Bishop takes Knight;\n\
                5 Queen takes Bishop, Pawn one; Queen to her third.\n";
    let found = find(page);
    let last = found.games[0].moves.iter().rev().take(3);
    let words: Vec<&str> = last.map(|moved| &page[moved.span.clone()]).collect();
    assert_eq!(words[1..], ["Pawn one", "Queen takes Bishop"], "{words:?}");
    assert!(words[0].starts_with("Queen to her third"), "{words:?}");
}

#[test]
fn sentences_with_numbers_that_count_on_are_no_scores() {
    for words in [
        "He won 1 game in the morning, 2 in the afternoon, and\n3 at night; of the others 4 were drawn, 5 lost,\nand 6 were never ended.",
        "1 King, 2 Rooks, 3 Bishops; 4 Knights, 5 Pawns, and\nno Queen; 6 men, 7 moves.",
    ] {
        let page = format!("GAME 7.\n\n{words}\n");
        assert!(find(&page).games.is_empty(), "{words}");
    }
}
