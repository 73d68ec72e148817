/** A query with its arguments as an address, and back. One question has one address, so that every cache knows it. */
import type * as v from "valibot";
import type { AnyQuery, Query } from "./define.ts";
import { worldVersion } from "./version.ts";

export function worldUrl<A>(query: Query<A, unknown>, args: NoInfer<A>): string {
  const pairs = Object.entries(args as Record<string, unknown>)
    .flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => [name, one] as const) : [[name, value] as const],
    )
    .filter(([name, value]) => value !== undefined && value !== "" && !(name === "page" && value === 0))
    .map(([name, value], n) => [name, String(value), n] as const)
    .sort(([a, , m], [b, , n]) => (a === b ? m - n : a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const { inhabitant, name } = query.at;
  return `/world/${worldVersion}/${inhabitant}/${name}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
}

/** What an address says, in the types that the query's schema wants. What does not fit is left for the schema to refuse. */
export function argsFrom(query: AnyQuery, pairs: Iterable<readonly [string, string]>): Record<string, unknown> {
  const { entries } = query.args as v.StrictObjectSchema<v.ObjectEntries, undefined>;
  const args: Record<string, unknown> = {};
  for (const [name, text] of pairs) {
    const type = Object.hasOwn(entries, name) ? typeOf(entries[name]!) : "string";
    if (type === "array") args[name] = [...((args[name] as string[] | undefined) ?? []), text];
    else args[name] = type === "number" && text.trim() !== "" ? Number(text) : text;
  }
  return args;
}

/** A pipe has the type of what it begins with. */
const typeOf = (schema: v.GenericSchema): string =>
  "wrapped" in schema ? typeOf(schema.wrapped as v.GenericSchema) : schema.type;
