// Reads the elements out of `uiautomator dump`. Our own phone writes such a dump from its elements (src/adb/ui-hierarchy.ts);
// this is the inverse, as far as a dump of Android contains the same facts.
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import type { Element } from "#contract/element.ts";
import type { Size } from "../agent/adapter.ts";

/** Roles by the last part of the class. Classes of support libraries end in the same words. */
const roles: readonly (readonly [RegExp, string])[] = [
  [/(EditText|AutoCompleteTextView|TextInput)$/, "textbox"],
  [/(Switch|SwitchCompat|SwitchMaterial|ToggleButton|MaterialSwitch)$/, "switch"],
  [/(CheckBox|CheckedTextView)$/, "checkbox"],
  [/RadioButton$/, "radio"],
  [/Spinner$/, "combobox"],
  [/(SeekBar|RatingBar|Slider)$/, "slider"],
  [/ProgressBar$/, "progressbar"],
  [/(Button|FloatingActionButton|Chip)$/, "button"],
  [/(RecyclerView|ListView|ScrollView|ViewPager2?)$/, "list"],
  [/GridView$/, "grid"],
];

/** Throws an Error if the text is no dump. */
export function parseDump(xml: string, size: Size): Element[] {
  const root = rootOf(xml);
  if (root?.name !== "hierarchy") throw new Error("This is no dump of uiautomator");
  const elements: Element[] = [];
  for (const node of childrenOf(root)) addElements(node, size, elements);
  return elements;
}

function rootOf(xml: string): XmlElement | null {
  // Some phones print words before or after the document.
  const [from, to] = [xml.indexOf("<"), xml.lastIndexOf(">")];
  try {
    return parseXml(from < 0 ? "" : xml.slice(from, to + 1)).root;
  } catch (error) {
    throw new Error("This is no dump of uiautomator", { cause: error });
  }
}
const childrenOf = (node: XmlElement): XmlElement[] =>
  node.children.filter((child): child is XmlElement => child instanceof XmlElement);
const isTrue = (node: XmlElement, name: string): boolean => node.attributes[name] === "true";
const textOf = (node: XmlElement, name: string): string => (node.attributes[name] ?? "").trim();

/** Adds the node and the nodes in it, in the order of the dump. */
function addElements(node: XmlElement, size: Size, into: Element[]): void {
  const role = roleOf(node);
  const element = role === null ? null : elementOf(node, role, size);
  if (element) into.push(element);
  const isRow = element !== null && isTouchable(node) && !isNamed(node);
  for (const child of childrenOf(node)) {
    // The label of a row contains the texts in it, as on our phone.
    if (isRow && isTextOnly(child)) continue;
    addElements(child, size, into);
  }
}

const isTouchable = (node: XmlElement): boolean =>
  isTrue(node, "clickable") || isTrue(node, "long-clickable") || isTrue(node, "checkable");
const isNamed = (node: XmlElement): boolean => textOf(node, "text") !== "" || textOf(node, "content-desc") !== "";
/** Whether a touch on the node and on everything in it goes to the row around it. */
const isTextOnly = (node: XmlElement): boolean =>
  !isTouchable(node) && !isTrue(node, "scrollable") && childrenOf(node).every(isTextOnly);

/** Returns null for a node that is neither touched nor read. */
function roleOf(node: XmlElement): string | null {
  const name = textOf(node, "class");
  const known = roles.find(([pattern]) => pattern.test(name));
  if (known) return known[1];
  if (isTrue(node, "checkable")) return "checkbox";
  // Our phone says that only rows react to a long press, which holds for most rows of Android.
  if (isTrue(node, "long-clickable")) return "listitem";
  if (isTrue(node, "clickable")) return "button";
  if (isTrue(node, "scrollable")) return "list";
  if (/Image(View|Button)?$/.test(name)) return isNamed(node) ? "image" : null;
  return isNamed(node) ? "text" : null;
}

/** Returns null if nothing of the element is on the display. */
function elementOf(node: XmlElement, role: string, size: Size): Element | null {
  const bounds = boundsOf(textOf(node, "bounds"), size);
  if (bounds === null) return null;
  const value = valueOf(node, role);
  return {
    role,
    name: nameOf(node, role),
    ...(value === null ? {} : { value }),
    bounds,
    enabled: isTrue(node, "enabled"),
    focused: isTrue(node, "focused"),
    scrollable: isTrue(node, "scrollable"),
  };
}

/** Newer versions of Android name the hint of a field. */
const hintOf = (node: XmlElement): string => textOf(node, "content-desc") || textOf(node, "hint");
function nameOf(node: XmlElement, role: string): string {
  if (role === "textbox") return hintOf(node) || textOf(node, "text");
  const own = [textOf(node, "text"), textOf(node, "content-desc")].find((text) => text !== "");
  if (own !== undefined || !isTouchable(node)) return own ?? "";
  return childrenOf(node).flatMap(textsIn).join(", ");
}
/** The texts of a row, without those of the controls in it. */
function textsIn(node: XmlElement): string[] {
  if (!isTextOnly(node)) return [];
  const own = textOf(node, "text") || textOf(node, "content-desc");
  return [...(own === "" ? [] : [own]), ...childrenOf(node).flatMap(textsIn)];
}

/** Returns null if the element has no value, or if the dump does not say it. */
function valueOf(node: XmlElement, role: string): string | null {
  if (role === "textbox") {
    const [text, hint] = [textOf(node, "text"), hintOf(node)];
    // Without a hint, the text may be one itself.
    if (hint === "") return null;
    return text === hint ? "" : text;
  }
  if (isTrue(node, "checkable")) return isTrue(node, "checked") ? "on" : "off";
  return isTrue(node, "selected") ? "on" : null;
}

/** Returns the visible part in thousandths, rounded as on our phone. */
function boundsOf(text: string, { width, height }: Size): Element["bounds"] | null {
  const [, left, top, right, bottom] = /^\[(-?\d+),(-?\d+)\]\[(-?\d+),(-?\d+)\]$/.exec(text) ?? [];
  if (left === undefined) return null;
  const along = (pixel: string | undefined, length: number): number =>
    Math.round((Math.min(length, Math.max(0, Number(pixel))) / length) * 10_000) / 10;
  const box: Element["bounds"] = [along(left, width), along(top, height), along(right, width), along(bottom, height)];
  return box[2] > box[0] && box[3] > box[1] ? box : null;
}
