//! Short, long and really short algebraic notation, in any language's letters.
//!
//! | written | read as well | source |
//! |---|---|---|
//! | `Nbd2` | `Nb1d2` `Nb1-d2` `nbd2` | FIDE Laws, appendix C |
//! | `exd5` | `ed5` `ed` `e4xd5` `ed5:` `e:d5` `exd5 e.p.` | FIDE C.9, S1 "Really Short" |
//! | `e8=Q` | `e8Q` `e8(Q)` `e8/Q` `e8=q` | S0 "Pawn Promotion", S1 |
//! | `O-O` | `0-0` `o-o` `O–O` | S0 "Castling" |
//! | `Nd5#` | `Nd5++` `Nd5 mate` | S1 |
//!
//! (S0 and S1 are the two tutorials from which the product grew.) Check marks and glyphs do not
//! choose between moves: a `+` without check is only reported beside the move.

use super::claim::{Claim, Kind, Part, Reading};
use super::form::{Claims, FormChooser, Rule, Wording};
use super::letters::Letters;
use super::ply::Ply;
use super::scan::{Scan, file_of};
use super::turn::Gives;
use super::{Expected, Misread, Tolerance};
use crate::board::{Move, Piece, Squares, Wing};

/// The three algebraic notations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Length {
    Short,
    Long,
    Minimal,
}

/// Signs that are read as a hyphen.
pub(super) const DASHES: [char; 5] = ['-', '–', '—', '‑', '−'];
/// Signs that are read as `x`.
pub(super) const TAKES: [char; 7] = ['x', '×', ':', 'X', 'х', 'Х', '✕'];

/// Signs of the king that castles; the last two are Cyrillic.
const ROUND: [char; 5] = ['O', '0', 'o', 'О', 'о'];

/// Reads what an algebraic text claims. A reader of one length reads the others too; they differ
/// only in what a missing `x` means.
pub(super) fn read(
    text: &str,
    letters: Letters,
    length: Length,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let tolerant = tolerance == Tolerance::Tolerant;
    let mut scan = Scan::new(text, tolerant);
    if is_piece(scan.rest(), letters) || !castling(&mut scan)? {
        let piece = read_piece(&mut scan, letters, tolerant);
        let ends = Ends::read(&mut scan)?;
        ends.claim(&mut scan, piece, length, tolerance)?;
        promotion(&mut scan, letters)?;
        // `Sf3:`, `ed5:` and `Lb5–c6:`, where the dash says nothing
        if tolerant && let Some(sign) = scan.eat(&[':', '×']) {
            let quiet = Some(Claim::Captures(false));
            scan.parts.retain(|part| part.claim != quiet);
            scan.parts
                .push(Part::binding(sign, Kind::Takes, Claim::Captures(true)));
        }
        en_passant(&mut scan);
    }
    scan.marks(false)?;
    Ok(scan.finish())
}

/// Returns whether the text begins with a piece where `O` may be one and may be a castling king. No
/// piece stands before a hyphen.
fn is_piece(text: &str, letters: Letters) -> bool {
    let rest = letters.begins(text).map(|(_, length)| &text[length..]);
    rest.is_some_and(|rest| !rest.starts_with(DASHES) && !rest.starts_with(ROUND))
}

/// Reads `O-O` or `O-O-O` in any spelling, and returns whether it was there.
pub(super) fn castling(scan: &mut Scan<'_>) -> Result<bool, Misread> {
    let Some(first) = scan.eat(&ROUND) else {
        return Ok(false);
    };
    let mut end = first.end;
    let mut rounds = 1;
    while rounds < 3 {
        let dash = scan.eat(&DASHES).is_some();
        match scan.eat(&ROUND) {
            Some(span) => end = span.end,
            None if rounds == 1 || dash => return Err(scan.misread(Expected::Castling)),
            None => break,
        }
        rounds += 1;
    }
    let wing = if rounds == 2 { Wing::King } else { Wing::Queen };
    scan.parts.push(Part::binding(
        first.start..end,
        Kind::Castle,
        Claim::Castles(Some(wing)),
    ));
    Ok(true)
}

