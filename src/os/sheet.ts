/**
 * The answer sheet: what a task asks and what was filled in. The app that has the part `sheet` holds this as its state;
 * the judge reads it. Questions and hints only: expected values are never on the phone.
 */
import * as v from "valibot";

const name = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]{0,30}$/));
const base = {
  id: name,
  label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
  hint: v.pipe(v.string(), v.maxLength(120)),
};
export const sheetField = v.variant("kind", [
  v.strictObject({
    kind: v.literal("choice"),
    ...base,
    options: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))), v.minLength(2)),
  }),
  v.strictObject({ kind: v.literal("number"), ...base }),
  v.strictObject({ kind: v.literal("text"), ...base }),
  v.strictObject({ kind: v.literal("list"), ...base }),
]);
export type SheetField = v.InferOutput<typeof sheetField>;
export const sheetLine = v.pipe(v.string(), v.maxLength(500));
export const sheetLines = v.pipe(v.array(sheetLine), v.maxLength(100));
/** One text a field; several for a list. */
export const sheetValues = v.record(name, v.union([sheetLine, sheetLines]));
export type SheetValues = v.InferOutput<typeof sheetValues>;
export const sheetEntries = {
  fields: v.array(sheetField),
  values: sheetValues,
  /** Once true, the sheet is final. */
  submitted: v.boolean(),
};
export type SheetState = v.InferOutput<v.StrictObjectSchema<typeof sheetEntries, undefined>>;
