/**
 * An agent that cheats by using the public repository. It creates instances from public seeds, reads their answers from
 * the sources, and fills in the answer sheet of a hidden seed without touching any other app. It also tries to end the
 * episode at once, and to ask the user for every fact.
 */
import { phone } from "#apps/phone.ts";
import { isCorrect, type Answer } from "#judge/answers.ts";
import { prepareUnchecked, type Instance } from "#judge/instance.ts";
import type { AnyTask } from "#judge/define.ts";
import { createEvidence, judgeTask, occasionOf } from "#judge/judge.ts";
import type { UserFact } from "#os/user.ts";
import type { Lang } from "#os/values.ts";
import type { PhoneState } from "#os/state.ts";
import { isObject, type Json } from "#state/json.ts";
import { countedSeeds } from "#tasks/catalog.ts";
import { faultUnless } from "./proof.ts";
import { bootAt, completeEnding, withSheet } from "./endings.ts";

type Value = string | readonly string[];
type Sheet = Readonly<Record<string, Value>>;
/**
 * The part of an instance that the hacker has for every seed. For a public seed, the hacker also has the answers
 * (`AnsweredTarget`).
 */
interface Target {
  readonly instruction: string;
  readonly words: ReadonlySet<string>;
  /** Texts from the parameters that occur in the instruction, in the order of the instruction. */
  readonly parameterTexts: readonly string[];
  readonly fields: Readonly<Record<string, Answer>>;
}
interface AnsweredTarget extends Target {
  readonly expected: Readonly<Record<string, string | number | readonly string[]>>;
  readonly sheet: Sheet;
}
interface PreparedSeed extends AnsweredTarget {
  readonly instance: Instance;
  readonly start: PhoneState;
}
/** A method to fill in one field. `value` returns null if the method cannot be used for the field. */
interface FieldGuess {
  readonly how: string;
  readonly value: (pool: readonly AnsweredTarget[], target: Target, field: string) => Value | null;
}
interface SheetGuess {
  readonly how: string;
  readonly sheet: (pool: readonly AnsweredTarget[], target: Target) => Sheet | null;
}
/** The result of guessing the answers for the hidden seeds of one task. */
export interface GuessResult {
  /** The method with the best result. */
  readonly how: string;
  /** The number of options of each choice on the answer sheet. Empty if the sheet has no choice. */
  readonly choices: readonly number[];
  readonly seeds: number;
  /** The number of answer sheets in which all fields are correct. */
  readonly right: number;
  /** The number of episodes that succeed by the answer sheet alone, because the task has no other goal. */
  readonly won: number;
}
export interface HackerResult {
  /**
   * The results of ending the episode at once: with COMPLETE, with ABORT, and with COMPLETE after asking the user for
   * every fact.
   */
  readonly atOnce: { readonly tried: number; readonly won: number };
  /** The result of guessing, or null if there is no answer sheet. */
  readonly guess: GuessResult | null;
}

/**
 * The maximum share of hidden seeds with a correct guess. If there are three options, a third of the guesses is
 * correct, which is acceptable in a score over many tasks. If there are two options, half of the guesses are correct,
 * and an agent that only guesses would seem able to do the task.
 */
export const maxGuessShare = 0.4;
/** The number of seeds to guess. It is large enough that random guesses among three options stay below the maximum. */
const guessedSeeds = 100;
/** The number of seeds for ending at once. A few are sufficient, because the result does not depend on chance. */
const endedSeeds = 24;
/** The first hidden seed. It is far from the public seeds that the hacker uses. */
const firstHiddenSeed = 50_000;

/**
 * Tries to end the episode at once, and guesses the answers of hidden seeds from complete data about the public seeds.
 */
