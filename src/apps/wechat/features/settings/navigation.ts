/** Edges of the settings screens. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { does, on, pushes } from "../../builder.ts";
import { PeerId } from "../chats/state.ts";
import { choiceNames, prefPages, prefs, ranges, sizes, themes } from "./prefs.ts";
import { DeviceId, pluginIds } from "./state.ts";

export const settingsEdges = [
  ...pushes("settings", "security", "minor", "care", "about"),
  on("settings", "openPage", { page: v.picklist(prefPages) }).push("prefs"),
  on("settings", "logOut").warn("logOutAsk", "logOut").run("logOut").root(),
  on("prefs", "put", prefs.changes).run("setPrefs"),
  on("prefs", "openPage", { page: v.picklist(prefPages) }).push("prefs"),
  on("prefs", "openChoice", { name: v.picklist(choiceNames) }).push("prefChoice"),
  ...pushes("prefs", "blockedFriends", "fontSize", "plugins", "storage", "permits", "personal"),
  on("prefs", "language").start(intents.settings("language")),
  on("prefChoice", "pickTheme", { theme: v.picklist(themes) }).run("setPrefs"),
  on("prefChoice", "pickRange", { momentsRange: v.picklist(ranges) }).run("setPrefs"),
  on("fontSize", "pick", { size: v.picklist(sizes) }).run("setPrefs"),
  on("plugins", "set", { plugin: v.picklist(pluginIds), on: v.boolean() }).run("setPlugin"),
  on("storage", "clearCache").run("clearCache").say("cleared"),
  on("storage", "clearMedia", { peer: PeerId }).warn("clearMediaAsk", "clear").run("clearMedia"),
  on("permits", "revoke", { program: v.picklist(["food", "ride", "health"]) })
    .warn("revokeAsk", "revoke")
    .run("permit", ({ args }) => ({ program: args.program, on: false })),
  ...pushes("personal", "myProfile"),
  ...pushes("security", "newPassword", "devices", "emergency", "deleteAccount"),
  on("security", "startFreeze").open("freeze", { password: "" }),
  on("security", "freeze").when("hasPassword").run("freezeAccount").root(),
  on("newPassword", "save").when("hasPassword", "sameTwice").run("changePassword").say("saved").pop(),
  on("devices", "open", { device: DeviceId }).open("device", ({ args }) => ({ device: args.device })),
  on("devices", "startRename").open("rename", ({ state, view }) => ({
    name: state.devices[view.device ?? ""]?.name ?? "",
  })),
  on("devices", "rename")
    .when("hasDeviceName")
    .run("renameDevice", ({ view }) => ({ device: view.device ?? "device_none", name: view.name }))
    .close("device", "name"),
  on("devices", "remove")
    .warn("deviceRemoveAsk", "remove")
    .run("removeDevice", ({ view }) => ({ device: view.device ?? "device_none" }))
    .close("device"),
  does("emergency", "toggle", "toggleEmergency"),
  on("minor", "start").open("pin", { pin: "" }),
  on("minor", "confirm").when("isMinor", "hasPin").run("stopMinor").close("pin"),
  on("minor", "confirm").when("hasPin").run("startMinor").close("pin"),
  on("care", "set", { care: v.boolean() }).run("setPrefs"),
] as const;
