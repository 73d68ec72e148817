/** Parts of records that several inhabitants are made of. */
import * as v from "valibot";

/** A text in both languages. */
export const BothText = v.strictObject({ en: v.string(), zh: v.string() });
export const Whole = v.pipe(v.number(), v.integer());
/** Money, in whole cents, never below zero. */
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(0));
