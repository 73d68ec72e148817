import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textReply } from "../adapter.ts";
import { findCalls, quoteText } from "./call.ts";
import { findLabel, chooseAfterMark, findTag, chooseWithoutMark } from "./choice.ts";
import { parseObject, parseObjects, parseCompleteObject, parseCompleteObjects } from "./json.ts";
import {
  directionAlong,
  readPair,
  pixelSpace,
  toScreenPoint,
  scrollPath,
  fingerPath,
  thousandSpace,
  space999,
} from "./point.ts";
import { smartResize } from "./smart-resize.ts";
import { cleanText, fillTemplate, readReply, hasOpenThinking, textInTag, removeFence, splitThinking } from "./text.ts";

const lastCallIn = (text: string) => findCalls(text).at(-1) ?? null;
describe("calls", () => {
  it.each([
    [`do(action="Tap", element=[499,182])`, "do", { action: "Tap", element: [499, 182] }],
    [`type(content='it\\'s ok')`, "type", { content: "it's ok" }],
    [`type(content='it's ok')`, "type", { content: "it's ok" }],
    [`do(action="Type", text="say "hi" now")`, "do", { action: "Type", text: 'say "hi" now' }],
    [`Click(box=(512, 88))`, "Click", { box: [512, 88] }],
    [`click(start_box='(197,525)'`, "click", { start_box: "(197,525)" }],
    [`finish(message="a (b), c=d")`, "finish", { message: "a (b), c=d" }],
    [`press_back()`, "press_back", {}],
    [`maybe do(action="Back") but do(action="Home")`, "do", { action: "Home" }],
    [`do(action=\u201cTap\u201d, element=[1,2])`, "do", { action: "Tap", element: [1, 2] }],
    [`Type(content='line 1\nline 2')`, "Type", { content: "line 1\nline 2" }],
  ])("%s", (text, name, args) => {
    expect(lastCallIn(text)).toMatchObject({ name, args });
  });
  it.each([
    [
      'do(action="Type", text="\u4ed6\u8bf4\u201c\u597d\u201d\uff08\u4e00\uff09")',
      "\u4ed6\u8bf4\u201c\u597d\u201d\uff08\u4e00\uff09",
    ],
    [`do(action="Type", text="say ("hi")")`, 'say ("hi")'],
    [`do(action="Type", text=it's)`, "it's"],
    ["do\uff08action=\u201cType\u201d\uff0ctext=\u201chi\u201d\uff09", "hi"],
  ])("keeps the text in %s unchanged", (text, value) => {
    expect(lastCallIn(text)?.args).toEqual({ action: "Type", text: value });
  });
  it("reports its repairs", () => {
    expect(lastCallIn("do\uff08a=\u201cx\u201d\uff09")?.repairs).toEqual(["full-width signs", "curly quotes"]);
    expect(lastCallIn('do(a="x')?.repairs).toEqual(["closed a bracket", "closed a quote"]);
    expect(lastCallIn('do(a="x")')?.repairs).toEqual([]);
  });
  it("returns all calls in order, but none inside arguments", () => {
    const calls = findCalls("click(box='f(1)')\n\ntype(content='a')");
    expect(calls.map(({ text }) => text)).toEqual(["click(box='f(1)')", "type(content='a')"]);
    expect(findCalls('do(element=[1,\ndo(action="Back")').at(-1)?.args).toEqual({ action: "Back" });
    expect(findCalls("tap(1), click(2)", ["click"]).length).toBe(1);
  });
  it("reads back any text that it quotes", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("'" as const, '"' as const), (text, quote) => {
        expect(lastCallIn(`f(a=${quoteText(text, quote)}, b=1)`)?.args).toEqual({ a: text, b: 1 });
      }),
    );
  });
  it("finds no call in plain words, and never throws", () => {
    expect(lastCallIn("nothing here")).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void lastCallIn(`f(${text}`)));
  });
});

describe("JSON", () => {
  it.each([
    ['{"a": 1}', { a: 1 }],
    ['text {"a": "}"} more', { a: "}" }],
    ['{"a": {"b": 1}}}', { a: { b: 1 } }],
    ["{'a': 'b',}", { a: "b" }],
    ['{"a": 1', { a: 1 }],
    ['{"a": 1 // why\n}', { a: 1 }],
  ])("%s", (text, value) => {
    expect(parseObject(text)?.value).toEqual(value);
  });
  it("reads one complete object after the other", () => {
    const text = 'a {"b": "}"} {"c": 1} {d}';
    expect(parseCompleteObject(text)).toEqual({ value: { b: "}" }, end: 12 });
    expect(parseCompleteObject(text, 12)).toEqual({ value: { c: 1 }, end: 21 });
    expect(parseCompleteObject(text, 21)).toBeNull();
  });
  it("finds no object in plain words, and never throws", () => {
    expect(parseObject("no object")).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void parseObject(`{${text}`)));
  });
});

