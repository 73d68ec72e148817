import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { FaceGrid } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";

export default screen(wechat, strings, "chatInfo", (p) => {
  const chat = () => p.state.chats[p.params.peer];
  return (
    <Frame back title={p.t("chatInfo")}>
      <Cells first>
        <FaceGrid
          people={[{ id: p.params.peer, of: worldId(p.params.peer), name: nameOrId(p.state, p.params.peer) }]}
          onTap={() => p.act.openPerson()}
          acts={[{ sign: "+", name: p.t("newGroupWith"), onTap: () => p.act.newGroup() }]}
        />
      </Cells>
      <Cells>
        <Cell title={p.t("find")} leads onTap={() => p.act.find()} />
      </Cells>
      <Cells>
        <SwitchRow title={p.t("mute")} on={chat()?.muted === true} onTap={() => p.act.toggleMute()} />
        <SwitchRow title={p.t("pinTop")} on={chat()?.pinned === true} onTap={() => p.act.togglePin()} />
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
