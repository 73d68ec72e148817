/** Fields: the grey search pill, a field in a cell, and the input bar for comments and messages. */
import { Show, type JSX } from "solid-js";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { WriteBar as SharedWriteBar, type WriteBarProps } from "#ui/kit/social/fields.tsx";
import "./forms.css";

export { SearchLink, SearchPill } from "#ui/kit/social/fields.tsx";

export function FieldCell(p: FieldProps & { readonly word?: string | undefined; readonly end?: JSX.Element }) {
  return (
    <div class="field-cell">
      <Show when={p.word}>
        <p class="field-word">{p.word}</p>
      </Show>
      <Field {...p} bare="body" line={p.multiline !== true} />
      {p.end}
    </div>
  );
}
/** The bar with a field and a red send button. */
export function WriteBar(p: WriteBarProps) {
  return <SharedWriteBar {...p} button={<span>{p.send}</span>} />;
}
