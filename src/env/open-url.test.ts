// Tests which screen an address opens, and when none does.
import { beforeAll, describe, expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { PhoneState } from "#os/state.ts";
import { openUrlCommands, whyNotOpened } from "./open-url.ts";
import { attemptAll } from "./writes.ts";

beforeAll(localWorld);
const boot = phone.boot(defaultBoot("en", 1));
const open = (url: string, from: PhoneState = boot): PhoneState => attemptAll(from, openUrlCommands(from, url)).state;
const screenInFront = ({ view }: PhoneState): object => {
  const { app, screen, params } = view.tasks[view.front]!.stack.at(-1)!;
  return { app, screen, params };
};

describe("an address opens", () => {
  it.each([
    ["https://ridgeway.example/", { app: "browser" }],
    ["geo:0,0?q=coffee", { app: "maps", screen: "results", params: { q: "coffee" } }],
    ["tel:+1%20555%200123", { app: "contacts", screen: "main", params: { dial: "+1 555 0123" } }],
    ["TEL:110", { app: "contacts", screen: "main", params: { dial: "110" } }],
    ["sms:10086?body=Hello%20there", { app: "messages", screen: "thread", params: { text: "Hello there" } }],
    ["sms:10086?body=There?%20Yes?", { app: "messages", screen: "thread", params: { text: "There? Yes?" } }],
    ["smsto:10086", { app: "messages", screen: "thread", params: { numbers: ["10086"] } }],
  ])("%s", (url, screen) => {
    expect(screenInFront(open(url))).toMatchObject(screen);
  });
  it("in the app that the user chooses, if several handle it", () => {
    const { view } = open("https://meet.example/dm/834512907");
    expect(view.chooser?.handlers.length).toBeGreaterThan(1);
    expect(view.front).toBe(boot.view.front);
  });
});

describe("an address opens nothing", () => {
  it.each(["mailto:ann@mail.example", "sms:not-a-number", "content://contacts/contact_mum", "settings:wifi", "tel"])(
    "if no app handles it: %s",
    (url) => {
      expect(openUrlCommands(boot, url)).toEqual([]);
      expect(whyNotOpened(boot, url)).toContain(`No app of this phone opens "${url}"`);
    },
  );
  it("while the phone is locked or off", () => {
    const locked: PhoneState = { ...boot, view: { ...boot.view, locked: true } };
    const off: PhoneState = { ...boot, view: { ...boot.view, power: "off" } };
    for (const state of [locked, off]) {
      expect(openUrlCommands(state, "tel:110")).toEqual([]);
      expect(whyNotOpened(state, "tel:110")).toContain("unlock it first");
    }
  });
});
