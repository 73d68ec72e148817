/** Schemas of office files: the blocks of a document, the cells of a workbook. */
import * as v from "valibot";

const line = v.pipe(v.string(), v.maxLength(500));
const cell = v.union([line, v.pipe(v.number(), v.finite())]);
const DocumentBlock = v.variant("type", [
  v.strictObject({ type: v.literal("heading"), level: v.picklist([1, 2, 3]), text: line }),
  v.strictObject({ type: v.literal("paragraph"), text: v.pipe(v.string(), v.maxLength(5000)) }),
  v.strictObject({ type: v.literal("list"), ordered: v.boolean(), items: v.pipe(v.array(line), v.maxLength(200)) }),
  v.strictObject({
    type: v.literal("table"),
    head: v.pipe(v.array(line), v.minLength(1), v.maxLength(26)),
    /** Each row has as many cells as the head. */
    rows: v.pipe(v.array(v.array(line)), v.maxLength(500)),
  }),
]);
export type PaperBlock = v.InferOutput<typeof DocumentBlock>;

/** The number format of a column: unchanged, with two decimals, as a percentage. */
const format = v.picklist(["plain", "money", "percent"]);
const WorkbookSheet = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(31)),
  columns: v.pipe(v.array(format), v.minLength(1), v.maxLength(26)),
  /** The rows from the top. Missing cells at the end of a row are empty. */
  rows: v.pipe(v.array(v.pipe(v.array(cell), v.maxLength(26))), v.maxLength(500)),
  /** The indexes, from 0, of rows in bold, such as headings and sums. */
  strong: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type Sheet = v.InferOutput<typeof WorkbookSheet>;
export type WorkbookCell = v.InferOutput<typeof cell>;

export const documentContents = [
  v.strictObject({ kind: v.literal("document"), blocks: v.pipe(v.array(DocumentBlock), v.maxLength(500)) }),
  v.strictObject({
    kind: v.literal("workbook"),
    sheets: v.pipe(v.array(WorkbookSheet), v.minLength(1), v.maxLength(20)),
  }),
] as const;
