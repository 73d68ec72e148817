import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { Kernel } from "#os/kernel.ts";
import { settingArgs, settingsSchema, zones } from "#os/settings.ts";
import { findSettingSchema } from "#os/system-commands.ts";
import { fillPlaceholders } from "#os/texts.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import launcher from "../launcher/index.ts";
import type { BoundRow, SettingAt, Put } from "./declare.ts";
import { factText, linkText, settingText, type FactContext } from "./facts.ts";
import { findHits, reachablePages } from "./features/home/search.ts";
import { pageIds } from "./ids.ts";
import settings from "./index.ts";
import { allRows, screenFrames, home, pages } from "./pages.ts";
import { valueAt } from "./queries.ts";
import type { SettingsAppState } from "./state.ts";
import { strings } from "./strings.ts";

const phone = new Kernel([launcher, settings]);
const boot = phone.boot({
  startMs: 1773622800000,
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const factContext: FactContext = {
  os: boot.os,
  now: boot.clock.nowMs,
  state: boot.apps["settings"] as unknown as SettingsAppState,
  t: (key, facts) => fillPlaceholders(strings.en[key], facts),
};
const isValid = (put: Put): boolean => {
  const schema = findSettingSchema(put.group, put.name);
  return schema !== undefined && v.is(schema, put.value);
};
/** Returns all values that a row can write. */
const possiblePuts = (row: BoundRow): Put[] => {
  if (row.kind === "switch") return [row.on, row.off];
  if (row.kind === "choice") return row.options.map((o) => o.put);
  if (row.kind === "slider") return [0, 1, 50, 100].map((n) => row.putFor(n));
  return [row.putFor(row.keys === "phone" ? "112" : "a name of ours")];
};
/** Creates a phone, and functions that perform actions on that phone. */
function createPhone() {
  let state: PhoneState = boot;
  const run = (name: string, args: Json): string | null => {
    const done = phone.reduce(state, { name, args });
    state = done.state;
    return done.rejected;
  };
  return {
    run,
    system: (command: string, args: Json) => run("os.system", { command, args }),
    set: (put: Put) => run("os.system", { command: "set", args: { ...put } }),
    act: (on: string, args: Json = {}) => run("os.act", { app: "settings", on, args }),
    get os() {
      return state.os;
    },
    get state() {
      return state;
    },
    get front() {
      return phone.top(state, "settings");
    },
  };
}

/** Performs the user's actions that make the row write a value. For each action, returns the refusal or null. */
function performPut(p: ReturnType<typeof createPhone>, row: BoundRow, put: Put): (string | null)[] {
  if (row.kind === "text")
    return [
      p.act("edit", { group: row.group, name: row.name }),
      p.run("os.view", { app: "settings", patch: { draft: put.value } }),
      p.act("save"),
    ];
  if (row.kind === "choice" && row.as === "screen")
    return [p.act("choice", { group: row.group, name: row.name }), p.act("set", { value: put.value })];
  if (row.kind === "choice" && row.as === "zones") return [p.act("zone"), p.act("set", { zone: put.value })];
  return [p.front.screen === "page" ? p.act("set", { ...put }) : p.act("turn", { on: put.value })];
}

describe("the declared rows", () => {
  test("belong to a setting and write only its valid values", () => {
    for (const { page, row } of allRows())
      for (const put of possiblePuts(row)) {
        expect([put.group, put.name], `${page}: ${row.title}`).toEqual([row.group, row.name]);
        expect(isValid(put), `${page}: ${put.group}.${put.name} = ${String(put.value)}`).toBe(true);
      }
  });
  test("offer all values of a setting in its choice", () => {
    for (const { row } of allRows()) {
      if (row.kind !== "choice") continue;
      const schema = findSettingSchema(row.group, row.name) as unknown as {
        options?: readonly Json[];
        wrapped?: { options: readonly Json[] };
      };
      const nullable = v.is(findSettingSchema(row.group, row.name)!, null);
      expect(
        row.options.map((o) => o.put.value),
        `${row.group}.${row.name}`,
      ).toEqual(schema.options ?? [...(nullable ? [null] : []), ...(schema.wrapped?.options ?? [])]);
    }
  });
  test("cover every setting of the phone", () => {
    const declared = new Set(allRows().map(({ row }) => `${row.group}.${row.name}`));
    // Wallpapers are not tested here. The user chooses them in a separate app that shows them.
    const all = Object.entries(settingsSchema.entries).flatMap(([group, { entries }]) =>
      Object.keys(entries)
        .filter((name) => group !== "look" || !(name === "font" || name.toLowerCase().includes("wallpaper")))
        .map((name) => `${group}.${name}`),
    );
    expect(all.filter((name) => !declared.has(name))).toEqual([]);
  });
  test("lead from the first screen to every page", () => {
    expect(reachablePages().toSorted()).toEqual([...pageIds].toSorted());
  });
  test("have a text for every fact that they show", () => {
    const rows = [...home, ...pageIds.flatMap((id) => pages[id].sections)].flatMap((s) => s.rows);
    const told = rows.flatMap((row): [string, string][] => {
      if (row.kind === "link") return [[row.title, linkText(row, factContext)]];
      if (row.kind === "info" || row.kind === "action")
        return row.shows ? [[row.title, factText(row.shows, factContext)]] : [];
      return [];
    });
    expect(told.filter(([, text]) => text === "")).toEqual([]);
  });
  test("have every title and label in the strings, and a text for every setting that a link shows", () => {
    const rows = [...home, ...pageIds.flatMap((id) => pages[id].sections)].flatMap((s) => s.rows);
    const labels = allRows().flatMap(({ row }) => (row.kind === "choice" ? row.options.map((o) => o.label) : []));
    const titles: string[] = [...rows, ...pageIds.map((id) => pages[id])].map((titled) => titled.title);
    for (const word of titles.concat(labels)) expect(Object.hasOwn(strings.en, word), word).toBe(true);
    const settings = rows.flatMap((row): SettingAt[] =>
      row.kind === "link" && typeof row.shows === "object" ? [row.shows] : [],
    );
    for (const at of settings)
      expect(settingText(factContext, at), `${at.group}.${at.name}`).not.toMatch(/^(true|false|)$/);
  });
  test.each(allRows().map((declared) => [[declared.page, declared.row.title].join(" "), declared] as const))(
    "write their values from their page: %s",
    (_, { page, row }) => {
      for (const put of possiblePuts(row)) {
        const p = createPhone();
        if (row.needs) p.set(row.needs);
        if (put.value === "sim_2") p.system("setSim", { id: "sim_2", on: true });
        p.run("os.launch", { app: "settings" });
        if (page in screenFrames) p.act(page);
        else p.act("page", { id: page });
        expect(performPut(p, row, put).filter((refused) => refused !== null)).toEqual([]);
        expect(valueAt(p.os, put)).toBe(put.value);
        phone.parse(JSON.parse(JSON.stringify(p.state)));
      }
    },
  );
});

describe("search", () => {
  const names = (query: string) => findHits(query, strings).map((hit) => hit.title);
  test("finds rows in both languages", () => {
    expect(names("dark theme")[0]).toBe("darkTheme");
    expect(names("深色")[0]).toBe("darkTheme");
    expect(names("热点")[0]).toBe("hotspot");
    expect(names("wifi")[0]).toBe("wifi");
    expect(names("WI-FI")[0]).toBe("wifi");
    expect(names("screen time")).toContain("timeout");
    expect(names("静音")).toContain("ringer");
    expect(names("no such setting")).toEqual([]);
    expect(names("  ")).toEqual([]);
  });
  test("returns the screen and the path of a row", () => {
    expect(findHits("saved networks", strings)[0]).toMatchObject({
      goal: { screen: "saved" },
      path: ["network", "wifi"],
    });
    expect(findHits("ringtone", strings)[0]).toMatchObject({
      goal: { screen: "choice", group: "sound", name: "ringtone" },
    });
    expect(findHits("roaming", strings)[0]).toMatchObject({ goal: { screen: "page", id: "mobile" } });
  });
  test("is cleared by the first back, and left by the second", () => {
    const p = createPhone();
    p.run("os.launch", { app: "settings" });
    p.run("os.view", { app: "settings", patch: { query: "dark" } });
    p.run("os.back", {});
    expect(p.front.view["query"]).toBe("");
    expect(p.state.view.front).toBe("settings");
    p.run("os.back", {});
    expect(p.state.view.front).toBe("launcher");
  });
});

describe("cascades", () => {
  test("airplane mode turns the radios off, and restores them when it ends", () => {
    const p = createPhone();
    p.set(settingArgs("network", "mobileData", false));
    p.system("connectDevice", { id: "bt_buds", on: true });
    p.set(settingArgs("network", "airplane", true));
    expect(p.os.settings.network).toMatchObject({ wifi: false, bluetooth: false, mobileData: false, hotspot: false });
    expect(p.os.wifi.connected).toBe(null);
    expect(p.os.bluetooth.devices["bt_buds"]!.connected).toBe(false);
    p.set(settingArgs("network", "airplane", false));
    expect(p.os.settings.network).toMatchObject({ wifi: true, bluetooth: true, mobileData: false });
    expect(p.os.wifi.connected).toBe("wifi_home");
    expect(p.os.grounded).toBe(null);
  });
  test("Wi-Fi turned on in airplane mode stays on after it", () => {
    const p = createPhone();
    p.set(settingArgs("network", "wifi", false));
    p.set(settingArgs("network", "airplane", true));
    p.set(settingArgs("network", "wifi", true));
    p.system("joinWifi", { id: "wifi_cafe", password: "" });
    p.set(settingArgs("network", "airplane", false));
    expect(p.os.settings.network.wifi).toBe(true);
    expect(p.os.wifi.connected).toBe("wifi_cafe");
  });
  test("mobile data and hotspot are refused in airplane mode", () => {
    const p = createPhone();
    p.set(settingArgs("network", "airplane", true));
    expect(p.set(settingArgs("network", "mobileData", true))).toBe("airplane-on");
    expect(p.set(settingArgs("network", "hotspot", true))).toBe("airplane-on");
    expect(p.os.settings.network).toMatchObject({ mobileData: false, hotspot: false });
  });
  test("Wi-Fi off disconnects; Wi-Fi on joins the strongest saved network unless auto-join is off", () => {
    const p = createPhone();
    p.set(settingArgs("network", "wifi", false));
    expect(p.os.wifi.connected).toBe(null);
    expect(p.system("joinWifi", { id: "wifi_cafe", password: "" })).toBe("wifi-off");
    p.set(settingArgs("network", "wifi", true));
    expect(p.os.wifi.connected).toBe("wifi_home");
    p.set(settingArgs("network", "wifi", false));
    p.set(settingArgs("network", "autoJoin", false));
    p.set(settingArgs("network", "wifi", true));
    expect(p.os.wifi.connected).toBe(null);
  });
  test("hotspot and Wi-Fi exclude each other; hotspot needs mobile data", () => {
    const p = createPhone();
    p.set(settingArgs("network", "hotspot", true));
    expect([p.os.settings.network.wifi, p.os.wifi.connected]).toEqual([false, null]);
    p.set(settingArgs("network", "wifi", true));
    expect(p.os.settings.network.hotspot).toBe(false);
    p.set(settingArgs("network", "hotspot", true));
    p.set(settingArgs("network", "mobileData", false));
    expect(p.os.settings.network.hotspot).toBe(false);
    expect(p.set(settingArgs("network", "hotspot", true))).toBe("mobile-data-off");
  });
  test("Bluetooth off disconnects every device", () => {
    const p = createPhone();
    p.system("connectDevice", { id: "bt_watch", on: true });
    p.set(settingArgs("network", "bluetooth", false));
    expect(Object.values(p.os.bluetooth.devices).some((d) => d.connected)).toBe(false);
    expect(p.system("pair", { id: "bt_speaker" })).toBe("bluetooth-off");
  });
  test("ring volume and sound mode follow each other", () => {
    const p = createPhone();
    p.set(settingArgs("sound", "ringer", "silent"));
    expect(p.os.settings.sound.ring).toBe(0);
    p.set(settingArgs("sound", "ringer", "ring"));
    expect(p.os.settings.sound.ring).toBeGreaterThan(0);
    p.set(settingArgs("sound", "ring", 0));
    expect(p.os.settings.sound.ringer).toBe("vibrate");
    p.set(settingArgs("sound", "ring", 55));
    expect(p.os.settings.sound.ringer).toBe("ring");
  });
  test("setting the brightness turns adaptive brightness off", () => {
    const p = createPhone();
    p.set(settingArgs("display", "brightness", 20));
    expect(p.os.settings.display).toMatchObject({ brightness: 20, adaptive: false });
  });
  test("the automatic zone follows the network, and no other can be chosen", () => {
    const p = createPhone();
    expect(p.set(settingArgs("time", "zone", "UTC"))).toBe("zone-automatic");
    p.set(settingArgs("time", "automaticZone", false));
    for (const zone of Object.keys(zones) as (keyof typeof zones)[])
      expect(p.set(settingArgs("time", "zone", zone))).toBe(null);
    p.set(settingArgs("time", "automaticZone", true));
    expect(p.os.settings.time.zone).toBe("Asia/Shanghai");
  });
  test("battery saver turns on at the chosen charge, unless the phone is charging", () => {
    const p = createPhone();
    p.set(settingArgs("battery", "saverAt", 20));
    expect(p.os.settings.battery.saver).toBe(false);
    p.run("os.setBattery", { level: 15, charging: true });
    expect(p.os.settings.battery.saver).toBe(false);
    p.run("os.setBattery", { level: 15, charging: false });
    expect(p.os.settings.battery.saver).toBe(true);
  });
  test("a setting stores the value that its schema returns, and refuses invalid ones", () => {
    const p = createPhone();
    p.set(settingArgs("network", "deviceName", "  My phone "));
    expect(p.os.settings.network.deviceName).toBe("My phone");
    expect(p.set({ group: "network", name: "deviceName", value: "   " })).toBe("setting-invalid");
    expect(p.set({ group: "display", name: "brightness", value: 101 })).toBe("setting-invalid");
    expect(p.set({ group: "display", name: "constructor", value: 1 })).toBe("setting-invalid");
  });
});

describe("managers", () => {
  test("a muted app sends no notifications; others show a banner if banners are on", () => {
    const p = createPhone();
    const tell = () => p.run("os.notify", { app: "settings", title: "Hello", text: "there" });
    p.system("muteApp", { app: "settings", muted: true });
    tell();
    expect(p.os.notifications).toEqual({});
    p.system("muteApp", { app: "settings", muted: false });
    p.set(settingArgs("notifications", "banners", false));
    tell();
    expect([Object.keys(p.os.notifications).length, p.state.view.headsUp]).toEqual([1, null]);
    p.set(settingArgs("notifications", "banners", true));
    tell();
    expect(p.state.view.headsUp).not.toBe(null);
  });
  test("a secured network needs its password once, until it is forgotten", () => {
    const p = createPhone();
    p.run("os.launch", { app: "settings" });
    p.act("wifi");
    p.act("ask", { id: "wifi_neighbour" });
    p.run("os.view", { app: "settings", patch: { password: "short" } });
    expect(p.act("enter")).not.toBe(null);
    p.run("os.view", { app: "settings", patch: { password: "not the one" } });
    expect(p.act("enter")).toBe("wrong-password");
    expect(p.front.view["open"]).toBe("password");
    p.run("os.view", { app: "settings", patch: { password: "k93hfa02" } });
    expect(p.act("enter")).toBe(null);
    expect(p.os.wifi.connected).toBe("wifi_neighbour");
    p.act("network", { id: "wifi_neighbour" });
    p.act("disconnect");
    expect(p.os.wifi.connected).toBe(null);
    expect(p.act("connect")).toBe(null);
    p.act("forget");
    p.run("os.answer", { yes: true });
    expect(p.os.wifi.networks["wifi_neighbour"]!.saved).toBe(false);
    expect(p.os.wifi.connected).toBe(null);
    expect(p.front.screen).toBe("wifi");
  });
  test("resets ask first, and reset only their own settings", () => {
    const p = createPhone();
    p.set(settingArgs("display", "theme", "dark"));
    p.set(settingArgs("language", "language", "zh-CN"));
    p.set(settingArgs("network", "airplane", true));
    p.run("os.launch", { app: "settings" });
    p.act("page", { id: "reset" });
    p.act("resetSettings");
    expect(p.os.settings.display.theme).toBe("dark");
    p.run("os.answer", { yes: true });
    expect(p.os.settings.display.theme).toBe("light");
    expect(p.os.settings.language.language).toBe("zh-CN");
    expect(p.os.wifi.connected).toBe("wifi_home");
    p.act("resetNetwork");
    p.run("os.answer", { yes: true });
    expect(p.os.wifi.connected).toBe(null);
    expect(Object.values(p.os.wifi.networks).some((n) => n.saved)).toBe(false);
    expect(Object.values(p.os.bluetooth.devices).some((d) => d.paired)).toBe(false);
    phone.parse(JSON.parse(JSON.stringify(p.state)));
  });
});
