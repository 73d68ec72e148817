// Syntax trees of source files. Names in comments, texts and types do not count as uses.
import { readFileSync } from "node:fs";
import { parseSync } from "@swc/core";
import { importPath } from "#scripts/build/import-path.ts";
import { root } from "#scripts/env.ts";

/** The fields of a syntax tree node that are used here. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const treesByFile = new Map<string, Node>();
export function treeOf(file: string): Node {
  const tree = treesByFile.get(file) ?? parseText(file, readFileSync(file, "utf8"));
  treesByFile.set(file, tree);
  return tree;
}
/** Parses a text as the content of a file. */
export const parseText = (file: string, text: string): Node =>
  parseSync(text, { syntax: "typescript", tsx: file.endsWith(".tsx"), target: "es2024" }) as unknown as Node;

/** All nodes of a tree from the outside inwards, each with its ancestors. Types are left out. */
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

/** The file itself and, recursively, the repository files that it imports, as long as `keep` accepts them. */
export function importsOf(file: string, keep: (path: string) => boolean, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { type, source } of treeOf(file)["body"] as Node[]) {
    if (type !== "ImportDeclaration" && !(type.startsWith("Export") && source)) continue;
    const name = (source as { value: string }).value;
    const path = importPath(file, name, root);
    if (path !== null && /\.tsx?$/.test(path) && keep(path)) importsOf(path, keep, found);
  }
  return found;
}

/** The name of a member: `a.name` or `a["name"]`. Null when it is computed. */
export function memberOf(node: Node): string | null {
  const property = node["property"] as Node & { value?: string; expression?: Node };
  if (property.type === "Identifier") return property.value!;
  return property.expression?.type === "StringLiteral" ? String(property.expression["value"]) : null;
}
/** The value of a string literal, or null for any other node. */
export function textOf(node: unknown): string | null {
  const { type, value, quasis, expressions } = (node ?? {}) as Node & { quasis?: { raw: string }[]; expressions?: [] };
  if (type === "StringLiteral") return value as string;
  return type === "TemplateLiteral" && expressions?.length === 0 ? quasis![0]!.raw : null;
}
/** The name of a property in an object, `{ name: … }`. */
export const keyOf = (node: Node): string => String((node["key"] as { value?: unknown } | undefined)?.value ?? "");
