// What looks like a fault to the layout check and is none, each with its reason.
import type { Found } from "./layout.ts";

interface Allowed {
  readonly kind: Found["kind"];
  readonly screen?: RegExp;
  readonly where?: RegExp;
  readonly what?: RegExp;
  readonly reason: string;
}
export const allowed: readonly Allowed[] = [];
