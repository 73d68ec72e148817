// A group consists of phones with the same task and start, which are judged together. A member's advantage is its
// reward relative to the group's mean.
import * as v from "valibot";
import { EpisodeBody, EpisodeEnd, limits, Observation, Secret, TaskBrief, Tokens } from "./env.ts";
import { notArray } from "./json.ts";
import { Verdict } from "./task.ts";

const integerBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const groupLimits = { least: 2, most: limits.forks } as const;

/** Pictures of a group have no address, so the answer either contains the picture or has no picture. */
const GroupObservationOptions = notArray(
  v.strictObject({
    screenshot: v.exactOptional(v.picklist(["base64", "none"])),
    format: v.exactOptional(v.picklist(["png", "jpeg", "webp"])),
    elements: v.exactOptional(v.boolean()),
    state_hash: v.exactOptional(v.boolean()),
  }),
);

/** The start of the group's members, with the same fields as for an environment. */
export const GroupBody = v.strictObject({
  ...EpisodeBody.entries,
  size: integerBetween(groupLimits.least, groupLimits.most),
  /** The members begin after this step of the snapshot's log. */
  step: v.exactOptional(integerBetween(0, 1_000_000)),
  observation: v.exactOptional(GroupObservationOptions),
  secret: v.exactOptional(Secret),
});
export type GroupBody = v.InferOutput<typeof GroupBody>;

const member = { id: v.string(), tokens: Tokens, version: v.number() };

export const GroupCreated = v.strictObject({
  id: v.string(),
  /** The token for the group. Each member also has its own tokens. */
  tokens: v.strictObject({ operator: v.string() }),
  /** The members, ordered by their numbers, which start at 1. */
  envs: v.array(v.strictObject(member)),
  /** The hash of the state that every member begins with. */
  hash: v.string(),
  /** The members begin after this step. */
  step: v.number(),
  task: TaskBrief,
  /** The observation at the start of every member. Present only if the request asked for it. */
  observation: v.exactOptional(Observation),
});
export type GroupCreated = v.InferOutput<typeof GroupCreated>;

export const GroupInfo = v.strictObject({
  id: v.string(),
  task: TaskBrief,
  size: v.number(),
  hash: v.string(),
  step: v.number(),
  created: v.string(),
  members: v.array(
    v.strictObject({
      member: v.number(),
      env: v.string(),
      /**
       * away: the phone is suspended because it was idle, and the next call on the group resumes it. gone: the phone
       * was deleted.
       */
      status: v.picklist(["running", "done", "away", "gone"]),
      step: v.nullable(v.number()),
      outcome: v.nullable(EpisodeEnd),
      /** How often the member was replaced. */
      replaced: v.number(),
    }),
  ),
});
export type GroupInfo = v.InferOutput<typeof GroupInfo>;

export const AdvantageName = v.picklist(["mobgrpo", "grpo"]);
export type AdvantageName = v.InferOutput<typeof AdvantageName>;

export const GroupJudgeBody = v.strictObject({
  /**
   * mobgrpo (the default): the group is dropped if no member succeeded or all rewards are equal. grpo: the group is
   * dropped only if all rewards are equal.
   */
  advantage: v.exactOptional(AdvantageName),
  /** Makes mobgrpo keep groups in which no member succeeded. */
  keep_failed: v.exactOptional(v.boolean()),
});
export type GroupJudgeBody = v.InferOutput<typeof GroupJudgeBody>;

export const GroupVerdict = v.strictObject({
  members: v.array(
    v.strictObject({
      member: v.number(),
      env: v.string(),
      /** Null if the phone was deleted. */
      verdict: v.nullable(Verdict),
      /** Null if the member is invalid. */
      reward: v.nullable(v.number()),
      /** Null if the group is dropped, is unfinished, or has an invalid member. */
      advantage: v.nullable(v.number()),
      outcome: v.nullable(EpisodeEnd),
    }),
  ),
  advantage: AdvantageName,
  /**
   * The mean and the sample standard deviation of the rewards, whose divisor is the number of members minus one. Both
   * are null while some rewards are missing.
   */
  mean: v.nullable(v.number()),
  std: v.nullable(v.number()),
  /** Why the group gives no training signal. */
  dropped: v.nullable(v.picklist(["no-success", "equal-rewards"])),
  invalid: v.pipe(
    v.array(v.number()),
    v.description("Numbers of the members that ended by a server fault or whose phone was deleted. Replace them."),
  ),
  void: v.pipe(v.array(v.number()), v.description("Deprecated: use `invalid`.")),
  /** Numbers of the members whose episode is not over. */
  unfinished: v.array(v.number()),
});
export type GroupVerdict = v.InferOutput<typeof GroupVerdict>;

export const ReplaceBody = v.strictObject({ member: integerBetween(1, groupLimits.most) });
export type ReplaceBody = v.InferOutput<typeof ReplaceBody>;
export const Replaced = v.strictObject({ member: v.number(), env: v.strictObject(member) });
export type Replaced = v.InferOutput<typeof Replaced>;
