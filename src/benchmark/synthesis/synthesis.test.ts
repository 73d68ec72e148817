// Tests candidates from walks.
import { beforeAll, expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Element } from "#contract/element.ts";
import { faultsOfInstruction, type Candidate } from "./candidate.ts";
import { act, awake, tap, view, walkOf, writeNote, type WalkedAction } from "#test/support/scripted-walk.ts";
import { findCandidates, readWalk, type WindowResult } from "./candidates.ts";
import { choicesOn, ScreenIdentifier } from "./choices.ts";
import { proveOnKernel, suiteProofs } from "./suite-proofs.ts";
import { synthesize, tallyOf, type SynthesisLine } from "./synthesize.ts";
import { findWindows, windowCallsOf } from "./windows.ts";

beforeAll(async () => void (await localWorld()));

const found = (told: readonly WalkedAction[]): Promise<WindowResult[]> =>
  findCandidates(readWalk(walkOf(told)), new Set());
const outcomes = (all: readonly WindowResult[]): string[] => all.map(({ outcome }) => outcome.outcome);
const first = (all: readonly WindowResult[]): Candidate => all.find(({ candidate }) => candidate)!.candidate!;

const menuSteps: WalkedAction[] = [tap(view("notes", { open: "menu" })), tap(view("notes", { open: null }))];

it("a note that the walk writes becomes a task without the steps that led nowhere", async () => {
  const all = await found([awake("notes"), ...menuSteps, ...writeNote("Oat bread")]);
  expect(outcomes(all)).toEqual(["candidate"]);
  const { task, changes, titles, steps } = first(all);
  expect(task.oracle).toEqual([
    { call: "open", args: ["notes"] },
    { call: "act", args: ["notes", "list.new", {}] },
    { call: "type", args: ["title", "Oat bread"] },
    { call: "back", args: [] },
  ]);
  expect(task).toMatchObject({
    apps: ["notes"],
    start: { seed: 0, locale: "en", patches: [] },
    allow: ["/notes/notes/note_new0", "/notes/folderOrder"],
    budget: 15,
    difficulty: "L1",
    provenance: { walk: "hand.s0", calls: 4 },
  });
  expect(titles).toEqual(["Notes"]);
  expect(steps.map(({ step }) => step)).toEqual([1, 4, 5, 7]);
  expect(changes[0]!.values).toEqual(["Oat bread"]);
  expect(task.instruction.en).toBe('{app.notes}: add a note: title "Oat bread".');
  const findings = await proveOnKernel("hand", task);
  expect(findings.map(({ proof }) => proof)).toEqual(suiteProofs.map(({ id }) => id));
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
});
it("a change that is undone gives no candidate, and equal places give one", async () => {
  const toggle = tap(act("settings", "set", { group: "sound", name: "chargingSounds", value: false }));
  const again = tap(act("settings", "set", { group: "sound", name: "chargingSounds", value: true }));
  const open = tap(act("settings", "page", { id: "systemSounds" }));
  const all = await found([awake("settings"), open, toggle, again]);
  expect(outcomes(all)).toEqual(["candidate", "same-places", "no-change"]);
});
it("a walk without a change of data gives no window", async () => {
  expect(await found([awake("notes"), ...menuSteps])).toEqual([]);
});
it("windows hold each change alone, and changes in close succession together", () => {
  const moves = [..."..x..x............x"].map((mark) => ({
    changed: mark === "x",
    action: { type: "BACK" } as const,
  }));
  expect(findWindows(moves)).toEqual([
    { first: 2, last: 2 },
    { first: 5, last: 5 },
    { first: 2, last: 5 },
    { first: 18, last: 18 },
  ]);
});
it("the way to a window leaves out a question that was confirmed before, and touches without effect", () => {
  const files = Object.values(phone.boot(defaultBoot("en", 0)).os.files);
  const { id } = files.find((file) => file.type === "file" && file.mime === "image/jpeg" && file.trashed === null)!;
  const { moves } = readWalk(
    walkOf([
      awake("gallery"),
      tap(act("gallery", "open", { id })),
      tap(view("gallery", { bare: false })),
      tap(act("gallery", "delete")),
      tap({ name: "os.answer", args: { yes: true } }),
      tap(act("gallery", "favourite")),
    ]),
  );
  const callsOf = (first: number, last: number) => {
    const found = windowCallsOf(moves, { first, last });
    return "callLists" in found ? found.callLists.map((list) => list.map(({ call }) => call.args[1] ?? call.call)) : [];
  };
  expect(callsOf(4, 4)[0]).toEqual(["open", "main.open", "viewer.delete", "confirm"]);
  expect(callsOf(5, 5)[0]).toEqual(["open", "main.open", "viewer.favourite"]);
});
it("the fitting proof fails for a wrong task", async () => {
  const { task } = first(await found([awake("notes"), ...writeNote("Oat bread")]));
  const broken = async (other: object): Promise<string[]> =>
    (await proveOnKernel("hand", { ...task, ...other })).filter((f) => f.faults.length > 0).map((f) => f.proof);
  expect(await broken({ allow: [] })).toContain("solution");
  expect(await broken({ oracle: task.oracle.slice(0, 1) })).toContain("solution");
  expect(await broken({ oracle: [...task.oracle, { call: "home", args: [] }] })).toEqual(["last-move"]);
  expect(await broken({ instruction: { en: "Write a note" } })).toEqual(["honest"]);
  // If the task allows every change in the app, near misses cause no side effect and therefore succeed.
  expect(await broken({ allow: ["/notes"] })).toContain("near-misses");
});
it("an instruction must contain every value and no id", async () => {
  const candidate = first(await found([awake("notes"), ...writeNote("Oat bread")]));
  const faults = (text: string): string[] => faultsOfInstruction(text, candidate).map(({ outcome }) => outcome);
  expect(faults('Put "oat  bread" on a new note')).toEqual([]);
  expect(faults("Put something on a new note")).toEqual(["misses-value"]);
  expect(faults("Oat bread goes on note_12")).toEqual(["names-id"]);
  expect(faults(" ")).toEqual(["empty"]);
  expect(faults(`Oat bread ${"and so on ".repeat(50)}`)).toEqual(["too-long"]);
});
it("writes one line per window, and the same bytes in two runs", async () => {
  const walk = walkOf([awake("notes"), ...menuSteps, ...writeNote("Oat bread"), ...writeNote("Milk")]);
  const run = async (): Promise<string> => {
    const lines: SynthesisLine[] = [];
    const { suite } = await synthesize({
      name: "hand",
      walks: [walk],
      model: null,
      client: null,
      titles: () => [],
      limit: null,
      signal: new AbortController().signal,
      onLine: (line) => lines.push(line),
    });
    expect(suite.tasks.length).toBe(2);
    expect(lines.map(({ outcome }) => outcome)).toEqual(["admitted", "same-places", "admitted"]);
    expect(tallyOf(lines)).toEqual({ counts: { admitted: 2, "same-places": 1 }, share: 1 });
    return JSON.stringify([suite, lines]);
  };
  expect(await run()).toBe(await run());
});

