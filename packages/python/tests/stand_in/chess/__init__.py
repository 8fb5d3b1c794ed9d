"""A stand-in with as much of the interface of python-chess as the bridge uses. It plays no chess."""

STARTING_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


class Move:
    def __init__(self, text):
        self._text = text

    @classmethod
    def from_uci(cls, text):
        return cls(text)

    def uci(self):
        return self._text


class Board:
    def __init__(self, fen):
        self.fen = fen
