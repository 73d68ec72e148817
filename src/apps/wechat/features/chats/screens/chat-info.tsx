import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, SwitchCell } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { FaceGrid } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../../contacts/queries.ts";

export default screen(wechat, strings, "chatInfo", (p) => {
  const chat = () => p.state.chats[p.params.peer];
  return (
    <Frame back title={p.t("chatInfo")}>
      <Cells first>
        <FaceGrid
          people={[{ id: p.params.peer, of: worldId(p.params.peer), name: nameIn(p.state, p.params.peer) }]}
          onTap={() => p.act.openPerson()}
          acts={[{ sign: "+", name: p.t("newGroupWith"), onTap: () => p.act.newGroup() }]}
        />
      </Cells>
      <Cells>
        <Cell title={p.t("find")} leads onTap={() => p.act.find()} />
      </Cells>
      <Cells>
        <SwitchCell title={p.t("mute")} on={chat()?.muted === true} onTap={() => p.act.toggleMute()} />
        <SwitchCell title={p.t("pinTop")} on={chat()?.pinned === true} onTap={() => p.act.togglePin()} />
      </Cells>
      <Cells>
        <Cell title={p.t("background")} leads onTap={() => p.act.background()} />
        <Show when={chat()}>
          <Cell title={p.t("clearHistory")} leads onTap={() => p.act.clear()} />
        </Show>
      </Cells>
    </Frame>
  );
});
