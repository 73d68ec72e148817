// Disturbances during an episode occur at a good moment, undo no action of the user, and change no data by themselves.
import { describe, expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { dataChanges } from "#judge/changes.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";

const newPhone = phone.boot(defaultBoot("en", 1));
const run = (state: PhoneState, ...commands: readonly (readonly [string, Json?])[]): PhoneState =>
  commands.reduce((s, [name, args = {}]) => phone.reduce(s, { name: `os.${name}`, args }).state, state);
const front = (s: PhoneState): string => `${phone.frontOf(s).app}.${phone.frontOf(s).screen}`;
const advert = { title: "Half price", text: "Today", button: "Open", app: "weather", corner: "right" } as const;
const adCommand = ["showAd", { key: "ad", wait: 1, ad: advert }] as const;
const jump = ["strayJump", { key: "jump", wait: 1, app: "weather", other: "clock" }] as const;
const touch = (share: number) => ["strayTouch", { key: "touch", wait: 1, share }] as const;
const changedPaths = (from: PhoneState, to: PhoneState): string[] =>
  dataChanges(apps as readonly AnyApp[], from, to).map(({ path }) => path);
/** All apps outside the system, each with its first screen open. */
const openApps = (apps as readonly AnyApp[])
  .filter(({ part }) => part === null)
  .map(({ id }) => [id, run(newPhone, ["launch", { app: id }])] as const);

describe("advertisements", () => {
  const notes = run(newPhone, ["launch", { app: "notes" }], adCommand);
  it("[J1] lie over every app until the cross or back closes them", () => {
    expect(notes.view.ad).toEqual(advert);
    for (const way of ["closeAd", "back"]) {
      const after = run(notes, [way]);
      expect(after.view.ad).toBeUndefined();
      expect(front(after)).toBe("notes.list");
    }
    expect(run(notes, ["home"], ["launch", { app: "clock" }]).view.ad).toEqual(advert);
  });
  it("[J1] open the app that they advertise", () => {
    const after = run(notes, ["followAd"]);
    expect([after.view.ad, phone.frontOf(after).app]).toEqual([undefined, "weather"]);
    expect(changedPaths(notes, after)).toEqual([]);
    expect(phone.reduce(after, { name: "os.followAd", args: {} }).rejected).toBe("nothing-asked");
  });
  it("add nothing to a phone without one", () => {
    expect("ad" in newPhone.view).toBe(false);
    expect("ad" in run(notes, ["closeAd"]).view).toBe(false);
  });
});
it("[J2] a jump brings another app to the front, and leaves the app before it unchanged", () => {
  const notes = run(newPhone, ["launch", { app: "notes" }]);
  const away = run(notes, jump);
  expect(phone.frontOf(away).app).toBe("weather");
  expect(run(away, ["launch", { app: "notes" }]).view.tasks["notes"]).toEqual(notes.view.tasks["notes"]);
  expect(phone.frontOf(run(newPhone, ["launch", { app: "weather" }], jump)).app).toBe("clock");
});
describe("[J3] stray touches", () => {
  it.each(openApps)("open another screen, change no data, and are undone by back: %s", (id, state) => {
    const ways = phone.navigationOnlyActs(state);
    const shares = Array.from({ length: ways.length * 2 + 2 }, (_, i) => (i + 0.5) / (ways.length * 2 + 2));
    const ends = shares.map((share) => run(state, touch(share)));
    for (const end of ends) {
      expect(changedPaths(state, end)).toEqual([]);
      expect(end.view.surface !== null || front(end) !== front(state)).toBe(true);
      const back = run(end, ["back"]);
      expect([front(back), back.view.surface]).toEqual([front(state), null]);
    }
    expect(new Set(ends.map((end) => end.view.surface ?? front(end))).size).toBeGreaterThan(1);
    expect(phone.frontOf(state).app).toBe(id);
  });
  it("have a target in at least eight apps", () => {
    expect(openApps.filter(([, state]) => phone.navigationOnlyActs(state).length > 0).length).toBeGreaterThanOrEqual(8);
  });
});
describe("[J4] disturbances at a bad moment", () => {
  const notes = run(newPhone, ["launch", { app: "notes" }]);
  const focus = [
    "focus",
    { field: "query", kind: "search", enter: "search", caret: 0, maxLength: 40, all: false },
  ] as const;
  it.each([
    ["somebody writes", run(notes, focus)],
    ["a pop-up is up", run(notes, ["popUp", { title: "Ad", text: "Buy" }])],
    ["the shade is down", run(notes, ["shade", { open: true }])],
    ["an advertisement is up", run(notes, adCommand)],
  ])("wait: %s", (_, busy) => {
    for (const [name, args] of [adCommand, jump, touch(0.2)]) {
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
  it("come when the moment is over", () => {
    const busy = run(notes, focus, jump, ["tick", { ms: 10_000 }]);
    expect(front(busy)).toBe("notes.list");
    const later = run(busy, ["blur"], ["tick", { ms: 30_000 }]);
    expect([phone.frontOf(later).app, later.os.schedule["jump"]]).toEqual(["weather", undefined]);
  });
  it("do not stop the clock during a long wait", () => {
    const hours = run(notes, adCommand, jump, ["tick", { ms: 6 * 3_600_000 }]);
    expect(hours.clock.nowMs - notes.clock.nowMs).toBe(6 * 3_600_000);
  });
  it("are dropped while the display is dark", () => {
    const dark = run(notes, ["power"]);
    for (const one of [adCommand, jump, touch(0.9)]) expect(run(dark, one)).toEqual(dark);
  });
});
