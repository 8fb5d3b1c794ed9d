//! Laws of all notations: what is written is read back as the same move, short algebraic is what an
//! independent library writes, no letter is idle, marks are true, and no text is read amiss.

mod positions;

use std::time::Instant;

use cozy_chess::util::display_san_move;
use cozy_chess::{Board, Move, Piece, Square};
use positions::{Dice, checkers, dense, games, random_games, scores};
use rank_and_file::board::{Cell, Man, Play, What};
use rank_and_file::game::fen::{read_fen, write_fen};
use rank_and_file::notation::descriptive::{Marks, Spelling, Style};
use rank_and_file::notation::{Gives, Kind, Letters, Manner, Named, Notation, Reading, Rule, Tolerance, Turn, Verdict, judge};
use rank_and_file::rules::Position;

/// Every notation in every style.
fn notations() -> Vec<Notation> {
    let mut all = vec![
        Notation::SHORT,
        Notation::LONG,
        Notation::MINIMAL,
        Notation::FIGURINE,
        Notation::Short(Letters::German),
        Notation::Uci,
        Notation::Reversible,
    ];
    for spelling in [Spelling::Modern, Spelling::Kt, Spelling::Spaced] {
        all.extend([Marks::Strict, Marks::Classic].map(|marks| Notation::Descriptive(Style { spelling, marks })));
    }
    all
}

/// The move as cozy-chess has it, where castling is the king taking his rook.
fn cozy(play: &Play) -> Move {
    let square = |at: Cell| Square::index(usize::from(at.rank()) * 8 + usize::from(at.file()));
    let to = match play.what {
        What::Castles { rook, .. } => rook,
        _ => play.to,
    };
    let promotion = play.promotion().map(|man| match man {
        Man::Queen => Piece::Queen,
        Man::Rook => Piece::Rook,
        Man::Bishop => Piece::Bishop,
        _ => Piece::Knight,
    });
    Move { from: square(play.from), to: square(to), promotion }
}

