//! Books in languages other than English: each is printed as a page of its time, and read back
//! completely.

use rank_and_file::book::{Book, BookPly, Settled, is_page, language_of, read, read_in};
use rank_and_file::game::Outcome;
use rank_and_file::notation::Language;
use testing::chance::{Dice, some};
use testing::positions::{self, scores};

use crate::foreign::{Manner, PrintedBook, book, manners};

/// Returns the number of plies read as they were played, the number of all plies, and the first
/// difference.
fn compare(printed: &PrintedBook, read: &Book) -> (usize, usize, Option<String>) {
    let (mut right, mut all) = (0, 0);
    let mut first = None;
    let mut found = read.games.iter().peekable();
    for (number, (moves, outcome)) in printed.games.iter().enumerate() {
        all += moves.len();
        let plies = |game: &rank_and_file::book::BookGame| {
            let both = game.plies.iter().zip(moves);
            both.take_while(|(ply, mv)| ply.mv == **mv).count()
        };
        // A game that was not found is skipped.
        let told = found.peek().map_or(0, |game| plies(game));
        let game = (told > 0).then(|| found.next()).flatten();
        right += told;
        let whole = game.is_some_and(|game| {
            game.plies.len() == moves.len() && game.stop.is_none() && game.tree.outcome == *outcome
        });
        if (told < moves.len() || !whole) && first.is_none() {
            let print = game
                .and_then(|game| game.plies.get(told))
                .map(|ply| &printed.text[ply.span.clone()]);
            first = Some(format!(
                "game {} at ply {told} of {}: {print:?} {:?} {:?} for {outcome:?}",
                number + 1,
                moves.len(),
                game.map(|game| &game.stop),
                game.map(|game| game.tree.outcome),
            ));
        }
    }
    (right, all, first)
}

/// Prints a manner and reads it. Returns the number of right plies, the number of all plies, and
/// the first difference.
fn measure(manner: &Manner) -> (usize, usize, Option<String>) {
    let scores = scores();
    let games = some(scores.every(135).take(60), 6);
    let printed = book(games, manner, &mut Dice::for_law(41));
    let found = read(&printed.text);
    let (right, all, mut first) = compare(&printed, &found);
    if first.is_some()
        && let Ok(folder) = std::env::var("RANK_AND_FILE_PAGES")
    {
        let path = std::path::Path::new(&folder).join(manner.name.replace([' ', ','], "_"));
        std::fs::write(path, &printed.text).expect("a page is written");
    }
    if first.is_none() {
        // A user who names the language gets the same result.
        let forced = read_in(&printed.text, manner.language);
        first = compare(&printed, &forced)
            .2
            .map(|first| format!("by name: {first}"));
        let english = manner.language == Language::English;
        assert!(
            is_page(&printed.text) || english,
            "{} is no page",
            manner.name
        );
    }
    (right, all, first)
}

#[test]
fn a_misprint_of_another_language_is_mended_where_it_stands() {
    for (page, language) in [
        (
            "Weiß: A. Muster. Schwarz: B. Ohne.\n\n1. e2—e4   e7—e5\n2. Sg1—f8   Sb8—c6\n3. Lf1—b5   a7—a6\n4. Lb5—a4   Sg8—f6\n\
             5. 0—0   Lf8—e7\n6. Tf1—e1   b7—bö\n7. La4—b3   d7—d6\n8. c2—c3   0—0\nAufgegeben.",
            "algebraic in German or Scandinavian letters",
        ),
        (
            "Blancas: A. Muster. Negras: B. Ohne.\n\n1. P4R   P4R\n2. C3AR   C3AD\n3. A5C   P3TD\n4. A4T   C3A\n5. 0-0   A2R\n\
             6. T1R   P4CB\n7. A3C   P3D\n8. P3A   0-0\nAbandonan.",
            "Spanish, Catalan or Italian descriptive",
        ),
    ] {
        let book = read(page);
        let [game] = &book.games[..] else {
            panic!("{page}: {:?}", book.given_up);
        };
        let moves: Vec<String> = game
            .plies
            .iter()
            .map(|ply| positions::squares(&ply.mv))
            .collect();
        let played =
            "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8";
        assert_eq!(moves.join(" "), played);
        assert_eq!(language_of(page).map(Language::title), Some(language));
    }
}

