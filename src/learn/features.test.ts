import { describe, expect, test } from "vitest";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { listCandidates, type Candidate } from "./candidates.ts";
import { featureNames, computeFeatures } from "./features.ts";
import { parseInstruction, hasSameWords, splitWords } from "./instruction.ts";
import { emptyMemory, updateMemory, type EpisodeMemory } from "./episode-memory.ts";

const element = (role: string, name: string, top: number, more: Partial<Element> = {}): Element => ({
  role,
  name,
  bounds: [0, top, 1000, top + 100],
  enabled: true,
  focused: false,
  scrollable: false,
  ...more,
});
const instruction = parseInstruction('In Settings, under "Display", turn on "Dark theme".');
const at = (top: number): Action => ({ type: "CLICK", point: [500, top + 50] });
const home = [
  element("heading", "Settings", 0),
  element("searchbox", "Search settings", 100),
  element("listitem", "Display, Brightness, font size", 200),
  element("listitem", "Sound, Volume", 300),
];
const page = [element("heading", "Display", 0), element("switch", "Dark theme", 100, { value: "off" })];
const switchedOn = [element("heading", "Display", 0), element("switch", "Dark theme", 100, { value: "on" })];

/** Returns the features of the candidate that matches `is`, by name, without features that are 0. */
function nonZeroFeatures(elements: readonly Element[], memory: EpisodeMemory, is: (candidate: Candidate) => boolean) {
  const candidates = listCandidates(elements, memory.instruction.phrases);
  const vector = computeFeatures(candidates, elements, memory)[candidates.findIndex(is)]!;
  return Object.fromEntries([...vector].flatMap((value, i) => (value === 0 ? [] : [[featureNames[i]!, value]])));
}
const click = (name: string) => (candidate: Candidate) => candidate.kind === "click" && candidate.element.name === name;
const complete = ({ kind }: Candidate): boolean => kind === "complete";

describe("instructions", () => {
  test("have quoted phrases in both languages, and words outside the quotes", () => {
    expect(instruction).toEqual({
      phrases: ["Display", "Dark theme"],
      words: new Set(["in", "settings", "under", "turn", "on", "save"]),
    });
    expect(parseInstruction("在设置的“显示”中，打开“深色主题”。").phrases).toEqual(["显示", "深色主题"]);
  });
  test("contain the words of buttons: new for adding, save for entries, but no word after no or without", () => {
    const { words } = parseInstruction('Add an alarm labelled "Tea" in Clock, no repeat, without snooze.');
    expect(["add", "new", "alarm", "save"].map((word) => words.has(word))).toEqual([true, true, true, true]);
    expect(["repeat", "snooze", "no", "without", "tea"].map((word) => words.has(word))).toEqual(Array(5).fill(false));
  });
  test("compare words without case and punctuation", () => {
    expect([
      hasSameWords("Dark theme", "dark  THEME."),
      hasSameWords("Dark theme", "theme dark"),
      hasSameWords("", "!"),
    ]).toEqual([true, false, false]);
    expect(splitWords("At 10%, Wi-Fi")).toEqual(["at", "10", "wi", "fi"]);
  });
});

describe("candidates", () => {
  test("are a click on each enabled element, and typing only into a focused field", () => {
    const kinds = (elements: readonly Element[]) => listCandidates(elements, ["a", "b", "a"]).map(({ kind }) => kind);
    const others = ["back", "swipe-up", "swipe-down", "complete"];
    expect(kinds([element("button", "A", 0), element("button", "B", 100, { enabled: false })])).toEqual([
      "click",
      ...others,
    ]);
    expect(kinds([element("textbox", "A", 0, { focused: true })])).toEqual(["click", "type", "type", ...others]);
  });
});

describe("memory", () => {
  test("marks the phrase that names a touched row as done, but not the rest of its label", () => {
    const other = parseInstruction('In X, under "Display", change "Brightness" to "Low".');
    expect(updateMemory(emptyMemory(other), at(200), home, page).phrases).toEqual(["done", "open", "open"]);
  });
  test("marks the path of a touched search result as done", () => {
    const found = [element("listitem", "Dark theme, Settings › Display", 0)];
    expect(updateMemory(emptyMemory(instruction), at(0), found, page).phrases).toEqual(["done", "done"]);
  });
  test("keeps a searched phrase open until it is touched, and marks a phrase typed into another field as done", () => {
    const typing: Action = { type: "TYPE", value: "dark theme", clear: true };
    const into = (role: string) => [element(role, "Field", 0, { focused: true })];
    const sought = updateMemory(emptyMemory(instruction), typing, into("searchbox"), page);
    expect([sought.phrases, sought.last?.changed]).toEqual([["open", "sought"], true]);
    expect(updateMemory(sought, at(100), page, switchedOn).phrases).toEqual(["open", "done"]);
    expect(updateMemory(emptyMemory(instruction), typing, into("textbox"), page).phrases).toEqual(["open", "done"]);
  });
  test("marks nothing as done after an action without effect, and remembers the touch", () => {
    const after = updateMemory(emptyMemory(instruction), at(200), home, home);
    expect(after).toMatchObject({ phrases: ["open", "open"], words: new Set(), last: { changed: false } });
    expect([after.touched.size, after.vain]).toEqual([1, new Set([JSON.stringify(at(200))])]);
    expect(nonZeroFeatures(home, after, click("Display, Brightness, font size"))).toMatchObject({
      "no effect: it changed nothing on this display": 1,
    });
    expect(updateMemory(after, at(200), home, page).vain.size).toBe(0);
  });
  test("keeps the same words after opening an app by name or by icon", () => {
    const icon = [element("button", "Settings", 0)];
    const byName = updateMemory(emptyMemory(instruction), { type: "AWAKE", value: "settings" }, icon, home);
    expect([byName.words, updateMemory(emptyMemory(instruction), at(0), icon, home).words]).toEqual([
      new Set(["settings"]),
      new Set(["settings"]),
    ]);
  });
  test("takes the smallest enabled element under a point as touched", () => {
    const nested = [
      element("list", "Display", 0, { bounds: [0, 0, 1000, 1000] }),
      element("listitem", "Dark theme", 100),
    ];
    expect(updateMemory(emptyMemory(instruction), at(100), nested, page).phrases).toEqual(["open", "done"]);
  });
});

