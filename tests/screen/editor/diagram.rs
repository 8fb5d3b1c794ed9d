//! Diagrams, in which either side may move: set up, opened, shown and written.

use rank_and_file::board::{Color, Piece, Setup, Variant};
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::game::{At, diagram};
use rank_and_file::notation::Notation;
use rank_and_file::rules::{Position, SetupError};
use rank_and_file::sample::diagrams::DIAGRAMS;
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::screen::why;
use rank_and_file::session::editor::EditAction;
use rank_and_file::session::entry::Meaning;
use rank_and_file::session::{Action, EntryAction, Names, OpenAction, Session, link};
use testing::chance::{Dice, cases};
use testing::games as scores;

use super::{cleared, drawn, edit, editor, notice, put, setting_up, sq, status, touch};

#[test]
fn what_is_no_game_is_shown_as_a_diagram_in_which_either_side_moves() {
    let mut session = cleared();
    put(&mut session, "Kf6 Ka2 kc2 Nd4 nf4");
    edit(&mut session, EditAction::Finish);
    assert_eq!(session.position().variant(), Variant::Diagram);
    assert_eq!(status(&session), "A diagram, not a game");
    // Black moves first, then White twice.
    touch(&mut session, "f4 e6 d4 e6");
    touch(&mut session, "a2 b2");
    assert!(session.notice().is_some(), "the kings would touch");
    touch(&mut session, "a2 a3");
    let model = sheet::model(&session, &mut Names::default());
    let name = |entry: &Option<sheet::SheetEntry>| {
        let name = entry.as_ref().map(|entry| &entry.names[0].reading.text);
        name.map_or("-", |name| name).to_owned()
    };
    let rows: Vec<String> = model
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Pair {
                number,
                white,
                black,
            } => Some(format!("{number} {} {}", name(white), name(black))),
            _ => None,
        })
        .collect();
    assert_eq!(rows, ["1 - Ne6", "2 Nxe6 -", "3 Ka3 -"]);
    let why = why::model(&session, &mut Names::default()).expect("a move");
    assert_eq!(why.number, "3.");
    assert_eq!(why.words, "White: king from a2 to a3");
}

#[test]
fn moves_of_either_side_can_be_typed_in_a_diagram() {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(
        "8/8/8/8/3N1n2/8/8/8 w".to_owned(),
    )));
    for name in ["Ng6", "Ne5", "N4f3"] {
        session.apply(Action::Entry(EntryAction::Type(name.to_owned())));
        session.apply(Action::Entry(EntryAction::Enter));
    }
    // Only the black knight can be meant by "Ne5", and only a white one by "N4f3".
    assert_eq!(
        write_fen(session.position()),
        "8/8/8/4n3/8/5N2/8/8 b - - 3 3"
    );
}

#[test]
fn a_position_that_cannot_be_played_on_is_opened_as_a_diagram_and_the_notice_says_why() {
    let mut session = Session::empty();
    let fen = "k1R5/8/1n6/8/8/8/K1k5/8 b - - 0 1";
    session.apply(Action::Entry(EntryAction::Type(fen.to_owned())));
    assert_eq!(
        session.entry().meaning,
        Meaning::Diagram(SetupError::Kings(Color::Black, 2))
    );
    session.apply(Action::Entry(EntryAction::Enter));
    assert_eq!(
        notice(&session),
        "This is a diagram, not a game: Black has 2 kings and needs one."
    );
    assert!(!session.notice().is_some_and(|notice| notice.refusal));
    assert_eq!(session.position().variant(), Variant::Diagram);
    assert_eq!(session.entry().text, "");
    // Unreadable text is still refused, and stays in the box.
    session.apply(Action::Open(OpenAction::Text(
        "8/8/8/8/8/8/8/88 w".to_owned(),
    )));
    assert!(
        notice(&session).starts_with("Not a position."),
        "{}",
        notice(&session)
    );
}

#[test]
fn rights_that_do_not_fit_a_diagram_are_left_out_of_it() {
    let mut setup = Setup::start();
    setup.pieces.put(sq("e1"), None);
    setup.en_passant = Some(sq("e6"));
    assert!(Position::from_setup(&setup).is_err());
    let shown = diagram(&setup).expect("a diagram").setup();
    assert_eq!(shown.pieces, setup.pieces);
    assert_eq!(shown.castling, [[None, None], [Some(7), Some(0)]]);
    assert_eq!(shown.en_passant, None);
}