const element = (role: string, name: string, x1: number, y1: number, more: Partial<Element> = {}): Element => ({
  role,
  name,
  bounds: [x1, y1, x1 + 200, y1 + 50],
  enabled: true,
  focused: false,
  scrollable: false,
  ...more,
});
it("gives screens that differ only in data the same name, and other pages other names", () => {
  const screens = new ScreenIdentifier();
  const page = (title: string, ...rows: string[]): Element[] => [
    element("button", "Back", 20, 40),
    element("heading", title, 300, 40),
    element("list", "page", 0, 100, { scrollable: true, bounds: [0, 100, 1000, 900] }),
    ...rows.map((row, i) => element("listitem", row, 40, 150 + i * 60)),
  ];
  const [sound, display] = [page("Sound", "a", "b", "c"), page("Display", "a", "b", "c")];
  expect(screens.nameOf(sound)).toBe("0");
  expect(screens.nameOf(display)).toBe("1");
  expect(screens.nameOf(page("Sound", "d", "e", "f", "g"))).toBe("0");
  expect(screens.nameOf([...sound, element("key", "Q", 0, 950)])).toBe("0");
});
it("offers touching, typing, scrolling and back", () => {
  const deeds = choicesOn(
    [
      element("text", "Just so", 0, 0),
      element("button", "Save", 0, 60),
      element("button", "Gone", 300, 60, { enabled: false }),
      element("textbox", "Amount", 0, 120, { focused: true }),
      element("list", "page", 0, 200, { scrollable: true, bounds: [0, 200, 1000, 900] }),
    ],
    () => 0,
  );
  expect(deeds.map(({ name, action }) => [name, action.type])).toEqual([
    ["tap button Save", "CLICK"],
    ["type textbox Amount", "TYPE"],
    ["enter textbox Amount", "ENTER"],
    ["down page", "SWIPE"],
    ["up page", "SWIPE"],
    ["back", "BACK"],
  ]);
  expect(deeds[1]!.action).toMatchObject({ value: "42", clear: true });
});
