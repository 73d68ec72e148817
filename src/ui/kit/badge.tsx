/**
 * A count in a pill, at the corner of an icon or in a line. The pill has room for two digits; a count above 99 is drawn
 * as "99+".
 */
import "./badge.css";

/** `class`: the app's class for position, size and colour (`--badge-size`, `--badge-ground`, `--badge-text`). */
export function Badge(p: {
  readonly count: number;
  /** Whether the badge is drawn in a line instead of at the corner of its parent. */
  readonly inline?: boolean | undefined;
  readonly class?: string | undefined;
}) {
  return (
    <span class={`badge ${p.inline === true ? "inline" : ""} ${p.class ?? ""}`}>{p.count > 99 ? "99+" : p.count}</span>
  );
}
