"""How a failure has to be told."""


def one_line(said):
    """The one line on standard error, which is all there may be."""
    lines = said.stderr.splitlines()
    assert len(lines) == 1, said.stderr
    assert lines[0].startswith("build.sh: ")
    return lines[0]
