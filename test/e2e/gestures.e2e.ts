/**
 * Gestures on the real page: each gesture has the same effect as on Android. Repeating a gesture on the same state
 * gives the same effect.
 */
import { loadPhone } from "#scripts/build/page-driver.ts";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Boot } from "#os/boot.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { flingDistance } from "#ui/fling.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";

interface Control {
  readonly role: string;
  readonly name: string;
  readonly value?: string;
  readonly bounds: readonly [number, number, number, number];
  readonly enabled: boolean;
  readonly focused: boolean;
}
type Action = Readonly<Record<string, unknown>> & { readonly type: string };
/** With this device pixel ratio, points of the display and pixels of the page have different sizes. */
const device = { width: 360, height: 800, dpr: 3 };
let chrome: Chrome;
let tab: Tab;
let count = 0;
beforeAll(async () => {
  chrome = await startChrome();
  tab = await chrome.open(`${inject("url")}/screen`, device);
});
afterAll(() => chrome.stop());

/** A phone on the page and a copy in the test. The copy runs the page's commands and must get the same state. */
async function startPhone(lang: "en" | "zh-CN" = "en", ...before: Command[]) {
  const boot: Boot = { ...defaultBoot(lang, 3), device };
  let state: PhoneState = before.reduce((s, c) => phone.reduce(s, c).state, phone.boot(boot));
  const key = `hand${++count}`;
  let version = 0;
  const call = <T>(method: string, args: unknown): Promise<T> =>
    tab.evaluate<T>(`phonebooth.${method}(${JSON.stringify(args)})`);
  await loadPhone(tab, { key, version, state });
  const controls = (): Promise<Control[]> => call("elements", {});
  const does = async (action: Action): Promise<PhoneState> => {
    const done = await call<{ commands: Command[]; hash: string }>("perform", {
      key,
      version,
      action,
      tickMs: 1000,
      elements: false,
    });
    version += 1;
    state = done.commands.reduce((s, c) => phone.reduce(s, c).state, state);
    expect(hashOf(state as unknown as Json)).toBe(done.hash);
    return state;
  };
  const at = async (name: string): Promise<[number, number]> => {
    const all = await controls();
    const found = all.find((c) => c.name === name) ?? all.find((c) => c.name.startsWith(name));
    if (!found) throw new Error(`no ${name} among ${all.map((c) => c.name).join(", ")}`);
    const [x1, y1, x2, y2] = found.bounds;
    return [(x1 + x2) / 2, (y1 + y2) / 2];
  };
  const tap = async (name: string): Promise<PhoneState> => does({ type: "CLICK", point: await at(name) });
  return { does, tap, at, controls, state: () => state };
}
type TestPhone = Awaited<ReturnType<typeof startPhone>>;
const command = (name: string, args: Json = {}): Command => ({ name: `os.${name}`, args });
const open = (app: string): Command => command("launch", { app });
const front = (s: PhoneState): string => `${phone.frontOf(s).app}.${phone.frontOf(s).screen}`;
const scroll = (s: PhoneState): number => Object.values(phone.top(s, s.view.front).scroll)[0] ?? 0;
const view = (s: PhoneState): Record<string, Json> => phone.top(s, s.view.front).view as Record<string, Json>;
const hash = (s: PhoneState): string => hashOf(s as unknown as Json);

