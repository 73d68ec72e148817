import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { matchesName, nameOrId } from "../../contacts/queries.ts";
import { sortedMembers } from "../queries.ts";

export default screen(wechat, strings, "members", (p) => {
  const group = () => p.state.groups[p.params.group];
  const list = createMemo(() =>
    (group() ? sortedMembers(group()!) : []).filter(
      (id) => p.view.query.trim() === "" || matchesName(p.state, id, p.view.query),
    ),
  );
  const rank = (id: string) => {
    if (id === group()?.head) return p.t("head");
    return group()?.managers.includes(id) ? p.t("manager") : undefined;
  };
  return (
    <Frame
      back
      title={p.t("membersCount", { n: group()?.members.length ?? 0 })}
      top={<SearchField at={p.field("query")} name={p.t("search")} />}
    >
      <Cells first>
        <For each={list()} fallback={<Remark big>{p.t("nobodyFound")}</Remark>}>
          {(id) => (
            <Cell
              face={<Face of={worldId(id)} size={40} />}
              title={nameOrId(p.state, id)}
              value={rank(id)}
              onTap={() => p.act.open({ person: id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
