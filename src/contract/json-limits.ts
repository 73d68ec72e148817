// Finds JSON that a phone cannot store: JSON with too many levels of nesting or with lone surrogates.
import type { Issue } from "./problem.ts";

const maxDepth = 64;

/**
 * Returns the first issue in parsed JSON with its dotted path, or null. The function does not recurse, because the
 * client controls the depth.
 */
export function findUnsupportedJson(root: unknown): Issue | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: "", depth: 0 }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { value, path, depth } = at;
    if (typeof value === "string" && !value.isWellFormed())
      return { path, message: "Expected text without lone surrogates" };
    if (typeof value !== "object" || value === null) continue;
    if (depth >= maxDepth) return { path, message: `Expected at most ${maxDepth} levels of nesting` };
    for (const [key, inner] of Object.entries(value)) {
      if (!key.isWellFormed()) return { path, message: "Expected keys without lone surrogates" };
      open.push({ value: inner, path: path === "" ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
  return null;
}
