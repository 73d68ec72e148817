import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { FieldCell } from "#apps/wechat/looks/fields.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { listTimeText } from "../../chats/screens/parts/labels.ts";
import { nameOrId } from "../../contacts/queries.ts";

export default screen(wechat, strings, "notice", (p) => {
  const notice = () => p.state.groups[p.params.group]?.notice;
  return (
    <Frame
      back
      title={p.t("notice")}
      actions={
        <Show when={p.can("save")}>
          <NavTextButton filled label={p.t("save")} onTap={() => p.act.save()} />
        </Show>
      }
    >
      <Show when={notice()}>
        {(n) => (
          <Cells first>
            <Cell
              face={<Face of={worldId(n().by)} size={40} />}
              title={nameOrId(p.state, n().by)}
              note={listTimeText(p, n().at)}
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
