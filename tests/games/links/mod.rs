//! Games in links, and in the HTML of other pages: each game comes back unchanged, and nothing else
//! comes with it.
//!
//! | module | what it is |
//! |---|---|
//! | `awkward` | games with texts that have a meaning in HTML, forms or PGN |
//! | `damage` | links that were cut short or changed, and fragments that are not games |
//! | `snippet` | the HTML that puts a game into another page |

mod awkward;
mod damage;
mod snippet;

use proptest::prelude::{any, prop, prop_assert, prop_assert_eq, proptest};
use rank_and_file::board::Variant;
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::game::{At, GameTree, Outcome};
use rank_and_file::notation::Notation;
use rank_and_file::session::link::{self, folder_of, fragment, page_of, read};
use rank_and_file::session::{
    Action, BoardAction, GameAction, GoAction, OpenAction, Session, SheetAction, column,
};

use awkward::game;

const ANNOTATED: &str = "[Event \"A & B = \\\"C\\\"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[White \"Müller, A.\"]\n\
    [Black \"Ли\"]\n[Result \"1/2-1/2\"]\n\n\
    {before it begins [%csl Ga1,Rb2]} 1. e4 $1 e5 (1... c5 {50 % + more; <b>bold</b> & \u{1f600}} 2. Nf3 (2. c3 d5) \
    2... d6) (1... e6) 2. Nf3 {[%clk 0:01:02][%cal Ge2e4]} Nc6 3. Bb5 $6 1/2-1/2\n";

fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

/// Returns another session that has followed a link.
fn followed(fragment: &str) -> Session {
    let mut session = Session::first_visit();
    session.apply(Action::Open(OpenAction::Link(fragment.to_owned())));
    session
}

fn said(session: &Session) -> (String, bool) {
    let notice = session.notice().expect("a notice");
    (notice.sentence.to_string(), notice.refusal)
}

fn pgn(session: &Session) -> String {
    write_pgn(session.tree(), &Notation::SHORT)
}

/// Returns the moves up to the place of a session.
fn line(session: &Session) -> Vec<rank_and_file::board::Move> {
    let tree = session.tree();
    let path = tree.path(session.at());
    path.into_iter().map(|id| tree.node(id).mv).collect()
}

#[test]
fn a_game_comes_back_from_its_link_with_all_that_an_annotator_put_into_it() {
    let session = opened(ANNOTATED);
    assert!(session.troubles().is_empty(), "{:?}", session.troubles());
    let link = fragment(&session);
    assert!(
        link.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"+%&=-._/:$,".contains(&byte)),
        "{link}"
    );
    let other = followed(&link);
    // Only tags without a value are left out.
    let known = pgn(&session).replace("[Site \"?\"]\n[Date \"????.??.??\"]\n", "");
    assert_eq!(pgn(&other), known);
    assert_eq!(other.tree().outcome, Outcome::Draw);
    assert_eq!(
        said(&other),
        (
            "The game came with the link. Undo takes you back.".to_owned(),
            false
        )
    );
}

#[test]
fn every_place_of_a_game_with_variations_comes_back() {
    let mut session = opened(ANNOTATED);
    let moments: Vec<At> = session.tree().ids().map(At::After).collect();
    assert_eq!(moments.len(), 11);
    for at in moments.into_iter().chain([At::Start]) {
        session.apply(Action::Go(GoAction::To(at)));
        let other = followed(&fragment(&session));
        assert_eq!(line(&other), line(&session));
        assert_eq!(other.position(), session.position());
    }
}

#[test]
fn the_side_below_and_the_columns_come_with_the_link() {
    let mut session = opened(ANNOTATED);
    session.apply(Action::Board(BoardAction::Flip));
    session.apply(Action::Sheet(SheetAction::SetColumn(
        0,
        column("uci").unwrap(),
    )));
    session.apply(Action::Sheet(SheetAction::SetColumn(
        2,
        column("classic-kt").unwrap(),
    )));
    let other = followed(&fragment(&session));
    assert!(other.flipped());
    assert_eq!(other.columns(), session.columns());
    // Unsuitable and unknown columns are ignored.
    let strange = followed("g1=1.+e4&columns=chess99+nonsense+long+long");
    assert_eq!(strange.columns(), [column("long").unwrap()]);
}

