/** Small components that all pages of the console use. */
import { createEffect, createSignal, For, onCleanup, Show, type JSX } from "solid-js";
import { outcomeLabels } from "./format.ts";

export function Icon(p: { readonly of: string }) {
  // oxlint-disable-next-line solid/no-innerhtml -- markup of our own build, never of a phone
  return <i class="icon" aria-hidden="true" innerHTML={p.of} />;
}
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 24 32" aria-hidden="true">
      <path d="M3 5.5C3 2.6 7 1 12 1s9 1.6 9 4.5V8H3Z" />
      <rect x="2" y="7" width="20" height="24" rx="2" />
      <g class="panes">
        <rect x="5" y="11" width="4" height="4" rx=".6" />
        <rect x="10" y="11" width="4" height="4" rx=".6" />
        <rect x="15" y="11" width="4" height="4" rx=".6" />
        <rect x="5" y="16.5" width="4" height="4" rx=".6" />
        <rect x="10" y="16.5" width="4" height="4" rx=".6" />
        <rect x="15" y="16.5" width="4" height="4" rx=".6" />
        <rect x="5" y="22" width="4" height="4" rx=".6" />
        <rect x="10" y="22" width="4" height="4" rx=".6" />
        <rect x="15" y="22" width="4" height="4" rx=".6" />
      </g>
    </svg>
  );
}
/**
 * Sets the title of the page, which the browser's tab, its history and screen readers show. If `title` is "", the title
 * is the console's name.
 */
export function usePageTitle(title: () => string): void {
  createEffect(() => {
    document.title = title() === "" ? "Phonebooth" : `${title()} · Phonebooth`;
  });
}
/** Links between the pages of the console. */
export function PageLinks(p: { readonly here: "phones" | "tasks" | "runs" | "keys" | null }) {
  return (
    <nav aria-label="Pages">
      <a href="#/" aria-current={p.here === "phones" ? "page" : undefined}>
        Phones
      </a>
      <a href="#/tasks" aria-current={p.here === "tasks" ? "page" : undefined}>
        Tasks
      </a>
      <a href="#/runs" aria-current={p.here === "runs" ? "page" : undefined}>
        Runs
      </a>
      <a href="#/keys" aria-current={p.here === "keys" ? "page" : undefined}>
        Keys
      </a>
      <a href="/docs">API</a>
    </nav>
  );
}
export function StatusChip(p: { readonly status: string; readonly outcome?: string | null | undefined }) {
  const kind = () => (p.status === "done" ? (p.outcome === "complete" ? "done" : "ended") : p.status);
  const text = () =>
    p.status === "done" ? (outcomeLabels[p.outcome ?? ""] ?? "done") : p.status === "away" ? "suspended" : p.status;
  return <span class={`chip ${kind()}`}>{text()}</span>;
}
/** A bar that shows a share from 0 to 1. */
export function Bar(p: { readonly share: number }) {
  return (
    <span class="bar">
      <span style={{ width: `${p.share * 100}%` }} />
    </span>
  );
}
export function Steps(p: { readonly step: number; readonly budget: number | null }) {
  return (
    <span class="steps-of">
      <span>
        <b>{p.step}</b>
        {p.budget === null ? (p.step === 1 ? " step" : " steps") : ` / ${p.budget}`}
      </span>
      <Show when={p.budget !== null}>
        <Bar share={Math.min(1, p.step / (p.budget ?? 1))} />
      </Show>
    </span>
  );
}
/** A button for an action that cannot be undone. The action runs only after a second press. */
export function ConfirmButton(p: {
  readonly label: string;
  readonly sure: string;
  readonly icon: string;
  readonly bare?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSure: () => void;
}) {
  const [armed, setArmed] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const press = () => {
    if (p.disabled === true) return;
    clearTimeout(timer);
    if (armed()) p.onSure();
    else timer = setTimeout(() => setArmed(false), 3000);
    setArmed(!armed());
  };
  return (
    <button
      type="button"
      classList={{ bare: p.bare === true, armed: armed() }}
      aria-disabled={p.disabled === true}
      aria-label={p.bare === true ? (armed() ? p.sure : p.label) : undefined}
      title={p.bare === true ? p.label : undefined}
      onClick={press}
    >
      <Icon of={p.icon} />
      <Show when={p.bare !== true || armed()}>{armed() ? p.sure : p.label}</Show>
    </button>
  );
}
/**
 * A choice of one option. As with native radio buttons, Tab reaches the chosen option and the arrow keys choose
 * another.
 */