describe("a finger", () => {
  it("changes nothing on a disabled control", async () => {
    const hand = await startPhone("en", open("notes"));
    await hand.does({ type: "AWAKE", value: "clock" });
    expect(front(hand.state())).toBe("clock.main");
    const off = (await hand.controls()).find((c) => !c.enabled);
    await hand.does({ type: "AWAKE", value: "settings" });
    expect(front(hand.state())).toBe("settings.home");
    const folders = await startPhone("en", open("notes"), command("act", { app: "notes", on: "folders", args: {} }));
    await folders.tap("New folder");
    const save = (await folders.controls()).find((c) => !c.enabled);
    expect([off, save].some((c) => c !== undefined)).toBe(true);
    const before = folders.state();
    const [x1, y1, x2, y2] = save!.bounds;
    const after = await folders.does({ type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] });
    expect(after.apps).toBe(before.apps);
    expect(after.view.tasks).toEqual(before.view.tasks);
  });
  it("swipes with inertia and drags without it, and the same swipe on the same state scrolls equally", async () => {
    const far = async (type: "SWIPE" | "DRAG") => {
      const hand = await startPhone("en", open("contacts"));
      return hand.does({ type, point1: [500, 700], point2: [500, 500] });
    };
    const [swiped, again, dragged] = [await far("SWIPE"), await far("SWIPE"), await far("DRAG")];
    expect(hash(swiped)).toBe(hash(again));
    expect(scroll(dragged)).toBeCloseTo(160, 0);
    expect(scroll(swiped)).toBeGreaterThan(scroll(dragged) * 1.5);
  });
  it("flings as far as the speed of the swipe demands, and not at all if it is slow", async () => {
    const far = async (ms: number) => {
      const hand = await startPhone("en", open("contacts"));
      return scroll(await hand.does({ type: "SWIPE", point1: [500, 700], point2: [500, 500], duration_ms: ms }));
    };
    // The finger moves 160 points: with 1,333, 66.7 and 32 points a second.
    expect(await far(120)).toBeCloseTo(160 + flingDistance(160 / 0.12), 0);
    expect(await far(2400)).toBeCloseTo(160 + flingDistance(160 / 2.4), 0);
    expect(await far(5000)).toBeCloseTo(160, 0);
  });
  it("presses long if a tap lasts 500 ms, and taps if it is shorter", async () => {
    const pressed = async (action: Action) => {
      const hand = await startPhone("en", open("notes"));
      const row = (await hand.controls()).find((c) => c.role === "listitem")!;
      const [x1, y1, x2, y2] = row.bounds;
      return hash(await hand.does({ ...action, point: [(x1 + x2) / 2, (y1 + y2) / 2] }));
    };
    const [short, tap] = [await pressed({ type: "CLICK", duration_ms: 499 }), await pressed({ type: "CLICK" })];
    const [long, hold] = [await pressed({ type: "CLICK", duration_ms: 500 }), await pressed({ type: "LONG_PRESS" })];
    expect(short).toBe(tap);
    expect(long).toBe(hold);
    expect(long).not.toBe(short);
  });
  it("carries a page over half of its width if it is slow, or the page springs back", async () => {
    const page = async (to: number, ms: number) => {
      const hand = await startPhone();
      const before = JSON.stringify(view(hand.state()));
      await hand.does({ type: "SWIPE", point1: [900, 500], point2: [to, 500], duration_ms: ms });
      return JSON.stringify(view(hand.state())) !== before;
    };
    expect(await page(600, 300)).toBe(true);
    expect(await page(600, 3000)).toBe(false);
    expect(await page(300, 3000)).toBe(true);
  });
  it("goes back from either edge like the back key, goes home from below, and opens the shade from above", async () => {
    const inside = [open("notes"), command("act", { app: "notes", on: "folders", args: {} })] as const;
    const done: string[] = [];
    for (const action of [
      { type: "BACK" },
      { type: "SWIPE", point1: [5, 500], point2: [400, 500] },
      { type: "SWIPE", point1: [995, 500], point2: [600, 500] },
    ]) {
      const hand = await startPhone("en", ...inside);
      done.push(hash(await hand.does(action)));
      expect(front(hand.state())).toBe("notes.list");
    }
    expect(new Set(done).size).toBe(1);
    const hand = await startPhone("en", ...inside);
    await hand.does({ type: "SWIPE", point1: [500, 998], point2: [500, 500] });
    expect(hand.state().view.front).toBe(phone.home.id);
    await hand.does({ type: "SWIPE", point1: [500, 5], point2: [500, 500] });
    expect(hand.state().view.surface).toBe("shade");
  });
  it("refreshes the weather when it pulls at the top, and otherwise only scrolls", async () => {
    const hand = await startPhone("en", open("weather"));
    const updated = () => (hand.state().apps["weather"] as { updatedAt: number }).updatedAt;
    const { nowMs } = hand.state().clock;
    await hand.does({ type: "DRAG", point1: [500, 800], point2: [500, 400] });
    const lower = await hand.does({ type: "DRAG", point1: [500, 500], point2: [500, 650] });
    expect(scroll(lower)).toBeGreaterThan(0);
    expect(updated()).toBeLessThan(nowMs);
    await hand.does({ type: "DRAG", point1: [500, 400], point2: [500, 900] });
    expect(scroll(hand.state())).toBe(0);
    const pulled = await hand.does({ type: "SWIPE", point1: [500, 400], point2: [500, 700] });
    expect(updated()).toBeGreaterThan(nowMs);
    expect(pulled.clock.nowMs - updated()).toBeLessThanOrEqual(1000);
  });
  it("drags an icon onto another to make a folder", async () => {
    const hand = await startPhone();
    const notes = await hand.at("Notes");
    await hand.does({ type: "DRAG", point1: notes, point2: await hand.at("Settings") });
    const items = Object.values(
      (hand.state().apps[phone.home.id] as { items: Record<string, { type: string; apps?: string[] }> }).items,
    );
    expect(items.find((item) => item.type === "folder" && item.apps?.includes("notes"))?.apps).toEqual([
      "settings",
      "notes",
    ]);
  });
  it("lights the dark display with a touch, and unlocks with a swipe", async () => {
    const hand = await startPhone(
      "en",
      command("system", { command: "setLock", args: { kind: "swipe", secret: "", current: "" } }),
      command("power"),
    );
    await hand.does({ type: "CLICK", point: [500, 500] });
    expect([hand.state().view.power, hand.state().view.locked]).toEqual(["on", true]);
    await hand.does({ type: "SWIPE", point1: [500, 800], point2: [500, 300] });
    expect(hand.state().view.locked).toBe(false);
  });
});

