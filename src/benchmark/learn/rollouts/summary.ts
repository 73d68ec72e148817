// Summarizes rollouts by update.
import { mean } from "#learn/sum.ts";
import type { GroupLine, MemberLine } from "./lines.ts";
import { confusionOf, type Confusion } from "./opinion.ts";

export interface UpdateRow {
  readonly update: number;
  readonly groups: number;
  /** The number of groups without a learning signal, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
  readonly members: number;
  /** The share of successful members. */
  readonly success: number;
  readonly reward: number;
  /** The mean number of steps per member. */
  readonly steps: number;
}
export interface RolloutsSummary {
  readonly groups: number;
  readonly members: number;
  readonly steps: number;
  readonly updates: readonly UpdateRow[];
  /** The errors of the judge model. Missing if there is no judge model. */
  readonly judge?: Confusion;
}

export function summaryOf(groups: readonly GroupLine[]): RolloutsSummary {
  const members = groups.flatMap((group) => group.members);
  const updates = [...new Set(groups.map(({ update }) => update))].toSorted((a, b) => a - b);
  const hasOpinions = members.some(({ opinion }) => opinion !== undefined);
  return {
    groups: groups.length,
    members: members.length,
    steps: members.reduce((all, { verdict }) => all + verdict.steps, 0),
    updates: updates.map((update) => toUpdateRow(update, groups)),
    ...(hasOpinions ? { judge: confusionOf(members) } : {}),
  };
}

function toUpdateRow(update: number, all: readonly GroupLine[]): UpdateRow {
  const groups = all.filter((group) => group.update === update);
  const members = groups.flatMap((group) => group.members);
  const dropped: Record<string, number> = {};
  for (const { dropped: why } of groups) if (why !== null) dropped[why] = (dropped[why] ?? 0) + 1;
  const over = (value: (member: MemberLine) => number): number => mean(members.map(value));
  return {
    update,
    groups: groups.length,
    dropped,
    members: members.length,
    success: over(({ verdict }) => (verdict.success ? 1 : 0)),
    reward: over(({ reward }) => reward),
    steps: over(({ verdict }) => verdict.steps),
  };
}
