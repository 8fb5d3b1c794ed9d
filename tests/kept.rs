//! A session kept as text and found again: nothing that a user sees is lost, and no damage is fatal.

mod common;
mod positions;

use std::sync::Arc;

use positions::Dice;
use proptest::prelude::*;
use rank_and_file::board::{Color, Piece, Shape, Square, Variant, Wing};
use rank_and_file::game::fen::{read_fen_of, write_fen};
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::game::{At, GameTree};
use rank_and_file::keep::backup::{Backup, Kept};
use rank_and_file::keep::record::{Damage, records, seal};
use rank_and_file::keep::{Change, Keeper, restore, write};
use rank_and_file::notation::Notation;
use rank_and_file::sample::examples::EXAMPLES;
use rank_and_file::screen::{board_model as board, sheet, standing, why};
use rank_and_file::session::editor::{EditAction, Tool};
use rank_and_file::session::{Action, Names, Session, column};

/// Everything on the screen as text. Moves go by their names: which number a move has inside the program is
/// nothing that a user sees. What passes, such as the notice, is not in it.
fn seen(session: &Session) -> String {
    let names = &mut Names::default();
    let mut session = session.clone();
    // What is typed may mean something else in other columns, once it is read again.
    session.apply(Action::Type(session.entry().text.clone()));
    session.apply(Action::Cancel);
    let session = &session;
    let mut text = String::new();
    let mut line = |part: String| {
        text.push_str(&part);
        text.push('\n');
    };
    for game in session.games() {
        line(rank_and_file::game::title(&game.tree));
        line(write_pgn(&game.tree, &Notation::SHORT));
        for trouble in &game.troubles {
            line(format!("{} {trouble}", trouble.is_error()));
        }
        for unread in &game.unread {
            let (place, lost) = ((unread.line, unread.column), &unread.text);
            line(format!(
                "{place:?} {lost} {}",
                write_fen(&game.tree.position(unread.at))
            ));
        }
    }
    line(format!(
        "{} {:?} {:?}",
        session.shown(),
        session.columns(),
        session.offer()
    ));
    line(format!("{:?}", session.orthodox_columns()));
    line(format!(
        "{:?} {:?}",
        session.entry().text,
        session.entry().meaning
    ));
    line(format!("{:?}", board::model(session, names)));
    line(format!("{:?}", sheet::model(session, names)));
    line(format!("{:?}", standing::model(session, names)));
    line(format!("{:?}", why::model(session, names)));
    line(format!("{} {}", session.spoken(), session.flipped()));
    if let Some(editor) = session.editor() {
        line(format!("{:?}", (&editor.setup, &editor.marks, editor.tool)));
        line(format!(
            "{} {:?} {}",
            editor.text,
            editor.fault,
            editor.sentence()
        ));
    }
    without_numbers(&text)
}

/// A text without the numbers of moves inside the program.
fn without_numbers(text: &str) -> String {
    let mut parts = text.split("NodeId(");
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        all.push_str("NodeId");
        all.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    all
}

fn again(session: &Session) -> Session {
    let text = write(session);
    let restored = restore(&text).unwrap_or_else(|damage| panic!("{damage:?} in {text}"));
    assert_eq!(restored.trouble, None, "{text}");
    restored.session
}

#[track_caller]
fn assert_kept(session: &Session) {
    let found = again(session);
    assert_eq!(seen(&found), seen(session));
    assert_eq!(write(&found), write(session));
}

fn after(actions: impl IntoIterator<Item = Action>) -> Session {
    let mut session = Session::first_visit();
    for action in actions {
        session.apply(action);
    }
    session
}

fn open(text: &str) -> Session {
    after([Action::Open(text.to_owned())])
}

fn set(at: usize, tag: &str) -> Action {
    Action::SetColumn(at, column(tag).expect("a column"))
}

const MANY: &str = "[White \"One\"]\n\n{Before all.} 1. e4 {[%csl Ga1] best} e5 (1... c5 $1 {sharp} 2. Nf3 (2. c3 d5) 2... d6) \
    2. Nf3 $14 Nc6 (2... d6) 3. Bb5 1-0\n\n[White \"Two\"]\n\n1. d4 d5 *\n";

