/**
 * A pool of tasks from walks: many instances of many distinct tasks, each proved. A model can be trained on
 * it; it is apart from the benchmark's own tasks.
 */
import type { SuiteTask } from "#contract/suite.ts";
import { hashOf } from "#state/hash.ts";
import { isObject, type Json } from "#state/json.ts";
import type { NormalizedChange } from "#judge/normalized-changes.ts";
import { isBookkeeping } from "./bookkeeping.ts";
import { faultsOfInstruction, type Candidate } from "./candidate.ts";
import { findCandidates, readWalk, type StoredWalk } from "./candidates.ts";
import type { RecordOfWorld } from "./describe.ts";
import { goalHash } from "./goal.ts";
import type { ActCounts, PageWalk } from "./page-walk.ts";
import { proveOnKernel, type SuiteFinding } from "./suite-proofs.ts";

export interface PoolWish {
  readonly app: string;
  /** The seeds of the phones. */
  readonly seeds: readonly number[];
  /** The number of walks on each phone. */
  readonly walks: number;
  /** The number of steps of each walk. Walks are short, because each begins on an untouched phone. */
  readonly steps: number;
  /** The most tasks of one shape. */
  readonly perShape: number;
}
/** The reasons for which a window became no task, and how often. */
export type PoolCounts = Record<string, number>;

/** The most changes of a task. Longer lists of changes are no request of one person. */
const mostChanges = 3;
/**
 * The number of walks after which the memory begins anew. Once most acts were done often, the counts no longer say which
 * ones are rare.
 */
const walksPerMemory = 12;
/** The calls of the shortest task that is not trivial: open the app, and two touches. */
const leastCalls = 3;

export interface PoolTools {
  readonly walk: (walk: PageWalk) => Promise<StoredWalk>;
  /** Plays the solution on a page, or null if the tasks are proved in the kernel only. */
  readonly proveOnPage: ((task: SuiteTask) => Promise<SuiteFinding>) | null;
  readonly recordOfWorld: RecordOfWorld;
  /** Called for each task that passes all proofs. */
  readonly onTask: (task: SuiteTask) => void;
}
/** Finds tasks in walks of one app, and proves them. */
export async function findPoolTasks(
  { app, seeds, walks, steps, perShape }: PoolWish,
  { walk: takeWalk, proveOnPage, recordOfWorld, onTask }: PoolTools,
): Promise<PoolCounts> {
  const counts: PoolCounts = {};
  const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const goals = new Set<string>();
  const instructions = new Set<string>();
  const shapes = new Map<string, number>();
  let memory: ActCounts = new Map();
  const refuse = (goal: readonly NormalizedChange[]): string | null => {
    if (isEnoughOf(shapeOf({ checks: goal }))) return "enough-of-the-shape";
    return faultOfGoal(goal);
  };
  const isEnoughOf = (shape: string): boolean => (shapes.get(shape) ?? 0) >= perShape;
  for (let number = 0; number < walks; number++)
    for (const [i, seed] of seeds.entries()) {
      if ((number * seeds.length + i) % walksPerMemory === 0) memory = new Map();
      const walk = readWalk(await takeWalk({ app, seed, number, steps, memory }));
      for (const { outcome, candidate } of await findCandidates(walk, goals, {
        hash: (goal) => goalHash([...goal, { path: `${seed}`, kind: "changed", value: null }]),
        refuse,
        recordOfWorld,
      })) {
        const refused = outcome.outcome === "not-wanted" ? outcome.says : outcome.outcome;
        const reason = candidate === null ? refused : await refusalOf(candidate);
        count(reason ?? "proved");
        if (candidate === null || reason !== null) continue;
        const shape = shapeOf(candidate.task);
        shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
        instructions.add(candidate.task.instruction.en!);
        onTask(candidate.task);
      }
    }
  return counts;

  async function refusalOf(candidate: Candidate): Promise<string | null> {
    const { task } = candidate;
    const instruction = task.instruction.en!;
    if (new Set(candidate.changes.map(({ words }) => words)).size < candidate.changes.length) return "same-words";
    if (task.oracle.length < leastCalls) return "trivial";
    if (isEnoughOf(shapeOf(task))) return "enough-of-the-shape";
    if (instructions.has(instruction)) return "same-instruction";
    const [fault] = faultsOfInstruction(instruction, candidate);
    if (fault) return fault.outcome;
    const failed = await failedProof(task);
    if (failed !== null) return failed;
    const onPage = await proveOnPage?.(task);
    return onPage && onPage.faults.length > 0 ? "not-proved: page" : null;
  }
}