/// The position as cozy-chess reads it.
fn cozy_board(position: &Position) -> Board {
    let fen = write_fen(position);
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Compares every legal move of a position with cozy-chess on both of our roads, the general one and
/// the straight one, in writing and in reading. Says how many moves there were.
fn compare(position: &Position, board: &Board) -> usize {
    let turn = position.turn();
    let mut legal = 0;
    board.generate_moves(|moves| {
        legal += moves.len();
        false
    });
    assert_eq!(turn.plays.len(), legal, "the moves of {board}");
    let mut straight = String::new();
    for play in &turn.plays {
        assert!(board.is_legal(cozy(play)), "{play:?} in {board}");
        let official = display_san_move(board, cozy(play)).to_string();
        straight.clear();
        position.write_san(play, &position.after(play), &mut straight);
        assert_eq!(straight, official, "write_san in {board}");
        assert_eq!(Notation::SHORT.name(play, &turn).reading.text, official, "name in {board}");
        assert_eq!(position.read_san(&official), Some(*play), "read_san of {official} in {board}");
        let read = Notation::SHORT.understand(&official, &turn).map(|(_, verdict)| verdict);
        assert_eq!(read, Ok(Verdict::One { play: *play, untrue: Vec::new() }), "{official} in {board}");
    }
    turn.plays.len()
}

#[test]
fn short_algebraic_is_what_cozy_chess_writes_and_is_read_back() {
    let started = Instant::now();
    let scores = scores();
    let (mut plies, mut sampled, mut moves) = (0_usize, 0_usize, 0_usize);
    for game in games(&scores.text) {
        let (mut position, mut board) = (Position::start(), Board::default());
        for text in game {
            if plies.is_multiple_of(8) || !scores.is_large {
                sampled += 1;
                moves += compare(&position, &board);
            }
            plies += 1;
            let play = position.read_san(text).unwrap_or_else(|| panic!("{text} in {board}"));
            position.play(&play);
            board.play(cozy(&play));
        }
    }
    let floor = if scores.is_large {
        2_000_000
    } else {
        random_games(40, &mut Dice(5), |position, _| {
            let board = cozy_board(position);
            sampled += 1;
            moves += compare(position, &board);
        });
        100_000
    };
    println!("{moves} moves of {sampled} positions, from {plies} plies: 0 differences ({:.0?})", started.elapsed());
    let (mut dice, mut crowded) = (Dice(77), 0);
    for _ in 0..10_000 {
        if let Some(position) = dense(&mut dice) {
            crowded += compare(&position, &cozy_board(&position));
        }
    }
    println!("{crowded} moves of crowded positions: 0 differences ({:.0?})", started.elapsed());
    assert!(crowded > 50_000, "only {crowded} moves of crowded positions");
    assert!(moves >= floor, "only {moves} moves");
}

/// Positions of games, of random play, and crowded ones, `count` of them in all.
fn mixed_positions(count: usize, mut each: impl FnMut(&Position)) -> usize {
    let mut dice = Dice(2026);
    let mut seen = 0;
    // Two parts of seven crowded, the same of random play, the rest from games.
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
    let step = if scores.is_large { 79 } else { 1 };
    let mut ply = 0_usize;
    for game in games(&scores.text) {
        let mut position = Position::start();
        for text in game {
            ply += 1;
            if ply.is_multiple_of(step) && seen < count {
                each(&position);
                seen += 1;
            }
            let play = position.read_san(text).unwrap_or_else(|| panic!("{text} in {}", write_fen(&position)));
            position.play(&play);
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

#[test]
fn every_move_is_read_back_from_its_name_in_every_notation() {
    let started = Instant::now();
    let notations = notations();
    let mut names = 0_usize;
    let positions = mixed_positions(20_000, |position| {
        let turn = position.turn();
        for notation in &notations {
            for play in &turn.plays {
                let named = notation.name(play, &turn);
                let text = &named.reading.text;
                assert!(named.still.is_empty(), "{notation:?} {text} in {}", write_fen(position));
                let verdict = notation.understand(text, &turn).map(|(_, verdict)| verdict);
                let wanted = Ok(Verdict::One { play: *play, untrue: Vec::new() });
                assert_eq!(verdict, wanted, "{notation:?} {text} in {}", write_fen(position));
                names += 1;
            }
        }
    });
    println!("{names} names of every move of {positions} positions in {} notations ({:.0?})", notations.len(), started.elapsed());
    assert!(positions >= 20_000 && names > 5_000_000, "only {names} names of {positions} positions");
}

/// The other moves that would fit if all parts of these kinds were left out.
fn without(named: &Named, kinds: &[Kind], turn: &Turn<'_>) -> Vec<Play> {
    let mut reading = named.reading.clone();
    reading.parts.retain(|part| !kinds.contains(&part.kind));
    assert!(reading.parts.len() < named.reading.parts.len(), "{:?} has no {kinds:?}", named.reading);
    turn.plays.iter().filter(|play| reading.fits(play, turn) && !named.reading.fits(play, turn)).copied().collect()
}

#[test]
fn a_letter_left_out_makes_another_move_possible() {
    let mut seen = std::collections::BTreeMap::new();
    mixed_positions(4_000, |position| {
        let turn = position.turn();
        for notation in [Notation::SHORT, Notation::MINIMAL, Notation::DESCRIPTIVE, Notation::CLASSIC] {
            for play in &turn.plays {
                let named = notation.name(play, &turn);
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
                let about = || format!("{} ({}) in {}", named.reading.text, named.rule.tag(), write_fen(position));
                for group in groups {
                    let rivals = without(&named, group, &turn);
                    assert!(!rivals.is_empty(), "{group:?} of {} is idle", about());
                    assert!(!rivals.contains(play), "{}", about());
                }
                // A kind that is one part is what `Named::without` tells of that part.
                for (at, part) in named.reading.parts.iter().enumerate() {
                    let alone = named.reading.parts.iter().filter(|other| other.kind == part.kind).count() == 1;
                    if alone && groups.iter().any(|group| **group == [part.kind]) {
                        assert_eq!(named.without(at, &turn), without(&named, &[part.kind], &turn), "{}", about());
                    }
                }
                // And what the shorter names could have meant is what they do mean to a reader.
                for shorter in &named.rejected {
                    assert!(!shorter.could_mean.is_empty(), "{} was no worse than {}", shorter.text, about());
                    let reading = notation.read(&shorter.text, &turn, Tolerance::Strict).expect("a form of ours");
                    let Verdict::Many(mut plays) = judge(&reading, &turn) else {
                        panic!("{} means one move; {}", shorter.text, about());
                    };
                    plays.retain(|other| other != play);
                    assert_eq!(plays, shorter.could_mean, "{}", about());
                }
            }
        }
    });
    println!("{seen:?}");
    for rule in ["file", "rank", "file-and-rank", "side-kept", "label", "origin", "captor", "captured", "both-ends"] {
        assert!(seen.get(rule).is_some_and(|&count| count > 50), "{rule}: {seen:?}");
    }
}

/// Whether what the play gives is what walking the squares finds.
fn true_effect(position: &Position, play: &Play) -> Gives {
    let after = position.after(play);
    let checkers = checkers(&after, after.side());
    let landed = match play.what {
        What::Castles { .. } => Cell::new(if play.to.file() == 6 { 5 } else { 3 }, play.to.rank()),
        _ => play.to,
    };
    let manner = match *checkers.as_slice() {
        [] => return Gives::Nothing,
        [one] if one == landed => Manner::Direct,
        [_] => Manner::Discovered,
        _ => Manner::Double,
    };
    if after.plays().is_empty() { Gives::Mate(manner) } else { Gives::Check(manner) }
}

/// The mark a notation writes for an effect; "really short" leaves out the plain check.
fn mark(notation: Notation, gives: Gives) -> &'static str {
    match (notation, gives) {
        (Notation::Uci, _) | (_, Gives::Nothing) | (Notation::Minimal(_), Gives::Check(_)) => "",
        (Notation::Descriptive(_), Gives::Mate(_)) => " mate",
        (Notation::Descriptive(_), Gives::Check(Manner::Direct)) => " ch",
        (Notation::Descriptive(_), Gives::Check(Manner::Discovered)) => " dis ch",
        (Notation::Descriptive(_), Gives::Check(Manner::Double)) => " dbl ch",
        (_, Gives::Check(_)) => "+",
        (_, Gives::Mate(_)) => "#",
    }
}

/// Whether a name carries just the mark of this effect.
fn has_mark(notation: Notation, name: &str, gives: Gives) -> bool {
    let bare = name.strip_suffix(mark(notation, gives));
    bare.is_some_and(|bare| !bare.ends_with(['+', '#']) && ![" ch", " dis", " dbl", " mate"].iter().any(|end| bare.ends_with(end)))
}

#[test]
fn checks_of_every_kind_are_marked_in_every_notation() {
    let direct = Gives::Check(Manner::Direct);
    for (fen, play, gives) in [
        ("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4c3", Gives::Check(Manner::Discovered)),
        ("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4d6", Gives::Check(Manner::Double)),
        ("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e1e2", Gives::Nothing),
        ("4k3/8/8/8/8/8/8/K4R2 w - - 0 1", "f1f8", direct),
        // Castling gives check with the rook; the man that lands gives it, so it is a direct one.
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", direct),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", direct),
        // A king opens a line, and can only so give check.
        ("4k3/8/8/8/8/4K3/8/4R3 w - - 0 1", "e3d3", Gives::Check(Manner::Discovered)),
        // Taking in passing takes two men off a line at once.
        ("8/8/8/k1pP3R/8/8/8/4K3 w - c6 0 1", "d5c6", Gives::Check(Manner::Discovered)),
        ("7k/8/8/3pP3/8/8/8/B6K w - d6 0 1", "e5d6", Gives::Check(Manner::Discovered)),
        // The new queen gives check through the square that the pawn has left.
        ("8/2P5/8/8/8/8/2k5/4K3 w - - 0 1", "c7c8q", direct),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8n", direct),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", Gives::Nothing),
        ("7k/4P3/6K1/8/8/8/8/8 w - - 0 1", "e7e8q", Gives::Mate(Manner::Direct)),
        // Mates: the fool's, smothered, Reti's after the double check.
        ("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4", Gives::Mate(Manner::Direct)),
        ("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", "g5f7", Gives::Mate(Manner::Direct)),
        ("rnb2b1r/ppk2ppp/2p5/4q1B1/4n3/8/PPP2PPP/2KR1BNR w - - 2 11", "g5d8", Gives::Mate(Manner::Direct)),
        ("rnbk1b1r/pp3ppp/2p5/4q3/4n3/8/PPPB1PPP/2KR1BNR w - - 0 10", "d2g5", Gives::Check(Manner::Double)),
        ("7k/6pp/8/8/8/8/1B4N1/K5R1 w - - 0 1", "g2f4", Gives::Nothing),
        // Stalemate is no mate.
        ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "f6f7", Gives::Nothing),
    ] {
        let position = read_fen(fen).expect("a position");
        let turn = position.turn();
        let found = turn.plays.iter().find(|found| positions::squares(found) == play);
        let found = found.unwrap_or_else(|| panic!("{play} is not legal in {fen}"));
        assert_eq!(turn.gives(found), gives, "{play} in {fen}");
        assert_eq!(true_effect(&position, found), gives, "{play} in {fen}");
        for notation in notations() {
            let name = notation.name(found, &turn).reading.text;
            assert!(has_mark(notation, &name, gives), "{name} in {fen}, {gives:?}");
        }
    }
}

