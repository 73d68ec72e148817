/** Rows of settings and lists: groups of rows, switches, choices, and the empty state of a list. */
import { Show } from "solid-js";
import tick from "@material-symbols/svg-400/outlined/check.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { CellWords, Options, Pill as PlainPill, type PillProps } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./cells.css";

export { Cell, Cells, SwitchCell } from "#ui/kit/shared/cell-groups.tsx";
export function RadioCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="radio" name={joinName(p.title, p.note)} on={p.on} onTap={() => p.onTap()}>
      <CellWords title={p.title} note={p.note} />
      <Show when={p.on}>
        <div class="cell-tick">
          <Icon of={tick} />
        </div>
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
      <svg viewBox="0 0 96 72">
        <rect x="14" y="10" width="30" height="40" rx="5" fill="var(--pressed)" />
        <rect x="52" y="22" width="30" height="40" rx="5" fill="var(--pressed)" />
        <path d="M20 58h18M58 14h18" stroke="var(--pressed)" stroke-width="4" stroke-linecap="round" />
      </svg>
      <p>{p.text}</p>
      <Show when={p.button}>
        <Pill label={p.button!} onTap={() => p.onTap?.()} />
      </Show>
    </div>
  );
}
/** A small round button: outlined red, filled red, or grey. */
export function Pill(p: PillProps<"red" | "line" | "grey">) {
  return <PlainPill {...p} kind={p.kind ?? "line"} />;
}
/** Options side by side. At most one is chosen. */
export function Chips<I extends string>(p: {
  readonly title?: string | undefined;
  readonly options: readonly { readonly id: I; readonly label: string }[];
  readonly chosen: I | null;
  readonly onPick: (id: I) => void;
}) {
  return (
    <section class="choices">
      <Show when={p.title}>
        <h3>{p.title}</h3>
      </Show>
      <div class="choices-list">
        <Options class="choice" role="radio" options={p.options} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
      </div>
    </section>
  );
}
