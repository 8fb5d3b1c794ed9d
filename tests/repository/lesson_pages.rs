//! Reads the lessons as pages: scans their plain HTML, insisting on closed elements, and finds the
//! boards in it.

use std::path::{Path, PathBuf};

use rank_and_file::board::{Color, Piece, Setup, Variant};
use rank_and_file::game::GameTree;
use rank_and_file::game::fen::{read_fen_of, read_setup_of};
use rank_and_file::game::pgn::{Game, ReadAs, games_of};
use rank_and_file::session::{Column, column};

/// Files of the lessons, in order.
pub const LESSONS: [&str; 11] = [
    "1-squares-and-pieces.html",
    "2-moves-and-captures.html",
    "3-clearing-up-ambiguity.html",
    "4-castling-promotion-check-results.html",
    "5-long-and-really-short.html",
    "6-descriptive.html",
    "7-reading-an-old-book.html",
    "8-the-rules-of-chess.html",
    "9-u-chess.html",
    "10-chess-99.html",
    "11-how-the-world-writes-it.html",
];

/// File of the lesson for who has ten minutes, which is none of the numbered ones.
pub const IN_TEN_MINUTES: &str = "keep-score.html";

/// Elements without an end tag.
const VOID: [&str; 6] = ["meta", "link", "br", "hr", "img", "input"];

/// Returns the folder of the lessons.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("public/lessons")
}

/// An element in the order of the page.
#[derive(Debug)]
pub struct Element {
    /// Name of the element.
    pub name: String,
    /// Names and values of its attributes.
    pub attributes: Vec<(String, String)>,
    /// Its text, including that of inner elements.
    pub text: String,
    /// Its line in the file, from 1.
    pub line: usize,
    /// Indexes of the elements around it, the outermost first.
    pub within: Vec<usize>,
}

impl Element {
    /// Returns the value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut all = self.attributes.iter();
        all.find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Returns whether it has this name and class.
    pub fn is(&self, name: &str, class: &str) -> bool {
        let classes = self.get("class").unwrap_or("");
        self.name == name && classes.split(' ').any(|one| one == class)
    }
}

/// A page with its elements.
pub struct Page {
    /// Name of the file.
    pub file: String,
    /// Its elements, in the order of the page.
    pub elements: Vec<Element>,
}

impl Page {
    /// Reads a file of the lessons' folder.
    pub fn read(file: &str) -> Page {
        let path = folder().join(file);
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let elements = scan(&text).unwrap_or_else(|what| panic!("public/lessons/{file}:{what}"));
        Page {
            file: file.to_owned(),
            elements,
        }
    }

    /// Reads the contents and all lessons.
    pub fn all() -> Vec<Page> {
        let others = ["index.html", IN_TEN_MINUTES].into_iter();
        others.chain(LESSONS).map(Page::read).collect()
    }

    /// Returns the elements with this name.
    pub fn named<'p>(&'p self, name: &'p str) -> impl Iterator<Item = &'p Element> {
        self.elements
            .iter()
            .filter(move |element| element.name == name)
    }

    /// Returns the element with this id.
    pub fn by_id(&self, id: &str) -> Option<&Element> {
        self.elements
            .iter()
            .find(|element| element.get("id") == Some(id))
    }

    /// Returns the boards.
    pub fn boards(&self) -> impl Iterator<Item = Board<'_>> {
        self.named("chess-notation").map(|element| Board {
            place: format!("public/lessons/{}:{}", self.file, element.line),
            element,
        })
    }
}

/// Returns the elements of a page, or the line and the reason if it is not well formed.
fn scan(page: &str) -> Result<Vec<Element>, String> {
    let mut elements: Vec<Element> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut at = 0;
    while at < page.len() {
        let rest = &page[at..];
        let line = page[..at].matches('\n').count() + 1;
        let wrong = |what: &str| format!("{line}: {what}");
        let length = if rest.starts_with("<!--") {
            rest.find("-->")
                .ok_or_else(|| wrong("a comment without end"))?
                + 3
        } else if rest.starts_with('<') {
            let end = rest.find('>').ok_or_else(|| wrong("a tag without end"))?;
            let tag = &rest[1..end];
            if let Some(name) = tag.strip_prefix('/') {
                let last = open.pop().map(|last| elements[last].name.as_str());
                if last != Some(name) {
                    return Err(wrong(&format!("</{name}> where {last:?} is open")));
                }
            } else if !tag.starts_with('!') {
                let (name, attributes) = parts(tag).ok_or_else(|| wrong(tag))?;
                let void = VOID.contains(&name.as_str());
                elements.push(Element {
                    name,
                    attributes,
                    text: String::new(),
                    line,
                    within: open.clone(),
                });
                if !void {
                    open.push(elements.len() - 1);
                }
            }
            end + 1
        } else {
            let end = rest.find('<').unwrap_or(rest.len());
            let text =
                plain(&rest[..end]).ok_or_else(|| wrong("an unknown character reference"))?;
            for &outer in &open {
                elements[outer].text.push_str(&text);
            }
            end
        };
        at += length;
    }
    if open.is_empty() {
        Ok(elements)
    } else {
        Err(format!("the end: {open:?} are still open"))
    }
}

/// Splits a tag into its name and attributes. Values must be in double quotes or missing.
fn parts(tag: &str) -> Option<(String, Vec<(String, String)>)> {
    let (name, mut rest) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return Some((name.to_owned(), attributes));
        }
        let end = rest.find(|c: char| c == '=' || c.is_whitespace());
        let (key, after) = rest.split_at(end.unwrap_or(rest.len()));
        let value = match after.strip_prefix("=\"") {
            Some(quoted) => {
                let (value, after) = quoted.split_once('"')?;
                rest = after;
                plain(value)?
            }
            None if after.starts_with('=') => return None,
            None => {
                rest = after;
                String::new()
            }
        };
        attributes.push((key.to_owned(), value));
    }
}

