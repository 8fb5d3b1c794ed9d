//! The board as the screen shows it: its squares in reading order, each with its marks, and what is
//! drawn over them.

mod draft;

use crate::board::{Cell, Cells, Drawn, Man, Play, Role, Shape, Side, What};
use crate::game::At;
use crate::message::wire;
use crate::notation::descriptive::square_name;
use crate::notation::speech;
use crate::notation::{Barred, Claim};
use crate::rules::Position;
use crate::session::Names;
use crate::session::{Hand, Pointing, Session};
pub use draft::draft as editor;
use draft::{by_author, draft, tell_of};

/// Why a square stands out. Meanings, not colours; a square may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move left or reached it.
    Last,
    /// The king on it is in check.
    Check,
    /// The man on it is picked up.
    Lifted,
    /// The man picked up may go there.
    Target,
    /// The man picked up may take what stands there.
    Capture,
    /// What is pointed at names it.
    Named,
    /// A man on it could be meant if the part pointed at were missing.
    Rival,
    /// A man on it could go, but for his own king.
    Pinned,
    /// A man on it keeps another from moving.
    Pinner,
    /// It lies between the man that pins and the king.
    PinLine,
    /// A sentence of refusal is about it.
    Refused,
}

impl Mark {
    /// The CSS class of the mark.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Mark::Last => "last",
            Mark::Check => "check",
            Mark::Lifted => "lifted",
            Mark::Target => "target",
            Mark::Capture => "target capture",
            Mark::Named => "named",
            Mark::Rival => "rival",
            Mark::Pinned => "pinned",
            Mark::Pinner => "pinner",
            Mark::PinLine => "pin-line",
            Mark::Refused => "refused",
        }
    }
}

/// One square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Square {
    pub cell: Cell,
    pub man: Option<(Side, Man)>,
    pub marks: Vec<Mark>,
    /// What a screen reader says: the square, who stands there, and its marks.
    pub label: String,
}

impl Square {
    /// The CSS classes of the square; `carried`: its man is being dragged.
    #[must_use]
    pub fn class(&self, carried: bool) -> String {
        let mut class = String::from(if self.cell.is_dark() {
            "square dark"
        } else {
            "square light"
        });
        for mark in &self.marks {
            class.push(' ');
            class.push_str(mark.class());
        }
        match self.man {
            Some((Side::White, _)) => class.push_str(" holds-white"),
            Some((Side::Black, _)) => class.push_str(" holds-black"),
            None => {}
        }
        if carried {
            class.push_str(" dragging");
        }
        class
    }
}

/// The board from the side at the bottom of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardModel {
    /// From the upper left to the lower right of the screen.
    pub squares: Vec<Square>,
    /// How many files, and ranks, there are.
    pub span: u8,
    pub flipped: bool,
    /// What is drawn over the squares.
    pub drawn: Vec<Drawn>,
    /// While several plays end where a man was put: what each of them is.
    pub choices: Vec<Choice>,
}

/// One of several plays between the same two squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub play: Play,
    /// The man as who it arrives.
    pub arrives: (Side, Man),
    /// "queen", "stays a pawn": said of every play if the man may change.
    pub becomes: &'static str,
    /// "takes in passing", "does not take": said of every play if the man may do either.
    pub takes: &'static str,
}

impl Choice {
    /// What the play would do, in words, where others would do something else.
    #[must_use]
    pub fn words(&self) -> String {
        let both = !self.becomes.is_empty() && !self.takes.is_empty();
        [self.becomes, if both { ", " } else { "" }, self.takes].concat()
    }
}

/// How the choice among several plays is laid over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chooser {
    /// The class of its element: whether there are words beside the men, and from which edge it grows.
    pub class: &'static str,
    /// What is chosen, for those who hear the page.
    pub label: &'static str,
    /// Where the plays end, counted from the left and from the top of the board as it is seen.
    pub column: usize,
    pub row: usize,
}

