/** Fields: the grey search pill, a field below its label, and the input bar for messages. */
import { Show, type JSX } from "solid-js";
import sendIcon from "@material-symbols/svg-400/outlined/send-fill.svg?raw";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { WriteBar as SharedWriteBar, type WriteBarProps } from "#ui/kit/social/fields.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./forms.css";

export { SearchLink, SearchPill } from "#ui/kit/social/fields.tsx";

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
export function WriteBar(p: WriteBarProps) {
  return <SharedWriteBar {...p} keepsButton button={<Icon of={sendIcon} />} />;
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
