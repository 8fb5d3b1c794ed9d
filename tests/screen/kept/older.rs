//! Texts that earlier versions kept, byte for byte: they are read, and still written in the same way.

use rank_and_file::keep::backup::Backup;
use rank_and_file::keep::{LibraryFile, LibraryHead, LibraryState, restore, write};
use rank_and_file::session::Session;

/// Two games, one with a folded variation, other columns and a typed text.
const SESSION: &str = r#"rank-and-file 1 session 144 1936236830
games=2
shown=0
at=1.1.0
folded=1.1.0
flipped
names
no-reasons
column=0short
column=0uci
column=0figurine
typed=Nf9 \\ what\nis this \\n = that

rank-and-file 1 game 144 249404165
[White "One"]

{Before all.} 1. e4 {[%csl Ga1] best} 1... e5 (1... c5 $1 {sharp} 2. Nf3 (2. c3
d5) 2... d6) 2. Nf3 $14 Nc6 (2... d6) 3. Bb5 1-0

rank-and-file 1 game 26 2128093680
[White "Two"]

1. d4 d5 *

"#;

/// A position being set up, with marks and a FEN that cannot be read.
const EDITOR: &str = r#"rank-and-file 1 session 207 3385580357
games=1
shown=0
at=0
column=0short
column=0descriptive
column=1long
column=1short
setup=standard rnbqkbnr/pppppppp/8/4K3/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1
marks=[%csl Ra1][%cal Ya1h8]
tool=n
fen=8/8\\n/8 w

rank-and-file 1 game 2 1205773205
*

"#;

/// A game of which some text was not understood.
const NOTES: &str = r#"rank-and-file 1 session 55 3092535088
games=1
shown=0
at=0
column=0short
column=0descriptive

rank-and-file 1 game 346 1907433575
%trouble 1 4 13 2. "Nf9": "9" after "Nf" should be a rank from 1 to 8. Correct it to read the rest of the game.
%trouble 0 4 41 "<x>" is not part of a game and is ignored.
%trouble 0 4 45 The Result tag says "1-0" and the moves end with 0-1; both are kept.
%unread 4 13 2 Nf9 \\n Nc6 (2. d4 Zz) 3. d4 <x>
[White "A"]
[Result "1-0"]

1. e4 e5 0-1

"#;

/// A diagram, whose moves are coordinates.
const PALADIN: &str = r#"rank-and-file 1 session 55 3092535088
games=1
shown=0
at=0
column=0short
column=0descriptive

rank-and-file 1 game 102 2575310181
%uci
[Variant "Diagram"]
[SetUp "1"]
[FEN "rnbqkbnr/pAp5/8/8/8/8/8/4K3 w - - 0 1"]

1. b7h1 2. h1f2 *

"#;

/// A game of a file of games.
const LIBRARY: &str = r#"rank-and-file 1 session 79 2556897128
games=1
shown=0
at=1
column=0short
column=0descriptive
library=17-4
place=1234

rank-and-file 1 game 21 3459470281
[White "A"]

1. e4 *

"#;

/// The file of everything that is kept.
const BACKUP: &str = r#"rank-and-file 1 backup 0 2166136261

rank-and-file 1 setting 42 75624941
rank-and-file.settings
theme=dark
columns=
rank-and-file 1 slot 24 651095063
2026-11-20T12:30:00.000Z
rank-and-file 1 session 144 1936236830
games=2
shown=0
at=1.1.0
folded=1.1.0
flipped
names
no-reasons
column=0short
column=0uci
column=0figurine
typed=Nf9 \\ what\nis this \\n = that

rank-and-file 1 game 144 249404165
[White "One"]

{Before all.} 1. e4 {[%csl Ga1] best} 1... e5 (1... c5 $1 {sharp} 2. Nf3 (2. c3
d5) 2... d6) 2. Nf3 $14 Nc6 (2... d6) 3. Bb5 1-0

rank-and-file 1 game 26 2128093680
[White "Two"]

1. d4 d5 *

