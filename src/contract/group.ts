// A group: phones on one task, equal at their start, judged together. Rewards become advantages by the group's own mean.
import * as v from "valibot";
import { EpisodeBody, EpisodeEnd, limits, Observation, Secret, TaskBrief, Tokens } from "./env.ts";
import { notArray } from "./json.ts";
import { Verdict } from "./task.ts";

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const groupLimits = { least: 2, most: limits.forks } as const;

/** A picture of a group lies at no address: it comes with the answer or not at all. */
const GroupWish = notArray(
  v.strictObject({
    screenshot: v.exactOptional(v.picklist(["base64", "none"])),
    format: v.exactOptional(v.picklist(["png", "jpeg", "webp"])),
    elements: v.exactOptional(v.boolean()),
    state_hash: v.exactOptional(v.boolean()),
  }),
);

/** What its members begin from, as for an environment. */
export const GroupBody = v.strictObject({
  ...EpisodeBody.entries,
  size: whole(groupLimits.least, groupLimits.most),
  /** Of the snapshot's log: members begin right after this step of it. */
  step: v.exactOptional(whole(0, 1_000_000)),
  observation: v.exactOptional(GroupWish),
  secret: v.exactOptional(Secret),
});
export type GroupBody = v.InferOutput<typeof GroupBody>;

const member = { id: v.string(), tokens: Tokens, version: v.number() };

export const GroupCreated = v.strictObject({
  id: v.string(),
  /** Opens the group. Each member has tokens of its own. */
  tokens: v.strictObject({ operator: v.string() }),
  /** In the order of their numbers, which count from 1. */
  envs: v.array(v.strictObject(member)),
  /** Of the state that every member begins with. */
  hash: v.string(),
  /** The step after which members begin. */
  step: v.number(),
  task: TaskBrief,
  /** Where one was wished for: what every member begins with. */
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
      /** Away: suspended because it was idle; the next call on the group resumes it. Gone: deleted. */
      status: v.picklist(["running", "done", "away", "gone"]),
      step: v.nullable(v.number()),
      outcome: v.nullable(EpisodeEnd),
      /** How often it was replaced. */
      replaced: v.number(),
    }),
  ),
});
export type GroupInfo = v.InferOutput<typeof GroupInfo>;

export const AdvantageName = v.picklist(["mobgrpo", "grpo"]);
export type AdvantageName = v.InferOutput<typeof AdvantageName>;

export const GroupJudgeBody = v.strictObject({
  /**
   * mobgrpo (the default): a group is dropped where no member succeeded, or where all rewards are equal. grpo: only where they
   * are equal.
   */
  advantage: v.exactOptional(AdvantageName),
  /** mobgrpo keeps groups in which nobody succeeded. */
  keep_failed: v.exactOptional(v.boolean()),
});
export type GroupJudgeBody = v.InferOutput<typeof GroupJudgeBody>;

export const GroupVerdict = v.strictObject({
  members: v.array(
    v.strictObject({
      member: v.number(),
      env: v.string(),
      /** Null where the phone is gone. */
      verdict: v.nullable(Verdict),
      /** Null where the member is void. */
      reward: v.nullable(v.number()),
      /** Null where the group is dropped, unfinished, or has a void member. */
      advantage: v.nullable(v.number()),
      outcome: v.nullable(EpisodeEnd),
    }),
  ),
  advantage: AdvantageName,
  /** Of the rewards; null while some are missing. The deviation divides by one less than there are members. */
  mean: v.nullable(v.number()),
  std: v.nullable(v.number()),
  /** Why there is nothing to learn from it. */
  dropped: v.nullable(v.picklist(["no-success", "equal-rewards"])),
  /** Numbers of members that a fault of ours ended, or whose phone is gone: replace them. */
  void: v.array(v.number()),
  /** Numbers of members whose episode goes on. */
  unfinished: v.array(v.number()),
});
export type GroupVerdict = v.InferOutput<typeof GroupVerdict>;

export const ReplaceBody = v.strictObject({ member: whole(1, groupLimits.most) });
export type ReplaceBody = v.InferOutput<typeof ReplaceBody>;
export const Replaced = v.strictObject({ member: v.number(), env: v.strictObject(member) });
export type Replaced = v.InferOutput<typeof Replaced>;
