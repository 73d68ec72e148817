import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { me, worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";

export default screen(wechat, strings, "handOver", (p) => (
  <Frame back title={p.t("handOver")}>
    <Cells>
      <For each={p.state.groups[p.params.group]?.members.filter((id) => id !== me) ?? []}>
        {(id) => (
          <Cell
            face={<Face of={worldId(id)} size={40} />}
            title={nameOrId(p.state, id)}
            onTap={() => p.act.choose({ person: id })}
          />
        )}
      </For>
    </Cells>
  </Frame>
));
