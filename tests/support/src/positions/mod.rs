//! Sources of positions for tests and benches: played games, random play, and boards crowded with
//! queens and knights.

mod grown;

use std::sync::OnceLock;

use rank_and_file::board::{Color, Move, Piece, Pieces, Setup, Square, Variant};
use rank_and_file::game::pgn::{self, Game, ReadAs};
use rank_and_file::game::{At, NodeId};
use rank_and_file::notation::{Notation, Style, offered};
use rank_and_file::rules::Position;

use crate::chance::{Dice, seed};
use crate::corpus;

/// Returns the square with this name.
pub fn sq(name: &str) -> Square {
    Square::parse(name).unwrap_or_else(|| panic!("{name} is no square"))
}

/// Returns the move of a game that was added at this place, from 1.
pub fn node(moment: u32) -> NodeId {
    match At::of_moment(moment) {
        At::After(id) => id,
        At::Start => panic!("the start is no move"),
    }
}

/// Game scores in PGN.
pub struct Scores {
    /// The text in PGN.
    pub text: &'static str,
    /// Whether these are the games of the larger corpus, not the project's own.
    pub is_large: bool,
}

impl Scores {
    /// Returns every `of_the_large`th game of the larger corpus, or every game of the project's
    /// own.
    pub fn every(&self, of_the_large: usize) -> impl Iterator<Item = Game> {
        let step = if self.is_large { of_the_large } else { 1 };
        pgn::games(self.text, ReadAs::Auto).step_by(step)
    }
}

/// Returns the games of the larger corpus if `RANK_AND_FILE_CORPUS` names its folder, else the
/// project's own. Panics if there is a folder and they are not in it.
pub fn scores() -> Scores {
    static LARGE: OnceLock<Option<String>> = OnceLock::new();
    let large = LARGE.get_or_init(|| {
        // Names of players may be in Latin-1; moves are ASCII.
        corpus::folder()?;
        let path = corpus::corpus("pgn/players-8155.pgn");
        let bytes =
            std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Some(String::from_utf8_lossy(&bytes).into_owned())
    });
    Scores {
        text: large.as_deref().unwrap_or_else(|| own()),
        is_large: large.is_some(),
    }
}

/// Returns the project's own games: some made by hand, and many generated at random.
pub fn own() -> &'static str {
    static OWN: OnceLock<String> = OnceLock::new();
    OWN.get_or_init(|| include_str!("../../../corpus/games.pgn").to_owned() + &grown::text())
}

/// Returns the moves of each game that begins from the initial position, up to the first variation
/// or other word that is not a plain move.
pub fn games(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.split("[Event ")
        .filter(|game| !game.contains("[FEN "))
        .map(|game| {
            let mut inside = false;
            let lines = game
                .lines()
                .skip(1)
                .filter(|line| !line.starts_with(['[', '%']));
            lines
                .flat_map(str::split_whitespace)
                .filter(|word| {
                    let comment = inside || word.starts_with('{');
                    inside = comment && !word.ends_with('}');
                    !comment
                })
                .map(|word| word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'))
                .filter(|word| !word.is_empty())
                .take_while(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()))
                .collect()
        })
}

/// Plays random games from the initial position and calls `each` with every position, up to 200 a
/// game.
pub fn random_games(games: usize, dice: &mut Dice, mut each: impl FnMut(&Position, &mut Dice)) {
    for _ in 0..games {
        let mut position = Position::start();
        for _ in 0..200 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            each(&position, dice);
            position.play(dice.pick(&moves));
        }
    }
}

