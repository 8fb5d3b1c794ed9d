//! The header of a game above its score sheet.
//!
//! | property | test |
//! |---|---|
//! | each value once, without empty ones | a table of tags and the header that they give |
//! | dates in words, as far as they are known | a table |
//! | the opening, from its tags at once and from its moves when the library worker has answered |
//! messages |
//! | an answer that comes too late, for another game | it is not shown |

use rank_and_file::game::GameOpening;
use rank_and_file::protocol::{LibraryRequest, LibraryResponse, Wire};
use rank_and_file::screen::header;
use rank_and_file::service::Library;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{
    Action, BoardAction, Effect, EntryAction, GameAction, GoAction, Incoming, LibraryAction,
    OpenAction, Session,
};
use rank_and_file::view;
use testing::effects::for_opening;

fn session(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

/// Returns a game with these tags.
fn tagged(tags: &[(&str, &str)], moves: &str) -> Session {
    let line = |(name, value): &(&str, &str)| format!("[{name} \"{value}\"]\n");
    session(&(tags.iter().map(line).collect::<String>() + "\n" + moves))
}

/// Returns the two lines of the header, and the announcement of the first.
fn shown(session: &Session) -> (String, String, String) {
    let model = header::model(session);
    let head = view::header(&model, view::choice(session));
    let words = |class: &str| {
        let mut walk = head.walk();
        let found = walk.find(|element| element.class == class);
        found.map_or_else(String::new, |element| element.words())
    };
    let heading = words("game-title");
    let first = [heading.as_str(), &words("outcome")].join(" ");
    (first.trim().to_owned(), words("game-facts"), model.spoken)
}

/// Tags, moves, and the header that they give: its heading, its second line, and its announcement.
type HeaderRow<'t> = (&'t [(&'t str, &'t str)], &'t str, &'t str, &'t str, &'t str);

#[test]
fn a_header_is_that_of_a_book() {
    let rows: [HeaderRow; 12] = [
        (
            &[
                ("Event", "London"),
                ("Site", "London ENG"),
                ("Date", "1851.06.21"),
                ("Round", "2"),
                ("White", "Anderssen, Adolf"),
                ("Black", "Kieseritzky, Lionel"),
                ("Result", "1-0"),
                ("ECO", "C33"),
                ("Opening", "King's Gambit Accepted"),
            ],
            "1. e4 1-0",
            "Anderssen, Adolf – Kieseritzky, Lionel 1-0",
            "London ENG, 21 June 1851 · Round 2 · C33 King's Gambit Accepted",
            "Anderssen, Adolf against Kieseritzky, Lionel. White won",
        ),
        (
            &[
                ("White", "Oak"),
                ("Black", "Ash"),
                ("WhiteTitle", "GM"),
                ("WhiteElo", "2540"),
                ("BlackElo", "0"),
                ("BlackTitle", "-"),
            ],
            "1. e4 1/2-1/2",
            "GM Oak 2540 – Ash ½-½",
            "",
            "GM Oak, rated 2540 against Ash. Drawn",
        ),
        (&[], "1. e4 *", "Game", "", "Game"),
        (
            &[
                ("Event", "?"),
                ("Site", "?"),
                ("Date", "????.??.??"),
                ("Round", "-"),
                ("White", "?"),
                ("Black", "Ash"),
            ],
            "1. e4 0-1",
            "? – Ash 0-1",
            "",
            "somebody against Ash. Black won",
        ),
        (
            &[
                ("Event", "London 1851"),
                ("Site", "London"),
                ("Date", "1851.??.??"),
            ],
            "1. e4 *",
            "London 1851",
            "",
            "London 1851",
        ),
        (
            &[
                ("White", "A"),
                ("Event", "London 1851"),
                ("Date", "1851.??.??"),
            ],
            "1. e4 *",
            "A – ?",
            "London 1851",
            "A against somebody",
        ),
        (
            &[
                ("White", "A"),
                ("Site", "https://lichess.org/abcd/"),
                ("UTCDate", "2020.02.??"),
            ],
            "1. e4 *",
            "A – ?",
            "lichess.org/abcd, February 2020",
            "A against somebody",
        ),
        (
            &[
                ("White", "A"),
                ("Round", "Final"),
                ("Opening", "Ruy Lopez"),
                ("Variation", "Own"),
            ],
            "1. e4 *",
            "A – ?",
            "Final · Ruy Lopez: Own",
            "A against somebody",
        ),
        (
            &[("White", "A"), ("Round", "3.2"), ("ECO", "?")],
            "1. e4 *",
            "A – ?",
            "Round 3.2",
            "A against somebody",
        ),
        (
            &[("Players", "A and others"), ("Event", "GAME 3")],
            "1. e4 *",
            "A and others",
            "GAME 3",
            "A and others",
        ),
        (
            &[("Variant", "U-chess")],
            "1. e4 *",
            "U-chess",
            "",
            "U-chess",
        ),
        (
            &[
                ("White", " "),
                ("Black", "<b>x</b>"),
                ("Event", "\u{202e}evil"),
            ],
            "1. e4 *",
            "? – <b>x</b>",
            "\u{202e}evil",
            "somebody against <b>x</b>",
        ),
    ];
    for (tags, moves, first, second, spoken) in rows {
        let told = shown(&tagged(tags, moves));
        let told = (told.0.as_str(), told.1.as_str(), told.2.as_str());
        assert_eq!(told, (first, second, spoken), "{tags:?}");
    }
}

