from collections.abc import Sequence
from typing import Any, Literal, TypedDict, Union

Notation = str
"""A notation by its tag, such as "short", "descriptive", "uci" or "french-descriptive"."""
Variant = Literal["standard", "uchess", "uchess-aise", "chess99", "modern", "diagram"]
Notations = Union[Notation, Sequence[Notation], None]

class NotationError(ValueError):
    """Why a call has no answer."""

    code: str
    """A stable name for scripts: "fen", "illegal", "ambiguous", "misread" and the like."""
    argument: str | None
    """The argument or option at fault."""
    at: int | None
    """Where the fault begins in the argument, in characters."""
    message: str

class Fault(TypedDict):
    """Something in a text that was not understood, or that deserves a remark."""

    code: str
    at: int
    end: int
    line: int
    column: int
    message: str
    error: bool

class Reading(TypedDict):
    """One way to read a printed move of a book."""

    uci: str | None
    short: str | None
    against: str
    goes_on: int

class _Settled(TypedDict, total=False):
    settled: str
    readings: list[Reading]

class Move(_Settled):
    """A move of a game; settled and readings only in a book."""

    text: str | None
    at: int | None
    end: int | None
    uci: str
    names: dict[Notation, str]
    rules: dict[Notation, str]
    glyphs: list[int]
    before: list[str]
    comments: list[str]

class Variation(TypedDict):
    """A variation: the line that it leaves, 0 for the game, and after how many moves."""

    leaves: int
    after: int
    moves: list[Move]

class Unread(TypedDict):
    """Moves that could not be understood, and what followed them in their line."""

    text: str
    line: int
    column: int

class _Repair(TypedDict):
    ply: int
    printed: str
    plays: list[Reading]

class _Extent(TypedDict):
    last_number_printed: int | None
    last_move_read: str | None
    moves_printed: int
    moves_read: int

class BookNotes(TypedDict):
    """What is known of a game of a book."""

    kind: Literal["game", "analysis", "table", "study"]
    repairs: list[_Repair]
    extent: _Extent

class _OfBook(TypedDict, total=False):
    book: BookNotes

class Game(_OfBook):
    """A game of a text; book only in a book."""

    tags: dict[str, str]
    variant: Variant
    start: str
    result: Literal["1-0", "0-1", "1/2-1/2", "*"]
    notation: Notation
    comments: list[str]
    moves: list[Move]
    variations: list[Variation]
    unread: list[Unread]
    faults: list[Fault]
    at: int
    end: int
    line: int

MoveNames = TypedDict(
    "MoveNames",
    {"move": str, "uci": str, "names": dict[Notation, str], "rules": dict[Notation, str]},
)
"""A move with its names, and the rules behind them."""

class GameNames(TypedDict):
    """The names of all moves of a game's main line."""

    line: int
    names: dict[Notation, list[str]]
    rules: dict[Notation, list[str]]
    faults: list[Fault]

class Part(TypedDict):
    """A part of a name."""

    letters: str
    says: str
    needed: bool
    rule: str

class Rejected(TypedDict):
    """A shorter name that was not enough, and the other moves that it fits."""

    text: str
    could_be: list[str]

Pinned = TypedDict("Pinned", {"move": str, "by": str, "king": str, "pinned": bool})
"""A move that the name fits as well, and that may not be made."""

Explanation = TypedDict(
    "Explanation",
    {
        "move": str,
        "notation": Notation,
        "name": str,
        "rule": str,
        "summary": str,
        "because": str,
        "parts": list[Part],
        "rejected": list[Rejected],
        "pinned": list[Pinned],
    },
)
"""Why a move is called as it is in one notation."""

class Converted(TypedDict):
    """Games written in another notation."""

    text: str
    games: int
    faults: list[Fault]

class GivenUp(TypedDict):
    """Moves of a book that belong to no game."""

    at: int
    end: int
    line: int
    message: str

class PlacedWord(TypedDict):
    """A word of a text, with its place on its page in pixels; page is an index."""

    at: int
    end: int
    page: int
    left: int
    top: int
    width: int
    height: int

class BookPrint(TypedDict):
    """The text of recognised words, into which all offsets lead."""

    text: str
    words: list[PlacedWord]

class _OfPages(TypedDict, total=False):
    print: BookPrint

class Book(_OfPages):
    """The games of a book; print only of recognised words."""

    language: str
    games: list[Game]
    given_up: list[GivenUp]
    lost: list[str]
    encoding: str | None

class _Recognised(TypedDict, total=False):
    line: int | None
    confidence: float | None

class RecognisedWord(_Recognised):
    """A word, in pixels from the upper left corner of its picture.

    line is the number of its printed line, which is found from the places without it; confidence is how
    sure the recogniser is, from 0 to 100.
    """

    text: str
    left: float
    top: float
    width: float
    height: float

class RecognisedPage(TypedDict):
    """A page whose words a program has recognised; those of one printed line stand one after the other."""

    width: int
    height: int
    words: list[RecognisedWord]

class SheetNotes(TypedDict):
    """What is known of a score sheet."""

    notation: Notation
    written: int
    right: int

class Difference(TypedDict):
    """A place where two sheets differ, with what was taken and why."""

    ply: int
    place: str
    sentence: str
    open: bool

class Reconciled(TypedDict):
    """The game of two score sheets."""

    pgn: str
    sheets: list[SheetNotes]
    differences: list[Difference]
    remarks: list[str]

def parse(
    text: str,
    *,
    notation: Notation | None = None,
    notations: Notations = None,
    variant: str | None = None,
) -> list[Game]:
    """Reads the games of a text: PGN, or a score in any notation."""

def name(
    fen: str,
    move: str,
    *,
    notation: Notation | None = None,
    notations: Notations = None,
    variant: str | None = None,
    after: str | None = None,
) -> MoveNames:
    """Names a move in each notation asked for. A position is a FEN, or "start"."""

def name_games(
    text: str,
    *,
    notation: Notation | None = None,
    notations: Notations = None,
    variant: str | None = None,
) -> list[GameNames]:
    """Names every move of every game's main line, in one call."""

def explain(
    fen: str,
    move: str,
    *,
    notation: Notation | None = None,
    notations: Notations = None,
    variant: str | None = None,
    after: str | None = None,
) -> list[Explanation]:
    """Explains the name of a move in each notation asked for."""

def convert(
    text: str,
    *,
    to: Notation | None = None,
    form: Literal["pgn", "score"] = "pgn",
    notation: Notation | None = None,
    variant: str | None = None,
) -> Converted:
    """Writes the games of a text in another notation; without `to` it is short algebraic."""

def read_book(
    source: str | bytes | bytearray | memoryview,
    *,
    file: str = "",
    notation: Notation | None = None,
    notations: Notations = None,
) -> Book:
    """Reads the games of an old book, from its text or from the bytes of a file."""

def read_pages(
    pages: list[RecognisedPage],
    *,
    notation: Notation | None = None,
    notations: Notations = None,
) -> Book:
    """Reads the games of an old book from words that any program has recognised in its pages."""

def reconcile(first: str, second: str, *, to: Notation | None = None) -> Reconciled:
    """Makes one game of two score sheets in any notations; either may be empty."""

def to_chess_game(game: Game) -> Any:
    """Returns a game as a `chess.pgn.Game`. It needs the package `chess`."""

def from_chess_game(game: Any, *, notations: Notations = None) -> Game:
    """Returns a `chess.pgn.Game` as `parse` returns it, named in the notations asked for."""
