//! Scores of games.

use std::io::Read;

use rank_and_file::board::Variant;
use rank_and_file::game::At;
use rank_and_file::game::decode::decode;
use rank_and_file::game::pgn::{
    Game, PlainWalk, ReadAs, Stream, games, games_of, outline, write_pgn, write_score,
};
use rank_and_file::notation::{CATALOGUE, Notation, offered};
use rank_and_file::rules::Position;

use crate::choose::Choices;
use crate::lasting::lasting;

/// Reads a score, writes its games, and reads them again; as a whole and as a stream.
pub fn pgn(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let readers: Vec<_> = CATALOGUE
        .iter()
        .filter(|row| row.is_read_by_name())
        .collect();
    let read_as = match choices.below(2 * readers.len()) {
        at if at < readers.len() => ReadAs::Only(readers[at].notation),
        _ => ReadAs::Auto,
    };
    let variant = choices.variant();
    let (step, into) = (choices.below(64) + 1, choices.byte());
    let text = decode(choices.rest()).0.into_owned();
    let all: Vec<Game> = games_of(&text, read_as, variant).collect();
    lie_in_text(&text, &all);
    for game in &all {
        let written = games_of(&text, read_as, variant).written(game);
        assert!(written.iter().all(|mv| text.get(mv.span.clone()).is_some()));
        comes_back(game);
        comes_back_in(game, usize::from(into));
    }
    stream_equals_whole(&text, read_as, variant, step, &all);
    if read_as == ReadAs::Auto && variant == Variant::Standard {
        plain_walk_agrees(&text, all.first());
        outlines_agree(&text, &all);
    }
}

/// Checks that games and what is said of them lie in the text, one after the other.
fn lie_in_text(text: &str, all: &[Game]) {
    let mut end = 0;
    for game in all {
        assert!(game.span.start >= end && text.get(game.span.clone()).is_some());
        end = game.span.end;
        assert!(game.line >= 1);
        let mut place = (0, 0);
        for trouble in &game.troubles {
            assert!(text.get(trouble.span.clone()).is_some(), "{trouble:?}");
            assert!((trouble.line, trouble.column) >= place, "{trouble:?}");
            place = (trouble.line, trouble.column);
            assert!(!trouble.to_string().is_empty());
        }
        for unread in &game.unread {
            assert!(game.tree.has(unread.at) && !unread.text.is_empty());
        }
        // What was not understood is said.
        assert!(game.unread.is_empty() || game.has_errors());
    }
}

/// Checks that a written game reads back as it is.
fn comes_back(game: &Game) {
    let tree = game.whole();
    let notation = Notation::SHORT.on(tree.start().variant());
    let text = write_pgn(&tree, &notation);
    let again: Vec<Game> = games(&text, ReadAs::Only(notation)).collect();
    assert_eq!(again.len(), 1, "{text}");
    assert_eq!(lasting(&again[0].tree), lasting(&tree), "{text}");
}

/// Checks that the moves of a game read back from a notation that suits it.
fn comes_back_in(game: &Game, which: usize) {
    let variant = game.tree.start().variant();
    let rows: Vec<_> = offered(variant).collect();
    if rows.is_empty() || variant == Variant::Diagram {
        return;
    }
    let notation = rows[which % rows.len()].notation;
    let text = write_pgn(&game.tree, &notation);
    let again = games(&text, ReadAs::Only(notation)).next().expect("a game");
    let moves = |game: &Game| -> Vec<_> {
        let main = game.tree.main_line(At::Start);
        main.map(|id| game.tree.node(id).mv).collect()
    };
    assert_eq!(moves(&again), moves(game), "{text}");
    assert_eq!(again.tree.len(), game.tree.len(), "{text}");
    assert!(!write_score(&game.tree, &notation).is_empty() || game.tree.is_empty());
}

/// Bytes that arrive a few at a time.
struct Pieces<'b>(&'b [u8], usize);

impl Read for Pieces<'_> {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let most = self.1.min(out.len());
        self.0.read(&mut out[..most])
    }
}

fn stream_equals_whole(text: &str, read_as: ReadAs, variant: Variant, step: usize, all: &[Game]) {
    // A text that is guessed to be in another encoding is another text.
    if decode(text.as_bytes()).0 != text {
        return;
    }
    let pieces = Pieces(text.as_bytes(), step);
    let stream = Stream::with_variant(pieces, read_as, variant);
    let streamed: Vec<Game> = stream.map(|game| game.expect("no error")).collect();
    assert_eq!(streamed, all, "{text}");
}

/// Checks that the quick walk through a plain score finds what the reader finds.
fn plain_walk_agrees(text: &str, first: Option<&Game>) {
    let mut walk = PlainWalk::new(text);
    let mut position = Position::start();
    let mut moves = Vec::new();
    while let Some(mv) = walk.next(&position) {
        position.play(&mv);
        moves.push(mv);
    }
    let Some(plain) = walk.end() else {
        return;
    };
    let game = first.expect("a game");
    let line = game.tree.main_line(At::Start);
    let read: Vec<_> = line.map(|id| game.tree.node(id).mv).collect();
    assert_eq!(
        (read, game.tree.len()),
        (moves.clone(), moves.len()),
        "{text}"
    );
    assert_eq!(plain.tags, game.tree.tags, "{text}");
    assert!(!game.has_errors(), "{text}");
}

/// Checks that the games found without playing them are those that are read, if all are sound.
fn outlines_agree(text: &str, all: &[Game]) {
    let mut at = 0;
    let mut outlines = Vec::new();
    while let Some(found) = outline(text, at, true) {
        assert!(
            found.span.start >= at && found.span.end > found.span.start,
            "{text}"
        );
        assert!(text.get(found.span.clone()).is_some(), "{text}");
        at = found.span.end;
        outlines.push(found);
    }
    let sound = all
        .iter()
        .all(|game| game.troubles.is_empty() && game.notation == Notation::SHORT);
    let usual = all
        .iter()
        .all(|game| *game.tree.start() == Position::start());
    if sound && usual {
        // One may end behind the blanks after its last word, and the other before them.
        let found: Vec<_> = outlines.iter().map(|found| found.span.start).collect();
        let read: Vec<_> = all.iter().map(|game| game.span.start).collect();
        assert_eq!(found, read, "{text}");
    }
}
