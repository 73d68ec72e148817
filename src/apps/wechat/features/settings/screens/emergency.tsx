import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { friendIds, nameOf } from "#apps/wechat/shared-queries.ts";
import { Cells, CheckCell, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "emergency", (p) => (
  <Frame back title={p.t("emergencyRow")} note={p.t("emergencyCount", { n: p.state.emergency.length })}>
    <Remark>{p.t("emergencyNote")}</Remark>
    <Cells first>
      <For each={friendIds(p.state)}>
        {(person) => (
          <CheckCell
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
