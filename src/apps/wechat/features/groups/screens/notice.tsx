import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/fields.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { listWhen } from "../../chats/screens/parts/telling.ts";
import { nameIn } from "../../contacts/queries.ts";

export default screen(wechat, strings, "notice", (p) => {
  const notice = () => p.state.groups[p.params.group]?.notice;
  return (
    <Frame
      back
      title={p.t("notice")}
      actions={
        <Show when={p.can("save")}>
          <NavWord filled label={p.t("save")} onTap={() => p.act.save()} />
        </Show>
      }
    >
      <Show when={notice()}>
        {(n) => (
          <Cells first>
            <Cell
              face={<Face of={worldId(n().by)} size={40} />}
              title={nameIn(p.state, n().by)}
              note={listWhen(p, n().at)}
            />
          </Cells>
        )}
      </Show>
      <Show
        when={p.can("save")}
        fallback={
          <>
            <Cells>
              <Cell title={notice()?.text ?? p.t("noNotice")} />
            </Cells>
            <Remark>{p.t("noticeOnly")}</Remark>
          </>
        }
      >
        <Cells note={p.t("noticeNote")}>
          <FieldCell at={p.field("text")} label={p.t("notice")} placeholder={p.t("noticeHint")} multiline />
        </Cells>
      </Show>
    </Frame>
  );
});
