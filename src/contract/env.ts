// An environment: one phone, perhaps on a task. Bodies, queries and answers of its own calls.
import * as v from "valibot";
import { StepAction } from "./action.ts";
import { Event, Name } from "./event.ts";
import { GraphId, Miss, OnGraph } from "./graph.ts";
import { startMsLeast, startMsMost, StartTime } from "./moment.ts";
import { digits, yes } from "./query.ts";
import { Command, Json, JsonObject, notArray, Patch } from "./json.ts";
import { fromWhere, Origin, Signature } from "./signature.ts";
import { Versions } from "./version.ts";

export const limits = {
  bodyBytes: 1 << 20,
  snapshotBytes: 16 << 20,
  forks: 64,
  batchOps: 256,
} as const;

const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const EnvId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, "Expected 8 to 64 of A-Za-z0-9_-"));
export const SnapshotId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{8,64}\.[a-z0-9]{26}$/, "Expected a snapshot id as an answer gave it"),
);
export const TaskId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9_/-]{0,119}$/, "Expected a task id as GET /v1/tasks lists it"),
);
export const Seed = whole(0, 2 ** 31 - 1);
export const Lang = v.picklist(["en", "zh-CN"]);
export type Lang = v.InferOutput<typeof Lang>;
/** `high_risk`: tasks that move money or cannot be undone, outside the other two. */
export const splits = ["test", "train", "high_risk"] as const;
export const Split = v.picklist(splits);
export type Split = v.InferOutput<typeof Split>;

/** CSS pixels and their density: 360×800 at 3 is a picture of 1080×2400. */
export const Device = v.pipe(
  v.strictObject({
    width: v.pipe(whole(240, 1200), v.description("Width of the screen in points, a whole number from 240 to 1200.")),
    height: v.pipe(whole(400, 2600), v.description("Height of the screen in points, a whole number from 400 to 2600.")),
    dpr: v.pipe(between(0.5, 4), v.description("Pixels of a picture for each point, from 0.5 to 4.")),
  }),
  v.check((d) => d.width * d.height * d.dpr * d.dpr <= 8_294_400, "Expected at most 8294400 pixels in all"),
);
export type Device = v.InferOutput<typeof Device>;

/** The sizes that the phone's own settings offer. */
const FontScale = v.picklist([0.85, 1, 1.15, 1.3]);

export const Reward = v.variant("name", [
  v.strictObject({
    name: v.literal("mobilegym"),
    /**
     * "noop": less what the untouched phone scores, so that doing nothing earns at most 0. Without it: nothing is taken off.
     * "mobilegui" has no such field: there doing nothing never earns more than 0.
     */
    floor: v.exactOptional(v.literal("noop")),
  }),
  v.strictObject({
    name: v.literal("mobilegui"),
    /** What a success earns before the decay; 1 where it is left out. A failure does not depend on it. */
    r_base: v.exactOptional(between(0, 10)),
    /** "budget": ln(1/alpha_min) over the budget's steps. */
    lambda: v.exactOptional(v.union([between(0, 10), v.literal("budget")])),
    alpha_min: v.exactOptional(between(0, 1)),
    alpha_max: v.exactOptional(between(0, 1)),
    beta_max: v.exactOptional(between(0, 10)),
  }),
]);
export type Reward = v.InferOutput<typeof Reward>;

export const PictureFormat = v.picklist(["png", "jpeg", "webp"]);
export type PictureFormat = v.InferOutput<typeof PictureFormat>;

/** What an answer shows of the phone. "url" names where the picture can be had; nothing is drawn until it is fetched. */
export const ObservationWish = notArray(
  v.strictObject({
    screenshot: v.exactOptional(v.picklist(["base64", "url", "none"])),
    format: v.exactOptional(PictureFormat),
    /** Of the picture, in pixels; the glass's own where left out. */
    width: v.exactOptional(whole(16, 4800)),
    elements: v.exactOptional(v.boolean()),
    state_hash: v.exactOptional(v.boolean()),
  }),
);
export type ObservationWish = v.InferOutput<typeof ObservationWish>;
/**
 * A wish as it reaches a phone. `longest`: no side of a picture that is drawn is to have more pixels; a protocol's own default, for
 * whose clients a picture of the whole glass is too large. A graph's pictures stay as they were recorded.
 */
