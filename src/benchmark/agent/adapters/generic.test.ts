import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply } from "../adapter.ts";
import generic from "./generic.ts";

const s = situationOf(generic);
const read = (text: string) => generic.parse(textReply(text), s);

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
    [
      'Thought: before, {"action":"BACK"} did not help.\nAction: {"action":"CLICK","point":[500,300]}',
      { type: "CLICK", point: [500, 300] },
    ],
    [
      'Thought: before, {"action":"BACK"} did not help.\n{"action":"CLICK","point":[500,300]}',
      { type: "CLICK", point: [500, 300] },
    ],
    ['Not {"action":"BACK"}:\n```json\n{"action":"HOME"}\n```', { type: "HOME" }],
    ['{"action":"HOME"}\n{"action": "HOME"}', { type: "HOME" }],
    ['{"action":"CLICK","x":10,"y":20}', { type: "CLICK", point: [10, 20] }],
    ['{"type":"BACK"}', { type: "BACK" }],
  ])("%s", (text, action) => {
    expect(read(text).actions).toEqual([action]);
  });
  it.each([
    ["", "empty"],
    ["I tap the button.", "no_action"],
    ['{"action":"CLICK"}', "bad_args"],
    ['{"point":[1,2]}', "no_action"],
    ['Thought: before, {"action":"BACK"} did not help.', "no_action"],
    ['Thought: {"action":"BACK"} did not help.\nAction: none', "no_action"],
    ['{"action":"BACK"}\n{"action":"HOME"}', "ambiguous"],
    ['I do {"action":"BACK"} and then {"action":"HOME"}', "ambiguous"],
    ['{"thought":"before, {"action":"BACK"} did not help","action":"HOME"}', "no_action"],
    ['{"thought":"{"action":"BACK"}","action":"HOME"}', "no_action"],
    ['{"thought":"not "action":"BACK"","action":"HOME"}', "no_action"],
    ['{"thought":"try {action:BACK}","action":"HOME",}', "ambiguous"],
    ['{"thought":"\n{"action":"BACK"}\n","action":"HOME"}', "ambiguous"],
    ['{"action":"CLICK","point":[-1,-1]}', "bad_args"],
    ['{"action":"TYPE","value":"x","point":"not found"}', "bad_args"],
    ['{"action":"SWIPE","start":[-1,-1],"end":[5,5]}', "bad_args"],
  ])("refuses %s", (text, kind) => {
    expect(read(text).fault?.kind).toBe(kind);
  });
  it.each([
    'I could ```json\n{"action":"BACK"}\n``` but that did',
    'Action: {"action":"BACK"}\nThat did not',
    '{"action":"BACK"} did not',
    '<THINK>I see <ANSWER>{"action":"BACK"}</ANSWER> but',
    '<ANSWER>{"action":"TYPE","value":"a',
    "<ANSWER>",
  ])("carries out no action of %j if it was cut off", (text) => {
    expect(generic.parse({ ...textReply(text), finish: "length" }, s).fault?.kind).toBe("truncated");
  });
  it.each(['<ANSWER>{"action":"BACK"}', '<ANSWER>{"action":"BACK"}</ANSWER> and', '{"action":"BACK"}\n'])(
    "carries out %j even if it was cut off, because the action is complete",
    (text) => {
      expect(generic.parse({ ...textReply(text), finish: "length" }, s).actions).toEqual([{ type: "BACK" }]);
    },
  );
  it("reports its repairs and unknown actions", () => {
    expect(read("{'action':'BACK'}").repairs).toEqual(["mended JSON"]);
    expect(read('{"action":"CLICK","point":[1200,5]}').repairs).toEqual(["moved a point onto the glass"]);
    expect(read('Not {"action":"BACK"}.\nAction: {"action":"HOME"}').repairs).toEqual(["dropped 1 more action"]);
    expect(generic.parse({ ...textReply(""), reasoning: '{"action":"HOME"}' }, s)).toMatchObject({
      actions: [{ type: "HOME" }],
      repairs: ["read the reasoning"],
    });
    expect(read('{"action":"JUMP"}').notes).toEqual(['unknown action "JUMP"']);
  });
  it("answers each call with its result, in a history that servers accept", () => {
    const tools = situationOf(generic, { mode: "tools" });
    const replies = [
      { ...textReply(""), calls: [{ id: "", name: "click", args: '{"point":[1,2' }], finish: "length" },
      {
        ...textReply("I tap."),
        calls: [
          { id: "a", name: "click", args: '{"point":[1,2]}' },
          { id: "a", name: "fly", args: "{}" },
        ],
      },
      { ...textReply("Which?"), calls: [{ id: "b", name: "info", args: '{"value":"Which?"}' }] },
    ];
    const past = replies.map((reply) => ({
      ...turnsOf(generic)(reply, reply.text === "Which?" ? "The second" : null),
      parsed: generic.parse(reply, tools),
    }));
    const { messages } = generic.request({ ...tools, past });
    const heard = messages.flatMap((one) => (one.role === "tool" ? [[one.tool_call_id, one.content]] : []));
    expect(heard).toEqual([
      ["call00101", expect.stringMatching(/^Error: not done: Cut off in/)],
      ["a", "Done."],
      ["call00202", "Error: there is no tool fly"],
      ["b", "The second"],
    ]);
    expect(messages.filter(({ role }) => role === "assistant")[0]).toEqual({
      role: "assistant",
      content: null,
      tool_calls: [{ id: "call00101", type: "function", function: { name: "click", arguments: '{"point":[1,2]}' } }],
    });
    const bridged = generic.request({ ...tools, options: { ...tools.options, bridge: true }, past }).messages;
    const before = bridged.flatMap(({ role }, i) => (role === "user" ? [bridged[i - 1]!.role] : []));
    expect(before).toEqual(["system", "assistant", "assistant", "assistant"]);
  });
  it("reports the fault of an unreadable answer to the model", () => {
    const lost = turnsOf(generic)("I tap the button.");
    const { messages } = generic.request(situationOf(generic, {}, [lost]));
    expect(JSON.stringify(messages.at(-1))).toContain("your last answer could not be read (No action in");
  });
  it("accepts native tool calls, in their order", () => {
    const calls = [
      { id: "1", name: "click", args: '{"point":[1,2]}' },
      { id: "2", name: "type", args: '{"value":"x"}' },
    ];
    expect(generic.parse({ ...textReply("thinking"), calls }, s).actions).toEqual([
      { type: "CLICK", point: [1, 2] },
      { type: "TYPE", value: "x" },
    ]);
    const tools = situationOf(generic, { mode: "tools" });
    expect(generic.request(tools).tools?.length).toBe(16);
    const spoken = generic.render({ type: "BACK" }, "back", tools)!;
    expect(generic.parse(spoken, tools).actions).toEqual([{ type: "BACK" }]);
  });
});
