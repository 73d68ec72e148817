/**
 * A cheat that knows the public repository: it draws instances of public seeds, reads their answers off the sources, and fills in
 * the answer sheet of another, hidden seed without touching any other app. It also ends at once, and asks the user everything.
 */
import { phone } from "../../apps/phone.ts";
import { isRight, type Answer } from "../../judge/answers.ts";
import { unchecked, type Instance } from "../../judge/instance.ts";
import type { AnyTask } from "../../judge/define.ts";
import { evidenceOf, judgeTask, occasionOf } from "../../judge/judge.ts";
import type { Fact } from "../../os/user.ts";
import type { Lang } from "../../os/values.ts";
import type { PhoneState } from "../../os/state.ts";
import { isObject, type Json } from "../../state/json.ts";
import { seedsCounted } from "../../../tasks/book.ts";
import { claim } from "./proof.ts";
import { bootAt, complete, withSheet } from "./endings.ts";

type Value = string | readonly string[];
type Sheet = Readonly<Record<string, Value>>;
/** What the hacker has of one seed: of a public one everything, of a hidden one all but the answers. */
interface Target {
  readonly instruction: string;
  readonly words: ReadonlySet<string>;
  /** What the instruction names: texts of the parameters in the order in which they stand there. */
  readonly named: readonly string[];
  readonly fields: Readonly<Record<string, Answer>>;
}
interface Known extends Target {
  readonly expected: Readonly<Record<string, string | number | readonly string[]>>;
  readonly sheet: Sheet;
}
interface Played extends Known {
  readonly instance: Instance;
  readonly start: PhoneState;
}
/** How a field is filled in; null where this way has nothing to say. */
interface FieldGuess {
  readonly how: string;
  readonly value: (pool: readonly Known[], target: Target, field: string) => Value | null;
}
interface SheetGuess {
  readonly how: string;
  readonly sheet: (pool: readonly Known[], target: Target) => Sheet | null;
}
/** What guessing came to, over the hidden seeds of one task. */
export interface Guessed {
  /** How the best guess is made. */
  readonly how: string;
  /** How many options each choice of the sheet has; empty where there is no choice. */
  readonly choices: readonly number[];
  readonly seeds: number;
  /** Sheets of which every field was right. */
  readonly right: number;
  /** Episodes that the sheet alone won: the task asks for nothing besides. */
  readonly won: number;
}
export interface Hacked {
  /** Endings at once, by COMPLETE, by ABORT, and by COMPLETE after everything was asked of the user. */
  readonly atOnce: { readonly tried: number; readonly won: number };
  /** Null where there is no sheet to fill in. */
  readonly guess: Guessed | null;
}

/**
 * The largest share of hidden seeds at which a guess may be right. A choice of three leaves a third to chance, which a score over many
 * tasks bears; a choice of two leaves half, and who did nothing would look as if they could do the task.
 */
export const guessBound = 0.4;
/** So many that one of three, by chance, stays below the bound. */
const seedsGuessed = 100;
/** Ending at once does not depend on chance. */
const seedsEnded = 24;
/** Far from those that the hacker has drawn. */
const firstHidden = 50_000;

/** Ends at once and guesses at hidden seeds of the task, knowing everything of the public ones. */
export async function hacked(
  task: AnyTask,
  lang: Lang,
  instanceAt: (seed: number) => Promise<Instance>,
): Promise<Hacked> {
  const drawn = (first: number, many: number): Promise<Played[]> =>
    Promise.all(
      Array.from({ length: many }, async (_, i) => playedOf(task, await instanceAt(first + i), first + i, lang)),
    );
  const succeeds = ({ instance, start }: Played, end: PhoneState, outcome: "complete" | "abort"): boolean => {
    const { params, budget } = instance;
    return judgeTask(task, params as never, phone, lang, start, end, { ...complete, outcome, budget }).success;
  };
  const hidden = await drawn(firstHidden, task.answer ? seedsGuessed : seedsEnded);
  const endings = hidden
    .slice(0, seedsEnded)
    .flatMap((one) => endingsOf(one.start).map(([outcome, end]) => succeeds(one, end, outcome)));
  const atOnce = { tried: endings.length, won: endings.filter(Boolean).length };
  if (!task.answer) return { atOnce, guess: null };
  const pool = await drawn(0, seedsCounted);
  const { how, sheet: fill } = bestGuess(pool);
  const sheets = hidden.map((one) => ({ one, sheet: fill(pool, one) ?? {} }));
  const filled = ({ start }: Played, values: Sheet): PhoneState =>
    withSheet(start, (s) => ({ ...s, values: values as never, submitted: true }));
  return {
    atOnce,
    guess: {
      how,
      choices: Object.values(hidden[0]!.fields).flatMap((a) => (a.kind === "choice" ? [a.options.length] : [])),
      seeds: hidden.length,
      right: sheets.filter(({ one, sheet }) => isWholeRight(one, sheet)).length,
      won: sheets.filter(({ one, sheet }) => succeeds(one, filled(one, sheet), "complete")).length,
    },
  };
}
/** What is wrong with a task, by what the hacker came to. */
export function hackerFaults({ atOnce, guess }: Hacked): string[] {
  return [
    ...claim(atOnce.won === 0, `${atOnce.won} of ${atOnce.tried} episodes are won by ending at once`),
    ...claim(
      !guess || guess.right <= guess.seeds * guessBound,
      `a guess is right at ${guess?.right} of ${guess?.seeds} seeds, at most ${guessBound * 100} % may be (${guess?.how})`,
    ),
  ];
}

