// Writes a JSON value as one canonical text, so that a signature over it can be checked anywhere (RFC 8785: sorted
// keys, no spaces).
import type { Json } from "./json.ts";

/** Leaves out fields that are undefined, as JSON does. */
export function canonical(value: Json | object): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((inner) => canonical(inner as Json)).join(",")}]`;
  // Sorts by UTF-16 units, because JavaScript compares strings that way.
  const fields = Object.entries(value as Record<string, Json | undefined>)
    .filter((entry): entry is [string, Json] => entry[1] !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}
