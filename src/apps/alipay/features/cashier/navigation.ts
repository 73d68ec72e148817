import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { Method } from "../../accounts.ts";
import { on } from "../../builder.ts";
import type { PaymentResult } from "./commands.ts";
import { MandateId } from "./state.ts";

export const Digit = v.pipe(v.string(), v.regex(/^\d$/));
/** Returns the view after a payment attempt. */
const resultView = ({ result }: { readonly result: PaymentResult }) =>
  result.entry === null
    ? { typed: "", problem: result.problem, left: result.left, open: "problem" as const }
    : { typed: "", problem: null, step: "done" as const, entry: result.entry, open: null };

export const cashierEdges = [
  on("cashier", "methods").when("isBill").open("methods"),
  on("cashier", "choose", { method: Method })
    .when("isBill")
    .set(({ args }) => ({ method: args.method, open: null })),
  on("cashier", "confirm")
    .when("isBill", "hasMethod", "isFast")
    .run("pay", ({ params, view }) => ({ ...params, method: view.method ?? "", secret: null }))
    .set(resultView),
  on("cashier", "confirm").when("isBill", "hasMethod", "hasFinger").set({ step: "finger", typed: "" }),
  on("cashier", "confirm").when("isBill", "hasMethod").set({ step: "password", typed: "" }),
  on("cashier", "touch")
    .when("isFinger", "hasMethod", "hasFinger")
    .run("pay", ({ params, view }) => ({ ...params, method: view.method ?? "", secret: null }))
    .set(resultView),
  on("cashier", "usePassword").when("isFinger").set({ step: "password", typed: "" }),
  on("cashier", "digit", { digit: Digit })
    .when("isSecret", "hasMethod", "fiveTyped")
    .run("pay", ({ params, view, args }) => ({ ...params, method: view.method ?? "", secret: view.typed + args.digit }))
    .set(resultView),
  on("cashier", "digit", { digit: Digit })
    .when("isSecret", "moreToType")
    .set(({ view, args }) => ({ typed: view.typed + args.digit })),
  on("cashier", "erase")
    .when("isSecret")
    .set(({ view }) => ({ typed: view.typed.slice(0, -1) })),
  on("cashier", "forgot").push("payPassword"),
  on("cashier", "again").close("problem"),
  on("cashier", "otherMethod").set({ step: "bill", typed: "", problem: null, open: "methods" }),
  on("cashier", "done")
    .when("isPaid")
    .finish(({ view }) => ({ entry: view.entry ?? "" })),
  on("cashier", "back")
    .when("isPaid")
    .finish(({ view }) => ({ entry: view.entry ?? "" })),
  on("cashier", "back").when("isUnpaid").set({ step: "bill", typed: "" }),
  on("cashier", "leave").pop(),
  on("mandates", "open", { id: MandateId }).push("mandate"),
  on("mandate", "cancel")
    .when("isCharging")
    .warn("mandateAsk", "mandateOff", ({ state, params }) => ({ payee: state.mandates[params.id]?.payee ?? "" }))
    .run("cancelMandate")
    .say("mandateGone"),
  on("mandate", "method").when("isCharging").open("method"),
  on("mandate", "choose", { method: Method }).when("isCharging").run("setMandateMethod").close(),
  on("mandate", "bill", { id: EntryId }).push("bill"),
] as const;