#[test]
fn each_language_written_as_a_page_of_its_time_is_read_back() {
    let mut failed = Vec::new();
    for manner in manners() {
        let (right, all, first) = measure(&manner);
        println!(
            "{:<26} {right:>6} of {all} plies {}",
            manner.name,
            first.as_deref().unwrap_or("")
        );
        if first.is_some() {
            failed.push(manner.name);
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

#[test]
fn a_move_torn_at_the_end_of_a_line_is_whole() {
    use rank_and_file::notation::{Dialect, Letters};
    let german = Language::Algebraic(Letters::GERMAN);
    let meyer = Language::Algebraic(Letters::MEYER);
    let russian = Language::Algebraic(Letters::RUSSIAN);
    let french = Language::Continental(Dialect::French);
    let spanish = Language::Continental(Dialect::Spanish);
    for (language, text, end) in [
        (german, "K\ne8—f7 9. d2—d4", " 9."),
        (german, "Dd1—d8\nmatt. Ein", " Ein"),
        (german, "Dd1—d8\n† 9. d2—d4", " 9."),
        (meyer, "K\nM 9, P d4", " 9,"),
        (meyer, "K M\na 9, P d4", " 9,"),
        (meyer, "K M a) Ein", " a)"),
        (meyer, "M\na c1 P d4", " P d4"),
        (meyer, "M a\nc1 P d4", " P d4"),
        (german, "Sf3\nEin guter Zug", "\nEin"),
        (french, "D\n2 T, R 1 D", ", R"),
        (french, "P 4\nCR C 3 A", " C 3 A"),
        (french, "C 3 F\néch. 15. R", " 15."),
        (french, "P×P en\npassant D 1 F", " D 1"),
        (russian, "b4:a3 на\nпроходе 47. Лa5:a3", " 47."),
        (french, "C3D\n2 P4D P4D", "\n2"),
        (french, "C3D\n2. P4D P4D", "\n2."),
        (french, "P\npr C 11. F pr P", " 11."),
        (french, "P(4)\nprend P 25. F 3 D", " 25."),
        (french, "D\n(7)8 F T 1 D", " T 1"),
        (french, "D(7)\n8 F T 1 D", " T 1"),
        (french, "P 4 F D(7)8 F T 1 D", " D(7)"),
        (french, "T 1 D\n(1) Un bon coup", "\n(1)"),
        (french, "Roque D 1 F", " D 1"),
        (french, "F 6 F Remise.", " Remise"),
        (spanish, "A8A\njaque T4R", " T4R"),
        (spanish, "PxP\nC3A", "\nC3A"),
    ] {
        let shaped = language.shape(text).map(|(length, _)| &text[length..]);
        let rest = shaped.map(|rest| rest.trim_start_matches('.'));
        let told = rest.is_some_and(|rest| rest.starts_with(end));
        assert!(told, "{text:?}: {rest:?}");
    }
}

/// Returns turns of knights that go out and back, from one number to another, as a French book
/// prints them in a paragraph.
fn knights(turns: std::ops::Range<usize>) -> String {
    let turn = |number: usize| match number % 2 {
        1 => format!("{number}. C3FR C3FR"),
        _ => format!("{number}. C1CR C1CR"),
    };
    turns.map(turn).collect::<Vec<_>>().join(" ")
}

/// Returns the same as rows in two columns.
fn rows_of_knights(turns: std::ops::Range<usize>) -> String {
    let row = |number| knights(number..number + 1).replacen("R C", "R        C", 1);
    turns.map(row).collect::<Vec<_>>().join("\n")
}

/// Returns twenty turns as rows in two halves side by side.
fn halves_of_knights() -> String {
    let (left, right) = (rows_of_knights(1..11), rows_of_knights(11..21));
    let rows = left.lines().zip(right.lines());
    rows.map(|(left, right)| format!("{left}          {right}\n"))
        .collect()
}

/// The head of a French game.
const HEAD: &str = "N° 8. — Début\n\nBlancs : A. Ormel.   Noirs : G. Fresnay.";

/// A note without a move.
const NOTE: &str = "Début d'une attaque.";

/// A page, what is special in it, and the number of plies of each of its games.
type RunningCase = (&'static str, String, &'static [usize]);

/// Returns pages with games of knights that go out and back.
fn pages_of_knights() -> [RunningCase; 10] {
    let (head, note) = (HEAD, NOTE);
    let (first, begun) = (rows_of_knights(1..11), knights(1..3));
    let (middle, end) = (knights(4..12), knights(14..15));
    let (long, wide) = (rows_of_knights(1..20), knights(1..6));
    let (nine, ten) = (knights(6..9), knights(10..15));
    let (twenty, more) = (knights(15..20), knights(21..24));
    [
        (
            "number 1 where 11 is due, and 2 behind it",
            format!(
                "{head}\n\n{first}\nLes Noirs abandonnent.\n\n\n9. Début\n(Nice, 1930)\n\nH. Noyer — \
                 M. Aubépin\n\n{begun} 3. C3FR\n\n{note}\n\n3... C3FR {middle}\n12. C1CR C1CR\n\n{note}\n\n\
                 13. C3FR\n\n{note}\n\n13... C3FR {end}"
            ),
            &[20, 28],
        ),
        (
            "numbers 11 to 13 misread as 1 to 3",
            format!(
                "{head}\n\n{first}\n{}\n{}",
                rows_of_knights(1..4),
                rows_of_knights(14..20)
            ),
            &[38],
        ),
        (
            "a heading with the number of a row further down",
            format!(
                "{head}\n\n{}\n\n\n\n5. PARTIE ESPAGNOLE\n(Nice, 1930)\n\nH. Noyer — M. Aubépin\n\n\
                 {}\n\n5. C3FR C3FR\n\n{note}\n\n{}",
                halves_of_knights(),
                knights(1..5),
                knights(6..9)
            ),
            &[40, 16],
        ),
        (
            "a heading with names and the number of the last move",
            format!(
                "{head}\n\n{}\n11. C3FR Les Noirs abandonnent.\n\n\n\n\
                 11. C. Tilleul — P. Noyer\n(Nice, 1930)\n\n{}",
                rows_of_knights(1..11).replace("        ", " "),
                knights(1..9)
            ),
            &[21, 16],
        ),
        (
            "a game of a few moves below the names of its players",
            format!("{head}\n\n1. P3FR, P3R; 2. P4CR, D5T++\n\n\n\n{head}\n\n{first}"),
            &[4, 20],
        ),
        (
            "a reply below row 19 of the game before, with row 20 further on",
            format!(
                "{head}\n\n{long}\nLes Noirs abandonnent.\n\n\n{head}\n\n{wide}\n{nine} 9. C3FR\n\n{note}\n\n\
                 9... C3FR\n\n{note}\n\n{ten}\n{twenty}\n\n{note}\n\n20. C1CR C1CR\n\n{note}\n\n{more}"
            ),
            &[38, 46],
        ),
        (
            "a footnote about the move that would come next",
            format!(
                "{head}\n\n{} (a)\nPartie nulle.\n\n(a) {note}\n\n(b) 11. P4R coûterait une pièce.",
                knights(1..11)
            ),
            &[20],
        ),
        (
            "a move on a line of its own below a game, which later has the number due above",
            format!(
                "{head}\n\n{}\nPartie nulle.\n\n\nH. Noyer — M. Aubépin\n\n\
                 1. C3FR C3FR 2. P3CR P3CR 3. F2C F2C 4. Roq.\nRoq.\n\n{note}\n\n5. P3D P3D\n\n\
                 {note}\n\n6. C3F C3F 7. F2D F2D 8. T1R T1R 9. P3TR P3TR 10. P3TD P3TD\n\n{note}\n\n\
                 11. T1CD\n\n{note}\n\n11... T1CD 12. P4CD P4CD",
                rows_of_knights(1..11)
            ),
            &[20, 24],
        ),
        (
            "a reply between move 16 of a note and row 17",
            format!(
                "{head}\n\n{}\n{} 14. C1CR\n\nLes Noirs ne peuvent répondre par 14... C4D 15. P4D P3R\n\
                 16. P3TR, à cause de l'échec.\n\n14... C1CR\n\n{note}\n\n{}\n\n{note}\n\n\
                 17. C3FR C3FR\n\n{note}\n\n{}",
                knights(1..8),
                knights(8..14),
                knights(15..17),
                knights(18..21)
            ),
            &[40],
        ),
        (
            "the first move on a line of its own, and few at the end",
            format!(
                "{head}\n\n1. C3FR C3FR\n\n{note}\n\n{}\n{} 14. C1CR\n\n{note}\n\n14... C1CR {} Partie nulle.",
                knights(2..9),
                knights(9..14),
                knights(15..17)
            ),
            &[32],
        ),
    ]
}

/// A game with its second half beside the first.
const IN_TWO_COLUMNS: &str =
    "  1. e2–e4             e7–e6                  12. Sf3–h4            Lf8–g7!
  2. d2–d3             c7–c6?                 13. Dd3–c4            0–0!
  3. Sg1–e2            g7–g6                  14. f2–f4             Kg8–f7
  4. d3–d4             d7–d6                  15. Td1–d3!           b6–b5
  5. Sb1–d2            Sb8–a6                 16. Sh4×g6            b5×c4
  6. Sd2–f3            Sg8–e7!                17. Sg6–h4            Kf7–g8
  7. c2–c3             Sa6–b8                 18. Le3–g1            c4×d3
  8. Lc1–f4            Lc8–d7                 19. d4–d5             c6×d5
  9. Lf4–e3            a7–a5                  20. e4×d5             d3×e2
 10. Dd1–d3            b7–b6                  21. Lf1×e2            Tf8–e8
 11. 0–0–0!            f7–f6?";

#[test]
fn a_game_runs_on_where_a_line_of_it_or_of_a_note_looks_like_a_row() {
    let (head, note) = (HEAD, NOTE);
    let cases: [RunningCase; 9] = [
        (
            "a note of moves above another game, which is in two columns",
            format!(
                "Nr. 1. Italienische Partie.\n\nA. Muster. — B. Ohne.\n\n1. e2–e4 e7–e5 2. Sg1–f3 Sb8–c6 \
                 3. Lf1–c4 Lf8–c5 4. d2–d3 d7–d6 5. Sb1–c3\nSg8–f6\n\n\
                 Auf 6. Lc1–g5, h7–h6; 7. Lg5–h4, g7–g5; 8. Lh4–g3\nkäme der Angriff zum Stehen.\n\n\
                 6. Lc1–e3 Lc5–b6 7. h2–h3 h7–h6 8. 0–0 0–0\n\n\
                 Nr. 2. Unregelmäßige Eröffnung.\n\nC. Stein. — D. Bach.\n\n{IN_TWO_COLUMNS}"
            ),
            &[16, 42],
        ),
        (
            "a footnote of moves below a game whose last move has no reply",
            format!(
                "Nr. 2. Unregelmäßige Eröffnung.\n\nC. Stein. — D. Bach.\n\n{IN_TWO_COLUMNS}                  \
                 22. Sh4–f3\n\n(a) 3. ... g7–g5; 4. d3–d4, d7–d5; 5. e4–e5, Sf6–d5\nkostet eine Figur."
            ),
            &[43],
        ),
        (
            "notes whose last lines are moves, one above a reply and one below it",
            format!(
                "{head}\n\n 1 P4R           P4R\n 2 C3FR          C3FR\n 3 C1CR\n\n\
                 On pouvait aussi continuer par 3. C3FD, C3FD; 4. C1CD, C1CD;\n5. C3FD.\n\n \
                 3 …             C1CR\n\nLes Noirs ne peuvent répondre par 4. C3FR, C3FR 5. C3FD, C3FD\n\
                 6. C1CR, à cause de l'échec.\n\n 4 P4D           P4D\n 5 P3TD          P3TD"
            ),
            &[10],
        ),
        (
            "a footnote of moves below two columns",
            "Partie Nr. 1.\n\nWeiß: A. Muster. Schwarz: B. Ohne.\n\n  1 e2—e4          e7—e5 a)\n  \
             2 Sg1—f3         Sb8—c6\n  3 Lf1—c4         Lf8—c5\n  4 c2—c3          Sg8—f6\n  \
             5 d2—d3          d7—d6 Weiß gab die Partie auf.\n\na) 1. . . . d7—d5; 2. e4—d5:, Dd8—d5:; \
             3. Sb1—c3, Dd5—a5 war\nentschieden stärker."
                .to_owned(),
            &[10],
        ),
        (
            "a note in Spanish that begins with the word for \"to\", which is also a bishop",
                "Blancas: A. Nogal. Negras: B. Pinar.\n\n1. P 4 R P 3 D\n2. C 3 TD P 3 R\n3. A 5 C+ C 2 D\n\n\
                 A 4. C 4 A, P 4 R; 5. P 4 TR seguiría un fuerte ataque.\n\n4. P 4 D C 3 A\n\n\
                 Un error. Con 4. ... T 1 C; 5. P 3 T, P 3 CD las negras podían igualar.\n\n\
                 5. A 3 D P 3 TD\n6. P 3 CD A 2 R\n7. A 2 C P 4 CD\n8. C 3 T P 3 C"
                .to_owned(),
            &[16],
        ),
        (
            "a note, the last line of which is a bare move",
            "Partie Nr. 1.\n\nWeiß: A. Muster. Schwarz: B. Ohne.\n\n1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. \
             Lf1-c4 Lf8-c5 4. c2-c3\n\nDroht 4... g7-g6 5. Lc4-b3, Sg8-f6 6. d2-d3,\nDd8-e7.\n\n\
             4. . . . Sg8-f6 5. d2-d3 d7-d6 6. 0-0 0-0 7. h2-h3 h7-h6"
                .to_owned(),
            &[14],
        ),
        (
            "a note, the first line of which ends with a check",
            format!(
                "{head}\n\n1. P4R P4R 2. F4F F4F 3. D2R P3D 4. C3FR C3FR 5. P3D F5CR\n\n\
                 Les Noirs ne peuvent répondre par 6. F5C, F pr C 7. F pr PFR éch.\n\
                 8. R2R, à cause de l'échec.\n\n6. P3FD C3F 7. F3R F3C 8. CD2D P3TR 9. P3TR F3R"
            ),
            &[18],
        ),
        (
            "en passant in Russian, divided at the end of a line",
            "Партия 1\n\nБелые: А. Дубов. Черные: Б. Кленов.\n\n1. e2—e4 e7—e6 2. e4—e5 d7—d5 \
             3. e5:d6 на\nпроходе Сf8:d6 4. d2—d4 Кg8—f6 5. Кg1—f3 0—0"
                .to_owned(),
            &[10],
        ),
        (
            "check, on a line of its own",
            format!(
                "{head}\n\n1. P. 4 R P. 4 R 2. C. 3 TR P. 3 D\n\n{note}\n\n3. P. 3 TD F. 2 R 4. P. 3 CD\n\n\
                 {note}\n\n4. . . . P. 3 TD! 5. P. 3 FR\n\n5... F. 5 T échec! 6. C. 2 F F prend C\néchec\n\n\
                 {note}\n\n7. R prend F D. 5 T\néchec\n\n8. R. 2 R"
            ),
            &[15],
        ),
    ];
    for (what, page, plies) in cases.into_iter().chain(pages_of_knights()) {
        let found = read(&page);
        let told = found.games.iter().map(|game| game.plies.len());
        assert_eq!(told.collect::<Vec<_>>(), plies, "{what}: {page}");
        let mut players = found.games.iter().map(|game| game.tree.tag("White"));
        assert!(players.all(|player| player.is_some()), "{what}: {page}");
        let mut plies = found.games.iter().flat_map(|game| &game.plies);
        let as_printed = |ply: &BookPly| !ply.span.is_empty() && ply.settled != Settled::Repaired;
        assert!(plies.all(as_printed), "{what}: {page}");
    }
}

#[test]
fn a_heading_with_the_number_that_is_due_is_no_row_and_hides_no_result() {
    let rows = "1. P4R P4R\n2. C3AR C3AD\n3. A5C P3TD\n4. A4T C3A\n5. 0-0 A2R\n6. T1R P4CD\n7. A3C P3D\n8. P3A";
    let columns: String = rows
        .lines()
        .map(|row| {
            format!(
                "  {}\n",
                row.replacen(". ", "  ", 1).replace(" ", "          ")
            )
        })
        .collect();
    for heading in [
        "8. — PEÓN DE DAMA",
        "9. — PEÓN DE DAMA",
        "9. APERTURA ESPAÑOLA",
    ] {
        let page = format!(
            "7. — GAMBITO\n\nBlancas: A. Nogal. Negras: B. Pinar.\n\n{rows}\nSe declaró tablas.\n\n\n\n\
             {heading}\n\nB. Pinar — A. Nogal\n\n       Blancas          Negras\n\n{columns}\n"
        );
        let found = read(&page);
        let told = found.games.iter().map(|game| game.plies.len());
        assert_eq!(told.collect::<Vec<_>>(), [15, 15], "{page}");
        assert_eq!(found.games[0].tree.outcome, Outcome::Draw, "{page}");
    }
}

#[test]
fn a_mate_on_the_board_is_the_result_whatever_a_note_says() {
    let page = "Blancs: A. Muster. Noirs: B. Ohne.\n\n1. e4 e5\n2. Fc4 Cc6\n3. Dh5 Cf6\n4. Dxf7 mat\n\n\
                Les Noirs gagnent.";
    let found = read(page);
    assert_eq!(found.games[0].tree.outcome, Outcome::WhiteWins);
    assert_eq!(found.games[0].tree.tag("Result"), Some("1-0"));
}

#[test]
fn sentences_of_each_language_tell_the_result() {
    use Outcome::{BlackWins, Draw, Open, WhiteWins};
    let german = "Weiß: A. Muster. Schwarz: B. Ohne.\n\n1. e2—e4 e7—e5\n2. Sg1—f3 Sb8—c6\n\
                  3. Lf1—b5 a7—a6\n4. Lb5—a4 Sg8—f6\n5. 0—0 Lf8—e7\n6. Tf1—e1 b7—b5";
    let french = "Blancs: A. Muster. Noirs: B. Ohne.\n\n1. e4 e5\n2. Cf3 Cc6\n3. Fb5 a6\n4. Fa4 Cf6\n\
                  5. 0-0 Fe7\n6. Te1 b5";
    let spanish = "Blancas: A. Muster. Negras: B. Ohne.\n\n1. P4R P4R\n2. C3AR C3AD\n3. A5C P3TD\n\
                   4. A4T C3A\n5. 0-0 A2R\n6. T1R P4CD";
    let russian = "Белые: А. Дубов. Черные: Б. Кленов.\n\n1. e4 e5\n2. Кf3 Кc6\n3. Сb5 a6\n4. Сa4 Кf6\n\
                   5. 0—0 Сe7\n6. Лe1 b5";
    let cases: [(&str, &str, Outcome); 23] = [
        (german, "Weiß gab die Partie auf.", BlackWins),
        (german, "Schwarz gab auf.", WhiteWins),
        (german, "Als unentschieden abgebrochen.", Draw),
        (
            german,
            "Die Partie endete nach hartem Kampfe mit Remis.",
            Draw,
        ),
        (
            spanish,
            "Y la partida fue tablas en la jugada cuarenta.",
            Draw,
        ),
        (
            spanish,
            "Y la partida sería tablas en pocas jugadas más.",
            Open,
        ),
        (german, "Schwarz gewinnt.", BlackWins),
        (german, "Schwarz gewinnt die Partie.", BlackWins),
        (german, "Schwarz gewinnt die Dame.", Open),
        (german, "Wenn 7. Lb3 d6 8. c3 Lg4, so gewinnt Weiß.", Open),
        (french, "Les Noirs abandonnèrent.", WhiteWins),
        (french, "Partie nulle.", Draw),
        (french, "Les Blancs gagnent.", WhiteWins),
        (french, "Les Blancs gagnent la Dame.", Open),
        (french, "Les Blancs gagnent la\nDame.", Open),
        (french, "Si 7. Fb3 d6, les Noirs gagnent.", Open),
        (spanish, "Ganan las blancas.", WhiteWins),
        (spanish, "Las blancas ganan una pieza.", Open),
        (spanish, "Se declaró tablas.", Draw),
        (russian, "Черные сдались.", WhiteWins),
        (russian, "Белые признали себя побежденными.", BlackWins),
        (russian, "Соперники согласились на ничью.", Draw),
        (russian, "Белые выигрывают ферзя.", Open),
    ];
    for (page, sentence, outcome) in cases {
        for between in ["\n", "\n\n"] {
            let text = format!("{page}{between}{sentence}\n");
            let found = read(&text);
            let [game] = &found.games[..] else {
                panic!("{text}: {:?}", found.given_up);
            };
            assert_eq!(
                (game.plies.len(), game.tree.outcome),
                (12, outcome),
                "{text}"
            );
        }
    }
}
