/** A bar at the bottom with actions on the selected messages. */
import { For } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import type { MenuItem } from "./overlays.tsx";
import "./selection-bar.css";

export function SelectionBar(p: { readonly items: readonly MenuItem[] }) {
  return (
    <div class="chosen-bar">
      <For each={p.items}>
        {(item) => (
          <Tap class="chosen-act" name={item.label} disabled={item.disabled} onTap={() => item.onTap()}>
            <Icon of={item.icon ?? ""} />
          </Tap>
        )}
      </For>
    </div>
  );
}
