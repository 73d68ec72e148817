import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import { SmallAct } from "../../../looks/small-act.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../../contacts/queries.ts";
import { joinsOf } from "../queries.ts";

export default screen(wechat, strings, "joins", (p) => {
  const list = createMemo(() => joinsOf(p.state, p.params.group));
  return (
    <Frame back title={p.t("joins")}>
      <Cells>
        <For each={list()} fallback={<Remark big>{p.t("noJoins")}</Remark>}>
          {(join) => {
            const name = () => nameIn(p.state, join.person);
            return (
              <Cell
                tall
                face={<Face of={worldId(join.person)} size={48} />}
                title={name()}
                note={`${p.t("broughtBy", { name: nameIn(p.state, join.by) })}\n${join.text}`}
                trailing={
                  <>
                    <SmallAct
                      grey
                      label={p.t("turnAway")}
                      name={`${p.t("turnAway")} ${name()}`}
                      onTap={() => p.act.turnAway({ id: join.id })}
                    />
                    <SmallAct
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
