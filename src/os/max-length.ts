/**
 * Reads the maximum length of a text from its schema. The same number limits typing, pasting, picking, sharing and
 * storing, so that the number is written in only one place.
 */
import type * as v from "valibot";
import type { Json } from "#state/json.ts";
import { truncateText } from "./text-edit.ts";

type Schema = v.GenericSchema;
/** The fields of valibot's schemas that lead to a text. */
interface SchemaParts {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}
const partsOf = (schema: Schema): SchemaParts => schema as unknown as SchemaParts;

/** Returns the maximum length of a text with this schema. Throws if the schema has no maximum. */
export function maxLengthOf(schema: Schema): number {
  const most = findMaxLength(schema);
  if (most === null) throw new Error("the schema of a text has no maximum length");
  return most;
}
/**
 * Returns the maximum length of the text at a dotted path of an object with these fields, or null if the path leads to
 * no editable text.
 */
export function maxLengthAt(fields: Readonly<Record<string, Schema>>, path: string): number | null {
  const [first = "", ...steps] = path.split(".");
  let at = Object.hasOwn(fields, first) ? unwrapSchema(fields[first]!) : undefined;
  for (const step of steps) {
    if (!at) return null;
    const { entries, item, value } = partsOf(at);
    const inner: Schema | undefined = entries
      ? Object.hasOwn(entries, step)
        ? entries[step]
        : undefined
      : (item ?? value);
    at = inner && unwrapSchema(inner);
  }
  return at && isPlain(at, draftSteps) ? findMaxLength(at) : null;
}
/**
 * Returns a copy of the value with every plain text cut to its maximum length. Ids, days and choices are not plain
 * texts, so they are copied without cuts.
 */
export function truncateTexts(schema: Schema, value: Json): Json {
  const at = unwrapSchema(schema);
  if (typeof value === "string") {
    const most = isPlain(at, plainSteps) ? findMaxLength(at) : null;
    return most === null ? value : truncateText(value, most);
  }
  if (typeof value !== "object" || value === null) return value;
  const { item, value: each, entries } = partsOf(at);
  if (Array.isArray(value)) return item ? value.map((one) => truncateTexts(item, one)) : value;
  const inside = (name: string): Schema | undefined => (entries ? entries[name] : each);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const schemaOfOne = inside(name);
      return [name, schemaOfOne ? truncateTexts(schemaOfOne, one as Json) : one];
    }),
  ) as Json;
}

/** Removes the optional and nullable wrappers. */
function unwrapSchema(schema: Schema): Schema {
  const { wrapped } = partsOf(schema);
  return wrapped ? unwrapSchema(wrapped) : schema;
}
function findMaxLength(schema: Schema): number | null {
  const { type, pipe, options } = partsOf(unwrapSchema(schema));
  if (type === "union") {
    const bounds = (options as readonly Schema[]).map(findMaxLength).filter((most) => most !== null);
    return bounds.length === 0 ? null : Math.max(...bounds);
  }
  if (type !== "string") return null;
  const bound = pipe?.find((step) => step.type === "max_length")?.requirement;
  return typeof bound === "number" ? bound : null;
}
const plainSteps: ReadonlySet<string> = new Set(["string", "trim", "non_empty", "min_length", "max_length"]);
/** During editing, a text can have any content and can be empty. */
const draftSteps: ReadonlySet<string> = new Set(["string", "max_length"]);
function isPlain(schema: Schema, steps: ReadonlySet<string>): boolean {
  const { type, pipe, options } = partsOf(schema);
  if (type === "union") return (options as readonly Schema[]).some((one) => isPlain(unwrapSchema(one), steps));
  return type === "string" && (pipe ?? []).every((step) => steps.has(step.type));
}
