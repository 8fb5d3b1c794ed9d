"""Uses the installed package as a stranger does. It prints "All right." if every answer is true."""

import importlib.metadata
import inspect
import pathlib
import random
import subprocess
import sys
import threading

import rank_and_file as raf

KNIGHTS = "Nf3 d5 d4 e5"


def functions():
    named = raf.name("start", "b1d2", after=KNIGHTS)
    assert named["names"] == {"short": "Nbd2", "descriptive": "QN-Q2"}, named
    assert named["rules"] == {"short": "file", "descriptive": "label"}, named
    assert raf.name("start", "e4", notations="uci")["names"] == {"uci": "e2e4"}
    short, descriptive = raf.explain("start", "QN-Q2", after=KNIGHTS)
    assert short["rejected"] == [{"text": "Nd2", "could_be": ["knight from f3 to d2"]}], short
    assert descriptive["because"].startswith('"N-Q2" could also be'), descriptive
    pinned = raf.explain("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2", notations=["short"])
    assert pinned[0]["rule"] == "pinned" and pinned[0]["pinned"][0]["by"] == "bishop on b4", pinned

    # Offsets count characters: the sign before the fault is one of them.
    text = "1. e4 {♞ 𝄞} e5 2. Nf9 *"
    (game,) = raf.parse(text, notations=["short"])
    fault = game["faults"][0]
    assert (fault["code"], text[fault["at"] : fault["end"]]) == ("misread", "Nf9"), fault
    assert [move["names"]["short"] for move in game["moves"]] == ["e4", "e5"], game

    converted = raf.convert("1. e4 e5 2. Nf3 *", to="descriptive")
    assert converted["text"] == "1. P-K4 P-K4 2. N-KB3 *\n", converted
    assert raf.convert("1. P-K4 *", form="score")["text"].startswith("1. e4")

    games = raf.name_games("1. P-K4 P-K4 2. N-KB3", notations=("short", "uci"))
    assert games[0]["names"] == {"short": ["e4", "e5", "Nf3"], "uci": ["e2e4", "e7e5", "g1f3"]}

    page = "White: Able. Black: Baker.\n\n 1 P-K4 P-K4\n 2 Kt-KB3 Kt-KB3\n 3 P-Q3 B-K2\n 4 Kt-Q2 O-O\n"
    for source in (page, page.encode(), f"<html><pre>{page}</pre></html>".encode()):
        (game,) = raf.read_book(source)["games"]
        assert game["moves"][6]["settled"] == "open", game["moves"][6]
        assert game["faults"], game

    lines = ["1. P-K4 P-K4", "2. Kt-KB3 Kt-QB3", "3. B-Kt5 P-QR3", "4. B-R4 Kt-B3", "5. O-O B-K2"]
    words = [
        {"text": text, "left": 100 + 200 * nth, "top": 100 + 40 * row, "width": 16.5 * len(text), "height": 24}
        for row, line in enumerate(lines)
        for nth, text in enumerate(line.split())
    ]
    book = raf.read_pages([{"width": 1000, "height": 1400, "words": words}])
    bishop, printed = book["games"][0]["moves"][4], book["print"]
    assert printed["text"][bishop["at"] : bishop["end"]] == "B-Kt5", printed
    (place,) = [word for word in printed["words"] if word["at"] == bishop["at"]]
    assert (place["page"], place["left"], place["top"]) == (0, 300, 180), place

    sheets = raf.reconcile("1. e4 e5 2. Nf3", "1. P-K4 P-K4 2. N-B9", to="descriptive")
    assert sheets["pgn"].startswith("1. P-K4 P-K4 2. N-KB3"), sheets
    assert [sheet["right"] for sheet in sheets["sheets"]] == [3, 2], sheets
    assert '"N-B9"' in sheets["differences"][0]["sentence"], sheets


def errors():
    def refused(code, argument, at, function, *arguments, **options):
        try:
            function(*arguments, **options)
        except raf.NotationError as error:
            assert isinstance(error, ValueError)
            found = (error.code, error.argument, error.at)
            assert found == (code, argument, at), found
            assert error.message == str(error) and error.message.endswith((".", "?")), error.message
            return
        raise AssertionError(f"{function} {arguments} has an answer")

    refused("ambiguous", "move", 0, raf.name, "start", "Nd2", after=KNIGHTS)
    refused("illegal", "after", 3, raf.name, "start", "e4", after="e4 e4")
    refused("illegal", "move", 0, raf.name, "start", "Nd4")
    refused("unknown-notation", "to", None, raf.convert, "1. e4", to="nonsense")
    refused("unknown-notation", "to", None, raf.reconcile, "1. e4", "", to="nonsense")
    refused("unusable-page", "pages", None, raf.read_pages, [])
    refused("unknown-notation", "notations", None, raf.parse, "1. e4", notations=["nonsense"])
    refused("unknown-variant", "variant", None, raf.parse, "1. e4", variant="nonsense")
    try:
        raf.name("8/8/8 w", "e4")
    except raf.NotationError as error:
        assert error.code == "fen" and error.argument == "fen", vars(error)
    for wrong in (lambda: raf.parse(1), lambda: raf.parse("e4", nonsense=1), lambda: raf.name("e4")):
        try:
            wrong()
        except TypeError:
            continue
        raise AssertionError("a wrong call has an answer")


