// The words of the display for changes of data.
import { expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { defaultBoot } from "#judge/instance.ts";
import { applyPatches } from "#state/patch.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { displayedWordsOf } from "./displayed-words.ts";

const start = phone.boot(defaultBoot("en", 0));
const path = "/notes/sort";
const none = { field: null, value: null };
const element = (role: Element["role"], name: string): Element =>
  ({ role, name, bounds: [0, 0, 10, 10] }) as unknown as Element;
const set = (state: PhoneState, value: Json, where = path): PhoneState =>
  applyPatches(state, [{ op: "replace", path: ["apps", ...where.split("/").slice(1)], value }]);
const click: Action = { type: "CLICK", point: [5, 5] };
/** A step that changes the sorting of notes to this value by a touch on the element. */
const change = (touched: Element | null, value: Json, before = start) => ({
  ...{ action: click, touched, before },
  after: set(before, value),
});
const words = (touched: Element, value: Json) => displayedWordsOf([change(touched, value)], path, value, []);

it("a switch names the field, and an option names the value", () => {
  expect(words(element("switch", "Sort by title"), true)).toEqual({ field: "Sort by title", value: null });
  expect(words(element("radio", "By title"), "title-first")).toEqual({ field: null, value: "By title" });
  expect(words(element("button", "By title"), "title-first")).toEqual(none);
  expect(words(element("radio", "By title"), "Any text")).toEqual(none);
});
it("a name of several lines or of many words is no label", () => {
  expect(words(element("switch", "Sort\nby title"), true)).toEqual(none);
  expect(words(element("switch", "Sort by title, and by the time of the last change"), true)).toEqual(none);
});
it("a touch that changes two fields has the label of neither", () => {
  const both = change(element("switch", "Sort by title"), true);
  const two = { ...both, after: set(both.after, "grid", "/notes/mode") };
  expect(displayedWordsOf([two], path, true, ["/notes/mode"])).toEqual(none);
  expect(displayedWordsOf([two], path, true, ["/notes/recents"])).toEqual({ field: "Sort by title", value: null });
});
it("a text has the label of the field where it was typed, unless the label is a request", () => {
  const typed = (label: string) => {
    const action: Action = { type: "TYPE", value: "Lena", point: [5, 5] };
    const step = { ...{ action, before: start, after: start }, touched: element("textbox", label) };
    return displayedWordsOf([step, change(element("button", "Save"), "Lena")], path, "Lena", []);
  };
  expect(typed("Nickname")).toEqual({ field: "Nickname", value: null });
  expect(typed("Add a nickname")).toEqual(none);
});
