//! Laws of all notations: a written name is read as the same move, short algebraic agrees with an
//! independent library, and no letter is superfluous.

use cozy_chess as cozy;
use cozy_chess::Board;
use cozy_chess::util::display_san_move;
use rank_and_file::board::{Color, Move, MoveKind, Piece, Pieces, Setup, Square};
use rank_and_file::game::fen::write_fen;
use rank_and_file::notation::{
    Dialect, Kind, Named, Notation, Ply, Rule, Tolerance, Turn, Verdict, judge,
};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases, some};
use testing::positions::{dense, games, mixed_positions, notations, scores};

/// Returns the move for cozy-chess, in which castling is the king taking its rook.
fn cozy(mv: &Move) -> cozy::Move {
    let square =
        |at: Square| cozy::Square::index(usize::from(at.rank()) * 8 + usize::from(at.file()));
    let to = match mv.kind {
        MoveKind::Castles { rook, .. } => rook,
        _ => mv.to,
    };
    let promotion = mv.promotion().map(|piece| match piece {
        Piece::Queen => cozy::Piece::Queen,
        Piece::Rook => cozy::Piece::Rook,
        Piece::Bishop => cozy::Piece::Bishop,
        _ => cozy::Piece::Knight,
    });
    cozy::Move {
        from: square(mv.from),
        to: square(to),
        promotion,
    }
}

