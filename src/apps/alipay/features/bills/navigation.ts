import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { applySumKey, typedCentsOrOne, SumKey } from "../../sums.ts";
import { does, on, pushes } from "../../builder.ts";
import { PersonId } from "../../people.ts";
import { PartyId } from "./screens.ts";
import { Category } from "./state.ts";

const Month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
export const billsEdges = [
  ...pushes("bills", "billSearch", "analysis", "budget"),
  on("bills", "open", { id: EntryId }).push("bill"),
  on("bills", "months").open("month"),
  on("bills", "month", { month: Month }).set(({ args }) => ({ month: args.month, open: null })),
  on("bills", "filter").open("filter"),
  on("bills", "side", { side: v.picklist(["all", "out", "in"]) }).set(({ args }) => ({ side: args.side })),
  on("bills", "category", { category: v.nullable(Category) }).set(({ args }) => ({
    category: args.category,
    open: null,
  })),
  on("billSearch", "open", { id: EntryId }).push("bill"),
  on("billSearch", "category", { category: v.nullable(Category) }).set(({ args }) => ({ category: args.category })),
  on("bill", "editNote").open("note", ({ state, params }) => ({ note: state.marks[params.id]?.note ?? "" })),
  on("bill", "note").run("noteBill").close(),
  on("bill", "tags").open("tags"),
  on("bill", "tag", { tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(16)) }).run("tagBill"),
  on("bill", "newTag").when("hasTag").run("tagBill").set({ tag: "" }),
  does("bill", "forgetTag"),
  on("bill", "categories").open("category"),
  on("bill", "sort", { category: v.nullable(Category) })
    .run("sortBill")
    .close(),
  on("bill", "count").run("countBill"),
  on("bill", "party", { party: PartyId }).push("party"),
  on("bill", "paid", { id: EntryId }).push("bill"),
  on("bill", "again", { person: PersonId }).push("amount", ({ args }) => ({ payee: args.person })),
  on("analysis", "month", { month: Month }).set(({ args }) => ({ month: args.month })),
  on("analysis", "side", { side: v.picklist(["out", "in"]) }).set(({ args }) => ({ side: args.side })),
  on("analysis", "by", { by: v.picklist(["category", "payee"]) }).set(({ args }) => ({ by: args.by })),
  on("analysis", "party", { party: PartyId }).push("party"),
  on("analysis", "budget").push("budget"),
  on("party", "open", { id: EntryId }).push("bill"),
  on("budget", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("budget", "save")
    .when("hasSum")
    .run("setBudget", ({ view }) => ({ budgetCents: Math.min(100_000_000, typedCentsOrOne(view)) }))
    .say("budgetSet")
    .pop(),
  on("budget", "none").run("setBudget", { budgetCents: 0 }).say("budgetGone").pop(),
] as const;
