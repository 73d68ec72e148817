/** Form fields: fields side by side, a select field, a large amount. */
import down from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./form.css";

export function FieldPair(p: { readonly children: JSX.Element }) {
  return <div class="pair">{p.children}</div>;
}
/** A button that looks like a field and opens the options. */
export function SelectField(p: {
  readonly label: string;
  readonly value: string;
  readonly dim?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <div class="choice-field">
      <p class="field-label">{p.label}</p>
      <Tap class="choice-box" name={`${p.label}, ${p.value}`} disabled={p.disabled} onTap={() => p.onTap()}>
        <span classList={{ faded: p.dim === true }}>{p.value}</span>
        <Icon of={down} size="small" />
      </Tap>
    </div>
  );
}
/** A large field for an amount in dollars. */
export function AmountField(p: {
  readonly at: string;
  readonly label: string;
  readonly sign: string;
  readonly note?: string | undefined;
  readonly onEnter?: (() => void) | undefined;
}) {
  return (
    <div class="big-sum">
      <div class="big-sum-line">
        <span class="big-sum-sign">{p.sign}</span>
        <Field at={p.at} label={p.label} placeholder="0.00" kind="decimal" bare="title" onEnter={p.onEnter} />
      </div>
      <Show when={p.note}>
        <p class="big-sum-note">{p.note}</p>
      </Show>
    </div>
  );
}
