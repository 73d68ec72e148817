/**
 * Generates values that differ from a given value, with or without a schema, and inserts values into states. Proofs use
 * these functions to change states.
 */
import { safeParse, type GenericSchema } from "valibot";
import { parseNumber } from "#judge/answers.ts";
import { isObject, sameJson, type Json, type Path } from "#state/json.ts";
import type { Rng } from "#state/rng.ts";
import { idsIn, optionsOf } from "../navigation/sample-arguments.ts";

/** Returns the value at the path, or undefined if there is no value. */
export const valueIn = (value: unknown, path: Path): Json | undefined =>
  path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value) as Json;
/** Returns a copy with another value at the path. If the value is undefined, the field is removed. */
export function withValue<T>(value: T, [step, ...rest]: Path, to: Json | undefined): T {
  if (step === undefined) return to as T;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (i === Number(step) ? withValue(item, rest, to) : item)) as T;
  const { [step]: old, ...others } = value as Record<string, unknown>;
  const inner = rest.length === 0 ? to : withValue(old, rest, to);
  return (inner === undefined ? others : { ...(value as object), [step]: inner }) as T;
}

interface Shape {
  readonly type: string;
  readonly wrapped?: GenericSchema;
  readonly options?: readonly GenericSchema[];
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
}
/** Returns the schema without its optional wrapper. For a union, returns the option that matches the value. */
export function unwrapSchema(schema: GenericSchema, value: Json | undefined): Shape {
  const shape = schema as unknown as Shape;
  if (shape.wrapped) return unwrapSchema(shape.wrapped, value);
  if (shape.type !== "union" && shape.type !== "variant") return shape;
  const fits = shape.options?.find((option) => safeParse(option, value).success);
  return fits ? unwrapSchema(fits, value) : shape;
}
/**
 * Returns one or two values of each kind that the schema accepts: the opposite, another option, a slightly larger
 * value, no value, and a text with the opposite meaning.
 */
export function otherValuesFor(
  schema: GenericSchema,
  value: Json | undefined,
  ids: readonly string[],
  r: Rng,
): (Json | undefined)[] {
  const options = optionsOf(schema)?.filter((option) => !sameJson(option, value));
  const candidates: (Json | undefined)[] = options ? r.sample(options, Math.min(3, options.length)) : [];
  if (!options) {
    if (typeof value === "number") candidates.push(...otherNumbers(value), 0);
    else if (typeof value === "string") candidates.push(...otherTexts(value, ids, r));
    else if (Array.isArray(value)) candidates.push(...otherLists(schema, value, ids, r));
    else candidates.push(...sampleValues(schema, ids, r));
  }
  candidates.push(null);
  // An empty field and a missing field have the same meaning, so an empty field is not removed.
  if (value !== false && value !== "" && value !== null) candidates.push(undefined);
  return candidates
    .filter((c, i) => !sameJson(c ?? null, value ?? null) && candidates.findIndex((d) => sameJson(d, c)) === i)
    .filter((c) => c === undefined || safeParse(schema, c).success)
    .map((c) => (c === undefined ? c : (safeParse(schema, c).output as Json)));
}
function otherTexts(value: string, ids: readonly string[], r: Rng): string[] {
  if (idsIn(value).size > 0) {
    const alike = ids.filter((id) => id !== value && id.startsWith(`${value.split("_")[0]}_`));
    return r.sample(alike, Math.min(3, alike.length));
  }
  // A number without its last digit may still be correct for the task, so numbers are increased instead.
  const number = parseNumber(value);
  const near = number === null ? value.slice(0, -1) : String(number + 1);
  return ["something else", "2026-03-21", "", `${value}x`, near, ...misleadingTexts(value)];
}
/**
 * Returns texts that contain the original text but have another meaning. A judge that only searches for a part of the
 * text accepts them by mistake.
 */
const misleadingTexts = (text: string): string[] => [
  `not ${text}`,
  `don't ${text}`,
  `不${text}`,
  `${text} is cancelled`,
  `${text}取消了`,
  `${text}, not at ${text}`,
  `maybe ${text}`,
  `${text}?`,
  `${text} or something else`,
  `something else or ${text}`,
  `Re: ${text}`,
  `${text} and more`,
  `${text}\nand another line`,
  `${text} ${text}`,
];
function otherLists(schema: GenericSchema, value: readonly Json[], ids: readonly string[], r: Rng): Json[][] {
  const { item } = unwrapSchema(schema, value as Json[]);
  const more = item
    ? sampleValues(item, ids, r).filter((x): x is Json => x !== undefined && !value.some((y) => sameJson(x, y)))
    : [];
  // A list of texts that are not ids, such as tags.
  const [first, ...rest] = value;
  const reworded =
    typeof first === "string" && first !== "" && idsIn(first).size === 0
      ? misleadingTexts(first).map((text) => [text, ...rest])
      : [];
  return [rest, [...value, ...more.slice(0, 1)], ...reworded];
}
/** Returns values that the schema accepts, for a place that has no value yet. */
function sampleValues(schema: GenericSchema, ids: readonly string[], r: Rng): Json[] {
  const options = optionsOf(schema);
  if (options) return r.sample(options, Math.min(2, options.length));
  const tries: Json[] = [1, 30, 1_780_000_000_000, "some text", "2026-03-20", true, [], {}];
  const kinds = [...new Set(ids.map((id) => id.split("_")[0]!))];
  const known = kinds.map((kind) => ids.find((id) => id.startsWith(`${kind}_`))!);
  return [...tries, ...known].filter((x) => safeParse(schema, x).success).slice(0, 2);
}
const otherNumbers = (value: number): number[] => [value + 1, value - 1, value + 86_400_000];

/** Returns other values of the same kind. Uses no schema. */
export function otherValues(value: Json | undefined): (Json | undefined)[] {
  if (typeof value === "number") return otherNumbers(value);
  if (typeof value === "string") return [`${value}x`, ""];
  if (typeof value === "boolean") return [!value];
  if (value === null || value === undefined) return [{}, "x", 1];
  if (Array.isArray(value))
    return [value.slice(1), [...value, ...value.slice(0, 1)], [...value, "x"], value.toReversed()];
  const entries = Object.entries(value);
  const [key, inner] = entries.at(-1) ?? [];
  return [
    undefined,
    ...entries.map(([gone]) => Object.fromEntries(entries.filter(([other]) => other !== gone))),
    ...(key === undefined
      ? []
      : [inner!, invertSwitches(inner!)].map((one) => ({
          ...value,
          [`${key}x`]: isObject(one) ? { ...one, id: `${key}x` } : one,
        }))),
  ];
}
/** Inverts every boolean in the value. */
function invertSwitches(value: Json): Json {
  if (typeof value === "boolean") return !value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, invertSwitches(inner as Json)]));
}
