//! Puts together what two ways of finding the games of one text have found.
//!
//! | the first way | the second way | taken |
//! |---|---|---|
//! | a game of 48 moves | the same with 56 | that of the second |
//! | a game of 85 moves | nothing there | that of the first |
//! | a game of 40 moves | its halves as two games | that of the first |
//! | two games of 20 moves | one of 40 over both | that of the second |

use std::cmp::Reverse;
use std::ops::Range;

use super::super::printed::{Page, PrintedGame};
use crate::notation::arrange;

/// Returns the games of both pages. Where games of both overlap, those are taken that have more moves in all; of as
/// many moves those that are fewer games, as a misread number may cut a game; and else those of the `first`.
pub(in crate::book) fn fuller(first: Page, second: Page) -> Page {
    let mut pages = [first, second];
    let spans = pages.each_ref().map(spans);
    let parts = joined(spans.concat());
    let part_at = |span: &Range<usize>| parts.partition_point(|part| part.end <= span.start);
    // The part of the text that each game of each way is in.
    let game_parts = spans.map(|spans| -> Vec<usize> { spans.iter().map(part_at).collect() });
    // For each part, the moves that each way has in it, and how many games they are.
    let none = vec![(0, Reverse(0)); parts.len()];
    let mut counts = [none.clone(), none];
    for ((page, game_parts), counts) in pages.iter().zip(&game_parts).zip(&mut counts) {
        for (game, &part) in page.games.iter().zip(game_parts) {
            let (moves, games) = &mut counts[part];
            *moves += game.moves.len();
            games.0 += 1;
        }
    }
    let taken = |part: usize| usize::from(counts[1][part] > counts[0][part]);
    for (way, (page, game_parts)) in pages.iter_mut().zip(game_parts).enumerate() {
        let mut game_parts = game_parts.into_iter();
        page.games
            .retain(|_| game_parts.next().is_some_and(|part| taken(part) == way));
        page.given_up.retain(|given| {
            let at = part_at(&given.span);
            let part = parts.get(at).filter(|part| part.start < given.span.end);
            part.map_or(0, |_| taken(at)) == way
        });
    }
    let [mut page, second] = pages;
    page.games.extend(second.games);
    page.given_up.extend(second.given_up);
    arrange(&mut page.games, |game| (game.span.start, 0));
    arrange(&mut page.given_up, |given| (given.span.start, 0));
    page
}

/// Returns the span of each game of a page.
fn spans(page: &Page) -> Vec<Range<usize>> {
    page.games.iter().map(span).collect()
}

/// Returns the bytes of the text from the first to the last printed move of a game. Its heading may belong to the one
/// before, in the other way of finding them.
fn span(game: &PrintedGame) -> Range<usize> {
    let spans = game.moves.iter().map(|printed| &printed.span);
    let begin = spans.clone().map(|span| span.start).min();
    let end = spans.map(|span| span.end).max();
    begin.unwrap_or(game.span.start)..end.unwrap_or(game.span.end)
}

/// Returns the spans in their order, those that overlap joined to one.
fn joined(mut spans: Vec<Range<usize>>) -> Vec<Range<usize>> {
    arrange(&mut spans, |span| (span.start, span.end));
    let mut joined: Vec<Range<usize>> = Vec::new();
    for span in spans {
        match joined.last_mut() {
            Some(last) if span.start < last.end => last.end = last.end.max(span.end),
            _ => joined.push(span),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::super::{PageKind, find_in};
    use super::fuller;
    use crate::book::printed::Page;

    /// Returns the number of moves of each game.
    fn moves(page: &Page) -> Vec<usize> {
        page.games.iter().map(|game| game.moves.len()).collect()
    }

    /// Writes a game of ten moves, in which this is Black's fourth.
    fn game(fourth: &str) -> String {
        let moves = "P-K4 P-K4 Kt-KB3 Kt-QB3 B-Kt5 P-QR3 B-R4 FOURTH Castles B-K2 R-K1 P-QKt4 B-Kt3 P-Q3 P-B3 Castles P-KR3 Kt-QR4 B-B2 P-B4";
        let moves = moves.replace("FOURTH", fourth);
        let words: Vec<&str> = moves.split(' ').collect();
        let rows = words.chunks(2).enumerate();
        let rows = rows.map(|(nth, row)| format!("{}. {}     {}\n", nth + 1, row[0], row[1]));
        rows.collect()
    }

    #[test]
    fn each_game_is_taken_from_the_way_that_finds_more_of_it() {
        let found = |games: &[String]| {
            let text = games.join("\nGAME\n\nWhite: Oak. Black: Elm.\n\n");
            find_in(&text, PageKind::Text, None)
        };
        let (whole, part) = (game("Kt-B3"), game("....."));
        assert_eq!(whole.len(), part.len());
        let first = found(&[whole.clone(), part.clone(), whole.clone()]);
        let second = found(&[part.clone(), whole.clone(), String::new()]);
        assert_eq!(moves(&found(&[part])), [19]);
        assert_eq!(moves(&fuller(first.clone(), second.clone())), [20, 20, 20]);
        assert_eq!(moves(&fuller(second, first)), [20, 20, 20]);
    }
}
