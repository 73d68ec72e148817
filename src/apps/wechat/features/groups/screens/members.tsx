import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { FindField } from "../../../looks/fields.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { isCalled, nameIn } from "../../contacts/queries.ts";
import { membersOf } from "../queries.ts";

export default screen(wechat, strings, "members", (p) => {
  const group = () => p.state.groups[p.params.group];
  const list = createMemo(() =>
    (group() ? membersOf(group()!) : []).filter(
      (id) => p.view.query.trim() === "" || isCalled(p.state, id, p.view.query),
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
      top={<FindField at={p.field("query")} name={p.t("search")} />}
    >
      <Cells first>
        <For each={list()} fallback={<Remark big>{p.t("nobodyFound")}</Remark>}>
          {(id) => (
            <Cell
              face={<Face of={worldId(id)} size={40} />}
              title={nameIn(p.state, id)}
              value={rank(id)}
              onTap={() => p.act.open({ person: id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
