// The time of a screen: rule C8 of src/os/SPEC.md.
import * as v from "valibot";
import { expect, it } from "vitest";
import { defaultBoot } from "#judge/instance.ts";
import { defineApp, modelOf } from "#os/define.ts";
import { Kernel } from "#os/kernel.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";

const homeModel = modelOf("home", {});
const home = defineApp({
  model: homeModel,
  part: "home",
  commands: {},
  navigation: homeModel.navigation(
    { start: "main", commands: {}, screens: { main: homeModel.screen({}) } },
    () => [],
  ) as never,
  seed: () => ({}),
});
const readerModel = modelOf("reader", { ms: v.record(v.string(), v.number()), from: v.nullable(v.number()) });
const readerCommands = {
  count: readerModel.command({ book: v.string(), from: v.number(), ms: v.number() }, (state, { book, from, ms }) => {
    state.ms[book] = (state.ms[book] ?? 0) + ms;
    state.from ??= from;
  }),
};
const reader = defineApp({
  model: readerModel,
  commands: readerCommands,
  navigation: readerModel.navigation(
    {
      start: "shelf",
      commands: readerCommands,
      screens: { shelf: readerModel.screen({}), page: readerModel.screen({ params: { book: v.string() } }) },
    },
    ({ on }) => [on("shelf", "read", { book: v.string() }).push("page")],
  ),
  seed: () => ({ ms: {}, from: null }),
  counts: { page: "count" },
});
const kernel = new Kernel([home, reader]);
const start = kernel.boot(defaultBoot("en", 1));
const run = (state: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = kernel.reduce(state, { name, args });
  expect(done.rejected).toBe(null);
  return done.state;
};
const tick = (state: PhoneState, ms: number): PhoneState => run(state, "os.tick", { ms });
const counted = (state: PhoneState) => (state.apps["reader"] as { ms: Record<string, number> }).ms;
const reading = run(run(start, "os.launch", { app: "reader" }), "os.act", {
  app: "reader",
  on: "read",
  args: { book: "one" },
});

it("[C8] an app counts the time for which its screen is in front of the user", () => {
  const read = tick(tick(reading, 4_000), 5_500);
  expect(read.apps["reader"]).toEqual({ ms: { one: 9_500 }, from: reading.clock.nowMs });
  // Another screen of the app does not count.
  expect(counted(tick(run(read, "os.back"), 60_000))).toEqual({ one: 9_500 });
  expect(counted(tick(run(read, "os.shade", { open: true }), 3_000))).toEqual({ one: 9_500 });
  expect(counted(tick(run(read, "os.recents"), 3_000))).toEqual({ one: 9_500 });
  expect(counted(tick(run(read, "os.home"), 3_000))).toEqual({ one: 9_500 });
  expect(counted(tick(run(read, "os.power"), 3_000))).toEqual({ one: 9_500 });
  // In a long wait, the time ends when the display turns off.
  const { timeoutSec } = reading.os.settings.display;
  expect(counted(tick(reading, 3_600_000))).toEqual({ one: timeoutSec * 1000 });
});
