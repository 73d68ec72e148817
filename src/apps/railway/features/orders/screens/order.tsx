import none from "@material-symbols/svg-400/rounded/confirmation_number.svg?raw";
import { For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { orderNumber } from "#apps/railway/facts.ts";
import { pointsFor } from "../../member/points.ts";
import { groupByTrain, ticketsOf } from "../queries.ts";
import type { Ticket } from "../../book/state.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Banner, Card, Hints, Pill, Pills, Row } from "#apps/railway/looks/parts.tsx";
import { TripHeader } from "#apps/railway/looks/trains.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { UnpaidFooter, PaymentSheet, remainingPayTimeText } from "#apps/railway/screens/parts/pay.tsx";
import { orderStateText, ticketStateText } from "#apps/railway/screens/parts/states.ts";
import {
  boardingDay,
  seatClassName,
  weekdayAndDayText,
  fareName,
  seatLabel,
  routeTimes,
  yuan,
} from "#apps/railway/screens/parts/labels.ts";
import { departsAt } from "#apps/railway/times.ts";

export default page("order", (p) => {
  const order = () => p.state.orders[p.params.order];
  const tickets = () => ticketsOf(p.state, p.params.order);
  const isOpen = (t: Ticket): boolean => t.status === "paid" && departsAt(t) > p.now;
  const banner = (): { title: string; sub?: string; tone: "blue" | "orange" | "green" | "grey" } => {
    const of = order()!;
    if (of.status === "unpaid")
      return {
        title: remainingPayTimeText(p, of.payBy),
        sub: p.t("seatsHeld"),
        tone: "orange",
      };
    return { title: orderStateText(p, of), tone: of.status === "paid" ? "blue" : "grey" };
  };
  const paidWith = (): string => {
    const of = order()!;
    if (of.kind === "points") return p.t("payPoints");
    const via = of.entry === null ? null : (p.os.money.entries[of.entry]?.via ?? null);
    return via === "alipay" ? p.t("payAlipay") : via === "wechat" ? p.t("payWechat") : p.t("payCard");
  };
  return (
    <Show
      when={order()}
      fallback={
        <Frame title={p.t("orderTitle")}>
          <EmptyState icon={none} text={p.t("noOrders")} />
        </Frame>
      }
    >
      {(of) => (
        <Frame
          title={p.t("orderTitle")}
          foot={
            of().status === "unpaid" ? (
              <UnpaidFooter
                on={p}
                label={p.t("orderSum")}
                cents={of().cents}
                cancel={p.t("cancelOrder")}
                onCancel={() => p.act.cancel()}
                onPay={() => p.act.choosePay()}
              />
            ) : undefined
          }
          overlays={
            <PaymentSheet
              on={p}
              open={p.view.open === "pay"}
              cents={of().cents}
              points={
                of().changes === null
                  ? {
                      note: p.t("pointsNeed", { n: pointsFor(of().cents), have: p.state.points }),
                      enough: p.state.joined && p.state.points >= pointsFor(of().cents),
                      onTap: () => p.act.payPoints(),
                    }
                  : undefined
              }
              onPay={(through) => p.act.pay({ through })}
            />
          }
        >
          <Banner {...banner()} />
          <For each={groupByTrain(tickets())}>
            {(ride, n) => (
              <>
                <TripHeader
                  date={weekdayAndDayText(p, boardingDay(ride[0]))}
                  way={routeTimes(p, ride[0])}
                  right={
                    <Show when={n() === 0}>
                      <p>{p.t("orderNumber", { n: orderNumber(p.params.order) })}</p>
                    </Show>
                  }
                />
                <For each={ride}>
                  {(ticket) => (
                    <Card>
                      <Row
                        title={`${ticket.name}  ${fareName(p, ticket.who)}`}
                        sub={`${seatClassName(p, ticket.of)} · ${seatLabel(p, ticket)}`}
                        value={`${yuan(ticket.cents)} ${ticketStateText(p, ticket)}`}
                        tone="orange"
                        onTap={() => p.act.openTicket({ ticket: ticket.id })}
                      />
                      <Show when={ticket.backCents > 0}>
                        <Row title={p.t("cameBack")} value={yuan(ticket.backCents)} />
                      </Show>
                      <Show when={isOpen(ticket)}>
                        <Pills>
                          <Pill
                            label={p.t("addEvent")}
                            name={p.t("addEventOf", { name: ticket.name })}
                            onTap={() => p.act.addEvent({ ticket: ticket.id })}
                          />
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
                    </Card>
                  )}
                </For>
              </>
            )}
          </For>
          <Card>
            <Row title={p.t("orderedAt")} value={momentText(of().at, p.os, p.now)} />
            <Row title={p.t("orderSum")} value={yuan(of().cents)} tone="orange" />
            <Show when={of().status === "paid"}>
              <Row title={p.t("paidWith")} value={paidWith()} />
            </Show>
            <Show when={of().status !== "unpaid" && tickets()[0]}>
              {(first) => (
                <Row
                  title={p.t("bookAgain")}
                  onTap={() => p.act.again({ from: first().from.id, to: tickets().at(-1)!.to.id })}
                />
              )}
            </Show>
          </Card>
          <Hints title={p.t("hints")} lines={[p.t("hintPay"), p.t("hintRefund")]} />
        </Frame>
      )}
    </Show>
  );
});
