//! Sets complete books in type: headings, players, scores in columns or running, and notes with
//! lines of play.

use std::ops::Range;

use rank_and_file::board::Move;
use rank_and_file::game::{At, GameTree, Outcome};
use rank_and_file::rules::Position;
use testing::chance::Dice;
use testing::positions::checkers;

use crate::foreign::{Manner, name};

/// The words of a country's chess books, and the manners in which they print moves.
pub struct Country {
    /// Its manners of print.
    pub manners: Vec<Manner>,
    /// Text before the first game.
    pub preface: &'static str,
    /// Headings of a game, with `{number}`, `{opening}`, `{event}`, `{white}` and `{black}`.
    pub heads: Vec<&'static str>,
    /// Names of openings.
    pub openings: &'static [&'static str],
    /// Places and dates.
    pub events: &'static [&'static str],
    /// Names of players.
    pub players: &'static [&'static str],
    /// The sign behind the number of a turn.
    pub stop: &'static str,
    /// Lines that may stand above two columns.
    pub columns: &'static [&'static str],
    /// Signs for the move of White that is not repeated before Black's.
    pub dots: &'static [&'static str],
    /// Notes about a better move, with `{line}`.
    pub better: Vec<&'static str>,
    /// Notes about a reply, with `{line}`.
    pub reply: Vec<&'static str>,
    /// Notes without moves.
    pub prose: &'static [&'static str],
    /// Text before and behind the letter of a note.
    pub letter: [&'static str; 2],
    /// Sentences for a game that White gives up, and for one that Black gives up.
    pub resigned: [&'static [&'static str]; 2],
    /// Sentences for a drawn game.
    pub drawn: &'static [&'static str],
}

/// A line of play that is printed in a note.
pub struct NoteLine {
    /// Number of plies of the game before it.
    pub from: usize,
    /// Its moves.
    pub moves: Vec<Move>,
}

/// A game that is printed.
pub struct PeriodGame {
    /// Bytes of the book's text from its heading to its last note.
    pub span: Range<usize>,
    /// Its moves.
    pub moves: Vec<Move>,
    /// The result that is printed or shown by the board.
    pub outcome: Outcome,
    /// The lines of its notes.
    pub lines: Vec<NoteLine>,
    /// The players as they are printed, White's name first.
    pub players: [&'static str; 2],
}

/// A printed book.
#[derive(Default)]
pub struct PeriodBook {
    /// Text of the book.
    pub text: String,
    /// Its games.
    pub games: Vec<PeriodGame>,
}

/// How the moves of a game stand on the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// Numbered rows in two columns.
    Columns,
    /// Numbered rows, the second half of the game beside the first.
    Halves,
    /// `1. e2—e4 e7—e5 2. Sg1—f3 Sb8—c6`
    Running,
    /// `1. e2—e4, e7—e5; 2. Sg1—f3, Sb8—c6;`
    Stopped,
    /// `1 P4R P4R` on each line.
    Narrow,
}

/// Where the notes of a game stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// In paragraphs of their own between the moves.
    Between,
    /// Below the score, found by letters.
    Below,
    /// There are none.
    Nowhere,
}

/// A ply of a game with what is printed for it.
struct PrintedPly {
    /// The move as printed.
    text: String,
    /// A note behind it.
    note: Option<String>,
}

/// Most plies of a line of play in a note.
const LONGEST: usize = 5;

/// Sets these games in type in a manner of the country.
pub fn book(
    country: &Country,
    manner: &Manner,
    games: &[(Vec<Move>, Outcome)],
    dice: &mut Dice,
) -> PeriodBook {
    let mut book = PeriodBook {
        text: country.preface.to_owned(),
        games: Vec::new(),
    };
    for (moves, outcome) in games {
        let number = book.games.len() + 1 + dice.roll(3);
        let setter = Setter { country, manner };
        setter.game(number, moves, *outcome, dice, &mut book);
    }
    book
}

/// Sets the games of a book.
#[derive(Clone, Copy)]
struct Setter<'s> {
    country: &'s Country,
    manner: &'s Manner,
}

