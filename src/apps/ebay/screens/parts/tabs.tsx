/** The tab bar of the five main pages. */
import { TabBar, type TabName } from "../../looks/shop.tsx";
import { countSellerTasks } from "../../features/selling/queries.ts";
import type { State } from "../../state.ts";
import type { TextKey } from "../../strings.ts";

type TabAct = "goHome" | "goMy" | "goSearch" | "goInbox" | "goSelling";
/** Counts unread threads and notices. */
const countUnread = (state: State): number =>
  state.account.signedIn
    ? Object.values(state.threads).filter((one) => one.unread && !one.archived).length +
      state.notices.filter(({ unread }) => unread).length
    : 0;

export function ShopTabs(p: {
  readonly on: TabName;
  readonly state: State;
  readonly t: (key: TextKey) => string;
  readonly act: Partial<Record<TabAct, () => void>>;
}) {
  const pick = (tab: TabName) => {
    if (tab === p.on) return;
    if (tab === "home") p.act.goHome?.();
    else if (tab === "my") p.act.goMy?.();
    else if (tab === "search") p.act.goSearch?.();
    else if (tab === "inbox") p.act.goInbox?.();
    else p.act.goSelling?.();
  };
  const labels = {
    home: "tabHome",
    my: "tabMy",
    search: "tabSearch",
    inbox: "tabInbox",
    selling: "tabSelling",
  } as const;
  return (
    <TabBar
      on={p.on}
      label={(tab) => p.t(labels[tab])}
      badge={{ inbox: countUnread(p.state), selling: p.state.account.signedIn ? countSellerTasks(p.state) : 0 }}
      onPick={pick}
    />
  );
}
