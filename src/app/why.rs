//! Why the current move is written as it is: one reason for each shown notation.

use std::sync::Arc;

use super::{Column, Names, Session};
use crate::board::{Cell, Man, Play, Side};
use crate::game::At;
use crate::notation::descriptive::square_name;
use crate::notation::{Claim, Kind, Named, Notation, Part, Rule, Sentence, Sign, Turn};

/// Everything the panel says about the current move.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyModel {
    /// "11…" and who moved, for the panel's heading.
    pub number: String,
    /// The move in words.
    pub words: String,
    pub reasons: Vec<Reason>,
}

/// Why the move is written so in one notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    pub column: Column,
    pub named: Arc<Named>,
    /// What each part of the name says, in the order of `named.reading.parts`.
    pub parts: Vec<PartSays>,
    /// The rule in a few words: "File added".
    pub rule: &'static str,
    pub because: Sentence,
    /// The shorter names that `because` does not speak of, and what each could have meant.
    pub rejected: Vec<(String, Vec<Play>)>,
}

/// What a part of a name says.
#[derive(Clone, Debug, PartialEq)]
pub struct PartSays {
    /// The letters; empty for what is said by writing nothing.
    pub letters: String,
    pub kind: Kind,
    pub says: String,
    /// Whether another move could be meant without it, and it is there for that alone.
    pub needed: bool,
}

/// Builds the panel, or `None` before the first move.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> Option<WhyModel> {
    names.follow(session.game_number());
    let At::After(id) = session.at() else {
        return None;
    };
    let tree = session.tree();
    let node = tree.node(id);
    let before = tree.position(node.parent);
    let turn = before.turn();
    let dots = if turn.side == Side::White { "." } else { "…" };
    let reasons = session
        .columns
        .iter()
        .map(|&column| {
            let named = names.name(tree, id, &before, column.notation);
            reason(column, named, &node.play, &turn)
        })
        .collect();
    Some(WhyModel {
        number: format!("{}{dots}", before.fullmove()),
        words: session.spoken(),
        reasons,
    })
}

fn reason(column: Column, named: Arc<Named>, play: &Play, turn: &Turn<'_>) -> Reason {
    let parts = named
        .reading
        .parts
        .iter()
        .map(|part| PartSays {
            letters: named.reading.letters(part).to_owned(),
            kind: part.kind,
            says: says(part, turn.side),
            needed: disambiguates(part, &named),
        })
        .collect();
    let (rule, because) = explain(column.notation, &named, play, turn);
    Reason {
        column,
        parts,
        rule,
        because,
        // The sentence has spoken of the shortest; the others are listed.
        rejected: named.rejected.iter().skip(1).map(|r| (r.text.clone(), r.could_mean.clone())).collect(),
        named,
    }
}

/// Whether a part is a letter of disambiguation: of a kind that may be left out, and not left out.
#[must_use]
pub fn disambiguates(part: &Part, named: &Named) -> bool {
    match named.rule {
        Rule::File | Rule::Rank | Rule::FileAndRank => matches!(part.kind, Kind::File | Kind::Rank),
        Rule::SideKept => part.kind == Kind::Side,
        Rule::Label => matches!(part.kind, Kind::Label | Kind::Side),
        Rule::Captor => part.kind == Kind::Label,
        Rule::Captured => part.kind == Kind::VictimLabel,
        Rule::BothEnds => matches!(part.kind, Kind::Label | Kind::VictimLabel),
        Rule::Origin => matches!(part.kind, Kind::Origin | Kind::VictimLabel | Kind::Side),
        Rule::CheckMark => matches!(part.kind, Kind::Check | Kind::EnPassant),
        Rule::NoneNeeded | Rule::PawnFile | Rule::Pinned | Rule::SideDropped | Rule::Castling | Rule::Full => false,
    }
}

