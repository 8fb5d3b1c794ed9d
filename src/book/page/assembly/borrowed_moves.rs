//! Finds the first moves that games borrow from other games. Those may have borrowed theirs again.
//!
//! | draft | its first moves |
//! |---|---|
//! | begins with move 7 under "as in Game IV" | twelve plies of the nearest game headed IV, before or after it |
//! | begins with `7. ... P-Q4` under "as before" | thirteen plies of the game before |
//!
//! A chain of loans is followed for a fixed number of links, so that the work is linear.

use crate::book::page::headings::references::{Borrowed, SourceGame};
use crate::book::page::limits;
use crate::book::printed::PrintedMove;
use crate::notation::arrange;

/// The moves that one draft can lend, and those it needs to borrow.
#[derive(Clone, Debug)]
pub(super) struct Account<'d> {
    /// The number in its heading.
    pub number: Option<u32>,
    /// Its own moves.
    pub moves: &'d [PrintedMove],
    /// Its own moves begin with move 1.
    pub begins: bool,
    /// The moves it borrows, and the number of plies missing before its first number.
    pub needs: Option<(Borrowed, usize)>,
}

impl Account<'_> {
    /// Returns its number of plies, including the borrowed ones.
    fn plies(&self) -> usize {
        self.moves.len() + self.needs.map_or(0, |(_, plies)| plies)
    }

    const fn lends(&self) -> bool {
        self.begins || self.needs.is_some()
    }
}

/// The accounts of all drafts of a text, and an index by the numbers in their headings.
pub(super) struct Bank<'d> {
    accounts: Vec<Account<'d>>,
    /// The numbers in headings with the indices of their accounts, sorted by number and index.
    numbered: Vec<(u32, usize)>,
}

impl<'d> Bank<'d> {
    /// Indexes the accounts that can lend moves.
    pub fn new(accounts: Vec<Account<'d>>) -> Bank<'d> {
        let source_games = accounts
            .iter()
            .enumerate()
            .filter(|(_, account)| account.lends());
        let mut numbered: Vec<(u32, usize)> = source_games
            .filter_map(|(at, account)| Some((account.number?, at)))
            .collect();
        arrange(&mut numbered, |&(number, at)| (number as usize, at));
        Bank { accounts, numbered }
    }

    /// Returns the moves that a draft borrows, or `None` if no game lends them.
    pub fn lent(&self, at: usize) -> Option<Vec<PrintedMove>> {
        let mut chain = vec![at];
        let mut last = at;
        while let Some((borrowed, plies)) = self.accounts[last].needs {
            last = self.source_game(last, borrowed.from, plies)?;
            if chain.contains(&last) || chain.len() > limits::LOANS {
                return None;
            }
            chain.push(last);
        }
        let mut moves: Vec<PrintedMove> = Vec::new();
        for (&source_game, &taker) in chain.iter().skip(1).zip(&chain).rev() {
            let plies = self.accounts[taker].needs?.1;
            moves.extend(self.accounts[source_game].moves.iter().cloned());
            if moves.len() < plies {
                return None;
            }
            moves.truncate(plies);
        }
        Some(moves)
    }

    /// Returns the index of the account that lends this many plies to the draft `at`.
    fn source_game(&self, at: usize, from: SourceGame, plies: usize) -> Option<usize> {
        let able = |other: &usize| {
            let account = &self.accounts[*other];
            account.lends() && account.plies() >= plies
        };
        match from {
            SourceGame::Before => (at.saturating_sub(limits::SOURCE_GAME_GAMES)..at)
                .rev()
                .find(able),
            SourceGame::After => (at + 1..self.accounts.len())
                .take(limits::SOURCE_GAME_GAMES)
                .find(able),
            SourceGame::Number(number) => {
                let split = self.numbered.partition_point(|&known| known < (number, at));
                let (before, behind) = self.numbered.split_at(split);
                let headed = |known: &&(u32, usize)| known.0 == number;
                let before = before.iter().rev().take_while(headed);
                before
                    .chain(behind.iter().take_while(headed))
                    .map(|&(_, other)| other)
                    .filter(|&other| other != at)
                    .take(limits::SOURCE_GAME_GAMES)
                    .find(able)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(from: usize, many: usize) -> Vec<PrintedMove> {
        (from..from + many)
            .map(|at| PrintedMove {
                span: at..at + 1,
                number: None,
                color: None,
            })
            .collect()
    }

    #[test]
    fn loans_are_followed_from_game_to_game_and_never_in_a_cycle() {
        let (one, two, three) = (moves(100, 9), moves(200, 5), moves(300, 5));
        let loan = |from, plies| Some((Borrowed { plies: None, from }, plies));
        let account = |number, moves, needs: Option<(Borrowed, usize)>| Account {
            number: Some(number),
            moves,
            begins: needs.is_none(),
            needs,
        };
        let bank = Bank::new(vec![
            account(3, &three, loan(SourceGame::Number(2), 6)),
            account(1, &one, None),
            account(2, &two, loan(SourceGame::Before, 4)),
            account(5, &two, loan(SourceGame::Number(6), 4)),
            account(6, &two, loan(SourceGame::Before, 4)),
        ]);
        let begins = |at| {
            let lent = bank.lent(at);
            lent.map(|lent| {
                lent.iter()
                    .map(|moved| moved.span.start)
                    .collect::<Vec<_>>()
            })
        };
        assert_eq!(begins(0), Some(vec![100, 101, 102, 103, 200, 201]));
        assert_eq!(begins(1), Some(vec![]));
        assert_eq!(begins(2), Some(vec![100, 101, 102, 103]));
        assert_eq!(begins(3), None);
        assert_eq!(begins(4), None);
    }
}