impl BoardModel {
    /// How the choice among [`BoardModel::choices`] is shown.
    #[must_use]
    pub fn chooser(&self) -> Chooser {
        let span = usize::from(self.span);
        let to = self.choices.first().map(|choice| choice.play.to);
        let mut squares = self.squares.iter();
        let place = squares.position(|square| Some(square.cell) == to);
        let place = place.unwrap_or(0);
        let worded = self.choices.iter().any(|choice| !choice.takes.is_empty());
        Chooser {
            class: match (worded, place / span * 2 >= span) {
                (false, false) => "promotion",
                (false, true) => "promotion from-foot",
                (true, false) => "promotion worded",
                (true, true) => "promotion worded from-foot",
            },
            label: if worded {
                "Which move is meant"
            } else {
                "The pawn becomes"
            },
            column: place % span,
            row: place / span,
        }
    }
}

/// The two names of a square in descriptive, White's and Black's.
#[must_use]
pub fn descriptive_names(cell: Cell) -> [String; 2] {
    Side::ALL.map(|side| square_name(cell, side))
}

/// The squares of a board with so many files and ranks, in reading order for the side at the bottom.
#[must_use]
pub fn reading_order(span: u8, flipped: bool) -> Vec<Cell> {
    let mut cells: Vec<Cell> = (0..span)
        .rev()
        .flat_map(|rank| (0..span).map(move |file| Cell::new(file, rank)))
        .collect();
    if flipped {
        cells.reverse();
    }
    cells
}

/// Builds the board from the session.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> BoardModel {
    if let Some(editor) = session.editor() {
        return draft(editor, session.flipped);
    }
    let glimpse = match session.pointing {
        Some(Pointing::Moment(at)) if session.tree().has(at) => Some(at),
        _ => None,
    };
    let there = glimpse.map(|at| session.tree().position(at));
    let position = there.as_ref().unwrap_or(session.position());
    let mut marks = Marks::default();
    if let Some(play) = session.play_to(glimpse.unwrap_or(session.at())) {
        marks.put(Mark::Last, [play.from, play.to]);
    }
    marks.put(Mark::Check, position.checked_kings().iter());
    if let Hand::Lifted(from) = session.hand {
        marks.put(Mark::Lifted, [from]);
        for play in position.plays().iter().filter(|play| play.from == from) {
            let mark = if play.taken().is_some() {
                Mark::Capture
            } else {
                Mark::Target
            };
            marks.put(mark, [play.to]);
            if let What::CastlesWith { at, .. } = play.what {
                marks.put(Mark::Target, [at]);
            }
        }
    }
    if let Some(notice) = &session.notice {
        marks.drawn.extend_from_slice(&notice.drawn);
    }
    let mut refused: Cells = session.notice_cells().into_iter().collect();
    for drawn in &marks.drawn {
        // Where an answer to check goes, nothing is refused.
        if let (Shape::Arrow(_, to), Role::Captures | Role::Interposes | Role::Flees) =
            (drawn.shape, drawn.role)
        {
            refused = refused & !Cells::of(to);
        }
    }
    marks.put(Mark::Refused, refused.iter());
    let here = glimpse.unwrap_or(session.at());
    marks.drawn.extend(by_author(&session.marks_at(here)));
    if let Some(pointing) = &session.pointing {
        point(session, pointing, names, &mut marks);
    }
    let span = position.variant().span();
    let mut squares: Vec<Square> = reading_order(span, session.flipped)
        .into_iter()
        .map(|cell| square(cell, position.on(cell), marks.on(cell)))
        .collect();
    tell_of(&mut squares, &marks.drawn);
    BoardModel {
        squares,
        span,
        flipped: session.flipped,
        drawn: marks.drawn,
        choices: match &session.hand {
            Hand::Choosing { choices: plays } => choices(position, plays),
            Hand::Idle | Hand::Lifted(_) => Vec::new(),
        },
    }
}

/// Several plays that end on one square, as they are offered there.
#[must_use]
pub fn choices(position: &Position, plays: &[Play]) -> Vec<Choice> {
    let offered = plays.iter();
    offered
        .map(|play| choice(play, plays, position.mover(play)))
        .collect()
}

/// A play as one of several that end on the same square.
fn choice(play: &Play, among: &[Play], side: Side) -> Choice {
    let changes = among.iter().any(|other| other.promotion().is_some());
    let takes = among.iter().any(|other| other.taken() != play.taken());
    Choice {
        play: *play,
        arrives: (side, play.promotion().unwrap_or(play.man)),
        becomes: match play.promotion() {
            Some(man) => man.name(),
            None if changes => "stays a pawn",
            None => "",
        },
        takes: match play.taken() {
            _ if !takes => "",
            Some(_) => "takes in passing",
            None => "does not take",
        },
    }
}

