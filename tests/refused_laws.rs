//! The reasons for refusing a move, held against a restatement of the rules that shares nothing with
//! the crate: in every position each pair of squares without a legal move has a reason, the reason
//! is true, and no other rule of the kind was overlooked.

mod positions;

use positions::{Dice, dense};
use rank_and_file::board::{Color, Move, MoveKind, Piece, Setup, Square, Variant, Wing};
use rank_and_file::game::fen::write_setup;
use rank_and_file::rules::{
    Answers, Castling, CastlingFault, Danger, DangerKind, Over, Partner, Position, Refused, Why,
    answers, refused, why_mate,
};

type Pieces = Vec<(Piece, Square)>;

/// A board as an array, and what a player who has watched the last move knows.
#[derive(Clone)]
struct Board {
    variant: Variant,
    pieces: [Option<(Color, Piece)>; Square::COUNT],
    color: Color,
    rights: [[Option<u8>; 2]; 2],
    /// The square that a pawn has just passed over.
    passed: Option<Square>,
}

fn distance(from: Square, to: Square) -> (i8, i8) {
    (
        to.file() as i8 - from.file() as i8,
        to.rank() as i8 - from.rank() as i8,
    )
}

const fn ahead(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// The squares strictly between two on a file, rank or diagonal, the nearest to the first ahead.
fn between(from: Square, to: Square) -> Vec<Square> {
    let (files, ranks) = distance(from, to);
    let steps = files.abs().max(ranks.abs());
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Vec::new();
    }
    (1..steps)
        .map(|step| {
            let file = from.file() as i8 + files.signum() * step;
            let rank = from.rank() as i8 + ranks.signum() * step;
            Square::new(file as u8, rank as u8)
        })
        .collect()
}

impl Board {
    fn of(position: &Position, last: Option<&Move>) -> Board {
        let setup = position.setup();
        let mut pieces = [None; Square::COUNT];
        for (at, color, piece) in setup.pieces.iter() {
            pieces[at.index()] = Some((color, piece));
        }
        let two = last.filter(|mv| {
            mv.piece == Piece::Pawn
                && mv.from.file() == mv.to.file()
                && mv.from.rank().abs_diff(mv.to.rank()) == 2
                && !matches!(mv.kind, MoveKind::Departs { .. })
        });
        Board {
            variant: setup.variant,
            pieces,
            color: setup.color,
            rights: setup.castling,
            passed: two.map(|mv| Square::new(mv.from.file(), (mv.from.rank() + mv.to.rank()) / 2)),
        }
    }

    fn on(&self, at: Square) -> Option<(Color, Piece)> {
        self.pieces[at.index()]
    }

    fn span(&self) -> u8 {
        self.variant.span()
    }

    fn home(&self, color: Color) -> u8 {
        match color {
            Color::White => 0,
            Color::Black => self.span() - 1,
        }
    }

    fn without(&self, gone: &[Square]) -> Board {
        let mut board = self.clone();
        for at in gone {
            board.pieces[at.index()] = None;
        }
        board
    }

    fn put(&self, at: Square, piece: Option<(Color, Piece)>) -> Board {
        let mut board = self.clone();
        board.pieces[at.index()] = piece;
        board
    }

    /// Where a piece may go on a board with nobody else on it, or, a pawn, with somebody to take.
    fn geometry(&self, color: Color, piece: Piece, from: Square, to: Square) -> bool {
        let (files, ranks) = distance(from, to);
        let (low, high) = (files.abs().min(ranks.abs()), files.abs().max(ranks.abs()));
        let knight = (low, high) == (1, 2);
        let bishop = low == high && high > 0;
        let rook = low == 0 && high > 0;
        match piece {
            Piece::King => high == 1,
            Piece::Queen => rook || bishop,
            Piece::Rook => rook,
            Piece::Bishop => bishop,
            Piece::Knight => knight,
            Piece::Paladin => knight || bishop,
            Piece::Pawn => {
                let chess_99 = self.variant == Variant::Chess99;
                if chess_99 && from.rank() == self.home(color.other()) {
                    return knight || bishop;
                }
                let steps = ranks * ahead(color);
                let begins = self.home(color) as i8 + ahead(color) == from.rank() as i8;
                (files == 0 && steps == 1)
                    || (files == 0 && steps == 2 && (begins || chess_99))
                    || (files.abs() == 1 && steps == 1)
            }
        }
    }

