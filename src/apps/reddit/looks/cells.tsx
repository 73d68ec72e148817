/** Rows of settings and lists: groups of rows, switches, choices, and the empty state of a list. */
import { For, Show, type JSX } from "solid-js";
import tick from "@material-symbols/svg-400/outlined/check.svg?raw";
import next from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./cells.css";

export function Cells(p: {
  readonly title?: string | undefined;
  readonly action?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <section class="cells">
      <Show when={p.title}>
        <div class="cells-head">
          <h2>{p.title}</h2>
          {p.action}
        </div>
      </Show>
      {p.children}
    </section>
  );
}
export function Cell(p: {
  readonly title: string;
  readonly value?: string | undefined;
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly plain?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`cell ${p.danger === true ? "danger" : ""}`}
      role={p.plain === true ? "button" : "link"}
      name={p.title}
      value={p.value}
      onTap={() => p.onTap()}
    >
      <Show when={p.icon}>{(icon) => <Icon of={icon()} />}</Show>
      <CellWords title={p.title} note={p.note} />
      <Show when={p.value}>
        <span class="cell-value">{p.value}</span>
      </Show>
      <Show when={p.plain !== true}>
        <Icon of={next} size="small" />
      </Show>
    </Tap>
  );
}
function CellWords(p: { readonly title: string; readonly note?: string | undefined }) {
  return (
    <div class="cell-words">
      <p>{p.title}</p>
      <Show when={p.note}>
        <small>{p.note}</small>
      </Show>
    </div>
  );
}
export function SwitchCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="switch" name={p.title} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <CellWords title={p.title} note={p.note} />
      <div class="slide-switch" />
    </Tap>
  );
}
export function RadioCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  /** A coloured mark before the title. */
  readonly mark?: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="radio" name={p.title} on={p.on} onTap={() => p.onTap()}>
      {p.mark}
      <CellWords title={p.title} note={p.note} />
      <Show when={p.on}>
        <Icon of={tick} />
      </Show>
    </Tap>
  );
}
/** The empty state of a list: a text and an optional button. */
export function Empty(p: {
  readonly text: string;
  readonly button?: string | undefined;
  readonly onTap?: (() => void) | undefined;
}) {
  return (
    <div class="empty-state">
      <svg viewBox="0 0 96 64">
        <path
          d="M14 8h44a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H34L20 54V42h-6a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z"
          fill="var(--sunken)"
        />
        <path
          d="M72 24h10a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8v8l-10-8H52a8 8 0 0 1-7-4"
          fill="none"
          stroke="var(--pressed)"
          stroke-width="3"
        />
      </svg>
      <p>{p.text}</p>
      <Show when={p.button}>
        <Pill label={p.button!} kind="blue" onTap={() => p.onTap?.()} />
      </Show>
    </div>
  );
}
/** A small round button: blue, or grey. */
export function Pill(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly kind?: "blue" | "grey" | "line" | undefined;
  readonly icon?: string | undefined;
  readonly wide?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`pill ${p.kind ?? "blue"} ${p.wide === true ? "wide" : ""}`}
      name={p.name ?? p.label}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <span>
        <Show when={p.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
        {p.label}
      </span>
    </Tap>
  );
}
export function MoreButton(p: { readonly label: string; readonly onTap: () => void }) {
  return (
    <div class="more-button">
      <Pill kind="grey" wide label={p.label} onTap={() => p.onTap()} />
    </div>
  );
}
/** The button that shows the order of a list and opens its choice: "Best ⌄". */
export function OrderBar(p: {
  readonly items: readonly {
    readonly label: string;
    readonly name: string;
    readonly icon: string;
    readonly onTap: () => void;
  }[];
}) {
  return (
    <div class="order-bar">
      <For each={p.items}>
        {(item) => (
          <Tap class="order-button" name={item.name} value={item.label} onTap={() => item.onTap()}>
            <span>{item.label}</span>
            <Icon of={item.icon} size="small" />
          </Tap>
        )}
      </For>
    </div>
  );
}
/** Options side by side in one line that scrolls sideways. */
export function ChipRow<I extends string>(p: {
  readonly part: string;
  readonly options: readonly { readonly id: I; readonly label: string; readonly colour?: string | undefined }[];
  readonly chosen: I | null;
  readonly onPick: (id: I) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class="chip-row">
      <For each={p.options}>
        {(o) => (
          <Tap class="chip-option" role="radio" name={o.label} on={p.chosen === o.id} onTap={() => p.onPick(o.id)}>
            <span>{o.label}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
