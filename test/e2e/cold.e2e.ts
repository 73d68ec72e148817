/**
 * A page that has just loaded has only an app's start feature, or no code of the app at all. Its first action must have
 * the same result as on a phone with all code, and the same drawing as on a page with all code.
 */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import { callPage, loadPhone } from "#scripts/build/page-driver.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { defaultDevice } from "#os/boot.ts";
import type { Command } from "#os/command.ts";
import { intents } from "#os/intents.ts";
import type { PhoneState } from "#os/state.ts";
import { minuteMs } from "#state/civil.ts";
import { hashOf } from "#state/hash.ts";
import { sameJson, type Json } from "#state/json.ts";

let chrome: Chrome;
beforeAll(async () => {
  // The commands of this test name records of the world.
  await localWorld();
  chrome = await startChrome();
});
afterAll(() => chrome.stop());

const boot = (lang: "en" | "zh-CN" = "en"): PhoneState =>
  phone.boot({ ...defaultBoot(lang, 1), device: defaultDevice });
const run = (state: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(state, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
/** Performs an act of the screen in front. */
const act = (state: PhoneState, on: string, args: Json = {}): PhoneState =>
  run(state, "os.act", { app: phone.frontOf(state).app, on, args });
const launchApp = (app: string, state = boot()): PhoneState => run(state, "os.launch", { app });

interface Element {
  readonly name: string;
  readonly bounds: readonly [number, number, number, number];
  readonly acts?: { readonly tap?: readonly Command[] };
}
/** Opens a new page that shows a phone. */
async function openPage(state: PhoneState): Promise<Tab> {
  const tab = await chrome.open(`${inject("url")}/screen`, defaultDevice);
  await tab.evaluate("performance.setResourceTimingBufferSize(2000)");
  await loadPhone(tab, { key: "cold", version: 0, state });
  return tab;
}
/** The files of other features of an app that a page has fetched. */
const fetchedFeatureFiles = (tab: Tab, app: string): Promise<string[]> =>
  tab.evaluate<string[]>(
    `performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /\\/${app}-(whole|more)-/.test(name))`,
  );
/** Opens a cold page that shows `before` and touches the control that emits a matching command. Returns the result. */
async function touchOnColdPage(before: PhoneState, app: string, fits: (command: Command) => boolean) {
  const tab = await openPage(before);
  const first = await fetchedFeatureFiles(tab, app);
  const elements = await callPage<Element[]>(tab, "elements", { acts: true });
  const found = elements.find(({ acts }) => acts?.tap?.some(fits));
  if (!found) throw new Error(`nothing does that: ${elements.map(({ name }) => name).join(" | ")}`);
  const [x1, y1, x2, y2] = found.bounds;
  const action = { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
  const step = { key: "cold", version: 0, action, tickMs: 1000, elements: false };
  const { commands, hash } = await callPage<{ commands: Command[]; hash: string }>(tab, "perform", step);
  const after = commands.reduce((state, command) => phone.reduce(state, command).state, before);
  expect(hash).toBe(hashOf(after as unknown as Json));
  // A new page that loads this state draws the same picture.
  const fresh = await openPage(after);
  expect(await tab.capture()).toBe(await fresh.capture());
  const later = await fetchedFeatureFiles(tab, app);
  await Promise.all([tab.close(), fresh.close()]);
  return { front: phone.frontOf(after), after, first, later };
}
const matchesCommand =
  (name: string, args: Readonly<Record<string, Json>>) =>
  (command: Command): boolean =>
    command.name === name &&
    Object.entries(args).every(([key, value]) => sameJson((command.args as Record<string, Json>)[key]!, value));

it.each(["en", "zh-CN"] as const)("opens another feature from the first screen of an app, in %s", async (lang) => {
  const opens = matchesCommand("os.act", { app: "wechat", on: "openChat", args: { peer: "person_mum" } });
  const { front, first, later } = await touchOnColdPage(launchApp("wechat", boot(lang)), "wechat", opens);
  expect(front).toEqual({ app: "wechat", screen: "chat" });
  expect(first).toEqual([]);
  expect(later.length).toBe(3);
});
it("draws a deferred screen from a snapshot", async () => {
  const chat = act(launchApp("wechat"), "openChat", { peer: "person_mum" });
  const tab = await openPage(chat);
  const names = (await callPage<Element[]>(tab, "elements", {})).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(4);
  const cold = await tab.capture();
  // The same page after it has loaded all the code that it needs.
  await loadPhone(tab, { key: "cold", version: 0, state: launchApp("ebay") });
  await loadPhone(tab, { key: "cold", version: 0, state: chat });
  expect(await tab.capture()).toBe(cold);
  await tab.close();
});
it("runs a notification's button that belongs to a deferred feature", async () => {
  let told = run(boot(), "wechat.send", { peer: "person_mum", text: "When is dinner?", quote: null });
  const canMark = ({ view, os }: PhoneState): boolean =>
    view.headsUp !== null && os.notifications[view.headsUp.id]!.actions.some(({ command }) => command === "markRead");
  // Mum's answer takes some time.
  for (let n = 0; n < 2880 && !canMark(told); n++) told = run(told, "os.tick", { ms: minuteMs / 4 });
  expect(canMark(told)).toBe(true);
  const { id } = told.view.headsUp!;
  const marks = matchesCommand("os.notificationAction", { id, index: 0 });
  const { first, later, after } = await touchOnColdPage(told, "wechat", marks);
  expect(after.os.notifications[id]).toBeUndefined();
  // Before the touch, the page has fetched the feature's texts, because they contain the notification's text. The touch
  // on the notification's button then fetches the feature's code.
  expect(first.every((file) => file.includes("-more-en-"))).toBe(true);
  expect(later.length).toBeGreaterThan(first.length);
});
it("shares a text with an unloaded app", async () => {
  const shared = run(launchApp("notes"), "os.start", { intent: intents.sendText("See you at eight") });
  const handler = shared.view.chooser!.handlers.find((one) => one.startsWith("wechat/"))!;
  const { front, first, later } = await touchOnColdPage(
    shared,
    "wechat",
    matchesCommand("os.choose", { handler, target: null }),
  );
  expect(front).toEqual({ app: "wechat", screen: "forward" });
  expect(first).toEqual([]);
  expect(later.length).toBe(3);
});
it("opens the payment sheet of one app over a deferred screen of another", async () => {
  const checkout = act(act(launchApp("ebay"), "cart"), "checkout");
  const ready = act(checkout, "pickPayment", { payWith: "alipay" });
  const { front, first, later } = await touchOnColdPage(
    ready,
    "alipay",
    matchesCommand("os.act", { app: "ebay", on: "place" }),
  );
  expect(front).toEqual({ app: "alipay", screen: "cashier" });
  expect(first).toEqual([]);
  expect(later.length).toBe(3);
});
it("causes no error in the browser", () => expect(chrome.errors).toEqual([]));
