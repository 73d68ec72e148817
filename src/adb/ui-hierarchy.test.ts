import { describe, expect, it } from "vitest";
import { element } from "#test/support/adb-phone.ts";
import { dumpHierarchy, withoutKeyboard } from "./ui-hierarchy.ts";

const options = { width: 1080, height: 2400, rotation: 0, package: "com.a" };
const nodesOf = (xml: string): string[] => xml.match(/<node [^>]*>/g) ?? [];
const attribute = (node: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(node)?.[1];

describe("the dump", () => {
  it("has Android's attributes in Android's order", () => {
    const [root, node] = nodesOf(dumpHierarchy([element("button", "Send")], options));
    const names = (text: string) => [...text.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name);
    const order =
      "index text resource-id class package content-desc checkable checked clickable enabled focusable focused scrollable long-clickable password selected bounds".split(
        " ",
      );
    expect(names(root!)).toEqual(order);
    expect(names(node!)).toEqual(order);
    expect(root).toContain('bounds="[0,0][1080,2400]"');
    expect(node).toContain(
      'index="0" text="Send" resource-id="com.a:id/send" class="android.widget.Button" package="com.a" content-desc=""',
    );
    expect(node).toContain('bounds="[0,0][540,240]"');
  });
  it.each([
    ["textbox", "Note", "abc", { text: "abc", "content-desc": "Note", class: "android.widget.EditText" }],
    ["searchbox", "Search", "", { text: "Search", "content-desc": "", class: "android.widget.EditText" }],
    ["switch", "Wi-Fi", "on", { text: "", "content-desc": "Wi-Fi", checkable: "true", checked: "true" }],
    ["checkbox", "Milk", "off", { checkable: "true", checked: "false", class: "android.widget.CheckBox" }],
    ["tab", "Notes", "on", { text: "Notes", selected: "true", clickable: "true" }],
    ["image", "A cat", undefined, { text: "", "content-desc": "A cat", clickable: "false" }],
    ["heading", "Title", undefined, { text: "Title", class: "android.widget.TextView", clickable: "false" }],
    ["textbox", "Password", "••••", { password: "true" }],
  ] as const)("shows a %s %s", (role, name, value, expected) => {
    const [, node] = nodesOf(dumpHierarchy([element(role, name, value === undefined ? {} : { value })], options));
    expect(Object.fromEntries(Object.keys(expected).map((key) => [key, attribute(node!, key)]))).toEqual(expected);
  });
  it("marks a control without a name, and numbers equal ids", () => {
    const [, nameless, first, second, chinese] = nodesOf(
      dumpHierarchy(
        [element("button", ""), element("listitem", "Day 1"), element("listitem", "Day 1"), element("button", "发送")],
        options,
      ),
    );
    expect(nameless).toMatch(/^<node NAF="true" index="0"/);
    expect([first, second].map((node) => attribute(node!, "resource-id"))).toEqual([
      "com.a:id/day_1",
      "com.a:id/day_1_2",
    ]);
    expect(attribute(chinese!, "resource-id")).toMatch(/^com\.a:id\/button_[0-9a-f]+$/);
  });
  it("is XML whatever the texts are", () => {
    const xml = dumpHierarchy([element("text", 'a<b>&"c"\n\u0001\ud800 😀')], options);
    expect(xml).toContain('text="a&lt;b&gt;&amp;&quot;c&quot;&#10;.. 😀"');
  });
  it("has no keyboard in it, which is a window of its own", () => {
    const app = [
      element("textbox", "Search", { bounds: [0, 100, 1000, 150] }),
      element("tab", "Notes", { bounds: [0, 577.5, 500, 645] }),
    ];
    const keyboard = [
      element("button", "Clipboard", { bounds: [13, 652.5, 136, 702.5] }),
      element("key", "q", { bounds: [8, 705, 106, 767.5] }),
      element("button", "Hide keyboard", { bounds: [36, 955, 169, 997.5] }),
    ];
    const dialog = element("button", "OK", { bounds: [700, 400, 900, 450] });
    expect(withoutKeyboard([...app, ...keyboard, dialog])).toEqual([...app, dialog]);
    expect(withoutKeyboard(app)).toEqual(app);
  });
});
