//! Pictures read with a program that recognises whatever a test says.

use image::{DynamicImage, GrayImage, ImageFormat, Luma};
use rank_and_file::container::picture::PagePicture;
use rank_and_file::container::{
    CannotOpen, Lost, Opened, PageFile, PagePlace, PrintedArea, RecognisedPage, RecognisedWord,
    Recogniser, lay_out, read_pictures,
};

use super::{PAGE, Print};

/// Says the same of each page.
struct Says(Vec<RecognisedWord>);

impl Recogniser for Says {
    async fn recognise(
        &mut self,
        _: &PagePicture,
        _: PagePlace,
    ) -> Result<Vec<RecognisedWord>, String> {
        Ok(self.0.clone())
    }
}

/// Knows a page whose upper half has more ink than its lower one, and guesses at any other.
struct Upright;

impl Upright {
    fn words(page: &PagePicture) -> Vec<RecognisedWord> {
        let (_, height) = page.clean.dimensions();
        let mut ink = [0, 0];
        for (_, y, pixel) in page.clean.enumerate_pixels() {
            ink[usize::from(y > height / 2)] += u32::from(pixel.0[0] < 128);
        }
        let guess = vec![word("HOM", (100.0, 100.0), 30.0); 12];
        if ink[0] > ink[1] { rows(0) } else { guess }
    }
}

impl Recogniser for Upright {
    async fn recognise(
        &mut self,
        page: &PagePicture,
        _: PagePlace,
    ) -> Result<Vec<RecognisedWord>, String> {
        Ok(Upright::words(page))
    }

    async fn recognise_again(
        &mut self,
        page: &PagePicture,
        letters: &str,
    ) -> Result<Option<Vec<RecognisedWord>>, String> {
        let is_whole = letters.is_empty();
        Ok(is_whole.then(|| Upright::words(page)))
    }
}

fn word(text: &str, (left, top): (f32, f32), confidence: f32) -> RecognisedWord {
    RecognisedWord {
        text: text.to_owned(),
        left,
        top,
        right: left + 16.0 * text.len() as f32,
        bottom: top + 24.0,
        line: top as u32,
        confidence,
    }
}

/// Returns the words of a few rows of a score, of which this number is doubtful.
fn rows(doubtful: usize) -> Vec<RecognisedWord> {
    let rows = ["1. P-K4 P-K4", "2. Kt-KB3 Kt-QB3", "3. B-Kt5 P-QR3"];
    let mut words = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        for (nth, text) in line.split(' ').enumerate() {
            let confidence = if words.len() < doubtful { 60.0 } else { 95.0 };
            let place = (100.0 + 180.0 * nth as f32, 100.0 + 40.0 * row as f32);
            words.push(word(text, place, confidence));
        }
    }
    words
}

fn read(pictures: &[GrayImage], words: Vec<RecognisedWord>) -> Result<Opened, CannotOpen> {
    read_with(pictures, &mut Says(words))
}

fn read_with(
    pictures: &[GrayImage],
    recogniser: &mut impl Recogniser,
) -> Result<Opened, CannotOpen> {
    let files = pictures.iter().map(|picture| {
        let mut bytes = std::io::Cursor::new(Vec::new());
        let picture = DynamicImage::ImageLuma8(picture.clone());
        picture
            .write_to(&mut bytes, ImageFormat::Png)
            .expect("memory");
        PageFile {
            name: "page.png".to_owned(),
            bytes: bytes.into_inner(),
        }
    });
    pollster::block_on(read_pictures(files.collect(), recogniser))
}

/// Returns a page of letters of this height.
fn page(letter: f32) -> GrayImage {
    Print {
        width: (letter * 40.0) as u32,
        height: (letter * 60.0) as u32,
        letter,
        ..PAGE
    }
    .picture()
}

#[test]
fn small_letters_are_told_with_their_page_where_much_is_doubtful() {
    let told = |letters: [f32; 2], doubtful: usize| {
        let opened = read(&letters.map(page), rows(doubtful)).expect("text");
        assert!(opened.text.contains("P-K4"), "{}", opened.text);
        let small = |lost: &Lost| match lost {
            Lost::SmallLetters { pages, pixels } => Some((pages.clone(), *pixels)),
            other => panic!("{other}"),
        };
        let told = opened.lost.iter().find_map(small);
        assert!(opened.lost.iter().all(|lost| !lost.is_error()));
        assert_eq!(
            told.is_some(),
            opened.in_words().starts_with("Look twice: ")
        );
        told
    };
    for (doubtful, is_told) in [(0, false), (1, false), (5, true), (9, true)] {
        let small = told([40.0, 10.0], doubtful);
        assert_eq!(small.is_some(), is_told, "{doubtful} doubtful words");
        if let Some((pages, pixels)) = small {
            assert_eq!(pages, [2]);
            assert!((6..=11).contains(&pixels), "{pixels}");
        }
        // Doubt has other reasons where the letters are large.
        assert_eq!(told([40.0, 40.0], doubtful), None);
    }
}

