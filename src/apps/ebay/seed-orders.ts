/** The orders of a new phone, in each state, and their payments. */
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
  /** How many days ago it was ordered. */
  readonly ago: number;
  readonly status: Order["status"];
  readonly from?: Order["from"];
  /** How many days ago it arrived. Negative: in how many days it arrives. */
  readonly came?: number;
  readonly card?: string;
  readonly more?: (at: number) => Partial<Order>;
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
    { name: "won", lots: [seedItems.wonLens], ago: 1, status: "unpaid", from: "bid" },
    { name: "packed", lots: [seedItems.packedTeapot], ago: 0, status: "paid", came: -13 },
    { name: "coming", lots: [seedItems.comingPhone], ago: 6, status: "shipped", came: -2 },
    {
      name: "cable",
      lots: [{ ...seedItems.comingCable, count: 2 }],
      ago: 9,
      status: "shipped",
      came: -5,
      card: "card_orchard",
    },
    {
      name: "kettle",
      lots: [seedItems.hereKettle],
      ago: 19,
      status: "delivered",
      came: 3,
    },
    { name: "sweater", lots: [seedItems.hereSweater], ago: 24, status: "delivered", came: 8 },
    {
      name: "jigsaw",
      lots: [seedItems.hereJigsaw],
      ago: 52,
      status: "delivered",
      came: 38,
      more: (at) => ({
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
      ago: 44,
      status: "delivered",
      came: 31,
      more: (at) => ({
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
      ago: 21,
      status: "delivered",
      came: 6,
      card: "card_orchard",
      more: () => ({
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
    { name: "charger", lots: [seedItems.offCharger], ago: 33, status: "cancelled" },
  ];
  return plans.map((plan, n) => {
    const at = Math.min(now - 3 * hourMs - n * minuteMs, addDays(today, -plan.ago) + 9 * hourMs + n * 47 * minuteMs);
    const id = `order_s_${plan.name}`;
    const [first] = plan.lots;
    const { service, cents, days } = first!.sending;
    const lines = plan.lots.map(({ item, variant, cents, count = 1 }) => ({ item, variant, quantity: count, cents }));
    const isPaid = plan.status !== "unpaid";
    const arrivesAt = plan.came === undefined ? null : addDays(today, -plan.came) + 14 * hourMs + n * 11 * minuteMs;
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
      ...plan.more?.(at),
    };
  });
}
