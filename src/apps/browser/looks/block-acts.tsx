/** The buttons below a block, side by side when there is room. */
import type { JSX } from "solid-js";
import "./block-acts.css";

export function BlockActs(p: { readonly children: JSX.Element }) {
  return <div class="block-acts">{p.children}</div>;
}
