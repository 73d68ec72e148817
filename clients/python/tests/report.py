"""Runs the tests and prints one JSON line per test: python3 -m tests.report [--list]."""

import json
import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


def flat(suite):
    for each in suite:
        if isinstance(each, unittest.TestSuite):
            yield from flat(each)
        else:
            yield each


class Lines(unittest.TestResult):
    """Records the first fault of each test. A failed subtest fails its test."""

    def startTest(self, test):
        super().startTest(test)
        self.outcome = {"id": test.id(), "outcome": "passed", "detail": ""}

    def stopTest(self, test):
        super().stopTest(test)
        print(json.dumps(self.outcome), flush=True)

    def tell(self, outcome, detail):
        if self.outcome["outcome"] == "passed":
            self.outcome.update(outcome=outcome, detail=detail)

    def addError(self, test, err):
        super().addError(test, err)
        detail = self._exc_info_to_string(err, test)
        if hasattr(self, "outcome"):
            self.tell("failed", detail)
        else:
            sys.exit(f"{test.id()}\n{detail}")

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.tell("failed", self._exc_info_to_string(err, test))

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            self.tell("failed", f"{subtest}\n{self._exc_info_to_string(err, test)}")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.tell("skipped", reason)

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.tell("failed", "It was expected to fail")


def main():
    suite = unittest.defaultTestLoader.discover(HERE, top_level_dir=os.path.dirname(HERE))
    if "--list" in sys.argv:
        print(json.dumps([test.id() for test in flat(suite)]))
    else:
        suite.run(Lines())


if __name__ == "__main__":
    main()
