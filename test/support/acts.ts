// Which acts the drawing of a screen does: `p.act.open(…)`, or `p.act[row.to]()` where the rows are data.
import { importsOf, keyOf, memberOf, nodesOf, textOf, treeOf, type Node } from "./syntax.ts";

/** The acts that a screen's own file names, and those of it with its parts and the data that name acts for it. */
export interface DrawnActs {
  readonly own: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** `folder`: of the app. `file`: the screen's own. */
export async function actsOf(folder: string, file: string): Promise<DrawnActs> {
  const parts = importsOf(file, (path) => path.startsWith(folder) && path.includes("/screens/"));
  const own = new Set<string>();
  const all = new Set<string>();
  const fields = new Set<string>();
  for (const part of parts)
    for (const [node] of nodesOf(treeOf(part))) {
      if (node.type !== "MemberExpression" || !isActs(node["object"] as Node)) continue;
      const name = memberOf(node);
      if (name === null) fields.add(fieldOf((node["property"] as unknown as { expression: Node }).expression));
      else {
        all.add(name);
        if (part === file) own.add(name);
      }
    }
  if (fields.size === 0) return { own, all };
  for (const source of importsOf(file, (path) => path.startsWith(folder))) {
    for (const [node] of nodesOf(treeOf(source))) {
      const text = node.type === "KeyValueProperty" && fields.has(keyOf(node)) ? textOf(node["value"]) : null;
      if (text !== null) all.add(text);
    }
    if (!source.endsWith(".tsx")) for (const text of textsUnder(fields, await import(source))) all.add(text);
  }
  return { own, all };
}
/** Texts that stand under one of the names in what a module exports. */
function* textsUnder(fields: ReadonlySet<string>, data: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof data !== "object" || data === null || seen.has(data)) return;
  seen.add(data);
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === "string" && fields.has(key)) yield value;
    yield* textsUnder(fields, value, seen);
  }
}
/** `act`, or `….act`. */
const isActs = (node: Node): boolean =>
  node.type === "Identifier" ? node["value"] === "act" : node.type === "MemberExpression" && memberOf(node) === "act";
/** `to` of `row.to`; a name that stands alone is that of the field that it was taken from. */
const fieldOf = (node: Node): string =>
  (node.type === "MemberExpression" ? memberOf(node) : String(node["value"])) ?? "";
