//! The board as the screen shows it: its squares in reading order, each with its marks, and the
//! figures drawn over them.
//!
//! The current move is drawn with its rivals, the moves that a shorter name could have meant:
//!
//! | the move is named | on the board, besides its arrow |
//! |---|---|
//! | `e4`: no other move could be meant | nothing |
//! | `Nbd7`, `QN-Q2`: so could another knight's | that knight framed, and its arrow |
//! | `Ne2`: another knight is pinned | the pin, and that knight's arrow crossed out |
//! | `N-KB3`: so could a move to the other B3 | both squares framed, and the other move's arrow |
//! | `BPxP`, `BxNP`: so could another capture | the other captor framed, or the other pawn, and the capture's arrow |
//!
//! The sentences about the names say all of this in words, so the labels of the squares do not.

use crate::board::{Color, Drawn, Move, MoveKind, Piece, Role, Shape, Square, Squares, Tint, key};
use crate::game::marks::marks;
use crate::game::{At, GameTree};
use crate::notation::descriptive::square_name;
use crate::notation::{Barred, Claim, Rule, speech};
use crate::rules::Position;
use crate::session::editor::Editor;
use crate::session::{Hand, Names, Pointing, Session};
use crate::words::{self, Value};

/// Returns the two names of a square in descriptive, White's and Black's.
#[must_use]
pub fn descriptive_names(square: Square) -> [String; 2] {
    Color::ALL.map(|color| square_name(square, color))
}

/// Builds the board from the session.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> BoardModel {
    let mut model = bare(session, names);
    if session.editor().is_none() {
        add_reasons(session, names, &mut model);
    }
    model
}

/// Builds the board without the current move's arrow and its rivals.
#[must_use]
pub fn bare(session: &Session, names: &mut Names) -> BoardModel {
    if let Some(editor) = session.editor() {
        return self::editor(editor, session.flipped());
    }
    let glimpse = match session.pointing().cloned() {
        Some(Pointing::Moment(at)) if session.tree().has(at) => Some(at),
        _ => None,
    };
    let there = glimpse.map(|at| session.tree().position(at));
    let position = there.as_ref().unwrap_or(session.position());
    let mut marks = BoardMarks::default();
    let last = session.move_to(glimpse.unwrap_or(session.at()));
    if let Some(mv) = last.filter(|mv| !mv.passes()) {
        marks.put(Mark::Last, [mv.from, mv.to]);
    }
    marks.put(Mark::Check, position.checked_kings().iter());
    if let Hand::Lifted(from) = *session.hand() {
        marks.put(Mark::Lifted, [from]);
        marks.put_targets(position, from);
    }
    if let Some(notice) = session.notice() {
        marks.drawn.extend_from_slice(&notice.drawn);
    }
    let refused = refused(session, &marks.drawn);
    marks.put(Mark::Refused, refused.iter());
    let here = glimpse.unwrap_or(session.at());
    marks.drawn.extend(session.marks_at(here));
    if let Some(pointing) = session.pointing() {
        point(session, pointing, names, &mut marks);
    }
    let mut model = seen(position, session.flipped(), marks);
    if let Hand::Choosing { choices: moves } = session.hand() {
        model.choices = choices(position, moves);
    }
    model
}

/// Builds the board as it would be after another move.
#[must_use]
pub fn after(session: &Session, mv: &Move) -> BoardModel {
    let position = session.position().after(mv);
    let mut marks = BoardMarks::default();
    marks.put(Mark::Last, [mv.from, mv.to]);
    marks.put(Mark::Check, position.checked_kings().iter());
    seen(&position, session.flipped(), marks)
}

/// Builds the board of a position alone, with the marks drawn by its author, as a book shows it.
#[must_use]
pub fn still(position: &Position, flipped: bool, drawn: Vec<Drawn>) -> BoardModel {
    let marks = BoardMarks {
        drawn,
        ..BoardMarks::default()
    };
    seen(position, flipped, marks)
}

