import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply } from "../adapter.ts";
import mobimind from "./mobimind.ts";

const s = situationOf(mobimind);
const read = (text: string, finish = "stop", situation = s) =>
  mobimind.parse({ ...textReply(text), finish }, situation);
const answerJson = (action: string, parameters: object) => JSON.stringify({ reasoning: "r", action, parameters });

describe("mobimind", () => {
  it.each([
    [
      answerJson("click", { target_element: "search box", bbox: [60, 70, 940, 110] }),
      [{ type: "CLICK", point: [500, 90] }],
    ],
    [answerJson("click", { bbox_2d: [480, 60, 520, 100] }), [{ type: "CLICK", point: [500, 80] }]],
    [answerJson("click", { "bbox-2d": [480, 60, 520, 100] }), [{ type: "CLICK", point: [500, 80] }]],
    [answerJson("click", { bbox_2009: "[480, 60, 520, 100]" }), [{ type: "CLICK", point: [500, 80] }]],
    [answerJson("click", { parameters: { bbox: [0, 0, 10, 20] } }), [{ type: "CLICK", point: [5, 10] }]],
    [answerJson("swipe", { direction: "UP" }), [{ type: "SWIPE", point1: [500, 700], point2: [500, 300] }]],
    [answerJson("swipe", { direction: "down" }), [{ type: "SWIPE", point1: [500, 300], point2: [500, 700] }]],
    [answerJson("swipe", { direction: "LEFT" }), [{ type: "SWIPE", point1: [700, 500], point2: [300, 500] }]],
    [
      answerJson("swipe", { direction: "UP", start_coords: [500, 800], end_coords: [500, 400] }),
      [{ type: "SWIPE", point1: [500, 800], point2: [500, 400] }],
    ],
    [answerJson("input", { text: "coffee" }), [{ type: "TYPE", value: "coffee", clear: true }]],
    [
      answerJson("click_input", { text: "coffee", bbox: [0, 0, 10, 20] }),
      [
        { type: "CLICK", point: [5, 10] },
        { type: "TYPE", value: "coffee", clear: true },
      ],
    ],
    [answerJson("wait", {}), [{ type: "WAIT", value: 1 }]],
    [answerJson("done", { status: "success" }), [{ type: "COMPLETE" }]],
    [answerJson("done", {}), [{ type: "COMPLETE" }]],
    [answerJson("done", { status: "failed" }), [{ type: "ABORT" }]],
    [answerJson("done", { status: "suspended" }), [{ type: "INFO", value: "r" }]],
    [answerJson("fly", {}), [{ type: "NOOP" }]],
    ['{"思考":"r","动作":"输入","参数":{"文本":"咖啡"}}', [{ type: "TYPE", value: "咖啡", clear: true }]],
    [
      '{"reasoning":"r","action":"滑动","parameters":{"方向":"UP"}}',
      [{ type: "SWIPE", point1: [500, 700], point2: [500, 300] }],
    ],
    ['Here:\n```json\n{"reasoning":"a } b…","action":"wait","parameters":{}}\n```', [{ type: "WAIT", value: 1 }]],
    ['{"reasoning":"r","action":"input","parameters":{"text":"```"}}', [{ type: "TYPE", value: "```", clear: true }]],
    ["{'reasoning':'r','action':'wait',}", [{ type: "WAIT", value: 1 }]],
    ['<think>{"action":"done"}</think>{"action":"wait"}', [{ type: "WAIT", value: 1 }]],
  ])("%s", (text, actions) => {
    expect(read(text).actions).toEqual(actions);
  });
  it.each([
    ["I tap it.", "stop", "no_action"],
    ['{"reasoning":"r"}', "stop", "no_action"],
    // In this answer format, a separate grounding model finds the position.
    ['{"reasoning":"r","action":"点击","parameters":{"目标元素":"搜索"}}', "stop", "bad_args"],
    [answerJson("click", { bbox: [1, 2, 3] }), "stop", "bad_args"],
    [answerJson("swipe", { direction: "onwards" }), "stop", "bad_args"],
    [answerJson("input", {}), "stop", "bad_args"],
    [answerJson("done", { status: "soon" }), "stop", "bad_args"],
    ['{"reasoning":"r","action":"done","parameters":{', "stop", "bad_args"],
    ['{"reasoning":"the page shows a lis', "length", "truncated"],
    ['{"reasoning":"r","action":"click","parameters":{"bbox":[60,70,94', "length", "truncated"],
    ['{"reasoning":"r","action":"done"', "length", "truncated"],
    [`${answerJson("wait", {})} or ${answerJson("done", {})}`, "stop", "ambiguous"],
    ['{"reasoning":"not {"action":"done"} yet","action":"wait","parameters":{}}', "stop", "no_action"],
    [answerJson("click", { bbox: [-1, -1, -1, -1] }), "stop", "bad_args"],
    [answerJson("swipe", { direction: "UP", start_coords: "none", end_coords: [1, 2] }), "stop", "bad_args"],
  ])("refuses %s (%s)", (text, finish, kind) => {
    expect(read(text, finish)).toMatchObject({ actions: [], fault: { kind } });
  });
  it("returns the reasoning, and reports its repairs and unknown actions", () => {
    expect(read(answerJson("wait", {}))).toMatchObject({ thought: "r", repairs: [], notes: [] });
    expect(read('{"reasoning":"r","action":"click","parameters":{"bbox":[0,0,10,20]}')).toMatchObject({
      actions: [{ type: "CLICK", point: [5, 10] }],
      repairs: ["mended JSON"],
    });
    expect(read("{'action':'wait'}").repairs).toEqual(["mended JSON"]);
    expect(read(answerJson("fly", {})).notes).toEqual(['unknown action "fly"']);
    expect(read(answerJson("click", { bbox: [1200, -4, 1200, -4] }))).toMatchObject({
      actions: [{ type: "CLICK", point: [1000, 0] }],
      repairs: expect.arrayContaining(["moved a point onto the glass"]),
    });
  });
  it("treats a suspended task as complete only with that option", () => {
    const complete = situationOf(mobimind, { suspended: "complete" });
    expect(read(answerJson("done", { status: "suspended" }), "stop", complete).actions).toEqual([
      { type: "COMPLETE", value: "suspended" },
    ]);
    expect(mobimind.render({ type: "INFO", value: "?" }, "", complete)).toBeNull();
  });

  it("requests pictures at half size, and sends past answers as a text history", () => {
    expect(mobimind.picture({ width: 1080, height: 2400 }, mobimind.options)).toEqual({
      width: 540,
      height: 1200,
      format: "jpeg",
    });
    const reply = textReply(answerJson("wait", {}));
    const turn = turnsOf(mobimind);
    const past = [turn(reply), turn('{"a":\n 1}', "the first")];
    expect(mobimind.request(situationOf(mobimind, {}, past)).messages).toEqual([
      {
        role: "user",
        content: [
          { type: "image_url", image_url: { url: s.picture.url } },
          {
            type: "text",
            text: expect.stringContaining(`\n1. ${reply.text}\n2. {"a": 1}\nUser: the first\n`),
          },
        ],
      },
    ]);
    expect(JSON.stringify(mobimind.request(s))).toContain("(No history)");
  });
  it("renders a tap with the box of the element, if it knows the element", () => {
    const bounds: [number, number, number, number] = [400, 280, 600, 320];
    const seen = {
      ...s,
      elements: [{ role: "button", name: "Save", bounds, enabled: true, focused: false, scrollable: false }],
    };
    const click = { type: "CLICK", point: [500, 300] } as const;
    expect(JSON.parse(mobimind.render({ ...click, point: [500, 300] }, "t", seen)!.text)).toEqual({
      reasoning: "t",
      action: "click",
      parameters: { target_element: "Save", bbox: bounds },
    });
    expect(mobimind.render({ ...click, point: [500, 310] }, "t", seen)!.text).toContain('"bbox":[500,310,500,310]');
  });
  it("renders only the actions that its format has", () => {
    for (const type of ["BACK", "HOME", "RECENT", "ENTER", "NOOP"] as const)
      expect(mobimind.render({ type }, "", s), type).toBeNull();
    expect(mobimind.render({ type: "LONG_PRESS", point: [1, 2] }, "", s)).toBeNull();
    expect(mobimind.render({ type: "AWAKE", value: "Notes" }, "", s)).toBeNull();
    expect(mobimind.render({ type: "WAIT", value: 2 }, "", s)).toBeNull();
    expect(mobimind.render({ type: "TYPE", value: "a", clear: true }, "", s)).not.toBeNull();
    expect(mobimind.render({ type: "TYPE", value: "a", point: [1, 2] }, "", s)).toBeNull();
  });
});
