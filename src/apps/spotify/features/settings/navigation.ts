import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { DeviceId } from "../player/state.ts";
import { choiceNames, prefPages, prefs } from "./prefs.ts";

export const settingsEdges = [
  on("settings", "openPage", { page: v.picklist(prefPages) }).push("prefs"),
  ...pushes("settings", "profile", "account", "devices", "storage", "info"),
  on("settings", "logOut").ask("logOutAsk", "logOut").run("logOut").root(),
  on("prefs", "put", prefs.changes).run("setPrefs"),
  on("prefs", "openChoice", { name: v.picklist(choiceNames) }).push("prefChoice"),
  on("prefs", "language").start(intents.settings("language")),
  on("prefs", "phoneNotices").start(intents.settings("app", { app: "spotify" })),
  on("prefs", "togglePrivate").run("togglePrivate"),
  on("prefChoice", "put", prefs.changes).run("setPrefs"),
  on("devices", "put", prefs.changes).run("setPrefs"),
  on("devices", "choose", { device: DeviceId }).run("setDevice"),
  on("devices", "logOutDevice", { device: DeviceId }).warn("logOutDeviceAsk", "logOut").run("logOutDevice"),
  on("storage", "removeAll").warn("removeAllAsk", "remove").run("removeAllDownloads").say("downloadsRemoved"),
] as const;
