// Apps leave some decisions to the user: a permission, a reason, a rating. A finished item offers no further actions.
import { describe, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import type { State as Ebay } from "#apps/ebay/state.ts";
import type { State as Railway } from "#apps/railway/state.ts";
import type { State as Wechat } from "#apps/wechat/state.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { localWorld } from "#scripts/build/world-file.ts";

await localWorld();
const boot = phone.boot(defaultBoot("en", 1));
const appState = <S>(state: PhoneState, app: string): S => state.apps[app] as unknown as S;
const openApp = (app: string): PhoneState => phone.reduce(boot, { name: "os.launch", args: { app } }).state;
const act = (s: PhoneState, app: string, on: string, args: Json = {}) =>
  phone.reduce(s, { name: "os.act", args: { app, on, args } });
const view = (s: PhoneState, app: string, patch: Json): PhoneState =>
  phone.reduce(s, { name: "os.view", args: { app, patch } }).state;
/** Brings a screen of an app to the front, as the app's edges would open it. */
function withScreenInFront(s: PhoneState, app: string, screen: string, params: Json): PhoneState {
  const copy = structuredClone(openApp(app)) as PhoneState;
  const stack = copy.view.tasks[app]!.stack as unknown as { screen: string; params: Json; view: Json }[];
  const fresh = phone.app(app).navigation.screens[screen]!;
  const defaults = Object.fromEntries(
    Object.entries(fresh.view).map(([name, field]) => [name, (field as { default?: Json }).default ?? null]),
  );
  stack.push({ ...structuredClone(stack[0]!), screen, params, view: defaults as Json });
  return { ...copy, apps: s.apps, os: s.os };
}

describe.each(["wechat", "alipay"])("scanning in %s", (app) => {
  it("asks for the camera first, and opens the scanner only if the user allows it", () => {
    const asked = act(openApp(app), app, "scan").state;
    expect(asked.view.permission).toMatchObject({ app, permission: "camera" });
    expect(phone.top(asked, app).screen).toBe("main");
    const answered = (answer: string): PhoneState => phone.reduce(asked, { name: "os.grant", args: { answer } }).state;
    expect(phone.top(answered("denied"), app).screen).toBe("main");
    expect(phone.top(answered("foreground"), app).screen).toBe("scan");
    const blocked = act(
      phone.reduce(act(answered("denied"), app, "scan").state, { name: "os.grant", args: { answer: "denied" } }).state,
      app,
      "scan",
    );
    expect(blocked.rejected).toBe("permission-denied");
  });
});

describe("eBay", () => {
  const order = Object.values(appState<Ebay>(boot, "ebay").orders).find(
    ({ status, back, mark }) => status === "delivered" && back === null && mark === null,
  )!;
  it("presets no reason for a return", () => {
    const form = withScreenInFront(boot, "ebay", "returnItem", { order: order.id });
    const refused = act(form, "ebay", "send");
    expect(refused.rejected).toBe("hasReason");
    expect(refused.state.apps).toEqual(form.apps);
    const done = act(view(form, "ebay", { reason: "broken" }), "ebay", "send");
    expect(appState<Ebay>(done.state, "ebay").orders[order.id]!.back?.reason).toBe("broken");
  });
  it("presets neither a mark nor stars", () => {
    const form = view(withScreenInFront(boot, "ebay", "rate", { order: order.id }), "ebay", {
      text: "Came well packed.",
    });
    const given = { mark: "neutral", described: 4, shipping: 3, talk: 5 } as const;
    for (const left of Object.keys(given)) {
      const { [left as "mark"]: _, ...others } = given;
      expect(act(view(form, "ebay", others), "ebay", "send").rejected).toBe("isRated");
    }
    const done = act(view(form, "ebay", given), "ebay", "send");
    expect(appState<Ebay>(done.state, "ebay").orders[order.id]!.mark).toMatchObject(given);
  });
});

describe("Railway", () => {
  it.each(["code", "meals", "addEvent", "share", "refund", "change"])("refuses %s on a refunded ticket", (on) => {
    const [ticket] = Object.values(appState<Railway>(boot, "railway").tickets);
    const copy = structuredClone(boot) as PhoneState;
    Object.assign(appState<Railway>(copy, "railway").tickets[ticket!.id]!, { status: "refunded" });
    const page = withScreenInFront(copy, "railway", "ticket", { ticket: ticket!.id });
    const done = act(page, "railway", on);
    expect(done.rejected).toBe("isGood");
    expect(phone.top(done.state, "railway").screen).toBe("ticket");
  });
});

describe("WeChat", () => {
  it.each(["en", "zh-CN"] as const)("marks comments as replies only to people who commented before, in %s", (lang) => {
    const posts = Object.values(appState<Wechat>(phone.boot(defaultBoot(lang, 1)), "wechat").posts);
    const wrong = posts.flatMap(({ comments }) =>
      comments.filter(({ to }, n) => to !== null && !comments.slice(0, n).some(({ by }) => by === to)),
    );
    expect(wrong).toEqual([]);
    expect(posts.some(({ comments }) => comments.some(({ to }) => to !== null))).toBe(true);
  });
  it("refuses a reply to oneself", () => {
    const post = Object.values(appState<Wechat>(boot, "wechat").posts).find(({ comments }) =>
      comments.some(({ by }) => by === "person_me"),
    )!;
    const args = { post: post.id, to: "person_me", text: "Me again" };
    expect(phone.reduce(boot, { name: "wechat.commentPost", args }).rejected).toBe("comment-missing");
  });
});