    fn attacks(&self, from: Square, to: Square) -> bool {
        let Some((color, piece)) = self.on(from) else {
            return false;
        };
        let (files, ranks) = distance(from, to);
        if piece == Piece::Pawn {
            return files.abs() == 1 && ranks == ahead(color);
        }
        let leaps = (files * ranks).abs() == 2;
        self.geometry(color, piece, from, to)
            && (leaps || between(from, to).iter().all(|&at| self.on(at).is_none()))
    }

    fn attackers(&self, at: Square, by: Color) -> Pieces {
        let squares = self.variant.squares().filter_map(|from| {
            let (color, piece) = self.on(from)?;
            (color == by && self.attacks(from, at)).then_some((piece, from))
        });
        squares.collect()
    }

    /// The board after a piece went somewhere, taking en passant included.
    fn after(&self, from: Square, to: Square) -> Board {
        let taken_in_passing = self.on(from).map(|(_, piece)| piece) == Some(Piece::Pawn)
            && from.file() != to.file()
            && self.on(to).is_none();
        let board = self.put(to, self.on(from)).without(&[from]);
        if taken_in_passing {
            board.without(&[Square::new(to.file(), from.rank())])
        } else {
            board
        }
    }

    /// Whether the piece's way of moving and the pieces on the board allow the move, kings and castling
    /// aside.
    fn goes(&self, color: Color, from: Square, to: Square) -> bool {
        let Some((_, piece)) = self.on(from).filter(|&(owner, _)| owner == color) else {
            return false;
        };
        let (files, ranks) = distance(from, to);
        let leaps = (files * ranks).abs() == 2;
        let clear = leaps || between(from, to).iter().all(|&at| self.on(at).is_none());
        let target = self.on(to).map(|(owner, _)| owner);
        self.geometry(color, piece, from, to)
            && clear
            && target != Some(color)
            && (piece != Piece::Pawn
                || (files == 0 && target.is_none())
                || (files != 0 && (target.is_some() || self.passed == Some(to))))
    }

    /// U-chess: the text of every move that the pieces' ways of moving allow, with its squares.
    fn sentences(&self) -> Vec<(String, Square, Square)> {
        let (board, color) = (self, self.color);
        let mut all = Vec::new();
        let squares = || board.variant.squares();
        for (from, to) in squares().flat_map(|from| squares().map(move |to| (from, to))) {
            if !board.goes(color, from, to) {
                continue;
            }
            let Some((_, piece)) = board.on(from) else {
                continue;
            };
            let letter = piece.letter();
            let taken = match board.on(to) {
                Some((_, taken)) => Some(taken),
                None => (piece == Piece::Pawn && from.file() != to.file()).then_some(Piece::Pawn),
            };
            let last = piece == Piece::Pawn && to.rank() == board.home(color.other());
            match taken {
                Some(taken) if !last || taken == Piece::King => {
                    all.push((format!("{letter}x{}", taken.letter()), from, to));
                }
                Some(_) => {}
                None if last => {
                    all.extend("QRBN".chars().map(|piece| (format!("P={piece}"), from, to)));
                }
                None => {
                    let file = ["R", "N", "B", "Q", "K", "B", "N", "R"][to.file() as usize];
                    let rank = to.rank().abs_diff(board.home(color)) + 1;
                    all.push((format!("{letter}-{file}{rank}"), from, to));
                }
            }
        }
        all
    }
}

/// What is being looked at, for messages and shared by the checks.
struct Look<'p> {
    position: &'p Position,
    board: Board,
    moves: Vec<Move>,
    /// U-chess: the text of every move that the pieces' ways of moving allow, with its squares.
    sentences: Vec<(String, Square, Square)>,
    seen: &'p mut Seen,
}

