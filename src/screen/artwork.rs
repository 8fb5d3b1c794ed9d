//! Our own chess pieces and the signs on buttons, drawn as a few SVG paths each.
//!
//! Every piece stands on the line `y = 42` of a 48 × 48 box and is centred on the axis `x = 24`.
//! The knight and the paladin look to the left.

use crate::board::Piece;

/// A piece as SVG path data, in the units of [`VIEW_BOX`]. Both colours use the same drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outline {
    /// The silhouette: filled and outlined (class `body`).
    pub body: &'static str,
    /// Inner strokes, never filled (class `lines`).
    pub lines: &'static str,
    /// Small filled shapes such as an eye (class `dots`); empty where a piece has none.
    pub dots: &'static str,
}

/// The `viewBox` of every drawing.
pub const VIEW_BOX: &str = "0 0 48 48";

/// Returns the outline of a piece.
pub const fn outline(piece: Piece) -> &'static Outline {
    match piece {
        Piece::King => &KING,
        Piece::Queen => &QUEEN,
        Piece::Rook => &ROOK,
        Piece::Bishop => &BISHOP,
        Piece::Knight => &KNIGHT,
        Piece::Pawn => &PAWN,
        Piece::Paladin => &PALADIN,
    }
}

const PAWN: Outline = Outline {
    body: "M12 42v-2.5q0-2.3 2.6-3.2c4.2-1.7 6-5.6 6.2-10.8h-2.6q-1.2-1.8.5-3.2h2.2a6.7 6.7 0 1 1 6.2 0h2.2q1.7 1.4.5 3.2h-2.6c.2 5.2 2 9.1 6.2 10.8q2.6.9 2.6 3.2V42z",
    lines: "M15.5 37.5h17M21 25.5h6",
    dots: "",
};

const ROOK: Outline = Outline {
    body: "M10 42v-3.5q0-1.8 2-2l2.5-2.5 1.7-13.5-4.2-4V8.5h5.5v3.5h3.5V8.5h6v3.5h3.5V8.5H36v8l-4.2 4L33.5 34l2.5 2.5q2 .2 2 2V42z",
    lines: "M16.2 20.5h15.6M14.5 34h19M14 16h20",
    dots: "",
};

const BISHOP: Outline = Outline {
    body: "M10 42v-2.5q0-2.2 2.8-2.8 6-1.2 7.2-6.7h-3v-3.5h1.8q-3.3-3-3.3-7.5c0-4.5 3.7-7.5 6.6-10.2a2.8 2.8 0 1 1 3.8 0q1.7 1.5 3.2 3.1L24.2 19.2 31.5 15.3q1 1.9 1 3.7 0 4.5-3.3 7.5H31V30h-3q1.2 5.5 7.2 6.7 2.8.6 2.8 2.8V42z",
    lines: "M18.8 26.5h10.4M20 30h8M14 38h20",
    dots: "",
};

const QUEEN: Outline = Outline {
    body: "M10.5 42v-3q0-1.8 2-2.2L14 34 7.1 17.9a2.6 2.6 0 1 1 2.7-.5L15.2 24 14.9 13a2.6 2.6 0 1 1 2.7-.3L21 22.3 22.9 10.7a2.6 2.6 0 1 1 2.2 0L27 22.3 30.4 12.7a2.6 2.6 0 1 1 2.7.3L32.8 24 38.2 17.4a2.6 2.6 0 1 1 2.7.5L34 34l1.5 2.8q2 .4 2 2.2V42z",
    lines: "M14 34q10-2.5 20 0M12.8 30.5q11.2-3 22.4 0M13.5 38h21",
    dots: "",
};

