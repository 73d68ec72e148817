/** Fields: the grey search pill, a field in a card. */
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import "./forms.css";

export { SearchLink, SearchPill } from "#ui/kit/social/fields.tsx";

export function FieldCell(p: FieldProps & { readonly count?: string | undefined }) {
  return (
    <div class="field-cell">
      <p class="field-label">{p.label}</p>
      <Field {...p} bare="body" line={p.multiline !== true} />
      {p.count === undefined ? null : <small class="field-count">{p.count}</small>}
    </div>
  );
}
