import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply, type PastTurn } from "../adapter.ts";
import atlas from "./os-atlas.ts";

const s = situationOf(atlas);
const read = (text: string, finish = "stop", situation = s) => atlas.parse({ ...textReply(text), finish }, situation);

describe("os-atlas", () => {
  it.each([
    ["Thoughts:\nt\nActions:\nCLICK <point>[[493, 544]]</point>", [{ type: "CLICK", point: [493, 544] }]],
    ["actions:\nCLICK <point>[[493,544]]</point><|im_end|>", [{ type: "CLICK", point: [493, 544] }]],
    ["**Actions**: CLICK [[493,544]]", [{ type: "CLICK", point: [493, 544] }]],
    ["Actions:\nLONG_PRESS <point>[[1, 2]]</point>", [{ type: "LONG_PRESS", point: [1, 2] }]],
    ["Actions:\nLONG_CLICK <point>[[1, 2]]</point>", [{ type: "LONG_PRESS", point: [1, 2] }]],
    ["Actions:\nTYPE [Shanghai [mall]]", [{ type: "TYPE", value: "Shanghai [mall]" }]],
    ["Actions:\nTYPE [line 1\nline 2]", [{ type: "TYPE", value: "line 1\nline 2" }]],
    ["Actions:\nTYPE hello", [{ type: "TYPE", value: "hello" }]],
    ["Actions:\nTYPE []", [{ type: "TYPE", value: "" }]],
    ["Actions:\nSCROLL [UP]", [{ type: "SWIPE", point1: [500, 500], point2: [500, 100] }]],
    ["Actions:\nSCROLL left", [{ type: "SWIPE", point1: [500, 500], point2: [100, 500] }]],
    ["Actions:\nOPEN_APP [Google Chrome]", [{ type: "AWAKE", value: "Google Chrome" }]],
    ["Actions:\nOPENAPP Zoho Meeting", [{ type: "AWAKE", value: "Zoho Meeting" }]],
    ["Actions:\nPRESS_BACK", [{ type: "BACK" }]],
    ["Actions:\nPRESS_HOME", [{ type: "HOME" }]],
    ["Actions:\nPRESS_RECENT", [{ type: "RECENT" }]],
    ["Actions:\nENTER", [{ type: "ENTER" }]],
    ["Actions:\nWAIT", [{ type: "WAIT", value: 1 }]],
    ["Actions:\nCOMPLETE", [{ type: "COMPLETE" }]],
    ["Actions:\nIMPOSSIBLE", [{ type: "ABORT" }]],
    ["Actions:\nFLY", [{ type: "NOOP" }]],
    ["I go back.\nPRESS_BACK", [{ type: "BACK" }]],
    ["Thoughts: then\nCOMPLETE would follow.\nActions:\nPRESS_BACK", [{ type: "BACK" }]],
    [
      "Actions:\nCLICK <point>[[1, 2]]</point>\nTYPE [x]",
      [
        { type: "CLICK", point: [1, 2] },
        { type: "TYPE", value: "x" },
      ],
    ],
    ["Actions: CLICK <point>[[0, 0, 10, 20]]</point>", [{ type: "CLICK", point: [5, 10] }]],
  ])("%j", (text, actions) => {
    expect(read(text).actions).toEqual(actions);
  });
  it.each([
    ["Thoughts: I COMPLETE the task soon.", "stop", "no_action"],
    ["Thoughts: I see", "length", "truncated"],
    ["Actions:\nCLICK <point>[[493, 5", "length", "truncated"],
    ["Actions:\nTYPE [a long te", "length", "truncated"],
    ["Actions:\nPRESS_HO", "length", "truncated"],
    ["Actions:\nTYPE [a]", "length", "truncated"],
    ["COMPLETE the form first.", "stop", "no_action"],
    ["TYPE the name into the field.", "stop", "no_action"],
    ["PRESS_BACK\nor\nPRESS_HOME", "stop", "ambiguous"],
    ["Actions:\nCLICK <point>[[-1, -1]]</point>", "stop", "bad_args"],
    ["Actions:\nCLICK [[1, 2]] or CLICK [[3, 4]]", "stop", "bad_args"],
    ["Actions:\nCLICK", "stop", "bad_args"],
    ["Actions:\nCLICK <point>[[493]]</point>", "stop", "bad_args"],
    ["Actions:\nTYPE", "stop", "bad_args"],
    ["Actions:\nSCROLL [AWAY]", "stop", "bad_args"],
    ["Actions:\nOPEN_APP []", "stop", "bad_args"],
  ])("refuses %j (%s)", (text, finish, kind) => {
    expect(read(text, finish)).toMatchObject({ actions: [], fault: { kind } });
  });
  it("returns the thought, the repairs and the notes", () => {
    expect(read("Thoughts:\na plan\nActions:\nWAIT")).toMatchObject({ thought: "a plan", repairs: [], notes: [] });
    expect(read("TYPE [x").repairs).toEqual(["no Actions label", "closed a bracket"]);
    expect(read("Actions: CLICK [[1200, 2]]").repairs).toEqual(["moved a point onto the glass"]);
    expect(read("Actions:\nFLY").notes).toEqual(['unknown action "FLY"']);
  });
  it("reads and renders the direction of a scroll as the option says", () => {
    const content = situationOf(atlas, { scroll: "content" });
    const down = { type: "SWIPE", point1: [500, 500], point2: [500, 100] } as const;
    expect(read("Actions:\nSCROLL [DOWN]", "stop", content).actions).toEqual([down]);
    expect(atlas.render({ ...down, point1: [500, 500], point2: [500, 100] }, "", content)!.text).toContain("[DOWN]");
    expect(atlas.render({ type: "SWIPE", point1: [500, 510], point2: [500, 110] }, "", s)).toBeNull();
  });
  it("sends one message, with the picture between the actions and the task", () => {
    const turn = turnsOf(atlas)("Thoughts:\nt\nActions:\nPRESS_BACK", "yes");
    const content = (past: PastTurn[]) => atlas.request(situationOf(atlas, {}, past)).messages[0]!.content;
    expect(content([])).toEqual([
      { type: "text", text: expect.stringMatching(/Basic Action 1[\s\S]*Screenshot:$/) },
      { type: "image_url", image_url: { url: s.picture.url } },
      { type: "text", text: "Task instruction: Set an alarm for 07:00\nHistory: null" },
    ]);
    expect(content([turn])).toContainEqual({
      type: "text",
      text: "Task instruction: Set an alarm for 07:00\nHistory: Step 1: PRESS_BACK\nUser: yes",
    });
  });
  it("renders only actions that its grammar can express", () => {
    expect(atlas.render({ type: "CLICK", point: [1, 2] }, "t", s)!.text).toBe(
      "Thoughts:\nt\nActions:\nCLICK <point>[[1, 2]]</point>",
    );
    for (const one of [
      { type: "NOOP" },
      { type: "INFO", value: "?" },
      { type: "ANSWER", value: "a" },
      { type: "WAIT", value: 2 },
      { type: "TYPE", value: "a", clear: true },
    ] as const)
      expect(atlas.render(one, "", s), one.type).toBeNull();
  });
});
