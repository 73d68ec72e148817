// The proof: some courses of learning with everything as meant, one with its advantages shuffled, one for each part left out,
// all over the same instances and with the same number of steps, all measured on the same instances held out.
import type { Semaphore } from "../../../env/queue.ts";
import { stepRewardDefaults, type StepReward } from "../../../judge/reward.ts";
import { featureNames } from "../../../learn/features.ts";
import { lesson, type LessonSettings, type UpdateLine } from "../../../learn/lesson.ts";
import { greedy, sampled } from "../../../learn/policy.ts";
import { trainerDefaults } from "../../../learn/trainer.ts";
import { Rng } from "../../../state/rng.ts";
import type { World } from "../../../world/read.ts";
import { draw } from "../../../../tasks/book.ts";
import type { Client } from "../../../../clients/typescript/src/client.ts";
import { splitByWords, type Drawn, type Split } from "./instances.ts";
import { playGroup, playInstance, type Booth, type Looked } from "./play.ts";
import { Ways } from "./phone.ts";
import { startsOf, type Start, type Starts } from "./starts.ts";

export const families = ["settings/one-choice", "settings/one-switch", "clock/labelled-alarm"] as const;
export const variants = ["whole", "shuffled", "no-decay", "no-curriculum", "nothing-dropped", "no-filter"] as const;
/** `shuffled` is the control, the rest leave one part out. */
export type Variant = (typeof variants)[number];

export interface StudySettings {
  readonly families: readonly string[];
  /** Of the split, and of the first course. */
  readonly seed: number;
  /** The variants that are tried, and how many seeds each has. */
  readonly courses: readonly { readonly variant: Variant; readonly seeds: number }[];
  /** Steps on phones, a course. */
  readonly steps: number;
  readonly groups: number;
  readonly members: number;
  /** Instances of each family that one course learns from, of those set apart for learning. */
  readonly learning: number;
  readonly apart: number;
  readonly holding: number;
  /** How often in a course the policy is tried on instances that it does not learn from. */
  readonly checks: number;
}
export const studyDefaults: Omit<StudySettings, "families" | "seed" | "courses"> = {
  steps: 8000,
  groups: 3,
  members: 8,
  learning: 9,
  apart: 12,
  holding: 200,
  checks: 4,
};

export interface Rate {
  readonly successes: number;
  readonly of: number;
  /** Successes and all, by family. */
  readonly families: Readonly<Record<string, readonly [successes: number, of: number]>>;
  /** Mean steps of the successes; null where there is none. */
  readonly steps: number | null;
  /** Episodes that the policy ended by COMPLETE. */
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
  /** On instances set apart for learning that this course did not learn from. */
  readonly checks: readonly Check[];
  /** On the instances held out, greedily, from their true beginning. */
  readonly held: Rate;
  readonly weights: readonly number[];
  /** Steps that phones did for it; the rest of its steps had been done before. */
  readonly asked: number;
  /** How long it took, the checks and the trial on what is held out with it. */
  readonly seconds: number;
}
export interface Study {
  readonly settings: StudySettings;
  readonly split: { readonly learnt: number; readonly held: number; readonly words: string };
  /** The policy before all learning, drawing from all candidates alike; null where it was not tried yet. */
  readonly uniform: Rate | null;
  readonly courses: readonly Course[];
}

export interface StudyOptions {
  readonly client: Client;
  readonly world: World;
  readonly slots: Semaphore;
  /** Whether a way that was gone once is not gone again: it saves phones, and changes no figure. */
  readonly remembers: boolean;
  readonly settings: StudySettings;
  /** What another study with these settings came to before it was stopped: its courses are not run again. */
  readonly before: Study | null;
  readonly say: (text: string) => void;
  /** What there is so far, after every course. */
  readonly keep: (study: Study) => void;
  readonly now: () => number;
}

export async function study(options: StudyOptions): Promise<Study> {
  const { client, slots, settings, say, keep } = options;
  const ways = new Ways(options.remembers);
  const booth: Booth = { client, slots, ways };
  const split = splitByWords(await Promise.all(settings.families.map((id) => instancesOf(id, options.world))), {
    learning: settings.apart,
    holding: settings.holding,
    seed: settings.seed,
  });
  say(`${split.learnt.length} instances set apart for learning, ${split.held.length} held out`);
  const known = new Map<string, Promise<Starts>>();
  const starts = (drawn: Drawn): Promise<Starts> => {
    const key = `${drawn.task} ${drawn.seed}`;
    const made = known.get(key) ?? slots.run(async () => startsOf(client, await instance(drawn, options.world)));
    known.set(key, made);
    return made;
  };
  const done: Study = {
    settings,
    split: { learnt: split.learnt.length, held: split.held.length, words: "none on both sides" },
    uniform: options.before?.uniform ?? null,
    courses: [],
  };
  const courses: Course[] = [];
  for (const { variant, seeds } of settings.courses)
    for (let n = 0; n < seeds; n++) {
      const seed = settings.seed + n;
      const had = options.before?.courses.find((one) => one.variant === variant && one.seed === seed);
      courses.push(had ?? (await runCourse({ ...options, booth }, variant, seed, split, starts)));
      keep({ ...done, courses: [...courses] });
    }
  for (const made of known.values()) await (await made).own[0]?.env.remove();
  const uniform = done.uniform ?? (await uniformRate(booth, split.held, settings.seed));
  say(`uniform policy, held out: ${told(uniform)}`);
  keep({ ...done, courses, uniform });
  return { ...done, courses, uniform };
}

