import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply } from "../adapter.ts";
import venus from "./ui-venus.ts";

const s = situationOf(venus);
const read = (text: string, finish = "stop", situation = s) => venus.parse({ ...textReply(text), finish }, situation);

describe("ui-venus", () => {
  it.each([
    [
      "<think>a</think><action>Click(box=(512,88))</action><conclusion>c</conclusion>",
      { type: "CLICK", point: [512, 88] },
    ],
    [
      "<action>Scroll(start=(500,800), end=(500,300))</action>",
      { type: "SWIPE", point1: [500, 800], point2: [500, 300] },
    ],
    ["<action>Type(content='line1\nline2')</action>", { type: "TYPE", value: "line1\nline2", clear: true }],
    ["Click(box=(999,999))", { type: "CLICK", point: [999, 999] }],
    ["<action>Tap(10,20)</action>", { type: "NOOP" }],
    ["<action>LongPress(box=(300,640))</action>", { type: "LONG_PRESS", point: [300, 640] }],
    ["<action>Drag(start=(120,700), end=(850,700))</action>", { type: "DRAG", point1: [120, 700], point2: [850, 700] }],
    ["<action>Scroll(direction='down')</action>", { type: "SWIPE", point1: [500, 500], point2: [500, 100] }],
    [`<action>Type(content="it's")</action>`, { type: "TYPE", value: "it's", clear: true }],
    ["<action>Type(content='it's')</action>", { type: "TYPE", value: "it's", clear: true }],
    ["<action>Type(content='a (b|c)')</action>", { type: "TYPE", value: "a (b|c)", clear: true }],
    ["<action>Type(content='')</action>", { type: "TYPE", value: "", clear: true }],
    ["<action>Launch(app='Settings')</action>", { type: "AWAKE", value: "Settings" }],
    ["<action>Wait()</action>", { type: "WAIT", value: 1 }],
    ["<action>PressBack()</action>", { type: "BACK" }],
    ["<action>PressHome()</action>", { type: "HOME" }],
    ["<action>PressEnter()</action>", { type: "ENTER" }],
    ["<action>PressRecent()</action>", { type: "RECENT" }],
    ["<action>DoubleClick(box=(1,2))</action>", { type: "DOUBLE_TAP", point: [1, 2] }],
    ["<action>Hover(box=(1,2))</action>", { type: "NOOP" }],
    ["<action>Hotkey(keys=['ctrl','c'])</action>", { type: "NOOP" }],
    ["<action>Finished(content='')</action>", { type: "COMPLETE" }],
    ["<action>Finished(content='Alarm created')</action>", { type: "COMPLETE", value: "Alarm created" }],
    ["<action>CallUser(content='Which of the two?')</action>", { type: "INFO", value: "Which of the two?" }],
    ["<action>Click (box=(512.4, 88.0))</action>", { type: "CLICK", point: [512, 88] }],
    ["<action>Click(box=(500,80,520,100))</action>", { type: "CLICK", point: [510, 90] }],
    ["Click(box=(1,1))\n<action>PressBack()</action>\nPressHome()", { type: "BACK" }],
    ["<think>I could PressHome()</think>PressBack()", { type: "BACK" }],
    ["<action></action>PressBack()", { type: "BACK" }],
    ["<action>PressBack()<conclusion>went back, not PressHome()", { type: "BACK" }],
  ])("parses %s", (text, action) => {
    expect(read(text).actions).toEqual([action]);
  });
  it.each([
    ["I click.", "stop", "no_action"],
    ["<think>PressHome()", "stop", "no_action"],
    ["<think>I see", "length", "truncated"],
    ["<action>Type(content='a long te", "length", "truncated"],
    ["<action>PressBack()", "length", "truncated"],
    ["PressHome() or PressBack()", "stop", "ambiguous"],
    ["<action>not PressHome() but PressBack()</action>", "stop", "ambiguous"],
    ["<action>Click(box=(-1,-1))</action>", "stop", "bad_args"],
    ["<action>Click(box=there)</action>", "stop", "bad_args"],
    ["<action>Scroll(start=(1,2))</action>", "stop", "bad_args"],
    ["<action>Type()</action>", "stop", "bad_args"],
    ["<action>Launch(app='')</action>", "stop", "bad_args"],
  ])("refuses %s (%s)", (text, finish, kind) => {
    expect(read(text, finish)).toMatchObject({ actions: [], fault: { kind } });
  });

  it("reads CallUser as an answer or as a question", () => {
    const call = "<action>CallUser(content='It opens at 9:00')</action>";
    const asked = { ...s, instruction: "When does the shop open?" };
    expect(read(call, "stop", asked).actions).toEqual([{ type: "ANSWER", value: "It opens at 9:00" }]);
    expect(read(call, "stop", { ...s, instruction: "告诉我店铺几点开门" }).actions[0]!.type).toBe("ANSWER");
    expect(read(call).actions[0]!.type).toBe("INFO");
    expect(read("<action>CallUser(content='Which shop？')</action>", "stop", asked).actions[0]!.type).toBe("INFO");
    expect(read(call, "stop", situationOf(venus, { callUser: "answer" })).actions[0]!.type).toBe("ANSWER");
    const info = { ...asked, options: { ...asked.options, callUser: "info" } };
    expect(read(call, "stop", info).actions[0]!.type).toBe("INFO");
    expect(venus.render({ type: "ANSWER", value: "9:00" }, "", asked)).not.toBeNull();
    expect(venus.render({ type: "ANSWER", value: "9:00" }, "", s)).toBeNull();
  });
  it("appends text instead of replacing it if clear is off", () => {
    const appends = situationOf(venus, { clear: false });
    expect(read("<action>Type(content='a')</action>", "stop", appends).actions).toEqual([{ type: "TYPE", value: "a" }]);
    expect(venus.render({ type: "TYPE", value: "a", clear: true }, "", appends)).toBeNull();
    expect(venus.render({ type: "TYPE", value: "a", clear: true }, "", s)).not.toBeNull();
  });
  it("returns the conclusion, the thought and the repairs", () => {
    expect(read("<think>a</think><action>PressBack()</action><conclusion>c</conclusion>")).toMatchObject({
      thought: "a",
      summary: "c",
      repairs: [],
    });
    expect(read("<action>Click(box=(1200,-4))</action>")).toMatchObject({
      actions: [{ type: "CLICK", point: [1000, 0] }],
      repairs: expect.arrayContaining(["moved a point onto the glass"]),
    });
    expect(read("I go. PressBack(").repairs).toEqual(["no action tag", "closed a bracket"]);
    expect(read("<action>Tap(1,2)</action>").notes).toEqual(['unknown action "Tap"']);
  });

  it("lists past actions in one message, with only the newest picture", () => {
    const turn = turnsOf(venus);
    const past = [
      turn("<think>a</think>\n<action>PressHome()</action><conclusion>c</conclusion>"),
      turn("<think>b</think><action>CallUser(content='Which?')</action>", "the first"),
    ];
    const lines =
      "### Previous actions\nStep 0: <think>a</think><action>PressHome()</action>\n" +
      "Step 1: <think>b</think><action>CallUser(content='Which?')</action>\nUser: the first\n";
    const { messages } = venus.request(situationOf(venus, {}, past));
    expect(messages).toEqual([
      {
        role: "user",
        content: [
          { type: "text", text: expect.stringContaining(lines) },
          { type: "image_url", image_url: { url: s.picture.url } },
        ],
      },
    ]);
    expect(JSON.stringify(venus.request(s))).toContain("### Previous actions\\nNone");
    const last = JSON.stringify(venus.request(situationOf(venus, { history: 1 }, past)));
    expect(last).not.toContain("Step 0");
    expect(last).toContain("Step 1");
  });
  it("renders the actions that its grammar can express", () => {
    expect(venus.render({ type: "CLICK", point: [1000, 5] }, "t", s)?.text).toBe(
      "<think>t</think>\n<action>Click(box=(999,5))</action>\n<conclusion>t</conclusion>",
    );
    for (const type of ["ABORT", "NOOP"] as const) expect(venus.render({ type }, "", s), type).toBeNull();
    expect(venus.render({ type: "DOUBLE_TAP", point: [1, 2] }, "", s)).toBeNull();
    expect(venus.render({ type: "TYPE", value: "a", point: [1, 2] }, "", s)).toBeNull();
    expect(venus.render({ type: "WAIT", value: 3 }, "", s)).toBeNull();
  });
});
