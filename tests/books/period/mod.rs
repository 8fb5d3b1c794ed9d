//! Books of other countries as they were printed in their time, with headings, prose and notes, each
//! game in another layout. Every ply of every game is read as it was played.
//!
//! | module | what it does |
//! |---|---|
//! | `page` | sets the books in type |
//! | `countries` | the words and manners of each country |

mod countries;
mod page;

use rank_and_file::board::Move;
use rank_and_file::book::{BookGame, BookPly, Settled, language_of, read};
use rank_and_file::game::pgn::{self, ReadAs};
use rank_and_file::game::{At, Outcome};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};
use testing::positions::own;

use page::{Country, PeriodBook, book, holds, random};

/// Returns played games and random play.
fn games(dice: &mut Dice, count: usize) -> Vec<(Vec<Move>, Outcome)> {
    let played = pgn::games(own(), ReadAs::Auto).skip(dice.roll(400));
    let played = played.filter_map(|game| {
        let ids: Vec<_> = game.tree.main_line(At::Start).collect();
        let begins = *game.tree.start() == Position::start();
        let moves = ids.iter().map(|id| game.tree.node(*id).mv);
        (begins && ids.len() >= 16).then(|| (moves.collect(), game.tree.outcome))
    });
    let mut games: Vec<(Vec<Move>, Outcome)> = played.take(count).collect();
    for _ in 0..count / 5 {
        let plies = 30 + dice.roll(80);
        let outcome = *dice.pick(&[Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw]);
        games.push((random(plies, dice), outcome));
    }
    games
}

/// What was found in the books of a country.
#[derive(Default)]
struct Found {
    right: usize,
    all: usize,
    lines: usize,
    all_lines: usize,
    /// Plies that differ from the game at their place and are neither called open nor repaired.
    wrong: usize,
    /// Plies that are called open.
    open: usize,
    faults: Vec<String>,
}

impl Found {
    /// Reads a book and compares it with what was printed.
    fn compare(&mut self, name: &str, printed: &PeriodBook) {
        let read = read(&printed.text);
        if read.games.len() != printed.games.len() {
            self.faults.push(format!(
                "{name}: {} games for {}",
                read.games.len(),
                printed.games.len()
            ));
        }
        for (number, truth) in printed.games.iter().enumerate() {
            self.all += truth.moves.len();
            self.all_lines += truth.lines.len();
            let here = read.games.iter().filter(|game| {
                let first = game.plies.first();
                first.is_some_and(|ply| truth.span.contains(&ply.span.start))
            });
            let told = |game: &BookGame| {
                let both = game.plies.iter().zip(&truth.moves);
                both.take_while(|(ply, mv)| ply.mv == **mv).count()
            };
            let Some(game) = here.max_by_key(|game| told(game)) else {
                self.faults
                    .push(format!("{name}: game {} is not found", number + 1));
                continue;
            };
            let told = told(game);
            self.right += told;
            let wrong = game.plies.iter().zip(&truth.moves);
            let wrong = wrong.filter(|(ply, mv)| {
                ply.mv != **mv && !matches!(ply.settled, Settled::Open | Settled::Repaired)
            });
            self.wrong += wrong.count();
            self.lines += truth
                .lines
                .iter()
                .filter(|line| holds(&game.tree, line))
                .count();
            let head = format!("{name}, game {}", number + 1);
            let around = |span: &std::ops::Range<usize>| {
                let from = printed
                    .text
                    .floor_char_boundary(span.start.saturating_sub(60));
                let to = printed.text.ceil_char_boundary(span.end + 60);
                printed.text[from..to].to_owned()
            };
            if told < truth.moves.len() || game.plies.len() > told {
                let ply = game.plies.get(told);
                let stop = game.stop.as_ref().map(|stop| &stop.span);
                let at = ply.map(|ply| &ply.span).or(stop);
                let print = ply.map(|ply| &printed.text[ply.span.clone()]);
                self.faults.push(format!(
                    "{head}: {told} of {} plies, {} read, {print:?} in {:?}",
                    truth.moves.len(),
                    game.plies.len(),
                    at.map_or_else(String::new, around),
                ));
            }
            let open = |ply: &&BookPly| ply.settled == Settled::Open;
            self.open += game.plies.iter().filter(open).count();
            let repaired = |ply: &&BookPly| ply.settled == Settled::Repaired;
            if let Some(ply) = game.plies.iter().find(repaired) {
                let count = game.plies.iter().filter(repaired).count();
                self.faults.push(format!(
                    "{head}: {count} repaired, {:?} in {:?}",
                    &printed.text[ply.span.clone()],
                    around(&ply.span)
                ));
            }
            if game.tree.outcome != truth.outcome {
                let last = game
                    .plies
                    .last()
                    .map_or(0..0, |ply| ply.span.end..ply.span.end);
                self.faults.push(format!(
                    "{head}: {:?} for {:?} in {:?}",
                    game.tree.outcome,
                    truth.outcome,
                    around(&last)
                ));
            }
            let player = |color| {
                game.tree
                    .tag(color)
                    .unwrap_or_default()
                    .trim_end_matches('.')
            };
            let players = [player("White"), player("Black")];
            if players != truth.players && players != ["", ""] {
                self.faults.push(format!(
                    "{head}: {players:?} for {:?} in {:?}",
                    truth.players,
                    around(&(game.span.start..game.span.start)),
                ));
            }
        }
    }
}

