import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cells, ChooseCell, Remark } from "../../../looks/cells.tsx";
import { FindField } from "../../../looks/fields.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { me, worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { isCalled, nameIn } from "../../contacts/queries.ts";
import { membersOf } from "../queries.ts";

export default screen(wechat, strings, "removeMembers", (p) => {
  const group = () => p.state.groups[p.params.group];
  const list = createMemo(() =>
    (group() ? membersOf(group()!) : []).filter(
      (id) => id !== me && id !== group()?.head && (p.view.query.trim() === "" || isCalled(p.state, id, p.view.query)),
    ),
  );
  return (
    <Frame
      cancel={p.t("cancel")}
      title={p.t("removePeople")}
      actions={
        <NavWord
          filled
          label={p.view.selected.length > 0 ? p.t("removeCount", { n: p.view.selected.length }) : p.t("removeWord")}
          disabled={!p.can("done")}
          onTap={() => p.act.done()}
        />
      }
      top={<FindField at={p.field("query")} name={p.t("search")} />}
    >
      <Cells first>
        <For each={list()} fallback={<Remark big>{p.t("nobodyFound")}</Remark>}>
          {(id) => (
            <ChooseCell
              face={<Face of={worldId(id)} size={40} />}
              title={nameIn(p.state, id)}
              on={p.view.selected.includes(id)}
              onTap={() => p.act.toggle({ person: id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
