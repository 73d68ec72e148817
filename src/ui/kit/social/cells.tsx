/** Rows of settings, pill buttons, and options side by side. Apps style them. */
import { For, Show } from "solid-js";
import { Icon } from "../icon.tsx";
import { Tap } from "../tap.tsx";
import "./cells.css";

export function CellWords(p: { readonly title: string; readonly note?: string | undefined }) {
  return (
    <div class="cell-words">
      <p>{p.title}</p>
      <Show when={p.note}>
        <small>{p.note}</small>
      </Show>
    </div>
  );
}
export interface SwitchCellProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** The accessible name, if it is not the title. */
  readonly name?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}
export function SwitchCell(p: SwitchCellProps) {
  return (
    <Tap class="cell" role="switch" name={p.name ?? p.title} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <CellWords title={p.title} note={p.note} />
      <div class="cell-switch" />
    </Tap>
  );
}
export interface PillProps<K extends string> {
  readonly label: string;
  /** The accessible name, if it is not the label. */
  readonly name?: string | undefined;
  /** The look of the button, as a class. */
  readonly kind?: K | undefined;
  readonly icon?: string | undefined;
  readonly wide?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}
export function Pill<K extends string>(p: PillProps<K> & { readonly kind: K }) {
  return (
    <Tap
      class={`pill ${p.kind} ${p.wide === true ? "wide" : ""}`}
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
export interface Option<I> {
  readonly id: I;
  readonly label: string;
}
/** Options of which one is chosen. `class` is the class of each option; the caller draws the row. */
export function Options<I extends string | number | null>(p: {
  readonly class: string;
  readonly role: "tab" | "radio";
  readonly options: readonly Option<I>[];
  readonly chosen: I | null;
  readonly onPick: (id: I) => void;
}) {
  return (
    <For each={p.options}>
      {(o) => (
        <Tap class={p.class} role={p.role} name={o.label} on={p.chosen === o.id} onTap={() => p.onPick(o.id)}>
          <span>{o.label}</span>
        </Tap>
      )}
    </For>
  );
}
