import { EntryId } from "#os/money/schema.ts";
import { intents } from "#os/intents.ts";
import { Method } from "../../accounts.ts";
import { PersonId } from "../../people.ts";
import { applySumKey, typedCentsOrOne, SumKey } from "../../sums.ts";
import { does, on, pushes } from "../../builder.ts";
import { cashierIntent } from "../cashier/intent.ts";
import { MerchantId } from "./screens.ts";
import { ScannableCodeId } from "./state.ts";

export const codesEdges = [
  does("payCode", "turnCode"),
  on("payCode", "methods").open("method"),
  on("payCode", "choose", { method: Method }).set(({ args }) => ({ method: args.method, open: null })),
  on("payCode", "scan").needs("camera").push("scan"),
  ...pushes("payCode", "receive", "bills", "transport"),
  ...pushes("receive", "ask"),
  on("receive", "clear").when("asks").run("askFor", { cents: null, note: "" }),
  on("receive", "records").push("records", { of: "balance" }),
  on("ask", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("ask", "editNote").open("note"),
  on("ask", "save")
    .when("hasSum")
    .run("askFor", ({ view }) => ({ cents: typedCentsOrOne(view), note: view.note }))
    .pop(),
  on("scan", "torch").set(({ view }) => ({ torch: !view.torch })),
  on("scan", "till", { merchant: MerchantId }).needs("camera").push("till"),
  on("scan", "person", { person: PersonId })
    .needs("camera")
    .push("amount", ({ args }) => ({ payee: args.person })),
  on("scan", "page", { id: ScannableCodeId })
    .needs("camera")
    .start(({ state, args }) => intents.viewWeb(state.sights.find((s) => s.id === args.id)?.says ?? "")),
  on("scan", "look").needs("camera"),
  ...pushes("scan", "payCode", "receive"),
  on("till", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("till", "go")
    .when("hasSum")
    .start(
      ({ params, view }) => cashierIntent({ deal: "till", ref: params.merchant, cents: typedCentsOrOne(view) }),
      "paid",
    ),
  on("till", "paid", { entry: EntryId }).replace("bill", ({ args }) => ({ id: args.entry })),
] as const;
