//! A page of an old book: it is read, pointed at, doubted, settled and removed, and found again
//! after a reload.

use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::notation::Notation;
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Legall's mate as a book would print it. The fourth move could be that of either rook's pawn, and
/// Black's third is misprinted.
const LEGALL: &str = "A TRAP FOR THE HASTY\n\nWhite: LEGALL. Black: SAINT BRIE. Paris, 1750.\n\n\
    1. P-K4 P-K4 2. B-B4 P-Q3 3. Kt-KB3 B-Kt5\n4. Kt-B3 P-R3\n\n\
    It is not known which of the rook's pawns went forward, but either loses.\n\n\
    5. KtxP BxQ 6. BxP ch K-K2 7. Kt-Q5 mate.\n";

/// A game without doubts.
const CLEAR: &str = "White: ELM. Black: FIR.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3\n\
    4. B-R4 Kt-B3 5. Castles B-K2 6. R-K sq P-QKt4 7. B-Kt3 P-Q3\n\nDrawn.\n";

/// The same game in two half-columns, with a note in long lines.
const TWO_COLUMNS: &str = "GAME 1\n\nWhite: ELM. Black: FIR.\n\n\
    \x20         White.      Black.                        White.      Black.\n\
    \x20     1.  P-K4        P-K4          |          5.  Castles     B-K2\n\
    \x20     2.  Kt-KB3      Kt-QB3        |          6.  R-K sq      P-QKt4\n\
    \x20     3.  B-Kt5       P-QR3         |          7.  B-Kt3       P-Q3\n\
    \x20     4.  B-R4        Kt-B3         |\n\n\
    Here both sides have brought out their pieces, and whoever has read so far will know without\n\
    being told that nothing has been decided.\n\nDrawn.\n";

/// Returns the printed move that is on the board, and how it was settled.
fn current(page: &Page) -> (Option<String>, String) {
    let how = "return document.querySelector('.print.current')?.dataset.how ?? '';";
    (page.text(".print.current"), page.text_of(how))
}

fn on(print: &str, how: &str) -> (Option<String>, String) {
    (Some(print.to_owned()), how.to_owned())
}

/// Returns the remarks about the current move.
fn remarks(page: &Page) -> Vec<String> {
    page.texts(".remark.current p")
}

/// Marks a printed move so that it can be pointed at, and returns its selector.
fn print(page: &Page, words: &str) -> &'static str {
    const MARK: &str = "document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
        [...document.querySelectorAll('.print')].find((move) => move.textContent === arguments[0]).setAttribute('data-wanted', '');";
    page.browser.run(MARK, json!([words]));
    ".print[data-wanted]"
}

fn a_pasted_page_is_shown_with_its_moves_told_apart() {
    with_page(|page| {
        page.paste(LEGALL);
        page.soon(13, |page| page.count(".print"));
        page.soon(
            Some("One game read; one move is doubtful.".to_owned()),
            Page::notice,
        );
        assert_eq!(page.texts(".print.doubt"), ["P-R3"]);
        assert_eq!(page.texts(".print.settled"), ["BxP ch"]);
        // What is printed small behind a move is another word where it is read out.
        assert_eq!(page.label(".print.doubt"), "P-R3 open");
        assert_eq!(page.label(".print.settled"), "BxP ch mark");
        let text = page.texts(".book-page").concat();
        assert!(
            text.contains("It is not known which of the rook's pawns"),
            "{text}"
        );
        assert_eq!(
            page.text("h2.game-title"),
            Some("Legall – Saint Brie".to_owned())
        );
        assert_eq!(page.main_line(0).last().map(String::as_str), Some("Nd5#"));
        assert!(
            !page.has(".remark.current"),
            "nothing is said before the first move"
        );
    });
}

fn a_click_in_the_text_goes_to_the_board_and_a_step_on_the_board_to_the_text() {
    with_page(|page| {
        page.paste(LEGALL);
        page.soon(13, |page| page.count(".print"));
        page.click(print(page, "BxQ"));
        page.soon(on("BxQ", ""), current);
        page.soon(
            "Black: bishop from g4 taking the queen on d1".replace("taking", "takes"),
            Page::spoken,
        );
        page.soon(vec!["d1".to_owned(), "g4".to_owned()], |page| {
            page.squares("last")
        });
        page.blur();
        page.press(&["ArrowRight"]);
        page.soon(on("BxP ch", "mark"), current);
        page.soon(vec!["Bxf7+".to_owned(), "BxBP ch".to_owned()], |page| {
            page.names_of_current()
        });
        page.press(&["Home"]);
        page.soon((None, String::new()), current);
        // The sheet can do the same.
        page.click("#tab-moves");
        page.press_button(".sheet", "Ke7");
        page.soon(on("K-K2", ""), current);
    });
}

