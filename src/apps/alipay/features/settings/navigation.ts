import { intents } from "#os/intents.ts";
import { Method, methodsOf } from "../../accounts.ts";
import { applySumKey, typedCentsOrOne, SumKey } from "../../sums.ts";
import { does, on, pushes } from "../../builder.ts";
import { prefs } from "./prefs.ts";

const maxLimitCents = 100_000_000;
export const settingsEdges = [
  ...pushes(
    "settings",
    "profile",
    "security",
    "paySettings",
    "notifications",
    "general",
    "privacy",
    "more",
    "contacts",
  ),
  on("settings", "logOut").warn("logOutAsk", "logOut").run("logOut").root(),
  ...pushes("paySettings", "payOrder", "limits", "mandates", "payPassword", "freeze"),
  on("paySettings", "fast").open("fast"),
  does("paySettings", "setFast").close(),
  on("paySettings", "biometrics").run("setBiometrics", ({ state }) => ({ on: !state.pay.biometrics })),
  on("payOrder", "byOrder").run("setByOrder", ({ state }) => ({ byOrder: !state.pay.byOrder })),
  on("payOrder", "earlier", { method: Method }).run("orderMethods", ({ state, os, args }) => {
    const all = methodsOf(os, state.pay.order);
    const at = all.indexOf(args.method);
    const rest = all.filter((m) => m !== args.method);
    return {
      order: at < 0 ? all : [...rest.slice(0, Math.max(0, at - 1)), args.method, ...rest.slice(Math.max(0, at - 1))],
    };
  }),
  on("limits", "payment").open("payment", { sum: "" }),
  on("limits", "day").open("day", { sum: "" }),
  on("limits", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("limits", "setPayment")
    .when("hasSum")
    .run("setLimits", ({ state, view }) => ({
      paymentCents: Math.min(maxLimitCents, typedCentsOrOne(view)),
      dayCents: state.pay.dayCents,
    }))
    .close("sum")
    .say("limitSet"),
  on("limits", "setDay")
    .when("hasSum")
    .run("setLimits", ({ state, view }) => ({
      paymentCents: state.pay.paymentCents,
      dayCents: Math.min(maxLimitCents, typedCentsOrOne(view)),
    }))
    .close("sum")
    .say("limitSet"),
  on("notifications", "configure", prefs.changes).run("configure"),
  on("general", "configure", prefs.changes).run("configure").close(),
  on("general", "theme").open("theme"),
  on("general", "size").open("size"),
  on("general", "language").start(intents.settings("language")),
  ...pushes("general", "more"),
  on("privacy", "configure", prefs.changes).run("configure"),
  on("privacy", "forgetSearches").ask("forgetAsk", "forget").run("forgetSearches"),
  ...pushes("privacy", "mandates", "devices"),
  ...pushes("profile", "receive", "security", "cards"),
] as const;
