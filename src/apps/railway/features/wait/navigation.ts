import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { intents } from "#os/intents.ts";
import { langOf } from "#os/format.ts";
import { localized } from "../../facts.ts";
import { OrderId, PassengerId } from "../../ids.ts";
import { merchantAccount, payApps } from "../../payment.ts";
import { on } from "../../builder.ts";
import { waitHours } from "../book/state.ts";

export const waitEdges = [
  on("waitForm", "chooseRiders").open("people"),
  on("waitForm", "toggleRider", { passenger: PassengerId }).toggle("riders", "passenger"),
  on("waitForm", "closeRiders").close(),
  on("waitForm", "addPassenger").close().push("passenger", { passenger: null }),
  on("waitForm", "pickHours", { hours: v.picklist(waitHours) }).set(({ args }) => ({ hours: args.hours })),
  on("waitForm", "submit")
    .when("hasRiders")
    .run("submitWait")
    .replace("wait", ({ result }) => ({ wait: result })),
  on("waitForm", "submit").say("ridersMissing"),
  on("wait", "choosePay").when("isWaitUnpaid").open("pay"),
  on("wait", "pay", { through: v.picklist(payApps) })
    .when("isWaitUnpaid")
    .close()
    .start(({ state, params, args, os }) => {
      const lang = langOf(os);
      const wait = state.waits[params.wait];
      return intents.pay({
        through: args.through,
        to: merchantAccount,
        cents: wait?.cents ?? 0,
        order: params.wait,
        title: wait
          ? `${wait.trip.train} ${localized(wait.trip.from, lang)} – ${localized(wait.trip.to, lang)}`
          : params.wait,
        payee: lang === "en" ? "Railway waitlist" : "铁路候补购票",
      });
    }, "paid"),
  on("wait", "paid", { entry: EntryId }).run("confirmWait").say("waitPaid"),
  on("wait", "cancel").when("isWaitOpen").warn("cancelWaitAsk", "cancelWaitDo").run("cancelWait").say("waitCancelled"),
  on("wait", "openOrder", { order: OrderId }).push("order"),
] as const;