/// Builds the board of a moment of a game, with its last move, a check, and the marks drawn by its
/// author.
#[must_use]
pub fn moment(tree: &GameTree, at: At, flipped: bool) -> BoardModel {
    let position = tree.position(at);
    let (last, comments) = match at {
        At::Start => (None, &tree.comments),
        At::After(id) => (Some(tree.node(id).mv), &tree.node(id).comments),
    };
    let mut known = BoardMarks {
        drawn: marks(comments),
        ..BoardMarks::default()
    };
    if let Some(mv) = last.filter(|mv| !mv.passes()) {
        known.put(Mark::Last, [mv.from, mv.to]);
    }
    known.put(Mark::Check, position.checked_kings().iter());
    seen(&position, flipped, known)
}

/// Builds the board with these marks and without a choice of moves.
fn seen(position: &Position, flipped: bool, marks: BoardMarks) -> BoardModel {
    let span = position.variant().span();
    let mut squares: Vec<SquareModel> = reading_order(span, flipped)
        .into_iter()
        .map(|square| square_model(square, position.on(square), marks.on(square)))
        .collect();
    tell_of(&mut squares, &marks.drawn);
    BoardModel {
        squares,
        span,
        flipped,
        drawn: marks.drawn,
        choices: Vec::new(),
    }
}

/// Returns the squares of a refusal, except the ends of arrows that answer a check.
fn refused(session: &Session, drawn: &[Drawn]) -> Squares {
    let mut refused: Squares = session.notice_squares().into_iter().collect();
    for drawn in drawn {
        if let (Shape::Arrow(_, to), Role::Captures | Role::Interposes | Role::Flees) =
            (drawn.shape, drawn.role)
        {
            refused = refused & !Squares::one(to);
        }
    }
    refused
}

/// Returns several moves to one square, as choices to be offered there.
#[must_use]
pub fn choices(position: &Position, moves: &[Move]) -> Vec<BoardChoice> {
    let offered = moves.iter();
    offered
        .map(|mv| choice(mv, moves, position.mover(mv)))
        .collect()
}

/// Returns a move as one of several choices.
fn choice(mv: &Move, among: &[Move], color: Color) -> BoardChoice {
    let changes = among.iter().any(|other| other.promotion().is_some());
    let takes = among.iter().any(|other| other.taken() != mv.taken());
    BoardChoice {
        mv: *mv,
        arrives: (color, mv.promotion().unwrap_or(mv.piece)),
        becomes: match mv.promotion() {
            Some(piece) => piece.said(),
            None if changes => words::STAYS_A_PAWN.text(),
            None => "",
        },
        takes: match mv.taken() {
            _ if !takes => "",
            Some(_) => words::TAKES_EN_PASSANT.text(),
            None => words::DOES_NOT_TAKE.text(),
        },
    }
}