/// How often each reason was met.
#[derive(Default)]
struct Seen(std::collections::BTreeMap<&'static str, usize>);

impl<'p> Look<'p> {
    fn new(position: &'p Position, last: Option<&Move>, seen: &'p mut Seen) -> Look<'p> {
        let board = Board::of(position, last);
        let spoils = matches!(board.variant, Variant::UChess | Variant::UChessAise);
        Look {
            position,
            moves: position.moves(),
            sentences: if spoils {
                board.sentences()
            } else {
                Vec::new()
            },
            board,
            seen,
        }
    }

    fn everywhere(&mut self) {
        for from in self.board.variant.squares() {
            let own = self
                .board
                .on(from)
                .is_some_and(|(color, _)| color == self.board.color);
            // Of an empty square and of the opponent's pieces there is little to say, and it is dear to hear it
            // in every game.
            let all = own || self.board.variant == Variant::Standard;
            let step = if all { 1 } else { 7 };
            for to in self
                .board
                .variant
                .squares()
                .step_by(step)
                .filter(|&to| to != from)
            {
                self.pair(from, to);
            }
        }
    }

    fn pair(&mut self, from: Square, to: Square) {
        let lands = |mv: &Move| {
            let onto = match mv.kind {
                MoveKind::Castles { rook, .. } => rook,
                MoveKind::CastlesWith { at, .. } => at,
                _ => mv.to,
            };
            mv.from == from && (mv.to == to || onto == to)
        };
        let legal = self.moves.iter().any(lands);
        let refused = refused(self.position, from, to);
        let place = || format!("{from}{to} in {}", write_setup(&self.position.setup()));
        assert_eq!(refused.is_none(), legal, "{}: {refused:?}", place());
        let Some(refused) = refused else { return };
        let name = self.name(&refused);
        *self.seen.0.entry(name).or_default() += 1;
        assert!(self.is_true(&refused), "{}: {refused:?}", place());
        assert!(self.is_complete(&refused), "{}: {refused:?}", place());
        // Sentences are dear to build and differ little, so some are looked at.
        if self.seen.0[name] % 97 == 1 {
            let sentence = refused.sentence().to_string();
            assert!(
                sentence.ends_with('.') && !sentence.contains(".."),
                "{sentence}"
            );
            assert!(
                sentence.starts_with(|c: char| c.is_ascii_uppercase() || c == '"'),
                "{sentence}"
            );
        }
    }

    fn name(&self, refused: &Refused) -> &'static str {
        match &refused.why {
            Why::Over(Over::Mate(_)) => "mate",
            Why::Over(Over::Stalemate(_)) => "stalemate",
            Why::Over(Over::KingTaken(_)) => "king taken",
            Why::Over(Over::MovesUsedUp) => "moves used up",
            Why::Nobody => "nobody",
            Why::NotYours => "not yours",
            Why::NotSo { .. } => "not so",
            Why::InTheWay { .. } => "in the way",
            Why::OwnPiece(_) => "own piece",
            Why::TwoSteps => "two steps",
            Why::TakesAhead(_) => "takes ahead",
            Why::NothingToTake => "nothing to take",
            Why::NotInPassing(_) => "not en passant",
            Why::Castling(_) => "castling",
            Why::Partner(_) => "partner",
            Why::Spoiled { spoiled, .. } => match spoiled.sentence {
                Some(_) => "spoiled",
                None => "no sentence",
            },
            Why::Danger(danger) => match danger.kind {
                DangerKind::Pinned => "pinned",
                DangerKind::PassingOpens => "passing opens",
                DangerKind::Attacked => "attacked",
                DangerKind::StaysOnLine => "stays on line",
                DangerKind::Protected => "protected",
                DangerKind::KingsTouch => "kings touch",
                DangerKind::InCheck => "in check",
            },
        }
    }

    fn is_true(&self, refused: &Refused) -> bool {
        let (board, from, to) = (&self.board, refused.from, refused.to);
        let standing = board.on(from);
        if standing.map(|(_, piece)| piece) != refused.piece {
            return false;
        }
        let (color, piece) = standing.unwrap_or((board.color, Piece::Pawn));
        let (files, ranks) = distance(from, to);
        let steps = ranks * ahead(color);
        let pawn = piece == Piece::Pawn;
        let goes = board.geometry(color, piece, from, to);
        let empty = |at: &Square| board.on(*at).is_none();
        let leaps = (files * ranks).abs() == 2;
        let clear = leaps || between(from, to).iter().all(empty);
        let beside = Square::new(to.file(), from.rank());
        let king = |color: Color| {
            let king = |at: &Square| board.on(*at) == Some((color, Piece::King));
            board.variant.squares().find(king)
        };
        let checked = |color: Color| {
            king(color).is_some_and(|king| !board.attackers(king, color.other()).is_empty())
        };
        match &refused.why {
            Why::Over(over) => {
                self.moves.is_empty()
                    && match *over {
                        Over::Mate(color) => color == board.color && checked(color),
                        Over::Stalemate(color) => color == board.color && !checked(color),
                        Over::KingTaken(color) => king(color).is_none(),
                        Over::MovesUsedUp => self.position.fullmove() > 99,
                    }
            }
            Why::Nobody => standing.is_none(),
            Why::NotYours => color != board.color && board.variant != Variant::Diagram,
            Why::NotSo { passed } => !goes && (!passed || (!pawn && board.passed == Some(to))),
            Why::InTheWay { color, piece, at } => {
                let line = between(from, to);
                let first = line.iter().find(|&at| !empty(at));
                goes && !leaps && first == Some(at) && board.on(*at) == Some((*color, *piece))
            }
            Why::OwnPiece(who) => goes && clear && board.on(to) == Some((color, *who)),
            Why::TwoSteps => {
                let begins = board.home(color) as i8 + ahead(color);
                pawn && files == 0 && steps == 2 && from.rank() as i8 != begins
            }
            Why::TakesAhead(who) => {
                pawn && goes && files == 0 && clear && board.on(to) == Some((color.other(), *who))
            }
            Why::NothingToTake => pawn && goes && files != 0 && empty(&to),
            Why::NotInPassing(on) => {
                pawn && goes
                    && files != 0
                    && empty(&to)
                    && *on == beside
                    && board.on(beside) == Some((color.other(), Piece::Pawn))
                    && board.passed != Some(to)
            }
            Why::Danger(danger) => self.danger(refused, danger),
            Why::Castling(castling) => self.castling(refused, castling),
            Why::Partner(partner) => {
                let line = between(from, to);
                board.variant == Variant::Chess99
                    && piece == Piece::King
                    && match *partner {
                        Partner::NotHome => from.rank() != board.home(color),
                        Partner::Between(piece, at) => {
                            line.iter().find(|&at| !empty(at)) == Some(&at)
                                && board.on(at).map(|(_, piece)| piece) == Some(piece)
                        }
                    }
            }
            Why::Spoiled { mv, spoiled } => {
                let Some(sentence) = spoiled.sentence else {
                    return pawn
                        && goes
                        && to.rank() == board.home(color.other())
                        && board.on(to).is_some_and(|(_, piece)| piece != Piece::King);
                };
                let (text, rivals) = (sentence.to_string(), &spoiled.rivals);
                let mine: Vec<_> = self.sentences.iter().filter(|one| one.0 == text).collect();
                let known = |mv: &Move| {
                    mine.iter()
                        .any(|(_, from, to)| (*from, *to) == (mv.from, mv.to))
                };
                goes && !rivals.is_empty()
                    && rivals.iter().chain([mv]).all(known)
                    && mine.len() == rivals.len() + 1
                    && (mv.from, mv.to) == (from, to)
            }
        }
    }

    /// The reason is of the right kind: exactly the moves that no piece of the kind makes on an empty
    /// board are refused for that, and exactly those that go through are refused for kings' sake.
    fn is_complete(&self, refused: &Refused) -> bool {
        let (board, from, to) = (&self.board, refused.from, refused.to);
        let (Some((color, piece)), false) = (board.on(from), matches!(refused.why, Why::Over(_)))
        else {
            return true;
        };
        if color != board.color && board.variant != Variant::Diagram {
            return refused.why == Why::NotYours;
        }
        let two = matches!(refused.why, Why::TwoSteps);
        let castling = matches!(refused.why, Why::Castling(_) | Why::Partner(_));
        let not_so = matches!(refused.why, Why::NotSo { .. });
        let goes = board.goes(color, from, to);
        let last_word = matches!(refused.why, Why::Danger(_) | Why::Spoiled { .. });
        goes == last_word
            && (castling || (not_so || two) != board.geometry(color, piece, from, to))
            && (!castling || piece == Piece::King)
    }

    fn danger(&self, refused: &Refused, danger: &Danger) -> bool {
        let (board, from, to) = (&self.board, refused.from, refused.to);
        let Some((color, piece)) = board.on(from) else {
            return false;
        };
        let king_moves = from == danger.king;
        let now = if king_moves { to } else { danger.king };
        let theirs = color.other();
        let after = board.after(from, to);
        let (before, then) = (
            board.attackers(danger.king, theirs),
            after.attackers(now, theirs),
        );
        let among = |pieces: &Pieces| danger.by.iter().all(|one| pieces.contains(one));
        let checked = !before.is_empty();
        let answered = match &refused.answers {
            Some(answers) => checked && answers.checkers == before && self.groups(answers),
            None => !checked,
        };
        let opens = |gone: &[Square]| among(&board.without(gone).attackers(danger.king, theirs));
        let passing = piece == Piece::Pawn && from.file() != to.file() && board.on(to).is_none();
        let beside = Square::new(to.file(), from.rank());
        board.on(danger.king) == Some((color, Piece::King))
            && !danger.by.is_empty()
            && among(&then)
            && answered
            && match danger.kind {
                DangerKind::Pinned => {
                    !king_moves && opens(&[from]) && danger.by.iter().all(|by| !before.contains(by))
                }
                DangerKind::PassingOpens => {
                    passing && board.passed == Some(to) && opens(&[from, beside]) && !opens(&[from])
                }
                DangerKind::InCheck => !king_moves && among(&before),
                DangerKind::Attacked => {
                    king_moves
                        && danger.by == then
                        && then.iter().any(|&(_, at)| board.attacks(at, to))
                }
                DangerKind::StaysOnLine => {
                    king_moves
                        && danger.by == then
                        && among(&before)
                        && !then.iter().any(|&(_, at)| board.attacks(at, to))
                }
                DangerKind::Protected => king_moves && danger.by == then && board.on(to).is_some(),
                DangerKind::KingsTouch => {
                    king_moves && danger.by == then && matches!(*then, [(Piece::King, _)])
                }
            }
    }

    /// Every condition of castling, taken one by one, fails if and only if it is named.
    fn castling(&self, refused: &Refused, castling: &Castling) -> bool {
        let (board, king, to) = (&self.board, refused.from, refused.to);
        let Some((color, Piece::King)) = board.on(king) else {
            return false;
        };
        let (home, theirs) = (board.home(color), color.other());
        let king_side = castling.wing == Wing::King;
        let rights = board.rights[color.index()];
        let right = rights[castling.wing.index()];
        let mut expected = Vec::new();
        let e_file = Square::new(4, home);
        if right.is_none() && rights == [None, None] && king != e_file {
            expected.push(CastlingFault::KingMoved(e_file));
            return castling.faults == expected && king.rank() == home;
        }
        let corner = Square::new(if king_side { 7 } else { 0 }, home);
        let named = (board.on(to) == Some((color, Piece::Rook))).then_some(to);
        let rook = right.map_or(named.unwrap_or(corner), |file| Square::new(file, home));
        let own_rook = board.on(rook) == Some((color, Piece::Rook));
        match (own_rook, right, rights == [None, None]) {
            (false, ..) => expected.push(CastlingFault::NoRook(rook)),
            (true, None, true) => expected.push(CastlingFault::Lost(rook)),
            (true, None, false) => expected.push(CastlingFault::RookMoved(rook)),
            _ => {}
        }
        let lands = Square::new(if king_side { 6 } else { 2 }, home);
        let beside = Square::new(if king_side { 5 } else { 3 }, home);
        // From the westernmost to the easternmost square that either has to do with.
        let ends = [king, rook, lands, beside].map(Square::file);
        let (low, high) = (
            ends.iter().min().unwrap_or(&0),
            ends.iter().max().unwrap_or(&0),
        );
        let gone: Vec<Square> = [king].into_iter().chain(own_rook.then_some(rook)).collect();
        let cleared = board.without(&gone);
        let pieces: Pieces = (*low..=*high)
            .map(|file| Square::new(file, home))
            .filter(|&at| at != rook)
            .filter_map(|at| cleared.on(at).map(|(_, piece)| (piece, at)))
            .collect();
        if !pieces.is_empty() {
            expected.push(CastlingFault::Between(pieces));
        }
        let out_of = board.attackers(king, theirs);
        if !out_of.is_empty() {
            expected.push(CastlingFault::OutOf(out_of.clone()));
        }
        let mut way = between(king, lands);
        way.sort_unstable();
        for at in way {
            let by = cleared.attackers(at, theirs);
            if !by.is_empty() {
                expected.push(CastlingFault::Through(at, by));
            }
        }
        let into = cleared.attackers(lands, theirs);
        if !into.is_empty() && (lands != king || out_of.is_empty()) {
            expected.push(CastlingFault::Into(lands, into));
        }
        let idle = castling.no_matter.iter().all(|at| {
            !board.attackers(at, theirs).is_empty()
                && at != king
                && at != lands
                && !between(king, lands).contains(&at)
        });
        !expected.is_empty()
            && castling.faults == expected
            && idle
            && right.is_some() >= !castling.no_matter.is_empty()
    }

    /// The three groups of answers are what they say and together all legal moves.
    fn groups(&self, answers: &Answers) -> bool {
        let on = |at| answers.checkers.iter().any(|&(_, checker)| checker == at);
        let captures = |mv: &Move| mv.taken().is_some_and(|(_, at)| on(at));
        let line = match *answers.checkers.as_slice() {
            [(piece, at)] if piece != Piece::Knight => between(at, answers.king),
            _ => Vec::new(),
        };
        let king = |mv: &&Move| mv.from == answers.king;
        let mut all: Vec<Move> = answers.captures.clone();
        all.extend(&answers.interposes);
        all.extend(&answers.flees);
        let mut expected = self.moves.clone();
        if self.board.variant == Variant::Diagram {
            // Here a king may be left in check, by either side.
            let owner = |at| self.board.on(at).map(|(color, _)| color);
            expected.retain(|mv| {
                let now = if king(&mv) { mv.to } else { answers.king };
                let after = self.board.after(mv.from, mv.to);
                owner(mv.from) == owner(answers.king)
                    && owner(answers.king)
                        .is_some_and(|color| after.attackers(now, color.other()).is_empty())
            });
        }
        let together = expected.iter().all(|mv| all.contains(mv));
        let double = answers.checkers.len() > 1;
        together
            && all.len() == expected.len()
            && answers.captures.iter().all(captures)
            && (answers.interposes.iter()).all(|mv| !king(&mv) && line.contains(&mv.to))
            && answers.flees.iter().all(|mv| king(&mv) && !captures(mv))
            && (!double || all.iter().all(|mv| king(&mv)))
            && answers.line.iter().count() == line.len()
            && line.iter().all(|&at| answers.line.has(at))
    }
}