describe("keys and TYPE", () => {
  const editor = (lang: "en" | "zh-CN" = "en"): Promise<TestPhone> =>
    startPhone(lang, open("notes"), command("act", { app: "notes", on: "new", args: {} }));
  it("write the same text", async () => {
    const keys = await editor();
    const field = (await keys.controls()).find((c) => c.role === "textbox")!.name;
    await keys.tap(field);
    for (const key of ["H", "e", "y"]) await keys.tap(key);
    const typed = await editor();
    await typed.does({ type: "TYPE", point: await typed.at(field), value: "Hey" });
    const text = (hand: TestPhone) => JSON.stringify([view(hand.state())["title"], view(hand.state())["body"]]);
    expect(text(keys)).toBe(text(typed));
    expect(text(keys)).toContain("Hey");
  });
  it("write Chinese from pinyin when a candidate is picked", async () => {
    const hand = await editor("zh-CN");
    await hand.tap((await hand.controls()).find((c) => c.role === "textbox")!.name);
    for (const key of "nihao") await hand.tap(key);
    expect(hand.state().view.focus?.composing).toBe("nihao");
    await hand.tap("你好");
    expect(JSON.stringify(view(hand.state()))).toContain("你好");
    expect(hand.state().view.focus?.composing).toBe("");
  });
  it("replace a word that a double tap selected", async () => {
    const hand = await editor();
    const field = (await hand.controls()).find((c) => c.role === "textbox")!.name;
    await hand.does({ type: "TYPE", point: await hand.at(field), value: "hello" });
    const { bounds } = (await hand.controls()).find((c) => c.focused)!;
    await hand.does({ type: "DOUBLE_TAP", point: [bounds[0] + 30, (bounds[1] + bounds[3]) / 2] });
    const focus = hand.state().view.focus!;
    expect(Math.abs(focus.caret - focus.anchor)).toBe(5);
    await hand.does({ type: "TYPE", value: "bye" });
    expect(JSON.stringify(view(hand.state()))).toContain('"bye"');
  });
});

