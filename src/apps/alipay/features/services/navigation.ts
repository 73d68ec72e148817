import * as v from "valibot";
import { CardId, EntryId } from "#os/money/schema.ts";
import { normalizeNumber } from "#os/phone-numbers.ts";
import { accountOf, PersonId, findPerson } from "../../people.ts";
import { applySumKey, typedCentsOrOne, SumKey } from "../../sums.ts";
import { services } from "../../service-names.ts";
import { ServiceName } from "../settings/state.ts";
import { does, on, pushes } from "../../builder.ts";
import { Method } from "../../accounts.ts";
import { cashierIntent } from "../cashier/intent.ts";
import { chooseMethod } from "../cashier/commands.ts";
import { methodKindsByDeal, packagePriceCents } from "../cashier/deals.ts";
import { BillerId } from "./screens.ts";
import { HouseholdId, packages, PassId } from "./state.ts";

export const servicesEdges = [
  ...pushes("more", ...services),
  on("more", "edit").set(({ view }) => ({ editing: !view.editing })),
  does("more", "toggleModule"),
  on("more", "earlier", { name: ServiceName }).run("moveModule", ({ state, args }) => ({
    name: args.name,
    to: Math.max(0, state.modules.indexOf(args.name) - 1),
  })),
  on("phone", "people").open("people"),
  on("phone", "choose", { person: PersonId }).set(({ args }) => ({
    number: normalizeNumber(accountOf(findPerson(args.person)!)),
    open: null,
  })),
  on("phone", "package", { cents: v.picklist(packages) }).set(({ args }) => ({ cents: args.cents })),
  on("phone", "go")
    .when("hasPhone")
    .start(
      ({ view }) =>
        cashierIntent({
          deal: "phone",
          ref: normalizeNumber(view.number),
          cents: packagePriceCents(view.cents),
          payee: normalizeNumber(view.number),
        }),
      "paid",
    ),
  on("phone", "paid", { entry: EntryId }).push("bill", ({ args }) => ({ id: args.entry })),
  on("billers", "kind", {
    kind: v.picklist(["all", "water", "power", "gas", "heating", "broadband", "landline", "tv", "property"]),
  }).set(({ args }) => ({ kind: args.kind })),
  on("billers", "open", { id: BillerId }).push("biller"),
  on("billers", "household", { id: HouseholdId }).push("household"),
  on("biller", "add")
    .when("hasAccount")
    .run("addHousehold", ({ params, view }) => ({ biller: params.id, number: view.number.trim(), label: view.label }))
    .say("householdAdded")
    .replace("household", ({ result }) => ({ id: result })),
  on("household", "pay", {
    month: v.pipe(v.string(), v.maxLength(7)),
    cents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
  }).start(
    ({ params, args }) => cashierIntent({ deal: "bill", ref: params.id, order: args.month, cents: args.cents }),
    "paid",
  ),
  on("household", "paid", { entry: EntryId }).push("bill", ({ args }) => ({ id: args.entry })),
  on("household", "remind").run("setHousehold", ({ state, params }) => ({
    id: params.id,
    remind: !(state.households[params.id]?.remind ?? false),
  })),
  on("household", "auto").run("setHousehold", ({ state, params }) => ({
    id: params.id,
    auto: !(state.households[params.id]?.auto ?? false),
  })),
  on("household", "name").open("label", ({ state, params }) => ({ label: state.households[params.id]?.label ?? "" })),
  on("household", "saveName")
    .run("setHousehold", ({ params, view }) => ({ id: params.id, label: view.label.trim() }))
    .close(),
  on("household", "remove").warn("householdAsk", "delete").run("removeHousehold").say("householdGone").pop(),
  on("household", "bill", { id: EntryId }).push("bill"),
  on("cardRepay", "open", { id: CardId }).push("repayCard"),
  on("cardRepay", "addCard").push("addCard"),
  on("repayCard", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("repayCard", "putSum", { sum: v.pipe(v.string(), v.maxLength(10)) }).set(({ args }) => ({ sum: args.sum })),
  on("repayCard", "go")
    .when("hasSum")
    .start(
      ({ params, view }) => cashierIntent({ deal: "cardRepay", ref: params.id, cents: typedCentsOrOne(view) }),
      "paid",
    ),
  on("repayCard", "paid", { entry: EntryId }).replace("bill", ({ args }) => ({ id: args.entry })),
  on("pocket", "kind", { kind: v.picklist(["all", "member", "coupon", "ticket"]) }).set(({ args }) => ({
    kind: args.kind,
  })),
  on("pocket", "open", { id: PassId }).push("pass"),
  ...pushes("pocket", "cards", "transport"),
  on("pass", "remove").warn("passAsk", "delete").run("removePass").say("passGone").pop(),
  does("transport", "chooseLine"),
  on("transport", "methods").open("method"),
  on("transport", "choose", { method: Method }).set(({ args }) => ({ method: args.method, open: null })),
  on("transport", "ride")
    .run("ride", ({ state, os, view }) => ({
      method: view.method ?? chooseMethod(state, os, methodKindsByDeal.till, 400) ?? "balance",
    }))
    .say("rideDone"),
  on("transport", "bill", { id: EntryId }).push("bill"),
] as const;