/// Looks at a position, and says how many have been looked at so far.
fn look(position: &Position, last: Option<&Move>, seen: &mut Seen) {
    Look::new(position, last, seen).everywhere();
}

/// Positions of random play in a game, one in `step` of them.
fn random_play(
    start: &Position,
    count: usize,
    step: usize,
    dice: &mut Dice,
    mut each: impl FnMut(&Position, Option<&Move>),
) {
    let mut seen = 0;
    while seen < count {
        let mut position = start.clone();
        let mut last = None;
        for _ in 0..160 {
            let moves = position.moves();
            if dice.roll(step) == 0 || moves.is_empty() {
                each(&position, last.as_ref());
                seen += 1;
            }
            if moves.is_empty() {
                break;
            }
            // Pawns, so that some meet and pass each other; kings and rooks wait for castling.
            let pawns: Vec<Move> = moves
                .iter()
                .filter(|mv| mv.piece == Piece::Pawn)
                .copied()
                .collect();
            let from = if pawns.is_empty() || dice.roll(3) > 0 {
                &moves
            } else {
                &pawns
            };
            let mv = *dice.pick(from);
            position.play(&mv);
            last = Some(mv);
        }
    }
}

/// Crowded positions, as positions of a variant on 8×8 squares.
fn crowded(variant: Variant, count: usize, dice: &mut Dice, mut each: impl FnMut(&Position)) {
    let mut seen = 0;
    while seen < count {
        let Some(position) = dense(dice) else {
            continue;
        };
        let setup = Setup {
            variant,
            ..position.setup()
        };
        each(&Position::from_setup(&setup).expect("a position of the variant too"));
        seen += 1;
    }
}

