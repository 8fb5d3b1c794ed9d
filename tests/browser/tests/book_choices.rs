//! Choices of a reader about a book: its language, and a move missing from it.

use rank_and_file_browser::{Page, Test, tests, with_page};

/// A game in Spanish, whose notation Italian books share.
const SPANISH: &str = "PARTIDA 3\n\nBlancas: Oak. Negras: Ash.\n\n1. P4R   P4R\n2. C3AR   C3AD\n3. A4A   A4A\n\
    4. P3D   P3D\n5. O-O   C3A\n6. C3A   P3TR\n7. A3R   A3C\n\nTablas.\n";

/// A game with its sixth row missing.
const LOST: &str = "GAME 1\n\nWhite: OAK. Black: ASH.\n\n1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n3. B-B4   B-B4\n\
    4. P-Q3   P-Q3\n5. Castles   Kt-B3\n\nIf 5... B-KKt5; 6. P-KR3, B-R4, the pin is a nuisance.\n\n\
    7. B-K3   B-Kt3\n8. Q-Q2   Castles\n9. P-QR4   P-QR4\n10. BxB   PxB\n\nDrawn.\n";

/// Selector of the list of languages for a book.
const READ_AS: &str = ".book select.read-in";

/// Returns the entry that the list shows.
fn read_as(page: &Page) -> String {
    page.text_of(&format!(
        "return document.querySelector('{READ_AS}')?.selectedOptions[0]?.textContent ?? '';"
    ))
}

/// Returns the place of a language in the list.
fn place(page: &Page, language: &str) -> String {
    let options = page.texts(&format!("{READ_AS} option"));
    let place = options.iter().rposition(|words| words.contains(language));
    place.expect("a language of the list").to_string()
}

fn a_book_is_read_as_another_language_and_undo_leads_back() {
    const LOOKS: &str = "Spanish, Catalan or Italian descriptive (automatic)";
    with_page(|page| {
        page.paste(SPANISH);
        page.soon(14, |page| page.count(".print"));
        page.soon(LOOKS.to_owned(), read_as);
        page.choose(READ_AS, &place(page, "Spanish, Catalan"));
        page.soon(
            "Spanish, Catalan or Italian descriptive".to_owned(),
            read_as,
        );
        // The list shows the choice before the book has been read again.
        page.soon(false, |page| {
            page.notice().is_none_or(|words| words.contains("Reading"))
        });
        page.soon(14, |page| page.count(".print"));

        // Nothing in it is Russian, so the page stays and a notice says why.
        page.choose(READ_AS, &place(page, "Russian"));
        let refused = |page: &Page| {
            page.notice()
                .is_some_and(|words| words.contains("No game was found"))
        };
        page.soon(true, refused);
        page.soon(
            "Spanish, Catalan or Italian descriptive".to_owned(),
            read_as,
        );
        assert_eq!(page.count(".print"), 14);

        page.control("Undo");
        page.soon(LOOKS.to_owned(), read_as);
        assert_eq!(page.count(".print"), 14);
    });
}

fn a_move_put_in_for_a_lost_one_is_changed_and_the_change_undone() {
    let pressed = ".remark.current .ways [aria-pressed=true]";
    let put_in = ".print[data-how='not printed']";
    with_page(|page| {
        page.paste(LOST);
        page.soon(2, |page| page.count(put_in));
        page.click(put_in);
        page.soon(1, |page| page.count(".remark.current"));
        let before = page.text(pressed).expect("the move that was put in");
        let ways = page.texts(".remark.current .ways button");
        let other = ways.iter().find(|words| **words != before);
        let other = other.expect("another move that could have stood there");
        page.press_button(".remark.current", other);
        page.soon(Some(other.clone()), |page| page.text(pressed));
        let said = page.texts(".remark.current p").concat();
        assert!(said.contains("is added, as you chose"), "{said}");
        assert_eq!(page.main_line(0).len(), 20);

        page.control("Undo");
        page.soon(Some(before.clone()), |page| page.text(pressed));
    });
}

pub const TESTS: &[Test] = tests![
    a_book_is_read_as_another_language_and_undo_leads_back;
    a_move_put_in_for_a_lost_one_is_changed_and_the_change_undone;
];
