//! The rule stated a second time allows the same moves.

use rank_and_file::board::Variant;
use rank_and_file::game::fen::write_fen;
use rank_and_file::notation::three::sentence;
use testing::chance::cases;
use testing::positions::squares;

use super::random_positions;

/// A board as characters, White's pieces in capitals, a1 first.
#[derive(Clone)]
struct Flat {
    at: [u8; 64],
    white: bool,
    rights: String,
    passed: Option<usize>,
}

struct OtherMove {
    from: usize,
    to: usize,
    castles: bool,
    passing: bool,
    squares: String,
    sentence: String,
}

impl Flat {
    fn from_fen(fen: &str) -> Flat {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut at = [b'.'; 64];
        for (down, row) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for sign in row.bytes() {
                if sign.is_ascii_digit() {
                    file += usize::from(sign - b'0');
                } else {
                    at[(7 - down) * 8 + file] = sign;
                    file += 1;
                }
            }
        }
        let square = |text: &str| {
            let bytes = text.as_bytes();
            (bytes.len() == 2)
                .then(|| usize::from(bytes[1] - b'1') * 8 + usize::from(bytes[0] - b'a'))
        };
        Flat {
            at,
            white: fields[1] == "w",
            rights: fields[2].to_owned(),
            passed: square(fields[3]),
        }
    }

    fn own(&self, at: usize) -> bool {
        self.at[at] != b'.' && self.at[at].is_ascii_uppercase() == self.white
    }

    fn theirs(&self, at: usize) -> bool {
        self.at[at] != b'.' && !self.own(at)
    }

    /// Returns the squares reached from a square with up to `far` of these steps, as far as the
    /// first piece.
    fn ride(&self, from: usize, steps: &[(i32, i32)], far: i32) -> Vec<usize> {
        let mut found = Vec::new();
        for (across, up) in steps {
            for count in 1..=far {
                let file = (from % 8) as i32 + across * count;
                let rank = (from / 8) as i32 + up * count;
                if !(0..8).contains(&file) || !(0..8).contains(&rank) {
                    break;
                }
                let to = (rank * 8 + file) as usize;
                found.push(to);
                if self.at[to] != b'.' {
                    break;
                }
            }
        }
        found
    }

    /// Returns the squares that the piece on a square attacks.
    fn looks(&self, from: usize) -> Vec<usize> {
        const ALL: [(i32, i32); 8] = [
            (0, 1),
            (1, 0),
            (0, -1),
            (-1, 0),
            (1, 1),
            (1, -1),
            (-1, 1),
            (-1, -1),
        ];
        const LEAPS: [(i32, i32); 8] = [
            (1, 2),
            (1, -2),
            (-1, 2),
            (-1, -2),
            (2, 1),
            (2, -1),
            (-2, 1),
            (-2, -1),
        ];
        match self.at[from] {
            b'P' => self.ride(from, &[(-1, 1), (1, 1)], 1),
            b'p' => self.ride(from, &[(-1, -1), (1, -1)], 1),
            b'N' | b'n' => self.ride(from, &LEAPS, 1),
            b'K' | b'k' => self.ride(from, &ALL, 1),
            b'R' | b'r' => self.ride(from, &ALL[..4], 7),
            b'B' | b'b' => self.ride(from, &ALL[4..], 7),
            b'Q' | b'q' => self.ride(from, &ALL, 7),
            _ => Vec::new(),
        }
    }

    fn attacked(&self, at: usize, by_white: bool) -> bool {
        (0..64).any(|from| {
            let piece = self.at[from];
            piece != b'.'
                && piece.is_ascii_uppercase() == by_white
                && self.looks(from).contains(&at)
        })
    }

    /// Returns every orthodox move, without regard to checks and pins, with its sentence ("" if it
    /// has none).
    fn moves(&self) -> Vec<OtherMove> {
        let mut all = Vec::new();
        for from in 0..64 {
            if !self.own(from) {
                continue;
            }
            let pawn = self.at[from].eq_ignore_ascii_case(&b'P');
            for to in self.looks(from) {
                if self.theirs(to) || (!pawn && !self.own(to)) {
                    self.add(from, to, false, &mut all);
                } else if pawn && self.passed == Some(to) {
                    self.add(from, to, true, &mut all);
                }
            }
            if pawn {
                let ahead = |at: usize| if self.white { at + 8 } else { at - 8 };
                let home = if self.white { 1 } else { 6 };
                if self.at[ahead(from)] == b'.' {
                    self.add(from, ahead(from), false, &mut all);
                    if from / 8 == home && self.at[ahead(ahead(from))] == b'.' {
                        self.add(from, ahead(ahead(from)), false, &mut all);
                    }
                }
            }
        }
        let (row, king, rook) = if self.white {
            (0, b'K', b'R')
        } else {
            (56, b'k', b'r')
        };
        let wings = [
            (b'K', 7, [5, 6, 6], [4, 5, 6], "g", "0-0"),
            (b'Q', 0, [1, 2, 3], [4, 3, 2], "c", "0-0-0"),
        ];
        for (right, corner, empty, way, file, sentence) in wings {
            let right = if self.white { right } else { right + 32 };
            let may = self.rights.contains(char::from(right))
                && self.at[row + 4] == king
                && self.at[row + corner] == rook
                && empty.iter().all(|at| self.at[row + at] == b'.')
                && way.iter().all(|at| !self.attacked(row + at, !self.white));
            if may {
                let rank = row / 8 + 1;
                all.push(OtherMove {
                    from: row + 4,
                    to: row + way[2],
                    castles: true,
                    passing: false,
                    squares: format!("e{rank}{file}{rank}"),
                    sentence: sentence.to_owned(),
                });
            }
        }
        all
    }

    fn add(&self, from: usize, to: usize, passing: bool, all: &mut Vec<OtherMove>) {
        let name = |at: usize| format!("{}{}", char::from(b'a' + (at % 8) as u8), at / 8 + 1);
        let piece = char::from(self.at[from].to_ascii_uppercase());
        let taken = if passing { b'P' } else { self.at[to] };
        let taken = char::from(taken.to_ascii_uppercase());
        let plain = if taken == '.' {
            let file = char::from(b"RNBQKBNR"[to % 8]);
            let rank = if self.white { to / 8 + 1 } else { 8 - to / 8 };
            format!("{piece}-{file}{rank}")
        } else {
            format!("{piece}x{taken}")
        };
        let mut push = |squares, sentence| {
            all.push(OtherMove {
                from,
                to,
                castles: false,
                passing,
                squares,
                sentence,
            });
        };
        let squares = name(from) + &name(to);
        if piece == 'P' && matches!(to / 8, 0 | 7) && taken != 'K' {
            for into in ['Q', 'R', 'B', 'N'] {
                let sentence = if taken == '.' {
                    format!("P={into}")
                } else {
                    String::new()
                };
                push(format!("{squares}{}", into.to_ascii_lowercase()), sentence);
            }
        } else {
            push(squares, plain);
        }
    }

    /// Returns whether the mover's king is attacked after a move.
    fn exposes(&self, mv: &OtherMove) -> bool {
        let mut next = self.clone();
        if mv.passing {
            next.at[mv.from / 8 * 8 + mv.to % 8] = b'.';
        }
        next.at[mv.to] = std::mem::replace(&mut next.at[mv.from], b'.');
        if mv.castles {
            let row = mv.to / 8 * 8;
            let (corner, beside) = if mv.to % 8 == 6 { (7, 5) } else { (0, 3) };
            next.at[row + beside] = std::mem::replace(&mut next.at[row + corner], b'.');
        }
        let king = if self.white { b'K' } else { b'k' };
        (0..64).any(|at| next.at[at] == king && next.attacked(at, !self.white))
    }

    /// Returns the squares of the legal moves, in order.
    fn legal(&self, variant: Variant) -> Vec<String> {
        if !self.at.contains(&b'K') || !self.at.contains(&b'k') {
            return Vec::new();
        }
        let all = self.moves();
        let plain = |mv: &&OtherMove| {
            let alike = |other: &&OtherMove| other.sentence == mv.sentence;
            !mv.sentence.is_empty() && all.iter().filter(alike).count() == 1
        };
        let mut legal: Vec<String> = all
            .iter()
            .filter(plain)
            .filter(|mv| variant == Variant::UChess || !self.exposes(mv))
            .map(|mv| mv.squares.clone())
            .collect();
        legal.sort();
        legal
    }
}

