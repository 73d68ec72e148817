import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import { For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { localized } from "#apps/railway/facts.ts";
import { BarLink, Frame, EmptyState, Tabs } from "#apps/railway/looks/frame.tsx";
import { Card, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { LogInPrompt } from "#apps/railway/screens/parts/log-in-prompt.tsx";
import { boardingDay, weekdayAndDayText, yuan } from "#apps/railway/screens/parts/labels.ts";

export default page("invoices", (p) => {
  const invoices = () => Object.values(p.state.invoices).toSorted((a, b) => b.at - a.at);
  const open = () =>
    Object.values(p.state.tickets).filter(
      (t) => t.status === "ridden" && !Object.values(p.state.invoices).some((one) => one.ticket === t.id),
    );
  return (
    <Frame
      title={p.t("invoices")}
      part={p.view.tab}
      right={<BarLink label={p.t("headersWord")} onTap={() => p.act.headers()} />}
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
      <Show when={p.state.account.loggedIn} fallback={<LogInPrompt on={p} onLogIn={() => p.act.login()} />}>
        <Show
          when={p.view.tab === "open"}
          fallback={
            <Show when={invoices().length > 0} fallback={<EmptyState icon={none} text={p.t("noInvoices")} />}>
              <Card>
                <For each={invoices()}>
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
          <Show when={open().length > 0} fallback={<EmptyState icon={none} text={p.t("noTicketsToInvoice")} />}>
            <Card>
              <For each={open()}>
                {(ticket) => (
                  <Row
                    title={`${ticket.train}  ${localized(ticket.from, p.lang)} – ${localized(ticket.to, p.lang)}`}
                    sub={`${weekdayAndDayText(p, boardingDay(ticket))} · ${ticket.name}`}
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
