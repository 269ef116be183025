"""What the tests of the build share: the scripts of the page's runtime can be imported."""

import sys

from tools.places import RUNTIME

sys.path.insert(0, str(RUNTIME))
