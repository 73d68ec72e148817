// Selectors of UiAutomator: conditions on the nodes of the hierarchy.
import { RE2JS, RE2JSSyntaxException } from "re2js";
import type { Json } from "#contract/json.ts";
import type { HierarchyNode } from "../ui-hierarchy.ts";
import { RpcError } from "./json-rpc.ts";

export type Selector = Readonly<Record<string, unknown>>;
/** Fields that hold no condition, or for which `instance` selects one of the found nodes. */
const otherFields = new Set(["mask", "instance", "index", "childOrSibling", "childOrSiblingSelector"]);
const attributes: Readonly<Record<string, keyof HierarchyNode>> = {
  text: "text",
  className: "class",
  description: "content-desc",
  packageName: "package",
  resourceId: "resource-id",
  checkable: "checkable",
  checked: "checked",
  clickable: "clickable",
  enabled: "enabled",
  focusable: "focusable",
  focused: "focused",
  scrollable: "scrollable",
  longClickable: "long-clickable",
  selected: "selected",
};

/** Returns the nodes that fulfil every condition, in the order of the display. Throws RpcError. */
export function findNodes(nodes: readonly HierarchyNode[], selector: Selector): readonly HierarchyNode[] {
  const nested = selector["childOrSibling"];
  if (Array.isArray(nested) && nested.length > 0) throw new RpcError("child and sibling selectors are not supported");
  const conditions = Object.entries(selector).filter(([name]) => !otherFields.has(name));
  const tests = conditions.map(([name, wanted]) => conditionOf(name, wanted));
  const found = nodes.filter((node) => tests.every((test) => test(node)));
  const { instance } = selector;
  return typeof instance === "number" ? found.slice(instance, instance + 1) : found;
}
function conditionOf(name: string, wanted: unknown): (node: HierarchyNode) => boolean {
  const [, base = name, how = ""] = /^(.+?)(Contains|Matches|StartsWith)$/.exec(name) ?? [];
  const attribute = Object.hasOwn(attributes, base) ? attributes[base]! : null;
  if (attribute === null) throw new RpcError(`the selector field ${name.slice(0, 60)} is not supported`);
  const value = String(wanted);
  switch (how) {
    case "Contains":
      return (node) => node[attribute].toLowerCase().includes(value.toLowerCase());
    case "StartsWith":
      return (node) => node[attribute].toLowerCase().startsWith(value.toLowerCase());
    case "Matches": {
      const pattern = compile(value);
      return (node) => pattern.matches(node[attribute]);
    }
    default:
      return (node) => node[attribute] === value;
  }
}
/** Java's expressions, in time that does not explode. */
function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern.slice(0, 1000), RE2JS.DOTALL);
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) throw new RpcError(`the expression cannot be used: ${error.message}`);
    throw error;
  }
}

/** The bounds in pixels. */
export const boundsOf = ({ bounds }: Pick<HierarchyNode, "bounds">) => {
  const [left = 0, top = 0, right = 0, bottom = 0] = (bounds.match(/-?\d+/g) ?? []).map(Number);
  return { left, top, right, bottom };
};
export function centerOf(node: HierarchyNode): [number, number] {
  const { left, top, right, bottom } = boundsOf(node);
  return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
}
/** The description of an element, as UiAutomator's `ObjInfo` has it. */
export function infoOf(node: HierarchyNode): Json {
  const bounds = boundsOf(node);
  return {
    bounds,
    visibleBounds: bounds,
    className: node.class,
    packageName: node.package,
    resourceName: node["resource-id"],
    text: node.text,
    contentDescription: node["content-desc"],
    checkable: node.checkable === "true",
    checked: node.checked === "true",
    clickable: node.clickable === "true",
    enabled: node.enabled === "true",
    focusable: node.focusable === "true",
    focused: node.focused === "true",
    longClickable: node["long-clickable"] === "true",
    scrollable: node.scrollable === "true",
    selected: node.selected === "true",
    childCount: 0,
  };
}