#[test]
fn marks_agree_with_a_walk_over_the_squares() {
    let mut seen = std::collections::HashMap::new();
    mixed_positions(3_000, |position| {
        assert_eq!(position.checkers().iter().collect::<Vec<_>>(), checkers(position, position.side()), "{}", write_fen(position));
        let turn = position.turn();
        for play in &turn.plays {
            let gives = true_effect(position, play);
            *seen.entry(gives).or_insert(0) += 1;
            assert_eq!(turn.gives(play), gives, "{play:?} in {}", write_fen(position));
            for notation in [Notation::SHORT, Notation::MINIMAL, Notation::DESCRIPTIVE, Notation::Reversible] {
                let name = notation.name(play, &turn).reading.text;
                assert!(has_mark(notation, &name, gives), "{name} in {}, {gives:?}", write_fen(position));
            }
        }
    });
    println!("{seen:?}");
    for manner in [Manner::Direct, Manner::Discovered, Manner::Double] {
        for gives in [Gives::Check(manner), Gives::Mate(manner)] {
            assert!(seen.contains_key(&gives), "{gives:?} was not met: {seen:?}");
        }
    }
}

/// Pieces of text that look like parts of moves, so that nonsense gets far into the readers.
const CRUMBS: [&str; 56] = [
    "N", "Kt", "K", "Q", "R", "B", "P", "D", "S", "♘", "♞", "a", "b", "e", "h", "i", "1", "2", "4", "8", "9", "0", "-", "–", "x",
    "X", "×", ":", "*", "=", "/", "(", ")", "O-O", "0-0-0", "Castles", "ch", "dis", "dbl ch", "mate", "e.p.", "+", "#", "++", "!",
    "?!", ".", "…", "1.", "12...", " ", "\u{a0}", "’s", "to", "é", "\u{feff}",
];

