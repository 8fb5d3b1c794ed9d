//! A book on the screen, as data: messages between page and book worker, and what the page then
//! shows.
//!
//! | module | what it is |
//! |---|---|
//! | `choice` | a reading chosen, and what it makes impossible |
//! | `kept` | a book found again after a reload |
//! | `list` | the list of a book's games: their names and completeness, filters, and saving |
//! | `scan` | a book that came as pictures: where its moves stand in them |
//! | `proof` | readings confirmed, changed and typed; moves that are not printed |
//! | `talk` | page and book worker, without a browser between them |
//! | `wire` | their messages as bytes |

mod choice;
mod kept;
mod list;
mod proof;
mod scan;
pub mod talk;
mod wire;

use rank_and_file::game::At;
use rank_and_file::protocol::{BookChoice, PrintKind};
use rank_and_file::sample::SAMPLE;
use rank_and_file::screen::board_model as board;
use rank_and_file::screen::board_model::Mark;
use rank_and_file::service::Volume;
use rank_and_file::session::{
    Action, BoardAction, BookAction, BookFilter, GameAction, GoAction, Incoming, Names, OpenAction,
    Pointing, Session,
};
use rank_and_file::view::{Element, Press, ScanLook, book};
use testing::effects::for_book;
use testing::presses;

use talk::{LEGALL, Talk};