describe("the chosen action", () => {
  const texts = (chosen: ReturnType<typeof chooseWithoutMark>) =>
    chosen === null || chosen === "several" ? chosen : chosen.selected.map(({ text }) => text);
  it.each([
    ["a() b()", "several"],
    ["a() a()", ["a()"]],
    ["I do a()", ["a()"]],
    ["a()\nbecause", ["a()"]],
    ["not a() again", null],
    ["not a() again\nb()", "several"],
    ["Thought: not a() again\nb()", ["b()"]],
    ["nothing", null],
  ])("without a mark: %j", (text, chosen) => {
    expect(texts(chooseWithoutMark(text, findCalls(text)))).toEqual(chosen);
  });
  it.each([
    ["a()", ["a()"], 0],
    ["a()\n\nb()", ["a()", "b()"], 0],
    ["```python\na()\n``` instead of b()", ["a()"], 1],
    ["I do a()", ["a()"], 0],
    ["I do a() or b()", "several", 0],
  ])("after a mark: %j", (text, chosen, dropped) => {
    const found = chooseAfterMark(text, findCalls(text));
    expect(texts(found)).toEqual(chosen);
    expect(found === "several" ? 0 : found?.dropped).toBe(dropped);
  });
  it("finds the content of a tag", () => {
    expect(findTag("a <t>b</t> c", "t")).toMatchObject({ inner: "b", closed: true, otherTags: 0 });
    expect(findTag("a <t></t> <T> b", "t")).toMatchObject({ inner: "b", closed: false });
    expect(findTag("b</t> c", "t")).toMatchObject({ inner: "b", outside: "c", closed: true });
    expect(findTag("<t>b</t>\n<t>c</t>", "t")).toMatchObject({ inner: "b", otherTags: 1 });
    expect(findTag("<t>b</t> or <t>c</t>", "t")).toBe("several");
    expect(findTag('<t>{"a": "</t>"}</t>', "t", parseCompleteObjects)).toMatchObject({ inner: '{"a": "</t>"}' });
    expect(findTag("b", "t")).toBeNull();
  });
  it("finds the last label, but none inside an action", () => {
    const text = 'Act: a\nAct: f(b="\nAct: c")';
    expect(findLabel(text, /^Act:/gm)?.behind).toBe(' c")');
    expect(findLabel(text, /^Act:/gm, (all) => findCalls(all))?.behind).toBe(' f(b="\nAct: c")');
    expect(findLabel("a", /^Act:/gm)).toBeNull();
  });
  it("finds each object, even an unfinished one, but no braces among words", () => {
    const found = (text: string) => parseObjects(text).map(({ value, repairs }) => [value, ...repairs]);
    expect(found('a {b} { c {"d": {"e": 1}} {"f": 2')).toEqual([[{ d: { e: 1 } }], [{ f: 2 }, "mended JSON"]]);
    expect(found('{"a": {"b": 1}')).toEqual([[{ a: { b: 1 } }, "mended JSON"]]);
    expect(found("{".repeat(5000))).toEqual([]);
  });
});

