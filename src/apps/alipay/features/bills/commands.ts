/** What the owner notes on bills. */
import * as v from "valibot";
import { entryOf } from "../../../../os/money/read.ts";
import { EntryId } from "../../../../os/money/schema.ts";
import { reject } from "../../../../os/values.ts";
import { toggled } from "../../../../state/toggled.ts";
import type { OsState } from "../../../../os/state.ts";
import { alipay, type State } from "../../state.ts";
import { BillNote, billsState, Category, Tag, type Mark } from "./state.ts";

const plain: Mark = { note: "", tags: [], counted: true, category: null };
/** The mark of a bill, to be written on; null where there is no such bill. */
function markOf(state: State, os: OsState, id: string): Mark | null {
  if (!entryOf(os, id)) return null;
  state.marks[id] ??= { ...plain, tags: [] };
  return state.marks[id];
}
/** What says nothing is not kept. */
function tidy(state: State, id: string): void {
  const { note, tags, counted, category } = state.marks[id]!;
  if (note === "" && tags.length === 0 && counted && category === null) delete state.marks[id];
}
export const billsCommands = {
  noteBill: alipay.command({ id: EntryId, note: BillNote }, (state, { id, note }, ctx) => {
    const mark = markOf(state, ctx.os, id);
    if (!mark) return reject("bill-missing");
    mark.note = note.trim();
    tidy(state, id);
  }),
  tagBill: alipay.command({ id: EntryId, tag: Tag }, (state, { id, tag }, ctx) => {
    const mark = markOf(state, ctx.os, id);
    if (!mark) return reject("bill-missing");
    if (!mark.tags.includes(tag) && mark.tags.length >= 6) return reject("tags-many");
    mark.tags = toggled(mark.tags, tag);
    if (!state.tags.includes(tag)) state.tags = [tag, ...state.tags].slice(0, 24);
    tidy(state, id);
  }),
  countBill: alipay.command({ id: EntryId }, (state, { id }, ctx) => {
    const mark = markOf(state, ctx.os, id);
    if (!mark) return reject("bill-missing");
    mark.counted = !mark.counted;
    tidy(state, id);
  }),
  sortBill: alipay.command({ id: EntryId, category: v.nullable(Category) }, (state, { id, category }, ctx) => {
    const mark = markOf(state, ctx.os, id);
    if (!mark) return reject("bill-missing");
    mark.category = category;
    tidy(state, id);
  }),
  forgetTag: alipay.command({ tag: Tag }, (state, { tag }) => {
    if (!state.tags.includes(tag)) return reject("tag-missing");
    state.tags = state.tags.filter((t) => t !== tag);
    for (const mark of Object.values(state.marks)) mark.tags = mark.tags.filter((t) => t !== tag);
    for (const id of Object.keys(state.marks)) tidy(state, id);
  }),
  setBudget: alipay.command({ budgetCents: billsState.budgetCents }, (state, { budgetCents }) => {
    state.budgetCents = budgetCents;
  }),
};
