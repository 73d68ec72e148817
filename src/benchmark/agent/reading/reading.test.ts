import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { said } from "../adapter.ts";
import { callsIn, quoted } from "./call.ts";
import { behindLabel, behindMark, inTag, unmarked } from "./choice.ts";
import { objectIn, objectsIn, wholeObject, wholeObjects } from "./json.ts";
import { directionAlong, pairOf, pixelsOf, placed, scrolled, stroke, thousand, toEdge } from "./point.ts";
import { smartResize } from "./smart-resize.ts";
import { cleaned, filled, heard, isThinking, tagged, unfenced, withoutThinking } from "./text.ts";

const callIn = (text: string) => callsIn(text).at(-1) ?? null;
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
    expect(callIn(text)).toMatchObject({ name, args });
  });
  it.each([
    [
      'do(action="Type", text="\u4ed6\u8bf4\u201c\u597d\u201d\uff08\u4e00\uff09")',
      "\u4ed6\u8bf4\u201c\u597d\u201d\uff08\u4e00\uff09",
    ],
    [`do(action="Type", text="say ("hi")")`, 'say ("hi")'],
    [`do(action="Type", text=it's)`, "it's"],
    ["do\uff08action=\u201cType\u201d\uff0ctext=\u201chi\u201d\uff09", "hi"],
  ])("leaves the text of %s as it is", (text, value) => {
    expect(callIn(text)?.args).toEqual({ action: "Type", text: value });
  });
  it("tells what it mended", () => {
    expect(callIn("do\uff08a=\u201cx\u201d\uff09")?.repairs).toEqual(["full-width signs", "curly quotes"]);
    expect(callIn('do(a="x')?.repairs).toEqual(["closed a bracket", "closed a quote"]);
    expect(callIn('do(a="x")')?.repairs).toEqual([]);
  });
  it("gives all calls in their order, but no arguments", () => {
    const calls = callsIn("click(box='f(1)')\n\ntype(content='a')");
    expect(calls.map(({ text }) => text)).toEqual(["click(box='f(1)')", "type(content='a')"]);
    expect(callsIn('do(element=[1,\ndo(action="Back")').at(-1)?.args).toEqual({ action: "Back" });
    expect(callsIn("tap(1), click(2)", ["click"]).length).toBe(1);
  });
  it("reads again what it quotes", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("'" as const, '"' as const), (text, quote) => {
        expect(callIn(`f(a=${quoted(text, quote)}, b=1)`)?.args).toEqual({ a: text, b: 1 });
      }),
    );
  });
  it("gives no call where there is none, and never throws", () => {
    expect(callIn("nothing here")).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void callIn(`f(${text}`)));
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
    expect(objectIn(text)?.value).toEqual(value);
  });
  it("tells one object from the next", () => {
    const text = 'a {"b": "}"} {"c": 1} {d}';
    expect(wholeObject(text)).toEqual({ value: { b: "}" }, end: 12 });
    expect(wholeObject(text, 12)).toEqual({ value: { c: 1 }, end: 21 });
    expect(wholeObject(text, 21)).toBeNull();
  });
  it("finds none in plain words", () => {
    expect(objectIn("no object")).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void objectIn(`{${text}`)));
  });
});

