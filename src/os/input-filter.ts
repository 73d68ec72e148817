import type { FieldKind } from "./state-schemas.ts";

/** Returns `typed` without the characters that a field of this kind does not accept. */
export function filterInput(kind: FieldKind, typed: string, multiline: boolean): string {
  const line = multiline ? typed.replaceAll("\r\n", "\n") : typed.replace(/[\r\n]+/g, " ");
  if (kind === "number") return line.replace(/[^0-9]/g, "");
  if (kind === "decimal") return line.replace(/[^0-9.,-]/g, "").replaceAll(",", ".");
  if (kind === "phone") return line.replace(/[^0-9+*#,; ()-]/g, "");
  return line;
}
