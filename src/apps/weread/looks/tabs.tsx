/** The bar at the bottom. */
import { For, Show } from "solid-js";
import reading from "@material-symbols/svg-400/outlined/auto_stories.svg?raw";
import readingOn from "@material-symbols/svg-400/outlined/auto_stories-fill.svg?raw";
import shelf from "@material-symbols/svg-400/outlined/shelves.svg?raw";
import shelfOn from "@material-symbols/svg-400/outlined/shelves-fill.svg?raw";
import audio from "@material-symbols/svg-400/outlined/headphones.svg?raw";
import audioOn from "@material-symbols/svg-400/outlined/headphones-fill.svg?raw";
import person from "@material-symbols/svg-400/outlined/person.svg?raw";
import personOn from "@material-symbols/svg-400/outlined/person-fill.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./tabs.css";

const signs = {
  home: [reading, readingOn],
  shelf: [shelf, shelfOn],
  audio: [audio, audioOn],
  me: [person, personOn],
} as const;
export type FootTab = keyof typeof signs;
export function FootTabs(p: {
  readonly names: Readonly<Record<FootTab, string>>;
  readonly on: FootTab;
  /** The number of new notices. */
  readonly news: number;
  readonly onTab: (tab: FootTab) => void;
}) {
  return (
    <div class="foot-tabs">
      <For each={Object.keys(signs) as FootTab[]}>
        {(id) => (
          <Tap class="foot-tab" role="tab" name={p.names[id]} on={p.on === id} onTap={() => p.onTab(id)}>
            <div class="foot-sign">
              <Icon of={signs[id][p.on === id ? 1 : 0]} />
              <Show when={id === "me" && p.news > 0}>
                <i class="foot-badge">{Math.min(99, p.news)}</i>
              </Show>
            </div>
            <span>{p.names[id]}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
