/** Edges for notifications. */
import * as v from "valibot";
import { settingArgs } from "#os/settings.ts";
import { importances } from "#os/state-schemas.ts";
import { Id } from "../../fields.ts";
import { on } from "../../builder.ts";

export const noticesEdges = [
  on("appNotifications", "channels", { id: Id }).push("appChannels"),
  on("appNotifications", "notify", { app: Id, on: v.boolean() }).system("muteApp", ({ args }) => ({
    app: args.app,
    muted: !args.on,
  })),
  on("appChannels", "notify", { on: v.boolean() }).system("muteApp", ({ params, args }) => ({
    app: params.id,
    muted: !args.on,
  })),
  on("appChannels", "channel", { channel: Id }).push("channel", ({ params, args }) => ({
    app: params.id,
    channel: args.channel,
  })),
  on("channel", "set", { importance: v.nullable(v.picklist(importances)) }).system("setChannel"),
  on("history", "turn", { on: v.boolean() }).system("set", ({ args }) =>
    settingArgs("notifications", "history", args.on),
  ),
  on("history", "clear")
    .when("hasHistory")
    .ask("clearHistoryAsk", "clear")
    .system("clearHistory")
    .say("historyCleared"),
] as const;
