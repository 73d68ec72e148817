/** A line of a card that holds a bare field between the controls that belong to it. */
import type { JSX } from "solid-js";
import "./field-row.css";

export function FieldRow(p: { readonly children: JSX.Element }) {
  return <div class="field-row">{p.children}</div>;
}