def hostile():
    """Nothing but an exception comes of any input."""
    dice = random.Random(1)
    pieces = ["1. ", "e4 ", "Nf3 ", "{", "}", "(", ")", "\0", "\ud800", "♞", "[Event \"", "\"]\n", "P-K4 ",
              "999999999999. ", "$", "0-0-0", "8/8", "\u202e", "\n", "%", "Kt", "[FEN \"", "rnbq/", "𝄞", "[Variant \"Chess 99\"]\n"]
    calls = [
        lambda text: raf.parse(text, notations=["short", "descriptive", "chess99"]),
        lambda text: raf.name(text, text),
        lambda text: raf.name("start", text, notations=[text]),
        lambda text: raf.explain("start", text, after=text),
        lambda text: raf.explain(text, "e4", variant=text),
        lambda text: raf.convert(text, to="descriptive", form="score"),
        lambda text: raf.name_games(text, notation=text),
        lambda text: raf.read_book(text),
        lambda text: raf.reconcile(text, text[::-1], to=text),
        lambda text: raf.read_pages([{"width": 9, "height": 9, "words": [
            {"text": text, "left": dice.uniform(-9, 99), "top": 0, "width": dice.uniform(-1, 9), "height": 3}]}]),
        lambda text: raf.read_book(text.encode("utf-16", "surrogatepass"), file=text),
    ]
    answers = 0
    for _ in range(3000):
        text = "".join(dice.choices(pieces, k=dice.randrange(30)))
        try:
            dice.choice(calls)(text)
            answers += 1
        except raf.NotationError as error:
            assert error.code != "internal", repr(text)
        except UnicodeEncodeError:
            assert "\ud800" in text
    assert answers > 100, answers
    raf.parse("(" * 200_000)
    raf.parse("1. e4 " + "(1. d4 " * 20_000)


def threads():
    """The lock is free while a function works, so another thread goes on."""
    text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n\n" * 4000
    done = threading.Event()
    steps = 0

    def work():
        raf.convert(text, to="descriptive")
        done.set()

    thread = threading.Thread(target=work)
    thread.start()
    while not done.is_set():
        steps += 1
    thread.join()
    assert steps > 100, steps


def bridge():
    """The bridge to python-chess, tried with a stand-in of a few lines that is not that package."""
    try:
        raf.to_chess_game(raf.parse("1. e4 *")[0])
    except ImportError as error:
        assert "pip install chess" in str(error)
    else:
        print("python-chess is installed here, so the bridge is tried with it")
    sys.path.insert(0, str(pathlib.Path(__file__).parent / "stand_in"))
    text = "[White \"A\"]\n\n1. e4 $1 {best} e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3 1-0\n"
    game = raf.to_chess_game(raf.parse(text)[0])
    assert game.headers["White"] == "A" and game.headers["Result"] == "1-0"
    e4 = game.variations[0]
    assert (e4.move.uci(), e4.nags, e4.comment) == ("e2e4", {1}, "best")
    assert [node.move.uci() for node in e4.variations] == ["e7e5", "c7c5"]
    assert [node.move.uci() for node in e4.variations[1].variations] == ["g1f3", "c2c3"]
    back = raf.from_chess_game("[White \"A\"]\n\n1. e4 e5 (1... c5) *", notations="descriptive")
    assert [move["names"]["descriptive"] for move in back["moves"]] == ["P-K4", "P-K4"]
    assert len(back["variations"]) == 1
    other = raf.parse("[Variant \"Chess 99\"]\n\n1. e24 Kef&Q *")[0]
    try:
        raf.to_chess_game(other)
    except ValueError as error:
        assert "chess99" in str(error)
    else:
        raise AssertionError("python-chess knows no Chess 99")


def command():
    beside = pathlib.Path(sys.executable).parent
    (script,) = [path for path in beside.iterdir() if path.stem == "rank-and-file"]
    for program in ([str(script)], [sys.executable, "-m", "rank_and_file"]):
        ran = subprocess.run(
            program + ["convert", "--to", "descriptive"],
            input="1. e4 e5 2. Nf9 *\n",
            capture_output=True,
            text=True,
        )
        assert (ran.returncode, ran.stdout) == (1, "1. P-K4 P-K4 {not understood: Nf9} *\n"), ran
        assert ran.stderr.startswith("<stdin>:1:13: "), ran.stderr
    assert subprocess.run([str(script), "lynt"], capture_output=True).returncode == 2


def types():
    folder = pathlib.Path(raf.__file__).parent
    assert (folder / "py.typed").is_file()
    stub = (folder / "__init__.pyi").read_text()
    for name in raf.__all__:
        assert f"def {name}(" in stub or f"class {name}(" in stub, name
        member = getattr(raf, name)
        if inspect.isclass(member):
            continue
        declared = stub.split(f"def {name}(")[1].split(") ->")[0]
        for parameter in inspect.signature(member).parameters:
            assert f"{parameter}:" in declared, (name, parameter)
    needs = importlib.metadata.requires("rank-and-file") or []
    assert needs == [], needs


for test in (functions, errors, hostile, threads, types, command, bridge):
    test()
print("All right.")
