import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, CheckCell, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { PageTitle } from "#apps/wechat/looks/login.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "register", (p) => (
  <Frame back="close" white>
    <PageTitle title={p.t("registerTitle")} />
    <TitledFieldCell title={p.t("nickRow")} at={p.field("nick")} caps="words" />
    <TitledFieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
    <TitledFieldCell
      title={p.t("codeField")}
      at={p.field("code")}
      kind="number"
      trailing={<TextLink label={p.t("sendCodeWord")} onTap={() => p.act.sendCode()} />}
    />
    <TitledFieldCell title={p.t("passwordField")} at={p.field("password")} kind="password" />
    <Remark>{p.t("passwordNote")}</Remark>
    <CheckCell title={p.t("agreeText")} on={p.view.agreed} onTap={() => p.act.agree()} />
    <BigButton label={p.t("registerWord")} disabled={!p.can("register")} onTap={() => p.act.register()} />
  </Frame>
));
