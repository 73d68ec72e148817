/** Edges for nearby devices. */
import * as v from "valibot";
import { settingArgs } from "#os/settings.ts";
import { deviceName, valueAt } from "../../queries.ts";
import { Id, SettingAt, Page, Decision, createPut, noSetting } from "../../fields.ts";
import { on } from "../../builder.ts";

export const devicesEdges = [
  on("bluetooth", "turn", { on: v.boolean() }).system("set", ({ args }) =>
    settingArgs("network", "bluetooth", args.on),
  ),
  on("bluetooth", "edit", SettingAt).open("edit", ({ args, os }) => ({
    editing: args,
    draft: String(valueAt(os, args)),
  })),
  on("bluetooth", "save")
    .when("validDraft")
    .system("set", ({ view }) => createPut(view.editing ?? noSetting, view.draft))
    .close("editing", "draft"),
  on("bluetooth", "connect", { id: Id, on: v.boolean() }).system("connectDevice"),
  on("bluetooth", "pair", { id: Id })
    .ask("pairAsk", "pair", ({ args, os }) => ({ name: deviceName(os, args.id) }))
    .system("pair")
    .say("paired"),
  on("bluetooth", "page", Page).push("page"),
  on("bluetooth", "device", { id: Id }).push("device"),
  on("device", "connect", { on: v.boolean() }).when("bluetoothOn").system("connectDevice"),
  on("device", "set", { name: v.string(), value: Decision }).run("setTrait", ({ params, args }) => ({
    subject: `bt:${params.id}`,
    ...args,
  })),
  on("device", "edit").open("rename", ({ params, os }) => ({ name: deviceName(os, params.id) })),
  on("device", "rename").when("named").system("renameDevice").close("name"),
  on("device", "unpair")
    .warn("unpairAsk", "forget", ({ params, os }) => ({ name: deviceName(os, params.id) }))
    .system("unpair")
    .say("unpaired")
    .pop(),
] as const;
