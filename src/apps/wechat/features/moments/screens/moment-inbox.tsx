import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { nameOf } from "../../../links.ts";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { agoText } from "./parts/when.ts";

export default screen(wechat, strings, "momentInbox", (p) => (
  <Frame back white title={p.t("momentInbox")} actions={<NavWord label={p.t("clear")} onTap={() => p.act.clear()} />}>
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