function endingsOf(start: PhoneState): (readonly ["complete" | "abort", PhoneState])[] {
  const facts = Object.values((start.os.user?.facts ?? {}) as Record<string, Fact>);
  // The words that ask for each fact stand in the sources.
  const asked = facts.reduce((state, { asks }) => {
    const command = { name: "os.ask", args: { question: asks[0]!.join(" "), answer: null } };
    return phone.reduce(state, command).state;
  }, start);
  return [["complete", start], ["abort", start], ...(facts.length > 0 ? [["complete", asked] as const] : [])];
}

function playedOf(task: AnyTask, instance: Instance, seed: number, lang: Lang): Played {
  const { params, instruction } = instance;
  const start = unchecked(phone, task, instance, bootAt({ lang, seed }));
  const { say } = occasionOf(start, lang);
  const fields = (task.answer?.fields(params as never, say) ?? {}) as Known["fields"];
  const evidence = evidenceOf(phone, params, lang, start, start);
  const expected = (task.answer?.expected(evidence as never) ?? {}) as Known["expected"];
  const values = Object.entries(expected).map(([name, value]) => [name, isList(value) ? value : String(value)]);
  return {
    instruction,
    words: wordsOf(instruction, lang),
    named: namedIn(instruction, params),
    fields,
    expected,
    sheet: Object.fromEntries(values) as Sheet,
    instance,
    start,
  };
}
const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
const wordsOf = (text: string, lang: Lang): Set<string> =>
  new Set([...new Intl.Segmenter(lang, { granularity: "word" }).segment(text)].map(({ segment }) => segment));
function namedIn(instruction: string, params: Json): string[] {
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

/** The way that would have been right most often at the public seeds, each of them guessed from the others. */
function bestGuess(pool: readonly Known[]): SheetGuess {
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
      return sheet !== null && isWholeRight(one, sheet);
    }),
  );
}
function best<T>(all: readonly T[], score: (one: T) => number): T {
  return all
    .map((one) => ({ one, points: score(one) }))
    .reduce((first, second) => (second.points > first.points ? second : first)).one;
}
const countRight = (pool: readonly Known[], isWon: (others: readonly Known[], one: Known) => boolean): number =>
  pool.filter((one) =>
    isWon(
      pool.filter((other) => other !== one),
      one,
    ),
  ).length;
const isFieldRight = ({ fields, expected }: Known, field: string, value: Value): boolean =>
  isRight(fields[field]!, expected[field]!, value as never);
const isWholeRight = (one: Known, sheet: Sheet): boolean =>
  Object.keys(one.fields).every((field) => isFieldRight(one, field, sheet[field] ?? ""));

function mostFrequent<T>(all: readonly T[]): T | null {
  const groups = [...Map.groupBy(all, (one) => JSON.stringify(one)).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? null;
}
/** Public seeds whose instruction has most words in common with this one. */
function mostAlike(pool: readonly Known[], { words }: Target): readonly Known[] {
  const likeness = (other: Known): number => {
    const common = [...other.words].filter((word) => words.has(word)).length;
    return common / (words.size + other.words.size - common);
  };
  const scored = pool.map((other) => ({ other, score: likeness(other) }));
  const top = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === top).map(({ other }) => other);
}
const nth = ["first", "second", "third", "fourth", "fifth"] as const;
const optionsOf = ({ fields }: Target, field: string): readonly string[] => {
  const answer = fields[field]!;
  return answer.kind === "choice" ? answer.options : [];
};
const fieldGuesses: readonly FieldGuess[] = [
  { how: "most frequent", value: (pool, _, field) => mostFrequent(pool.map(({ sheet }) => sheet[field]!)) },
  {
    how: "as where the instruction is most alike",
    value: (pool, target, field) => mostFrequent(mostAlike(pool, target).map(({ sheet }) => sheet[field]!)),
  },
  ...nth.map((name, i) => ({
    how: `the ${name} option`,
    value: (_: readonly Known[], target: Target, field: string) => optionsOf(target, field)[i] ?? null,
  })),
  {
    how: "the last option",
    value: (_, target, field) => optionsOf(target, field).at(-1) ?? null,
  },
  ...nth.map((name, i) => ({
    how: `the option named ${name} in the instruction`,
    value: (_: readonly Known[], target: Target, field: string) =>
      optionsOf(target, field)
        .map((option) => ({ option, at: target.instruction.indexOf(option) }))
        .filter(({ at }) => at >= 0)
        .toSorted((a, b) => a.at - b.at)[i]?.option ?? null,
  })),
  ...nth.map((name, i) => ({
    how: `what the instruction names ${name}`,
    value: (_: readonly Known[], target: Target) => target.named[i] ?? null,
  })),
  ...nth.map((name, i) => ({
    how: `the ${name} number of the instruction`,
    value: (_: readonly Known[], target: Target) => target.instruction.match(/\d+(?:[:.-]\d+)*/g)?.[i] ?? null,
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
    sheet: (pool, target) => mostFrequent(mostAlike(pool, target).map(({ sheet }) => sheet)),
  },
];
