import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "address", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t(p.params.address === null ? "addressNew" : "addressEdit")}
    actions={<NavTextButton filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <TitledFieldCell title={p.t("recipient")} at={p.field("name")} caps="words" />
    <TitledFieldCell title={p.t("phoneRow")} at={p.field("phone")} kind="phone" />
    <TitledFieldCell title={p.t("regionRow")} at={p.field("region")} caps="words" />
    <TitledFieldCell title={p.t("street")} at={p.field("street")} caps="words" />
    <Show when={p.params.address !== null}>
      <Cells>
        <Cell act="danger" title={p.t("delete")} onTap={() => p.act.remove()} />
      </Cells>
    </Show>
  </Frame>
));
