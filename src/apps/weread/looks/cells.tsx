/** Rows of settings and lists, pills, chips, people, and the empty state of a list. */
import { Show, type JSX } from "solid-js";
import next from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import tick from "@material-symbols/svg-400/outlined/check.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import {
  CellWords,
  Options,
  Pill as PlainPill,
  SwitchCell,
  type Option,
  type PillProps,
} from "#ui/kit/social/cells.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./cells.css";

export { SwitchCell };

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
const valueOf = (value: string | undefined, note: string | undefined): string | undefined =>
  value !== undefined && note !== undefined ? `${value} · ${note}` : (value ?? note);
export function Cell(p: {
  readonly title: string;
  readonly value?: string | undefined;
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="link" name={p.title} value={valueOf(p.value, p.note)} onTap={() => p.onTap()}>
      <Show when={p.icon}>{(icon) => <Icon of={icon()} />}</Show>
      <CellWords title={p.title} note={p.note} />
      <Show when={p.value}>
        <span class="cell-value">{p.value}</span>
      </Show>
      <Icon of={next} size="small" />
    </Tap>
  );
}
export function RadioCell(p: {
  readonly title: string;
  readonly on: boolean;
  /** Whether several of the options can be on. */
  readonly many?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role={p.many === true ? "checkbox" : "radio"} name={p.title} on={p.on} onTap={() => p.onTap()}>
      <CellWords title={p.title} />
      <div class="cell-tick">
        <Show when={p.on}>
          <Icon of={tick} />
        </Show>
      </div>
    </Tap>
  );
}
export function Empty(p: {
  readonly text: string;
  readonly button?: string | undefined;
  readonly onTap?: (() => void) | undefined;
}) {
  return (
    <div class="empty">
      <svg viewBox="0 0 96 72">
        <path d="M48 20c-8-7-19-9-34-9v44c15 0 26 2 34 9 8-7 19-9 34-9V11c-15 0-26 2-34 9z" fill="var(--pressed)" />
        <path d="M48 20v44" stroke="var(--page)" stroke-width="3" />
      </svg>
      <p>{p.text}</p>
      <Show when={p.button}>
        <Pill kind="blue" label={p.button!} onTap={() => p.onTap?.()} />
      </Show>
    </div>
  );
}
/** A round button: filled blue, pale blue, or grey. */
export function Pill(p: PillProps<"blue" | "pale" | "grey" | "gold">) {
  return <PlainPill {...p} kind={p.kind ?? "pale"} />;
}
/** Options in one row that scrolls sideways. */
export function ChipRow<I extends string | null>(p: {
  readonly part: string;
  readonly options: readonly { readonly id: I; readonly label: string }[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class="chip-row">
      <Options class="row-chip" role="tab" options={p.options} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
    </Scroll>
  );
}
export function TopTabs<I extends string>(p: {
  readonly tabs: readonly Option<I>[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="top-tabs">
      <Options class="top-tab" role="tab" options={p.tabs} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
    </div>
  );
}
export function MoreButton(p: { readonly label: string; readonly onTap: () => void }) {
  return (
    <Tap class="more-button" name={p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
/** A person with a line of text, and a button at the right. */
export function PersonRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly note?: string | undefined;
  readonly rank?: number | undefined;
  readonly end?: JSX.Element;
  readonly onTap?: (() => void) | undefined;
}) {
  const inside = () => (
    <>
      <Show when={p.rank !== undefined}>
        <b class="rank-number">{p.rank}</b>
      </Show>
      {p.face}
      <CellWords title={p.name} note={p.note} />
    </>
  );
  return (
    <div class="person-row">
      <Show when={p.onTap} fallback={<div class="person-open">{inside()}</div>}>
        <Tap
          class="person-open"
          role="link"
          name={p.name}
          value={p.rank === undefined ? p.note : `${p.rank} · ${p.note ?? ""}`}
          onTap={() => p.onTap!()}
        >
          {inside()}
        </Tap>
      </Show>
      <div class="person-end">{p.end}</div>
    </div>
  );
}
