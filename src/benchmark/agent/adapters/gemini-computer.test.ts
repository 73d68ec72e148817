import { describe, expect, it } from "vitest";
import { callsOf, toolMessagesOf, situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply, type Action, type Options, type PastTurn, type Reply } from "../adapter.ts";
import adapter from "./gemini-computer.ts";

const s = situationOf(adapter);
const read = (reply: Reply, options: Options = {}, past: readonly PastTurn[] = []) =>
  adapter.parse(reply, situationOf(adapter, options, past));
const turn = turnsOf(adapter);
const toolResults = (...past: readonly PastTurn[]) =>
  toolMessagesOf(adapter, ...past).map((content) => JSON.parse(String(content)) as unknown);

describe("gemini-computer", () => {
  it.each([
    ["click", { x: 999, y: 0 }, { type: "CLICK", point: [999, 0] }],
    ["click", { x: "512", y: "88", intent: "open search" }, { type: "CLICK", point: [512, 88] }],
    ["click_at", { x: 500, y: 300 }, { type: "CLICK", point: [500, 300] }],
    ["double_click", { x: 500, y: 300 }, { type: "DOUBLE_TAP", point: [500, 300] }],
    ["long_press", { x: 500, y: 300, seconds: 2 }, { type: "LONG_PRESS", point: [500, 300] }],
    ["long_press_at", { x: 500, y: 300 }, { type: "LONG_PRESS", point: [500, 300] }],
    ["type", { text: "a" }, { type: "TYPE", value: "a" }],
    [
      "drag_and_drop",
      { start_x: 500, start_y: 800, end_x: 500, end_y: 300 },
      { type: "SWIPE", point1: [500, 800], point2: [500, 300] },
    ],
    [
      "drag_and_drop",
      { x: 500, y: 800, destination_x: 500, destination_y: 300 },
      { type: "SWIPE", point1: [500, 800], point2: [500, 300] },
    ],
    [
      "scroll_at",
      { x: 500, y: 500, direction: "down", magnitude: 400 },
      { type: "SWIPE", point1: [500, 500], point2: [500, 100] },
    ],
    ["scroll_at", { x: 500, y: 900, direction: "down" }, { type: "SWIPE", point1: [500, 900], point2: [500, 100] }],
    [
      "scroll",
      { x: 500, y: 500, direction: "up", magnitude_in_pixels: 600 },
      { type: "SWIPE", point1: [500, 500], point2: [500, 750] },
    ],
    [
      "scroll",
      { x: 500, y: 500, direction: "right", magnitude_in_pixels: 540 },
      { type: "SWIPE", point1: [500, 500], point2: [0, 500] },
    ],
    ["scroll_document", { direction: "down" }, { type: "SWIPE", point1: [500, 500], point2: [500, 100] }],
    ["go_back", {}, { type: "BACK" }],
    ["go_home", {}, { type: "HOME" }],
    ["press_key", { key: "home" }, { type: "HOME" }],
    ["press_key", { key: "KEYCODE_APP_SWITCH" }, { type: "RECENT" }],
    ["press_key", { key: "Recent" }, { type: "RECENT" }],
    ["press_key", { key: "enter" }, { type: "ENTER" }],
    ["press_key", { key: "BACK" }, { type: "BACK" }],
    ["key_combination", { keys: "enter" }, { type: "ENTER" }],
    ["open_app", { app_name: "Clock" }, { type: "AWAKE", value: "Clock" }],
    ["wait", {}, { type: "WAIT", value: 1 }],
    ["wait_5_seconds", {}, { type: "WAIT", value: 5 }],
    ["list_apps", {}, { type: "NOOP" }],
    ["take_screenshot", {}, { type: "NOOP" }],
    ["hover_at", { x: 1, y: 1 }, { type: "NOOP" }],
    ["yield_to_user", { question: "Which?" }, { type: "INFO", value: "Which?" }],
    ["give_up", { reason: "no" }, { type: "ABORT", value: "no" }],
  ])("%s %j", (name, args, action) => {
    expect(read(callsOf([name, args])).actions).toEqual([action]);
  });
  it("reads every function of the mobile environment, each with an intent", () => {
    const calls = [
      ["open_app", { app_name: "Clock" }],
      ["list_apps", {}],
      ["click", { x: 1, y: 2 }],
      ["long_press", { x: 1, y: 2, seconds: 2 }],
      ["type", { text: "a", press_enter: false }],
      ["drag_and_drop", { start_x: 1, start_y: 2, end_x: 3, end_y: 4 }],
      ["press_key", { key: "home" }],
      ["go_back", {}],
      ["wait", { seconds: 3 }],
      ["take_screenshot", {}],
    ] as const;
    const read = calls.map(([name, args]) => adapter.parse(callsOf([name, { ...args, intent: "to see" }]), s));
    expect(read.map(({ actions }) => actions.map(({ type }) => type).join())).toEqual([
      ...["AWAKE", "NOOP", "CLICK", "LONG_PRESS", "TYPE", "SWIPE", "HOME", "BACK", "WAIT", "NOOP"],
    ]);
    expect(read.flatMap(({ notes, repairs }) => [...notes, ...repairs])).toEqual([]);
    const offered = adapter.request(s).tools!.flatMap((tool) => (tool.type === "function" ? [tool.function.name] : []));
    expect(offered).toEqual(expect.arrayContaining(calls.map(([name]) => name)));
  });
  it("presses enter by the default of each generation", () => {
    expect(read(callsOf(["type", { text: "a", press_enter: true }])).actions).toEqual([
      { type: "TYPE", value: "a" },
      { type: "ENTER" },
    ]);
    const at = callsOf(["type_text_at", { x: 400, y: 250, text: "q" }]);
    const typed = { type: "TYPE", value: "q", point: [400, 250], clear: true };
    expect(read(at).actions).toEqual([typed, { type: "ENTER" }]);
    expect(read(at, { enterDefault: false }).actions).toEqual([typed]);
    const kept = callsOf([
      "type_text_at",
      { x: 400, y: 250, text: "q", press_enter: "false", clear_before_typing: false },
    ]);
    expect(read(kept).actions).toEqual([{ type: "TYPE", value: "q", point: [400, 250] }]);
  });
  it("replaces the text that the keys selected", () => {
    const reply = callsOf(
      ["hotkey", { keys: ["control", "a"] }],
      ["press_key", { key: "Delete" }],
      ["type", { text: "q" }],
    );
    expect(read(reply).actions).toEqual([{ type: "TYPE", value: "q", clear: true }]);
    expect(read(callsOf(["key_combination", { keys: "Control+A" }], ["type", { text: "q" }])).actions).toEqual([
      { type: "TYPE", value: "q", clear: true },
    ]);
  });
  it("reads drag_and_drop as a drag if the option is set", () => {
    const reply = callsOf(["drag_and_drop", { start_x: 1, start_y: 2, end_x: 3, end_y: 400 }]);
    const drag: Action = { type: "DRAG", point1: [1, 2], point2: [3, 400] };
    expect(read(reply, { drag: "drag" }).actions).toEqual([drag]);
    expect(adapter.render(drag, "", s)).toBeNull();
    const carrying = situationOf(adapter, { drag: "drag" });
    expect(adapter.render(drag, "", carrying)?.calls[0]?.name).toBe("drag_and_drop");
    expect(JSON.stringify(adapter.request(carrying).tools)).toContain('"scroll"');
    const swipe: Action = { type: "SWIPE", point1: [500, 800], point2: [500, 300] };
    const scrolls = adapter.render(swipe, "", carrying)!;
    expect(scrolls.calls[0]?.args).toBe('{"x":500,"y":800,"direction":"down","magnitude_in_pixels":1200}');
    expect(adapter.parse(scrolls, carrying).actions).toEqual([swipe]);
    expect(adapter.render({ ...swipe, point2: [300, 300] }, "", carrying)).toBeNull();
  });
  it("drags from a press in an earlier turn to the release", () => {
    const past = [turn(callsOf(["mouse_down", { x: 100, y: 500 }])), turn(callsOf(["move", { x: 900, y: 500 }]))];
    expect(read(callsOf(["mouse_up", {}])).fault?.kind).toBe("bad_args");
    expect(read(callsOf(["mouse_up", {}]), {}, past).actions).toEqual([
      { type: "DRAG", point1: [100, 500], point2: [900, 500] },
    ]);
  });
  it.each([
    [callsOf(["click", { x: 1 }]), "bad_args"],
    [callsOf(["drag_and_drop", { start_x: 1, start_y: 2 }]), "bad_args"],
    [callsOf(["scroll_at", { x: 1, y: 2 }]), "bad_args"],
    [callsOf(["press_key", {}]), "bad_args"],
    [callsOf(["click", { x: -1, y: -1 }]), "bad_args"],
    [callsOf(["click", { x: "there", y: 5 }]), "bad_args"],
    [callsOf(["type_text_at", { x: null, y: 5, text: "q" }]), "bad_args"],
    [{ ...textReply("x"), finish: "UNEXPECTED_TOOL_CALL" }, "no_action"],
    [{ ...textReply("x"), finish: "SAFETY" }, "no_action"],
    [{ ...textReply("x"), finish: "MALFORMED_FUNCTION_CALL" }, "bad_json"],
    [{ ...textReply(""), calls: [{ id: "", name: "click", args: "x" }] }, "bad_json"],
  ])("refuses %j", (reply, kind) => {
    expect(read(reply).fault?.kind).toBe(kind);
  });
  it.each(["fly", "navigate", "go_forward", "key_down", "close_app"])(
    "does nothing for %s, and adds a note",
    (name) => {
      expect(read(callsOf([name, {}]))).toMatchObject({
        actions: [{ type: "NOOP" }],
        notes: [expect.stringContaining(name)],
      });
    },
  );
  it("completes on a turn without calls", () => {
    expect(read(textReply("07:00")).actions).toEqual([{ type: "COMPLETE", value: "07:00" }]);
  });

  it("asks the user before a guarded call, and runs it when the model repeats it", () => {
    const guard = { decision: "require_confirmation", explanation: "Pay 3 euros?" };
    const pay = callsOf(["click", { x: 5, y: 6, safety_decision: guard }], ["wait", {}]);
    expect(read(pay).actions).toEqual([{ type: "INFO", value: "Pay 3 euros?" }]);
    const asked = turn(pay, "Yes");
    expect(toolResults(asked)).toEqual([
      { user: "Yes", status: "Not done yet. If the user agrees, call it again.", safety_acknowledgement: true },
      { error: "Not executed: the turn was over before it." },
    ]);
    const again = callsOf(["click", { x: 5, y: 6, safety_decision: guard, intent: "pay" }]);
    expect(read(again, {}, [asked]).actions).toEqual([{ type: "CLICK", point: [5, 6] }]);
    expect(toolResults(asked, turn(again, null, situationOf(adapter, {}, [asked]))).at(-1)).toEqual({
      status: "done",
      safety_acknowledgement: true,
    });
    const other = callsOf(["click", { x: 500, y: 6, safety_decision: guard }]);
    expect(read(other, {}, [asked]).actions[0]?.type).toBe("INFO");
  });
  it("answers calls with JSON objects", () => {
    expect(toolResults(turn(callsOf(["list_apps", {}], ["press_key", { key: "F5" }], ["click", {}])))).toEqual([
      { apps: ["Clock", "Notes", "Settings"] },
      { error: 'no key "F5" on this phone' },
      { error: "click lacks its x and y" },
    ]);
    expect(toolResults(turn(callsOf(["yield_to_user", { question: "Which?" }]), "The second"))).toEqual([
      { user: "The second", status: "done" },
    ]);
  });
  it("offers the functions for phones, and renders no action outside them", () => {
    expect(adapter.request(s).tools?.map((tool) => tool.type === "function" && tool.function.name)).toEqual([
      "open_app",
      "list_apps",
      "click",
      "long_press",
      "type",
      "drag_and_drop",
      "press_key",
      "go_back",
      "wait",
      "take_screenshot",
      "yield_to_user",
      "finish",
      "give_up",
    ]);
    expect(adapter.render({ type: "DOUBLE_TAP", point: [1, 2] }, "", s)).toBeNull();
    expect(adapter.render({ type: "TYPE", value: "x", clear: true }, "", s)).toBeNull();
    expect(adapter.render({ type: "CLICK", point: [1000, 1000] }, "", s)?.calls[0]?.args).toBe('{"x":999,"y":999}');
  });
});
