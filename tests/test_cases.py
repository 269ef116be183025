"""Many cases in one test fail as clearly as a test for each would."""

import pytest

from tests.cases import all_cases


def looked_at(*numbers):
    with all_cases() as cases:
        for number in numbers:
            with cases.of("number", number):
                assert number < 3, "too large"


def test_cases_that_all_hold_pass():
    looked_at(1, 2)


def test_a_failure_names_every_case_that_failed_and_why():
    with pytest.raises(pytest.fail.Exception) as failed:
        looked_at(5, 1, 4)
    message = str(failed.value)
    assert message.startswith("2 of 3 cases failed")
    assert "number 5: AssertionError: too large" in message
    assert "number 4: " in message
    assert "number 1: " not in message
    assert "test_cases.py" in message


def test_an_error_in_one_case_hides_no_other():
    with pytest.raises(pytest.fail.Exception, match="2 of 2") as failed, all_cases() as cases:
        with cases.of("first"):
            raise KeyError("seeds")
        with cases.of("second"):
            pytest.fail("no seeds")
    assert "first: KeyError: 'seeds'" in str(failed.value)
    assert "second: Failed: no seeds" in str(failed.value)


def test_no_case_at_all_is_a_failure():
    with pytest.raises(AssertionError, match="no case"), all_cases():
        pass
