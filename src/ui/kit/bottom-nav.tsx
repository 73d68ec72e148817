/** The navigation bar at the bottom of an app. */
import { For, Show } from "solid-js";
import { Badge } from "./badge.tsx";
import { Icon } from "./icon.tsx";
import { Tap } from "./tap.tsx";
import "./bottom-nav.css";

export interface TabOption {
  readonly id: string;
  readonly label: string;
  readonly icon?: string | undefined;
  readonly badge?: number | undefined;
}
export interface TabsProps {
  readonly options: readonly TabOption[];
  readonly chosen: string;
  readonly onPick: (id: string) => void;
}
export function BottomNav(p: TabsProps) {
  return (
    <div class="bottom-nav">
      <For each={p.options}>
        {(o) => (
          <Tap class="bottom-tab" role="tab" name={o.label} on={p.chosen === o.id} onTap={() => p.onPick(o.id)}>
            <div class="bottom-tab-icon">
              <Show when={o.icon}>{(icon) => <Icon of={icon()} />}</Show>
              <Show when={(o.badge ?? 0) > 0}>
                <Badge count={o.badge!} />
              </Show>
            </div>
            <span>{o.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
