//! A book as its reader has it: the text, and the games read so far.

use super::{Ask, BookChoice, BookEntry, BookList, Leaf, Print, Tell, print, remark};
use crate::book::{BookGame, BookReader, doubts};
use crate::game::pgn::write_pgn;
use crate::game::title;
use crate::notation::Notation;

/// A book, read game by game.
pub struct Volume<'t> {
    number: u32,
    text: &'t str,
    reader: BookReader<'t>,
    games: Vec<ReadGame>,
    entries: Vec<BookEntry>,
    /// Where games in PGN stand, which are not read here.
    pgn: Vec<String>,
    /// The game that is shown.
    shown: usize,
}

struct ReadGame {
    /// Its place among the scores of the text.
    number: usize,
    read: BookGame,
    choices: Vec<BookChoice>,
}

impl<'t> Volume<'t> {
    /// Opens a book of this number and reads none of its games yet.
    #[must_use]
    pub fn new(number: u32, text: &'t str) -> Volume<'t> {
        let reader = BookReader::new(text);
        Volume {
            number,
            text,
            pgn: remark::in_pgn(text, reader.pgn()),
            reader,
            games: Vec::new(),
            entries: Vec::new(),
            shown: 0,
        }
    }

    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Answers what is asked of this book. Asked to read, it reads to the end; who would rather read on
    /// piece by piece calls [`Volume::read_on`].
    pub fn answer(&mut self, ask: Ask) -> Vec<Tell> {
        match ask {
            Ask::Read { .. } | Ask::Sample { .. } => {
                let mut tells = Vec::new();
                while self.read_on(usize::MAX, &mut tells) {}
                tells
            }
            Ask::Turn { game, .. } => self.show(game),
            Ask::Leaf { game, choices, .. } => {
                self.keep(game, choices);
                self.show(game)
            }
            Ask::Keep { game, choices, .. } => {
                self.keep(game, choices);
                vec![self.tell_list()]
            }
            Ask::Pgn { .. } => vec![Tell::Pgn { text: self.pgn() }],
        }
    }

    /// Reads on until so many half-moves have been read, and says what came of it. `false` once all has
    /// been read. The first game is told as soon as it is there.
    pub fn read_on(&mut self, plies: usize, tells: &mut Vec<Tell>) -> bool {
        let known = self.games.len();
        let mut read = 0;
        while read < plies && (known > 0 || read == 0) {
            let Some(more) = self.read_next() else {
                if known == 0 {
                    tells.extend(self.show(0));
                } else {
                    tells.push(self.tell_list());
                }
                tells.push(Tell::Done {
                    book: self.number,
                    found: !self.games.is_empty(),
                    words: self.summary(),
                });
                return false;
            };
            read += more;
        }
        if known == 0 {
            tells.extend(self.show(0));
        } else if known.ilog2() != self.games.len().ilog2() {
            // A list that doubles before it is drawn again costs little, however long it grows.
            tells.push(self.tell_list());
        }
        true
    }

    fn show(&mut self, game: u32) -> Vec<Tell> {
        let leaf = self.leaf(game).map(|leaf| Tell::Leaf { leaf });
        leaf.into_iter().chain([self.tell_list()]).collect()
    }

    fn tell_list(&self) -> Tell {
        Tell::Games {
            book: self.number,
            list: self.list(),
        }
    }

    /// Reads the next game and gives the number of its half-moves; `None` when all have been read.
    pub fn read_next(&mut self) -> Option<usize> {
        let (number, read) = self.reader.next()?;
        let plies = read.plies.len();
        self.entries.push(BookEntry {
            title: title(&read.tree),
            doubts: doubts(self.text, &read).len() as u32,
        });
        self.games.push(ReadGame {
            number,
            read,
            choices: Vec::new(),
        });
        Some(plies)
    }

    /// A game (from 0, of those read) as it is printed, and read with what was chosen in it.
    #[must_use]
    pub fn print(&self, game: u32) -> Option<Print> {
        let known = self.games.get(game as usize)?;
        Some(Print::of(self.text, &known.read))
    }

    /// The leaf of a game, which is shown from now on.
    fn leaf(&mut self, game: u32) -> Option<Leaf> {
        let print = self.print(game)?;
        self.shown = game as usize;
        let known = &self.games[self.shown];
        Some(Leaf {
            book: self.number,
            game,
            pgn: write_pgn(&known.read.tree, &Notation::SHORT),
            doubts: print.doubts().map(|remark| remark.moment).collect(),
            choices: known.choices.clone(),
            print,
        })
    }

    /// Shows a game, read anew with these choices.
    fn keep(&mut self, game: u32, choices: Vec<BookChoice>) {
        let Some(known) = self.games.get_mut(game as usize) else {
            return;
        };
        self.shown = game as usize;
        if known.choices == choices {
            return;
        }
        let moves: Vec<_> = choices.iter().filter_map(print::chosen).collect();
        if let Some(read) = self.reader.again(known.number, &moves) {
            self.entries[self.shown].doubts = doubts(self.text, &read).len() as u32;
            known.read = read;
            known.choices = choices;
        }
    }

    /// The list of the games read so far, with what was given up.
    fn list(&self) -> BookList {
        BookList {
            games: self.entries.clone(),
            shown: self.shown as u32,
            given_up: self.given_up(),
        }
    }

    /// The lines that belong to no game, with the reasons; complete once all games are read.
    fn given_up(&self) -> Vec<String> {
        let given_up = self.reader.given_up().iter();
        given_up
            .map(|given| remark::given_up(self.text, given))
            .chain(self.pgn.iter().cloned())
            .collect()
    }

    /// What came of the reading, in a sentence or two.
    fn summary(&self) -> String {
        let doubts: u32 = self.entries.iter().map(|game| game.doubts).sum();
        let games = match self.games.len() {
            0 => {
                let given_up = self.given_up();
                let why = given_up.iter().take(2).map(|line| format!(" {line}"));
                return format!(
                    " It is no page of a book either.{}",
                    why.collect::<String>()
                );
            }
            1 => "One game read".to_owned(),
            n => format!("{n} games read"),
        };
        match doubts {
            0 => format!("{games}; no move is doubtful."),
            1 => format!("{games}; one move is doubtful."),
            n => format!("{games}; {n} moves are doubtful."),
        }
    }

    /// All games as PGN, the prose as comments.
    fn pgn(&self) -> String {
        let games = self.games.iter();
        let games: Vec<String> = games
            .map(|game| write_pgn(&game.read.tree, &Notation::SHORT))
            .collect();
        games.join("\n")
    }
}
