//! Every message between the page and its workers is read back from its bytes, and from no others.

use std::fmt::Debug;

use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any};
use proptest::sample::{Index, select};
use proptest::test_runner::TestCaseError;
use proptest::{option, prop_assert, prop_assert_eq, prop_oneof, proptest, result};
use rank_and_file::book::BookKind;
use rank_and_file::container::{PageScan, PrintedArea, PrintedPlace, PrintedWord};
use rank_and_file::library::{CheckedGame, SortBy};
use rank_and_file::protocol::{
    BookChoice, BookEntry, BookList, BookPageView, BookRequest, BookResponse, CheckBatch,
    CheckedBatch, ComparedLine, Comparison, GamePicture, GamePictures, Keeping, LibraryFormat,
    LibraryProgress, LibraryQuery, LibraryRequest, LibraryResponse, LibraryRow, Misfits, PgnSpan,
    PictureMark, PositionView, PossibleMove, Print, PrintKind, PrintedStretch, Remark,
    WeighedMoves, Wire,
};

/// Values in a list at most.
const MOST: usize = 4;

const KINDS: [PrintKind; 14] = [
    PrintKind::Prose,
    PrintKind::Heading,
    PrintKind::Plain,
    PrintKind::Mark,
    PrintKind::Label,
    PrintKind::Later,
    PrintKind::Chosen,
    PrintKind::Open,
    PrintKind::Misprint,
    PrintKind::Suspect,
    PrintKind::Sides,
    PrintKind::Skipped,
    PrintKind::Unread,
    PrintKind::Unprinted,
];

/// Games with and without a variation, a start of their own, or a fault.
const GAMES: [&str; 4] = [
    "1. e4 e5 (1... c5) 2. Nf3 {quietly} Nc6 *",
    "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=N Kd7 *",
    "1. e4 e5 2. Nf9",
    "",
];

fn text() -> impl Strategy<Value = String> {
    any::<String>()
}

fn texts() -> impl Strategy<Value = Vec<String>> {
    vec(text(), 0..MOST)
}

fn numbers() -> impl Strategy<Value = Vec<u32>> {
    vec(any::<u32>(), 0..MOST)
}

fn choice() -> impl Strategy<Value = BookChoice> {
    any::<(u32, u32)>().prop_map(|(moment, key)| BookChoice { moment, key })
}

fn choices() -> impl Strategy<Value = Vec<BookChoice>> {
    vec(choice(), 0..MOST)
}

fn entry() -> impl Strategy<Value = BookEntry> {
    let counts = any::<(u32, u32, u32, u32)>();
    (text(), select(BookKind::ALL.to_vec()), row(), counts).prop_map(
        |(title, kind, row, (read, printed, doubts, stop))| BookEntry {
            title,
            kind,
            row,
            read,
            printed,
            doubts,
            stop,
        },
    )
}

fn keeping() -> impl Strategy<Value = Keeping> {
    prop_oneof![
        Just(Keeping::Pending),
        Just(Keeping::Kept),
        text().prop_map(|why| Keeping::Refused { why }),
    ]
}

fn list() -> impl Strategy<Value = BookList> {
    let counts = any::<(u32, u32, u32, u32)>();
    let kept = (text(), text(), text());
    (vec(entry(), 0..MOST), texts(), texts(), counts, kept).prop_map(
        |(games, given_up, languages, (shown, language, scores, read), (name, kept, refused))| {
            BookList {
                name,
                kept,
                refused,
                games,
                shown,
                given_up,
                languages,
                language,
                scores,
                read,
            }
        },
    )
}

fn misfits() -> impl Strategy<Value = Misfits> {
    (text(), any::<u32>()).prop_map(|(first, count)| Misfits { first, count })
}

fn way() -> impl Strategy<Value = PossibleMove> {
    let way = (any::<u32>(), text(), text(), option::of(misfits()));
    way.prop_map(|(key, words, fate, misfits)| PossibleMove {
        key,
        words,
        fate,
        misfits,
    })
}

fn area() -> impl Strategy<Value = PrintedArea> {
    any::<(u32, u32, u32, u32)>().prop_map(|(left, top, width, height)| PrintedArea {
        left,
        top,
        width,
        height,
    })
}

fn place() -> impl Strategy<Value = PrintedPlace> {
    (any::<u32>(), area()).prop_map(|(picture, area)| PrintedPlace { picture, area })
}

fn pictures() -> impl Strategy<Value = GamePictures> {
    let picture = any::<(u32, u32, u32)>();
    let picture = picture.prop_map(|(index, width, height)| GamePicture {
        index,
        width,
        height,
    });
    let mark = prop_oneof![
        place().prop_map(PictureMark::Begin),
        place().prop_map(PictureMark::Diagram),
    ];
    (text(), vec(picture, 0..MOST), vec(mark, 0..MOST)).prop_map(|(key, pictures, marks)| {
        GamePictures {
            key,
            pictures,
            marks,
        }
    })
}

