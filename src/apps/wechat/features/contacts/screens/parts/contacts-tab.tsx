/** Friends in alphabetical order. */
import articles from "@material-symbols/svg-400/outlined/article-fill.svg?raw";
import group from "@material-symbols/svg-400/outlined/group-fill.svg?raw";
import label from "@material-symbols/svg-400/outlined/sell-fill.svg?raw";
import newFriend from "@material-symbols/svg-400/outlined/person_add-fill.svg?raw";
import only from "@material-symbols/svg-400/outlined/chat_bubble-fill.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { LetterHeader, LetterIndex } from "#apps/wechat/looks/letters.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { SquareIcon } from "#apps/wechat/looks/square-icon.tsx";
import { worldId } from "#apps/wechat/people.ts";
import type { MainProps } from "#apps/wechat/features/home/screens/parts/props.ts";
import { groupByLetter, listFriends, nameOrId, countNewRequests } from "../../queries.ts";
import type { Friend } from "../../state.ts";

export function ContactsTab(p: { readonly host: MainProps }) {
  const host = () => p.host;
  const letters = createMemo(() => groupByLetter(host().state));
  const starred = createMemo(() => listFriends(host().state).filter((f) => f.starred && !f.blocked));
  const requestCount = () => countNewRequests(host().state);
  const count = () => letters().reduce((sum, { friends }) => sum + friends.length, 0);
  const row = (f: Friend) => (
    <Cell
      face={<Face of={worldId(f.id)} size={40} />}
      title={nameOrId(host().state, f.id)}
      onTap={() => host().act.openFriend({ person: f.id })}
    />
  );
  return (
    <>
      <Cells first>
        <Cell
          face={<SquareIcon icon={newFriend} tint="#fa9d3b" />}
          title={host().t("newFriends")}
          badge={requestCount() > 0 ? requestCount() : undefined}
          onTap={() => host().act.newFriends()}
        />
        <Cell
          face={<SquareIcon icon={only} tint="#8f9aa8" />}
          title={host().t("chatOnly")}
          onTap={() => host().act.chatOnlyFriends()}
        />
        <Cell
          face={<SquareIcon icon={group} tint="#07c160" />}
          title={host().t("groupChats")}
          onTap={() => host().act.savedGroups()}
        />
        <Cell
          face={<SquareIcon icon={label} tint="#2782d7" />}
          title={host().t("tags")}
          onTap={() => host().act.tags()}
        />
        <Cell
          face={<SquareIcon icon={articles} tint="#4c7ff0" />}
          title={host().t("accountsRow")}
          onTap={() => host().act.subscriptions()}
        />
      </Cells>
      <Show when={starred().length > 0}>
        <LetterHeader letter="☆">{host().t("starred")}</LetterHeader>
        <Cells first>
          <For each={starred()}>{row}</For>
        </Cells>
      </Show>
      <For each={letters()}>
        {({ letter, friends }) => (
          <>
            <LetterHeader letter={letter} />
            <Cells first>
              <For each={friends}>{row}</For>
            </Cells>
          </>
        )}
      </For>
      <Remark>{host().t("friendsCount", { n: count() })}</Remark>
    </>
  );
}
/** The letter index at the right. */
export function ContactsIndex(p: { readonly host: MainProps }) {
  const letters = createMemo(() => ["☆", ...groupByLetter(p.host.state).map(({ letter }) => letter)]);
  return <LetterIndex part="contacts" letters={letters()} />;
}
