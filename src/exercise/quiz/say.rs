//! The sentences of a quiz: why there is none, its questions, its hints, and its remarks on
//! answers.

use super::QuizScore;
use super::case::AskedMove;
use super::mistake::MistakeKind;
use crate::board::{Color, Move, Piece, Square, Squares, Wing};
use crate::notation::{Kind, Misread, Sentence};
use crate::words;

/// Adds a move to a sentence: "the knight from g1 to f3".
fn the_move(sentence: Sentence, mv: &Move) -> Sentence {
    sentence.moves(&[*mv], words::OR)
}

/// Begins a sentence with a piece: "The knight on g1".
fn the_piece((piece, square): (Piece, Square)) -> Sentence {
    Sentence::default().piece_on(piece, square).capitalised()
}

fn say(words: &'static str) -> Sentence {
    Sentence::default().text(words)
}

// Why there is no quiz.

pub(super) fn other_games(title: &str, games: &str) -> Sentence {
    Sentence::default().text(format!(
        "\"{title}\" is for {games} only. Choose another notation for this quiz."
    ))
}

pub(super) fn no_moves() -> Sentence {
    say("There is no move to ask for: the line ends where the quiz begins. Add moves after it.")
}

// Questions.

pub(super) fn find(color: Color) -> Sentence {
    let start = Sentence::default().text(color.name());
    start.text(" is to move. Play the right move.")
}

/// Asks for a move in writing. `called` is the name of the notation in a sentence.
pub(super) fn write(color: Color, mv: &Move, called: &'static str) -> Sentence {
    let start = Sentence::default().text(color.name()).text("'s move: ");
    let words = the_move(start, mv).text(". Write it in ");
    words.text(called).text(".")
}

pub(super) fn whose(color: Color, name: &str) -> Sentence {
    let start = Sentence::default().text(color.name()).text(" plays ");
    start
        .text(name)
        .text(". Which piece moves? Choose its square.")
}

pub(super) fn play(color: Color, name: &str) -> Sentence {
    let start = Sentence::default().text(color.name()).text(" plays ");
    start.text(name).text(". Play it on the board.")
}

/// Returns the number of a question, if there are several.
pub(super) fn count(number: usize, of: usize) -> String {
    let (number, all) = (number.to_string(), of.to_string());
    match of {
        1 => String::new(),
        _ => ["Question ", &number, " of ", &all, ". "].concat(),
    }
}

/// Reports the score at the end.
pub(super) fn solved(score: QuizScore) -> String {
    let counted = |count: u32, one: &str, many: &str| {
        let what = if count == 1 { one } else { many };
        [&count.to_string(), " ", what].concat()
    };
    let all = match score.questions {
        1 => "Solved, with ",
        _ => "All solved, with ",
    };
    let tries = counted(score.tries, "try", "tries");
    let hints = counted(score.hints, "hint", "hints");
    [all, &tries, " and ", &hints, "."].concat()
}

// Hints.

pub(super) fn moves(piece: Piece, from: Square) -> Sentence {
    the_piece((piece, from)).text(" moves.")
}

pub(super) fn a_piece_moves(piece: Piece) -> Sentence {
    let article = match piece {
        Piece::King => "The ",
        _ => "A ",
    };
    let start = Sentence::default().text(article).text(piece.name());
    start.text(" moves.")
}

/// Tells where a piece goes: "The knight takes on f3."
pub(super) fn goes(mv: &Move) -> Sentence {
    if mv.is_castling() {
        return say("The king castles.");
    }
    // A capture en passant is made on the square that the pawn goes to.
    let how = match mv.taken() {
        Some(_) => " takes on ",
        None => " goes to ",
    };
    let start = Sentence::default().text("The ").text(mv.piece.name());
    start.text(how).square(mv.to).text(".")
}

pub(super) fn it_is(mv: &Move) -> Sentence {
    let start = say("It is ").piece_on(mv.piece, mv.from);
    start.text(".")
}

