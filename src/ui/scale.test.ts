import { expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { PhoneState } from "#os/state.ts";
import { fontScaleOf } from "./scale.ts";

const at = (width: number, display: Partial<PhoneState["os"]["settings"]["display"]>): number => {
  const state = phone.boot({ ...defaultBoot("en", 1), device: { width, height: 800, dpr: 1 } });
  const settings = { ...state.os.settings, display: { ...state.os.settings.display, ...display } };
  return fontScaleOf({ ...state, os: { ...state.os, settings } });
};

it("scales text by the user's setting, but limits it by the width of the display", () => {
  expect([0.85, 1, 1.15, 1.3].map((fontScale) => at(360, { fontScale: fontScale as never }))).toEqual([
    0.85, 1, 1.15, 1.3,
  ]);
  expect(at(412, { fontScale: 1.3 })).toBe(1.3);
  // With the large display size, 327 layout points correspond to 360 points of the display.
  expect(at(360, { fontScale: 1, size: "large" })).toBe(1);
  expect(at(360, { fontScale: 1.3, size: "large" })).toBeCloseTo(1.17, 2);
  expect(at(240, { fontScale: 1.3 })).toBe(1);
});
