// Suites of tasks as JSON. A suite contains everything that a server needs to set up and judge its tasks without
// built-in support for them.
import * as v from "valibot";
import { Lang, limits, Seed } from "./env.ts";
import { Json, Patch } from "./json.ts";

/** Returns the schema of a name that is part of task ids: `suite/<name>/<id>`. */
const slug = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(/^[a-z0-9][a-z0-9_-]*$/, "Expected lower-case letters, digits, - and _"),
  );
export const SuiteName = slug(40);
/** The name of a task in its suite. */
const SuiteTaskName = slug(70);
const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
const sentence = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));
const pointer = v.pipe(v.string(), v.maxLength(1000), v.regex(/^\/[\s\S]+$/, "Expected a JSON pointer"));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/**
 * A change of data that the task requires at the end. In `path` and `value`, an id created during the episode is
 * replaced by its kind and position (`note_new0`), and an instant of the episode by `{"$instant": "episode"}`. These
 * ids and instants differ between episodes.
 */
export const SuiteCheck = v.strictObject({
  /** A sentence that is true if the check passed. */
  that: sentence,
  /** A JSON pointer that starts with an app's id or `os`. */
  path: pointer,
  kind: v.picklist(["added", "removed", "changed"]),
  /** Missing if the check requires a removal. */
  value: v.exactOptional(Json),
});
export type SuiteCheck = v.InferOutput<typeof SuiteCheck>;

const solutionCalls = [
  "open",
  "act",
  "set",
  "slide",
  "type",
  "enter",
  "confirm",
  "choose",
  "grant",
  "copy",
  "paste",
  "back",
  "home",
  "wait",
] as const;
/**
 * One call of the reference solution, in terms of the screen. Apps are named by id. Ids created during the episode are
 * written as in `SuiteCheck`: `{"call": "act", "args": ["notes", "list.add", {}]}`, `{"call": "type", "args": ["title",
 * "Milk"]}`.
 */
export const SolutionCall = v.strictObject({
  call: v.picklist(solutionCalls),
  args: v.pipe(v.array(Json), v.maxLength(4)),
});
export type SolutionCall = v.InferOutput<typeof SolutionCall>;

export const SuiteTask = v.pipe(
  v.strictObject({
    id: SuiteTaskName,
    apps: v.pipe(v.array(word), v.minLength(1), v.maxLength(20)),
    instruction: v.strictObject({ en: v.exactOptional(sentence), zh: v.exactOptional(sentence) }),
    /**
     * The phone at the start of the task. It is booted with this seed and language and then changed by these patches.
     */
    start: v.strictObject({ seed: Seed, locale: Lang, patches: v.pipe(v.array(Patch), v.maxLength(10_000)) }),
    checks: v.pipe(v.array(SuiteCheck), v.minLength(1), v.maxLength(100)),
    /** Paths that may change, with everything below them. They are written as in `SuiteCheck`. */
    allow: v.pipe(v.array(pointer), v.maxLength(200)),
    oracle: v.pipe(v.array(SolutionCall), v.minLength(1), v.maxLength(200)),
    /** The budget in steps. */
    budget: v.picklist([15, 30, 45, 60]),
    difficulty: v.picklist(["L1", "L2", "L3", "L4"]),
    tags: v.exactOptional(v.pipe(v.array(word), v.maxLength(20))),
    provenance: v.strictObject({
      /** The folder of the run and the episode in that folder, as the suite's author named them. */
      walk: word,
      /** The numbers of the first and the last step of the walk that the task was cut from. */
      from: count,
      to: count,
      /** The seed of the walk. */
      seed: Seed,
      /** The number of steps of the walk, and the number of calls after pruning. */
      steps: count,
      calls: count,
      /** The model that wrote the instruction; null if the instruction comes from the plain template. */
      model: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    }),
  }),
  v.check(
    ({ instruction, start }) => instruction[start.locale === "en" ? "en" : "zh"] !== undefined,
    "Expected an instruction in the language of its start",
  ),
);
export type SuiteTask = v.InferOutput<typeof SuiteTask>;

export const suiteLimits = { tasks: 2000, bytes: limits.snapshotBytes } as const;
export const Suite = v.pipe(
  v.strictObject({
    format: v.literal("phonebooth-suite-1"),
    name: SuiteName,
    tasks: v.pipe(v.array(SuiteTask), v.maxLength(suiteLimits.tasks)),
  }),
  v.check(({ tasks }) => new Set(tasks.map(({ id }) => id)).size === tasks.length, "Two tasks have the same id"),
);
export type Suite = v.InferOutput<typeof Suite>;

/** The answer to the upload of a suite. */
export const SuiteStored = v.strictObject({ name: v.string(), tasks: v.number(), hash: v.string() });
export type SuiteStored = v.InferOutput<typeof SuiteStored>;
