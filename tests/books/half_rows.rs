//! Rows with a half that stands alone, because prose separates White's move from Black's.
//!
//! | rows | read as |
//! |---|---|
//! | `6 Kt to Q2` / a paragraph / `6               B to Kt2` | White's move, and Black's reply to it |
//! | `6 . . . .        B to Kt2`, where others have no dots | the same |
//! | the second with a misprint, or further indented than the rows above | the same, with the misprint reported |
//! | a paragraph of moves that begins `B-B4 4. P-B3 Kt-B3` | Black's third move first |

use rank_and_file::book::{Book, Settled, read};

/// Rows of a game: whether prose follows White's move, White's column and Black's.
const ROWS: [(bool, &str, &str); 10] = [
    (false, "P to K4", "P to K4"),
    (false, "Kt to KB3", "Kt to QB3"),
    (true, "B to B4", "B to B4"),
    (false, "P to Q3", "Kt to B3"),
    (true, "B to KKt5", "P to KR3"),
    (false, "B takes Kt", "Q takes B"),
    (true, "Kt to B3", "P to Q3"),
    (true, "Kt to Q5", "Q to Q square"),
    (false, "P to B3", "B to K3"),
    (true, "Castles", "Castles"),
];

/// Returns the page, with each separate half printed by `alone` from its number and Black's move.
fn page(indent: usize, alone: impl Fn(usize, &str) -> String) -> String {
    let mut page = "  White            Black\nA. ALPHA         B. BETA\n".to_owned();
    for (at, (parted, white, black)) in ROWS.iter().enumerate() {
        let number = at + 1;
        if *parted {
            page += &format!(
                "{number} {white}\n\nThis is an old way of playing, which is now thought to be slow.\n\n"
            );
            page += &format!("{}{}\n", " ".repeat(indent), alone(number, black));
        } else {
            page += &format!("{:24}{black}\n", format!("{number} {white}"));
        }
    }
    page
}

/// Returns the moves that were read, as printed.
fn printed<'t>(book: &Book, text: &'t str) -> Vec<&'t str> {
    let plies = book.games.iter().flat_map(|game| &game.plies);
    plies.map(|ply| &text[ply.span.clone()]).collect()
}

fn expected() -> Vec<&'static str> {
    ROWS.iter()
        .flat_map(|(_, white, black)| [*white, *black])
        .collect()
}

#[test]
fn blacks_half_of_a_row_is_one_cell() {
    for (name, text) in [
        (
            "blank",
            page(0, |number, black| {
                format!("{:24}{black}", number.to_string())
            }),
        ),
        (
            "dots",
            page(0, |number, black| {
                format!("{:24}{black}", format!("{number} ...."))
            }),
        ),
        (
            "stop",
            page(0, |number, black| {
                format!("{:24}{black}", format!("{number}."))
            }),
        ),
        ("no number", page(0, |_, black| format!("{:24}{black}", ""))),
        (
            "set in",
            page(6, |number, black| {
                format!("{:24}{black}", number.to_string())
            }),
        ),
    ] {
        let book = read(&text);
        assert_eq!(printed(&book, &text), expected(), "{name}:\n{text}");
        let settled = |how: Settled| {
            matches!(
                how,
                Settled::Unique | Settled::Mark | Settled::Label | Settled::Later
            )
        };
        for ply in book.games.iter().flat_map(|game| &game.plies) {
            assert!(
                settled(ply.settled),
                "{name}: {:?} {}",
                ply.settled,
                &text[ply.span.clone()]
            );
        }
    }
}

#[test]
fn a_misprint_parts_no_half_of_a_row() {
    let lost = |black: &str| black.replacen(" to ", " io ", 1);
    let text = page(0, |number, black| {
        format!("{:24}{}", number.to_string(), lost(black))
    });
    let book = read(&text);
    let moves = printed(&book, &text)
        .iter()
        .map(|words| words.replace(" io ", " to "))
        .collect::<Vec<_>>();
    assert_eq!(moves, expected(), "{text}");
}

#[test]
fn a_paragraph_begins_with_blacks_reply() {
    let game = |number: usize, behind: &str| {
        format!(
            "GAME {number}\n\nWhite: Alpha. Black: Beta.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4\n\n\
             {behind}B-B4 4. P-B3 Kt-B3 5. P-Q4 PxP 6. PxP B-Kt5 ch 7. Kt-B3 1-0\n\n\n"
        )
    };
    for behind in ["", "Both sides have begun well.\n\n", "{7}\n\n"] {
        let text = [game(1, behind), game(2, behind), game(3, behind)].concat();
        let book = read(&text);
        let plies: Vec<usize> = book.games.iter().map(|game| game.plies.len()).collect();
        assert_eq!(plies, [13, 13, 13], "{text}");
        assert!(book.games.iter().all(|game| game.stop.is_none()), "{text}");
    }
}
