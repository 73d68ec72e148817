import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cells, CheckCell, Remark } from "#apps/wechat/looks/cells.tsx";
import { SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { me, worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { matchesName, nameOrId } from "../../contacts/queries.ts";
import { sortedMembers } from "../queries.ts";

export default screen(wechat, strings, "removeMembers", (p) => {
  const group = () => p.state.groups[p.params.group];
  const list = createMemo(() =>
    (group() ? sortedMembers(group()!) : []).filter(
      (id) =>
        id !== me && id !== group()?.head && (p.view.query.trim() === "" || matchesName(p.state, id, p.view.query)),
    ),
  );
  return (
    <Frame
      cancel={p.t("cancel")}
      title={p.t("removePeople")}
      actions={
        <NavTextButton
          filled
          label={p.view.selected.length > 0 ? p.t("removeCount", { n: p.view.selected.length }) : p.t("removeWord")}
          disabled={!p.can("done")}
          onTap={() => p.act.done()}
        />
      }
      top={<SearchField at={p.field("query")} name={p.t("search")} />}
    >
      <Cells first>
        <For each={list()} fallback={<Remark big>{p.t("nobodyFound")}</Remark>}>
          {(id) => (
            <CheckCell
              face={<Face of={worldId(id)} size={40} />}
              title={nameOrId(p.state, id)}
              on={p.view.selected.includes(id)}
              onTap={() => p.act.toggle({ person: id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
