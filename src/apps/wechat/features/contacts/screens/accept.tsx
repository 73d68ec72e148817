import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { BigButton, Cell, Cells, Remark, SwitchCell } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/fields.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../queries.ts";

export default screen(wechat, strings, "accept", (p) => {
  const request = () => p.state.requests[p.params.id];
  return (
    <Frame back title={p.t("acceptTitle")}>
      <Show when={request()} fallback={<Remark big>{p.t("request-missing")}</Remark>}>
        {(r) => (
          <>
            <Cells first title={p.t("helloWas")}>
              <Cell
                tall
                face={<Face of={worldId(r().person)} size={48} />}
                title={nameIn(p.state, r().person)}
                note={r().text}
              />
            </Cells>
            <Cells title={p.t("remark")}>
              <FieldCell at={p.field("remark")} label={p.t("remark")} placeholder={p.t("remarkHint")} caps="words" />
            </Cells>
            <Cells title={p.t("reachTitle")} note={p.view.chatOnly ? p.t("reachChatNote") : undefined}>
              <SwitchCell title={p.t("reachChat")} on={p.view.chatOnly} onTap={() => p.act.toggleChatOnly()} />
            </Cells>
            <BigButton label={p.t("done")} disabled={r().state === "accepted"} onTap={() => p.act.done()} />
          </>
        )}
      </Show>
    </Frame>
  );
});
