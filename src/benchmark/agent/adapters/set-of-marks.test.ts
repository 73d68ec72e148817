import { describe, expect, it } from "vitest";
import { situationOf, turnsOf } from "#test/support/situation.ts";
import type { Element } from "#contract/element.ts";
import { textReply, type Situation } from "../adapter.ts";
import setOfMarks from "./set-of-marks.ts";

const element = (role: string, name: string, bounds: Element["bounds"], more: Partial<Element> = {}): Element => ({
  role,
  name,
  bounds,
  enabled: true,
  focused: false,
  scrollable: false,
  ...more,
});
const screen: readonly Element[] = [
  element("list", "Notes", [0, 100, 1000, 900], { scrollable: true }),
  element("heading", "Today", [0, 100, 1000, 150]),
  element("button", "Groceries", [0, 200, 1000, 300]),
  element("button", "Pin Groceries", [400, 210, 600, 290]),
  element("button", "Delete", [0, 300, 1000, 400], { enabled: false }),
  element("textbox", "Search", [0, 0, 1000, 80]),
];
const keyboard: readonly Element[] = [
  ...[..."qwertyuiop"].map((letter, i) => element("key", letter, [i * 90, 900, i * 90 + 90, 950])),
  element("key", "Enter", [900, 900, 1000, 950]),
];
const focused = screen.map((one) => (one.role === "textbox" ? { ...one, focused: true } : one));
const situationWith = (elements: readonly Element[] | null): Situation => ({ ...situationOf(setOfMarks), elements });
const s = situationWith(screen);
const read = (object: object, situation = s) => setOfMarks.parse(textReply(JSON.stringify(object)), situation);

describe("set-of-marks", () => {
  it("numbers the elements that can be touched or scrolled, without overlapping boxes in one layer", () => {
    const layers = setOfMarks.layers!([...screen, ...keyboard]);
    expect(layers.map((layer) => layer.map(({ index, box }) => [index, ...box]))).toEqual([
      [
        [1, 0, 100, 1000, 900],
        [4, 0, 0, 1000, 80],
        [5, 900, 900, 1000, 950],
      ],
      [[2, 0, 200, 1000, 300]],
      [[3, 400, 210, 600, 290]],
    ]);
  });
  it("numbers the keys of keypads", () => {
    const pad = [..."12e"].map((name, i) => element("key", name, [i * 100, 500, i * 100 + 90, 600]));
    expect(setOfMarks.layers!(pad).flat()).toHaveLength(3);
  });
  it.each([
    [{ action: "click", index: 4, target: "Search" }, [{ type: "CLICK", point: [500, 40] }]],
    [{ action: "click", index: "3", target: "Pin" }, [{ type: "CLICK", point: [500, 250] }]],
    // The middle of this box is covered by another button.
    [{ action: "click", index: 2 }, [{ type: "CLICK", point: [300, 250] }]],
    [{ action: "double click", index: 4 }, [{ type: "DOUBLE_TAP", point: [500, 40] }]],
    [{ action: "long_press", index: 4 }, [{ type: "LONG_PRESS", point: [500, 40] }]],
    [{ action: "click", point: [10, 20] }, [{ type: "CLICK", point: [10, 20] }]],
    [{ action: "swipe", direction: "up" }, [{ type: "SWIPE", point1: [500, 500], point2: [500, 100] }]],
    [{ action: "swipe", index: 4, direction: "down" }, [{ type: "SWIPE", point1: [500, 40], point2: [500, 440] }]],
    [
      { action: "swipe", index: 4, direction: "down", distance: 150 },
      [{ type: "SWIPE", point1: [500, 40], point2: [500, 190] }],
    ],
    [{ action: "wait" }, [{ type: "WAIT", value: 1 }]],
    [{ action: "back" }, [{ type: "BACK" }]],
    [{ action: "home" }, [{ type: "HOME" }]],
    [{ action: "done" }, [{ type: "COMPLETE" }]],
    [{ action: "failed" }, [{ type: "ABORT" }]],
  ])("%j", (object, actions) => {
    const parsed = read({ reasoning: "I see it.", ...object });
    expect([parsed.fault, parsed.actions, parsed.thought]).toEqual([undefined, actions, "I see it."]);
  });
  it.each([
    [{ action: "click", index: 9 }, /no box 9/],
    [{ action: "click", index: 0 }, /no box 0/],
    [{ action: "click", index: "the third", point: [1, 1] }, /no box "the third"/],
    [{ action: "click", target: "Search" }, /neither a box nor a point/],
    [{ action: "swipe", index: 4 }, /no direction/],
    [{ action: "swipe", index: 9, direction: "up" }, /no box 9/],
    [{ action: "swipe", direction: "up", distance: -1 }, /distance/],
    [{ action: "swipe", direction: "up", distance: "far" }, /distance/],
    [{ action: "input" }, /no text/],
  ])("refuses %j and guesses nothing", (object, detail) => {
    expect(read(object)).toMatchObject({
      actions: [],
      fault: { kind: "bad_args", detail: expect.stringMatching(detail) },
    });
  });
  it("refuses a box number when the elements are not known", () => {
    expect(read({ action: "click", index: 1 }, situationWith(null)).fault?.detail).toMatch(/no box 1/);
  });

  const typed = { action: "input", text: "milk" };
  it("types only while a keyboard is on the screen, and otherwise tells the model why not", () => {
    expect(read(typed)).toMatchObject({ actions: [{ type: "NOOP" }], notes: [expect.stringMatching(/no keyboard/)] });
    const text = [{ type: "TYPE", value: "milk", clear: true }];
    const digits = [..."123"].map((digit, i) => element("key", digit, [i * 90, 900, i * 90 + 90, 950]));
    for (const elements of [[...screen, ...keyboard], [...focused, ...digits], keyboard])
      expect(read(typed, situationWith(elements)).actions).toEqual(text);
    // A keypad without a text field is not a keyboard, and neither is a text field without a keypad.
    for (const elements of [[...screen, ...digits], focused])
      expect(read(typed, situationWith(elements)).notes).toHaveLength(1);
    expect(read(typed, situationWith(null)).actions).toEqual(text);
    const past = [turnsOf(setOfMarks)(textReply(JSON.stringify(typed)), null, s)];
    expect(JSON.stringify(setOfMarks.request({ ...s, past }).messages)).toContain("no keyboard is on the screen");
  });
  it("renders a touch by its box number if both lead to the same point, otherwise by the point", () => {
    const say = (point: [number, number]) =>
      JSON.parse(setOfMarks.render({ type: "CLICK", point }, "r", s)!.text) as object;
    expect(say([500, 250])).toEqual({ reasoning: "r", action: "click", index: 3, target: "Pin Groceries" });
    expect(say([300, 250])).toEqual({ reasoning: "r", action: "click", index: 2, target: "Groceries" });
    expect(say([700, 250])).toEqual({ reasoning: "r", action: "click", point: [700, 250] });
  });
  it("sends the screen first, then the layers, then the text", () => {
    const layers = ["b", "c"].map((name) => ({ url: `data:image/png;base64,${name}`, width: 1, height: 1 }));
    const { messages } = setOfMarks.request({ ...s, layers });
    const parts = messages[0]!.content as { readonly type: string; readonly image_url?: { readonly url: string } }[];
    expect(parts.map(({ type, image_url }) => image_url?.url ?? type)).toEqual([
      s.picture.url,
      "data:image/png;base64,b",
      "data:image/png;base64,c",
      "text",
    ]);
  });
});
