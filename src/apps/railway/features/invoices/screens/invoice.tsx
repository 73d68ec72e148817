import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import { Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { orderNumber, localized } from "#apps/railway/facts.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Banner, Card, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { yuan } from "#apps/railway/screens/parts/labels.ts";

export default page("invoice", (p) => {
  const invoice = () => p.state.invoices[p.params.invoice];
  const ticket = () => p.state.tickets[invoice()?.ticket ?? ""];
  return (
    <Frame title={p.t("invoiceOne")}>
      <Show when={invoice()} fallback={<EmptyState icon={none} text={p.t("noInvoices")} />}>
        {(one) => (
          <>
            <Banner tone="green" title={p.t("invoiceDone")} sub={p.t("invoiceSentTo", { email: one().email })} />
            <Card>
              <Row title={p.t("invoiceNumber")} value={orderNumber(one().id).replace("E", "26")} />
              <Row title={p.t("headersWord")} value={one().title} />
              <Show when={one().taxNumber !== ""}>
                <Row title={p.t("taxNumber")} value={one().taxNumber} />
              </Show>
              <Row title={p.t("email")} value={one().email} />
              <Row title={p.t("invoiceSum")} value={yuan(one().cents)} tone="orange" />
              <Row title={p.t("invoiceAt")} value={momentText(one().at, p.os, p.now)} />
              <Show when={ticket()}>
                {(t) => (
                  <Row
                    title={`${t().train}  ${localized(t().from, p.lang)} – ${localized(t().to, p.lang)}`}
                    sub={t().name}
                  />
                )}
              </Show>
            </Card>
          </>
        )}
      </Show>
    </Frame>
  );
});