#[test]
fn games_of_every_kind_and_start_come_back_from_their_links() {
    for variant in Variant::ALL {
        let mut session = Session::empty();
        session.apply(Action::Open(OpenAction::New(variant)));
        for _ in 0..6 {
            let mv = session.position().moves()[2];
            session.apply(Action::Board(BoardAction::Drag(mv.from, mv.to)));
        }
        let other = followed(&fragment(&session));
        assert_eq!(other.tree().start(), session.tree().start(), "{variant:?}");
        assert_eq!(line(&other), line(&session), "{variant:?}");
        assert_eq!(other.position(), session.position(), "{variant:?}");
    }
    for fen in [
        "4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 3 40",
        "8/8/8/8/8/5N2/8/1N6 w - - 0 1",
    ] {
        let session = opened(fen);
        let other = followed(&fragment(&session));
        assert_eq!(other.position(), session.position());
        assert!(!said(&other).1);
    }
}

#[test]
fn what_could_not_be_read_of_a_game_travels_as_a_comment() {
    let session = opened("1. e4 e5 2. Nf9 Nc6 *");
    let other = followed(&fragment(&session));
    let text = pgn(&other);
    assert!(text.contains("{not understood: Nf9 Nc6}"), "{text}");
}

#[test]
fn undo_leads_back_from_the_game_of_a_link() {
    let mut session = opened(ANNOTATED);
    let before = pgn(&session);
    session.apply(Action::Open(OpenAction::Link(
        "g1=1.+d4&z=00000000".to_owned(),
    )));
    assert_eq!(session.tree().len(), 1);
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(pgn(&session), before);
}

#[test]
fn the_page_and_its_folder_are_found_in_any_address() {
    for (address, page, folder) in [
        (
            "https://a.org/x/index.html?q=/y#g1=/z",
            "https://a.org/x/index.html",
            "https://a.org/x/",
        ),
        ("https://a.org/x/", "https://a.org/x/", "https://a.org/x/"),
        (
            "http://localhost:8080/#",
            "http://localhost:8080/",
            "http://localhost:8080/",
        ),
    ] {
        assert_eq!((page_of(address), folder_of(address)), (page, folder));
    }
}

proptest! {
    #[test]
    fn any_game_and_place_comes_back_from_its_link(tree in game(), moment in any::<prop::sample::Index>()) {
        let mut session = opened(&write_pgn(&tree, &Notation::SHORT));
        let at = match moment.index(session.tree().len() + 1) {
            0 => At::Start,
            nth => At::After(session.tree().ids().nth(nth - 1).unwrap()),
        };
        session.apply(Action::Go(GoAction::To(at)));
        let linked = read(&fragment(&session)).unwrap();
        prop_assert!(linked.whole);
        let path = |tree: &GameTree, at| -> Vec<_> {
            tree.path(at).into_iter().map(|id| tree.node(id).mv).collect()
        };
        prop_assert_eq!(path(&linked.game.tree, linked.at), path(session.tree(), at));
        let written = |tree: &GameTree| write_pgn(tree, &Notation::SHORT);
        let mut known = session.tree().clone();
        known.tags.retain(|(_, value)| !value.bytes().all(|byte| matches!(byte, b'?' | b'.')));
        prop_assert_eq!(written(&linked.game.tree), written(&known));
    }
}

#[test]
fn a_short_famous_game_makes_a_link_that_no_program_cuts() {
    let link = fragment(&Session::first_visit());
    println!("the link of the Opera Game has {} characters", link.len());
    assert!(link.len() < link::LONG / 2, "{link}");
}
