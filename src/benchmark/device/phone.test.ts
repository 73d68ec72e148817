import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { DisplayAction } from "#contract/action.ts";
import { element, TestClient } from "#test/support/adb-phone.ts";
import { doorShell, StandInShell } from "#test/support/stand-in-shell.ts";
import { StoppedError } from "../run/fault.ts";
import { DevicePhone, type DeviceOptions } from "./phone.ts";

const png = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const [upright, other, turned, full] = await Promise.all([
  png(1000, 2000, "#fff"),
  png(1000, 2000, "#000"),
  png(2000, 1000, "#fff"),
  png(1080, 2400, "#fff"),
]);

const optionsWith = (more: Partial<DeviceOptions> = {}): DeviceOptions => ({
  settleMs: 0,
  signal: new AbortController().signal,
  pause: async () => {},
  ...more,
});
const open = async (shell: StandInShell, more: Partial<DeviceOptions> = {}): Promise<DevicePhone> => {
  const phone = await DevicePhone.open(shell, optionsWith(more));
  shell.taken();
  return phone;
};
const perform = async (shell: StandInShell, ...actions: readonly DisplayAction[]): Promise<string[]> => {
  const phone = await open(shell);
  for (const action of actions) await phone.step(action, {});
  return shell.taken();
};
const plain = (): StandInShell => new StandInShell([upright]);

describe("the door of our own phone as the real phone", () => {
  const press = [500, 148] as [number, number];
  it.each([
    [{ type: "CLICK", point: press }],
    [{ type: "CLICK", point: [0, 333.3] }],
    [{ type: "DOUBLE_TAP", point: press }],
    [{ type: "LONG_PRESS", point: press, duration_ms: 900 }],
    [{ type: "SWIPE", point1: press, point2: [500, 700], duration_ms: 120 }],
    [{ type: "DRAG", point1: press, point2: [500, 700], duration_ms: 800 }],
    [{ type: "TYPE", value: 'it\'s 100%s & "more"' }],
    [{ type: "TYPE", value: "你好 😀" }],
    [{ type: "TYPE", value: "new", clear: true }],
    [{ type: "TYPE", value: "", clear: true }],
    [{ type: "BACK" }],
    [{ type: "HOME" }],
    [{ type: "RECENT" }],
    [{ type: "ENTER" }],
    [{ type: "KEY", key: "VOLUME_UP", count: 3 }],
    [{ type: "KEY", key: "DPAD_LEFT", modifiers: ["SHIFT"] }],
    [{ type: "AWAKE", value: "notes" }],
    [{ type: "OPEN_URL", value: "geo:1,2?q=a 'b'" }],
  ] as const)("performs %j as over REST", async (action) => {
    const client = new TestClient();
    const phone = await DevicePhone.open(doorShell(client), optionsWith());
    await phone.step(action as never, {});
    expect(client.phone.actions).toEqual([action]);
    expect(client.faults).toEqual([]);
  });
  it.each(["COMPLETE", "ABORT", "NOOP"] as const)("does not touch the phone for %s", async (type) => {
    const client = new TestClient();
    const phone = await DevicePhone.open(doorShell(client), optionsWith());
    const { outcome, terminated } = await phone.step({ type }, {});
    expect([outcome, terminated]).toEqual(type === "NOOP" ? [undefined, false] : [type.toLowerCase(), true]);
    expect(client.phone.actions).toEqual([]);
  });
  it("touches a field before it types", async () => {
    const client = new TestClient();
    const phone = await DevicePhone.open(doorShell(client), optionsWith());
    await phone.step({ type: "TYPE", value: "a", point: press, clear: true }, {});
    expect(client.phone.actions).toEqual([
      { type: "CLICK", point: press },
      { type: "TYPE", value: "a", clear: true },
    ]);
  });
  it("sees the picture, the elements and the clock", async () => {
    const client = new TestClient();
    client.phone.picture = async () => full;
    client.phone.shown = [element("button", "Send", { bounds: [100, 100, 200, 200] })];
    const phone = await DevicePhone.open(doorShell(client), optionsWith());
    const seen = await phone.observe({ screenshot: "base64", elements: true });
    expect(seen.elements).toEqual(client.phone.shown);
    expect(Buffer.from(seen.screenshot!.base64!, "base64")).toEqual(full);
    expect(seen.clock).toBe("2026-03-16T09:00:03+08:00");
    expect([phone.facts.model, phone.facts.locale, phone.facts.display]).toEqual([
      "Booth One",
      "en",
      { width: 1080, height: 2400 },
    ]);
    expect(phone.titles).toContain("WeChat");
  });
});

