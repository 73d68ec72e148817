/** The bottom bar of the screens of the tabs. */
import { countChats } from "../../features/chat/queries.ts";
import { countInbox } from "../../features/inbox/queries.ts";
import { FootBar, type FootTab } from "../../looks/tabs.tsx";
import type { State } from "../../state.ts";
import type { Word } from "../../strings.ts";

export function Foot(p: {
  readonly host: { readonly state: State; readonly t: (key: Word) => string };
  readonly on: FootTab;
  readonly onTab: Readonly<Record<FootTab, () => void>>;
}) {
  const t = (key: Word) => p.host.t(key);
  return (
    <FootBar
      labels={{
        home: t("tabHome"),
        communities: t("tabCommunities"),
        create: t("tabCreate"),
        chats: t("tabChats"),
        inbox: t("tabInbox"),
      }}
      on={p.on}
      badges={{ chats: countChats(p.host.state), inbox: countInbox(p.host.state) }}
      onTab={(tab) => p.onTab[tab]()}
    />
  );
}