#[test]
fn a_date_is_said_as_far_as_it_is_known() {
    let rows = [
        ("1851.06.21", "21 June 1851"),
        ("1851.06.??", "June 1851"),
        ("1851.??.??", "1851"),
        ("1851.??.21", "1851"),
        ("1851", "1851"),
        ("1851-06-01", "1 June 1851"),
        ("????.06.21", "21 June"),
        ("????.??.??", ""),
        ("?", ""),
        ("1851.13.45", "1851"),
        ("21.06.1851", "21.06.1851"),
        ("in the summer of 1851", "in the summer of 1851"),
        ("99999.01.01", "99999.01.01"),
    ];
    for (tag, words) in rows {
        let model = header::model(&tagged(&[("White", "A"), ("Date", tag)], "1. e4 *"));
        assert_eq!(model.occasion.concat(), words, "{tag}");
    }
}

#[test]
fn several_games_are_a_choice_above_the_header() {
    let mut session = session("[White \"Anna\"]\n\n1. e4 *\n\n[White \"Cleo\"]\n\n1. d4 1-0");
    session.apply(Action::Game(GameAction::Show(1)));
    let head = view::header(&header::model(&session), view::choice(&session));
    assert_eq!(
        head.outline(),
        "div.game-head does Show(Details)
  select.game-title part=\"title\" aria-label=\"Game\"
    option \"1. Anna – ?\" value=\"0\" does Game(Show(0))
    option \"2. Cleo – ?\" value=\"1\" selected=\"\" does Game(Show(1))
  div.game-line #1
    h2.game-title \" – \" part=\"title\" aria-label=\"Cleo against somebody. White won\"
      bdi \"Cleo\"
      bdi \"?\"
    span.outcome \"1-0\" aria-hidden=\"true\"
    button.button.plain.details #3 type=\"button\" aria-label=\"Game details\" title=\"Game details\" aria-haspopup=\"dialog\" does Show(Details)
      svg.icon viewBox=\"0 0 24 24\" aria-hidden=\"true\" width=\"24\" height=\"24\"
        path d=\"M3 21v-4.5L14.5 5l4.5 4.5L7.5 21zM16 3.5 18 1.5 22.5 6 20.5 8z\"
"
    );
}

#[test]
fn a_tag_has_one_line_whatever_is_pasted_into_its_field() {
    let mut session = session("1. e4 *");
    let pasted = ("White".to_owned(), "Anna\r\nof Paris".to_owned());
    session.apply(Action::Score(ScoreAction::Tag(pasted.0, pasted.1)));
    assert_eq!(session.tree().tag("White"), Some("Anna  of Paris"));
}

