//! The score sheet: rows of numbered moves, each in every shown notation, with comments and
//! variations between them.
//!
//! ```text
//! Pair   2  Nf3  N-KB3 | Nc6  N-QB3
//! Note   a comment on the move
//! Run    (2… d6 3. d4)                 depth 1, folds
//! Pair   3  Bb5  B-N5  | …
//! Fields what is being written about 3. Bb5
//! ```

use std::sync::Arc;

use crate::board::{Color, Move, Variant};
use crate::game::comment::{command, without_commands};
use crate::game::pgn::glyph_sign;
use crate::game::{At, Evaluation, GameTree, NodeId, Outcome};
use crate::notation::{Named, Notation};
use crate::rules::Position;
use crate::session::{Names, Session, moment_name};

/// A move on the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetEntry {
    pub id: NodeId,
    /// One name for each column.
    pub names: Vec<Arc<Named>>,
    /// The glyphs `!`, `?` and the like, as printed.
    pub glyphs: String,
    /// The evaluation of the position by a program.
    pub evaluation: Option<Evaluation>,
    /// The time left on the clock, or else the time used for the move, as the file has it.
    pub clock: Option<String>,
}

/// An item of a variation's running text.
#[derive(Clone, Debug, PartialEq)]
pub enum RunItem {
    /// A move number, such as "4." or "4…".
    Number(u32, Color),
    Move(SheetEntry),
    /// A comment, and the moment that it is about.
    Comment(At, String),
    /// The fields for what is being written about the move before them.
    Fields(NoteFields),
}

/// The comments and glyphs of a moment, to be edited.
#[derive(Clone, Debug, PartialEq)]
pub struct NoteFields {
    pub at: At,
    /// The move, such as "3. Bb5".
    pub name: String,
    /// The comment before the move, if it is kept with the move and not after the one before.
    pub before: Option<String>,
    /// The comment after the move, or at the start of the game.
    pub after: String,
    /// The numbers of the glyphs.
    pub nags: Vec<u8>,
}

/// One line of the sheet.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// The moves of both sides in the main line, or of one if something stands between them.
    Pair {
        number: u32,
        white: Option<SheetEntry>,
        black: Option<SheetEntry>,
    },
    /// A comment in the main line, and the moment that it is about.
    Note(At, String),
    /// The fields for what is being written about the last move above them.
    Fields(NoteFields),
    /// A stretch of a variation. `depth` counts the variations around it, 1 for a variation of the
    /// main line. The first stretch of a variation has the first move as its `head`, for folding.
    Run {
        depth: usize,
        head: Option<NodeId>,
        folded: bool,
        items: Vec<RunItem>,
    },
}

/// The score sheet with its result.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetModel {
    pub rows: Vec<Row>,
    /// The result, such as "1-0" or "½-½"; empty for a game still open.
    pub result: &'static str,
}

/// A part of a line that is still to be laid out.
struct WaitingLine {
    first: NodeId,
    /// The time of the first move in half-moves: twice the move number, plus one for Black.
    halfmove: u64,
    depth: usize,
    /// Whether the part begins a variation.
    head: bool,
    /// The position before `first`, if it is known.
    before: Option<Position>,
}

/// Lays out the sheet, with the fields of the open note in it. Variations may be nested to any depth,
/// so the lines wait on an explicit stack.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> SheetModel {
    names.follow(session.game_number());
    let tree = session.tree();
    let mut layout = SheetBuilder {
        session,
        names,
        notations: session
            .columns()
            .iter()
            .map(|column| column.notation)
            .collect(),
        rows: Vec::new(),
        waiting: Vec::new(),
    };
    // The comments of a book are on its page beside the sheet.
    let comments = if session.page().is_some() {
        &[]
    } else {
        tree.comments.as_slice()
    };
    match layout.fields(At::Start) {
        Some((fields, _)) => layout.rows.push(Row::Fields(fields)),
        None => layout.rows.extend(notes(At::Start, comments)),
    }
    let start = tree.start();
    let halfmove = u64::from(start.fullmove()) * 2 + start.color().index() as u64;
    if let Some(&first) = tree.next(At::Start).first() {
        let before = Some(start.clone());
        layout.waiting.push(WaitingLine {
            first,
            halfmove,
            depth: 0,
            head: false,
            before,
        });
    }
    while let Some(stretch) = layout.waiting.pop() {
        layout.stretch(stretch);
    }
    let result = match tree.outcome {
        Outcome::WhiteWins => "1-0",
        Outcome::BlackWins => "0-1",
        Outcome::Draw => "½-½",
        Outcome::Open => "",
    };
    SheetModel {
        rows: layout.rows,
        result,
    }
}