fn met(seen: &Seen, names: &[&str]) {
    println!("{:?}", seen.0);
    for name in names {
        assert!(seen.0.contains_key(name), "no {name} among {:?}", seen.0);
    }
}

#[test]
fn in_orthodox_chess_every_refused_pair_has_a_true_reason() {
    let (mut dice, mut seen) = (Dice(97), Seen::default());
    let start = Position::start();
    random_play(&start, 700, 5, &mut dice, |position, last| {
        look(position, last, &mut seen)
    });
    crowded(Variant::Standard, 400, &mut dice, |position| {
        look(position, None, &mut seen)
    });
    met(
        &seen,
        &[
            "mate",
            "nobody",
            "not yours",
            "not so",
            "in the way",
            "own piece",
            "two steps",
            "takes ahead",
            "nothing to take",
            "not en passant",
            "castling",
            "pinned",
            "attacked",
            "stays on line",
            "protected",
            "in check",
        ],
    );
}

#[test]
fn kings_and_rooks_alone_are_told_every_condition_of_castling() {
    let (mut dice, mut seen, mut looked) = (Dice(101), Seen::default(), 0);
    while looked < 3_000 {
        // On the first rank a king, two rooks, some pieces; a few enemies anywhere above.
        let mut pieces = rank_and_file::board::Pieces::default();
        let chess_960 = dice.roll(2) == 0;
        let king = if chess_960 { 1 + dice.roll(6) } else { 4 } as u8;
        let (west, east) = if chess_960 {
            (
                dice.roll(king as usize) as u8,
                king + 1 + dice.roll(7 - king as usize) as u8,
            )
        } else {
            (0, 7)
        };
        let mut put = |file: u8, rank: u8, color, piece| {
            let at = Square::new(file, rank);
            if pieces.on(at).is_none() {
                pieces.put(at, Some((color, piece)));
            }
        };
        put(king, 0, Color::White, Piece::King);
        for file in [west, east] {
            put(file, 0, Color::White, Piece::Rook);
        }
        for _ in 0..dice.roll(3) {
            let piece = *dice.pick(&[Piece::Bishop, Piece::Knight, Piece::Rook]);
            put(dice.roll(8) as u8, 0, Color::White, piece);
        }
        put(dice.roll(8) as u8, 7, Color::Black, Piece::King);
        for _ in 0..1 + dice.roll(3) {
            let piece = *dice.pick(&[
                Piece::Queen,
                Piece::Bishop,
                Piece::Knight,
                Piece::Rook,
                Piece::Rook,
            ]);
            put(dice.roll(8) as u8, dice.roll(7) as u8, Color::Black, piece);
        }
        let rights = [(7, east), (0, west)].map(|(_, file)| (dice.roll(4) > 0).then_some(file));
        let setup = Setup {
            pieces,
            castling: [rights, [None, None]],
            ..Setup::start()
        };
        let Ok(position) = Position::from_setup(&setup) else {
            continue;
        };
        let mut look = Look::new(&position, None, &mut seen);
        for file in (0..8).filter(|&file| file != king) {
            look.pair(Square::new(king, 0), Square::new(file, 0));
        }
        looked += 1;
    }
    met(&seen, &["castling"]);
    assert!(seen.0["castling"] > 3_000);
}