/// Marks the thing that is pointed at.
fn point(session: &Session, pointing: &Pointing, names: &mut Names, marks: &mut BoardMarks) {
    match pointing {
        Pointing::Square(square) => marks.put(Mark::Named, [*square]),
        Pointing::Move(mv) => {
            marks.put(Mark::Named, [mv.from, mv.to]);
            marks.arrow(mv, Role::Asked);
        }
        Pointing::PossibleMove(way) => {
            marks.put(Mark::Named, key::ends(*way).into_iter().flatten())
        }
        // The complete board shows this moment.
        Pointing::Moment(_) => {}
        Pointing::Part { column, part } => {
            let (At::After(id), Some(column)) = (session.at(), session.columns().get(*column))
            else {
                return;
            };
            let before = session.tree().position(session.tree().node(id).parent);
            let named = names.name(session.tree(), id, &before, column.notation);
            let mv = session.tree().node(id).mv;
            if let Some(claim) = named.reading.parts.get(*part).and_then(|part| part.claim) {
                let board = before.variant().board();
                marks.put(Mark::Named, claimed(claim, &mv, board).iter());
            }
            for rival in named.without(*part, &before.turn_of(before.mover(&mv))) {
                if rival.from != mv.from {
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

/// Returns the squares of the board that a claim is about; for a claim about pieces, the squares of
/// the move.
fn claimed(claim: Claim, mv: &Move, board: Squares) -> Squares {
    match claim {
        Claim::From(squares)
        | Claim::To(squares)
        | Claim::TookOn(squares)
        | Claim::PartnerOn(squares) => squares & board,
        Claim::Moved(_) => Squares::one(mv.from),
        Claim::Captures(_) | Claim::Took(_) | Claim::EnPassant(_) => {
            mv.taken().map_or(Squares::NONE, |(_, on)| Squares::one(on))
        }
        Claim::Promotes(_) | Claim::Steps(_) | Claim::NoPromotion => Squares::one(mv.to),
        Claim::CastlesWith(_) => Squares::one(mv.from),
        Claim::Castles(_) | Claim::NoCastling => Squares::one(mv.from) | Squares::one(mv.to),
        Claim::Gives(_) | Claim::Stalemates | Claim::Exposes => Squares::NONE,
    }
}

/// Builds the board while a position is set up.
#[must_use]
pub fn editor(editor: &Editor, flipped: bool) -> BoardModel {
    let span = editor.setup.variant.span();
    let mut squares: Vec<SquareModel> = reading_order(span, flipped)
        .into_iter()
        .map(|square| {
            let lifted = (editor.from == Some(square)).then_some(Mark::Lifted);
            square_model(
                square,
                editor.setup.pieces.on(square),
                lifted.into_iter().collect(),
            )
        })
        .collect();
    let drawn = editor.marks.clone();
    tell_of(&mut squares, &drawn);
    BoardModel {
        squares,
        span,
        flipped,
        drawn,
        choices: Vec::new(),
    }
}

/// The squares of each mark, and the figures drawn over the board.
#[derive(Default)]
struct BoardMarks {
    squares: Vec<(Mark, Squares)>,
    drawn: Vec<Drawn>,
}

impl BoardMarks {
    /// Puts a mark on squares.
    fn put(&mut self, mark: Mark, squares: impl IntoIterator<Item = Square>) {
        let squares: Squares = squares.into_iter().collect();
        match self.squares.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, known)) => *known |= squares,
            None => self.squares.push((mark, squares)),
        }
    }

    /// Returns the marks of a square.
    fn on(&self, square: Square) -> Vec<Mark> {
        self.squares
            .iter()
            .filter(|(_, squares)| squares.has(square))
            .map(|(mark, _)| *mark)
            .collect()
    }

    /// Adds an arrow for a move.
    fn arrow(&mut self, mv: &Move, role: Role) {
        let shape = Shape::Arrow(mv.from, mv.to);
        self.drawn.push(Drawn { shape, role });
    }

    /// Marks the line of a pin, and the pieces at its ends.
    fn pin(&mut self, barred: &Barred) {
        self.put(Mark::Pinned, [barred.mv.from]);
        self.put(Mark::Pinner, [barred.attacker.1]);
        self.put(Mark::PinLine, barred.line.iter());
    }

    /// Marks the squares where the piece lifted from a square can go.
    fn put_targets(&mut self, position: &Position, from: Square) {
        for mv in position.moves().iter().filter(|mv| mv.from == from) {
            let mark = if mv.taken().is_some() {
                Mark::Capture
            } else {
                Mark::Target
            };
            self.put(mark, [mv.to]);
            if let MoveKind::CastlesWith { at, .. } = mv.kind {
                self.put(Mark::Target, [at]);
            }
        }
    }
}

/// Adds the current move and its rivals to a board, unless something else is shown on it.
fn add_reasons(session: &Session, names: &mut Names, model: &mut BoardModel) {
    let noticed = session.notice();
    let busy = *session.hand() != Hand::Idle
        || session.pointing().is_some()
        || noticed.is_some_and(|notice| !notice.drawn.is_empty());
    let At::After(id) = session.at() else {
        return;
    };
    let node = session.tree().node(id);
    if busy || !session.reasons_on_board() || node.mv.passes() {
        return;
    }
    names.follow(session.game_number());
    let mv = node.mv;
    let mut before = None;
    let mut marks = BoardMarks::default();
    marks.draw(&mv, Role::Played);
    for column in session.columns() {
        let named = names.known(id, column.notation).unwrap_or_else(|| {
            let before = before.get_or_insert_with(|| session.tree().position(node.parent));
            names.name(session.tree(), id, before, column.notation)
        });
        let shorter = named.rejected.first().map(|rejected| &rejected.could_mean);
        for rival in shorter.into_iter().flatten().chain(&named.by_mark) {
            marks.put(Mark::Rival, apart(rival, &mv, named.rule).iter());
            marks.draw(rival, Role::Rival);
        }
        for barred in &named.barred {
            marks.pin(barred);
            marks.draw(&barred.mv, Role::Barred);
        }
    }
    for square in &mut model.squares {
        square.marks.extend(marks.on(square.square));
    }
    // The author's marks are drawn over the arrows.
    model.drawn.splice(0..0, marks.drawn);
}

impl BoardMarks {
    /// Draws a move, unless the arrow is there already or has no length.
    fn draw(&mut self, mv: &Move, role: Role) {
        let shape = Shape::Arrow(mv.from, mv.to);
        let known = |drawn: &Drawn| drawn.shape == shape;
        if mv.from != mv.to && !self.drawn.iter().any(known) {
            self.arrow(mv, role);
        }
    }
}

/// Returns the squares that distinguish a rival from the move.
fn apart(rival: &Move, mv: &Move, rule: Rule) -> Squares {
    if rule == Rule::SideKept {
        return Squares::one(mv.to) | Squares::one(rival.to);
    }
    let other = |theirs: Square, own: Square| match theirs == own {
        true => Squares::NONE,
        false => Squares::one(theirs),
    };
    match (rival.taken(), mv.taken()) {
        (Some((_, theirs)), Some((_, own))) => other(rival.from, mv.from) | other(theirs, own),
        _ if rival.from == mv.from => other(rival.to, mv.to),
        _ => Squares::one(rival.from),
    }
}

/// A reason why a square stands out. Marks are meanings, not colours; a square may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move left or reached this square.
    Last,
    /// The king on this square is in check.
    Check,
    /// The piece on this square is lifted.
    Lifted,
    /// The lifted piece may go there.
    Target,
    /// The lifted piece may take the piece there.
    Capture,
    /// The thing pointed at names this square.
    Named,
    /// A shorter name could mean the piece on it, or a move to it.
    Rival,
    /// The piece on this square could move there if its own king were safe.
    Pinned,
    /// The piece on this square pins another.
    Pinner,
    /// This square lies between the pinning piece and the king.
    PinLine,
    /// The sentence of a refusal is about this square.
    Refused,
}

/// One square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareModel {
    pub square: Square,
    pub piece: Option<(Color, Piece)>,
    pub marks: Vec<Mark>,
    /// The text for screen readers: the square, its piece, and its marks.
    pub label: String,
}

