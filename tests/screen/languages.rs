//! The page in other languages than English.

use std::sync::Arc;

use rank_and_file::board::{Color, Piece};
use rank_and_file::container::{self, CannotOpen, ForeignFile, Lost};
use rank_and_file::game::pgn::{self, ReadAs};
use rank_and_file::notation::{Bit, Notation, Sentence};
use rank_and_file::protocol::{BookRequest, BookResponse, LibraryRequest, LibraryResponse};
use rank_and_file::rules::Position;
use rank_and_file::sample::SAMPLE;
use rank_and_file::screen::why;
use rank_and_file::service::{Library, Volume};
use rank_and_file::session::column;
use rank_and_file::words::{self, compile::compile};

pub(super) const ENGLISH: &str = include_str!("../../src/words/en.ftl");
pub(super) const GERMAN: &str = include_str!("../../src/words/de.ftl");
pub(super) const SPANISH: &str = include_str!("../../src/words/es.ftl");
pub(super) const FRENCH: &str = include_str!("../../src/words/fr.ftl");

/// Speaks a language from now on, in which these numbers are counted as one.
pub(super) fn speak(code: &str, file: &str, singular: &[usize]) {
    let english = compile(ENGLISH, None).expect("English");
    let messages = compile(file, Some(&english)).expect("a translation");
    let kinds = (0..200).map(|number| if singular.contains(&number) { 'o' } else { 'x' });
    let kinds: String = kinds.collect();
    let find = |id: &str| messages.iter().find(|message| message.id == id);
    let texts = english
        .iter()
        .map(|message| find(&message.id).expect("a message").text.as_str());
    let lines: Vec<&str> = [code, &kinds].into_iter().chain(texts).collect();
    assert!(words::speak(lines.join("\n")), "{code}");
}

/// Returns the rule and the sentence about the last of these moves in short algebraic.
fn reason(moves: &str) -> (&'static str, Sentence) {
    let mut position = Position::start();
    let (before, last) = moves.rsplit_once(' ').expect("several moves");
    for text in before.split(' ') {
        let mv = position.read_san(text).expect("a legal move");
        position.play(&mv);
    }
    let (mv, turn) = (
        position.read_san(last).expect("a legal move"),
        position.turn(),
    );
    let named = Arc::new(Notation::SHORT.name(&mv, &turn));
    let reason = why::reason(column("short").expect("a notation"), named, &mv, &turn);
    (reason.rule, reason.because)
}

#[test]
fn a_reason_is_told_in_german_and_its_squares_stay_squares() {
    const MOVES: &str = "Nf3 d5 d4 e5 Nbd2";
    let (_, english) = reason(MOVES);
    speak("de", GERMAN, &[1]);
    let (rule, german) = reason(MOVES);
    assert_eq!(rule, "Linie hinzugefügt");
    assert_eq!(
        german.to_string(),
        "„Nd2“ könnte auch bedeuten: Springer auf f3. Sie stehen auf verschiedenen Linien; darum \
        unterscheidet sie die Linie b. Die Linie wird vor der Reihe versucht."
    );
    let squares = |sentence: &Sentence| {
        let bits = sentence.bits().iter();
        bits.filter(|bit| matches!(bit, Bit::Square(_)))
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(squares(&german), squares(&english));
    assert_eq!(squares(&german).len(), 1);
}

#[test]
fn a_choice_follows_the_piece_the_side_and_the_number() {
    assert_eq!(
        words::BECAUSE_NO_OTHER_TAKES.with([Piece::Queen.into(), Piece::Pawn.into()]),
        "No other queen can take a pawn."
    );
    speak("de", GERMAN, &[1]);
    let takes = |piece: Piece, taken: Piece| {
        words::BECAUSE_NO_OTHER_TAKES.with([piece.into(), taken.into()])
    };
    assert_eq!(
        takes(Piece::Queen, Piece::Pawn),
        "Keine andere Dame kann einen Bauern schlagen."
    );
    assert_eq!(
        takes(Piece::Knight, Piece::Queen),
        "Kein anderer Springer kann eine Dame schlagen."
    );
    assert_eq!(
        words::RESIGNS.with([Color::Black.into()]),
        "Schwarz gibt auf"
    );
    assert_eq!(words::GAMES.with([1_u8.into()]), "1 Partie");
    assert_eq!(words::GAMES.with([0_u8.into()]), "0 Partien");
    speak("fr", FRENCH, &[0, 1]);
    assert_eq!(
        takes(Piece::Rook, Piece::Knight),
        "Aucune autre tour ne peut prendre un cavalier."
    );
}

#[test]
fn a_file_that_lacks_messages_changes_nothing() {
    assert!(!words::speak("de\nx\nDeutsch".to_owned()));
    assert_eq!(words::CLOSE.text(), "Close");
}

#[test]
fn every_notation_has_its_title_in_english_and_another_elsewhere() {
    let rows = rank_and_file::notation::CATALOGUE;
    let english = compile(ENGLISH, None).expect("English");
    for row in rows {
        assert_eq!(row.said(), row.title);
        let title = english
            .iter()
            .find(|message| message.id == format!("title-{}", row.tag));
        if let Some(title) = title {
            assert_eq!(title.text, row.title);
        }
    }
    speak("de", GERMAN, &[1]);
    let german = |tag: &str| {
        let row = rows.iter().find(|row| row.tag == tag).expect("a notation");
        row.said().into_owned()
    };
    assert_eq!(german("short"), "Kurz algebraisch");
    assert_eq!(german("icelandic-long"), "Lang, isländisch");
    assert_eq!(german("spoken-french"), "Gesprochen, französisch");
    assert_eq!(german("spanish-descriptive"), "Beschreibend, spanisch");
    let mut titles: Vec<String> = rows.iter().map(|row| row.said().into_owned()).collect();
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), rows.len(), "no two titles are alike");
}

