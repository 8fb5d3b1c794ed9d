//! Links that were cut short or changed on their way, and fragments that are not games.

use proptest::prelude::{any, prop, prop_assert, proptest};
use rank_and_file::game::At;
use rank_and_file::session::Session;
use rank_and_file::session::link::{LIMIT, LinkError, field, fragment, read};

use super::{ANNOTATED, followed, opened, pgn, said};

#[test]
fn a_fragment_that_is_no_game_changes_nothing_and_says_why() {
    let rows = [
        (
            "#lesson",
            "The address ends in \"#lesson\", which is not a game. A link made by Export begins with \"#g1=\" there.",
        ),
        (
            "#game=3",
            "The address ends in \"#game=3\", which is not a game. A link made by Export begins with \"#g1=\" there.",
        ),
        (
            "#g7=xyz",
            "This link was made by a newer version. Reload the page to get that version, then open the link again.",
        ),
        (
            "#g1=1.+e4%4",
            "The game in this link cannot be read: the link was changed on its way. Ask for it again.",
        ),
        (
            "#g1=%C3%28",
            "The game in this link cannot be read: the link was changed on its way. Ask for it again.",
        ),
        (
            "#g1=",
            "There is no move in this link: it was cut short on its way. Ask for it again.",
        ),
    ];
    for (fragment, sentence) in rows {
        let session = followed(fragment);
        assert_eq!(said(&session), (sentence.to_owned(), true), "{fragment}");
        assert_eq!(pgn(&session), pgn(&Session::first_visit()));
    }
    let long = format!("g1={}", "1.+e4+".repeat(100_000));
    assert_eq!(read(&long).unwrap_err(), LinkError::Long);
}

#[test]
fn a_link_that_was_cut_short_shows_what_is_left_and_says_so() {
    let session = opened(ANNOTATED);
    let link = fragment(&session);
    let cut = link.find("Nc6").unwrap();
    let other = followed(&link[..cut]);
    assert!(other.tree().len() > 5);
    let (sentence, refusal) = said(&other);
    assert!(
        refusal && sentence.starts_with("This link was cut short"),
        "{sentence}"
    );
    // The place in a link may be beyond the moves that are left.
    let beyond = read("g1=1.+e4&at=7").unwrap();
    assert_eq!((beyond.at, beyond.whole), (At::Start, false));
}

proptest! {
    #[test]
    fn no_fragment_whatever_it_holds_ends_in_a_panic(text in "\\PC{0,80}", cut in any::<prop::sample::Index>()) {
        let _ = read(&text);
        let _ = read(&format!("g1={text}&at={text}&columns={text}"));
        let link = fragment(&opened(ANNOTATED));
        let session = followed(&link[..cut.index(link.len())]);
        prop_assert!(session.notice().is_some());
    }
}

#[test]
fn a_link_is_read_up_to_its_limit_and_refused_beyond() {
    let of = |length: usize| {
        let mut form = String::new();
        field(
            &mut form,
            "g1",
            &format!("1. e4 {{{}}}", "x".repeat(length)),
        );
        form
    };
    let most = LIMIT - of(0).len();
    assert_eq!(of(most).len(), LIMIT);
    assert!(read(&of(most)).is_ok_and(|linked| linked.game.tree.len() == 1));
    assert!(read(&of(most + 1)).is_err());
}
