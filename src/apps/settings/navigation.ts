/** The screens of Settings. Pages are one screen, drawn from the declaration; radios, lists and details have their own. */
import * as v from "valibot";
import { flag, overlay, text, textUpTo } from "../../os/values.ts";
import { setting, type SettingGroup } from "../../os/settings.ts";
import { grants, permissionNames } from "../../os/permissions.ts";
import { secretFits } from "../../os/lock.ts";
import { importances, lockKinds, type OsState } from "../../os/state.ts";
import { schemaAt } from "../../os/system.ts";
import { blank, books, fitsBook } from "./books.ts";
import { commands } from "./commands.ts";
import { bookIds, pageIds, scheduleIds, type BookId, type ScheduleId } from "./ids.ts";
import { deviceName, valueAt } from "./queries.ts";
import { scheduleOf } from "./schedules.ts";
import { RecordId, RecordText, settings, type Own } from "./state.ts";
import { appTraits } from "./traits.ts";

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
  draft: textUpTo(120),
  open: overlay("edit"),
};
interface Drafting {
  readonly view: {
    readonly editing: { readonly group: string; readonly name: string } | null;
    readonly draft: string;
  };
}
const Page = { id: v.picklist(pageIds) };
const Book = v.picklist(bookIds);
const AppTrait = v.picklist(appTraits);
const Decision = v.union([v.string(), v.boolean()]);
/** Texts of a form by field. */
const values = v.optional(v.record(v.string(), RecordText), {});
interface Form {
  readonly params: { readonly book: BookId };
  readonly view: { readonly values: Readonly<Record<string, string>> };
}
interface Secret {
  readonly view: { readonly known: string };
  readonly os: OsState;
}
/** A new secret, entered twice. */
interface NewSecret {
  readonly params: { readonly kind: OsState["lock"]["kind"] };
  readonly view: { readonly first: string; readonly again: string };
}
const pad2 = (n: number): string => String(n).padStart(2, "0");
/** A schedule as arguments of its change. */
const planOf = (own: Own, id: ScheduleId) => {
  const { on, start, end, days } = scheduleOf(own, id);
  return { id, on, start, end, days };
};
const nowhere = { group: "", name: "" };

