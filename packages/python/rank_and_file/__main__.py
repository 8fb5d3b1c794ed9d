"""The command rank-and-file."""

import signal
import sys

from ._core import run


def main() -> None:
    """Runs the command with the arguments of the process."""
    # The interpreter would notice Ctrl-C only after the command has ended.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
