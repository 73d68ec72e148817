/**
 * Reads the world. The server's route, judges and samplers use this code, with any database that contains the world's
 * tables.
 */
import * as v from "valibot";
import type { AnyQuery, Query } from "./define.ts";
import { metaTable, queryStatements, type Statement } from "./sql.ts";

type Rows = readonly (readonly Record<string, unknown>[])[];
/** Runs read-only statements. Returns the rows of each statement. */
export type SelectRows = (statements: readonly Statement[]) => Promise<Rows>;
/** The synchronous variant, for a database in this process. */
export type SelectRowsSync = (statements: readonly Statement[]) => Rows;

export interface World {
  read<A, R>(query: Query<A, R>, args: A): Promise<R>;
}

export const createWorld = (select: SelectRows): World => ({
  read: async <A, R>(query: Query<A, R>, args: A): Promise<R> => {
    const parsed = v.parse(query.args, args) as Record<string, unknown>;
    return parseAnswer(query, await answerText(select, query, parsed)) as R;
  },
});
/** Reads synchronously, for phones that run in the same process as the database. */
export const readSync =
  (select: SelectRowsSync) =>
  (query: AnyQuery, args: unknown): unknown => {
    const parsed = v.parse(query.args, args) as Record<string, unknown>;
    return parseAnswer(query, buildAnswerText(query, parsed, select(queryStatements(query, parsed))));
  };
const parseAnswer = (query: AnyQuery, text: string | null): unknown =>
  query.returns === "raw" ? text : JSON.parse(text ?? "null");

/** Returns the answer as JSON text, joined from the stored texts. Null when a query for a single record finds none. */
export async function answerText(
  select: SelectRows,
  query: AnyQuery,
  args: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  return buildAnswerText(query, args, await select(queryStatements(query, args)));
}
function buildAnswerText(query: AnyQuery, args: Readonly<Record<string, unknown>>, found: Rows): string | null {
  const [rows = [], counts] = found;
  const texts = rows.map((row) => row["text"] as string);
  if (query.returns === "one" || query.returns === "raw") return texts[0] ?? null;
  if (query.returns === "many") {
    const byId = new Map(rows.map((row) => [row["id"], row["text"] as string]));
    const ids = args["ids"] as readonly string[];
    return `[${ids.flatMap((id) => byId.get(id) ?? []).join(",")}]`;
  }
  const { size } = query.list!;
  const total = Number(counts?.[0]?.["n"] ?? 0);
  return `{"rows":[${texts.slice(0, size).join(",")}],"more":${texts.length > size},"total":${total}}`;
}

export interface WorldFacts {
  /** The version of the sources. Every URL contains the version. */
  readonly version: string;
  /** The hash of the records. */
  readonly hash: string;
}
/** Returns the version and hash that the tables store. Null when the tables do not exist. */
export async function readWorldFacts(select: SelectRows): Promise<WorldFacts | null> {
  const [rows = []] = await select([{ sql: `SELECT key, value FROM ${metaTable}`, params: [] }]);
  const facts = new Map(rows.map((row) => [row["key"], String(row["value"])]));
  const [version, hash] = [facts.get("version"), facts.get("hash")];
  return version === undefined || hash === undefined ? null : { version, hash };
}
