//! A press for old books: prints a move as one of them may have.

mod books;

pub use books::BOOKS;
use rank_and_file::board::{ARRAY, Cell, Man, Play, Side, What, Wing};
use rank_and_file::notation::{Gives, Manner, Turn};

use super::positions::Dice;

/// How a book prints: the men K Q R B N P, what stands between letters, and the rest.
pub struct Book {
    pub name: &'static str,
    men: [&'static str; 6],
    /// Between two letters of a name, and between the last and a rank.
    joint: [&'static str; 2],
    moves: &'static [&'static str],
    takes: &'static [&'static str],
    ranks: [&'static str; 8],
    check: &'static [&'static str],
    discovered: &'static [&'static str],
    double: &'static [&'static str],
    mate: &'static [&'static str],
    passing: &'static [&'static str],
    /// Around what a pawn becomes.
    becomes: &'static [[&'static str; 2]],
    /// On the king's and on the queen's side.
    castles: [&'static [&'static str]; 2],
    /// Whether it uses pronouns, "one", "checks".
    talks: bool,
}

/// One of these.
fn one(dice: &mut Dice, from: &[&'static str]) -> &'static str {
    from[dice.roll(from.len())]
}

impl Book {
    fn man(&self, man: Man) -> &'static str {
        let at = [Man::King, Man::Queen, Man::Rook, Man::Bishop, Man::Knight]
            .iter()
            .position(|m| *m == man);
        self.men[at.unwrap_or(5)]
    }

    fn side(&self, wing: Wing) -> &'static str {
        self.man(if wing == Wing::King {
            Man::King
        } else {
            Man::Queen
        })
    }

    /// The file's name, with its side if it has one and that is wanted.
    fn file(&self, file: u8, full: bool) -> String {
        let man = ARRAY[usize::from(file)];
        let sided = !matches!(man, Man::King | Man::Queen);
        let wing = if file < 4 { Wing::Queen } else { Wing::King };
        if full && sided {
            format!("{}{}{}", self.side(wing), self.joint[0], self.man(man))
        } else {
            self.man(man).to_owned()
        }
    }

    fn square(&self, cell: Cell, side: Side, full: bool) -> String {
        let rank = if side == Side::White {
            cell.rank()
        } else {
            7 - cell.rank()
        };
        format!(
            "{}{}{}",
            self.file(cell.file(), full),
            self.joint[1],
            self.ranks[usize::from(rank)]
        )
    }

    /// The man at one end: bare, with his label, with his square.
    fn named(&self, man: Man, cell: Cell, side: Side, turn: &Turn<'_>, dice: &mut Dice) -> String {
        if man == Man::Pawn {
            return match dice.roll(3) {
                0 => format!(
                    "{}{}{}",
                    self.file(cell.file(), true),
                    self.joint[0],
                    self.man(man)
                ),
                1 => format!(
                    "{}{}{}",
                    self.file(cell.file(), false),
                    self.joint[0],
                    self.man(man)
                ),
                _ => self.man(man).to_owned(),
            };
        }
        let born = turn.births.born(side, cell);
        let pair = matches!(man, Man::Rook | Man::Bishop | Man::Knight);
        match (born, dice.roll(4)) {
            (Some(file), 0 | 1) if pair => {
                let wing = if file < 4 { Wing::Queen } else { Wing::King };
                format!("{}{}{}", self.side(wing), self.joint[0], self.man(man))
            }
            _ => self.man(man).to_owned(),
        }
    }

    /// What follows a move: the marks that are true of it.
    fn marks(&self, play: &Play, turn: &Turn<'_>, dice: &mut Dice) -> String {
        let mut marks = String::new();
        if matches!(play.what, What::EnPassant { .. }) {
            marks += one(dice, self.passing);
        }
        marks += match turn.gives(play) {
            Gives::Nothing => "",
            Gives::Mate(_) => one(dice, self.mate),
            Gives::Check(Manner::Direct) => one(dice, self.check),
            Gives::Check(Manner::Discovered) => one(dice, self.discovered),
            Gives::Check(Manner::Double) => one(dice, self.double),
        };
        marks
    }

    /// The play as this book may print it.
    pub fn print(&self, play: &Play, turn: &Turn<'_>, dice: &mut Dice) -> String {
        let side = turn.side;
        if let Some(wing) = play.castles() {
            let at = usize::from(wing == Wing::Queen);
            return format!(
                "{}{}",
                one(dice, self.castles[at]),
                self.marks(play, turn, dice)
            );
        }
        let mut text = self.named(play.man, play.from, side, turn, dice);
        let origin = play.man != Man::King && dice.roll(6) == 0;
        if origin && !self.moves[0].is_empty() {
            let square = self.square(play.from, side, dice.roll(2) == 0);
            let brackets: &[[&str; 2]] = if self.talks {
                &[[" (", ")"], [" (on ", ")"], [" from ", ""], [" at ", ""]]
            } else {
                &[["(", ")"], ["/", ""], [" (", ")"]]
            };
            let [open, close] = dice.pick(brackets);
            text += &format!("{open}{square}{close}");
        }
        match play.taken() {
            Some((taken, on)) => {
                text += one(dice, self.takes);
                text += &self.named(taken, on, side.other(), turn, dice);
                if !self.talks && dice.roll(6) == 0 {
                    text += &format!(" ({})", self.square(on, side, dice.roll(2) == 0));
                }
            }
            None => self.quiet(play, turn, dice, &mut text),
        }
        if let Some(man) = play.promotion() {
            let [open, close] = dice.pick(self.becomes);
            text += &format!("{open}{}{close}", self.man(man));
        }
        text + &self.marks(play, turn, dice)
    }

    /// Where a play goes that takes nothing.
    fn quiet(&self, play: &Play, turn: &Turn<'_>, dice: &mut Dice, text: &mut String) {
        let steps = play.from.rank().abs_diff(play.to.rank());
        if self.talks && play.man == Man::Pawn && dice.roll(3) == 0 {
            *text += [[" one", " one square"], [" two", " two squares"]][usize::from(steps - 1)]
                [dice.roll(2)];
            return;
        }
        // "K. R. to his 3d" for a labelled piece on its own file.
        let file = play.to.file();
        let label = turn
            .births
            .born(turn.side, play.from)
            .filter(|born| *born == file);
        let labelled = text.len() > self.man(play.man).len() && !text.contains(['(', '/']);
        let king = if play.man == Man::King { 4 } else { 3 };
        let royal = matches!(play.man, Man::King | Man::Queen);
        let own = if play.man == Man::Queen { "her" } else { "his" };
        *text += one(dice, self.moves);
        let rank = if turn.side == Side::White {
            play.to.rank()
        } else {
            7 - play.to.rank()
        };
        let rank = self.ranks[usize::from(rank)];
        if self.talks && !royal && label.is_some() && labelled && dice.roll(2) == 0 {
            *text += &format!("his {rank}");
        } else if self.talks && royal && file == king && dice.roll(2) == 0 {
            *text += &format!("{own} {rank}");
        } else if self.talks
            && royal
            && (file > 4) == (king == 4)
            && !matches!(file, 3 | 4)
            && dice.roll(2) == 0
        {
            *text += &format!("{own} {}{}{rank}", self.file(file, false), self.joint[1]);
        } else {
            *text += &self.square(play.to, turn.side, dice.roll(2) == 0);
        }
    }
}
