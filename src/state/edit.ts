/**
 * Applies edits from outside: RFC 7396 merge patches and RFC 6902 JSON patches. An edit applies either completely or
 * not at all. The result is a copy that shares unchanged parts with the original. The caller must still validate the
 * whole result.
 */
import { isObject, pointerOf, sameJson, type Json } from "./json.ts";
import { applyPatches, type Patch } from "./patch.ts";

/** Thrown if an edit cannot be applied. The mistake is in the request. */
export class EditError extends Error {
  /** The RFC 6901 pointer of the value that cannot be edited. */
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = "EditError";
    this.path = path;
  }
}

export type Operation =
  | { readonly op: "add" | "replace" | "test"; readonly path: string; readonly value: Json }
  | { readonly op: "remove"; readonly path: string }
  | { readonly op: "move" | "copy"; readonly path: string; readonly from: string };

/** Applies a merge patch (RFC 7396). Returns `doc` itself if the patch changes nothing. */
export function mergePatch(doc: Json, patch: Json): Json {
  refuseReserved(patch, []);
  return mergeValue(doc, patch);
}

/** Applies a JSON patch (RFC 6902). */
export function jsonPatch(doc: Json, operations: readonly Operation[]): Json {
  let now = doc;
  for (const [i, operation] of operations.entries()) {
    try {
      now = run(now, operation);
    } catch (e) {
      if (e instanceof EditError) throw new EditError(e.path, `operation ${i}: ${e.message}`);
      throw e;
    }
  }
  return now;
}

function mergeValue(target: Json | undefined, patch: Json): Json {
  if (!isRecord(patch)) return patch;
  const from: Record<string, Json> = isRecord(target) ? target : {};
  let out = from;
  for (const [key, value] of Object.entries(patch)) {
    const has = Object.hasOwn(from, key);
    if (value === null) {
      if (!has) continue;
      if (out === from) out = { ...from };
      delete out[key];
      continue;
    }
    const next = mergeValue(has ? from[key] : undefined, value);
    if (has && sameJson(from[key], next)) continue;
    if (out === from) out = { ...from };
    out[key] = next;
  }
  return out;
}

function run(doc: Json, operation: Operation): Json {
  // The type `Operation` is right only if a schema has checked the operation. A caller without a schema gets an error
  // from the checks below, instead of a wrong document.
  const o: { readonly op?: unknown; readonly path?: unknown; readonly from?: unknown; readonly value?: Json } =
    operation;
  if (typeof o.path !== "string") throw new EditError("", "path is missing");
  const path = o.path;
  switch (o.op) {
    case "add":
      return apply(doc, "add", path, requireValue(o.value, path));
    case "replace":
      return apply(doc, "replace", path, requireValue(o.value, path));
    case "remove":
      return apply(doc, "remove", path);
    case "test":
      if (!sameJson(read(doc, path), requireValue(o.value, path))) throw new EditError(path, "the test does not hold");
      return doc;
    case "copy":
      return apply(doc, "add", path, read(doc, requireFrom(o.from, path)));
    case "move": {
      const from = requireFrom(o.from, path);
      const value = read(doc, from);
      if (path === from) return doc;
      if (path.startsWith(`${from}/`)) throw new EditError(path, "a value cannot move into itself");
      return apply(apply(doc, "remove", from), "add", path, value);
    }
    default:
      throw new EditError(path, `no operation ${JSON.stringify(o.op) ?? ""}`.trimEnd());
  }
}

function requireValue(value: Json | undefined, path: string): Json {
  if (value === undefined) throw new EditError(path, "value is missing");
  refuseReserved(value, splitPointer(path));
  return value;
}
function requireFrom(from: unknown, path: string): string {
  if (typeof from !== "string") throw new EditError(path, "from is missing");
  return from;
}

function apply(doc: Json, op: Patch["op"], pointer: string, value?: Json): Json {
  const path: (string | number)[] = splitPointer(pointer);
  if (path.length === 0 && op === "remove") throw new EditError("", "the whole document cannot be removed");
  let at = doc;
  for (let i = 0; i < path.length; i++) {
    const token = path[i] as string;
    const last = i === path.length - 1;
    if (last && op === "add") {
      if (Array.isArray(at)) path[i] = token === "-" ? at.length : parseIndex(token, at.length + 1, path, i);
      else if (!isRecord(at)) throw missingError(path, i - 1, "is no list or record");
    } else {
      if (Array.isArray(at)) path[i] = parseIndex(token, at.length, path, i);
      at = getMember(at, path, i);
    }
  }
  return applyPatches(doc, [value === undefined ? { op, path } : { op, path, value }]);
}

function read(doc: Json, pointer: string): Json {
  const path: (string | number)[] = splitPointer(pointer);
  let at = doc;
  for (let i = 0; i < path.length; i++) {
    if (Array.isArray(at)) path[i] = parseIndex(path[i] as string, at.length, path, i);
    at = getMember(at, path, i);
  }
  return at;
}

function getMember(at: Json, path: readonly (string | number)[], i: number): Json {
  const step = path[i]!;
  if (Array.isArray(at)) return at[step as number]!;
  if (!isRecord(at)) throw missingError(path, i - 1, "is no list or record");
  if (!Object.hasOwn(at, step)) throw missingError(path, i, "does not exist");
  return at[step]!;
}
function parseIndex(token: string, below: number, path: readonly (string | number)[], i: number): number {
  if (!/^(?:0|[1-9]\d*)$/.test(token)) throw missingError(path, i, "is no index of a list");
  const index = Number(token);
  if (index >= below) throw missingError(path, i, "is past the end of the list");
  return index;
}
function missingError(path: readonly (string | number)[], last: number, message: string): EditError {
  const pointer = pointerOf(path.slice(0, last + 1));
  return new EditError(pointer, `"${pointer}" ${message}`);
}

function splitPointer(pointer: string): string[] {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) throw new EditError(pointer, "not a JSON pointer");
  const tokens = pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (tokens.some((token) => reserved.has(token))) throw new EditError(pointer, "this key is not allowed");
  if (tokens.length > maxDepth) throw new EditError("", "nested too deeply");
  return tokens;
}

const reserved: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The maximum depth of an edit, which is much more than the depth of any state. A deeper edit could exhaust the call
 * stack.
 */
const maxDepth = 200;

function refuseReserved(value: Json, path: (string | number)[]): void {
  if (typeof value !== "object" || value === null) return;
  if (path.length > maxDepth) throw new EditError("", "nested too deeply");
  if (Array.isArray(value)) {
    for (const [i, inner] of value.entries()) refuseReserved(inner, [...path, i]);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (reserved.has(key)) throw new EditError(pointerOf([...path, key]), "this key is not allowed");
    refuseReserved(inner, [...path, key]);
  }
}

const isRecord = (x: Json | undefined): x is Record<string, Json> => isObject(x);
