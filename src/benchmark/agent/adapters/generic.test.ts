import { describe, expect, it } from "vitest";
import { situationOf } from "../../../../test/support/situation.ts";
import { said } from "../adapter.ts";
import generic from "./generic.ts";

const s = situationOf(generic);
const read = (text: string) => generic.parse(said(text), s);

describe("generic", () => {
  it.each([
    ['<think>a {b}</think><answer>{"action":"tap","point":[10,20]}</answer>', { type: "CLICK", point: [10, 20] }],
    [
      '```json\n{"action":"SLIDE","start":[500,800],"end":[500,200]}\n```',
      { type: "SWIPE", point1: [500, 800], point2: [500, 200] },
    ],
    [
      '{"action":"TYPE","value":"a@b.c","point":[500,320],"clear":true}',
      { type: "TYPE", value: "a@b.c", point: [500, 320], clear: true },
    ],
    ['{"action":"JUMP"}', { type: "NOOP" }],
    ['{"action":"FINISH","message":"done"}', { type: "COMPLETE", value: "done" }],
    ['{"action_type":"click","point":"500, 500"}', { type: "CLICK", point: [500, 500] }],
    ['{"action":"CLICK","point":[100,200,300,400]}', { type: "CLICK", point: [200, 300] }],
    ['{"action":"CLICK","point":[10,20],} // the button', { type: "CLICK", point: [10, 20] }],
    ['<THINK>first {"action":"BACK"}, then</THINK><ANSWER>{"action":"HOME"}', { type: "HOME" }],
    ['{"action":"CLICK","point":[1200,-5]}', { type: "CLICK", point: [1000, 0] }],
  ])("%s", (text, action) => {
    expect(read(text).actions).toEqual([action]);
  });
  it.each([
    ["", "empty"],
    ["I tap the button.", "no_action"],
    ['{"action":"CLICK"}', "bad_args"],
    ['{"point":[1,2]}', "no_action"],
  ])("refuses %s", (text, kind) => {
    expect(read(text).fault?.kind).toBe(kind);
  });
  it("tells what it mended and what it does not know", () => {
    expect(read("{'action':'BACK'}").repairs).toEqual(["mended JSON"]);
    expect(read('{"action":"JUMP"}').notes).toEqual(['unknown action "JUMP"']);
  });
  it("takes native tool calls, several in their order", () => {
    const calls = [
      { id: "1", name: "click", args: '{"point":[1,2]}' },
      { id: "2", name: "type", args: '{"value":"x"}' },
    ];
    expect(generic.parse({ ...said("thinking"), calls }, s).actions).toEqual([
      { type: "CLICK", point: [1, 2] },
      { type: "TYPE", value: "x" },
    ]);
    const tools = situationOf(generic, { mode: "tools" });
    expect(generic.request(tools).tools?.length).toBe(16);
    const spoken = generic.render({ type: "BACK" }, "back", tools)!;
    expect(generic.parse(spoken, tools).actions).toEqual([{ type: "BACK" }]);
  });
});