/// Reads the letter of the piece, if there is one.
fn read_piece(scan: &mut Scan<'_>, letters: Letters, tolerant: bool) -> Option<Piece> {
    let next = scan.peek()?;
    let (piece, length) = letters.begins(scan.rest()).or_else(|| {
        if !tolerant {
            return None;
        }
        let piece = match next {
            '♙' | '♟' => Piece::Pawn,
            // In other languages it may be a piece of the next.
            'P' if letters == Letters::ENGLISH => Piece::Pawn,
            // Small letters that are not files can only name a piece.
            'k' | 'q' | 'r' | 'n' if letters == Letters::ENGLISH => Piece::from_letter(next)?,
            _ => return letters.begins_alike(scan.rest()),
        };
        Some((piece, next.len_utf8()))
    })?;
    let span = scan.take(length);
    scan.parts
        .push(Part::binding(span, Kind::Piece, Claim::Moved(piece)));
    Some(piece)
}

type Spanned = (std::ops::Range<usize>, u8);

/// The coordinates of a move: the departure as far as it is written, the sign between, and the
/// target.
struct Ends {
    from_file: Option<Spanned>,
    from_rank: Option<Spanned>,
    sign: Option<(std::ops::Range<usize>, bool)>,
    to_file: Spanned,
    to_rank: Option<Spanned>,
}

/// Returns what a missing piece letter claims, normally that a pawn moved. Two bare squares such as
/// `g1f3` are an engine's move and do not say that a pawn moved.
const fn implied_piece(at: usize, bare: bool) -> Part {
    let claim = if bare {
        Claim::NoCastling
    } else {
        Claim::Moved(Piece::Pawn)
    };
    Part::binding(at..at, Kind::Implied, claim)
}

impl Ends {
    /// Reads up to two squares, the first perhaps only a file or a rank, with a sign between.
    fn read(scan: &mut Scan<'_>) -> Result<Ends, Misread> {
        let first_file = scan.file();
        let first_rank = scan.rank();
        // The colon of `Sf3:` stands behind the square.
        let after = scan.rest().strip_prefix([':', '×']);
        let is_behind = first_rank.is_some()
            && after.is_some_and(|after| !after.starts_with(|c| file_of(c).is_some()));
        let sign = if is_behind {
            None
        } else if let Some(span) = scan.eat(&TAKES) {
            Some((span, true))
        } else {
            scan.eat(&DASHES).map(|span| (span, false))
        };
        let second_file = scan.file();
        let second_rank = second_file.as_ref().and_then(|_| scan.rank());
        match (first_file, first_rank, second_file) {
            // Something stands before the target: e.g. `bd2`, `1d2`, `b1d2`, `b1-d2`, `exd5`,
            // `xd5`.
            (from_file, from_rank, Some(to_file)) => Ok(Ends {
                from_file,
                from_rank,
                sign,
                to_file,
                to_rank: second_rank,
            }),
            (Some(to_file), Some(to_rank), None) if sign.is_none() => Ok(Ends {
                from_file: None,
                from_rank: None,
                sign: None,
                to_file,
                to_rank: Some(to_rank),
            }),
            (Some(_), None, None) if sign.is_none() => Err(scan.misread(Expected::Rank)),
            (None, None, None) if sign.is_none() && scan.parts.is_empty() => {
                Err(scan.misread(Expected::Move))
            }
            _ => Err(scan.misread(Expected::Square)),
        }
    }

