//! Terms of a move, and the words of the long forms that stand for them, in small letters.

use crate::board::{Piece, Wing};
use crate::notation::CheckSign;

/// Returns the term that a word stands for; `None` for a word that belongs to no move.
pub(super) fn term(word: &str) -> Option<Term> {
    let words = |all: &str| all.split(' ').any(|known| known == word);
    let found = GROUPS.iter().find(|(all, _)| words(all));
    found.map(|&(_, term)| term)
}

/// Words of French, Spanish, Portuguese, Italian and Catalan with the terms they stand for.
const GROUPS: [(&str, Term); 30] = [
    (
        "a le la les l du de des d à au aux lo las los el il del della dello al alla da do das dos \
         na no en em côté cote lado lato et y e",
        Term::Filler,
    ),
    ("son sa ses su sus suo sua seu seva", Term::Own),
    ("roi rey re rei", Term::Piece(Piece::King)),
    (
        "dame dama donna reina rainha regina",
        Term::Piece(Piece::Queen),
    ),
    ("tour torre", Term::Piece(Piece::Rook)),
    ("fou alfil alfiere bispo", Term::Piece(Piece::Bishop)),
    (
        "cavalier chevalier caballo cavallo cavalo cavall",
        Term::Piece(Piece::Knight),
    ),
    (
        "pion peón peon pedone pedina peão peao peó",
        Term::Piece(Piece::Pawn),
    ),
    (
        "première primera prima primeira un une uno um",
        Term::Rank(1),
    ),
    (
        "deuxième seconde segunda segona seconda deux dos due dois",
        Term::Rank(2),
    ),
    ("troisième tercera terza terceira", Term::Rank(3)),
    ("quatrième cuarta quarta", Term::Rank(4)),
    ("cinquième quinta cinquena", Term::Rank(5)),
    ("sixième sexta sesta sisena", Term::Rank(6)),
    ("septième séptima settima sétima setena", Term::Rank(7)),
    ("huitième octava ottava oitava vuitena", Term::Rank(8)),
    ("case casa casilla casella escaque", Term::House),
    (
        "pas paso pasos passo passi passos cases casillas caselles casas",
        Term::Steps(0),
    ),
    (
        "x pr prend toma come captura prende cattura pren por",
        Term::Takes,
    ),
    ("reprend retoma riprende recaptura", Term::TakesBack),
    (
        "roque roq enroque enroca enroc arrocco arrocca roca",
        Term::Castle(None),
    ),
    ("petit pequeno", Term::Wing(Wing::King, WingWord::Before)),
    ("grand grande", Term::Wing(Wing::Queen, WingWord::Before)),
    ("corto curt breve", Term::Wing(Wing::King, WingWord::Behind)),
    (
        "largo llarg lungo longo",
        Term::Wing(Wing::Queen, WingWord::Behind),
    ),
    (
        "fait devient hace faz pide diventa fa promueve",
        Term::Becomes,
    ),
    (
        "jaque échec echec éch ech scacco xeque escac j sc ch",
        Term::Check(CheckSign::Check),
    ),
    ("mate mat matto", Term::Check(CheckSign::Mate)),
    (
        "doble double doppio duplo dob",
        Term::Check(CheckSign::Double),
    ),
    (
        "desc disc déc scop descubierto descubierta découverte découvert découv scoperta scoperto descoberto descoberta d",
        Term::Check(CheckSign::Discovered),
    ),
];

/// Where a word for a wing stands, beside the word for castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum WingWord {
    /// Before it or behind it: "grand roque".
    Before,
    /// Behind it: "enroque largo".
    Behind,
}

/// The meaning of a stretch of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Term {
    Piece(Piece),
    /// A rank from 1, counted from the mover's side.
    Rank(u8),
    /// This many squares forward; 0 while the number is still the term before.
    Steps(u8),
    Takes,
    /// A word for taking that needs no object: "reprend".
    TakesBack,
    Colon,
    Dash,
    Open,
    Close,
    Slash,
    Equals,
    Becomes,
    Castle(Option<Wing>),
    /// A word for a wing.
    Wing(Wing, WingWord),
    /// A word that refers to the piece that moves: "son", "su".
    Own,
    /// A word for a square, such as "case"; the first rank if no number stands before it.
    House,
    Check(CheckSign),
    Passing,
    Glyph,
    Filler,
    Unknown,
    End,
}
