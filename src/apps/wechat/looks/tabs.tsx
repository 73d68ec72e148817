/** The four tabs at the bottom. The icons are outlined. The icon of the selected tab is filled with green. */
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { RedBadge } from "./cells.tsx";
import { tabIcons } from "./glyphs.ts";
import "./tabs.css";

export type TabId = keyof typeof tabIcons;
export function Tabs(p: {
  readonly tabs: readonly { readonly id: TabId; readonly label: string; readonly badge?: number | "dot" | undefined }[];
  readonly chosen: TabId;
  readonly onPick: (id: TabId) => void;
}) {
  return (
    <div class="tabs">
      <For each={p.tabs}>
        {(tab) => (
          <Tap class="tabs-one" role="tab" name={tab.label} on={p.chosen === tab.id} onTap={() => p.onPick(tab.id)}>
            <div class="tabs-sign">
              <Icon of={tabIcons[tab.id][p.chosen === tab.id ? "on" : "off"]} />
              <Show when={tab.badge}>
                {(count) => (
                  <div class="tabs-badge">
                    <RedBadge count={count()} />
                  </div>
                )}
              </Show>
            </div>
            <span>{tab.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
