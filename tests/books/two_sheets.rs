//! Two score sheets of one game become one game, whatever each player wrote wrong.

use rank_and_file::board::Variant;
use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::{CATALOGUE, Notation};
use rank_and_file::sheets::{ReconciledGame, TakenBecause, reconcile};
use testing::chance::{Dice, some};
use testing::games::line;
use testing::two_sheets::{Slip, sheet};

/// The Opera Game, as both players wrote it.
const OPERA: &str = "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0";

fn opera() -> GameTree {
    let mut games = games(OPERA, ReadAs::Only(Notation::SHORT));
    games.next().expect("the Opera Game").tree
}

fn moves(game: &ReconciledGame) -> String {
    line(&game.tree, At::Start)
}

/// Returns the sentences of a reading, each behind its place.
fn sentences(game: &ReconciledGame, texts: [&str; 2]) -> Vec<String> {
    let differences = game.differences(texts, Notation::SHORT).into_iter();
    let differences = differences.map(|found| format!("{}: {}", found.place, found.sentence));
    differences.chain(game.remarks(texts)).collect()
}

#[test]
fn what_one_sheet_has_wrong_the_other_has_right() {
    let rows = [
        ("11. Bxb5+ Nbd7", "11. Bxb5+ Nbd7", ""),
        (
            "11. Bxb5+ Nbd9",
            "11. Bxb5+ Nbd7",
            "11... Nbd7: The first sheet has \"Nbd9\", which is no move. So it is Nbd7, as the second sheet has it.",
        ),
        (
            "11. Bxb5+ Nbd7",
            "11. Bxb5+ Nd7",
            "11... Nbd7: The second sheet has \"Nd7\", which may be Nbd7 or Nfd7.",
        ),
        (
            "11. Bxb5+ Nc6",
            "11. Bxb5+ Nbd7",
            "11... Nbd7: The first sheet has \"Nc6\". After Nc6, 13. Rxd7 could not be played, so it is Nbd7.",
        ),
        (
            "11. Bxb5+ Nbd7",
            "11. Bxb4+ Nbd7",
            "11. Bxb5+: The second sheet has \"Bxb4+\", which cannot be played here. So it is Bxb5+, as the first sheet has it.",
        ),
        (
            "11. Bxb5+",
            "11. Bxb5+ Nbd7",
            "11... Nbd7: The first sheet leaves the move out. So it is Nbd7, as the second sheet has it.",
        ),
        (
            "11. ... Nbd7",
            "11. Bxb5+ ---",
            "11. Bxb5+: The first sheet leaves the move out. So it is Bxb5+, as the second sheet has it.\n11... Nbd7: The second sheet leaves its place blank. So it is Nbd7, as the first sheet has it.",
        ),
    ];
    for (first, second, said) in rows {
        let texts = [first, second].map(|row| OPERA.replace("11. Bxb5+ Nbd7", row));
        let texts = texts.each_ref().map(String::as_str);
        let game = reconcile(texts);
        assert_eq!(sentences(&game, texts).join("\n"), said);
        assert_eq!(moves(&game), line(&opera(), At::Start));
    }
}

#[test]
fn where_both_moves_lead_on_less_is_overlooked_with_the_likelier() {
    let texts = [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. d3 d6",
        "1. e4 e5 2. Nf3 Nc6 3. Ba6 Nf6 4. d3 d6",
    ];
    for texts in [texts, [texts[1], texts[0]]] {
        let game = reconcile(texts);
        // On a6 a pawn would have taken it.
        assert!(moves(&game).contains("Bb5"), "{}", moves(&game));
        let because = &game.plies[4].because;
        assert!(
            matches!(because, TakenBecause::Likelier { .. }),
            "{because:?}"
        );
        let found = game.differences(texts, Notation::SHORT);
        assert!(found[0].open, "it is no proof");
    }
    let game = reconcile(["1. a3 a6 2. h3 h6", "1. a3 a6 2. h4 h6"]);
    let because = &game.plies[2].because;
    assert!(matches!(because, TakenBecause::Open { .. }), "{because:?}");
}

