//! Marks of check: double check, discovered check and mate are marked correctly in every notation.

use rank_and_file::board::{Move, MoveKind, Square};
use rank_and_file::game::fen::{read_fen, write_fen};
use rank_and_file::notation::descriptive::Spelling;
use rank_and_file::notation::{Dialect, Gives, Historic, Manner, Notation, SpokenLanguage};
use rank_and_file::rules::Position;
use testing::chance::cases;
use testing::positions::{self, checkers, mixed_positions, notations};

/// Returns the effect of a move on the enemy king, found by walking over the squares.
fn true_effect(position: &Position, mv: &Move) -> Gives {
    let after = position.after(mv);
    let checkers = checkers(&after, after.color());
    let landed = match mv.kind {
        MoveKind::Castles { .. } => {
            Square::new(if mv.to.file() == 6 { 5 } else { 3 }, mv.to.rank())
        }
        _ => mv.to,
    };
    let manner = match *checkers.as_slice() {
        [] => return Gives::Nothing,
        [one] if one == landed => Manner::Direct,
        [_] => Manner::Discovered,
        _ => Manner::Double,
    };
    if after.moves().is_empty() {
        Gives::Mate(manner)
    } else {
        Gives::Check(manner)
    }
}

/// Returns the mark that a notation writes for an effect. "Really short" leaves out the plain
/// check.
fn mark(notation: Notation, gives: Gives) -> &'static str {
    match (notation, gives) {
        (Notation::Uci | Notation::Numeric(_) | Notation::Smith | Notation::Telegraphic(_), _)
        | (Notation::Historic(Historic::Stamma), _)
        | (_, Gives::Nothing)
        | (Notation::Minimal(_), Gives::Check(_)) => "",
        (Notation::Descriptive(style), Gives::Mate(_) | Gives::Check(_))
            if style.spelling == Spelling::Staunton =>
        {
            match gives {
                Gives::Check(Manner::Direct) => " (ch.)",
                Gives::Check(Manner::Discovered) => " (dis. ch.)",
                Gives::Check(Manner::Double) => " (dble ch.)",
                _ => " (mate)",
            }
        }
        (Notation::Descriptive(_), Gives::Mate(_)) => " mate",
        (Notation::Descriptive(_), Gives::Check(Manner::Direct)) => " ch",
        (Notation::Descriptive(_), Gives::Check(Manner::Discovered)) => " dis ch",
        (Notation::Descriptive(_), Gives::Check(Manner::Double)) => " dbl ch",
        (Notation::Spoken(SpokenLanguage::English), Gives::Check(_)) => " check",
        (Notation::Spoken(SpokenLanguage::German), Gives::Check(_)) => " Schach",
        (Notation::Spoken(SpokenLanguage::French), Gives::Check(_)) => " échec",
        (Notation::Spoken(SpokenLanguage::Spanish), Gives::Check(_)) => " jaque",
        (Notation::Spoken(SpokenLanguage::German), Gives::Mate(_)) => " matt",
        (Notation::Spoken(SpokenLanguage::French), Gives::Mate(_)) => " mat",
        (Notation::Spoken(_), Gives::Mate(_)) => " mate",
        (Notation::Continental(Dialect::French), Gives::Mate(_)) => "≠",
        (Notation::Continental(_), Gives::Mate(_)) => "++",
        (Notation::Historic(_), Gives::Check(Manner::Double)) => "††",
        (Notation::Historic(_), Gives::Check(_)) => "†",
        (Notation::Historic(_), Gives::Mate(_)) => "‡",
        (_, Gives::Check(_)) => "+",
        (_, Gives::Mate(_)) => "#",
    }
}

/// Returns whether a name has exactly the mark of this effect.
fn has_mark(notation: Notation, name: &str, gives: Gives) -> bool {
    if let Notation::Braille(_) = notation {
        // The sign of check stands before the square, except for castling.
        let is_check =
            name.contains(['⠘', '⠸', '^', '_']) || name.ends_with("⠜⠏") || name.ends_with(">P");
        let is_mate = name.ends_with("⠜⠍") || name.ends_with(">M");
        return (is_check, is_mate) == (matches!(gives, Gives::Check(_)), gives.is_mate());
    }
    let bare = name.strip_suffix(mark(notation, gives));
    bare.is_some_and(|bare| {
        !bare.ends_with(['+', '#', '≠', '†', '‡'])
            && ![
                " ch", " dis", " dbl", " mate", "ch.)", "(mate)", " check", " matt",
            ]
            .iter()
            .any(|end| bare.ends_with(end))
    })
}

