import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "thaw", (p) => (
  <Frame back white title={p.t("thawTitle")}>
    <Remark>{p.t("thawText")}</Remark>
    <TitledFieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
    <TitledFieldCell
      title={p.t("codeField")}
      at={p.field("code")}
      kind="number"
      trailing={<TextLink label={p.t("sendCodeWord")} onTap={() => p.act.sendCode()} />}
    />
    <BigButton label={p.t("thawWord")} disabled={!p.can("thaw")} onTap={() => p.act.thaw()} />
  </Frame>
));