/// What a part says, as a line of the list.
fn says(part: &Part, side: Side) -> String {
    let man = |man: Man| man.name();
    match (part.claim, part.kind) {
        (None, _) => "a comment on the move".to_owned(),
        (Some(Claim::Moved(Man::Pawn)), Kind::Implied) => "no letter: a pawn moved".to_owned(),
        (Some(Claim::Moved(kind)), _) => format!("a {} moved", man(kind)),
        (Some(Claim::From(cells)), kind) => {
            let place = place(cells, side);
            match kind {
                Kind::Implied => format!("no file: it stayed on {place}"),
                Kind::Label => format!("the one now on {place}"),
                _ => format!("it left {place}"),
            }
        }
        (Some(Claim::To(cells)), Kind::Side) => {
            let half = if cells.has(Cell::new(7, 0)) { "king's" } else { "queen's" };
            format!("on the {half} side")
        }
        (Some(Claim::To(cells)), _) => format!("it landed on {}", place(cells, side)),
        (Some(Claim::Captures(true)), Kind::Implied) => "no rank: a pawn takes".to_owned(),
        (Some(Claim::Captures(true)), _) => "something is taken".to_owned(),
        (Some(Claim::Captures(false)), Kind::Implied) => "no x: nothing is taken".to_owned(),
        (Some(Claim::Captures(false)), _) => "moves to; nothing is taken".to_owned(),
        (Some(Claim::Took(kind)), _) => format!("a {} is taken", man(kind)),
        (Some(Claim::TookOn(cells)), _) => format!("the one on {}", place(cells, side)),
        (Some(Claim::Promotes(kind)), _) => format!("the pawn becomes a {}", man(kind)),
        (Some(Claim::Castles(wing)), _) => match wing {
            Some(wing) => format!("castles on the {}", wing.name()),
            None => "castles".to_owned(),
        },
        (Some(Claim::NoCastling), _) => "not castling".to_owned(),
        (Some(Claim::EnPassant(true)), _) => "a pawn is taken in passing".to_owned(),
        (Some(Claim::EnPassant(false)), _) => "not in passing".to_owned(),
        (Some(Claim::Gives(sign)), _) => match sign {
            Sign::Nothing => "no mark: no check".to_owned(),
            Sign::Check => "check".to_owned(),
            Sign::Discovered => "discovered check".to_owned(),
            Sign::Double => "double check".to_owned(),
            Sign::Mate => "mate".to_owned(),
            Sign::MateOrDouble => "mate, or double check".to_owned(),
        },
    }
}

/// "the b-file", "rank 3", "c3 or f3": a set of squares of the 8×8 board.
fn place(cells: crate::board::Cells, side: Side) -> String {
    let board: crate::board::Cells = Cell::orthodox().collect();
    let cells = cells & board;
    for line in 0..8 {
        if cells == crate::board::Cells::file(line) & board {
            return format!("the {}-file", Cell::new(line, 0).file_letter());
        }
        if cells == crate::board::Cells::rank(line) & board {
            let own = if side == Side::White { line + 1 } else { 8 - line };
            return format!("rank {own}");
        }
    }
    let mut names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    if names.len() > 4 {
        let of_file = |file: &u8| cells.iter().any(|cell| cell.file() == *file);
        let files: Vec<char> = (0..8).filter(of_file).map(|file| Cell::new(file, 0).file_letter()).collect();
        return match files.as_slice() {
            [first, second] => format!("the {first}- or {second}-file"),
            [first, .., last] => format!("the files {first} to {last}"),
            _ => "one of these squares".to_owned(),
        };
    }
    match names.pop() {
        None => "no square".to_owned(),
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} or {last}", names.join(", ")),
    }
}

/// The rule in a few words, and in a sentence about this very move.
fn explain(notation: Notation, named: &Named, play: &Play, turn: &Turn<'_>) -> (&'static str, Sentence) {
    let start = Sentence::default();
    let man = play.man.name();
    let rivals: Vec<Play> = named.rejected.first().map(|r| r.could_mean.clone()).unwrap_or_default();
    match named.rule {
        Rule::NoneNeeded => ("Nothing added", nothing_added(notation, play)),
        Rule::File => ("File added", file_added(named, play, &rivals)),
        Rule::Rank => ("Rank added", rank_added(named, play, &rivals)),
        Rule::FileAndRank => ("File and rank added", both_added(named, play, &rivals)),
        Rule::PawnFile => (
            "Pawn's file",
            start.text(format!("A pawn that takes always names the file it leaves, here {}.", play.from.file_letter())),
        ),
        Rule::Pinned => ("Nothing added", pinned(named, play)),
        Rule::SideKept => ("Side of the target kept", side_kept(named, play, turn, &rivals)),
        Rule::SideDropped => ("Side of the target dropped", side_dropped(play, turn)),
        Rule::Label => (
            "Piece named",
            could(start, named).text(format!(" The {man} is named by the side on which it began the game.")),
        ),
        Rule::Captor => ("Captor named", could(start, named).text(" Only one such man can take, so naming him is enough.")),
        Rule::Captured => ("Captured man named", could(start, named).text(" Saying which man is taken is enough.")),
        Rule::BothEnds => ("Both ends named", could(start, named).text(" Neither end alone is enough, so both are named.")),
        Rule::Origin => ("Square added", could(start, named).text(" No letter tells them apart, so a square does.")),
        Rule::CheckMark => ("The mark tells", check_mark(named)),
        Rule::Castling => ("Castling", start.text("Castling has a sign of its own; there is only one way to castle on each side.")),
        Rule::Full => ("Both squares", start.text("Both squares are always written, so nothing can be mistaken.")),
    }
}

fn nothing_added(notation: Notation, play: &Play) -> Sentence {
    let start = Sentence::default();
    match (play.taken(), notation) {
        (Some((taken, _)), Notation::Descriptive(_)) => start.text(format!(
            "No other {} can take a {}.",
            play.man.name(),
            taken.name()
        )),
        _ if matches!(play.man, Man::King | Man::Pawn) => {
            start.text(format!("Only one {} can go to ", play.man.name())).cell(play.to).text(".")
        }
        _ => start.text(format!("No other {} can go to ", play.man.name())).cell(play.to).text("."),
    }
}