pub(super) fn the_rule(rule: &'static str) -> Sentence {
    say("The rule for this name: ").text(rule).text(".")
}

pub(super) fn begins(name: &str) -> Sentence {
    let mut first = [0; 4];
    let letter = name.chars().next().unwrap_or(' ').encode_utf8(&mut first);
    let words = say("The name has ").text(name.chars().count().to_string());
    let words = words.text(" characters and begins with \"");
    words.text(&*letter).text("\".")
}

pub(super) fn is_written(name: String, mv: &Move) -> Sentence {
    let start = say("It is written \"").text(name).text("\": ");
    the_move(start, mv).text(".")
}

// Answers that are not complete yet.

pub(super) const NOTHING: &str = "Type a move first.";
pub(super) const IN_WRITING: &str = "Answer by typing the name of the move.";
pub(super) const BY_PLAYING: &str = "Answer by playing the move on the board.";
pub(super) const BY_SQUARE: &str = "Answer with the piece's square, such as e4.";
pub(super) const WHICH: &str = "Which of these moves do you mean?";

/// Follows a text that could be the move, and asks for the kind of part that is missing.
pub(super) const fn say_which(missing: Option<Kind>) -> &'static str {
    match missing {
        Some(Kind::File) => " Which one do you mean? Name the file that it leaves.",
        Some(Kind::Rank) => " Which one do you mean? Name the rank that it leaves.",
        Some(Kind::Side) => " Which one do you mean? Say on which side of the board.",
        Some(Kind::VictimLabel) => " Which one do you mean? Say more about what is taken.",
        Some(Kind::Label) => " Which one do you mean? Say more about the piece that moves.",
        Some(Kind::Origin) => " Which one do you mean? Name the square that it leaves.",
        Some(Kind::Promotion) => " Which one do you mean? Say what the pawn becomes.",
        _ => " Which one do you mean?",
    }
}

pub(super) fn all_answered() -> Sentence {
    say("All questions are answered.")
}

pub(super) fn not_a_move(text: &str, misread: &Misread) -> Sentence {
    Sentence::default().text(misread.sentence(text))
}

// A name that was written.

/// Says that the name is right; the rule follows.
pub(super) fn right() -> Sentence {
    say("Right. ")
}

pub(super) fn also_written(name: &str) -> Sentence {
    let words = say("Right; it is also written \"").text(name);
    words.text("\".")
}

/// Says that the text is right, and how the name is written here; the rule follows.
pub(super) fn here_written(name: &str) -> Sentence {
    let words = say("Right; here it is written \"").text(name);
    words.text("\". ")
}

/// Says that the notation writes the move otherwise; the rule follows.
pub(super) fn written_otherwise(called: &'static str, name: &str) -> Sentence {
    let words = say("That is the move, but in ").text(called);
    words.text(" it is written \"").text(name).text("\". ")
}

/// Says which parts of a name are needless; `because` says why less is enough.
pub(super) fn too_much(parts: &[(Kind, &str)], because: Sentence, name: &str) -> Sentence {
    let verb = if parts.len() == 1 { " is" } else { " are" };
    let words = say("That is the move, but ").list(parts, words::AND, |words, &(kind, letters)| {
        words
            .text(part_name(kind))
            .text(letters.trim_matches(['(', ')', '/', ' ']).to_owned())
    });
    let words = words.text(verb).text(" not needed. ").join(because);
    words.text(" \"").text(name).text("\" is enough.")
}

/// Returns what a part is called before its letters.
const fn part_name(kind: Kind) -> &'static str {
    match kind {
        Kind::File => "the file ",
        Kind::Rank => "the rank ",
        Kind::Departure | Kind::Origin | Kind::Square => "the square ",
        Kind::Piece | Kind::Label | Kind::VictimLabel => "the letter ",
        Kind::Side => "the side ",
        Kind::Promotion => "the promotion ",
        _ => "the sign ",
    }
}