fn scan() -> impl Strategy<Value = PageScan> {
    let word = (any::<(u32, u32, u32, u8)>(), area());
    let word = word.prop_map(|((start, end, picture, confidence), area)| PrintedWord {
        start,
        end,
        picture,
        area,
        confidence,
    });
    let sizes = vec(any::<(u32, u32)>(), 0..MOST);
    let (words, diagrams) = (vec(word, 0..MOST), vec(place(), 0..MOST));
    (text(), sizes, words, diagrams).prop_map(|(key, pictures, words, diagrams)| PageScan {
        key,
        pictures,
        words,
        diagrams,
    })
}

fn print() -> impl Strategy<Value = Print> {
    let kinds = select(KINDS.to_vec());
    let stretch = (text(), kinds, any::<u32>(), vec(place(), 0..MOST));
    let stretch = stretch.prop_map(|(text, sort, moment, places)| PrintedStretch {
        text,
        sort,
        moment,
        places,
    });
    let remark = (any::<u32>(), any::<bool>(), text(), vec(way(), 0..MOST)).prop_map(
        |(moment, doubt, words, ways)| Remark {
            moment,
            doubt,
            words,
            ways,
        },
    );
    let rows = vec(vec(stretch, 0..MOST), 0..MOST);
    (rows, vec(remark, 0..MOST)).prop_map(|(rows, remarks)| Print { rows, remarks })
}

fn book_request() -> impl Strategy<Value = BookRequest> {
    let shown = || (any::<(u32, u32)>(), choices());
    prop_oneof![
        (
            any::<(u32, bool)>(),
            text(),
            option::of(scan().prop_map(|scan| scan.to_bytes()))
        )
            .prop_map(|((book, must), text, scan)| BookRequest::Read {
                book,
                text,
                must,
                scan
            }),
        any::<u32>().prop_map(|book| BookRequest::Sample { book }),
        (any::<u32>(), text()).prop_map(|(book, kept)| BookRequest::Open { book, kept }),
        any::<(u32, u32, u32)>().prop_map(|(book, of, language)| BookRequest::Again {
            book,
            of,
            language
        }),
        any::<(u32, u32)>().prop_map(|(book, game)| BookRequest::Turn { book, game }),
        shown().prop_map(|((book, game), choices)| BookRequest::Page {
            book,
            game,
            choices
        }),
        shown().prop_map(|((book, game), choices)| BookRequest::Keep {
            book,
            game,
            choices
        }),
        (any::<u32>(), numbers()).prop_map(|(book, games)| BookRequest::Pgn { book, games }),
        shown().prop_map(|((book, game), choices)| BookRequest::Try {
            book,
            game,
            choices
        }),
        any::<(u32, u32, u32)>().prop_map(|(book, game, moment)| BookRequest::Weigh {
            book,
            game,
            moment
        }),
        text().prop_map(|text| BookRequest::SetUp { text }),
    ]
}

fn position() -> impl Strategy<Value = Result<PositionView, String>> {
    let view = (text(), text(), text()).prop_map(|(fen, caption, remarks)| PositionView {
        fen,
        caption,
        remarks,
    });
    result::maybe_ok(view, text())
}

fn book_response() -> impl Strategy<Value = BookResponse> {
    let span = any::<(u32, u32)>().prop_map(|(start, end)| PgnSpan { start, end });
    let shown = (print(), pictures());
    let page = (any::<(u32, u32)>(), text(), numbers(), choices(), shown).prop_map(
        |((book, game), pgn, doubts, choices, (print, pictures))| BookPageView {
            book,
            game,
            pgn,
            doubts,
            choices,
            print,
            pictures,
        },
    );
    let weighed = (any::<(u32, u32, u32)>(), choices(), vec(way(), 0..MOST)).prop_map(
        |((book, game, moment), choices, ways)| WeighedMoves {
            book,
            game,
            choices,
            moment,
            ways,
        },
    );
    prop_oneof![
        (any::<u32>(), list()).prop_map(|(book, list)| BookResponse::Games { book, list }),
        (any::<(u32, bool)>(), text(), vec(span, 0..MOST)).prop_map(
            |((book, found), words, pgn)| BookResponse::Done {
                book,
                found,
                words,
                pgn
            }
        ),
        page.prop_map(|page| BookResponse::Page { page }),
        (text(), text()).prop_map(|(name, text)| BookResponse::Pgn { name, text }),
        (any::<(u32, u32)>(), choice(), misfits()).prop_map(|((book, game), choice, misfits)| {
            BookResponse::Misfits {
                book,
                game,
                choice,
                misfits,
            }
        }),
        weighed.prop_map(|weighed| BookResponse::Weighed { weighed }),
        (any::<u32>(), position()).prop_map(|(book, read)| BookResponse::Position { book, read }),
        (text(), position()).prop_map(|(text, read)| BookResponse::SetUp { text, read }),
    ]
}

fn query() -> impl Strategy<Value = LibraryQuery> {
    let rows = any::<(bool, u32, u32)>();
    (text(), text(), select(SortBy::ALL.to_vec()), rows).prop_map(
        |(search, board, by, (descending, first, count))| LibraryQuery {
            search,
            board,
            by,
            descending,
            first,
            count,
        },
    )
}

