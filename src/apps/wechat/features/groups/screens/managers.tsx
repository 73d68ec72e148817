import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cells, CheckCell } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";

export default screen(wechat, strings, "managers", (p) => {
  const group = () => p.state.groups[p.params.group];
  return (
    <Frame back title={p.t("managers")}>
      <Cells note={p.t("managersNote")}>
        <For each={group()?.members.filter((id) => id !== group()?.head) ?? []}>
          {(id) => (
            <CheckCell
              face={<Face of={worldId(id)} size={40} />}
              title={nameOrId(p.state, id)}
              on={group()?.managers.includes(id) === true}
              onTap={() => p.act.toggle({ person: id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
