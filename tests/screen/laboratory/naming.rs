//! The names in every notation with their rules; each is read back.

use rank_and_file::board::{Color, Piece, Square};
use rank_and_file::exercise::laboratory::{LabModel, Laboratory};
use rank_and_file::notation::Verdict;
use rank_and_file::session::{Column, ColumnSet};
use testing::chance::Dice;
use testing::positions::put;

use super::{empty, laboratory, names};

/// Returns the letters that only distinguish a move from others, in the first column.
fn added(model: &LabModel) -> String {
    let of = |shown: &rank_and_file::exercise::laboratory::LabMove| {
        let parts = shown.reasons[0].parts.iter().filter(|part| part.needed);
        parts.map(|part| part.letters.clone()).collect::<String>()
    };
    let letters: Vec<String> = model.moves.iter().map(of).collect();
    letters.join(" ")
}

#[test]
fn the_classic_cases_are_named_with_their_rules() {
    use Color::{Black, White};
    let table = [
        // Rivals on the same rank, on the same file, on neither, on both.
        (
            White,
            "Nb1 Nf1",
            "d2",
            "short",
            "Nbd2 File added; Nfd2 File added",
            "b f",
        ),
        (
            White,
            "Ra1 Ra5",
            "a3",
            "short",
            "R1a3 Rank added; R5a3 Rank added",
            "1 5",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "short",
            "Nbd2 File added; Nfd2 File added",
            "b f",
        ),
        (
            White,
            "Qe4 Qh4 Qh1",
            "e1",
            "short",
            "Q1e1 Rank added; Qee1 File added; Qh4e1 File and rank added",
            "1 e h4",
        ),
        (White, "Nb1", "d2", "short", "Nd2 Nothing added", ""),
        (
            White,
            "Nb1 Bc1",
            "d2",
            "short",
            "Nd2 Nothing added; Bd2 Nothing added",
            " ",
        ),
        // A pinned rival does not count.
        (White, "Ke1 Nc3 Ng1 bb4", "e4", "short", "", ""),
        (
            White,
            "Kh1 Nc3 Ng1 bb4",
            "e2",
            "short",
            "Nge2 File added; Nce2 File added",
            "g c",
        ),
        (
            White,
            "Kd1 Nc3 Ng1 ra4",
            "e2",
            "short",
            "Ke2 Nothing added; Nge2 File added; Nce2 File added",
            " g c",
        ),
        (
            White,
            "Ke1 Nc3 Ng1 bb4",
            "e2",
            "short",
            "Ke2 Nothing added; Ne2 Nothing added",
            " ",
        ),
        (
            Black,
            "ke8 nc6 ng8 Bb5 Ka1",
            "e7",
            "short",
            "Ke7 Nothing added; Ne7 Nothing added",
            " ",
        ),
        // Pawns of both sides.
        (White, "Pe2", "e4", "short", "e4 Nothing added", ""),
        (
            White,
            "Pc4 Pe4 pd5",
            "d5",
            "short",
            "cxd5 Pawn's file; exd5 Pawn's file",
            " ",
        ),
        (
            White,
            "Pc4 Pe4 pd5",
            "d5",
            "descriptive",
            "BPxP Captor named; KPxP Captor named",
            "B K",
        ),
        (
            Black,
            "pc5 pe5 Pd4",
            "d4",
            "descriptive",
            "BPxP Captor named; KPxP Captor named",
            "B K",
        ),
        (
            White,
            "Nf4 pd5 ph5",
            "d5",
            "descriptive",
            "NxQP Captured piece named",
            "Q",
        ),
        (White, "Pa7", "a8", "short", "a8=Q Nothing added", ""),
        (
            White,
            "Pa7 rb8",
            "b8",
            "descriptive",
            "PxR(Q) Nothing added",
            "",
        ),
        // Sides and labels in descriptive notation.
        (
            White,
            "Nb1 Ng1",
            "f3",
            "descriptive",
            "N-KB3 Side needed",
            "K",
        ),
        (White, "Ng1", "f3", "descriptive", "N-B3 No side needed", ""),
        (
            Black,
            "ng8 nb8",
            "c6",
            "descriptive",
            "N-QB3 Side needed",
            "Q",
        ),
        (
            White,
            "Ra1 Rh1",
            "d1",
            "descriptive",
            "QR-Q1 Piece named; KR-Q1 Piece named",
            "Q K",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "descriptive",
            "N(N1)-Q2 Square added; N(B3)-Q2 Square added",
            "(N1) (B3)",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "descriptive-kt",
            "Kt(Kt1)-Q2 Square added; Kt(B3)-Q2 Square added",
            "(Kt1) (B3)",
        ),
        // Notations that always name the starting square.
        (
            White,
            "Nb1 Nf3",
            "d2",
            "long",
            "Nb1-d2 Both squares; Nf3-d2 Both squares",
            " ",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "uci",
            "b1d2 Both squares; f3d2 Both squares",
            " ",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "reversible",
            "Nb1d2 Both squares; Nf3d2 Both squares",
            " ",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "minimal",
            "Nbd2 File added; Nfd2 File added",
            "b f",
        ),
        (
            White,
            "Nb1 Nf3",
            "d2",
            "german",
            "Sbd2 File added; Sfd2 File added",
            "b f",
        ),
    ];
    let mut wrong = String::new();
    for (color, pieces, target, tag, expected, letters) in table {
        let model = laboratory(color, pieces, target, tag).model();
        let (names, added) = (names(&model), added(&model));
        if (names.as_str(), added.as_str()) != (expected, letters) {
            wrong.push_str(&format!(
                "{pieces} to {target}, {tag}: {names} | {added:?}\n"
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn on_random_boards_every_name_that_is_shown_is_read_back_to_that_move() {
    let mut dice = Dice::for_law(99);
    let (mut shown, mut uncounted) = (0, 0);
    while shown <= 500 || uncounted <= 20 {
        let color = *dice.pick(&Color::ALL);
        let mut setup = empty(color);
        for _ in 0..3 + dice.roll(14) {
            let of = *dice.pick(&Color::ALL);
            let piece = *dice.pick(&Piece::ORTHODOX);
            if piece != Piece::King || setup.pieces.king(of).is_none() {
                put(&mut setup.pieces, of, piece, &mut dice);
            }
        }
        let target = Square::new(dice.roll(8) as u8, dice.roll(8) as u8);
        let all: Vec<Column> = ColumnSet::Orthodox.columns().collect();
        let columns = [*dice.pick(&all), *dice.pick(&all)];
        let lab = Laboratory::new(&setup, Some(target), &columns).expect("a laboratory");
        let model = lab.model();
        let position = lab.position().expect("a diagram");
        let turn = position.turn_of(color);
        let can: Vec<Square> = position
            .variant()
            .squares()
            .filter(|&from| {
                turn.moves
                    .iter()
                    .any(|mv| mv.from == from && mv.to == target)
            })
            .collect();
        let listed: Vec<Square> = model.moves.iter().map(|shown| shown.mv.from).collect();
        assert_eq!(listed, can, "every piece that can go there, once");
        for lab_move in &model.moves {
            for (reason, column) in lab_move.reasons.iter().zip(columns) {
                let text = &reason.named.reading.text;
                match column.notation.understand(text, &turn) {
                    Ok((_, Verdict::One { mv, .. })) => assert_eq!(mv, lab_move.mv, "{text}"),
                    other => panic!("{text} in {}: {other:?}", column.tag),
                }
                shown += 1;
            }
        }
        for pinned in &model.uncounted {
            assert!(!can.contains(&pinned.barred.mv.from) || pinned.barred.mv.piece == Piece::Pawn);
            assert_eq!(pinned.barred.mv.to, target);
            uncounted += 1;
        }
    }
}
