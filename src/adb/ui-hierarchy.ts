// The XML of `uiautomator dump`, made of the phone's elements: one root that covers the display, and a node per element.
import type { Element } from "#contract/element.ts";

export interface HierarchyOptions {
  /** The size of the display as it is turned now, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly package: string;
}

interface RoleKind {
  /** The class, without `android.widget.` if it has no package of its own. */
  readonly name: string;
  readonly clickable?: boolean;
  readonly checkable?: boolean;
  /** Whether the name is no visible text. */
  readonly described?: boolean;
  readonly longClickable?: boolean;
}
const kinds: Readonly<Record<string, RoleKind>> = {
  button: { name: "Button", clickable: true },
  link: { name: "TextView", clickable: true },
  tab: { name: "TextView", clickable: true },
  option: { name: "TextView", clickable: true },
  menuitem: { name: "TextView", clickable: true },
  listitem: { name: "TextView", clickable: true, longClickable: true },
  gridcell: { name: "TextView", clickable: true },
  switch: { name: "Switch", clickable: true, checkable: true },
  checkbox: { name: "CheckBox", clickable: true, checkable: true },
  radio: { name: "RadioButton", clickable: true, checkable: true },
  menuitemcheckbox: { name: "CheckBox", clickable: true, checkable: true },
  menuitemradio: { name: "RadioButton", clickable: true, checkable: true },
  textbox: { name: "EditText", clickable: true, longClickable: true },
  searchbox: { name: "EditText", clickable: true, longClickable: true },
  spinbutton: { name: "EditText", clickable: true },
  combobox: { name: "Spinner", clickable: true },
  slider: { name: "SeekBar", described: true },
  progressbar: { name: "ProgressBar", described: true },
  image: { name: "ImageView", described: true },
  img: { name: "ImageView", described: true },
  list: { name: "androidx.recyclerview.widget.RecyclerView", described: true },
  grid: { name: "androidx.recyclerview.widget.RecyclerView", described: true },
  dialog: { name: "FrameLayout", described: true },
};
const plain: RoleKind = { name: "TextView" };
const fields = new Set(["textbox", "searchbox", "spinbutton"]);

/** Returns the nodes below the root, in the order of the display. */
export function hierarchyNodes(elements: readonly Element[], options: HierarchyOptions): readonly HierarchyNode[] {
  const ids = new Map<string, number>();
  return withoutKeyboard(elements).map((element, index) => attributesOf(element, index, options, ids));
}
export function dumpHierarchy(elements: readonly Element[], options: HierarchyOptions): string {
  const { width, height, rotation } = options;
  const nodes = hierarchyNodes(elements, options).map((attributes) => node(attributes));
  const root = node(
    {
      ...emptyAttributes,
      class: "android.widget.FrameLayout",
      package: options.package,
      bounds: `[0,0][${width},${height}]`,
    },
    nodes.join(""),
  );
  return `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="${rotation}">${root}</hierarchy>`;
}

/**
 * Leaves out the keyboard: on Android it is a window of its own, and the dump contains only the window in front. Its upper
 * row consists of buttons, which stand directly above the keys.
 */
export function withoutKeyboard(elements: readonly Element[]): readonly Element[] {
  const firstKey = elements.findIndex(({ role }) => role === "key");
  if (firstKey < 0) return elements;
  const top = Math.min(...elements.filter(({ role }) => role === "key").map(({ bounds }) => bounds[1]));
  const rowHeight = 60;
  return elements.filter(({ role, bounds }, i) => {
    if (role === "key") return false;
    const isAbove = i < firstKey && !(bounds[1] >= top - rowHeight && bounds[3] <= top + 1);
    return isAbove || bounds[3] <= top - rowHeight;
  });
}

/** The attributes in Android's order. */
const emptyAttributes = {
  index: "0",
  text: "",
  "resource-id": "",
  class: "android.view.View",
  package: "",
  "content-desc": "",
  checkable: "false",
  checked: "false",
  clickable: "false",
  enabled: "true",
  focusable: "false",
  focused: "false",
  scrollable: "false",
  "long-clickable": "false",
  password: "false",
  selected: "false",
  bounds: "[0,0][0,0]",
} as const;
/** The attributes of a node, as texts. */
export type HierarchyNode = Readonly<Record<keyof typeof emptyAttributes, string>>;

function attributesOf(
  element: Element,
  index: number,
  options: HierarchyOptions,
  ids: Map<string, number>,
): HierarchyNode {
  const { role, name, value, bounds, enabled, focused, scrollable } = element;
  const kind = kinds[role] ?? plain;
  const isField = fields.has(role);
  // An empty field shows its hint, as Android tells it.
  const text = isField ? value || name : kind.described || kind.checkable ? "" : name;
  const [left, top, right, bottom] = bounds.map((part, i) =>
    Math.round((part * (i % 2 === 0 ? options.width : options.height)) / 1000),
  );
  const isOn = value === "on";
  return {
    ...emptyAttributes,
    index: String(index),
    text,
    "resource-id": resourceId(options.package, role, name, ids),
    class: kind.name.includes(".") ? kind.name : `android.widget.${kind.name}`,
    package: options.package,
    "content-desc": text === name || name === "" ? "" : name,
    checkable: String(kind.checkable === true),
    checked: String(kind.checkable === true && isOn),
    clickable: String(kind.clickable === true),
    enabled: String(enabled),
    focusable: String(kind.clickable === true),
    focused: String(focused),
    scrollable: String(scrollable),
    "long-clickable": String(kind.longClickable === true),
    password: String(isField && /^•+$/.test(value ?? "")),
    selected: String((role === "tab" || role === "option") && isOn),
    bounds: `[${left},${top}][${right},${bottom}]`,
  };
}

/** The same element has the same id on every look, because the id consists of its role and name. */
function resourceId(owner: string, role: string, name: string, ids: Map<string, number>): string {
  const words = name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.slice(0, 5)
    .join("_");
  const slug = words ?? (name === "" ? role : `${role}_${hashOf(name)}`);
  const times = (ids.get(slug) ?? 0) + 1;
  ids.set(slug, times);
  return `${owner}:id/${slug}${times > 1 ? `_${times}` : ""}`;
}
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16);
}

function node(attributes: HierarchyNode, children = ""): string {
  const { clickable, enabled, text } = attributes;
  // "Not accessibility friendly": a control without any name.
  const isNameless = clickable === "true" && enabled === "true" && text === "" && attributes["content-desc"] === "";
  const written = Object.keys(emptyAttributes).map(
    (name) => ` ${name}="${escape(attributes[name as keyof HierarchyNode])}"`,
  );
  const start = `<node${isNameless ? ' NAF="true"' : ""}${written.join("")}`;
  return children === "" ? `${start} />` : `${start}>${children}</node>`;
}
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\t": "&#9;",
  "\r": "&#13;",
};
/** Characters that XML does not have become a dot, as on Android. */
const escape = (text: string): string =>
  [...text].map((character) => entities[character] ?? (isInXml(character) ? character : ".")).join("");
/** The entities above are the only control characters that XML has. Half a surrogate pair is no character. */
const isInXml = (character: string): boolean => {
  const code = character.codePointAt(0)!;
  return code >= 0x20 && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};
