//! Complete books as they are published: prefaces, chapters on notations, games among prose in
//! several styles, PGN in an appendix. Every printed game is found, and no other.
//!
//! | module | what it is |
//! |---|---|
//! | `borrowed` | opening moves that a game borrows from another one |
//! | `studies` | games that begin at a position |

mod borrowed;
mod studies;

use std::fs;

use rank_and_file::board::Move;
use rank_and_file::book::{BookKind, BookReader, is_page, read};
use rank_and_file::game::pgn::{Game, ReadAs, games, write_pgn};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::{Notation, Style};
use testing::corpus::corpus;
use testing::games;
use testing::positions;
use testing::press::{self, Layout};

const PREFACE: &str = "\
THE CHESS COMPANION

BY AN AMATEUR

Produced by the readers. _Castling._-- is printed so. [Transcriber's note: rules
were left out.]

CONTENTS

Preface ............................ 1
CHAPTER I. Of the board ............ 3
CHAPTER II. Games .................. 17
Game 1 ............................. 17
Game 2 ............................. 19

PREFACE

The king of games was played at courts, and many a knight and bishop lost his
pawn there. The queen's gambit is old. In 1851, on the 27th of May, the masters
met in London, and number 4 of the Palamede tells of it.\u{c}

";

const ALGEBRAIC: &str = "\
CHAPTER I. OF THE BOARD

The squares are called a1, b1, c1, d1, e1, f1, g1, h1 from the left, then a2,
b2, c2, d2, e2, f2, g2, h2, and so on to a8, b8, c8, d8, e8, f8, g8, h8. A
knight on g1 goes to e2, f3 and h3, a bishop on c4 to f7 if b3, d5 and e6 are
free. White's e4 and d4 are the best squares, Black's e5 and d5; the moves e4
and Nf3 are written 1. e4 and 2. Nf3, a capture Bxf7, castling O-O. The files a,
c, e, g begin dark: a1, c1, e1, g1; the others light: b1, d1, f1, h1. From a4
to h4 and a5 to h5 runs the middle of the board.

In the English manner the square e4 is K4 for White and K5 for Black, f3 is KB3,
and the knight on b1 is the Queen's Knight, which goes to QB3 or QR3.

";

const BETWEEN: &str = "\
  160   THE CHESS COMPANION

So much of this. The reader will find that a pawn is a pawn, and that the king
of the loser fell in the square before his rook. Our next example was printed in
many papers, and is here given with the notes of that time.

";

const PGN: &str = "\
APPENDIX. A game as machines write it.

