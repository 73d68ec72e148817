/** Fields: the white search field, a bare line in a cell, a text over a line. */
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import { Show, type JSX } from "solid-js";
import { Field, type FieldProps } from "../../../ui/kit/fields.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import "./fields.css";

/** A white field with a glass, over a list. */
export function FindField(p: {
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
/** A cell that is written into; with a word before it where one is told. */
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
