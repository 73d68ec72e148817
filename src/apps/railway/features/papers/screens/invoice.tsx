import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import { Show } from "solid-js";
import { momentText } from "../../../../../os/format.ts";
import { numberOf, said } from "../../../facts.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Banner, Card, Row } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { yuan } from "../../../screens/parts/telling.ts";

export default page("invoice", (p) => {
  const invoice = () => p.state.invoices[p.params.invoice];
  const ticket = () => p.state.tickets[invoice()?.ticket ?? ""];
  return (
    <Frame title={p.t("invoiceOne")}>
      <Show when={invoice()} fallback={<None icon={none} text={p.t("noInvoices")} />}>
        {(one) => (
          <>
            <Banner tone="green" title={p.t("invoiceDone")} sub={p.t("invoiceSentTo", { email: one().email })} />
            <Card>
              <Row title={p.t("invoiceNumber")} value={numberOf(one().id).replace("E", "26")} />
              <Row title={p.t("headersWord")} value={one().title} />
              <Show when={one().taxNumber !== ""}>
                <Row title={p.t("taxNumber")} value={one().taxNumber} />
              </Show>
              <Row title={p.t("email")} value={one().email} />
              <Row title={p.t("invoiceSum")} value={yuan(one().cents)} tone="orange" />
              <Row title={p.t("invoiceAt")} value={momentText(one().at, p.os, p.now)} />
              <Show when={ticket()}>
                {(t) => (
                  <Row title={`${t().train}  ${said(t().from, p.lang)} – ${said(t().to, p.lang)}`} sub={t().name} />
                )}
              </Show>
            </Card>
          </>
        )}
      </Show>
    </Frame>
  );
});
