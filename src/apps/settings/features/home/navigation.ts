/** Edges of the first screen. */
import * as v from "valibot";
import { recordListIds, scheduleIds } from "../../ids.ts";
import { appTraits } from "../apps/traits.ts";
import { SettingAt, Page } from "../../fields.ts";
import { on, pushes } from "../../builder.ts";

const AppTrait = v.picklist(appTraits);
const RecordListSchema = v.picklist(recordListIds);
export const homeEdges = [
  on("home", "back").when("searching").set({ query: "" }),
  on("home", "page", Page).push("page"),
  on("home", "choice", SettingAt).push("choice"),
  ...pushes(
    "home",
    "zone",
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
  on("home", "book", { id: RecordListSchema }).push("book"),
  on("home", "appList", { id: AppTrait }).push("appList"),
  on("home", "schedule", { id: v.picklist(scheduleIds) }).push("schedule"),
] as const;
