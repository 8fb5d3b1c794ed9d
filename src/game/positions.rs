//! Lists of positions, one per line, as EPD or FEN.
//!
//! | line | becomes |
//! |---|---|
//! | `1k1r4/pp1b1R2/… b - - bm Qd1+; id "BK.01";` | a game from there, called BK.01, with the comment "Best: Qd1+." |
//! | `8/8/4k3/8/8/4K3/4P3/8 w - - 0 1` | a game from there, called "Position 2" if it is the second |
//! | `… w - - dm 3; acd 12; c0 "Study";` | the comment "Mate in 3. acd 12. Study" |
//! | an empty line, `# a remark` | nothing |
//! | anything else | a fault, reported with the number of its line |
//!
//! A single position that cannot be played is shown as a diagram: [`ShownPosition`] decides it.

use super::fen::{
    FenError, FenFault, looks_like_fen, read_fen, read_fen_of, read_setup, read_setup_of,
};
use super::tree::GameTree;
use crate::board::{Setup, Variant};
use crate::rules::{Position, SetupError};
use crate::words;

/// Lines examined to decide whether a text is a list.
const LINES: usize = 20;

/// Most faulty lines after the first that are listed by number; the rest are only counted.
const TOLD: usize = 10;

/// Returns whether a text, or the beginning of one, is a list of positions. It has two or more, and no more
/// lines of another kind, or nothing but one with operations after it.
#[must_use]
pub fn is_position_list(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}');
    let lines = text.lines().map(str::trim).filter(|line| !is_blank(line));
    let (mut positions, mut others, mut operations) = (0, 0, false);
    for line in lines.take(LINES) {
        // Only the first word is tested, so that a bracket in a comment does not count.
        if looks_like_fen(line.split_whitespace().next().unwrap_or_default()) {
            positions += 1;
            operations |= !split(line).1.is_empty();
        } else {
            others += 1;
        }
    }
    positions > 1 && positions >= others || operations && others == 0
}

fn is_blank(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}

/// Splits a line into the fields of a position and the operations after them.
fn split(line: &str) -> (&str, &str) {
    let mut ends = Vec::new();
    let mut inside = false;
    for (at, c) in line.char_indices() {
        if inside && c.is_whitespace() {
            ends.push(at);
        }
        inside = !c.is_whitespace();
        // A position has at most six fields.
        if ends.len() == 6 {
            break;
        }
    }
    let field = |nth: usize| {
        let from = ends.get(nth - 1).copied().unwrap_or(line.len());
        let to = ends.get(nth).copied().unwrap_or(line.len());
        line[from..to].trim()
    };
    let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let fields = match field(4) {
        "" => line.len(),
        fifth if is_number(fifth) => ends.get(5).copied().unwrap_or(line.len()),
        _ => ends[3],
    };
    (line[..fields].trim(), line[fields..].trim())
}

/// A reader that takes the lines of a list one by one.
#[derive(Debug, Default)]
pub struct PositionReader {
    /// Lines read so far.
    lines: u32,
    /// Positions read so far.
    positions: u32,
    /// Numbers of the lines, from 1, that are not a position.
    wrong: Vec<u32>,
    /// What is wrong with the first of these lines.
    why: String,
}

impl PositionReader {
    /// Reads the next line as a game; `None` if it is blank, a remark or not a position.
    pub fn read(&mut self, line: &str) -> Option<GameTree> {
        self.lines += 1;
        let line = line.trim_start_matches('\u{feff}').trim();
        if is_blank(line) {
            return None;
        }
        let name = ["Position ", &(self.positions + 1).to_string()].concat();
        match game(line, name) {
            Ok(game) => {
                self.positions += 1;
                Some(game)
            }
            Err(error) => {
                if self.wrong.is_empty() {
                    self.why = error.to_string();
                }
                self.wrong.push(self.lines);
                None
            }
        }
    }

    /// Returns the number of positions read so far.
    #[must_use]
    pub const fn positions(&self) -> u32 {
        self.positions
    }

    /// Describes the lines that were not positions, as the end of a sentence: "no position in line
    /// 3 (why), nor in lines 5 and 9"; empty if there were none.
    #[must_use]
    pub fn faults(&self) -> String {
        let Some((first, others)) = self.wrong.split_first() else {
            return String::new();
        };
        let (first, why) = ((*first).into(), self.why.trim_end_matches('.').into());
        let told = others.iter().take(TOLD).map(u32::to_string);
        let told: Vec<String> = told.collect();
        let numbers = match told.as_slice() {
            [] => return words::NO_POSITION_IN_LINE.with([first, why]),
            all if others.len() > TOLD => words::MOVES_AND_MORE
                .with([all.join(&words::COMMA).into(), (others.len() - TOLD).into()]),
            [one] => one.clone(),
            [before @ .., last] => [&before.join(&words::COMMA), &*words::AND, last].concat(),
        };
        words::NO_POSITION_IN_LINES.with([first, why, others.len().into(), numbers.into()])
    }
}

