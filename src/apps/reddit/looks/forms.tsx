/** Fields: the grey search pill, a field below its label, and the input bar for messages. */
import { Show, type JSX } from "solid-js";
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import sendIcon from "@material-symbols/svg-400/outlined/send-fill.svg?raw";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./forms.css";

export function SearchPill(p: {
  readonly at: string;
  readonly hint: string;
  readonly chip?: string | undefined;
  readonly onEnter?: (() => void) | undefined;
}) {
  return (
    <div class="search-pill">
      <Icon of={glass} size="small" />
      <Show when={p.chip}>
        <b>{p.chip}</b>
      </Show>
      <Field
        at={p.at}
        label={p.hint}
        placeholder={p.hint}
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
export function SearchLink(p: {
  readonly text: string;
  readonly name: string;
  readonly chip?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="search-pill" role="searchbox" name={p.name} value={p.text} onTap={() => p.onTap()}>
      <Icon of={glass} size="small" />
      <Show when={p.chip}>
        <b>{p.chip}</b>
      </Show>
      <span>{p.text}</span>
    </Tap>
  );
}
/** A field with its label above it, on a line. */
export function LineField(p: FieldProps & { readonly start?: JSX.Element; readonly count?: string | undefined }) {
  return (
    <div class="line-field">
      <Show when={p.placeholder === undefined}>
        <p class="line-label">{p.label}</p>
      </Show>
      <div class="line-row">
        {p.start}
        <Field {...p} bare="body" line={p.multiline !== true} />
      </div>
      <Show when={p.count}>
        <small class="line-count">{p.count}</small>
      </Show>
    </div>
  );
}
/** The bar with a field and a send button. */
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
      <Tap class="write-send" name={p.send} disabled={!p.ready} onTap={() => p.onSend()}>
        <Icon of={sendIcon} />
      </Tap>
    </div>
  );
}
/** A pill at the foot of a page that opens a field on another page. */
export function JoinBar(p: { readonly text: string; readonly onTap: () => void }) {
  return (
    <div class="join-bar">
      <Tap class="join-conversation" name={p.text} onTap={() => p.onTap()}>
        <span>{p.text}</span>
      </Tap>
    </div>
  );
}
