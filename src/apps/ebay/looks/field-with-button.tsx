/** A field with a button at its end. */
import type { JSX } from "solid-js";
import "./field-with-button.css";

export function FieldWithButton(p: { readonly field: JSX.Element; readonly button: JSX.Element }) {
  return (
    <div class="code-line">
      <div class="code-line-field">{p.field}</div>
      {p.button}
    </div>
  );
}
