/** What can be done with several messages, at the foot while they are chosen. */
import { For } from "solid-js";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import type { OverItem } from "./over.tsx";
import "./chosen-bar.css";

export function ChosenBar(p: { readonly items: readonly OverItem[] }) {
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
