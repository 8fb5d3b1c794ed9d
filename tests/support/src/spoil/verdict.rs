//! Judges what the reader made of a damaged page.

use std::ops::Range;

use rank_and_file::board::Move;
use rank_and_file::book::{BookGame, DoubtKind, Settled, doubts, find, read};
use rank_and_file::notation::{Notation, Verdict};
use rank_and_file::rules::Position;

use super::SourcePage;
use super::damage::Spoilt;
use super::sources::moves;

/// The result for a game on a damaged page.
#[derive(Clone, Debug, Default)]
pub struct Fate {
    /// Whether every true move was read, and no other.
    pub whole: bool,
    /// Whether the end of the game is lost: the last move read is not the true last move.
    pub cut: bool,
    /// Whether the reader reports a doubt that makes the converter fail.
    pub told: bool,
    /// Number of true moves in the game.
    pub right: usize,
    /// Wrong moves that the reader calls sure, by ply of the moves read.
    pub certain: Vec<usize>,
    /// Number of moves that are right and were read as printed, but are doubted.
    pub doubted: usize,
    /// The moves that were read.
    pub read: Vec<Move>,
    /// Whether the words of the page can be played to their end as they were read. Then nobody can
    /// see that one of them is a misprint.
    pub played: bool,
    /// Whether only the last moves are lost, and nothing of them is left on the page.
    pub vanished: bool,
    /// Number of games on the page.
    pub games: usize,
    /// Number of printed moves that the page finder handed over, readable or not.
    pub handed: usize,
    /// Number of other words that it took for moves of the game.
    pub extra: usize,
    /// Plies that it did not hand over, where their places are known.
    pub lost: Vec<usize>,
    /// Summary of what was read, for messages.
    pub shown: String,
}

impl Fate {
    /// Returns whether moves are lost without a report.
    pub fn is_silent(&self) -> bool {
        self.cut && !self.told
    }

    /// Returns whether moves are lost without a report although something on the page shows it. The
    /// number of such pages should be 0.
    pub fn is_unsaid(&self) -> bool {
        self.is_silent() && !self.played && !self.vanished
    }

    /// Returns whether a wrong move is called sure although the page shows that it is wrong.
    pub fn is_mistaken(&self) -> bool {
        !self.certain.is_empty() && !self.played
    }
}

/// Returns what the reader makes of a page with one damage.
pub fn fate_of_one(page: &SourcePage, spoilt: &Spoilt) -> Fate {
    let mut fate = fate(page, &spoilt.text, None);
    fate.played = spoilt.words.as_ref().is_some_and(|words| {
        let mut all: Vec<&str> = page
            .plies
            .iter()
            .map(|ply| &page.text[ply.clone()])
            .collect();
        all[spoilt.ply] = words;
        is_played(&all, &fate.read, &page.start)
    });
    if spoilt.gone == 1 && spoilt.words.is_none() {
        let left = page.plies.iter().enumerate();
        let left = left.filter(|(ply, _)| *ply != spoilt.ply);
        let left: Vec<&str> = left.map(|(_, span)| &page.text[span.clone()]).collect();
        fate.played = is_played(&left, &fate.read, &page.start);
    }
    // Moves missing behind the last printed move leave no trace.
    let (read, gone) = (fate.read.len(), spoilt.gone);
    fate.vanished = page.truth.starts_with(&fate.read)
        && page.truth.len() <= read + gone
        && spoilt.ply + gone >= page.truth.len();
    fate
}

/// Returns whether each word, in order, can stand for its move.
fn is_played(words: &[&str], moves: &[Move], start: &Position) -> bool {
    let mut position = start.clone();
    words.len() == moves.len()
        && words.iter().zip(moves).all(|(words, mv)| {
            let turn = position.turn();
            let fits = turn.moves.contains(mv)
                && match Notation::DESCRIPTIVE.understand(words, &turn) {
                    Ok((_, Verdict::One { mv: one, .. })) => one == *mv,
                    Ok((_, Verdict::Many(all))) => all.contains(mv),
                    _ => false,
                };
            if fits {
                position.play(mv);
            }
            fits
        })
}

/// Returns what the reader makes of `text`, a damaged copy of the page.
///
/// `plies` are the byte ranges of the moves in `text`; without them moves are compared by their
/// words.
pub fn fate(page: &SourcePage, text: &str, plies: Option<&[Range<usize>]>) -> Fate {
    let book = read(text);
    let handed = handed(page, text, plies);
    let mut best = Fate {
        cut: true,
        // Finding no game at all counts as a report.
        told: book.games.is_empty(),
        games: book.games.len(),
        ..Fate::default()
    };
    (best.handed, best.extra) = (handed.right, handed.extra);
    best.lost.clone_from(&handed.lost);
    for game in &book.games {
        let found = fate_of_game(&page.truth, text, game);
        if found.right > best.right || best.shown.is_empty() {
            best = Fate {
                games: book.games.len(),
                handed: handed.right,
                extra: handed.extra,
                lost: handed.lost.clone(),
                ..found
            };
        }
    }
    best
}

