import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

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