    /// Adds the claims of the coordinates, after that of the piece's letter.
    fn claim(
        self,
        scan: &mut Scan<'_>,
        piece: Option<Piece>,
        length: Length,
        tolerance: Tolerance,
    ) -> Result<(), Misread> {
        let begin = self.begin();
        let pawn = piece.is_none_or(|piece| piece == Piece::Pawn);
        let captures = self.sign.as_ref().map(|&(_, takes)| takes);
        let bare = piece.is_none() && self.from_rank.is_some() && self.sign.is_none();
        if piece.is_none() {
            scan.parts.push(implied_piece(begin, bare));
        }
        let pawn_file_only = pawn && self.to_rank.is_none();
        if self.to_rank.is_none() && (!pawn || self.from_file.is_none()) {
            return Err(scan.misread(Expected::Rank));
        }
        if pawn && captures == Some(true) && self.from_file.is_none() && self.from_rank.is_none() {
            return Err(scan.misread_at(begin, Expected::PawnFile));
        }
        self.departure(scan, piece, length);
        scan.parts.extend(self.capture(tolerance));
        let (file_span, file) = self.to_file;
        let mut to = Squares::file(file);
        let mut end = file_span.end;
        if let Some((rank_span, rank)) = self.to_rank {
            to = to & Squares::rank(rank);
            end = rank_span.end;
        }
        scan.parts.push(Part::binding(
            file_span.start..end,
            Kind::Square,
            Claim::To(to),
        ));
        if pawn && self.from_file.is_none() && self.from_rank.is_none() {
            // `e4` names no file of departure: the pawn stayed on the e-file.
            scan.parts.push(Part::binding(
                end..end,
                Kind::Implied,
                Claim::From(Squares::file(file)),
            ));
        }
        if pawn_file_only {
            scan.parts.push(Part::binding(
                end..end,
                Kind::Implied,
                Claim::Captures(true),
            ));
        } else if captures.is_none() && length != Length::Minimal && !bare {
            scan.parts.push(Part {
                span: end..end,
                kind: Kind::Implied,
                claim: Some(Claim::Captures(false)),
                binding: tolerance == Tolerance::Strict,
            });
        }
        Ok(())
    }

    /// Returns what `x` or the hyphen claims.
    fn capture(&self, tolerance: Tolerance) -> Option<Part> {
        let (span, takes) = self.sign.clone()?;
        Some(Part {
            span,
            kind: if takes { Kind::Takes } else { Kind::Moves },
            claim: Some(Claim::Captures(takes)),
            binding: takes || tolerance == Tolerance::Strict,
        })
    }

    /// Returns the byte offset where the coordinates begin.
    fn begin(&self) -> usize {
        let spans = [
            self.from_file.as_ref().map(|(span, _)| span.start),
            self.from_rank.as_ref().map(|(span, _)| span.start),
            self.sign.as_ref().map(|(span, _)| span.start),
        ];
        spans
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(self.to_file.0.start)
    }

    /// Adds the square of departure. It is one part where both squares are always written.
    /// Otherwise file and rank are separate parts, because each was added to distinguish rivals.
    fn departure(&self, scan: &mut Scan<'_>, piece: Option<Piece>, length: Length) {
        let apart = piece.is_some()
            && self.sign.as_ref().is_none_or(|&(_, takes)| takes)
            && length != Length::Long;
        match (&self.from_file, &self.from_rank) {
            (Some((files, file)), Some((ranks, rank))) if !apart => {
                let squares = Squares::file(*file) & Squares::rank(*rank);
                let span = files.start..ranks.end;
                scan.parts
                    .push(Part::binding(span, Kind::Departure, Claim::From(squares)));
            }
            (files, ranks) => {
                if let Some((span, file)) = files {
                    let claim = Claim::From(Squares::file(*file));
                    scan.parts
                        .push(Part::binding(span.clone(), Kind::File, claim));
                }
                if let Some((span, rank)) = ranks {
                    let claim = Claim::From(Squares::rank(*rank));
                    scan.parts
                        .push(Part::binding(span.clone(), Kind::Rank, claim));
                }
            }
        }
    }
}

/// Reads `=Q`, `Q`, `(Q)` or `/Q`, if it is there.
fn promotion(scan: &mut Scan<'_>, letters: Letters) -> Result<(), Misread> {
    let begin = scan.at();
    let bracket = scan.eat(&['(']).is_some();
    let sign = bracket || scan.eat(&['=', '/']).is_some();
    let small = || {
        let letter = scan.peek()?;
        let piece = letters.piece(letter.to_ascii_uppercase())?;
        Some((piece, letter.len_utf8()))
    };
    let found = letters.begins(scan.rest()).or_else(small);
    let found = found.or_else(|| letters.begins_alike(scan.rest()));
    let Some((piece, length)) = found.filter(|(piece, _)| Piece::PROMOTIONS.contains(piece)) else {
        return if sign {
            Err(scan.misread(Expected::Promotion))
        } else {
            Ok(())
        };
    };
    scan.take(length);
    if bracket && scan.eat(&[')']).is_none() {
        return Err(scan.misread(Expected::ClosingBracket));
    }
    let span = begin..scan.at();
    scan.parts
        .push(Part::binding(span, Kind::Promotion, Claim::Promotes(piece)));
    Ok(())
}

