//! The sentences of a quiz: why there is none, its questions, its hints, and its remarks on
//! answers.

use super::QuizScore;
use super::case::AskedMove;
use super::mistake::MistakeKind;
use crate::board::{Color, Move, Piece, Square, Squares, Wing};
use crate::notation::{Filling, Kind, Misread, Sentence};
use crate::words::{self, Message};

/// Returns a message as a sentence.
fn say<const N: usize>(message: Message<N>, places: [Filling<'_>; N]) -> Sentence {
    Sentence::default().say(message, places)
}

/// Returns a move as it is put into a sentence: "the knight from g1 to f3".
fn the_move(mv: &Move) -> Filling<'static> {
    Sentence::default().moves(&[*mv], words::OR).into()
}

// Why there is no quiz.

pub(super) fn other_games(title: &str, games: &str) -> Sentence {
    say(words::QUIZ_OTHER_GAMES, [title.into(), games.into()])
}

pub(super) fn no_moves() -> Sentence {
    say(words::QUIZ_NO_MOVES, [])
}

// Questions.

pub(super) fn find(color: Color) -> Sentence {
    say(words::QUIZ_FIND, [color.into()])
}

/// Asks for a move in writing. `called` is the name of the notation in a sentence.
pub(super) fn write(color: Color, mv: &Move, called: &str) -> Sentence {
    let places = [color.into(), the_move(mv), called.into()];
    say(words::QUIZ_WRITE, places)
}

pub(super) fn whose(color: Color, name: &str) -> Sentence {
    say(words::QUIZ_WHOSE, [color.into(), name.into()])
}

pub(super) fn play(color: Color, name: &str) -> Sentence {
    say(words::QUIZ_PLAY, [color.into(), name.into()])
}

/// Returns the number of a question, if there are several.
pub(super) fn count(number: usize, of: usize) -> String {
    match of {
        1 => String::new(),
        _ => words::QUIZ_COUNT.with([number.into(), of.into()]),
    }
}

/// Reports the score at the end.
pub(super) fn solved(score: QuizScore) -> String {
    let message = match score.questions {
        1 => words::QUIZ_SOLVED_ONE,
        _ => words::QUIZ_SOLVED,
    };
    message.with([score.tries.into(), score.hints.into()])
}

// Hints.

pub(super) fn moves(piece: Piece, from: Square) -> Sentence {
    say(words::HINT_MOVES, [piece.into(), from.into()])
}

pub(super) fn a_piece_moves(piece: Piece) -> Sentence {
    say(words::HINT_KIND, [piece.into()])
}

/// Tells where a piece goes: "The knight takes on f3."
pub(super) fn goes(mv: &Move) -> Sentence {
    if mv.is_castling() {
        return say(words::HINT_CASTLES, []);
    }
    // A capture en passant is made on the square that the pawn goes to.
    let message = match mv.taken() {
        Some(_) => words::HINT_TAKES,
        None => words::HINT_GOES,
    };
    say(message, [mv.piece.into(), mv.to.into()])
}

pub(super) fn it_is(mv: &Move) -> Sentence {
    let piece = Sentence::default().piece_on(mv.piece, mv.from);
    say(words::HINT_IT_IS, [piece.into()])
}

pub(super) fn the_rule(rule: Message) -> Sentence {
    say(words::HINT_RULE, [rule.into()])
}

pub(super) fn begins(name: &str) -> Sentence {
    let mut first = [0; 4];
    let letter = name.chars().next().unwrap_or(' ').encode_utf8(&mut first);
    let letter: &str = letter;
    let count = name.chars().count();
    say(words::HINT_BEGINS, [count.into(), letter.into()])
}

pub(super) fn is_written(name: String, mv: &Move) -> Sentence {
    say(words::HINT_WRITTEN, [name.into(), the_move(mv)])
}

// Answers that are not complete yet.

/// Follows a text that could be the move, and asks for the kind of part that is missing.
pub(super) const fn say_which(missing: Option<Kind>) -> Message {
    match missing {
        Some(Kind::File) => words::WHICH_ONE_FILE,
        Some(Kind::Rank) => words::WHICH_ONE_RANK,
        Some(Kind::Side) => words::WHICH_ONE_SIDE,
        Some(Kind::VictimLabel) => words::WHICH_ONE_TAKEN,
        Some(Kind::Label) => words::WHICH_ONE_PIECE,
        Some(Kind::Origin) => words::WHICH_ONE_SQUARE,
        Some(Kind::Promotion) => words::WHICH_ONE_PROMOTION,
        _ => words::WHICH_ONE,
    }
}

pub(super) fn all_answered() -> Sentence {
    say(words::QUIZ_ALL_ANSWERED, [])
}

pub(super) fn not_a_move(text: &str, misread: &Misread) -> Sentence {
    Sentence::default().text(misread.sentence(text))
}

