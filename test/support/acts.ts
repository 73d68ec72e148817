// Finds the acts in the source of a screen: `p.act.open(…)`, or `p.act[row.to]()` when the rows are data.
import { importsOf, keyOf, memberOf, nodesOf, textOf, treeOf, type Node } from "./syntax.ts";

/**
 * `own` contains the acts in the screen's own file. `all` also contains the acts in the screen's parts and in the data
 * that names acts for this screen.
 */
export interface DrawnActs {
  readonly own: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** Finds the acts of a screen. `folder`: the app's folder. `file`: the screen's own file. */
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
/** Texts in the exports of a module that are values of one of the named fields. */
function* textsUnder(fields: ReadonlySet<string>, data: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof data !== "object" || data === null || seen.has(data)) return;
  seen.add(data);
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === "string" && fields.has(key)) yield value;
    yield* textsUnder(fields, value, seen);
  }
}
/** Whether a node is `act` or `….act`. */
const isActs = (node: Node): boolean =>
  node.type === "Identifier" ? node["value"] === "act" : node.type === "MemberExpression" && memberOf(node) === "act";
/**
 * Returns `to` for `row.to`. For a plain identifier, returns its name, because it was read from a field with the same
 * name.
 */
const fieldOf = (node: Node): string =>
  (node.type === "MemberExpression" ? memberOf(node) : String(node["value"])) ?? "";
