//! A law of choices: whichever reading a user chooses for a doubtful move, the moves before it stay
//! as they were, and the later moves that no longer fit are told before.

use rank_and_file::protocol::{
    BookChoice, BookPageView, BookRequest, BookResponse, PossibleMove, Print, PrintKind,
};
use rank_and_file::service::Volume;
use testing::chance::Dice;
use testing::corpus;
use testing::spoil::{KINDS, SourcePage, printed, set, spoil};

/// Counts of the choices that were tried.
#[derive(Default, Debug)]
struct Tried {
    doubts: usize,
    readings: usize,
    /// Choices after which later printed moves no longer fit, and the number of these moves.
    breaking: usize,
    broken: usize,
    /// Choices after which all later moves fit, and yet more of them are in doubt.
    unsure: usize,
}

/// A printed move: its text, the moment after it, and whether it fits.
type Printed = (String, u32, bool);

/// Returns the printed moves of a game, in the order of the text. One directly behind a move that
/// is not printed does not fit.
fn moves(print: &Print) -> Vec<Printed> {
    let mut behind_gap = false;
    let mut moves = Vec::new();
    for stretch in print.stretches() {
        if matches!(stretch.sort, PrintKind::Prose | PrintKind::Heading) {
            continue;
        }
        let is_gap = stretch.text == "[…]";
        if !is_gap {
            let unfit = matches!(
                stretch.sort,
                PrintKind::Misprint | PrintKind::Skipped | PrintKind::Unread
            );
            moves.push((stretch.text.clone(), stretch.moment, !unfit && !behind_gap));
        }
        behind_gap = is_gap;
    }
    moves
}

/// Returns the doubts before a moment.
fn doubts_before(print: &Print, moment: u32) -> Vec<&str> {
    let doubts = print.doubts().filter(|doubt| doubt.moment < moment);
    doubts.map(|doubt| doubt.words.as_str()).collect()
}

fn page(responses: Vec<BookResponse>) -> BookPageView {
    let pages = responses.into_iter().find_map(|response| match response {
        BookResponse::Page { page } => Some(page),
        _ => None,
    });
    pages.expect("a page")
}

/// Returns the readings offered at a moment of a game, with what they make impossible.
fn weighed(volume: &mut Volume<'_>, game: u32, moment: u32) -> Vec<PossibleMove> {
    let book = volume.number();
    let responses = volume.answer(BookRequest::Weigh { book, game, moment });
    let ways = responses.into_iter().find_map(|response| match response {
        BookResponse::Weighed { weighed } => Some(weighed.ways),
        _ => None,
    });
    ways.expect("the readings that are offered")
}

/// Chooses one reading, and compares what follows with what was told.
fn choose(
    volume: &mut Volume<'_>,
    (shown, moment): (&BookPageView, u32),
    way: &PossibleMove,
    tried: &mut Tried,
) {
    let (book, game, key) = (volume.number(), shown.game, way.key);
    let mut choices = shown.choices.clone();
    choices.push(BookChoice { moment, key });
    let after = page(volume.answer(BookRequest::Page {
        book,
        game,
        choices,
    }));
    let context = || {
        format!(
            "moment {moment}, {}, {}\n{}",
            way.words, way.fate, shown.pgn
        )
    };
    assert_eq!(
        doubts_before(&after.print, moment),
        doubts_before(&shown.print, moment),
        "{}",
        context()
    );
    let (old, new) = (moves(&shown.print), moves(&after.print));
    let texts =
        |moves: &[Printed]| -> Vec<String> { moves.iter().map(|it| it.0.clone()).collect() };
    assert_eq!(
        texts(&old),
        texts(&new),
        "rows change places: {}",
        context()
    );
    let mut lost: Vec<&Printed> = old
        .iter()
        .zip(&new)
        .filter(|(old, new)| old.2 && !new.2)
        .map(|(old, _)| old)
        .collect();
    lost.sort_by_key(|(_, moment, _)| *moment);
    let told = way.misfits.as_ref().expect("it has been weighed");
    assert_eq!(told.count as usize, lost.len(), "{lost:?} {}", context());
    let first = lost.first();
    let first = first.map_or_else(String::new, |(text, ..)| format!("\"{text}\""));
    assert!(told.first.ends_with(&first), "{told:?} {}", context());
    assert!(lost.iter().all(|(_, at, _)| *at > moment), "{}", context());
    tried.readings += 1;
    tried.breaking += usize::from(!lost.is_empty());
    tried.broken += lost.len();
    let more = after.print.doubts().count() > shown.print.doubts().count();
    tried.unsure += usize::from(lost.is_empty() && more);
}

/// Tries every reading offered for the doubtful moves of a page, up to this number of doubts.
fn try_page(text: &str, most: usize, tried: &mut Tried) {
    let mut volume = Volume::new(1, text);
    let book = volume.number();
    while volume.read_on(usize::MAX, &mut Vec::new()) {}
    let mut game = 0;
    while volume.print(game).is_some() {
        let shown = page(volume.answer(BookRequest::Turn { book, game }));
        for doubt in shown.print.doubts().filter(|doubt| !doubt.ways.is_empty()) {
            if tried.doubts >= most {
                return;
            }
            tried.doubts += 1;
            for way in weighed(&mut volume, game, doubt.moment) {
                choose(&mut volume, (&shown, doubt.moment), &way, tried);
                // Undone, the game is as it was.
                let choices = Vec::new();
                let back = page(volume.answer(BookRequest::Page {
                    book,
                    game,
                    choices,
                }));
                assert_eq!(back, shown);
            }
        }
        game += 1;
    }
}

/// Tries the doubts of these pages as they are and with damage of every kind, up to this number.
fn try_all(pages: &[SourcePage], most: usize) -> Tried {
    let mut dice = Dice::for_law(0x9E37_79B9_7F4A_7C15 + 17);
    let mut tried = Tried::default();
    for page in pages {
        try_page(&page.text, most, &mut tried);
    }
    for _ in 0..200 {
        for page in pages {
            let kind = &KINDS[dice.roll(KINDS.len())];
            if tried.doubts < most
                && let Some(spoilt) = spoil(page, kind, &mut dice)
            {
                try_page(&spoilt.text, most, &mut tried);
            }
        }
        if tried.doubts >= most {
            break;
        }
    }
    println!("{tried:?}");
    tried
}

#[test]
fn a_choice_leaves_the_moves_before_it_and_what_it_breaks_is_told() {
    let tried = try_all(&set(12, true), 40);
    assert_eq!(tried.doubts, 40);
    assert!(tried.breaking > 0 && tried.breaking < tried.readings);
}

#[test]
#[ignore = "reads the larger corpus"]
fn choices_in_real_books_leave_the_moves_before_them() {
    let folder = corpus::corpus("descriptive/blue-book-1910.json");
    let folder = folder.ancestors().nth(2).expect("the folder");
    let mut pages = printed(folder);
    pages.extend(set(60, false));
    let tried = try_all(&pages, 500);
    assert_eq!(tried.doubts, 500);
}
