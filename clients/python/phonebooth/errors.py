"""The errors that this package raises."""

from __future__ import annotations

import json
from typing import List, Mapping, Optional, cast

from .types import Issue


class PhoneboothError(Exception):
    """The base class of all errors that this package raises."""


class Unreachable(PhoneboothError):
    """No answer arrived: the server cannot be reached, or the connection broke. `args[0]` says how."""


class ProblemError(PhoneboothError):
    """The server refused the request. The fields are those of its RFC 9457 problem document.

    `type` is the last word of the problem type: "not-found" for `urn:phonebooth:problem:not-found`. `issues` has the path and
    a message for each invalid value in the request.
    """

    def __init__(
        self,
        status: int,
        type: str = "unknown",
        title: str = "",
        detail: str = "",
        issues: Optional[List[Issue]] = None,
        retry_after: Optional[float] = None,
    ) -> None:
        self.status = status
        self.type = type
        self.title = title
        self.detail = detail
        self.issues: List[Issue] = issues or []
        #: How many seconds the server asked to wait; None if it did not ask.
        self.retry_after = retry_after
        wrong = "; ".join(f"{each['path'] or 'body'}: {each['message']}" for each in self.issues)
        super().__init__(f"{status} {detail or title}" + (f" ({wrong})" if wrong else ""))


def problem_of(status: int, body: object, retry_after: Optional[float] = None) -> ProblemError:
    """Makes the error of an unsuccessful answer. If the body is not a problem document, its text becomes the detail."""
    if isinstance(body, bytes):
        text = body.decode("utf-8", "replace")
        try:
            body = json.loads(text)
        except ValueError:
            return ProblemError(status, detail=text[:200], retry_after=retry_after)
    if not isinstance(body, Mapping):
        return ProblemError(status, detail=str(body)[:200], retry_after=retry_after)
    return ProblemError(
        status,
        type=str(body.get("type", "unknown")).rsplit(":", 1)[-1],
        title=str(body.get("title", "")),
        detail=str(body.get("detail", "")),
        issues=cast("List[Issue]", body.get("issues") or []),
        retry_after=retry_after,
    )
