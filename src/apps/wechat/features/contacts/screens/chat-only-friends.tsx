import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { friendsOf, nameIn } from "../queries.ts";

export default screen(wechat, strings, "chatOnlyFriends", (p) => {
  const list = createMemo(() => friendsOf(p.state).filter((f) => f.chatOnly));
  return (
    <Frame back title={p.t("chatOnly")}>
      <Cells note={p.t("reachChatNote")}>
        <For each={list()} fallback={<Remark big>{p.t("nobodyChatOnly")}</Remark>}>
          {(f) => (
            <Cell
              face={<Face of={worldId(f.id)} size={40} />}
              title={nameIn(p.state, f.id)}
              leads
              onTap={() => p.act.open({ person: f.id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
