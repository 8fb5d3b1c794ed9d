//! Prints games as books of other countries do, each language in a manner of its time.

use rank_and_file::board::{Color, Move, MoveKind, Piece, Wing};
use rank_and_file::game::pgn::Game;
use rank_and_file::game::{At, Outcome};
use rank_and_file::notation::{Gives, Historic, Language, Letters, Notation, Turn};
use rank_and_file::rules::Position;

mod manners;

use testing::chance::Dice;
use testing::positions::checkers;

/// A manner of print.
#[derive(Clone, Copy)]
pub struct Manner {
    /// Name for messages.
    pub name: &'static str,
    /// The language and notation as which it is read.
    pub language: Language,
    /// Its signs.
    pub signs: Signs,
    /// Its words.
    pub words: &'static Phrases,
}

/// The signs of a manner.
#[derive(Clone, Copy)]
pub struct Signs {
    /// Letters of king, queen, rook, bishop, knight and pawn.
    pub letters: [&'static str; 6],
    /// The text between two squares, if moves have both.
    pub long: Option<&'static str>,
    /// Place of the sign of a capture.
    pub takes: Takes,
    /// Sign of a check.
    pub check: &'static str,
    /// Sign of mate.
    pub mate: &'static str,
    /// Castling on the king's side and on the queen's side.
    pub castles: [&'static str; 2],
    /// Sign of a capture en passant.
    pub passing: &'static str,
    /// Text before and behind the piece that a pawn becomes.
    pub becomes: [&'static str; 2],
    /// For continental descriptive: the text before a figure and behind it, and the sign of a capture.
    pub spelled: Option<[&'static str; 3]>,
}

/// The place of the sign of a capture.
#[derive(Clone, Copy)]
pub enum Takes {
    /// Between the piece and the square.
    Between(&'static str),
    /// Behind the move.
    Behind(&'static str),
    /// Nowhere, and pawns only name their files: `ed`.
    Unsaid,
}

/// The words around the moves.
pub struct Phrases {
    /// Heading of a game, before its number.
    pub game: &'static str,
    /// Names of White and Black.
    pub colors: [&'static str; 2],
    /// A resignation, printed behind the last move.
    pub resigns: &'static str,
    /// A draw.
    pub drawn: &'static str,
    /// Text before and behind a move in a sentence.
    pub remarks: &'static [[&'static str; 2]],
}

/// A printed book.
pub struct PrintedBook {
    /// Text of the book.
    pub text: String,
    /// Games that must be found: their moves and results.
    pub games: Vec<(Vec<Move>, Outcome)>,
}

/// Prints these games, each under a heading.
pub fn book(games: impl Iterator<Item = Game>, manner: &Manner, dice: &mut Dice) -> PrintedBook {
    let mut book = PrintedBook {
        text: String::new(),
        games: Vec::new(),
    };
    for game in games {
        let mut position = game.tree.start().clone();
        let ids: Vec<_> = game.tree.main_line(At::Start).collect();
        if ids.len() < 12 || position != Position::start() {
            continue;
        }
        let words = manner.words;
        let number = book.games.len() + 1;
        let [white, black] = words.colors;
        book.text += &format!(
            "{} {number}.\n\n{white}: A. Muster.   {black}: B. Ohne.\n\n",
            words.game
        );
        let (mut moves, mut printed) = (Vec::new(), Vec::new());
        for id in ids {
            let mv = game.tree.node(id).mv;
            let turn = position.turn();
            let other = *dice.pick(&turn.moves);
            printed.push((name(&mv, &turn, manner), name(&other, &turn, manner)));
            moves.push(mv);
            position.play(&mv);
        }
        let outcome = game.tree.outcome;
        book.text += &match dice.roll(3) {
            0 => running(&printed, manner, dice),
            _ => rows(&printed, manner, dice),
        };
        let loser = matches!(
            (outcome, position.color()),
            (Outcome::WhiteWins, Color::Black) | (Outcome::BlackWins, Color::White)
        );
        // The board shows the result, whether or not it is printed.
        let over = position.moves().is_empty();
        let mated = over && !checkers(&position, position.color()).is_empty();
        let mut told = match (mated, over, position.color()) {
            (true, _, Color::White) => Outcome::BlackWins,
            (true, _, Color::Black) => Outcome::WhiteWins,
            (_, true, _) => Outcome::Draw,
            _ => Outcome::Open,
        };
        if outcome == Outcome::Draw {
            book.text += &format!(" {}.", words.drawn);
            told = outcome;
        } else if loser && !position.moves().is_empty() {
            book.text += &format!(" {}.", words.resigns);
            told = outcome;
        }
        book.text += "\n\n\n";
        book.games.push((moves, told));
    }
    book
}

/// Returns the moves in two columns, with some remarks between rows.
fn rows(printed: &[(String, String)], manner: &Manner, dice: &mut Dice) -> String {
    let mut text = String::new();
    let mut at = 0;
    while at < printed.len() {
        let number = at / 2 + 1;
        let white = &printed[at].0;
        let remark = dice.roll(9) == 0 && at + 2 < printed.len();
        match printed.get(at + 1) {
            Some((black, _)) if !remark => {
                let gap = " ".repeat(16_usize.saturating_sub(white.chars().count()).max(3));
                text += &format!("{number:>3}. {white}{gap}{black}\n");
            }
            Some((black, other)) => {
                text += &format!(
                    "{number:>3}. {white}\n\n{}\n\n",
                    sentence(number, other, manner, dice)
                );
                text += &format!("{number:>3}. . . .            {black}\n");
            }
            None => text += &format!("{number:>3}. {white}\n"),
        }
        at += 2;
    }
    text
}

/// Returns a sentence of a note with a move in it.
fn sentence(number: usize, other: &str, manner: &Manner, dice: &mut Dice) -> String {
    let [before, behind] = dice.pick(manner.words.remarks);
    format!("{before} {number}. ... {other} {behind}")
}

/// Returns the moves in a paragraph, with lines broken between moves.
fn running(printed: &[(String, String)], manner: &Manner, dice: &mut Dice) -> String {
    let mut text = String::new();
    let mut width = 0;
    let mut put = |word: String, text: &mut String| {
        let long = word.chars().count();
        if width + long > 66 {
            text.push('\n');
            width = 0;
        } else if !text.is_empty() {
            text.push(' ');
        }
        width += long + 1;
        text.push_str(&word);
    };
    let _ = (manner, dice);
    for (at, (name, _)) in printed.iter().enumerate() {
        if at % 2 == 0 {
            put(format!("{}. {name}", at / 2 + 1), &mut text);
        } else {
            put(name.clone(), &mut text);
        }
    }
    text
}

/// Returns a move as the manner prints it.
pub fn name(mv: &Move, turn: &Turn<'_>, manner: &Manner) -> String {
    let signs = &manner.signs;
    if let (Some(spelled), Language::Continental(dialect)) = (signs.spelled, manner.language) {
        return spell(
            &Notation::Continental(dialect).name(mv, turn).reading.text,
            signs,
            spelled,
        );
    }
    let mark = match turn.gives(mv) {
        Gives::Nothing => "",
        Gives::Check(_) => signs.check,
        Gives::Mate(_) => signs.mate,
    };
    if manner.language == Language::Algebraic(Letters::MEYER) {
        let name = Notation::Historic(Historic::Meyer).name(mv, turn);
        let bare = name.reading.text.trim_end_matches(['†', '‡']).to_owned();
        return bare + mark;
    }
    if let Some(wing) = mv.castles() {
        return format!("{}{mark}", signs.castles[usize::from(wing == Wing::Queen)]);
    }
    let letter = |piece: Piece| {
        let pieces = [
            Piece::King,
            Piece::Queen,
            Piece::Rook,
            Piece::Bishop,
            Piece::Knight,
        ];
        let at = pieces.iter().position(|&p| p == piece);
        signs.letters[at.unwrap_or(5)]
    };
    let piece = letter(mv.piece);
    let takes = mv.taken().is_some();
    let from = match signs.long {
        Some(_) => mv.from.to_string(),
        None if mv.piece == Piece::Pawn && takes => mv.from.file_letter().to_string(),
        None => {
            let short = Notation::SHORT.name(mv, turn).reading.text;
            let short = short.split(['+', '#', '=']).next().unwrap_or("");
            let short = short.trim_start_matches(|c: char| c.is_ascii_uppercase());
            short[..short.len() - 2].replace('x', "")
        }
    };
    let (between, behind) = match (signs.takes, takes) {
        (Takes::Between(sign), true) => (sign, ""),
        (Takes::Behind(sign), true) => (signs.long.unwrap_or(""), sign),
        _ => (signs.long.unwrap_or(""), ""),
    };
    let unsaid = matches!(signs.takes, Takes::Unsaid) && mv.piece == Piece::Pawn && takes;
    let promotes = mv.promotion();
    let rivals = turn.moves.iter().filter(|other| {
        other.piece == Piece::Pawn
            && other.from.file() == mv.from.file()
            && other.to.file() == mv.to.file()
            && other.taken().is_some()
    });
    let there = |other: &&Move| other.piece == Piece::Pawn && other.to == mv.to;
    let pawns = turn
        .moves
        .iter()
        .filter(there)
        .map(|other| other.from)
        .collect::<std::collections::BTreeSet<_>>()
        .len();
    let short = signs.long.is_none() && unsaid && promotes.is_none() && rivals.count() == 1;
    let to = if short {
        mv.to.file_letter().to_string()
    } else {
        mv.to.to_string()
    };
    let [before, after] = signs.becomes;
    let becomes = promotes.map_or_else(String::new, |p| {
        format!("{before}{}{after}", letter(p).trim_end_matches(['-', ' ']))
    });
    let passing = match mv.kind {
        MoveKind::EnPassant { .. } => signs.passing,
        _ => "",
    };
    // Hybrid notations, such as `Kt(b1)-d2` and `Ktxe5`.
    if let Some(bare) = piece.strip_suffix('-') {
        let from = if from.is_empty() || mv.piece == Piece::Pawn && pawns == 1 {
            String::new()
        } else {
            format!("({})", mv.from)
        };
        let sign = if takes { between } else { "-" };
        return format!("{bare}{from}{sign}{to}{becomes}{passing}{mark}");
    }
    format!("{piece}{from}{between}{to}{becomes}{behind}{passing}{mark}")
}

/// Returns a name of continental descriptive with the spaces and signs of the manner.
fn spell(name: &str, signs: &Signs, [before, behind, takes]: [&str; 3]) -> String {
    let (bare, mark) = match name {
        _ if name.ends_with("++") => (&name[..name.len() - 2], signs.mate),
        _ if name.ends_with('≠') => (&name[..name.len() - '≠'.len_utf8()], signs.mate),
        _ if name.ends_with('+') => (&name[..name.len() - 1], signs.check),
        _ => (name, ""),
    };
    let (bare, passing) = match bare.strip_suffix(" a.p.").or(bare.strip_suffix(" e.p.")) {
        Some(bare) => (bare, signs.passing),
        None => (bare, ""),
    };
    if bare.starts_with('O') {
        let castles = signs.castles[usize::from(bare.len() > 3)];
        return format!("{castles}{mark}");
    }
    let mut spelled = String::new();
    let mut last = ' ';
    for c in bare.chars() {
        if last.is_alphabetic() && c.is_ascii_digit() {
            spelled += before;
        } else if last.is_ascii_digit() && c.is_alphabetic() && c != 'x' {
            spelled += behind;
        }
        if c == 'x' {
            spelled += takes;
        } else {
            spelled.push(c);
        }
        last = c;
    }
    format!("{spelled}{passing}{mark}")
}

pub use manners::manners;
