// What sources say, read as syntax: a name in a comment, a text or a type is no use of it.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "@swc/core";

/** A node of a syntax tree, as far as it is asked for here. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const parsed = new Map<string, Node>();
export function treeOf(file: string): Node {
  const tree = parsed.get(file) ?? parsedAs(file, readFileSync(file, "utf8"));
  parsed.set(file, tree);
  return tree;
}
/** The tree of a text, as if a file held it. */
export const parsedAs = (file: string, text: string): Node =>
  parseSync(text, { syntax: "typescript", tsx: file.endsWith(".tsx"), target: "es2024" }) as unknown as Node;

/** Every node of a tree, from outside to inside, each with what it stands in. Types are left out. */
export function* nodesOf(node: unknown, above: readonly Node[] = []): Generator<readonly [Node, readonly Node[]]> {
  if (Array.isArray(node)) {
    for (const inner of node) yield* nodesOf(inner, above);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const here = node as Node;
  if (typeof here.type !== "string") {
    for (const inner of Object.values(here)) yield* nodesOf(inner, above);
    return;
  }
  if (/^Ts(?!As|NonNull|Satisfies|Const)/.test(here.type)) return;
  yield [here, above];
  const inside = [...above, here];
  for (const inner of Object.values(here)) if (typeof inner === "object") yield* nodesOf(inner, inside);
}

/** The files of ours that a file imports, and those that they import, while `keep` says so; itself first. */
export function importsOf(file: string, keep: (path: string) => boolean, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { type, source } of treeOf(file)["body"] as Node[]) {
    if (type !== "ImportDeclaration" && !(type.startsWith("Export") && source)) continue;
    const name = (source as { value: string }).value;
    const path = join(dirname(file), name);
    if (/^\.[^?]*\.tsx?$/.test(name) && keep(path)) importsOf(path, keep, found);
  }
  return found;
}

/** The name of a member, `a.name`; of `a["name"]` too; null where it is worked out. */
export function memberOf(node: Node): string | null {
  const property = node["property"] as Node & { value?: string; expression?: Node };
  if (property.type === "Identifier") return property.value!;
  return property.expression?.type === "StringLiteral" ? String(property.expression["value"]) : null;
}
/** What a text in the sources says; null for what is no plain text. */
export function textOf(node: unknown): string | null {
  const { type, value, quasis, expressions } = (node ?? {}) as Node & { quasis?: { raw: string }[]; expressions?: [] };
  if (type === "StringLiteral") return value as string;
  return type === "TemplateLiteral" && expressions?.length === 0 ? quasis![0]!.raw : null;
}
/** The name of a property in an object, `{ name: … }`. */
export const keyOf = (node: Node): string => String((node["key"] as { value?: unknown } | undefined)?.value ?? "");
