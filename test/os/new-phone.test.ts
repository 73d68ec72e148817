// The changes of a new phone that nobody touches.
import { beforeAll, expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { apps } from "#apps/registry.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";

const hourMs = 3_600_000;
const start = phone.boot(defaultBoot("en", 0));
const later = (state: PhoneState, ms: number): PhoneState =>
  phone.reduce(state, { name: "os.tick", args: { ms } }).state;
beforeAll(localWorld);

it("[C6] a new phone notifies in its first six hours only about reminders and the ordered meal", () => {
  const told = Object.values(later(start, 6 * hourMs).os.notifications).map(({ app, tag }) => [app, tag]);
  const others = told.filter(([app]) => app !== "calendar");
  expect(others).toEqual([["wechat", "meal_s1"]]);
});

it("[C6] a new phone draws no random numbers in a month, which is one tick", () => {
  const month = later(start, 30 * 24 * hourMs);
  expect(month.clock.nowMs).toBe(start.clock.nowMs + 30 * 24 * hourMs);
  expect(month.rng.state).toBe(start.rng.state);
});

it.each(["en", "zh-CN"] as const)("[C6] the JSON of a new phone has at most 500 KB, %s", (lang) => {
  const { apps: states, ...rest } = phone.boot(defaultBoot(lang, 0));
  const bytesOf = (part: unknown): number => new TextEncoder().encode(JSON.stringify(part)).length;
  const largest = Object.entries(states)
    .map(([app, state]) => `${app} ${bytesOf(state)}`)
    .toSorted((a, b) => Number(b.split(" ")[1]) - Number(a.split(" ")[1]));
  expect(bytesOf({ apps: states, ...rest }), largest.slice(0, 5).join(", ")).toBeLessThanOrEqual(500_000);
});

it("[C6] everyday apps have fewer than 150 due events in a month", () => {
  const everyday = (apps as readonly AnyApp[]).filter(({ id }) => ["ebay", "wechat", "alipay", "railway"].includes(id));
  let state = start;
  let fallen = 0;
  // Advances hour by hour. After each hour, all commands that were due in this hour have run.
  const due = (now: PhoneState, until: number): number =>
    everyday.reduce(
      (n, app) =>
        n +
        (app.due?.(now.apps[app.id] as never, { now: now.clock.nowMs, offsetMin: 480 }) ?? []).filter(
          ({ at }) => at <= until,
        ).length,
      0,
    );
  for (let hour = 0; hour < 30 * 24; hour++) {
    fallen += due(state, state.clock.nowMs + hourMs);
    state = later(state, hourMs);
  }
  expect(fallen).toBeGreaterThan(30);
  expect(fallen).toBeLessThan(150);
});
