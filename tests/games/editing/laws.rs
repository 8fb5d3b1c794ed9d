//! Laws of editing a game, tested on random games with random edits.

use proptest::prelude::*;
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::game::rework::{insert, replace};
use rank_and_file::game::{At, GameTree, NAGS, NodeId};
use rank_and_file::notation::Notation;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{Action, BoardAction, GameAction, GoAction, OpenAction, Session};

/// Returns a tree grown from pairs of numbers: each plays a legal move at some moment.
fn grown(picks: &[(usize, usize)]) -> GameTree {
    let mut tree = GameTree::default();
    for &(moment, mv) in picks {
        // Half of the moves continue from the last move.
        let at = if mv % 2 == 0 {
            tree.len()
        } else {
            moment % (tree.len() + 1)
        };
        let at = At::of_moment(at as u32);
        let moves = tree.position(at).moves();
        if let Some(mv) = moves.get(mv % moves.len().max(1))
            && tree.find(at, mv).is_none()
        {
            tree.add(at, *mv);
        }
    }
    tree
}

fn picks() -> impl Strategy<Value = Vec<(usize, usize)>> {
    prop::collection::vec((0..1000usize, 0..1000usize), 1..40)
}

fn text(tree: &GameTree) -> String {
    write_pgn(tree, &Notation::SHORT)
}

/// Checks that every move is legal at its place, and in the list of exactly one move before it.
fn assert_sound(tree: &GameTree) {
    let mut reached = 0;
    let mut waiting = vec![(At::Start, tree.start().clone())];
    while let Some((at, position)) = waiting.pop() {
        let lines = tree.next(at);
        for (rank, &id) in lines.iter().enumerate() {
            let node = tree.node(id);
            assert_eq!(node.parent, at);
            assert!(position.may_go_on(&node.mv), "{:?} is not legal", node.mv);
            assert!(
                lines[..rank]
                    .iter()
                    .all(|&other| tree.node(other).mv != node.mv)
            );
            waiting.push((At::After(id), position.after(&node.mv)));
            reached += 1;
        }
    }
    assert_eq!(reached, tree.len());
}

/// Returns the moves of each line of a game, without comments, in sorted order.
fn lines(tree: &GameTree) -> Vec<String> {
    let ends = tree.ids().filter(|&id| tree.next(At::After(id)).is_empty());
    let mut lines: Vec<String> = ends
        .map(|id| {
            let path = tree.path(At::After(id)).into_iter();
            path.map(|id| format!("{:?} ", tree.node(id).mv)).collect()
        })
        .collect();
    lines.sort_unstable();
    lines
}

/// Returns the words of a score in sorted order, without the numbers of Black's moves. The order
/// does not count, because a comment before a variation that becomes the main line is read back as
/// a comment after the previous move.
fn words(text: &str) -> Vec<&str> {
    let mut words: Vec<_> = text
        .split_whitespace()
        .filter(|word| !word.ends_with("..."))
        .collect();
    words.sort_unstable();
    words
}

fn picked(tree: &GameTree, pick: usize) -> Option<NodeId> {
    tree.ids().nth(pick % tree.len().max(1))
}

