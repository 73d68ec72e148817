/** Edits that come from outside: RFC 7396 merge patches and RFC 6902 JSON patches. The result still has to be validated whole. */
import { isObject, type Json } from "./json.ts";

export class EditError extends Error {
  /** RFC 6901 pointer of what cannot be edited. */
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = "EditError";
    this.path = path;
  }
}
const banned = new Set(["__proto__", "constructor", "prototype"]);
const step = (key: string): string => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;

export function mergePatch(doc: Json, patch: Json, path = ""): Json {
  if (!isObject(patch)) return patch;
  const out: Record<string, Json> = isObject(doc) ? { ...(doc as Record<string, Json>) } : {};
  for (const [key, value] of Object.entries(patch as Record<string, Json>)) {
    if (banned.has(key)) throw new EditError(path + step(key), "this key is not allowed");
    if (value === null) delete out[key];
    else {
      const next = mergePatch(out[key] ?? null, value, path + step(key));
      out[key] = next;
    }
  }
  return out;
}

export type Operation =
  | { readonly op: "add" | "replace" | "test"; readonly path: string; readonly value: Json }
  | { readonly op: "remove"; readonly path: string }
  | { readonly op: "move" | "copy"; readonly path: string; readonly from: string };

/** All operations or none. Containers on the way are copied; the rest is shared. */
export function jsonPatch(doc: Json, operations: readonly Operation[]): Json {
  return operations.reduce(run, doc);
}
function run(doc: Json, o: Operation): Json {
  switch (o.op) {
    case "add":
      return put(doc, tokens(o.path), o.value, "add", o.path);
    case "replace":
      read(doc, o.path);
      return put(doc, tokens(o.path), o.value, "replace", o.path);
    case "remove":
      read(doc, o.path);
      return take(doc, tokens(o.path), o.path);
    case "copy":
      return put(doc, tokens(o.path), read(doc, o.from), "add", o.path);
    case "move": {
      if (o.path.startsWith(`${o.from}/`)) throw new EditError(o.path, "a value cannot move into itself");
      const value = read(doc, o.from);
      return put(take(doc, tokens(o.from), o.from), tokens(o.path), value, "add", o.path);
    }
    case "test":
      if (!same(read(doc, o.path), o.value)) throw new EditError(o.path, "the test does not hold");
      return doc;
  }
}
function tokens(pointer: string): string[] {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~[^01]|~$/.test(pointer)) throw new EditError(pointer, "not a JSON pointer");
  const parts = pointer.slice(1).split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (parts.some((part) => banned.has(part))) throw new EditError(pointer, "this key is not allowed");
  return parts;
}
function indexOf(token: string, length: number, pointer: string): number {
  if (!/^(0|[1-9]\d*)$/.test(token) || Number(token) >= length) throw new EditError(pointer, "no such index");
  return Number(token);
}
function read(doc: Json, pointer: string): Json {
  let at = doc;
  for (const token of tokens(pointer)) {
    if (Array.isArray(at)) at = at[indexOf(token, at.length, pointer)]!;
    else if (isObject(at) && Object.hasOwn(at, token)) at = (at as Record<string, Json>)[token]!;
    else throw new EditError(pointer, "there is nothing here");
  }
  return at;
}
/** The document with its container at all but the last token rebuilt by `edit`. */
function within(doc: Json, path: readonly string[], pointer: string, edit: (container: Json, last: string) => Json): Json {
  const [head, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) return edit(doc, head);
  if (Array.isArray(doc)) {
    const index = indexOf(head, doc.length, pointer);
    return doc.with(index, within(doc[index]!, rest, pointer, edit));
  }
  if (!isObject(doc) || !Object.hasOwn(doc, head)) throw new EditError(pointer, "there is nothing here");
  return { ...(doc as Record<string, Json>), [head]: within((doc as Record<string, Json>)[head]!, rest, pointer, edit) };
}
function put(doc: Json, path: readonly string[], value: Json, how: "add" | "replace", pointer: string): Json {
  if (path.length === 0) return value;
  return within(doc, path, pointer, (container, last) => {
    if (Array.isArray(container)) {
      if (how === "replace") return container.with(indexOf(last, container.length, pointer), value);
      return container.toSpliced(last === "-" ? container.length : indexOf(last, container.length + 1, pointer), 0, value);
    }
    if (!isObject(container)) throw new EditError(pointer, "there is nothing here");
    return { ...(container as Record<string, Json>), [last]: value };
  });
}
function take(doc: Json, path: readonly string[], pointer: string): Json {
  if (path.length === 0) return null;
  return within(doc, path, pointer, (container, last) => {
    if (Array.isArray(container)) return container.toSpliced(indexOf(last, container.length, pointer), 1);
    const { [last]: _, ...rest } = container as Record<string, Json>;
    return rest;
  });
}
function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]!));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same((a as Record<string, Json>)[key]!, (b as Record<string, Json>)[key]!));
}