#[test]
fn a_page_that_stands_upside_down_is_turned() {
    let mut upright = page(40.0);
    let (width, height) = upright.dimensions();
    for (x, y) in (width / 2..width).flat_map(|x| (height / 2..height).map(move |y| (x, y))) {
        upright.put_pixel(x, y, Luma([255]));
    }
    let read =
        |picture: &GrayImage| read_with(std::slice::from_ref(picture), &mut Upright).expect("text");
    let turned = image::imageops::rotate180(&upright);
    assert!(read(&upright).text.contains("Kt-KB3"));
    assert_eq!(read(&turned).text, read(&upright).text);
    assert_eq!(read(&turned).lost, []);
}

/// Says the same of each page, and remembers where it saw ink when it looked for moves.
struct LooksTwice {
    words: Vec<RecognisedWord>,
    rows_of_ink: Vec<u32>,
}

impl Recogniser for LooksTwice {
    async fn recognise(
        &mut self,
        _: &PagePicture,
        _: PagePlace,
    ) -> Result<Vec<RecognisedWord>, String> {
        Ok(self.words.clone())
    }

    async fn recognise_again(
        &mut self,
        page: &PagePicture,
        _: &str,
    ) -> Result<Option<Vec<RecognisedWord>>, String> {
        let ink = page.clean.enumerate_pixels();
        let ink = ink.filter(|(_, _, pixel)| pixel.0[0] < 128);
        self.rows_of_ink = ink.map(|(_, y, _)| y).collect();
        self.rows_of_ink.dedup();
        let again = self.words.iter().filter(|word| word.text == "Kt-QBB");
        let again = again.map(|word| RecognisedWord {
            text: "Kt-QB3".to_owned(),
            ..word.clone()
        });
        Ok(Some(again.collect()))
    }
}

#[test]
fn only_lines_with_a_word_that_is_no_move_are_looked_at_again() {
    let mut words = rows(0);
    let mut recogniser = LooksTwice {
        words: words.clone(),
        rows_of_ink: Vec::new(),
    };
    read_with(&[page(20.0)], &mut recogniser).expect("a text");
    assert!(recogniser.rows_of_ink.is_empty(), "all words are moves");
    words[5].text = "Kt-QBB".to_owned();
    let (top, bottom) = (words[5].top as u32, words[5].bottom as u32);
    recogniser.words = words;
    let opened = read_with(&[page(20.0)], &mut recogniser).expect("a text");
    assert!(opened.text.contains("Kt-QB3"), "{}", opened.text);
    let rows = &recogniser.rows_of_ink;
    let is_in_line = |row: &u32| (top - 5..bottom + 5).contains(row);
    assert!(!rows.is_empty() && rows.iter().all(is_in_line), "{rows:?}");
}

#[test]
fn a_page_of_which_hardly_a_word_is_sure_is_told() {
    let guesses = vec![word("HOM", (100.0, 100.0), 30.0); 12];
    let opened = read(&[page(40.0)], guesses).expect("text");
    assert_eq!(opened.lost, [Lost::UnsureWords { pages: vec![1] }]);
    assert!(opened.in_words().contains("stands upright"));
}

#[test]
fn where_nothing_is_recognised_it_is_said_how_small_the_letters_are() {
    let why = |letter| read(&[page(letter)], Vec::new()).expect_err("no text");
    for letter in [6.0, 8.0] {
        let CannotOpen::SmallLetters(pixels) = why(letter) else {
            panic!("{}", why(letter));
        };
        assert!((4..9).contains(&pixels), "{pixels}");
        assert!(
            why(letter)
                .to_string()
                .contains("photograph it from nearer")
        );
    }
    assert_eq!(why(40.0), CannotOpen::NoLetters(1));
}

/// Draws a board of this side with a frame.
fn draw_board(picture: &mut GrayImage, (left, top): (u32, u32), side: u32) {
    for (x, y) in (0..side).flat_map(|x| (0..side).map(move |y| (x, y))) {
        let is_frame = x < 3 || y < 3 || x + 3 >= side || y + 3 >= side;
        let is_dark = (8 * x / side + 8 * y / side) % 2 == 1;
        if is_frame || is_dark {
            picture.put_pixel(left + x, top + y, Luma([20]));
        }
    }
}