/// Reads `e.p.` as a remark, if it is there.
pub(super) fn en_passant(scan: &mut Scan<'_>) {
    let spaces = scan.rest().len() - scan.rest().trim_start().len();
    let words = ["e.p.", "e.p", "ep.", "ep"];
    let length = words.iter().find_map(|word| {
        let head = scan.rest().get(spaces..spaces + word.len())?;
        head.eq_ignore_ascii_case(word).then_some(word.len())
    });
    if let Some(length) = length {
        scan.take(spaces);
        let span = scan.take(length);
        scan.parts
            .push(Part::remark(span, Kind::EnPassant, Claim::EnPassant(true)));
    }
}

/// A form of a move, before it is spelled in letters, cells or words.
#[derive(Clone, Copy)]
pub(super) struct AlgebraicForm<'m> {
    pub mv: &'m Move,
    /// Whether the file of departure is written.
    pub file: bool,
    /// Whether the rank of departure is written.
    pub rank: bool,
    /// Effect on the opposing king.
    pub gives: Gives,
}

/// Offers the forms of a move: bare, then with the file, the rank, and both.
pub(super) fn forms(ply: &Ply<'_>, letters: Letters, length: Length, choose: &mut FormChooser<'_>) {
    let mark = match ply.gives() {
        Gives::Mate(_) => "#",
        Gives::Check(_) if length != Length::Minimal => "+",
        Gives::Check(_) | Gives::Nothing => "",
    };
    if ply.mv.piece != Piece::Pawn && letters.letter(ply.mv.piece).is_none() {
        return coordinates(ply, mark, choose);
    }
    let letter = |piece| letters.letter(piece).unwrap_or_default();
    let spell = |form: AlgebraicForm<'_>, out: &mut String| {
        let mv = form.mv;
        if let Some(wing) = mv.castles() {
            out.push_str(castling_sign(wing));
            out.push_str(mark);
            return;
        }
        out.push_str(letter(mv.piece));
        if form.file {
            out.push(mv.from.file_letter());
        }
        if form.rank {
            out.push(mv.from.rank_digit());
        }
        out.push_str(match (length, mv.taken().is_some()) {
            (Length::Short | Length::Long, true) => "x",
            (Length::Long, false) => "-",
            (Length::Short, false) | (Length::Minimal, _) => "",
        });
        mv.to.write(out);
        if let Some(piece) = mv.promotion() {
            out.push_str(if length == Length::Minimal { "" } else { "=" });
            out.push_str(letter(piece));
        }
        out.push_str(mark);
    };
    offer(ply, length, &spell, choose);
}

/// Returns the sign of castling.
pub(super) const fn castling_sign(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "O-O",
        Wing::Queen => "O-O-O",
    }
}

