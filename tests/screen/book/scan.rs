//! A book that came as pictures of its pages: where its moves stand in them, how they are drawn,
//! and what is left of them after a reload.

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::{prop_assert, proptest};
use rank_and_file::container::{PageScan, PrintedArea, PrintedPlace, PrintedWord};
use rank_and_file::game::At;
use rank_and_file::keep::{restore, write};
use rank_and_file::protocol::{BookPageView, PictureMark, PrintKind, PrintedStretch, Wire};
use rank_and_file::sample::SAMPLE;
use rank_and_file::session::{Action, BookAction, GoAction, OpenAction};
use rank_and_file::view::{Element, PageLook, PagePictures, Press, Request, ScanLook, book};
use testing::presses;

use super::talk::{LEGALL, Talk};

/// Pixels from one letter to the next.
const WIDE: u32 = 10;

/// Pixels from one line to the next, and the height of a word.
const LINE: u32 = 30;
const HIGH: u32 = 20;

/// Letters in the longest line.
const LETTERS: u32 = 120;

/// A game in which numbers and moves are one word, and one word is broken over two lines.
const GLUED: &str = "White: ELM. Black: FIR.\n\n1.P-K4 P-K4 2.Kt-KB3 Kt-QB3 3.B-Kt5 P-QR3\n\
    4.B-R4 Kt-B3 5.Cas-\ntles B-K2 6.R-K sq P-QKt4 7.B-Kt3 P-Q3\n\nDrawn.\n";

/// A game whose sixth row is lost.
const LOST: &str = "GAME 1\n\nWhite: OAK. Black: ASH.\n\n1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n\
    3. B-B4   B-B4\n4. P-Q3   P-Q3\n5. Castles   Kt-B3\n\n\
    If 5... B-KKt5; 6. P-KR3, B-R4, the pin is a nuisance.\n\n\
    7. B-K3   B-Kt3\n8. Q-Q2   Castles\n9. P-QR4   P-QR4\n10. BxB   PxB\n\nDrawn.\n";

/// Returns the scan of a text that was set in letters of one width, with this number of lines on each page.
fn scan_of(text: &str, lines: usize) -> PageScan {
    let mut scan = PageScan {
        key: "1764192000000-4".to_owned(),
        ..PageScan::default()
    };
    let mut start = 0;
    for (nth, line) in text.split_inclusive('\n').enumerate() {
        let mut column = 0;
        for word in line.split_inclusive(char::is_whitespace) {
            let letters = word.trim_end().chars().count() as u32;
            let area = PrintedArea {
                left: column * WIDE,
                top: (nth % lines) as u32 * LINE,
                width: letters * WIDE,
                height: HIGH,
            };
            if letters > 0 {
                scan.words.push(PrintedWord {
                    start: start as u32,
                    end: (start + word.trim_end().len()) as u32,
                    picture: (nth / lines) as u32,
                    area,
                    confidence: 90,
                });
            }
            column += word.chars().count() as u32;
            start += word.len();
        }
        scan.pictures
            .resize(nth / lines + 1, (LETTERS * WIDE, lines as u32 * LINE));
    }
    scan
}

fn open(text: &str, scan: PageScan) -> Talk {
    let mut talk = Talk::new();
    talk.act(Action::Open(OpenAction::File {
        name: "page.png".to_owned(),
        text: text.to_owned(),
        lost: String::new(),
        scan: Some(scan.to_bytes()),
    }));
    talk
}

fn is_move(stretch: &PrintedStretch) -> bool {
    !matches!(stretch.sort, PrintKind::Prose | PrintKind::Heading)
}

/// Returns the letters that were set at a place.
fn letters_at(text: &str, lines: usize, place: &PrintedPlace) -> String {
    let line = place.picture as usize * lines + (place.area.top / LINE) as usize;
    let line = text.split('\n').nth(line).expect("a line of the text");
    let letters = line.chars().skip((place.area.left / WIDE) as usize);
    letters.take((place.area.width / WIDE) as usize).collect()
}

