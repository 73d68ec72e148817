import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cells, Remark, SwitchCell, TickCell } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "reach", (p) => {
  const friend = () => p.state.friends[p.params.person];
  return (
    <Frame back title={p.t("reachTitle")}>
      <Show when={friend()} fallback={<Remark big>{p.t("no-friend")}</Remark>}>
        {(f) => (
          <>
            <Cells note={f().chatOnly ? p.t("reachChatNote") : undefined}>
              <TickCell title={p.t("reachAll")} on={!f().chatOnly} onTap={() => p.act.all()} />
              <TickCell title={p.t("reachChat")} on={f().chatOnly === true} onTap={() => p.act.chatOnly()} />
            </Cells>
            <Show when={!f().chatOnly}>
              <Cells title={p.t("momentsHead")}>
                <SwitchCell title={p.t("hideMine")} on={f().hideMine === true} onTap={() => p.act.hideMine()} />
                <SwitchCell title={p.t("hideTheirs")} on={f().hideTheirs === true} onTap={() => p.act.hideTheirs()} />
              </Cells>
            </Show>
          </>
        )}
      </Show>
    </Frame>
  );
});
