import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { SmallButton } from "#apps/wechat/looks/small-button.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";
import { listJoinRequests } from "../queries.ts";

export default screen(wechat, strings, "joins", (p) => {
  const list = createMemo(() => listJoinRequests(p.state, p.params.group));
  return (
    <Frame back title={p.t("joins")}>
      <Cells>
        <For each={list()} fallback={<Remark big>{p.t("noJoins")}</Remark>}>
          {(join) => {
            const name = () => nameOrId(p.state, join.person);
            return (
              <Cell
                tall
                face={<Face of={worldId(join.person)} size={48} />}
                title={name()}
                note={`${p.t("broughtBy", { name: nameOrId(p.state, join.by) })}\n${join.text}`}
                trailing={
                  <>
                    <SmallButton
                      grey
                      label={p.t("turnAway")}
                      name={`${p.t("turnAway")} ${name()}`}
                      onTap={() => p.act.turnAway({ id: join.id })}
                    />
                    <SmallButton
                      label={p.t("letIn")}
                      name={`${p.t("letIn")} ${name()}`}
                      onTap={() => p.act.letIn({ id: join.id })}
                    />
                  </>
                }
                onTap={() => p.act.open({ person: join.person })}
              />
            );
          }}
        </For>
      </Cells>
    </Frame>
  );
});