fn a_move_pointed_at_is_seen_on_the_board_until_the_pointer_leaves() {
    with_page(|page| {
        page.paste(LEGALL);
        page.soon(13, |page| page.count(".print"));
        page.click(print(page, "Kt-KB3"));
        page.soon(on("Kt-KB3", ""), current);
        let before = page.placement();
        page.browser.hover(page.middle(print(page, "Kt-Q5 mate.")));
        page.soon(
            "rn1q1bnr/1pp1kBpp/p2p4/3NN3/4P3/8/PPPP1PPP/R1BbK2R".to_owned(),
            |page| page.placement(),
        );
        assert_eq!(current(page), on("Kt-KB3", ""));
        page.point_away();
        page.soon(before, |page| page.placement());
    });
}

fn doubts_are_stepped_through_and_another_reading_reads_the_rest_anew() {
    with_page(|page| {
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open]"));
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(47, |page| page.count(".print"));
        page.soon(
            Some("2 games read; 2 moves are doubtful.".to_owned()),
            Page::notice,
        );
        page.press_button(".tools", "Next");
        page.soon(on("P-K6", "misprint"), current);
        let says = remarks(page).concat();
        assert!(
            says.contains("\"P-K6\" is not a legal move here. e5 is closest"),
            "{says}"
        );

        page.choose(".book select.game-title", "1");
        page.soon(13, |page| page.count(".print"));
        page.blur();
        page.press(&["n"]);
        page.soon(on("P-R3", "open"), current);
        assert_eq!(
            remarks(page),
            ["4... \"P-R3\" could be a6 or h6, and no later move tells which. a6 is shown."]
        );
        page.press_button(".remark.current", "h6, the pawn from h7 to h6");
        page.soon(on("P-R3", "chosen"), current);
        assert!(page.movetext().contains("4. Nc3 h6"), "{}", page.movetext());
        assert_eq!(page.text(".tools .count"), Some("No doubts".to_owned()));
        page.control("Undo");
        page.soon(on("P-R3", "open"), current);
    });
}

fn the_game_goes_out_as_pgn_with_its_tags_and_its_prose() {
    with_page(|page| {
        page.paste(LEGALL);
        page.soon(13, |page| page.count(".print"));
        let (pgn, _) = page.exported();
        for part in [
            "[White \"Legall\"]",
            "[Black \"Saint Brie\"]",
            "7. Nd5#",
            "the rook's pawns",
        ] {
            assert!(pgn.contains(part), "{part} is not in {pgn}");
        }
    });
}

fn all_games_of_a_book_are_saved_in_one_file() {
    with_page(|page| {
        page.paste(&format!("{LEGALL}\n\n{LEGALL}"));
        page.soon(13, |page| page.count(".print"));
        page.soon(true, |page| page.has("#tab-games"));
        page.click("#tab-games");
        page.press_button("#panel-games .menus", "Save all games");
        let saved = page.saved("a-trap-for-the-hasty.pgn");
        assert_eq!(saved.matches("[White \"Legall\"]").count(), 2, "{saved}");
    });
}

fn a_text_without_a_game_is_refused_and_the_page_stays_as_it_was() {
    with_page(|page| {
        let text = "Dear sir, I have the honour to send you the rules of our club, which are few, and the list of \
            its members, who are fewer still. I remain your obedient servant and theirs.";
        page.paste(text);
        page.soon(true, |page| {
            page.notice()
                .is_some_and(|notice| notice.contains("could not be read as a game"))
        });
        assert!(!page.has(".book:not([hidden])"));
        assert_eq!(page.typed(), text);
        assert_eq!(page.names_of_current(), ["Nbd7", "QN-Q2"]);
    });
}

