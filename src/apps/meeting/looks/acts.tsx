/** Buttons: the blue one that a page is for, quiet ones beside it, small ones in rows, words. */
import { Show, type JSX } from "solid-js";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import "./acts.css";

export function MainAct(p: {
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
export function Acts(p: { readonly children: JSX.Element }) {
  return <div class="acts">{p.children}</div>;
}
/** A small pill: Join in a row of the list. */
export function PillAct(p: {
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
export function WordAct(p: {
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
/** A tick in a ring before a sentence. */
export function Consent(p: { readonly text: string; readonly on: boolean; readonly onTap: () => void }) {
  return (
    <Tap class="consent" role="checkbox" name={p.text} on={p.on} onTap={() => p.onTap()}>
      <div class="consent-ring" />
      <span>{p.text}</span>
    </Tap>
  );
}
/** Signs over their words, side by side: what a page can do besides. */
export function SignActs(p: { readonly children: JSX.Element }) {
  return <div class="sign-acts">{p.children}</div>;
}
export function SignAct(p: {
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
/** Nothing is there: said quietly. */
export function Nothing(p: { readonly icon: string; readonly text: string; readonly children?: JSX.Element }) {
  return (
    <div class="nothing">
      <Icon of={p.icon} size="huge" />
      <p>{p.text}</p>
      {p.children}
    </div>
  );
}
