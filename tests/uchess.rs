//! U-chess: what three symbols name is legal and nothing else, held to the corpus and to a second
//! statement of the rule that shares nothing with the crate.

mod common;
mod positions;

use positions::{Dice, rich_setup, squares};
use rank_and_file::board::{Color, Move, Variant};
use rank_and_file::game::At;
use rank_and_file::game::fen::{read_setup, write_fen};
use rank_and_file::notation::three::{sentence, spoiled};
use rank_and_file::notation::{Notation, Rule, Tolerance, Turn, Verdict, judge, refusal};
use rank_and_file::rules::{Grid, Position};

const BOTH: [Variant; 2] = [Variant::UChess, Variant::UChessAise];

/// A FEN, or "start" with the moves made from there.
fn position(variant: Variant, text: &str) -> Position {
    let Some(moves) = text.strip_prefix("start") else {
        let mut setup = read_setup(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        setup.variant = variant;
        return Position::from_setup(&setup).unwrap_or_else(|error| panic!("{text}: {error}"));
    };
    let mut position = Position::array(variant);
    for text in moves.trim_start_matches(':').split_whitespace() {
        let moves = position.moves();
        let mv = moves.iter().find(|mv| squares(mv) == text);
        position.play(mv.unwrap_or_else(|| panic!("{text} is not legal")));
    }
    position
}

fn sentences(position: &Position) -> Vec<String> {
    let turn = position.turn();
    let mut all: Vec<String> = turn
        .moves
        .iter()
        .map(|mv| Notation::ThreeSymbol.name(mv, &turn).reading.text)
        .collect();
    all.sort();
    all
}

/// The move that a text means, or why it means none.
fn understand(notation: Notation, text: &str, turn: &Turn<'_>) -> Result<Move, String> {
    match notation.understand(text, turn) {
        Ok((_, Verdict::One { mv, .. })) => Ok(mv),
        Ok((_, Verdict::Many(moves))) => Err(format!("{} moves", moves.len())),
        Ok((reading, Verdict::None { broke, before })) => {
            Err(refusal(&reading, &broke, &before, turn).to_string())
        }
        Err(misread) => Err(misread.to_string()),
    }
}

#[test]
fn every_row_of_the_corpus_is_true() {
    let mut rows = 0;
    for line in include_str!("corpus/uchess.tsv").lines() {
        if line.starts_with('#') {
            continue;
        }
        let columns: Vec<&str> = line.split('\t').collect();
        let [kind, variant, place, text, expected] = *columns.as_slice() else {
            panic!("{line:?} has {} columns and should have 5", columns.len());
        };
        let variant = Variant::named(variant).expect("a variant");
        let position = position(variant, place);
        let turn = position.turn();
        let legal = sentences(&position);
        let is_legal = |text: &&str| legal.iter().any(|legal| legal == text);
        let mut texts = text.split_whitespace();
        let notation = match kind {
            "short" => Notation::SHORT,
            "clear" => Notation::DESCRIPTIVE,
            _ => Notation::ThreeSymbol,
        };
        match kind {
            "exactly" => assert_eq!(legal.join(" "), text, "{line}"),
            "legal" => assert!(texts.all(|text| is_legal(&text)), "{line}: {legal:?}"),
            "illegal" => assert!(!texts.any(|text| is_legal(&text)), "{line}: {legal:?}"),
            _ => {
                let found = understand(notation, text, &turn);
                let found = found.map_or_else(|why| why, |mv| squares(&mv));
                assert_eq!(found, expected, "{line}");
            }
        }
        rows += 1;
    }
    assert!(rows > 90, "{rows} rows");
}

#[test]
fn the_shortest_stalemate_leaves_moves_that_only_orthodox_chess_allows() {
    let moves = "start: e2e4 e7e5 d2d4 d7d5 g1e2 g8e7 b1d2 b8d7";
    let position = position(Variant::UChess, moves);
    assert!(position.is_over());
    let mut setup = position.setup();
    setup.variant = Variant::Standard;
    let orthodox = Position::from_setup(&setup).expect("an orthodox position");
    assert_eq!(orthodox.moves().len(), 24);
    let turn = position.turn();
    let mut said: Vec<String> = turn
        .reach()
        .iter()
        .map(|mv| sentence(mv, turn.color).expect("a sentence").to_string())
        .collect();
    said.sort();
    assert_eq!(said.len(), 24);
    for pair in said.chunks(2) {
        assert_eq!(pair[0], pair[1]);
    }
    said.dedup();
    assert_eq!(said.len(), 12);
    for mv in turn.reach() {
        let why = spoiled(&mv, &turn).expect("spoiled");
        assert_eq!(why.rivals.len(), 1);
    }
}

#[test]
fn the_game_that_ends_in_stalemate_is_read_in_italian_and_in_english() {
    let italian = "P4R P4R P4D P4D C2R C2R C2D C2D";
    let english = "PK4 PK4 PQ4 PQ4 NK2 NK2 NQ2 NQ2";
    let ends = [italian, english].map(|score| {
        let mut position = Position::array(Variant::UChess);
        for text in score.split(' ') {
            let mv = understand(Notation::ThreeSymbol, text, &position.turn());
            position.play(&mv.unwrap_or_else(|why| panic!("{text}: {why}")));
        }
        assert!(position.is_over());
        // The same as a score, of which only the tag says what it is.
        let mut text = "[Variant \"U-chess\"]\n\n".to_owned();
        for (number, pair) in (1..).zip(score.split(' ').collect::<Vec<_>>().chunks(2)) {
            text += &format!("{number}. {} {} ", pair[0], pair[1]);
        }
        let game = common::one(&text);
        assert_eq!(common::sentences(&game), [""; 0]);
        let end = game.tree.end_of_line(At::Start);
        assert_eq!(game.tree.position(end), position);
        write_fen(&position)
    });
    assert_eq!(ends[0], ends[1]);
}

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
    fn of(fen: &str) -> Flat {
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

    /// The squares reached from here by so many of these steps, up to the first piece.
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

    /// What the piece on a square looks at.
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

    /// Every orthodox move, checks and pins ignored, with its sentence ("" if it has none).
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

    /// Whether the mover's king stands attacked after a move.
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

    /// The legal moves by their squares, in order.
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

/// Positions of random games, from the initial position and from set-ups.
fn random_positions(count: usize, mut each: impl FnMut(&Position, &mut Dice)) {
    let mut dice = Dice(0x5DEE_CE66_D201_2026);
    let mut seen = 0;
    while seen < count {
        let variant = *dice.pick(&BOTH);
        let mut position = Position::array(variant);
        if dice.roll(3) > 0 {
            let Ok(grid) = Grid::from_setup(&rich_setup(&mut dice, variant)) else {
                continue;
            };
            position = Position::Grid(Box::new(grid));
        }
        for _ in 0..40 {
            each(&position, &mut dice);
            seen += 1;
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position.play(dice.pick(&moves));
        }
    }
}

#[test]
fn a_second_statement_of_the_rule_allows_the_same_moves() {
    let (mut compared, mut legal, mut over) = (0, 0, 0);
    let (mut castling, mut passing, mut promotions, mut kings) = (0, 0, 0, 0);
    random_positions(110_000, |position, _| {
        let fen = write_fen(position);
        let flat = Flat::of(fen.trim());
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
        assert!(often > 200);
    }
}

#[test]
fn every_legal_move_is_three_symbols_that_read_back_to_it_alone() {
    let mut named = 0;
    random_positions(20_000, |position, _| {
        let turn = position.turn();
        for mv in &turn.moves {
            let name = Notation::ThreeSymbol.name(mv, &turn);
            let text = &name.reading.text;
            assert!(text.chars().filter(|&c| c != '-').count() <= 3, "{text}");
            assert!(name.rejected.is_empty() && name.still.is_empty(), "{text}");
            assert!(matches!(name.rule, Rule::ThreeSymbols | Rule::Castling));
            let strict = Notation::ThreeSymbol
                .read(text, &turn, Tolerance::Strict)
                .unwrap_or_else(|misread| panic!("{text}: {misread}"));
            let verdict = judge(&strict, &turn);
            assert!(matches!(verdict, Verdict::One { mv: found, .. } if found == *mv));
            let bare = text.replace('-', "");
            if mv.castles().is_none() {
                assert_eq!(understand(Notation::ThreeSymbol, &bare, &turn), Ok(*mv));
            }
            assert_eq!(spoiled(mv, &turn), None, "{text}");
            named += 1;
        }
    });
    println!("{named} sentences read back");
    assert!(named > 100_000);
}

#[test]
fn the_other_notations_name_every_move_too() {
    let mut named = 0;
    random_positions(3_000, |position, _| {
        let turn = position.turn();
        for mv in &turn.moves {
            for notation in positions::notations() {
                let name = notation.name(mv, &turn);
                let text = &name.reading.text;
                let found = understand(notation, text, &turn);
                let fen = write_fen(position);
                assert_eq!(found, Ok(*mv), "{notation:?} {text} in {fen}");
                assert!(name.still.is_empty(), "{notation:?} {text} in {fen}");
                named += 1;
            }
        }
    });
    println!("{named} names read back");
    assert!(named > 100_000);
}

#[test]
fn what_is_not_legal_says_which_moves_it_could_be() {
    let mut told = 0;
    random_positions(4_000, |position, _| {
        let turn = position.turn();
        // Once a king is taken it is the end of the game that forbids all moves.
        let pieces = position.setup().pieces;
        if Color::ALL
            .into_iter()
            .any(|color| pieces.king(color).is_none())
        {
            return;
        }
        for mv in turn.reach() {
            if turn.moves.contains(&mv) {
                continue;
            }
            // In the rules of AISE it may be the king that forbids it.
            let Some(why) = spoiled(&mv, &turn) else {
                assert_eq!(position.variant(), Variant::UChessAise);
                continue;
            };
            let text = match why.sentence {
                None => continue,
                Some(sentence) => sentence.to_string(),
            };
            let words = understand(Notation::ThreeSymbol, &text, &turn).expect_err("not legal");
            for rival in why.rivals.iter().chain([&mv]) {
                let noun = rival.as_noun();
                assert!(words.contains(&noun), "{text}: {words} without {noun}");
            }
            told += 1;
        }
    });
    println!("{told} refusals");
    assert!(told > 10_000);
}