/// The board from the side at the bottom of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardModel {
    /// The squares from the upper left to the lower right of the screen.
    pub squares: Vec<SquareModel>,
    /// Number of files, and of ranks.
    pub span: u8,
    pub flipped: bool,
    /// The figures drawn over the squares.
    pub drawn: Vec<Drawn>,
    /// The moves to choose from, if several fit where a piece was put; otherwise empty.
    pub choices: Vec<BoardChoice>,
}

/// One of several moves between the same two squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardChoice {
    pub mv: Move,
    /// The piece on arrival.
    pub arrives: (Color, Piece),
    /// The result for a pawn, such as "queen" or "stays a pawn"; given for every choice if one
    /// promotes.
    pub becomes: &'static str,
    /// Whether it takes, "takes en passant" or "does not take"; given for every choice if they
    /// differ.
    pub takes: &'static str,
}

impl BoardChoice {
    /// Returns the words that distinguish the move from the other choices.
    #[must_use]
    pub fn words(&self) -> String {
        let both = !self.becomes.is_empty() && !self.takes.is_empty();
        [self.becomes, if both { ", " } else { "" }, self.takes].concat()
    }
}

/// The place and form of a choice among several moves over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chooser {
    /// Whether the pieces have words beside them.
    pub worded: bool,
    /// Whether it stands up from the square, as in the lower half of the board, rather than hanging
    /// down.
    pub from_foot: bool,
    /// The question, for screen readers.
    pub label: &'static str,
    /// The square where the moves end, counted from the left and from the top of the board as
    /// shown.
    pub column: usize,
    pub row: usize,
}

