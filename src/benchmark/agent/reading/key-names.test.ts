import { expect, test } from "vitest";
import { parseKeyPress } from "./key-names.ts";

test.each([
  ["volume_up", { key: "VOLUME_UP" }],
  ["KEYCODE_VOLUME_DOWN", { key: "VOLUME_DOWN" }],
  ["XF86AudioRaiseVolume", { key: "VOLUME_UP" }],
  ["ArrowDown", { key: "DPAD_DOWN" }],
  ["Page Down", { key: "PAGE_DOWN" }],
  ["BackSpace", { key: "DEL" }],
  ["delete", { key: "FORWARD_DEL" }],
  ["KEYCODE_DEL", { key: "DEL" }],
  ["Tab", { key: "TAB" }],
  ["ctrl+c", { key: "C", modifiers: ["CTRL"] }],
  ["Cmd + Shift + Left", { key: "DPAD_LEFT", modifiers: ["CTRL", "SHIFT"] }],
  ["7", { key: "7" }],
])("%s is a key of the phone", (name, press) => {
  expect(parseKeyPress(name)).toEqual({ type: "KEY", ...press });
});

test.each(["alt+tab", "F5", "", "ctrl+", "enter"])("%j is none", (name) => {
  expect(parseKeyPress(name)).toBeNull();
});
