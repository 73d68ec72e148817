import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { Remark } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "newPassword", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("passwordRow")}
    actions={<NavWord filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <FieldCell title={p.t("oldPassword")} at={p.field("password")} kind="password" />
    <FieldCell title={p.t("nextPassword")} at={p.field("next")} kind="password" />
    <FieldCell title={p.t("againPassword")} at={p.field("again")} kind="password" />
    <Remark>{p.t("passwordNote")}</Remark>
  </Frame>
));
