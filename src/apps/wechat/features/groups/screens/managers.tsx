import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cells, ChooseCell } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../../contacts/queries.ts";

export default screen(wechat, strings, "managers", (p) => {
  const group = () => p.state.groups[p.params.group];
  return (
    <Frame back title={p.t("managers")}>
      <Cells note={p.t("managersNote")}>
        <For each={group()?.members.filter((id) => id !== group()?.head) ?? []}>
          {(id) => (
            <ChooseCell
              face={<Face of={worldId(id)} size={40} />}
              title={nameIn(p.state, id)}
              on={group()?.managers.includes(id) === true}
              onTap={() => p.act.toggle({ person: id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
