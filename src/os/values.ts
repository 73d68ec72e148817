/** What apps, commands and screens are described with: fields, words, refusals. */
import * as v from "valibot";
import { instantFirstMs, instantLastMs } from "../state/civil.ts";
import { lengthMost } from "./bounds.ts";

export type Fields = v.ObjectEntries;
export type OutOf<F extends Fields> = v.InferOutput<v.StrictObjectSchema<F, undefined>>;
export type InOf<F extends Fields> = v.InferInput<v.StrictObjectSchema<F, undefined>>;
export type Lang = "en" | "zh-CN";
export type Words = Readonly<Record<"en" | "zh", string>>;
/** Values that fill the `{name}` places of a text. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * What an app may be called: the name of its folder, the first part of its commands' names, often the beginning of its
 * records' ids. The phone's own commands begin with "os".
 */
export const isAppId = (id: string): boolean => /^[a-z0-9]{1,24}$/.test(id) && id !== "os" && !(id in {});

/** A command that does not apply: data that the screen shows as a toast; the state stays as it was. */
export interface Rejection {
  readonly reject: string;
  readonly facts?: Facts;
}
export const reject = (code: string, facts?: Facts): Rejection => (facts ? { reject: code, facts } : { reject: code });

export const idOf = <P extends string>(prefix: P) => v.pipe(v.string(), v.startsWith(`${prefix}_`), v.maxLength(80));
/** Milliseconds since 1970-01-01 UTC. */
export const instant = v.pipe(v.number(), v.integer(), v.minValue(instantFirstMs), v.maxValue(instantLastMs));
/** A count, an index, milliseconds. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A form value the user types: empty to begin with. The field that it is typed into takes no more than this. */
export const textUpTo = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), "");
/** The same, as long as what it is to become. */
export const textFor = (schema: v.GenericSchema) => textUpTo(lengthMost(schema));
/** A line that nothing else bounds: words that are searched for. */
export const text = textUpTo(200);
export const flag = v.optional(v.boolean(), false);
/** Null to begin with. */
export const maybe = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null);
/** None to begin with. */
export const several = <T extends v.GenericSchema>(schema: T) => v.optional(v.array(schema), []);
/** The first of them to begin with. */
export const firstOf = <const N extends readonly [string | number, ...(string | number)[]]>(...names: N) =>
  v.optional(v.picklist(names), names[0]);
/** Which overlay (menu, sheet, dialog) of a screen is open; `back` closes it before anything else. */
export const overlay = <const N extends readonly string[]>(...names: N) =>
  v.optional(v.nullable(v.picklist(names)), null);
