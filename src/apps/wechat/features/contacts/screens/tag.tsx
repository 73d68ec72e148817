import { screen } from "#ui/screen-binding.tsx";
import { Cells } from "#apps/wechat/looks/cells.tsx";
import { FieldCell } from "#apps/wechat/looks/fields.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { FriendList } from "./parts/friend-list.tsx";

export default screen(wechat, strings, "tag", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t(p.params.id === null ? "newTag" : "tag")}
    actions={<NavTextButton filled label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <Cells title={p.t("tagName")}>
      <FieldCell at={p.field("name")} label={p.t("tagName")} placeholder={p.t("tagName")} />
    </Cells>
    <Cells title={`${p.t("tagMembers")}(${p.view.members.length})`}>
      <FriendList
        state={p.state}
        query=""
        empty={p.t("nobodyFound")}
        chosen={p.view.members}
        onTap={(person) => p.act.toggle({ person })}
      />
    </Cells>
  </Frame>
));
