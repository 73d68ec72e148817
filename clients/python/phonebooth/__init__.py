"""A client of Phonebooth, a simulated phone for agents. See the README of this package.

    from phonebooth import Client
    with Client("http://127.0.0.1:8787") as client, client.create("notes/pin-among-drafts", seed=3) as phone:
        print(phone.instruction)
        phone.awake("Notes")
        png = phone.screenshot()
        phone.complete()
        print(phone.judge()["success"])
"""

from .actions import ACTION_TYPES
from .asynchronous import AsyncClient, AsyncEpisode, AsyncGroup, AsyncPhone, AsyncRun
from .client import BatchAnswers, Client, Episode, Group, Phone, Run
from .errors import PhoneboothError, ProblemError, Unreachable
from .transport import Retry

#: Must equal the version in pyproject.toml.
__version__ = "0.1.0"

__all__ = [
    "ACTION_TYPES",
    "AsyncClient",
    "AsyncEpisode",
    "AsyncGroup",
    "AsyncPhone",
    "AsyncRun",
    "BatchAnswers",
    "Client",
    "Episode",
    "Group",
    "Phone",
    "PhoneboothError",
    "ProblemError",
    "Retry",
    "Run",
    "Unreachable",
    "__version__",
]
