import * as v from "valibot";
import { CardId, EntryId } from "#os/money/schema.ts";
import { intents } from "#os/intents.ts";
import { on } from "../../builder.ts";
import { tabEdges } from "../../edges.ts";
import { merchantAccount, planCents, planTitle } from "./plans.ts";
import { PayWith, plans } from "./state.ts";

const plan = { plan: v.picklist(plans) };
export const premiumEdges = [
  ...tabEdges("premium"),
  on("premium", "choose", plan).push("checkout"),
  on("premium", "openPlan").push("plan"),
  on("checkout", "choosePay").open("pay"),
  on("checkout", "setPay", { payWith: PayWith }).set(({ args }) => ({
    payWith: args.payWith,
    ...(args.payWith === "alipay" || args.payWith === "weixin" ? { through: args.payWith } : {}),
    open: null,
  })),
  on("checkout", "pay")
    .when("paysByCard")
    .run("payByCard", ({ view, params }) => ({ plan: params.plan, card: view.payWith ?? "card_none" }))
    .say("premiumNow")
    .root(),
  on("checkout", "pay")
    .when("paysByApp")
    .run("orderPlan")
    .start(
      ({ view, params, result }) =>
        intents.pay({
          through: view.through,
          to: merchantAccount,
          cents: planCents[params.plan],
          order: result,
          title: planTitle(params.plan),
          payee: "spotify",
        }),
      "paid",
    ),
  on("checkout", "paid", { entry: EntryId })
    .run("confirmPaid", ({ args, view, state }) => ({
      entry: args.entry,
      order: state.order?.id ?? "order_none",
      through: view.through,
    }))
    .say("premiumNow")
    .root(),
  on("plan", "seePlans").push("premium"),
  on("plan", "cancel").warn("cancelPlanAsk", "cancelPlan").run("cancelPlan").say("planCancelled"),
  on("plan", "resume").run("resumePlan").say("planResumed"),
  on("plan", "renew", plan).push("checkout"),
  on("plan", "chooseChange").open("change"),
  on("plan", "change", plan).run("changePlan").close().say("planChanged"),
  on("plan", "chooseCard").open("card"),
  on("plan", "setCard", { card: CardId }).run("setCard").close().say("cardChanged"),
] as const;
