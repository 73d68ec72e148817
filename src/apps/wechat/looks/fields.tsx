/** Fields: a white search field, and a cell with a text field. */
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import { Show, type JSX } from "solid-js";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import "./fields.css";

/** A white search field above a list. */
export function SearchField(p: {
  readonly at: string;
  readonly name: string;
  readonly onEnter?: (() => void) | undefined;
}) {
  return (
    <div class="find-field">
      <Icon of={glass} />
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
/** A cell with a text field and, if `word` is set, a label before the field. */
export function FieldCell(p: FieldProps & { readonly word?: string | undefined; readonly tail?: JSX.Element }) {
  return (
    <div class="cell-field">
      <Show when={p.word}>
        <p class="cell-field-word">{p.word}</p>
      </Show>
      <Field {...p} bare="body" line={p.multiline !== true} />
      {p.tail}
    </div>
  );
}