impl BoardModel {
    /// Returns the piece on a square.
    #[must_use]
    pub fn on(&self, square: Square) -> Option<(Color, Piece)> {
        let mut squares = self.squares.iter();
        squares.find(|model| model.square == square)?.piece
    }

    /// Returns the column and the row of a square, counted from the left and from the top of the
    /// board as shown.
    #[must_use]
    pub fn place(&self, square: Square) -> (usize, usize) {
        let last = usize::from(self.span.max(1) - 1);
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        match self.flipped {
            false => (file, last.saturating_sub(rank)),
            true => (last.saturating_sub(file), rank),
        }
    }

    /// Returns the place and form of the choice among [`BoardModel::choices`].
    #[must_use]
    pub fn chooser(&self) -> Chooser {
        let to = self.choices.first().map(|choice| choice.mv.to);
        let (column, row) = to.map_or((0, 0), |to| self.place(to));
        let worded = self.choices.iter().any(|choice| !choice.takes.is_empty());
        Chooser {
            worded,
            from_foot: row * 2 >= usize::from(self.span),
            label: if worded {
                words::WHICH_MOVE.text()
            } else {
                words::PAWN_BECOMES.text()
            },
            column,
            row,
        }
    }
}

/// Returns the squares of a board of `span` files and ranks, in reading order for the side at the
/// bottom.
#[must_use]
pub fn reading_order(span: u8, flipped: bool) -> Vec<Square> {
    let mut squares: Vec<Square> = (0..span)
        .rev()
        .flat_map(|rank| (0..span).map(move |file| Square::new(file, rank)))
        .collect();
    if flipped {
        squares.reverse();
    }
    squares
}

fn square_model(square: Square, piece: Option<(Color, Piece)>, marks: Vec<Mark>) -> SquareModel {
    let mut label = speech::square(square, piece);
    for mark in &marks {
        let word = match mark {
            Mark::Last => words::SQUARE_LAST,
            Mark::Check => words::SQUARE_CHECK,
            Mark::Lifted => words::SQUARE_LIFTED,
            Mark::Target => words::SQUARE_TARGET,
            Mark::Capture => words::SQUARE_CAPTURE,
            Mark::Named => words::SQUARE_NAMED,
            Mark::Rival => words::SQUARE_RIVAL,
            Mark::Pinned => words::SQUARE_PINNED,
            Mark::Pinner => words::SQUARE_PINS,
            Mark::PinLine | Mark::Refused => continue,
        };
        label.push_str(&words::COMMA);
        label.push_str(&word);
    }
    SquareModel {
        square,
        piece,
        marks,
        label,
    }
}

/// Adds an author's marks to the labels for screen readers, because no sentence mentions them.
fn tell_of(squares: &mut [SquareModel], drawn: &[Drawn]) {
    for drawn in drawn.iter().filter(|drawn| drawn.tint().is_some()) {
        let (at, told) = figure_in_words(drawn);
        if let Some(square) = squares.iter_mut().find(|square| square.square == at) {
            square.label.push_str(&words::COMMA);
            square.label.push_str(&told);
        }
    }
}

/// Returns the square on which a figure is or begins, and what it is: "red circle", "arrow to c6".
pub(crate) fn figure_in_words(drawn: &Drawn) -> (Square, String) {
    let colour = Value::choice(drawn.told_tint().map_or("", Tint::tag), "");
    match drawn.shape {
        Shape::Circle(at) => (at, words::DRAWN_CIRCLE.with([colour])),
        Shape::Cross(at) => (at, words::DRAWN_CROSS.with([colour])),
        Shape::Arrow(from, to) => {
            let places = [colour, to.to_string().into()];
            (from, words::DRAWN_ARROW.with(places))
        }
    }
}
