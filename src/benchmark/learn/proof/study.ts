// The study: training runs (`Course`) with the complete method, with shuffled advantages, and with one part of the
// method omitted. All training runs use the same instances and number of steps, and are measured on the same held-out
// instances.
import type { Semaphore } from "#env/queue.ts";
import { stepRewardDefaults, type StepReward } from "#judge/reward.ts";
import { featureNames } from "#learn/features.ts";
import { train, type TrainingSettings, type UpdateLine } from "#learn/training.ts";
import { greedyCandidate, sampleCandidate } from "#learn/policy.ts";
import { trainerDefaults } from "#learn/trainer.ts";
import { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import { draw } from "#tasks/catalog.ts";
import type { Client } from "../../../../clients/typescript/src/client.ts";
import { splitByWords, type InstanceRef, type Split } from "./instances.ts";
import { playGroup, playInstance, type PlayContext, type InstanceResult } from "./play.ts";
import { StepCache } from "./lazy-phone.ts";
import { startsOf, type Start, type Starts } from "./starts.ts";

export const families = ["settings/one-choice", "settings/one-switch", "clock/labelled-alarm"] as const;
export const variants = ["whole", "shuffled", "no-decay", "no-curriculum", "nothing-dropped", "no-filter"] as const;
/**
 * `whole` is the complete method. `shuffled` is the control, whose advantages are shuffled. Each of the other variants
 * omits one part of the method.
 */
export type Variant = (typeof variants)[number];

export interface StudySettings {
  readonly families: readonly string[];
  /** The seed of the split and of the first training run. */
  readonly seed: number;
  /** The variants to test, with the number of seeds of each variant. */
  readonly courses: readonly { readonly variant: Variant; readonly seeds: number }[];
  /** The number of steps on phones per training run, without those of members that were added to a group. */
  readonly steps: number;
  /** The maximum number of all steps of a training run. */
  readonly mostSteps: number;
  readonly groups: number;
  readonly members: number;
  /** The maximum number of members of a group in which no member succeeds. */
  readonly mostMembers: number;
  /** The number of instances per family that a training run uses. They are from the learning set. */
  readonly learning: number;
  readonly apart: number;
  readonly holding: number;
  /**
   * The number of tests during a training run. The tests use instances that the training run does not use for learning.
   */
  readonly checks: number;
}
export const studyDefaults: Omit<StudySettings, "families" | "seed" | "courses"> = {
  steps: 8000,
  mostSteps: 16_000,
  groups: 3,
  members: 8,
  mostMembers: 64,
  learning: 9,
  apart: 12,
  holding: 200,
  checks: 4,
};

export interface Rate {
  readonly successes: number;
  readonly of: number;
  /** The number of successes and the number of episodes, by family. */
  readonly families: Readonly<Record<string, readonly [successes: number, of: number]>>;
  /** The mean number of steps of successful episodes, or null if no episode succeeded. */
  readonly steps: number | null;
  /** The number of episodes that the policy ended with COMPLETE. */
  readonly completed: number;
}
export interface Check {
  readonly steps: number;
  readonly rate: Rate;
}
export interface Course {
  readonly variant: Variant;
  readonly seed: number;
  readonly curve: readonly UpdateLine[];
  /** The tests on instances of the learning set that this training run did not use for learning. */
  readonly checks: readonly Check[];
  /** The success rate on the held-out instances, with greedy actions, from the real start of each instance. */
  readonly held: Rate;
  readonly weights: readonly number[];
  /** The number of steps that phones executed for this training run. The results of its other steps were cached. */
  readonly asked: number;
  /** The duration in seconds, including the checks and the test on held-out instances. */
  readonly seconds: number;
}
export interface Study {
  readonly settings: StudySettings;
  readonly split: { readonly learnt: number; readonly held: number; readonly words: string };
  /**
   * The success rate of the policy before learning, which chooses uniformly among candidates. Null if the policy was
   * not tested yet.
   */
  readonly uniform: Rate | null;
  readonly courses: readonly Course[];
}

export interface StudyOptions {
  readonly client: Client;
  readonly world: World;
  readonly slots: Semaphore;
  /** Whether step results are cached. The cache reduces the number of phones and does not change the results. */
  readonly remembers: boolean;
  readonly settings: StudySettings;
  /**
   * The results of an interrupted study with the same settings. Training runs that are in these results are not
   * repeated.
   */
  readonly before: Study | null;
  readonly log: (text: string) => void;
  /** Called after every training run, with the results so far. */
  readonly onProgress: (study: Study) => void;
  readonly now: () => number;
}

export async function runLearningStudy(options: StudyOptions): Promise<Study> {
  const { client, slots, settings, log, onProgress } = options;
  const cache = new StepCache(options.remembers);
  const booth: PlayContext = { client, slots, cache };
  const split = splitByWords(await Promise.all(settings.families.map((id) => instancesOf(id, options.world))), {
    learning: settings.apart,
    holding: settings.holding,
    seed: settings.seed,
  });
  log(`${split.learning.length} instances set apart for learning, ${split.heldOut.length} held out`);
  const known = new Map<string, Promise<Starts>>();
  const starts = (drawn: InstanceRef): Promise<Starts> => {
    const key = `${drawn.task} ${drawn.seed}`;
    const pendingStarts =
      known.get(key) ?? slots.run(async () => startsOf(client, await drawInstance(drawn, options.world)));
    known.set(key, pendingStarts);
    return pendingStarts;
  };
  const study: Study = {
    settings,
    split: { learnt: split.learning.length, held: split.heldOut.length, words: "none on both sides" },
    uniform: options.before?.uniform ?? null,
    courses: [],
  };
  // The study keeps all courses that it had, also those that this call does not ask for.
  const earlier = options.before?.courses ?? [];
  const courses: Course[] = [];
  const withEarlier = (): Course[] => [
    ...courses,
    ...earlier.filter((had) => !courses.some(({ variant, seed }) => variant === had.variant && seed === had.seed)),
  ];
  for (const { variant, seeds } of settings.courses)
    for (let n = 0; n < seeds; n++) {
      const seed = settings.seed + n;
      const had = earlier.find((one) => one.variant === variant && one.seed === seed);
      courses.push(had ?? (await runCourse({ ...options, booth }, variant, seed, split, starts)));
      onProgress({ ...study, courses: withEarlier() });
    }
  for (const made of known.values()) await (await made).solvable[0]?.env.remove();
  const uniform = study.uniform ?? (await uniformRate(booth, split.heldOut, settings.seed));
  log(`uniform policy, held out: ${formatRate(uniform)}`);
  const whole: Study = { ...study, courses: withEarlier(), uniform };
  onProgress(whole);
  return whole;
}

/** Runs one variant with one seed. */
async function runCourse(
  { booth, settings, log, now }: StudyOptions & { readonly booth: PlayContext },
  variant: Variant,
  seed: number,
  split: Split,
  startsFor: (drawn: InstanceRef) => Promise<Starts>,
): Promise<Course> {
  const began = now();
  const stepsBefore = booth.cache.phoneSteps;
  const { learnt, others } = chooseInstances(split.learning, settings, seed);
  const listed = async ({ drawn, rank }: (typeof learnt)[number]) =>
    startsForVariant(variant, await startsFor(drawn)).map((start) => ({
      ...start,
      id: `${String(rank).padStart(3, "0")} ${start.id}`,
      start,
    }));
  const starts = (await Promise.all(learnt.map(listed))).flat();
  const prepared = now();
  const group = { seed, members: settings.members, mostMembers: settings.mostMembers, reward: rewardOf(variant) };
  const checks: Check[] = [];
  let due = settings.steps / Math.max(1, settings.checks);
  const learned = await train(
    lessonSettings(variant, settings, seed),
    starts,
    ({ start }, at, weights) => playGroup(booth, group, start, at, weights),
    async (line, weights) => {
      log(`${variant} ${seed}, ${formatUpdate(line)} (${toSeconds(now() - began)} s)`);
      if (settings.checks === 0 || line.steps < due) return;
      due = line.steps + settings.steps / settings.checks;
      checks.push({ steps: line.steps, rate: await greedyRate(booth, weights, others) });
      log(`${variant} ${seed}, learning set without the instances learnt from: ${formatRate(checks.at(-1)!.rate)}`);
    },
  );
  const held = await greedyRate(booth, learned.weights, split.heldOut);
  const seconds = toSeconds(now() - began);
  log(
    `${variant} ${seed}, held out: ${formatRate(held)} (${seconds} s, including ${toSeconds(prepared - began)} s of preparation)`,
  );
  const { curve, weights } = learned;
  return {
    variant,
    seed,
    curve,
    checks,
    held,
    weights: [...weights],
    asked: booth.cache.phoneSteps - stepsBefore,
    seconds,
  };
}

/**
 * Chooses the instances for learning, each with its rank in its family, and the instances for the tests. Starts with
 * the same number of remaining acts are ordered by this rank, so that the families alternate.
 */
function chooseInstances(all: readonly InstanceRef[], { families: ids, learning }: StudySettings, seed: number) {
  const byFamily = ids.map((id) => Rng.of(seed, "learn", id).shuffle(all.filter(({ task }) => task === id)));
  return {
    learnt: byFamily.flatMap((family) => family.slice(0, learning).map((drawn, rank) => ({ drawn, rank }))),
    others: byFamily.flatMap((family) => family.slice(learning)),
  };
}
/** Without the filter, a training run also uses unsolvable starts. */
export const startsForVariant = (variant: Variant, { solvable, unsolvable }: Starts): readonly Start[] =>
  variant === "no-filter" ? [...solvable, ...unsolvable] : solvable;
const lessonSettings = (
  variant: Variant,
  { steps, mostSteps, groups }: StudySettings,
  seed: number,
): TrainingSettings => ({
  seed,
  steps,
  mostSteps,
  groups,
  order: variant === "no-curriculum" ? "uniform" : "ascending",
  trainer: { ...trainerDefaults, shuffled: variant === "shuffled", keepAll: variant === "nothing-dropped" },
});
/** Without decay every success has the same reward. */
const rewardOf = (variant: Variant): StepReward =>
  variant === "no-decay" ? { ...stepRewardDefaults, lambda: 0 } : stepRewardDefaults;

const locale = "en";
const drawInstance = (drawn: InstanceRef, world: World) => draw(drawn.task, drawn.seed, locale, world);
/** After this number of consecutive seeds without a new instance, a family counts as complete. */
const maxSeedsWithoutNew = 300;
const maxSeeds = 3000;
/** Returns the instances of a family with distinct instructions. Each has the first seed that produces it. */
async function instancesOf(task: string, world: World): Promise<InstanceRef[]> {
  const found = new Map<string, InstanceRef>();
  let last = 0;
  for (let seed = 0; seed < maxSeeds && seed - last <= maxSeedsWithoutNew; seed++) {
    const { instruction } = await draw(task, seed, locale, world);
    if (found.has(instruction)) continue;
    found.set(instruction, { task, seed, instruction });
    last = seed;
  }
  return [...found.values()];
}

const greedyRate = async (booth: PlayContext, weights: Float64Array, list: readonly InstanceRef[]): Promise<Rate> =>
  rateOf(await Promise.all(list.map((drawn) => playInstance(booth, weights, drawn, greedyCandidate))));
const uniformRate = async (booth: PlayContext, list: readonly InstanceRef[], seed: number): Promise<Rate> =>
  rateOf(
    await Promise.all(
      list.map((drawn, n) =>
        playInstance(booth, new Float64Array(featureNames.length), drawn, (logs, step) =>
          sampleCandidate(logs, Rng.of(seed, "uniform", n, step).next()),
        ),
      ),
    ),
  );
export function rateOf(looked: readonly InstanceResult[]): Rate {
  const won = looked.filter(({ success }) => success);
  const tasks = [...new Set(looked.map(({ instance }) => instance.task))];
  const of = (list: readonly InstanceResult[], task: string): number =>
    list.filter(({ instance }) => instance.task === task).length;
  return {
    successes: won.length,
    of: looked.length,
    families: Object.fromEntries(tasks.map((task) => [task, [of(won, task), of(looked, task)] as const])),
    steps: won.length === 0 ? null : won.reduce((sum, { steps }) => sum + steps, 0) / won.length,
    completed: looked.filter(({ completed }) => completed).length,
  };
}

export const percent = (rate: Pick<Rate, "successes" | "of"> | null): string =>
  !rate || rate.of === 0 ? "–" : `${((100 * rate.successes) / rate.of).toFixed(1)} %`;
const formatRate = (rate: Rate): string => {
  const families = Object.entries(rate.families).map(([task, [won, of]]) => `${task} ${won}/${of}`);
  return `${percent(rate)} of ${rate.of} (${families.join(", ")})`;
};
const formatUpdate = (line: UpdateLine): string => {
  const dropped = line.dropped.filter((why) => why !== null).length;
  const success = `${(100 * line.success).toFixed(0)} % of the episodes succeed`;
  return `update ${line.update}: ${line.steps} steps and ${line.addedSteps} of added members, up to ${line.acts} acts left, ${success}, ${dropped} groups dropped`;
};
const toSeconds = (ms: number): number => Math.round(ms / 1000);
