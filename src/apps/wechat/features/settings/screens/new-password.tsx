import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "newPassword", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("passwordRow")}
    actions={<NavTextButton filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <TitledFieldCell title={p.t("oldPassword")} at={p.field("password")} kind="password" />
    <TitledFieldCell title={p.t("nextPassword")} at={p.field("next")} kind="password" />
    <TitledFieldCell title={p.t("againPassword")} at={p.field("again")} kind="password" />
    <Remark>{p.t("passwordNote")}</Remark>
  </Frame>
));