impl Setter<'_> {
    /// Sets one game in type.
    fn game(
        self,
        number: usize,
        moves: &[Move],
        outcome: Outcome,
        dice: &mut Dice,
        book: &mut PeriodBook,
    ) {
        let country = self.country;
        let white = dice.roll(country.players.len());
        let black = (white + 1 + dice.roll(country.players.len() - 1)) % country.players.len();
        let players = [country.players[white], country.players[black]];
        let head = dice
            .pick(&country.heads)
            .replace("{number}", &number.to_string())
            .replace("{opening}", one(dice, country.openings))
            .replace("{event}", one(dice, country.events))
            .replace("{white}", players[0])
            .replace("{black}", players[1]);
        let layout = *dice.pick(&[
            Layout::Columns,
            Layout::Columns,
            Layout::Columns,
            Layout::Halves,
            Layout::Running,
            Layout::Running,
            Layout::Stopped,
            Layout::Narrow,
        ]);
        let place = match (layout, dice.roll(4)) {
            (_, 0) => Place::Nowhere,
            (Layout::Halves, _) | (_, 1) => Place::Below,
            _ => Place::Between,
        };
        let mut lines = Vec::new();
        let plies = self.plies(moves, place, dice, &mut lines);
        let mut text = head + "\n\n";
        let body = match layout {
            Layout::Columns => columns(country, &plies, place, dice),
            Layout::Halves => halves(country, &plies),
            Layout::Running => running(country, &plies, place, ["", " "], dice),
            Layout::Stopped => running(country, &plies, place, [",", "; "], dice),
            Layout::Narrow => narrow(country, &plies, place, dice),
        };
        if layout == Layout::Columns || layout == Layout::Halves && dice.roll(2) == 0 {
            text += one(dice, country.columns);
        }
        text += body.trim_end();
        let mut told = shown(moves);
        let end = match outcome {
            _ if told != Outcome::Open => None,
            Outcome::WhiteWins => Some(*dice.pick(country.resigned[1])),
            Outcome::BlackWins => Some(*dice.pick(country.resigned[0])),
            Outcome::Draw => Some(*dice.pick(country.drawn)),
            Outcome::Open => None,
        };
        if let Some(end) = end {
            told = outcome;
            // Below two halves the last line of the left one may be the lower.
            let below: &[&str] = match layout {
                Layout::Halves => &["\n", "\n\n"],
                _ => &["\n", "\n\n", " "],
            };
            text += one(dice, below);
            text += end;
        }
        text += "\n\n";
        if place == Place::Below {
            let [open, close] = country.letter;
            let notes = plies.iter().filter_map(|ply| ply.note.as_ref());
            for (at, note) in notes.enumerate() {
                let note = format!("{open}{}{close} {note}", letter(at));
                text += &wrapped(&note, 66);
                text += one(dice, &["\n", "\n\n"]);
            }
        }
        text += "\n\n";
        let from = book.text.len();
        book.text += &text;
        book.games.push(PeriodGame {
            span: from..book.text.len(),
            moves: moves.to_vec(),
            outcome: told,
            lines,
            players,
        });
    }

    /// Returns the plies with their notes.
    fn plies(
        self,
        moves: &[Move],
        place: Place,
        dice: &mut Dice,
        lines: &mut Vec<NoteLine>,
    ) -> Vec<PrintedPly> {
        let country = self.country;
        let mut position = Position::start();
        let mut plies = Vec::new();
        let [open, close] = country.letter;
        let mut letters = 0;
        for (at, mv) in moves.iter().enumerate() {
            let mut text = name(mv, &position.turn(), self.manner);
            if dice.roll(20) == 0 {
                text += one(dice, &["!", "?", "!"]);
            }
            let after = position.after(mv);
            let wanted = place != Place::Nowhere && at > 3 && at + 1 < moves.len();
            let note = (wanted && dice.roll(7) == 0).then(|| {
                let (templates, from, start) = match dice.roll(3) {
                    0 => (&country.better, at, &position),
                    1 => (&country.reply, at + 1, &after),
                    _ => return (*dice.pick(country.prose)).to_owned(),
                };
                let plies = 1 + dice.roll(LONGEST);
                let (line, moves) = self.line(start, mv, from..from + plies, dice);
                if moves.is_empty() {
                    return (*dice.pick(country.prose)).to_owned();
                }
                lines.push(NoteLine { from, moves });
                dice.pick(templates).replace("{line}", &line)
            });
            if note.is_some() && place == Place::Below {
                text += &format!(" {open}{}{close}", letter(letters));
                letters += 1;
            }
            plies.push(PrintedPly { text, note });
            position = after;
        }
        plies
    }

    /// Returns a line of play from here, as printed in a note, and its moves.
    fn line(
        self,
        start: &Position,
        played: &Move,
        plies: Range<usize>,
        dice: &mut Dice,
    ) -> (String, Vec<Move>) {
        let from = plies.start;
        let mut position = start.clone();
        let [comma, stop] = *dice.pick(&[["", ""], [",", ""], [",", ";"]]);
        let (mut text, mut moves) = (String::new(), Vec::new());
        for ply in plies {
            let mut legal = position.moves();
            // A note shows another move than the one that was played.
            legal.retain(|mv| mv != played);
            if legal.is_empty() {
                break;
            }
            let mv = *dice.pick(&legal);
            if ply > from {
                text += if ply % 2 == 0 { stop } else { comma };
                text += " ";
            }
            if ply % 2 == 0 {
                text += &format!("{}{} ", ply / 2 + 1, self.country.stop);
            } else if ply == from {
                text += &format!("{}{} ", ply / 2 + 1, dice.pick(self.country.dots));
            }
            text += &name(&mv, &position.turn(), self.manner);
            position.play(&mv);
            moves.push(mv);
        }
        (text, moves)
    }
}

