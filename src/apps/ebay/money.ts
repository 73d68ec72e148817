/** The ledger entries of a new phone: payments for orders, refunds, and sales. */
import { outsideAccountId } from "#os/money/ledger.ts";
import type { MoneySeed, SeedEntry } from "#os/money/seed.ts";
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { merchantAccount } from "./features/checkout/commands.ts";
import { fundsAccount } from "./features/selling/state.ts";
import { seedOrders } from "./seed-orders.ts";
import { seedSelling } from "./seed-selling.ts";

const cardAccounts: Readonly<Record<string, string>> = {
  card_lumen: "account_bank_lumen",
  card_orchard: "account_bank_orchard",
};

export function money(c: SeedCtx): MoneySeed {
  const entries: SeedEntry[] = [];
  for (const order of seedOrders(c)) {
    if (order.entry === null || order.paidAt === null) continue;
    const from = cardAccounts[order.payWith ?? ""]!;
    const what = { party: "ebay", category: "shopping", order: order.purchase };
    const title = c.say("Order", "订单");
    entries.push({
      id: order.entry,
      at: order.paidAt,
      kind: "payment",
      from,
      to: merchantAccount,
      cents: order.totalCents,
      title: `${title} ${order.id.replace("order_s_", "")}`,
      ...what,
    });
    const backAt =
      order.status === "cancelled"
        ? order.cancelledAt
        : order.back?.status === "refunded"
          ? order.back.at + 6 * dayMs
          : null;
    if (backAt !== null)
      entries.push({
        id: `${order.entry}_back`,
        at: Math.min(backAt, c.now - hourMs),
        kind: "refund",
        from: merchantAccount,
        to: from,
        cents: order.back?.cents ?? order.totalCents,
        title: `${c.say("Refund", "退款")} ${order.id.replace("order_s_", "")}`,
        ...what,
      });
  }
  for (const sale of seedSelling(c).sales) {
    const all = sale.cents + sale.shippingCents;
    const more = { party: sale.by, order: sale.id, title: sale.title };
    const buyer = outsideAccountId(sale.by.replaceAll(/\W/g, ""), "USD");
    entries.push({
      id: `entry_s_ebay_${sale.id}`,
      at: sale.at,
      kind: "payment",
      from: buyer,
      to: fundsAccount,
      cents: all,
      ...more,
    });
    entries.push({
      id: `entry_s_ebay_${sale.id}_fee`,
      at: sale.at + minuteMs,
      kind: "fee",
      from: fundsAccount,
      to: merchantAccount,
      cents: sale.feeCents,
      ...more,
      party: "ebay",
    });
  }
  return {
    accounts: [{ id: fundsAccount, kind: "wallet", currency: "USD", floorCents: 0, openingCents: 0 }],
    entries,
    cards: ["card_lumen", "card_orchard"],
  };
}