// A name that was written.

/// Says that the name is right; the rule follows.
pub(super) fn right() -> Sentence {
    say(words::WRITTEN_RIGHT, [])
}

pub(super) fn also_written(name: &str) -> Sentence {
    say(words::WRITTEN_ALSO, [name.into()])
}

/// Says that the text is right, and how the name is written here; the rule follows.
pub(super) fn here_written(name: &str) -> Sentence {
    say(words::WRITTEN_HERE, [name.into()])
}

/// Says that the notation writes the move otherwise; the rule follows.
pub(super) fn written_otherwise(called: &str, name: &str) -> Sentence {
    say(words::WRITTEN_OTHERWISE, [called.into(), name.into()])
}

/// Says which parts of a name are needless; `because` says why less is enough.
pub(super) fn too_much(parts: &[(Kind, &str)], because: Sentence, name: &str) -> Sentence {
    let named = Sentence::default().list(parts, words::AND, |words, &(kind, letters)| {
        let letters = letters.trim_matches(['(', ')', '/', ' ']);
        words.text(part_name(kind).with([letters.into()]))
    });
    let places = [
        named.into(),
        parts.len().into(),
        because.into(),
        name.into(),
    ];
    say(words::WRITTEN_TOO_MUCH, places)
}

/// Names a part with its letters.
const fn part_name(kind: Kind) -> Message<1> {
    match kind {
        Kind::File => words::PART_FILE,
        Kind::Rank => words::PART_RANK,
        Kind::Departure | Kind::Origin | Kind::Square => words::PART_SQUARE,
        Kind::Piece | Kind::Label | Kind::VictimLabel => words::PART_LETTER,
        Kind::Side => words::PART_SIDE,
        Kind::Promotion => words::PART_PROMOTION,
        _ => words::PART_SIGN,
    }
}

/// Returns the reason why a text is not written so; `None` if the judgement itself says it. `given`
/// is the part that the mistake is about.
pub(super) fn reason(kind: MistakeKind, given: &str, case: &AskedMove<'_>) -> Option<String> {
    let is_mate = case.turn.gives(case.play()).is_mate();
    let message = match kind {
        MistakeKind::Wrong(Kind::Piece)
        | MistakeKind::Missing(Kind::Piece)
        | MistakeKind::Needless(Kind::Piece) => return Some(about_letter(kind, given, case)),
        MistakeKind::Wrong(Kind::Castle) => match case.play().castles() {
            Some(Wing::King) => words::SLIP_CASTLING_KINGSIDE,
            Some(Wing::Queen) => words::SLIP_CASTLING_QUEENSIDE,
            None => words::SLIP_CASTLING_OTHER,
        },
        MistakeKind::WrongCount if case.is_descriptive() => {
            return Some(words::SLIP_COUNT_OWN.with([case.color().into()]));
        }
        MistakeKind::WrongCount => words::SLIP_COUNT,
        MistakeKind::SmallLetter if case.is_descriptive() => words::SLIP_CAPITALS,
        MistakeKind::SmallLetter => words::SLIP_SMALL_LETTER,
        MistakeKind::Missing(Kind::File) => words::SLIP_PAWN_FILE,
        MistakeKind::RankBeforeFile => words::SLIP_FILE_FIRST,
        MistakeKind::Order => words::SLIP_ORDER,
        MistakeKind::KingsMove => words::SLIP_KINGS_MOVE,
        MistakeKind::Wrong(Kind::Side) => words::SLIP_SIDE,
        MistakeKind::Zeros => words::SLIP_ZEROS,
        MistakeKind::Missing(Kind::Takes) => words::SLIP_TAKES_MISSING,
        MistakeKind::Needless(Kind::Takes) => words::SLIP_TAKES_NEEDLESS,
        MistakeKind::Missing(Kind::Check) if is_mate => words::SLIP_MATE_MISSING,
        MistakeKind::Missing(Kind::Check) => words::SLIP_CHECK_MISSING,
        MistakeKind::Needless(Kind::Check) => words::SLIP_CHECK_NEEDLESS,
        MistakeKind::CheckForMate => words::SLIP_CHECK_FOR_MATE,
        MistakeKind::PromotionSign => words::SLIP_PROMOTION_SIGN,
        MistakeKind::Number => words::SLIP_NUMBER,
        MistakeKind::Needless(Kind::Promotion) => words::SLIP_PROMOTION_NEEDLESS,
        _ => return None,
    };
    Some(message.into())
}

