/** Text tabs with an underline, and the bottom bar. */
import chat from "@material-symbols/svg-400/outlined/chat_bubble.svg?raw";
import chatFull from "@material-symbols/svg-400/outlined/chat_bubble-fill.svg?raw";
import groups from "@material-symbols/svg-400/outlined/group.svg?raw";
import groupsFull from "@material-symbols/svg-400/outlined/group-fill.svg?raw";
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import homeFull from "@material-symbols/svg-400/outlined/home-fill.svg?raw";
import inbox from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import inboxFull from "@material-symbols/svg-400/outlined/notifications-fill.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add.svg?raw";
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Options, type Option } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./tabs.css";

export function TopTabs<I extends string>(p: {
  readonly tabs: readonly Option<I>[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <Scroll name="tabs" axis="x" class="top-tabs">
      <Options class="top-tab" role="tab" options={p.tabs} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
    </Scroll>
  );
}
export const footTabs = ["home", "communities", "create", "chats", "inbox"] as const;
export type FootTab = (typeof footTabs)[number];
const icons = { home, communities: groups, create: plus, chats: chat, inbox } as const;
const chosenIcons = {
  home: homeFull,
  communities: groupsFull,
  create: plus,
  chats: chatFull,
  inbox: inboxFull,
} as const;
export function FootBar(p: {
  readonly labels: Readonly<Record<FootTab, string>>;
  readonly on: FootTab;
  readonly badges: { readonly chats: number; readonly inbox: number };
  readonly onTab: (tab: FootTab) => void;
}) {
  const badge = (id: FootTab): number => (id === "chats" || id === "inbox" ? p.badges[id] : 0);
  return (
    <div class="foot-bar">
      <For each={footTabs}>
        {(id) => (
          <Tap class="foot-tab" role="tab" name={p.labels[id]} on={p.on === id} onTap={() => p.onTab(id)}>
            <div class="foot-icon">
              <Icon of={p.on === id ? chosenIcons[id] : icons[id]} />
              <Show when={badge(id) > 0}>
                <i class="foot-badge">{badge(id) > 99 ? "99+" : badge(id)}</i>
              </Show>
            </div>
            <span>{p.labels[id]}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