/// Returns the time of a move in half-moves. In a diagram a side may move twice in a row.
fn halfmoves(before: &Position, mv: &Move) -> u64 {
    u64::from(before.number_of(mv)) * 2 + before.mover(mv).index() as u64
}

/// Returns the rows of the comments about a moment.
fn notes(at: At, comments: &[String]) -> impl Iterator<Item = Row> {
    texts(comments).map(move |text| Row::Note(at, text))
}

/// Returns the words of comments, without those that have none.
fn texts(comments: &[String]) -> impl Iterator<Item = String> {
    let texts = comments.iter().map(|comment| without_commands(comment));
    texts.filter(|text| !text.is_empty())
}

struct SheetBuilder<'s> {
    session: &'s Session,
    names: &'s mut Names,
    notations: Vec<Notation>,
    rows: Vec<Row>,
    waiting: Vec<WaitingLine>,
}

impl SheetBuilder<'_> {
    fn tree(&self) -> &GameTree {
        self.session.tree()
    }

    /// Returns the fields of the open note if it is about this moment, and whether they end the row
    /// of its move.
    fn fields(&mut self, at: At) -> Option<(NoteFields, bool)> {
        let session = self.session;
        let open = session.note().filter(|open| open.at == at)?;
        let fields = NoteFields {
            at,
            name: moment_name(session.tree(), self.names, self.notations[0], at),
            before: session.words_before(at),
            after: session.said(at, false),
            nags: match at {
                At::After(id) => session.tree().node(id).nags.clone(),
                At::Start => Vec::new(),
            },
        };
        Some((fields, open.apart))
    }

    /// Lays out a line up to the first move with variations, and puts these and the rest of the
    /// line on the stack.
    fn stretch(&mut self, stretch: WaitingLine) {
        let WaitingLine {
            first,
            mut halfmove,
            depth,
            head,
            mut before,
        } = stretch;
        let folded = head && self.session.is_folded(first);
        let mut run = Run {
            depth,
            head: head.then_some(first),
            folded,
            items: Vec::new(),
            number: true,
            late: None,
        };
        let mut next = Some(first);
        let session = self.session;
        let free = session.tree().start().variant() == Variant::Diagram;
        while let Some(id) = next {
            let node = session.tree().node(id);
            if free {
                let before = before.get_or_insert_with(|| session.tree().position(node.parent));
                halfmove = halfmoves(before, &node.mv);
            }
            let entry = self.entry(id, &mut before);
            let (lead, rest) = match session.page() {
                Some(_) => (&[][..], &[][..]),
                None => (node.before.as_slice(), node.comments.as_slice()),
            };
            let fields = self.fields(At::After(id));
            run.add(entry, halfmove, lead, rest, fields, &mut self.rows);
            halfmove += 1;
            next = self.tree().next(At::After(id)).first().copied();
            if folded {
                break;
            }
            let siblings = self.tree().next(node.parent);
            if siblings.first() == Some(&id) && siblings.len() > 1 {
                let others = siblings[1..].to_vec();
                let rest = next.take().map(|first| WaitingLine {
                    first,
                    halfmove,
                    depth,
                    head: false,
                    before: before.clone(),
                });
                let parent = before.is_some().then(|| self.tree().position(node.parent));
                self.waiting.extend(rest);
                self.waiting
                    .extend(others.into_iter().rev().map(|first| WaitingLine {
                        first,
                        halfmove: halfmove - 1,
                        depth: depth + 1,
                        head: true,
                        before: parent.clone(),
                    }));
            }
        }
        run.close(&mut self.rows);
    }

    /// Returns a move with its names. `before` is advanced from the position before it to the one
    /// after.
    fn entry(&mut self, id: NodeId, before: &mut Option<Position>) -> SheetEntry {
        let session = self.session;
        let tree = session.tree();
        let node = tree.node(id);
        let mut names = Vec::with_capacity(self.notations.len());
        for &notation in &self.notations {
            let name = self.names.known(id, notation).unwrap_or_else(|| {
                let before = before.get_or_insert_with(|| tree.position(node.parent));
                self.names.name(tree, id, before, notation)
            });
            names.push(name);
        }
        if let Some(position) = before {
            position.play(&node.mv);
        }
        let written = |name| {
            let mut comments = node.comments.iter();
            comments.find_map(|comment| command(comment, name))
        };
        SheetEntry {
            id,
            names,
            glyphs: node
                .nags
                .iter()
                .filter_map(|&nag| glyph_sign(nag))
                .collect(),
            evaluation: Evaluation::from_comments(node),
            clock: written("clk").or_else(|| written("emt")),
        }
    }
}