/// Returns one of these texts.
fn one(dice: &mut Dice, from: &[&'static str]) -> &'static str {
    from[dice.roll(from.len())]
}

/// Returns the result that the board shows.
fn shown(moves: &[Move]) -> Outcome {
    let mut position = Position::start();
    for mv in moves {
        position.play(mv);
    }
    let over = position.moves().is_empty();
    let mated = over && !checkers(&position, position.color()).is_empty();
    match (mated, over) {
        (true, _) => Outcome::won(position.color().other()),
        (_, true) => Outcome::Draw,
        _ => Outcome::Open,
    }
}

/// Returns the letter of a note; after the last letter they begin again.
fn letter(at: usize) -> char {
    (b'a' + (at % 26) as u8) as char
}

/// Returns a paragraph that is broken at spaces into lines of this width.
fn wrapped(text: &str, width: usize) -> String {
    let (mut lines, mut column) = (String::new(), 0);
    for word in text.split(' ') {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            lines.push('\n');
            column = 0;
        } else if column > 0 {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += length;
    }
    lines
}

/// Returns two cells of a row, the second of which begins in the same column on every line.
fn row(number: &str, white: &str, black: &str, wide: usize) -> String {
    let gap = wide.saturating_sub(white.chars().count()).max(3);
    format!("{number:>4} {white}{}{black}", " ".repeat(gap))
}

/// Returns the moves in two columns, with the notes between them.
fn columns(country: &Country, plies: &[PrintedPly], place: Place, dice: &mut Dice) -> String {
    let mut text = String::new();
    let stop = *dice.pick(&[country.stop, country.stop, ""]);
    let wide = 14 + dice.roll(14);
    let indent = " ".repeat(dice.roll(3) * 2);
    let dots = one(dice, &[". . . .", "...", "......", "…"]);
    let set = |text: &mut String, note: &str| {
        *text += &format!("\n{}\n\n", wrapped(&format!("{indent}{note}"), 64));
    };
    for (at, pair) in plies.chunks(2).enumerate() {
        let number = format!("{}{stop}", at + 1);
        let note = |at: usize| {
            let note = pair.get(at).and_then(|ply| ply.note.as_ref());
            note.filter(|_| place == Place::Between)
        };
        let black = pair.get(1).map_or("", |ply| &ply.text);
        if let Some(text_of_note) = note(0) {
            text += row(&number, &pair[0].text, "", wide).trim_end();
            text.push('\n');
            set(&mut text, text_of_note);
            if !black.is_empty() {
                text += &row(&number, dots, black, wide);
                text.push('\n');
            }
        } else {
            text += row(&number, &pair[0].text, black, wide).trim_end();
            text.push('\n');
        }
        if let Some(note) = note(1) {
            set(&mut text, note);
        }
    }
    text
}

/// Returns the first half of the rows with the second half beside it.
fn halves(country: &Country, plies: &[PrintedPly]) -> String {
    let stop = country.stop;
    let black = |pair: &[PrintedPly]| pair.get(1).map_or(String::new(), |ply| ply.text.clone());
    let pairs = plies.chunks(2).enumerate();
    let rows: Vec<String> = pairs
        .map(|(at, pair)| {
            row(
                &format!("{}{stop}", at + 1),
                &pair[0].text,
                &black(pair),
                18,
            )
        })
        .collect();
    let half = rows.len().div_ceil(2);
    let mut text = String::new();
    for at in 0..half {
        let right = rows.get(half + at).map_or("", String::as_str);
        let left = rows[at].trim_end();
        let gap = " ".repeat(48_usize.saturating_sub(left.chars().count()).max(4));
        text += format!("{left}{gap}{right}").trim_end();
        text.push('\n');
    }
    text
}

/// Returns the moves in paragraphs, with these signs between the moves of a pair and between pairs.
fn running(
    country: &Country,
    plies: &[PrintedPly],
    place: Place,
    [comma, stop]: [&str; 2],
    dice: &mut Dice,
) -> String {
    let (mut text, mut paragraph) = (String::new(), String::new());
    let width = 56 + dice.roll(16);
    let (dots, point) = (dice.pick(country.dots), country.stop);
    for (at, ply) in plies.iter().enumerate() {
        let number = at / 2 + 1;
        if at % 2 == 0 {
            paragraph += &format!("{number}{point} ");
        } else if paragraph.is_empty() {
            paragraph += &format!("{number}{dots} ");
        }
        paragraph += &ply.text;
        let note = ply.note.as_ref().filter(|_| place == Place::Between);
        if let Some(note) = note {
            for part in [&paragraph, note] {
                text += &wrapped(part, width);
                text += "\n\n";
            }
            paragraph.clear();
        } else if at % 2 == 0 {
            paragraph += &format!("{comma} ");
        } else {
            paragraph += stop;
        }
    }
    let end = paragraph.trim_end().trim_end_matches([',', ';']);
    text + &wrapped(end, width)
}

/// Returns each pair of moves on a line, its parts divided by spaces.
fn narrow(country: &Country, plies: &[PrintedPly], place: Place, dice: &mut Dice) -> String {
    let mut text = String::new();
    let (dots, point) = (dice.pick(country.dots), country.stop);
    for (at, ply) in plies.iter().enumerate() {
        let number = at / 2 + 1;
        let begins = text.is_empty() || text.ends_with('\n');
        match (at % 2, begins) {
            (0, _) => text += &format!("{number}{point} "),
            (_, true) => text += &format!("{number}{dots} "),
            _ => text += " ",
        }
        text += &ply.text;
        let note = ply.note.as_ref().filter(|_| place == Place::Between);
        if let Some(note) = note {
            text += &format!("\n\n{}\n\n", wrapped(note, 60));
        } else if at % 2 == 1 {
            text.push('\n');
        }
    }
    text
}

/// Returns whether a line of play stands in the tree where it was printed.
pub fn holds(tree: &GameTree, line: &NoteLine) -> bool {
    let mut at = At::Start;
    for id in tree.main_line(At::Start).take(line.from) {
        at = At::After(id);
    }
    line.moves.iter().all(|mv| {
        let next = tree.find(at, mv);
        next.inspect(|id| at = At::After(*id)).is_some()
    })
}

/// Returns random play from the start.
pub fn random(plies: usize, dice: &mut Dice) -> Vec<Move> {
    let mut position = Position::start();
    let mut moves = Vec::new();
    while moves.len() < plies {
        let legal = position.moves();
        if legal.is_empty() {
            break;
        }
        let mv = *dice.pick(&legal);
        position.play(&mv);
        moves.push(mv);
    }
    moves
}
