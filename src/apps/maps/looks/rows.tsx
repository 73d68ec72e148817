/** Rows of text with an icon, groups of rows, and capsule buttons, for sheets and pages. */
import check from "@material-symbols/svg-400/outlined/check.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { TextWithUnits } from "./text-with-units.tsx";
import "./rows.css";

export function TextRow(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly value?: string | undefined;
  readonly icon?: string | undefined;
  readonly plate?: boolean | undefined;
  readonly accent?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly name?: string | undefined;
  /** If set, the row is a switch, and this is the switch's value. */
  readonly on?: boolean | undefined;
  readonly mark?: "switch" | "tick" | "radio" | undefined;
  readonly lead?: JSX.Element;
  readonly onHold?: (() => void) | undefined;
  readonly onTap?: (() => void) | undefined;
}) {
  const words = () => (
    <>
      <Show when={p.icon}>
        {(icon) => (
          <span class="line-icon" classList={{ plate: p.plate === true, accent: p.accent === true }}>
            <Icon of={icon()} />
          </span>
        )}
      </Show>
      {p.lead}
      <span class="line-words">
        <p class="line-title" classList={{ danger: p.danger === true }}>
          {p.title}
        </p>
        <Show when={p.note}>
          {(note) => (
            <p class="line-note">
              <TextWithUnits text={note()} />
            </p>
          )}
        </Show>
      </span>
      <Show when={p.value}>
        <span class="line-value">{p.value}</span>
      </Show>
      <Show when={p.mark === "switch"}>
        <span class="switch-track">
          <i />
        </span>
      </Show>
      <Show when={p.mark === "tick" || p.mark === "radio"}>
        <span class="tick" classList={{ disc: p.mark === "radio" }}>
          <Show when={p.on}>
            <Icon of={check} size="small" />
          </Show>
        </span>
      </Show>
    </>
  );
  const role = () =>
    p.mark === "switch" ? "switch" : p.mark === "tick" ? "checkbox" : p.mark === "radio" ? "radio" : "button";
  return (
    <Show when={p.onTap} fallback={<div class="line">{words()}</div>}>
      <Tap
        class="line"
        role={role()}
        name={p.name ?? [p.title, p.note, p.value].filter((text) => text !== undefined && text !== "").join(", ")}
        on={p.on}
        onHold={p.onHold}
        onTap={() => p.onTap!()}
      >
        {words()}
      </Tap>
    </Show>
  );
}
/** A row with a button at its end. */
export function TextRowWithButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly onEnd: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="line-pair">
      {p.children}
      <Tap class="line-end" name={p.name} onTap={() => p.onEnd()}>
        <Icon of={p.icon} />
      </Tap>
    </div>
  );
}
export function Group(p: {
  readonly title?: string | undefined;
  readonly small?: boolean | undefined;
  readonly ruled?: boolean | undefined;
  readonly end?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <section class="group" classList={{ ruled: p.ruled === true }}>
      <Show when={p.title}>
        <div class="group-head" classList={{ small: p.small === true }}>
          <h2>{p.title}</h2>
          {p.end}
        </div>
      </Show>
      {p.children}
    </section>
  );
}
export function TextButton(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`text-button ${p.danger === true ? "danger" : ""}`}
      name={p.name ?? p.label}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      {p.label}
    </Tap>
  );
}
export function CapsuleButton(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly icon?: string | undefined;
  readonly kind?: "filled" | "tonal" | "outlined" | "danger" | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`cap ${p.kind ?? ""}`} name={p.name ?? p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <Show when={p.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
      <span>{p.label}</span>
    </Tap>
  );
}
export function CapsuleButtons(p: { readonly wide?: boolean | undefined; readonly children: JSX.Element }) {
  return (
    <div class="caps" classList={{ wide: p.wide === true }}>
      {p.children}
    </div>
  );
}
export function Prose(p: { readonly kind?: "dim" | "error" | undefined; readonly children: JSX.Element }) {
  return <p class={`prose ${p.kind ?? ""}`}>{p.children}</p>;
}
export function EmptyState(p: {
  readonly icon: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="nothing">
      <Icon of={p.icon} size="large" />
      <p class="nothing-title">{p.title}</p>
      <Show when={p.text}>
        <p>{p.text}</p>
      </Show>
      {p.children}
    </div>
  );
}
