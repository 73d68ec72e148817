import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply, type PastTurn } from "../adapter.ts";
import agentcpm from "./agentcpm.ts";

const s = situationOf(agentcpm);
const read = (text: string, finish = "stop", situation = s) =>
  agentcpm.parse({ ...textReply(text), finish }, situation);

describe("agentcpm", () => {
  it.each([
    ['{"thought":"t","POINT":[480,210]}', [{ type: "CLICK", point: [480, 210] }]],
    ['{"POINT":[500,500],"to":"up"}', [{ type: "SWIPE", point1: [500, 500], point2: [500, 100] }]],
    ['{"POINT":[500,500],"to":[100,500]}', [{ type: "SWIPE", point1: [500, 500], point2: [100, 500] }]],
    ['{"POINT":[500,500],"duration":1000}', [{ type: "LONG_PRESS", point: [500, 500] }]],
    ['{"POINT":[500,500],"duration":200}', [{ type: "CLICK", point: [500, 500] }]],
    ['{"PRESS":"HOME"}', [{ type: "HOME" }]],
    ['{"PRESS":"back"}', [{ type: "BACK" }]],
    ['{"PRESS":"ENTER"}', [{ type: "ENTER" }]],
    ['{"PRESS":"POWER"}', [{ type: "NOOP" }]],
    ['{"TYPE":"text"}', [{ type: "TYPE", value: "text" }]],
    ['{"POINT":[1,2],"TYPE":"text"}', [{ type: "TYPE", value: "text", point: [1, 2] }]],
    ['{"duration":3000}', [{ type: "WAIT", value: 3 }]],
    ['{"STATUS":"finish"}', [{ type: "COMPLETE" }]],
    ['{"STATUS":"satisfied"}', [{ type: "COMPLETE" }]],
    ['{"STATUS":"impossible"}', [{ type: "ABORT" }]],
    ['{"STATUS":"interrupt"}', [{ type: "ABORT" }]],
    ['{"thought":"Which?","STATUS":"need_feedback"}', [{ type: "INFO", value: "Which?" }]],
    ['{"POINT":[1,2],"STATUS":"continue"}', [{ type: "CLICK", point: [1, 2] }]],
    ['{"POINT":[1,2],"STATUS":"finish"}', [{ type: "CLICK", point: [1, 2] }, { type: "COMPLETE" }]],
    ['```json\n{"PRESS":"HOME"}\n```', [{ type: "HOME" }]],
    ['[{"PRESS":"HOME"},{"PRESS":"BACK"}]', [{ type: "HOME" }]],
    ['<think>{"PRESS":"BACK"}</think>{"PRESS":"HOME"}', [{ type: "HOME" }]],
    ['{"POINT":"480,210",}', [{ type: "CLICK", point: [480, 210] }]],
  ])("%s", (text, actions) => {
    expect(read(text).actions).toEqual(actions);
  });
  it.each([
    ["I tap it.", "stop", "no_action"],
    ['{"thought":"t"}', "stop", "no_action"],
    ['{"thought":"t","STATUS":"continue"}', "stop", "no_action"],
    ['{"STATUS":"done?"}', "stop", "bad_args"],
    ['{"POINT":[480]}', "stop", "bad_args"],
    ['{"to":"up"}', "stop", "bad_args"],
    ['{"POINT":[1,2],"to":"away"}', "stop", "bad_args"],
    ['{"thought":"I look for', "length", "truncated"],
    ['{"thought":"t","POINT":[480,2', "length", "truncated"],
    ['{"POINT":[1,2]} or {"PRESS":"HOME"}', "stop", "ambiguous"],
    ['{"POINT":[-1,-1]}', "stop", "bad_args"],
    ['{"POINT":[1,2],"to":[-1,-1]}', "stop", "bad_args"],
  ])("refuses %s (%s)", (text, finish, kind) => {
    expect(read(text, finish)).toMatchObject({ actions: [], fault: { kind } });
  });
  it("returns the thought, the repairs and the notes", () => {
    expect(read('{"thought":"t","PRESS":"HOME"}')).toMatchObject({ thought: "t", repairs: [] });
    expect(read("{'POINT':[1200,2]}").repairs).toEqual(["mended JSON", "moved a point onto the glass"]);
    expect(read('[{"PRESS":"HOME"},{"PRESS":"BACK"}]').repairs).toEqual(["dropped 1 more action"]);
    expect(read('{"PRESS":"POWER"}').notes).toEqual(['unknown action "PRESS POWER"']);
  });
  it("limits the longer side of a picture to 1120 pixels", () => {
    expect(agentcpm.picture({ width: 1080, height: 2400 }, {})).toEqual({ width: 504, height: 1120, format: "png" });
    expect(agentcpm.picture({ width: 720, height: 1600 }, {})).toMatchObject({ width: 504, height: 1120 });
    expect(agentcpm.picture({ width: 1600, height: 720 }, {})).toMatchObject({ width: 1120, height: 504 });
    expect(agentcpm.picture({ width: 1440, height: 3200 }, {})).toMatchObject({ width: 504, height: 1120 });
    expect(agentcpm.picture({ width: 480, height: 800 }, {})).toMatchObject({ width: 480, height: 800 });
  });
  it("sends the task, the last steps and the user's reply", () => {
    const turn = (message: string | null) => turnsOf(agentcpm)('{"PRESS":\n"HOME"}', message);
    const question = (past: PastTurn[], options = {}) =>
      (agentcpm.request(situationOf(agentcpm, options, past)).messages[1]!.content as { text: string }[])[0]!.text;
    expect(question([])).toBe("<Question>Set an alarm for 07:00</Question>\n当前屏幕截图：");
    expect(question([turn("yes"), turn(null)], { history: 1 })).toBe(
      '<Question>Set an alarm for 07:00\n已执行的操作：\n用户回复：yes\n2. {"PRESS": "HOME"}</Question>\n当前屏幕截图：',
    );
    expect(question([turn(null)], { history: 0 })).toBe(question([]));
    expect(JSON.stringify(agentcpm.request(s).messages[0])).toContain("need_feedback");
  });
  it("renders only actions that its grammar can express", () => {
    expect(agentcpm.render({ type: "CLICK", point: [1, 2] }, "t", s)!.text).toBe('{"thought":"t","POINT":[1,2]}');
    for (const type of ["RECENT", "NOOP"] as const) expect(agentcpm.render({ type }, "", s), type).toBeNull();
    expect(agentcpm.render({ type: "AWAKE", value: "Notes" }, "", s)).toBeNull();
    expect(agentcpm.render({ type: "TYPE", value: "a", clear: true }, "", s)).toBeNull();
    expect(agentcpm.render({ type: "DOUBLE_TAP", point: [1, 2] }, "", s)).toBeNull();
  });
});
