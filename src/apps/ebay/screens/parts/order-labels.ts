/** Describes the state of an order. */
import { dateText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { expectedDelivery } from "../../features/orders/queries.ts";
import type { Order } from "../../features/orders/state.ts";
import { remainingText } from "../../format.ts";
import type { LabelContext } from "./labels.ts";

interface OrderLabel {
  readonly title: string;
  readonly note: string;
  readonly tone: "good" | "hot" | "plain";
}
/** Formats the time at which the parcel is expected. Returns "" if no parcel is expected. */
export function expectedText(p: LabelContext, os: OsState, order: Order): string {
  const expected = expectedDelivery(order);
  if (expected === null) return "";
  const [from, to] = expected.map((at) => dateText(at, os, p.now)) as [string, string];
  return from === to ? p.t("comesBy", { when: to }) : p.t("comesBetween", { from, to });
}
export function describeOrder(p: LabelContext, os: OsState, order: Order): OrderLabel {
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
        note: order.payBy === null ? "" : p.t("payWithin", { left: remainingText(order.payBy - p.now, p.lang) }),
        tone: "hot",
      };
    case "paid":
      return { title: p.t("orderPaid"), note: expectedText(p, os, order), tone: "plain" };
    case "shipped":
      return { title: p.t("orderShipped"), note: expectedText(p, os, order), tone: "good" };
    case "delivered":
      return { title: p.t("orderDelivered"), note: day(order.arrivesAt), tone: "good" };
    case "cancelled":
      return { title: p.t("orderCancelledState"), note: day(order.cancelledAt), tone: "plain" };
  }
}
