//! What is typed in a field completes its press, and what a press means can be done to any game.

use rank_and_file::game::At;
use rank_and_file::output::choices::ExportChoice;
use rank_and_file::screen::board_model;
use rank_and_file::screen::sheet;
use rank_and_file::session::editor::EditAction;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{
    Action, BoardAction, BookAction, EntryAction, GoAction, LibraryAction, Names, Pointing,
    Session, SheetAction,
};
use rank_and_file::view::{Press, Request};
use testing::positions::node;

#[test]
fn what_is_typed_completes_the_press_of_its_field() {
    let comment = |text: String| {
        Action::Score(ScoreAction::Comment {
            at: At::of_moment(7),
            before: true,
            text,
        })
    };
    let tag = |text| Action::Score(ScoreAction::Tag("White".to_owned(), text));
    let fields: [&dyn Fn(String) -> Press; 8] = [
        &|text| Press::Do(Action::Entry(EntryAction::Type(text))),
        &|text| Press::Do(Action::SetUp(text)),
        &|text| Press::Do(comment(text)),
        &|text| Press::Do(tag(text)),
        &|text| Press::Do(Action::Book(BookAction::Reprint(text))),
        &|text| Press::Do(Action::Library(LibraryAction::Search(text))),
        &|text| Press::Ask(Request::Draft(text)),
        &|text| Press::Ask(Request::TagName(text)),
    ];
    for field in fields {
        for text in [" N f3 ", "1. e4\ne5", ""] {
            let press = field("before".to_owned()).with_text(text.to_owned());
            assert_eq!(press, Some(field(text.to_owned())));
        }
    }
}

#[test]
fn a_number_is_typed_and_nothing_else_in_its_place() {
    let fields: [&dyn Fn(u32) -> Press; 3] = [
        &|number| Press::Do(Action::Edit(EditAction::Halfmove(number))),
        &|number| Press::Do(Action::Edit(EditAction::Fullmove(number))),
        &|number| Press::Ask(Request::Choose(ExportChoice::Size(number as usize))),
    ];
    for field in fields {
        assert_eq!(field(1).with_text("12".to_owned()), Some(field(12)));
        // While a number is being typed, the field may be empty.
        for text in ["", "-1", "many", "1.5"] {
            assert_eq!(field(1).with_text(text.to_owned()), None, "{text}");
        }
    }
}

#[test]
fn a_press_that_is_complete_takes_no_text() {
    for press in [
        Press::Do(Action::Go(GoAction::Next)),
        Press::Ask(Request::Choose(ExportChoice::Last(true))),
        Press::Ask(Request::Look("slate")),
    ] {
        assert_eq!(press.clone().with_text("on".to_owned()), Some(press));
    }
}

#[test]
fn a_moment_that_the_game_does_not_have_is_its_start() {
    let mut session = Session::default();
    session.apply(Action::Go(GoAction::Last));
    assert_ne!(session.at(), At::Start);
    let nowhere = At::of_moment(4000);
    session.apply(Action::Go(GoAction::To(nowhere)));
    assert_eq!(session.at(), At::Start);
    // A variation or a position that does not exist has no effect either.
    session.apply(Action::Sheet(SheetAction::Fold(node(4000))));
    let pointing = Pointing::Moment(nowhere);
    session.apply(Action::Board(BoardAction::Point(Some(pointing))));
    let names = &mut Names::default();
    let _ = board_model::model(&session, names);
    let _ = sheet::model(&session, names);
}
