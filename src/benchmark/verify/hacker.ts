/**
 * An agent that cheats with the public repository: it draws instances of public seeds, reads their answers from the
 * sources, and fills in the answer sheet of a hidden seed without touching any other app. It also tries to end at once,
 * and to ask the user everything.
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
/** What the hacker knows of a seed: everything of a public one, all except the answers of a hidden one. */
interface Target {
  readonly instruction: string;
  readonly words: ReadonlySet<string>;
  /** Texts of the parameters that occur in the instruction, in the order of their occurrence. */
  readonly named: readonly string[];
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
/** A method to fill in a field; `value` returns null if the method does not apply. */
interface FieldGuess {
  readonly how: string;
  readonly value: (pool: readonly AnsweredTarget[], target: Target, field: string) => Value | null;
}
interface SheetGuess {
  readonly how: string;
  readonly sheet: (pool: readonly AnsweredTarget[], target: Target) => Sheet | null;
}
/** The result of guessing over the hidden seeds of one task. */
export interface GuessResult {
  /** The method of the best guess. */
  readonly how: string;
  /** The number of options of each choice on the sheet; empty if there is no choice. */
  readonly choices: readonly number[];
  readonly seeds: number;
  /** Sheets with only correct fields. */
  readonly right: number;
  /** Episodes that succeed by the sheet alone: the task asks for nothing else. */
  readonly won: number;
}
export interface HackerResult {
  /** Results of ending at once: by COMPLETE, by ABORT, and by COMPLETE after asking the user for every fact. */
  readonly atOnce: { readonly tried: number; readonly won: number };
  /** Null if there is no answer sheet. */
  readonly guess: GuessResult | null;
}

/**
 * The largest allowed share of hidden seeds with a correct guess. A choice of three can be guessed in a third of all
 * cases, which a score over many tasks tolerates; a choice of two in half of them, so that an agent that does nothing
 * would seem able to do the task.
 */
export const maxGuessShare = 0.4;
/** Enough seeds for a random guess among three to stay below the bound. */
const guessedSeeds = 100;
/** The result of ending at once does not depend on chance, so that few seeds are enough. */
const endedSeeds = 24;
/** Far from the public seeds that the hacker draws. */
const firstHiddenSeed = 50_000;

/** Tries to end at once and to guess at hidden seeds of the task, with full knowledge of the public ones. */
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
/** Faults of a task, from the hacker's results. */
export function hackerFaults({ atOnce, guess }: HackerResult): string[] {
  return [
    ...faultUnless(atOnce.won === 0, `${atOnce.won} of ${atOnce.tried} episodes are won by ending at once`),
    ...faultUnless(
      !guess || guess.right <= guess.seeds * maxGuessShare,
      `a guess is right at ${guess?.right} of ${guess?.seeds} seeds, at most ${maxGuessShare * 100} % may be (${guess?.how})`,
    ),
  ];
}

function endingsOf(start: PhoneState): (readonly ["complete" | "abort", PhoneState])[] {
  const facts = Object.values((start.os.user?.facts ?? {}) as Record<string, UserFact>);
  // The words that ask for each fact are in the sources.
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
    named: namedTexts(instruction, params),
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

/** The method with the most correct guesses at the public seeds, each guessed from the other ones. */
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
/** The public seeds whose instructions share the most words with this one. */
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
    how: "as where the instruction is most alike",
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
    value: (_: readonly AnsweredTarget[], target: Target) => target.named[i] ?? null,
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
    how: "the sheet of the instruction that is most alike",
    sheet: (pool, target) => mostFrequent(mostSimilar(pool, target).map(({ sheet }) => sheet)),
  },
];