/// Returns the reason why the letter of the piece is wrong, missing or needless.
fn about_letter(kind: MistakeKind, given: &str, case: &AskedMove<'_>) -> String {
    let piece = case.play().piece.into();
    let own = case.name(case.play()).reading;
    let mut parts = own.parts.iter();
    let letter = parts.find(|part| part.kind == Kind::Piece);
    match letter.map(|part| own.letters(part)) {
        None => words::SLIP_NO_LETTER.with([piece]),
        Some(letter) if kind == MistakeKind::Wrong(Kind::Piece) => {
            words::SLIP_OTHER_LETTER.with([given.into(), piece, letter.into()])
        }
        Some(letter) if case.is_descriptive() => {
            words::SLIP_LETTER_MISSING.with([piece, letter.into()])
        }
        Some(letter) => words::SLIP_LETTER_MISSING_PAWN.with([piece, letter.into()]),
    }
}

pub(super) fn untrue(mark: &str, name: &str) -> Sentence {
    say(words::WRITTEN_UNTRUE, [mark.into(), name.into()])
}

/// Says that a text is in another notation. `other` and `called` are the names of two notations in
/// a sentence.
pub(super) fn that_is(other: &str, called: &str, name: &str) -> Sentence {
    let places = [other.into(), called.into(), name.into()];
    say(words::WRITTEN_IN_ANOTHER, places)
}

/// Says that the text is another move; the move to write follows.
pub(super) fn that_move(mv: &Move) -> Sentence {
    say(words::THAT_MOVE, [the_move(mv)])
}

pub(super) fn to_write(sentence: Sentence, mv: &Move) -> Sentence {
    sentence.say(words::MOVE_TO_WRITE, [the_move(mv)])
}

// A move that was played.

pub(super) fn found(answer: &Move) -> Sentence {
    say(words::RIGHT_MOVE, [the_move(answer)])
}

pub(super) fn mate_too(answer: &Move) -> Sentence {
    say(words::MATE_TOO, [the_move(answer)])
}

/// Says that the move is one of the author's variations; the author's remarks follow.
pub(super) fn variation() -> Sentence {
    say(words::VARIATION_TOO, [])
}

pub(super) fn main_line(sentence: Sentence, answer: &Move) -> Sentence {
    sentence.say(words::MAIN_LINE_HAS, [the_move(answer)])
}

/// Says that the move is legal, but not the one to find; the author's remarks follow.
pub(super) fn not_to_find(mv: &Move) -> Sentence {
    say(words::NOT_TO_FIND, [the_move(mv)])
}

pub(super) fn author_notes(sentence: Sentence, words: String) -> Sentence {
    sentence.say(words::AUTHOR_NOTES, [words.into()])
}

/// Says that a move is another one than the named, and what its own name is.
pub(super) fn would_be_written(mv: &Move, name: String) -> Sentence {
    say(words::WOULD_BE_WRITTEN, [the_move(mv), name.into()])
}

// A piece that was pointed at.

pub(super) fn nothing_on(square: Square) -> Sentence {
    say(words::NOTHING_STANDS, [square.into()])
}

/// Says that the piece is right; the rule follows.
pub(super) fn right_piece(answer: &Move) -> Sentence {
    found(answer).text(" ")
}

pub(super) fn of_the_other((piece, square): (Piece, Square), mover: Color) -> Sentence {
    let places = [piece.into(), square.into(), mover.into()];
    say(words::PIECE_OF_THE_OTHER, places)
}

pub(super) fn partner((piece, square): (Piece, Square)) -> Sentence {
    say(words::PARTNER_MOVES, [piece.into(), square.into()])
}

pub(super) fn could_too((piece, square): (Piece, Square), to: Square, name: String) -> Sentence {
    let places = [piece.into(), square.into(), to.into(), name.into()];
    say(words::PIECE_COULD_TOO, places)
}

pub(super) fn not_the_king((piece, square): (Piece, Square)) -> Sentence {
    say(words::NOT_THE_KING, [piece.into(), square.into()])
}

/// Says that the piece cannot go to a square; the reason follows.
pub(super) fn cannot_go((piece, square): (Piece, Square), to: Square) -> Sentence {
    let places = [piece.into(), square.into(), to.into()];
    say(words::PIECE_CANNOT_GO, places)
}

/// Says that the name means another kind of piece; `implied` if no letter of the name says which.
pub(super) fn another_kind(
    kind: Piece,
    implied: bool,
    (piece, square): (Piece, Square),
) -> Sentence {
    let message = match implied {
        true => words::NAME_WITHOUT_LETTER,
        false => words::NAME_OF_ANOTHER_KIND,
    };
    say(message, [kind.into(), piece.into(), square.into()])
}

pub(super) fn leaves_elsewhere(
    (piece, square): (Piece, Square),
    letters: &str,
    squares: Squares,
) -> Sentence {
    let place = Sentence::default().place(squares);
    let places = [piece.into(), square.into(), letters.into(), place.into()];
    say(words::LEAVES_ELSEWHERE, places)
}