/// A part being laid out, as pairs at depth 0 and as running text below.
struct Run {
    depth: usize,
    head: Option<NodeId>,
    folded: bool,
    items: Vec<RunItem>,
    /// Whether Black's next move needs its number in front.
    number: bool,
    /// The fields of the open note that follow once the row of their move is complete.
    late: Option<NoteFields>,
}

impl Run {
    fn add(
        &mut self,
        entry: SheetEntry,
        halfmove: u64,
        before: &[String],
        after: &[String],
        fields: Option<(NoteFields, bool)>,
        rows: &mut Vec<Row>,
    ) {
        let number = u32::try_from(halfmove / 2).unwrap_or(u32::MAX);
        let color = if halfmove.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        };
        let at = At::After(entry.id);
        if self.depth > 0 {
            let comment = |text| RunItem::Comment(at, text);
            self.items.extend(texts(before).map(comment));
            if color == Color::White || self.number {
                self.items.push(RunItem::Number(number, color));
            }
            self.items.push(RunItem::Move(entry));
            let standing = self.items.len();
            match fields {
                Some((fields, _)) => self.items.push(RunItem::Fields(fields)),
                None => self.items.extend(texts(after).map(comment)),
            }
            self.number = self.items.len() > standing;
            return;
        }
        let lead: Vec<Row> = notes(at, before).collect();
        let open = match rows.last_mut() {
            Some(Row::Pair {
                number: open,
                white: Some(_),
                black: black @ None,
            }) if color == Color::Black && *open == number && lead.is_empty() => Some(black),
            _ => None,
        };
        if let Some(black) = open {
            *black = Some(entry);
            self.end_row(rows);
        } else {
            self.end_row(rows);
            rows.extend(lead);
            let (white, black) = match color {
                Color::White => (Some(entry), None),
                Color::Black => (None, Some(entry)),
            };
            rows.push(Row::Pair {
                number,
                white,
                black,
            });
        }
        match fields {
            Some((fields, true)) => rows.push(Row::Fields(fields)),
            Some((fields, false)) => self.late = Some(fields),
            None => rows.extend(notes(at, after)),
        }
    }

    /// Adds the fields that wait for the end of their move's row.
    fn end_row(&mut self, rows: &mut Vec<Row>) {
        rows.extend(self.late.take().map(Row::Fields));
    }

    fn close(mut self, rows: &mut Vec<Row>) {
        self.end_row(rows);
        if self.depth > 0 {
            let Run {
                depth,
                head,
                folded,
                items,
                ..
            } = self;
            rows.push(Row::Run {
                depth,
                head,
                folded,
                items,
            });
        }
    }
}