export async function runHacker(
  task: AnyTask,
  lang: Lang,
  instanceAt: (seed: number) => Promise<Instance>,
): Promise<HackerResult> {
  const drawn = (first: number, many: number): Promise<PreparedSeed[]> =>
    Promise.all(
      Array.from({ length: many }, async (_, i) => prepareSeed(task, await instanceAt(first + i), first + i, lang)),
    );
  const succeeds = ({ instance, start }: PreparedSeed, end: PhoneState, outcome: "complete" | "abort"): boolean => {
    const { params, budget } = instance;
    return judgeTask(task, params as never, phone, lang, start, end, { ...completeEnding, outcome, budget }).success;
  };
  const hidden = await drawn(firstHiddenSeed, task.answer ? guessedSeeds : endedSeeds);
  const endings = hidden
    .slice(0, endedSeeds)
    .flatMap((one) => endingsOf(one.start).map(([outcome, end]) => succeeds(one, end, outcome)));
  const atOnce = { tried: endings.length, won: endings.filter(Boolean).length };
  if (!task.answer) return { atOnce, guess: null };
  const pool = await drawn(0, countedSeeds);
  const { how, sheet: fill } = bestGuess(pool);
  const sheets = hidden.map((one) => ({ one, sheet: fill(pool, one) ?? {} }));
  const filled = ({ start }: PreparedSeed, values: Sheet): PhoneState =>
    withSheet(start, (s) => ({ ...s, values: values as never, submitted: true }));
  return {
    atOnce,
    guess: {
      how,
      choices: Object.values(hidden[0]!.fields).flatMap((a) => (a.kind === "choice" ? [a.options.length] : [])),
      seeds: hidden.length,
      right: sheets.filter(({ one, sheet }) => isSheetRight(one, sheet)).length,
      won: sheets.filter(({ one, sheet }) => succeeds(one, filled(one, sheet), "complete")).length,
    },
  };
}
/** Returns the faults of a task, from the hacker's results. */
export function hackerFaults({ atOnce, guess }: HackerResult): string[] {
  return [
    ...faultUnless(atOnce.won === 0, `ending at once wins ${atOnce.won} of ${atOnce.tried} episodes`),
    ...faultUnless(
      !guess || guess.right <= guess.seeds * maxGuessShare,
      `a guess is right for ${guess?.right} of ${guess?.seeds} seeds; at most ${maxGuessShare * 100} % are allowed (${guess?.how})`,
    ),
  ];
}

function endingsOf(start: PhoneState): (readonly ["complete" | "abort", PhoneState])[] {
  const facts = Object.values((start.os.user?.facts ?? {}) as Record<string, UserFact>);
  // The sources contain the words with which the agent can ask for each fact.
  const asked = facts.reduce((state, { asks }) => {
    const command = { name: "os.ask", args: { question: asks[0]!.join(" "), answer: null } };
    return phone.reduce(state, command).state;
  }, start);
  return [["complete", start], ["abort", start], ...(facts.length > 0 ? [["complete", asked] as const] : [])];
}

function prepareSeed(task: AnyTask, instance: Instance, seed: number, lang: Lang): PreparedSeed {
  const { params, instruction } = instance;
  const start = prepareUnchecked(phone, task, instance, bootAt({ lang, seed }));
  const { say } = occasionOf(start, lang);
  const fields = (task.answer?.fields(params as never, say) ?? {}) as AnsweredTarget["fields"];
  const evidence = createEvidence(phone, params, lang, start, start);
  const expected = (task.answer?.expected(evidence as never) ?? {}) as AnsweredTarget["expected"];
  const values = Object.entries(expected).map(([name, value]) => [name, isList(value) ? value : String(value)]);
  return {
    instruction,
    words: splitWords(instruction, lang),
    parameterTexts: namedTexts(instruction, params),
    fields,
    expected,
    sheet: Object.fromEntries(values) as Sheet,
    instance,
    start,
  };
}
const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
const splitWords = (text: string, lang: Lang): Set<string> =>
  new Set([...new Intl.Segmenter(lang, { granularity: "word" }).segment(text)].map(({ segment }) => segment));
