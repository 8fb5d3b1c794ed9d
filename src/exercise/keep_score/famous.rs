//! Twenty famous games, the shortest first, and the rules that are in a game.
//!
//! | move | its rules |
//! |---|---|
//! | `e4` | Nothing added |
//! | `Nbd7` | File added |
//! | `exd5` | Pawn's file, Capture |
//! | `Rhe1+` | File added, Check |
//! | `hxg6#`, in passing | Pawn's file, Capture, En passant, Mate |

use crate::board::{Move, MoveKind};
use crate::game::pgn::{ReadAs, games};
use crate::game::{At, GameTree, title};
use crate::notation::{Gives, Named, Notation, Rule, Turn};
use crate::screen::why;
use crate::session::Column;
use crate::words::{self, Message};

/// The games: names, places and moves, which are facts.
const GAMES: &str = include_str!("games.pgn");

/// A game with its title.
#[derive(Clone, Debug, PartialEq)]
pub struct FamousGame {
    /// Players, place and year.
    pub title: String,
    pub tree: GameTree,
    /// The number of moves, as chess players count them.
    pub moves: usize,
}

/// Returns the famous games.
#[must_use]
pub fn famous() -> Vec<FamousGame> {
    let games = games(GAMES, ReadAs::Only(Notation::SHORT));
    games
        .map(|game| FamousGame {
            title: titled(&game.tree),
            moves: game.tree.main_line(At::Start).count().div_ceil(2),
            tree: game.tree,
        })
        .collect()
}

/// Returns the players of a game with its place and year, as far as they are known.
pub(in crate::exercise) fn titled(tree: &GameTree) -> String {
    let words = title(tree);
    let site = tree.tag("Site");
    let site = site.filter(|site| !site.contains('?') && !words.contains(site));
    match (site, words.rsplit_once(", ")) {
        (Some(site), Some((players, year))) => format!("{players}, {site} {year}"),
        (Some(site), None) => format!("{words}, {site}"),
        (None, _) => words,
    }
}

/// A rule that the name of a move follows, or something that its name has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRule {
    /// The rule in a few words, such as "File added".
    pub words: Message,
    /// The lesson about it, as a file in the folder of the lessons.
    pub lesson: &'static str,
}

/// How often a rule is met. What is met everywhere says little about a move or a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Frequency {
    /// Most moves follow it.
    MostMoves,
    /// Nearly every game has it.
    MostGames,
    Telling,
}

impl MoveRule {
    /// Returns how often the rule is met.
    #[must_use]
    pub fn frequency(self) -> Frequency {
        match self.words {
            words::RULE_NONE_NEEDED | words::RULE_SIDE_DROPPED | words::RULE_BOTH_SQUARES => {
                Frequency::MostMoves
            }
            words::RULE_PAWN_FILE | words::RULE_CAPTURE | words::RULE_CHECK => Frequency::MostGames,
            _ => Frequency::Telling,
        }
    }
}

/// The lessons about the rules.
const WHICH: &str = "3-clearing-up-ambiguity.html";
const MOVES: &str = "2-moves-and-captures.html";
const SPECIAL: &str = "4-castling-promotion-check-results.html";
const LONG: &str = "5-long-and-really-short.html";
const DESCRIPTIVE: &str = "6-descriptive.html";

/// Returns the rules of a name: the one that decided its letters, and what it has to say besides.
#[must_use]
pub fn rules_of(notation: Notation, named: &Named, mv: &Move, turn: &Turn<'_>) -> Vec<MoveRule> {
    let is_descriptive = matches!(
        notation,
        Notation::Descriptive(_) | Notation::Continental(_)
    );
    let lesson = match named.rule {
        _ if is_descriptive => DESCRIPTIVE,
        Rule::Castling => SPECIAL,
        Rule::Full | Rule::HouseStyle => LONG,
        Rule::NoneNeeded | Rule::PawnFile => MOVES,
        _ => WHICH,
    };
    let (words, _) = why::explain(notation, named, mv, turn);
    let words = match named.rule {
        Rule::Pinned => words::RULE_PINNED_RIVAL,
        _ => words,
    };
    let mut rules = vec![MoveRule { words, lesson }];
    let gives = turn.gives(mv);
    let says = [
        (mv.taken().is_some(), words::RULE_CAPTURE, MOVES),
        (
            matches!(mv.kind, MoveKind::EnPassant { .. }),
            words::RULE_EN_PASSANT,
            SPECIAL,
        ),
        (mv.promotion().is_some(), words::RULE_PROMOTION, SPECIAL),
        (matches!(gives, Gives::Check(_)), words::RULE_CHECK, SPECIAL),
        (gives.is_mate(), words::RULE_MATE, SPECIAL),
    ];
    let says = says.into_iter().filter(|(is, ..)| *is);
    rules.extend(says.map(|(_, words, lesson)| MoveRule { words, lesson }));
    rules
}

/// Returns each of these rules once, in the order in which they come.
#[must_use]
pub fn each_once(rules: impl IntoIterator<Item = MoveRule>) -> Vec<MoveRule> {
    let mut all = Vec::new();
    for rule in rules {
        if !all.contains(&rule) {
            all.push(rule);
        }
    }
    all
}

/// Returns the rules of a game's moves in a notation, each with the number of its moves, in the
/// order in which they occur.
#[must_use]
pub fn rules_in(tree: &GameTree, column: Column) -> Vec<(MoveRule, usize)> {
    let mut found: Vec<(MoveRule, usize)> = Vec::new();
    let mut position = tree.position(At::Start);
    let notation = column.notation.on(position.variant());
    for id in tree.main_line(At::Start) {
        let mv = &tree.node(id).mv;
        let turn = position.turn_of(position.mover(mv));
        for rule in rules_of(notation, &notation.name(mv, &turn), mv, &turn) {
            match found
                .iter_mut()
                .find(|(known, _)| known.words == rule.words)
            {
                Some((_, count)) => *count += 1,
                None => found.push((rule, 1)),
            }
        }
        position.play(mv);
    }
    found
}