/// Reads a line as a game, named by its operation `id` or else by `name`.
fn game(line: &str, name: String) -> Result<GameTree, FenError> {
    let (fields, operations) = split(line);
    let mut name = name;
    let mut notes = Vec::new();
    let mut counters = [None; 2];
    for operation in operation_list(operations) {
        let (code, value) = operation.split_once(' ').unwrap_or((operation, ""));
        let value = value.trim();
        let number = value.parse::<u16>().ok();
        match code {
            "id" => name = unquoted(value).to_owned(),
            "hmvc" if number.is_some() => counters[0] = number,
            "fmvn" if number.is_some() => counters[1] = number,
            _ => notes.push(note(code, value, operation)),
        }
    }
    let mut fen = fields.to_owned();
    if counters != [None; 2] && fields.split_whitespace().count() == 4 {
        let [still, number] = counters;
        fen += &format!(" {} {}", still.unwrap_or(0), number.unwrap_or(1));
    }
    let mut game = GameTree::new(read_fen(&fen)?);
    game.tags.push(("Event".to_owned(), name));
    if !notes.is_empty() {
        game.comments.push(notes.join(" "));
    }
    Ok(game)
}

/// Splits a text at the semicolons outside quotes.
fn operation_list(text: &str) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    let parts = text.split(move |c| {
        quoted ^= c == '"';
        c == ';' && !quoted
    });
    parts.map(str::trim).filter(|part| !part.is_empty())
}

fn unquoted(value: &str) -> &str {
    value.trim_matches('"').trim()
}

/// Returns an operation as a sentence; an unknown one is kept as it is.
fn note(code: &str, value: &str, whole: &str) -> String {
    let moves = || value.split_whitespace().collect::<Vec<_>>().join(", ");
    let is_comment =
        code.len() == 2 && code.starts_with('c') && code.as_bytes()[1].is_ascii_digit();
    match code {
        "bm" => ["Best: ", &moves(), "."].concat(),
        "am" => ["To avoid: ", &moves(), "."].concat(),
        "dm" => ["Mate in ", value, "."].concat(),
        _ if is_comment => unquoted(value).to_owned(),
        _ => [whole, "."].concat(),
    }
}

/// A position to be shown: one that can be played, or else a diagram.
#[derive(Clone, Debug)]
pub struct ShownPosition {
    pub position: Position,
    /// Why it cannot be played, and so is a diagram; `None` if it can be played.
    pub unplayable: Option<SetupError>,
}

impl ShownPosition {
    /// Returns the position that is set up.
    ///
    /// # Errors
    /// [`SetupError`] says why it cannot be played, if its pieces do not fit on the board of a
    /// diagram either.
    pub fn of(setup: &Setup) -> Result<ShownPosition, SetupError> {
        match Position::from_setup(setup) {
            Ok(position) => Ok(ShownPosition::playable(position)),
            Err(why) => ShownPosition::diagram(setup, &why).ok_or(why),
        }
    }

    /// Reads the position of a FEN: of Chess 99 if there are nine ranks, otherwise of orthodox chess.
    ///
    /// # Errors
    /// [`FenError`] says what is wrong, if it is no diagram either.
    pub fn read(fen: &str) -> Result<ShownPosition, FenError> {
        ShownPosition::read_of(fen, read_setup(fen)?.variant)
    }

    /// Reads the position of a FEN of this variant.
    ///
    /// # Errors
    /// [`FenError`] says what is wrong, if it is no diagram either.
    pub fn read_of(fen: &str, variant: Variant) -> Result<ShownPosition, FenError> {
        let error = match read_fen_of(fen, variant) {
            Ok(position) => return Ok(ShownPosition::playable(position)),
            Err(error) => error,
        };
        let FenFault::Unplayable(why) = &error.fault else {
            return Err(error);
        };
        let shown = ShownPosition::diagram(&read_setup_of(fen, variant)?, why);
        shown.ok_or(error)
    }

    const fn playable(position: Position) -> ShownPosition {
        ShownPosition {
            position,
            unplayable: None,
        }
    }

    fn diagram(setup: &Setup, why: &SetupError) -> Option<ShownPosition> {
        let position = diagram(setup)?;
        Some(ShownPosition {
            position,
            unplayable: Some(why.clone()),
        })
    }

    /// Returns a sentence that says why it is a diagram; `None` if it can be played.
    #[must_use]
    pub fn remark(&self) -> Option<String> {
        let why = self.unplayable.as_ref()?;
        Some(words::IS_A_DIAGRAM.with([why.to_string().into()]))
    }
}

/// Returns the setup as a diagram, without the rights that do not fit it. `None` if its pieces do
/// not fit on the board of a diagram.
#[must_use]
pub fn diagram(setup: &Setup) -> Option<Position> {
    let mut setup = setup.clone();
    setup.variant = Variant::Diagram;
    drop_rights(&mut setup)
}

/// Removes the castling and en passant rights that a diagram's pieces do not allow.
pub(crate) fn drop_rights(setup: &mut Setup) -> Option<Position> {
    loop {
        match Position::from_setup(setup) {
            Ok(position) => return Some(position),
            Err(SetupError::Castling(color, wing)) => {
                setup.castling[color.index()][wing.index()] = None;
            }
            Err(SetupError::EnPassant(_)) => setup.en_passant = None,
            Err(_) => return None,
        }
    }
}