function namedTexts(instruction: string, params: Json): string[] {
  const texts = new Set<string>();
  const walk = (value: Json): void => {
    if (typeof value === "string" && value !== "") texts.add(value);
    else if (Array.isArray(value) || isObject(value)) Object.values(value).forEach((inner) => walk(inner as Json));
  };
  walk(params);
  return [...texts]
    .map((text) => ({ text, at: instruction.indexOf(text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

/**
 * Returns the method with the most correct guesses at public seeds. For this test, the answers of each seed are guessed
 * from the other seeds.
 */
function bestGuess(pool: readonly AnsweredTarget[]): SheetGuess {
  const fields = Object.keys(pool[0]!.fields);
  const bestWay = new Map(
    fields.map((field) => [
      field,
      best(fieldGuesses, (guess) =>
        countRight(pool, (others, one) => {
          const value = guess.value(others, one, field);
          return value !== null && isFieldRight(one, field, value);
        }),
      ),
    ]),
  );
  const eachField: SheetGuess = {
    how: fields.map((field) => `${field}: ${bestWay.get(field)!.how}`).join("; "),
    sheet: (others, target) =>
      Object.fromEntries(fields.map((field) => [field, bestWay.get(field)!.value(others, target, field) ?? ""])),
  };
  return best([eachField, ...sheetGuesses], (guess) =>
    countRight(pool, (others, one) => {
      const sheet = guess.sheet(others, one);
      return sheet !== null && isSheetRight(one, sheet);
    }),
  );
}
function best<T>(all: readonly T[], score: (one: T) => number): T {
  return all
    .map((one) => ({ one, points: score(one) }))
    .reduce((first, second) => (second.points > first.points ? second : first)).one;
}
const countRight = (
  pool: readonly AnsweredTarget[],
  isWon: (others: readonly AnsweredTarget[], one: AnsweredTarget) => boolean,
): number =>
  pool.filter((one) =>
    isWon(
      pool.filter((other) => other !== one),
      one,
    ),
  ).length;
const isFieldRight = ({ fields, expected }: AnsweredTarget, field: string, value: Value): boolean =>
  isCorrect(fields[field]!, expected[field]!, value as never);
const isSheetRight = (one: AnsweredTarget, sheet: Sheet): boolean =>
  Object.keys(one.fields).every((field) => isFieldRight(one, field, sheet[field] ?? ""));

function mostFrequent<T>(all: readonly T[]): T | null {
  const groups = [...Map.groupBy(all, (one) => JSON.stringify(one)).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? null;
}
/** Returns the public seeds whose instructions have the most words in common with this instruction. */
function mostSimilar(pool: readonly AnsweredTarget[], { words }: Target): readonly AnsweredTarget[] {
  const likeness = (other: AnsweredTarget): number => {
    const common = [...other.words].filter((word) => words.has(word)).length;
    return common / (words.size + other.words.size - common);
  };
  const scored = pool.map((other) => ({ other, score: likeness(other) }));
  const top = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === top).map(({ other }) => other);
}
const ordinals = ["first", "second", "third", "fourth", "fifth"] as const;
const optionsOf = ({ fields }: Target, field: string): readonly string[] => {
  const answer = fields[field]!;
  return answer.kind === "choice" ? answer.options : [];
};
const fieldGuesses: readonly FieldGuess[] = [
  { how: "most frequent", value: (pool, _, field) => mostFrequent(pool.map(({ sheet }) => sheet[field]!)) },
  {
    how: "most frequent for the most similar instructions",
    value: (pool, target, field) => mostFrequent(mostSimilar(pool, target).map(({ sheet }) => sheet[field]!)),
  },
  ...ordinals.map((name, i) => ({
    how: `the ${name} option`,
    value: (_: readonly AnsweredTarget[], target: Target, field: string) => optionsOf(target, field)[i] ?? null,
  })),
  {
    how: "the last option",
    value: (_, target, field) => optionsOf(target, field).at(-1) ?? null,
  },
  ...ordinals.map((name, i) => ({
    how: `the option named ${name} in the instruction`,
    value: (_: readonly AnsweredTarget[], target: Target, field: string) =>
      optionsOf(target, field)
        .map((option) => ({ option, at: target.instruction.indexOf(option) }))
        .filter(({ at }) => at >= 0)
        .toSorted((a, b) => a.at - b.at)[i]?.option ?? null,
  })),
  ...ordinals.map((name, i) => ({
    how: `what the instruction names ${name}`,
    value: (_: readonly AnsweredTarget[], target: Target) => target.parameterTexts[i] ?? null,
  })),
  ...ordinals.map((name, i) => ({
    how: `the ${name} number of the instruction`,
    value: (_: readonly AnsweredTarget[], target: Target) => target.instruction.match(/\d+(?:[:.-]\d+)*/g)?.[i] ?? null,
  })),
  ...["0", "1", "2", "3", "yes", "no", "none"].map((constant) => ({
    how: `always "${constant}"`,
    value: () => constant,
  })),
];
const sheetGuesses: readonly SheetGuess[] = [
  { how: "the most frequent sheet", sheet: (pool) => mostFrequent(pool.map(({ sheet }) => sheet)) },
  {
    how: "the sheet of the most similar instruction",
    sheet: (pool, target) => mostFrequent(mostSimilar(pool, target).map(({ sheet }) => sheet)),
  },
];
