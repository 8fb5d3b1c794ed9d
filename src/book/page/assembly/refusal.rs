//! Decides whether a draft is a game, by its numbers and by how much of it can be played.
//!
//! | draft | |
//! |---|---|
//! | begins with move 1, which can be played from the array | a game |
//! | the same, under a diagram and without players, and soon beyond the array | [`GivenUpWhy::Diagram`] |
//! | begins with move 12 | [`GivenUpWhy::NoStart`], or [`GivenUpWhy::Gap`] behind another game |
//! | a few moves in running text | [`GivenUpWhy::TooShort`] |
//! | the same below the names of players, and they mate | a game |

use crate::board::{Color, Move};
use crate::book::languages::{Languages, language_at};
use crate::book::page::headings::outcome;
use crate::book::page::limits;
use crate::book::page::moves::clip;
use crate::book::page::tracking::game_draft::GameDraft;
use crate::book::printed::GivenUpWhy;
use crate::game::Outcome;
use crate::notation::descriptive::{NearNames, PrintStyle, PrintedWords};
use crate::notation::{Language, Turn};
use crate::rules::Position;

/// The text as it is printed and its languages; the page is found in a copy of the text.
#[derive(Clone, Copy)]
pub(in crate::book::page) struct FoundPrint<'t> {
    pub printed: &'t str,
    pub languages: &'t Languages,
}

impl FoundPrint<'_> {
    /// Returns the language that is printed at this byte.
    pub fn language(self, at: usize) -> Language {
        language_at(self.languages, at)
    }
}

/// Returns why the draft is no game that begins from `start`, or `None` if it is one. `named` means
/// that players or a game's number stand above it, `after_game` that the one before it was a game.
pub(super) fn refused(
    (text, print): (&str, FoundPrint<'_>),
    draft: &GameDraft,
    start: &Position,
    (named, after_game): (bool, bool),
) -> Option<GivenUpWhy> {
    let plies = draft.moves.len();
    let torn = draft.torn && draft.first.is_none();
    if torn || draft.first.is_some_and(|first| first != 1) || draft.black_first {
        return Some(match (draft.torn && after_game, draft.diagram) {
            (true, _) => GivenUpWhy::Gap,
            (_, true) => GivenUpWhy::Diagram,
            _ => GivenUpWhy::NoStart,
        });
    }
    let tried = plies.min(limits::TRIED_PLIES);
    let (legal, reached) = tried_plies(print, draft, start);
    let mates = || legal == plies && reached.iter().any(Position::is_over);
    let least = if draft.flows && !(named && (is_over(text, draft) || mates())) {
        limits::GAME_PLIES.1
    } else {
        limits::GAME_PLIES.0
    };
    let beyond = legal < tried.min(6) && (draft.diagram || legal < 3);
    let foreign = draft.diagram || !named && !begins_damaged(print, draft, start);
    if (legal == 0 || beyond) && foreign {
        return Some(GivenUpWhy::Diagram);
    }
    (plies < least).then_some(GivenUpWhy::TooShort)
}

/// A function that returns the moves that may be meant at a turn.
type Moves<'m> = dyn Fn(&Turn) -> Vec<Move> + 'm;

/// Whether the first plies can be played from the start if some letters are mistaken for others.
/// Hardly any move can be if the game began from another position.
fn begins_damaged(print: FoundPrint<'_>, draft: &GameDraft, start: &Position) -> bool {
    let text = |at: usize| &print.printed[draft.moves[at].span.clone()];
    let tried = draft.moves.len().min(limits::DAMAGED_PLIES);
    let print_style = PrintStyle::from_moves((0..tried).map(text));
    let mut positions = vec![start.clone()];
    let (mut sound, mut unread, mut illegal) = (0, 0, 0);
    let long = draft.moves.len() >= limits::LENIENT_PLIES && !draft.diagram;
    let (most, least) = if long {
        limits::LENIENT
    } else {
        limits::STRICT
    };
    for at in 0..tried {
        let words = PrintedWords::new(text(at), print.language(draft.moves[at].span.start));
        let sets: [&Moves; 3] = [
            &|turn| {
                let meanings = words.meanings(turn).map(|meanings| meanings.moves);
                let moves = meanings.into_iter().flatten().map(|(mv, _)| mv);
                moves.take(limits::TRIED_POSITIONS).collect()
            },
            &|turn| {
                let near = words
                    .near(
                        turn,
                        (&print_style, &mut NearNames::default()),
                        limits::DAMAGED_PRICE,
                    )
                    .into_iter();
                near.map(|(mv, _)| mv)
                    .take(limits::TRIED_POSITIONS)
                    .collect()
            },
            &|turn| turn.moves.clone(),
        ];
        let after = |moves: &Moves| -> Vec<Position> {
            let after = |position: &Position| -> Vec<Position> {
                let moves = moves(&position.turn());
                moves.iter().map(|mv| position.after(mv)).collect()
            };
            positions
                .iter()
                .flat_map(after)
                .take(limits::DAMAGED_POSITIONS)
                .collect()
        };
        let found = (0..sets.len()).map(|set| (set, after(sets[set])));
        let Some((set, next)) = found.into_iter().find(|(_, next)| !next.is_empty()) else {
            return false;
        };
        sound += usize::from(set == 0);
        unread += usize::from(set == 2);
        let says = |position: &Position| words.meanings(&position.turn()).is_ok();
        illegal += usize::from(set > 0 && positions.iter().any(says));
        if unread > most || illegal > most {
            return false;
        }
        positions = next;
    }
    tried >= limits::GAME_PLIES.1 && sound * least.1 >= tried * least.0
}

/// Whether the last move is called mate, or the words directly behind it say how the game ended.
fn is_over(text: &str, draft: &GameDraft) -> bool {
    let last = draft
        .moves
        .last()
        .map_or("", |last| &text[last.span.clone()]);
    let behind = clip(&text[draft.end()..], limits::LAST_LINE_BYTES);
    let mates = last.to_ascii_lowercase().contains("mate") || last.contains(['#', '‡']);
    mates || outcome::outcome(behind, Color::White, false) != Outcome::Open
}

/// Returns how many of the first plies can be played from the start in any reading.
pub(super) fn playable(print: FoundPrint<'_>, draft: &GameDraft, start: &Position) -> usize {
    tried_plies(print, draft, start).0
}

/// Returns how many of the first plies can be played from the start in any reading, and the positions
/// behind them.
fn tried_plies(
    print: FoundPrint<'_>,
    draft: &GameDraft,
    start: &Position,
) -> (usize, Vec<Position>) {
    let mut positions = vec![start.clone()];
    let tried = draft.moves.iter().take(limits::TRIED_PLIES);
    for (count, printed) in tried.clone().enumerate() {
        let text = &print.printed[printed.span.clone()];
        let words = PrintedWords::new(text, print.language(printed.span.start));
        let mut next: Vec<Position> = Vec::new();
        for position in &positions {
            let turn = position.turn();
            let Ok(meanings) = words.meanings(&turn) else {
                continue;
            };
            let fitting = meanings.moves.iter().take(limits::TRIED_POSITIONS);
            next.extend(fitting.map(|(mv, _)| position.after(mv)));
        }
        next.truncate(limits::TRIED_POSITIONS);
        if next.is_empty() {
            return (count, positions);
        }
        positions = next;
    }
    (tried.len(), positions)
}
