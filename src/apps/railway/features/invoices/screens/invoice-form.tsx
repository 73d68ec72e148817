import { For, Show } from "solid-js";
import { localized } from "#apps/railway/facts.ts";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, FieldRow, Hints, Row, CheckRow, TextLink } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { boardingDay, weekdayAndDayText, yuan } from "#apps/railway/screens/parts/labels.ts";

export default page("invoiceForm", (p) => {
  const ticket = () => p.state.tickets[p.params.ticket];
  return (
    <Frame
      title={p.t("invoiceTitle")}
      foot={
        <ButtonRow>
          <Button label={p.t("invoiceIssue")} onTap={() => p.act.issue()} />
        </ButtonRow>
      }
    >
      <Show when={ticket()}>
        {(t) => (
          <Card>
            <Row
              title={`${t().train}  ${localized(t().from, p.lang)} – ${localized(t().to, p.lang)}`}
              sub={`${weekdayAndDayText(p, boardingDay(t()))} · ${t().name}`}
              value={yuan(t().cents)}
              tone="orange"
            />
          </Card>
        )}
      </Show>
      <Card title={p.t("headersWord")} more={<TextLink label={p.t("addHeader")} onTap={() => p.act.addHeader()} />}>
        <For each={Object.values(p.state.headers)}>
          {(header) => (
            <CheckRow
              round
              title={header.title}
              sub={header.taxNumber === "" ? p.t("header-person") : header.taxNumber}
              on={p.view.header === header.id}
              onTap={() => p.act.pickHeader({ header: header.id })}
            />
          )}
        </For>
      </Card>
      <Card>
        <FieldRow at={p.field("email")} label={p.t("email")} kind="email" />
      </Card>
      <Hints title={p.t("hints")} lines={[p.t("invoiceHint1"), p.t("invoiceHint2")]} />
    </Frame>
  );
});