#[test]
fn checks_of_every_kind_are_marked_in_every_notation() {
    let direct = Gives::Check(Manner::Direct);
    for (fen, mv, gives) in [
        (
            "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1",
            "e4c3",
            Gives::Check(Manner::Discovered),
        ),
        (
            "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1",
            "e4d6",
            Gives::Check(Manner::Double),
        ),
        ("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e1e2", Gives::Nothing),
        ("4k3/8/8/8/8/8/8/K4R2 w - - 0 1", "f1f8", direct),
        // Castling gives check with the rook. The rook is a piece that has just moved, so the check
        // is direct.
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", direct),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", direct),
        // A king can only give check by opening a line.
        (
            "4k3/8/8/8/8/4K3/8/4R3 w - - 0 1",
            "e3d3",
            Gives::Check(Manner::Discovered),
        ),
        // Taking en passant takes two pieces off a line at once.
        (
            "8/8/8/k1pP3R/8/8/8/4K3 w - c6 0 1",
            "d5c6",
            Gives::Check(Manner::Discovered),
        ),
        (
            "7k/8/8/3pP3/8/8/8/B6K w - d6 0 1",
            "e5d6",
            Gives::Check(Manner::Discovered),
        ),
        // The new queen gives check through the square that the pawn has left.
        ("8/2P5/8/8/8/8/2k5/4K3 w - - 0 1", "c7c8q", direct),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8n", direct),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", Gives::Nothing),
        (
            "7k/4P3/6K1/8/8/8/8/8 w - - 0 1",
            "e7e8q",
            Gives::Mate(Manner::Direct),
        ),
        // Mates: the fool's, smothered, Reti's after the double check.
        (
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
            "d8h4",
            Gives::Mate(Manner::Direct),
        ),
        (
            "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1",
            "g5f7",
            Gives::Mate(Manner::Direct),
        ),
        (
            "rnb2b1r/ppk2ppp/2p5/4q1B1/4n3/8/PPP2PPP/2KR1BNR w - - 2 11",
            "g5d8",
            Gives::Mate(Manner::Direct),
        ),
        (
            "rnbk1b1r/pp3ppp/2p5/4q3/4n3/8/PPPB1PPP/2KR1BNR w - - 0 10",
            "d2g5",
            Gives::Check(Manner::Double),
        ),
        (
            "7k/6pp/8/8/8/8/1B4N1/K5R1 w - - 0 1",
            "g2f4",
            Gives::Nothing,
        ),
        (
            "2Kn3q/5q1k/r1Nq4/1q6/8/2NPP3/2pb4/7N b - - 0 1",
            "d8c6",
            Gives::Mate(Manner::Discovered),
        ),
        (
            "8/2P2Kpk/2pP2r1/3P1n2/2P5/2p2r2/2p1r3/8 b - - 0 1",
            "f5d6",
            Gives::Mate(Manner::Double),
        ),
        // Stalemate is not mate.
        ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "f6f7", Gives::Nothing),
    ] {
        let position = read_fen(fen).expect("a position");
        let turn = position.turn();
        let found = turn
            .moves
            .iter()
            .find(|found| positions::squares(found) == mv);
        let found = found.unwrap_or_else(|| panic!("{mv} is not legal in {fen}"));
        assert_eq!(turn.gives(found), gives, "{mv} in {fen}");
        assert_eq!(true_effect(&position, found), gives, "{mv} in {fen}");
        for notation in notations() {
            let name = notation.name(found, &turn).reading.text;
            assert!(
                has_mark(notation, &name, gives),
                "{name} in {fen}, {gives:?}"
            );
        }
    }
}

#[test]
fn marks_agree_with_a_walk_over_the_squares() {
    let mut seen = std::collections::HashMap::new();
    mixed_positions(cases(2_000, 3_000), |position| {
        assert_eq!(
            position.checkers().iter().collect::<Vec<_>>(),
            checkers(position, position.color()),
            "{}",
            write_fen(position)
        );
        let turn = position.turn();
        for mv in &turn.moves {
            let gives = true_effect(position, mv);
            *seen.entry(gives).or_insert(0) += 1;
            assert_eq!(turn.gives(mv), gives, "{mv:?} in {}", write_fen(position));
            for notation in [
                Notation::SHORT,
                Notation::MINIMAL,
                Notation::DESCRIPTIVE,
                Notation::Reversible,
            ] {
                let name = notation.name(mv, &turn).reading.text;
                assert!(
                    has_mark(notation, &name, gives),
                    "{name} in {}, {gives:?}",
                    write_fen(position)
                );
            }
        }
    });
    println!("{seen:?}");
    // Double and discovered mates are rare, and the table above has one of each.
    for gives in [
        Gives::Check(Manner::Direct),
        Gives::Check(Manner::Discovered),
        Gives::Check(Manner::Double),
        Gives::Mate(Manner::Direct),
    ] {
        assert!(seen.contains_key(&gives), "{gives:?} was not met: {seen:?}");
    }
}
