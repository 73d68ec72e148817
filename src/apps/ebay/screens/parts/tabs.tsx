/** The bar at the foot of the five pages that the shop begins with. */
import { TabBar, type TabName } from "../../looks/shop.tsx";
import { sellerTodo } from "../../features/selling/queries.ts";
import type { State } from "../../state.ts";
import type { Word } from "../../strings.ts";

type Go = "goHome" | "goMy" | "goSearch" | "goInbox" | "goSelling";
/** What waits in the inbox. */
const unreadIn = (state: State): number =>
  state.account.signedIn
    ? Object.values(state.threads).filter((one) => one.unread && !one.archived).length +
      state.notices.filter(({ unread }) => unread).length
    : 0;

export function Tabs(p: {
  readonly on: TabName;
  readonly state: State;
  readonly t: (key: Word) => string;
  readonly act: Partial<Record<Go, () => void>>;
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
      badge={{ inbox: unreadIn(p.state), selling: p.state.account.signedIn ? sellerTodo(p.state) : 0 }}
      onPick={pick}
    />
  );
}