#[test]
fn every_printed_move_stands_in_the_pictures_where_its_letters_do() {
    for text in [LEGALL, GLUED, SAMPLE] {
        for lines in [3, 7, 1_000] {
            let mut talk = open(text, scan_of(text, lines));
            for game in 0..talk.session.book_list().games.len() as u32 {
                talk.act(Action::Book(BookAction::Turn(game)));
                let page = talk.page();
                let moves = page.print.stretches().filter(|it| is_move(it));
                let mut count = 0;
                for stretch in moves.filter(|it| it.sort != PrintKind::Unprinted) {
                    let printed: Vec<String> = stretch
                        .places
                        .iter()
                        .map(|place| letters_at(text, lines, place))
                        .collect();
                    let printed = printed.join(" ");
                    assert_eq!(printed.trim(), stretch.text, "{:?}", stretch.places);
                    count += 1;
                }
                assert!(count > 10);
            }
        }
    }
}

#[test]
fn the_moves_follow_each_other_in_the_pictures_as_on_the_page() {
    let talk = open(LEGALL, scan_of(LEGALL, 4));
    let page = talk.page();
    let places = page.print.stretches().flat_map(|it| &it.places);
    let places: Vec<_> = places
        .map(|place| (place.picture, place.area.top, place.area.left))
        .collect();
    assert!(places.is_sorted(), "{places:?}");
    let indices: Vec<u32> = page.pictures.pictures.iter().map(|it| it.index).collect();
    assert_eq!(indices, [0, 1, 2]);
    assert_eq!(page.pictures.key, "1764192000000-4");
    let Some(PictureMark::Begin(begin)) = page.pictures.marks.first() else {
        panic!("no first word");
    };
    assert_eq!((begin.picture, begin.area.top), (0, 0));
}

#[test]
fn a_game_names_only_the_pictures_that_it_stands_in() {
    let second = LEGALL.replace("LEGALL", "OAK").replace("A TRAP", "ANOTHER");
    let text = [LEGALL, "\n", &second].concat();
    let lines = LEGALL.lines().count() + 1;
    let mut talk = open(&text, scan_of(&text, lines));
    let indices = |talk: &Talk| -> Vec<u32> {
        let pictures = talk.page().pictures.pictures.iter();
        pictures.map(|picture| picture.index).collect()
    };
    assert_eq!(indices(&talk), [0]);
    talk.act(Action::Book(BookAction::Turn(1)));
    assert_eq!(indices(&talk), [1]);
}

#[test]
fn the_first_game_of_a_long_book_stands_where_it_stands_in_the_whole_book() {
    let prose = "The history of the game is long, and much of it has been told before.\n\n";
    let text = [&prose.repeat(3_000), LEGALL].concat();
    let lines = 40;
    let talk = open(&text, scan_of(&text, lines));
    for stretch in talk.print().stretches().filter(|it| is_move(it)) {
        let place = stretch.places.first().expect("a place");
        assert_eq!(letters_at(&text, lines, place), stretch.text);
    }
}

