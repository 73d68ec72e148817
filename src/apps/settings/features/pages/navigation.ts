/** Edges of pages. */
import * as v from "valibot";
import { recordListIds, scheduleIds } from "../../ids.ts";
import { valueAt } from "../../queries.ts";
import { appTraits } from "../apps/traits.ts";
import { Id, SettingAt, Value, Page, createPut, noSetting } from "../../fields.ts";
import { on, does, pushes } from "../../builder.ts";

const AppTrait = v.picklist(appTraits);
const RecordListSchema = v.picklist(recordListIds);
const SettingArgs = { ...SettingAt, value: Value };

export const pagesEdges = [
  on("page", "page", Page).push("page"),
  on("page", "choice", SettingAt).push("choice"),
  on("page", "zone").when("zoneIsOurs").push("zone"),
  ...pushes(
    "page",
    "wifi",
    "saved",
    "wifiAdd",
    "bluetooth",
    "apps",
    "appNotifications",
    "history",
    "permissions",
    "privacyDashboard",
    "defaults",
    "lock",
  ),
  on("page", "book", { id: RecordListSchema }).push("book"),
  on("page", "appList", { id: AppTrait }).push("appList"),
  on("page", "schedule", { id: v.picklist(scheduleIds) }).push("schedule"),
  on("page", "app", { id: Id }).push("app"),
  on("page", "sim", { id: Id }).push("sim"),
  on("page", "set", SettingArgs).system("set", ({ args }) => createPut(args, args.value)),
  on("page", "edit", SettingAt).open("edit", ({ args, os }) => ({ editing: args, draft: String(valueAt(os, args)) })),
  on("page", "save")
    .when("validDraft")
    .system("set", ({ view }) => createPut(view.editing ?? noSetting, view.draft))
    .close("editing", "draft"),
  on("page", "clearNotifications").ask("clearNotificationsAsk", "clear").system("clearNotifications").say("cleared"),
  on("page", "resetNetwork").warn("resetNetworkAsk", "resetOk").system("resetNetwork").say("networkReset"),
  on("page", "resetSettings").warn("resetSettingsAsk", "resetOk").system("resetSettings").say("settingsReset"),
  on("page", "resetApps").warn("resetAppsAsk", "resetOk").system("resetApps").say("appsReset"),
  on("page", "resetAll").warn("resetAllAsk", "resetOk").system("resetAll").say("allReset"),
  does("page", "newAdId").ask("newAdIdAsk", "resetOk").say("adIdReset"),
  on("page", "emptyTrash").warn("emptyTrashAsk", "delete").system("emptyFileTrash").say("trashEmptied"),
  does("page", "backUpNow").say("backupDone"),
  does("page", "checkUpdate").say("updateChecked"),
  does("page", "tapBuild"),
  does("page", "turnFocus"),
  on("choice", "set", { value: Value }).system("set", ({ params, args }) => createPut(params, args.value)),
] as const;
