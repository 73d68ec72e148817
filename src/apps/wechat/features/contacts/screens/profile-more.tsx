import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";

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
              <SwitchRow title={p.t("star")} on={f().starred === true} onTap={() => p.act.toggleStar()} />
            </Cells>
            <Cells note={f().blocked ? p.t("blockedNote") : undefined}>
              <SwitchRow
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
