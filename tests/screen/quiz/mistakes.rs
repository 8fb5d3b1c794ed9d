//! The mistakes in written moves: their names and reasons, by a table and by damaging names.

use rank_and_file::board::{Color, Move, Piece};
use rank_and_file::exercise::quiz::{Answer, Judgement, MistakeKind, Task};
use rank_and_file::notation::{Kind, Notation, Reading, Turn};
use rank_and_file::rules::Position;
use rank_and_file::session::{Column, column};
use testing::chance::cases;
use testing::positions::mixed_positions;

use super::laws::of_move;
use super::{last, told};

/// Returns the names of the mistakes, such as `Needless(File)`; "none" if there are none.
fn names(judgement: &Judgement) -> String {
    let names = judgement.mistakes.iter();
    let names: Vec<String> = names.map(|slip| format!("{:?}", slip.kind)).collect();
    match names.is_empty() {
        true => "none".to_owned(),
        false => names.join(" "),
    }
}

#[test]
fn each_mistake_has_its_name_and_its_reason() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mistakes.tsv");
    let table = std::fs::read_to_string(path).expect("the table");
    let (mut rows, mut wrong) = (0, String::new());
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [from, moves, tag, given, kind, expected] = *fields.as_slice() else {
            panic!("six fields are wanted: {line}");
        };
        let judgement = last(Task::Write, tag, from, moves).answer(Answer::Text(given));
        let said = told(&judgement);
        if (names(&judgement).as_str(), said.as_str()) != (kind, expected) {
            let row = [from, moves, tag, given, &names(&judgement), &said].join("\t");
            wrong.push_str(&row);
            wrong.push('\n');
        }
        rows += 1;
    }
    assert!(wrong.is_empty(), "These are judged otherwise:\n{wrong}");
    assert!(rows > 200, "only {rows} rows");
}

/// A damaged name, and the mistake that was made in it.
type Damaged = (String, MistakeKind);

/// Returns the text of a name with a part of it replaced.
fn with(name: &Reading, kind: Kind, letters: &str) -> Option<String> {
    let mut parts = name.parts.iter();
    let part = parts.find(|part| part.kind == kind && !part.span.is_empty())?;
    let (before, after) = (&name.text[..part.span.start], &name.text[part.span.end..]);
    Some([before, letters, after].concat())
}

/// Returns the names damaged in ways that every notation knows: the letter, the marks, the number.
fn damaged(name: &Reading, mv: &Move, position: &Position) -> Vec<Damaged> {
    let mut made: Vec<Damaged> = Vec::new();
    let turn = position.turn_of(position.mover(mv));
    let number = position.number_of(mv);
    let dots = if turn.color == Color::White {
        "."
    } else {
        "..."
    };
    made.push((format!("{number}{dots} {}", name.text), MistakeKind::Number));
    let mut add = |text: Option<String>, kind| made.extend(text.map(|text| (text, kind)));
    // A queen and a king are not called by a side, so their letters beside a label are no text.
    let is_labelled = name.parts.iter().any(|part| part.kind == Kind::Label);
    for piece in Piece::PROMOTIONS.into_iter().chain([Piece::King]) {
        if is_labelled && matches!(piece, Piece::King | Piece::Queen) {
            continue;
        }
        if piece != mv.piece && !mv.is_castling() && mv.piece != Piece::Pawn {
            let letter = piece.letter().to_string();
            let kind = MistakeKind::Wrong(Kind::Piece);
            add(with(name, Kind::Piece, &letter), kind);
        }
    }
    add(
        with(name, Kind::Check, ""),
        MistakeKind::Missing(Kind::Check),
    );
    if turn.gives(mv).manner().is_none() {
        let wrong = MistakeKind::Wrong(Kind::Check);
        add(Some(format!("{}+", name.text)), wrong);
        add(Some(format!("{}#", name.text)), wrong);
    }
    made
}

