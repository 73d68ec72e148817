import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Remark } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "limits", (p) => (
  <Frame back title={p.t("limitsRow")}>
    <TitledFieldCell title={p.t("limitSingle")} at={p.field("single")} kind="number" />
    <TitledFieldCell title={p.t("limitDay")} at={p.field("day")} kind="number" />
    <Remark>{p.t("limitsNote")}</Remark>
    <BigButton label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />
  </Frame>
));