export type PhoneWish = ObservationWish & { readonly longest?: number };

/**
 * Proves that a repeated creation comes from who made the first one. Its checks have messages of their own: what was sent is
 * never told back.
 */
export const Secret = v.pipe(
  v.string("Expected a text"),
  v.regex(/^[\x21-\x7e]{16,200}$/, "Expected 16 to 200 visible characters"),
  v.description(
    "Your own, for this creation: whoever repeats it with the same id, body and secret is answered with the same thing and its tokens. An API key that the server knows proves the same. Without either, the id cannot be asked for again.",
  ),
);

/** What may be other than usual when an episode begins. */
export const Disturbance = v.picklist([
  "theme",
  "wallpaper",
  "font_scale",
  "locale",
  "icon_layout",
  "notifications",
  "popups",
  "network_loss",
  "low_battery",
  "ads",
  "stray_jump",
  "stray_touch",
]);
export type Disturbance = v.InferOutput<typeof Disturbance>;

/** What an episode begins from. A reset takes it too: the environment stays its owner's. */
export const EpisodeBody = v.strictObject({
  task: v.exactOptional(TaskId),
  seed: v.exactOptional(Seed),
  split: v.exactOptional(Split),
  snapshot: v.exactOptional(SnapshotId),
  /** A phone on this graph; what it shows and understands is what was recorded. `budget` and `miss` are for these alone. */
  graph: v.exactOptional(GraphId),
  budget: v.exactOptional(whole(1, 1000)),
  miss: v.exactOptional(Miss),
  device: v.exactOptional(Device),
  locale: v.exactOptional(Lang),
  theme: v.exactOptional(v.picklist(["light", "dark"])),
  font_scale: v.exactOptional(FontScale),
  start_time: v.exactOptional(StartTime),
  /** Disturbances by name, drawn from the seed, and events. */
  perturb: v.exactOptional(v.pipe(v.array(v.union([Disturbance, Event])), v.maxLength(16))),
  reward: v.exactOptional(Reward),
  elements: v.exactOptional(v.boolean()),
  /** Whether its agent may call the tools of the phone's apps beside the glass: steps with an action of type TOOL. */
  tools: v.exactOptional(v.boolean()),
  idle_seconds: v.exactOptional(whole(1, 86_400)),
  id: v.exactOptional(EnvId),
  observation: v.exactOptional(ObservationWish),
});
export type EpisodeBody = v.InferOutput<typeof EpisodeBody>;
export const CreateBody = v.strictObject({ ...EpisodeBody.entries, secret: v.exactOptional(Secret) });
export type CreateBody = v.InferOutput<typeof CreateBody>;

export const Element = v.strictObject({
  role: v.string(),
  name: v.string(),
  value: v.exactOptional(v.string()),
  bounds: v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
  enabled: v.boolean(),
  focused: v.boolean(),
  scrollable: v.boolean(),
  /** For the operator alone: what a tap or hold on it would do. */
  acts: v.exactOptional(v.record(v.string(), Json)),
});
export type Element = v.InferOutput<typeof Element>;
export const Elements = v.array(Element);

export const Observation = v.strictObject({
  screenshot: v.exactOptional(
    v.strictObject({
      format: PictureFormat,
      width: v.number(),
      height: v.number(),
      base64: v.exactOptional(v.string()),
      url: v.exactOptional(v.string()),
    }),
  ),
  elements: v.exactOptional(Elements),
  /** Missing where a graph's recordings do not tell it. */
  clock: v.exactOptional(v.string()),
  app: v.exactOptional(v.string()),
  screen: v.exactOptional(v.string()),
  state_hash: v.exactOptional(v.string()),
});
export type Observation = v.InferOutput<typeof Observation>;

export const Tokens = v.strictObject({ agent: v.string(), operator: v.string() });
export type Tokens = v.InferOutput<typeof Tokens>;

