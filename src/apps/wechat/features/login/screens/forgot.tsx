import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { BigButton, Remark, WordLink } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "forgot", (p) => (
  <Frame back white title={p.t("forgotTitle")}>
    <FieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
    <FieldCell
      title={p.t("codeField")}
      at={p.field("code")}
      kind="number"
      trailing={<WordLink label={p.t("sendCodeWord")} onTap={() => p.act.sendCode()} />}
    />
    <FieldCell title={p.t("nextPassword")} at={p.field("next")} kind="password" />
    <FieldCell title={p.t("againPassword")} at={p.field("again")} kind="password" />
    <Remark>{p.t("passwordNote")}</Remark>
    <BigButton label={p.t("resetWord")} disabled={!p.can("reset")} onTap={() => p.act.reset()} />
  </Frame>
));
