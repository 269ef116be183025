"""`./build.sh build`: the page, on our own runtime or on pygbag's."""

from argparse import Namespace

from tools.build import pack, page
from tools.files import alone, scratch_folder
from tools.programs import say


def run(options: Namespace) -> int:
    """Build the page for the runtime that the options name."""
    if options.runtime == "self":
        page.make(options.address)
        return 0
    with alone(), scratch_folder() as scratch:
        pack.make_stock_page(scratch)
    say("The stock pygbag page is in build/web-pygbag/.")
    return 0
