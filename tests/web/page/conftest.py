"""The page's own modules, run by Node."""

import json
import shutil
import subprocess

import pytest

from tests.places import ROOT

PAGE = ROOT / "web" / "page"


@pytest.fixture
def in_page():
    """Runs a script, with everything that a module of the page exports; returns what it returns."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")

    def run(module, script):
        uri = json.dumps((PAGE / module).as_uri())
        whole = f"""
            const page = await import({uri});
            const answer = await (async () => {{ {script} }})();
            console.log(JSON.stringify(answer));
        """
        command = [node, "--no-warnings", "--input-type=module", "-e", whole]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return run
