"""The tree of a game in the stand-in."""


class Node:
    def __init__(self, move=None):
        self.move = move
        self.nags = set()
        self.comment = ""
        self.starting_comment = ""
        self.variations = []

    def add_variation(self, move):
        node = Node(move)
        self.variations.append(node)
        return node


class Game(Node):
    def __init__(self):
        super().__init__()
        self.headers = {}

    def setup(self, board):
        self.headers["FEN"] = board.fen
