/** The orders of a new phone and their payments. There are orders in every status. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { addDays, dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { hometown } from "#world/hometown.ts";
import { trackingNumber } from "./features/orders/lifecycle.ts";
import type { Order } from "./features/orders/state.ts";
import type { SeedItem } from "./seed-auctions.ts";
import { seedItems } from "./seed-items.ts";

export const homeAddress = ({ say }: SeedCtx) => ({
  id: "address_home",
  name: say("Robin Ashby", "苏然"),
  street: say("22 Maple Court, flat 8", "枫林苑 22 号 8 室"),
  city: say(hometown.postal.en, hometown.postal.zh),
  region: say(hometown.postal.en, hometown.postal.zh),
  zip: hometown.zip,
  country: "CN" as const,
  phone: "+86 154 2085 0100",
});
export const forwarderAddress = ({ say }: SeedCtx) => ({
  id: "address_forwarder",
  name: "Robin Ashby",
  street: say("9120 NE Alder Park Way, Unit 6-RA", "9120 NE Alder Park Way, Unit 6-RA"),
  city: "Portland",
  region: "OR",
  zip: "97230",
  country: "US" as const,
  phone: "+1 503 555 0164",
});
export const officeAddress = ({ say }: SeedCtx) => ({
  id: "address_office",
  name: say("Robin Ashby, Harbor Studio", "苏然（海港工作室）"),
  street: say("Harbor Studio, 3 Quay Road, floor 5", "码头路 3 号 海港工作室 5 楼"),
  city: say(hometown.postal.en, hometown.postal.zh),
  region: say(hometown.postal.en, hometown.postal.zh),
  zip: "200080",
  country: "CN" as const,
  phone: "+86 154 2085 0100",
});

interface OrderPlan {
  readonly lots: readonly (SeedItem & { readonly count?: number })[];
  readonly name: string;
  /** The number of days since the order was placed. */
  readonly orderedDaysAgo: number;
  readonly status: Order["status"];
  readonly from?: Order["from"];
  /**
   * The number of days since the parcel arrived. If the parcel is still under way, the negative number of days until
   * its arrival.
   */
  readonly arrivedDaysAgo?: number;
  readonly card?: string;
  readonly overrides?: (at: number) => Partial<Order>;
}

export function seedOrders(c: SeedCtx): Order[] {
  const { now, offsetMin, say } = c;
  const today = startOfDay(now, offsetMin);
  const home = homeAddress(c);
  const to = {
    name: home.name,
    text: say(
      `${home.street}, ${hometown.postal.en} ${hometown.zip}`,
      `${hometown.postal.zh} ${home.street} ${hometown.zip}`,
    ),
    city: home.city,
    country: "CN",
  } as const;
  const plans: OrderPlan[] = [
    { name: "won", lots: [seedItems.wonLens], orderedDaysAgo: 1, status: "unpaid", from: "bid" },
    { name: "packed", lots: [seedItems.packedTeapot], orderedDaysAgo: 0, status: "paid", arrivedDaysAgo: -13 },
    { name: "coming", lots: [seedItems.comingPhone], orderedDaysAgo: 6, status: "shipped", arrivedDaysAgo: -2 },
    {
      name: "cable",
      lots: [{ ...seedItems.comingCable, count: 2 }],
      orderedDaysAgo: 9,
      status: "shipped",
      arrivedDaysAgo: -5,
      card: "card_orchard",
    },
    {
      name: "kettle",
      lots: [seedItems.hereKettle],
      orderedDaysAgo: 19,
      status: "delivered",
      arrivedDaysAgo: 3,
    },
    { name: "sweater", lots: [seedItems.hereSweater], orderedDaysAgo: 24, status: "delivered", arrivedDaysAgo: 8 },
    {
      name: "jigsaw",
      lots: [seedItems.hereJigsaw],
      orderedDaysAgo: 52,
      status: "delivered",
      arrivedDaysAgo: 38,
      overrides: (at) => ({
        mark: {
          mark: "positive",
          described: 5,
          shipping: 4,
          talk: 5,
          text: say("Everything arrived and was well packed. Thank you!", "一块不少，包装很用心，谢谢卖家！"),
          at: at + 16 * dayMs,
        },
      }),
    },
    {
      name: "speaker",
      lots: [seedItems.backSpeaker],
      orderedDaysAgo: 44,
      status: "delivered",
      arrivedDaysAgo: 31,
      overrides: (at) => ({
        back: {
          reason: "broken",
          details: say("The left channel crackles at low volume.", "小音量时左声道有杂音。"),
          at: at + 15 * dayMs,
          status: "refunded",
          nextAt: null,
          tracking: trackingNumber("order_s_speakerr", "standard"),
          cents: seedItems.backSpeaker.cents + seedItems.backSpeaker.sending.cents,
        },
      }),
    },
    {
      name: "cushion",
      lots: [seedItems.backCushion],
      orderedDaysAgo: 21,
      status: "delivered",
      arrivedDaysAgo: 6,
      card: "card_orchard",
      overrides: () => ({
        back: {
          reason: "wrong",
          details: say("I ordered green but received grey.", "订的是绿色，寄来的是灰色。"),
          at: addDays(now, -1),
          status: "agreed",
          nextAt: null,
          tracking: trackingNumber("order_s_cushionr", "standard"),
          cents: seedItems.backCushion.cents + seedItems.backCushion.sending.cents,
        },
      }),
    },
    { name: "charger", lots: [seedItems.offCharger], orderedDaysAgo: 33, status: "cancelled" },
  ];
  return plans.map((plan, n) => {
    const at = Math.min(
      now - 3 * hourMs - n * minuteMs,
      addDays(today, -plan.orderedDaysAgo) + 9 * hourMs + n * 47 * minuteMs,
    );
    const id = `order_s_${plan.name}`;
    const [first] = plan.lots;
    const { service, cents, days } = first!.sending;
    const lines = plan.lots.map(({ item, variant, cents, count = 1 }) => ({ item, variant, quantity: count, cents }));
    const isPaid = plan.status !== "unpaid";
    const arrivesAt =
      plan.arrivedDaysAgo === undefined ? null : addDays(today, -plan.arrivedDaysAgo) + 14 * hourMs + n * 11 * minuteMs;
    return {
      id,
      purchase: `purchase_s_${plan.name}`,
      at,
      seller: first!.seller,
      lines,
      from: plan.from ?? "buy",
      status: plan.status,
      shipping: { service, cents, days: [days[0], days[1]] },
      to,
      discountCents: 0,
      totalCents: lines.reduce((sum, line) => sum + line.cents * line.quantity, 0) + cents,
      payWith: isPaid ? (plan.card ?? "card_lumen") : null,
      entry: isPaid ? `entry_s_ebay_${plan.name}` : null,
      payBy: isPaid ? null : at + 4 * dayMs,
      paidAt: isPaid ? at + minuteMs : null,
      shipsAt: arrivesAt === null ? null : plan.status === "paid" ? now + 7 * hourMs : at + 26 * hourMs,
      arrivesAt,
      cancelledAt: plan.status === "cancelled" ? at + 5 * hourMs : null,
      tracking: plan.status === "shipped" || plan.status === "delivered" ? trackingNumber(id, service) : null,
      back: null,
      mark: null,
      hidden: false,
      ...plan.overrides?.(at),
    };
  });
}
