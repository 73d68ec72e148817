// What JSON can say and a phone cannot hold: endless nesting, halves of characters.
import type { Issue } from "./problem.ts";

const depthMost = 64;

/** The first such thing in a parsed JSON, by its dotted path. Walks without recursion: the nesting is not ours. */
export function implausible(root: unknown): Issue | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: "", depth: 0 }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { value, path, depth } = at;
    if (typeof value === "string" && !value.isWellFormed())
      return { path, message: "Expected text without lone surrogates" };
    if (typeof value !== "object" || value === null) continue;
    if (depth >= depthMost) return { path, message: `Expected at most ${depthMost} levels` };
    for (const [key, inner] of Object.entries(value)) {
      if (!key.isWellFormed()) return { path, message: "Expected keys without lone surrogates" };
      open.push({ value: inner, path: path === "" ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
  return null;
}