/// Returns the position for cozy-chess.
fn cozy_board(position: &Position) -> Board {
    let fen = write_fen(position);
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Compares every legal move of a position with cozy-chess in writing and reading, with both the
/// general code and the direct code for short algebraic. Returns the number of moves.
fn compare(position: &Position, board: &Board) -> usize {
    let turn = position.turn();
    let mut legal = 0;
    board.generate_moves(|moves| {
        legal += moves.len();
        false
    });
    assert_eq!(turn.moves.len(), legal, "the moves of {board}");
    let mut straight = String::new();
    for mv in &turn.moves {
        assert!(board.is_legal(cozy(mv)), "{mv:?} in {board}");
        let official = display_san_move(board, cozy(mv)).to_string();
        straight.clear();
        position.write_san(mv, &position.after(mv), &mut straight);
        assert_eq!(straight, official, "write_san in {board}");
        assert_eq!(
            Notation::SHORT.name(mv, &turn).reading.text,
            official,
            "name in {board}"
        );
        assert_eq!(
            position.read_san(&official),
            Some(*mv),
            "read_san of {official} in {board}"
        );
        let read = Notation::SHORT
            .understand(&official, &turn)
            .map(|(_, verdict)| verdict);
        assert_eq!(
            read,
            Ok(Verdict::One {
                mv: *mv,
                untrue: Vec::new()
            }),
            "{official} in {board}"
        );
    }
    turn.moves.len()
}

/// In a normal run one game out of this many is tested.
const SHARE: usize = 6;

#[test]
fn short_algebraic_is_what_cozy_chess_writes_and_is_read_back() {
    let scores = scores();
    let (mut plies, mut sampled, mut moves) = (0_usize, 0_usize, 0_usize);
    for game in some(games(scores.text), SHARE) {
        let (mut position, mut board) = (Position::start(), Board::default());
        for text in game {
            if plies.is_multiple_of(8) || !scores.is_large {
                sampled += 1;
                moves += compare(&position, &board);
            }
            plies += 1;
            let Some(mv) = position.read_san(text) else {
                break;
            };
            position.play(&mv);
            board.play(cozy(&mv));
        }
    }
    let floor = if scores.is_large {
        assert!(
            plies > 600_000 / cases(SHARE, 1),
            "the games were read only for {plies} plies"
        );
        2_000_000
    } else {
        800_000
    } / cases(SHARE + 1, 1);
    println!("{moves} moves of {sampled} positions, from {plies} plies: 0 differences");
    let (mut dice, mut crowded) = (Dice::for_law(77), 0);
    while crowded <= cases(8_000, 54_000) {
        if let Some(position) = dense(&mut dice) {
            crowded += compare(&position, &cozy_board(&position));
        }
    }
    println!("{crowded} moves of crowded positions: 0 differences");
    assert!(moves >= floor, "only {moves} moves");
}

#[test]
fn castling_of_chess960_and_the_king_s_steps_are_told_apart_in_every_notation() {
    let mut castlings = 0;
    for king in 1..7 {
        for (left, right) in
            (0..king).flat_map(|left| (king + 1..8).map(move |right| (left, right)))
        {
            for color in Color::ALL {
                let mut pieces = Pieces::default();
                for (rank, color) in [(0, Color::White), (7, Color::Black)] {
                    pieces.put(Square::new(king, rank), Some((color, Piece::King)));
                    pieces.put(Square::new(left, rank), Some((color, Piece::Rook)));
                    pieces.put(Square::new(right, rank), Some((color, Piece::Rook)));
                    // The pawns stand between them, so that no rook attacks the other king.
                    let ahead = if rank == 0 { 1 } else { 6 };
                    for file in [left, right] {
                        pieces.put(Square::new(file, ahead), Some((color, Piece::Pawn)));
                    }
                }
                let castling = [[Some(right), Some(left)]; 2];
                let setup = Setup {
                    pieces,
                    color,
                    castling,
                    ..Setup::start()
                };
                let position = Position::from_setup(&setup).expect("a position");
                let turn = position.turn();
                for mv in &turn.moves {
                    castlings += usize::from(mv.is_castling());
                    for notation in notations() {
                        let text = notation.name(mv, &turn).reading.text;
                        let found = notation
                            .understand(&text, &turn)
                            .map(|(_, verdict)| verdict);
                        let wanted = Verdict::One {
                            mv: *mv,
                            untrue: Vec::new(),
                        };
                        assert_eq!(
                            found,
                            Ok(wanted),
                            "{notation:?} {text} in {}",
                            write_fen(&position)
                        );
                    }
                }
            }
        }
    }
    assert!(castlings > 100, "only {castlings} castlings");
}

#[test]
fn every_move_is_read_back_from_its_name_in_every_notation() {
    let notations = notations();
    let (mut names, mut written) = (0_usize, String::new());
    let count = cases(400, 20_000);
    let positions = mixed_positions(count, |position| {
        let turn = position.turn();
        for mv in &turn.moves {
            let ply = Ply::new(mv, &turn);
            for notation in &notations {
                let named = notation.name(mv, &turn);
                let text = &named.reading.text;
                written.clear();
                let rule = notation.write(&ply, &mut written);
                assert_eq!((&written, rule), (text, named.rule), "{notation:?}");
                written.clear();
                let counted = notation.write_counted(&ply, &mut written);
                let rejected = named.rejected.first();
                let rivals = rejected.map_or(0, |first| first.could_mean.len());
                assert_eq!(
                    (&written, counted.rule, counted.rivals),
                    (text, rule, rivals)
                );
                if rejected.is_none() && rule == Rule::Pinned {
                    let barred = named.barred.iter();
                    let pinned = barred.filter(|barred| barred.pinned).count();
                    assert_eq!(counted.pinned, pinned, "{notation:?} {text}");
                }
                assert!(
                    named.still.is_empty(),
                    "{notation:?} {text} in {}",
                    write_fen(position)
                );
                let verdict = notation.understand(text, &turn).map(|(_, verdict)| verdict);
                let wanted = Ok(Verdict::One {
                    mv: *mv,
                    untrue: Vec::new(),
                });
                assert_eq!(
                    verdict,
                    wanted,
                    "{notation:?} {text} in {}",
                    write_fen(position)
                );
                names += 1;
            }
        }
    });
    println!(
        "{names} names of every move of {positions} positions in {} notations",
        notations.len()
    );
    assert!(
        positions >= count && names > count * 250,
        "only {names} names of {positions} positions"
    );
}

/// Returns the other moves that would fit without the parts of these kinds.
fn without(named: &Named, kinds: &[Kind], turn: &Turn<'_>) -> Vec<Move> {
    let mut reading = named.reading.clone();
    reading.parts.retain(|part| !kinds.contains(&part.kind));
    assert!(
        reading.parts.len() < named.reading.parts.len(),
        "{:?} has no {kinds:?}",
        named.reading
    );
    turn.moves
        .iter()
        .filter(|mv| reading.fits(mv, turn) && !named.reading.fits(mv, turn))
        .copied()
        .collect()
}

#[test]
fn a_letter_left_out_makes_another_move_possible() {
    let mut seen = std::collections::BTreeMap::new();
    mixed_positions(cases(1_000, 4_000), |position| {
        let turn = position.turn();
        for notation in [
            Notation::SHORT,
            Notation::MINIMAL,
            Notation::DESCRIPTIVE,
            Notation::CLASSIC,
            Notation::Continental(Dialect::Spanish),
        ] {
            for mv in &turn.moves {
                let named = notation.name(mv, &turn);
                let groups: &[&[Kind]] = match named.rule {
                    Rule::File => &[&[Kind::File]],
                    Rule::Rank => &[&[Kind::Rank]],
                    Rule::FileAndRank => &[&[Kind::File, Kind::Rank], &[Kind::File], &[Kind::Rank]],
                    Rule::SideKept => &[&[Kind::Side]],
                    Rule::Label => &[&[Kind::Label]],
                    Rule::Origin => &[&[Kind::Origin]],
                    Rule::Captor => &[&[Kind::Label]],
                    Rule::Captured => &[&[Kind::VictimLabel]],
                    Rule::BothEnds => &[&[Kind::VictimLabel], &[Kind::Label, Kind::Origin]],
                    _ => continue,
                };
                *seen.entry(named.rule.tag()).or_insert(0) += 1;
                let about = || {
                    format!(
                        "{} ({}) in {}",
                        named.reading.text,
                        named.rule.tag(),
                        write_fen(position)
                    )
                };
                for group in groups {
                    let rivals = without(&named, group, &turn);
                    assert!(!rivals.is_empty(), "{group:?} of {} is idle", about());
                    assert!(!rivals.contains(mv), "{}", about());
                }
                // If a kind has only one part, `Named::without` must give the same moves for that
                // part.
                for (at, part) in named.reading.parts.iter().enumerate() {
                    let alone = named
                        .reading
                        .parts
                        .iter()
                        .filter(|other| other.kind == part.kind)
                        .count()
                        == 1;
                    if alone && groups.iter().any(|group| **group == [part.kind]) {
                        assert_eq!(
                            named.without(at, &turn),
                            without(&named, &[part.kind], &turn),
                            "{}",
                            about()
                        );
                    }
                }
                // The moves listed for a shorter name must be those that a reader finds for it.
                for shorter in &named.rejected {
                    assert!(
                        !shorter.could_mean.is_empty(),
                        "{} was no worse than {}",
                        shorter.text,
                        about()
                    );
                    let reading = notation
                        .read(&shorter.text, &turn, Tolerance::Strict)
                        .expect("a form of ours");
                    let Verdict::Many(mut moves) = judge(&reading, &turn) else {
                        panic!("{} means one move; {}", shorter.text, about());
                    };
                    moves.retain(|other| other != mv);
                    assert_eq!(moves, shorter.could_mean, "{}", about());
                }
            }
        }
    });
    println!("{seen:?}");
    for rule in [
        "file",
        "rank",
        "file-and-rank",
        "side-kept",
        "label",
        "origin",
        "captor",
        "captured",
        "both-ends",
    ] {
        assert!(
            seen.get(rule).is_some_and(|&count| count > cases(10, 50)),
            "{rule}: {seen:?}"
        );
    }
}