/// Returns names in algebraic, damaged.
fn damaged_algebraic(name: &Reading, mv: &Move, turn: &Turn<'_>) -> Vec<Damaged> {
    let mut made: Vec<Damaged> = Vec::new();
    let mut add = |text: Option<String>, kind| made.extend(text.map(|text| (text, kind)));
    if mv.is_castling() {
        add(Some(name.text.replace('O', "0")), MistakeKind::Zeros);
        add(Some(format!("K{}", mv.to)), MistakeKind::KingsMove);
        let other = if name.text.starts_with("O-O-O") {
            "O-O"
        } else {
            "O-O-O"
        };
        add(Some(other.to_owned()), MistakeKind::Wrong(Kind::Castle));
        return made;
    }
    add(
        with(name, Kind::Piece, ""),
        MistakeKind::Missing(Kind::Piece),
    );
    let letter = mv.piece.letter().to_ascii_lowercase().to_string();
    add(with(name, Kind::Piece, &letter), MistakeKind::SmallLetter);
    add(
        with(name, Kind::Takes, ""),
        MistakeKind::Missing(Kind::Takes),
    );
    let (file, rank) = (mv.to.file_letter(), mv.to.rank_digit());
    let turned = format!("{rank}{file}");
    add(
        with(name, Kind::Square, &turned),
        MistakeKind::RankBeforeFile,
    );
    if turn.color == Color::Black {
        let rank = 9 - rank.to_digit(10).expect("a rank");
        let counted = format!("{file}{rank}");
        add(with(name, Kind::Square, &counted), MistakeKind::WrongCount);
    }
    if mv.taken().is_none() && mv.piece != Piece::Pawn && !name.text.contains('-') {
        let takes = format!("x{}", mv.to);
        let needless = MistakeKind::Needless(Kind::Takes);
        add(with(name, Kind::Square, &takes), needless);
    }
    if mv.promotion().is_some() {
        let missing = MistakeKind::Missing(Kind::Promotion);
        add(with(name, Kind::Promotion, ""), missing);
        let other = if mv.promotion() == Some(Piece::Rook) {
            "=N"
        } else {
            "=R"
        };
        let wrong = MistakeKind::Wrong(Kind::Promotion);
        add(with(name, Kind::Promotion, other), wrong);
        let text = name.text.replace('=', "");
        add(Some(text), MistakeKind::PromotionSign);
    }
    made
}

/// Returns names in short algebraic whose departure is damaged.
fn damaged_departure(name: &Reading, mv: &Move, turn: &Turn<'_>) -> Vec<Damaged> {
    let mut made: Vec<Damaged> = Vec::new();
    let has = |kind| name.parts.iter().any(|part| part.kind == kind);
    if mv.piece == Piece::Pawn || mv.is_castling() {
        return made;
    }
    let mut add = |text: Option<String>, kind| made.extend(text.map(|text| (text, kind)));
    let (file, rank) = (mv.from.file_letter(), mv.from.rank_digit());
    let after = |more: String| with(name, Kind::Piece, &format!("{}{more}", mv.piece.letter()));
    match (has(Kind::File), has(Kind::Rank)) {
        (false, false) => {
            add(after(file.to_string()), MistakeKind::Needless(Kind::File));
            add(after(rank.to_string()), MistakeKind::Needless(Kind::Rank));
        }
        (true, false) => {
            add(with(name, Kind::File, ""), MistakeKind::Missing(Kind::File));
            let alike = |other: &&Move| {
                let ends = (other.piece, other.to, other.from.rank());
                ends == (mv.piece, mv.to, mv.from.rank())
            };
            let is_enough = turn.moves.iter().filter(alike).count() == 1;
            let by_rank = match is_enough {
                true => MistakeKind::RankForFile,
                false => MistakeKind::Missing(Kind::File),
            };
            add(with(name, Kind::File, &rank.to_string()), by_rank);
            let both = format!("{file}{rank}");
            let needless = MistakeKind::Needless(Kind::Rank);
            add(with(name, Kind::File, &both), needless);
        }
        (false, true) => {
            add(with(name, Kind::Rank, ""), MistakeKind::Missing(Kind::Rank));
            let both = format!("{file}{rank}");
            let needless = MistakeKind::Needless(Kind::File);
            add(with(name, Kind::Rank, &both), needless);
        }
        (true, true) => {}
    }
    made
}

