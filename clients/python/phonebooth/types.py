"""Types of the API's JSON. The client returns answers unchanged: plain dicts with these keys.

A class whose name ends in an underscore has the keys that are always present; the class without it adds the optional ones.
`tests/test_types.py` compares all of them with the server's own OpenAPI document.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, TypedDict, Union

#: Any JSON value.
Json = Any
#: Points are in 0..1000 of the display's width and height.
Action = Dict[str, Any]


class Issue(TypedDict):
    path: str
    message: str


class Tokens(TypedDict):
    agent: str
    operator: str


class Device(TypedDict):
    """The size in CSS pixels and the pixel density: 360 by 800 at 3 gives a picture of 1080 by 2400."""

    width: int
    height: int
    dpr: float


class Element_(TypedDict):
    role: str
    name: str
    bounds: List[float]
    enabled: bool
    focused: bool
    scrollable: bool


class Element(Element_, total=False):
    value: str
    #: Only for the operator: what a tap or long press on the element would do.
    acts: Dict[str, Json]


class Picture_(TypedDict):
    format: str
    width: int
    height: int


class Picture(Picture_, total=False):
    base64: str
    url: str


class Observation(TypedDict, total=False):
    screenshot: Picture
    elements: List[Element]
    clock: str
    #: Only for the operator.
    app: str
    screen: str
    state_hash: str


class TaskBrief_(TypedDict):
    instruction: str
    budget: int


class TaskBrief(TaskBrief_, total=False):
    id: str
    apps: List[str]


class Created_(TypedDict):
    id: str
    version: int
    observation: Observation


class Created(Created_, total=False):
    #: Missing after a reset, which does not change the tokens.
    tokens: Tokens
    task: TaskBrief


class OfferedTool(TypedDict):
    """A tool of an app, which an agent can call instead of using the display."""

    name: str
    app: str
    description: str
    input_schema: Dict[str, Json]


class EnvInfo_(TypedDict):
    id: str
    version: int
    step: int
    budget: Optional[int]
    status: str


class EnvInfo(EnvInfo_, total=False):
    outdated: bool
    origin: str
    outcome: str
    task: TaskBrief
    tools: List[OfferedTool]
    #: Present only if the agent has no durations, keys and addresses.
    extended_actions: bool
    graph: Dict[str, Json]


class EnvRow_(TypedDict):
    id: str
    task: Optional[str]
    step: int
    status: str
    created: str
    touched: str


class EnvRow(EnvRow_, total=False):
    graph: str
    outcome: str


class EnvList_(TypedDict):
    envs: List[EnvRow]


class EnvList(EnvList_, total=False):
    next: str


class Stepped_(TypedDict):
    step: int
    observation: Observation
    #: Whether the agent ended the episode, with COMPLETE or ABORT.
    terminated: bool
    #: Whether the budget, a loop or a fault of the server ended it.
    truncated: bool


class Stepped(Stepped_, total=False):
    outcome: str
    #: The answer of a scripted user to INFO, the result of a tool, or the reason why TYPE or AWAKE had no effect.
    message: str
    #: False if a TYPE found no field; missing otherwise.
    typed: bool


class StateAnswer(TypedDict):
    version: int
    hash: str
    state: Json


class Edited(TypedDict):
    version: int
    hash: str


class Change_(TypedDict):
    path: str
    kind: str


class Change(Change_, total=False):
    before: Json
    after: Json
    app: str


class SnapshotTaken(TypedDict):
    snapshot: str
    hash: str
    bytes: int
    step: int


class Restored(TypedDict):
    id: str
    version: int
    hash: str
    step: int


class Check_(TypedDict):
    name: str
    passed: bool
    keeps: bool


class Check(Check_, total=False):
    detail: str


class AnswerField_(TypedDict):
    field: str
    given: Json
    passed: bool


class AnswerField(AnswerField_, total=False):
    #: Only if the request had `reveal`.
    expected: Json


class Reward_(TypedDict):
    value: float
    factors: Dict[str, float]


class Reward(Reward_, total=False):
    #: The score of the untouched phone, if the reward was requested with `"floor": "noop"`.
    floor: float


class Metrics(TypedDict):
    sr: float
    pr: float
    fc: float
    use: float
    ot: float


class AskedOfUser(TypedDict):
    questions: int
    #: Whether "rules" or a "model" worded the user's answers; None if the agent asked nothing.
    words: Optional[str]


class Verdict_(TypedDict):
    success: bool
    goal: bool
    clean: bool
    progress: float
    checks: List[Check]
    side_effects: List[Change]
    outcome: Optional[str]
    steps: int
    reward: Reward
    metrics: Metrics


class Verdict(Verdict_, total=False):
    #: The progress of the untouched phone.
    progress_noop: float
    answer: List[AnswerField]
    user: AskedOfUser
    tools: int


class EventDone_(TypedDict):
    version: int
    hash: str
    #: One of message, call, notification, popup, command, device, scheduled, waiting, lost, muted and refused.
    outcome: str
    #: Deprecated: use `outcome`.
    became: str
    rejected: Optional[str]


class EventDone(EventDone_, total=False):
    #: The app that received the event; missing if no app did.
    app: str
    #: When it happens on the phone's clock; missing if it happened at once.
    due: str


class Commanded_(TypedDict):
    version: int
    hash: str
    rejected: Optional[str]


class Commanded(Commanded_, total=False):
    result: Json


class TrajectoryLine_(TypedDict):
    step: int
    action: Action
    commands: List[Json]
    state_hash: str
    changes: List[Change]
    screenshot: str
    instruction: Optional[str]


class TrajectoryLine(TrajectoryLine_, total=False):
    elements: List[Element]
    reward: float
    node: str
    missed: bool


class TaskRow(TypedDict):
    id: str
    suite: str
    split: str
    apps: List[str]
    scope: str
    objective: str
    composition: str
    difficulty: str
    tags: List[str]
    high_risk: bool
    budget: int
    instances: int
    answer_fields: int
    revision: int


class Sampled(TypedDict):
    id: str
    seed: int
    locale: str
    instruction: str
    budget: int
    apps: List[str]


class MemberCreated(TypedDict):
    id: str
    tokens: Tokens
    version: int


class GroupTokens(TypedDict):
    operator: str


class GroupCreated_(TypedDict):
    id: str
    tokens: GroupTokens
    envs: List[MemberCreated]
    hash: str
    step: int
    task: TaskBrief


class GroupCreated(GroupCreated_, total=False):
    observation: Observation


class MemberInfo(TypedDict):
    member: int
    env: str
    status: str
    step: Optional[int]
    outcome: Optional[str]
    replaced: int


class GroupInfo(TypedDict):
    id: str
    task: TaskBrief
    size: int
    hash: str
    step: int
    created: str
    members: List[MemberInfo]


class MemberVerdict(TypedDict):
    member: int
    env: str
    verdict: Optional[Verdict]
    reward: Optional[float]
    advantage: Optional[float]
    outcome: Optional[str]


class GroupVerdict(TypedDict):
    members: List[MemberVerdict]
    advantage: str
    mean: Optional[float]
    std: Optional[float]
    dropped: Optional[str]
    invalid: List[int]
    #: Deprecated: use `invalid`.
    void: List[int]
    unfinished: List[int]


class RunAgent_(TypedDict):
    name: str


class RunAgent(RunAgent_, total=False):
    adapter: str
    model: str
    settings: Dict[str, Json]


class RunCreated(TypedDict):
    id: str
    token: str
    episodes: int
    versions: Dict[str, Json]


class DealtEnv(TypedDict):
    id: str
    token: str


class RunDealt_(TypedDict):
    episode: int
    task: str
    trial: int
    env: DealtEnv
    instruction: str
    budget: int
    observation: Observation


class RunDealt(RunDealt_, total=False):
    #: Missing if the run has hidden seeds.
    seed: int


class RunProgress(TypedDict):
    total: int
    running: int
    judged: int
    invalid: int
    #: Deprecated: use `running`.
    dealt: int
    #: Deprecated: use `invalid`.
    void: int
    faults: int
    abandoned: int


class RunLine_(TypedDict):
    """A scored episode of a run."""

    task: str
    seed: Optional[int]
    trial: int
    outcome: str
    success: bool
    goal: bool
    clean: bool
    progress: float
    steps: int
    budget: int
    reward: float
    side_effects: List[Change]
    checks: List[Check]
    instruction: Optional[str]
    revision: int
    state_hash: Optional[str]
    axes: Dict[str, Json]
    provenance: Dict[str, Json]
    episode: int
    log_sha256: str


class RunLine(RunLine_, total=False):
    #: The progress of the untouched phone.
    progress_noop: float
    seed_index: int
    answer: List[AnswerField]
    user: AskedOfUser
    tools: int
    agent: RunAgent
    scenario: Dict[str, Json]


class RunInfo_(TypedDict):
    id: str
    agent: RunAgent
    status: str
    created: str
    split: Optional[str]
    hidden_seeds: bool
    seeds: List[int]
    trials: int
    progress: RunProgress
    tasks: int
    elements: bool
    reward: Optional[Dict[str, Json]]
    provenance: Dict[str, Json]


class RunInfo(RunInfo_, total=False):
    title: str
    tools: bool
    extended_actions: bool
    finished: str
    summary: Dict[str, Json]
    results_sha256: str
    #: The median wall time of an episode in seconds.
    seconds_median: float
    results: List[RunLine]
    signature: Dict[str, str]


class Answered(TypedDict):
    """One answer of a batch."""

    status: int
    body: Json


Seconds = Union[int, float]