/// Returns a board crowded with pieces of one kind for each side, mostly queens and knights; `None`
/// if the pieces drawn make an illegal position.
pub fn dense(dice: &mut Dice) -> Option<Position> {
    let mut pieces = Pieces::default();
    for color in Color::ALL {
        let many = *dice.pick(&[
            Piece::Queen,
            Piece::Knight,
            Piece::Queen,
            Piece::Knight,
            Piece::Rook,
            Piece::Bishop,
        ]);
        let count = 5 + dice.roll(12);
        let pawns = dice.roll(5);
        for number in 0..count {
            let piece = match number {
                0 => Piece::King,
                n if n <= pawns => Piece::Pawn,
                _ if dice.roll(3) > 0 => many,
                _ => *dice.pick(&[Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight]),
            };
            put(&mut pieces, color, piece, dice);
        }
    }
    let color = *dice.pick(&Color::ALL);
    Position::from_setup(&Setup {
        variant: Variant::Standard,
        pieces,
        color,
        castling: [[None; 2]; 2],
        ..Setup::start()
    })
    .ok()
}

/// Puts a piece on a random empty square where it may stand.
pub fn put(pieces: &mut Pieces, color: Color, piece: Piece, dice: &mut Dice) {
    for _ in 0..50 {
        let at = Square::new(dice.roll(8) as u8, dice.roll(8) as u8);
        if pieces.on(at).is_none() && !(piece == Piece::Pawn && matches!(at.rank(), 0 | 7)) {
            pieces.put(at, Some((color, piece)));
            return;
        }
    }
}

/// Returns the squares of a move, such as `e7e8q`, or `e1g1` for castling.
pub fn squares(mv: &Move) -> String {
    let mut text = format!("{}{}", mv.from, mv.to);
    text.extend(
        mv.promotion()
            .map(|piece| piece.letter().to_ascii_lowercase()),
    );
    text
}

/// Returns whether a piece of `color` on `from` attacks `to`. It walks square by square and shares
/// no code with the crate, so that it can check the crate's answer.
fn attacks(position: &Position, color: Color, piece: Piece, from: Square, to: Square) -> bool {
    let across = i32::from(to.file()) - i32::from(from.file());
    let up = i32::from(to.rank()) - i32::from(from.rank());
    let straight = across == 0 || up == 0;
    let slanting = across.abs() == up.abs();
    let steps = across.abs().max(up.abs());
    let clear = || {
        (1..steps).all(|step| {
            let file = i32::from(from.file()) + across.signum() * step;
            let rank = i32::from(from.rank()) + up.signum() * step;
            position.on(Square::new(file as u8, rank as u8)).is_none()
        })
    };
    let forward = if color == Color::White { 1 } else { -1 };
    match piece {
        Piece::King => steps == 1,
        Piece::Queen => (straight || slanting) && clear(),
        Piece::Rook => straight && clear(),
        Piece::Bishop => slanting && clear(),
        Piece::Knight => across.abs() * up.abs() == 2,
        Piece::Pawn => across.abs() == 1 && up == forward,
        Piece::Paladin => false,
    }
}

/// Returns the squares from which this side's king is attacked.
pub fn checkers(position: &Position, own: Color) -> Vec<Square> {
    let theirs = own.other();
    let king = Square::orthodox()
        .find(|&at| position.on(at) == Some((own, Piece::King)))
        .expect("a king");
    let attacker = |at: &Square| match position.on(*at) {
        Some((color, piece)) => color == theirs && attacks(position, theirs, piece, *at, king),
        None => false,
    };
    Square::orthodox().filter(attacker).collect()
}