/// Prints books of a country in all its manners, and reads them. The dice of a book are made from a number.
fn found(country: &Country, count: usize, dice: impl Fn(u64) -> Dice) -> Found {
    let mut found = Found::default();
    for (at, manner) in country.manners.iter().enumerate() {
        let mut dice = dice(at as u64);
        let games = games(&mut dice, count);
        let printed = book(country, manner, &games, &mut dice);
        let before = found.faults.len();
        found.compare(manner.name, &printed);
        let language = language_of(&printed.text);
        if language != Some(manner.language) {
            let told = format!("{}: taken for {language:?}", manner.name);
            found.faults.push(told);
        }
        if found.faults.len() > before
            && let Ok(folder) = std::env::var("RANK_AND_FILE_PAGES")
        {
            let file = manner.name.replace([' ', ','], "_");
            let path = std::path::Path::new(&folder).join(file);
            println!("{}: {}", path.display(), found.faults[before..].join("\n"));
            std::fs::write(path, &printed.text).expect("a page is written");
        }
    }
    println!(
        "{} of {} plies, {} wrong and called certain, {} open, {} of {} lines in notes",
        found.right, found.all, found.wrong, found.open, found.lines, found.all_lines
    );
    found
}

/// Reads books completely. Of others, whose dice come from the seed, hardly a move is lost.
fn reads(country: &Country, law: u64) {
    let known = found(country, 12, |at| Dice(law + at));
    assert!(known.faults.is_empty(), "{}", known.faults.join("\n"));
    let others = found(country, cases(6, 60), |at| Dice::for_law(law + at));
    let told = others.faults.join("\n");
    assert!(others.right * 100 >= others.all * 95, "{told}");
    assert!(others.wrong * 10_000 <= others.all, "{told}");
}

#[test]
fn german_books_of_1900_are_read_completely() {
    reads(&countries::german(), 5100);
}

#[test]
fn spanish_books_of_1950_are_read_completely() {
    reads(&countries::spanish(), 5200);
}

#[test]
fn french_books_of_1930_are_read_completely() {
    reads(&countries::french(), 5300);
}

#[test]
fn russian_books_of_1970_are_read_completely() {
    reads(&countries::russian(), 5400);
}

#[test]
fn books_of_1890_in_meyer_s_notation_are_read_completely() {
    reads(&countries::meyer(), 5500);
}
