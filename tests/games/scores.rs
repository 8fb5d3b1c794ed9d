//! Complete files of scores, and random games: everything written is read back the same.

use std::fs::File;
use std::path::Path;

use proptest::prelude::*;
use rank_and_file::game::pgn::{Game, ReadAs, Stream, games, write_pgn};
use rank_and_file::game::{At, GameTree, NodeId, Outcome};
use rank_and_file::rules::Position;
use testing::corpus::corpus;
use testing::games::{self, read, sentences};
use testing::positions;

/// Returns the number of games, the number of plies in main lines and the errors of a file, read as
/// a stream.
fn census(path: &Path) -> (usize, usize, Vec<String>) {
    let (mut count, mut plies, mut errors) = (0, 0, Vec::new());
    for game in Stream::new(File::open(path).unwrap(), ReadAs::Auto) {
        let game = game.unwrap();
        count += 1;
        plies += game.tree.main_line(At::Start).count();
        errors.extend(
            game.troubles
                .iter()
                .filter(|trouble| trouble.is_error())
                .map(ToString::to_string),
        );
    }
    (count, plies, errors)
}

#[test]
#[ignore = "reads the larger corpus"]
fn every_game_of_the_large_corpora_is_read() {
    let rows = [
        ("pgn/lichess-438.pgn", 438, None),
        ("pgn/players-8155.pgn", 8155, Some(701_963)),
        ("pgn/chess960-605.pgn", 605, Some(0)),
    ];
    for (file, games, plies) in rows {
        let path = corpus(file);
        let (count, played, errors) = census(&path);
        assert_eq!((count, errors), (games, Vec::new()), "{file}");
        assert_eq!(plies.unwrap_or(played), played, "{file}");
    }
}

/// Returns a game grown from numbers: each chooses a moment, a move there, and what is added to it.
fn grow(seeds: &[(u16, u16, Option<String>, Option<u8>)], start: &Position) -> GameTree {
    let mut tree = GameTree::new(start.clone());
    for (moment, choice, comment, nag) in seeds {
        let ids: Vec<NodeId> = tree.ids().collect();
        // Most moves are added at the end, so that games grow long, and some anywhere.
        let at = match (ids.len(), moment % 3) {
            (0, _) => At::Start,
            (count, 0) => ids
                .get(usize::from(*moment) % (count + 1))
                .map_or(At::Start, |&id| At::After(id)),
            (count, _) => At::After(ids[count - 1]),
        };
        let moves = tree.position(at).moves();
        if moves.is_empty() {
            continue;
        }
        let mv = moves[usize::from(*choice) % moves.len()];
        if tree.find(at, &mv).is_some() {
            continue;
        }
        let id = tree.add(at, mv);
        let node = tree.node_mut(id);
        node.comments.extend(
            comment
                .iter()
                .map(|c| c.trim().to_owned())
                .filter(|c| !c.is_empty()),
        );
        node.nags.extend(nag);
    }
    tree
}

type Seeds = Vec<(u16, u16, Option<String>, Option<u8>)>;

fn seeds() -> impl Strategy<Value = Seeds> {
    let comment = proptest::option::weighted(0.2, "\\PC{0,40}|[a-z }{;()%\\[\\]\"]{0,120}");
    let nag = proptest::option::weighted(0.2, any::<u8>());
    proptest::collection::vec((any::<u16>(), any::<u16>(), comment, nag), 0..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_that_is_written_is_read_back_in_every_notation(seeds in seeds(), value in "\\PC{0,30}") {
        let mut tree = grow(&seeds, &Position::start());
        tree.tags.push(("Event".to_owned(), value));
        for notation in positions::notations() {
            let text = write_pgn(&tree, &notation);
            let mut all = games(&text, ReadAs::Only(notation));
            let game = all.next().expect("a game");
            prop_assert!(all.next().is_none(), "{}", text);
            prop_assert_eq!(sentences(&game), Vec::<String>::new(), "{}", text);
            prop_assert_eq!(games::shape(&game.tree), games::shape(&tree), "{}", text);
        }
    }

    #[test]
    fn any_text_is_read_without_panic_and_a_stream_reads_it_alike(text in "\\PC{0,80}|[a-hNBRQKO0-9x+#=. \n(){}\\[\\]\"$!?;%*½-]{0,200}|(1\\. e4 |e5 |\\(|\\) |\\{a|\\} |\\[A \"b\"\\]|\n|1-0 |N|½–½ |%|; ){0,60}") {
        let all = read(&text);
        let mut end = 0;
        for game in &all {
            prop_assert!(game.span.start >= end && game.span.end > game.span.start && game.span.end <= text.len());
            end = game.span.end;
            for trouble in &game.troubles {
                prop_assert!(text.get(trouble.span.clone()).is_some());
            }
        }
        let streamed: Vec<Game> = Stream::new(Drip(text.as_bytes()), ReadAs::Auto).map(Result::unwrap).collect();
        prop_assert_eq!(streamed, all);
    }
}

/// If this fails, a game from a stream is read in a wrong notation, since the choice of notation
/// depends on text still to come.
#[test]
fn a_stream_waits_for_the_end_of_every_reading() {
    for text in [
        "N+*-{\n};",
        "P-K4 P-K4 * x 1-0",
        "1. P-K4 P-K4*-",
        "e4 N* *",
    ] {
        let streamed: Vec<Game> = Stream::new(Drip(text.as_bytes()), ReadAs::Auto)
            .map(Result::unwrap)
            .collect();
        assert_eq!(streamed, read(text), "{text}");
    }
}

#[test]
fn a_result_in_a_variation_that_is_not_read_does_not_end_the_game() {
    let text = "1. e4 zz5 (1... d5 1-0 2. exd5) 2. Nf3 0-1";
    let all: Vec<Game> = games(text, ReadAs::Auto).collect();
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].tree.outcome, Outcome::BlackWins);
}

/// A source that gives one byte at a time.
struct Drip<'b>(&'b [u8]);

impl std::io::Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        match (self.0.split_first(), buffer.first_mut()) {
            (Some((byte, rest)), Some(place)) => {
                *place = *byte;
                self.0 = rest;
                Ok(1)
            }
            _ => Ok(0),
        }
    }
}
