// Disturbances are drawn from the seed, are the same for the same seed, and never count as side effects of the agent.
import { describe, expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import { phone } from "#apps/phone.ts";
import { Disturbance } from "#contract/env.ts";
import { defaultBoot } from "#judge/instance.ts";
import { dataChanges } from "#judge/changes.ts";
import type { AnyApp } from "#os/define.ts";
import { disturbances, disturbPhone, disturbBoot, type Disturbance as Name } from "#os/disturbances.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";

const noRequestedValues = { lang: undefined, theme: undefined, fontScale: undefined };
const disturbedPhone = (names: readonly Name[], seed: number): PhoneState =>
  disturbPhone(phone, phone.boot(disturbBoot(defaultBoot("en", seed), names, noRequestedValues)), names, seed);
const hash = (s: PhoneState): string => hashOf(s as unknown as Json);
const later = (s: PhoneState, seconds: number): PhoneState => {
  let state = s;
  for (let i = 0; i < seconds; i++) state = phone.reduce(state, { name: "os.tick", args: { ms: 1000 } }).state;
  return state;
};
const seeds = Array.from({ length: 12 }, (_, i) => i);

describe.each(disturbances)("%s", (name) => {
  it("is valid, and depends on the seed only", () => {
    const hashes = seeds.map((seed) => {
      const state = disturbedPhone([name], seed);
      expect(hash(disturbedPhone([name], seed))).toBe(hash(state));
      expect(() => phone.parse(JSON.parse(JSON.stringify(state)))).not.toThrow();
      const { settings, ...os } = state.os;
      return JSON.stringify([settings.display, settings.look, settings.language, os.schedule, os.battery, state.apps]);
    });
    expect(new Set(hashes).size).toBeGreaterThan(1);
  });
  it("changes no data during the episode", () => {
    for (const seed of seeds.slice(0, 4)) {
      const before = disturbedPhone([name], seed);
      const quiet = later(disturbedPhone([], seed), 120);
      const after = later(before, 120);
      const own = (start: PhoneState, end: PhoneState) =>
        dataChanges(apps as readonly AnyApp[], start, end).map((change) => change.path);
      expect(own(before, after).toSorted()).toEqual(own(disturbedPhone([], seed), quiet).toSorted());
    }
  });
});
it("notifications and pop-ups appear, and the network fails and returns", () => {
  const noisy = later(disturbedPhone(["notifications", "popups"], 3), 150);
  expect(Object.keys(noisy.os.notifications).length).toBeGreaterThanOrEqual(5);
  expect(noisy.view.popUp).not.toBeNull();
  let state = disturbedPhone(["network_loss"], 3);
  const outages = Array.from({ length: 90 }, () => {
    state = later(state, 1);
    return state.os.outage;
  });
  expect(outages).toContain(true);
  expect(outages.at(-1)).toBe(false);
});
it("requested values take precedence over drawn ones", () => {
  for (const seed of seeds) {
    const boot = disturbBoot(defaultBoot("en", seed), ["theme", "locale", "font_scale"], {
      lang: "en",
      theme: "light",
      fontScale: 1,
    });
    expect([boot.lang, boot.theme, boot.fontScale]).toEqual(["en", "light", 1]);
  }
});
it("the contract lists the disturbances of the phone", () => {
  expect(Disturbance.options).toEqual(disturbances);
});