describe("features", () => {
  test("are at most 64, within 0 and 1, with distinct names", () => {
    expect(featureNames.length).toBeLessThanOrEqual(64);
    expect(new Set(featureNames).size).toBe(featureNames.length);
    for (const elements of [home, page, switchedOn, []])
      for (const vector of computeFeatures(
        listCandidates(elements, instruction.phrases),
        elements,
        emptyMemory(instruction),
      ))
        for (const value of vector) expect(value >= 0 && value <= 1).toBe(true);
  });
  test("mark the row of the next phrase", () => {
    expect(nonZeroFeatures(home, emptyMemory(instruction), click("Display, Brightness, font size"))).toEqual({
      click: 1,
      "click: is the next phrase": 1,
      "click: share of the next phrase in its name": 1,
      "click: share of phrases that it deals with": 0.5,
    });
  });
  test("favour touching a switch in the wrong position, and COMPLETE after it is in the right one", () => {
    const there = updateMemory(emptyMemory(instruction), at(200), home, page);
    expect(nonZeroFeatures(page, there, click("Dark theme"))).toMatchObject({
      "click: switch or option of a phrase, not yet as wanted": 1,
    });
    expect(nonZeroFeatures(page, there, complete)).toEqual({
      "complete: share of phrases that are open": 0.5,
      "complete: a switch or option of a phrase is not as wanted": 1,
    });
    const after = updateMemory(there, at(100), page, switchedOn);
    expect(nonZeroFeatures(switchedOn, after, click("Dark theme"))).toMatchObject({
      "click: switch or option of a phrase, as wanted": 1,
      "click: nothing is left to do": 1,
    });
    expect(nonZeroFeatures(switchedOn, after, complete)).toEqual({
      "complete: nothing is left to do": 1,
      "complete: a switch or option of a phrase is as wanted": 1,
    });
  });
  test("favour a search field for a phrase that is not on the display, or a swipe down without a search field", () => {
    const hidden = updateMemory(emptyMemory(instruction), at(200), home, [element("heading", "Display", 0)]);
    const seek = { "search: what is still needed is not on the display": 1 };
    const down = ({ kind }: Candidate): boolean => kind === "swipe-down";
    expect(nonZeroFeatures([element("heading", "Display", 0)], hidden, down)).toMatchObject(seek);
    expect(nonZeroFeatures(home, hidden, click("Search settings"))).toMatchObject(seek);
    expect(nonZeroFeatures(home, hidden, down)).not.toMatchObject(seek);
    expect(nonZeroFeatures(page, hidden, down)).not.toMatchObject(seek);
    // The row was found and clicked, but its switch is further down, so the task is not done.
    const found = updateMemory(
      emptyMemory(instruction),
      at(0),
      [element("listitem", "Dark theme, Settings › Display", 0)],
      [],
    );
    expect(nonZeroFeatures([element("heading", "Display", 0)], found, down)).toMatchObject(seek);
    expect(nonZeroFeatures([element("heading", "Display", 0)], found, complete)).toEqual({});
  });
  test("ignore the words of an element that does nothing by its role", () => {
    const there = updateMemory(emptyMemory(instruction), at(200), home, page);
    expect(nonZeroFeatures(page, there, click("Display"))).toEqual({ click: 1, "click: does nothing by its role": 1 });
  });
  test("are equal for other words that match in the same way", () => {
    const other = parseInstruction('In Settings, under "Zoola", turn on "Miru ko".');
    const swapped = (elements: readonly Element[]) =>
      elements.map((one) => ({
        ...one,
        name: one.name.replace("Display", "Zoola").replace("Dark theme", "Miru ko").replace("Sound", "Pata"),
      }));
    for (const elements of [home, page, switchedOn])
      expect(
        computeFeatures(listCandidates(swapped(elements), other.phrases), swapped(elements), emptyMemory(other)),
      ).toEqual(computeFeatures(listCandidates(elements, instruction.phrases), elements, emptyMemory(instruction)));
  });
});