describe("KEY", () => {
  const key = (name: string, rest: Record<string, Json> = {}): Action => ({ type: "KEY", key: name, ...rest });
  const editor = async (text: string): Promise<TestPhone> => {
    const hand = await startPhone("en", open("notes"), command("act", { app: "notes", on: "new", args: {} }));
    const field = (await hand.controls()).filter((c) => c.role === "textbox").at(-1)!;
    const [x1, y1] = field.bounds;
    await hand.does({ type: "TYPE", point: [x1 + 20, y1 + 10], value: text });
    return hand;
  };
  const press = async (text: string, ...keys: Action[]) => {
    const hand = await editor(text);
    for (const one of keys) await hand.does(one);
    const { focus } = hand.state().view;
    return { text: String(view(hand.state())[focus?.field ?? ""] ?? ""), caret: focus?.caret, anchor: focus?.anchor };
  };
  it("types characters, and those above them with SHIFT", async () => {
    const typed = [
      key("A"),
      key("B", { modifiers: ["SHIFT"] }),
      key("1", { modifiers: ["SHIFT"] }),
      key("SPACE"),
      key("7"),
    ];
    expect((await press("x", ...typed)).text).toBe("xaB! 7");
  });
  it("deletes characters, words and the selection on both sides of the caret", async () => {
    expect((await press("one two👍🏽", key("DEL", { count: 2 }))).text).toBe("one tw");
    expect((await press("one two", key("DEL", { modifiers: ["CTRL"] }))).text).toBe("one ");
    expect((await press("one two", key("MOVE_HOME"), key("FORWARD_DEL", { count: 2 }))).text).toBe("e two");
    expect((await press("one two", key("SELECT_ALL"), key("DEL"))).text).toBe("");
  });
  it("moves the caret by characters, words and lines, and selects with SHIFT", async () => {
    const text = "first line\nsecond";
    expect(await press(text, key("DPAD_LEFT", { count: 2 }))).toMatchObject({ caret: 15, anchor: 15 });
    expect(await press(text, key("DPAD_LEFT", { modifiers: ["CTRL"] }))).toMatchObject({ caret: 11 });
    expect(await press(text, key("MOVE_HOME"))).toMatchObject({ caret: 11 });
    expect(await press(text, key("MOVE_HOME", { modifiers: ["CTRL"] }))).toMatchObject({ caret: 0 });
    const above = (await press(text, key("DPAD_UP"))).caret!;
    expect(above).toBeGreaterThan(3);
    expect(above).toBeLessThan(10);
    expect(await press(text, key("DPAD_UP"), key("DPAD_UP"))).toMatchObject({ caret: 0 });
    expect(await press(text, key("DPAD_UP"), key("DPAD_DOWN"), key("DPAD_DOWN"))).toMatchObject({ caret: text.length });
    const selected = await press(text, key("MOVE_HOME", { modifiers: ["SHIFT"] }));
    expect(selected).toMatchObject({ caret: 11, anchor: 17 });
  });
  it("copies, cuts and pastes", async () => {
    const moved = [key("A", { modifiers: ["CTRL"] }), key("X", { modifiers: ["CTRL"] }), key("PASTE"), key("PASTE")];
    expect((await press("ab", ...moved)).text).toBe("abab");
    const copied = [key("DPAD_LEFT", { modifiers: ["SHIFT"] }), key("COPY"), key("V", { modifiers: ["CTRL"] })];
    expect((await press("ab", ...copied)).text).toBe("abb");
  });
  it("moves the focus with TAB, and ESCAPE closes the keyboard", async () => {
    const hand = await startPhone("en", open("notes"), command("act", { app: "notes", on: "new", args: {} }));
    const [title, body] = (await hand.controls()).filter((c) => c.role === "textbox");
    await hand.does({ type: "CLICK", point: [title!.bounds[0] + 20, title!.bounds[1] + 10] });
    const first = hand.state().view.focus!.field;
    await hand.does(key("TAB"));
    expect(hand.state().view.focus!.field).not.toBe(first);
    expect(body).toBeDefined();
    await hand.does(key("TAB", { modifiers: ["SHIFT"] }));
    expect(hand.state().view.focus!.field).toBe(first);
    await hand.does(key("ESCAPE"));
    expect(hand.state().view.focus).toBeNull();
    const before = hand.state();
    await hand.does(key("ESCAPE"));
    expect(hand.state().view.tasks).toEqual(before.view.tasks);
  });
  it("scrolls the list in front by pages and to its ends", async () => {
    const hand = await startPhone("en", open("contacts"));
    await hand.does(key("PAGE_DOWN"));
    const page = scroll(hand.state());
    expect(page).toBeGreaterThan(300);
    await hand.does(key("PAGE_UP"));
    expect(scroll(hand.state())).toBe(0);
    await hand.does(key("MOVE_END"));
    expect(scroll(hand.state())).toBeGreaterThan(page);
    await hand.does(key("MOVE_HOME"));
    expect(scroll(hand.state())).toBe(0);
  });
  it("shows the volume panel for three seconds, and its controls work", async () => {
    const hand = await startPhone("en", open("notes"));
    const sound = () => hand.state().os.settings.sound;
    expect(sound().media).toBe(45);
    await hand.does(key("VOLUME_UP"));
    expect(sound().media).toBe(53);
    const slider = (await hand.controls()).find((c) => c.name === "Media volume")!;
    expect(slider).toMatchObject({ role: "slider", value: "53" });
    const [x1, y1, x2, y2] = slider.bounds;
    await hand.does({ type: "CLICK", point: [(x1 + x2) / 2, y1 + (y2 - y1) / 4] });
    expect(sound().media).toBeCloseTo(75, -1);
    await hand.tap("Ringer: ring");
    expect(sound().ringer).toBe("vibrate");
    await hand.does({ type: "NOOP" });
    expect((await hand.controls()).some((c) => c.name === "Media volume")).toBe(false);
    await hand.does(key("VOLUME_DOWN", { count: 20 }));
    expect(sound().media).toBe(0);
    await hand.tap("All volumes");
    expect(phone.top(hand.state(), "settings").params).toMatchObject({ id: "sound" });
  });
  it("turns the display off, which locks the phone, and enters the PIN", async () => {
    const lock = { kind: "pin", secret: "4711", current: "" };
    const hand = await startPhone("en", open("notes"), command("system", { command: "setLock", args: lock }));
    await hand.does(key("POWER"));
    expect([hand.state().view.power, hand.state().view.locked]).toEqual(["off", true]);
    await hand.does(key("VOLUME_UP"));
    expect(hand.state().os.settings.sound.media).toBe(45);
    await hand.does(key("WAKEUP"));
    await hand.does({ type: "SWIPE", point1: [500, 800], point2: [500, 300] });
    for (const digit of ["4", "7", "2"]) await hand.does(key(digit));
    await hand.does(key("DEL"));
    for (const digit of ["1", "1"]) await hand.does(key(digit));
    expect(hand.state().view.pad?.entered).toBe("4711");
  });
});