/// Calls `each` with `count` positions of crowded boards, random play and games, and returns how
/// many there were.
pub fn mixed_positions(count: usize, mut each: impl FnMut(&Position)) -> usize {
    let mut dice = Dice::for_law(2026);
    let mut seen = 0;
    // Two sevenths are crowded boards, two sevenths are random play, and the rest are games.
    while seen < count * 2 / 7 {
        if let Some(position) = dense(&mut dice) {
            each(&position);
            seen += 1;
        }
    }
    while seen < count * 4 / 7 {
        random_games(1, &mut dice, |position, dice| {
            if dice.roll(4) == 0 {
                each(position);
                seen += 1;
            }
        });
    }
    let scores = scores();
    // The step spreads the moments over many games, even if few are wanted.
    let step = if scores.is_large {
        79
    } else {
        (12_000 / count.max(1)).clamp(1, 79)
    };
    let mut ply = (seed() % step as u64) as usize;
    for game in games(scores.text) {
        let mut position = Position::start();
        for text in game {
            ply += 1;
            if ply.is_multiple_of(step) && seen < count {
                each(&position);
                seen += 1;
            }
            let Some(mv) = position.read_san(text) else {
                break;
            };
            position.play(&mv);
        }
    }
    while seen < count {
        random_games(1, &mut dice, |position, _| {
            each(position);
            seen += 1;
        });
    }
    seen
}

/// Returns every notation of orthodox chess, with every descriptive style.
pub fn notations() -> Vec<Notation> {
    let rows = offered(Variant::Standard).map(|row| row.notation);
    let mut all: Vec<Notation> = rows.collect();
    let styles = Style::NAMES.map(|(_, style)| Notation::Descriptive(style));
    all.extend(
        styles
            .iter()
            .filter(|style| !all.contains(style))
            .copied()
            .collect::<Vec<_>>(),
    );
    all
}

/// Returns random pieces with everything that complicates moves: castling rights, pawns about to
/// promote or to take en passant, kings in check. The position may be impossible to play.
pub fn rich_setup(dice: &mut Dice, variant: Variant) -> Setup {
    let mut pieces = Pieces::default();
    let mut castling = [[None; 2]; 2];
    for color in Color::ALL {
        let home = if color == Color::White { 0 } else { 7 };
        if dice.roll(2) == 0 {
            pieces.put(Square::new(4, home), Some((color, Piece::King)));
            for (wing, file) in [(0, 7), (1, 0)] {
                if dice.roll(3) > 0 {
                    pieces.put(Square::new(file, home), Some((color, Piece::Rook)));
                    castling[color.index()][wing] = Some(file);
                }
            }
        } else {
            put(&mut pieces, color, Piece::King, dice);
        }
    }
    for color in Color::ALL {
        let ahead = |rank: u8| {
            if color == Color::White {
                rank
            } else {
                7 - rank
            }
        };
        for _ in 0..2 + dice.roll(9) {
            let piece = *dice.pick(&[
                Piece::Queen,
                Piece::Rook,
                Piece::Bishop,
                Piece::Knight,
                Piece::Pawn,
                Piece::Pawn,
            ]);
            if piece == Piece::Pawn {
                // Own second rank, fourth and fifth (for en passant), and seventh.
                let rank = *dice.pick(&[1, 3, 3, 4, 4, 6, 6]);
                let at = Square::new(dice.roll(8) as u8, ahead(rank));
                if pieces.on(at).is_none() {
                    pieces.put(at, Some((color, Piece::Pawn)));
                }
            } else {
                put(&mut pieces, color, piece, dice);
            }
        }
    }
    let color = *dice.pick(&Color::ALL);
    let (home, passed, fourth) = match color.other() {
        Color::White => (1, 2, 3),
        Color::Black => (6, 5, 4),
    };
    let went = |&file: &u8| {
        pieces.on(Square::new(file, fourth)) == Some((color.other(), Piece::Pawn))
            && pieces.on(Square::new(file, passed)).is_none()
            && pieces.on(Square::new(file, home)).is_none()
    };
    let went = (0..8).find(went);
    if let Some(file) = went
        && dice.roll(3) > 0
    {
        let beside = Square::new(if file > 0 { file - 1 } else { 1 }, fourth);
        if pieces.on(beside).is_none() {
            pieces.put(beside, Some((color, Piece::Pawn)));
        }
    }
    let en_passant = went.map(|file| Square::new(file, passed));
    Setup {
        variant,
        pieces,
        color,
        castling,
        en_passant,
        halfmove: 0,
        fullmove: 1,
    }
}
