import group from "@material-symbols/svg-400/outlined/group_add.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { GroupFace } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { savedGroups, chatTitle } from "../queries.ts";

export default screen(wechat, strings, "savedGroups", (p) => {
  const groups = createMemo(() => savedGroups(p.state));
  return (
    <Frame
      back
      title={p.t("groupChats")}
      actions={<NavIconButton icon={group} name={p.t("newChat")} onTap={() => p.act.add()} />}
    >
      <Cells first>
        <For each={groups()} fallback={<Remark big>{p.t("noGroups")}</Remark>}>
          {(g) => (
            <Cell
              face={<GroupFace of={g.members.map(worldId)} size={40} />}
              title={chatTitle(p.state, g.id)}
              onTap={() => p.act.open({ group: g.id })}
            />
          )}
        </For>
      </Cells>
      <Remark>{p.t("groupsCount", { n: groups().length })}</Remark>
    </Frame>
  );
});
