//! Actions of a user, decoded from bytes.

use rank_and_file::board::Wing;
use rank_and_file::game::{At, NodeId, Outcome};
use rank_and_file::session::editor::{EditAction, Tool};
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GameAction, GoAction, OpenAction, Pointing, ResultAction,
    Session, SheetAction,
};

use crate::choose::Choices;

/// Texts that users type and open.
const TEXTS: [&str; 12] = [
    "1. e4 e5 2. Nf3 (2. d4 exd4) 2... Nc6 {best} 3. Bb5 $1 1-0",
    "1. P-K4 P-K4 2. N-KB3 (2. P-Q4 PxP) N-QB3",
    "1. e4 e5 2. Nf9 Nc6 {lost} (2. d4)",
    "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 7 20",
    "k1K5/8/8/8/8/8/8/1K6 b - - 0 1",
    "[Variant \"Chess 99\"]\n\n1. a24 e75",
    "[Variant \"U-chess\"]\n\n1. N-B3",
    "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *",
    "8/P7/8/8/8/8/8/k1K5 w",
    "e4",
    "--",
    "O-O",
];

/// Returns the next action. Its squares, moves and moments may lie outside the board and the game.
pub fn action(session: &Session, choices: &mut Choices<'_>) -> Action {
    match choices.below(16) {
        0..=4 => Action::Board(board(session, choices)),
        5 => Action::Go(go(session, choices)),
        6 | 7 => Action::Entry(match choices.coin() {
            true => EntryAction::Enter,
            false => EntryAction::Type(text(choices)),
        }),
        8 => Action::Sheet(sheet(session, choices)),
        9 => Action::Game(match choices.below(4) {
            0 => GameAction::Show(choices.below(4)),
            1 => GameAction::Redo,
            _ => GameAction::Undo,
        }),
        10 | 11 => Action::Score(score(session, choices)),
        12 | 13 => Action::Edit(edit(choices)),
        14 => match choices.below(3) {
            0 => Action::SetUp(text(choices)),
            1 => Action::Say(text(choices)),
            _ => Action::Result(match choices.below(3) {
                0 => ResultAction::Claim,
                1 => ResultAction::Agree,
                _ => ResultAction::Resign(choices.color()),
            }),
        },
        _ => Action::Open(match choices.below(4) {
            0 => OpenAction::New(choices.variant()),
            1 => OpenAction::Example(choices.below(12)),
            2 => OpenAction::Link(text(choices)),
            _ => OpenAction::Text(text(choices)),
        }),
    }
}

/// Returns one of the known texts, or the bytes up to the next line break.
pub fn text(choices: &mut Choices<'_>) -> String {
    match choices.below(TEXTS.len() + 4) {
        at if at < TEXTS.len() => TEXTS[at].to_owned(),
        _ => choices.line(),
    }
}

/// Returns a move of the game, or one that is not in it.
fn node(session: &Session, choices: &mut Choices<'_>) -> NodeId {
    match at(session, choices) {
        At::After(id) => id,
        At::Start => testing::positions::node(1),
    }
}

/// Returns a moment of the game, or the one after its last.
fn at(session: &Session, choices: &mut Choices<'_>) -> At {
    let moments = session.tree().len() + 2;
    At::of_moment((choices.number() as usize % moments) as u32)
}

fn board(session: &Session, choices: &mut Choices<'_>) -> BoardAction {
    match choices.below(12) {
        0 => BoardAction::Touch(choices.square()),
        1 => BoardAction::Drag(choices.square(), choices.square()),
        2 => BoardAction::Cancel,
        3 => BoardAction::Flip,
        4 => BoardAction::ToggleNames,
        5 => BoardAction::ToggleReasons,
        6 => BoardAction::Point(choices.coin().then(|| pointing(session, choices))),
        _ => match choices.legal(session.position()) {
            Some(mv) => BoardAction::Choose(mv),
            None => BoardAction::Touch(choices.square()),
        },
    }
}

