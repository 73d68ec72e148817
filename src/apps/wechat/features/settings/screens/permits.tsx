import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { Cell, Cells, Remark, WordLink } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";
import { programIds } from "../../programs/state.ts";

export default screen(wechat, strings, "permits", (p) => (
  <Frame back title={p.t("permits")}>
    <Cells first note={p.t("permitsNote")}>
      <For each={programIds.filter((id) => p.state.permits[id])} fallback={<Remark big>{p.t("noPermits")}</Remark>}>
        {(program) => (
          <Cell
            title={p.t(`program_${program}`)}
            note={p.t(`permits_${program}`)}
            trailing={
              <WordLink
                label={p.t("revoke")}
                name={`${p.t("revoke")}: ${p.t(`program_${program}`)}`}
                onTap={() => p.act.revoke({ program })}
              />
            }
          />
        )}
      </For>
    </Cells>
  </Frame>
));
