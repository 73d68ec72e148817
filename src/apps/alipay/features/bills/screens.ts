import { isWritten } from "../../../../os/guards.ts";
import { EntryId } from "../../../../os/money/schema.ts";
import { firstOf, maybe, overlay, text, textFor, textUpTo } from "../../../../os/values.ts";
import { searchIn, whileOpen } from "../../../../os/opening-focus.ts";
import * as v from "valibot";
import { alipay } from "../../state.ts";
import { sumField } from "../../sums.ts";
import { BillNote, Category, Tag } from "./state.ts";

/** "2026-03"; empty is the month of today. */
const month = textUpTo(7);
export const PartyId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const billsScreens = {
  bills: alipay.screen({
    view: { month, side: firstOf("all", "out", "in"), category: maybe(Category), open: overlay("month", "filter") },
  }),
  billSearch: alipay.screen({ view: { query: text, category: maybe(Category) }, focus: [searchIn("query")] }),
  bill: alipay.screen({
    params: { id: EntryId },
    opens: "seeBill",
    enter: ({ state, params }) => ({ note: state.marks[params.id]?.note ?? "" }),
    view: { note: textFor(BillNote), tag: textFor(Tag), open: overlay("note", "tags", "category") },
    focus: [{ field: "note", when: whileOpen("note") }],
  }),
  analysis: alipay.screen({ view: { month, side: firstOf("out", "in"), by: firstOf("category", "payee") } }),
  party: alipay.screen({ params: { party: PartyId } }),
  budget: alipay.screen({ view: { sum: sumField } }),
};
export const billsGuards = { hasTag: isWritten("tag") };