/// Returns a thing that is pointed at.
pub fn pointing(session: &Session, choices: &mut Choices<'_>) -> Pointing {
    match choices.below(5) {
        0 => Pointing::Part {
            column: choices.below(4),
            part: choices.below(9),
        },
        1 => Pointing::Square(choices.square()),
        2 => match choices.legal(session.position()) {
            Some(mv) => Pointing::Move(mv),
            None => Pointing::PossibleMove(choices.number()),
        },
        3 => Pointing::Moment(at(session, choices)),
        _ => Pointing::PossibleMove(choices.number()),
    }
}

fn go(session: &Session, choices: &mut Choices<'_>) -> GoAction {
    match choices.below(6) {
        0 => GoAction::First,
        1 => GoAction::Previous,
        2 => GoAction::Next,
        3 => GoAction::Last,
        4 => GoAction::Sibling(choices.below(5) as isize - 2),
        _ => GoAction::To(at(session, choices)),
    }
}

fn sheet(session: &Session, choices: &mut Choices<'_>) -> SheetAction {
    match choices.below(3) {
        0 => {
            let offered: Vec<_> = session.offer().columns().collect();
            SheetAction::SetColumn(choices.below(4), choices.pick(&offered))
        }
        1 => SheetAction::RemoveColumn(choices.below(4)),
        _ => SheetAction::Fold(node(session, choices)),
    }
}

fn score(session: &Session, choices: &mut Choices<'_>) -> ScoreAction {
    match choices.below(13) {
        0 => ScoreAction::Promote(node(session, choices)),
        1 => ScoreAction::Demote(node(session, choices)),
        2 => ScoreAction::MakeMain(node(session, choices)),
        3 => ScoreAction::DeleteVariation(node(session, choices)),
        4 => ScoreAction::Delete(node(session, choices)),
        5 => ScoreAction::Cut(at(session, choices)),
        6 => ScoreAction::Replace(node(session, choices)),
        7 => ScoreAction::Insert(node(session, choices)),
        8 => ScoreAction::Comment {
            at: at(session, choices),
            before: choices.coin(),
            text: text(choices),
        },
        9 => ScoreAction::Glyph(node(session, choices), choices.byte()),
        10 => {
            const NAMES: [&str; 4] = ["White", "FEN", "Opening", "My_Tag"];
            ScoreAction::Tag(choices.pick(&NAMES).to_owned(), text(choices))
        }
        11 => {
            const OUTCOMES: [Outcome; 4] = [
                Outcome::WhiteWins,
                Outcome::BlackWins,
                Outcome::Draw,
                Outcome::Open,
            ];
            ScoreAction::Result(choices.pick(&OUTCOMES))
        }
        _ => ScoreAction::Note(choices.coin()),
    }
}

fn edit(choices: &mut Choices<'_>) -> EditAction {
    match choices.below(18) {
        0 | 1 => EditAction::Begin,
        2 => EditAction::Take(tool(choices)),
        3 => EditAction::Tint(choices.tint()),
        4 | 5 => {
            let piece = (choices.color(), choices.piece());
            EditAction::Put(choices.square(), Some(piece))
        }
        6 => EditAction::Put(choices.square(), None),
        7 => EditAction::Off(choices.square()),
        8 => EditAction::Color(choices.color()),
        9 => EditAction::Castling(choices.color(), choices.pick(&Wing::ALL)),
        10 => EditAction::Passed(choices.below(4)),
        11 => EditAction::Variant(choices.variant()),
        12 => match choices.coin() {
            true => EditAction::Halfmove(choices.number()),
            false => EditAction::Fullmove(choices.number()),
        },
        13 => match choices.below(3) {
            0 => EditAction::Clear,
            1 => EditAction::Array,
            _ => EditAction::Draw,
        },
        14 => EditAction::Mark(choices.shape(), choices.tint()),
        15 => EditAction::Diagram(choices.below(12)),
        16 => EditAction::Finish,
        _ => EditAction::Cancel,
    }
}

/// Returns a tool for setting up a position.
pub fn tool(choices: &mut Choices<'_>) -> Tool {
    match choices.below(6) {
        0 => Tool::Hand,
        1 => Tool::Eraser,
        2 => Tool::Circle,
        3 => Tool::Cross,
        4 => Tool::Arrow,
        _ => Tool::Piece(choices.color(), choices.piece()),
    }
}