/** Of one variant with one seed. */
async function runCourse(
  { booth, settings, say, now }: StudyOptions & { readonly booth: Booth },
  variant: Variant,
  seed: number,
  split: Split,
  startsFor: (drawn: Drawn) => Promise<Starts>,
): Promise<Course> {
  const began = now();
  const asked = booth.ways.asked;
  const { learnt, others } = chosen(split.learnt, settings, seed);
  const listed = async ({ drawn, rank }: (typeof learnt)[number]) =>
    admitted(variant, await startsFor(drawn)).map((start) => ({
      ...start,
      id: `${String(rank).padStart(3, "0")} ${start.id}`,
      start,
    }));
  const starts = (await Promise.all(learnt.map(listed))).flat();
  const prepared = now();
  const wish = { seed, members: settings.members, reward: rewardOf(variant) };
  const checks: Check[] = [];
  let due = settings.steps / Math.max(1, settings.checks);
  const learned = await lesson(
    lessonOf(variant, settings, seed),
    starts,
    ({ start }, at, weights) => playGroup(booth, wish, start, at, weights),
    async (line, weights) => {
      say(`${variant} ${seed}, ${described(line)} (${rounded(now() - began)} s)`);
      if (settings.checks === 0 || line.steps < due) return;
      due = line.steps + settings.steps / settings.checks;
      checks.push({ steps: line.steps, rate: await greedyRate(booth, weights, others) });
      say(`${variant} ${seed}, not learnt from: ${told(checks.at(-1)!.rate)}`);
    },
  );
  const held = await greedyRate(booth, learned.weights, split.held);
  const seconds = rounded(now() - began);
  say(`${variant} ${seed}, held out: ${told(held)} (${seconds} s, ${rounded(prepared - began)} of them to prepare)`);
  const { curve, weights } = learned;
  return { variant, seed, curve, checks, held, weights: [...weights], asked: booth.ways.asked - asked, seconds };
}

/**
 * Which instances this course learns from, each with its place among its family (with as many acts left, families take turns),
 * and which it is tried on meanwhile. */
function chosen(all: readonly Drawn[], { families: ids, learning }: StudySettings, seed: number) {
  const byFamily = ids.map((id) => Rng.of(seed, "learn", id).shuffle(all.filter(({ task }) => task === id)));
  return {
    learnt: byFamily.flatMap((family) => family.slice(0, learning).map((drawn, rank) => ({ drawn, rank }))),
    others: byFamily.flatMap((family) => family.slice(learning)),
  };
}
/** Without the filter a course learns from twins as well, which ask for what is not there. */
export const admitted = (variant: Variant, { own, twin }: Starts): readonly Start[] =>
  variant === "no-filter" ? [...own, ...twin] : own;
const lessonOf = (variant: Variant, { steps, groups }: StudySettings, seed: number): LessonSettings => ({
  seed,
  steps,
  groups,
  order: variant === "no-curriculum" ? "uniform" : "ascending",
  trainer: { ...trainerDefaults, shuffled: variant === "shuffled", keepAll: variant === "nothing-dropped" },
});
/** Without decay every success is worth the same. */
const rewardOf = (variant: Variant): StepReward =>
  variant === "no-decay" ? { ...stepRewardDefaults, lambda: 0 } : stepRewardDefaults;

const locale = "en";
const instance = (drawn: Drawn, world: World) => draw(drawn.task, drawn.seed, locale, world);
/** So many seeds in a row bring nothing new: the family is taken to be through. */
const barren = 300;
const mostSeeds = 3000;
/** A family's instances by their instructions, each by the first seed that draws it. */
async function instancesOf(task: string, world: World): Promise<Drawn[]> {
  const found = new Map<string, Drawn>();
  let last = 0;
  for (let seed = 0; seed < mostSeeds && seed - last <= barren; seed++) {
    const { instruction } = await draw(task, seed, locale, world);
    if (found.has(instruction)) continue;
    found.set(instruction, { task, seed, instruction });
    last = seed;
  }
  return [...found.values()];
}

const greedyRate = async (booth: Booth, weights: Float64Array, list: readonly Drawn[]): Promise<Rate> =>
  rateOf(await Promise.all(list.map((drawn) => playInstance(booth, weights, drawn, greedy))));
const uniformRate = async (booth: Booth, list: readonly Drawn[], seed: number): Promise<Rate> =>
  rateOf(
    await Promise.all(
      list.map((drawn, n) =>
        playInstance(booth, new Float64Array(featureNames.length), drawn, (logs, step) =>
          sampled(logs, Rng.of(seed, "uniform", n, step).next()),
        ),
      ),
    ),
  );
export function rateOf(looked: readonly Looked[]): Rate {
  const won = looked.filter(({ success }) => success);
  const tasks = [...new Set(looked.map(({ drawn }) => drawn.task))];
  const of = (list: readonly Looked[], task: string): number => list.filter(({ drawn }) => drawn.task === task).length;
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
const told = (rate: Rate): string => {
  const families = Object.entries(rate.families).map(([task, [won, of]]) => `${task} ${won}/${of}`);
  return `${percent(rate)} of ${rate.of} (${families.join(", ")})`;
};
const described = (line: UpdateLine): string => {
  const dropped = line.dropped.filter((why) => why !== null).length;
  const success = `${(100 * line.success).toFixed(0)} % of them succeed`;
  return `update ${line.update}: ${line.steps} steps, up to ${line.acts} acts left, ${success}, ${dropped} groups dropped`;
};
const rounded = (ms: number): number => Math.round(ms / 1000);