/// The squares of each mark, and what is drawn over the board.
#[derive(Default)]
struct Marks {
    cells: Vec<(Mark, Cells)>,
    drawn: Vec<Drawn>,
}

impl Marks {
    fn put(&mut self, mark: Mark, cells: impl IntoIterator<Item = Cell>) {
        let cells: Cells = cells.into_iter().collect();
        match self.cells.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, known)) => *known |= cells,
            None => self.cells.push((mark, cells)),
        }
    }

    fn on(&self, cell: Cell) -> Vec<Mark> {
        self.cells
            .iter()
            .filter(|(_, cells)| cells.has(cell))
            .map(|(mark, _)| *mark)
            .collect()
    }

    /// An arrow for a play.
    fn arrow(&mut self, play: &Play, role: Role) {
        let shape = Shape::Arrow(play.from, play.to);
        self.drawn.push(Drawn { shape, role });
    }

    fn pin(&mut self, barred: &Barred) {
        self.put(Mark::Pinned, [barred.play.from]);
        self.put(Mark::Pinner, [barred.attacker.1]);
        self.put(Mark::PinLine, barred.line.iter());
    }
}

fn square(cell: Cell, man: Option<(Side, Man)>, marks: Vec<Mark>) -> Square {
    let mut label = speech::square(cell, man);
    for mark in &marks {
        label.push_str(match mark {
            Mark::Last => ", last move",
            Mark::Check => ", in check",
            Mark::Lifted => ", picked up",
            Mark::Target => ", can move here",
            Mark::Capture => ", can be taken",
            Mark::Named => ", named",
            Mark::Rival => ", rival",
            Mark::Pinned => ", pinned",
            Mark::Pinner => ", pins",
            Mark::PinLine | Mark::Refused => "",
        });
    }
    Square {
        cell,
        man,
        marks,
        label,
    }
}

/// Marks what is pointed at.
fn point(session: &Session, pointing: &Pointing, names: &mut Names, marks: &mut Marks) {
    match pointing {
        Pointing::Cell(cell) => marks.put(Mark::Named, [*cell]),
        Pointing::Play(play) => {
            marks.put(Mark::Named, [play.from, play.to]);
            marks.arrow(play, Role::Asked);
        }
        Pointing::Way(key) => marks.put(Mark::Named, wire::ends(*key).into_iter().flatten()),
        // The whole board shows it.
        Pointing::Moment(_) => {}
        Pointing::Part { column, part } => {
            let (At::After(id), Some(column)) = (session.at(), session.columns.get(*column)) else {
                return;
            };
            let before = session.tree().position(session.tree().node(id).parent);
            let named = names.name(session.tree(), id, &before, column.notation);
            let play = session.tree().node(id).play;
            if let Some(claim) = named.reading.parts.get(*part).and_then(|part| part.claim) {
                let board = before.variant().board();
                marks.put(Mark::Named, claimed(claim, &play, board).iter());
            }
            for rival in named.without(*part, &before.turn_of(before.mover(&play))) {
                if rival.from != play.from {
                    marks.put(Mark::Rival, [rival.from]);
                }
                marks.arrow(&rival, Role::Against);
            }
            for barred in &named.barred {
                marks.pin(barred);
            }
        }
    }
}

/// The squares of the board that a claim is about; for a claim about men, those of the play.
fn claimed(claim: Claim, play: &Play, board: Cells) -> Cells {
    match claim {
        Claim::From(cells) | Claim::To(cells) | Claim::TookOn(cells) | Claim::PartnerOn(cells) => {
            cells & board
        }
        Claim::Moved(_) => Cells::of(play.from),
        Claim::Captures(_) | Claim::Took(_) | Claim::EnPassant(_) => {
            play.taken().map_or(Cells::NONE, |(_, on)| Cells::of(on))
        }
        Claim::Promotes(_) | Claim::Steps(_) | Claim::NoPromotion => Cells::of(play.to),
        Claim::CastlesWith(_) => Cells::of(play.from),
        Claim::Castles(_) | Claim::NoCastling => Cells::of(play.from) | Cells::of(play.to),
        Claim::Gives(_) | Claim::Exposes => Cells::NONE,
    }
}
