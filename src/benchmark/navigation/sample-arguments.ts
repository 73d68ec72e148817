/**
 * Samples random arguments that match a valibot schema. Ids are taken from the state, so that the objects to which
 * commands refer exist.
 */
import { safeParse, type GenericSchema } from "valibot";
import type { Fields } from "#os/values.ts";
import type { Json } from "#state/json.ts";
import type { Rng } from "#state/rng.ts";

interface Shape {
  readonly type: string;
  readonly wrapped?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly entries?: Fields;
  readonly item?: GenericSchema;
  readonly items?: readonly GenericSchema[];
  readonly value?: GenericSchema;
  readonly literal?: unknown;
  readonly pipe?: readonly {
    readonly type: string;
    readonly requirement?: unknown;
    readonly examples?: readonly Json[];
  }[];
}
export const sampleFields = (fields: Fields, ids: readonly string[], r: Rng): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, sampleValue(schema as GenericSchema, ids, r)]),
  );
/**
 * Samples values for each field until the value is valid, because the phone makes no calls with invalid arguments.
 * Returns null if no valid value is found. `known`: likely values by the name of the field.
 */
export function sampleValidFields(
  fields: Fields,
  ids: readonly string[],
  r: Rng,
  known: ReadonlyMap<string, readonly Json[]> = new Map(),
): Record<string, Json> | null {
  const out: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(fields)) {
    const values = known.get(name) ?? [];
    let value: unknown = null;
    for (let tries = 0; ; tries++) {
      if (tries === 12) return null;
      const drawn = values.length > 0 && r.chance(0.5) ? r.pick(values) : sampleValue(schema as GenericSchema, ids, r);
      const parsed = safeParse(schema as GenericSchema, drawn);
      value = parsed.output;
      if (parsed.success) break;
    }
    out[name] = value as Json;
  }
  return out;
}

const sampleTexts = ["7", "Mia", "牛奶", "a b", "😀", "0800", "x".repeat(30), "2026-03-20", "Lumen", ""];
function sampleValue(schema: GenericSchema, ids: readonly string[], r: Rng): Json {
  const s = schema as unknown as Shape;
  switch (s.type) {
    case "nullable":
    case "optional":
    case "exact_optional":
      return s.type === "nullable" && r.chance(0.3) ? null : sampleValue(s.wrapped!, ids, r);
    case "string": {
      // The `sampleTexts` never match special formats, so the examples in the schema are used.
      const examples = s.pipe?.find((p) => p.type === "examples")?.examples;
      if (examples) return r.pick(examples);
      const prefix = s.pipe?.find((p) => p.type === "starts_with")?.requirement as string | undefined;
      const least =
        (s.pipe?.find((p) => p.type === "min_length" || p.type === "non_empty")?.requirement as number | undefined) ??
        0;
      if (prefix !== undefined) {
        const own = idsWithPrefix(prefix, ids);
        return own.length > 0 ? r.pick(own) : `${prefix}none`;
      }
      const word = r.chance(0.3) && ids.length > 0 ? r.pick(ids) : r.pick(sampleTexts);
      return word.length < Math.max(1, least) ? "some text" : word;
    }
    case "number": {
      const of = (type: string): number | undefined =>
        s.pipe?.find((p) => p.type === type)?.requirement as number | undefined;
      return r.int(of("min_value") ?? 0, of("max_value") ?? 30);
    }
    case "boolean":
      return r.chance(0.5);
    case "picklist":
      return r.pick(s.options as Json[]);
    case "literal":
      return s.literal as Json;
    case "strict_object":
    case "object":
      return sampleFields(s.entries!, ids, r);
    case "array":
      return Array.from({ length: r.int(0, 3) }, () => sampleValue(s.item!, ids, r));
    case "union":
    case "variant":
      return sampleValue(r.pick(s.options as GenericSchema[]), ids, r);
    case "record":
      return {};
    default:
      return "some text";
  }
}
const byPrefix = new WeakMap<readonly string[], Map<string, readonly string[]>>();
function idsWithPrefix(prefix: string, ids: readonly string[]): readonly string[] {
  const lists = byPrefix.get(ids) ?? new Map<string, readonly string[]>();
  byPrefix.set(ids, lists);
  const found = lists.get(prefix) ?? ids.filter((id) => id.startsWith(prefix));
  lists.set(prefix, found);
  return found;
}
/** Returns the possible values of an enumeration, a boolean or a union of literals, or null for other schemas. */
export function optionsOf(schema: unknown): readonly Json[] | null {
  const s = schema as Shape | undefined;
  switch (s?.type) {
    case "nullable":
    case "optional":
    case "exact_optional":
      return optionsOf(s.wrapped);
    case "boolean":
      return [false, true];
    case "picklist":
      return s.options as Json[];
    case "literal":
      return [s.literal as Json];
    case "union": {
      const each = (s.options ?? []).map(optionsOf);
      return each.some((options) => options === null) ? null : each.flatMap((options) => options!);
    }
    default:
      return null;
  }
}
const idsPerKind = 60;
/**
 * Returns the same number of ids of each kind, and of each list in `more`. Rare kinds are then sampled as often as
 * common kinds.
 */
export function balanceIds(ids: readonly string[], more: readonly (readonly string[])[]): string[] {
  const kinds = Map.groupBy(new Set(ids), (id) => /^[a-z0-9]+(?=_)/.exec(id)?.[0] ?? "");
  return [...more, ...kinds.values()].flatMap((list) =>
    Array.from({ length: idsPerKind }, (_, i) => list[i % list.length]!),
  );
}
/** Returns every record key and every string in a state that looks like an id. */
export function idsIn(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value === "string" && /^[a-z0-9]+_[A-Za-z0-9_]+$/.test(value)) found.add(value);
  else if (Array.isArray(value)) for (const item of value) idsIn(item, found);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) {
      // Ids of the world's records have no underscore. Such a record is recognized by its name in two languages,
      // because records of user data have only one.
      if (/_/.test(key) || isOwnId(key, item)) found.add(key);
      idsIn(item, found);
    }
  return found;
}
const isOwnId = (key: string, item: Json): boolean =>
  typeof item === "object" &&
  item !== null &&
  !Array.isArray(item) &&
  item["id"] === key &&
  typeof item["name"] === "object";
/** Returns the plain values of a state by their field names. Leaves out ids, because ids are sampled by their kind. */
export function valuesIn(value: Json, found = new Map<string, Json[]>()): Map<string, Json[]> {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "object") valuesIn(inner, found);
    else if (!Array.isArray(value) && key !== "id") found.set(key, [...(found.get(key) ?? []).slice(-60), inner]);
  }
  return found;
}