/// Returns the reason why a text is not written so; `None` if the judgement itself says it. `given`
/// is the part that the mistake is about.
pub(super) fn reason(kind: MistakeKind, given: &str, case: &AskedMove<'_>) -> Option<String> {
    let is_mate = case.turn.gives(case.play()).is_mate();
    let words = match kind {
        MistakeKind::Wrong(Kind::Piece)
        | MistakeKind::Missing(Kind::Piece)
        | MistakeKind::Needless(Kind::Piece) => return Some(about_letter(kind, given, case)),
        MistakeKind::Wrong(Kind::Castle) => {
            let side = case.play().castles().map_or("other side", Wing::name);
            return Some(["The king castles on the ", side, "."].concat());
        }
        MistakeKind::WrongCount if case.is_descriptive() => {
            let start = "Each player counts the ranks from their own side of the board, here from ";
            return Some([start, case.color().name(), "'s."].concat());
        }
        MistakeKind::WrongCount => "Both players count the ranks from White's side of the board.",
        MistakeKind::SmallLetter if case.is_descriptive() => {
            "Pieces and files are written with capitals."
        }
        MistakeKind::SmallLetter => "The letter of a piece is a capital; small letters are files.",
        MistakeKind::Missing(Kind::File) => {
            "A pawn that takes is written with the file that it leaves."
        }
        MistakeKind::RankBeforeFile => "The file comes first, then the rank.",
        MistakeKind::Order => {
            "The order is wrong: first comes the piece, then what tells it apart, then the square."
        }
        MistakeKind::KingsMove => {
            "Castling is not written as a move of the king; it has a sign of its own."
        }
        MistakeKind::Wrong(Kind::Side) => {
            "The side is wrong: files a to d are the queen's side, e to h the king's."
        }
        MistakeKind::Zeros => "Zeros are as good as the letters.",
        MistakeKind::Missing(Kind::Takes) => "An x says that something is taken.",
        MistakeKind::Needless(Kind::Takes) => "No sign says that something is taken.",
        MistakeKind::Missing(Kind::Check) if is_mate => "Mate is not marked.",
        MistakeKind::Missing(Kind::Check) => "Check is not marked.",
        MistakeKind::Needless(Kind::Check) => "Check has no mark here.",
        MistakeKind::CheckForMate => "The check is mate, which has its own sign.",
        MistakeKind::PromotionSign => {
            "What the pawn becomes stands after an equals sign, in brackets or without a sign."
        }
        MistakeKind::Number => "The number of the move is no part of its name.",
        MistakeKind::Needless(Kind::Promotion) => {
            "Only a pawn that reaches the last rank becomes another piece."
        }
        _ => return None,
    };
    Some(words.to_owned())
}

/// Returns the reason why the letter of the piece is wrong, missing or needless.
fn about_letter(kind: MistakeKind, given: &str, case: &AskedMove<'_>) -> String {
    let piece = case.play().piece.name();
    let own = case.name(case.play()).reading;
    let mut parts = own.parts.iter();
    let letter = parts.find(|part| part.kind == Kind::Piece);
    match letter.map(|part| own.letters(part)) {
        None => format!("A {piece} is written without a letter."),
        Some(letter) if kind == MistakeKind::Wrong(Kind::Piece) => {
            format!("\"{given}\" is not the letter of the {piece}, which is {letter}.")
        }
        Some(letter) if case.is_descriptive() => {
            format!("The letter of the {piece}, {letter}, is missing.")
        }
        Some(letter) => {
            format!(
                "The letter of the {piece}, {letter}, is missing; a move without one is a pawn's."
            )
        }
    }
}

pub(super) fn untrue(mark: &str, name: &str) -> Sentence {
    say("That is the move, but \"")
        .text(mark)
        .text("\" is not true of it. It is written \"")
        .text(name)
        .text("\".")
}

/// Says that a text is in another notation. `other` and `called` are the names of two notations in
/// a sentence.
pub(super) fn that_is(other: &'static str, called: &'static str, name: &str) -> Sentence {
    say("That is ")
        .text(other)
        .text(". In ")
        .text(called)
        .text(" the move is written \"")
        .text(name)
        .text("\".")
}