describe("points", () => {
  it.each([
    [
      [1, 2],
      [1, 2],
    ],
    ["(1,2)", [1, 2]],
    ["1 2", [1, 2]],
    [[[1, 2]], [1, 2]],
    [{ x: 1, y: 2 }, [1, 2]],
    [
      [0, 0, 10, 20],
      [5, 10],
    ],
    ["=", null],
    [[1], null],
    ["(x1=197, y1=525)", [197, 525]],
    ["(1a97,525)", null],
  ])("%j", (value, pair) => {
    expect(readPair(value as never)).toEqual(pair);
  });
  it("are converted from each space, and stay on the display", () => {
    expect(space999.to([999, 0])).toEqual([1000, 0]);
    expect(thousandSpace.to([1500, -3])).toEqual([1000, 0]);
    expect(pixelSpace({ width: 1092, height: 2408 }).to([197, 525])).toEqual([180, 218]);
    expect(fingerPath([500, 500], "up", 300)).toEqual({ point1: [500, 500], point2: [500, 200] });
    expect(fingerPath([500, 100], "up", 300).point2).toEqual([500, 0]);
  });
  it("moves a point onto the display, and reports the repair", () => {
    const repairs: string[] = [];
    expect(toScreenPoint(space999, [999, 999], repairs)).toEqual([1000, 1000]);
    expect(repairs).toEqual([]);
    expect(toScreenPoint(pixelSpace({ width: 705, height: 1568 }), [706, 784], repairs)).toEqual([1000, 500]);
    expect(repairs).toEqual(["moved a point onto the glass"]);
  });
  it("scrolls from the edge too, and recognizes the direction of a path", () => {
    expect(scrollPath([500, 500], "left", 300)).toEqual({ point1: [500, 500], point2: [200, 500] });
    expect(scrollPath([500, 30], "up", 300)).toEqual({ point1: [500, 100], point2: [500, 0] });
    expect(scrollPath([500, 0], "up", 40)).toEqual({ point1: [500, 40], point2: [500, 0] });
    expect(directionAlong([500, 800], [500, 400], 400)).toBe("up");
    expect(directionAlong([500, 800], [500, 300], 400)).toBeNull();
    expect(directionAlong([500, 800], [520, 400], 400)).toBeNull();
  });
});

// The expected sizes were computed with the models' own processors.
it.each([
  [1080, 2400, 28, 78_400, 12_845_056, 1092, 2408],
  [1440, 3200, 28, 78_400, 12_845_056, 1428, 3192],
  [540, 1200, 28, 78_400, 12_845_056, 532, 1204],
  [1522, 1022, 28, 78_400, 12_845_056, 1512, 1008],
  [1080, 2400, 16, 3136, 1003520 * 200, 1088, 2400],
  [720, 1280, 32, 65_536, 16_777_216, 704, 1280],
  [1080, 2400, 28, 3136, 1_003_520, 672, 1484],
  [720, 1280, 28, 3136, 1_003_520, 728, 1288],
])("resizes %i×%i in steps of %i to %i×%i", (width, height, factor, minPixels, maxPixels, w, h) => {
  expect(smartResize({ width, height }, { factor, minPixels, maxPixels })).toEqual({ width: w, height: h });
});

describe("texts", () => {
  it("reads the reasoning only if it is complete and there is no other text", () => {
    expect(readReply({ ...textReply("a"), reasoning: "b" })).toEqual({ text: "a", reasoning: "b", repairs: [] });
    expect(readReply({ ...textReply(" "), reasoning: "b" })).toEqual({
      text: "b",
      reasoning: "",
      repairs: ["read the reasoning"],
    });
    expect(readReply({ ...textReply(""), reasoning: "b", finish: "length" }).text).toBe("");
  });
  it("separates the thinking, even if one of its tags is missing", () => {
    expect(splitThinking("<think>a</think>b", ["think"])).toEqual({ thought: "a", rest: "b" });
    expect(splitThinking("a</think>b", ["think"])).toEqual({ thought: "a", rest: "b" });
    expect(splitThinking("<think>a <answer>b", ["think"], /<answer>/)).toEqual({ thought: "a", rest: "<answer>b" });
    expect(splitThinking("b", ["think"])).toEqual({ thought: "", rest: "b" });
    const typed = '<think>a</think>{"text": "<think>b</think>"}';
    expect(splitThinking(typed, ["think"], /\{/, parseCompleteObjects).rest).toBe('{"text": "<think>b</think>"}');
    expect(hasOpenThinking("<think>a</think> <think>b", ["think"])).toBe(true);
    expect(hasOpenThinking(typed.replace("</think>", ""), ["think"], parseCompleteObjects)).toBe(true);
    expect(hasOpenThinking(typed, ["think"], parseCompleteObjects)).toBe(false);
  });
  it("reads tags and fences, fills templates, and removes control tokens", () => {
    expect(textInTag("<answer>a</answer> <ANSWER>b", "answer")).toBe("b");
    expect(textInTag("a</answer>", "answer")).toBe("a");
    expect(textInTag("a", "answer")).toBeNull();
    expect(removeFence("x\n```json\n{}\n```\ny")).toBe("{}");
    expect(fillTemplate("{a} {b}", { a: "1" })).toBe("1 {b}");
    expect(cleanText("\uFEFFa\r\nb<|im_end|>")).toBe("a\nb");
    expect(cleanText("a</s>b[EOS]</s>")).toBe("a</s>b");
  });
});