fn the_page_is_walked_with_the_keyboard_alone() {
    with_page(|page| {
        page.paste(LEGALL);
        page.soon(13, |page| page.count(".print"));
        page.tab_until("the print", |page| {
            page.text_of("return String(document.activeElement.classList.contains('print'));")
                == "true"
        });
        page.press(&["Enter"]);
        page.soon(on("P-K4", ""), current);
        page.press(&["ArrowRight"]);
        let focused =
            |page: &Page| page.text_of("return document.activeElement.dataset.moment ?? '';");
        page.soon("2".to_owned(), focused);
        page.press(&["ArrowRight"]);
        page.soon("3".to_owned(), focused);
        page.soon(on("B-B4", ""), current);
    });
}

fn the_list_is_filtered_and_doubts_are_settled_with_keys_alone() {
    with_page(|page| {
        page.paste(&format!("{CLEAR}\n\n{LEGALL}"));
        page.soon(2, |page| page.count(".book select.game-title option"));
        page.click("#tab-games");
        page.soon(listed(&["Elm", "Legall"]), players);
        page.click(".games tbody tr:nth-child(2)");
        page.soon(13, |page| page.count(".print"));
        page.click(".library .filters summary");
        page.press_button(".filters", "Doubtful");
        page.soon(listed(&["Legall"]), players);
        page.soon(1, |page| page.count(".book select.game-title option"));
        page.press_button(".menus", "Doubtful ✕");
        page.soon(listed(&["Elm", "Legall"]), players);
        page.press_button(".games thead", "Doubts");
        page.soon(listed(&["Legall", "Elm"]), players);
        page.soon(Some("2. Legall".to_owned()), |page| {
            let games = page.texts(".book select.game-title option");
            games
                .first()
                .and_then(|game| game.get(..9))
                .map(str::to_owned)
        });

        page.click("#tab-book");
        page.blur();
        page.press(&["n"]);
        page.soon(on("P-R3", "open"), current);
        page.press(&["o"]);
        page.soon(on("P-R3", "chosen"), current);
        assert!(page.movetext().contains("4. Nc3 h6"), "{}", page.movetext());
        page.press(&["o"]);
        page.soon(true, |page| page.movetext().contains("4. Nc3 a6"));
        page.control("Undo");
        page.control("Undo");
        page.soon(on("P-R3", "open"), current);
        page.blur();
        page.press(&["y"]);
        page.soon(on("P-R3", "chosen"), current);
        page.control("Undo");
        page.soon(on("P-R3", "open"), current);

        // The printed move is typed: first one that is illegal, then one that is legal.
        page.blur();
        page.press(&["t", "Q", "x", "Q", "Enter"]);
        let focused = |page: &Page| page.text_of("return document.activeElement.id;");
        page.soon("reprint".to_owned(), focused);
        page.soon(true, |page| page.notice().is_some());
        assert_eq!(current(page), on("P-R3", "open"));
        page.press(&["Backspace", "Backspace", "Backspace"]);
        page.press(&["P", "-", "K", "R", "3", "Enter"]);
        page.soon(on("P-R3", "chosen"), current);
        assert!(page.movetext().contains("4. Nc3 h6"), "{}", page.movetext());
    });
}

/// Returns White's players in the table of the book's games.
fn players(page: &Page) -> Vec<String> {
    page.texts("#panel-games .games tbody button")
}

fn listed(players: &[&str]) -> Vec<String> {
    players.iter().map(|name| (*name).to_owned()).collect()
}

fn the_games_of_a_book_stand_in_a_table_with_their_doubts() {
    let clear = "White: ELM. Black: FIR.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3\n\
        4. B-R4 Kt-B3 5. Castles B-K2 6. R-K sq P-QKt4 7. B-Kt3 P-Q3\n\nDrawn.\n";
    with_page(|page| {
        page.paste(&format!("{clear}\n\n{LEGALL}"));
        page.soon(Some("Games · 2".to_owned()), |page| {
            page.text("#tab-games")
        });
        page.click("#tab-games");
        page.soon(listed(&["Elm", "Legall"]), players);
        let cells = |class: &str| page.texts(&format!("#panel-games tbody .{class}"));
        assert_eq!(cells("doubts"), ["0", "1"]);
        assert_eq!(cells("whole"), ["whole", "whole"]);
        // The arrow keys walk through the table, and Enter shows the game.
        page.tab_until("the list of games", |page| {
            page.has("#panel-games .games tbody :focus")
        });
        page.press(&["ArrowDown"]);
        let second = "Legall – Saint Brie, 1750, 1–0, 1 doubt";
        page.soon(second.to_owned(), |page| page.focused());
        page.press(&["Enter"]);
        page.soon(Some("Legall – Saint Brie".to_owned()), |page| {
            page.text("h2.game-title")
        });
        page.soon(second.to_owned(), |page| page.focused());
        // A doubt that is settled is none in the table either.
        page.click("#tab-book");
        page.blur();
        page.press(&["n", "y"]);
        page.soon(on("P-R3", "chosen"), current);
        page.click("#tab-games");
        page.soon(listed(&["0", "0"]), |page| {
            page.texts("#panel-games tbody .doubts")
        });
    });
}

