/** A grid of coloured icons with labels, five in a row. */
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./grid.css";

export interface GridItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly tint: string;
  /** The sign on an item while the grid is edited: + adds the item, − removes the item. */
  readonly mark?: "+" | "−" | undefined;
  readonly name?: string | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}
export function Grid(p: { readonly items: readonly GridItem[] }) {
  return (
    <div class="grid">
      <For each={p.items}>
        {(item) => (
          <Tap
            class="grid-item"
            name={item.name ?? item.label}
            onTap={() => item.onTap()}
            onHold={item.onHold ? () => item.onHold!() : undefined}
          >
            <div style={{ color: item.tint }}>
              <Icon of={item.icon} />
            </div>
            <span>{item.label}</span>
            <Show when={item.mark}>
              {(mark) => <div class={`grid-mark ${mark() === "−" ? "away" : ""}`}>{mark()}</div>}
            </Show>
          </Tap>
        )}
      </For>
    </div>
  );
}
