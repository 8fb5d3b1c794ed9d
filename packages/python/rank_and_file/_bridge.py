"""Games in and out of python-chess, which is imported only here, and only when it is asked for."""

from __future__ import annotations

from ._core import parse


def _chess():
    try:
        import chess
        import chess.pgn
    except ImportError as missing:
        raise ImportError(
            "This function needs the package python-chess: pip install chess"
        ) from missing
    return chess


def to_chess_game(game):
    """Returns a game of `parse` as a `chess.pgn.Game`, with variations, comments and glyphs.

    Raises a ValueError for a game of another variant, which python-chess does not know.
    """
    chess = _chess()
    if game["variant"] != "standard":
        raise ValueError(f"python-chess does not know the game {game['variant']}.")
    root = chess.pgn.Game()
    for name, value in game["tags"].items():
        root.headers[name] = value
    root.headers["Result"] = game["result"]
    board = chess.Board(game["start"])
    if game["start"] != chess.STARTING_FEN:
        root.setup(board)
    root.comment = " ".join(game["comments"])
    # The nodes of each line, from the beginning of the game.
    lines = [_add(chess, [root], game["moves"])]
    for line in game["variations"]:
        before = lines[line["leaves"]][: line["after"] + 1]
        lines.append(_add(chess, before, line["moves"]))
    return root


def _add(chess, nodes, moves):
    """Adds moves behind the last of these nodes, and returns the nodes of the whole line."""
    nodes = list(nodes)
    for move in moves:
        node = nodes[-1].add_variation(chess.Move.from_uci(move["uci"]))
        node.nags.update(move["glyphs"])
        node.starting_comment = " ".join(move["before"])
        node.comment = " ".join(move["comments"])
        nodes.append(node)
    return nodes


def from_chess_game(game, *, notations=None):
    """Returns a `chess.pgn.Game` as `parse` returns it, with names in the notations asked for."""
    # Its text is PGN, whatever it is printed with.
    games = parse(str(game), notation="short", notations=notations)
    if len(games) != 1:
        raise ValueError("This is not one game.")
    return games[0]
