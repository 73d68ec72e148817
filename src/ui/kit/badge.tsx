/** How many things wait, in a pill: at the corner of a sign, or in a line. It has room for two digits; more than 99 are "99+". */
import "./badge.css";

/** `class`: where an app has it stand, and of what size and colour (`--badge-size`, `--badge-ground`, `--badge-text`). */
export function Badge(p: {
  readonly count: number;
  /** It stands in a line, in place of the corner of what it is in. */
  readonly inline?: boolean | undefined;
  readonly class?: string | undefined;
}) {
  return (
    <span class={`badge ${p.inline === true ? "inline" : ""} ${p.class ?? ""}`}>{p.count > 99 ? "99+" : p.count}</span>
  );
}
