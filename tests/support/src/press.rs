//! Sets games in type in the layouts of two centuries of books, so that they can be read back.

use rank_and_file::book::{BookKind, PrintedGame, PrintedMove};
use rank_and_file::game::pgn::Game;
use rank_and_file::game::{At, Outcome};
use rank_and_file::notation::{Language, Notation, Style};
use rank_and_file::rules::Position;

/// Returns an English game with these printed moves of a text; only its start is known besides.
pub fn score(text: &str, start: Position, moves: Vec<PrintedMove>) -> PrintedGame {
    PrintedGame {
        kind: BookKind::Game,
        span: 0..text.len(),
        tags: Vec::new(),
        start,
        moves,
        notes: Vec::new(),
        asides: Vec::new(),
        outcome: Outcome::Open,
        behind_gap: Vec::new(),
        again: Vec::new(),
        language: Language::English,
    }
}

/// A layout of the moves on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// `  1. P-K4            P-K4`
    Columns,
    /// `  1. P-K4            1. P-K4`
    BothNumbered,
    /// `1 P-K4, P-K4; 2 Kt-KB3, …` in a paragraph, broken anywhere.
    Running,
    /// Columns, with paragraphs of comment between the moves. The comments name moves too.
    Commented,
    /// The two halves of the game side by side.
    Halves,
    /// White's move, a tab, Black's move.
    Tabs,
    /// `1 P-K4 P-K4`
    Narrow,
    /// `1. P-K4`, and `P-K4` on the next line.
    Lines,
    /// The number and each move on lines of their own.
    Alone,
}

impl Layout {
    /// Every layout.
    pub const ALL: [Layout; 9] = [
        Layout::Columns,
        Layout::BothNumbered,
        Layout::Running,
        Layout::Commented,
        Layout::Halves,
        Layout::Tabs,
        Layout::Narrow,
        Layout::Lines,
        Layout::Alone,
    ];
}

/// Returns the names of the main line's moves in a descriptive style.
pub fn names(game: &Game, style: Style) -> Vec<String> {
    let mut position = game.tree.start().clone();
    let mut names = Vec::new();
    for id in game.tree.main_line(At::Start) {
        let mv = game.tree.node(id).mv;
        names.push(
            Notation::Descriptive(style)
                .name(&mv, &position.turn())
                .reading
                .text,
        );
        position.play(&mv);
    }
    names
}

/// Returns a page with a game: heading, players, score, result.
pub fn page(number: usize, game: &Game, style: Style, layout: Layout) -> String {
    set(number, game, &names(game, style), layout)
}

/// Returns the same page with `names` as the printed moves; an empty name leaves its move out.
pub fn set(number: usize, game: &Game, names: &[String], layout: Layout) -> String {
    let player = |color| {
        game.tree
            .tag(color)
            .filter(|name| name.len() > 1)
            .unwrap_or("N. N.")
            .to_owned()
    };
    let surname = |name: String| name.split(',').next().unwrap_or_default().to_owned();
    let (white, black) = (surname(player("White")), surname(player("Black")));
    let mut page = format!("GAME {number}.\n\nWhite: {white}. Black: {black}.\n\n");
    let pairs: Vec<(String, Option<String>)> = names
        .chunks(2)
        .map(|pair| (pair[0].clone(), pair.get(1).cloned()))
        .collect();
    let row = |number: usize, (white, black): &(String, Option<String>)| match (layout, black) {
        (Layout::BothNumbered, Some(black)) => {
            format!("{number:>5}. {white:<34}{number:>3}. {black}")
        }
        (Layout::Narrow, _) => {
            let words = [white, black.as_deref().unwrap_or_default()];
            let words = words.into_iter().filter(|word| !word.is_empty());
            words.fold(number.to_string(), |row, word| row + " " + word)
        }
        (Layout::Lines | Layout::Alone, _) => {
            let gap = if layout == Layout::Lines && !white.is_empty() {
                " "
            } else {
                "\n"
            };
            let words = [white, black.as_deref().unwrap_or_default()];
            let words = words.into_iter().filter(|word| !word.is_empty());
            format!("{number}.{gap}{}", words.collect::<Vec<_>>().join("\n"))
        }
        (Layout::Tabs, Some(black)) => format!("{number}\t{white}\t{black}"),
        (Layout::Tabs, None) => format!("{number}\t{white}"),
        (_, Some(black)) => format!("{number:>5}. {white:<34}{black}"),
        (_, None) => format!("{number:>5}. {white}"),
    };
    match layout {
        Layout::Running => {
            let moves: Vec<String> = (1..)
                .zip(&pairs)
                .map(|(number, (white, black))| match black {
                    Some(black) => format!("{number} {white}, {black};"),
                    None => format!("{number} {white};"),
                })
                .collect();
            page.push_str(&wrapped(&moves.join(" ")));
            page.push('\n');
        }
        Layout::Halves => {
            let half = pairs.len().div_ceil(2);
            for at in 0..half {
                let left = row(at + 1, &pairs[at]);
                match pairs.get(at + half) {
                    Some(pair) => {
                        page.push_str(&format!("{left:<72}{}\n", row(at + half + 1, pair)))
                    }
                    None => page.push_str(&format!("{left}\n")),
                }
            }
        }
        Layout::Commented => {
            for (at, pair) in pairs.iter().enumerate() {
                let number = at + 1;
                match (at % 9, &pair.1) {
                    (4, Some(_)) => {
                        page.push_str(&format!("{:>5}. {}\n\n", number, pair.0));
                        page.push_str(&format!(
                            "The second player must now take care, for if {number}...{}; {} {} the attack would be too\nstrong. We prefer this to other moves.\n\n",
                            pair.0, number + 1, pair.0
                        ));
                        page.push_str(&format!(
                            "{number:>5}. {:<34}{}\n",
                            "........",
                            pair.1.as_deref().unwrap_or_default()
                        ));
                    }
                    (7, _) => {
                        page.push_str(&row(number, pair));
                        page.push_str(&format!("\n\nA move that has been much blamed. {} would have left White with the better\ngame, since Black could not well reply with {}.\n\n", pair.0, pair.0));
                    }
                    _ => page.push_str(&format!("{}\n", row(number, pair))),
                }
            }
        }
        _ => {
            for (number, pair) in (1..).zip(&pairs) {
                page.push_str(&format!("{}\n", row(number, pair)));
            }
        }
    }
    page.push_str(match game.tree.outcome {
        Outcome::WhiteWins => "\nAnd Black resigns.\n",
        Outcome::BlackWins => "\nAnd White resigns.\n",
        Outcome::Draw => "\nDrawn game.\n",
        Outcome::Open => "\n",
    });
    page.push('\n');
    page
}

/// Breaks a text at spaces into lines of about 70 characters.
pub fn wrapped(text: &str) -> String {
    let mut lines = String::new();
    let mut width = 0;
    for word in text.split(' ') {
        if width + word.len() > 70 {
            lines.push('\n');
            width = 0;
        } else if width > 0 {
            lines.push(' ');
        }
        lines.push_str(word);
        width += word.len() + 1;
    }
    lines
}