#[test]
fn games_variations_comments_and_the_place_are_found_again() {
    let mut session = open(MANY);
    session.apply(Action::Show(0));
    for action in [
        Action::Next,
        Action::Next,
        Action::Sibling(1),
        Action::Next,
        Action::Sibling(1),
    ] {
        session.apply(action);
    }
    let place = write_fen(session.position());
    let At::After(_) = session.at() else {
        panic!("in a variation of a variation");
    };
    assert_kept(&session);
    let found = again(&session);
    assert_eq!((found.games().len(), found.shown()), (2, 0));
    assert_eq!(write_fen(found.position()), place);
    assert!(!found.can_undo());
}

#[test]
fn what_is_folded_turned_typed_and_chosen_is_found_again() {
    let mut session = open(MANY);
    session.apply(Action::Show(0));
    let folded = session.tree().ids().nth(2).expect("a variation's move");
    for action in [
        Action::Fold(folded),
        Action::Flip,
        Action::ToggleNames,
        set(1, "uci"),
        set(2, "figurine"),
        Action::Type("Nf9 \\ what\nis this".to_owned()),
    ] {
        session.apply(action);
    }
    assert_kept(&session);
    let found = again(&session);
    let tags: Vec<&str> = found.columns().iter().map(|column| column.tag).collect();
    assert_eq!(tags, ["short", "uci", "figurine"]);
    assert!(found.flipped() && found.names_on_squares());
    assert_eq!(found.entry().text, "Nf9 \\ what\nis this");
}

#[test]
fn each_kind_of_game_finds_its_own_columns() {
    let mut session = after([set(1, "uci"), Action::New(Variant::UChess), set(0, "long")]);
    session.apply(Action::New(Variant::Chess99));
    assert_kept(&session);
    let mut found = again(&session);
    found.apply(Action::New(Variant::UChessAise));
    let tags = |session: &Session| -> Vec<&str> {
        session.columns().iter().map(|column| column.tag).collect()
    };
    assert_eq!(tags(&found), ["long", "short"]);
    found.apply(Action::New(Variant::Standard));
    assert_eq!(tags(&found), ["short", "uci"]);
}

#[test]
fn what_was_not_understood_is_still_said() {
    let session = open(
        "[FEN \"nonsense\"]\n\n1. e4 *\n\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf9 Nc6 (2. d4 Zz) 3. d4 <x> 0-1",
    );
    let said: Vec<String> = session.troubles().iter().map(ToString::to_string).collect();
    assert!(
        said.iter().any(|sentence| sentence.contains("Nf9")),
        "{said:?}"
    );
    assert_kept(&session);
    let found = again(&session);
    let still: Vec<String> = found.troubles().iter().map(ToString::to_string).collect();
    assert_eq!(still, said);
    assert_eq!(
        found.games()[1].unread.len(),
        session.games()[1].unread.len()
    );
}

#[test]
fn every_kind_of_game_and_example_is_found_again() {
    for variant in Variant::ALL {
        let mut session = after([Action::New(variant)]);
        let dice = &mut Dice(7);
        for _ in 0..12 {
            let moves = session.position().moves();
            if moves.is_empty() {
                break;
            }
            let mv = *dice.pick(&moves);
            session.apply(Action::Choose(mv));
        }
        assert_kept(&session);
    }
    for at in 0..EXAMPLES.len() {
        assert_kept(&after([Action::Example(at)]));
    }
    for at in 0..9 {
        assert_kept(&after([Action::Edit(EditAction::Diagram(at))]));
    }
}

#[test]
fn a_position_being_set_up_is_found_again() {
    let square = |name| Square::parse(name).expect("a square");
    let edits = [
        EditAction::Begin,
        EditAction::Put(square("e5"), Some((Color::White, Piece::King))),
        EditAction::Put(square("d1"), None),
        EditAction::Color(Color::White),
        EditAction::Mark(Shape::Cross(square("a1"))),
        EditAction::Mark(Shape::Arrow(square("a1"), square("h8"))),
        EditAction::Take(Tool::Piece(Color::Black, Piece::Knight)),
    ];
    let mut session = after(edits.map(Action::Edit));
    assert_kept(&session);
    session.apply(Action::SetUp("8/8/8 w".to_owned()));
    assert!(
        session
            .editor()
            .is_some_and(|editor| editor.fault.is_some())
    );
    assert_kept(&session);
    let mut found = again(&session);
    found.apply(Action::Edit(EditAction::Cancel));
    assert_eq!(
        write_fen(found.position()),
        write_fen(Session::first_visit().position())
    );
}