/// "Nd2" could also be the knight on f3.
fn could_also(named: &Named, rivals: &[Play]) -> Sentence {
    let short = named.rejected.first().map_or("", |r| r.text.as_str());
    let mut sentence = Sentence::default().text(format!("\"{short}\" could also be "));
    for (at, rival) in rivals.iter().enumerate() {
        if at > 0 {
            sentence = sentence.text(if at + 1 == rivals.len() { " or " } else { ", " });
        }
        sentence = sentence.man_on(rival.man, rival.from);
    }
    sentence.text(". ")
}

fn file_added(named: &Named, play: &Play, rivals: &[Play]) -> Sentence {
    let file = play.from.file_letter();
    let sentence = could_also(named, rivals);
    let same_rank = rivals.iter().all(|rival| rival.from.rank() == play.from.rank());
    if same_rank {
        let both = if rivals.len() == 1 { "Both" } else { "They all" };
        sentence.text(format!("{both} stand on rank {}, so the file {file} tells them apart.", play.from.rank_digit()))
    } else {
        sentence.text(format!("They stand on different files, so the file {file} tells them apart; the file comes before the rank."))
    }
}

fn rank_added(named: &Named, play: &Play, rivals: &[Play]) -> Sentence {
    could_also(named, rivals).text(format!(
        "They share the {}-file, so the file would not help; the rank {} does.",
        play.from.file_letter(),
        play.from.rank_digit()
    ))
}

fn both_added(named: &Named, play: &Play, rivals: &[Play]) -> Sentence {
    let short = named.rejected.first().map_or("", |r| r.text.as_str());
    let start = Sentence::default().text(format!("\"{short}\" is not enough: "));
    let mut sentence = start.text(format!("{}s can go there from ", play.man.name()));
    for (at, rival) in rivals.iter().enumerate() {
        if at > 0 {
            sentence = sentence.text(if at + 1 == rivals.len() { " and " } else { ", " });
        }
        sentence = sentence.cell(rival.from);
    }
    sentence.text(" too. One shares the rank, one the file, so neither alone is enough.")
}

fn pinned(named: &Named, play: &Play) -> Sentence {
    let mut sentence = Sentence::default();
    for barred in &named.barred {
        let (attacker, from) = barred.attacker;
        let rival = barred.play;
        sentence = sentence.text("The ").text(rival.man.name()).text(" on ").cell(rival.from).text(" could reach ");
        sentence = sentence.cell(rival.to);
        if rival.from != play.from {
            sentence = sentence.text(" too");
        }
        sentence = if barred.pinned {
            sentence.text(", but it is pinned to the king on ").cell(barred.king).text(" by ")
        } else {
            sentence.text(", but that would leave the king on ").cell(barred.king).text(" in check from ")
        };
        sentence = sentence.man_on(attacker, from).text(", so it may not move there and does not count. ");
    }
    sentence
}

fn side_kept(named: &Named, play: &Play, turn: &Turn<'_>, rivals: &[Play]) -> Sentence {
    let short = named.rejected.first().map_or("", |r| r.text.as_str());
    let mut sentence = Sentence::default().text(format!("\"{short}\" could also be "));
    for (at, rival) in rivals.iter().enumerate() {
        if at > 0 {
            sentence = sentence.text(if at + 1 == rivals.len() { " or " } else { ", " });
        }
        sentence = sentence
            .text(format!("the {} going to {} (", rival.man.name(), square_name(rival.to, turn.side)))
            .cell(rival.to)
            .text(")");
    }
    let full = square_name(play.to, turn.side);
    let letter = full.chars().next().unwrap_or('K');
    sentence.text(format!(": both are legal, so the {letter} of {full} stays."))
}

fn side_dropped(play: &Play, turn: &Turn<'_>) -> Sentence {
    let full = square_name(play.to, turn.side);
    let twin = Cell::new(7 - play.to.file(), play.to.rank());
    let (start, rest) = (Sentence::default(), full.get(1..).unwrap_or_default());
    if play.taken().is_some() {
        return start.text("No other capture could be meant, so nothing more is said.");
    }
    start
        .text(format!("{full} is shortened to {rest}, since no {} can go to {} (", play.man.name(), square_name(twin, turn.side)))
        .cell(twin)
        .text(").")
}

/// "N-Q2" could also be this or that.
fn could(start: Sentence, named: &Named) -> Sentence {
    let Some(short) = named.rejected.first() else {
        return start;
    };
    start.text(format!("\"{}\" could also be ", short.text)).plays(&short.could_mean, "or").text(".")
}

fn check_mark(named: &Named) -> Sentence {
    let mark = named
        .reading
        .parts
        .iter()
        .find(|part| matches!(part.kind, Kind::Check | Kind::EnPassant))
        .map(|part| named.reading.letters(part).trim());
    let start = Sentence::default();
    let start = match mark {
        Some(mark) => start.text(format!("The mark \"{mark}\" tells it from ")),
        None => start.text("The missing mark tells it from "),
    };
    start.plays(&named.by_mark, "and").text(".")
}
