/** The bar of icons at the bottom, with the counts of new notifications and unread chats. */
import { FootTabs, type FootTab } from "../../looks/tabs.tsx";
import { countUnread } from "../../features/messages/queries.ts";
import { countNews } from "../../features/notices/queries.ts";
import type { Host } from "./host.ts";

export function Foot(p: { readonly host: Host; readonly on: FootTab; readonly onTab: (tab: FootTab) => void }) {
  return (
    <FootTabs
      names={{
        home: p.host.t("home"),
        explore: p.host.t("searchTab"),
        communities: p.host.t("communities"),
        notifications: p.host.t("notifications"),
        messages: p.host.t("messages"),
      }}
      on={p.on}
      badges={{ notifications: countNews(p.host.state), messages: countUnread(p.host.state) }}
      onTab={(tab) => p.onTab(tab)}
    />
  );
}
/** Opens the screen of a tab from another screen with the bar. */
export function goTab(
  act: {
    goHome(): void;
    goExplore(): void;
    goCommunities(): void;
    goNotifications(): void;
    goMessages(): void;
  },
  tab: FootTab,
): void {
  if (tab === "home") act.goHome();
  else if (tab === "explore") act.goExplore();
  else if (tab === "communities") act.goCommunities();
  else if (tab === "notifications") act.goNotifications();
  else act.goMessages();
}
