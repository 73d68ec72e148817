/** Rows of settings and lists: groups of rows, switches, choices, pink buttons, and the empty state of a list. */
import { Show } from "solid-js";
import tick from "@material-symbols/svg-400/outlined/check.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { CellWords, Options, Pill as PlainPill, type PillProps } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./cells.css";

export { Cell, Cells, SwitchCell } from "#ui/kit/shared/cell-groups.tsx";
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
