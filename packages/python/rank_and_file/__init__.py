"""Chess notation that explains itself.

The functions take texts and return plain dicts and lists; the stub beside this file has their types.
A call that has no answer raises a NotationError.
"""

from __future__ import annotations

from ._bridge import from_chess_game, to_chess_game
from ._core import (
    NotationError,
    convert,
    explain,
    name,
    name_games,
    parse,
    read_book_file,
    read_book_text,
    read_pages,
    reconcile,
)

__all__ = [
    "NotationError",
    "convert",
    "explain",
    "from_chess_game",
    "name",
    "name_games",
    "parse",
    "read_book",
    "read_pages",
    "reconcile",
    "to_chess_game",
]


def read_book(source, *, file="", notation=None, notations=None):
    """Reads the games of an old book, from its text or from the bytes of a file."""
    if isinstance(source, str):
        return read_book_text(source, notation=notation, notations=notations)
    return read_book_file(bytes(source), file, notation=notation, notations=notations)
