import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply, type PastTurn } from "../adapter.ts";
import step from "./step-gui.ts";

const s = situationOf(step);
const read = (text: string, finish = "stop") => step.parse({ ...textReply(text), finish }, s);

describe("step-gui", () => {
  it.each([
    ["<THINK> t </THINK>\nexplain:x\taction:CLICK\tpoint:500,300\tsummary:s", { type: "CLICK", point: [500, 300] }],
    [
      "<TINK>t</TINK>\naction:SLIDE\tpoint1:500,800\tpoint2:500 300",
      { type: "SWIPE", point1: [500, 800], point2: [500, 300] },
    ],
    ["explain:x\\taction:COMPLETE\\treturn:ok", { type: "COMPLETE", value: "ok" }],
    ["action:CLICK\tpoint:40 960", { type: "CLICK", point: [40, 960] }],
    ["action:CLICK\tpoint:(500,300)", { type: "CLICK", point: [500, 300] }],
    ["action:CLICK\tpoint:[500, 300]", { type: "CLICK", point: [500, 300] }],
    ["action：CLICK\tpoint：500，300", { type: "CLICK", point: [500, 300] }],
    ["action:TYPE\tvalue:coffee\tpoint:500,320", { type: "TYPE", value: "coffee", point: [500, 320] }],
    ["action:TYPE\tvalue:hello", { type: "TYPE", value: "hello" }],
    ["action:TYPE\tvalue:a:b\tc：d\tsummary:s", { type: "TYPE", value: "a:b\tc：d" }],
    ["action:TYPE\tvalue:line 1\nline 2\tsummary:s", { type: "TYPE", value: "line 1\nline 2" }],
    ["action:LONGPRESS\tpoint:300,640", { type: "LONG_PRESS", point: [300, 640] }],
    ["action:LONG_PRESS\tpoint:300,640", { type: "LONG_PRESS", point: [300, 640] }],
    ["action:AWAKE\tvalue:微信", { type: "AWAKE", value: "微信" }],
    ["action:WAIT\tvalue:2", { type: "WAIT", value: 2 }],
    ["action:WAIT", { type: "WAIT", value: 1 }],
    ["action:INFO\tvalue:Which contact do you mean?", { type: "INFO", value: "Which contact do you mean?" }],
    ["action:CALL_USER\tvalue:Which?", { type: "INFO", value: "Which?" }],
    ["action:COMPLETE\treturn:The alarm is set", { type: "COMPLETE", value: "The alarm is set" }],
    ["action:COMPLETE\tvalue:ok", { type: "COMPLETE", value: "ok" }],
    ["action:ABORT\tvalue:login required", { type: "ABORT", value: "login required" }],
    ["action:ANSWER\tvalue:45", { type: "ANSWER", value: "45" }],
    ["action:HOT_KEY\tkey:BACK", { type: "BACK" }],
    ["action:HOT_KEY\tkey:POWER", { type: "NOOP" }],
    ["action:DOUBLE_CLICK\tpoint:1,2", { type: "DOUBLE_TAP", point: [1, 2] }],
    ["action:FLY\tpoint:1,2", { type: "NOOP" }],
    ["explain:x\naction:CLICK\npoint:500,300\nsummary:s", { type: "CLICK", point: [500, 300] }],
    ["summary:s\taction:CLICK\tpoint:500,300", { type: "CLICK", point: [500, 300] }],
    ["< think >action:ABORT</ Think >action:WAIT\tvalue:2", { type: "WAIT", value: 2 }],
    ["t</THINK>\naction:WAIT\tvalue:2", { type: "WAIT", value: 2 }],
    ["<THINK> I wait\nexplain:x\taction:WAIT\tvalue:2", { type: "WAIT", value: 2 }],
    ["words\taction:WAIT\tvalue:2\tmore words", { type: "WAIT", value: 2 }],
    ["action:CLICK\tpoint:1200,-4", { type: "CLICK", point: [1000, 0] }],
  ])("%j", (text, action) => {
    expect(read(text).actions).toEqual([action]);
  });
  it.each([
    ["<THINK>t</THINK>\nsummary:s", "stop", "no_action"],
    ["I tap the button", "stop", "no_action"],
    ["<THINK>t", "length", "truncated"],
    ["action:CLICK\tpoint:500,30", "length", "truncated"],
    ["action:TYPE\tvalue:a long te", "length", "truncated"],
    ["<THINK> before,\naction:BACK\tsummary:s did", "length", "truncated"],
    ["action:CLICK\tpoint:1,2\taction:CLICK\tpoint:3,4", "stop", "ambiguous"],
    ["Thought: before, \taction:CLICK\tpoint:1,2\t did not help.", "stop", "no_action"],
    ["action:CLICK\tpoint:-1,-1", "stop", "bad_args"],
    ["action:CLICK", "stop", "bad_args"],
    ["action:CLICK\tpoint:here", "stop", "bad_args"],
    ["action:TYPE\tvalue:a\tpoint:here", "stop", "bad_args"],
    ["action:TYPE", "stop", "bad_args"],
    ["action:SLIDE\tpoint1:1,2", "stop", "bad_args"],
    ["action:AWAKE\tvalue:", "stop", "bad_args"],
  ])("refuses %j (%s)", (text, finish, kind) => {
    expect(read(text, finish)).toMatchObject({ actions: [], fault: { kind } });
  });
  it("returns the summary, even one that was cut off, and the repairs", () => {
    expect(read("<THINK> t </THINK>\naction:WAIT\tvalue:2\tsummary:s")).toMatchObject({
      thought: "t",
      summary: "s",
      repairs: [],
    });
    expect(read("action:CLICK\tpoint:1,2\tsummary:so f", "length")).toMatchObject({ summary: "so f" });
    expect(read("action:CLICK\npoint:1,2\nsummary:s")).toMatchObject({
      summary: "s",
      repairs: ["separated without tabs"],
    });
    expect(read("action:CLICK\tpoint:1200,-4")).toMatchObject({
      actions: [{ type: "CLICK", point: [1000, 0] }],
      repairs: expect.arrayContaining(["moved a point onto the glass"]),
    });
    expect(read("<TINK>t</TINK>action:WAIT").repairs).toEqual(["mended a tag"]);
    expect(read("action:FLY\tsummary:s")).toMatchObject({ summary: "s", notes: ['unknown action "FLY"'] });
  });

  it("sends one message: definition, status, picture, requirements", () => {
    const { messages } = step.request(s);
    expect(messages).toEqual([
      {
        role: "user",
        content: [
          { type: "text", text: expect.stringContaining("action:CLICK\tpoint:x,y") },
          {
            type: "text",
            text: "已知用户任务为：Set an alarm for 07:00\n已知已经执行过的历史动作如下：暂无历史操作\n当前手机屏幕截图如下：",
          },
          { type: "image_url", image_url: { url: s.picture.url } },
          { type: "text", text: expect.stringContaining("summary:") },
        ],
      },
    ]);
    expect(JSON.stringify(messages)).not.toContain("ANSWER");
    expect(JSON.stringify(step.request(situationOf(step, { answer: true })))).toContain("action:ANSWER");
    expect(JSON.stringify(step.request({ ...s, prompt: "{task}" }).messages)).toMatch(/Set an alarm.*data:image/);
  });
  it("sends only the last summary, and what the user has said since", () => {
    const turn = turnsOf(step);
    const status = (...past: PastTurn[]) => JSON.stringify(step.request(situationOf(step, {}, past)).messages);
    const [asked, went] = [turn("action:INFO\tvalue:?\tsummary:asked", "the first"), turn("action:WAIT\tsummary:went")];
    expect(status(asked)).toContain("历史动作如下：asked 用户回复说： the first\\n");
    expect(status(asked, went)).toContain("历史动作如下：went\\n");
    expect(status(went, turn("nothing"))).toContain("历史动作如下：went\\n");
    expect(step.render({ type: "WAIT", value: 2 }, "I\twait", situationOf(step, {}, [went]))!.text).toBe(
      "<THINK> I\twait </THINK>\nexplain:I wait\taction:WAIT\tvalue:2\tsummary:went I wait\n",
    );
  });
  it("sends the picture in the screen's size, or square", () => {
    const screen = { width: 1080, height: 2400 };
    expect(step.picture(screen, step.options)).toEqual({ ...screen, format: "jpeg" });
    expect(step.picture(screen, { square: 756 })).toEqual({ width: 756, height: 756, format: "jpeg" });
  });
  it("renders only actions that its grammar can express", () => {
    for (const type of ["BACK", "HOME", "RECENT", "ENTER", "NOOP"] as const)
      expect(step.render({ type }, "", s), type).toBeNull();
    expect(step.render({ type: "TYPE", value: "a", clear: true }, "", s)).toBeNull();
    expect(step.render({ type: "TYPE", value: "a", point: [1, 2] }, "", s)!.text).toContain("value:a\tpoint:1,2");
    expect(step.render({ type: "ANSWER", value: "a" }, "", s)).toBeNull();
    expect(step.render({ type: "ANSWER", value: "a" }, "", situationOf(step, { answer: true }))).not.toBeNull();
  });
});
