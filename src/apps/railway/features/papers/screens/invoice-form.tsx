import { For, Show } from "solid-js";
import { said } from "../../../facts.ts";
import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, FieldRow, Hints, Row, Tick, Word } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { boardsOn, dayLine, yuan } from "../../../screens/parts/telling.ts";

export default page("invoiceForm", (p) => {
  const ticket = () => p.state.tickets[p.params.ticket];
  return (
    <Frame
      title={p.t("invoiceTitle")}
      foot={
        <Acts>
          <Act label={p.t("invoiceIssue")} onTap={() => p.act.issue()} />
        </Acts>
      }
    >
      <Show when={ticket()}>
        {(t) => (
          <Card>
            <Row
              title={`${t().train}  ${said(t().from, p.lang)} – ${said(t().to, p.lang)}`}
              sub={`${dayLine(p, boardsOn(t()))} · ${t().name}`}
              value={yuan(t().cents)}
              tone="orange"
            />
          </Card>
        )}
      </Show>
      <Card title={p.t("headersWord")} more={<Word label={p.t("addHeader")} onTap={() => p.act.addHeader()} />}>
        <For each={Object.values(p.state.headers)}>
          {(header) => (
            <Tick
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
