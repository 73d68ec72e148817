import { describe, expect, it } from "vitest";
import { callsOf, toolMessagesOf, situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply, type Options, type PastTurn, type Reply } from "../adapter.ts";
import adapter from "./openai-computer.ts";

const s = situationOf(adapter);
const computerReply = (...actions: readonly object[]): Reply => callsOf(["computer", { actions }]);
const read = (reply: Reply, options: Options = {}, past: readonly PastTurn[] = []) =>
  adapter.parse(reply, situationOf(adapter, options, past));
const turn = turnsOf(adapter);
const click = { type: "click", button: "left", x: 405, y: 157 };

describe("openai-computer", () => {
  it.each([
    [{ type: "click", x: -1, y: -1 }],
    [{ type: "click", x: "there", y: 5 }],
    [{ type: "click", x: 5 }],
    [{ type: "move", x: -1, y: -1 }],
    [{ type: "scroll", x: -5, y: -5, scroll_y: 600 }],
    [
      {
        type: "drag",
        path: [
          { x: 5, y: 5 },
          { x: -1, y: -1 },
        ],
      },
    ],
  ])("refuses an invalid point: %j", (action) => {
    expect(adapter.parse(callsOf(["computer", { actions: [action] }]), s)).toMatchObject({
      actions: [],
      fault: { kind: "bad_args" },
    });
  });

  it.each([
    [click, { type: "CLICK", point: [375, 65] }],
    [
      { ...click, button: undefined },
      { type: "CLICK", point: [375, 65] },
    ],
    [
      { ...click, button: "right" },
      { type: "LONG_PRESS", point: [375, 65] },
    ],
    [{ ...click, button: "back" }, { type: "BACK" }],
    [{ ...click, button: "wheel" }, { type: "NOOP" }],
    [{ ...click, button: "forward" }, { type: "NOOP" }],
    [
      { type: "double_click", x: 405, y: 157 },
      { type: "DOUBLE_TAP", point: [375, 65] },
    ],
    [
      {
        type: "drag",
        path: [
          { x: 100, y: 900 },
          { x: 500, y: 950 },
          { x: 900, y: 900 },
        ],
      },
      { type: "DRAG", point1: [93, 375], point2: [833, 375] },
    ],
    [
      { type: "scroll", x: 540, y: 1200, scroll_x: 0, scroll_y: 600 },
      { type: "SWIPE", point1: [500, 500], point2: [500, 250] },
    ],
    [
      { type: "scroll", x: 540, y: 1200, scroll_x: -270, scroll_y: 0 },
      { type: "SWIPE", point1: [500, 500], point2: [750, 500] },
    ],
    [
      { type: "scroll", x: 540, y: 1200, scroll_x: 108, scroll_y: 9000 },
      { type: "SWIPE", point1: [500, 500], point2: [400, 0] },
    ],
    [
      { type: "scroll", x: 540, y: 0, scroll_y: 600 },
      { type: "SWIPE", point1: [500, 100], point2: [500, 0] },
    ],
    [{ type: "keypress", keys: ["ENTER"] }, { type: "ENTER" }],
    [{ type: "keypress", keys: ["ESC"] }, { type: "BACK" }],
    [{ type: "keypress", keys: ["HOME"] }, { type: "HOME" }],
    [{ type: "keypress", keys: ["F5"] }, { type: "NOOP" }],
    [
      { type: "type", text: "penguin" },
      { type: "TYPE", value: "penguin" },
    ],
    [{ type: "wait" }, { type: "WAIT", value: 1 }],
    [{ type: "screenshot" }, { type: "NOOP" }],
    [{ type: "move", x: 1, y: 2 }, { type: "NOOP" }],
  ])("parses %j", (action, expected) => {
    expect(read(computerReply(action)).actions).toEqual([expected]);
    expect(read(callsOf(["computer", { action }])).actions).toEqual([expected]);
  });
  it.each([
    ["press_recent", {}, { type: "RECENT" }],
    ["open_app", { app_name: "Clock" }, { type: "AWAKE", value: "Clock" }],
    ["ask_user", { question: "Which?" }, { type: "INFO", value: "Which?" }],
  ])("supports the phone's own functions: %s", (name, args, action) => {
    expect(read(callsOf([name, args])).actions).toEqual([action]);
  });
  it("does a list of actions in order, and presses enter for a final newline", () => {
    const select = { type: "keypress", keys: ["CTRL", "A"] };
    expect(read(computerReply(click, select, { type: "type", text: "tea\n" }, { type: "screenshot" })).actions).toEqual(
      [{ type: "CLICK", point: [375, 65] }, { type: "TYPE", value: "tea", clear: true }, { type: "ENTER" }],
    );
  });
  it("clicks at the pointer if the click has no point", () => {
    const move = turn(computerReply({ type: "move", x: 405, y: 157 }));
    expect(read(computerReply({ type: "click", button: "left" }), {}, [move]).actions).toEqual([
      { type: "CLICK", point: [375, 65] },
    ]);
  });
  it("does not go home on the HOME key if homeKey is off", () => {
    expect(read(computerReply({ type: "keypress", keys: ["HOME"] }), { homeKey: false }).actions).toEqual([
      { type: "NOOP" },
    ]);
  });
  it.each([
    [callsOf(["computer", click]), "the action stood in place of the arguments"],
    [callsOf(["computer", { action: JSON.stringify(click) }]), "an action was a text"],
    [computerReply({ ...click, x: 405, y: -157 }), "moved a point onto the glass"],
  ])("repairs %j", (reply, repair) => {
    const { actions, repairs } = read(reply);
    expect(actions[0]?.type).toBe("CLICK");
    expect(repairs).toEqual([repair]);
  });
  it.each([
    [callsOf(["computer", {}]), "no_action"],
    [callsOf(["computer", { actions: [] }]), "no_action"],
    [callsOf(["computer", { actions: ["click"] }]), "no_action"],
    [computerReply({ x: 1, y: 2 }), "no_action"],
    [computerReply({ type: "click" }), "bad_args"],
    [computerReply({ type: "drag", path: [{ x: 1, y: 2 }] }), "bad_args"],
    [computerReply({ type: "scroll", x: 1, y: 2, scroll_x: 0, scroll_y: 0 }), "bad_args"],
    [computerReply({ type: "keypress", keys: [] }), "bad_args"],
    [computerReply({ type: "type" }), "bad_args"],
  ])("refuses %j", (reply, kind) => {
    expect(read(reply).fault?.kind).toBe(kind);
  });
  it("does the actions before one that fails", () => {
    const reply = computerReply(click, { type: "drag" }, { type: "wait" });
    expect(read(reply)).toMatchObject({
      actions: [{ type: "CLICK" }],
      notes: ["stopped: drag lacks its path; done before it: 1"],
    });
    expect(toolMessagesOf(adapter, turn(reply))).toEqual(["Error: drag lacks its path; done before it: 1"]);
  });
  it("does nothing for unknown names, and notes them", () => {
    expect(read(computerReply({ type: "fly" }))).toMatchObject({
      actions: [{ type: "NOOP" }],
      notes: ['unknown action "fly"'],
    });
    expect(read(callsOf(["fly", {}])).notes).toEqual(['unknown action "fly"']);
  });
  it("asks the user before an action with a pending safety check", () => {
    const pending_safety_checks = [{ id: "1", code: "risky", message: "Pay 3 euros?" }];
    const pay = callsOf(["computer", { actions: [click], pending_safety_checks }]);
    expect(read(pay).actions).toEqual([{ type: "INFO", value: "Pay 3 euros?" }]);
    expect(toolMessagesOf(adapter, turn(pay, "Yes"))).toEqual([
      "Yes\nNot done yet. If the user agrees, call it again.",
    ]);
    expect(read(pay, {}, [turn(pay, "Yes")]).actions).toEqual([{ type: "CLICK", point: [375, 65] }]);
  });
  it("completes on a turn without calls", () => {
    expect(read(textReply("07:00")).actions).toEqual([{ type: "COMPLETE", value: "07:00" }]);
  });
  it("sends the picture in the phone's own size, and states the size", () => {
    expect(adapter.picture({ width: 1080, height: 2400 }, s.options)).toEqual({
      width: 1080,
      height: 2400,
      format: "png",
    });
    const { messages, tools } = adapter.request(s);
    expect(JSON.stringify(messages)).toContain('"detail":"original"');
    expect(JSON.stringify(tools)).toContain("1080x2400 pixels");
    expect(JSON.stringify(adapter.request(situationOf(adapter, { detail: "high" })).messages)).toContain(
      '"detail":"high"',
    );
  });
  it("renders the actions that its format can express", () => {
    const spoken = (action: Parameters<typeof adapter.render>[0]) =>
      adapter.render(action, "", s)?.calls[0]?.args ?? null;
    expect(spoken({ type: "SWIPE", point1: [500, 500], point2: [500, 250] })).toBe(
      '{"actions":[{"type":"scroll","x":540,"y":1200,"scroll_x":0,"scroll_y":600}]}',
    );
    expect(spoken({ type: "WAIT", value: 5 })).toBeNull();
    expect(spoken({ type: "TYPE", value: "a\n" })).toBeNull();
    const type = adapter.render({ type: "TYPE", value: "tea", point: [500, 500], clear: true }, "", s)!;
    expect(read(type).actions).toEqual([
      { type: "CLICK", point: [500, 500] },
      { type: "TYPE", value: "tea", clear: true },
    ]);
  });
});
