import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import { For, Show } from "solid-js";
import { momentText } from "../../../../../os/format.ts";
import { said } from "../../../facts.ts";
import { BarWord, Frame, None, Tabs } from "../../../looks/frame.tsx";
import { Card, Row } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Guest } from "../../../screens/parts/guest.tsx";
import { boardsOn, dayLine, yuan } from "../../../screens/parts/telling.ts";

export default page("invoices", (p) => {
  const made = () => Object.values(p.state.invoices).toSorted((a, b) => b.at - a.at);
  const open = () =>
    Object.values(p.state.tickets).filter(
      (t) => t.status === "ridden" && !Object.values(p.state.invoices).some((one) => one.ticket === t.id),
    );
  return (
    <Frame
      title={p.t("invoices")}
      part={p.view.tab}
      right={<BarWord label={p.t("headersWord")} onTap={() => p.act.headers()} />}
      top={
        <Tabs
          tabs={[
            { id: "open", label: p.t("invoicesOpen") },
            { id: "made", label: p.t("invoicesMade") },
          ]}
          chosen={p.view.tab}
          onPick={(tab) => p.setView({ tab })}
        />
      }
    >
      <Show when={p.state.account.loggedIn} fallback={<Guest on={p} onLogIn={() => p.act.login()} />}>
        <Show
          when={p.view.tab === "open"}
          fallback={
            <Show when={made().length > 0} fallback={<None icon={none} text={p.t("noInvoices")} />}>
              <Card>
                <For each={made()}>
                  {(one) => (
                    <Row
                      title={one.title}
                      sub={`${p.state.tickets[one.ticket]?.train ?? ""} · ${momentText(one.at, p.os, p.now)}`}
                      value={yuan(one.cents)}
                      tone="orange"
                      onTap={() => p.act.open({ invoice: one.id })}
                    />
                  )}
                </For>
              </Card>
            </Show>
          }
        >
          <Show when={open().length > 0} fallback={<None icon={none} text={p.t("noTicketsToInvoice")} />}>
            <Card>
              <For each={open()}>
                {(ticket) => (
                  <Row
                    title={`${ticket.train}  ${said(ticket.from, p.lang)} – ${said(ticket.to, p.lang)}`}
                    sub={`${dayLine(p, boardsOn(ticket))} · ${ticket.name}`}
                    value={yuan(ticket.cents)}
                    tone="orange"
                    onTap={() => p.act.issue({ ticket: ticket.id })}
                  />
                )}
              </For>
            </Card>
          </Show>
        </Show>
      </Show>
    </Frame>
  );
});
