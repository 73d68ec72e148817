import { screen } from "#ui/screen-binding.tsx";
import { Cells } from "#apps/wechat/looks/cells.tsx";
import { FieldCell } from "#apps/wechat/looks/fields.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "groupName", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("groupName")}
    actions={<NavTextButton filled label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <Cells note={p.t("groupNameNote")}>
      <FieldCell at={p.field("name")} label={p.t("groupName")} placeholder={p.t("groupNameHead")} />
    </Cells>
  </Frame>
));
