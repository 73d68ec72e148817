import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { BigButton, Remark } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "limits", (p) => (
  <Frame back title={p.t("limitsRow")}>
    <FieldCell title={p.t("limitSingle")} at={p.field("single")} kind="number" />
    <FieldCell title={p.t("limitDay")} at={p.field("day")} kind="number" />
    <Remark>{p.t("limitsNote")}</Remark>
    <BigButton label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />
  </Frame>
));
