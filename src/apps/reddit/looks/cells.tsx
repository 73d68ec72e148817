/** Rows of settings and lists: groups of rows, switches, choices, and the empty state of a list. */
import { For, Show, type JSX } from "solid-js";
import tick from "@material-symbols/svg-400/outlined/check.svg?raw";
import next from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { CellWords, Options, Pill as PlainPill, type PillProps } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./cells.css";

export { SwitchCell } from "#ui/kit/social/cells.tsx";

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
/** A small round button: blue, grey, or outlined. */
export function Pill(p: PillProps<"blue" | "grey" | "line">) {
  return <PlainPill {...p} kind={p.kind ?? "blue"} />;
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
      <Options class="chip-option" role="radio" options={p.options} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
    </Scroll>
  );
}
