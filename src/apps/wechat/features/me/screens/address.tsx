import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "address", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t(p.params.address === null ? "addressNew" : "addressEdit")}
    actions={<NavWord filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <FieldCell title={p.t("recipient")} at={p.field("name")} caps="words" />
    <FieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
    <FieldCell title={p.t("regionRow")} at={p.field("region")} caps="words" />
    <FieldCell title={p.t("street")} at={p.field("street")} caps="words" />
    <Show when={p.params.address !== null}>
      <Cells>
        <Cell act="danger" title={p.t("delete")} onTap={() => p.act.remove()} />
      </Cells>
    </Show>
  </Frame>
));
