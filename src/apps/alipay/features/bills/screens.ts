import { hasText } from "#os/guards.ts";
import { EntryId } from "#os/money/schema.ts";
import { choiceField, nullableField, overlay, text, textFor, textUpTo } from "#os/values.ts";
import { searchFocus, whileOpen } from "#os/opening-focus.ts";
import * as v from "valibot";
import { alipay } from "../../state.ts";
import { sumField } from "../../sums.ts";
import { BillNote, Category, Tag } from "./state.ts";

/** A month such as "2026-03". An empty text means the current month. */
const month = textUpTo(7);
export const PartyId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const billsScreens = {
  bills: alipay.screen({
    view: {
      month,
      side: choiceField("all", "out", "in"),
      category: nullableField(Category),
      open: overlay("month", "filter"),
    },
  }),
  billSearch: alipay.screen({
    view: { query: text, category: nullableField(Category) },
    focus: [searchFocus("query")],
  }),
  bill: alipay.screen({
    params: { id: EntryId },
    opens: "seeBill",
    enter: ({ state, params }) => ({ note: state.marks[params.id]?.note ?? "" }),
    view: { note: textFor(BillNote), tag: textFor(Tag), open: overlay("note", "tags", "category") },
    focus: [{ field: "note", when: whileOpen("note") }],
  }),
  analysis: alipay.screen({ view: { month, side: choiceField("out", "in"), by: choiceField("category", "payee") } }),
  party: alipay.screen({ params: { party: PartyId } }),
  budget: alipay.screen({ view: { sum: sumField } }),
};
export const billsGuards = { hasTag: hasText("tag") };
