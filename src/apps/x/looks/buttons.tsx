/** Two buttons of equal width side by side. */
import type { JSX } from "solid-js";
import "./buttons.css";

export function TwoButtons(p: { readonly children: JSX.Element }) {
  return <div class="two-buttons">{p.children}</div>;
}