[Event \"Casual\"]
[White \"Legall\"]
[Black \"Amateur\"]
[Result \"1-0\"]

1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0

";

const INDEX: &str = "\
INDEX

Bishop, 3, 17, 22-24            Knight, 4, 5
Castling, 6, 9                  Pawn, 1-8
Evans Gambit, 12                Queen's Gambit, 14
    accepted, 15                Rook, 2, 7
";

fn played() -> Vec<Game> {
    let text = positions::scores().text;
    games(text, ReadAs::Auto)
        .filter(|game| game.tree.len() >= 20)
        .step_by(7)
        .take(8)
        .collect()
}

fn moves(game: &GameTree) -> Vec<Move> {
    game.main_line(At::Start)
        .map(|id| game.node(id).mv)
        .collect()
}

/// Returns a book of these games, each in another style and layout, which `turn` shifts.
fn bound(games: &[Game], turn: usize) -> String {
    let mut book = [PREFACE, ALGEBRAIC, "CHAPTER II. GAMES.\n\n"].concat();
    for (at, game) in games.iter().enumerate() {
        let (_, style) = Style::NAMES[(at + turn) % Style::NAMES.len()];
        let layout = Layout::ALL[(at + turn) % Layout::ALL.len()];
        book.push_str(&press::page(at + 1, game, style, layout));
        book.push_str(BETWEEN);
    }
    book + PGN + INDEX
}

#[test]
fn every_game_of_a_book_is_found_among_all_else() {
    let games = played();
    let truth: Vec<Vec<Move>> = games.iter().map(|game| moves(&game.tree)).collect();
    for turn in 0..6 {
        let text = bound(&games, turn);
        for text in [text.clone(), text.replace('\n', "\r\n")] {
            assert!(is_page(&text), "turn {turn}");
            let mut reader = BookReader::new(&text);
            let found: Vec<Vec<Move>> = reader
                .by_ref()
                .filter(|(_, game)| game.kind == BookKind::Game)
                .map(|(_, game)| moves(&game.tree))
                .collect();
            assert_eq!(found.len(), truth.len(), "turn {turn}");
            for (at, (found, truth)) in found.iter().zip(&truth).enumerate() {
                assert_eq!(found, truth, "turn {turn}, game {}", at + 1);
            }
            let [pgn] = reader.pgn() else {
                panic!("turn {turn}: {:?}", reader.pgn());
            };
            assert!(text[pgn.clone()].ends_with("7. Nd5# 1-0"), "turn {turn}");
        }
    }
}

/// If this fails, a user who opens a long text without games sees a book with games.
#[test]
fn a_book_about_chess_without_a_score_has_no_game() {
    let text = [PREFACE, BETWEEN, INDEX].concat().repeat(30);
    assert!(!is_page(&text));
    let book = read(&text);
    assert_eq!((book.games.len(), book.given_up.len()), (0, 0));
    let text = [PREFACE, ALGEBRAIC, BETWEEN].concat().repeat(30);
    assert_eq!(read(&text).games.len(), 0);
}

/// If this fails, a user sees wrong moves called sure, or tags cut short, in a game with tags above
/// ambiguous descriptive moves. Later moves decide between their readings.
#[test]
fn tags_above_descriptive_stay_whole() {
    let games = played();
    let mut text = String::new();
    for (number, game) in (1..).zip(&games) {
        let mut tree = game.tree.clone();
        tree.tags = vec![
            ("Event".into(), format!("Match, game {number}")),
            ("Site".into(), "Paris (Café de la Régence)".into()),
            ("Date".into(), "1858.10.04".into()),
            ("White".into(), "Oak, A. \"B.\"".into()),
            ("Annotator".into(), "Elm".into()),
        ];
        // Every name is as short as in print.
        text += &write_pgn(&tree, &Notation::DESCRIPTIVE).replace("KB", "B");
        text += "\n";
    }
    let book = read(&text);
    assert_eq!(book.games.len(), games.len());
    for (number, (read, game)) in (1..).zip(book.games.iter().zip(&games)) {
        assert_eq!(read.kind, BookKind::Game);
        let tag = |name| read.tree.tag(name).unwrap_or_default();
        assert_eq!(tag("Event"), format!("Match, game {number}"));
        assert_eq!(tag("Site"), "Paris (Café de la Régence)");
        assert_eq!(tag("White"), "Oak, A. \"B.\"");
        assert_eq!(tag("Annotator"), "Elm");
        let truth = moves(&game.tree);
        let found = moves(&read.tree);
        let same = found.iter().zip(&truth).take_while(|(a, b)| a == b).count();
        let sure = read.plies.iter().take_while(|ply| {
            !matches!(
                ply.settled,
                rank_and_file::book::Settled::Open | rank_and_file::book::Settled::Repaired
            )
        });
        // A move that differs from the played one is not called sure.
        assert!(same >= sure.count(), "game {number}: {same}");
    }
}

/// If this fails, a user sees the columns of a table of openings as games instead of lines of play.
#[test]
fn a_table_of_openings_becomes_its_lines() {
    let rows = "     I            II           III\n\n\
                3    B-B4         B-Kt5        P-Q4\n     B-B4         P-QR3        PxP\n\
                4    P-B3         B-R4         KtxP\n     Kt-B3        Kt-B3        Kt-B3\n\
                5    P-Q4         O-O          KtxKt\n     PxP          —            KtPxKt\n";
    let game = "GAME 1.\n\nWhite: Oak. Black: Ash.\n\n1. P-K4   P-K4\n2. P-KB4   PxP\n3. B-B4   Q-R5ch\n4. K-B1   P-QKt4\n\nDrawn game.\n\n";
    let intro = "KING'S KNIGHT'S OPENINGS\n\n1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n\n";
    let text = [game, intro, rows, "\nAnd so on.\n\n", game].concat();
    let book = read(&text);
    let lines = |kind| {
        let games = book.games.iter().filter(move |game| game.kind == kind);
        games
            .map(|game| games::line(&game.tree, At::Start))
            .collect::<Vec<_>>()
    };
    assert_eq!(lines(BookKind::Game).len(), 2);
    assert_eq!(
        lines(BookKind::Table),
        [
            "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4",
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O",
            "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6",
        ],
        "{text}"
    );
}

/// If this fails, a user who opens a published book misses games, or sees texts that are not games.
#[test]
#[ignore = "reads the larger corpus"]
fn published_books_have_their_games_and_no_others() {
    for (file, count) in [
        ("books/bird-chess-history.txt", 10),
        ("books/morphy-exploits-no-scores.txt", 0),
    ] {
        let path = corpus(file);
        let bytes = fs::read(path).expect("it can be read");
        let (text, _) = rank_and_file::game::decode::decode(&bytes);
        let book = read(&text);
        let games = book.games.iter();
        let played = games.filter(|game| game.kind == BookKind::Game).count();
        assert_eq!(played, count, "{file}");
    }
}