fn nonsense(round: usize, dice: &mut Dice) -> String {
    let mut text = String::new();
    for _ in 0..dice.roll(12) {
        if round.is_multiple_of(5) {
            text.extend(char::from_u32(dice.roll(0x1_1000) as u32));
        } else {
            let crumb: &&str = dice.pick(&CRUMBS);
            text.push_str(crumb);
        }
    }
    text
}

/// Whether the parts of a reading stand in order, inside its text and on the bounds of characters.
fn is_well_placed(reading: &Reading) -> bool {
    let mut at = 0;
    reading.parts.iter().all(|part| {
        let placed = part.span.start >= at && part.span.start <= part.span.end && reading.text.get(part.span.clone()).is_some();
        at = part.span.end;
        placed && (part.kind != Kind::Implied || part.span.is_empty())
    })
}

#[test]
fn no_text_makes_a_reader_panic_or_point_outside_it() {
    let mut dice = Dice(99);
    let mut places = vec![Position::start()];
    places.extend((0..200).filter_map(|_| dense(&mut dice)));
    let turns: Vec<Turn<'_>> = places.iter().map(Position::turn).collect();
    let notations = notations();
    let mut read = 0;
    for round in 0..60_000 {
        let text = nonsense(round, &mut dice);
        let turn = dice.pick(&turns);
        for notation in &notations {
            let extent = notation.extent(&text);
            let inside = text.is_char_boundary(extent) && (extent > 0 || text.is_empty());
            assert!(inside, "{notation:?} ends {text:?} at {extent}");
            for tolerance in [Tolerance::Strict, Tolerance::Tolerant] {
                match notation.read(&text, turn, tolerance) {
                    Ok(reading) => {
                        read += 1;
                        assert_eq!(reading.text, text);
                        assert!(is_well_placed(&reading), "{notation:?} {reading:?}");
                        if let Verdict::None { broke, before } = judge(&reading, turn) {
                            let sentence = rank_and_file::notation::refusal(&reading, &broke, &before, turn).to_string();
                            assert!(sentence.ends_with('.') && sentence.len() > 10, "{sentence:?}");
                        }
                    }
                    Err(misread) => {
                        assert!(text.is_char_boundary(misread.at), "{notation:?} {text:?} {misread:?}");
                        assert_eq!(misread.found, text[misread.at..].chars().next(), "{notation:?} {text:?}");
                    }
                }
            }
        }
    }
    println!("{read} readings of nonsense");
    assert!(read > 5_000, "only {read} texts could be read");
}

