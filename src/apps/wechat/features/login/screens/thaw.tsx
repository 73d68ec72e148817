import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { BigButton, Remark, WordLink } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "thaw", (p) => (
  <Frame back white title={p.t("thawTitle")}>
    <Remark>{p.t("thawText")}</Remark>
    <FieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
    <FieldCell
      title={p.t("codeField")}
      at={p.field("code")}
      kind="number"
      trailing={<WordLink label={p.t("sendCodeWord")} onTap={() => p.act.sendCode()} />}
    />
    <BigButton label={p.t("thawWord")} disabled={!p.can("thaw")} onTap={() => p.act.thaw()} />
  </Frame>
));
