/** What papers made at a desk hold: the text of a document, the cells of a workbook. */
import * as v from "valibot";

const line = v.pipe(v.string(), v.maxLength(500));
const cell = v.union([line, v.pipe(v.number(), v.finite())]);
const PaperBlock = v.variant("type", [
  v.strictObject({ type: v.literal("heading"), level: v.picklist([1, 2, 3]), text: line }),
  v.strictObject({ type: v.literal("paragraph"), text: v.pipe(v.string(), v.maxLength(5000)) }),
  v.strictObject({ type: v.literal("list"), ordered: v.boolean(), items: v.pipe(v.array(line), v.maxLength(200)) }),
  v.strictObject({
    type: v.literal("table"),
    head: v.pipe(v.array(line), v.minLength(1), v.maxLength(26)),
    /** As many cells as the head has. */
    rows: v.pipe(v.array(v.array(line)), v.maxLength(500)),
  }),
]);
export type PaperBlock = v.InferOutput<typeof PaperBlock>;

/** How the numbers of a column are written: as they are, with two decimals, in hundredths. */
const format = v.picklist(["plain", "money", "percent"]);
const Sheet = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(31)),
  columns: v.pipe(v.array(format), v.minLength(1), v.maxLength(26)),
  /** From the top; a cell that is missing at the end of a row is empty. */
  rows: v.pipe(v.array(v.pipe(v.array(cell), v.maxLength(26))), v.maxLength(500)),
  /** Rows that stand out, from 0: heads and sums. */
  strong: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type Sheet = v.InferOutput<typeof Sheet>;
export type Cell = v.InferOutput<typeof cell>;

export const paperContents = [
  v.strictObject({ kind: v.literal("document"), blocks: v.pipe(v.array(PaperBlock), v.maxLength(500)) }),
  v.strictObject({ kind: v.literal("workbook"), sheets: v.pipe(v.array(Sheet), v.minLength(1), v.maxLength(20)) }),
] as const;
