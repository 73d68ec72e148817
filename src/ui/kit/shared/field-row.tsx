/** A row of a card with a bare field between the row's controls. */
import type { JSX } from "solid-js";
import "./field-row.css";

export function FieldRow(p: { readonly children: JSX.Element }) {
  return <div class="field-row">{p.children}</div>;
}