describe("a phone", () => {
  it("opens apps as their icons do, or tells why not", async () => {
    const [start] = await perform(plain(), { type: "AWAKE", value: "Notes" });
    expect(start).toContain("-f 0x10200000 -n 'com.google.android.keep/.activities.BrowseActivity'");
    expect(await perform(plain(), { type: "AWAKE", value: "launcher" })).toEqual(["input keyevent 3"]);
    const old = new StandInShell([upright], [/^cmd package/, "cmd: not found"]);
    expect(await perform(old, { type: "AWAKE", value: "com.acme" })).toEqual([
      "monkey -p 'com.acme' -c android.intent.category.LAUNCHER 1",
    ]);
    const notices: string[] = [];
    const phone = await open(plain(), { onNotice: (text) => notices.push(text) });
    expect((await phone.step({ type: "AWAKE", value: "Alipay" }, {})).message).toBe(
      "No app of this phone is known as Alipay.",
    );
    expect(notices).toHaveLength(1);
  });
  it("finds an app that was installed later", async () => {
    const shell = plain();
    const phone = await open(shell);
    const find = shell.shell.bind(shell);
    shell.shell = async (command) =>
      command === "pm list packages" ? { stdout: "package:com.tencent.mm\n", stderr: "", status: 0 } : find(command);
    expect((await phone.step({ type: "AWAKE", value: "WeChat" }, {})).message).toBeUndefined();
  });
  it("tells that no app opens an address", async () => {
    const shell = new StandInShell(
      [upright],
      [/^am start/, { stderr: "Error: Activity not started, unable to resolve" }],
    );
    const { message } = await (await open(shell)).step({ type: "OPEN_URL", value: "geo:1,2" }, {});
    expect(message).toBe("No app of this phone opens geo:1,2.");
  });
  it("has a fault of the action if the phone refuses it", async () => {
    const refused = new StandInShell(
      [upright],
      [/keycombination/, { status: 255, stderr: "Error: Unknown command: x\n" }],
    );
    const key = { type: "KEY", key: "A", modifiers: ["CTRL"] } as const;
    await expect((await open(refused)).step(key as never, {})).rejects.toMatchObject({
      kind: "action",
      message: 'The phone refused "input keycombination 113 29": Error: Unknown command: x',
    });
    const status0 = new StandInShell([upright], [/^input/, "java.lang.NullPointerException: Attempt\n"]);
    await expect((await open(status0)).step({ type: "BACK" }, {})).rejects.toMatchObject({ kind: "action" });
    const forbidden = new StandInShell(
      [upright],
      [/^input/, { status: 255, stderr: "java.lang.SecurityException: Injecting requires INJECT_EVENTS permission" }],
    );
    await expect((await open(forbidden)).step({ type: "BACK" }, {})).rejects.toMatchObject({ kind: "environment" });
  });
  it("touches where it looks, after it was turned and with another resolution", async () => {
    const shell = new StandInShell(
      [upright, turned],
      [/^wm size/, "Physical size: 1000x2000\nOverride size: 500x1000\n"],
    );
    const phone = await open(shell);
    const tap = { type: "CLICK", point: [100, 100] } as const;
    await phone.observe({});
    await phone.step(tap as never, {});
    await phone.step(tap as never, {});
    expect(shell.taken()).toEqual(["input tap 50 100", "input tap 100 50"]);
  });
  it("waits until the display is still, and no longer than it may", async () => {
    const waited: number[] = [];
    const pause = async (ms: number): Promise<void> => void waited.push(ms);
    const moving = new StandInShell([upright, other, upright, upright, other]);
    const phone = await open(moving, { settleMs: 60_000, pause });
    const { observation } = await phone.step({ type: "BACK" }, { screenshot: "base64" });
    expect(Buffer.from(observation.screenshot!.base64!, "base64")).toEqual(upright);
    expect(moving.pictures).toHaveLength(1);
    expect(waited).toHaveLength(4);
    const never = new StandInShell(Array.from({ length: 1000 }, (_, i) => (i % 2 === 0 ? upright : other)));
    const limited = await open(never, { settleMs: 1000, pause: async (ms) => void waited.push(ms) });
    waited.length = 0;
    await limited.step({ type: "BACK" }, {});
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(1000);
  });
  it("goes on without elements if the phone gives none", async () => {
    const notices: string[] = [];
    const shell = new StandInShell([upright], [/uiautomator/, { stderr: "ERROR: could not get idle state.\n" }]);
    const phone = await open(shell, { onNotice: (text) => notices.push(text) });
    expect(await phone.observe({ elements: true })).not.toHaveProperty("elements");
    expect(shell.commands.filter((command) => command.includes("uiautomator"))).toHaveLength(3);
    expect(notices).toEqual(["The phone gave no elements: ERROR: could not get idle state."]);
  });
  it("stops while it waits", async () => {
    const stop = new AbortController();
    const phone = await open(plain(), { signal: stop.signal, pause: async () => stop.abort() });
    await expect(phone.step({ type: "WAIT", value: 3600 }, {})).rejects.toBeInstanceOf(StoppedError);
  });
  it("speaks the language that its owner chose", async () => {
    expect((await open(plain())).facts.locale).toBe("zh-CN");
    const original = new StandInShell([upright], [/^getprop/, "Acme\nOne\n14\nx\n\nen-GB\n"]);
    expect((await open(original)).facts.locale).toBe("en");
  });
});