/// Returns a random action on a score.
fn any_action(session: &Session, (what, pick): (usize, usize)) -> Action {
    let tree = session.tree();
    let at = At::of_moment((pick % (tree.len() + 1)) as u32);
    let Some(id) = picked(tree, pick) else {
        let moves = session.position().moves();
        return Action::Board(BoardAction::Choose(moves[pick % moves.len()]));
    };
    let words = ["", "so", "a } b", "[%clk 1:00]", "two\nlines"][pick % 5].to_owned();
    Action::Score(match what % 16 {
        0 => ScoreAction::Promote(id),
        1 => ScoreAction::Demote(id),
        2 => ScoreAction::MakeMain(id),
        3 => ScoreAction::DeleteVariation(id),
        4 if pick % 3 == 0 => ScoreAction::Delete(id),
        5 if pick % 3 == 0 => ScoreAction::Cut(at),
        6 => ScoreAction::Replace(id),
        7 => ScoreAction::Insert(id),
        8 => ScoreAction::Comment {
            at,
            before: pick % 2 == 0,
            text: words,
        },
        9 => ScoreAction::Glyph(id, NAGS[pick % NAGS.len()]),
        10 => ScoreAction::Tag("White".to_owned(), words),
        11 => return Action::Go(GoAction::To(at)),
        _ => {
            let moves = session.position().moves();
            return match moves.get(pick % moves.len().max(1)) {
                Some(mv) => Action::Board(BoardAction::Choose(*mv)),
                None => Action::Go(GoAction::First),
            };
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_promoted_is_demoted_again(picks in picks(), pick in 0..1000usize) {
        let tree = grown(&picks);
        let Some(id) = picked(&tree, pick) else { return Ok(()) };
        let mut other = tree.clone();
        if let Some(first) = other.promote(id) {
            prop_assert_ne!(text(&other), text(&tree));
            prop_assert_eq!(other.demote(first), Some(first));
        }
        prop_assert_eq!(&other, &tree);
        if let Some(first) = other.demote(id) {
            assert_sound(&other);
            prop_assert_eq!(other.promote(first), Some(first));
        }
        prop_assert_eq!(&other, &tree);
    }

    #[test]
    fn rearranging_keeps_every_line(picks in picks(), pick in 0..1000usize) {
        let tree = grown(&picks);
        let Some(id) = picked(&tree, pick) else { return Ok(()) };
        let mut main = tree.clone();
        main.make_main(id);
        prop_assert!(main.main_line(At::Start).any(|main| main == id));
        prop_assert_eq!(main.variation(id), None);
        prop_assert_eq!(lines(&main), lines(&tree));
        // Promoting until nothing changes has the same effect for the move itself.
        let mut raised = tree.clone();
        while raised.promote(id).is_some() {}
        prop_assert!(raised.main_line(At::Start).any(|main| main == id));
        prop_assert_eq!(lines(&raised), lines(&tree));
    }

    #[test]
    fn deleting_takes_out_the_move_and_what_follows_and_nothing_else(picks in picks(), pick in 0..1000usize) {
        let tree = grown(&picks);
        let Some(id) = picked(&tree, pick) else { return Ok(()) };
        let mut less = tree.clone();
        let places = less.delete(id);
        assert_sound(&less);
        let behind = tree.ids().filter(|&other| tree.path(At::After(other)).contains(&id));
        prop_assert_eq!(less.len(), tree.len() - behind.count());
        for other in tree.ids() {
            let gone = tree.path(At::After(other)).contains(&id);
            prop_assert_eq!(places.get(other).is_none(), gone);
            if let Some(place) = places.get(other) {
                prop_assert_eq!(less.node(place).mv, tree.node(other).mv);
            }
        }
    }

    #[test]
    fn reworked_games_are_legal_and_every_move_is_kept_or_counted(
        picks in picks(),
        pick in 0..1000usize,
        mv in 0..1000usize,
        inserts in any::<bool>(),
    ) {
        let tree = grown(&picks);
        let Some(id) = picked(&tree, pick) else { return Ok(()) };
        let moves = tree.position(tree.node(id).parent).moves();
        let mv = moves[mv % moves.len()];
        let mut other = tree.clone();
        let done = if inserts { insert(&mut other, id, mv) } else { replace(&mut other, id, mv) };
        let Some(done) = done else {
            prop_assert!(tree.find(tree.node(id).parent, &mv).is_some());
            prop_assert_eq!(other, tree);
            return Ok(());
        };
        assert_sound(&other);
        prop_assert_eq!(other.node(done.id).mv, mv);
        let passes = other.ids().filter(|&id| other.node(id).mv.passes()).count();
        prop_assert_eq!(other.len() + done.lost, tree.len() + usize::from(inserts) + passes);
        // Replacing the move again restores the game, unless something was lost.
        if !inserts && done.lost == 0 {
            let again = replace(&mut other, done.id, tree.node(id).mv);
            prop_assert!(again.is_some());
            prop_assert_eq!(text(&other), text(&tree));
        }
    }

    #[test]
    fn whatever_is_done_the_game_is_legal_is_read_back_and_undone_step_by_step(
        picks in picks(),
        choices in prop::collection::vec((0..1000usize, 0..1000usize), 1..40),
    ) {
        let mut session = Session::empty();
        let mut known = vec![text(session.tree())];
        session.apply(Action::Open(OpenAction::Text(text(&grown(&picks)))));
        known.push(text(session.tree()));
        for choice in choices {
            let action = any_action(&session, choice);
            session.apply(action.clone());
            assert_sound(session.tree());
            prop_assert!(session.tree().has(session.at()));
            prop_assert_eq!(session.position(), &session.tree().position(session.at()));
            let now = text(session.tree());
            let read = games(&now, ReadAs::Auto).next().expect("a game");
            prop_assert!(read.troubles.is_empty(), "{:?}: {}", action, now);
            let again = text(&read.tree);
            prop_assert_eq!(words(&again), words(&now), "{:?}", action);
            if known.last() != Some(&now) {
                known.push(now);
            }
        }
        // Undo goes back through earlier states of the game, and repeated typing in one field is a
        // single step. Redo goes forward again.
        let (end, mut steps) = (text(session.tree()), 0);
        while session.can_undo() {
            session.apply(Action::Game(GameAction::Undo));
            steps += 1;
            let now = text(session.tree());
            let place = known.iter().rposition(|known| *known == now);
            prop_assert!(place.is_some(), "undo led to what never was: {}", now);
            known.truncate(place.map_or(0, |place| place + 1));
        }
        prop_assert_eq!(known.len(), 1);
        for _ in 0..steps {
            session.apply(Action::Game(GameAction::Redo));
        }
        prop_assert_eq!(text(session.tree()), end);
    }
}
