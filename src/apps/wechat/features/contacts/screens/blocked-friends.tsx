import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { friendsOf, nameIn } from "../queries.ts";

export default screen(wechat, strings, "blockedFriends", (p) => {
  const list = createMemo(() => friendsOf(p.state).filter((f) => f.blocked));
  return (
    <Frame back title={p.t("blocked")}>
      <Cells note={p.t("blockedNote")}>
        <For each={list()} fallback={<Remark big>{p.t("nobodyBlocked")}</Remark>}>
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
