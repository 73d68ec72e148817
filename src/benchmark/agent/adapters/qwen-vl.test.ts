import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply, type Options } from "../adapter.ts";
import adapter from "./qwen-vl.ts";

const s = situationOf(adapter);
const older = situationOf(adapter, { model: "qwen2.5" });
const read = (text: string) => adapter.parse(textReply(text), s);
const call = (args: object) => `<tool_call>\n${JSON.stringify({ name: "mobile_use", arguments: args })}\n</tool_call>`;
const click = { type: "CLICK", point: [500, 300] };
const turn = turnsOf(adapter);

describe("qwen-vl", () => {
  it.each([
    [
      { action: "click", coordinate: [935, 406] },
      { type: "CLICK", point: [856, 169] },
    ],
    [
      { action: "swipe", coordinate: [546, 1806], coordinate2: [546, 602] },
      { type: "SWIPE", point1: [500, 750], point2: [500, 250] },
    ],
    [
      { action: "long_press", coordinate: [546, 1204], time: 2 },
      { type: "LONG_PRESS", point: [500, 500] },
    ],
    [
      { action: "open", text: "Settings" },
      { type: "AWAKE", value: "Settings" },
    ],
    [{ action: "key", text: "volume_up" }, { type: "NOOP" }],
  ])("reads coordinates of Qwen2.5-VL as pixels of the sent picture: %j", (args, action) => {
    expect(adapter.parse(textReply(call(args)), older).actions).toEqual([action]);
  });
  it.each([
    [
      { action: "click", coordinate: [447, 81] },
      { type: "CLICK", point: [447, 81] },
    ],
    [
      { action: "click", coordinate: [999, 999] },
      { type: "CLICK", point: [1000, 1000] },
    ],
    [
      { action: "type", text: "musk" },
      { type: "TYPE", value: "musk" },
    ],
    [{ action: "system_button", button: "Menu" }, { type: "RECENT" }],
    [
      { action: "wait", time: 2 },
      { type: "WAIT", value: 2 },
    ],
    [
      { action: "answer", text: "3 unread" },
      { type: "ANSWER", value: "3 unread" },
    ],
    [
      { action: "ask_user", text: "which one?" },
      { type: "INFO", value: "which one?" },
    ],
    [{ action: "terminate", status: "success" }, { type: "COMPLETE" }],
    [
      { action: "terminate", status: "failure" },
      { type: "ABORT", value: "failure" },
    ],
    [
      { action: "left_click", coordinate: [447, 81] },
      { type: "CLICK", point: [447, 81] },
    ],
  ])("reads coordinates of Qwen3-VL as 0 to 999: %j", (args, action) => {
    expect(read(call(args)).actions).toEqual([action]);
  });
  it.each([
    [call({ action: "click", coordinate: "500, 300" }), "coordinate was a text"],
    [
      "<tool_call>\n{'name': 'mobile_use', 'arguments': {'action': 'click', 'coordinate': [500, 300]}}\n</tool_call>",
      "mended JSON",
    ],
    [
      '<tool_call>\n{"name":"mobile_use","arguments":{"action":"click","coordinate":[500,300],}}\n</tool_call>',
      "mended JSON",
    ],
    ['```json\n{"name":"mobile_use","arguments":{"action":"click","coordinate":[500,300]}}\n```', "no tool_call tag"],
    ['{"name":"mobile_use","arguments":{"action":"click","coordinate":[500,300]}}\n</tool_call>', "no tool_call tag"],
    [call({ action: "click", coordinate: [500, 300] }) + call({ action: "wait" }), "took the first of 2 calls"],
    [call({ action: "click", coordinates: [500, 300] }), "took coordinates for coordinate"],
    [call({ action: "click", point: [500, 300] }), "took point for coordinate"],
    [call({ action: "click", coordinate1: [500, 300] }), "took coordinate1 for coordinate"],
    [call({ action: "click", coordinate: [400, 200, 600, 400] }), "coordinate was not two numbers"],
    ['{"action":"click","coordinate":[500,300]}', "no arguments object"],
  ])("repairs %s", (text, repair) => {
    const { actions, repairs } = read(text);
    expect(actions).toMatchObject([{ type: "CLICK" }]);
    const [x, y] = (actions[0] as typeof click).point as [number, number];
    expect(Math.abs(x - 500) + Math.abs(y - 300)).toBeLessThanOrEqual(2);
    expect(repairs).toContain(repair);
  });
  it("reads another word for a status, and reports the repair", () => {
    expect(read(call({ action: "terminate", status: "fail" }))).toMatchObject({
      actions: [{ type: "ABORT" }],
      repairs: ['took "fail" for "failure"'],
    });
    expect(read(call({ action: "terminate", status: "well" })).fault?.kind).toBe("bad_args");
  });
  it("skips an empty call, and reads no object after the calls", () => {
    expect(read(`<tool_call></tool_call>${call({ action: "wait", time: 2 })}`).actions).toEqual([
      { type: "WAIT", value: 2 },
    ]);
    expect(read('<tool_call>\nwait\n</tool_call>\n{"action":"wait"}').fault?.kind).toBe("bad_json");
  });
  it("reads the call after the line `Action:`, not one quoted in the thought", () => {
    const tap = call({ action: "click", coordinate: [447, 81] });
    const wait = call({ action: "wait" }).replaceAll("\n", "");
    expect(read(`Thought: ${wait} did not help.\nAction: "Tap it."\n${tap}`)).toMatchObject({
      actions: [{ type: "CLICK", point: [447, 81] }],
      repairs: ["dropped 1 more action"],
    });
    expect(read(`Thought: ${wait} did not help.`).fault).toBeDefined();
    expect(read(`Not this: ${wait}\nBut that:\n${tap}`).fault?.kind).toBe("ambiguous");
  });
  it("repairs the arguments of a native call, unless the reply was cut off", () => {
    const calls = [{ id: "1", name: "mobile_use", args: '{"action":"type","text":"hel' }];
    const reply = { ...textReply(""), calls, finish: "tool_calls" };
    expect(adapter.parse(reply, s)).toMatchObject({
      actions: [{ type: "TYPE", value: "hel" }],
      repairs: ["arguments were a text", "mended JSON"],
    });
    expect(adapter.parse({ ...reply, finish: "length" }, s).fault?.kind).toBe("truncated");
  });
  it("reads a call without newlines", () => {
    const text = '<tool_call>{"name":"mobile_use","arguments":{"action":"wait","time":2}}</tool_call>';
    expect(read(text)).toMatchObject({ actions: [{ type: "WAIT", value: 2 }], repairs: [] });
  });
  it("reads a call that the endpoint separated from the text", () => {
    const calls = [{ id: "1", name: "mobile_use", args: '{"action":"click","coordinate":[447,81]}' }];
    const parsed = adapter.parse({ ...textReply("Action: tap"), calls }, s);
    expect(parsed.actions).toEqual([{ type: "CLICK", point: [447, 81] }]);
    const { messages } = adapter.request(situationOf(adapter, {}, [turn({ ...textReply("Action: tap"), calls })]));
    expect(JSON.stringify(messages)).toContain("Step 1: tap; ");
  });
  it("separates the thinking and the summary", () => {
    const text = `<think>\nnot ${call({ action: "wait" })}\n</think>\n\nThought: The button is there.\nAction: "Tap it."\n${call({ action: "click", coordinate: [447, 81] })}`;
    const { actions, thought, summary } = read(text);
    expect(actions).toEqual([{ type: "CLICK", point: [447, 81] }]);
    expect(thought).toContain("The button is there.");
    expect(summary).toBe('"Tap it."');
    const concluded = `<thinking>a</thinking>\n${call({ action: "wait", time: 1 })}\n<conclusion>Waited.</conclusion>`;
    expect(read(concluded)).toMatchObject({ thought: "a", summary: "Waited." });
  });

  it("requests pictures in the size that the model's processor would make", () => {
    const size = (options: Options) =>
      adapter.picture({ width: 1080, height: 2400 }, { ...adapter.options, ...options });
    expect(size({ model: "qwen2.5" })).toEqual({ width: 1092, height: 2408, format: "png" });
    expect(size({ model: "qwen2.5", maxPixels: 1_003_520 })).toEqual({ width: 672, height: 1484, format: "png" });
    expect(size({})).toEqual({ width: 1088, height: 2400, format: "png" });
  });
  it("names the coordinate range and the available actions in the prompt", () => {
    const system = (options: Options) => JSON.stringify(adapter.request(situationOf(adapter, options)).messages[0]);
    expect(system({ model: "qwen2.5" })).toContain("1092x2408");
    expect(system({ model: "qwen2.5" })).toMatch(/You are a helpful assistant.*name_for_human.*args_format/);
    expect(system({})).toContain("999x999");
    expect(system({})).not.toMatch(/helpful|ask_user|`open`/);
    expect(system({ askUser: true })).toContain("ask_user");
    expect(system({ model: "qwen2.5", thinking: true })).toContain("<thinking>");
  });
  it("sends past steps as one line of text, with one picture", () => {
    const tap = turn(
      textReply(`Thought: x\nAction: "Open\nthe menu"\n${call({ action: "click", coordinate: [1, 2] })}`),
    );
    const asked = turn(textReply(call({ action: "ask_user", text: "Which?" })), "The second");
    const text = (options: Options) => {
      const [, user] = adapter.request(situationOf(adapter, options, [tap, asked])).messages;
      const [words, picture, ...more] = user!.content as { text?: string; type: string }[];
      expect([words!.type, picture!.type, more.length]).toEqual(["text", "image_url", 0]);
      return words!.text;
    };
    expect(text({})).toBe(
      "The user query: Set an alarm for 07:00.\nTask progress (You have done the following operation on the current device): Step 1: Open the menu; Step 2: ask_user Which?; Ask user response: The second; .\n",
    );
    expect(text({ model: "qwen2.5" })).toBe(
      "The user query:  Set an alarm for 07:00\nTask progress (You have done the following operation on the current device): Step 1: Open the menu; Step 2: ask_user Which?; Ask user response: The second; ",
    );
  });
  it("renders only the actions that each of the two models has", () => {
    const open = { type: "AWAKE", value: "Clock" } as const;
    expect(adapter.render(open, "", s)).toBeNull();
    expect(adapter.parse(adapter.render(open, "", older)!, older).actions).toEqual([open]);
    expect(adapter.render({ type: "ANSWER", value: "x" }, "", older)).toBeNull();
    expect(adapter.render({ type: "CLICK", point: [856, 169] }, "", older)?.text).toBe(
      '<tool_call>\n{"name": "mobile_use", "arguments": {"action": "click", "coordinate": [935, 407]}}\n</tool_call>',
    );
    expect(adapter.render({ type: "TYPE", value: "x", clear: true }, "", s)).toBeNull();
  });
});
