/** Fields: the grey search pill, a field in a cell, and the input bar for comments and messages. */
import { Show, type JSX } from "solid-js";
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./forms.css";

export function SearchPill(p: {
  readonly at: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly onEnter?: (() => void) | undefined;
}) {
  return (
    <div class="search-pill">
      <Icon of={glass} size="small" />
      <Field
        at={p.at}
        label={p.name}
        placeholder={p.hint ?? p.name}
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
    <Tap class="search-pill" role="searchbox" name={p.name} value={p.text} onTap={() => p.onTap()}>
      <Icon of={glass} size="small" />
      <span>{p.text}</span>
    </Tap>
  );
}
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
export function WriteBar(p: {
  readonly at: string;
  readonly hint: string;
  readonly send: string;
  readonly ready: boolean;
  readonly start?: JSX.Element;
  readonly onSend: () => void;
}) {
  return (
    <div class="write-bar">
      {p.start}
      <div class="write-field">
        <Field at={p.at} label={p.hint} placeholder={p.hint} bare="body" line enter="send" onEnter={() => p.onSend()} />
      </div>
      <Show when={p.ready}>
        <Tap class="write-send" name={p.send} onTap={() => p.onSend()}>
          <span>{p.send}</span>
        </Tap>
      </Show>
    </div>
  );
}