/// Sends the page's requests to the library worker, and the answers back. Returns their number.
fn answer(session: &mut Session, effects: Vec<Effect>) -> usize {
    let mut asked = 0;
    let mut requests = for_opening(effects);
    while let Some(request) = requests.pop() {
        asked += 1;
        let request =
            LibraryRequest::of_bytes(&request.to_bytes()).expect("a request is read back");
        let response = Library::default().answer(request).expect("an answer");
        let response =
            LibraryResponse::of_bytes(&response.to_bytes()).expect("a response is read back");
        requests.extend(for_opening(session.hear(Incoming::Library(response))));
    }
    asked
}

fn named(session: &Session) -> Option<(String, String)> {
    let GameOpening { code, name } = session.opening()?;
    Some((code, name))
}

fn both(code: &str, name: &str) -> Option<(String, String)> {
    Some((code.to_owned(), name.to_owned()))
}

#[test]
fn an_opening_is_known_by_its_tags_at_once_and_by_its_moves_when_asked() {
    let mut session = tagged(&[("ECO", "C89")], "1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
    assert_eq!(named(&session), both("C89", ""));
    let effects = session.resume();
    assert_eq!(answer(&mut session, effects), 1);
    assert_eq!(named(&session), both("C89", "Ruy Lopez: Marshall Attack"));
    assert!(
        shown(&session)
            .1
            .ends_with("C89 Ruy Lopez: Marshall Attack")
    );
    // The opening is still the same.
    let mut effects = session.apply(Action::Go(GoAction::Last));
    effects.extend(session.apply(Action::Board(BoardAction::Flip)));
    assert_eq!(answer(&mut session, effects), 0);
}

#[test]
fn an_opening_follows_the_moves_that_are_made() {
    let mut session = Session::empty();
    let effects = session.resume();
    assert_eq!((answer(&mut session, effects), named(&session)), (0, None));
    let play = |session: &mut Session, text: &str| {
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        session.apply(Action::Entry(EntryAction::Enter))
    };
    let mut requests = for_opening(play(&mut session, "e4"));
    let request = requests.pop().expect("a request");
    let late = Library::default().answer(request).expect("an answer");
    let effects = play(&mut session, "c5");
    assert_eq!(answer(&mut session, effects), 1);
    let sicilian = both("B20", "Sicilian Defense");
    assert_eq!(named(&session), sicilian);
    // The answer to a request from before the last move comes too late.
    session.hear(Incoming::Library(late));
    assert_eq!(named(&session), sicilian);
    // Another game does not get this name.
    let effects = session.apply(Action::Open(OpenAction::Text(
        "[White \"A\"]\n\n1. d4 d5 *".to_owned(),
    )));
    assert_eq!(named(&session), None);
    assert_eq!(answer(&mut session, effects), 1);
    assert_eq!(named(&session), both("D00", "Queen's Pawn Game"));
    let effects = session.apply(Action::Game(GameAction::Undo));
    answer(&mut session, effects);
    assert_eq!(named(&session), sicilian);
}

#[test]
fn other_games_have_no_opening_to_ask_for() {
    for text in [
        "[Variant \"U-chess\"]\n\n1. e4 *",
        "8/8/8/8/8/4k3/8/4K3 w - - 0 1",
        "",
    ] {
        let mut session = session(text);
        let effects = session.resume();
        assert_eq!(answer(&mut session, effects), 0, "{text}");
    }
}

#[test]
fn a_new_library_worker_is_asked_again() {
    let mut session = session("1. e4 e5 *");
    assert_eq!(for_opening(session.resume()).len(), 1);
    let effects = session.apply(Action::Library(LibraryAction::OpenFiles {
        name: "club.pgn".to_owned(),
        left_aside: String::new(),
    }));
    // The earlier request may have been lost with the previous library worker, so it is repeated
    // although the game has not changed.
    assert_eq!(for_opening(effects).len(), 1);
    assert!(for_opening(session.apply(Action::Board(BoardAction::Flip))).is_empty());
}
