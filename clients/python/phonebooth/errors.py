"""What can go wrong between here and the server."""

from __future__ import annotations

import json
from typing import List, Mapping, Optional, cast

from .types import Issue


class PhoneboothError(Exception):
    """Any fault that this package tells of."""


class Unreachable(PhoneboothError):
    """No answer came: the server is not there, or the connection broke. `args[0]` says how."""


class ProblemError(PhoneboothError):
    """The server said no, and why: an RFC 9457 problem document.

    `type` is one word, as in `urn:phonebooth:problem:not-found` the last one. `issues` names the path of each thing that is
    wrong with the request.
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
        #: Seconds that the server asked to wait, where it did.
        self.retry_after = retry_after
        wrong = "; ".join(f"{each['path'] or 'body'}: {each['message']}" for each in self.issues)
        super().__init__(f"{status} {detail or title}" + (f" ({wrong})" if wrong else ""))


def problem_of(status: int, body: object, retry_after: Optional[float] = None) -> ProblemError:
    """Of an answer that is no success; what is no problem document is told as the text that it is."""
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
