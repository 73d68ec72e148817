// Filters and sorts the episodes of the list, and converts between filters and links. Pure functions.
import type { EpisodeRow } from "../data.ts";

const yesNo = (is: boolean): readonly string[] => [is ? "yes" : "no"];
/** The fields by which episodes can be filtered. Each function returns the values of an episode. */
export const fields = {
  suite: ({ axes }: EpisodeRow) => [axes.suite],
  app: ({ axes }: EpisodeRow) => axes.apps,
  difficulty: ({ axes }: EpisodeRow) => [axes.difficulty],
  scope: ({ axes }: EpisodeRow) => [axes.scope],
  objective: ({ axes }: EpisodeRow) => [axes.objective],
  composition: ({ axes }: EpisodeRow) => [axes.composition],
  tag: ({ axes }: EpisodeRow) => axes.tags,
  split: ({ axes }: EpisodeRow) => [axes.split],
  risk: ({ axes }: EpisodeRow) => (axes.high_risk ? ["high"] : []),
  outcome: ({ outcome }: EpisodeRow) => [outcome],
  success: ({ success }: EpisodeRow) => yesNo(success),
  goal: ({ goal }: EpisodeRow) => yesNo(goal),
  clean: ({ clean }: EpisodeRow) => yesNo(clean),
  seed: ({ seed }: EpisodeRow) => [seed === null ? "hidden" : String(seed)],
  trial: ({ trial }: EpisodeRow) => [String(trial)],
  /** The names of the failed checks. */
  check: ({ failed }: EpisodeRow) => failed,
  /** The apps with side effects. */
  touched: ({ touched }: EpisodeRow) => touched,
} satisfies Record<string, (row: EpisodeRow) => readonly string[]>;
export type Field = keyof typeof fields;
export const fieldNames = Object.keys(fields) as Field[];

export interface Filter {
  /** Words that must all occur in the task's id or its instruction. */
  readonly text: string;
  readonly picked: Readonly<Partial<Record<Field, string>>>;
}
export const emptyFilter: Filter = { text: "", picked: {} };
export const isEmptyFilter = ({ text, picked }: Filter): boolean =>
  text.trim() === "" && Object.keys(picked).length === 0;

export function withPick(filter: Filter, field: Field, value: string | null): Filter {
  const { [field]: _, ...rest } = filter.picked;
  return { ...filter, picked: value === null ? rest : { ...rest, [field]: value } };
}

export function filterRows<R extends EpisodeRow>(rows: readonly R[], filter: Filter, except: Field | null = null): R[] {
  const words = foldText(filter.text)
    .split(/\s+/)
    .filter((word) => word !== "");
  const wanted = fieldNames.flatMap((field) => {
    const value = filter.picked[field];
    return value === undefined || field === except ? [] : [{ of: fields[field], value }];
  });
  return rows.filter((row) => {
    if (!wanted.every(({ of, value }) => of(row).includes(value))) return false;
    if (words.length === 0) return true;
    const text = foldText(`${row.task} ${row.instruction}`);
    return words.every((word) => text.includes(word));
  });
}
const foldText = (text: string): string => text.normalize("NFKC").toLowerCase();

/**
 * Counts, for each value of a field, the episodes that would be listed if this value were selected and the other fields
 * of the filter stayed the same.
 */
export function countValues(rows: readonly EpisodeRow[], filter: Filter, field: Field): [value: string, n: number][] {
  const found = new Map<string, number>();
  // The selected value stays in the list, even if no episode has this value now.
  const picked = filter.picked[field];
  if (picked !== undefined) found.set(picked, 0);
  for (const row of filterRows(rows, filter, field))
    for (const value of new Set(fields[field](row))) found.set(value, (found.get(value) ?? 0) + 1);
  return [...found].toSorted(([a], [b]) => byNumberOrText(a, b));
}

export const sortKeys = {
  task: ({ task }) => task,
  seed: ({ seed }) => seed ?? -1,
  trial: ({ trial }) => trial,
  difficulty: ({ axes }) => axes.difficulty,
  outcome: ({ outcome }) => outcome,
  result: ({ success, goal }) => (success ? 2 : goal ? 1 : 0),
  progress: ({ progress }) => progress,
  steps: ({ steps }) => steps,
  effects: ({ touched }) => touched.length,
  reward: ({ reward }) => reward,
  seconds: ({ seconds }) => seconds ?? -1,
} satisfies Record<string, (row: EpisodeRow) => string | number>;
export type SortKey = keyof typeof sortKeys;
export interface Order {
  readonly by: SortKey;
  readonly down: boolean;
}
export const defaultOrder: Order = { by: "task", down: false };
/** The state of the list of episodes. `page` counts from 0. */
export interface ListView {
  readonly filter: Filter;
  readonly order: Order;
  readonly page: number;
}

/** Sorts by one field. Rows that are equal in this field keep their order. */
export function sortRows(rows: readonly EpisodeRow[], { by, down }: Order): EpisodeRow[] {
  const of: (row: EpisodeRow) => string | number = sortKeys[by];
  return rows.toSorted((a, b) => {
    const [x, y] = [of(a), of(b)];
    return (x < y ? -1 : x > y ? 1 : 0) * (down ? -1 : 1);
  });
}

/** Returns the query in the URL: `difficulty=L3&q=note`. Returns "" for the default view. */
export function formatQuery({ filter: { text, picked }, order, page }: ListView): string {
  const query = new URLSearchParams();
  if (text.trim() !== "") query.set("q", text);
  for (const field of fieldNames) if (picked[field] !== undefined) query.set(field, picked[field]);
  if (order.by !== defaultOrder.by || order.down !== defaultOrder.down)
    query.set("sort", `${order.down ? "-" : ""}${order.by}`);
  if (page > 0) query.set("page", String(page + 1));
  return query.toString();
}
/** Ignores unknown parameters. */
export function parseQuery(query: string): ListView {
  const found = new URLSearchParams(query);
  const picked: Partial<Record<Field, string>> = {};
  for (const field of fieldNames) {
    const value = found.get(field);
    if (value !== null) picked[field] = value;
  }
  const [, minus, by = ""] = /^(-?)(.*)$/.exec(found.get("sort") ?? "") ?? [];
  const order = by in sortKeys ? { by: by as SortKey, down: minus === "-" } : defaultOrder;
  const page = Number(found.get("page") ?? 1);
  return {
    filter: { text: found.get("q") ?? "", picked },
    order,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

const byNumberOrText = (a: string, b: string): number => {
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
};
