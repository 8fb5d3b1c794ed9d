//! The rule that made a name what it is, in a few words and in a sentence about this very move.

use super::back::taken_back;
use crate::board::{Cell, Man, Play, What};
use crate::notation::descriptive::square_name;
use crate::notation::{Kind, Named, Notation, Reading, Rule, Sentence, Turn};

/// The rule in a few words, and the sentence.
pub(crate) fn explain(
    notation: Notation,
    named: &Named,
    play: &Play,
    turn: &Turn<'_>,
) -> (&'static str, Sentence) {
    let start = Sentence::default();
    let man = play.man.name();
    let rivals: Vec<Play> = named
        .rejected
        .first()
        .map(|r| r.could_mean.clone())
        .unwrap_or_default();
    let (words, sentence) = match named.rule {
        Rule::NoneNeeded => ("Nothing added", nothing_added(notation, play)),
        Rule::File => ("File added", file_added(named, play, &rivals)),
        Rule::Rank => ("Rank added", rank_added(named, play, &rivals)),
        Rule::FileAndRank => ("File and rank added", both_added(named, play, &rivals)),
        Rule::PawnFile => (
            "Pawn's file",
            start.text(format!(
                "A pawn that takes always names the file it leaves, here {}.",
                play.from.file_letter()
            )),
        ),
        Rule::Pinned => ("Nothing added", pinned(named, play)),
        Rule::SideKept => (
            "Side of the target kept",
            side_kept(named, play, turn, &rivals),
        ),
        Rule::SideDropped => ("Side of the target dropped", side_dropped(play, turn)),
        Rule::Label => (
            "Piece named",
            could(start, named).text(format!(
                " The {man} is named by the side on which it began the game."
            )),
        ),
        Rule::Captor => (
            "Captor named",
            could(start, named).text(" Only one such man can take, so naming him is enough."),
        ),
        Rule::Captured => (
            "Captured man named",
            could(start, named).text(" Saying which man is taken is enough."),
        ),
        Rule::BothEnds => (
            "Both ends named",
            could(start, named).text(" Neither end alone is enough, so both are named."),
        ),
        Rule::Origin => (
            "Square added",
            could(start, named).text(" No letter tells them apart, so a square does."),
        ),
        Rule::CheckMark => ("The mark tells", check_mark(named)),
        Rule::HouseStyle => ("Written in full", start),
        Rule::Castling if play.castles().is_none() => (
            "Castling",
            start.text(
                "The king's step comes first, then & and the piece that takes the square he left; its file is written when it did not stand beside him.",
            ),
        ),
        Rule::Castling => (
            "Castling",
            start.text(
                "Castling has a sign of its own; there is only one way to castle on each side.",
            ),
        ),
        Rule::Full if matches!(play.what, What::Departs { .. }) => (
            "Becomes and moves",
            start.text(
                "The file of the waiting pawn, what it becomes, and where it goes as that. The pawn stood on the last rank, so its square needs no more.",
            ),
        ),
        Rule::Full => (
            "Both squares",
            start.text(notation.row(turn.variant).both_squares),
        ),
        Rule::ThreeSymbols => (
            "Three symbols",
            start.text("Three symbols say it, and no other move of any man shares them."),
        ),
    };
    // On nine files every name is reversible.
    let sentence = if notation == Notation::Reversible || turn.variant.span() == 9 {
        sentence.text(" ").join(taken_back(play))
    } else {
        in_full(sentence, named, play)
    };
    (words, sentence)
}

/// "N-Q2" would be enough; what the style writes besides.
fn in_full(sentence: Sentence, named: &Named, play: &Play) -> Sentence {
    let Some(shortest) = &named.shortest else {
        return sentence;
    };
    let adds = |kind| {
        let names = |reading: &Reading| reading.parts.iter().any(|part| part.kind == kind);
        names(&named.reading) && !names(shortest)
    };
    let man = play.man.name();
    let always = match (adds(Kind::Label), adds(Kind::Side)) {
        (true, false) => format!("say which {man} it is while both are on the board"),
        (false, true) => "name the side of the target's file".to_owned(),
        _ => format!(
            "name the side of the target's file and say which {man} it is while both are on the board"
        ),
    };
    let space = match named.rule {
        Rule::HouseStyle => "",
        _ => " ",
    };
    sentence.text(format!(
        "{space}\"{}\" would be enough. Books of this style {always}, needed or not.",
        shortest.text
    ))
}

fn nothing_added(notation: Notation, play: &Play) -> Sentence {
    let start = Sentence::default();
    match (play.taken(), notation) {
        (Some((taken, _)), Notation::Descriptive(_)) => start.text(format!(
            "No other {} can take a {}.",
            play.man.name(),
            taken.name()
        )),
        _ if matches!(play.man, Man::King | Man::Pawn) => start
            .text(format!("Only one {} can go to ", play.man.name()))
            .cell(play.to)
            .text("."),
        _ => start
            .text(format!("No other {} can go to ", play.man.name()))
            .cell(play.to)
            .text("."),
    }
}

