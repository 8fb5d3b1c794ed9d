//! No printed word is lost: words that are not moves of a game are in a comment, in a tag, or
//! reported as not read.
//!
//! | on the page | kept |
//! |---|---|
//! | a move that is read | as the print of a ply |
//! | a move that is skipped, or behind the end of the reading | as such |
//! | moves that belong to no game | as given up |
//! | prose, marks of notes | in a comment |
//! | a heading | in a tag |
//!
//! Words of fewer than four letters outside moves are not checked, because a tag writes names in
//! its own way.

use std::collections::BTreeMap;
use std::ops::Range;

use rank_and_file::book::{Book, BookGame, read};
use testing::chance::{Dice, cases};
use testing::corpus;
use testing::spoil::{self, SourcePage};

/// Words of a heading or an ending that a tag expresses in its own way.
const SAID: [&str; 8] = [
    "game", "white", "black", "resigns", "wins", "drawn", "move", "page",
];

/// Returns the words of four or more letters in a text, with their counts.
fn words(text: &str) -> BTreeMap<String, usize> {
    let mut words = BTreeMap::new();
    for word in text.split(|c: char| !c.is_alphabetic()) {
        if word.chars().count() > 3 {
            *words.entry(word.to_lowercase()).or_default() += 1;
        }
    }
    words
}

/// Returns the byte ranges of printed moves that are reported in any way.
fn moves(book: &Book) -> Vec<Range<usize>> {
    let of = |game: &BookGame| -> Vec<Range<usize>> {
        let plies = game.plies.iter().map(|ply| ply.span.clone());
        let skipped = game.skipped.iter().map(|(_, span)| span.clone());
        let stop = game.stop.iter();
        let rest = stop.flat_map(|stop| stop.rest.iter().chain([&stop.span]).cloned());
        plies.chain(skipped).chain(rest).collect()
    };
    let given_up = book.given_up.iter().map(|given| given.span.clone());
    book.games.iter().flat_map(of).chain(given_up).collect()
}

/// Returns the text of the games' comments and tags.
fn said(book: &Book) -> String {
    let mut said = String::new();
    for game in &book.games {
        let tree = &game.tree;
        let tags = tree.tags.iter().map(|(_, value)| value);
        let nodes = tree.ids().map(|id| tree.node(id));
        let comments = nodes.flat_map(|node| node.before.iter().chain(&node.comments));
        for words in tags.chain(&tree.comments).chain(comments) {
            said.push_str(words);
            said.push('\n');
        }
        // Words of moves in a note's line of play.
        said.push_str(&"takes castles side\n".repeat(tree.len() - game.plies.len()));
    }
    said
}

/// Returns the words of a page, from its first move on, that are not reported in any way.
fn lost(text: &str) -> Vec<String> {
    let book = read(text);
    // A page that is given up completely is reported as such.
    if book.games.is_empty() && !book.given_up.is_empty() {
        return Vec::new();
    }
    let plies = book.games.iter().flat_map(|game| &game.plies);
    let begin = plies.map(|ply| ply.span.start).min().unwrap_or(0);
    let mut rest = text.as_bytes().to_vec();
    for span in moves(&book) {
        rest[span].fill(b' ');
    }
    let kept = words(&said(&book));
    let count = |word: &str| kept.get(word).copied().unwrap_or_default();
    let left = words(&String::from_utf8_lossy(&rest[begin..]));
    let left = left
        .into_iter()
        .filter(|(word, many)| !SAID.contains(&word.as_str()) && count(word) < *many);
    left.map(|(word, _)| word).collect()
}

/// Returns every page, and every kind of damage on some of the pages.
fn damaged(pages: &[SourcePage]) -> impl Iterator<Item = (String, String)> {
    let mut dice = Dice::for_law(17);
    // Each page gets every `of`th kind of damage.
    let of = cases(11, 5);
    (0..).zip(pages).flat_map(move |(at, page)| {
        // The head of a page belongs to the paper, not to the text.
        let kinds = spoil::KINDS
            .iter()
            .filter(|kind| kind.name != "page head between");
        let kinds = kinds.skip(at % of).step_by(of);
        let mut texts = vec![(page.name.clone(), page.text.clone())];
        texts.extend(kinds.filter_map(|kind| {
            let spoilt = spoil::spoil(page, kind, &mut dice)?;
            Some((format!("{}, {}", page.name, kind.name), spoilt.text))
        }));
        texts
    })
}

#[test]
fn every_word_of_a_page_is_kept() {
    let mut pages = spoil::set(20, false);
    if let Some(folder) = corpus::folder() {
        pages.extend(spoil::printed(&folder).into_iter().step_by(17));
    }
    let mut bad = 0;
    for (name, text) in damaged(&pages) {
        let lost = lost(&text);
        if !lost.is_empty() {
            bad += 1;
            println!("{name}: {lost:?} of\n{text}\n");
        }
    }
    assert_eq!(bad, 0);
}
