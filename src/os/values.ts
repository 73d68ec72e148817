/** Types and schemas for describing apps, commands and screens: fields, texts, refusals. */
import * as v from "valibot";
import { minInstantMs, maxInstantMs } from "#state/civil.ts";
import { maxLengthOf } from "./max-length.ts";

export type Fields = v.ObjectEntries;
export type OutOf<F extends Fields> = v.InferOutput<v.StrictObjectSchema<F, undefined>>;
export type InOf<F extends Fields> = v.InferInput<v.StrictObjectSchema<F, undefined>>;
export type Lang = "en" | "zh-CN";
export type LocalizedText = Readonly<Record<"en" | "zh", string>>;
/** Values for the `{name}` placeholders of a text. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * Whether an app can have this id. The id is the name of the app's folder, the prefix of the app's commands, and often
 * the prefix of its records' ids. The phone's own commands have the prefix "os".
 */
export const isAppId = (id: string): boolean => /^[a-z0-9]{1,24}$/.test(id) && id !== "os" && !(id in {});

/** A refusal of a command. The screen shows the refusal as a toast, and the state does not change. */
export interface Rejection {
  readonly reject: string;
  readonly facts?: Facts;
}
export const reject = (code: string, facts?: Facts): Rejection => (facts ? { reject: code, facts } : { reject: code });

export const idSchema = <P extends string>(prefix: P) =>
  v.pipe(v.string(), v.startsWith(`${prefix}_`), v.maxLength(80));
/** Milliseconds since 1970-01-01 UTC. */
export const instant = v.pipe(v.number(), v.integer(), v.minValue(minInstantMs), v.maxValue(maxInstantMs));
/** A non-negative whole number: a count, an index, milliseconds. */
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A text that the user types, initially empty. The field on the page takes its maximum length from this schema. */
export const textUpTo = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), "");
/** A typed text that has the same maximum length as the given schema. */
export const textFor = (schema: v.GenericSchema) => textUpTo(maxLengthOf(schema));
/** A short text for which no schema defines a limit, such as a search query. */
export const text = textUpTo(200);
export const flag = v.optional(v.boolean(), false);
/** A nullable field, initially null. */
export const nullableField = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null);
/** A list field, initially empty. */
export const listField = <T extends v.GenericSchema>(schema: T) => v.optional(v.array(schema), []);
/** A choice whose default is the first name. */
export const choiceField = <const N extends readonly [string | number, ...(string | number)[]]>(...names: N) =>
  v.optional(v.picklist(names), names[0]);
/** The open overlay (menu, sheet or dialog) of a screen. `back` closes the overlay before it leaves the screen. */
export const overlay = <const N extends readonly string[]>(...names: N) =>
  v.optional(v.nullable(v.picklist(names)), null);