#[test]
fn a_paladin_in_a_diagram_is_found_again() {
    let fen = "rnbqkbnr/pAp5/8/8/8/8/8/4K3 w - - 0 1";
    let start = read_fen_of(fen, Variant::Diagram).expect("a diagram");
    let mut tree = GameTree::new(start);
    let mut at = At::Start;
    for _ in 0..6 {
        let moves = tree.position(at).moves();
        let paladin = moves.iter().find(|mv| mv.piece == Piece::Paladin);
        at = At::After(tree.add(at, *paladin.expect("he can move")));
    }
    let mut session = Session::empty();
    session.apply(Action::Open(write_pgn(&tree, &Notation::Uci)));
    assert_eq!(session.tree().len(), 6);
    let found = again(&session);
    assert_eq!(common::shape(found.tree()), common::shape(session.tree()));
}

/// Something a user might do.
fn whim(session: &Session, dice: &mut Dice) -> Action {
    const SQUARES: u8 = 8;
    let square = |dice: &mut Dice| {
        let at = dice.roll(64) as u8;
        Square::new(at % SQUARES, at / SQUARES)
    };
    const TEXTS: [&str; 6] = [
        MANY,
        "1. P-K4 P-K4 2. N-KB3 (2. P-Q4 PxP) N-QB3",
        "1. e4 e5 2. Nf9 Nc6 {lost} (2. d4)",
        "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 7 20",
        "k1K5/8/8/8/8/8/8/1K6 b - - 0 1",
        "[Variant \"Chess 99\"]\n\n1. a24 e75",
    ];
    let ids: Vec<_> = session.tree().ids().collect();
    match dice.roll(24) {
        0 => Action::Open((*dice.pick(&TEXTS)).to_owned()),
        1 => Action::New(*dice.pick(&Variant::ALL)),
        2 => Action::Show(dice.roll(3)),
        3 => Action::Flip,
        4 => {
            let offered: Vec<_> = session.offer().columns().collect();
            Action::SetColumn(dice.roll(3), *dice.pick(&offered))
        }
        5 if !ids.is_empty() => Action::Fold(*dice.pick(&ids)),
        6 => Action::Edit(EditAction::Begin),
        7 => Action::Edit(EditAction::Finish),
        8 => {
            const PIECES: [Piece; 3] = [Piece::King, Piece::Rook, Piece::Pawn];
            let piece = (*dice.pick(&Color::ALL), *dice.pick(&PIECES));
            Action::Edit(EditAction::Put(square(dice), Some(piece)))
        }
        9 => Action::Edit(EditAction::Variant(*dice.pick(&Variant::ALL))),
        10 => {
            let wing = *dice.pick(&[Wing::King, Wing::Queen]);
            Action::Edit(EditAction::Castling(*dice.pick(&Color::ALL), wing))
        }
        11 => {
            let (from, to) = (square(dice), square(dice));
            let shapes = [
                Shape::Circle(from),
                Shape::Cross(to),
                Shape::Arrow(from, to),
            ];
            Action::Edit(EditAction::Mark(*dice.pick(&shapes)))
        }
        12 => Action::Undo,
        13 => Action::Redo,
        14 => Action::Resign(Color::Black),
        15 => {
            Action::Type((*dice.pick(&["e4", "Nf9", "N-B3", "\\n", "1. e4 e5\n2. d4"])).to_owned())
        }
        16 => Action::Enter,
        17 if !ids.is_empty() => Action::Go(At::After(*dice.pick(&ids))),
        18 => Action::Previous,
        19 => Action::Edit(EditAction::Passed(dice.roll(2))),
        _ => {
            let moves = session.position().moves();
            if moves.is_empty() {
                Action::First
            } else {
                Action::Choose(*dice.pick(&moves))
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_was_done_is_found_again(seed in 1..u64::MAX, length in 0..60_usize) {
        let dice = &mut Dice(seed);
        let mut session = Session::first_visit();
        for _ in 0..length {
            let action = whim(&session, dice);
            // The page offers nothing else; and on eight files most notations cannot name a paladin.
            let offered = match (&action, session.editor()) {
                (Action::Edit(EditAction::Variant(variant)), Some(editor)) => {
                    let mut pieces = editor.setup.pieces.iter();
                    variant.span() == 9 || pieces.all(|(_, _, piece)| piece != Piece::Paladin)
                }
                (Action::Edit(action), Some(editor)) => editor.can(*action),
                _ => true,
            };
            if offered {
                session.apply(action);
            }
        }
        let found = again(&session);
        let (found, session) = (seen(&found), seen(&session));
        for (found, line) in found.lines().zip(session.lines()) {
            prop_assert_eq!(found, line);
        }
        prop_assert_eq!(found.len(), session.len());
    }

    #[test]
    fn no_damage_is_fatal_and_none_goes_unsaid(at in any::<prop::sample::Index>(), cut in any::<bool>(), letter in "[ -~\n♘]") {
        let text = write(&open(MANY));
        let mut at = at.index(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let next = at + text[at..].chars().next().map_or(0, char::len_utf8);
        let damaged = if cut { text[..at].to_owned() } else { [&text[..at], &letter, &text[next..]].concat() };
        prop_assume!(damaged != text);
        match restore(&damaged) {
            // Whatever the byte meant, it is said that something is wrong.
            Ok(restored) => prop_assert!(restored.trouble.is_some(), "{}", damaged),
            Err(damage) => prop_assert!(cut || damage == Damage::Newer, "{damage:?}: {}", damaged),
        }
    }

    #[test]
    fn any_text_is_answered(text in "(rank-and-file |1 |2 |game |session |[0-9]{1,12} |\n|\\PC){0,40}") {
        for record in records(&text) {
            prop_assert!(text.contains(record.text));
        }
        let whole: String = records(&text).iter().map(|record| record.text).collect();
        // Empty lines between records belong to none.
        let solid = |text: &str| text.split_whitespace().collect::<String>();
        prop_assert_eq!(solid(&whole), solid(&text));
        if let Ok(restored) = restore(&text) {
            prop_assert!(restored.trouble.is_some());
        }
    }
}

#[test]
fn one_damaged_game_costs_only_what_cannot_be_read_of_it() {
    let session = open(MANY);
    let text = write(&session).replace("1. d4 d5", "1. d4 d9");
    let restored = restore(&text).expect("the rest");
    let trouble = restored.trouble.expect("a sentence");
    assert!(
        trouble.contains("some of it has been altered. It is set aside"),
        "{trouble}"
    );
    let games = restored.session.games();
    assert_eq!((games.len(), games[1].tree.len()), (2, 1));
    assert_eq!(
        write_pgn(&games[0].tree, &Notation::SHORT),
        write_pgn(&session.games()[0].tree, &Notation::SHORT)
    );
    assert!(restored.session.troubles().is_empty());
}

#[test]
fn a_lost_game_and_a_lost_head_are_said() {
    let text = write(&open(MANY));
    let second = text.rfind("rank-and-file 1 game").expect("a game");
    let restored = restore(&text[..second]).expect("the first game");
    assert!(
        restored
            .trouble
            .is_some_and(|words| words.contains("some of it is missing"))
    );
    let first = text.find("rank-and-file 1 game").expect("a game");
    let restored = restore(&text[first..]).expect("both games");
    assert_eq!(restored.session.games().len(), 2);
    assert!(
        restored
            .trouble
            .is_some_and(|words| words.contains("some of it is missing"))
    );
}

#[test]
fn foreign_and_newer_texts_are_refused_with_a_sentence() {
    for (text, damage) in [
        ("", Damage::Foreign),
        ("undefined", Damage::Foreign),
        ("{\"version\": 3}", Damage::Foreign),
        ("rank-and-file 2 session 3 4\na=b\n", Damage::Newer),
    ] {
        let found = restore(text).err();
        assert_eq!(found, Some(damage), "{text:?}");
        assert!(damage.sentence().ends_with("under Open, Kept games."));
    }
}

/// What a store holds after these changes, as the text to restore.
#[derive(Default)]
struct Store {
    games: Vec<String>,
    head: String,
    /// Games written since last looked at.
    written: usize,
}

impl Store {
    fn take(&mut self, keeper: &mut Keeper, session: &Session) {
        let mut rounds = 0;
        while keeper.step(session, &mut |change| match change {
            Change::Game(at, text) if at < self.games.len() => {
                self.games[at] = text;
                self.written += 1;
            }
            Change::Game(at, text) => {
                assert_eq!(at, self.games.len());
                self.games.push(text);
                self.written += 1;
            }
            Change::End(count) => self.games.truncate(count),
            Change::Session(text) => self.head = text,
        }) {
            rounds += 1;
            assert!(rounds < 1_000);
        }
    }

    fn text(&self) -> String {
        self.head.clone() + &self.games.concat()
    }
}

#[test]
fn only_what_has_changed_is_written_again_and_the_store_always_holds_the_session() {
    let (mut store, mut keeper) = (Store::default(), Keeper::default());
    let mut session = open(MANY);
    store.take(&mut keeper, &session);
    assert_eq!(
        (std::mem::take(&mut store.written), store.text()),
        (2, write(&session))
    );
    for (action, games) in [
        (Action::Show(0), 0),
        (Action::Next, 0),
        (Action::Flip, 0),
        (Action::Last, 0),
        (Action::Type("a6".to_owned()), 0),
        (Action::Enter, 1),
        (Action::Undo, 1),
        (Action::Show(1), 0),
        (Action::New(Variant::Standard), 1),
        (Action::Undo, 2),
    ] {
        let said = format!("{action:?}");
        session.apply(action);
        store.take(&mut keeper, &session);
        assert_eq!(std::mem::take(&mut store.written), games, "{said}");
        assert_eq!(store.text(), write(&session), "{said}");
    }
    // Nothing has changed, so nothing is written.
    keeper.step(&session, &mut |change| panic!("{change:?}"));
}

#[test]
fn many_games_are_handed_out_in_several_steps() {
    let text = "1. e4 e5 2. Nf3 Nc6 *\n\n".repeat(5_000);
    let session = open(&text);
    let (mut keeper, mut steps, mut games, mut ended) = (Keeper::default(), 1, 0, false);
    let mut put = |change: Change| match change {
        Change::Game(..) => games += 1,
        Change::Session(_) => ended = true,
        Change::End(_) => {}
    };
    while keeper.step(&session, &mut put) {
        steps += 1;
    }
    assert!(steps >= 2 && ended, "{steps}");
    assert_eq!(games, 5_000);
}

#[test]
fn the_games_of_a_corpus_are_found_again() {
    for file in ["pgn/lichess-438.pgn", "pgn/chess960-605.pgn"] {
        let Some(path) = common::shared_corpus(file) else {
            continue;
        };
        let text = std::fs::read(path).expect("the corpus is readable");
        let session = open(&String::from_utf8_lossy(&text));
        let found = again(&session);
        let pairs = session.games().iter().zip(found.games());
        for (old, new) in pairs {
            assert_eq!(common::shape(&new.tree), common::shape(&old.tree));
        }
        assert_eq!(seen(&found), seen(&session));
        assert!(!Arc::ptr_eq(&session.games()[0], &found.games()[0]));
    }
}

#[test]
fn a_kept_session_is_shown_in_the_place_of_another_and_undo_leads_back() {
    let mut kept = open(MANY);
    for action in [Action::Show(0), Action::Next, Action::Flip, set(1, "uci")] {
        kept.apply(action);
    }
    let mut session = after([Action::New(Variant::Chess99)]);
    let restored = restore(&write(&kept)).expect("a session");
    session.apply(Action::Restore(Box::new(restored)));
    assert_eq!(seen(&session), seen(&kept));
    session.apply(Action::Undo);
    assert_eq!(session.position().variant(), Variant::Chess99);
}

/// What a store lists that holds these sessions, the last first, and a damaged text.
fn list(sessions: &[&Session], aside: &str) -> String {
    let json = |text: &str| serde_json::to_string(text).expect("a JSON string");
    let mut lines = vec!["own\tt0\t\"\"".to_owned()];
    let mut games = Vec::new();
    for (at, session) in sessions.iter().enumerate().rev() {
        let text = write(session);
        let all = records(&text);
        let when = format!("2026-11-{:02}T12:30:00.000Z", 20 - at);
        lines.push(format!(
            "slots\tt{at}\t{}",
            json(&format!("{when}\n{}", all[0].text))
        ));
        for (n, game) in all[1..].iter().enumerate() {
            games.push(format!("games\tt{at},{n}\t{}", json(game.text)));
        }
    }
    lines.push("slots\todd\t{\"not\":\"a text\"}".to_owned());
    lines.append(&mut games);
    lines.push(format!(
        "aside\tx\t{}",
        json(&format!("2026-11-01T08:00:00.000Z\n{aside}"))
    ));
    lines.join("\n")
}

#[test]
fn all_that_is_kept_is_listed_saved_and_brought_back() {
    let (one, two) = (open(MANY), after([Action::New(Variant::UChess)]));
    let kept = Kept::of_list(&list(&[&one, &two], "a damaged text\n"));
    let rows: Vec<_> = kept
        .slots
        .iter()
        .map(|slot| (slot.key.as_str(), slot.title(), slot.day()))
        .collect();
    assert_eq!(
        rows,
        [
            (
                "t0",
                "One – ? and another game".to_owned(),
                "2026-11-20, 12:30".to_owned()
            ),
            ("t1", "U-chess".to_owned(), "2026-11-19, 12:30".to_owned()),
            ("odd", "Text that cannot be read".to_owned(), String::new()),
        ]
    );
    assert_eq!((kept.own.as_str(), kept.aside.len()), ("t0", 1));
    let file = kept.file(&[("rank-and-file.settings", "theme=dark\ncolumns=".to_owned())]);
    let backup = Backup::read(&file).expect("a file of kept games");
    assert_eq!(
        backup.settings,
        [(
            "rank-and-file.settings".to_owned(),
            "theme=dark\ncolumns=".to_owned()
        )]
    );
    let texts: Vec<String> = backup
        .sessions
        .iter()
        .map(|(head, games)| head.clone() + &games.concat())
        .collect();
    assert_eq!(texts, [write(&one), write(&two)]);
    // In the order of the file: the slot that is none, then what was set aside.
    assert_eq!(backup.aside, ["{\"not\":\"a text\"}\n", "a damaged text\n"]);
}

#[test]
fn a_damaged_file_brings_back_what_can_be_read_of_it() {
    let (one, two) = (open(MANY), open("1. c4 c5 *"));
    let file = Kept::of_list(&list(&[&one, &two], "")).file(&[]);
    let damaged = file.replace("1. d4 d5", "1. d4 d9");
    let backup = Backup::read(&damaged).expect("most of it");
    assert_eq!(backup.sessions.len(), 2);
    let (head, games) = &backup.sessions[0];
    let restored = restore(&(head.clone() + &games.concat())).expect("a session");
    assert_eq!(restored.session.games()[1].tree.len(), 1);
    // The text that is no record of the list above, and this game.
    assert_eq!(backup.damaged, 2);
    let cut = &file[..file.find("1. c4").expect("the second session")];
    assert_eq!(
        Backup::read(cut).expect("the first session").sessions.len(),
        2
    );
    for foreign in [
        "",
        "1. e4 e5 *",
        "{}",
        "rank-and-file 1 game 9 9\nnot whole",
    ] {
        assert_eq!(Backup::read(foreign), None, "{foreign:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_file_and_any_list_is_answered(text in "(rank-and-file 1 |slot |game |session |setting |aside |[0-9]{1,3} |slots\t|games\t|a,1\t|\"|\n|\\PC){0,40}", kind in "slot|game|session|setting|backup") {
        let kept = Kept::of_list(&text);
        prop_assert!(kept.slots.iter().all(|slot| !slot.title().is_empty() && slot.day().len() <= 64));
        let backup = Backup::read(&(seal(&kind, &text) + &text));
        prop_assert!(backup.is_some());
    }
}
