import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { BigButton, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { CodeCard, DotCode } from "#apps/wechat/looks/me.tsx";
import { GroupFace } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { chatTitle } from "../queries.ts";

export default screen(wechat, strings, "groupCode", (p) => (
  <Frame back title={p.t("groupCode")}>
    <Show when={p.state.groups[p.params.group]} fallback={<Remark big>{p.t("group-missing")}</Remark>}>
      {(g) => (
        <>
          <CodeCard
            face={<GroupFace of={g().members.map(worldId)} size={52} />}
            name={chatTitle(p.state, g().id)}
            note={p.t("membersCount", { n: g().members.length })}
            code={<DotCode text={`group:${g().id}`} side={220} />}
            foot={p.t("codeNote")}
          />
          <BigButton label={p.t("shareCode")} onTap={() => p.act.share()} />
        </>
      )}
    </Show>
  </Frame>
));
