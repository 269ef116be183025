"""Rules, boards and exercises on paper: what is on each page, and that it can be read."""

import pytest
from pypdf import PdfReader

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.i18n.folders import LATE
from game.learn.words import goal
from game.rules.registry import GAMES, make
from game.view.registry import VIEWS
from tools.printing import command
from tools.printing.exercises import chosen, said
from tools.printing.paper import MARGIN, PAPERS
from tools.printing.sheets import rules_of, subjects_of_rules

WORDS = Catalogue.load(["en"])
WORDS.add(LATE["lessons"].read)


@pytest.fixture(scope="module")
def papers(tmp_path_factory):
    """All papers, by their names."""
    folder = tmp_path_factory.mktemp("papers") / "print"
    command.make(folder)
    return {path.name: PdfReader(path) for path in folder.iterdir()}


def on_page(of_page, of_text):
    """Where on its page a text begins, by the two matrices that pypdf tells."""
    a, b, c, d, e, f = of_page
    x, y = of_text[4:]
    return a * x + c * y + e, b * x + d * y + f


def plain(text):
    """A text without its line breaks and the signs of bold words and links."""
    return " ".join(unemphasised(text).split())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_the_size_of_its_paper(papers, game, paper):
    for page in papers[f"{game}-{paper}.pdf"].pages:
        size = sorted((float(page.mediabox.width), float(page.mediabox.height)))
        assert size == pytest.approx(sorted(PAPERS[paper]), abs=0.1)


@pytest.mark.parametrize("game", GAMES)
def test_each_way_to_play_has_its_rules_on_one_page(papers, game):
    pages = papers[f"{game}-a4.pdf"].pages
    for number, about in enumerate(subjects_of_rules(game, WORDS)):
        text = plain(pages[number].extract_text())
        passages = [plain(passage.text) for passage in rules_of(about)]
        assert len(passages) > 6
        assert [passage for passage in passages if passage[:30] not in text] == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_written_into_the_margin(papers, game, paper):
    for page in papers[f"{game}-{paper}.pdf"].pages:
        width, height = float(page.mediabox.width), float(page.mediabox.height)
        texts = []
        page.extract_text(visitor_text=lambda *drawn, texts=texts: texts.append(drawn[:3]))
        written = [on_page(*matrices) for text, *matrices in texts if text.strip()]
        assert written
        edge = MARGIN - 14
        assert all(edge <= x <= width - edge and edge <= y <= height - edge for x, y in written)


@pytest.mark.parametrize("game", GAMES)
def test_its_letters_come_with_it(papers, game):
    for page in papers[f"{game}-a4.pdf"].pages:
        for font in page["/Resources"]["/Font"].values():
            described = font.get_object().get("/FontDescriptor")
            assert described is None or "/FontFile2" in described.get_object()


def test_the_same_papers_come_out_each_time(tmp_path):
    for name in ("one", "two"):
        command.make(tmp_path / name)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


def test_the_board_of_each_game_names_its_pits(papers):
    for game in GAMES:
        text = papers[f"{game}-a4.pdf"].pages[-3].extract_text()
        rules = make(game, {})
        names = {
            VIEWS[game].coordinate(place) for place in VIEWS[game].contents(rules, rules.start())
        }
        assert all(name in text for name in names if name)


@pytest.mark.parametrize("game", GAMES)
def test_exercises_have_their_answers_on_the_next_page(papers, game):
    questions, answers = (
        plain(page.extract_text()) for page in papers[f"{game}-a4.pdf"].pages[-2:]
    )
    for number, exercise in enumerate(chosen(game), 1):
        title = plain(f"{number}. {said(WORDS, goal(exercise))}")
        assert title in questions
        assert title in answers
    assert answers.count("Answer:") == len(chosen(game))


@pytest.mark.parametrize("game", GAMES)
def test_exercises_go_from_easy_to_hard_and_are_of_several_kinds(game):
    exercises = chosen(game)
    difficulties = [exercise.difficulty for exercise in exercises]
    assert difficulties == sorted(difficulties)
    assert len({exercise.theme for exercise in exercises}) >= 3
