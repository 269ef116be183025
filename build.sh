#!/usr/bin/env bash
# The one command: ./build.sh --help lists its words. Its twin for Windows is build.cmd.
# It only finds a Python that is new enough; tools/ does the rest.
set -eu

root="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

for name in "$root/.venv/bin/python" "$root/.venv/Scripts/python.exe" python3 python3.14 python3.13 python3.12 python3.11 python; do
    if is_new_enough "$name"; then
        # -P: this project's tools, not those of the folder that the caller stands in.
        export PYTHONPATH="$root"
        exec "$name" -P -m tools "$@"
    fi
done

echo "build.sh: Python 3.11 or newer is needed and was not found. Install it and run this again." >&2
exit 1