fn batch() -> impl Strategy<Value = CheckBatch> {
    let batch = (any::<u32>(), texts());
    batch.prop_map(|(first, texts)| CheckBatch { first, texts })
}

fn library_request() -> impl Strategy<Value = LibraryRequest> {
    let format = || {
        prop_oneof![
            Just(LibraryFormat::Pgn),
            Just(LibraryFormat::Table),
            Just(LibraryFormat::Exercises),
            text().prop_map(|notation| LibraryFormat::Score { notation }),
            text().prop_map(|notation| LibraryFormat::Booklet { notation }),
        ]
    };
    let place = any::<u32>;
    prop_oneof![
        text().prop_map(|key| LibraryRequest::Open { key }),
        query().prop_map(|query| LibraryRequest::Rows { query }),
        place().prop_map(|place| LibraryRequest::Game { place }),
        (place(), text()).prop_map(|(place, pgn)| LibraryRequest::Put { place, pgn }),
        place().prop_map(|place| LibraryRequest::TakeOut { place }),
        Just(LibraryRequest::PutBack {}),
        query().prop_map(|query| LibraryRequest::Split { query }),
        Just(LibraryRequest::Stop {}),
        (query(), format()).prop_map(|(query, format)| LibraryRequest::Export { query, format }),
        batch().prop_map(|batch| LibraryRequest::Check { batch }),
        text().prop_map(|pgn| LibraryRequest::Opening { pgn }),
        (text(), text(), text()).prop_map(|(here, there, notation)| LibraryRequest::Compare {
            here,
            there,
            notation
        }),
    ]
}

fn progress() -> impl Strategy<Value = LibraryProgress> {
    let counts = any::<(u32, u32, u32, u32, bool)>();
    let words = (text(), text(), text());
    (keeping(), words, option::of(any::<u32>()), counts).prop_map(
        |(keeping, (key, name, said), first, (games, out, checked, percent, done))| {
            LibraryProgress {
                key,
                keeping,
                name,
                games,
                out,
                first,
                checked,
                percent,
                done,
                said,
            }
        },
    )
}

fn row() -> impl Strategy<Value = LibraryRow> {
    let cells = (text(), text(), text(), text(), text(), text(), text());
    (cells, any::<(u32, u32, u32, bool)>()).prop_map(
        |(
            (white, black, ratings, result, date, event, opening),
            (place, moves, sight, troubled),
        )| {
            LibraryRow {
                place,
                white,
                black,
                ratings,
                result,
                date,
                event,
                opening,
                moves,
                sight,
                troubled,
            }
        },
    )
}

fn library_response() -> impl Strategy<Value = LibraryResponse> {
    let line = (text(), text(), text());
    let line = line.prop_map(|(way, place, words)| ComparedLine { way, place, words });
    let comparison = (vec(line, 0..MOST), any::<u32>());
    let comparison = comparison.prop_map(|(lines, found)| Comparison { lines, found });
    prop_oneof![
        progress().prop_map(|progress| LibraryResponse::Progress { progress }),
        (query(), any::<u32>(), vec(row(), 0..MOST), texts()).prop_map(
            |(query, found, rows, unread)| LibraryResponse::Rows {
                query,
                found,
                rows,
                unread
            }
        ),
        (any::<u32>(), text()).prop_map(|(place, pgn)| LibraryResponse::Game { place, pgn }),
        text().prop_map(|key| LibraryResponse::Made { key }),
        text().prop_map(|why| LibraryResponse::Refused { why }),
        (text(), text(), text()).prop_map(|(pgn, code, name)| LibraryResponse::Opening {
            pgn,
            code,
            name
        }),
        comparison.prop_map(|comparison| LibraryResponse::Compared { comparison }),
    ]
}

fn checked() -> impl Strategy<Value = CheckedBatch> {
    let game = select(GAMES.to_vec()).prop_map(CheckedGame::read);
    let batch = (any::<u32>(), vec(game, 0..MOST));
    batch.prop_map(|(first, games)| CheckedBatch { first, games })
}

/// Checks that a message is read from its bytes, and not from fewer or more of them.
fn is_read_back<T: Wire + PartialEq + Debug>(
    message: &T,
    cut: &Index,
) -> Result<(), TestCaseError> {
    let mut bytes = message.to_bytes();
    let read = T::of_bytes(&bytes);
    prop_assert_eq!(read.as_ref(), Some(message));
    prop_assert!(T::of_bytes(&bytes[..cut.index(bytes.len())]).is_none());
    bytes.push(0);
    prop_assert!(T::of_bytes(&bytes).is_none());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn messages_about_books_are_read_back(
        request in book_request(),
        response in book_response(),
        cut in any::<Index>(),
    ) {
        is_read_back(&request, &cut)?;
        is_read_back(&response, &cut)?;
    }

    #[test]
    fn messages_about_libraries_are_read_back(
        request in library_request(),
        response in library_response(),
        checked in checked(),
        cut in any::<Index>(),
    ) {
        is_read_back(&request, &cut)?;
        is_read_back(&response, &cut)?;
        is_read_back(&checked, &cut)?;
    }
}
