import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";
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
              <TextLink
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
