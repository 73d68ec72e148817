// Writes a JSON value as one canonical text (RFC 8785: sorted keys, no spaces). A signature of this text can be
// verified on any platform.
import type { Json } from "./json.ts";

/** Returns the canonical text of a value. Leaves out fields that are undefined, as JSON does. */
export function canonical(value: Json | object): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((inner) => canonical(inner as Json)).join(",")}]`;
  // Sorts by UTF-16 code units, as RFC 8785 requires. JavaScript compares strings in this order.
  const fields = Object.entries(value as Record<string, Json | undefined>)
    .filter((entry): entry is [string, Json] => entry[1] !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}
