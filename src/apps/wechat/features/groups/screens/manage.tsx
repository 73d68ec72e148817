import { createMemo, Show } from "solid-js";
import { listText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";
import { listJoinRequests } from "../queries.ts";

export default screen(wechat, strings, "manage", (p) => {
  const group = () => p.state.groups[p.params.group];
  const waiting = createMemo(() => listJoinRequests(p.state, p.params.group).length);
  return (
    <Frame back title={p.t("manage")}>
      <Show when={group()} fallback={<Remark big>{p.t("group-missing")}</Remark>}>
        {(g) => (
          <>
            <Cells note={p.t("approvalNote")}>
              <SwitchRow title={p.t("approval")} on={g().approval} onTap={() => p.act.toggleApproval()} />
              <Cell
                title={p.t("joins")}
                badge={waiting() > 0 ? waiting() : undefined}
                leads
                onTap={() => p.act.joins()}
              />
            </Cells>
            <Show when={p.can("managers")}>
              <Cells>
                <Cell
                  title={p.t("managers")}
                  value={listText(
                    g().managers.map((id) => nameOrId(p.state, id)),
                    p.lang,
                  )}
                  leads
                  onTap={() => p.act.managers()}
                />
                <Cell title={p.t("handOver")} leads onTap={() => p.act.handOver()} />
              </Cells>
              <Cells>
                <Cell act="danger" title={p.t("dissolveGroup")} onTap={() => p.act.dissolve()} />
              </Cells>
            </Show>
          </>
        )}
      </Show>
    </Frame>
  );
});