#[test]
fn a_diagram_can_be_wanted_where_a_game_could_be_played() {
    let mut session = setting_up();
    edit(&mut session, EditAction::Variant(Variant::Diagram));
    assert_eq!(
        editor(&session).sentence(),
        "A diagram: either side may move."
    );
    edit(&mut session, EditAction::Finish);
    touch(&mut session, "e7 e5 d7 d6");
    assert_eq!(session.tree().len(), 2);
}

#[test]
fn the_diagrams_are_shown_from_the_editor_with_their_marks_and_words() {
    let mut session = setting_up();
    edit(&mut session, EditAction::Diagram(1));
    assert_eq!(session.editor(), None);
    assert_eq!(
        rank_and_file::game::title(session.tree()),
        "How the king moves"
    );
    assert_eq!(drawn(&session).len(), 14);
    let model = sheet::model(&session, &mut Names::default());
    let Some(Row::Note(_, words)) = model.rows.first() else {
        panic!("no words");
    };
    assert!(words.starts_with("The king on a8 is in check"), "{words}");
    // The king in check moves, and so does the other side.
    touch(&mut session, "a8 b7 g2 g3");
    assert_eq!(session.tree().len(), 2);
    edit(&mut session, EditAction::Diagram(DIAGRAMS.len()));
    assert_eq!(session.tree().len(), 2);
    session.apply(Action::Open(OpenAction::New(Variant::Standard)));
    touch(&mut session, "e2 e4");
    assert_eq!(status(&session), "Black to move");
}

#[test]
fn a_diagram_goes_through_pgn_and_back_though_one_side_moves_twice() {
    let mut session = Session::empty();
    edit(&mut session, EditAction::Diagram(1));
    touch(&mut session, "b6 c8 c4 b2 g2 g3 g3 h3");
    let written = write_pgn(session.tree(), &Notation::SHORT);
    assert!(written.contains("[Variant \"Diagram\"]"), "{written}");
    let line = written.replace('\n', " ");
    assert!(
        line.contains("1... Nxc8 2... Nb2 3. Kg3 4. Kh3"),
        "{written}"
    );
    let again = games(&written, ReadAs::Auto).next().expect("a game");
    assert_eq!(again.troubles, []);
    assert_eq!(again.tree.start(), session.tree().start());
    assert_eq!(again.tree.len(), 4);
    assert_eq!(again.tree.comments, session.tree().comments);
    for (one, other) in again.tree.ids().zip(session.tree().ids()) {
        assert_eq!(again.tree.node(one), session.tree().node(other));
    }
}

#[test]
fn a_diagram_with_several_kings_comes_back_from_its_pgn_and_its_link() {
    let mut dice = Dice::for_law(0x1F83_D9AB_FB41_BD6B);
    let pieces = ["Q", "r", "N", "n", "B", "p", "P", "R"];
    for _ in 0..cases(60, 600) {
        let mut session = cleared();
        let mut placed = String::from("Kc1 Ka1 Kb3 kg8 ke8 ");
        for _ in 0..dice.roll(8) {
            let file = b"defh"[dice.roll(4)] as char;
            let rank = 3 + dice.roll(4);
            let piece = pieces[dice.roll(pieces.len())];
            placed.push_str(&format!("{piece}{file}{rank} "));
        }
        put(&mut session, &placed);
        edit(&mut session, EditAction::Finish);
        assert_eq!(session.position().variant(), Variant::Diagram, "{placed}");
        let mut tree = session.tree().clone();
        // A king first, as several can go to one square; then any moves.
        let mut position = tree.start().clone();
        let mut at = At::Start;
        for _ in 0..6 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let kings: Vec<_> = moves
                .iter()
                .filter(|mv| mv.piece == Piece::King)
                .copied()
                .collect();
            let from = if dice.roll(3) > 0 && !kings.is_empty() {
                &kings
            } else {
                &moves
            };
            let mv = from[dice.roll(from.len())];
            position.play(&mv);
            at = At::After(tree.add(at, mv));
        }
        let written = write_pgn(&tree, &Notation::SHORT);
        let again = scores::one(&written);
        assert_eq!(again.troubles, [], "{written}");
        assert_eq!(
            scores::shape(&again.tree)[1..],
            scores::shape(&tree)[1..],
            "{written}"
        );
        let fragment = link::fragment(&Session::from_games(vec![again]));
        let linked = link::read(&fragment).expect("a game");
        assert_eq!(linked.game.troubles, [], "{written}");
        assert_eq!(linked.game.tree.len(), tree.len(), "{written}");
    }
}