rank-and-file 1 slot 0 2166136261

{"not":"a text"}
rank-and-file 1 aside 18 87205366
a \n damaged text

"#;

/// A game from a book.
const BOOK: &str = r#"rank-and-file 1 session 50 319867143
games=1
shown=0
at=1
book
library=17-4
place=1234

rank-and-file 1 game 21 3459470281
[White "A"]

1. e4 *

"#;

/// Returns the session of a kept text, which is written as it was.
#[track_caller]
fn read(text: &str) -> Session {
    let restored = restore(text).expect("a session");
    assert_eq!(restored.trouble, None);
    assert_eq!(write(&restored.session), text);
    restored.session
}

#[test]
fn a_session_of_an_earlier_version_is_read() {
    let session = read(SESSION);
    assert_eq!((session.games().len(), session.shown()), (2, 0));
    assert_eq!(session.entry().text, "Nf9 \\ what\nis this \\n = that");
    assert!(session.flipped() && session.names_on_squares() && !session.reasons_on_board());
    let tags: Vec<&str> = session.columns().iter().map(|column| column.tag).collect();
    assert_eq!(tags, ["short", "uci", "figurine"]);
    let folded = session.tree().ids().filter(|&id| session.is_folded(id));
    assert_eq!(folded.count(), 1);
}

#[test]
fn a_position_that_an_earlier_version_set_up_is_read() {
    let session = read(EDITOR);
    let editor = session.editor().expect("a position being set up");
    assert_eq!(editor.text, "8/8\\n/8 w");
    assert!(editor.fault.is_some());
    assert_eq!(editor.marks.len(), 2);
}

#[test]
fn games_of_an_earlier_version_are_read() {
    let session = read(NOTES);
    let troubles = session.troubles();
    assert!(
        troubles
            .iter()
            .any(|trouble| trouble.is_error() && trouble.line == 4),
        "{troubles:?}"
    );
    let unread: Vec<&str> = session.games()[0]
        .unread
        .iter()
        .map(|it| it.text.as_str())
        .collect();
    assert_eq!(unread, ["Nf9 \\n Nc6 (2. d4 Zz) 3. d4 <x>"]);
    assert_eq!(read(PALADIN).tree().len(), 2);
}

#[test]
fn a_file_of_games_and_a_book_of_an_earlier_version_are_read() {
    read(LIBRARY);
    let session = restore(BOOK).expect("a session").session;
    let notice = session.notice().map(|notice| notice.sentence.to_string());
    assert!(notice.is_some_and(|words| words.contains("its printed page is not")));
    let file = |name: &str, size| LibraryFile {
        name: name.to_owned(),
        size,
    };
    for (line, state) in [
        ("begun", LibraryState::Begun),
        ("stopped 812", LibraryState::Stopped(812)),
        ("whole 5662", LibraryState::Whole(5662)),
    ] {
        let head = LibraryHead {
            when: "2026-11-22T18:04:00.000Z".to_owned(),
            state,
            files: vec![file("club night.pgn", 4_195_200), file("a b .pgn", 0)],
        };
        let text =
            format!("2026-11-22T18:04:00.000Z\n{line}\n4195200 club night.pgn\n0 a b .pgn\n");
        assert_eq!(LibraryHead::read(&text), Some(head.clone()));
        assert_eq!(head.text(), text);
    }
}

#[test]
fn a_backup_of_an_earlier_version_is_read() {
    let backup = Backup::read(BACKUP).expect("a file of kept games");
    let (name, setting) = &backup.settings[0];
    assert_eq!(
        (name.as_str(), setting.as_str()),
        ("rank-and-file.settings", "theme=dark\ncolumns=")
    );
    let (head, games) = &backup.sessions[0];
    assert_eq!(
        (backup.sessions.len(), head.clone() + &games.concat()),
        (1, SESSION.to_owned())
    );
    assert_eq!(
        backup.aside,
        ["{\"not\":\"a text\"}\n", "a \\n damaged text\n"]
    );
}