#[test]
fn a_page_with_prose_is_read_as_a_book_and_each_move_told_apart() {
    let talk = Talk::reading(LEGALL);
    assert_eq!(talk.notice(), "One game read; one move is doubtful.");
    assert_eq!(talk.session.tree().tag("White"), Some("Legall"));
    assert_eq!(talk.session.tree().len(), 13);
    assert_eq!(talk.sorted(PrintKind::Open), ["P-R3"]);
    assert_eq!(
        talk.sorted(PrintKind::Heading),
        ["A TRAP", "White: LEGALL. Black: SAINT BRIE."]
    );
    assert_eq!(talk.page().doubts, [8]);
    assert_eq!(
        talk.remark(8),
        "4... \"P-R3\" could be a6 or h6, and no later move tells which. a6 is shown."
    );
    // The print is complete and in order.
    let print = talk.rows();
    let words = |text: &str| {
        text.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(words(&print.join("\n")), words(LEGALL));
}

#[test]
fn a_score_that_reads_well_stays_a_score() {
    for text in [
        "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5",
        "1. e4 e5 2. Nf3 Nc6",
        "[Event \"x\"]\n\n1. P-K4 {the best} P-K4 2. P-K4 *",
    ] {
        let talk = Talk::reading(text);
        assert!(
            talk.session.page().is_none() && talk.volumes.is_empty(),
            "{text}"
        );
        assert!(!talk.session.tree().is_empty(), "{text}");
    }
}

#[test]
fn an_ambiguous_score_is_given_to_the_reader_who_settles_it() {
    let talk = Talk::reading("1 P-K4 P-K4 2 Kt-KB3 Kt-QB3 3 P-Q4 PxP 4 KtxP Kt-B3 5 KtxKt KtPxKt");
    assert_eq!(
        talk.moves(),
        "1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Nxd4 Nf6 5. Nxc6 bxc6 *"
    );
}

#[test]
fn prose_without_a_game_is_refused_with_a_reason_and_kept_to_be_mended() {
    let text = "Dear sir, I have the honour to send you, as you asked, the rules of our club, which are few, \
        and the list of its members, who are fewer. Yours truly.";
    let mut talk = Talk::reading(text);
    assert!(talk.session.page().is_none());
    assert!(
        talk.notice()
            .starts_with("This text could not be read as a game."),
        "{}",
        talk.notice()
    );
    assert!(
        talk.notice().contains("page of a book"),
        "{}",
        talk.notice()
    );
    assert_eq!(talk.session.entry().text, text);
    talk.act(Action::Board(BoardAction::Cancel));
    assert_eq!(talk.notice(), "");
}

#[test]
fn the_page_to_try_shows_every_way_in_which_a_move_is_settled() {
    let mut talk = Talk::new();
    talk.act(Action::Book(BookAction::Sample));
    assert_eq!(talk.notice(), "2 games read; 2 moves are doubtful.");
    assert_eq!(talk.sorted(PrintKind::Misprint), ["P-K6"]);
    assert_eq!(talk.sorted(PrintKind::Label), ["BxKtP", "QR-Q sq"]);
    assert_eq!(talk.sorted(PrintKind::Later), ["Kt-K2", "Kt-Q2"]);
    assert_eq!(
        talk.sorted(PrintKind::Mark),
        ["BxP", "QxP ch", "B-B5 dbl ch"]
    );
    assert!(
        talk.remark(17)
            .starts_with("9. \"P-K6\" is not a legal move here. e5 is closest")
    );
    assert!(
        talk.remark(20).starts_with(
            "10... \"Kt-K2\" could also be Nce7, but the moves that follow do not fit."
        ),
        "{}",
        talk.remark(20)
    );
    talk.act(Action::Book(BookAction::Turn(1)));
    assert_eq!(talk.sorted(PrintKind::Open), ["P-R3"]);
    assert_eq!(talk.session.tree().tag("White"), Some("Legall"));
}

/// If this fails, a user cannot read a book in another language and undo that, or loses the book if
/// it has no game in that language.
#[test]
fn a_book_is_read_again_in_another_language() {
    let spanish = "PARTIDA 3\n\nBlancas: Oak. Negras: Ash.\n\n1. P4R   P4R\n2. C3AR   C3AD\n3. A4A   A4A\n\
                   4. P3D   P3D\n5. O-O   C3A\n6. C3A   P3TR\n7. A3R   A3C\n\nTablas.\n";
    let mut talk = Talk::reading(spanish);
    let list = |talk: &Talk| (**talk.session.book_list()).clone();
    let found = list(&talk);
    assert_eq!(
        found.languages[0],
        "Spanish, Catalan or Italian descriptive (automatic)"
    );
    assert_eq!((found.language, found.games.len()), (0, 1));
    let language = |words: &str| {
        let place = found
            .languages
            .iter()
            .rposition(|known| known.contains(words));
        place.expect("a language") as u32
    };
    let first = talk.page().clone();
    talk.act(Action::Book(BookAction::ReadIn(language(
        "Spanish, Catalan",
    ))));
    assert_eq!(list(&talk).language, language("Spanish, Catalan"));
    assert_eq!(talk.page().pgn, first.pgn);
    assert_ne!(talk.page().book, first.book);
    talk.act(Action::Book(BookAction::ReadIn(language("Russian"))));
    assert!(
        talk.notice().contains("No game was found"),
        "{}",
        talk.notice()
    );
    assert_eq!(list(&talk).language, language("Spanish, Catalan"));
    assert_eq!(talk.page().pgn, first.pgn);
    talk.act(Action::Game(GameAction::Undo));
    assert_eq!(*talk.page(), first);
    assert_eq!(list(&talk).language, 0);
}

#[test]
fn doubts_are_stepped_through_both_ways_and_round() {
    let mut talk = Talk::reading(&format!("{LEGALL}\n\n{LEGALL}"));
    assert_eq!(talk.page().doubts, [8]);
    talk.act(Action::Book(BookAction::Doubt(true)));
    assert_eq!(talk.session.at().moment(), 8);
    talk.act(Action::Go(GoAction::Last));
    assert_eq!(talk.session.at().moment(), 13);
    talk.act(Action::Book(BookAction::Doubt(true)));
    assert_eq!(talk.session.at().moment(), 8);
    talk.act(Action::Go(GoAction::First));
    talk.act(Action::Book(BookAction::Doubt(false)));
    assert_eq!(talk.session.at().moment(), 8);
}

#[test]
fn choosing_another_reading_reads_the_rest_anew_and_can_be_undone() {
    let mut talk = Talk::reading(LEGALL);
    talk.act(Action::Book(BookAction::Doubt(true)));
    let print = talk.print();
    let ways: Vec<_> = print
        .remarks_at(8)
        .flat_map(|remark| remark.ways.clone())
        .collect();
    let words: Vec<_> = ways.iter().map(|way| way.words.as_str()).collect();
    assert_eq!(
        words,
        ["a6, the pawn from a7 to a6", "h6, the pawn from h7 to h6"]
    );
    talk.act(Action::Book(BookAction::Settle(BookChoice {
        moment: 8,
        key: ways[1].key,
    })));
    assert!(talk.moves().contains("4. Nc3 h6"), "{}", talk.moves());
    assert_eq!(talk.session.at().moment(), 8, "the board stays at the move");
    assert_eq!(talk.session.tree().len(), 13);
    assert_eq!(talk.sorted(PrintKind::Chosen), ["P-R3"]);
    assert_eq!(talk.page().doubts, [0u32; 0]);
    // The sixth move has one reading fewer, because no pawn is on a6 now.
    assert_eq!(talk.remark(11), "");

    talk.act(Action::Game(GameAction::Undo));
    assert!(talk.moves().contains("4. Nc3 a6"), "{}", talk.moves());
    assert_eq!(
        talk.sorted(PrintKind::Open),
        ["P-R3"],
        "the reader has gone back too"
    );
    talk.act(Action::Book(BookAction::Collect));
    assert!(talk.saved[0].contains("4. Nc3 a6"));
    talk.act(Action::Game(GameAction::Redo));
    talk.act(Action::Book(BookAction::Collect));
    assert!(talk.saved[1].contains("4. Nc3 h6"));
}

#[test]
fn what_was_chosen_in_a_game_is_there_when_it_is_turned_to_again() {
    let mut talk = Talk::reading(&format!("{LEGALL}\n\n{LEGALL}"));
    let key = talk.print().remarks_at(8).next().expect("a doubt").ways[1].key;
    talk.act(Action::Book(BookAction::Settle(BookChoice {
        moment: 8,
        key,
    })));
    talk.act(Action::Book(BookAction::Turn(1)));
    assert!(talk.moves().contains("4. Nc3 a6"));
    talk.act(Action::Book(BookAction::Turn(0)));
    assert!(talk.moves().contains("4. Nc3 h6"));
    talk.act(Action::Book(BookAction::Collect));
    assert_eq!(talk.saved[0].matches("[White \"Legall\"]").count(), 2);
    assert!(talk.saved[0].contains("4. Nc3 h6") && talk.saved[0].contains("4. Nc3 a6"));
}

#[test]
fn pointing_at_a_printed_move_shows_it_on_the_board_and_leaving_it_goes_back() {
    let mut talk = Talk::reading(LEGALL);
    let last = |talk: &Talk| {
        let model = board::model(&talk.session, &mut Names::default());
        let marked = model
            .squares
            .into_iter()
            .filter(|square| square.marks.contains(&Mark::Last));
        marked
            .map(|square| square.square.to_string())
            .collect::<Vec<_>>()
    };
    talk.act(Action::Go(GoAction::To(At::of_moment(1))));
    assert_eq!(last(&talk), ["e4", "e2"]);
    talk.act(Action::Board(BoardAction::Point(Some(Pointing::Moment(
        At::of_moment(10),
    )))));
    assert_eq!(last(&talk), ["g4", "d1"]);
    assert_eq!(talk.session.at().moment(), 1);
    talk.act(Action::Board(BoardAction::Point(None)));
    assert_eq!(last(&talk), ["e4", "e2"]);
    talk.act(Action::Go(GoAction::To(At::of_moment(10))));
    assert_eq!(last(&talk), ["g4", "d1"]);
}

#[test]
fn what_cannot_be_read_is_marked_and_its_reason_given() {
    let talk =
        Talk::reading(&LEGALL.replace("5. KtxP BxQ 6. BxP ch K-K2", "5. KtxP BxQ 6. Q-R8 Q-R8"));
    let marked = [PrintKind::Unread, PrintKind::Skipped, PrintKind::Misprint];
    let marked: Vec<String> = marked
        .into_iter()
        .flat_map(|sort| talk.sorted(sort))
        .collect();
    let both = marked.iter().filter(|print| *print == "Q-R8").count();
    assert_eq!(both, 2, "{marked:?}");
    let doubts = &talk.page().doubts;
    let told: String = doubts.iter().map(|&moment| talk.remark(moment)).collect();
    assert!(told.contains("Q-R8"), "{told}");
    assert!(
        !talk.notice().contains("no move is doubtful"),
        "{}",
        talk.notice()
    );
}

#[test]
fn another_text_puts_the_book_away_and_undo_brings_it_back() {
    let mut talk = Talk::reading(LEGALL);
    talk.act(Action::Open(OpenAction::Text("1. d4 d5".to_owned())));
    assert!(talk.session.page().is_none());
    talk.act(Action::Game(GameAction::Undo));
    assert!(talk.session.page().is_some());
    assert_eq!(talk.session.tree().tag("White"), Some("Legall"));
}

#[test]
fn of_a_long_text_that_is_not_clear_the_reader_says_whether_it_is_a_page() {
    // One of its moves is wrong, and it is not a page of a book.
    let score = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n".repeat(800);
    let wrong = [score.as_str(), "1. e4 e5 2. Nf9 Nc6 *\n"].concat();
    let talk = Talk::reading(&wrong);
    assert!(talk.session.page().is_none());
    assert_eq!(talk.session.games().len(), 801);
    // A clear text is not sent to the book worker.
    let talk = Talk::reading(&score);
    assert!(talk.volumes.is_empty() && talk.session.games().len() == 800);
    // The text is Spanish, which the page itself does not know.
    let game = "Blancas: A. Muster. Negras: B. Ohne.\n\n1. P4R   P4R\n2. C3AR   C3AD\n3. A5C   P3TD\n\
        4. A4T   C3A\n5. 0-0   A2R\n\n";
    let talk = Talk::reading(&game.repeat(300));
    let spanish = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    assert!(talk.moves().starts_with(spanish), "{}", talk.moves());
    assert!(talk.session.page().is_some());
}

#[test]
fn a_page_that_comes_too_late_is_not_shown() {
    let mut session = Session::empty();
    let requests = for_book(session.apply(Action::Book(BookAction::Sample)));
    session.apply(Action::Open(OpenAction::Text("1. d4 d5".to_owned())));
    let mut volume = Volume::new(0, SAMPLE);
    for response in requests
        .into_iter()
        .flat_map(|request| volume.answer(request))
    {
        session.hear(Incoming::Book(response));
    }
    assert!(session.page().is_none());
    assert_eq!(session.tree().len(), 2);
}

#[test]
fn the_page_is_drawn_with_buttons_that_are_actions() {
    let talk = Talk::reading(LEGALL);
    let page = book(
        Some(talk.page()),
        talk.session.book_list(),
        BookFilter::default(),
        &ScanLook::default(),
    );
    let words = page.words();
    assert!(words.contains("no later move tells which"), "{words}");
    assert!(words.contains("1. Legall – Saint Brie (1 doubt)"));
    let moves: Vec<&Element> = page
        .walk()
        .filter(|element| element.class.starts_with("print"))
        .collect();
    let goes: Vec<_> = moves.iter().map(|it| it.press().cloned()).collect();
    let go = |moment| Press::Do(Action::Go(GoAction::To(At::of_moment(moment))));
    let expected: Vec<_> = (1..=13).map(|moment| Some(go(moment))).collect();
    assert_eq!(goes, expected);
    let eighth = Pointing::Moment(At::of_moment(8));
    assert_eq!(moves[7].lights, Some(eighth));
    assert_eq!(
        moves[7].outline(),
        "span.print.doubt \"P-R3\" role=\"button\" tabindex=\"-1\" data-moment=\"8\" data-how=\"open\" does Go(To(After(NodeId(7)))) lights Moment(After(NodeId(7)))\n"
    );
    presses::does_what_it_offers(&page);
    let closed = book(
        None,
        talk.session.book_list(),
        BookFilter::default(),
        &ScanLook::default(),
    );
    assert_eq!(
        closed.outline(),
        "section.book aria-label=\"Page of the book\" hidden=\"\"\n"
    );
}

#[test]
fn a_heading_is_a_short_line_of_its_own_and_not_the_end_of_a_paragraph() {
    let talk = Talk::reading(&LEGALL.replace(
        "White: LEGALL.",
        "This game, which is the oldest of its kind, is a warning to the\nhasty.\n\nWhite: LEGALL.",
    ));
    let headings = talk.sorted(PrintKind::Heading);
    assert!(headings.contains(&"A TRAP".to_owned()), "{headings:?}");
    assert!(!headings.contains(&"hasty.".to_owned()), "{headings:?}");
}

#[test]
fn every_line_stands_as_it_was_set() {
    let mut volume = Volume::new(0, SAMPLE);
    while volume.read_next().is_some() {}
    let rows = volume.print(0).expect("a game").rows;
    let rows = rows.iter().map(|row| {
        let words = row.iter().map(|piece| piece.text.as_str());
        words.collect::<String>()
    });
    let rows: Vec<String> = rows.collect();
    let set = |line: &str| line.trim_end().replace('_', "");
    let lines: Vec<String> = SAMPLE.lines().map(set).collect();
    let inside = |row: &&String| !lines.iter().any(|line| line.ends_with(row.as_str()));
    let strange: Vec<&String> = rows.iter().filter(inside).collect();
    assert!(strange.is_empty(), "{strange:?}");
    assert!(rows.len() > 20, "{rows:?}");
    assert!(
        !rows
            .windows(2)
            .any(|pair| pair[0].is_empty() && pair[1].is_empty())
    );
}