#[test]
fn a_second_statement_of_the_rule_allows_the_same_moves() {
    let (mut compared, mut legal, mut over) = (0, 0, 0);
    let (mut castling, mut passing, mut promotions, mut kings) = (0, 0, 0, 0);
    random_positions(cases(10_000, 110_000), |position, _| {
        let fen = write_fen(position);
        let flat = Flat::from_fen(fen.trim());
        let moves = position.moves();
        let mut ours: Vec<String> = moves.iter().map(squares).collect();
        ours.sort();
        assert_eq!(ours, flat.legal(position.variant()), "{fen}");
        compared += 1;
        legal += moves.len();
        over += usize::from(moves.is_empty());
        castling += moves.iter().filter(|mv| mv.castles().is_some()).count();
        promotions += moves.iter().filter(|mv| mv.promotion().is_some()).count();
        for mv in &moves {
            let said = sentence(mv, position.color())
                .expect("a sentence")
                .to_string();
            kings += usize::from(said.ends_with("xK"));
            passing += usize::from(mv.taken().is_some_and(|(_, on)| on != mv.to));
        }
    });
    println!(
        "{compared} positions, {legal} legal moves, 0 differences; {castling} castlings, {passing} \
         en passant, {promotions} promotions, {kings} kings taken, {over} positions without a move"
    );
    for often in [castling, passing, promotions, kings, over] {
        assert!(often > cases(10, 200));
    }
}
