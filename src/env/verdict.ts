// The verdict on an episode, and its log in the form of a trajectory.
import type { TrajectoryLine } from "#contract/env.ts";
import type { Verdict } from "#contract/task.ts";
import type { PhoneState } from "#os/state.ts";
import { applyPatches } from "#state/patch.ts";
import type { World } from "#world/read.ts";
import { Refusal } from "./answer.ts";
import type { Course } from "./course.ts";
import { pictureUrl } from "./observation.ts";
import { withWorld } from "./world-lookup.ts";
import { parseAction, parseCommands, parsePatches, type Row } from "./records.ts";
import { hasTypedNothing } from "./step.ts";
import { taskBook } from "./task-book.ts";
import { changesBetween } from "./writes.ts";

/**
 * Judges the current state. `reveal`: includes the expected answers. Refuses a phone without a task. To find the
 * changes that time alone caused, the judge runs the untouched phone for the same time. Events that become due in this
 * time can read `world`.
 */
export async function judgeEpisode(course: Course, reveal: boolean, world: World): Promise<Verdict> {
  const { task, reward, outcome } = course.episode;
  if (!task) throw new Refusal("conflict", "This phone has no task, so there is nothing to judge.");
  const input = {
    instance: taskBook.sample(task.id, task.seed, task.lang, task.facts),
    before: course.start,
    after: course.state,
    outcome,
    steps: course.step,
    ...(reward ? { reward } : {}),
  };
  const verdict = await withWorld(world, () => taskBook.judge(input, { reveal }));
  return course.episode.tools ? { ...verdict, tools: countToolCalls(course) } : verdict;
}

const countToolCalls = (course: Course): number =>
  course.rowsAfter(0).filter((row) => parseAction(row)?.type === "TOOL").length;

const pageRows = 100;
export interface TrajectoryPage {
  /** NDJSON. */
  readonly lines: string;
  /** The version after which the next page begins; null on the last page. */
  readonly next: number | null;
}
/** Returns one page of the agent's steps after version `after`. */
export async function trajectoryPage(course: Course, after: number, world: World): Promise<TrajectoryPage> {
  const { version } = course;
  const rows = course.rowsAfter(after, pageRows);
  let before = course.stateAt(after);
  let lines = "";
  for (const row of rows) {
    const state = applyPatches(before, parsePatches(row));
    if (row.step !== null) lines += `${JSON.stringify(await trajectoryLine(course, row, before, state, world))}\n`;
    before = state;
  }
  const last = rows.at(-1)?.version ?? version;
  return { lines, next: last < version ? last : null };
}

async function trajectoryLine(
  course: Course,
  row: Row,
  before: PhoneState,
  after: PhoneState,
  world: World,
): Promise<TrajectoryLine> {
  const { task, outcome, endedAt } = course.episode;
  const step = row.step ?? 0;
  const scored = task && endedAt === row.version && outcome !== "error";
  const action = parseAction(row)!;
  const commands = parseCommands(row);
  return {
    step,
    action,
    commands,
    state_hash: row.hash,
    changes: changesBetween(before, after),
    screenshot: pictureUrl(course.env.id, step, "png"),
    instruction: task?.instruction ?? null,
    ...(hasTypedNothing(action, commands) ? { typed: false } : {}),
    ...(scored ? { reward: (await judgeEpisode(course, false, world)).reward.value } : {}),
  };
}
