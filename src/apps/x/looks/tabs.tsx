/** Tabs with a short blue underline, and the bar of icons at the bottom. */
import { For, Show } from "solid-js";
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import homeOn from "@material-symbols/svg-400/outlined/home-fill.svg?raw";
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import people from "@material-symbols/svg-400/outlined/group.svg?raw";
import peopleOn from "@material-symbols/svg-400/outlined/group-fill.svg?raw";
import bell from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import bellOn from "@material-symbols/svg-400/outlined/notifications-fill.svg?raw";
import mail from "@material-symbols/svg-400/outlined/mail.svg?raw";
import mailOn from "@material-symbols/svg-400/outlined/mail-fill.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Options, type Option } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./tabs.css";

/** Tabs in one row. If they do not fit, the row scrolls sideways. */
export function Tabs<I extends string>(p: {
  readonly part: string;
  readonly tabs: readonly Option<I>[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class="tabs">
      <Options class="tab" role="tab" options={p.tabs} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
    </Scroll>
  );
}
/** Pills in one row that scrolls sideways, such as topics. */
export function PillRow<I extends string>(p: {
  readonly part: string;
  readonly tabs: readonly Option<I>[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class="pill-row">
      <Options class="pill-tab" role="tab" options={p.tabs} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
    </Scroll>
  );
}
const signs = {
  home: [home, homeOn],
  explore: [glass, glass],
  communities: [people, peopleOn],
  notifications: [bell, bellOn],
  messages: [mail, mailOn],
} as const;
export type FootTab = keyof typeof signs;
export const footTabs = Object.keys(signs) as readonly FootTab[];
export function FootTabs(p: {
  readonly names: Readonly<Record<FootTab, string>>;
  readonly on: FootTab;
  readonly badges: Partial<Record<FootTab, number>>;
  readonly onTab: (tab: FootTab) => void;
}) {
  return (
    <div class="foot-tabs">
      <For each={footTabs}>
        {(id) => (
          <Tap class="foot-tab" role="tab" name={p.names[id]} on={p.on === id} onTap={() => p.onTab(id)}>
            <div class="foot-sign">
              <Icon of={signs[id][p.on === id ? 1 : 0]} />
              <Show when={(p.badges[id] ?? 0) > 0}>
                <i class="foot-badge">{Math.min(99, p.badges[id]!)}</i>
              </Show>
            </div>
          </Tap>
        )}
      </For>
    </div>
  );
}
