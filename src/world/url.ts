/**
 * Converts a query with its arguments to a URL, and back. The same query always has the same URL, so that caches can
 * use it.
 */
import type * as v from "valibot";
import type { AnyQuery, Query } from "./define.ts";
import { worldVersion } from "./version.ts";

/**
 * Only an empty search (`q`) means "all records", so the URL leaves it out. Every other empty text is a value: for
 * example, `parent: ""` finds the comments that have no parent.
 */
export function worldUrl<A>(query: Query<A, unknown>, args: NoInfer<A>): string {
  const pairs = Object.entries(args as Record<string, unknown>)
    .flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => [name, one] as const) : [[name, value] as const],
    )
    .filter(
      ([name, value]) => value !== undefined && !(name === "q" && value === "") && !(name === "page" && value === 0),
    )
    .map(([name, value], n) => [name, String(value), n] as const)
    .sort(([a, , m], [b, , n]) => (a === b ? m - n : a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const { dataset, name } = query.at;
  return `/world/${worldVersion}/${dataset}/${name}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
}

/** Returns the URL of a query with one id, if only the names of dataset and query are known. */
export const recordUrl = (dataset: string, query: string, id: string): string =>
  `/world/${worldVersion}/${dataset}/${query}?id=${encodeURIComponent(id)}`;

/**
 * Returns the arguments of a URL. Repeated names become arrays and digits become numbers where the query's schema says
 * so. Invalid values are left to the schema, which rejects them.
 */
export function parseArgs(query: AnyQuery, pairs: Iterable<readonly [string, string]>): Record<string, unknown> {
  const { entries } = query.args as v.StrictObjectSchema<v.ObjectEntries, undefined>;
  const args: Record<string, unknown> = {};
  for (const [name, text] of pairs) {
    const type = Object.hasOwn(entries, name) ? schemaType(entries[name]!) : "string";
    if (type === "array") args[name] = [...((args[name] as string[] | undefined) ?? []), text];
    else args[name] = type === "number" && text.trim() !== "" ? Number(text) : text;
  }
  return args;
}

/** Returns the type of a schema. The type of a wrapped schema is the type of the inner schema. */
const schemaType = (schema: v.GenericSchema): string =>
  "wrapped" in schema ? schemaType(schema.wrapped as v.GenericSchema) : schema.type;
