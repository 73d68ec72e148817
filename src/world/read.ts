/** Reading the world: the same for the route, for judges and for samplers, over whatever holds the tables. */
import * as v from "valibot";
import type { AnyQuery, Query } from "./define.ts";
import { metaTable, statementsOf, type Statement } from "./sql.ts";

type Rows = readonly (readonly Record<string, unknown>[])[];
/** Runs statements that only read; each answers with its rows. */
export type Select = (statements: readonly Statement[]) => Promise<Rows>;
/** The same where the database is in this process. */
export type SelectNow = (statements: readonly Statement[]) => Rows;

export interface World {
  read<A, R>(query: Query<A, R>, args: A): Promise<R>;
}

export const worldOver = (select: Select): World => ({
  read: async <A, R>(query: Query<A, R>, args: A): Promise<R> => {
    const asked = v.parse(query.args, args) as Record<string, unknown>;
    return answerFrom(query, await answerText(select, query, asked)) as R;
  },
});
/** Reads at once: for phones that run where the database is. */
export const readNow =
  (select: SelectNow) =>
  (query: AnyQuery, args: unknown): unknown => {
    const asked = v.parse(query.args, args) as Record<string, unknown>;
    return answerFrom(query, textFrom(query, asked, select(statementsOf(query, asked))));
  };
const answerFrom = (query: AnyQuery, text: string | null): unknown =>
  query.does === "raw" ? text : JSON.parse(text ?? "null");

/** The answer as JSON text, put together from the texts that are stored; null where one record is asked for and is not. */
export async function answerText(
  select: Select,
  query: AnyQuery,
  args: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  return textFrom(query, args, await select(statementsOf(query, args)));
}
function textFrom(query: AnyQuery, args: Readonly<Record<string, unknown>>, found: Rows): string | null {
  const [rows = [], counts] = found;
  const texts = rows.map((row) => row["text"] as string);
  if (query.does === "one" || query.does === "raw") return texts[0] ?? null;
  if (query.does === "many") {
    const byId = new Map(rows.map((row) => [row["id"], row["text"] as string]));
    const asked = args["ids"] as readonly string[];
    return `[${asked.flatMap((id) => byId.get(id) ?? []).join(",")}]`;
  }
  const { size } = query.list!;
  const total = Number(counts?.[0]?.["n"] ?? 0);
  return `{"rows":[${texts.slice(0, size).join(",")}],"more":${texts.length > size},"total":${total}}`;
}

export interface WorldFacts {
  /** Of the sources that made it: the version in every address. */
  readonly version: string;
  /** Of its records. */
  readonly hash: string;
}
/** What the tables say of themselves; null where there are none. */
export async function factsOf(select: Select): Promise<WorldFacts | null> {
  const [rows = []] = await select([{ sql: `SELECT key, value FROM ${metaTable}`, params: [] }]);
  const facts = new Map(rows.map((row) => [row["key"], String(row["value"])]));
  const [version, hash] = [facts.get("version"), facts.get("hash")];
  return version === undefined || hash === undefined ? null : { version, hash };
}