/** Whether the phone has both apps of the next tests: the shop, and the app whose half-sheet opens over the shop. */
const paysByAlipay = ["alipay", "ebay"].every((id) => phone.apps.some((app) => app.id === id));
describe.runIf(paysByAlipay)("a half-sheet over another app", () => {
  const buying = (...more: Command[]) => [
    open("ebay"),
    ...["cart", "checkout"].map((act) => command("act", { app: "ebay", on: act, args: {} })),
    command("act", { app: "ebay", on: "pickPayment", args: { payWith: "alipay" } }),
    ...more,
  ];
  const place = command("act", { app: "ebay", on: "place", args: {} });
  const frames = (): Promise<string[]> =>
    tab.evaluate(`[...document.querySelectorAll(".phone [data-app]")].map((el) => el.dataset.app)`);

  it("shows the app behind it, reports none of its elements, and blocks touches on it", async () => {
    await localWorld();
    const without = (await (await startPhone("en", ...buying())).controls()).map(({ name }) => name);
    const hand = await startPhone("en", ...buying(place));
    expect(front(hand.state())).toBe("alipay.cashier");
    expect(await frames()).toEqual(expect.arrayContaining(["ebay", "alipay"]));
    const told = await tab.evaluate<(Control & { acts?: object })[]>(`phonebooth.elements({ acts: true })`);
    // Both apps have controls with names like "Order", so the test checks which app the commands belong to.
    expect(JSON.stringify(told.map(({ acts }) => acts))).not.toContain('"app":"ebay"');
    expect(without).toEqual(expect.arrayContaining(["Checkout", "Confirm and pay"]));
    for (const name of ["Checkout", "Confirm and pay", "Pay now"])
      expect(told.map((el) => el.name)).not.toContain(name);

    const behind = () => hand.state().view.tasks["ebay"]!.stack.find(({ screen }) => screen === "checkout")!;
    const before = behind();
    await hand.does({ type: "SWIPE", point1: [500, 300], point2: [500, 120] });
    expect(behind()).toEqual(before);
    expect(front(hand.state())).toBe("alipay.cashier");
    // The sheet's scrim covers the shop's back arrow. The touch closes the sheet, and the shop stays on its screen.
    await hand.does({ type: "CLICK", point: [60, 75] });
    expect(front(hand.state())).toBe("ebay.checkout");
  });
  it("does not block the screen after it closes", async () => {
    const hand = await startPhone("en", ...buying(place, command("act", { app: "alipay", on: "leave", args: {} })));
    expect(await frames()).not.toContain("alipay");
    expect((await hand.controls()).map(({ name }) => name)).toContain("Pay now");
    await hand.tap("Pay now");
    expect(front(hand.state())).toBe("alipay.cashier");
  });
});

it("leaves no error in the page", () => {
  expect(chrome.errors).toEqual([]);
});
