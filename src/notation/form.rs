//! One way to write a move, and the rules by which letters are added.

/// One way to write a move, with the rule that its extra letters follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub text: String,
    pub rule: Rule,
    /// What is written in its place by a style that writes more than is needed. It says what the
    /// form says, and more, so that it is right wherever the form is.
    pub in_full: Option<String>,
}

impl Form {
    /// A form that is written as it is.
    #[must_use]
    pub const fn new(text: String, rule: Rule) -> Form {
        Form {
            text,
            rule,
            in_full: None,
        }
    }
}

/// The rule that made a name what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Nothing could be mistaken, nothing is added.
    NoneNeeded,
    /// The file of departure is added.
    File,
    /// The rank of departure is added.
    Rank,
    /// Both are added, neither being enough.
    FileAndRank,
    /// A capturing pawn always names its file.
    PawnFile,
    /// Nothing is added, for the rival may not move.
    Pinned,
    /// Descriptive: the K or Q of the target square is kept.
    SideKept,
    /// Descriptive: it is dropped, since no like-named square can be reached.
    SideDropped,
    /// Descriptive: the piece is named by where it began the game.
    Label,
    /// Descriptive: the piece that takes is named.
    Captor,
    /// Descriptive: the piece that is taken is named.
    Captured,
    /// Descriptive: both are.
    BothEnds,
    /// Descriptive: a square in brackets.
    Origin,
    /// Descriptive, classic: the check mark, its absence or `e.p.` tells the move.
    CheckMark,
    /// Descriptive: nothing is needed, and the style writes the side or the label all the same.
    HouseStyle,
    /// Castling has a sign of its own.
    Castling,
    /// Both squares are always written.
    Full,
    /// U-chess: the sentence fits no other move, or this one would not be legal.
    ThreeSymbols,
    /// A null move has one sign in every notation.
    NullMove,
}

impl Rule {
    /// A stable name for scripts: `file-and-rank`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Rule::NoneNeeded => "none",
            Rule::File => "file",
            Rule::Rank => "rank",
            Rule::FileAndRank => "file-and-rank",
            Rule::PawnFile => "pawn-file",
            Rule::Pinned => "pinned",
            Rule::SideKept => "side-kept",
            Rule::SideDropped => "side-dropped",
            Rule::Label => "label",
            Rule::Captor => "captor",
            Rule::Captured => "captured",
            Rule::BothEnds => "both-ends",
            Rule::Origin => "origin",
            Rule::CheckMark => "check-mark",
            Rule::HouseStyle => "house-style",
            Rule::Castling => "castling",
            Rule::Full => "full",
            Rule::ThreeSymbols => "three-symbols",
            Rule::NullMove => "null-move",
        }
    }
}
