// An environment is one phone, with or without a task. This file defines the bodies, queries and answers of its calls.
import * as v from "valibot";
import { StepAction } from "./action.ts";
import { Elements } from "./element.ts";
import { Event, Name } from "./event.ts";
import { GraphId, Miss, OnGraph } from "./graph.ts";
import { minStartMs, maxStartMs, StartTime } from "./moment.ts";
import { integerParam, booleanParam } from "./query.ts";
import { Command, Json, JsonObject, notArray, Patch } from "./json.ts";
import { originField, Origin, Signature } from "./signature.ts";
import { Versions } from "./version.ts";

export const limits = {
  bodyBytes: 1 << 20,
  snapshotBytes: 16 << 20,
  forks: 64,
  batchOps: 256,
} as const;

const numberBetween = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const integerBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const EnvId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, "Expected 8 to 64 of A-Za-z0-9_-"));
export const SnapshotId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{8,64}\.[a-z0-9]{26}$/, "Expected a snapshot id, as the API returned it"),
);
export const TaskId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9_/-]{0,119}$/, "Expected a task id as GET /v1/tasks lists it"),
);
export const Seed = integerBetween(0, 2 ** 31 - 1);
export const Lang = v.picklist(["en", "zh-CN"]);
export type Lang = v.InferOutput<typeof Lang>;
/** `high_risk`: tasks that move money or cannot be undone. The splits `test` and `train` do not contain these tasks. */
export const splits = ["test", "train", "high_risk"] as const;
export const Split = v.picklist(splits);
export type Split = v.InferOutput<typeof Split>;

/**
 * The size in CSS pixels and the pixel density. For example, a display of 360×800 at density 3 gives a picture of
 * 1080×2400.
 */
export const Device = v.pipe(
  v.strictObject({
    width: v.pipe(
      integerBetween(240, 1200),
      v.description("Width of the screen in points, a whole number from 240 to 1200."),
    ),
    height: v.pipe(
      integerBetween(400, 2600),
      v.description("Height of the screen in points, a whole number from 400 to 2600."),
    ),
    dpr: v.pipe(numberBetween(0.5, 4), v.description("Pixels of a picture for each point, from 0.5 to 4.")),
  }),
  v.check((d) => d.width * d.height * d.dpr * d.dpr <= 8_294_400, "Expected at most 8294400 pixels in all"),
);
export type Device = v.InferOutput<typeof Device>;

/** The font sizes that the phone's settings offer. */
const FontScale = v.picklist([0.85, 1, 1.15, 1.3]);

export const Reward = v.variant("name", [
  v.strictObject({
    name: v.literal("mobilegym"),
    /**
     * "noop": subtracts the score of an untouched phone, so that doing nothing earns at most 0. Without this field
     * nothing is subtracted. The reward "mobilegui" needs no such field, because it never gives more than 0 for doing
     * nothing.
     */
    floor: v.exactOptional(v.literal("noop")),
  }),
  v.strictObject({
    name: v.literal("mobilegui"),
    /**
     * The reward of a success before the decay. The default is 1. The field does not affect the reward of a failure.
     */
    r_base: v.exactOptional(numberBetween(0, 10)),
    /** "budget": ln(1/alpha_min) divided by the steps of the budget. */
    lambda: v.exactOptional(v.union([numberBetween(0, 10), v.literal("budget")])),
    alpha_min: v.exactOptional(numberBetween(0, 1)),
    alpha_max: v.exactOptional(numberBetween(0, 1)),
    beta_max: v.exactOptional(numberBetween(0, 10)),
  }),
]);
export type Reward = v.InferOutput<typeof Reward>;

export const PictureFormat = v.picklist(["png", "jpeg", "webp"]);
export type PictureFormat = v.InferOutput<typeof PictureFormat>;

/**
 * Which parts of the phone an answer contains. "url" gives the address of a picture. The server draws that picture only
 * when a client fetches it.
 */
export const ObservationWish = notArray(
  v.strictObject({
    screenshot: v.exactOptional(v.picklist(["base64", "url", "none"])),
    format: v.exactOptional(PictureFormat),
    /** The width of the picture in pixels; by default the width of the display. */
    width: v.exactOptional(integerBetween(16, 4800)),
    elements: v.exactOptional(v.boolean()),
    state_hash: v.exactOptional(v.boolean()),
  }),
);
export type ObservationWish = v.InferOutput<typeof ObservationWish>;
/**
 * The observation options as a phone receives them. `longest` is the maximum length of a drawn picture's sides, in
 * pixels. Protocols set a default for `longest`, because their clients cannot use a picture in the full size of the
 * display. Pictures of a graph keep their recorded size.
 */
