/**
 * How long a text may be, read from the schema that says so. One number bounds what is typed, pasted, picked, shared and
 * stored: nobody writes it a second time.
 */
import type * as v from "valibot";
import type { Json } from "../state/json.ts";
import { cutTo } from "./text.ts";

type Schema = v.GenericSchema;
/** The parts of valibot's schemas that lead to a text. */
interface Parts {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}
const partsOf = (schema: Schema): Parts => schema as unknown as Parts;

/** How long a text that this schema takes can be. A schema without a bound is a mistake. */
export function lengthMost(schema: Schema): number {
  const most = mostOf(schema);
  if (most === null) throw new Error("the schema of a text has no bound");
  return most;
}
/** How long the text at a dotted path of an object with these fields can become; null where nobody may write one. */
export function mostAt(fields: Readonly<Record<string, Schema>>, path: string): number | null {
  const [first = "", ...steps] = path.split(".");
  let at = Object.hasOwn(fields, first) ? bare(fields[first]!) : undefined;
  for (const step of steps) {
    if (!at) return null;
    const { entries, item, value } = partsOf(at);
    const inner: Schema | undefined = entries
      ? Object.hasOwn(entries, step)
        ? entries[step]
        : undefined
      : (item ?? value);
    at = inner && bare(inner);
  }
  return at && isPlain(at, writtenSteps) ? mostOf(at) : null;
}
/** The same value with every plain text cut to its bound. Names of things (ids, days, choices) are not texts: they stay. */
export function fitted(schema: Schema, value: Json): Json {
  const at = bare(schema);
  if (typeof value === "string") {
    const most = isPlain(at, plainSteps) ? mostOf(at) : null;
    return most === null ? value : cutTo(value, most);
  }
  if (typeof value !== "object" || value === null) return value;
  const { item, value: each, entries } = partsOf(at);
  if (Array.isArray(value)) return item ? value.map((one) => fitted(item, one)) : value;
  const inside = (name: string): Schema | undefined => (entries ? entries[name] : each);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const schemaOfOne = inside(name);
      return [name, schemaOfOne ? fitted(schemaOfOne, one as Json) : one];
    }),
  ) as Json;
}

/** Without what makes it optional or nullable. */
function bare(schema: Schema): Schema {
  const { wrapped } = partsOf(schema);
  return wrapped ? bare(wrapped) : schema;
}
function mostOf(schema: Schema): number | null {
  const { type, pipe, options } = partsOf(bare(schema));
  if (type === "union") {
    const bounds = (options as readonly Schema[]).map(mostOf).filter((most) => most !== null);
    return bounds.length === 0 ? null : Math.max(...bounds);
  }
  if (type !== "string") return null;
  const bound = pipe?.find((step) => step.type === "max_length")?.requirement;
  return typeof bound === "number" ? bound : null;
}
const plainSteps: ReadonlySet<string> = new Set(["string", "trim", "non_empty", "min_length", "max_length"]);
/** While it is being written a text is anything, the empty one too. */
const writtenSteps: ReadonlySet<string> = new Set(["string", "max_length"]);
function isPlain(schema: Schema, steps: ReadonlySet<string>): boolean {
  const { type, pipe, options } = partsOf(schema);
  if (type === "union") return (options as readonly Schema[]).some((one) => isPlain(bare(one), steps));
  return type === "string" && (pipe ?? []).every((step) => steps.has(step.type));
}
