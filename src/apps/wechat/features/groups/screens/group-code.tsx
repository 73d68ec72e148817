import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { BigButton, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { CodeCard, DotCode } from "../../../looks/me.tsx";
import { GroupFace } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { titleOf } from "../queries.ts";

export default screen(wechat, strings, "groupCode", (p) => (
  <Frame back title={p.t("groupCode")}>
    <Show when={p.state.groups[p.params.group]} fallback={<Remark big>{p.t("group-missing")}</Remark>}>
      {(g) => (
        <>
          <CodeCard
            face={<GroupFace of={g().members.map(worldId)} size={52} />}
            name={titleOf(p.state, g().id)}
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