fn the_names_of_a_book_s_players_have_the_room_and_its_heads_sort() {
    let game = |number: u32, white: &str, black: &str, end: &str| {
        format!(
            "GAME {number}\n\nRUY LOPEZ, STEINITZ DEFENCE DEFERRED\n\nPlayed at Hastings, August 1895\n\nWhite: {white}. Black: {black}.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3\n\
            4. B-R4 Kt-B3 5. Castles B-K2 6. R-K sq P-QKt4 7. B-Kt3 P-Q3\n\n{end}\n"
        )
    };
    let text = [
        game(1, "J. R. CAPABLANCA", "E. SCHLECHTER", "Drawn."),
        game(2, "E. BOGOLJUBOFF", "J. H. ZUKERTORT", "White resigns."),
        game(3, "A. ALEKHINE", "S. TARTAKOWER", "Drawn."),
        // A move that could be two makes it a page of a book.
        LEGALL.to_owned(),
    ];
    with_page(|page| {
        page.browser.resize(1440, 900);
        page.paste(&text.join("\n\n"));
        page.soon(Some("Games · 4".to_owned()), |page| {
            page.text("#tab-games")
        });
        page.click("#tab-games");
        page.soon(4, |page| page.count("#panel-games tbody .white"));
        const CUT: &str = "return [...document.querySelectorAll('#panel-games :is(.white, .black, .white .link)')]
            .filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent).join(', ');";
        assert_eq!(page.text_of(CUT), "");
        let first = players(page);
        page.tab_until("a head", |page| page.has("th.white button:focus"));
        page.press(&["Enter"]);
        page.soon(true, |page| page.has("th.white[aria-sort=ascending]"));
        let mut sorted = first.clone();
        sorted.sort();
        page.soon(sorted.clone(), players);
        page.press(&["Enter"]);
        sorted.reverse();
        page.soon(sorted, players);
        page.click("th.number button");
        page.soon(first, players);
        page.browser.resize(1280, 900);
    });
}

/// Returns a book of 300 pages (600 kB) with games of the test corpus in descriptive notation, and
/// prose written for this test between the moves.
fn long_book() -> String {
    const PROSE: [&str; 4] = [
        "Here both sides have brought out their pieces, and the question is who will be the first to open\nthe middle of the board. Many a game has been lost by those who could not wait.",
        "The student will do well to cover the next moves with a card and to find them by himself; he will\nlearn more from one mistake of his own than from ten of ours.",
        "This is natural and good. A retreat would have left the centre to the enemy, who had long been\nlooking at it, and the rest would have been a matter of patience only.",
        "One may ask whether the pawn could be taken. It could, but at a price which few will want to pay\nwho have seen what follows from it.",
    ];
    let corpus = include_str!("../../corpus/games.pgn");
    let games: Vec<_> = games(corpus, ReadAs::Auto)
        .filter(|game| game.tree.len() > 20 && game.tree.tag("FEN").is_none() && !game.has_errors())
        .collect();
    assert!(games.len() > 2, "too few games in the corpus");
    let mut book = String::new();
    for (number, game) in games.iter().cycle().enumerate() {
        if book.len() >= 600_000 {
            break;
        }
        let tag = |name| {
            game.tree
                .tag(name)
                .unwrap_or("N. N.")
                .split(',')
                .next()
                .unwrap_or_default()
                .to_owned()
        };
        book.push_str(&format!(
            "\n\nGAME {}\n\nWhite: {}. Black: {}.\n\n",
            number + 1,
            tag("White"),
            tag("Black")
        ));
        let text = write_pgn(&game.tree, &Notation::DESCRIPTIVE);
        let moves = text
            .lines()
            .filter(|line| !line.starts_with('[') && !line.is_empty());
        for (at, line) in moves.enumerate() {
            book.push_str(line);
            book.push('\n');
            if at % 2 == 1 {
                book.push_str(&format!("\n{}\n\n", PROSE[(number + at) % PROSE.len()]));
            }
        }
    }
    book
}

