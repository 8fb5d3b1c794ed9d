//! One way to write a move, and the rules by which letters are added.
//!
//! | form of a knight's move from b1 to d2 | claims | rule |
//! |---|---|---|
//! | `Nd2` | it went to d2, it was a knight, nothing was taken | [`Rule::NoneNeeded`] |
//! | `Nbd2` | the same, and it left the b-file | [`Rule::File`] |

use std::ops::Deref;

use super::claim::Claim;

/// One way to write a move, with the rule that its extra letters follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub text: String,
    pub rule: Rule,
}

/// A form before it is written. Most are never written, for a shorter one will do; and what is known to do is
/// not judged, so that nobody asks what it claims.
pub(super) struct Wording<'w> {
    /// What its own strict reader will say that it claims.
    pub says: Says<'w>,
    pub rule: Rule,
    /// Adds the text to what is there.
    pub write: Writes<'w>,
    /// What is said and written in its place by a style that writes more than is needed. It says what the
    /// form says, and more, so that it is right wherever the form is.
    pub in_full: Option<(Says<'w>, Writes<'w>)>,
}

/// Finds out what a form claims.
pub(super) type Says<'w> = &'w dyn Fn() -> Claims;

/// Writes a form.
pub(super) type Writes<'w> = &'w dyn Fn(&mut String);

/// Is shown the forms of a move, the shortest first, and says of each whether it will do.
pub(super) type FormChooser<'c> = dyn FnMut(&Wording<'_>) -> bool + 'c;

impl<'w> Wording<'w> {
    /// A form that is written as it is.
    pub const fn new(says: Says<'w>, rule: Rule, write: Writes<'w>) -> Wording<'w> {
        Wording {
            says,
            rule,
            write,
            in_full: None,
        }
    }

    /// What is claimed in the end.
    pub fn said(&self) -> Claims {
        self.in_full.map_or(self.says, |(says, _)| says)()
    }

    /// Writes what the style writes in the end.
    pub fn finish(&self, out: &mut String) {
        self.in_full.map_or(self.write, |(_, write)| write)(out);
    }

    /// Whether no letter of it is there for another move's sake, so that a move which may not be made can
    /// be the reason.
    pub const fn is_plain(&self) -> bool {
        matches!(self.rule, Rule::NoneNeeded | Rule::SideDropped)
    }

    /// Whether no other form was to be expected, longer or shorter.
    pub const fn is_only(&self) -> bool {
        matches!(self.rule, Rule::Full | Rule::Castling | Rule::ThreeSymbols)
    }
}

/// What a form claims. Marks come last, since what a move gives is dear to find out.
#[derive(Clone, Debug)]
pub(super) struct Claims {
    claims: [Claim; Claims::MOST],
    count: usize,
}

impl Claims {
    /// As many as a pawn's capture en passant with check has where both ends are named.
    const MOST: usize = 8;

    /// These claims.
    pub fn of(first: &[Claim]) -> Claims {
        let mut claims = Claims {
            claims: [Claim::NoCastling; Claims::MOST],
            count: 0,
        };
        first.iter().for_each(|&claim| claims.add(claim));
        claims
    }

    /// Adds a claim if there is one.
    pub fn add_all(&mut self, claim: Option<Claim>) {
        claim.into_iter().for_each(|claim| self.add(claim));
    }

    /// Adds a claim.
    pub fn add(&mut self, claim: Claim) {
        self.claims[self.count] = claim;
        self.count += 1;
    }
}

impl Deref for Claims {
    type Target = [Claim];

    fn deref(&self) -> &[Claim] {
        &self.claims[..self.count]
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
    /// Whether something is written, or left out, to tell the move from another.
    #[must_use]
    pub const fn tells_apart(self) -> bool {
        match self {
            Rule::File
            | Rule::Rank
            | Rule::FileAndRank
            | Rule::SideKept
            | Rule::Label
            | Rule::Captor
            | Rule::Captured
            | Rule::BothEnds
            | Rule::Origin
            | Rule::CheckMark => true,
            Rule::NoneNeeded
            | Rule::PawnFile
            | Rule::Pinned
            | Rule::SideDropped
            | Rule::HouseStyle
            | Rule::Castling
            | Rule::Full
            | Rule::ThreeSymbols
            | Rule::NullMove => false,
        }
    }

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