#[test]
fn in_u_chess_every_refused_pair_has_a_true_reason() {
    for variant in [Variant::UChess, Variant::UChessAise] {
        let (mut dice, mut seen) = (Dice(103), Seen::default());
        let start = Position::array(variant);
        random_play(&start, 150, 3, &mut dice, |position, last| {
            look(position, last, &mut seen)
        });
        crowded(variant, 150, &mut dice, |position| {
            look(position, None, &mut seen)
        });
        met(&seen, &["spoiled", "no sentence", "in the way", "castling"]);
        let names: &[&str] = match variant {
            Variant::UChess => &["king taken"],
            _ => &["pinned", "in check", "attacked"],
        };
        met(&seen, names);
    }
}

#[test]
fn on_nine_files_every_refused_pair_has_a_true_reason() {
    for variant in [Variant::Chess99, Variant::Modern] {
        let (mut dice, mut seen) = (Dice(107), Seen::default());
        let start = Position::array(variant);
        random_play(&start, 220, 3, &mut dice, |position, last| {
            look(position, last, &mut seen)
        });
        met(
            &seen,
            &[
                "not so",
                "in the way",
                "own piece",
                "nothing to take",
                "not en passant",
            ],
        );
        let names: &[&str] = match variant {
            Variant::Chess99 => &["partner", "king taken"],
            _ => &["pinned", "in check", "two steps"],
        };
        met(&seen, names);
    }
}

