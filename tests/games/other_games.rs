//! Scores of other games under the tags of PGN, which are no chess.

use rank_and_file::game::pgn::{Fault, ReadAs, games};
use rank_and_file::library::GameIndex;
use rank_and_file::session::{Action, OpenAction, Session};
use testing::chance::{Dice, cases};
use testing::stones::go_bang;

fn draughts(dice: &mut Dice) -> String {
    let field = |dice: &mut Dice| 1 + dice.roll(32);
    let moves: Vec<String> = (0..10 + dice.roll(20))
        .map(|_| {
            let sign = dice.pick(&["-", "x"]);
            format!("{}{sign}{}", field(dice), field(dice))
        })
        .collect();
    turns(&moves)
}

fn turns(moves: &[String]) -> String {
    let pairs = moves.chunks(2).enumerate();
    let pairs: Vec<String> = pairs
        .map(|(at, pair)| format!("{}. {}", at + 1, pair.join(" ")))
        .collect();
    pairs.join(" ")
}

const CHESS: &str = "[Event \"Chess\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n";

fn opened(text: &str) -> (Vec<usize>, String, String) {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    let lengths = session.games().iter().map(|game| game.tree.len());
    let said = session.notice().map(|notice| notice.sentence.to_string());
    let entry = session.entry().text.clone();
    (lengths.collect(), said.unwrap_or_default(), entry)
}

#[test]
fn a_score_of_another_game_under_tags_is_left_out_and_this_is_said() {
    let mut dice = Dice::for_law(0x676f_7067);
    let mut known = 0;
    let count = cases(100, 3_000);
    for round in 0..count {
        let score = match round % 2 {
            0 => turns(&go_bang(&mut dice, 12)),
            _ => draughts(&mut dice),
        };
        let text = format!("[Event \"Another\"]\n\n{score} *\n\n");
        let read = games(&text, ReadAs::Auto).next().expect("a score");
        known += usize::from(read.is_other_game());
        if !read.is_other_game() {
            continue;
        }
        assert_eq!(
            read.troubles[0].fault.to_string(),
            "The text under these tags is no game of chess: its first moves cannot be played."
        );
        assert_eq!(read.troubles.len(), 1, "one sentence is enough: {text}");
        // Alone it stays in the box, and beside chess the notice names it.
        let (games, said, entry) = opened(&text);
        assert_eq!(games, [0], "{text}");
        assert!(said.contains("no game of chess"), "{said}");
        assert_eq!(entry, text);
        let (games, said, _) = opened(&format!("{CHESS}{text}{CHESS}"));
        assert_eq!(games, [4, 4], "{text}");
        assert!(
            said.contains("under the tags in line 5 is no game of chess"),
            "{said}"
        );
        // A library counts it.
        let mut index = GameIndex::default();
        index.see(&format!("{CHESS}{text}{CHESS}"), true);
        assert_eq!((index.rows().len(), index.others()), (2, 1), "{text}");
    }
    assert!(known * 100 >= count * 97, "{known} of {count}");
}

#[test]
fn a_game_of_chess_with_a_misprint_stays_a_game() {
    for score in [
        "1. e5 e5 2. Nf3 Nc6",
        "1. e5",
        "1. d5 d5 2. c4 c6",
        "1. e4 e5 2. d5 d6 3. c4 c5 4. b3 b6 5. a3 a6",
        "1. e5 e5 2. d4 d5 3. c4 c5 4. f4 f5 5. b4 b5",
        "1. e9 e5 2. exd4 d5 3. c4 c5 4. f4 f5 5. b4 b5",
        "1. e4 e5 2. d4 d5 3. c4 c5 4. f4 f5 5. b4 b5",
    ] {
        let text = format!("[Event \"Chess\"]\n\n{score} *\n");
        let read = games(&text, ReadAs::Auto).next().expect("a game");
        assert!(!read.is_other_game(), "{score}");
        let faults = read.troubles.iter().filter(|it| it.fault.is_of_a_move());
        let is_whole = read.unread.is_empty();
        assert_eq!(
            faults.count(),
            usize::from(!is_whole),
            "{score}: {:?}",
            read.troubles
        );
        assert_eq!(opened(&text).0, [read.tree.len()]);
    }
    // A position of its own is not judged, because pawns may stand anywhere in it.
    let text = "[FEN \"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\"]\n\n1. e5 e5 2. d5 d4 3. f5 c5 4. g5 f4 5. h5 a4 *";
    let read = games(text, ReadAs::Auto).next().expect("a game");
    assert!(!matches!(read.troubles[0].fault, Fault::OtherGame { .. }));
}
