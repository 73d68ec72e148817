import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import { textReply, type Reply } from "../adapter.ts";
import autoglm from "./autoglm.ts";

const s = situationOf(autoglm);
const read = (text: string, rest: Partial<Reply> = {}) => autoglm.parse({ ...textReply(text), ...rest }, s);

describe("autoglm", () => {
  it.each([
    ['<think>t</think><answer>do(action="Tap", element=[499,182])</answer>', { type: "CLICK", point: [499, 182] }],
    ['I will tap.\ndo(action="Tap", element=[499,182])', { type: "CLICK", point: [499, 182] }],
    ['<think>maybe do(action="Back")</think>\n<answer>do(action="Home")</answer>', { type: "HOME" }],
    ['do(action="Type", text="say "hi" now")', { type: "TYPE", value: 'say "hi" now', clear: true }],
    ['<answer>finish(message="done")</answer>', { type: "COMPLETE", value: "done" }],
    ['<|begin_of_box|>do(action="Wait", duration="2 seconds")<|end_of_box|>', { type: "WAIT", value: 2 }],
    ['do(action="Pinch", element=[1,2])', { type: "NOOP" }],
    ['do(action="Launch", app="微信")', { type: "AWAKE", value: "微信" }],
    ['do(action="Type_Name", text="张三")', { type: "TYPE", value: "张三", clear: true }],
    ['do(action="Swipe", start=[500,800], end=[500,300])', { type: "SWIPE", point1: [500, 800], point2: [500, 300] }],
    ['do(action="Long Press", element=[300,640])', { type: "LONG_PRESS", point: [300, 640] }],
    ['do(action="Double Tap", element=[500,500])', { type: "DOUBLE_TAP", point: [500, 500] }],
    ['do(action="Wait", duration="0.5 seconds")', { type: "WAIT", value: 0.5 }],
    ['do(action="Wait")', { type: "WAIT", value: 1 }],
    ['do(action="Take_over", message="请完成登录")', { type: "INFO", value: "请完成登录" }],
    ['do(action="Note", message="True")', { type: "NOOP" }],
    ['do(action="Call_API", instruction="总结页面内容")', { type: "NOOP" }],
    ['do(action="Answer", text="45")', { type: "ANSWER", value: "45" }],
    ['finish(message="共 3 件, 合计 45 元")', { type: "COMPLETE", value: "共 3 件, 合计 45 元" }],
    ['finish(message="他说“好”，（一）")', { type: "COMPLETE", value: "他说“好”，（一）" }],
    ["do（action=“Tap”，element=[1，2]）", { type: "CLICK", point: [1, 2] }],
    ['do(action="Type", text="a\nb")', { type: "TYPE", value: "a\nb", clear: true }],
    ['do(action="Tap", element=[999,999])', { type: "CLICK", point: [999, 999] }],
    ['do(action="Type", text="abc', { type: "TYPE", value: "abc", clear: true }],
    ['<think>it is there do(action="Tap", element=[1,2])', { type: "CLICK", point: [1, 2] }],
    ['do(action="Back") was wrong.</think><answer>do(action="Home")', { type: "HOME" }],
    ['<answer></answer>do(action="Home")', { type: "HOME" }],
  ])("%s", (text, action) => {
    expect(read(text).actions).toEqual([action]);
  });

  it.each([
    ["I tap the button.", "stop", "no_action"],
    ["<think>the page is loading", "length", "truncated"],
    ['<think>maybe do(action="Back") but then', "length", "truncated"],
    ['<answer>do(action="Type", text="a long te', "length", "truncated"],
    ['<answer>do(action="Type", text="say "hi")', "length", "truncated"],
    ['do(action="Back") failed, so do(action="Home")', "stop", "ambiguous"],
    ['<answer>do(action="Back")</answer> or rather <answer>do(action="Home")</answer>', "stop", "ambiguous"],
    ['do(action="Tap", element=[-1,-1])', "stop", "bad_args"],
    ['do(action="Swipe", start=[-1,-1], end=[1,2])', "stop", "bad_args"],
    ['do(action="Tap")', "stop", "bad_args"],
    ['do(action="Launch", app="")', "stop", "bad_args"],
    ['do(action="Type")', "stop", "bad_args"],
    ["do()", "stop", "bad_args"],
  ])("refuses %s (%s)", (text, finish, kind) => {
    expect(read(text, { finish })).toMatchObject({ actions: [], fault: { kind } });
  });

  it("reports repairs and notes", () => {
    expect(read('<answer>do(action="Back")</answer>').repairs).toEqual([]);
    expect(read('Not do(action="Home").\n<answer>do(action="Back")</answer>')).toMatchObject({
      actions: [{ type: "BACK" }],
      repairs: ["dropped 1 more action"],
    });
    expect(read('do(action="Back"').repairs).toEqual(["no answer tag", "closed a bracket"]);
    expect(read('do(action="Tap", element=[1,2], message="pays")').notes).toEqual(["sensitive: pays"]);
    expect(read('do(action="Pinch")').notes).toEqual(['unknown action "Pinch"']);
    expect(read('I will tap.\ndo(action="Back")').thought).toBe("I will tap.");
    expect(read('do(action="Interact")').actions[0]).toMatchObject({
      type: "INFO",
      value: expect.stringMatching(/\?$/),
    });
  });
  it("reads separate reasoning only if the text is empty", () => {
    const reasoning = 'maybe do(action="Back")';
    expect(read('do(action="Home")', { reasoning })).toMatchObject({ actions: [{ type: "HOME" }], thought: reasoning });
    expect(read("", { reasoning })).toMatchObject({
      actions: [{ type: "BACK" }],
      repairs: ["read the reasoning", "no answer tag"],
    });
    expect(read('do(action="Tap", element=[1200,-4])')).toMatchObject({
      actions: [{ type: "CLICK", point: [1000, 0] }],
      repairs: expect.arrayContaining(["moved a point onto the glass"]),
    });
  });

  it("sends one picture, and past replies in the model's tags", () => {
    const turn = turnsOf(autoglm)('t\ndo(action="Interact")', "the first");
    const { messages } = autoglm.request(situationOf(autoglm, {}, [turn]));
    expect(messages[0]!.content).toMatch(/^今天的日期是: 2026-03-02, Monday\n/);
    expect(messages.slice(1)).toEqual([
      { role: "user", content: [{ type: "text", text: 'Set an alarm for 07:00\n\n{"current_app":"Unknown"}' }] },
      { role: "assistant", content: '<think>t</think><answer>do(action="Interact")</answer>' },
      {
        role: "user",
        content: [
          { type: "image_url", image_url: { url: s.picture.url } },
          { type: "text", text: '** Screen Info **\n\n{"current_app":"Unknown"}\n\n[User reply] the first' },
        ],
      },
    ]);
    const chinese = autoglm.request({ ...s, locale: "zh-CN" }).messages;
    expect(chinese[0]!.content).toMatch(/^今天的日期是: 2026年03月02日 星期一\n/);
    expect(JSON.stringify(chinese[1])).toContain("未知");
  });
  it("offers and renders Answer only if the option is set", () => {
    const answering = situationOf(autoglm, { answer: true });
    expect(JSON.stringify(autoglm.request(answering).messages)).toContain("Answer");
    expect(JSON.stringify(autoglm.request(s).messages)).not.toContain("Answer");
    expect(autoglm.render({ type: "ANSWER", value: "45" }, "", answering)?.text).toContain(
      'do(action="Answer", text="45")',
    );
    expect(autoglm.render({ type: "ANSWER", value: "45" }, "", s)).toBeNull();
  });
  it("renders the actions of its grammar, and returns null for others", () => {
    expect(autoglm.render({ type: "CLICK", point: [1000, 5] }, "t", s)?.text).toBe(
      '<think>t</think><answer>do(action="Tap", element=[999,5])</answer>',
    );
    for (const type of ["RECENT", "ENTER", "ABORT", "NOOP"] as const)
      expect(autoglm.render({ type }, "", s), type).toBeNull();
    expect(autoglm.render({ type: "TYPE", value: "a", point: [1, 2] }, "", s)).toBeNull();
    expect(autoglm.render({ type: "TYPE", value: "a", clear: true }, "", s)).not.toBeNull();
  });
});
