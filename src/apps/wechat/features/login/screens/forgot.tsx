import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "forgot", (p) => (
  <Frame back white title={p.t("forgotTitle")}>
    <TitledFieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
    <TitledFieldCell
      title={p.t("codeField")}
      at={p.field("code")}
      kind="number"
      trailing={<TextLink label={p.t("sendCodeWord")} onTap={() => p.act.sendCode()} />}
    />
    <TitledFieldCell title={p.t("nextPassword")} at={p.field("next")} kind="password" />
    <TitledFieldCell title={p.t("againPassword")} at={p.field("again")} kind="password" />
    <Remark>{p.t("passwordNote")}</Remark>
    <BigButton label={p.t("resetWord")} disabled={!p.can("reset")} onTap={() => p.act.reset()} />
  </Frame>
));
