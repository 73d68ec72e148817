import none from "@material-symbols/svg-400/rounded/confirmation_number.svg?raw";
import { For, Match, Show, Switch } from "solid-js";
import { orderNumber, localized } from "#apps/railway/facts.ts";
import { durationText } from "#os/format.ts";
import { Frame, EmptyState, Tabs } from "#apps/railway/looks/frame.tsx";
import { Card, Pill, Pills, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { LogInPrompt } from "#apps/railway/screens/parts/log-in-prompt.tsx";
import { BottomBar } from "#apps/railway/screens/parts/tabs.tsx";
import { boardingDay, clockText, weekdayAndDayText, seatLabel, yuan } from "#apps/railway/screens/parts/labels.ts";
import { orderStateText, ticketStateText, waitStateText } from "#apps/railway/screens/parts/states.ts";
import type { Ticket } from "../../book/state.ts";
import { ownTickets, paidOrders, ticketsOf, findUnpaidOrder } from "../queries.ts";
import { departsAt } from "#apps/railway/times.ts";

export default page("orders", (p) => {
  const waits = () => Object.values(p.state.waits).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const line = (t: Pick<Ticket, "train" | "from" | "to">): string =>
    `${t.train}  ${localized(t.from, p.lang)} – ${localized(t.to, p.lang)}`;
  const when = (t: Pick<Ticket, "day" | "departs">): string =>
    `${weekdayAndDayText(p, boardingDay(t))} ${clockText(t.departs)}`;
  const isOpen = (t: Ticket): boolean => t.status === "paid" && departsAt(t) > p.now;
  const Nothing = () => <EmptyState icon={none} text={p.t("noOrders")} />;
  return (
    <Frame
      title={p.t("tabOrders")}
      noBack
      part={`${p.view.tab} ${p.view.when}`}
      top={
        <>
          <Tabs
            blue
            tabs={[
              { id: "unpaid", label: p.t("ordersUnpaid") },
              { id: "paid", label: p.t("ordersPaid") },
              { id: "waitlist", label: p.t("ordersWait") },
              { id: "mine", label: p.t("ordersMine") },
            ]}
            chosen={p.view.tab}
            onPick={(tab) => p.setView({ tab })}
          />
          <Show when={p.view.tab === "paid" || p.view.tab === "mine"}>
            <Tabs
              tabs={[
                { id: "ahead", label: p.t("ordersAhead") },
                { id: "past", label: p.t("ordersPast") },
              ]}
              chosen={p.view.when}
              onPick={(to) => p.setView({ when: to })}
            />
          </Show>
        </>
      }
      foot={
        <BottomBar
          on={p}
          at="orders"
          go={(to) =>
            to === "home"
              ? p.act.goHome()
              : to === "travel"
                ? p.act.goTravel()
                : to === "member"
                  ? p.act.goMember()
                  : p.act.goMe()
          }
        />
      }
    >
      <Show when={p.state.account.loggedIn} fallback={<LogInPrompt on={p} onLogIn={() => p.act.login()} />}>
        <Switch>
          <Match when={p.view.tab === "unpaid"}>
            <Show when={findUnpaidOrder(p.state)} fallback={<Nothing />}>
              {(order) => (
                <Card title={p.t("payWithin", { left: durationText(Math.max(0, (order().payBy ?? p.now) - p.now)) })}>
                  <For each={ticketsOf(p.state, order().id)}>
                    {(ticket) => (
                      <Row
                        title={line(ticket)}
                        sub={`${when(ticket)} · ${ticket.name}`}
                        value={yuan(ticket.cents)}
                        tone="orange"
                      />
                    )}
                  </For>
                  <Pills>
                    <Pill kind="orange" label={p.t("payNow")} onTap={() => p.act.openOrder({ order: order().id })} />
                  </Pills>
                </Card>
              )}
            </Show>
          </Match>
          <Match when={p.view.tab === "paid"}>
            <Show when={paidOrders(p.state, p.now, p.view.when).length > 0} fallback={<Nothing />}>
              <For each={paidOrders(p.state, p.now, p.view.when)}>
                {(order) => (
                  <Card>
                    <Row
                      title={p.t("orderNumber", { n: orderNumber(order.id) })}
                      value={orderStateText(p, order)}
                      onTap={() => p.act.openOrder({ order: order.id })}
                    />
                    <For each={ticketsOf(p.state, order.id)}>
                      {(ticket) => (
                        <>
                          <Row
                            title={line(ticket)}
                            sub={`${when(ticket)} · ${ticket.name} · ${seatLabel(p, ticket)}`}
                            value={ticketStateText(p, ticket)}
                            tone={isOpen(ticket) ? "green" : undefined}
                            hideArrow
                            onTap={() => p.act.openTicket({ ticket: ticket.id })}
                          />
                          <Show when={isOpen(ticket)}>
                            <Pills>
                              <Pill
                                label={p.t("refundWord")}
                                name={p.t("refundOf", { name: ticket.name, train: ticket.train })}
                                onTap={() => p.act.refund({ ticket: ticket.id })}
                              />
                              <Pill
                                kind="blue"
                                label={p.t("changeWord")}
                                name={p.t("changeOf", { name: ticket.name, train: ticket.train })}
                                onTap={() => p.act.change({ ticket: ticket.id })}
                              />
                            </Pills>
                          </Show>
                        </>
                      )}
                    </For>
                  </Card>
                )}
              </For>
            </Show>
          </Match>
          <Match when={p.view.tab === "waitlist"}>
            <Show when={waits().length > 0} fallback={<Nothing />}>
              <For each={waits()}>
                {(wait) => (
                  <Card>
                    <Row
                      title={line(wait.trip)}
                      sub={`${when(wait.trip)} · ${p.t("peopleCount", { n: wait.passengers.length })}`}
                      value={waitStateText(p, wait)}
                      tone={wait.status === "waiting" || wait.status === "unpaid" ? "orange" : undefined}
                      onTap={() => p.act.openWait({ wait: wait.id })}
                    />
                  </Card>
                )}
              </For>
            </Show>
          </Match>
          <Match when={p.view.tab === "mine"}>
            <Show when={ownTickets(p.state, p.now, p.view.when).length > 0} fallback={<Nothing />}>
              <For each={ownTickets(p.state, p.now, p.view.when)}>
                {(ticket) => (
                  <Card>
                    <Row
                      title={line(ticket)}
                      sub={`${when(ticket)} · ${seatLabel(p, ticket)}`}
                      value={ticketStateText(p, ticket)}
                      onTap={() => p.act.openTicket({ ticket: ticket.id })}
                    />
                  </Card>
                )}
              </For>
            </Show>
          </Match>
        </Switch>
      </Show>
    </Frame>
  );
});
