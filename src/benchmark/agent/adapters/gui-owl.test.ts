import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply } from "../adapter.ts";
import adapter from "./gui-owl.ts";

const s = situationOf(adapter);
const read = (text: string) => adapter.parse(textReply(text), s);
const call = (args: object) =>
  `Action: go on\n<tool_call>\n${JSON.stringify({ name: "mobile_use", arguments: args })}\n</tool_call>`;
const click = { type: "CLICK", point: [500, 300] };
const turn = turnsOf(adapter);

describe("gui-owl", () => {
  it.each([
    [
      { action: "click", coordinate: [512, 88] },
      { type: "CLICK", point: [512, 88] },
    ],
    [
      { action: "tap", coordinate: [512, 88] },
      { type: "CLICK", point: [512, 88] },
    ],
    [
      { action: "long_press", coordinate: [300, 640], time: 2 },
      { type: "LONG_PRESS", point: [300, 640] },
    ],
    [
      { action: "swipe", coordinate: [500, 800], coordinate2: [500, 300] },
      { type: "SWIPE", point1: [500, 800], point2: [500, 300] },
    ],
    [
      { action: "scroll", coordinate: [500, 800], coordinate2: [500, 300] },
      { type: "SWIPE", point1: [500, 800], point2: [500, 300] },
    ],
    [
      { action: "type", text: "coffee" },
      { type: "TYPE", value: "coffee" },
    ],
    [{ action: "key", text: "volume_up" }, { type: "NOOP" }],
    [{ action: "key", text: "enter" }, { type: "ENTER" }],
    [{ action: "key", text: "back" }, { type: "BACK" }],
    [{ action: "system_button", button: "Back" }, { type: "BACK" }],
    [{ action: "system_button", button: "Home" }, { type: "HOME" }],
    [{ action: "system_button", button: "Menu" }, { type: "RECENT" }],
    [{ action: "system_button", button: "Enter" }, { type: "ENTER" }],
    [
      { action: "open", text: "Settings" },
      { type: "AWAKE", value: "Settings" },
    ],
    [
      { action: "open_app", text: "Settings" },
      { type: "AWAKE", value: "Settings" },
    ],
    [
      { action: "wait", time: 2 },
      { type: "WAIT", value: 2 },
    ],
    [{ action: "wait" }, { type: "WAIT", value: 2 }],
    [
      { action: "interact", text: "please log in" },
      { type: "INFO", value: "please log in" },
    ],
    [
      { action: "call_user", text: "please log in" },
      { type: "INFO", value: "please log in" },
    ],
    [{ action: "terminate", status: "success" }, { type: "COMPLETE" }],
    [
      { action: "terminate", status: "failure" },
      { type: "ABORT", value: "failure" },
    ],
    [
      { action: "click", coordinate: [1200, -5] },
      { type: "CLICK", point: [1000, 0] },
    ],
  ])("parses %j", (args, action) => {
    expect(read(call(args)).actions).toEqual([action]);
  });
  it("ends with an answer, unless answerEndsTask is off", () => {
    const text = call({ action: "answer", text: "9:00" });
    expect(read(text).actions).toEqual([
      { type: "ANSWER", value: "9:00" },
      { type: "COMPLETE", value: "9:00" },
    ]);
    const open = situationOf(adapter, { answerEndsTask: false });
    expect(adapter.parse(textReply(text), open).actions).toEqual([{ type: "ANSWER", value: "9:00" }]);
  });

  it.each([
    [
      '<tool_call>\n{"name":"mobile_use","arguments":{"action":"click","coordinate":[500,300]}}}\n</tool_call>',
      "dropped a brace",
    ],
    ['<tool_call>{"name":"mobile_use","arguments":{"action":"click","coordinate":[500,300]}}', "closed the tag"],
    [
      '<tool_call>\n{"name":"mobile_use","arguments":{"action":"click","coordinate":[500,300]}\n</tool_call>',
      "mended JSON",
    ],
    [
      '<tool_call>\n{"name":"mobile_use","arguments":"{\\"action\\":\\"click\\",\\"coordinate\\":[500,300]}"}\n</tool_call>',
      "arguments were a text",
    ],
    [call({ action: "click", coordinate: "[500, 300]" }), "coordinate was a text"],
    [call({ action: "click", coordinate: [400, 200, 600, 400] }), "coordinate was not two numbers"],
    ['<tool_call>\n{"arguments":{"action":"click","coordinate":[500,300]}}\n</tool_call>', "no name"],
    [call({ action: "click", coordinate: [500, 300] }) + call({ action: "wait" }), "took the first of 2 calls"],
    [
      '<tool_call>\n{"name":"click","arguments":{"coordinate":[500,300]}}\n</tool_call>',
      "the action stood in the name",
    ],
    ['<tool_call>\n{"name":"click","coordinate":[500,300]}\n</tool_call>', "no arguments object"],
  ])("repairs %s", (text, repair) => {
    const { actions, repairs } = read(text);
    expect(actions).toEqual([click]);
    expect(repairs).toContain(repair);
  });
  it("reports no repair for a correct call, with or without newlines", () => {
    expect(read(call({ action: "click", coordinate: [500, 300] })).repairs).toEqual([]);
    const text = '<tool_call>{"name":"mobile_use","arguments":{"action":"wait","time":3}}</tool_call>';
    expect(read(text)).toMatchObject({ actions: [{ type: "WAIT", value: 3 }], repairs: [] });
    expect(
      read(text.replace('{"action":"wait","time":3}', '"{\\"action\\":\\"wait\\",\\"time\\":3}"')).actions,
    ).toEqual([{ type: "WAIT", value: 3 }]);
  });
  it("ignores calls in thoughts", () => {
    const thought = '<think>maybe <tool_call>{"name":"mobile_use","arguments":{"action":"wait"}}</tool_call></think>';
    expect(read(thought + call({ action: "click", coordinate: [500, 300] })).actions).toEqual([click]);
    const apart = {
      ...textReply(call({ action: "click", coordinate: [500, 300] })),
      reasoning: call({ action: "wait" }),
    };
    expect(adapter.parse(apart, s).actions).toEqual([click]);
  });
  it.each([
    ["Action: tap it", "no_action"],
    ["<tool_call>\nclick\n</tool_call>", "bad_json"],
    [call({ action: "click" }), "bad_args"],
    [call({ action: "swipe", coordinate: [1, 2], direction: "up" }), "bad_args"],
    [call({ action: "terminate" }), "bad_args"],
    [call({ coordinate: [1, 2] }), "no_action"],
  ])("refuses %s", (text, kind) => {
    expect(read(text).fault?.kind).toBe(kind);
  });
  it("takes the call on its own lines, not the one within a sentence", () => {
    const quoted = call({ action: "wait" }).replaceAll("\n", " ").replace("Action: go on", "");
    expect(read(`Action: not ${quoted} again\n${call({ action: "click", coordinate: [500, 300] })}`)).toMatchObject({
      actions: [click],
    });
  });
  it("refuses a truncated call", () => {
    const cut = {
      ...textReply('Action: write\n<tool_call>\n{"name":"mobile_use","arguments":{"action":"type","text":"hel'),
      finish: "length",
    };
    expect(adapter.parse(cut, s).fault?.kind).toBe("truncated");
  });
  it.each([
    [{ action: "fly" }, "fly"],
    [{ action: "system_button", button: "Power" }, "Power"],
    [{ action: "key", text: "camera" }, "camera"],
  ])("does nothing for %j, and notes it", (args, word) => {
    const { actions, notes } = read(call(args));
    expect(actions).toEqual([{ type: "NOOP" }]);
    expect(notes.join()).toContain(word);
  });
  it("replaces the text of the field after the clear key", () => {
    const clear = turn(textReply(call({ action: "key", text: "clear" })));
    const next = situationOf(adapter, {}, [clear]);
    const type = textReply(call({ action: "type", text: "tea" }));
    expect(adapter.parse(type, next).actions).toEqual([{ type: "TYPE", value: "tea", clear: true }]);
    expect(adapter.parse(type, situationOf(adapter, {}, [clear, turn(type)])).actions).toEqual([
      { type: "TYPE", value: "tea" },
    ]);
  });

  it("rounds the picture up to multiples of 28, and sends the last five", () => {
    expect(adapter.picture({ width: 1080, height: 2400 }, adapter.options)).toMatchObject({
      width: 1092,
      height: 2408,
    });
    const reply = textReply(call({ action: "click", coordinate: [500, 300] }));
    const past = Array.from({ length: 6 }, (_, i) =>
      turn({ ...reply, text: reply.text.replace("go on", `step ${i}`) }),
    );
    const { messages } = adapter.request(situationOf(adapter, {}, past));
    expect(messages.map(({ role }) => role)).toEqual([
      "system",
      ...Array.from({ length: 4 }, () => ["user", "assistant"]).flat(),
      "user",
    ]);
    const [, first, answer] = messages;
    expect(JSON.stringify(first)).toContain(
      "Instruction: Today's date is: 2026-03-02 Monday. Set an alarm for 07:00\\n\\nPrevious actions:\\nStep 1: step 0\\nStep 2: step 1",
    );
    expect(answer).toEqual({ role: "assistant", content: past[2]!.reply.text });
    expect(JSON.stringify(adapter.request(s).messages)).toContain("Previous actions:\\nNone");
  });
  it("summarizes older turns, with the model's notes if memory is on", () => {
    const text = `Prices: 3 and 4.\n${call({ action: "wait" })}`;
    const line = (memory: boolean) => adapter.parse(textReply(text), situationOf(adapter, { memory })).summary;
    expect([line(false), line(true)]).toEqual(["go on", "Prices: 3 and 4.\nAction: go on"]);
    const asked = turn(textReply(call({ action: "interact", text: "Which?" })), "The second");
    const plain = turn(textReply(call({ action: "wait" })));
    const far = adapter.request(situationOf(adapter, { pictures: 2 }, [asked, plain])).messages;
    expect(JSON.stringify(far[1])).toContain("Step 1: go on The user says: The second");
    const near = adapter.request(situationOf(adapter, {}, [asked])).messages;
    expect(JSON.stringify(near.at(-1))).toContain("The user says: The second");
  });
});
