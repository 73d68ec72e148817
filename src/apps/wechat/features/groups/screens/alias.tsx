import { screen } from "#ui/screen-binding.tsx";
import { Cells } from "#apps/wechat/looks/cells.tsx";
import { FieldCell } from "#apps/wechat/looks/fields.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "alias", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("alias")}
    actions={<NavTextButton filled label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <Cells note={p.t("aliasNote")}>
      <FieldCell at={p.field("alias")} label={p.t("alias")} placeholder={p.t("alias")} />
    </Cells>
  </Frame>
));
