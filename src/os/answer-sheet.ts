/**
 * The answer sheet: the questions of a task, and the answers that the agent filled in. It is the state of the app with
 * the part `sheet`, and the judge reads it. The sheet contains only questions and hints; expected values are never on
 * the phone.
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
export const sheetText = v.pipe(v.string(), v.maxLength(500));
export const sheetTextList = v.pipe(v.array(sheetText), v.maxLength(100));
/** One text for each field, or a list of texts for a list field. */
export const sheetValues = v.record(name, v.union([sheetText, sheetTextList]));
export type SheetValues = v.InferOutput<typeof sheetValues>;
export const sheetEntries = {
  fields: v.array(sheetField),
  values: sheetValues,
  /** When true, the sheet can no longer change. */
  submitted: v.boolean(),
};
export type SheetState = v.InferOutput<v.StrictObjectSchema<typeof sheetEntries, undefined>>;
