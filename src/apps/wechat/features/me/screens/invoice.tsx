import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Chips, FieldCell } from "../../../looks/forms.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "invoice", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("invoiceTitle")}
    actions={<NavWord filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <Chips
      options={[
        { id: "company", label: p.t("kindCompany") },
        { id: "person", label: p.t("kindPerson") },
      ]}
      chosen={p.view.kind}
      onPick={(kind) => p.act.chooseKind({ kind })}
    />
    <FieldCell title={p.t("titleField")} at={p.field("title")} caps="words" />
    <Show when={p.view.kind === "company"}>
      <FieldCell title={p.t("taxNo")} at={p.field("taxNo")} />
    </Show>
    <FieldCell title={p.t("bankField")} at={p.field("bank")} />
    <Show when={p.params.invoice !== null}>
      <Cells>
        <Cell act="danger" title={p.t("delete")} onTap={() => p.act.remove()} />
      </Cells>
    </Show>
  </Frame>
));