#[test]
fn the_straight_road_never_disagrees_with_the_general_one() {
    let mut dice = Dice(4242);
    let (mut tried, mut understood) = (0_usize, 0_usize);
    mixed_positions(1_500, |position| {
        let turn = position.turn();
        for _ in 0..60 {
            let mut text = match turn.plays.len() {
                0 => String::from("e4"),
                _ => Notation::SHORT.name(dice.pick(&turn.plays), &turn).reading.text,
            };
            // One or two letters changed, dropped or put in.
            for _ in 0..=dice.roll(2) {
                const LETTERS: &[u8] = b"KQRBNPabcdefgh12345678xO-=+#!?.0 ";
                let at = dice.roll(text.len() + 1);
                match dice.roll(3) {
                    0 => text.insert(at, *dice.pick(LETTERS) as char),
                    1 if at < text.len() => drop(text.remove(at)),
                    _ if at < text.len() => text.replace_range(at..=at, &char::from(*dice.pick(LETTERS)).to_string()),
                    _ => {}
                }
            }
            tried += 1;
            let Some(play) = position.read_san(&text) else {
                continue;
            };
            understood += 1;
            let about = || format!("{text:?} in {}", write_fen(position));
            match Notation::SHORT.understand(&text, &turn) {
                Ok((_, Verdict::One { play: general, untrue })) => {
                    assert_eq!(general, play, "{}", about());
                    assert!(untrue.iter().all(|part| part.kind == Kind::Check), "{untrue:?} {}", about());
                }
                other => panic!("{other:?} for {}", about()),
            }
        }
    });
    println!("{tried} texts near to a move, {understood} of them moves");
    assert!(understood > tried / 20, "only {understood} of {tried}");
}
