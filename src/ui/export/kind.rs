//! The kinds of what can be exported.

/// What can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportKind {
    Pgn,
    Text,
    Fen,
    Diagram,
    Link,
    Embed,
    Print,
}

/// Every kind with its name, what its file's name ends in, and what it is for.
pub const KINDS: [(ExportKind, &str, &str, &str); 7] = [
    (
        ExportKind::Pgn,
        "PGN",
        "pgn",
        "For other chess programs: moves, variations, comments, marks and tags.",
    ),
    (
        ExportKind::Text,
        "Text",
        "txt",
        "The score in a notation, for people to read.",
    ),
    (ExportKind::Fen, "FEN", "fen", "The position on one line."),
    (
        ExportKind::Diagram,
        "Diagram",
        "svg",
        "The board as a picture: SVG as text, or PNG.",
    ),
    (
        ExportKind::Link,
        "Link",
        "txt",
        "The whole game is in the link itself and is sent nowhere.",
    ),
    (
        ExportKind::Embed,
        "Embed this",
        "html",
        "Put these lines into a page of your own.",
    ),
    (
        ExportKind::Print,
        "Print",
        "",
        "A score sheet on paper, with the columns of the sheet. What is folded there stays folded.",
    ),
];
