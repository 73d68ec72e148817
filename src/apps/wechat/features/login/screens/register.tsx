import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { BigButton, ChooseCell, Remark, WordLink } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { PageHead } from "../../../looks/login.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "register", (p) => (
  <Frame back="close" white>
    <PageHead title={p.t("registerTitle")} />
    <FieldCell title={p.t("nickRow")} at={p.field("nick")} caps="words" />
    <FieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
    <FieldCell
      title={p.t("codeField")}
      at={p.field("code")}
      kind="number"
      trailing={<WordLink label={p.t("sendCodeWord")} onTap={() => p.act.sendCode()} />}
    />
    <FieldCell title={p.t("passwordField")} at={p.field("password")} kind="password" />
    <Remark>{p.t("passwordNote")}</Remark>
    <ChooseCell title={p.t("agreeText")} on={p.view.agreed} onTap={() => p.act.agree()} />
    <BigButton label={p.t("registerWord")} disabled={!p.can("register")} onTap={() => p.act.register()} />
  </Frame>
));
