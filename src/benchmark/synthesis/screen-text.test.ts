import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Element } from "#contract/element.ts";
import { actionText, parseScreen, screenText, findElementAt } from "./screen-text.ts";

const element = (name: string, bounds: Element["bounds"], more: Partial<Element> = {}): Element => ({
  role: "button",
  name,
  bounds,
  enabled: true,
  focused: false,
  scrollable: false,
  ...more,
});

describe("a screen as text", () => {
  it("has one line per element", () => {
    const screen = [
      element("Back", [22.4, 45, 144, 99.6]),
      element('Say "hi"', [0, 100, 1000, 200], { role: "textbox", value: "two\nlines", focused: true }),
      element("页面", [0, 200, 1000, 1000], { role: "list", enabled: false, scrollable: true }),
    ];
    expect(screenText(screen).split("\n")).toEqual([
      '[1] button "Back" (22,45,144,100)',
      String.raw`[2] textbox "Say \"hi\"" "two\nlines" (0,100,1000,200) focused`,
      '[3] list "页面" (0,200,1000,1000) disabled scrollable',
    ]);
  });
  it("parses to the same elements", () => {
    const whole = fc.integer({ min: 0, max: 1000 });
    const box = fc
      .tuple(whole, whole, whole, whole)
      .map(([a, b, c, d]): Element["bounds"] => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]);
    const any = fc.record(
      {
        role: fc.constantFrom("button", "listitem", "menu item", "textbox"),
        name: fc.string({ unit: "grapheme" }),
        value: fc.string(),
        bounds: box,
        enabled: fc.boolean(),
        focused: fc.boolean(),
        scrollable: fc.boolean(),
      },
      { requiredKeys: ["role", "name", "bounds", "enabled", "focused", "scrollable"] },
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (elements) => {
        expect(parseScreen(screenText(elements as Element[]))).toEqual({ elements, left: 0 });
      }),
    );
  });
  it("parses from a model's reply", () => {
    const said = [
      "<think>The page opens.</think>Here is the screen:",
      "```",
      '[1] button "Back" (22, 45, 144, 100)',
      '[2] switch "Airplane mode" off (44,364,1200,465) focused, scrollable',
      "```",
    ].join("\n");
    expect(parseScreen(said)).toEqual({
      elements: [
        element("Back", [22, 45, 144, 100]),
        element("Airplane mode", [44, 364, 1000, 465], {
          role: "switch",
          value: "off",
          focused: true,
          scrollable: true,
        }),
      ],
      left: 0,
    });
  });
  it.each([
    ["", "empty"],
    ["<think>nothing comes of it</think>", "empty"],
    ["The settings open.", "no list of elements"],
    ['[1] button Back (1,2,3,4)\n[2] "Save" (1,2,3,4)', "no list of elements"],
    ['[1] button "Back" (9,2,3,4)\n[2] button "Save" (1,2,3,4)', "1 of 2 lines"],
    [String.raw`[1] button "\x" (1,2,3,4)`, "no list of elements"],
  ])("is rejected if it cannot be parsed: %j", (said, fault) => {
    expect(parseScreen(said)).toEqual({ fault: expect.stringContaining(fault) as string });
  });
});

describe("the touched element", () => {
  const screen = [
    element("page", [0, 0, 1000, 1000], { role: "list" }),
    element("Row", [0, 100, 1000, 200], { role: "listitem" }),
    element("Details", [800, 120, 900, 180]),
  ];
  it("is the smallest one at the point", () => {
    expect(findElementAt(screen, [850, 150])).toMatchObject({ n: 3, element: { name: "Details" } });
    expect(findElementAt(screen, [200, 150])).toMatchObject({ n: 2 });
    expect(findElementAt(screen.slice(1), [500, 900])).toBeNull();
  });
  it("appears in the text of an action", () => {
    const words = (action: Parameters<typeof actionText>[0]): string => actionText(action, screen.slice(1));
    expect(words({ type: "CLICK", point: [850, 150] })).toBe('CLICK (850,150) on [2] button "Details"');
    expect(words({ type: "CLICK", point: [500, 900] })).toBe("CLICK (500,900) on nothing");
    expect(words({ type: "TYPE", value: "Milk", point: [200, 150], clear: true })).toBe(
      'TYPE "Milk" in place of what is there (200,150) on [1] listitem "Row"',
    );
    expect(words({ type: "SWIPE", point1: [200, 150], point2: [200, 20] })).toBe(
      'SWIPE from (200,150) to (200,20) on [1] listitem "Row"',
    );
    expect(words({ type: "WAIT", value: 3 })).toBe("WAIT 3");
    expect(words({ type: "BACK" })).toBe("BACK");
  });
});
