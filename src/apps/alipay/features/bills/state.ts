/** What the owner says of bills beside what the ledger knows. */
import * as v from "valibot";
import { EntryId } from "../../../../os/money/schema.ts";

/** The categories of the world's merchants, and none of them. */
export const categories = [
  "food",
  "shopping",
  "transport",
  "home",
  "leisure",
  "health",
  "education",
  "phone",
  "travel",
] as const;
export const Category = v.picklist(categories);
export type Category = v.InferOutput<typeof Category>;
export const Tag = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(16));
export const BillNote = v.pipe(v.string(), v.maxLength(80));
export const Mark = v.strictObject({
  note: BillNote,
  tags: v.pipe(v.array(Tag), v.maxLength(6)),
  /** In totals and analyses. */
  counted: v.boolean(),
  /** Where the owner sorts it otherwise than the payee. */
  category: v.nullable(Category),
});
export type Mark = v.InferOutput<typeof Mark>;
export const billsState = {
  marks: v.record(EntryId, Mark),
  /** Tags that were used, newest first. */
  tags: v.pipe(v.array(Tag), v.maxLength(24)),
  /** What may be spent in a month, in cents; 0 is no budget. */
  budgetCents: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
};
