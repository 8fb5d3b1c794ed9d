//! One way to write a move, and the rules by which letters are added.
//!
//! | form of a knight's move from b1 to d2 | claims | rule |
//! |---|---|---|
//! | `Nd2` | it went to d2, it was a knight, nothing was taken | [`Rule::NoneNeeded`] |
//! | `Nbd2` | the same, and it left the b-file | [`Rule::File`] |

use std::ops::Deref;

use super::claim::Claim;
use crate::board::Move;

/// One way to write a move, with the rule that its extra letters follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Move as it is written.
    pub text: String,
    /// Rule that its extra letters follow.
    pub rule: Rule,
}

/// A form before it is written. Its text and claims are computed only on demand, because most forms
/// are never written and a form that is known to be the name is not judged.
pub(super) struct Wording<'w> {
    /// Claims that the strict reader of the notation will find in the text.
    pub says: ClaimsFn<'w>,
    /// Rule that its extra letters follow.
    pub rule: Rule,
    /// Appends the text.
    pub write: WriteFn<'w>,
    /// Claims and text of a longer version, for a style that writes more than is needed. It makes
    /// all claims of the form and more, so it is correct wherever the form is.
    pub in_full: Option<(ClaimsFn<'w>, WriteFn<'w>)>,
}

/// A function that computes what a form claims.
pub(super) type ClaimsFn<'w> = &'w dyn Fn() -> Claims;

/// A function that writes a form.
pub(super) type WriteFn<'w> = &'w dyn Fn(&mut String);

/// A function that gets the forms of a move, the shortest first, and returns whether to accept
/// each.
pub(super) type FormChooser<'c> = dyn FnMut(&Wording<'_>) -> bool + 'c;

impl<'w> Wording<'w> {
    /// Makes a form without a longer version.
    pub const fn new(says: ClaimsFn<'w>, rule: Rule, write: WriteFn<'w>) -> Wording<'w> {
        Wording {
            says,
            rule,
            write,
            in_full: None,
        }
    }

    /// Returns the claims of the version that is written.
    pub fn said(&self) -> Claims {
        self.in_full.map_or(self.says, |(says, _)| says)()
    }

    /// Writes the version that the style prefers.
    pub fn finish(&self, out: &mut String) {
        self.in_full.map_or(self.write, |(_, write)| write)(out);
    }

    /// Returns whether the form adds nothing because of another legal move. Only then can a move
    /// that may not be made explain the name.
    pub const fn is_plain(&self) -> bool {
        matches!(self.rule, Rule::NoneNeeded | Rule::SideDropped)
    }

    /// Returns whether the move has no other form, longer or shorter.
    pub const fn is_only(&self) -> bool {
        matches!(self.rule, Rule::Full | Rule::Castling | Rule::ThreeSymbols)
    }
}

/// The claims of a form. Marks come last, because the effect of a move is expensive to compute.
#[derive(Clone, Debug)]
pub(super) struct Claims {
    claims: [Claim; Claims::MOST],
    count: usize,
}

impl Claims {
    /// Most claims of a form: those of a pawn's capture en passant with check where both ends are
    /// named.
    const MOST: usize = 8;

    /// Makes a list of these claims.
    pub fn new(first: &[Claim]) -> Claims {
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

    /// Adds what a move takes, or that it takes nothing.
    pub fn add_taken(&mut self, mv: &Move) {
        match mv.taken() {
            None => self.add(Claim::Captures(false)),
            Some((piece, on)) => {
                self.add(Claim::Took(piece));
                self.add(Claim::EnPassant(on != mv.to));
            }
        }
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

/// The rule that decided what a name contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Nothing is added, because no other move fits.
    NoneNeeded,
    /// The file of departure is added.
    File,
    /// The rank of departure is added.
    Rank,
    /// File and rank are added, because neither is enough.
    FileAndRank,
    /// A capturing pawn always names its file.
    PawnFile,
    /// Nothing is added, because the rival may not move.
    Pinned,
    /// Descriptive: the K or Q of the target square is kept.
    SideKept,
    /// Descriptive: the K or Q is dropped, because no square of the same name can be reached.
    SideDropped,
    /// Descriptive: the piece is named by where it began the game.
    Label,
    /// Descriptive: the piece that takes is named.
    Captor,
    /// Descriptive: the piece that is taken is named.
    Captured,
    /// Descriptive: both the piece that takes and the piece taken are named.
    BothEnds,
    /// Descriptive: a square is added in brackets.
    Origin,
    /// Stamma: the letter is that of the file on which the piece began the game; nothing else could be meant.
    Home,
    /// Stamma: that letter distinguishes the piece from another of its kind.
    HomeOfTwo,
    /// Stamma: where the piece began is not known and the letter of its kind is another's, so its square is added.
    NoHome,
    /// Descriptive, classic: the check mark, its absence or `e.p.` distinguishes the move.
    CheckMark,
    /// Descriptive: nothing is needed, but the style writes the side or the label anyway.
    HouseStyle,
    /// Castling has a sign of its own.
    Castling,
    /// Both squares are always written.
    Full,
    /// U-chess: the sentence fits no other move, because otherwise the move would not be legal.
    ThreeSymbols,
    /// A null move has one sign in every notation.
    NullMove,
}

impl Rule {
    /// Returns whether something is written, or left out, to distinguish the move from another.
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
            | Rule::HomeOfTwo
            | Rule::NoHome
            | Rule::CheckMark => true,
            Rule::NoneNeeded
            | Rule::Home
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

    /// Returns a stable name for scripts, such as `file-and-rank`.
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
            Rule::Home => "home",
            Rule::HomeOfTwo => "home-of-two",
            Rule::NoHome => "no-home",
            Rule::CheckMark => "check-mark",
            Rule::HouseStyle => "house-style",
            Rule::Castling => "castling",
            Rule::Full => "full",
            Rule::ThreeSymbols => "three-symbols",
            Rule::NullMove => "null-move",
        }
    }
}
