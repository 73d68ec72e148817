/**
 * Values that differ from a given one, with a schema or without, and functions that insert them. Proofs use them to
 * alter states.
 */
import { safeParse, type GenericSchema } from "valibot";
import { parseNumber } from "#judge/answers.ts";
import { isObject, sameJson, type Json, type Path } from "#state/json.ts";
import type { Rng } from "#state/rng.ts";
import { idsIn, optionsOf } from "../navigation/sample-arguments.ts";

/** The value at the path; undefined if there is none. */
export const valueIn = (value: unknown, path: Path): Json | undefined =>
  path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value) as Json;
/** A copy with another value at the path; undefined removes the field. */
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
/** The schema without its optional wrapper; of a union, the option that matches the value. */
export function unwrapSchema(schema: GenericSchema, value: Json | undefined): Shape {
  const shape = schema as unknown as Shape;
  if (shape.wrapped) return unwrapSchema(shape.wrapped, value);
  if (shape.type !== "union" && shape.type !== "variant") return shape;
  const fits = shape.options?.find((option) => safeParse(option, value).success);
  return fits ? unwrapSchema(fits, value) : shape;
}
/**
 * One or two values of each kind that the schema accepts: the opposite, another option, slightly more, none, a text
 * that denies.
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
  // Removing a field that is empty anyway would say the same.
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
  // A number with fewer digits may still be what the task asks for.
  const number = parseNumber(value);
  const near = number === null ? value.slice(0, -1) : String(number + 1);
  return ["something else", "2026-03-21", "", `${value}x`, near, ...misleadingTexts(value)];
}
/**
 * Each text contains the original but means something else: a judge that searches for a part of the text accepts them.
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
  // Lists of texts that are not ids, such as tags.
  const [first, ...rest] = value;
  const reworded =
    typeof first === "string" && first !== "" && idsIn(first).size === 0
      ? misleadingTexts(first).map((text) => [text, ...rest])
      : [];
  return [rest, [...value, ...more.slice(0, 1)], ...reworded];
}
/** Values that the schema accepts, for a place without a value. */
function sampleValues(schema: GenericSchema, ids: readonly string[], r: Rng): Json[] {
  const options = optionsOf(schema);
  if (options) return r.sample(options, Math.min(2, options.length));
  const tries: Json[] = [1, 30, 1_780_000_000_000, "some text", "2026-03-20", true, [], {}];
  const kinds = [...new Set(ids.map((id) => id.split("_")[0]!))];
  const known = kinds.map((kind) => ids.find((id) => id.startsWith(`${kind}_`))!);
  return [...tries, ...known].filter((x) => safeParse(schema, x).success).slice(0, 2);
}
const otherNumbers = (value: number): number[] => [value + 1, value - 1, value + 86_400_000];

/** Other values of the same kind, without a schema. */
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
/** Inverts every boolean in it. */
function invertSwitches(value: Json): Json {
  if (typeof value === "boolean") return !value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, invertSwitches(inner as Json)]));
}
