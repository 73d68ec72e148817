// What the judge says of an episode, and the log as others read it.
import type { TrajectoryLine } from "../contract/env.ts";
import type { Verdict } from "../contract/task.ts";
import type { PhoneState } from "../os/state.ts";
import { applyPatches } from "../state/patch.ts";
import type { World } from "../world/read.ts";
import { Refusal } from "./answer.ts";
import type { Course } from "./course.ts";
import { pictureUrl } from "./observation.ts";
import { withWorld } from "./lookup.ts";
import { actionOf, commandsOf, patchesOf, type Row } from "./records.ts";
import { isLostTyping } from "./step.ts";
import { taskBook } from "./task-book.ts";
import { changesBetween } from "./writes.ts";

/**
 * Of the phone as it is now. `reveal`: with what the answer sheet should have said. Refuses a phone without a task. What time
 * alone did is found by letting it pass again, and what falls due may look something up.
 */
export async function verdictOn(course: Course, reveal: boolean, world: World): Promise<Verdict> {
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
  return course.episode.tools ? { ...verdict, tools: toolCallsIn(course) } : verdict;
}

const toolCallsIn = (course: Course): number =>
  course.rowsAfter(0).filter((row) => actionOf(row)?.type === "TOOL").length;

const pageRows = 100;
export interface TrajectoryPage {
  /** NDJSON. */
  readonly lines: string;
  /** The version after which the next page begins; null where there is none. */
  readonly next: number | null;
}
/** The agent's steps after version `after`, a page of them. */
export async function trajectoryPage(course: Course, after: number, world: World): Promise<TrajectoryPage> {
  const { version } = course;
  const rows = course.rowsAfter(after, pageRows);
  let before = course.stateAt(after);
  let lines = "";
  for (const row of rows) {
    const state = applyPatches(before, patchesOf(row));
    if (row.step !== null) lines += `${JSON.stringify(await lineOf(course, row, before, state, world))}\n`;
    before = state;
  }
  const last = rows.at(-1)?.version ?? version;
  return { lines, next: last < version ? last : null };
}

async function lineOf(
  course: Course,
  row: Row,
  before: PhoneState,
  after: PhoneState,
  world: World,
): Promise<TrajectoryLine> {
  const { task, outcome, endedAt } = course.episode;
  const step = row.step ?? 0;
  const scored = task && endedAt === row.version && outcome !== "error";
  const action = actionOf(row)!;
  const commands = commandsOf(row);
  return {
    step,
    action,
    commands,
    state_hash: row.hash,
    changes: changesBetween(before, after),
    screenshot: pictureUrl(course.env.id, step, "png"),
    instruction: task?.instruction ?? null,
    ...(isLostTyping(action, commands) ? { typed: false } : {}),
    ...(scored ? { reward: (await verdictOn(course, false, world)).reward.value } : {}),
  };
}
