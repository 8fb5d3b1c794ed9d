//! The texts in `data-do` and `data-light`: every action and every pointing is written as a text
//! and read back.

use rank_and_file::board::{Color, Move, MoveKind, Piece, Shape, Square, Tint, Variant, Wing};
use rank_and_file::book::BookKind;
use rank_and_file::game::{At, Outcome};
use rank_and_file::library::SortBy;
use rank_and_file::protocol::BookChoice;
use rank_and_file::session::editor::{EditAction, Tool};
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{
    Action, BoardAction, BookAction, ColumnSet, EntryAction, FilterBy, GameAction, GoAction,
    LibraryAction, OpenAction, Pointing, ResultAction, Session, SheetAction, column,
};
use rank_and_file::view::Request;
use testing::positions::sq;

const KNIGHT: Move = Move {
    piece: Piece::Knight,
    from: Square::new(6, 0),
    to: Square::new(5, 2),
    kind: MoveKind::Quiet,
};

fn pointings() -> Vec<(&'static str, Pointing)> {
    vec![
        ("part 1 2", Pointing::Part { column: 1, part: 2 }),
        ("square e4", Pointing::Square(sq("e4"))),
        ("move Ng1f3", Pointing::Move(KNIGHT)),
        ("moment 5", Pointing::Moment(At::of_moment(5))),
        ("moment 0", Pointing::Moment(At::Start)),
        ("way 1234", Pointing::PossibleMove(1234)),
    ]
}

fn edits() -> Vec<(&'static str, EditAction)> {
    let (e2, e4) = (sq("e2"), sq("e4"));
    vec![
        ("begin", EditAction::Begin),
        ("clear", EditAction::Clear),
        ("array", EditAction::Array),
        ("finish", EditAction::Finish),
        ("cancel", EditAction::Cancel),
        ("take hand", EditAction::Take(Tool::Hand)),
        ("take eraser", EditAction::Take(Tool::Eraser)),
        ("take circle", EditAction::Take(Tool::Circle)),
        ("take cross", EditAction::Take(Tool::Cross)),
        ("take arrow", EditAction::Take(Tool::Arrow)),
        ("tint yellow", EditAction::Tint(Tint::Yellow)),
        (
            "take A",
            EditAction::Take(Tool::Piece(Color::White, Piece::Paladin)),
        ),
        (
            "take n",
            EditAction::Take(Tool::Piece(Color::Black, Piece::Knight)),
        ),
        (
            "put e4 p",
            EditAction::Put(e4, Some((Color::Black, Piece::Pawn))),
        ),
        ("put e4 -", EditAction::Put(e4, None)),
        ("off e4", EditAction::Off(e4)),
        ("side black", EditAction::Color(Color::Black)),
        ("castling K", EditAction::Castling(Color::White, Wing::King)),
        (
            "castling q",
            EditAction::Castling(Color::Black, Wing::Queen),
        ),
        ("passed 3", EditAction::Passed(3)),
        ("variant chess99", EditAction::Variant(Variant::Chess99)),
        ("halfmove 12", EditAction::Halfmove(12)),
        ("fullmove 40", EditAction::Fullmove(40)),
        (
            "mark circle e4 blue",
            EditAction::Mark(Shape::Circle(e4), Tint::Blue),
        ),
        (
            "mark cross e4 red",
            EditAction::Mark(Shape::Cross(e4), Tint::Red),
        ),
        (
            "mark arrow e2 e4 green",
            EditAction::Mark(Shape::Arrow(e2, e4), Tint::Green),
        ),
        ("diagram 2", EditAction::Diagram(2)),
    ]
}

fn comment(moment: u32, before: bool, text: &str) -> Action {
    Action::Score(ScoreAction::Comment {
        at: At::of_moment(moment),
        before,
        text: text.to_owned(),
    })
}

fn tag(name: &str, value: &str) -> Action {
    Action::Score(ScoreAction::Tag(name.to_owned(), value.to_owned()))
}

