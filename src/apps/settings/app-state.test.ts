// Tests the app's own state (lists, traits, schedules, locks), and how other apps open pages of Settings.
import { describe, expect, test } from "vitest";
import { intents } from "#os/intents.ts";
import { Kernel } from "#os/kernel.ts";
import { settingArgs } from "#os/settings.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import launcher from "../launcher/index.ts";
import { emptyRecord, recordLists, isValidRecord } from "./features/books/record-lists.ts";
import { recordListIds, pageIds, scheduleIds, specialScreens } from "./ids.ts";
import settings from "./index.ts";
import { seed } from "./seed.ts";
import { isWithin, nextTransitions } from "./features/schedules/schedules.ts";
import type { SettingsAppState } from "./state.ts";
import { appTraits } from "./features/apps/traits.ts";

const phone = new Kernel([launcher, settings]);
/** Monday 2026-03-16, 09:00. */
const boot = phone.boot({
  startMs: 1773622800000,
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
function createPhone() {
  let state: PhoneState = boot;
  const run = (name: string, args: Json = {}): string | null => {
    const done = phone.reduce(state, { name, args });
    state = done.state;
    return done.rejected;
  };
  return {
    run,
    act: (on: string, args: Json = {}) => run("os.act", { app: "settings", on, args }),
    view: (patch: Record<string, Json>) => run("os.view", { app: "settings", patch }),
    command: (name: string, args: Json) => run(`settings.${name}`, args),
    set: (put: { group: string; name: string; value: unknown }) =>
      run("os.system", { command: "set", args: put as never }),
    goto: (page: string, extras: Record<string, Json> = {}) =>
      run("os.start", { intent: intents.settings(page, extras) as unknown as Json }),
    hours: (n: number) => run("os.tick", { ms: n * 3_600_000 }),
    answer: () => run("os.answer", { yes: true }),
    get os() {
      return state.os;
    },
    get own() {
      return state.apps["settings"] as unknown as SettingsAppState;
    },
    get state() {
      return state;
    },
    get front() {
      return phone.top(state, "settings");
    },
  };
}

describe("pages by name", () => {
  test("are at least 140", () => {
    const screens = Object.keys(settings.navigation.screens).length;
    // A screen that has several uses counts once for each use.
    const shown = pageIds.length + recordListIds.length * 2 + appTraits.length + scheduleIds.length;
    expect(screens - 6 + shown).toBeGreaterThanOrEqual(140);
  });
  test("open from any app: pages, special screens and an app's own pages", () => {
    for (const id of pageIds) {
      const p = createPhone();
      expect(p.goto(id), id).toBe(null);
      expect([p.front.screen, p.front.params["id"]]).toEqual(["page", id]);
    }
    for (const screen of specialScreens.filter((s) => s !== "zone")) {
      const p = createPhone();
      expect(p.goto(screen), screen).toBe(null);
      expect(p.front.screen).toBe(screen);
    }
    const p = createPhone();
    p.goto("appChannels", { app: "launcher" });
    expect([p.front.screen, p.front.params["id"]]).toEqual(["appChannels", "launcher"]);
    expect(createPhone().goto("nowhere")).toBe("nobody-does");
    expect(createPhone().goto("app")).toBe("nobody-does");
  });
});

describe("lists", () => {
  test("hold valid entries, and a new entry lacks only its required fields", () => {
    const own = seed({ now: 0, lang: "en", offsetMin: 480, say: (en) => en });
    for (const id of recordListIds) {
      for (const entry of Object.values(own.books[id] ?? {})) expect(isValidRecord(id, entry), id).toBe(true);
      const filled = Object.fromEntries(recordLists[id].fields.filter((f) => f.required).map((f) => [f.id, "x"]));
      expect(isValidRecord(id, { ...emptyRecord(id), ...filled }), id).toBe(true);
      expect(isValidRecord(id, emptyRecord(id)), id).toBe(false);
      expect(recordLists[id].fields.map((f) => f.id)).toContain(recordLists[id].name);
    }
  });
  test("save, change, use and delete an entry", () => {
    const p = createPhone();
    p.goto("network");
    p.act("book", { id: "vpn" });
    p.act("add");
    expect(p.act("save")).not.toBe(null);
    p.view({ values: { ...emptyRecord("vpn"), name: " Home ", server: "vpn.home.example", stranger: "x" } });
    expect(p.act("save")).toBe(null);
    expect(p.front.screen).toBe("book");
    const [id, entry] = Object.entries(p.own.books.vpn!).find(([, e]) => e["name"] === "Home")!;
    expect(entry).toEqual({ name: "Home", type: "ikev2", server: "vpn.home.example", user: "", password: "" });
    p.act("record", { id });
    expect(p.front.view["values"]).toMatchObject({ name: "Home" });
    p.view({ values: { ...(p.front.view["values"] as object), name: "Flat" } });
    p.act("save");
    expect(p.own.books.vpn![id as `rec_1`]!["name"]).toBe("Flat");
    expect(p.act("use", { id, on: true })).toBe(null);
    expect(p.own.used.vpn).toBe(id);
    p.act("use", { id: "rec_s1", on: true });
    expect(p.own.used.vpn).toBe("rec_s1");
    p.act("record", { id: "rec_s1" });
    p.act("drop");
    expect(p.own.books.vpn).toHaveProperty("rec_s1");
    p.answer();
    expect(p.own.books.vpn).not.toHaveProperty("rec_s1");
    expect(p.own.used.vpn).toBe(undefined);
  });
  test("turn a VPN on only with a network", () => {
    const p = createPhone();
    p.set(settingArgs("network", "airplane", true));
    expect(p.command("useRecord", { book: "vpn", id: "rec_s1", on: true })).toBe("no-network");
  });
  test("refuse more entries than their maximum", () => {
    const p = createPhone();
    const add = () =>
      p.command("saveRecord", { book: "users", id: null, values: { ...emptyRecord("users"), name: "One more" } });
    for (let i = 0; i < recordLists.users.maxEntries; i++) expect(add()).toBe(null);
    expect(add()).toBe("list-full");
  });
});

describe("settings of apps, networks and devices", () => {
  test("are stored only where they differ from the default", () => {
    const p = createPhone();
    const set = (subject: string, name: string, value: Json) => p.command("setTrait", { subject, name, value });
    expect(set("app:notes", "overlay", true)).toBe(null);
    expect(set("app:notes", "battery", "limited")).toBe(null);
    expect(set("wifi:wifi_home", "metered", "yes")).toBe(null);
    expect(p.own.traits).toEqual({
      "app:notes": { overlay: true, battery: "limited" },
      "wifi:wifi_home": { metered: "yes" },
    });
    set("app:notes", "overlay", false);
    set("app:notes", "battery", "optimised");
    expect(p.own.traits).not.toHaveProperty("app:notes");
    expect(set("app:notes", "battery", "often")).toBe("setting-invalid");
    expect(set("app:notes", "metered", "yes")).toBe("setting-invalid");
    expect(set("app:notes", "constructor", true)).toBe("setting-invalid");
  });
  test("include permissions, granted and revoked by permission and by app", () => {
    const p = createPhone();
    p.goto("permissions");
    p.act("permission", { permission: "location" });
    p.act("grant", { app: "launcher" });
    p.act("set", { grant: "blocked" });
    expect(p.os.permissions["launcher"]!.location).toBe("blocked");
    p.goto("appPermissions", { app: "launcher" });
    p.act("grant", { permission: "location" });
    p.act("set", { grant: "foreground" });
    expect(p.os.permissions["launcher"]!.location).toBe("foreground");
  });
  test("include the importance of an app's channel, and its reset", () => {
    const p = createPhone();
    p.goto("appChannels", { app: "launcher" });
    p.act("channel", { channel: "general" });
    p.act("set", { importance: "none" });
    expect(p.os.channels).toEqual({ "launcher/general": "none" });
    p.run("os.notify", { app: "launcher", title: "Hello", text: "there" });
    expect(p.os.notifications).toEqual({});
    p.act("set", { importance: null });
    expect(p.os.channels).toEqual({});
  });
});

describe("schedules", () => {
  const daily = [0, 1, 2, 3, 4, 5, 6];
  const plan = (p: ReturnType<typeof createPhone>, id: string, start: string, end: string, days: number[] = daily) =>
    p.command("setSchedule", { id, on: true, start, end, days });
  test("turn the dark theme on and off by the clock, every day", () => {
    const p = createPhone();
    expect(plan(p, "dark", "20:00", "07:00")).toBe(null);
    expect(p.os.settings.display.theme).toBe("light");
    p.hours(11);
    expect(p.os.settings.display.theme).toBe("dark");
    p.hours(11);
    expect(p.os.settings.display.theme).toBe("light");
    p.hours(24 * 6 + 14);
    expect(p.os.settings.display.theme).toBe("dark");
  });
  test("take effect at once inside their time, and are undone when they are turned off", () => {
    const p = createPhone();
    plan(p, "nightLight", "08:00", "12:00");
    expect(p.os.settings.display.nightLight).toBe(true);
    p.command("setSchedule", { id: "nightLight", on: false, start: "08:00", end: "12:00", days: daily });
    expect(p.os.settings.display.nightLight).toBe(false);
  });
  test("run only on the chosen days, counted by their start", () => {
    const p = createPhone();
    plan(p, "dnd", "22:30", "07:00", [2]);
    p.hours(15);
    expect(p.os.settings.sound.dnd).toBe(false);
    p.hours(24);
    expect(p.os.settings.sound.dnd).toBe(true);
    p.hours(9);
    expect(p.os.settings.sound.dnd).toBe(false);
  });
  test("do not turn off a setting that the user turned on", () => {
    const p = createPhone();
    plan(p, "dnd", "22:30", "07:00");
    p.set(settingArgs("sound", "dnd", true));
    p.hours(12);
    expect(p.os.settings.sound.dnd).toBe(true);
  });
  test("of bedtime apply the chosen bedtime settings", () => {
    const p = createPhone();
    p.set(settingArgs("wellbeing", "bedtimeDnd", false));
    p.set(settingArgs("wellbeing", "bedtimeDim", true));
    plan(p, "bedtime", "23:00", "07:00");
    p.hours(14);
    expect(p.os.settings.accessibility).toMatchObject({ grayscale: true, extraDim: true });
    expect(p.os.settings.sound.dnd).toBe(false);
    p.hours(8);
    expect(p.os.settings.accessibility).toMatchObject({ grayscale: false, extraDim: false });
  });
  test("of focus mode mute the chosen apps, as its switch does", () => {
    const p = createPhone();
    expect(p.command("turnFocus", {})).toBe("no-focus-apps");
    p.command("setTrait", { subject: "app:launcher", name: "focus", value: true });
    expect(p.command("turnFocus", {})).toBe(null);
    expect([p.os.muted, p.os.focused]).toEqual([["launcher"], ["launcher"]]);
    p.command("turnFocus", {});
    expect([p.os.muted, p.os.focused]).toEqual([[], null]);
    plan(p, "focus", "10:00", "12:00", [1, 2, 3, 4, 5]);
    p.hours(1);
    expect(p.os.muted).toEqual(["launcher"]);
    p.hours(2);
    expect(p.os.muted).toEqual([]);
  });
  test("refuse an empty time span and a week without days", () => {
    const p = createPhone();
    expect(plan(p, "dark", "20:00", "20:00")).toBe("no-time");
    expect(plan(p, "dark", "20:00", "21:00", [])).toBe("no-days");
  });
  test("have only future transitions, and tell whether a time is inside", () => {
    const at = { on: true, start: "22:00", end: "06:00", days: daily, ranAt: 0 };
    const nine = boot.clock.nowMs;
    expect(isWithin(at, nine, 480)).toBe(false);
    expect(isWithin(at, nine + 14 * 3_600_000, 480)).toBe(true);
    const own = { ...seed({ now: nine, lang: "en", offsetMin: 480, say: (en) => en }), schedules: { dark: at } };
    expect(nextTransitions(own, { now: nine, offsetMin: 480 })).toEqual([
      { id: "dark", at: nine + 13 * 3_600_000, on: true },
    ]);
  });
  test("can be edited on their screen, times and days", () => {
    const p = createPhone();
    p.goto("bedtime");
    p.act("schedule", { id: "bedtime" });
    p.act("edit", { which: "start" });
    expect(p.front.view).toMatchObject({ hour: "23", minute: "00", open: "start" });
    p.view({ hour: "24" });
    expect(p.act("save")).not.toBe(null);
    p.view({ hour: "9", minute: "5" });
    expect(p.act("save")).toBe(null);
    p.act("day", { day: 6 });
    p.act("turn", { on: true });
    expect(p.own.schedules.bedtime).toMatchObject({ on: true, start: "09:05", end: "07:00", days: [0, 1, 2, 3, 4, 5] });
  });
});

describe("the lock", () => {
  test("sets a PIN that is entered twice, and changes only after the right PIN", () => {
    const p = createPhone();
    p.goto("lock");
    p.act("secret", { kind: "pin" });
    p.view({ first: "12" });
    expect(p.act("next")).not.toBe(null);
    p.view({ first: "4471" });
    p.act("next");
    p.view({ again: "4472" });
    expect(p.act("confirm")).not.toBe(null);
    p.view({ again: "4471" });
    expect(p.act("confirm")).toBe(null);
    expect(p.os.lock).toEqual({ kind: "pin", secret: "4471" });
    expect(p.front.screen).toBe("lock");
    expect(p.act("open", { kind: "none" })).not.toBe(null);
    expect(p.act("unlock", { secret: "0000" })).toBe("wrong-secret");
    expect(p.act("unlock", { secret: "4471" })).toBe(null);
    p.act("open", { kind: "swipe" });
    p.answer();
    expect(p.os.lock).toEqual({ kind: "swipe", secret: "" });
  });
});

describe("system", () => {
  test("opens developer options after seven taps on the build number; turning them off turns each of them off", () => {
    const p = createPhone();
    p.goto("about");
    for (let i = 0; i < 6; i++) p.act("tapBuild");
    expect(p.os.settings.developer.on).toBe(false);
    p.act("tapBuild");
    expect(p.os.settings.developer.on).toBe(true);
    expect(p.act("tapBuild")).toBe("developer-already");
    p.set(settingArgs("developer", "usbDebugging", true));
    p.set(settingArgs("developer", "on", false));
    expect(p.os.settings.developer.usbDebugging).toBe(false);
  });
  test("backs up only under the conditions of the backup settings", () => {
    const p = createPhone();
    p.goto("backup");
    expect(p.act("backUpNow")).toBe(null);
    expect(p.own.backedUpAt).toBe(p.state.clock.nowMs);
    p.set(settingArgs("network", "wifi", false));
    expect(p.act("backUpNow")).toBe("needs-wifi");
    p.set(settingArgs("backup", "wifiOnly", false));
    expect(p.act("backUpNow")).toBe(null);
    p.set(settingArgs("network", "airplane", true));
    expect(p.act("backUpNow")).toBe("no-network");
    p.set(settingArgs("backup", "on", false));
    expect(p.act("backUpNow")).toBe("backup-off");
  });
  test("changes the advertising ID on reset", () => {
    const p = createPhone();
    const before = p.own.adId;
    p.goto("ads");
    p.act("newAdId");
    expect(p.own.adId).toBe(before);
    p.answer();
    expect(p.own.adId).not.toBe(before);
    expect(p.own.adId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});
