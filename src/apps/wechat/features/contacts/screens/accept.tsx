import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { BigButton, Cell, Cells, Remark, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { FieldCell } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../queries.ts";

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
                title={nameOrId(p.state, r().person)}
                note={r().text}
              />
            </Cells>
            <Cells title={p.t("remark")}>
              <FieldCell at={p.field("remark")} label={p.t("remark")} placeholder={p.t("remarkHint")} caps="words" />
            </Cells>
            <Cells title={p.t("reachTitle")} note={p.view.chatOnly ? p.t("reachChatNote") : undefined}>
              <SwitchRow title={p.t("reachChat")} on={p.view.chatOnly} onTap={() => p.act.toggleChatOnly()} />
            </Cells>
            <BigButton label={p.t("done")} disabled={r().state === "accepted"} onTap={() => p.act.done()} />
          </>
        )}
      </Show>
    </Frame>
  );
});
