import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { me, worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../../contacts/queries.ts";

export default screen(wechat, strings, "handOver", (p) => (
  <Frame back title={p.t("handOver")}>
    <Cells>
      <For each={p.state.groups[p.params.group]?.members.filter((id) => id !== me) ?? []}>
        {(id) => (
          <Cell
            face={<Face of={worldId(id)} size={40} />}
            title={nameIn(p.state, id)}
            onTap={() => p.act.choose({ person: id })}
          />
        )}
      </For>
    </Cells>
  </Frame>
));
