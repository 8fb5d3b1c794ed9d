//! What the reader made of a spoilt page.

use std::ops::Range;

use rank_and_file::board::Move;
use rank_and_file::book::{BookGame, DoubtKind, Settled, doubts, find, read};
use rank_and_file::notation::{Notation, Verdict};
use rank_and_file::rules::Position;

use super::SourcePage;
use super::damage::Spoilt;
use super::sources::moves;

/// What became of a game on a spoilt page.
#[derive(Clone, Debug, Default)]
pub struct Fate {
    /// Every move of the truth, and no other.
    pub whole: bool,
    /// From some move on nothing is right to the end.
    pub cut: bool,
    /// The reader says that something is not sure: what makes the converter fail.
    pub told: bool,
    /// How many moves of the truth are in the game.
    pub right: usize,
    /// The moves read wrong that are said to be sure, by ply of what was read.
    pub certain: Vec<usize>,
    /// How many moves are right and were read as they are printed, and are doubted nevertheless.
    pub doubted: usize,
    /// The moves that were read.
    pub read: Vec<Move>,
    /// The words of the page can be played as they were read, to their end: that one of them is a misprint,
    /// nobody can see.
    pub played: bool,
    /// Nothing is lost but the last moves, of which nothing is on the page any more.
    pub vanished: bool,
    /// How many games there are on the page.
    pub games: usize,
    /// How many of the printed moves the page finder handed over, whether or not they could be read.
    pub handed: usize,
    /// How much else it took for moves of the game.
    pub extra: usize,
    /// The half-moves it did not hand over, where their places are known.
    pub lost: Vec<usize>,
    /// What was read, to be shown.
    pub shown: String,
}

impl Fate {
    /// Whether moves are lost without a word.
    pub fn is_silent(&self) -> bool {
        self.cut && !self.told
    }

    /// Whether they are, and something on the page shows it: what is to be 0.
    pub fn is_unsaid(&self) -> bool {
        self.is_silent() && !self.played && !self.vanished
    }

    /// Whether a wrong move is said to be sure that could be known for wrong.
    pub fn is_mistaken(&self) -> bool {
        !self.certain.is_empty() && !self.played
    }
}

/// What the reader makes of a page with one damage.
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
    // What is gone behind the last move that is printed, no trace is left of.
    let (read, gone) = (fate.read.len(), spoilt.gone);
    fate.vanished = page.truth.starts_with(&fate.read)
        && page.truth.len() <= read + gone
        && spoilt.ply + gone >= page.truth.len();
    fate
}

/// Whether each of these words, one after the other, can be its move.
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

/// What the reader makes of this text, which is the page spoilt.
///
/// `plies` is where the moves stand there; without it they are known by their words.
pub fn fate(page: &SourcePage, text: &str, plies: Option<&[Range<usize>]>) -> Fate {
    let book = read(text);
    let handed = handed(page, text, plies);
    let mut best = Fate {
        cut: true,
        // That no game is found at all is told.
        told: book.games.is_empty(),
        games: book.games.len(),
        ..Fate::default()
    };
    (best.handed, best.extra) = (handed.right, handed.extra);
    best.lost.clone_from(&handed.lost);
    for game in &book.games {
        let found = one(page, text, game);
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

/// What the page finder handed over in one game.
#[derive(Default)]
struct Handed {
    /// How many of the printed moves.
    right: usize,
    /// How many other words.
    extra: usize,
    /// Which of the printed moves it did not.
    lost: Vec<usize>,
}

/// What of the printed moves is handed over in the game that has most of them.
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

fn one(page: &SourcePage, text: &str, game: &BookGame) -> Fate {
    let read = moves(game);
    let doubts = doubts(text, game);
    let matched = matched(&read, &page.truth);
    let right = matched.iter().filter(|same| **same).count();
    let whole = read == page.truth;
    let told = doubts
        .iter()
        .any(|doubt| !matches!(doubt.kind, DoubtKind::Mark | DoubtKind::Label));
    // Which moves are matched may be chosen otherwise: one that stands at its ply is never wrong.
    let wrong = |at: &usize| !matched[*at] && page.truth.get(*at) != Some(&read[*at]);
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
        cut: !whole && read.last() != page.truth.last(),
        told,
        right,
        doubted,
        shown: format!(
            "{right} of {} right, {} read{wrong}\n    {}",
            page.truth.len(),
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

/// Which moves that were read are of the truth, both being laid side by side as well as they can be.
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