export const navigation = settings.navigation(
  {
    start: "home",
    commands,
    screens: {
      home: settings.screen({ view: { query: text } }),
      page: settings.screen({ params: Page, view: draft }),
      choice: settings.screen({ params: Place }),
      zone: settings.screen({ view: { query: text } }),
      wifi: settings.screen({
        view: {
          target: v.optional(v.nullable(Id), null),
          password: textUpTo(63),
          visible: flag,
          open: overlay("password"),
        },
      }),
      saved: settings.screen({}),
      wifiNetwork: settings.screen({ params: { id: Id } }),
      bluetooth: settings.screen({ view: draft }),
      device: settings.screen({ params: { id: Id }, view: { name: textUpTo(40), open: overlay("rename") } }),
      apps: settings.screen({ view: { query: text } }),
      app: settings.screen({ params: { id: Id }, view: { open: overlay("stop") } }),
      appNotifications: settings.screen({}),
      appChannels: settings.screen({ params: { id: Id } }),
      channel: settings.screen({ params: { app: Id, channel: Id } }),
      appPermissions: settings.screen({ params: { id: Id } }),
      appStorage: settings.screen({ params: { id: Id } }),
      permissions: settings.screen({}),
      permission: settings.screen({ params: { permission: v.picklist(permissionNames) } }),
      grant: settings.screen({ params: { app: Id, permission: v.picklist(permissionNames) } }),
      privacyDashboard: settings.screen({}),
      defaults: settings.screen({}),
      default: settings.screen({ params: { kind: v.string() } }),
      history: settings.screen({}),
      // An answer puts the keyboard away, as closing an overlay does.
      book: settings.screen({
        params: { id: Book },
        view: { secret: textUpTo(12), known: textUpTo(12), open: overlay("asking") },
      }),
      record: settings.screen({
        params: { book: Book, id: v.nullable(RecordId) },
        view: { values, visible: flag },
        enter: ({ state, params }) => ({
          values: { ...blank(params.book), ...(params.id === null ? {} : state.books[params.book]?.[params.id]) },
        }),
      }),
      appList: settings.screen({ params: { id: AppTrait }, view: { query: text } }),
      trait: settings.screen({ params: { subject: Id, name: v.string() } }),
      schedule: settings.screen({
        params: { id: v.picklist(scheduleIds) },
        view: { hour: textUpTo(2), minute: textUpTo(2), open: overlay("start", "end") },
      }),
      sim: settings.screen({ params: { id: Id } }),
      wifiAdd: settings.screen({
        view: { ssid: textUpTo(32), password: textUpTo(63), secured: v.optional(v.boolean(), true), visible: flag },
      }),
      lock: settings.screen({ view: { secret: textUpTo(12), known: textUpTo(12), open: overlay("asking") } }),
      lockSet: settings.screen({
        params: { kind: v.picklist(lockKinds), current: v.string() },
        view: { first: textUpTo(12), again: textUpTo(12), repeats: flag },
      }),
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
      complete: ({ params, view }: Form) => fitsBook(params.book, view.values),
      knows: ({ view, os }: Secret) => view.known === os.lock.secret,
      firstFits: ({ params, view }: NewSecret) => secretFits(params.kind, view.first),
      same: ({ params, view }: NewSecret) => secretFits(params.kind, view.first) && view.again === view.first,
      isTime: ({ view }: { view: { hour: string; minute: string } }) =>
        /^\d{1,2}$/.test(view.hour) &&
        Number(view.hour) < 24 &&
        /^\d{1,2}$/.test(view.minute) &&
        Number(view.minute) < 60,
      networkNamed: ({ view }: { view: { ssid: string; password: string; secured: boolean } }) =>
        view.ssid.trim() !== "" && (!view.secured || view.password.length >= 8),
      hasHistory: ({ os }) => os.history.length > 0,
      wifiOn: ({ os }) => os.settings.network.wifi,
      bluetoothOn: ({ os }) => os.settings.network.bluetooth,
    },
  },
  (at) => [
    at.home.on("back").when("searching").set({ query: "" }),
    at.home.on("page", Page).push("page"),
    at.home.on("choice", Place).push("choice"),
    ...at.home.pushes(
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
    at.home.on("book", { id: Book }).push("book"),
    at.home.on("appList", { id: AppTrait }).push("appList"),
    at.home.on("schedule", { id: v.picklist(scheduleIds) }).push("schedule"),

    at.page.on("page", Page).push("page"),
    at.page.on("choice", Place).push("choice"),
    at.page.on("zone").when("zoneIsOurs").push("zone"),
    ...at.page.pushes(
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
    at.page.on("book", { id: Book }).push("book"),
    at.page.on("appList", { id: AppTrait }).push("appList"),
    at.page.on("schedule", { id: v.picklist(scheduleIds) }).push("schedule"),
    at.page.on("app", { id: Id }).push("app"),
    at.page.on("sim", { id: Id }).push("sim"),
    at.page.on("set", SettingArgs).system("set", ({ args }) => put(args, args.value)),
    at.page.on("edit", Place).open("edit", ({ args, os }) => ({ editing: args, draft: String(valueAt(os, args)) })),
    at.page
      .on("save")
      .when("validDraft")
      .system("set", ({ view }) => put(view.editing ?? nowhere, view.draft))
      .close("editing", "draft"),
    at.page
      .on("clearNotifications")
      .ask("clearNotificationsAsk", { ok: "clear" })
      .system("clearNotifications")
      .say("cleared"),
    at.page
      .on("resetNetwork")
      .ask("resetNetworkAsk", { ok: "resetOk", danger: true })
      .system("resetNetwork")
      .say("networkReset"),
    at.page
      .on("resetSettings")
      .ask("resetSettingsAsk", { ok: "resetOk", danger: true })
      .system("resetSettings")
      .say("settingsReset"),
    at.page.on("resetApps").ask("resetAppsAsk", { ok: "resetOk", danger: true }).system("resetApps").say("appsReset"),
    at.page.on("resetAll").ask("resetAllAsk", { ok: "resetOk", danger: true }).system("resetAll").say("allReset"),
    at.page.on("newAdId").ask("newAdIdAsk", { ok: "resetOk" }).run("newAdId").say("adIdReset"),
    at.page
      .on("emptyTrash")
      .ask("emptyTrashAsk", { ok: "delete", danger: true })
      .system("emptyFileTrash")
      .say("trashEmptied"),
    at.page.on("backUpNow").run("backUpNow").say("backupDone"),
    at.page.on("checkUpdate").run("checkUpdate").say("updateChecked"),
    at.page.on("tapBuild").run("tapBuild"),
    at.page.on("turnFocus").run("turnFocus"),

    at.choice.on("set", { value: Value }).system("set", ({ params, args }) => put(params, args.value)),
    at.zone
      .on("set", { zone: v.string() })
      .system("set", ({ args }) => put({ group: "time", name: "zone" }, args.zone)),

    at.wifi.on("turn", { on: v.boolean() }).system("set", ({ args }) => setting("network", "wifi", args.on)),
    at.wifi
      .on("join", { id: Id })
      .system("joinWifi", ({ args }) => ({ id: args.id, password: "" }))
      .say("joined"),
    at.wifi.on("ask", { id: Id }).open("password", ({ args }) => ({ target: args.id, password: "", visible: false })),
    at.wifi
      .on("enter")
      .when("longEnough")
      .system("joinWifi", ({ view }) => ({ id: view.target ?? "", password: view.password }))
      .close("target", "password")
      .say("joined"),
    at.wifi.on("network", { id: Id }).push("wifiNetwork"),
    ...at.wifi.pushes("wifiAdd", "saved"),
    at.wifi.on("page", Page).push("page"),
    at.saved.on("network", { id: Id }).push("wifiNetwork"),

    at.wifiAdd
      .on("save")
      .when("networkNamed")
      .system("addWifi", ({ view }) => ({ ssid: view.ssid, password: view.secured ? view.password : "" }))
      .say("networkSaved")
      .pop(),
    at.wifiNetwork
      .on("autoJoin", { on: v.boolean() })
      .when("isSaved")
      .system("setWifi", ({ params, args }) => ({ id: params.id, autoJoin: args.on })),
    at.wifiNetwork
      .on("trait", { name: v.string() })
      .push("trait", ({ params, args }) => ({ subject: `wifi:${params.id}`, name: args.name })),
    at.wifiNetwork
      .on("connect")
      .when("wifiOn", "isSaved")
      .system("joinWifi", ({ params }) => ({ id: params.id, password: "" }))
      .say("joined"),
    at.wifiNetwork.on("disconnect").when("isConnected").system("leaveWifi"),
    at.wifiNetwork
      .on("forget")
      .when("isSaved")
      .ask("forgetAsk", {
        ok: "forget",
        danger: true,
        facts: ({ params, os }) => ({ name: os.wifi.networks[params.id]?.ssid ?? "" }),
      })
      .system("forgetWifi")
      .say("forgotten")
      .pop(),

    at.bluetooth.on("turn", { on: v.boolean() }).system("set", ({ args }) => setting("network", "bluetooth", args.on)),
    at.bluetooth
      .on("edit", Place)
      .open("edit", ({ args, os }) => ({ editing: args, draft: String(valueAt(os, args)) })),
    at.bluetooth
      .on("save")
      .when("validDraft")
      .system("set", ({ view }) => put(view.editing ?? nowhere, view.draft))
      .close("editing", "draft"),
    at.bluetooth.on("connect", { id: Id, on: v.boolean() }).system("connectDevice"),
    at.bluetooth
      .on("pair", { id: Id })
      .ask("pairAsk", { ok: "pair", facts: ({ args, os }) => ({ name: deviceName(os, args.id) }) })
      .system("pair")
      .say("paired"),
    at.bluetooth.on("page", Page).push("page"),
    at.bluetooth.on("device", { id: Id }).push("device"),
    at.device.on("connect", { on: v.boolean() }).when("bluetoothOn").system("connectDevice"),
    at.device
      .on("set", { name: v.string(), value: Decision })
      .run("setTrait", ({ params, args }) => ({ subject: `bt:${params.id}`, ...args })),
    at.device.on("edit").open("rename", ({ params, os }) => ({ name: deviceName(os, params.id) })),
    at.device.on("rename").when("named").system("renameDevice").close("name"),
    at.device
      .on("unpair")
      .ask("unpairAsk", {
        ok: "forget",
        danger: true,
        facts: ({ params, os }) => ({ name: deviceName(os, params.id) }),
      })
      .system("unpair")
      .say("unpaired")
      .pop(),

    at.apps.on("app", { id: Id }).push("app"),
    at.app.on("open").launch(({ params }) => params.id),
    at.app.on("channels").push("appChannels"),
    at.app.on("permissions").push("appPermissions"),
    at.app.on("storage").push("appStorage"),
    at.app
      .on("trait", { name: AppTrait })
      .push("trait", ({ params, args }) => ({ subject: `app:${params.id}`, name: args.name })),
    at.app
      .on("set", { name: AppTrait, value: Decision })
      .run("setTrait", ({ params, args }) => ({ subject: `app:${params.id}`, ...args })),
    at.app
      .on("clearDefaults")
      .system("clearDefaults", ({ params }) => ({ app: params.id }))
      .say("defaultsCleared"),
    at.app.on("stop").open("stop"),
    at.app.on("stopped").close(),
    at.appStorage
      .on("clearCache")
      .run("clearCache", ({ params }) => ({ app: params.id }))
      .say("cacheCleared"),

    at.appNotifications.on("channels", { id: Id }).push("appChannels"),
    at.appNotifications
      .on("notify", { app: Id, on: v.boolean() })
      .system("muteApp", ({ args }) => ({ app: args.app, muted: !args.on })),
    at.appChannels
      .on("notify", { on: v.boolean() })
      .system("muteApp", ({ params, args }) => ({ app: params.id, muted: !args.on })),
    at.appChannels
      .on("channel", { channel: Id })
      .push("channel", ({ params, args }) => ({ app: params.id, channel: args.channel })),
    at.channel.on("set", { importance: v.nullable(v.picklist(importances)) }).system("setChannel"),

    at.permissions.on("permission", { permission: v.picklist(permissionNames) }).push("permission"),
    at.privacyDashboard.on("permission", { permission: v.picklist(permissionNames) }).push("permission"),
    at.permission.on("grant", { app: Id }).push("grant"),
    at.appPermissions
      .on("grant", { permission: v.picklist(permissionNames) })
      .push("grant", ({ params, args }) => ({ app: params.id, permission: args.permission })),
    at.grant.on("set", { grant: v.picklist(grants) }).system("setPermission"),

    at.defaults.on("default", { kind: v.string() }).push("default"),
    at.default.on("pick", { kind: v.string(), handler: v.nullable(v.string()) }).system("setDefault"),

    at.history
      .on("turn", { on: v.boolean() })
      .system("set", ({ args }) => setting("notifications", "history", args.on)),
    at.history
      .on("clear")
      .when("hasHistory")
      .ask("clearHistoryAsk", { ok: "clear" })
      .system("clearHistory")
      .say("historyCleared"),

    at.book.does("unlock", "checkSecret").set(({ args }) => ({ known: args.secret, secret: "", open: null })),
    at.book.on("add").push("record", ({ params }) => ({ book: params.id, id: null })),
    at.book.on("record", { id: RecordId }).push("record", ({ params, args }) => ({ book: params.id, id: args.id })),
    at.book
      .on("use", { id: RecordId, on: v.boolean() })
      .run("useRecord", ({ params, args }) => ({ book: params.id, ...args })),
    at.record.on("save").when("complete").run("saveRecord").pop(),
    at.record
      .on("drop")
      .ask("dropAsk", {
        ok: "delete",
        danger: true,
        facts: ({ state, params }) => ({
          name: state.books[params.book]?.[params.id ?? "rec_"]?.[books[params.book].name] ?? "",
        }),
      })
      .run("dropRecord", ({ params }) => ({ book: params.book, id: params.id ?? "rec_" }))
      .say("deleted")
      .pop(),

    at.appList
      .on("set", { app: Id, value: Decision })
      .run("setTrait", ({ params, args }) => ({ subject: `app:${args.app}`, name: params.id, value: args.value })),
    at.appList
      .on("trait", { app: Id })
      .push("trait", ({ params, args }) => ({ subject: `app:${args.app}`, name: params.id })),
    at.trait.on("set", { value: Decision }).run("setTrait"),

    at.schedule
      .on("turn", { on: v.boolean() })
      .run("setSchedule", ({ state, params, args }) => ({ ...planOf(state, params.id), on: args.on })),
    at.schedule.on("edit", { which: v.picklist(["start", "end"]) }).set(({ state, params, args }) => {
      const time = scheduleOf(state, params.id)[args.which];
      return { hour: time.slice(0, 2), minute: time.slice(3), open: args.which };
    }),
    at.schedule
      .on("save")
      .when("isTime")
      .run("setSchedule", ({ state, params, view }) => ({
        ...planOf(state, params.id),
        [view.open ?? "start"]: `${pad2(Number(view.hour))}:${pad2(Number(view.minute))}`,
      }))
      .close(),
    at.schedule
      .on("day", { day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)) })
      .run("setSchedule", ({ state, params, args }) => {
        const plan = planOf(state, params.id);
        const days = plan.days.includes(args.day) ? plan.days.filter((d) => d !== args.day) : [...plan.days, args.day];
        return { ...plan, days };
      }),

    at.sim.on("turn", { on: v.boolean() }).system("setSim"),

    at.lock.does("unlock", "checkSecret").set(({ args }) => ({ known: args.secret, secret: "", open: null })),
    at.lock
      .on("open", { kind: v.picklist(["none", "swipe"]) })
      .when("knows")
      .ask("removeLockAsk", { ok: "remove" })
      .system("setLock", ({ args, view }) => ({ kind: args.kind, secret: "", current: view.known }))
      .set({ known: "" })
      .say("lockSet"),
    at.lock
      .on("secret", { kind: v.picklist(["pin", "pattern"]) })
      .when("knows")
      .push("lockSet", ({ args, view }) => ({ kind: args.kind, current: view.known })),
    at.lockSet.on("next").when("firstFits").set({ repeats: true, again: "" }),
    at.lockSet.on("startOver").set({ first: "", again: "", repeats: false }),
    at.lockSet
      .on("confirm")
      .when("same")
      .system("setLock", ({ params, view }) => ({ kind: params.kind, secret: view.first, current: params.current }))
      .say("lockSet")
      .pop(),
  ],
);