fn a_book_of_three_hundred_pages_is_read_to_its_last_game_while_the_page_goes_on() {
    with_page(|page| {
        page.paste(&long_book());
        page.soon(true, |page| page.has(".book:not([hidden]) .print"));
        // A book opens with the list of its games.
        page.soon(true, |page| page.has("#panel-games:not([hidden]) .games"));
        // The first game can be read while the others are still missing.
        page.control("To the end");
        page.soon(true, |page| page.has(".print.current"));
        page.soon(true, |page| {
            page.notice()
                .is_some_and(|notice| notice.contains("games read"))
        });
        let games = page.count(".book select.game-title option");
        assert!(games > 200, "{games} games");
        page.soon(Some(format!("{games} games")), |page| {
            page.text("#panel-games [role=status]")
        });
        assert!(page.count("#panel-games tbody tr") < 100, "rows in view");
        page.press_button("#panel-games", "Save all games");
        page.tab_until("the list of games", |page| {
            page.has("#panel-games .games tbody :focus")
        });
        page.press(&["End"]);
        page.soon(true, |page| {
            page.has("#panel-games tr:last-child button:focus")
        });
        page.press(&["Enter"]);
        let last = (games - 1).to_string();
        page.soon(last.clone(), |page| page.value(".book select.game-title"));
        page.click("#tab-book");
        page.choose(".book select.game-title", "0");
        page.soon("0".to_owned(), |page| page.value(".book select.game-title"));
        page.choose(".book select.game-title", &last);
        page.soon(last, |page| page.value(".book select.game-title"));
    });
}

fn a_reload_finds_the_print_at_its_game_with_its_doubts_and_what_was_settled() {
    with_page(|page| {
        page.paste(&format!("{CLEAR}\n\n{LEGALL}"));
        page.soon(2, |page| page.count(".book select.game-title option"));
        page.choose(".book select.game-title", "1");
        page.soon(13, |page| page.count(".print"));
        page.press_button(".tools", "Next");
        page.soon(on("P-R3", "open"), current);
        page.wait_for_kept("\nat=8\n");
        // The second game of the book, in the language that was found.
        page.wait_for_kept(" 1 0\n");
        page.reload();
        page.soon(on("P-R3", "open"), current);
        let tab = page.text(".tab[aria-selected=true]").unwrap_or_default();
        assert!(tab.starts_with("Book"), "{tab}");
        assert_eq!(page.count(".print"), 13);
        assert_eq!(page.notice(), None, "nothing is said about it");

        page.soon(1, |page| page.count(".remark.current"));
        page.press_button(".remark.current", "h6, the pawn from h7 to h6");
        page.soon(on("P-R3", "chosen"), current);
        page.wait_for_kept(" 1 0 1:8.");
        page.reload();
        page.soon(on("P-R3", "chosen"), current);
        assert!(page.movetext().contains("4. Nc3 h6"), "{}", page.movetext());
        page.soon(Some("No doubts".to_owned()), |page| {
            page.text(".tools .count")
        });
        page.soon(2, |page| page.count(".book select.game-title option"));
        page.choose(".book select.game-title", "0");
        page.soon(14, |page| page.count(".print"));
    });
}

fn a_long_book_that_is_left_while_it_is_read_goes_on_where_it_was() {
    with_page(|page| {
        page.paste(&long_book());
        page.soon(true, |page| page.has(".book:not([hidden]) .print"));
        let first = page.texts(".book-page");
        page.wait_for_kept("\nbook=1");
        page.reload();
        page.soon(first, |page| page.texts(".book-page"));
        page.soon(true, |page| {
            page.count(".book select.game-title option") > 200
        });
    });
}

fn a_book_for_which_there_is_no_room_says_so_at_once() {
    with_page(|page| {
        let origin = page.text_of("return location.origin;");
        let full = json!({"origin": origin, "quotaSize": 1});
        page.browser
            .devtools("Storage.overrideQuotaForOrigin", full);
        page.paste(LEGALL);
        page.soon(true, |page| {
            let words = page.texts(".book .count").concat();
            words.contains("Not kept on this device: there is not enough room")
        });
        // The session is not kept either, and that may be said after it.
        let said = |page: &Page| page.notice().unwrap_or_default();
        page.soon(true, |page| {
            let said = said(page);
            said.contains("is not kept on this device")
                || said.contains("has no room left for this page")
        });
        page.browser
            .devtools("Storage.overrideQuotaForOrigin", json!({"origin": origin}));
    });
}