fn actions() -> Vec<(&'static str, Action)> {
    let At::After(seventh) = At::of_moment(7) else {
        unreachable!()
    };
    vec![
        ("touch e4", Action::Board(BoardAction::Touch(sq("e4")))),
        (
            "drag e2 e4",
            Action::Board(BoardAction::Drag(sq("e2"), sq("e4"))),
        ),
        ("cancel", Action::Board(BoardAction::Cancel)),
        ("go 0", Action::Go(GoAction::To(At::Start))),
        ("go 7", Action::Go(GoAction::To(At::After(seventh)))),
        ("first", Action::Go(GoAction::First)),
        ("previous", Action::Go(GoAction::Previous)),
        ("next", Action::Go(GoAction::Next)),
        ("last", Action::Go(GoAction::Last)),
        ("sibling -1", Action::Go(GoAction::Sibling(-1))),
        ("flip", Action::Board(BoardAction::Flip)),
        ("names", Action::Board(BoardAction::ToggleNames)),
        ("reasons", Action::Board(BoardAction::ToggleReasons)),
        (
            "type  N f3 ",
            Action::Entry(EntryAction::Type(" N f3 ".to_owned())),
        ),
        ("enter", Action::Entry(EntryAction::Enter)),
        ("choose Ng1f3", Action::Board(BoardAction::Choose(KNIGHT))),
        (
            "open 1. e4\ne5",
            Action::Open(OpenAction::Text("1. e4\ne5".to_owned())),
        ),
        (
            "follow abc",
            Action::Open(OpenAction::Link("abc".to_owned())),
        ),
        ("show 3", Action::Game(GameAction::Show(3))),
        (
            "new uchess-aise",
            Action::Open(OpenAction::New(Variant::UChessAise)),
        ),
        ("example 1", Action::Open(OpenAction::Example(1))),
        ("claim", Action::Result(ResultAction::Claim)),
        ("agree", Action::Result(ResultAction::Agree)),
        (
            "resign black",
            Action::Result(ResultAction::Resign(Color::Black)),
        ),
        ("undo", Action::Game(GameAction::Undo)),
        ("redo", Action::Game(GameAction::Redo)),
        (
            "column 1 uci",
            Action::Sheet(SheetAction::SetColumn(1, column("uci").unwrap())),
        ),
        (
            "remove-column 1",
            Action::Sheet(SheetAction::RemoveColumn(1)),
        ),
        ("fold 7", Action::Sheet(SheetAction::Fold(seventh))),
        ("point", Action::Board(BoardAction::Point(None))),
        ("position 8/8 w", Action::SetUp("8/8 w".to_owned())),
        ("sample", Action::Book(BookAction::Sample)),
        ("turn 4", Action::Book(BookAction::Turn(4))),
        ("read-in 7", Action::Book(BookAction::ReadIn(7))),
        (
            "settle 14 1234",
            Action::Book(BookAction::Settle(BookChoice {
                moment: 14,
                key: 1234,
            })),
        ),
        ("next-doubt", Action::Book(BookAction::Doubt(true))),
        ("previous-doubt", Action::Book(BookAction::Doubt(false))),
        ("as-read", Action::Book(BookAction::AsRead)),
        ("other-reading", Action::Book(BookAction::OtherReading)),
        (
            "reprint Kt-B 3",
            Action::Book(BookAction::Reprint("Kt-B 3".to_owned())),
        ),
        ("correct", Action::Book(BookAction::Correct)),
        (
            "filter kind table",
            Action::Book(BookAction::Filter(FilterBy::Kind(Some(BookKind::Table)))),
        ),
        (
            "filter kind all",
            Action::Book(BookAction::Filter(FilterBy::Kind(None))),
        ),
        (
            "filter doubt some",
            Action::Book(BookAction::Filter(FilterBy::Doubtful(Some(true)))),
        ),
        (
            "filter doubt none",
            Action::Book(BookAction::Filter(FilterBy::Doubtful(Some(false)))),
        ),
        (
            "filter order worst",
            Action::Book(BookAction::Filter(FilterBy::Worst(true))),
        ),
        ("scroll-book 12", Action::Book(BookAction::Scroll(12))),
        ("walk-book 13", Action::Book(BookAction::Walk(13))),
        ("collect", Action::Book(BookAction::Collect)),
        (
            "search morphy 1-0",
            Action::Library(LibraryAction::Search("morphy 1-0".to_owned())),
        ),
        (
            "sort date",
            Action::Library(LibraryAction::Sort(SortBy::Date)),
        ),
        ("scroll 120", Action::Library(LibraryAction::Scroll(120))),
        ("walk 121", Action::Library(LibraryAction::Walk(121))),
        ("take 17", Action::Library(LibraryAction::Take(17))),
        ("stop-reading", Action::Library(LibraryAction::Stop)),
        ("close-library", Action::Library(LibraryAction::Close)),
        ("split", Action::Library(LibraryAction::Split)),
        ("take-out", Action::Library(LibraryAction::TakeOut)),
        ("put-back", Action::Library(LibraryAction::PutBack)),
        (
            "score promote 7",
            Action::Score(ScoreAction::Promote(seventh)),
        ),
        (
            "score demote 7",
            Action::Score(ScoreAction::Demote(seventh)),
        ),
        (
            "score main 7",
            Action::Score(ScoreAction::MakeMain(seventh)),
        ),
        (
            "score delete-variation 7",
            Action::Score(ScoreAction::DeleteVariation(seventh)),
        ),
        (
            "score delete 7",
            Action::Score(ScoreAction::Delete(seventh)),
        ),
        ("score cut 0", Action::Score(ScoreAction::Cut(At::Start))),
        (
            "score replace 7",
            Action::Score(ScoreAction::Replace(seventh)),
        ),
        (
            "score insert 7",
            Action::Score(ScoreAction::Insert(seventh)),
        ),
        ("score before 7 A  b ", comment(7, true, "A  b ")),
        ("score after 0 ", comment(0, false, "")),
        (
            "score glyph 7 14",
            Action::Score(ScoreAction::Glyph(seventh, 14)),
        ),
        ("score tag White A. B.", tag("White", "A. B.")),
        ("score tag White ", tag("White", "")),
        (
            "score result 1/2-1/2",
            Action::Score(ScoreAction::Result(Outcome::Draw)),
        ),
        ("score note 1", Action::Score(ScoreAction::Note(true))),
        ("score note 0", Action::Score(ScoreAction::Note(false))),
        ("say It is so.", Action::Say("It is so.".to_owned())),
    ]
}