/** A task as whoever holds the phone may know it; an agent's token does not even see `id`. */
export const TaskBrief = v.strictObject({
  id: v.exactOptional(v.string()),
  instruction: v.string(),
  budget: v.number(),
  apps: v.exactOptional(v.array(v.string())),
});
export type TaskBrief = v.InferOutput<typeof TaskBrief>;

export const Created = v.strictObject({
  id: v.string(),
  /** Missing after a reset: they stay as they were. */
  tokens: v.exactOptional(Tokens),
  version: v.number(),
  task: v.exactOptional(TaskBrief),
  observation: Observation,
});
export type Created = v.InferOutput<typeof Created>;

export const EpisodeEnd = v.picklist(["complete", "abort", "budget", "loop", "error"]);
export type EpisodeEnd = v.InferOutput<typeof EpisodeEnd>;

export const OfferedTool = v.strictObject({
  name: v.string(),
  app: v.string(),
  description: v.string(),
  input_schema: JsonObject,
});
export type OfferedTool = v.InferOutput<typeof OfferedTool>;

export const EnvInfo = v.strictObject({
  id: v.string(),
  version: v.number(),
  step: v.number(),
  budget: v.nullable(v.number()),
  status: v.picklist(["running", "done"]),
  outcome: v.exactOptional(EpisodeEnd),
  /** It was made by an older version of the server: it is read, and does not go on. */
  outdated: v.exactOptional(v.boolean()),
  task: v.exactOptional(TaskBrief),
  /** Only where the environment was created with `tools: true`. */
  tools: v.exactOptional(v.array(OfferedTool)),
  /** From here on: told to the operator alone. */
  graph: v.exactOptional(OnGraph),
  origin: v.exactOptional(Origin),
});
export type EnvInfo = v.InferOutput<typeof EnvInfo>;

export const StepBody = v.strictObject({ action: StepAction, observation: v.exactOptional(ObservationWish) });
export type StepBody = v.InferOutput<typeof StepBody>;
/** Of a TYPE whose text no field took. Where one did, and of every other action, nothing is said. */
const Lost = v.pipe(
  v.literal(false),
  v.description("A TYPE found no text field: none had the focus, and none was at its point. Nothing was typed."),
);
export const Stepped = v.strictObject({
  step: v.number(),
  observation: Observation,
  terminated: v.boolean(),
  truncated: v.boolean(),
  outcome: v.exactOptional(EpisodeEnd),
  /** What the user who was asked answers, what a tool gave back, or why `typed` is false. */
  message: v.exactOptional(v.string()),
  typed: v.exactOptional(Lost),
});
export type Stepped = v.InferOutput<typeof Stepped>;

export const ScreenshotQuery = v.strictObject({
  format: v.exactOptional(PictureFormat),
  quality: v.exactOptional(digits(1, 100)),
  width: v.exactOptional(digits(16, 4800)),
  step: v.exactOptional(digits(0, 1_000_000)),
});
export type ScreenshotQuery = v.InferOutput<typeof ScreenshotQuery>;
/** As it reaches a phone. `accepted`: the format that the header Accept likes best, for a picture that is drawn. */
export type PictureQuery = ScreenshotQuery & { readonly accepted?: PictureFormat };
export const ElementsQuery = v.strictObject({ acts: v.exactOptional(yes) });
export const StateQuery = v.strictObject({ path: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))) });
export const JudgeQuery = v.strictObject({ reveal: v.exactOptional(yes) });
export const LiveQuery = v.strictObject({ token: v.exactOptional(v.pipe(v.string(), v.maxLength(200))) });
export const TrajectoryQuery = v.strictObject({ format: v.exactOptional(v.picklist(["phonebooth", "atif"])) });
export const NoQuery = v.strictObject({});

export const StateAnswer = v.strictObject({ version: v.number(), hash: v.string(), state: Json });
export type StateAnswer = v.InferOutput<typeof StateAnswer>;

export const Edited = v.strictObject({ version: v.number(), hash: v.string() });
export type Edited = v.InferOutput<typeof Edited>;

