/** The screens of Settings. Pages are one screen, drawn from the declaration; radios, lists and details have their own. */
import * as v from "valibot";
import { isWritten } from "../../os/guards.ts";
import { flag, maybe, overlay, text, textUpTo } from "../../os/values.ts";
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
  editing: maybe(v.strictObject(Place)),
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
        view: { target: maybe(Id), password: textUpTo(63), visible: flag, open: overlay("password") },
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
      named: isWritten("name"),
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
  ({ on, does, pushes }) => [
    on("home", "back").when("searching").set({ query: "" }),
    on("home", "page", Page).push("page"),
    on("home", "choice", Place).push("choice"),
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
    on("home", "book", { id: Book }).push("book"),
    on("home", "appList", { id: AppTrait }).push("appList"),
    on("home", "schedule", { id: v.picklist(scheduleIds) }).push("schedule"),

    on("page", "page", Page).push("page"),
    on("page", "choice", Place).push("choice"),
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
    on("page", "book", { id: Book }).push("book"),
    on("page", "appList", { id: AppTrait }).push("appList"),
    on("page", "schedule", { id: v.picklist(scheduleIds) }).push("schedule"),
    on("page", "app", { id: Id }).push("app"),
    on("page", "sim", { id: Id }).push("sim"),
    on("page", "set", SettingArgs).system("set", ({ args }) => put(args, args.value)),
    on("page", "edit", Place).open("edit", ({ args, os }) => ({ editing: args, draft: String(valueAt(os, args)) })),
    on("page", "save")
      .when("validDraft")
      .system("set", ({ view }) => put(view.editing ?? nowhere, view.draft))
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

    on("choice", "set", { value: Value }).system("set", ({ params, args }) => put(params, args.value)),
    on("zone", "set", { zone: v.string() }).system("set", ({ args }) =>
      put({ group: "time", name: "zone" }, args.zone),
    ),

    on("wifi", "turn", { on: v.boolean() }).system("set", ({ args }) => setting("network", "wifi", args.on)),
    on("wifi", "join", { id: Id })
      .system("joinWifi", ({ args }) => ({ id: args.id, password: "" }))
      .say("joined"),
    on("wifi", "ask", { id: Id }).open("password", ({ args }) => ({ target: args.id, password: "", visible: false })),
    on("wifi", "enter")
      .when("longEnough")
      .system("joinWifi", ({ view }) => ({ id: view.target ?? "", password: view.password }))
      .close("target", "password")
      .say("joined"),
    on("wifi", "network", { id: Id }).push("wifiNetwork"),
    ...pushes("wifi", "wifiAdd", "saved"),
    on("wifi", "page", Page).push("page"),
    on("saved", "network", { id: Id }).push("wifiNetwork"),

    on("wifiAdd", "save")
      .when("networkNamed")
      .system("addWifi", ({ view }) => ({ ssid: view.ssid, password: view.secured ? view.password : "" }))
      .say("networkSaved")
      .pop(),
    on("wifiNetwork", "autoJoin", { on: v.boolean() })
      .when("isSaved")
      .system("setWifi", ({ params, args }) => ({ id: params.id, autoJoin: args.on })),
    on("wifiNetwork", "trait", { name: v.string() }).push("trait", ({ params, args }) => ({
      subject: `wifi:${params.id}`,
      name: args.name,
    })),
    on("wifiNetwork", "connect")
      .when("wifiOn", "isSaved")
      .system("joinWifi", ({ params }) => ({ id: params.id, password: "" }))
      .say("joined"),
    on("wifiNetwork", "disconnect").when("isConnected").system("leaveWifi"),
    on("wifiNetwork", "forget")
      .when("isSaved")
      .warn("forgetAsk", "forget", ({ params, os }) => ({ name: os.wifi.networks[params.id]?.ssid ?? "" }))
      .system("forgetWifi")
      .say("forgotten")
      .pop(),

    on("bluetooth", "turn", { on: v.boolean() }).system("set", ({ args }) => setting("network", "bluetooth", args.on)),
    on("bluetooth", "edit", Place).open("edit", ({ args, os }) => ({
      editing: args,
      draft: String(valueAt(os, args)),
    })),
    on("bluetooth", "save")
      .when("validDraft")
      .system("set", ({ view }) => put(view.editing ?? nowhere, view.draft))
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

    on("apps", "app", { id: Id }).push("app"),
    on("app", "open").launch(({ params }) => params.id),
    on("app", "channels").push("appChannels"),
    on("app", "permissions").push("appPermissions"),
    on("app", "storage").push("appStorage"),
    on("app", "trait", { name: AppTrait }).push("trait", ({ params, args }) => ({
      subject: `app:${params.id}`,
      name: args.name,
    })),
    on("app", "set", { name: AppTrait, value: Decision }).run("setTrait", ({ params, args }) => ({
      subject: `app:${params.id}`,
      ...args,
    })),
    on("app", "clearDefaults")
      .system("clearDefaults", ({ params }) => ({ app: params.id }))
      .say("defaultsCleared"),
    on("app", "stop").open("stop"),
    on("app", "stopped").close(),
    on("appStorage", "clearCache")
      .run("clearCache", ({ params }) => ({ app: params.id }))
      .say("cacheCleared"),

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

    on("permissions", "permission", { permission: v.picklist(permissionNames) }).push("permission"),
    on("privacyDashboard", "permission", { permission: v.picklist(permissionNames) }).push("permission"),
    on("permission", "grant", { app: Id }).push("grant"),
    on("appPermissions", "grant", { permission: v.picklist(permissionNames) }).push("grant", ({ params, args }) => ({
      app: params.id,
      permission: args.permission,
    })),
    on("grant", "set", { grant: v.picklist(grants) }).system("setPermission"),

    on("defaults", "default", { kind: v.string() }).push("default"),
    on("default", "pick", { kind: v.string(), handler: v.nullable(v.string()) }).system("setDefault"),

    on("history", "turn", { on: v.boolean() }).system("set", ({ args }) =>
      setting("notifications", "history", args.on),
    ),
    on("history", "clear")
      .when("hasHistory")
      .ask("clearHistoryAsk", "clear")
      .system("clearHistory")
      .say("historyCleared"),

    does("book", "unlock", "checkSecret").set(({ args }) => ({ known: args.secret, secret: "", open: null })),
    on("book", "add").push("record", ({ params }) => ({ book: params.id, id: null })),
    on("book", "record", { id: RecordId }).push("record", ({ params, args }) => ({ book: params.id, id: args.id })),
    on("book", "use", { id: RecordId, on: v.boolean() }).run("useRecord", ({ params, args }) => ({
      book: params.id,
      ...args,
    })),
    on("record", "save").when("complete").run("saveRecord").pop(),
    on("record", "drop")
      .warn("dropAsk", "delete", ({ state, params }) => ({
        name: state.books[params.book]?.[params.id ?? "rec_"]?.[books[params.book].name] ?? "",
      }))
      .run("dropRecord", ({ params }) => ({ book: params.book, id: params.id ?? "rec_" }))
      .say("deleted")
      .pop(),

    on("appList", "set", { app: Id, value: Decision }).run("setTrait", ({ params, args }) => ({
      subject: `app:${args.app}`,
      name: params.id,
      value: args.value,
    })),
    on("appList", "trait", { app: Id }).push("trait", ({ params, args }) => ({
      subject: `app:${args.app}`,
      name: params.id,
    })),
    on("trait", "set", { value: Decision }).run("setTrait"),

    on("schedule", "turn", { on: v.boolean() }).run("setSchedule", ({ state, params, args }) => ({
      ...planOf(state, params.id),
      on: args.on,
    })),
    on("schedule", "edit", { which: v.picklist(["start", "end"]) }).set(({ state, params, args }) => {
      const time = scheduleOf(state, params.id)[args.which];
      return { hour: time.slice(0, 2), minute: time.slice(3), open: args.which };
    }),
    on("schedule", "save")
      .when("isTime")
      .run("setSchedule", ({ state, params, view }) => ({
        ...planOf(state, params.id),
        [view.open ?? "start"]: `${pad2(Number(view.hour))}:${pad2(Number(view.minute))}`,
      }))
      .close(),
    on("schedule", "day", { day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)) }).run(
      "setSchedule",
      ({ state, params, args }) => {
        const plan = planOf(state, params.id);
        const days = plan.days.includes(args.day) ? plan.days.filter((d) => d !== args.day) : [...plan.days, args.day];
        return { ...plan, days };
      },
    ),

    on("sim", "turn", { on: v.boolean() }).system("setSim"),

    does("lock", "unlock", "checkSecret").set(({ args }) => ({ known: args.secret, secret: "", open: null })),
    on("lock", "open", { kind: v.picklist(["none", "swipe"]) })
      .when("knows")
      .ask("removeLockAsk", "remove")
      .system("setLock", ({ args, view }) => ({ kind: args.kind, secret: "", current: view.known }))
      .set({ known: "" })
      .say("lockSet"),
    on("lock", "secret", { kind: v.picklist(["pin", "pattern"]) })
      .when("knows")
      .push("lockSet", ({ args, view }) => ({ kind: args.kind, current: view.known })),
    on("lockSet", "next").when("firstFits").set({ repeats: true, again: "" }),
    on("lockSet", "startOver").set({ first: "", again: "", repeats: false }),
    on("lockSet", "confirm")
      .when("same")
      .system("setLock", ({ params, view }) => ({ kind: params.kind, secret: view.first, current: params.current }))
      .say("lockSet")
      .pop(),
  ],
);
