/** Friends by their letters. */
import articles from "@material-symbols/svg-400/outlined/article-fill.svg?raw";
import group from "@material-symbols/svg-400/outlined/group-fill.svg?raw";
import label from "@material-symbols/svg-400/outlined/sell-fill.svg?raw";
import newFriend from "@material-symbols/svg-400/outlined/person_add-fill.svg?raw";
import only from "@material-symbols/svg-400/outlined/chat_bubble-fill.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Cell, Cells, Remark } from "../../../../looks/cells.tsx";
import { LetterHead, LetterStrip } from "../../../../looks/letters.tsx";
import { Face } from "../../../../looks/portrait.tsx";
import { SquareSign } from "../../../../looks/square-sign.tsx";
import { worldId } from "../../../../people.ts";
import type { MainProps } from "../../../home/screens/parts/props.ts";
import { byLetter, friendsOf, nameIn, newRequests } from "../../queries.ts";
import type { Friend } from "../../state.ts";

export function ContactsTab(p: { readonly host: MainProps }) {
  const host = () => p.host;
  const letters = createMemo(() => byLetter(host().state));
  const starred = createMemo(() => friendsOf(host().state).filter((f) => f.starred && !f.blocked));
  const asked = () => newRequests(host().state);
  const count = () => letters().reduce((sum, { friends }) => sum + friends.length, 0);
  const row = (f: Friend) => (
    <Cell
      face={<Face of={worldId(f.id)} size={40} />}
      title={nameIn(host().state, f.id)}
      onTap={() => host().act.openFriend({ person: f.id })}
    />
  );
  return (
    <>
      <Cells first>
        <Cell
          face={<SquareSign icon={newFriend} tint="#fa9d3b" />}
          title={host().t("newFriends")}
          badge={asked() > 0 ? asked() : undefined}
          onTap={() => host().act.newFriends()}
        />
        <Cell
          face={<SquareSign icon={only} tint="#8f9aa8" />}
          title={host().t("chatOnly")}
          onTap={() => host().act.chatOnlyFriends()}
        />
        <Cell
          face={<SquareSign icon={group} tint="#07c160" />}
          title={host().t("groupChats")}
          onTap={() => host().act.savedGroups()}
        />
        <Cell
          face={<SquareSign icon={label} tint="#2782d7" />}
          title={host().t("tags")}
          onTap={() => host().act.tags()}
        />
        <Cell
          face={<SquareSign icon={articles} tint="#4c7ff0" />}
          title={host().t("accountsRow")}
          onTap={() => host().act.subscriptions()}
        />
      </Cells>
      <Show when={starred().length > 0}>
        <LetterHead letter="☆">{host().t("starred")}</LetterHead>
        <Cells first>
          <For each={starred()}>{row}</For>
        </Cells>
      </Show>
      <For each={letters()}>
        {({ letter, friends }) => (
          <>
            <LetterHead letter={letter} />
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
/** The index at the right. */
export function ContactsAside(p: { readonly host: MainProps }) {
  const letters = createMemo(() => ["☆", ...byLetter(p.host.state).map(({ letter }) => letter)]);
  return <LetterStrip part="contacts" letters={letters()} />;
}
