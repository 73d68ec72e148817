/** The bar at the bottom while books are selected. */
import { For } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import type { SheetItem } from "./overlays.tsx";
import "./select-bar.css";

export function SelectBar(p: { readonly disabled: boolean; readonly items: readonly SheetItem[] }) {
  return (
    <div class="select-bar">
      <For each={p.items}>
        {(item) => (
          <Tap
            class={`select-act ${item.danger === true ? "danger" : ""}`}
            name={item.label}
            disabled={p.disabled}
            onTap={() => item.onTap()}
          >
            <span>{item.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
