import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cells, Remark, SwitchRow, RadioCell } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "reach", (p) => {
  const friend = () => p.state.friends[p.params.person];
  return (
    <Frame back title={p.t("reachTitle")}>
      <Show when={friend()} fallback={<Remark big>{p.t("no-friend")}</Remark>}>
        {(f) => (
          <>
            <Cells note={f().chatOnly ? p.t("reachChatNote") : undefined}>
              <RadioCell title={p.t("reachAll")} on={!f().chatOnly} onTap={() => p.act.all()} />
              <RadioCell title={p.t("reachChat")} on={f().chatOnly === true} onTap={() => p.act.chatOnly()} />
            </Cells>
            <Show when={!f().chatOnly}>
              <Cells title={p.t("momentsHead")}>
                <SwitchRow title={p.t("hideMine")} on={f().hideMine === true} onTap={() => p.act.hideMine()} />
                <SwitchRow title={p.t("hideTheirs")} on={f().hideTheirs === true} onTap={() => p.act.hideTheirs()} />
              </Cells>
            </Show>
          </>
        )}
      </Show>
    </Frame>
  );
});
