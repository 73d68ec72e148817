/** Fields: the search pill, a labelled field of a form, one line at the foot. */
import { Show } from "solid-js";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import "./forms.css";

export { SearchLink, SearchPill } from "#ui/kit/social/fields.tsx";

export function FieldBox(p: FieldProps & { readonly left?: string | undefined }) {
  return (
    <div class="field-box">
      <div class="field-box-head">
        <p>{p.label}</p>
        <Show when={p.left}>
          <small>{p.left}</small>
        </Show>
      </div>
      <Field {...p} bare="body" line={p.multiline !== true} />
    </div>
  );
}
export function FieldLine(p: FieldProps) {
  return (
    <div class="field-line-foot">
      <Field {...p} placeholder={p.label} bare="body" line />
    </div>
  );
}
