// Tests edits with cascade. An edit has the same effects as the command that sets the same value, independent of the
// order and the kind of the patch.
import { describe, expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { hashOf } from "#state/hash.ts";
import { Refusal } from "./answer.ts";
import { asJson, applyEditAsPatches, type Edit } from "./writes.ts";

const start = phone.boot({
  startMs: Date.UTC(2025, 2, 3, 1),
  lang: "en",
  device: { width: 360, height: 800, dpr: 1 },
  theme: "light",
  fontScale: 1,
  seed: 7,
});
const settings = (change: Json): Json => ({ os: { settings: change } });
const cascade = (from: PhoneState, merge: Json): PhoneState => applyEditAsPatches(from, { merge, cascade: true }).state;
const set = (from: PhoneState, group: string, name: string, value: Json): PhoneState => {
  const { state, rejected } = phone.reduce(from, {
    name: "os.system",
    args: { command: "set", args: { group, name, value } },
  });
  expect(rejected).toBe(null);
  return state;
};
function issuesOf(from: PhoneState, edit: Edit): readonly { path: string; message: string }[] {
  try {
    applyEditAsPatches(from, edit);
  } catch (error) {
    if (error instanceof Refusal) return error.problem.issues!;
    throw error;
  }
  throw new Error("the edit was not refused");
}
const hash = (state: PhoneState): string => hashOf(asJson(state));

describe("an edit with cascade", () => {
  test("has the effect of the setting's command, unlike a plain edit", () => {
    const alone: [group: string, name: string, value: Json][] = [
      ["network", "airplane", true],
      ["network", "wifi", false],
      ["network", "bluetooth", false],
      ["network", "mobileData", false],
      ["network", "hotspot", true],
      ["battery", "saver", true],
      ["display", "brightness", 11],
      ["sound", "ringer", "silent"],
      ["sound", "ring", 0],
      ["device", "driving", true],
      ["location", "on", false],
      ["notifications", "history", false],
    ];
    for (const [group, name, value] of alone) {
      const merge = settings({ [group]: { [name]: value } });
      expect([name, hash(cascade(start, merge))]).toEqual([name, hash(set(start, group, name, value))]);
      const plain = applyEditAsPatches(start, { merge });
      expect(plain.patches.map(({ path }) => path)).toEqual([["os", "settings", group, name]]);
    }
  });

  test("turns the radios off with airplane mode and back on after it", () => {
    const { wifi, bluetooth, mobileData } = start.os.settings.network;
    expect([wifi, mobileData, start.os.wifi.connected]).toEqual([true, true, expect.any(String)]);
    const on = cascade(start, settings({ network: { airplane: true } }));
    expect(on.os.settings.network).toMatchObject({ airplane: true, wifi: false, bluetooth: false, mobileData: false });
    expect([on.os.wifi.connected, on.os.grounded]).toEqual([null, { wifi, bluetooth, mobileData }]);
    expect(Object.values(on.os.bluetooth.devices).filter(({ connected }) => connected)).toEqual([]);
    const off = cascade(on, settings({ network: { airplane: false } }));
    expect(off.os.settings.network).toEqual(start.os.settings.network);
    expect([off.os.grounded, off.os.wifi.connected]).toEqual([null, start.os.wifi.connected]);
  });

  test("keeps every value that the patch names, in any order", () => {
    const flown = cascade(start, settings({ network: { airplane: true } }));
    for (const network of [
      { airplane: true, wifi: true },
      { wifi: true, airplane: true },
    ]) {
      const { os } = cascade(start, settings({ network }));
      expect(os.settings.network).toMatchObject({ airplane: true, wifi: true, mobileData: false });
      expect(os.wifi.connected).not.toBe(null);
    }
    // Mobile data can only be set after airplane mode ends.
    for (const network of [
      { mobileData: true, airplane: false },
      { airplane: false, mobileData: true },
    ])
      expect(cascade(flown, settings({ network })).os.settings.network).toMatchObject({
        airplane: false,
        mobileData: true,
      });
    const patch = [
      { op: "replace", path: "/os/settings/network/airplane", value: true },
      { op: "add", path: "/os/settings/network/bluetooth", value: true },
    ] as const;
    expect(applyEditAsPatches(start, { operations: patch, cascade: true }).state.os.settings.network).toMatchObject({
      airplane: true,
      bluetooth: true,
      wifi: false,
    });
  });

  test("also applies to battery, SIMs, devices, networks, lock and focus", () => {
    const low = cascade(start, {
      os: { battery: { level: 3, charging: false }, settings: { battery: { saverAt: 20 } } },
    });
    expect([low.os.settings.battery.saver, low.os.settings.display.refreshRate]).toEqual([true, "60"]);
    const both = cascade(start, {
      os: { sims: Object.fromEntries(Object.keys(start.os.sims).map((id) => [id, { on: true }])) },
    });
    const data = both.os.settings.network.dataSim;
    const handed = cascade(both, { os: { sims: { [data]: { on: false } } } });
    expect(handed.os.settings.network.dataSim).toBe(Object.keys(both.os.sims).find((id) => id !== data));
    const [car] = Object.entries(start.os.bluetooth.devices).find(([, { paired }]) => !paired) ?? [""];
    const paired = cascade(start, { os: { bluetooth: { devices: { [car]: { paired: true } } } } });
    expect(paired.os.bluetooth.devices[car]).toMatchObject({ paired: true, connected: true });
    const near = Object.entries(start.os.wifi.networks).find(([, { saved, away }]) => !saved && !away)![0];
    const joined = cascade(start, { os: { wifi: { connected: near } } });
    expect([joined.os.wifi.connected, joined.os.wifi.networks[near]!.saved]).toEqual([near, true]);
    const locked = cascade(start, { os: { lock: { kind: "pin", secret: "2580" } } });
    expect(locked.os.lock).toEqual({ kind: "pin", secret: "2580" });
    const focused = cascade(start, { os: { focused: ["notes"] } });
    expect([focused.os.focused, focused.os.muted]).toEqual([["notes"], [...start.os.muted, "notes"].toSorted()]);
  });

  test("is reported to apps like the command: airplane mode ends a call", () => {
    const rings = phone.reduce(start, { name: "os.receive", args: { kind: "call", from: "10086", text: "" } }).state;
    const talkIn = (state: PhoneState): unknown => (state.apps["contacts"] as { talk: unknown }).talk;
    expect(talkIn(rings)).not.toBe(null);
    const merge = settings({ network: { airplane: true } });
    expect([talkIn(cascade(rings, merge)), talkIn(applyEditAsPatches(rings, { merge }).state)]).toEqual([
      null,
      talkIn(rings),
    ]);
  });

  test("applies the other values of the patch unchanged", () => {
    const merge: Json = {
      os: { settings: { network: { airplane: true } }, location: { altitudeM: 77 } },
      clock: { nowMs: start.clock.nowMs + 5 },
    };
    const next = cascade(start, merge);
    expect([next.os.location.altitudeM, next.clock.nowMs, next.os.settings.network.wifi]).toEqual([
      77,
      start.clock.nowMs + 5,
      false,
    ]);
  });

  test("is refused with its path when the phone or the patch itself forbids a value", () => {
    const refused = (merge: Json, path: string, message: RegExp): void =>
      expect(issuesOf(start, { merge, cascade: true })).toEqual([{ path, message: expect.stringMatching(message) }]);
    refused(settings({ time: { zone: "Asia/Tokyo" } }), "os.settings.time.zone", /^refused: zone-automatic$/);
    refused(settings({ network: { airplane: true, hotspot: true } }), "os.settings.network.hotspot", /airplane-on/);
    refused(settings({ network: { wifi: true, hotspot: true } }), "os.settings.network.hotspot", /excludes it/);
    refused({ os: { lock: { kind: "pin", secret: "x" } } }, "os.lock", /secret-invalid/);
    refused(settings({ network: { airplane: "yes" } }), "os.settings.network.airplane", /boolean/);
    // Without cascade an operator can bring a phone into a state that a user could not reach.
    const plain = applyEditAsPatches(start, { merge: settings({ network: { airplane: true, hotspot: true } }) }).state;
    expect(plain.os.settings.network).toMatchObject({ airplane: true, hotspot: true, wifi: true });
    const zoned = cascade(start, settings({ time: { zone: "Asia/Tokyo", automaticZone: false } }));
    expect(zoned.os.settings.time).toMatchObject({ zone: "Asia/Tokyo", automaticZone: false });
  });
});
