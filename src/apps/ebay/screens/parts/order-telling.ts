/** How the state of an order is told. */
import { dateText } from "../../../../os/format.ts";
import type { OsState } from "../../../../os/state.ts";
import type { Order } from "../../features/orders/state.ts";
import { leftText } from "../../format.ts";
import type { Teller } from "./telling.ts";

interface Told {
  readonly title: string;
  readonly note: string;
  readonly tone: "good" | "hot" | "plain";
}
export function orderState(p: Teller, os: OsState, order: Order): Told {
  const day = (at: number | null): string => (at === null ? "" : dateText(at, os, p.now));
  if (order.back) {
    const words = {
      asked: "returnAskedState",
      agreed: "returnAgreedState",
      sent: "returnSentState",
      refunded: "returnRefundedState",
    } as const;
    const { status, at } = order.back;
    return { title: p.t(words[status]), note: day(at), tone: status === "refunded" ? "good" : "plain" };
  }
  switch (order.status) {
    case "unpaid":
      return {
        title: p.t("orderUnpaid"),
        note: order.payBy === null ? "" : p.t("payWithin", { left: leftText(order.payBy - p.now, p.lang) }),
        tone: "hot",
      };
    case "paid":
      return { title: p.t("orderPaid"), note: p.t("comesBy", { when: day(order.arrivesAt) }), tone: "plain" };
    case "shipped":
      return { title: p.t("orderShipped"), note: p.t("comesBy", { when: day(order.arrivesAt) }), tone: "good" };
    case "delivered":
      return { title: p.t("orderDelivered"), note: day(order.arrivesAt), tone: "good" };
    case "cancelled":
      return { title: p.t("orderCancelledState"), note: day(order.cancelledAt), tone: "plain" };
  }
}
