//! What must hold for every score, however carelessly it is printed: a reading that is called unique or
//! settled is the right one.

mod common;
mod positions;

use positions::Dice;
use rank_and_file::board::Play;
use rank_and_file::game::book::{BookGame, PrintedGame, PrintedMove, Settled, read_score};
use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::game::{At, Outcome};
use rank_and_file::notation::{Notation, Style};

/// Games to print: the project's own, and many more where the large corpus is there.
fn played(limit: usize) -> Vec<Game> {
    let text = common::shared_corpus("pgn/players-8155.pgn").map_or_else(
        || include_str!("corpus/games.pgn").to_owned(),
        |path| std::fs::read_to_string(path).expect("UTF-8"),
    );
    games(&text, ReadAs::Auto).step_by(7).take(limit).collect()
}

/// A game as a careless writer would print it.
struct Print {
    text: String,
    game: PrintedGame,
    truth: Vec<Play>,
}

/// Prints a game. `pick` gives the words of a move: the index among its names, from the shortest, which
/// may mean other moves, to the one that cannot be mistaken.
fn print(game: &Game, mut pick: impl FnMut(usize, Vec<String>) -> String) -> Print {
    let mut position = game.tree.start().clone();
    let (mut text, mut moves, mut truth) = (String::new(), Vec::new(), Vec::new());
    for id in game.tree.main_line(At::Start) {
        let play = game.tree.node(id).play;
        let named = Notation::Descriptive(Style::KT).name(&play, &position.turn());
        let mut names: Vec<String> = named.rejected.into_iter().map(|form| form.text).collect();
        names.push(named.reading.text);
        let start = text.len();
        text.push_str(&pick(truth.len(), names));
        moves.push(PrintedMove {
            span: start..text.len(),
            number: None,
        });
        text.push('\n');
        truth.push(play);
        position.play(&play);
    }
    let game = PrintedGame {
        span: 0..text.len(),
        tags: Vec::new(),
        start: game.tree.start().clone(),
        moves,
        notes: Vec::new(),
        outcome: Outcome::Open,
    };
    Print { text, game, truth }
}

/// The plies that are called sure and are wrong.
fn wrong(print: &Print, read: &BookGame) -> Vec<usize> {
    let sure = |settled| !matches!(settled, Settled::Open | Settled::Repaired);
    let plies = read.plies.iter().zip(&print.truth).enumerate();
    plies
        .filter(|(_, (ply, truth))| sure(ply.settled) && ply.play != **truth)
        .map(|(at, _)| at)
        .collect()
}

#[test]
fn whatever_is_left_out_nothing_wrong_is_called_settled() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15 + 3);
    let (mut plies, mut open, mut later) = (0, 0, 0);
    for game in played(400) {
        let print = print(&game, |_, names| {
            let careless = dice.roll(3) == 0;
            let at = if careless {
                dice.roll(names.len())
            } else {
                names.len() - 1
            };
            names[at].clone()
        });
        let read = read_score(&print.text, &print.game, &[]);
        assert_eq!(
            read.plies.len(),
            print.truth.len(),
            "{:?}\n{}",
            read.stop,
            print.text
        );
        assert_eq!(wrong(&print, &read), [0; 0], "{}", print.text);
        for (ply, truth) in read.plies.iter().zip(&print.truth) {
            if ply.settled == Settled::Open {
                assert!(ply.readings.iter().any(|other| other.play == *truth));
            }
        }
        let count = |settled| {
            read.plies
                .iter()
                .filter(|ply| ply.settled == settled)
                .count()
        };
        plies += read.plies.len();
        open += count(Settled::Open);
        later += count(Settled::Later);
    }
    println!("{plies} plies: {open} open, {later} settled by later moves");
}

#[test]
fn a_misprint_is_mended_or_left_open() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15 + 5);
    let (mut printed, mut found, mut first, mut listed, mut legal, mut wrongs) = (0, 0, 0, 0, 0, 0);
    for game in played(400) {
        let last = game.tree.main_line(At::Start).count();
        if last < 30 {
            continue;
        }
        let at = 6 + dice.roll(last - 20);
        let mut original = String::new();
        let mut misprinted = String::new();
        let print = print(&game, |ply, mut names| {
            let name = names.pop().unwrap_or_default();
            if ply != at {
                return name;
            }
            original.clone_from(&name);
            // One letter or digit is another.
            let letters = ["K", "Q", "R", "B", "Kt"];
            for _ in 0..50 {
                let from = letters[dice.roll(5)];
                let to = letters[dice.roll(5)];
                let digit = char::from(b'1' + dice.roll(8) as u8);
                let changed = if dice.roll(2) == 0 {
                    name.replacen(from, to, 1)
                } else {
                    name.chars()
                        .map(|c| if c.is_ascii_digit() { digit } else { c })
                        .collect()
                };
                if changed != name {
                    misprinted.clone_from(&changed);
                    return changed;
                }
            }
            name
        });
        if misprinted.is_empty() {
            continue;
        }
        printed += 1;
        let read = read_score(&print.text, &print.game, &[]);
        let w = wrong(&print, &read);
        if !read.skipped.is_empty() {
            println!(
                "SKIP {original} -> {misprinted} at {at}: {:?}",
                read.skipped
                    .iter()
                    .map(|(p, s)| (*p, &print.text[s.clone()]))
                    .collect::<Vec<_>>()
            );
        }
        wrongs += usize::from(!w.is_empty());
        match read.plies.get(at) {
            Some(ply) if ply.settled == Settled::Repaired => {
                found += 1;
                first += usize::from(ply.play == print.truth[at]);
                listed += usize::from(
                    ply.readings
                        .iter()
                        .any(|other| other.play == print.truth[at]),
                );
                if ply.play != print.truth[at] || !w.is_empty() {
                    println!(
                        "{original} -> {misprinted}: {:?} {w:?} of {}",
                        ply.readings
                            .iter()
                            .map(|r| (r.play.describe(), r.goes_on, r.against))
                            .collect::<Vec<_>>(),
                        read.plies.len()
                    );
                }
            }
            other => {
                legal += 1;
                if !w.is_empty() {
                    println!(
                        "legal {original} -> {misprinted} {:?} wrong {w:?} at {at} {} of {} rep {:?}",
                        other.map(|p| p.settled),
                        read.plies.len(),
                        print.truth.len(),
                        read.plies
                            .iter()
                            .enumerate()
                            .filter(|(_, p)| p.settled == Settled::Repaired)
                            .map(|(i, _)| i)
                            .collect::<Vec<_>>()
                    )
                }
            }
        }
    }
    println!(
        "{printed} misprints: {found} mended there, {first} right, {listed} listed; {legal} legal or elsewhere; {wrongs} games with something wrong called sure"
    );
}
