import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply } from "../adapter.ts";
import tars from "./ui-tars.ts";

const s = situationOf(tars);
const doubao = situationOf(tars, { model: "doubao" });
const read = (text: string, finish = "stop", situation = s) => tars.parse({ ...textReply(text), finish }, situation);

describe("ui-tars", () => {
  it("requests the picture in the size that the model counts in", () => {
    const screen = { width: 1080, height: 2400 };
    expect(tars.picture(screen, tars.options)).toEqual({ width: 1092, height: 2408, format: "png" });
    expect(tars.picture(screen, { ...tars.options, maxPixels: 1_003_520 })).toMatchObject({ width: 672, height: 1484 });
    expect(tars.picture(screen, { ...tars.options, model: "1.0" })).toMatchObject({ width: 952, height: 2156 });
  });

  it.each([
    ["Thought: x\nAction: click(start_box='(197,525)')", [{ type: "CLICK", point: [180, 218] }]],
    ["Thought: x\nAction: click(point='<point>546 1204</point>')", [{ type: "CLICK", point: [500, 500] }]],
    [
      "Action: drag(start_box='(546,2000)', end_box='(546,800)')",
      [{ type: "DRAG", point1: [500, 831], point2: [500, 332] }],
    ],
    [
      "Action: scroll(point='<point>546 1204</point>', direction='down')",
      [{ type: "SWIPE", point1: [500, 500], point2: [500, 200] }],
    ],
    ["Action: type(content='weather\\n')", [{ type: "TYPE", value: "weather" }, { type: "ENTER" }]],
    ["Action: type(content='weather\n')", [{ type: "TYPE", value: "weather" }, { type: "ENTER" }]],
    ["Action: type(content='a\\n\\n')", [{ type: "TYPE", value: "a\n" }, { type: "ENTER" }]],
    ["Action: finished(content='It\\'s 5')", [{ type: "COMPLETE", value: "It's 5" }]],
    ["Action: finished()", [{ type: "COMPLETE" }]],
    ["Action: click(start_box='<|box_start|>(546,1204)<|box_end|>')", [{ type: "CLICK", point: [500, 500] }]],
    ["Action: click(start_box='[540, 1200, 552, 1208]')", [{ type: "CLICK", point: [500, 500] }]],
    ["Action: long_press(start_box='(546,1204)', time='2')", [{ type: "LONG_PRESS", point: [500, 500] }]],
    [
      "Action: scroll(start_box='(546,1204)', direction='left')",
      [{ type: "SWIPE", point1: [500, 500], point2: [800, 500] }],
    ],
    ["Action: scroll(direction='up')", [{ type: "SWIPE", point1: [500, 500], point2: [500, 800] }]],
    [
      "Action: swipe(start_box='(546,2000)', end_box='(546,800)')",
      [{ type: "SWIPE", point1: [500, 831], point2: [500, 332] }],
    ],
    [
      "Action: scroll(start_box='(546,2000)', end_box='(546,800)')",
      [{ type: "SWIPE", point1: [500, 831], point2: [500, 332] }],
    ],
    [
      "Action: scroll(start_box='[540, 1996, 552, 2004]', end_box='[540, 796, 552, 804]', direction='down')",
      [{ type: "SWIPE", point1: [500, 831], point2: [500, 332] }],
    ],
    ["Action: open_app(app_name='微信')", [{ type: "AWAKE", value: "微信" }]],
    ["Action: press_home()", [{ type: "HOME" }]],
    ["Action: press_back()", [{ type: "BACK" }]],
    ["Action: hotkey(key='enter')", [{ type: "ENTER" }]],
    ["Action: hotkey(key='Back')", [{ type: "BACK" }]],
    ["Action: hotkey(key='volume_up')", [{ type: "NOOP" }]],
    ["Action: wait()", [{ type: "WAIT", value: 5 }]],
    ["Thought: Which one?\nAction: call_user()", [{ type: "INFO", value: "Which one?" }]],
    ["Action: left_double(point='<point>1 2</point>')", [{ type: "NOOP" }]],
    [
      "Action: click(start_box='(546,1204)')\n\ntype(content='x')",
      [
        { type: "CLICK", point: [500, 500] },
        { type: "TYPE", value: "x" },
      ],
    ],
    ["Action: type(content='it's ok')", [{ type: "TYPE", value: "it's ok" }]],
    ["Action: click(start_box='(546,1204'", [{ type: "CLICK", point: [500, 500] }]],
    ["I will go back now. press_back()", [{ type: "BACK" }]],
    ["Reflection: no. Action_Summary: back Action: press_back()[EOS]", [{ type: "BACK" }]],
    ["Thought: then Action: press_home() was wrong\nAction: press_back()", [{ type: "BACK" }]],
    ["<think>click(point='<point>1 1</point>')</think>Action: press_back()", [{ type: "BACK" }]],
    ["Action: click(point='<point>546.0 1204.4</point>')", [{ type: "CLICK", point: [500, 500] }]],
    ["Action: click(point='<point>5000 -4</point>')", [{ type: "CLICK", point: [1000, 0] }]],
  ])("%s", (text, actions) => {
    expect(read(text).actions).toEqual(actions);
  });
  it("reads points in thousandths for the other models", () => {
    expect(read("Thought: x\nAction: click(start_box='(197,525)')", "stop", doubao).actions).toEqual([
      { type: "CLICK", point: [197, 525] },
    ]);
  });

  it.each([
    ["Action: click(start_box='=')", "stop", "bad_args"],
    ["Action: click(start_box='(1a7,525)')", "stop", "bad_args"],
    ["Action: click()", "stop", "bad_args"],
    ["Action: scroll(start_box='=', direction='up')", "stop", "bad_args"],
    ["Action: scroll(direction='onwards')", "stop", "bad_args"],
    ["Action: scroll(start_box='(546,2000)', end_box='none', direction='up')", "stop", "bad_args"],
    ["Action: click(point='<point>-1 -1</point>')", "stop", "bad_args"],
    ["Thought: then Action: press_home() was wrong", "stop", "no_action"],
    ["press_home()\npress_back()", "stop", "ambiguous"],
    ["Action: click(point='<point>1 2</point>')", "length", "truncated"],
    ["Action: drag(start_box='(1,2)')", "stop", "bad_args"],
    ["Action: open_app(app_name='')", "stop", "bad_args"],
    ["Action: press_back()\nclick(start_box='=')", "stop", "bad_args"],
    ["Thought: I look for it.", "stop", "no_action"],
    ["Thought: I look", "length", "truncated"],
    ["Action: type(content='a long te", "length", "truncated"],
  ])("refuses %s (%s)", (text, finish, kind) => {
    expect(read(text, finish)).toMatchObject({ actions: [], fault: { kind } });
  });
  it("returns the thought, and reports its repairs and unknown actions", () => {
    expect(read("Thought: a plan\nAction: press_back()")).toMatchObject({ thought: "a plan", repairs: [], notes: [] });
    expect(read("Action: press_home()\nThought: no\nAction: press_back()")).toMatchObject({
      actions: [{ type: "BACK" }],
      repairs: ["dropped 1 more action"],
    });
    expect(read("Action: press_home()\n\nNow press_back() would be wrong.")).toMatchObject({
      actions: [{ type: "HOME" }],
      repairs: ["dropped 1 more action"],
    });
    expect(read("press_back(").repairs).toEqual(["no Action label", "closed a bracket"]);
    expect(read("Action: hotkey(key='lock')").notes).toEqual([`unknown action "hotkey(key='lock')"`]);
    expect(read("Action: right_single(point='1 2')").notes).toEqual(['unknown action "right_single"']);
    expect(tars.parse({ ...textReply(""), reasoning: "Action: press_back()" }, s).repairs).toEqual([
      "read the reasoning",
    ]);
    expect(read("Action: click(point='<point>5000 -4</point>')")).toMatchObject({
      actions: [{ type: "CLICK", point: [1000, 0] }],
      repairs: expect.arrayContaining(["moved a point onto the glass"]),
    });
  });
  it("scrolls as its options say, in direction and length", () => {
    const finger = situationOf(tars, { scroll: "finger", scrollLength: 400 });
    expect(read("Action: scroll(direction='up')", "stop", finger).actions).toEqual([
      { type: "SWIPE", point1: [500, 500], point2: [500, 100] },
    ]);
  });

  it("sends the newest pictures and every answer", () => {
    const reply = textReply("Thought: x\nAction: click(start_box='(197,525)')");
    const turn = turnsOf(tars);
    const past = [null, "early", null, null, null, "late"].map((message) => turn(reply, message));
    const { messages } = tars.request(situationOf(tars, { alternate: false }, past));
    const image = { type: "image_url", image_url: { url: s.picture.url } };
    const answer = {
      role: "assistant",
      content: "Thought: x\nAction: click(start_box='<|box_start|>(197,525)<|box_end|>')",
    };
    expect(messages[0]).toMatchObject({ role: "user", content: expect.stringContaining("## Action Space") });
    expect(messages.slice(1)).toEqual([
      answer,
      answer,
      { role: "user", content: [{ type: "text", text: "[User Reply] early" }, image] },
      ...[answer, { role: "user", content: [image] }, answer, { role: "user", content: [image] }, answer],
      ...[{ role: "user", content: [image] }, answer],
      { role: "user", content: [{ type: "text", text: "[User Reply] late" }, image] },
    ]);
    const alternating = tars.request(situationOf(tars, {}, past)).messages;
    expect(alternating.map(({ role }) => role)).toEqual(
      Array.from({ length: 13 }, (_, i) => (i % 2 === 0 ? "user" : "assistant")),
    );
    expect(alternating[2]).toEqual({ role: "user", content: [{ type: "text", text: "(an older screenshot)" }] });
    const first = tars.request(s).messages;
    expect(first).toEqual([{ role: "user", content: [{ type: "text", text: messages[0]!.content }, image] }]);
    const one = tars.request(situationOf(tars, { pictures: 1 }, past)).messages;
    expect(JSON.stringify(one).split("data:image").length).toBe(2);
    expect(JSON.stringify(one)).toContain("early");
  });
  it("renders only the actions that its format has", () => {
    const text = (action: Parameters<typeof tars.render>[0]) => tars.render(action, "t", s)?.text ?? null;
    expect(text({ type: "CLICK", point: [500, 500] })).toBe(
      "Thought: t\nAction: click(point='<point>546 1204</point>')",
    );
    expect(text({ type: "SWIPE", point1: [500, 500], point2: [500, 200] })).toContain("direction='down'");
    expect(text({ type: "SWIPE", point1: [500, 800], point2: [500, 300] })).toContain("swipe(");
    expect(text({ type: "ENTER" })).toContain("type(content='\\n')");
    for (const type of ["RECENT", "ABORT", "NOOP"] as const) expect(text({ type }), type).toBeNull();
    expect(text({ type: "DOUBLE_TAP", point: [1, 2] })).toBeNull();
    expect(text({ type: "TYPE", value: "a", clear: true })).toBeNull();
    expect(text({ type: "TYPE", value: "a\n" })).toBeNull();
    expect(text({ type: "WAIT", value: 2 })).toBeNull();
  });
});
