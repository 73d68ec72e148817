/** Rows of settings and lists: groups of rows, switches, choices, pink buttons, and the empty state of a list. */
import { Show, type JSX } from "solid-js";
import tick from "@material-symbols/svg-400/outlined/check.svg?raw";
import next from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import {
  CellWords,
  Options,
  Pill as PlainPill,
  SwitchCell as Switch,
  type PillProps,
  type SwitchCellProps,
} from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./cells.css";

/** Rows over the full width, between grey gaps. */
export function Cells(p: {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <section class="cells">
      <Show when={p.title}>
        <h2 class="cells-title">{p.title}</h2>
      </Show>
      <div class="cells-list">{p.children}</div>
      <Show when={p.note}>
        <p class="cells-note">{p.note}</p>
      </Show>
    </section>
  );
}
export function Cell(p: {
  readonly title: string;
  readonly value?: string | undefined;
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly start?: JSX.Element;
  readonly danger?: boolean | undefined;
  readonly end?: JSX.Element;
  readonly held?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}) {
  const inside = () => (
    <>
      <Show when={p.icon}>{(icon) => <Icon of={icon()} />}</Show>
      {p.start}
      <CellWords title={p.title} note={p.note} />
      <Show when={p.value}>
        <span class="cell-value">{p.value}</span>
      </Show>
      {p.end}
      <Show when={p.onTap && p.danger !== true}>
        <Icon of={next} size="small" />
      </Show>
    </>
  );
  return (
    <Show when={p.onTap} fallback={<div class="cell">{inside()}</div>}>
      <Tap
        class={`cell ${p.danger === true ? "danger" : ""} ${p.held === true ? "menu-anchor" : ""}`}
        role={p.danger === true ? "button" : "link"}
        name={joinName(p.title, p.note)}
        value={p.value}
        disabled={p.disabled}
        onTap={() => p.onTap!()}
        onHold={p.onHold}
      >
        {inside()}
      </Tap>
    </Show>
  );
}
export function SwitchCell(p: SwitchCellProps) {
  return <Switch {...p} name={joinName(p.title, p.note)} />;
}
/** A row with a tick: one choice of several, or, if `many` is true, any number of them. */
export function TickCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly many?: boolean | undefined;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="cell"
      role={p.many === true ? "checkbox" : "radio"}
      name={joinName(p.title, p.note)}
      on={p.on}
      onTap={() => p.onTap()}
    >
      <CellWords title={p.title} note={p.note} />
      <Show when={p.many === true} fallback={<Show when={p.on}>{<Icon of={tick} />}</Show>}>
        <i class="tick-box">
          <Show when={p.on}>
            <Icon of={tick} size="small" />
          </Show>
        </i>
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
    <div class="empty">
      <svg viewBox="0 0 96 72">
        <rect x="16" y="20" width="64" height="42" rx="8" fill="none" stroke="var(--pressed)" stroke-width="4" />
        <path
          d="M34 8l8 12M62 8l-8 12M38 36v8M58 36v8"
          stroke="var(--pressed)"
          stroke-width="4"
          stroke-linecap="round"
        />
      </svg>
      <p>{p.text}</p>
      <Show when={p.button}>
        <Pill label={p.button!} onTap={() => p.onTap?.()} />
      </Show>
    </div>
  );
}
/** A small button: filled pink, outlined pink, or grey. */
export function Pill(p: PillProps<"pink" | "line" | "grey">) {
  return <PlainPill {...p} kind={p.kind ?? "pink"} />;
}
/** Options side by side. At most one is chosen. */
export function Chips<I extends string>(p: {
  readonly title?: string | undefined;
  readonly options: readonly { readonly id: I; readonly label: string }[];
  readonly chosen: I | null;
  readonly onPick: (id: I) => void;
}) {
  return (
    <section class="chips">
      <Show when={p.title}>
        <h3>{p.title}</h3>
      </Show>
      <div class="chips-list">
        <Options class="chip" role="radio" options={p.options} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
      </div>
    </section>
  );
}
/** The button below a list that shows its next page. */
export function More(p: { readonly when: boolean | undefined; readonly label: string; readonly onTap: () => void }) {
  return (
    <Show when={p.when}>
      <Tap class="more-line" name={p.label} onTap={() => p.onTap()}>
        <span>{p.label}</span>
      </Tap>
    </Show>
  );
}