export function Choice<T extends string>(p: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onPick: (value: T) => void;
}) {
  const move = (e: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    if (step === undefined) return;
    e.preventDefault();
    const { length } = p.options;
    const next = (p.options.findIndex(([value]) => value === p.value) + step + length) % length;
    p.onPick(p.options[next]![0]);
    (e.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div class="choice" role="radiogroup" aria-label={p.label} onKeyDown={move}>
      {p.options.map(([value, label]) => (
        <button
          type="button"
          role="radio"
          aria-checked={p.value === value}
          tabIndex={p.value === value ? 0 : -1}
          onClick={() => p.onPick(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
export function Switch(p: {
  readonly on: boolean;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly onFlip: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={p.on}
      disabled={p.disabled}
      onClick={() => p.onFlip(!p.on)}
    >
      <span class="knob" />
      {p.label}
    </button>
  );
}
/** An error message. The notice is visible while `text` is not empty. */
export function ErrorNotice(p: { readonly text: string }) {
  return (
    <Show when={p.text}>
      <p class="notice wrong" role="alert">
        {p.text}
      </p>
    </Show>
  );
}
/** A table that may be wider than a small window. A person can scroll it sideways, also with the keyboard. */
export function ScrollableTable(p: { readonly label: string; readonly children: JSX.Element }) {
  return (
    <div class="sheet" role="group" aria-label={p.label} tabIndex={0}>
      <div role="table" aria-label={p.label}>
        {p.children}
      </div>
    </div>
  );
}
/** The header row of a table. A name can have a longer explanation. The name "" is for a column of buttons. */
export function ColumnHeads(p: {
  readonly class: string;
  readonly names: readonly (string | readonly [name: string, meaning: string])[];
}) {
  return (
    <div class={`${p.class} head`} role="row">
      <For each={p.names.map((name) => (typeof name === "string" ? ([name, undefined] as const) : name))}>
        {([name, meaning]) => (
          <span role="columnheader" title={meaning}>
            {name === "" ? <span class="unseen">Actions</span> : name}
          </span>
        )}
      </For>
    </div>
  );
}
export function NumberCell(p: { readonly children: JSX.Element }) {
  return (
    <span role="cell" class="number">
      {p.children}
    </span>
  );
}
/** A list of names with their values. `children` adds further entries. */
export function FactList(p: {
  readonly class: string;
  readonly of: readonly (readonly [name: string, value: string, meaning?: string])[];
  readonly children?: JSX.Element;
}) {
  return (
    <dl class={p.class}>
      <For each={p.of}>
        {([name, value, meaning]) => (
          <div title={meaning}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
      {p.children}
    </dl>
  );
}
export function ShowMoreButton(p: { readonly when: boolean; readonly onMore: () => void }) {
  return (
    <Show when={p.when}>
      <button type="button" class="more" onClick={() => p.onMore()}>
        Show more
      </button>
    </Show>
  );
}
/** A text with a button that copies it. */
export function Code(p: { readonly text: string; readonly label?: string }) {
  const [copied, setCopied] = createSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(p.text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <div class="code">
      {/* A line may be longer than the box. The box is focusable so that the keyboard can scroll it. */}
      <pre tabIndex={0} role="group" aria-label={p.label ?? "Code"}>
        {p.text}
      </pre>
      {/* Browsers provide the clipboard only on secure origins. */}
      <Show when={window.isSecureContext}>
        <button type="button" class="small" onClick={() => void copy()}>
          {copied() ? "Copied" : "Copy"}
        </button>
      </Show>
    </div>
  );
}
/**
 * A native dialog. The focus stays inside the dialog. Escape closes the dialog, and the focus then returns to the
 * element that had the focus before.
 */
export function Dialog(p: {
  readonly title: string;
  readonly class?: string | undefined;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}) {
  const before = document.activeElement;
  const open = (el: HTMLDialogElement) => queueMicrotask(() => el.isConnected && el.showModal());
  // If a dialog is removed without being closed, the browser does not restore the focus.
  onCleanup(() => queueMicrotask(() => before instanceof HTMLElement && before.isConnected && before.focus()));
  return (
    <dialog
      ref={open}
      class={p.class ?? ""}
      aria-label={p.title}
      onClose={() => p.onClose()}
      onClick={(e) => {
        if (e.target === e.currentTarget) e.currentTarget.close();
      }}
    >
      <div class="dialog-body">{p.children}</div>
    </dialog>
  );
}
