//! Finds questions for a set, in games and in generated positions.

use std::collections::HashSet;

use fastrand::Rng;

use super::settings::{SetSettings, SetSource};
use crate::board::{Move, Variant};
use crate::exercise::by_rule::{AskedAs, Asker, MoveExercise, RuleExercise, Topic};
use crate::game::fen::{read_fen_of, write_fen};
use crate::game::{At, GameTree, NodeId};
use crate::notation::Ply;
use crate::rules::Position;

/// Most generated questions that are tried for one of the set.
const TRIES: usize = 40;

/// Finds questions, no position twice. The same settings and games give the same questions.
#[derive(Clone, Debug)]
pub struct SetMaker {
    rng: Rng,
    asker: Asker,
    /// The moves of the games in the order in which they are tried.
    order: Vec<(usize, NodeId)>,
    /// For each rule, how many of them have been tried.
    tried: Vec<usize>,
    /// The rules that are asked for in turn; `None` for any.
    topics: Vec<Option<Topic>>,
    turn: usize,
    seen: HashSet<String>,
}

impl SetMaker {
    /// Begins to look for questions.
    #[must_use]
    pub fn new(settings: &SetSettings, games: &[GameTree]) -> SetMaker {
        let mut rng = Rng::with_seed(settings.seed);
        let mut order = Vec::new();
        for (at, game) in games.iter().enumerate() {
            let moves = game
                .main_line(At::Start)
                .take_while(|id| !game.node(*id).mv.passes());
            if game.start().variant() == Variant::Standard {
                order.extend(moves.map(|id| (at, id)));
            }
        }
        rng.shuffle(&mut order);
        let topics: Vec<Option<Topic>> = match (settings.topics.as_slice(), settings.source) {
            // A position is generated for a rule.
            ([], SetSource::Generated) => Topic::of_moves(settings.column.notation)
                .map(Some)
                .collect(),
            ([], _) => vec![None],
            (topics, _) => topics.iter().copied().map(Some).collect(),
        };
        SetMaker {
            asker: Asker::new(settings.seed),
            rng,
            order,
            tried: vec![0; topics.len()],
            topics,
            turn: 0,
            seen: HashSet::new(),
        }
    }

    /// Returns the next question, the rules in turn; `None` if there is no further one.
    pub fn next(&mut self, settings: &SetSettings, games: &[GameTree]) -> Option<MoveExercise> {
        for _ in 0..self.topics.len() {
            let turn = self.turn % self.topics.len();
            self.turn += 1;
            let made = match settings.source {
                SetSource::Generated => self.generated(settings, self.topics[turn]),
                _ => self.of_games(settings, games, turn),
            };
            if made.is_some() {
                return made;
            }
        }
        None
    }

    /// Returns the next question from the games about the rule of this turn.
    fn of_games(
        &mut self,
        settings: &SetSettings,
        games: &[GameTree],
        turn: usize,
    ) -> Option<MoveExercise> {
        while let Some(&(at, id)) = self.order.get(self.tried[turn]) {
            self.tried[turn] += 1;
            let game = games.get(at)?;
            let node = game.node(id);
            let before = game.position(node.parent);
            let wanted = self.topics[turn];
            if let Some(made) = self.question(settings, wanted, &before, node.mv) {
                return Some(made);
            }
        }
        None
    }

    /// Returns the next question from a position built for this rule.
    fn generated(&mut self, settings: &SetSettings, wanted: Option<Topic>) -> Option<MoveExercise> {
        let topic = wanted?;
        for _ in 0..TRIES {
            let asked = self.asker.ask_as(topic, settings.column, AskedAs::Write)?;
            let RuleExercise::Move(asked) = asked else {
                return None;
            };
            let (before, mv) = (asked.position(), asked.mv);
            if let Some(made) = self.question(settings, wanted, before, mv) {
                return Some(made);
            }
        }
        None
    }

    /// Makes a question about a move, if its position is new and its name follows the rule.
    fn question(
        &mut self,
        settings: &SetSettings,
        wanted: Option<Topic>,
        before: &Position,
        mv: Move,
    ) -> Option<MoveExercise> {
        let color = before.mover(&mv);
        if wanted.is_some_and(|topic| !topic.may_be(&mv, color)) {
            return None;
        }
        let fen = shown(before);
        if self.seen.contains(&fen) {
            return None;
        }
        // Whoever gets the set gets the position without the game that led to it.
        let before = read_fen_of(&fen, Variant::Standard).ok()?;
        let topic = topic_of(settings, wanted, &before, &mv)?;
        let about = (topic, settings.column, settings.kind);
        let mut pick = |below: usize| self.rng.usize(..below);
        let mut made = MoveExercise::new(about, &before, mv, &mut pick)?;
        if settings.kind == AskedAs::Translate {
            made.given = Some(settings.given);
        }
        if !is_one(&made) {
            return None;
        }
        self.seen.insert(fen);
        Some(made)
    }
}

/// Returns the rule that a question about a move is asked for; `None` if it is not the wanted one.
fn topic_of(
    settings: &SetSettings,
    wanted: Option<Topic>,
    before: &Position,
    mv: &Move,
) -> Option<Topic> {
    let turn = before.turn();
    if !turn.moves.contains(mv) {
        return None;
    }
    let notation = settings.column.notation;
    let rule = notation.write(&Ply::new(mv, &turn), &mut String::new());
    match wanted {
        Some(topic) => topic.is_of(notation, rule, mv, &turn).then_some(topic),
        None => Topic::first_of(notation, rule, mv, &turn),
    }
}

/// Returns whether the names in a question fit its move and no other.
pub(super) fn is_one(question: &MoveExercise) -> bool {
    let turn = question.position().turn();
    let columns = [Some(question.column), question.given];
    let mut columns = columns.iter().flatten();
    columns.all(|column| {
        let suits = column.notation.suits(question.position().variant());
        let named = || column.notation.name(&question.mv, &turn);
        suits && named().still.is_empty()
    })
}

/// Returns what is known of a position in a question: its FEN without the counts of moves.
#[must_use]
pub fn shown(position: &Position) -> String {
    let fen = write_fen(position);
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    fields.join(" ")
}
