import group from "@material-symbols/svg-400/outlined/group_add.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame, NavSign } from "../../../looks/frame.tsx";
import { GroupFace } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { savedGroups, titleOf } from "../queries.ts";

export default screen(wechat, strings, "savedGroups", (p) => {
  const groups = createMemo(() => savedGroups(p.state));
  return (
    <Frame
      back
      title={p.t("groupChats")}
      actions={<NavSign icon={group} name={p.t("newChat")} onTap={() => p.act.add()} />}
    >
      <Cells first>
        <For each={groups()} fallback={<Remark big>{p.t("noGroups")}</Remark>}>
          {(g) => (
            <Cell
              face={<GroupFace of={g.members.map(worldId)} size={40} />}
              title={titleOf(p.state, g.id)}
              onTap={() => p.act.open({ group: g.id })}
            />
          )}
        </For>
      </Cells>
      <Remark>{p.t("groupsCount", { n: groups().length })}</Remark>
    </Frame>
  );
});