/// Returns text with its character references replaced; `None` if it has one that the lessons do
/// not use.
fn plain(text: &str) -> Option<String> {
    let text = ["&lt; <", "&gt; >", "&quot; \"", "&nbsp; \u{a0}"]
        .iter()
        .filter_map(|pair| pair.split_once(' '))
        .fold(text.to_owned(), |text, (from, to)| text.replace(from, to));
    let known = text.replace("&amp;", "");
    (!known.contains('&')).then(|| text.replace("&amp;", "&"))
}

/// A `<chess-notation>` of a page.
pub struct Board<'p> {
    /// File and line, for messages.
    pub place: String,
    /// The element.
    pub element: &'p Element,
}

/// Attributes that take one of a few words, each with its words. Other attributes of boards are
/// checked by their meaning.
pub const WORDS: [(&str, &[&str]); 9] = [
    (
        "read-as",
        &[
            "auto",
            "short",
            "long",
            "minimal",
            "descriptive",
            "uci",
            "reversible",
            "uchess",
        ],
    ),
    (
        "variant",
        &[
            "standard",
            "uchess",
            "uchess-aise",
            "chess99",
            "modern",
            "diagram",
        ],
    ),
    ("orientation", &["white", "black"]),
    (
        "letters",
        &["english", "german", "french", "spanish", "dutch"],
    ),
    ("coordinates", &["algebraic", "descriptive", "none"]),
    (
        "interactive",
        &["none", "moves", "free", "quiz", "laboratory"],
    ),
    ("quiz", &["move", "write", "piece"]),
    ("explain", &["panel", "none"]),
    ("layout", &["auto", "wide", "narrow", "board"]),
];

impl Board<'_> {
    /// Returns the value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.element.get(name)
    }

    /// Returns whether it is a quiz.
    pub fn is_quiz(&self) -> bool {
        self.get("interactive") == Some("quiz")
    }

    /// Returns what the quiz asks for: `move`, `write` or `piece`.
    pub fn quiz(&self) -> &str {
        self.get("quiz").unwrap_or("move")
    }

    /// Returns the game that is played on it.
    pub fn variant(&self) -> Variant {
        let name = self.get("variant").unwrap_or("standard");
        Variant::named(name).unwrap_or_else(|| panic!("{}: no game is called {name}", self.place))
    }

    /// Returns the notation in which questions are asked and answers written.
    pub fn first_column(&self) -> Column {
        let tags = self.get("columns").unwrap_or("short");
        let tag = tags.split_whitespace().next().unwrap_or("short");
        column(tag).unwrap_or_else(|| panic!("{}: no column {tag}", self.place))
    }

    fn read_as(&self) -> ReadAs {
        let word = self.get("read-as").unwrap_or("auto");
        ReadAs::named(word).unwrap_or_else(|| panic!("{}: no notation {word}", self.place))
    }

    /// Returns the pieces of `fen`, if there is one.
    pub fn setup(&self) -> Option<Setup> {
        let fen = self.get("fen")?;
        let setup = read_setup_of(fen, self.variant());
        Some(setup.unwrap_or_else(|error| panic!("{}: {error}", self.place)))
    }

    /// Reads the game, and panics unless it is a single game read completely and without troubles.
    pub fn game(&self) -> Game {
        let variant = self.variant();
        let mut text = String::new();
        if let Some(fen) = self.get("fen") {
            if variant != Variant::Diagram {
                let read = read_fen_of(fen, variant);
                assert!(read.is_ok(), "{}: {}", self.place, read.unwrap_err());
            }
            text = format!("[Variant \"{}\"]\n[FEN \"{fen}\"]\n\n", variant.title());
        }
        text.push_str(self.element.text.trim());
        let mut all: Vec<Game> = games_of(&text, self.read_as(), variant).collect();
        if all.is_empty() && text.trim().is_empty() {
            return Game::new(GameTree::default());
        }
        assert_eq!(all.len(), 1, "{}: one game is wanted:\n{text}", self.place);
        let game = all.remove(0);
        let said: Vec<String> = game.troubles.iter().map(ToString::to_string).collect();
        assert!(
            said.is_empty() && game.unread.is_empty(),
            "{}: {}\n{text}",
            self.place,
            said.join("\n")
        );
        game
    }
}

/// Describes the pieces of a position in the words of the captions.
pub fn pieces(setup: &Setup, variant: Variant) -> String {
    let mut words = String::new();
    for color in [Color::White, Color::Black] {
        let mut kinds = Vec::new();
        for piece in [
            Piece::King,
            Piece::Queen,
            Piece::Paladin,
            Piece::Rook,
            Piece::Bishop,
            Piece::Knight,
            Piece::Pawn,
        ] {
            let on: Vec<String> = variant
                .squares()
                .filter(|&at| setup.pieces.on(at) == Some((color, piece)))
                .map(|at| at.to_string())
                .collect();
            if !on.is_empty() {
                let many = if on.len() > 1 { "s" } else { "" };
                kinds.push(format!("{}{many} {}", piece.name(), on.join(" ")));
            }
        }
        if !kinds.is_empty() {
            let name = color.name();
            words.push_str(&format!("{name}: {}. ", kinds.join(", ")));
        }
    }
    if variant != Variant::Diagram {
        let name = setup.color.name();
        words.push_str(&format!("{name} to move."));
    }
    words.trim_end().to_owned()
}
