import { describe, expect, it } from "vitest";
import { callsOf, toolMessagesOf, situationOf, turnsOf, type NamedCall } from "#test/support/situation.ts";
import { textReply, type Options, type Reply, type Situation } from "../adapter.ts";
import adapter from "./claude-computer.ts";

const s = situationOf(adapter);
const replyWithCalls = (...calls: readonly NamedCall[]): Reply => ({ ...callsOf(...calls), text: "I look." });
const computerReply = (...inputs: readonly object[]): Reply =>
  replyWithCalls(...inputs.map((input) => ["computer", input] as const));
const read = (reply: Reply, situation: Situation = s) => adapter.parse(reply, situation);
const turn = turnsOf(adapter);
/** Returns the situation after turns with these replies. */
const situationAfter = (...replies: readonly Reply[]): Situation =>
  replies.reduce((before, reply) => situationOf(adapter, {}, [...before.past, turn(reply, null, before)]), s);

describe("claude-computer", () => {
  it.each([
    [
      { action: "left_click", coordinate: [352, 784] },
      { type: "CLICK", point: [499, 500] },
    ],
    [
      { action: "double_click", coordinate: [352, 784] },
      { type: "DOUBLE_TAP", point: [499, 500] },
    ],
    [
      { action: "triple_click", coordinate: [352, 784] },
      { type: "DOUBLE_TAP", point: [499, 500] },
    ],
    [
      { action: "right_click", coordinate: [352, 784] },
      { type: "LONG_PRESS", point: [499, 500] },
    ],
    [
      { action: "left_click_drag", start_coordinate: [352, 784], coordinate: [352, 392] },
      { type: "DRAG", point1: [499, 500], point2: [499, 250] },
    ],
    [
      { action: "scroll", coordinate: [352, 784], scroll_direction: "down", scroll_amount: 3 },
      { type: "SWIPE", point1: [499, 500], point2: [499, 200] },
    ],
    [
      { action: "scroll", coordinate: [352, 1], scroll_direction: "up", scroll_amount: 20 },
      { type: "SWIPE", point1: [499, 1], point2: [499, 801] },
    ],
    [
      { action: "type", text: "coffee" },
      { type: "TYPE", value: "coffee" },
    ],
    [{ action: "key", text: "Return" }, { type: "ENTER" }],
    [{ action: "key", text: "KP_Enter" }, { type: "ENTER" }],
    [{ action: "key", text: "Escape" }, { type: "BACK" }],
    [{ action: "key", text: "Super_L" }, { type: "HOME" }],
    [
      { action: "wait", duration: 3 },
      { type: "WAIT", value: 3 },
    ],
    [{ action: "screenshot" }, { type: "NOOP" }],
    [{ action: "mouse_move", coordinate: [1, 2] }, { type: "NOOP" }],
    [{ action: "hold_key", text: "a", duration: 1 }, { type: "NOOP" }],
  ])("%j", (input, action) => {
    expect(read(computerReply(input)).actions).toEqual([action]);
  });
  it.each([
    ["left_click", { coordinate: [352, 784] }, { type: "CLICK", point: [499, 500] }],
    ["type", { text: "x" }, { type: "TYPE", value: "x" }],
    ["press_back", {}, { type: "BACK" }],
    ["press_home", {}, { type: "HOME" }],
    ["press_recent", {}, { type: "RECENT" }],
    ["open_app", { app_name: "Clock" }, { type: "AWAKE", value: "Clock" }],
    ["ask_user", { question: "Which?" }, { type: "INFO", value: "Which?" }],
    ["finish", { answer: "07:00" }, { type: "COMPLETE", value: "07:00" }],
    ["finish", {}, { type: "COMPLETE" }],
    ["give_up", { reason: "no such app" }, { type: "ABORT", value: "no such app" }],
  ])("accepts a member or a phone's key as a tool: %s %j", (name, args, action) => {
    expect(read(replyWithCalls([name, args])).actions).toEqual([action]);
  });
  it("presses a key as often as requested", () => {
    expect(read(replyWithCalls(["key", { text: "Return", repeat: 3 }])).actions.length).toBe(3);
  });
  it("runs several calls in order, and takes no step for a screenshot", () => {
    const reply = computerReply(
      { action: "left_click", coordinate: [352, 784] },
      { action: "screenshot" },
      { action: "type", text: "tea\n" },
    );
    expect(read(reply).actions).toEqual([
      { type: "CLICK", point: [499, 500] },
      { type: "TYPE", value: "tea" },
      { type: "ENTER" },
    ]);
  });
  it("replaces the selected text", () => {
    const all = { action: "key", text: "ctrl+a" };
    const erase = { action: "key", text: "BackSpace" };
    const tea = { action: "type", text: "tea" };
    const replaced = [{ type: "TYPE", value: "tea", clear: true }];
    expect(read(computerReply(all, erase, tea)).actions).toEqual(replaced);
    expect(read(computerReply(all, tea)).actions).toEqual(replaced);
    expect(read(computerReply(all, erase)).actions).toEqual([{ type: "TYPE", value: "", clear: true }]);
    expect(read(computerReply(tea), situationAfter(computerReply(all))).actions).toEqual(replaced);
    const elsewhere = computerReply(all, { action: "left_click", coordinate: [1, 1] }, tea);
    expect(read(elsewhere).actions.at(-1)).toEqual({ type: "TYPE", value: "tea" });
    expect(read(computerReply(erase))).toMatchObject({
      actions: [{ type: "NOOP" }],
      notes: [expect.stringContaining("BackSpace")],
    });
  });
  it("tracks the pointer over earlier calls", () => {
    const move = computerReply({ action: "mouse_move", coordinate: [352, 784] });
    expect(read(computerReply({ action: "left_click" }), situationAfter(move)).actions).toEqual([
      { type: "CLICK", point: [499, 500] },
    ]);
    expect(
      read(
        computerReply({ action: "left_click" }),
        situationAfter(computerReply({ action: "double_click", coordinate: [352, 784] })),
      ).actions,
    ).toEqual([{ type: "CLICK", point: [499, 500] }]);
    expect(read(computerReply({ action: "left_click" })).fault?.kind).toBe("bad_args");
    const down = computerReply({ action: "left_mouse_down" });
    const up = computerReply({ action: "left_mouse_up" });
    expect(read(up, situationAfter(move, down)).actions).toEqual([{ type: "LONG_PRESS", point: [499, 500] }]);
    const over = computerReply({ action: "mouse_move", coordinate: [352, 392] });
    expect(read(up, situationAfter(move, down, over)).actions).toEqual([
      { type: "DRAG", point1: [499, 500], point2: [499, 250] },
    ]);
    expect(read(up, situationAfter(move, down, over, up)).fault?.kind).toBe("bad_args");
    const once = computerReply(
      { action: "mouse_move", coordinate: [352, 784] },
      { action: "left_mouse_down" },
      { action: "left_mouse_up" },
    );
    expect(read(once).actions).toEqual([{ type: "LONG_PRESS", point: [499, 500] }]);
    const where = toolMessagesOf(
      adapter,
      turn(computerReply({ action: "mouse_move", coordinate: [352, 784] }, { action: "cursor_position" })),
    );
    expect(where).toEqual(["Done.", "X=352,Y=784"]);
  });
  it("enlarges a region of the screen, by an action of the computer tool or by the zoom tool", () => {
    const region = [0, 392, 352, 784];
    for (const reply of [computerReply({ action: "zoom", region }), replyWithCalls(["zoom", { region }])]) {
      expect(read(reply)).toMatchObject({
        actions: [{ type: "NOOP" }],
        zoom: [0, 250, 499, 500],
        notes: [],
        repairs: [],
      });
      const past = { ...turn(reply), enlarged: { url: "data:image/png;base64,PART", width: 352, height: 392 } };
      const { messages } = adapter.request(situationOf(adapter, {}, [past]));
      expect(messages.at(-2)).toMatchObject({ role: "tool", content: expect.stringContaining("enlarged") });
      expect(messages.at(-1)).toEqual({
        role: "user",
        content: ["data:image/png;base64,PART", s.picture.url].map((url) => ({
          type: "image_url",
          image_url: { url },
        })),
      });
    }
    const further = computerReply({ action: "zoom", region }, { action: "left_click", coordinate: [352, 784] });
    expect(read(further)).toMatchObject({ actions: [{ type: "CLICK" }], zoom: [0, 250, 499, 500] });
    expect(read(computerReply({ action: "wait", duration: 1 })).zoom).toBeUndefined();
    expect(JSON.stringify(adapter.request(s).tools)).toContain('"zoom"');
    expect(JSON.stringify(adapter.request(situationOf(adapter, { zoom: false })).tools)).not.toContain("zoom");
  });
  it.each([[[0, 0, 9]], [[9, 9, 0, 0]], [[-9, -9, -1, -1]], ["all"], [undefined]])(
    "refuses to zoom into %j",
    (region) => {
      expect(read(computerReply({ action: "zoom", region })).fault?.kind).toBe("bad_args");
    },
  );
  it("scales past points by the size of past pictures", () => {
    const small = {
      ...turn(computerReply({ action: "mouse_move", coordinate: [50, 50] })),
      picture: { url: "", width: 100, height: 100 },
    };
    expect(read(computerReply({ action: "left_click" }), situationOf(adapter, {}, [small])).actions).toEqual([
      { type: "CLICK", point: [500, 500] },
    ]);
  });

  it("completes at a turn without calls, with its text as the answer", () => {
    expect(read(textReply("It rings at 07:00.\n")).actions).toEqual([
      { type: "COMPLETE", value: "It rings at 07:00." },
    ]);
  });
  it.each([
    [{ ...textReply("I shall"), finish: "length" }, "truncated"],
    [{ ...textReply(""), reasoning: "Done?" }, "empty"],
    [{ ...textReply("I click."), finish: "tool_calls" }, "no_action"],
    [textReply("<invoke name='computer'>"), "no_action"],
    [computerReply({ action: "left_click", coordinate: "there" }), "bad_args"],
    [computerReply({ action: "left_click", coordinate: [-1, -1] }), "bad_args"],
    [computerReply({ action: "left_click_drag", start_coordinate: [-1, -1], coordinate: [5, 5] }), "bad_args"],
    [textReply('{"action": "left_click", "coordinate": [352, 784]}'), "no_action"],
    [textReply("left_click(352, 784)"), "no_action"],
    [{ ...computerReply({ action: "left_click", coordinate: [352, 784] }), finish: "length" }, "truncated"],
    [{ ...textReply(""), calls: [{ id: "1", name: "press_back", args: "" }], finish: "length" }, "truncated"],
    [computerReply({ action: "scroll", coordinate: [1, 2], scroll_direction: "down", scroll_amount: 0 }), "bad_args"],
    [computerReply({ action: "scroll", coordinate: [1, 2] }), "bad_args"],
    [computerReply({ action: "type" }), "bad_args"],
    [computerReply({}), "no_action"],
    [{ ...textReply(""), calls: [{ id: "1", name: "computer", args: "click" }] }, "bad_json"],
  ])("refuses %j", (reply, kind) => {
    expect(read(reply).fault?.kind).toBe(kind);
  });
  it.each([
    [computerReply({ action: "key", text: "F5" }), "F5"],
    [computerReply({ action: "key", text: "constructor" }), "constructor"],
    [computerReply({ action: "fly" }), "fly"],
    [replyWithCalls(["fly", {}]), "fly"],
  ])("does nothing and reports an error for a call that a phone does not support: %j", (reply, word) => {
    expect(read(reply)).toMatchObject({ actions: [{ type: "NOOP" }], notes: [expect.stringContaining(word)] });
    expect(toolMessagesOf(adapter, turn(reply))).toEqual([expect.stringMatching(new RegExp(`^Error: .*${word}`))]);
  });
  it("moves points onto the display, repairs arguments, and reports both", () => {
    expect(read(computerReply({ action: "left_click", coordinate: [9000, -4] }))).toMatchObject({
      actions: [{ type: "CLICK", point: [1000, 0] }],
      repairs: ["moved a point onto the glass"],
    });
    const broken = { ...textReply(""), calls: [{ id: "1", name: "computer", args: "{'action': 'screenshot'" }] };
    expect(read(broken)).toMatchObject({ actions: [{ type: "NOOP" }], repairs: ["mended JSON"] });
  });
  it("stops at the first call that fails, and answers the rest as the vendor does", () => {
    const reply = computerReply(
      { action: "left_click", coordinate: [352, 784] },
      { action: "type" },
      { action: "wait" },
    );
    expect(read(reply)).toMatchObject({
      actions: [{ type: "CLICK", point: [499, 500] }],
      notes: ["stopped: type lacks its text"],
    });
    expect(toolMessagesOf(adapter, turn(reply))).toEqual([
      "Done.",
      "Error: type lacks its text",
      "Error: Not executed: an earlier computer action in this turn failed.",
    ]);
  });
  it("runs no call of a turn that was cut off within a call", () => {
    const move = computerReply({ action: "mouse_move", coordinate: [352, 784] });
    const half = { id: "2", name: "computer", args: '{"action":"type","text":"hel' };
    const cut: Reply = { ...move, calls: [...move.calls, half], finish: "length" };
    expect(read(cut).fault?.kind).toBe("truncated");
    expect(toolMessagesOf(adapter, turn(cut))).toEqual([
      "Error: The answer was cut off within a call",
      "Error: The answer was cut off within a call",
    ]);
    expect(read(computerReply({ action: "left_click" }), situationAfter(cut)).fault?.kind).toBe("bad_args");
  });
  it("ends the turn at a question, and returns the user's answer", () => {
    const reply = replyWithCalls(["ask_user", { question: "Which?" }], ["press_back", {}]);
    expect(read(reply).actions).toEqual([{ type: "INFO", value: "Which?" }]);
    expect(toolMessagesOf(adapter, turn(reply, "The second"))).toEqual([
      "The second",
      "Error: Not executed: the turn was over before it.",
    ]);
  });

  it("answers every call, then shows the new screen, and removes older pictures", () => {
    const tap = computerReply({ action: "left_click", coordinate: [352, 784] }, { action: "wait" });
    const { messages, tools } = adapter.request(situationAfter(tap, tap, tap));
    expect(tools?.map((tool) => tool.type === "function" && tool.function.name)).toEqual([
      "computer",
      "press_back",
      "press_home",
      "press_recent",
      "open_app",
      "ask_user",
      "finish",
      "give_up",
    ]);
    const shape = messages.map(({ role, content }) =>
      Array.isArray(content) ? `${role} ${content.map(({ type }) => type).join()}` : role,
    );
    expect(shape).toEqual([
      "system",
      "user text",
      ...["assistant", "tool", "tool"],
      ...["user image_url", "assistant", "tool", "tool"],
      ...["user image_url", "assistant", "tool", "tool"],
      "user image_url",
    ]);
    expect(messages[2]).toMatchObject({
      content: "I look.",
      tool_calls: [{ id: "call_0", function: { name: "computer" } }, { id: "call_1" }],
    });
    expect(messages[3]).toMatchObject({ tool_call_id: "call_0" });
  });
  it("keeps a history that endpoints accept: JSON arguments, distinct ids, no empty text", () => {
    const broken: Reply = {
      ...textReply(""),
      calls: [
        { id: "", name: "computer", args: "oops" },
        { id: "", name: "press_back", args: "" },
      ],
    };
    const { messages } = adapter.request(situationOf(adapter, {}, [turn(broken), turn(textReply(""))]));
    expect(messages[2]).toEqual({
      role: "assistant",
      content: null,
      tool_calls: [
        { id: "call00101", type: "function", function: { name: "computer", arguments: "{}" } },
        { id: "call00102", type: "function", function: { name: "press_back", arguments: "{}" } },
      ],
    });
    expect(messages.filter(({ role }) => role === "assistant")[1]!.content).not.toBe("");
    expect(JSON.stringify(messages.at(-1))).toContain("There was no call in your answer");
  });
  it.each([
    [1080, 2400, "legacy", 705, 1568],
    [720, 1280, "legacy", 720, 1280],
    [1440, 3200, "legacy", 705, 1568],
    [1080, 2400, "large", 1080, 2400],
    [1440, 3200, "large", 1159, 2576],
    [2576, 2576, "large", 1932, 1932],
  ])("scales %i×%i (%s) to %i×%i", (width, height, limit, w, h) => {
    const options: Options = { ...adapter.options, limit };
    expect(adapter.picture({ width, height }, options)).toEqual({ width: w, height: h, format: "png" });
  });
  it("renders only actions that the vendor's tool can express", () => {
    const spoken = (action: Parameters<typeof adapter.render>[0]) =>
      adapter.render(action, "t", s)?.calls.map(({ name, args }) => [name, JSON.parse(args)]) ?? null;
    expect(spoken({ type: "SWIPE", point1: [500, 800], point2: [500, 300] })).toEqual([
      ["computer", { action: "scroll", coordinate: [353, 1254], scroll_direction: "down", scroll_amount: 5 }],
    ]);
    expect(spoken({ type: "SWIPE", point1: [500, 800], point2: [400, 300] })).toBeNull();
    expect(spoken({ type: "SWIPE", point1: [500, 500], point2: [500, 500] })).toBeNull();
    expect(spoken({ type: "TYPE", value: "a\n" })).toBeNull();
    expect(spoken({ type: "ANSWER", value: "a" })).toBeNull();
    expect(adapter.render({ type: "COMPLETE", value: "done" }, "", s)).toMatchObject({ text: "done", calls: [] });
    const type = adapter.render({ type: "TYPE", value: "tea", point: [500, 500], clear: true }, "", s)!;
    expect(read(type).actions).toEqual([
      { type: "CLICK", point: [501, 500] },
      { type: "TYPE", value: "tea", clear: true },
    ]);
  });
});
