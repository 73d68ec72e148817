/** The screens of Settings. Pages are one screen, drawn from the declaration; radios, lists and details have their own. */
import * as v from "valibot";
import { flag, overlay, text } from "../../os/define.ts";
import { setting, type SettingGroup } from "../../os/settings.ts";
import { schemaAt } from "../../os/system.ts";
import { commands } from "./commands.ts";
import { pageIds } from "./pages.ts";
import { deviceName, valueAt } from "./queries.ts";
import { settings } from "./state.ts";

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const Group = v.string() as v.GenericSchema<string, SettingGroup>;
const Place = { group: Group, name: v.string() };
const Value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
const SettingArgs = { ...Place, value: Value };
const put = (at: { readonly group: string; readonly name: string }, value: unknown) => ({
  group: at.group,
  name: at.name,
  value: value as never,
});
/** A text that is being edited: which setting, and what it is to be. */
const draft = {
  editing: v.optional(v.nullable(v.strictObject(Place)), null),
  draft: text,
  open: overlay("edit"),
};
interface Drafting {
  readonly view: {
    readonly editing: { readonly group: string; readonly name: string } | null;
    readonly draft: string;
  };
}
const nowhere = { group: "", name: "" };

export const navigation = settings.navigation(
  {
    start: "home",
    commands,
    screens: {
      home: settings.screen({ view: { query: text } }),
      page: settings.screen({ params: { id: v.picklist(pageIds) }, view: draft }),
      choice: settings.screen({ params: Place }),
      zone: settings.screen({ view: { query: text } }),
      wifi: settings.screen({
        view: { target: v.optional(v.nullable(Id), null), password: text, visible: flag, open: overlay("password") },
      }),
      saved: settings.screen({}),
      wifiNetwork: settings.screen({ params: { id: Id } }),
      bluetooth: settings.screen({ view: draft }),
      device: settings.screen({ params: { id: Id }, view: { name: text, open: overlay("rename") } }),
      apps: settings.screen({ view: { query: text } }),
      app: settings.screen({ params: { id: Id } }),
      appNotifications: settings.screen({}),
    },
    guards: {
      searching: ({ view }: { view: { query: string } }) => view.query !== "",
      validDraft: ({ view }: Drafting) => {
        const schema = view.editing && schemaAt(view.editing.group, view.editing.name);
        return schema ? v.is(schema, view.draft) : false;
      },
      longEnough: ({ view }: { view: { password: string } }) => view.password.length >= 8,
      named: ({ view }: { view: { name: string } }) => view.name.trim() !== "",
      zoneIsOurs: ({ os }) => !os.settings.time.automaticZone,
      isConnected: ({ params, os }: { params: { id: string }; os: { wifi: { connected: string | null } } }) =>
        os.wifi.connected === params.id,
      isSaved: ({
        params,
        os,
      }: {
        params: { id: string };
        os: { wifi: { networks: Record<string, { saved: boolean }> } };
      }) => os.wifi.networks[params.id]?.saved === true,
      wifiOn: ({ os }) => os.settings.network.wifi,
      bluetoothOn: ({ os }) => os.settings.network.bluetooth,
    },
  },
  (at) => [
    at.home
      .on("back")
      .when("searching")
      .set(() => ({ query: "" }))
      .stay(),
    at.home.on("page", { id: v.picklist(pageIds) }).push("page", ({ args }) => args),
    at.home.on("choice", Place).push("choice", ({ args }) => args),
    at.home.on("zone").push("zone", () => ({})),
    at.home.on("wifi").push("wifi", () => ({})),
    at.home.on("saved").push("saved", () => ({})),
    at.home.on("bluetooth").push("bluetooth", () => ({})),
    at.home.on("apps").push("apps", () => ({})),
    at.home.on("appNotifications").push("appNotifications", () => ({})),

    at.page.on("page", { id: v.picklist(pageIds) }).push("page", ({ args }) => args),
    at.page.on("choice", Place).push("choice", ({ args }) => args),
    at.page
      .on("zone")
      .when("zoneIsOurs")
      .push("zone", () => ({})),
    at.page.on("wifi").push("wifi", () => ({})),
    at.page.on("bluetooth").push("bluetooth", () => ({})),
    at.page.on("appNotifications").push("appNotifications", () => ({})),
    at.page
      .on("set", SettingArgs)
      .system("set", ({ args }) => put(args, args.value))
      .stay(),
    at.page
      .on("edit", Place)
      .set(({ args, os }) => ({ editing: args, draft: String(valueAt(os, args)), open: "edit" as const }))
      .stay(),
    at.page
      .on("save")
      .when("validDraft")
      .system("set", ({ view }) => put(view.editing ?? nowhere, view.draft))
      .set(() => ({ open: null, editing: null, draft: "" }))
      .stay(),
    at.page
      .on("clearNotifications")
      .ask("clearNotificationsAsk", { ok: "clear" })
      .system("clearNotifications", () => ({}))
      .say("cleared")
      .stay(),
    at.page
      .on("resetNetwork")
      .ask("resetNetworkAsk", { ok: "resetOk", danger: true })
      .system("resetNetwork", () => ({}))
      .say("networkReset")
      .stay(),
    at.page
      .on("resetSettings")
      .ask("resetSettingsAsk", { ok: "resetOk", danger: true })
      .system("resetSettings", () => ({}))
      .say("settingsReset")
      .stay(),

    at.choice
      .on("set", { value: Value })
      .system("set", ({ params, args }) => put(params, args.value))
      .stay(),
    at.zone
      .on("set", { zone: v.string() })
      .system("set", ({ args }) => put({ group: "time", name: "zone" }, args.zone))
      .stay(),

    at.wifi
      .on("turn", { on: v.boolean() })
      .system("set", ({ args }) => setting("network", "wifi", args.on))
      .stay(),
    at.wifi
      .on("join", { id: Id })
      .system("joinWifi", ({ args }) => ({ id: args.id, password: "" }))
      .say("joined")
      .stay(),
    at.wifi
      .on("ask", { id: Id })
      .set(({ args }) => ({ target: args.id, password: "", visible: false, open: "password" as const }))
      .stay(),
    at.wifi
      .on("enter")
      .when("longEnough")
      .system("joinWifi", ({ view }) => ({ id: view.target ?? "", password: view.password }))
      .set(() => ({ open: null, target: null, password: "" }))
      .say("joined")
      .stay(),
    at.wifi.on("network", { id: Id }).push("wifiNetwork", ({ args }) => args),
    at.wifi.on("saved").push("saved", () => ({})),
    at.wifi.on("page", { id: v.picklist(pageIds) }).push("page", ({ args }) => args),
    at.saved.on("network", { id: Id }).push("wifiNetwork", ({ args }) => args),

    at.wifiNetwork
      .on("connect")
      .when("wifiOn", "isSaved")
      .system("joinWifi", ({ params }) => ({ id: params.id, password: "" }))
      .say("joined")
      .stay(),
    at.wifiNetwork
      .on("disconnect")
      .when("isConnected")
      .system("leaveWifi", () => ({}))
      .stay(),
    at.wifiNetwork
      .on("forget")
      .when("isSaved")
      .ask("forgetAsk", {
        ok: "forget",
        danger: true,
        facts: ({ params, os }) => ({ name: os.wifi.networks[params.id]?.ssid ?? "" }),
      })
      .system("forgetWifi", ({ params }) => ({ id: params.id }))
      .say("forgotten")
      .pop(),

    at.bluetooth
      .on("turn", { on: v.boolean() })
      .system("set", ({ args }) => setting("network", "bluetooth", args.on))
      .stay(),
    at.bluetooth
      .on("edit", Place)
      .set(({ args, os }) => ({ editing: args, draft: String(valueAt(os, args)), open: "edit" as const }))
      .stay(),
    at.bluetooth
      .on("save")
      .when("validDraft")
      .system("set", ({ view }) => put(view.editing ?? nowhere, view.draft))
      .set(() => ({ open: null, editing: null, draft: "" }))
      .stay(),
    at.bluetooth
      .on("connect", { id: Id, on: v.boolean() })
      .system("connectDevice", ({ args }) => args)
      .stay(),
    at.bluetooth
      .on("pair", { id: Id })
      .ask("pairAsk", { ok: "pair", facts: ({ args, os }) => ({ name: deviceName(os, args.id) }) })
      .system("pair", ({ args }) => args)
      .say("paired")
      .stay(),
    at.bluetooth.on("device", { id: Id }).push("device", ({ args }) => args),
    at.device
      .on("connect", { on: v.boolean() })
      .when("bluetoothOn")
      .system("connectDevice", ({ params, args }) => ({ id: params.id, on: args.on }))
      .stay(),
    at.device
      .on("edit")
      .set(({ params, os }) => ({ name: deviceName(os, params.id), open: "rename" as const }))
      .stay(),
    at.device
      .on("rename")
      .when("named")
      .system("renameDevice", ({ params, view }) => ({ id: params.id, name: view.name }))
      .set(() => ({ open: null, name: "" }))
      .stay(),
    at.device
      .on("unpair")
      .ask("unpairAsk", {
        ok: "forget",
        danger: true,
        facts: ({ params, os }) => ({ name: deviceName(os, params.id) }),
      })
      .system("unpair", ({ params }) => params)
      .say("unpaired")
      .pop(),

    at.apps.on("app", { id: Id }).push("app", ({ args }) => args),
    at.app.on("open").launch(({ params }) => params.id),
    at.app
      .on("notify", { on: v.boolean() })
      .system("muteApp", ({ params, args }) => ({ app: params.id, muted: !args.on }))
      .stay(),
    at.appNotifications
      .on("notify", { app: Id, on: v.boolean() })
      .system("muteApp", ({ args }) => ({ app: args.app, muted: !args.on }))
      .stay(),
  ],
);
