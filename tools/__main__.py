"""`python -m tools WORD`: what `./build.sh` and `build.cmd` run, and the same on every system."""

import sys

from tools.errors import BuildError, from_os_error
from tools.naming import SCRIPT


def main() -> int:
    """Run the command line; failures that a person can mend become one line."""
    try:
        from tools.words import run  # noqa: PLC0415 - Ctrl+C may come while it loads

        return run(sys.argv[1:])
    except OSError as error:
        failure = from_os_error(error)
    except BuildError as error:
        failure = error
    except KeyboardInterrupt:
        return 130
    print(f"{SCRIPT}: {failure}", file=sys.stderr)
    return failure.status


if __name__ == "__main__":
    sys.exit(main())
