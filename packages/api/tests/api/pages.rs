//! Books whose words any program has recognised.

use proptest::prelude::*;
use rank_and_file_api::{Argument, Options, RecognisedPage, RecognisedWord, Unit, read_pages};

use crate::plain;

const ROWS: [&str; 6] = [
    "1. P-K4 P-K4",
    "2. Kt-KB3 Kt-QB3",
    "3. B-Kt5 P-QR3",
    "4. B-R4 Kt-B3",
    "5. O-O B-K2",
    "6. R-K1 P-QKt4",
];

fn page(words: Vec<RecognisedWord>) -> RecognisedPage {
    RecognisedPage {
        width: 1000,
        height: 1400,
        words,
    }
}

fn words(rows: &[&str]) -> Vec<RecognisedWord> {
    let mut words = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        for (nth, text) in line.split(' ').enumerate() {
            words.push(RecognisedWord {
                text: text.to_owned(),
                left: 100.0 + 200.0 * nth as f32,
                top: 100.0 + 40.0 * row as f32,
                width: 16.0 * text.chars().count() as f32,
                height: 24.0,
                line: None,
                confidence: None,
            });
        }
    }
    words
}

#[test]
fn a_game_over_two_pages_has_the_place_of_each_move() {
    let (first, second) = ROWS.split_at(3);
    let pages = [page(words(first)), page(words(second))];
    for unit in [Unit::Bytes, Unit::Characters] {
        let options = Options {
            unit,
            ..Options::default()
        };
        let book = read_pages(&pages, &options).unwrap();
        assert_eq!(book.games.len(), 1);
        let print = book.print.as_ref().expect("the print");
        let moves = &book.games[0].moves;
        assert_eq!(moves.len(), 12);
        for (ply, mv) in moves.iter().enumerate() {
            let at = mv.at.expect("a place");
            let word = print
                .words
                .iter()
                .find(|word| word.at == at)
                .expect("a word");
            assert_eq!(Some(word.end), mv.end);
            let (row, column) = (ply / 2, ply % 2);
            let place = (word.page as usize, word.left as usize, word.top as usize);
            assert_eq!(place, (row / 3, 300 + 200 * column, 100 + 40 * (row % 3)));
        }
    }
}

#[test]
fn the_lines_of_the_print_need_no_numbers() {
    let plainly = words(&ROWS);
    let mut numbered = plainly.clone();
    for (nth, word) in (0..).zip(&mut numbered) {
        word.line = Some(nth / 3);
    }
    let read =
        |words: Vec<RecognisedWord>| read_pages(&[page(words)], &Options::default()).unwrap();
    let both = [plainly, numbered].map(read);
    assert_eq!(both[0], both[1]);
}

#[test]
fn a_doubtful_word_may_be_another_and_a_sure_one_is_taken_as_it_is() {
    // After B-K3 the bishop could not go on to R4.
    let rows = ROWS.map(|row| row.replace("B-R4", "B-B4"));
    let rows = rows.each_ref().map(String::as_str);
    let mut doubtful = words(&rows);
    let word = doubtful
        .iter_mut()
        .find(|word| word.text == "B-B4")
        .expect("it");
    word.confidence = Some(20.0);
    let sure = read_pages(&[page(words(&rows))], &Options::default()).unwrap();
    let unsure = read_pages(&[page(doubtful)], &Options::default()).unwrap();
    let settled = |book: &rank_and_file_api::Book| book.games[0].moves[6].settled;
    assert_eq!(settled(&sure), Some("unique"));
    assert_eq!(settled(&unsure), Some("open"));
}

#[test]
fn what_cannot_be_placed_is_refused_and_what_is_empty_is_told() {
    let usual = Options::default();
    let refused = |pages: &[RecognisedPage], words: &str| {
        let error = read_pages(pages, &usual).expect_err("refused");
        assert_eq!(
            (error.code, error.argument),
            ("unusable-page", Argument::Pages)
        );
        assert!(error.message.contains(words), "{}", error.message);
    };
    refused(&[], "no word");
    refused(&[page(Vec::new())], "no word");
    for change in [
        |word: &mut RecognisedWord| word.left = f32::NAN,
        |word: &mut RecognisedWord| word.height = f32::INFINITY,
        |word: &mut RecognisedWord| word.width = -1.0,
    ] {
        let mut words = words(&ROWS);
        change(&mut words[2]);
        refused(&[page(Vec::new()), page(words)], "Word 3 of page 2");
    }
    let mut flat = page(words(&ROWS));
    flat.height = 0;
    refused(&[flat], "Page 1");
    let book = read_pages(&[page(words(&ROWS)), page(Vec::new())], &usual).unwrap();
    assert_eq!(book.lost, ["no letters were recognised on page 2 of 2"]);
    // A text has no print.
    let text = rank_and_file_api::read_book("1. P-K4", &usual).unwrap();
    assert!(plain(&text).get("print").is_none());
}

proptest! {
    #[test]
    fn words_at_any_place_are_read_without_a_panic(
        words in prop::collection::vec(
            (
                "[0-9PKQRBNt. x-]{0,9}|\\PC{0,9}",
                prop::array::uniform4(prop_oneof![-9.0_f32..2000.0, Just(0.0), Just(1e30), Just(-1e30)]),
                prop::option::of(0_u32..9),
                prop::option::of(-9.0_f32..200.0),
            ),
            0..40,
        ),
        sides in (0_u32..3000, 0_u32..3000),
    ) {
        let words = words.into_iter().map(|(text, place, line, confidence)| {
            let [left, top, width, height] = place;
            RecognisedWord { text, left, top, width, height, line, confidence }
        });
        let page = RecognisedPage { width: sides.0, height: sides.1, words: words.collect() };
        if let Ok(book) = read_pages(&[page.clone(), page], &Options::default()) {
            let print = book.print.expect("the print");
            for word in print.words {
                prop_assert!(print.text.get(word.at..word.end).is_some());
            }
        }
    }
}
