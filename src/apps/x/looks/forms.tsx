/** Fields: the search pill, a labelled field of a form, one line at the foot. */
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import { Show } from "solid-js";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./forms.css";

export function SearchPill(p: {
  readonly at: string;
  readonly name: string;
  /** In the bar, the pill has no margin. */
  readonly inBar?: boolean | undefined;
  readonly onEnter?: (() => void) | undefined;
}) {
  return (
    <div class={`search-pill ${p.inBar === true ? "in-bar" : ""}`}>
      <Icon of={glass} size="small" />
      <Field
        at={p.at}
        label={p.name}
        placeholder={p.name}
        bare="body"
        line
        kind="search"
        enter="search"
        onEnter={p.onEnter}
      />
    </div>
  );
}
/** A pill that looks like the search field and opens the search. */
export function SearchLink(p: { readonly text: string; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="search-pill in-bar" role="searchbox" name={p.name} value={p.text} onTap={() => p.onTap()}>
      <Icon of={glass} size="small" />
      <span>{p.text}</span>
    </Tap>
  );
}
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
