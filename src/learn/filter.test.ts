import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decideDialogue,
  computeFilterMetrics,
  filterOutcomes,
  isInvalid,
  type DialogueEntry,
  type FilteredTask,
} from "./filter.ts";

const agent = (what: Extract<DialogueEntry, { by: "agent" }>["what"]): DialogueEntry => ({ by: "agent", what });
const world = (what: Extract<DialogueEntry, { by: "world" }>["what"]): DialogueEntry => ({ by: "world", what });
const act = [agent("act"), world("screen")];

describe("a dialogue", () => {
  it.each<[string, DialogueEntry[], number, string | null, number]>([
    ["goes on after nothing", [], 3, null, 0],
    ["goes on after a screen", act, 3, null, 0],
    ["is admitted by a success", [...act, agent("success")], 3, "success", 2],
    ["also as the last step that there is", [...act, ...act, agent("success")], 3, "success", 3],
    ["is refused by a failure", [...act, agent("failure")], 3, "failure", 2],
    ["is too long where no declaration came in time", [...act, ...act, agent("act")], 3, "too-long", 3],
    ["ends where the agent cannot be read", [...act, agent("unreadable")], 3, "unreadable", 1],
    ["ends where the world cannot be read", [agent("act"), world("unreadable")], 3, "world-unreadable", 1],
    ["ends where the agent is silent", [agent("silent")], 3, "agent-silent", 0],
    ["ends where the world is silent", [agent("act"), world("silent")], 3, "world-silent", 1],
    ["is too long where the phone ends it", [agent("act"), world("over")], 3, "too-long", 1],
  ])("%s", (_, heard, most, outcome, steps) => {
    const decision = decideDialogue(heard, most);
    expect(decision).toEqual(outcome === null ? null : { outcome, steps, admitted: outcome === "success" });
  });
  it("refuses a T_max that is not a positive integer", () => {
    for (const most of [0, -1, 2.5, Number.NaN]) expect(() => decideDialogue([], most)).toThrow(RangeError);
  });
  it("keeps its decision, and is admitted only by a success within T_max", () => {
    const heard = fc.array(
      fc.oneof(
        fc.constantFrom("act", "success", "failure", "unreadable", "silent").map((what) => agent(what as "act")),
        fc.constantFrom("screen", "unreadable", "silent", "over").map((what) => world(what as "screen")),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(heard, fc.integer({ min: 1, max: 12 }), (all, most) => {
        const first = all.findIndex((_, i) => decideDialogue(all.slice(0, i + 1), most) !== null);
        if (first < 0) return;
        const then = decideDialogue(all.slice(0, first + 1), most)!;
        expect(decideDialogue(all, most)).toEqual(then);
        expect(then.steps).toBeLessThanOrEqual(most);
        expect(then.admitted).toBe(all[first]!.what === "success");
      }),
    );
  });
});

describe("the filter's metrics", () => {
  const one = (outcome: FilteredTask["outcome"], solvable: boolean, steps = 4): FilteredTask => ({
    outcome,
    solvable,
    steps,
  });
  it("count outcomes, and leave out dialogues that an endpoint broke", () => {
    const figures = computeFilterMetrics([
      one("success", true, 4),
      one("success", true, 6),
      one("success", false, 5),
      one("failure", true),
      one("too-long", true),
      one("failure", false),
      one("agent-silent", true),
      one("world-silent", false),
    ]);
    expect(figures).toMatchObject({
      dialogues: 8,
      void: 2,
      solvable: { played: 4, admitted: 2 },
      unsolvable: { played: 2, admitted: 1 },
      precision: 2 / 3,
      recall: 1 / 2,
      steps: 5,
    });
    expect(figures.outcomes).toMatchObject({ success: 3, failure: 2, "too-long": 1, unreadable: 0, "agent-silent": 1 });
  });
  it("are null where nothing was tried", () => {
    expect(computeFilterMetrics([one("failure", false)])).toMatchObject({ precision: null, recall: null, steps: null });
    expect(computeFilterMetrics([])).toMatchObject({ dialogues: 0, void: 0, precision: null, recall: null });
  });
  it("treat only silence as invalid", () => {
    expect(filterOutcomes.filter(isInvalid)).toEqual(["agent-silent", "world-silent"]);
  });
});