#[test]
fn diagrams_are_counted_and_framed_and_nothing_in_them_is_text() {
    let empty = GrayImage::from_pixel(1000, 1400, Luma([255]));
    let mut one = empty.clone();
    draw_board(&mut one, (300, 500), 400);
    let mut two = one.clone();
    draw_board(&mut two, (300, 950), 400);
    let mut words = rows(0);
    words.push(word("BwEg", (350.0, 700.0), 20.0));
    words.push(word("White to move", (350.0, 920.0), 90.0));
    let opened = read(&[empty, two.clone()], words.clone()).expect("text");
    let lost = |count, pages| Lost::Diagrams { count, pages };
    assert_eq!(opened.lost, [lost(2, vec![2])]);
    assert_eq!(opened.in_words(), "Not in the text: 2 diagrams on page 2.");
    let (first, second) = opened.text.split_once('\u{c}').expect("two pages");
    assert!(first.contains("BwEg") && !second.contains("BwEg"));
    assert!(second.contains("White to move"));
    let scan = opened.scan.expect("pictures");
    assert_eq!(scan.diagrams.len(), 2);
    for (place, top) in scan.diagrams.iter().zip([500, 950]) {
        assert_eq!(place.picture, 1);
        let PrintedArea {
            left,
            top: above,
            width,
            height,
        } = place.area;
        for (found, drawn) in [(left, 300), (above, top), (width, 400), (height, 400)] {
            assert!(found.abs_diff(drawn) <= 4, "{place:?}");
        }
    }
    let opened = read(&[one.clone(), two], words).expect("text");
    assert_eq!(opened.lost, [lost(3, vec![1, 2])]);
    // A page with a diagram and no letters is no page on which nothing was recognised.
    let only = vec![word("BwEg", (350.0, 700.0), 20.0)];
    assert_eq!(read(&[one], only), Err(CannotOpen::NoLetters(1)));
}

#[test]
fn words_of_any_program_are_laid_out_as_those_of_a_picture() {
    let laid = |words: Vec<RecognisedWord>| RecognisedPage {
        width: 1000,
        height: 1400,
        words,
    };
    let opened = lay_out(vec![laid(rows(2)), laid(Vec::new()), laid(rows(0))]).expect("text");
    let picture = GrayImage::from_pixel(1000, 1400, Luma([255]));
    let read = read(&[picture], rows(2)).expect("text");
    assert_eq!(opened.text.split('\u{c}').next(), Some(read.text.as_str()));
    assert_eq!(
        opened.lost,
        [Lost::NoLetters {
            pages: vec![2],
            of: 3
        }]
    );
    let scan = opened.scan.expect("pictures");
    assert_eq!(scan.pictures, [(1000, 1400); 3]);
    assert_eq!(scan.doubtful().len(), 2);
    let second = scan.words.iter().filter(|word| word.picture == 2);
    let second: Vec<&str> = second
        .map(|word| &opened.text[word.start as usize..word.end as usize])
        .collect();
    assert_eq!(
        second.join(" "),
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3"
    );
    for none in [Vec::new(), vec![laid(Vec::new()); 2]] {
        let pages = none.len() as u32;
        assert_eq!(lay_out(none), Err(CannotOpen::NoLetters(pages)));
    }
}

/// Returns the words of rows, each with its number and two moves, from the left edge at `left`.
fn numbered_rows(numbers: std::ops::Range<u32>, left: f32) -> Vec<RecognisedWord> {
    let mut words = Vec::new();
    for (row, number) in (0..).zip(numbers) {
        let texts = [format!("{number}."), "P-K4".to_owned(), "P-Q3".to_owned()];
        for (text, right) in texts.iter().zip([0.0, 70.0, 220.0]) {
            words.push(word(text, (left + right, 100.0 + 40.0 * row as f32), 95.0));
        }
    }
    words
}

#[test]
fn rows_beside_a_column_are_the_next_one_if_their_numbers_continue_it() {
    for (right, is_column) in [(10..12, true), (13..15, false)] {
        let first = right.start;
        let mut words = numbered_rows(1..10, 100.0);
        words.extend(numbered_rows(right, 600.0));
        for note in 0..4 {
            let texts =
                "(a) The pawn could not be taken without losing the queen for it".split(' ');
            let mut left = 100.0;
            for text in texts {
                words.push(word(text, (left, 560.0 + 40.0 * note as f32), 95.0));
                left += 16.0 * text.len() as f32 + 16.0;
            }
        }
        let page = RecognisedPage {
            width: 1200,
            height: 1000,
            words,
        };
        let text = lay_out(vec![page]).expect("text").text;
        let place = |number: u32| text.find(&format!("{number}. "));
        assert_eq!(place(first) > place(9), is_column, "{text}");
    }
}
