import { expect, it } from "vitest";
import { keyNames } from "#contract/key-press.ts";
import { keyCommand, openUrlCommand, pixels, touchCommand } from "./touch.ts";

const size = { width: 1080, height: 2400 };

it.each([
  [{ type: "CLICK", point: [500, 148] }, "input tap 540 355.2"],
  [{ type: "CLICK", point: [500, 148], duration_ms: 700 }, "input swipe 540 355.2 540 355.2 700"],
  [{ type: "DOUBLE_TAP", point: [0, 0] }, "input tap 0 0 & sleep 0.1; input tap 0 0; wait"],
  [{ type: "LONG_PRESS", point: [100, 100] }, "input swipe 108 240 108 240 1000"],
  [{ type: "LONG_PRESS", point: [100, 100], duration_ms: 600 }, "input swipe 108 240 108 240 600"],
  [{ type: "SWIPE", point1: [500, 800], point2: [500, 200] }, "input swipe 540 1920 540 480 300"],
  [{ type: "SWIPE", point1: [500, 800], point2: [500, 200], duration_ms: 90 }, "input swipe 540 1920 540 480 90"],
  [{ type: "DRAG", point1: [0, 0], point2: [1000, 1000] }, "input draganddrop 0 0 1079 2399 300"],
] as const)("%j", (action, command) => {
  expect(touchCommand(action as never, size)).toBe(command);
});

it("touches the display, and no pixel beside it", () => {
  expect(pixels([1000, 1000], size)).toBe("1079 2399");
  expect(pixels([333.3, 66.7], size)).toBe("359.96 160.08");
});

it.each([
  [{ key: "VOLUME_UP" }, "input keyevent 24"],
  [{ key: "VOLUME_UP", count: 3 }, "input keyevent 24 24 24"],
  [{ key: "A", modifiers: ["CTRL"] }, "input keycombination 113 29"],
  [
    { key: "DPAD_LEFT", modifiers: ["SHIFT", "CTRL"], count: 2 },
    "input keycombination 59 113 21 && input keycombination 59 113 21",
  ],
  [{ key: "SELECT_ALL" }, "input keycombination 113 29"],
] as const)("%j", (press, command) => {
  expect(keyCommand({ type: "KEY", ...press } as never)).toBe(command);
});
it("knows every key of an action", () => {
  for (const key of keyNames) expect(keyCommand({ type: "KEY", key })).toMatch(/^input key(event|combination) [\d ]+$/);
});

it("opens addresses, whose characters the shell does not read", () => {
  expect(openUrlCommand("https://a.example/?q='1'&b=$(id)")).toBe(
    String.raw`am start -a android.intent.action.VIEW -d 'https://a.example/?q='\''1'\''&b=$(id)'`,
  );
  expect(openUrlCommand("tel:110")).toBe("am start -a android.intent.action.DIAL -d 'tel:110'");
  expect(openUrlCommand("MAILTO:a@b.example")).toContain("android.intent.action.SENDTO");
});
