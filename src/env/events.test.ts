import { beforeAll, describe, expect, test } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import type { State as Alipay } from "#apps/alipay/state.ts";
import type { State as Ebay } from "#apps/ebay/state.ts";
import type { State as Messages } from "#apps/messages/state.ts";
import type { State as Wechat } from "#apps/wechat/state.ts";
import type { Event } from "#contract/event.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { PhoneState } from "#os/state.ts";
import { eventOutcome, commandsOfEvent } from "./events.ts";
import { reduceAll } from "./writes.ts";

beforeAll(localWorld);
const boot = phone.boot(defaultBoot("en", 1));
const own = <S>(state: PhoneState, app: string): S => state.apps[app] as unknown as S;
const happen = (event: Event, from: PhoneState = boot) => {
  const made = reduceAll(from, commandsOfEvent(event));
  return { state: made.state, answer: eventOutcome(event, made) };
};
const message = (app: string, from: string, text = "Are you there?") => ({ type: "message", app, from, text }) as const;
const texts = (state: PhoneState): number => Object.keys(own<Messages>(state, "messages").messages).length;

describe("a message goes to the app that it names", () => {
  test("Messages adds a text from any number", () => {
    const { state, answer } = happen(message("messages", "10086"));
    expect(answer).toEqual({ outcome: "message", became: "message", app: "messages", rejected: null });
    expect(texts(state)).toBe(texts(boot) + 1);
  });
  test.each(["Mum", "mum", "person_mum"])("WeChat adds a message from %s to the friend's chat", (from) => {
    const { state, answer } = happen(message("wechat", from));
    expect(answer).toEqual({ outcome: "message", became: "message", app: "wechat", rejected: null });
    const said = Object.values(own<Wechat>(state, "wechat").messages).filter(
      ({ body }) => body.kind === "text" && body.text === "Are you there?",
    );
    expect(said.map(({ chat, from: by }) => [chat, by])).toEqual([["person_mum", "person_mum"]]);
    expect(texts(state)).toBe(texts(boot));
  });
  test("Alipay and eBay add a message from a person who writes to the owner there", () => {
    const paid = happen(message("alipay", "Zoe Lang"));
    expect(paid.answer).toEqual({ outcome: "message", became: "message", app: "alipay", rejected: null });
    expect(own<Alipay>(paid.state, "alipay").chats["zoe"]!.unread).toBe(
      (own<Alipay>(boot, "alipay").chats["zoe"]?.unread ?? 0) + 1,
    );
    const [thread] = Object.values(own<Ebay>(boot, "ebay").threads);
    const sold = happen(message("ebay", thread!.who));
    expect(sold.answer).toEqual({ outcome: "message", became: "message", app: "ebay", rejected: null });
    const last = Object.values(own<Ebay>(sold.state, "ebay").threads).flatMap(({ said }) => said.slice(-1));
    expect(last.map(({ text }) => text)).toContain("Are you there?");
  });
  test.each(["wechat", "alipay", "ebay"])("%s refuses an unknown sender, and changes nothing", (app) => {
    const { state, answer } = happen(message(app, "Nobody At All"));
    expect(answer).toEqual({ outcome: "refused", became: "refused", rejected: "sender-unknown" });
    expect(state.apps).toEqual(boot.apps);
  });
  test("an app without chats shows a notification", () => {
    const { state, answer } = happen(message("weather", "Storm watch"));
    expect(answer).toEqual({ outcome: "notification", became: "notification", app: "weather", rejected: null });
    expect(Object.values(state.os.notifications).map(({ app, facts }) => [app, facts])).toContainEqual([
      "weather",
      { title: "Storm watch", text: "Are you there?" },
    ]);
    expect(state.apps).toEqual(boot.apps);
  });
  test("a message waits in airplane mode, then reaches the same app", () => {
    const away = happen({ type: "network", airplane: true });
    expect(away.answer).toEqual({ outcome: "device", became: "device", rejected: null });
    const sent = happen(message("wechat", "Mum"), away.state);
    expect(sent.answer).toEqual({ outcome: "waiting", became: "waiting", app: "wechat", rejected: null });
    const back = happen({ type: "network", airplane: false }, sent.state).state;
    const later = phone.reduce(back, { name: "os.tick", args: { ms: 120_000 } }).state;
    expect(own<Wechat>(later, "wechat").chats["person_mum"]!.unread).toBe(
      (own<Wechat>(boot, "wechat").chats["person_mum"]?.unread ?? 0) + 1,
    );
    expect(texts(later)).toBe(texts(boot));
  });
});

test.each<[Event, object]>([
  [
    { type: "call", from: "10086" },
    { outcome: "call", became: "call", app: "contacts" },
  ],
  [
    { type: "notification", app: "notes", title: "A", text: "B" },
    { outcome: "notification", became: "notification", app: "notes" },
  ],
  [
    { type: "popup", title: "A", text: "B" },
    { outcome: "popup", became: "popup" },
  ],
  [
    { type: "battery", level: 5 },
    { outcome: "device", became: "device" },
  ],
  [
    { type: "turn", to: "landscape" },
    { outcome: "device", became: "device" },
  ],
  [
    { type: "command", app: "os", command: "setOutage", args: { on: true } },
    { outcome: "command", became: "command", app: "os" },
  ],
])("reports the outcome of %j", (event, became) => {
  expect(happen(event).answer).toEqual({ ...became, rejected: null });
});
test("reports a notification of a muted app as muted", () => {
  const muted = { ...boot, os: { ...boot.os, muted: ["notes"] } } as PhoneState;
  expect(happen({ type: "notification", app: "notes", title: "A", text: "B" }, muted).answer).toEqual({
    outcome: "muted",
    became: "muted",
    app: "notes",
    rejected: null,
  });
});