/// Returns names in descriptive, damaged.
fn damaged_descriptive(name: &Reading, mv: &Move) -> Vec<Damaged> {
    let mut made: Vec<Damaged> = Vec::new();
    let mut add = |text: Option<String>, kind| made.extend(text.map(|text| (text, kind)));
    let mut parts = name.parts.iter();
    if let Some(part) = parts.find(|part| part.kind == Kind::Side) {
        add(with(name, Kind::Side, ""), MistakeKind::Missing(Kind::Side));
        let other = if name.letters(part) == "K" { "Q" } else { "K" };
        let wrong = MistakeKind::Wrong(Kind::Side);
        add(with(name, Kind::Side, other), wrong);
    }
    let mut parts = name.parts.iter();
    if let Some(part) = parts.find(|part| part.kind == Kind::Square)
        && mv.taken().is_none()
        && let Some((rest, rank)) = name
            .letters(part)
            .split_at_checked(name.letters(part).len() - 1)
        && let Ok(rank) = rank.parse::<u8>()
    {
        let counted = format!("{rest}{}", 9 - rank);
        add(with(name, Kind::Square, &counted), MistakeKind::WrongCount);
    }
    // A letter beside the victim's own makes another victim of the two.
    let is_plain = !name.parts.iter().any(|part| part.kind == Kind::VictimLabel);
    if let Some((taken, _)) = mv.taken().filter(|_| is_plain) {
        for piece in Piece::PROMOTIONS {
            if piece != taken {
                let wrong = MistakeKind::Wrong(Kind::Victim);
                add(with(name, Kind::Victim, &piece.letter().to_string()), wrong);
            }
        }
    }
    made
}

/// Returns whether a mistake that was named is as true as the one that was made.
fn is_as_true(found: &Judgement, made: MistakeKind) -> bool {
    let is = |kind| found.mistakes.iter().any(|slip| slip.kind == kind);
    is(made)
        // The text is, letter for letter, the name of the move elsewhere.
        || is(MistakeKind::OtherNotation)
}

#[test]
fn of_every_damaged_name_the_damage_is_told_and_what_is_optional_stays_right() {
    let columns = ["short", "long", "descriptive"].map(|tag| column(tag).expect("a column"));
    let (mut tried, mut otherwise) = (0, Vec::new());
    mixed_positions(cases(60, 300), |position| {
        for mv in position.moves() {
            let turn = position.turn_of(position.mover(&mv));
            for column in columns {
                tried += tell(column, position, &mv, &turn, &mut otherwise);
            }
        }
    });
    println!("{tried} damaged names");
    let shown: Vec<&String> = otherwise.iter().take(60).collect();
    assert!(
        otherwise.is_empty(),
        "{} of {tried}: {shown:#?}",
        otherwise.len()
    );
    assert!(tried > 5000, "only {tried} names");
}

/// Damages the name of a move in every way, and notes what is told otherwise.
fn tell(
    column: Column,
    position: &Position,
    mv: &Move,
    turn: &Turn<'_>,
    otherwise: &mut Vec<String>,
) -> usize {
    let name = column.notation.name(mv, turn).reading;
    let mut made = damaged(&name, mv, position);
    match column.notation {
        Notation::Descriptive(_) => made.extend(damaged_descriptive(&name, mv)),
        _ => made.extend(damaged_algebraic(&name, mv, turn)),
    }
    if column.notation == Notation::SHORT {
        made.extend(damaged_departure(&name, mv, turn));
    }
    let quiz = of_move(Task::Write, column, position, mv);
    assert!(
        quiz.clone().answer(Answer::Text(&name.text)).right,
        "{}",
        name.text
    );
    let count = made.len();
    for (text, kind) in made {
        let judgement = quiz.clone().answer(Answer::Text(&text));
        let optional = matches!(
            kind,
            MistakeKind::Number
                | MistakeKind::Zeros
                | MistakeKind::PromotionSign
                | MistakeKind::Missing(Kind::Check | Kind::Takes)
        );
        if !is_as_true(&judgement, kind) || optional && !judgement.right {
            otherwise.push(format!(
                "{} for {}: {kind:?} is {} | {}",
                text,
                name.text,
                names(&judgement),
                judgement.sentence
            ));
        }
    }
    count
}