#[test]
fn a_move_that_its_sheet_would_spell_otherwise_is_likely_a_slip() {
    let sheet = |mv: &str| {
        format!(
            "1. d4 d5 2. Nf3 Nf6 3. e3 e6 4. Bd3 Bd6 5. O-O O-O 6. b3 b6 7. {mv} c5 8. h3 h6 9. g3 a5"
        )
    };
    let read = |texts: [&str; 2]| {
        let game = reconcile(texts);
        (moves(&game), game.plies[12].because.clone())
    };
    // To a3 only one knight can go, so nobody writes a letter for it.
    let (slip, right) = (sheet("Nba3"), sheet("Nbd2"));
    for texts in [[&slip, &right], [&right, &slip]] {
        let texts = texts.map(String::as_str);
        let (played, because) = read(texts);
        assert!(played.contains("Nbd2"), "{played}");
        assert!(
            matches!(because, TakenBecause::Spelled { .. }),
            "{because:?}"
        );
        let said = sentences(&reconcile(texts), texts).join("\n");
        assert!(
            said.contains("spells such moves differently elsewhere"),
            "{said}"
        );
    }
    let (_, because) = read([&sheet("Na3"), &right]);
    assert!(matches!(because, TakenBecause::Open { .. }), "{because:?}");
    // A player who always writes the letter may have meant it.
    let always = slip.replace("Nf", "Ngf");
    let (_, because) = read([&always, &right]);
    assert!(matches!(because, TakenBecause::Open { .. }), "{because:?}");
}

#[test]
fn what_nobody_can_read_is_said_and_not_hidden() {
    let first = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Qxh9 Kxx 5. zz yy";
    let game = reconcile([first, ""]);
    let said = sentences(&game, [first, ""]);
    assert!(said.iter().any(|said| said.contains("Qxh9")), "{said:?}");
    assert!(said.iter().any(|said| said.contains("yy")), "{said:?}");
    let results = ["1. e4 e5 1-0", "1. e4 e5 0-1"];
    assert_eq!(
        sentences(&reconcile(results), results),
        ["The first sheet gives the result as 1-0, the second as 0-1."]
    );
    for empty in ["", "   \n", "no chess at all", "[White \"Oak\"]"] {
        assert!(reconcile([empty, ""]).tree.is_empty(), "{empty}");
    }
}

#[test]
fn sheets_in_any_two_notations_are_one_game() {
    let tree = opera();
    let rows = CATALOGUE.iter().filter(|row| row.suits(Variant::Standard));
    for row in rows {
        let numbered = sheet(&tree, row.notation, None, &mut Dice(0)).text;
        let rows = numbered.lines().filter_map(|row| row.split_once(". "));
        let bare: Vec<&str> = rows.map(|(_, moves)| moves).collect();
        let bare = bare.join("\n");
        for sheet in [&numbered, &bare] {
            let texts = [OPERA, sheet];
            let game = reconcile(texts);
            assert_eq!(moves(&game), line(&tree, At::Start), "{}\n{sheet}", row.tag);
            // Without numbers a name of several words cannot be told from two.
            if *sheet == numbered {
                assert_eq!(sentences(&game, texts), Vec::<String>::new(), "{}", row.tag);
            }
        }
    }
}

#[test]
fn no_difference_is_hidden_and_most_games_come_back_whole() {
    let mut dice = Dice::for_law(0x5EE7);
    let all = rank_and_file::exercise::keep_score::famous::famous();
    let (mut whole, mut count) = (0, 0);
    for game in some(all, 4) {
        let notations = [Notation::SHORT, Notation::DESCRIPTIVE];
        let sheets =
            notations.map(|notation| sheet(&game.tree, notation, Some(Slip::Letter), &mut dice));
        let texts = sheets.each_ref().map(|sheet| sheet.text.as_str());
        let read = reconcile(texts);
        let is_whole = moves(&read) == line(&game.tree, At::Start);
        count += 1;
        whole += usize::from(is_whole);
        if is_whole {
            continue;
        }
        // What was lost was at a place that is named.
        let listed = read.differences(texts, Notation::SHORT);
        let first = read.plies.iter().zip(game.tree.main_line(At::Start));
        let first = first.map(|(ply, id)| ply.mv == game.tree.node(id).mv);
        let first = first.take_while(|same| *same).count();
        assert!(
            listed.iter().any(|found| found.ply <= first) || !read.remarks(texts).is_empty(),
            "{}: {first}\n{}\n{}",
            game.title,
            texts[0],
            texts[1]
        );
    }
    assert!(whole * 10 >= count * 9, "{whole} of {count} games");
}

#[test]
fn a_sheet_of_any_letters_is_read_without_panic() {
    let mut dice = Dice::for_law(0x5EE8);
    let signs: Vec<char> = "1234567890.…-–xKQRBNabcdefgh+#=()[]{}\" \n\t,;|½ñ♘"
        .chars()
        .collect();
    for _ in 0..200 {
        let texts = [0, 1].map(|_| {
            let length = dice.roll(120);
            (0..length).map(|_| *dice.pick(&signs)).collect::<String>()
        });
        let texts = texts.each_ref().map(String::as_str);
        let game = reconcile(texts);
        let _ = sentences(&game, texts);
    }
}
