import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { BigButton, Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "invoices", (p) => (
  <Frame back title={p.t("invoicesRow")}>
    <Cells first>
      <For each={Object.values(p.state.invoices)} fallback={<Remark big>{p.t("noInvoices")}</Remark>}>
        {(i) => (
          <Cell
            tall
            title={i.title}
            note={[p.t(i.kind === "company" ? "kindCompany" : "kindPerson"), i.taxNo]
              .filter((x) => x !== "")
              .join(" · ")}
            leads
            onTap={() => p.act.openInvoice({ invoice: i.id })}
          />
        )}
      </For>
    </Cells>
    <BigButton label={p.t("addInvoice")} onTap={() => p.act.openInvoice({ invoice: null })} />
  </Frame>
));