export type PhoneObservationOptions = ObservationWish & { readonly longest?: number };

/**
 * Proves that a repeated creation comes from the client that sent the first one. The checks of the secret have their
 * own messages, so that an error never contains the secret.
 */
export const Secret = v.pipe(
  v.string("Expected a text"),
  v.regex(/^[\x21-\x7e]{16,200}$/, "Expected 16 to 200 visible characters"),
  v.description(
    "A secret that you choose for this creation. A request with the same id, body and secret returns the same answer with its tokens again. A known API key has the same effect. Without either, the same id cannot be requested again.",
  ),
);

/** A deviation from the usual start of an episode. */
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

/** The start of an episode. A reset has the same body, but cannot change the owner of the environment. */
export const EpisodeBody = v.strictObject({
  task: v.exactOptional(TaskId),
  seed: v.exactOptional(Seed),
  split: v.exactOptional(Split),
  snapshot: v.exactOptional(SnapshotId),
  /**
   * Creates the phone on this graph. Such a phone shows only recorded screens and accepts only recorded actions.
   * `budget` and `miss` apply only to phones on a graph.
   */
  graph: v.exactOptional(GraphId),
  budget: v.exactOptional(integerBetween(1, 1000)),
  miss: v.exactOptional(Miss),
  device: v.exactOptional(Device),
  locale: v.exactOptional(Lang),
  theme: v.exactOptional(v.picklist(["light", "dark"])),
  font_scale: v.exactOptional(FontScale),
  start_time: v.exactOptional(StartTime),
  /** Names of disturbances, whose details depend on the seed, and complete events. */
  perturb: v.exactOptional(v.pipe(v.array(v.union([Disturbance, Event])), v.maxLength(16))),
  reward: v.exactOptional(Reward),
  elements: v.exactOptional(v.boolean()),
  /**
   * Whether the agent may call the tools of the phone's apps outside the display, in steps with an action of type TOOL.
   */
  tools: v.exactOptional(v.boolean()),
  /**
   * Whether the agent may state durations (`duration_ms`), press keys (KEY) and open addresses (OPEN_URL). True by
   * default. If false, it has the 17 actions in their plain form.
   */
  extended_actions: v.exactOptional(v.boolean()),
  idle_seconds: v.exactOptional(integerBetween(1, 86_400)),
  id: v.exactOptional(EnvId),
  observation: v.exactOptional(ObservationWish),
});
export type EpisodeBody = v.InferOutput<typeof EpisodeBody>;
export const CreateBody = v.strictObject({ ...EpisodeBody.entries, secret: v.exactOptional(Secret) });
export type CreateBody = v.InferOutput<typeof CreateBody>;

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
  /** Missing if the graph's recordings contain no clock. */
  clock: v.exactOptional(v.string()),
  app: v.exactOptional(v.string()),
  screen: v.exactOptional(v.string()),
  state_hash: v.exactOptional(v.string()),
});
export type Observation = v.InferOutput<typeof Observation>;

export const Tokens = v.strictObject({ agent: v.string(), operator: v.string() });
export type Tokens = v.InferOutput<typeof Tokens>;

/** The task as the agent or operator sees it. An agent's token does not get `id`. */
export const TaskBrief = v.strictObject({
  id: v.exactOptional(v.string()),
  instruction: v.string(),
  budget: v.number(),
  apps: v.exactOptional(v.array(v.string())),
});
export type TaskBrief = v.InferOutput<typeof TaskBrief>;

export const Created = v.strictObject({
  id: v.string(),
  /** Missing after a reset, because the tokens do not change. */
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
  /** Whether an older version of the server created the environment. It can then be read but not continued. */
  outdated: v.exactOptional(v.boolean()),
  task: v.exactOptional(TaskBrief),
  /** Present only if the environment was created with `tools: true`. */
  tools: v.exactOptional(v.array(OfferedTool)),
  /** Present only if the agent has no durations, keys and addresses (`extended_actions` of the creation or of the run). */
  extended_actions: v.exactOptional(v.literal(false)),
  /** Only the operator receives this field and the fields below. */
  graph: v.exactOptional(OnGraph),
  origin: v.exactOptional(Origin),
});
export type EnvInfo = v.InferOutput<typeof EnvInfo>;