const KING: Outline = Outline {
    body: "M10.5 42v-3q0-1.8 2-2.2L13 33C8.5 30 5.5 26.5 5.5 22.5c0-4.5 3.3-7.7 7.5-7.7 4 0 7.4 2 9.4 5.2V11.5l-3.8.7V7.8l3.8.7-.7-3.8h4.6l-.7 3.8 3.8-.7v4.4l-3.8-.7V20c2-3.2 5.4-5.2 9.4-5.2 4.2 0 7.5 3.2 7.5 7.7 0 4-3 7.5-7.5 10.5l.5 3.8q2 .4 2 2.2V42z",
    lines: "M13 33q11-3 22 0M13.5 38h21M9.6 25.5c-1.7-3.5 0-6.7 3.4-6.7M38.4 25.5c1.7-3.5 0-6.7-3.4-6.7",
    dots: "M24 22.5l2 3.5-2 3.5-2-3.5z",
};

const KNIGHT: Outline = Outline {
    body: "M11.5 42v-2.4q0-2.2 2.5-2.8C14 30.5 21.5 29 22.2 23.4 20 25.5 17.2 25.3 15.2 26.8 13.6 28 13.8 30.3 11.6 30.7c-1.1.2-1.9-.4-2.2-1.4C7.4 29 5.8 27.3 6 25.2 6.2 22.8 8.3 20.5 9.8 18c1.5-2.5 1.7-5.4 5-7.8l.4-.3.6-6 4.8 4C31.5 8 38 19 36.5 36.8q2.5.6 2.5 2.8V42z",
    lines: "M14 38h22.5M22.2 23.4q2.2-1.7 2.6-4.6M20.5 11.5C28.5 12.5 32 21.5 31.8 34M27.5 14.5l2.7-2.7M30 19l3.3-1.6M31.3 24l3.7-.7M31.8 29.2h4M9.4 29.3q2-.2 3-1.7",
    dots: "M13 16.6q1.2-2.6 4-2.5-.6 2.5-4 2.5zM8 26.3q.1-1.7 1.7-2.1.2 1.6-1.7 2.1z",
};

const PALADIN: Outline = Outline {
    body: "M11.5 42v-2.4q0-2.2 2.5-2.8C14.5 32.6 21.9 31.3 22.5 26.7 20.6 28.5 18.1 28.3 16.4 29.5 15 30.5 15.1 32.4 13.2 32.7c-1 .2-1.7-.3-1.9-1.1C9.5 31.3 8.1 30 8.3 28.2 8.5 26.3 10.3 24.4 11.6 22.3 12.9 20.3 13.1 17.9 16 15.9L14.6 13.2C13.8 9.8 15.8 7.3 18 5.6a2.2 2.2 0 1 1 3.2-.5C24 6.7 26.1 9 25.8 12.7L24.9 14.3C31.5 16 37 25 36.5 36.8q2.5.6 2.5 2.8V42z",
    lines: "M14 38h22.5M22.5 26.7q2-1.5 2.4-4M16 15.9q4.2-2.5 8.9-1.6M21.5 7.5l-1.8 3.7M25 17.5C30 20.5 32 26.5 31.8 34",
    dots: "M14.3 21.2q1.1-2.1 3.5-2-.5 2-3.5 2z",
};

/// A sign of the toolbar or the controls. Signs are drawn, because phones show the characters for
/// them as emoji.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    First,
    Back,
    Forward,
    Last,
    Flip,
    Undo,
    Redo,
    Add,
    Open,
    Export,
    Lessons,
    Practice,
    Help,
    Looks,
    Theme,
    Close,
    /// A right answer.
    Tick,
    Names,
    SetUp,
    Move,
    Erase,
    Circle,
    Arrow,
    Reasons,
    Play,
    Pause,
    /// `⩲`, which usual fonts lack; so are the next two.
    SlightlyWhite,
    /// `⩱`.
    SlightlyBlack,
    /// `⨀`.
    Zugzwang,
}

