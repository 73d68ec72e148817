/** How many things wait, at the corner of an icon. */
import "./badge.css";

export function Badge(p: { readonly count: number | string }) {
  return <span class="badge">{p.count}</span>;
}
