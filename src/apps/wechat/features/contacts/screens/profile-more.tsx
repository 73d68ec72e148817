import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark, SwitchCell } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "profileMore", (p) => {
  const friend = () => p.state.friends[p.params.person];
  return (
    <Frame back title={p.t("profileMore")}>
      <Show when={friend()} fallback={<Remark big>{p.t("no-friend")}</Remark>}>
        {(f) => (
          <>
            <Cells>
              <Cell title={p.t("remarkAndTags")} leads onTap={() => p.act.remark()} />
              <Cell title={p.t("reachTitle")} leads onTap={() => p.act.reach()} />
            </Cells>
            <Cells>
              <Cell title={p.t("recommend")} leads onTap={() => p.act.recommend()} />
              <Show when={p.can("keepNumber")}>
                <Cell title={p.t("keepNumber")} leads onTap={() => p.act.keepNumber()} />
              </Show>
              <SwitchCell title={p.t("star")} on={f().starred === true} onTap={() => p.act.toggleStar()} />
            </Cells>
            <Cells note={f().blocked ? p.t("blockedNote") : undefined}>
              <SwitchCell
                title={p.t("block")}
                on={f().blocked === true}
                onTap={() => (f().blocked ? p.act.unblock() : p.act.block())}
              />
            </Cells>
            <Cells>
              <Cell act="danger" title={p.t("deleteFriend")} onTap={() => p.act.delete()} />
            </Cells>
          </>
        )}
      </Show>
    </Frame>
  );
});