/**
 * Changes that a person cannot understand from the names of the fields, as readers found: labels of bills, the data of a
 * calculator, the turns of a picture, places on the home screen, another text of a note, numbers of weekdays, goods with
 * codes for names.
 */
const unclearPath = new RegExp(
  [
    "^/alipay/(marks|tags|hidden|login)|^/bilibili/orders|^/calculatorpro/numbers",
    "^/launcher/|^/notes/notes/\\w+/body$|^/meeting/rooms|^/meeting/records/\\w+/place$|^/meeting/meetings/\\w+_new\\d+$|^/messages/messages/\\w+/status$|^/spotify/queue|^/themes/withMode",
    "^/weather/(on|cities)|^/weread/rankLike|/wifi/connected$|/turns$|[wW]eekStart$",
  ].join("|"),
);
/** Fields of new records that depend on how fast an agent is, or on where a page was scrolled to. */
const accidentalFields = ["leftMs", "offset", "paragraph"] as const;
/**
 * A new file other than a folder has fields that no user would name, a message from somebody else is no act of the user,
 * and the length of a call depends on how fast an agent is.
 */
const isTechnical = ({ path, kind, value = null }: Goal): boolean => {
  if (kind !== "added" || !isObject(value)) return false;
  const fields = value as Record<string, Json>;
  if (accidentalFields.some((field) => field in fields)) return true;
  // An event without a title, and a post about another one: the request would not say what they are about.
  if (path.startsWith("/calendar/events/") && fields["title"] === "") return true;
  if (path.startsWith("/x/posts/") && fields["quoted"] !== null) return true;
  // A shared post or video. A user would name it, but the message has only its key.
  const { body = null } = fields;
  if (isObject(body) && !("text" in body)) return true;
  if (path.startsWith("/contacts/calls/")) return fields["durationMs"] !== 0;
  if (path.startsWith("/os/files/")) return fields["type"] !== "folder";
  return path.startsWith("/messages/messages/") && typeof fields["from"] === "string";
};
/** A change of a goal, or a check of a task. */
type Goal = Pick<NormalizedChange, "path" | "kind"> & { readonly value?: Json };
/** Fields by which apps take a record away without removing it from the data. */
const goneField = /^(trashedAt|deletedAt|archivedAt|hidden|removed|deleted|archived|trashed)$/;
/** Returns the reason why nobody would ask for these changes at once, or null. */
export function faultOfGoal(
  goal: readonly Goal[],
): "too-many-changes" | "unclear" | "technical" | "contradiction" | null {
  if (goal.length > mostChanges) return "too-many-changes";
  if (goal.some(({ path }) => unclearPath.test(path))) return "unclear";
  if (goal.some(isTechnical)) return "technical";
  // Calling is not asked for beside blocking the same number.
  if (goal.length > 1 && goal.some(({ path }) => path.startsWith("/contacts/calls/"))) return "contradiction";
  const gone = goal.flatMap(({ path, kind }) => {
    if (kind === "removed") return [path];
    const at = path.lastIndexOf("/");
    return goneField.test(path.slice(at + 1)) ? [path.slice(0, at)] : [];
  });
  // A record that is taken away and changed besides.
  const isTouched = (record: string): boolean =>
    goal.filter(({ path }) => path === record || path.startsWith(`${record}/`)).length > 1;
  return gone.some(isTouched) ? "contradiction" : null;
}

/** Returns which proof in the kernel fails, as a reason to leave the task out, or null. */
export async function failedProof(task: SuiteTask): Promise<string | null> {
  const failed = (await proveOnKernel("pool", task)).find(({ faults }) => faults.length > 0);
  return failed ? `not-proved: ${failed.proof}` : null;
}

/** Returns whether the rules still want a task that was stored earlier. */
export const isWanted = ({ checks }: Pick<SuiteTask, "checks">): boolean =>
  faultOfGoal(checks) === null && !checks.some(isBookkeeping);

/** Field names of the data; every other part of a path is the key of a record. */
const fieldName = /^[a-z][A-Za-z]*$/;
/** Two tasks have the same shape if their checks look at the same fields of the same kinds of records. */
export const shapeOf = ({
  checks,
}: {
  readonly checks: readonly { readonly path: string; readonly kind: NormalizedChange["kind"] }[];
}): string =>
  hashOf(
    checks
      .map(({ path, kind }) => {
        const steps = path.split("/").map((step, i) => (i === 0 || fieldName.test(step) ? step : "*"));
        return `${steps.join("/")} ${kind}`;
      })
      .toSorted() as unknown as Json,
  );
