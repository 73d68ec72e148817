import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Chips, TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "invoice", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("invoiceTitle")}
    actions={<NavTextButton filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <Chips
      options={[
        { id: "company", label: p.t("kindCompany") },
        { id: "person", label: p.t("kindPerson") },
      ]}
      chosen={p.view.kind}
      onPick={(kind) => p.act.chooseKind({ kind })}
    />
    <TitledFieldCell title={p.t("titleField")} at={p.field("title")} caps="words" />
    <Show when={p.view.kind === "company"}>
      <TitledFieldCell title={p.t("taxNo")} at={p.field("taxNo")} />
    </Show>
    <TitledFieldCell title={p.t("bankField")} at={p.field("bank")} />
    <Show when={p.params.invoice !== null}>
      <Cells>
        <Cell act="danger" title={p.t("delete")} onTap={() => p.act.remove()} />
      </Cells>
    </Show>
  </Frame>
));
