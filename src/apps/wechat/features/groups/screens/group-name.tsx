import { screen } from "../../../../../ui/bind.tsx";
import { Cells } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/fields.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "groupName", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("groupName")}
    actions={<NavWord filled label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <Cells note={p.t("groupNameNote")}>
      <FieldCell at={p.field("name")} label={p.t("groupName")} placeholder={p.t("groupNameHead")} />
    </Cells>
  </Frame>
));