export const StepBody = v.strictObject({ action: StepAction, observation: v.exactOptional(ObservationWish) });
export type StepBody = v.InferOutput<typeof StepBody>;
/** Present only for a TYPE, or a KEY of a character, that no field accepted. */
const NotTyped = v.pipe(
  v.literal(false),
  v.description(
    "A TYPE or the key of a character found no text field: none had the focus, and none was at the point of the TYPE. Nothing was typed.",
  ),
);
export const Stepped = v.strictObject({
  step: v.number(),
  observation: Observation,
  terminated: v.boolean(),
  truncated: v.boolean(),
  outcome: v.exactOptional(EpisodeEnd),
  /**
   * The user's answer to a question, the result of a tool, the reason why `typed` is false, or the error that AWAKE
   * names no app.
   */
  message: v.exactOptional(v.string()),
  typed: v.exactOptional(NotTyped),
});
export type Stepped = v.InferOutput<typeof Stepped>;

export const ScreenshotQuery = v.strictObject({
  format: v.exactOptional(PictureFormat),
  quality: v.exactOptional(integerParam(1, 100)),
  width: v.exactOptional(integerParam(16, 4800)),
  step: v.exactOptional(integerParam(0, 1_000_000)),
});
export type ScreenshotQuery = v.InferOutput<typeof ScreenshotQuery>;
/**
 * The query as a phone receives it. `accepted` is the format that the Accept header prefers. `accepted` applies only to
 * pictures that the server draws.
 */
export type PictureQuery = ScreenshotQuery & { readonly accepted?: PictureFormat };
export const ElementsQuery = v.strictObject({ acts: v.exactOptional(booleanParam) });
export const StateQuery = v.strictObject({ path: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))) });
export const JudgeQuery = v.strictObject({ reveal: v.exactOptional(booleanParam) });
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

/** One row of an episode's log. Its texts are JSON as stored. */
export const LogRow = v.strictObject({
  version: integerBetween(1, 1e9),
  step: v.nullable(integerBetween(1, 1e9)),
  kind: v.picklist(["step", "command", "edit", "event", "hand"]),
  action: v.nullable(StepAction),
  commands: v.array(Command),
  patches: v.array(Patch),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
});
export type LogRow = v.InferOutput<typeof LogRow>;

/** A complete environment in one file. Another server can continue it from exactly this state. */
export const SnapshotFile = v.strictObject({
  format: v.literal("phonebooth-snapshot-1"),
  versions: Versions,
  /** The build that started the episode. */
  build: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  /** The settings that the phone was made from. */
  boot: v.strictObject({
    start_ms: integerBetween(minStartMs, maxStartMs),
    lang: Lang,
    device: Device,
    theme: v.picklist(["light", "dark"]),
    font_scale: FontScale,
    seed: Seed,
  }),
  /** `suite_task`: the JSON of a suite's task, so that a server without the suite can judge it. */
  task: v.nullable(v.strictObject({ id: TaskId, seed: Seed, lang: Lang, suite_task: v.exactOptional(Json) })),
  reward: v.nullable(Reward),
  /** The patches from the default phone to the start of the episode. */
  start: v.array(Patch),
  log: v.array(LogRow),
  version: integerBetween(0, 1e9),
  step: integerBetween(0, 1e9),
  outcome: v.nullable(EpisodeEnd),
  /** The hash of the state after `start` and `log`. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  ...originField,
  /** The hash of all fields above. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  signature: v.exactOptional(Signature),
});
export type SnapshotFile = v.InferOutput<typeof SnapshotFile>;

export const RestoreBody = v.strictObject({ snapshot: v.exactOptional(SnapshotId) });
export const Restored = v.strictObject({ id: v.string(), version: v.number(), hash: v.string(), step: v.number() });
export type Restored = v.InferOutput<typeof Restored>;

export const ForkBody = v.strictObject({
  count: v.exactOptional(integerBetween(1, limits.forks)),
  step: v.exactOptional(integerBetween(0, 1_000_000)),
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
  /** Why the phone refused, or null. A refusal changes nothing except the toast that reports it. */
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
  typed: v.exactOptional(NotTyped),
  /** The node after the step, and whether the step found no edge (`missed`). Only present on a graph. */
  node: v.exactOptional(v.string()),
  missed: v.exactOptional(v.boolean()),
});
export type TrajectoryLine = v.InferOutput<typeof TrajectoryLine>;
