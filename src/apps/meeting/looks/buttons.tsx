/** Buttons: blue main buttons, plain and red variants, small pills in rows, text buttons. */
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./buttons.css";

export function MainButton(p: {
  readonly label: string;
  readonly kind?: "blue" | "quiet" | "red" | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`main-act ${p.kind ?? "blue"}`} name={p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
export function ButtonGroup(p: { readonly children: JSX.Element }) {
  return <div class="acts">{p.children}</div>;
}
/** A small pill, for example "Join" in a list row. */
export function PillButton(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly filled?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`pill-act ${p.filled === true ? "filled" : ""}`}
      name={p.name ?? p.label}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <span>{p.label}</span>
    </Tap>
  );
}
export function TextButton(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`word-act ${p.danger === true ? "danger" : ""}`} name={p.name ?? p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
      <Show when={p.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
    </Tap>
  );
}
/** A round check mark before a sentence. */
export function ConsentCheckbox(p: { readonly text: string; readonly on: boolean; readonly onTap: () => void }) {
  return (
    <Tap class="consent" role="checkbox" name={p.text} on={p.on} onTap={() => p.onTap()}>
      <div class="consent-ring" />
      <span>{p.text}</span>
    </Tap>
  );
}
/** Icon buttons with labels, side by side, for the secondary actions of a page. */
export function LabeledIconRow(p: { readonly children: JSX.Element }) {
  return <div class="sign-acts">{p.children}</div>;
}
export function LabeledIconButton(p: {
  readonly icon: string;
  readonly label: string;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="sign-act" name={p.label} on={p.on} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
      <span>{p.label}</span>
    </Tap>
  );
}
export function EmptyNote(p: { readonly icon: string; readonly text: string; readonly children?: JSX.Element }) {
  return (
    <div class="nothing">
      <Icon of={p.icon} size="huge" />
      <p>{p.text}</p>
      {p.children}
    </div>
  );
}
