/** Notes, tags and categories that the owner adds to bills, and the budget. */
import * as v from "valibot";
import { findMoneyEntry } from "#os/money/read.ts";
import { EntryId } from "#os/money/schema.ts";
import { reject } from "#os/values.ts";
import { toggleItem } from "#state/toggle-item.ts";
import type { OsState } from "#os/state.ts";
import { alipay, type State } from "../../state.ts";
import { BillNote, billsState, Category, Tag, type Mark } from "./state.ts";

const emptyMark: Mark = { note: "", tags: [], counted: true, category: null };
/**
 * Returns the owner's note, tags and category of a bill for editing. Creates an empty record if the owner has not added
 * anything yet. Returns null when there is no such bill.
 */
function getOrCreateMark(state: State, os: OsState, id: string): Mark | null {
  if (!findMoneyEntry(os, id)) return null;
  state.marks[id] ??= { ...emptyMark, tags: [] };
  return state.marks[id];
}
/** Removes the record of a bill if the record has only default values. */
function deleteEmptyMark(state: State, id: string): void {
  const { note, tags, counted, category } = state.marks[id]!;
  if (note === "" && tags.length === 0 && counted && category === null) delete state.marks[id];
}
export const billsCommands = {
  noteBill: alipay.command({ id: EntryId, note: BillNote }, (state, { id, note }, ctx) => {
    const mark = getOrCreateMark(state, ctx.os, id);
    if (!mark) return reject("bill-missing");
    mark.note = note.trim();
    deleteEmptyMark(state, id);
  }),
  tagBill: alipay.command({ id: EntryId, tag: Tag }, (state, { id, tag }, ctx) => {
    const mark = getOrCreateMark(state, ctx.os, id);
    if (!mark) return reject("bill-missing");
    if (!mark.tags.includes(tag) && mark.tags.length >= 6) return reject("tags-many");
    mark.tags = toggleItem(mark.tags, tag);
    if (!state.tags.includes(tag)) state.tags = [tag, ...state.tags].slice(0, 24);
    deleteEmptyMark(state, id);
  }),
  countBill: alipay.command({ id: EntryId }, (state, { id }, ctx) => {
    const mark = getOrCreateMark(state, ctx.os, id);
    if (!mark) return reject("bill-missing");
    mark.counted = !mark.counted;
    deleteEmptyMark(state, id);
  }),
  sortBill: alipay.command({ id: EntryId, category: v.nullable(Category) }, (state, { id, category }, ctx) => {
    const mark = getOrCreateMark(state, ctx.os, id);
    if (!mark) return reject("bill-missing");
    mark.category = category;
    deleteEmptyMark(state, id);
  }),
  forgetTag: alipay.command({ tag: Tag }, (state, { tag }) => {
    if (!state.tags.includes(tag)) return reject("tag-missing");
    state.tags = state.tags.filter((t) => t !== tag);
    for (const mark of Object.values(state.marks)) mark.tags = mark.tags.filter((t) => t !== tag);
    for (const id of Object.keys(state.marks)) deleteEmptyMark(state, id);
  }),
  setBudget: alipay.command({ budgetCents: billsState.budgetCents }, (state, { budgetCents }) => {
    state.budgetCents = budgetCents;
  }),
};
