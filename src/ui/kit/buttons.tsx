/** Buttons, chips and the floating action button. */
import { For, Show } from "solid-js";
import { Icon } from "./icon.tsx";
import { Scroll } from "./scroll.tsx";
import { Tap } from "./tap.tsx";
import "./buttons.css";

export function Button(p: {
  readonly label: string;
  readonly onTap: () => void;
  readonly kind?: "filled" | "tonal" | "text" | "danger" | undefined;
  readonly icon?: string | undefined;
  /** An icon after the label, such as an arrow on a button that opens a choice. */
  readonly trailing?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether the button fills the available width. */
  readonly wide?: boolean | undefined;
  readonly name?: string | undefined;
}) {
  return (
    <Tap
      class={`button ${p.kind ?? "filled"} ${p.wide === true ? "wide" : ""}`}
      name={p.name ?? p.label}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <Show when={p.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
      <span>{p.label}</span>
      <Show when={p.trailing}>{(icon) => <Icon of={icon()} size="small" />}</Show>
    </Tap>
  );
}
export function IconButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly filled?: boolean | undefined;
}) {
  return (
    <Tap
      class={`icon-button ${p.filled === true ? "filled" : ""}`}
      name={p.name}
      disabled={p.disabled}
      on={p.on}
      onTap={() => p.onTap()}
      onHold={p.onHold}
    >
      <Icon of={p.icon} />
    </Tap>
  );
}
export function Fab(p: {
  readonly icon: string;
  readonly name: string;
  readonly label?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="fab" name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
      <Show when={p.label}>
        <span>{p.label}</span>
      </Show>
    </Tap>
  );
}
export interface ChipOption {
  readonly id: string;
  readonly label: string;
  readonly icon?: string | undefined;
}
/** A row of options. It scrolls sideways if it is wider than the available space. */
export function Chips(p: {
  readonly options: readonly ChipOption[];
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
  readonly onHold?: ((id: string) => void) | undefined;
  readonly name?: string | undefined;
  /** Whether the row wraps onto several lines, so that all options are visible. */
  readonly wrap?: boolean | undefined;
  /** The number of equally wide options per row. */
  readonly columns?: number | undefined;
}) {
  return (
    <Scroll
      name={p.name ?? "chips"}
      axis="x"
      class={p.columns !== undefined ? "chips even" : p.wrap === true ? "chips wrap" : "chips"}
      style={p.columns === undefined ? undefined : { "grid-template-columns": `repeat(${p.columns}, 1fr)` }}
    >
      <For each={p.options}>
        {(o) => (
          <Tap
            class="chip"
            role="option"
            name={o.label}
            on={p.chosen === o.id}
            onTap={() => p.onPick(o.id)}
            onHold={p.onHold ? () => p.onHold!(o.id) : undefined}
          >
            <Show when={o.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
            <span>{o.label}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