#[test]
fn in_a_diagram_both_sides_are_told_true_reasons() {
    let (mut dice, mut seen) = (Dice(109), Seen::default());
    crowded(Variant::Diagram, 60, &mut dice, |position| {
        look(position, None, &mut seen)
    });
    met(&seen, &["pinned", "attacked", "in the way", "nobody"]);
    assert!(!seen.0.contains_key("not yours"));
}

#[test]
fn the_answers_to_a_check_fall_into_three_groups_and_a_mate_has_none() {
    let (mut dice, mut seen) = (Dice(113), Seen::default());
    let (mut checks, mut double, mut mates) = (0, 0, 0);
    let mut kinds = [0; 3];
    let mut each = |position: &Position| {
        let Some(king) = position.checked_king() else {
            let none = answers(position, Square::new(0, 0));
            assert!(none.is_empty() && none.checkers.is_empty());
            assert_eq!(why_mate(position).to_string(), "");
            return;
        };
        let look = Look::new(position, None, &mut seen);
        let answers = answers(position, king);
        let fen = write_setup(&position.setup());
        let checkers = look.board.attackers(king, position.color().other());
        assert_eq!(answers.checkers, checkers, "{fen}");
        assert!(look.groups(&answers), "{fen}: {answers:?}");
        checks += 1;
        double += usize::from(checkers.len() > 1);
        for (kind, moves) in [&answers.captures, &answers.interposes, &answers.flees]
            .into_iter()
            .enumerate()
        {
            kinds[kind] += moves.len();
        }
        let why = why_mate(position).to_string();
        assert_eq!(why.is_empty(), !look.moves.is_empty(), "{fen}: {why}");
        if !why.is_empty() {
            mates += 1;
            assert!(why.contains("No flight: "), "{fen}: {why}");
        }
    };
    crowded(Variant::Standard, 4_000, &mut dice, &mut each);
    random_play(&Position::start(), 8_000, 1, &mut dice, |position, _| {
        each(position)
    });
    println!("{checks} checks, {double} of them double, {mates} mates; {kinds:?} answers");
    assert!(checks > 1_000 && double > 30 && mates > 30);
    assert!(kinds.iter().all(|&count| count > 500), "{kinds:?}");
}