fn no_printed_row_is_higher_than_one_line_at_any_size() {
    const HIGH: &str = "const rows = [...document.querySelectorAll('.book-page > div')];
        const high = rows.filter((row) => {
            const words = document.createRange();
            words.selectNodeContents(row);
            return words.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(row).lineHeight);
        });
        const heights = new Set(rows.filter((row) => row.textContent).map((row) => row.getBoundingClientRect().height));
        return [rows.length > 5, heights.size, ...high.map((row) => row.textContent)];";
    const OUT: &str = "const page = document.querySelector('.book-page').getBoundingClientRect();
        const move = document.querySelector('.print.current').getBoundingClientRect();
        return [move.left < page.left, move.right > page.right, move.top < page.top, move.bottom > page.bottom].join();";
    with_page(|page| {
        for text in [TWO_COLUMNS, LEGALL] {
            page.paste(text);
            let last = text == LEGALL;
            page.soon(if last { 13 } else { 14 }, |page| page.count(".print"));
            for (width, height) in [(1440, 900), (1280, 720), (390, 844)] {
                page.browser.resize(width, height);
                page.soon((width, json!([true, 1])), |page| {
                    (width, page.browser.run(HIGH, json!([])))
                });
                // Every move is brought into sight, sideways too.
                page.control("To the end");
                page.soon(true, |page| page.has(".print.current"));
                page.soon((width, "false,false,false,false".to_owned()), |page| {
                    (width, page.text_of(OUT))
                });
            }
            page.browser.resize(1280, 900);
        }
        page.paste(TWO_COLUMNS);
        page.soon(14, |page| page.count(".print"));
        let rows = page.texts(".book-page > div");
        let row = |words: &str| rows.iter().position(|row| row.contains(words));
        assert!(row("4. B-R4") < row("5. Castles"), "{rows:?}");
    });
}

fn the_print_has_most_of_its_panel_at_a_doubt_too() {
    const SHARE: &str =
        "const height = (part) => document.querySelector(part).getBoundingClientRect().height;
        return height('.book-page') / height('#panel-book') >= .6;";
    const TOP: &str = "return document.querySelector('.book-page').getBoundingClientRect().top;";
    with_page(|page| {
        page.browser.resize(1440, 900);
        page.paste(&format!("{LEGALL}\n\n{CLEAR}"));
        page.soon(2, |page| page.count(".book select.game-title option"));
        let has_most = |page: &Page| page.browser.run(SHARE, json!([])) == json!(true);
        page.soon(true, has_most);
        let before = page.browser.run(TOP, json!([]));
        page.press_button(".tools", "Next");
        page.soon(1, |page| page.count(".remark.current"));
        page.soon(true, has_most);
        assert_eq!(page.browser.run(TOP, json!([])), before, "nothing moves");
    });
}

pub const TESTS: &[Test] = tests![
    a_pasted_page_is_shown_with_its_moves_told_apart: Selection, Worker;
    a_click_in_the_text_goes_to_the_board_and_a_step_on_the_board_to_the_text;
    a_move_pointed_at_is_seen_on_the_board_until_the_pointer_leaves: Mouse, Worker;
    doubts_are_stepped_through_and_another_reading_reads_the_rest_anew;
    the_game_goes_out_as_pgn_with_its_tags_and_its_prose;
    all_games_of_a_book_are_saved_in_one_file: Download;
    a_text_without_a_game_is_refused_and_the_page_stays_as_it_was;
    the_page_is_walked_with_the_keyboard_alone: Keyboard, Worker;
    the_list_is_filtered_and_doubts_are_settled_with_keys_alone;
    the_games_of_a_book_stand_in_a_table_with_their_doubts: Worker, Keyboard;
    the_names_of_a_book_s_players_have_the_room_and_its_heads_sort;
    a_book_of_three_hundred_pages_is_read_to_its_last_game_while_the_page_goes_on: Worker;
    a_reload_finds_the_print_at_its_game_with_its_doubts_and_what_was_settled: Storage, Worker;
    a_long_book_that_is_left_while_it_is_read_goes_on_where_it_was;
    a_book_for_which_there_is_no_room_says_so_at_once;
    no_printed_row_is_higher_than_one_line_at_any_size: Layout;
    the_print_has_most_of_its_panel_at_a_doubt_too: Layout;
];
