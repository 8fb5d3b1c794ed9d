//! Counts the games that come back from two score sheets with slips, beside those that come back from one.
//!
//! ```text
//! RANK_AND_FILE_CORPUS=FOLDER cargo run --release --example two_sheets -- [GAMES [SEED [SLIP]]]
//! ```
//!
//! One move in twenty of each sheet has a slip. A `SEED`, counted from 0, takes further games and slips. `SLIP` is `Letter`, `LeftOut` or `OtherMove`; without it there are all.
//! Without the larger corpus the games are the project's own.
//!
//! | column | games |
//! |---|---|
//! | whole | each move is right |
//! | alone | each move is right if the first sheet is read alone |
//! | both | both sheets have a slip at one and the same move |
//! | unlisted | not whole, though nothing is said at or before the first wrong move |

use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::Notation;
use rank_and_file::sheets::{ReconciledGame, reconcile};
use testing::chance::Dice;
use testing::games::line;
use testing::positions::scores;
use testing::two_sheets::{Slip, sheet};

/// The shortest game that is taken, in plies.
const SHORTEST: usize = 20;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual| {
        let number = arguments.next().and_then(|text| text.parse().ok());
        number.unwrap_or(usual)
    };
    let (count, seed) = (number(300), number(0));
    let asked = arguments.next();
    let german = Notation::named("german").expect("the letters of German");
    let scores = scores();
    let games = scores.every(17).map(|game| game.tree);
    let games = games.filter(|tree| tree.main_line(At::Start).count() >= SHORTEST);
    let games: Vec<GameTree> = games.skip(count * seed).take(count).collect();
    println!("{} games", games.len());
    println!("{:<36} whole  alone   both  unlisted", "");
    for (sheets, notations) in [
        (
            "short and descriptive",
            [Notation::SHORT, Notation::DESCRIPTIVE],
        ),
        ("short and short", [Notation::SHORT, Notation::SHORT]),
        (
            "descriptive and descriptive",
            [Notation::DESCRIPTIVE, Notation::DESCRIPTIVE],
        ),
        ("descriptive and German", [Notation::DESCRIPTIVE, german]),
    ] {
        for slip in [Slip::Letter, Slip::LeftOut, Slip::OtherMove] {
            let kind = format!("{slip:?}");
            if asked.as_ref().is_some_and(|asked| *asked != kind) {
                continue;
            }
            let mut dice = Dice((seed as u64 + 1) * 7919);
            let mut counts = Counts::default();
            for tree in &games {
                counts.add(tree, notations, slip, &mut dice);
            }
            let Counts {
                whole,
                alone,
                both,
                unlisted,
            } = counts;
            let row = format!("{sheets}, {kind}");
            println!("{row:<36} {whole:>5}  {alone:>5}  {both:>5}  {unlisted:>8}");
        }
    }
}

/// The numbers of games of each column.
#[derive(Default)]
struct Counts {
    whole: usize,
    alone: usize,
    both: usize,
    unlisted: usize,
}

impl Counts {
    /// Reads a game from two sheets with slips, and counts it.
    fn add(&mut self, tree: &GameTree, notations: [Notation; 2], slip: Slip, dice: &mut Dice) {
        let sheets = notations.map(|notation| sheet(tree, notation, Some(slip), dice));
        let texts = sheets.each_ref().map(|sheet| sheet.text.as_str());
        let right = line(tree, At::Start);
        let read = reconcile(texts);
        let is_whole = line(&read.tree, At::Start) == right;
        let alone = reconcile([texts[0], ""]);
        let is_said = says_first_wrong(&read, tree, texts);
        let [first, second] = &sheets;
        self.whole += usize::from(is_whole);
        self.alone += usize::from(line(&alone.tree, At::Start) == right);
        self.both += usize::from(first.slips.iter().any(|ply| second.slips.contains(ply)));
        self.unlisted += usize::from(!is_whole && !is_said);
    }
}

/// Returns whether something is said at or before the first wrong move of a game.
fn says_first_wrong(read: &ReconciledGame, tree: &GameTree, texts: [&str; 2]) -> bool {
    let same = read.plies.iter().zip(tree.main_line(At::Start));
    let same = same.take_while(|(ply, id)| ply.mv == tree.node(*id).mv);
    let first = same.count();
    let differences = read.differences(texts, Notation::SHORT);
    differences.iter().any(|found| found.ply <= first) || !read.remarks(texts).is_empty()
}
