/** The bar at the bottom, with the app's texts. */
import { FootTabs, type FootTab } from "../../looks/tabs.tsx";
import { unseenNews } from "../../features/social/queries.ts";
import type { State } from "../../state.ts";

type TabWord = "tabReading" | "tabShelf" | "tabAudio" | "tabMe";
export function Foot(p: {
  readonly host: { readonly state: Pick<State, "news" | "newsSeenAt">; t(key: TabWord): string };
  readonly on: FootTab;
  readonly onTab: (tab: FootTab) => void;
}) {
  return (
    <FootTabs
      names={{
        home: p.host.t("tabReading"),
        shelf: p.host.t("tabShelf"),
        audio: p.host.t("tabAudio"),
        me: p.host.t("tabMe"),
      }}
      on={p.on}
      news={unseenNews(p.host.state)}
      onTab={(tab) => p.onTab(tab)}
    />
  );
}