impl Sign {
    /// Returns the path data in a 24 × 24 box.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Sign::First => "M6 5h2v14H6zM19 5v14L9 12z",
            Sign::Back => "M16 5v14L6 12z",
            Sign::Forward => "M8 5v14l10-7z",
            Sign::Last => "M16 5h2v14h-2zM5 5v14l10-7z",
            Sign::Flip => "M8 3 3.5 8H7v10h2V8h3.5zM16 21l4.5-5H17V6h-2v10h-3.5z",
            Sign::Undo => "M9 5 3 10.5 9 16v-4h5a3.5 3.5 0 0 1 0 7H8v2h6a5.5 5.5 0 0 0 0-11H9z",
            Sign::Redo => "M15 5l6 5.5L15 16v-4h-5a3.5 3.5 0 0 0 0 7h6v2h-6a5.5 5.5 0 0 1 0-11h5z",
            Sign::Add => "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z",
            Sign::Open => "M3 5h7l2 2.5h9V19H3zm2 4.5V17h14V9.5z",
            Sign::Export => "M11 3h2v9l3-3 1.4 1.4L12 16l-5.4-5.6L8 9l3 3zM4 15h2v4h12v-4h2v6H4z",
            Sign::Lessons => {
                "M3 5h6q3 0 3 2 0-2 3-2h6v14H3zm2 2v10h6V9q0-2-2-2zm14 0h-4q-2 0-2 2v8h6z"
            }
            Sign::Practice => {
                "M4 2.5h16v19H4zm2 2v15h12v-15zM8 7h3v2H8zM13 7h3v2h-3zM8 11h3v2H8zM13 11h3v2h-3zM8 15h3v2H8z"
            }
            Sign::Help => {
                "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm-1 10.5h2v2h-2zM9 10a3 3 0 1 1 4.5 2.6q-.5.4-.5.9v.5h-2V13q0-1.400 1.300-2.100A1 1 0 1 0 11 10z"
            }
            Sign::Looks => {
                "M12 3a4 4 0 0 1 2.7 7H17v2h-2.500q.2 4 3.500 6v3H6v-3q3.3-2 3.500-6H7v-2h2.300A4 4 0 0 1 12 3z"
            }
            Sign::Theme => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z",
            Sign::Close => {
                "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z"
            }
            Sign::Tick => "M9.5 18.5 3.5 12.5 5.3 10.7 9.5 14.9 18.7 5.7 20.5 7.5z",
            Sign::SetUp => "M3 21v-4.5L14.5 5l4.5 4.5L7.5 21zM16 3.5 18 1.5 22.5 6 20.5 8z",
            Sign::Move => {
                "M12 2l4 4h-3v5h5V8l4 4-4 4v-3h-5v5h3l-4 4-4-4h3v-5H6v3l-4-4 4-4v3h5V6H8z"
            }
            Sign::Erase => "M8 20h13v-2h-8l8-8-7-7L3 13.5z",
            Sign::Circle => {
                "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"
            }
            Sign::Arrow => "M5.5 20.5l-2-2L14 8H8V5h11v11h-3v-6z",
            Sign::Names => "M4 4h16v16H4zm2 2v5h5V6zm7 7v5h5v-5z",
            Sign::Play => {
                "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 2a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM9.5 7.5v9l7-4.5z"
            }
            Sign::Pause => {
                "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 2a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM8.5 8h2.5v8H8.5zM13 8h2.5v8H13z"
            }
            Sign::SlightlyWhite => {
                "M11 2h2v4.5h4.5v2H13V13h-2V8.5H6.5v-2H11zM4 15.5h16v2H4zM4 20h16v2H4z"
            }
            Sign::SlightlyBlack => {
                "M11 22h2v-4.5h4.5v-2H13V11h-2v4.5H6.5v2H11zM4 6.5h16v2H4zM4 2h16v2H4z"
            }
            Sign::Zugzwang => {
                "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
            }
            Sign::Reasons => {
                "M3 3h7v2H6.4l9.3 9.3-1.4 1.4L5 6.4V10H3zM13 9h3v2h-3zM19 9h3v3h-2v-1h-1zM20 14h2v3h-2zM20 19h2v3h-3v-2h1zM14 20h3v2h-3zM9 19h2v1h1v2H9zM9 13h2v3H9z"
            }
        }
    }
}
