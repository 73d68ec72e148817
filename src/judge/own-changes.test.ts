// Tests that a change that time alone causes is never a side effect, and that a change by the owner is a side effect,
// even if both look the same.
import { beforeAll, describe, expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { produce } from "#state/patch.ts";
import { defaultBoot } from "./instance.ts";
import { ownChanges } from "./own-changes.ts";

const start = phone.boot(defaultBoot("en", 0));
const hourMs = 3_600_000;
const run = (state: PhoneState, name: string, args: Json): PhoneState => {
  const done = phone.reduce(state, { name, args });
  expect(done.rejected).toBeNull();
  return done.state;
};
const hours = (state: PhoneState, n: number): PhoneState => run(state, "os.tick", { ms: n * hourMs });
const ownChangePaths = (before: PhoneState, after: PhoneState): string[] =>
  ownChanges(phone, before, after).map(({ path }) => path);
/** An event that is already pending at the start. */
const sms = { from: "+86 139 0000 0000", text: "Your code is 118273" };
const phoneWithPendingEvent = (after: number): PhoneState =>
  produce(start, (draft: PhoneState) => {
    draft.os.schedule["due_test"] = {
      at: start.clock.nowMs + after * hourMs,
      command: "messages.receive",
      args: sms,
    };
  }).next;

beforeAll(localWorld);

describe("an untouched phone", () => {
  it.each([1, 8, 30, 24 * 20])("changes within %i hours, and none of the changes counts as the owner's", (n) => {
    const after = hours(start, n);
    expect(after.apps).not.toEqual(start.apps);
    expect(ownChangePaths(start, after)).toEqual([]);
  });

  it("has no changes of the owner's, however many ticks the time took", () => {
    let after = start;
    for (let i = 0; i < 40; i++) after = hours(after, 1);
    expect(ownChangePaths(start, after)).toEqual([]);
  });

  it("has no changes of the owner's after a round trip with its fields in another order", () => {
    const turned = (x: Json): Json =>
      Array.isArray(x)
        ? x.map(turned)
        : typeof x === "object" && x !== null
          ? Object.fromEntries(
              Object.entries(x)
                .toReversed()
                .map(([key, inner]) => [key, turned(inner)]),
            )
          : x;
    const after = turned(hours(start, 30) as unknown as Json) as unknown as PhoneState;
    expect(ownChangePaths(start, after)).toEqual([]);
  });

  it("hides no edit if no event was due", () => {
    const after = produce(start, (draft: PhoneState) => {
      draft.os.settings.sound.lockSounds = !start.os.settings.sound.lockSounds;
    }).next;
    expect(phone.isDue(start, after.clock.nowMs)).toBe(false);
    expect(ownChangePaths(start, after)).toEqual(["/os/settings/sound/lockSounds"]);
  });
});

describe("an event that happens by itself", () => {
  it("is ignored even if an earlier change of the owner's gave it another id", () => {
    const before = phoneWithPendingEvent(2);
    const after = hours(run(before, "messages.receive", { ...sms, text: "Another" }), 3);
    const paths = ownChangePaths(before, after);
    const texts = paths.map(
      (path) =>
        (after.apps["messages"] as { messages: Record<string, { text: string }> }).messages[path.split("/")[3]!]?.text,
    );
    expect(texts.filter((text) => text !== undefined)).toEqual(["Another"]);
  });

  it("excuses only one change: the same change again is a side effect", () => {
    const before = phoneWithPendingEvent(2);
    const twice = run(hours(before, 3), "messages.receive", sms);
    expect(ownChangePaths(before, hours(before, 3))).toEqual([]);
    expect(ownChangePaths(before, twice).filter((path) => path.startsWith("/messages/messages/"))).toHaveLength(1);
  });

  it("is a side effect if the owner causes it before it is due", () => {
    const before = phoneWithPendingEvent(2);
    const after = run(before, "messages.receive", sms);
    expect(ownChangePaths(before, after).filter((path) => path.startsWith("/messages/messages/"))).toHaveLength(1);
  });

  it("is a side effect if the owner's action changed its result", () => {
    // On the untouched phone the meal arrives within an hour. If the owner cancelled the order, the meal does not
    // arrive. Time alone does not cause this difference.
    const meals = (state: PhoneState) =>
      (state.apps["wechat"] as { foodOrders: Record<string, { state: string }> }).foodOrders;
    const cancelled = produce(start, (draft: PhoneState) => {
      meals(draft)["meal_s1"]!.state = "cancelled";
    }).next;
    expect(meals(hours(start, 1))["meal_s1"]!.state).toBe("done");
    expect(ownChangePaths(start, hours(cancelled, 1))).toEqual(["/wechat/foodOrders/meal_s1/state"]);
  });
});
