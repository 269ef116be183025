"""`python -m tools WORD`: what `./build.sh` runs."""

import sys

from tools.errors import BuildError, from_os_error
from tools.words import run


def main() -> int:
    """Run the command line; failures that a person can mend become one line."""
    try:
        return run(sys.argv[1:])
    except OSError as error:
        failure = from_os_error(error)
    except BuildError as error:
        failure = error
    except KeyboardInterrupt:
        return 130
    print(f"build.sh: {failure}", file=sys.stderr)
    return failure.status


if __name__ == "__main__":
    sys.exit(main())