describe("the action that is meant", () => {
  const texts = (chosen: ReturnType<typeof unmarked>) =>
    chosen === null || chosen === "several" ? chosen : chosen.taken.map(({ text }) => text);
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
    expect(texts(unmarked(text, callsIn(text)))).toEqual(chosen);
  });
  it.each([
    ["a()", ["a()"], 0],
    ["a()\n\nb()", ["a()", "b()"], 0],
    ["```python\na()\n``` instead of b()", ["a()"], 1],
    ["I do a()", ["a()"], 0],
    ["I do a() or b()", "several", 0],
  ])("behind a mark: %j", (text, chosen, dropped) => {
    const found = behindMark(text, callsIn(text));
    expect(texts(found)).toEqual(chosen);
    expect(found === "several" ? 0 : found?.dropped).toBe(dropped);
  });
  it("finds the tag that holds it", () => {
    expect(inTag("a <t>b</t> c", "t")).toMatchObject({ inner: "b", closed: true, more: 0 });
    expect(inTag("a <t></t> <T> b", "t")).toMatchObject({ inner: "b", closed: false });
    expect(inTag("b</t> c", "t")).toMatchObject({ inner: "b", outside: "c", closed: true });
    expect(inTag("<t>b</t>\n<t>c</t>", "t")).toMatchObject({ inner: "b", more: 1 });
    expect(inTag("<t>b</t> or <t>c</t>", "t")).toBe("several");
    expect(inTag('<t>{"a": "</t>"}</t>', "t", wholeObjects)).toMatchObject({ inner: '{"a": "</t>"}' });
    expect(inTag("b", "t")).toBeNull();
  });
  it("finds the last label, but none within an action", () => {
    const text = 'Act: a\nAct: f(b="\nAct: c")';
    expect(behindLabel(text, /^Act:/gm)?.behind).toBe(' c")');
    expect(behindLabel(text, /^Act:/gm, (all) => callsIn(all))?.behind).toBe(' f(b="\nAct: c")');
    expect(behindLabel("a", /^Act:/gm)).toBeNull();
  });
  it("finds each object, also one that never ends, but no brace among words", () => {
    const found = (text: string) => objectsIn(text).map(({ value, repairs }) => [value, ...repairs]);
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
    expect(pairOf(value as never)).toEqual(pair);
  });
  it("counts in each space, and stays on the glass", () => {
    expect(toEdge.to([999, 0])).toEqual([1000, 0]);
    expect(thousand.to([1500, -3])).toEqual([1000, 0]);
    expect(pixelsOf({ width: 1092, height: 2408 }).to([197, 525])).toEqual([180, 218]);
    expect(stroke([500, 500], "up", 300)).toEqual({ point1: [500, 500], point2: [500, 200] });
    expect(stroke([500, 100], "up", 300).point2).toEqual([500, 0]);
  });
  it("moves a point onto the glass, and tells", () => {
    const repairs: string[] = [];
    expect(placed(toEdge, [999, 999], repairs)).toEqual([1000, 1000]);
    expect(repairs).toEqual([]);
    expect(placed(pixelsOf({ width: 705, height: 1568 }), [706, 784], repairs)).toEqual([1000, 500]);
    expect(repairs).toEqual(["moved a point onto the glass"]);
  });
  it("scrolls from the edge too, and knows the path again", () => {
    expect(scrolled([500, 500], "left", 300)).toEqual({ point1: [500, 500], point2: [200, 500] });
    expect(scrolled([500, 30], "up", 300)).toEqual({ point1: [500, 100], point2: [500, 0] });
    expect(scrolled([500, 0], "up", 40)).toEqual({ point1: [500, 40], point2: [500, 0] });
    expect(directionAlong([500, 800], [500, 400], 400)).toBe("up");
    expect(directionAlong([500, 800], [500, 300], 400)).toBeNull();
    expect(directionAlong([500, 800], [520, 400], 400)).toBeNull();
  });
});

// Golden sizes of the models' own processors.
it.each([
  [1080, 2400, 28, 78_400, 12_845_056, 1092, 2408],
  [1440, 3200, 28, 78_400, 12_845_056, 1428, 3192],
  [540, 1200, 28, 78_400, 12_845_056, 532, 1204],
  [1522, 1022, 28, 78_400, 12_845_056, 1512, 1008],
  [1080, 2400, 16, 3136, 1003520 * 200, 1088, 2400],
  [720, 1280, 32, 65_536, 16_777_216, 704, 1280],
  [1080, 2400, 28, 3136, 1_003_520, 672, 1484],
  [720, 1280, 28, 3136, 1_003_520, 728, 1288],
])("%i×%i in steps of %i is %i×%i", (width, height, factor, minPixels, maxPixels, w, h) => {
  expect(smartResize({ width, height }, { factor, minPixels, maxPixels })).toEqual({ width: w, height: h });
});

describe("texts", () => {
  it("reads reasoning only where there is nothing else, and all of it", () => {
    expect(heard({ ...said("a"), reasoning: "b" })).toEqual({ text: "a", aside: "b", repairs: [] });
    expect(heard({ ...said(" "), reasoning: "b" })).toEqual({ text: "b", aside: "", repairs: ["read the reasoning"] });
    expect(heard({ ...said(""), reasoning: "b", finish: "length" }).text).toBe("");
  });
  it("sets the thinking apart, however its tags are kept", () => {
    expect(withoutThinking("<think>a</think>b", ["think"])).toEqual({ thought: "a", rest: "b" });
    expect(withoutThinking("a</think>b", ["think"])).toEqual({ thought: "a", rest: "b" });
    expect(withoutThinking("<think>a <answer>b", ["think"], /<answer>/)).toEqual({ thought: "a", rest: "<answer>b" });
    expect(withoutThinking("b", ["think"])).toEqual({ thought: "", rest: "b" });
    const typed = '<think>a</think>{"text": "<think>b</think>"}';
    expect(withoutThinking(typed, ["think"], /\{/, wholeObjects).rest).toBe('{"text": "<think>b</think>"}');
    expect(isThinking("<think>a</think> <think>b", ["think"])).toBe(true);
    expect(isThinking(typed.replace("</think>", ""), ["think"], wholeObjects)).toBe(true);
    expect(isThinking(typed, ["think"], wholeObjects)).toBe(false);
  });
  it("finds what is tagged, fenced, to be filled in", () => {
    expect(tagged("<answer>a</answer> <ANSWER>b", "answer")).toBe("b");
    expect(tagged("a</answer>", "answer")).toBe("a");
    expect(tagged("a", "answer")).toBeNull();
    expect(unfenced("x\n```json\n{}\n```\ny")).toBe("{}");
    expect(filled("{a} {b}", { a: "1" })).toBe("1 {b}");
    expect(cleaned("\uFEFFa\r\nb<|im_end|>")).toBe("a\nb");
    expect(cleaned("a</s>b[EOS]</s>")).toBe("a</s>b");
  });
});