/// Offers those forms as `spell` writes them. A notation that is offered so claims what algebraic
/// of this length claims.
pub(super) fn offer(
    ply: &Ply<'_>,
    length: Length,
    spell: &dyn Fn(AlgebraicForm<'_>, &mut String),
    choose: &mut FormChooser<'_>,
) {
    let Ply { mv, .. } = *ply;
    let form = |file, rank| AlgebraicForm {
        mv,
        file,
        rank,
        gives: ply.gives(),
    };
    if let Some(wing) = mv.castles() {
        let says = || Claims::new(&[Claim::Castles(Some(wing))]);
        choose(&Wording::new(&says, Rule::Castling, &|out| {
            spell(form(false, false), out);
        }));
        return;
    }
    let takes = mv.taken().is_some();
    for &(file, rank, rule) in ladder(mv, length) {
        let says = || {
            let mut says = Claims::new(&[Claim::To(Squares::one(mv.to)), Claim::Moved(mv.piece)]);
            if file || mv.piece == Piece::Pawn {
                // A form without a file of departure says that the pawn stayed on its file.
                says.add(Claim::From(Squares::file(mv.from.file())));
            }
            if rank {
                says.add(Claim::From(Squares::rank(mv.from.rank())));
            }
            if length != Length::Minimal {
                says.add(Claim::Captures(takes));
            }
            says.add_all(mv.promotion().map(Claim::Promotes));
            says
        };
        let write = |out: &mut String| spell(form(file, rank), out);
        if choose(&Wording::new(&says, rule, &write)) {
            return;
        }
    }
}

/// Offers the one form of a piece that has no letter, such as a paladin in a diagram: both squares
/// without a sign, which say nothing of the piece.
fn coordinates(ply: &Ply<'_>, mark: &str, choose: &mut FormChooser<'_>) {
    let Move { from, to, .. } = *ply.mv;
    let ends = [
        Claim::NoCastling,
        Claim::From(Squares::one(from)),
        Claim::To(Squares::one(to)),
    ];
    choose(&Wording::new(&|| Claims::new(&ends), Rule::Full, &|out| {
        from.write(out);
        to.write(out);
        out.push_str(mark);
    }));
}

/// Returns the forms in order, each with whether it writes the file and the rank of departure.
pub(super) const fn ladder(mv: &Move, length: Length) -> &'static [(bool, bool, Rule)] {
    match mv.piece {
        _ if matches!(length, Length::Long) => &[(true, true, Rule::Full)],
        Piece::Pawn if mv.taken().is_some() => &[(true, false, Rule::PawnFile)],
        Piece::Pawn => &[(false, false, Rule::NoneNeeded)],
        // In a diagram a side may have several kings.
        _ => &[
            (false, false, Rule::NoneNeeded),
            (true, false, Rule::File),
            (false, true, Rule::Rank),
            (true, true, Rule::FileAndRank),
        ],
    }
}

/// Returns how many bytes at the start of the text are one move. A move ends at white space or at a
/// sign of the score (`{`, `;`, `(`, `)`, `$`). A bracketed promotion and a detached "e.p." or
/// check mark belong to it.
pub(in crate::notation) fn extent(text: &str) -> usize {
    let mut end = word_end(text);
    // `e8(Q)`: the bracket closes after one letter.
    let rest = &text[end..];
    if rest.starts_with('(')
        && text[..end].ends_with(['1', '8'])
        && rest[1..].chars().nth(1) == Some(')')
    {
        let inside = rest[1..].chars().next().map_or(0, char::len_utf8);
        end += 1 + inside + 1;
        end += word_end(&text[end..]);
    }
    loop {
        let rest = &text[end..];
        let next = rest.trim_start_matches([' ', '\u{a0}']);
        let word = &next[..word_end(next)];
        if end == 0 || next.len() == rest.len() || !belongs_to_move(word) {
            return end.max(text.chars().next().map_or(0, char::len_utf8));
        }
        end += rest.len() - next.len() + word.len();
    }
}

/// Returns whether a word after a move is a mark of that move: "e.p.", "mate", a detached `+` or
/// `!`.
fn belongs_to_move(word: &str) -> bool {
    const WORDS: [&str; 8] = ["e.p.", "e.p", "ep", "mate", "ch", "ch.", "dis", "dbl"];
    let bare = word.trim_end_matches(['!', '?', '+', '#']);
    !word.is_empty()
        && (bare.is_empty() || WORDS.iter().any(|known| bare.eq_ignore_ascii_case(known)))
}

/// Returns how many bytes come before the first white space or sign of the score.
fn word_end(text: &str) -> usize {
    text.find(|c: char| {
        c.is_whitespace()
            || matches!(
                c,
                '{' | '}' | ';' | '(' | ')' | '[' | ']' | '$' | '<' | '>' | '\0' | '\u{feff}'
            )
    })
    .unwrap_or(text.len())
}
