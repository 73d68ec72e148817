/** Schemas that several datasets share. */
import * as v from "valibot";

/** A text in English and Chinese. */
export const LocalizedTextSchema = v.strictObject({ en: v.string(), zh: v.string() });
export const Whole = v.pipe(v.number(), v.integer());
/** Whole cents, never negative. */
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(0));
