import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { friendIds, nameOf } from "../../../links.ts";
import { Cells, ChooseCell, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "emergency", (p) => (
  <Frame back title={p.t("emergencyRow")} note={p.t("emergencyCount", { n: p.state.emergency.length })}>
    <Remark>{p.t("emergencyNote")}</Remark>
    <Cells first>
      <For each={friendIds(p.state)}>
        {(person) => (
          <ChooseCell
            face={<Face of={worldId(person)} size={40} />}
            title={nameOf(p.state, person)}
            on={p.state.emergency.includes(person)}
            onTap={() => p.act.toggle({ person })}
          />
        )}
      </For>
    </Cells>
  </Frame>
));