export const Change = v.strictObject({
  path: v.string(),
  kind: v.picklist(["added", "removed", "changed"]),
  before: v.exactOptional(Json),
  after: v.exactOptional(Json),
  app: v.exactOptional(v.string()),
});
export type Change = v.InferOutput<typeof Change>;
export const Diff = v.array(Change);

export const SnapshotTaken = v.strictObject({
  snapshot: v.string(),
  hash: v.string(),
  bytes: v.number(),
  step: v.number(),
});
export type SnapshotTaken = v.InferOutput<typeof SnapshotTaken>;

/** One row of an episode's log; texts are JSON as it was stored. */
export const LogRow = v.strictObject({
  version: whole(1, 1e9),
  step: v.nullable(whole(1, 1e9)),
  kind: v.picklist(["step", "command", "edit", "event", "hand"]),
  action: v.nullable(StepAction),
  commands: v.array(Command),
  patches: v.array(Patch),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
});
export type LogRow = v.InferOutput<typeof LogRow>;

/** Everything that an environment is, in one file: it goes on elsewhere as if nothing had happened. */
export const SnapshotFile = v.strictObject({
  format: v.literal("phonebooth-snapshot-1"),
  versions: Versions,
  /** The build that began the episode. */
  build: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  /** What the phone was made from. */
  boot: v.strictObject({
    start_ms: whole(startMsLeast, startMsMost),
    lang: Lang,
    device: Device,
    theme: v.picklist(["light", "dark"]),
    font_scale: FontScale,
    seed: Seed,
  }),
  /** `suite_task`: of a task of a suite, its JSON, so that it can be judged where the suite is unknown. */
  task: v.nullable(v.strictObject({ id: TaskId, seed: Seed, lang: Lang, suite_task: v.exactOptional(Json) })),
  reward: v.nullable(Reward),
  /** How the episode began, over the default phone. */
  start: v.array(Patch),
  log: v.array(LogRow),
  version: whole(0, 1e9),
  step: whole(0, 1e9),
  outcome: v.nullable(EpisodeEnd),
  /** Of the state that `start` and `log` lead to. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  ...fromWhere,
  /** Of everything above. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  signature: v.exactOptional(Signature),
});
export type SnapshotFile = v.InferOutput<typeof SnapshotFile>;

export const RestoreBody = v.strictObject({ snapshot: v.exactOptional(SnapshotId) });
export const Restored = v.strictObject({ id: v.string(), version: v.number(), hash: v.string(), step: v.number() });
export type Restored = v.InferOutput<typeof Restored>;

export const ForkBody = v.strictObject({
  count: v.exactOptional(whole(1, limits.forks)),
  step: v.exactOptional(whole(0, 1_000_000)),
});
export type ForkBody = v.InferOutput<typeof ForkBody>;
export const Forked = v.strictObject({
  envs: v.array(v.strictObject({ id: v.string(), tokens: Tokens, version: v.number() })),
});
export type Forked = v.InferOutput<typeof Forked>;

export const CommandBody = v.strictObject({ app: Name, command: Name, args: v.exactOptional(JsonObject) });
export type CommandBody = v.InferOutput<typeof CommandBody>;
export const Commanded = v.strictObject({
  version: v.number(),
  hash: v.string(),
  /** Why the phone refused, or null. A refusal changes nothing but the toast that tells of it. */
  rejected: v.nullable(v.string()),
  result: v.exactOptional(Json),
});
export type Commanded = v.InferOutput<typeof Commanded>;

export const TrajectoryLine = v.strictObject({
  step: v.number(),
  action: StepAction,
  commands: v.array(Command),
  state_hash: v.string(),
  changes: Diff,
  screenshot: v.string(),
  elements: v.exactOptional(Elements),
  instruction: v.nullable(v.string()),
  reward: v.exactOptional(v.number()),
  typed: v.exactOptional(Lost),
  /** On a graph: where the step led, and whether it found no edge. */
  node: v.exactOptional(v.string()),
  missed: v.exactOptional(v.boolean()),
});
export type TrajectoryLine = v.InferOutput<typeof TrajectoryLine>;
