import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { nameOf } from "#apps/wechat/shared-queries.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { agoText } from "./parts/ago-text.ts";

export default screen(wechat, strings, "momentInbox", (p) => (
  <Frame
    back
    white
    title={p.t("momentInbox")}
    actions={<NavTextButton label={p.t("clear")} onTap={() => p.act.clear()} />}
  >
    <Cells first>
      <For each={p.state.momentsInbox.toReversed()} fallback={<Remark big>{p.t("noTidings")}</Remark>}>
        {(m) => (
          <Cell
            tall
            face={<Face of={worldId(m.by)} />}
            title={nameOf(p.state, m.by)}
            note={m.text ?? p.t("likedYours")}
            value={agoText(p.t, m.at, p.os, p.now)}
            onTap={() => p.act.openPost({ post: m.post })}
          />
        )}
      </For>
    </Cells>
  </Frame>
));
