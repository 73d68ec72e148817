// What gets in the way: it comes when it may, undoes nothing that somebody has done, and changes no data by itself.
import { describe, expect, it } from "vitest";
import { apps } from "../../src/apps/registry.ts";
import { phone } from "../../src/apps/phone.ts";
import { bootOf } from "../../src/judge/instance.ts";
import { dataChanges } from "../../src/judge/changes.ts";
import type { AnyApp } from "../../src/os/define.ts";
import type { PhoneState } from "../../src/os/state.ts";
import type { Json } from "../../src/state/json.ts";

const fresh = phone.boot(bootOf("en", 1));
const run = (state: PhoneState, ...commands: readonly (readonly [string, Json?])[]): PhoneState =>
  commands.reduce((s, [name, args = {}]) => phone.reduce(s, { name: `os.${name}`, args }).state, state);
const front = (s: PhoneState): string => `${phone.frontOf(s).app}.${phone.frontOf(s).screen}`;
const advert = { title: "Half price", text: "Today", button: "Open", app: "weather", corner: "right" } as const;
const anAd = ["showAd", { key: "ad", wait: 1, ad: advert }] as const;
const jump = ["strayJump", { key: "jump", wait: 1, app: "weather", other: "clock" }] as const;
const touch = (share: number) => ["strayTouch", { key: "touch", wait: 1, share }] as const;
const changed = (from: PhoneState, to: PhoneState): string[] =>
  dataChanges(apps as readonly AnyApp[], from, to).map(({ path }) => path);
/** All apps whose first screen can be opened. */
const opened = (apps as readonly AnyApp[])
  .filter(({ part }) => part === null)
  .map(({ id }) => [id, run(fresh, ["launch", { app: id }])] as const);

describe("advertisements", () => {
  const notes = run(fresh, ["launch", { app: "notes" }], anAd);
  it("[J1] lie over everything until they are closed by the cross or by back", () => {
    expect(notes.view.ad).toEqual(advert);
    for (const way of ["closeAd", "back"]) {
      const after = run(notes, [way]);
      expect(after.view.ad).toBeUndefined();
      expect(front(after)).toBe("notes.list");
    }
    expect(run(notes, ["home"], ["launch", { app: "clock" }]).view.ad).toEqual(advert);
  });
  it("[J1] lead to the app that they are for", () => {
    const after = run(notes, ["followAd"]);
    expect([after.view.ad, phone.frontOf(after).app]).toEqual([undefined, "weather"]);
    expect(changed(notes, after)).toEqual([]);
    expect(phone.reduce(after, { name: "os.followAd", args: {} }).rejected).toBe("nothing-asked");
  });
  it("a phone without one is as it was before there were any", () => {
    expect("ad" in fresh.view).toBe(false);
    expect("ad" in run(notes, ["closeAd"]).view).toBe(false);
  });
});
it("[J2] a jump brings another app to the front, and leaves what was there as it was", () => {
  const notes = run(fresh, ["launch", { app: "notes" }]);
  const away = run(notes, jump);
  expect(phone.frontOf(away).app).toBe("weather");
  expect(run(away, ["launch", { app: "notes" }]).view.tasks["notes"]).toEqual(notes.view.tasks["notes"]);
  expect(phone.frontOf(run(fresh, ["launch", { app: "weather" }], jump)).app).toBe("clock");
});
describe("[J3] touches by chance", () => {
  it.each(opened)("open what is a touch away, change no data, and back undoes them: %s", (id, state) => {
    const ways = phone.plainWays(state);
    const shares = Array.from({ length: ways.length * 2 + 2 }, (_, i) => (i + 0.5) / (ways.length * 2 + 2));
    const ends = shares.map((share) => run(state, touch(share)));
    for (const end of ends) {
      expect(changed(state, end)).toEqual([]);
      expect(end.view.surface !== null || front(end) !== front(state)).toBe(true);
      const back = run(end, ["back"]);
      expect([front(back), back.view.surface]).toEqual([front(state), null]);
    }
    expect(new Set(ends.map((end) => end.view.surface ?? front(end))).size).toBeGreaterThan(1);
    expect(phone.frontOf(state).app).toBe(id);
  });
  it("several apps have such screens", () => {
    expect(opened.filter(([, state]) => phone.plainWays(state).length > 0).length).toBeGreaterThanOrEqual(8);
  });
});
describe("[J4] at a bad moment", () => {
  const notes = run(fresh, ["launch", { app: "notes" }]);
  const focus = [
    "focus",
    { field: "query", kind: "search", enter: "search", caret: 0, maxLength: 40, all: false },
  ] as const;
  it.each([
    ["somebody writes", run(notes, focus)],
    ["a pop-up is up", run(notes, ["popUp", { title: "Ad", text: "Buy" }])],
    ["the shade is down", run(notes, ["shade", { open: true }])],
    ["an advertisement is up", run(notes, anAd)],
  ])("they wait: %s", (_, busy) => {
    for (const [name, args] of [anAd, jump, touch(0.2)]) {
      const waiting = run(busy, [name, args]);
      expect(waiting.view).toEqual(busy.view);
      const entry = waiting.os.schedule[(args as { key: string }).key]!;
      expect([entry.at - waiting.clock.nowMs, entry.command, (entry.args as { wait: number }).wait]).toEqual([
        1000,
        `os.${name}`,
        2,
      ]);
    }
  });
  it("they come when it is over", () => {
    const busy = run(notes, focus, jump, ["tick", { ms: 10_000 }]);
    expect(front(busy)).toBe("notes.list");
    const later = run(busy, ["blur"], ["tick", { ms: 30_000 }]);
    expect([phone.frontOf(later).app, later.os.schedule["jump"]]).toEqual(["weather", undefined]);
  });
  it("a long wait costs few tries, and the clock goes on", () => {
    const hours = run(notes, anAd, jump, ["tick", { ms: 6 * 3_600_000 }]);
    expect(hours.clock.nowMs - notes.clock.nowMs).toBe(6 * 3_600_000);
  });
  it("on a dark glass they are dropped", () => {
    const dark = run(notes, ["power"]);
    for (const one of [anAd, jump, touch(0.9)]) expect(run(dark, one)).toEqual(dark);
  });
});