/// Says that the text is another move; the move to write follows.
pub(super) fn that_move(mv: &Move) -> Sentence {
    the_move(say("That is "), mv).text(". ")
}

pub(super) fn to_write(sentence: Sentence, mv: &Move) -> Sentence {
    the_move(sentence.text("The move to write is "), mv).text(".")
}

// A move that was played.

pub(super) fn found(answer: &Move) -> Sentence {
    the_move(say("Right: "), answer).text(".")
}

pub(super) fn mate_too(answer: &Move) -> Sentence {
    let start = say("Right: this is mate too. The line has ");
    the_move(start, answer).text(".")
}

/// Says that the move is one of the author's variations; the author's remarks follow.
pub(super) fn variation() -> Sentence {
    say("Also right: it is one of the author's variations.")
}

pub(super) fn main_line(sentence: Sentence, answer: &Move) -> Sentence {
    let words = sentence.text(" The main line goes on with ");
    the_move(words, answer).text(".")
}

/// Says that the move is legal, but not the one to find; the author's remarks follow.
pub(super) fn not_to_find(mv: &Move) -> Sentence {
    let start = say("That is legal, but not the move to find: ");
    the_move(start, mv).text(".")
}

pub(super) fn author_notes(sentence: Sentence, words: String) -> Sentence {
    let sentence = sentence.text(" The author notes: \"");
    sentence.text(words).text("\"")
}

/// Says that a move is another one than the named, and what its own name is.
pub(super) fn would_be_written(mv: &Move, name: String) -> Sentence {
    let words = the_move(say("That is "), mv).text(", which is written \"");
    words.text(name).text("\".")
}

// A piece that was pointed at.

pub(super) fn nothing_on(square: Square) -> Sentence {
    say("Nothing stands on ").square(square).text(".")
}

/// Says that the piece is right; the rule follows.
pub(super) fn right_piece(answer: &Move) -> Sentence {
    the_move(say("Right: "), answer).text(". ")
}

pub(super) fn of_the_other(piece: (Piece, Square), color: Color, mover: Color) -> Sentence {
    the_piece(piece)
        .text(" is ")
        .text(color.name())
        .text("'s, but it is ")
        .text(mover.name())
        .text("'s move.")
}

pub(super) fn partner(piece: (Piece, Square)) -> Sentence {
    the_piece(piece).text(" moves too, but castling is a move of the king.")
}

pub(super) fn could_too(piece: (Piece, Square), to: Square, name: String) -> Sentence {
    the_piece(piece)
        .text(" could go to ")
        .square(to)
        .text(" too, but that would be written \"")
        .text(name)
        .text("\".")
}

pub(super) fn not_the_king((piece, square): (Piece, Square)) -> Sentence {
    let words = say("Castling is a move of the king; a ").text(piece.name());
    words.text(" stands on ").square(square).text(".")
}

/// Says that the piece cannot go to a square; the reason follows.
pub(super) fn cannot_go(piece: (Piece, Square), to: Square) -> Sentence {
    the_piece(piece).text(" cannot go to ").square(to).text(".")
}

/// Says that the name means another kind of piece; `implied` if no letter of the name says which.
pub(super) fn another_kind(
    kind: Piece,
    implied: bool,
    (piece, square): (Piece, Square),
) -> Sentence {
    let words = match implied {
        true => say("The name has no letter for a piece, so it is the move of a "),
        false => say("The name says that it is the move of a "),
    };
    let words = words.text(kind.name()).text("; a ").text(piece.name());
    words.text(" stands on ").square(square).text(".")
}

pub(super) fn leaves_elsewhere(
    piece: (Piece, Square),
    letters: &str,
    squares: Squares,
) -> Sentence {
    the_piece(piece)
        .text(" is not meant: \"")
        .text(letters)
        .text("\" says that the piece leaves ")
        .place(squares)
        .text(".")
}
