/**
 * A page that was just loaded has of an app with features what it starts with, or nothing. Whatever is done first on it does what
 * a phone does that has all code, and draws what a page does that has it.
 */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChrome, type Chrome, type Tab } from "../../scripts/chrome.ts";
import { call, load } from "../../scripts/page.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { phone } from "../../src/apps/phone.ts";
import { bootOf } from "../../src/judge/instance.ts";
import { defaultDevice } from "../../src/os/boot.ts";
import type { Command } from "../../src/os/command.ts";
import { intents } from "../../src/os/intents.ts";
import type { PhoneState } from "../../src/os/state.ts";
import { minuteMs } from "../../src/state/civil.ts";
import { hashOf } from "../../src/state/hash.ts";
import { sameJson, type Json } from "../../src/state/json.ts";

let chrome: Chrome;
beforeAll(async () => {
  // Commands that are run here name its records.
  await localWorld();
  chrome = await startChrome();
});
afterAll(() => chrome.stop());

const boot = (lang: "en" | "zh-CN" = "en"): PhoneState => phone.boot({ ...bootOf(lang, 1), device: defaultDevice });
const run = (state: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(state, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
/** What the user does on the screen in front. */
const act = (state: PhoneState, on: string, args: Json = {}): PhoneState =>
  run(state, "os.act", { app: phone.frontOf(state).app, on, args });
const launched = (app: string, state = boot()): PhoneState => run(state, "os.launch", { app });

interface Element {
  readonly name: string;
  readonly bounds: readonly [number, number, number, number];
  readonly acts?: { readonly tap?: readonly Command[] };
}
/** A fresh page that shows a phone. */
async function pageOf(state: PhoneState): Promise<Tab> {
  const tab = await chrome.open(`${inject("url")}/screen`, defaultDevice);
  await tab.evaluate("performance.setResourceTimingBufferSize(2000)");
  await load(tab, { key: "cold", version: 0, state });
  return tab;
}
/** Files of other features of an app that a page has fetched. */
const moreOf = (tab: Tab, app: string): Promise<string[]> =>
  tab.evaluate<string[]>(
    `performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /\\/${app}-(whole|more)-/.test(name))`,
  );
/** Touches what would do this, on a cold page that shows `before`; what comes of it. */
async function touched(before: PhoneState, app: string, fits: (command: Command) => boolean) {
  const tab = await pageOf(before);
  const first = await moreOf(tab, app);
  const elements = await call<Element[]>(tab, "elements", { acts: true });
  const found = elements.find(({ acts }) => acts?.tap?.some(fits));
  if (!found) throw new Error(`nothing does that: ${elements.map(({ name }) => name).join(" | ")}`);
  const [x1, y1, x2, y2] = found.bounds;
  const action = { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
  const step = { key: "cold", version: 0, action, tickMs: 1000, elements: false };
  const { commands, hash } = await call<{ commands: Command[]; hash: string }>(tab, "perform", step);
  const after = commands.reduce((state, command) => phone.reduce(state, command).state, before);
  expect(hash).toBe(hashOf(after as unknown as Json));
  // What is drawn is what a page draws that meets this moment first.
  const fresh = await pageOf(after);
  expect(await tab.capture()).toBe(await fresh.capture());
  const later = await moreOf(tab, app);
  await Promise.all([tab.close(), fresh.close()]);
  return { front: phone.frontOf(after), after, first, later };
}
const is =
  (name: string, args: Readonly<Record<string, Json>>) =>
  (command: Command): boolean =>
    command.name === name &&
    Object.entries(args).every(([key, value]) => sameJson((command.args as Record<string, Json>)[key]!, value));

it.each(["en", "zh-CN"] as const)("from the first screen of an app to another of its features, in %s", async (lang) => {
  const opens = is("os.act", { app: "wechat", on: "openChat", args: { peer: "person_mum" } });
  const { front, first, later } = await touched(launched("wechat", boot(lang)), "wechat", opens);
  expect(front).toEqual({ app: "wechat", screen: "chat" });
  expect(first).toEqual([]);
  expect(later.length).toBe(3);
});
it("a late screen that a snapshot shows", async () => {
  const chat = act(launched("wechat"), "openChat", { peer: "person_mum" });
  const tab = await pageOf(chat);
  const names = (await call<Element[]>(tab, "elements", {})).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(4);
  const cold = await tab.capture();
  // The same page when it has all that it needs.
  await load(tab, { key: "cold", version: 0, state: launched("ebay") });
  await load(tab, { key: "cold", version: 0, state: chat });
  expect(await tab.capture()).toBe(cold);
  await tab.close();
});
it("a button of a notification that a late feature has given", async () => {
  let told = run(boot(), "wechat.send", { peer: "person_mum", text: "When is dinner?", quote: null });
  const canMark = ({ view, os }: PhoneState): boolean =>
    view.headsUp !== null && os.notifications[view.headsUp.id]!.actions.some(({ command }) => command === "markRead");
  // Mum answers when she has time.
  for (let n = 0; n < 2880 && !canMark(told); n++) told = run(told, "os.tick", { ms: minuteMs / 4 });
  expect(canMark(told)).toBe(true);
  const { id } = told.view.headsUp!;
  const marks = is("os.notificationAction", { id, index: 0 });
  const { first, later, after } = await touched(told, "wechat", marks);
  expect(after.os.notifications[id]).toBeUndefined();
  // What it says is a text of the feature; what its button runs is more than texts.
  expect(first.every((file) => file.includes("-more-en-"))).toBe(true);
  expect(later.length).toBeGreaterThan(first.length);
});
it("something that is shared with an app that was not opened", async () => {
  const shared = run(launched("notes"), "os.start", { intent: intents.sendText("See you at eight") });
  const handler = shared.view.chooser!.handlers.find((one) => one.startsWith("wechat/"))!;
  const { front, first, later } = await touched(shared, "wechat", is("os.choose", { handler, target: null }));
  expect(front).toEqual({ app: "wechat", screen: "forward" });
  expect(first).toEqual([]);
  expect(later.length).toBe(3);
});
it("a payment sheet of one app over a late screen of another", async () => {
  const checkout = act(act(launched("ebay"), "cart"), "checkout");
  const ready = act(checkout, "pickPayment", { payWith: "alipay" });
  const { front, first, later } = await touched(ready, "alipay", is("os.act", { app: "ebay", on: "place" }));
  expect(front).toEqual({ app: "alipay", screen: "cashier" });
  expect(first).toEqual([]);
  expect(later.length).toBe(3);
});
it("nothing of it is an error", () => expect(chrome.errors).toEqual([]));
