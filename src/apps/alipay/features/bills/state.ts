/** The owner's notes, tags, categories and budget. They are not part of the ledger. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";

/** The categories of the world's merchants. */
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
  /** Whether totals and analyses count the bill. */
  counted: v.boolean(),
  /** The owner's category, or null to use the payee's category. */
  category: v.nullable(Category),
});
export type Mark = v.InferOutput<typeof Mark>;
export const billsState = {
  marks: v.record(EntryId, Mark),
  /** Recently used tags, newest first. */
  tags: v.pipe(v.array(Tag), v.maxLength(24)),
  /** The monthly budget in cents; 0 means no budget. */
  budgetCents: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
};
