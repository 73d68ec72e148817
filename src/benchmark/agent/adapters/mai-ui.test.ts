import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply, type Options } from "../adapter.ts";
import adapter from "./mai-ui.ts";

const s = situationOf(adapter);
const read = (text: string) => adapter.parse(textReply(text), s);
const toolCallTag = (args: object) =>
  `<tool_call>${JSON.stringify({ name: "mobile_use", arguments: args })}</tool_call>`;
const call = (args: object) => `<thinking>a</thinking>${toolCallTag(args)}`;
const turn = turnsOf(adapter);

describe("mai-ui", () => {
  it.each([
    [
      { action: "click", coordinate: [999, 0] },
      { type: "CLICK", point: [1000, 0] },
    ],
    [
      { action: "long_press", coordinate: [300, 640] },
      { type: "LONG_PRESS", point: [300, 641] },
    ],
    [
      { action: "double_click", coordinate: [500, 430] },
      { type: "DOUBLE_TAP", point: [501, 430] },
    ],
    [
      { action: "type", text: "coffee" },
      { type: "TYPE", value: "coffee" },
    ],
    [
      { action: "swipe", direction: "up" },
      { type: "SWIPE", point1: [500, 500], point2: [500, 100] },
    ],
    [
      { action: "swipe", direction: "left", coordinate: [500, 400] },
      { type: "SWIPE", point1: [501, 400], point2: [101, 400] },
    ],
    [
      { action: "drag", start_coordinate: [120, 700], end_coordinate: [850, 700] },
      { type: "DRAG", point1: [120, 701], point2: [851, 701] },
    ],
    [
      { action: "open", text: "Clock" },
      { type: "AWAKE", value: "Clock" },
    ],
    [{ action: "system_button", button: "back" }, { type: "BACK" }],
    [{ action: "system_button", button: "home" }, { type: "HOME" }],
    [{ action: "system_button", button: "menu" }, { type: "RECENT" }],
    [{ action: "system_button", button: "enter" }, { type: "ENTER" }],
    [{ action: "wait" }, { type: "WAIT", value: 1 }],
    [
      { action: "answer", text: "12" },
      { type: "ANSWER", value: "12" },
    ],
    [{ action: "terminate", status: "success" }, { type: "COMPLETE" }],
    [
      { action: "terminate", status: "fail" },
      { type: "ABORT", value: "fail" },
    ],
    [
      { action: "ask_user", text: "Which account?" },
      { type: "INFO", value: "Which account?" },
    ],
    [
      { action: "AWAKE", text: "Clock" },
      { type: "AWAKE", value: "Clock" },
    ],
    [
      { action: "INFO", text: "Which account?" },
      { type: "INFO", value: "Which account?" },
    ],
  ])("%j", (args, action) => {
    expect(read(call(args))).toMatchObject({ actions: [action], thought: "a", repairs: [] });
  });
  it("keeps a swipe at the edge long enough to count as a swipe", () => {
    const [swipe] = read(call({ action: "swipe", direction: "up", coordinate: [500, 0] })).actions;
    expect(swipe).toEqual({ type: "SWIPE", point1: [501, 100], point2: [501, 0] });
  });
  it.each([
    [`plan</think>${toolCallTag({ action: "click", coordinate: [999, 0] })}`, "CLICK", "opened the thinking"],
    [`plan</thinking>${toolCallTag({ action: "click", coordinate: [999, 0] })}`, "CLICK", "opened the thinking"],
    [call({ action: "click", coordinate: [[999, 0]] }), "CLICK", "coordinate was not two numbers"],
    [call({ action: "system_button", button: "Back" }), "BACK", 'took "Back" for "back"'],
    [call({ action: "terminate", status: "failure" }), "ABORT", 'took "failure" for "fail"'],
    [call({ action: "swipe", direction: "UP" }), "SWIPE", 'took "UP" for "up"'],
  ])("repairs %s", (text, type, repair) => {
    const { actions, repairs } = read(text);
    expect(actions.map((action) => action.type)).toEqual([type]);
    expect(repairs).toContain(repair);
  });
  it("reads a call without thinking", () => {
    expect(read(toolCallTag({ action: "wait" })).actions).toEqual([{ type: "WAIT", value: 1 }]);
  });
  it("does nothing for an unknown tool", () => {
    const { actions, notes } = read('<tool_call>{"name":"maps","arguments":{"q":"x"}}</tool_call>');
    expect(actions).toEqual([{ type: "NOOP" }]);
    expect(notes).toEqual(['unknown action "maps"']);
  });
  it.each([
    ["<thinking>I tap.</thinking>", "no_action"],
    [call({ action: "swipe" }), "bad_args"],
    [call({ action: "drag", start_coordinate: [1, 2] }), "bad_args"],
    [call({ action: "swipe", direction: "up", coordinate: "the list" }), "bad_args"],
    [call({ action: "click", coordinate: [-1, -1] }), "bad_args"],
    [call({ action: "drag", start_coordinate: [-1, -1], end_coordinate: [850, 700] }), "bad_args"],
  ])("refuses %s", (text, kind) => {
    expect(read(text).fault?.kind).toBe(kind);
  });

  it("sends all past replies, but only the last three pictures", () => {
    const drag = textReply(
      `<thinking>b</thinking>\n${toolCallTag({ action: "drag", start_coordinate: [120, 700], end_coordinate: [850, 700] })}`,
    );
    const past = [turn(drag), turn(textReply(call({ action: "ask_user", text: "Which?" })), "The second"), turn(drag)];
    const { messages } = adapter.request(situationOf(adapter, { alternate: false }, past));
    const shape = messages.map(({ role, content }) => `${role} ${(content as { type: string }[])[0]!.type}`);
    expect(shape).toEqual([
      "system text",
      "user text",
      "assistant text",
      "user image_url",
      "assistant text",
      "user text",
      "user image_url",
      "assistant text",
      "user image_url",
    ]);
    expect(messages[2]!.content).toEqual([
      {
        type: "text",
        text: '<thinking>\nb\n</thinking>\n<tool_call>\n{"name":"mobile_use","arguments":{"action":"drag","start_coordinate":[120,700],"end_coordinate":[850,700]}}\n</tool_call>',
      },
    ]);
    const roles = adapter.request(
      situationOf(
        adapter,
        {},
        [drag, drag, drag].map((reply) => turn(reply)),
      ),
    ).messages;
    expect(roles.map(({ role }) => role)).toEqual([
      "system",
      ...Array.from({ length: 3 }, () => ["user", "assistant"]).flat(),
      "user",
    ]);
    expect(roles[1]!.content).toEqual([{ type: "text", text: s.instruction }]);
    const first = adapter.request(s).messages[1]!.content as { type: string }[];
    expect(first.map(({ type }) => type)).toEqual(["text", "image_url"]);
    const raw = adapter.request(situationOf(adapter, { replay: "raw" }, past)).messages;
    expect(raw[2]!.content).toEqual([{ type: "text", text: drag.text }]);
  });
  it("offers the apps and the actions that its options allow", () => {
    const system = (options: Options) => JSON.stringify(adapter.request(situationOf(adapter, options)).messages[0]);
    expect(system({})).toContain('Available Apps: [\\"Clock\\",\\"Notes\\",\\"Settings\\"]');
    expect(system({})).not.toMatch(/ask_user|double_click/);
    expect(system({ extended: true })).toMatch(/double_click.*ask_user/s);
    expect(system({})).not.toMatch(/AWAKE|INFO/);
    expect(system({ newer: true })).toMatch(/AWAKE.*INFO/s);
    const newer = situationOf(adapter, { newer: true });
    expect(adapter.render({ type: "INFO", value: "Which?" }, "", newer)?.text).toContain(
      '{"action": "INFO", "text": "Which?"}',
    );
    expect(system({ thinking: false })).not.toContain("<thinking>");
    const extended = situationOf(adapter, { extended: true });
    const ask = { type: "INFO", value: "Which?" } as const;
    expect(adapter.render(ask, "", s)).toBeNull();
    expect(adapter.parse(adapter.render(ask, "", extended)!, extended).actions).toEqual([ask]);
  });
  it("renders a swipe only if a direction alone gives the same distance", () => {
    expect(adapter.render({ type: "SWIPE", point1: [500, 800], point2: [500, 300] }, "", s)).toBeNull();
    expect(adapter.render({ type: "SWIPE", point1: [500, 800], point2: [500, 400] }, "t", s)?.text).toBe(
      '<thinking>\nt\n</thinking>\n<tool_call>\n{"name": "mobile_use", "arguments": {"action": "swipe", "direction": "up", "coordinate": [500, 799]}}\n</tool_call>',
    );
  });
});
