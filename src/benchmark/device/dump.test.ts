import { expect, it } from "vitest";
import { dumpHierarchy } from "#adb/ui-hierarchy.ts";
import type { Element } from "#contract/element.ts";
import { element } from "#test/support/adb-phone.ts";
import { parseDump } from "./dump.ts";

const size = { width: 1080, height: 2400 };
const options = { ...size, rotation: 0, package: "com.a" };
const back = (...elements: readonly Element[]): Element[] => parseDump(dumpHierarchy(elements, options), size);

it.each([
  element("button", "Send"),
  element("button", "", { enabled: false }),
  element("switch", "Wi-Fi", { value: "on" }),
  element("checkbox", "Milk", { value: "off" }),
  element("radio", "Small", { value: "off" }),
  element("textbox", "Note", { value: "abc", focused: true }),
  element("combobox", "Size"),
  element("slider", "Volume"),
  element("progressbar", "Loading"),
  element("image", "A cat"),
  element("listitem", "Team rota, Tuesday"),
  element("list", "Notes", { scrollable: true }),
  element("text", 'a<b>&"c"\n😀 你好', { bounds: [25, 12.5, 975, 1000] }),
])("reads back what our phone writes: %j", (one) => {
  expect(back(one)).toEqual([one]);
});

it.each([
  // Android has no class for these roles.
  [element("link", "Terms"), { role: "button" }],
  [element("tab", "All", { value: "on" }), { role: "button" }],
  [element("heading", "Title"), { role: "text" }],
  [element("searchbox", "Search", { value: "abc" }), { role: "textbox" }],
  // The value of an empty field is not in the dump: its text may have been typed.
  [element("textbox", "Search", { value: "" }), { value: undefined }],
])("reads %j with %j", (one, other) => {
  const { value, ...rest } = { ...one, ...other };
  expect(back(one)).toEqual([{ ...rest, ...(value === undefined ? {} : { value }) }]);
});

const node = (attributes: string, children = ""): string =>
  `<node ${attributes.includes("bounds") ? "" : 'bounds="[0,0][540,1200]" '}enabled="true" ${attributes}>${children}</node>`;
const read = (...nodes: readonly string[]) =>
  parseDump(`<?xml version='1.0' ?><hierarchy rotation="0">${nodes.join("")}</hierarchy>`, size);

it("names a row by the texts in it, and keeps its controls", () => {
  const texts = node(
    'class="android.widget.LinearLayout"',
    node('class="a.TextView" text="Wi-Fi"') + node('text="Home"'),
  );
  const toggle = node(
    'class="androidx.appcompat.widget.SwitchCompat" checkable="true" checked="true" content-desc="Use"',
  );
  const rows = read(node('class="android.widget.LinearLayout" clickable="true"', texts + toggle));
  expect(rows.map(({ role, name, value }) => [role, name, value])).toEqual([
    ["button", "Wi-Fi, Home", undefined],
    ["switch", "Use", "on"],
  ]);
});
it("leaves out what is neither touched nor read, and what is not on the display", () => {
  const layout = node('class="android.widget.FrameLayout"', node('class="android.widget.ImageView"'));
  const below = node('class="android.widget.TextView" text="below" bounds="[0,2400][1080,2500]"');
  const partly = node('class="android.widget.TextView" text="partly" bounds="[-540,2280][540,2520]"');
  expect(read(layout, below, partly)).toEqual([
    { role: "text", name: "partly", bounds: [0, 950, 500, 1000], enabled: true, focused: false, scrollable: false },
  ]);
});
it("uses the hint that newer phones write", () => {
  const field = 'class="android.widget.EditText" clickable="true" hint="Search"';
  expect(read(node(`${field} text="Search"`), node(`${field} text="abc"`))).toMatchObject([
    { role: "textbox", name: "Search", value: "" },
    { role: "textbox", name: "Search", value: "abc" },
  ]);
});
it("ignores words around the document, and refuses what is no dump", () => {
  expect(parseDump(`warning\n${dumpHierarchy([element("button", "A")], options)}\ndumped`, size)).toHaveLength(1);
  for (const text of ["", "ERROR: could not get idle state.", "<html></html>", "<hierarchy><node></hierarchy>"])
    expect(() => parseDump(text, size)).toThrow("no dump of uiautomator");
});