/// The words that the page finder handed over in one game.
#[derive(Default)]
struct Handed {
    /// Number of printed moves.
    right: usize,
    /// Number of other words.
    extra: usize,
    /// Plies of the printed moves that were not handed over.
    lost: Vec<usize>,
}

/// Returns what was handed over in the game that has most of the printed moves.
fn handed(page: &SourcePage, text: &str, plies: Option<&[Range<usize>]>) -> Handed {
    let found = find(text);
    let counts = found.games.iter().map(|game| {
        let mut lost = Vec::new();
        let right = match plies {
            Some(plies) => {
                let mut left = plies.iter().enumerate().peekable();
                let mut met = |span: &Range<usize>| {
                    while let Some((ply, _)) = left.next_if(|(_, ply)| ply.end <= span.start) {
                        lost.push(ply);
                    }
                    left.next_if(|(_, ply)| ply.start < span.end).is_some()
                };
                let right = game.moves.iter().filter(|moved| met(&moved.span)).count();
                lost.extend(left.map(|(ply, _)| ply));
                right
            }
            None => {
                let words = |text: &str| text.split_whitespace().collect::<String>();
                let handed = game
                    .moves
                    .iter()
                    .map(|moved| words(&text[moved.span.clone()]));
                let truth = page.plies.iter().map(|ply| words(&page.text[ply.clone()]));
                let (handed, truth): (Vec<_>, Vec<_>) = (handed.collect(), truth.collect());
                matched(&handed, &truth)
                    .iter()
                    .filter(|same| **same)
                    .count()
            }
        };
        Handed {
            right,
            extra: game.moves.len() - right,
            lost,
        }
    });
    let most = counts.max_by_key(|handed| handed.right);
    most.unwrap_or_else(|| Handed {
        lost: plies.map_or_else(Vec::new, |plies| (0..plies.len()).collect()),
        ..Handed::default()
    })
}

/// Returns what a game read from `text` is, beside its true moves.
pub fn fate_of_game(truth: &[Move], text: &str, game: &BookGame) -> Fate {
    let read = moves(game);
    let doubts = doubts(text, game);
    let matched = matched(&read, truth);
    let right = matched.iter().filter(|same| **same).count();
    let whole = read == truth;
    let told = doubts
        .iter()
        .any(|doubt| !matches!(doubt.kind, DoubtKind::Mark | DoubtKind::Label));
    // Moves can be matched in several ways, so a move at its own ply is never wrong.
    let wrong = |at: &usize| !matched[*at] && truth.get(*at) != Some(&read[*at]);
    let certain = (0..read.len()).filter(wrong).filter(|&at| {
        let sure = !matches!(game.plies[at].settled, Settled::Open | Settled::Repaired);
        sure && doubts.iter().all(|doubt| doubt.ply != at)
    });
    let certain: Vec<usize> = certain.collect();
    let as_printed = |at: &usize| matched[*at] && game.plies[*at].settled != Settled::Repaired;
    let asked = |at: &usize| doubts.iter().any(|doubt| doubt.ply == *at);
    let doubted = (0..read.len()).filter(as_printed).filter(asked).count();
    let wrong: String = certain
        .iter()
        .map(|&at| {
            let (words, mv) = (&text[game.plies[at].span.clone()], read[at].describe());
            format!("\n    wrong and sure: {}, {words:?} as {mv}", at / 2 + 1)
        })
        .collect();
    let sentences: Vec<&str> = doubts.iter().map(|doubt| doubt.sentence.as_str()).collect();
    Fate {
        whole,
        cut: !whole && read.last() != truth.last(),
        told,
        right,
        doubted,
        shown: format!(
            "{right} of {} right, {} read{wrong}\n    {}",
            truth.len(),
            read.len(),
            sentences.join("\n    ")
        ),
        certain,
        read,
        played: false,
        vanished: false,
        games: 1,
        handed: 0,
        extra: 0,
        lost: Vec::new(),
    }
}

/// Returns which of the moves read are true, by aligning both lists as well as possible.
fn matched<T: PartialEq>(read: &[T], truth: &[T]) -> Vec<bool> {
    let head = read.iter().zip(truth).take_while(|(a, b)| a == b).count();
    let tails = read[head..].iter().rev().zip(truth[head..].iter().rev());
    let tail = tails.take_while(|(a, b)| a == b).count();
    let (one, two) = (
        &read[head..read.len() - tail],
        &truth[head..truth.len() - tail],
    );
    let mut long = vec![vec![0_u16; two.len() + 1]; one.len() + 1];
    for a in (0..one.len()).rev() {
        for b in (0..two.len()).rev() {
            long[a][b] = if one[a] == two[b] {
                long[a + 1][b + 1] + 1
            } else {
                long[a + 1][b].max(long[a][b + 1])
            };
        }
    }
    let mut matched = vec![true; read.len()];
    let (mut a, mut b) = (0, 0);
    while a < one.len() {
        let same = b < two.len() && one[a] == two[b];
        matched[head + a] = same;
        if same {
            (a, b) = (a + 1, b + 1);
        } else if b < two.len() && long[a][b + 1] >= long[a + 1][b] {
            b += 1;
        } else {
            a += 1;
        }
    }
    matched
}