/// "Nd2" could also be the knight on f3.
fn could_also(named: &Named, rivals: &[Play]) -> Sentence {
    let short = named.rejected.first().map_or("", |r| r.text.as_str());
    Sentence::default()
        .text(format!("\"{short}\" could also be "))
        .list(rivals, "or", |sentence, rival| {
            sentence.man_on(rival.man, rival.from)
        })
        .text(". ")
}

fn file_added(named: &Named, play: &Play, rivals: &[Play]) -> Sentence {
    let file = play.from.file_letter();
    let sentence = could_also(named, rivals);
    let same_rank = rivals
        .iter()
        .all(|rival| rival.from.rank() == play.from.rank());
    if same_rank {
        let both = if rivals.len() == 1 {
            "Both"
        } else {
            "They all"
        };
        sentence.text(format!(
            "{both} stand on rank {}, so the file {file} tells them apart.",
            play.from.rank_digit()
        ))
    } else {
        sentence.text(format!("They stand on different files, so the file {file} tells them apart; the file comes before the rank."))
    }
}

fn rank_added(named: &Named, play: &Play, rivals: &[Play]) -> Sentence {
    let shares = |rival: &Play| rival.from.file() == play.from.file();
    let who = if rivals.iter().all(shares) {
        "They share"
    } else {
        "One of them shares"
    };
    could_also(named, rivals).text(format!(
        "{who} the {}-file, so the file would not help; the rank {} does.",
        play.from.file_letter(),
        play.from.rank_digit()
    ))
}

fn both_added(named: &Named, play: &Play, rivals: &[Play]) -> Sentence {
    let short = named.rejected.first().map_or("", |r| r.text.as_str());
    let start = Sentence::default().text(format!("\"{short}\" is not enough: "));
    start
        .text(format!("{}s can go there from ", play.man.name()))
        .list(rivals, "and", |sentence, rival| sentence.cell(rival.from))
        .text(" too. One shares the rank, one the file, so neither alone is enough.")
}

fn pinned(named: &Named, play: &Play) -> Sentence {
    let mut sentence = Sentence::default();
    for (at, barred) in named.barred.iter().enumerate() {
        let (attacker, from) = barred.attacker;
        let rival = barred.play;
        sentence = sentence
            .text(if at == 0 { "The " } else { " The " })
            .text(rival.man.name())
            .text(" on ")
            .cell(rival.from)
            .text(" could reach ");
        sentence = sentence.cell(rival.to);
        if rival.from != play.from {
            sentence = sentence.text(" too");
        }
        sentence = if barred.pinned {
            sentence
                .text(", but it is pinned to the king on ")
                .cell(barred.king)
                .text(" by ")
        } else {
            sentence
                .text(", but that would leave the king on ")
                .cell(barred.king)
                .text(" in check from ")
        };
        sentence = sentence
            .man_on(attacker, from)
            .text(", so it may not move there and does not count.");
    }
    sentence
}

fn side_kept(named: &Named, play: &Play, turn: &Turn<'_>, rivals: &[Play]) -> Sentence {
    let short = named.rejected.first().map_or("", |r| r.text.as_str());
    let start = Sentence::default().text(format!("\"{short}\" could also be "));
    // Of several that go to one square, one is said.
    let mut others: Vec<Play> = Vec::new();
    for rival in rivals {
        if !others.iter().any(|other| other.to == rival.to) {
            others.push(*rival);
        }
    }
    let sentence = start.list(&others, "or", |sentence, rival| {
        let name = square_name(rival.to, turn.side);
        sentence
            .text(format!("the {} going to {name} (", rival.man.name()))
            .cell(rival.to)
            .text(")")
    });
    let full = square_name(play.to, turn.side);
    let letter = full.chars().next().unwrap_or('K');
    sentence.text(format!(
        ": both are legal, so the {letter} of {full} stays."
    ))
}

fn side_dropped(play: &Play, turn: &Turn<'_>) -> Sentence {
    let full = square_name(play.to, turn.side);
    let twin = Cell::new(7 - play.to.file(), play.to.rank());
    let (start, rest) = (Sentence::default(), full.get(1..).unwrap_or_default());
    if play.taken().is_some() {
        return start.text("No other capture could be meant, so nothing more is said.");
    }
    start
        .text(format!(
            "{full} is shortened to {rest}, since no {} can go to {} (",
            play.man.name(),
            square_name(twin, turn.side)
        ))
        .cell(twin)
        .text(").")
}

/// "N-Q2" could also be this or that.
fn could(start: Sentence, named: &Named) -> Sentence {
    let Some(short) = named.rejected.first() else {
        return start;
    };
    start
        .text(format!("\"{}\" could also be ", short.text))
        .plays(&short.could_mean, "or")
        .text(".")
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
