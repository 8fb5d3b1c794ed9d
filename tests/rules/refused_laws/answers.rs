//! The answers to a check in three groups, and mates, which have none.

use rank_and_file::board::{Move, Piece, Square, Variant};
use rank_and_file::game::fen::write_setup;
use rank_and_file::rules::{Answers, Position, answers, why_mate};
use testing::chance::Dice;

use super::board::between;
use super::pairs::{Look, Seen};
use super::{crowded, random_play};

impl Look<'_> {
    /// Returns whether each answer is in the right group and the groups together hold all legal
    /// moves.
    pub fn groups(&self, answers: &Answers) -> bool {
        let on = |at| answers.checkers.iter().any(|&(_, checker)| checker == at);
        let captures = |mv: &Move| mv.taken().is_some_and(|(_, at)| on(at));
        let line = match *answers.checkers.as_slice() {
            [(piece, at)] if piece != Piece::Knight => between(at, answers.king),
            _ => Vec::new(),
        };
        let king = |mv: &&Move| mv.from == answers.king;
        let mut all: Vec<Move> = answers.captures.clone();
        all.extend(&answers.interposes);
        all.extend(&answers.flees);
        let mut expected = self.moves.clone();
        if self.board.variant == Variant::Diagram {
            // In a diagram either side may leave a king in check.
            let owner = |at| self.board.on(at).map(|(color, _)| color);
            expected.retain(|mv| {
                let now = if king(&mv) { mv.to } else { answers.king };
                let after = self.board.after(mv.from, mv.to);
                owner(mv.from) == owner(answers.king)
                    && owner(answers.king)
                        .is_some_and(|color| after.attackers(now, color.other()).is_empty())
            });
        }
        let together = expected.iter().all(|mv| all.contains(mv));
        let double = answers.checkers.len() > 1;
        together
            && all.len() == expected.len()
            && answers.captures.iter().all(captures)
            && (answers.interposes.iter()).all(|mv| !king(&mv) && line.contains(&mv.to))
            && answers.flees.iter().all(|mv| king(&mv) && !captures(mv))
            && (!double || all.iter().all(|mv| king(&mv)))
            && answers.line.iter().count() == line.len()
            && line.iter().all(|&at| answers.line.has(at))
    }
}

#[test]
fn the_answers_to_a_check_fall_into_three_groups_and_a_mate_has_none() {
    let (mut dice, mut seen) = (Dice::for_law(113), Seen::default());
    let (mut checks, mut double, mut mates) = (0, 0, 0);
    let mut kinds = [0; 3];
    let mut each = |position: &Position| {
        let Some(king) = position.checked_king() else {
            let none = answers(position, Square::new(0, 0));
            assert!(none.is_empty() && none.checkers.is_empty());
            assert_eq!(why_mate(position).to_string(), "");
            return;
        };
        let look = Look::new(position, None, &mut seen);
        let answers = answers(position, king);
        let fen = write_setup(&position.setup());
        let checkers = look.board.attackers(king, position.color().other());
        assert_eq!(answers.checkers, checkers, "{fen}");
        assert!(look.groups(&answers), "{fen}: {answers:?}");
        checks += 1;
        double += usize::from(checkers.len() > 1);
        for (kind, moves) in [&answers.captures, &answers.interposes, &answers.flees]
            .into_iter()
            .enumerate()
        {
            kinds[kind] += moves.len();
        }
        let why = why_mate(position).to_string();
        assert_eq!(why.is_empty(), !look.moves.is_empty(), "{fen}: {why}");
        if !why.is_empty() {
            mates += 1;
            assert!(why.contains("No flight: "), "{fen}: {why}");
        }
    };
    crowded(Variant::Standard, 4_000, &mut dice, &mut each);
    random_play(&Position::start(), 8_000, 1, &mut dice, |position, _| {
        each(position)
    });
    println!("{checks} checks, {double} of them double, {mates} mates; {kinds:?} answers");
    assert!(checks > 1_000 && double > 30 && mates > 30);
    assert!(kinds.iter().all(|&count| count > 500), "{kinds:?}");
}