#[test]
fn every_action_is_read_back_from_its_text() {
    let points = pointings().into_iter();
    let points = points.map(|(text, to)| {
        (
            format!("point {text}"),
            Action::Board(BoardAction::Point(Some(to))),
        )
    });
    let edits = edits().into_iter();
    let edits = edits.map(|(text, edit)| (format!("edit {text}"), Action::Edit(edit)));
    let all = actions().into_iter();
    let all = all.map(|(text, action)| (text.to_owned(), action));
    for (text, action) in all.chain(points).chain(edits) {
        assert_eq!(action.text(), text);
        assert_eq!(Action::parse(&text), Some(action), "{text}");
    }
    for column in ColumnSet::Orthodox.columns() {
        let action = Action::Sheet(SheetAction::SetColumn(0, column));
        assert_eq!(Action::parse(&action.text()), Some(action));
    }
}

#[test]
fn what_is_pointed_at_is_read_back_from_its_text() {
    for (text, pointing) in pointings() {
        assert_eq!(pointing.text(), text);
        assert_eq!(Pointing::parse(text), Some(pointing), "{text}");
    }
}

#[test]
fn what_no_element_stands_for_has_no_text() {
    let action = Action::Book(BookAction::Hear(
        rank_and_file::protocol::BookResponse::Pgn {
            name: "book".to_owned(),
            text: String::new(),
        },
    ));
    assert_eq!(action.text(), "");
}

#[test]
fn what_is_no_action_is_none() {
    let texts = [
        "",
        " ",
        "go",
        "go ",
        "go x",
        "go -1",
        "touch",
        "touch z9",
        "drag e2",
        "drag e2 e4 e5",
        "choose Ng1",
        "column 1",
        "column x uci",
        "column 1 nothing",
        "fold 0",
        "point at e4",
        "point part 1",
        "edit",
        "edit take",
        "edit take X1",
        "edit put e4",
        "edit mark e4",
        "edit mark circle e4",
        "edit mark circle e4 pink",
        "score",
        "score promote",
        "score promote 0",
        "score glyph 7",
        "score glyph 7 300",
        "score after 7",
        "score tag White",
        "score result 2-0",
        "resign grey",
        "new draughts",
        "settle 3",
        "next 3",
        "Next",
    ];
    for text in texts {
        assert_eq!(Action::parse(text), None, "{text}");
    }
}

#[test]
fn a_moment_that_the_game_does_not_have_is_its_start() {
    let mut session = Session::default();
    session.apply(Action::Go(GoAction::Last));
    assert_ne!(session.at(), At::Start);
    session.apply(Action::parse("go 4000").unwrap());
    assert_eq!(session.at(), At::Start);
    // A variation or a position that does not exist has no effect either.
    session.apply(Action::parse("fold 4000").unwrap());
    session.apply(Action::parse("point moment 4000").unwrap());
    let names = &mut rank_and_file::session::Names::default();
    let _ = rank_and_file::screen::board_model::model(&session, names);
    let _ = rank_and_file::screen::sheet::model(&session, names);
}

#[test]
fn no_action_of_the_session_is_taken_for_a_request_to_the_page() {
    for (text, _) in actions() {
        assert_eq!(Request::parse(text), None, "{text}");
    }
}