#[test]
fn a_move_that_is_not_printed_has_a_narrow_place_between_its_neighbours() {
    let talk = open(LOST, scan_of(LOST, 4));
    let mut places = Vec::new();
    let mut gaps = 0;
    for stretch in talk.print().stretches().filter(|it| is_move(it)) {
        let [place] = stretch.places.as_slice() else {
            panic!("{stretch:?}");
        };
        if stretch.sort == PrintKind::Unprinted {
            gaps += 1;
            assert!(place.area.width < WIDE, "{place:?}");
        }
        places.push((place.picture, place.area.top, place.area.left));
    }
    assert_eq!(gaps, 2, "{}", talk.rows().join("\n"));
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn the_pictures_are_there_again_after_a_reload_and_in_another_language() {
    let mut talk = open(LEGALL, scan_of(LEGALL, 4));
    let page = talk.page().clone();
    assert!(page.is_scan());
    let restored = restore(&write(&talk.session)).expect("a session that was kept");
    talk.reload(restored.session);
    assert_eq!(talk.page(), &page);
    talk.act(Action::Book(BookAction::ReadIn(1)));
    assert_eq!(talk.page().pictures, page.pictures);
    assert_eq!(talk.page().print.rows, page.print.rows);
}

#[test]
fn pictures_that_the_device_does_not_keep_are_not_asked_for() {
    let scan = PageScan {
        key: String::new(),
        ..scan_of(LEGALL, 4)
    };
    let talk = open(LEGALL, scan);
    assert!(!talk.page().is_scan());
    assert_eq!(talk.session.tree().len(), 13);
}

#[test]
fn a_scan_of_a_score_in_short_algebraic_is_a_book_too() {
    let text = "Morphy – Brunswick\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5\n\
        6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6\n";
    let talk = open(text, scan_of(text, 20));
    assert_eq!(talk.session.tree().len(), 16);
    assert!(talk.page().is_scan());
}

proptest! {
    #[test]
    fn no_words_however_damaged_put_a_move_or_a_diagram_outside_its_picture(
        words in vec((any::<[u32; 4]>(), 0..200_u32, 0..30_u32, 0..4_u32), 0..40),
        pictures in vec((0..3_000_u32, 0..3_000_u32), 0..3),
        small in any::<bool>(),
    ) {
        let words = words.into_iter().map(|(area, start, length, picture)| {
            let [left, top, width, height] = area.map(|it| if small { it % 4_000 } else { it });
            let area = PrintedArea { left, top, width, height };
            PrintedWord { start, end: start + length, picture, area, confidence: 0 }
        });
        let words: Vec<PrintedWord> = words.collect();
        let diagrams = words.iter().map(|word| PrintedPlace { picture: word.picture, area: word.area });
        let diagrams = diagrams.collect();
        let scan = PageScan { key: "1".to_owned(), words, pictures, diagrams };
        let sizes = scan.pictures.clone();
        let talk = open(LEGALL, scan);
        let page = talk.page();
        let moves = page.print.stretches().flat_map(|it| &it.places);
        for PrintedPlace { picture, area } in moves.chain(&framed(page)) {
            let (width, height) = sizes[*picture as usize];
            prop_assert!(area.width > 0 && area.left + area.width <= width, "{area:?}");
            prop_assert!(area.height > 0 && area.top + area.height <= height, "{area:?}");
        }
        for moment in 0..14 {
            let at = At::of_moment(moment);
            let drawn = draw(&talk, page, &ScanLook { at: Some(at), ..fetched() });
            prop_assert!(!drawn.outline().is_empty());
        }
    }
}

/// Returns where the diagrams of a page are framed.
fn framed(page: &BookPageView) -> Vec<PrintedPlace> {
    let marks = page.pictures.marks.iter();
    let diagram = |mark: &PictureMark| match mark {
        PictureMark::Diagram(place) => Some(*place),
        PictureMark::Begin(_) => None,
    };
    marks.filter_map(diagram).collect()
}

/// Returns the look of a page whose pictures have been fetched.
fn fetched() -> ScanLook {
    let addresses = (0..4).map(|nth| format!("blob:{nth}"));
    ScanLook {
        pictures: PagePictures::Fetched(addresses.collect()),
        ..ScanLook::default()
    }
}

fn draw(talk: &Talk, page: &BookPageView, scan: &ScanLook) -> Element {
    book(
        Some(page),
        talk.session.book_list(),
        talk.session.filter(),
        scan,
    )
}

/// Returns the lines of the outline that begin with this.
fn lines(drawn: &Element, begin: &str) -> Vec<String> {
    let outline = drawn.outline();
    let lines = outline.lines().map(str::trim);
    let lines = lines.filter(|line| line.starts_with(begin));
    lines.map(str::to_owned).collect()
}

#[test]
fn a_scan_is_drawn_as_its_pictures_with_a_button_over_each_move() {
    let talk = open(LEGALL, scan_of(LEGALL, 8));
    let drawn = draw(&talk, talk.page(), &fetched());
    presses::does_what_it_offers(&drawn);
    let pictures = lines(&drawn, "img src=\"blob:");
    assert_eq!(pictures.len(), 2, "{pictures:?}");
    assert_eq!(lines(&drawn, "span.print").len(), 13);
    assert_eq!(
        lines(&drawn, "span.print.doubt"),
        [
            "span.print.doubt role=\"button\" tabindex=\"-1\" data-moment=\"8\" data-how=\"open\" aria-label=\"P-R3 open\" --left: 7500 --top: 62500 --width: 3333 --height: 8333 does Go(To(After(NodeId(7)))) lights Moment(After(NodeId(7)))"
        ]
    );
    // The text of the page is one press away, and back.
    let looks = [PageLook::Picture, PageLook::Enlarged, PageLook::Text];
    for look in looks.map(|look| Press::Ask(Request::PageLook(look))) {
        assert!(presses::all(&drawn).contains(&look));
    }
    let text = ScanLook {
        look: PageLook::Text,
        ..fetched()
    };
    let drawn = draw(&talk, talk.page(), &text);
    assert!(drawn.words().contains("either loses"));
    assert!(lines(&drawn, "img").is_empty());
}

#[test]
fn a_diagram_is_framed_in_the_pictures_of_each_game_beside_it() {
    let area = PrintedArea {
        left: 300,
        top: 60,
        width: 120,
        height: 120,
    };
    let diagrams = [0, 1, 1, 7].map(|picture| PrintedPlace { picture, area });
    let scan = PageScan {
        diagrams: diagrams.into(),
        ..scan_of(LEGALL, 8)
    };
    let talk = open(LEGALL, scan);
    assert_eq!(framed(talk.page()), diagrams[..3]);
    let drawn = draw(&talk, talk.page(), &fetched());
    let frames = lines(&drawn, "span.diagram");
    let label = "A diagram. Its position is not read.";
    let frame = format!(
        "span.diagram role=\"img\" aria-label=\"{label}\" title=\"{label}\" --left: 25000 --top: 25000 --width: 10000 --height: 50000"
    );
    assert_eq!(frames, vec![frame; 3]);
    // Kept with the book, they are there again.
    let restored = restore(&write(&talk.session)).expect("a session that was kept");
    let mut talk = talk;
    talk.reload(restored.session);
    assert_eq!(framed(talk.page()), diagrams[..3]);
}

#[test]
fn the_move_on_the_board_is_shown_large_beside_the_box_that_corrects_it() {
    let mut talk = open(LEGALL, scan_of(LEGALL, 8));
    talk.act(Action::Book(BookAction::Doubt(true)));
    let at = talk.session.at();
    for look in [PageLook::Picture, PageLook::Text] {
        let scan = ScanLook {
            at: Some(at),
            look,
            ..fetched()
        };
        let drawn = draw(&talk, talk.page(), &scan);
        // Forty pixels on both sides, ten above and below.
        assert_eq!(
            lines(&drawn, "span.crop"),
            ["span.crop --wide: 120 --high: 40 --left: 41666 --top: 350000 --width: 1000000"]
        );
    }
    talk.act(Action::Go(GoAction::First));
    let start = ScanLook {
        at: Some(talk.session.at()),
        ..fetched()
    };
    assert!(lines(&draw(&talk, talk.page(), &start), "span.crop").is_empty());
}

#[test]
fn the_text_is_shown_and_it_is_said_where_the_pictures_are_gone() {
    let talk = open(LEGALL, scan_of(LEGALL, 8));
    let gone = ScanLook {
        pictures: PagePictures::Gone,
        ..ScanLook::default()
    };
    let words = draw(&talk, talk.page(), &gone).words();
    assert!(words.contains("no longer on this device"), "{words}");
    assert!(words.contains("either loses"), "{words}");
}
