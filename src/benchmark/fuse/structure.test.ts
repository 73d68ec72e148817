import { expect, test } from "vitest";
import type { Element } from "#contract/element.ts";
import type { Frame } from "./recording.ts";
import { jaccard, partsOf, sameStructure, structureKey } from "./structure.ts";

const element = (name: string, top: number, more: Partial<Element> = {}): Element => ({
  role: "button",
  name,
  bounds: [100, top, 900, top + 50],
  enabled: true,
  focused: false,
  scrollable: false,
  ...more,
});
const list = (count: number): Element[] => Array.from({ length: count }, (_, i) => element(`Row ${i}`, 60 + i * 40));
const frame = (elements: readonly Element[] | null, more: Partial<Frame> = {}): Frame => ({
  key: null,
  picture: null,
  clock: null,
  elements,
  touchable: [],
  app: "notes",
  screen: "list",
  place: "",
  label: null,
  print: null,
  ...more,
});

test("nine of ten equal parts make the same screen, fewer do not", () => {
  const twenty = list(20);
  // The first pair of screens has 19 of 20 parts in common: 19 / 20. The second pair has 18 parts in common, and each
  // of its screens has two more: 18 / 22.
  expect(sameStructure(frame(twenty), frame(twenty.slice(1)))).toBe(true);
  expect(jaccard(new Set("abcdefghij"), new Set("abcdefghi"))).toBe(0.9);
  const changed = [...twenty.slice(2), element("New", 700), element("Newer", 760)];
  expect(sameStructure(frame(twenty), frame(changed))).toBe(false);
});
test("boxes are equal within twenty thousandths", () => {
  const at = (x: number) => frame([element("A", 100, { bounds: [x, 100, 900, 150] })]);
  expect(sameStructure(at(100), at(104))).toBe(true);
  expect(sameStructure(at(100), at(130))).toBe(false);
});
test("switches must have the same value", () => {
  const rows = list(18);
  const switched = (value: string) => frame([...rows, element("Wi-Fi", 800, { role: "switch", value })]);
  expect(sameStructure(switched("on"), switched("on"))).toBe(true);
  expect(sameStructure(switched("on"), switched("off"))).toBe(false);
  expect(structureKey(switched("on"))).not.toBe(structureKey(switched("off")));
});
test("texts at the same position must be equal, except for the time of day", () => {
  const rows = list(18);
  const saying = (name: string) => frame([...rows, element(name, 800, { role: "text" })]);
  expect(sameStructure(saying("555"), saying("5550"))).toBe(false);
  expect(sameStructure(saying("Monday 09:00"), saying("Monday 09:01"))).toBe(true);
});
test("the status bar is not part of a screen", () => {
  const clock = (text: string) => element(text, 5, { role: "text", bounds: [40, 5, 120, 35] });
  expect(partsOf([clock("09:01"), element("A", 100)])).toEqual(partsOf([clock("09:02"), element("A", 100)]));
});
test("app, screen and place must be equal if both frames know them", () => {
  const same = list(10);
  for (const more of [{ app: "clock" }, { screen: "trash" }, { place: '["menu"]' }]) {
    expect(sameStructure(frame(same, { place: '["x"]' }), frame(same, { place: '["x"]', ...more }))).toBe(false);
    const unknown = Object.fromEntries(Object.keys(more).map((key) => [key, key === "place" ? "" : null]));
    expect(sameStructure(frame(same, { ...more }), frame(same, { ...more, ...unknown }))).toBe(true);
  }
});
test("a frame without elements is equal to no other, and the order of elements does not matter", () => {
  expect(sameStructure(frame(null), frame(null))).toBe(false);
  expect(structureKey(frame(null))).toBeNull();
  expect(structureKey(frame(list(3)))).toBe(structureKey(frame(list(3).toReversed())));
});