#[test]
fn a_worker_says_in_the_language_of_the_page_why_a_file_is_not_opened() {
    speak("de", GERMAN, &[1]);
    let why = container::open(b"AT&TFORM".to_vec(), "buch.djvu").map(|opened| opened.text);
    assert_eq!(
        why.map_err(|why| why.to_string()),
        Err("dies ist eine DjVu-Datei und kann hier nicht gelesen werden; Text, HTML, EPUB und PDF lassen sich öffnen".to_owned())
    );
    let lost = Lost::Pictures {
        pages: vec![1, 7, 8, 9],
        of: 120,
    };
    assert_eq!(
        lost.to_string(),
        "4 von 120 Seiten sind Bilder ohne Text: 1, 7–9"
    );
    speak("fr", FRENCH, &[0, 1]);
    let picture = CannotOpen::Foreign(ForeignFile::Heic).to_string();
    assert!(picture.starts_with("c'est une photo HEIC"), "{picture}");
}

#[test]
fn the_book_worker_tells_of_doubts_in_the_language_of_the_page() {
    speak("de", GERMAN, &[1]);
    let mut book = Volume::new(1, SAMPLE);
    let said = book.answer(BookRequest::Sample { book: 1 });
    let end = said.into_iter().find_map(|response| match response {
        BookResponse::Done { words, .. } => Some(words),
        _ => None,
    });
    assert_eq!(
        end.as_deref(),
        Some("2 Partien gelesen; 2 Züge sind zweifelhaft.")
    );
    let print = book.print(0).expect("a game");
    let doubt = print.doubts().find(|doubt| doubt.moment == 17);
    let doubt = &doubt.expect("a doubt").words;
    assert!(
        doubt.starts_with(
            "9. „P-K6“ ist hier kein erlaubter Zug. e5 kommt dem Druck am nächsten, und die nächsten"
        ),
        "{doubt}"
    );
}

#[test]
fn the_library_worker_tells_of_differences_in_the_language_of_the_page() {
    speak("de", GERMAN, &[1]);
    let mut library = Library::new(0);
    let compared = library.answer(LibraryRequest::Compare {
        here: "1. e4 e5 2. Nf3 {Gut.} *".to_owned(),
        there: "1. e4 *".to_owned(),
        notation: "short".to_owned(),
    });
    let Some(LibraryResponse::Compared { comparison }) = compared else {
        panic!("{compared:?}");
    };
    assert_eq!(
        comparison.lines[0].words,
        "Diese Variante steht nur hier: 2 Züge."
    );
    library.lose("a.zip", &words::HOLDS_NO_GAMES);
    library.end(&words::READING_STOPPED);
    let LibraryResponse::Progress { progress } = library.progress() else {
        panic!("no progress");
    };
    assert_eq!(
        progress.said,
        "Das Lesen wurde angehalten. a.zip: enthält keine Partien."
    );
}

#[test]
fn faults_of_scores_and_positions_are_told_in_the_language_of_the_page() {
    speak("de", GERMAN, &[1]);
    let first = |text: &str| {
        let game = pgn::games(text, ReadAs::Auto).next();
        game.expect("a game")
    };
    for (text, fault) in [
        (
            "1. e4 e5 ) 2. Nf3",
            "Zeile 1, Spalte 10: Dieses „)“ schließt keine Variante. Entfernen Sie es, oder öffnen Sie die Variante mit „(“.",
        ),
        (
            "[FEN \"8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4",
            "Feld „Figuren“: es sind 7 Reihen statt 8, mit „/“ dazwischen.",
        ),
        (
            "[FEN \"8/8/8/8/8/8/8/KK6 w - - 0 1\"]\n\n1. e4",
            "Feld „Figuren“: Weiß hat 2 Könige statt eines.",
        ),
    ] {
        let said = first(text).troubles[0].to_string();
        assert!(said.contains(fault), "{text}: {said}");
    }
    let game = first("1. P4R P4R 2. C3AR C3AD 3. A5C P3TD 4. AxC PDxA");
    assert_eq!(
        game.taken_for(),
        "Gelesen als beschreibende Notation dieser Sprache: spanisch oder katalanisch."
    );
}
