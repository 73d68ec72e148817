import { screen } from "../../../../../ui/bind.tsx";
import { Cells } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/fields.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";
import { FriendList } from "./parts/friend-list.tsx";

export default screen(wechat, strings, "tag", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t(p.params.id === null ? "newTag" : "tag")}
    actions={<NavWord filled label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
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
