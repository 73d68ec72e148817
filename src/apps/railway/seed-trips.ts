/** The trips of a new phone: two past trips and one booked trip. Their train data is the same as in the world. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { weekStartDay } from "#state/day.ts";
import { computeFare } from "#world/rails/fares.ts";
import type { Order, Ticket, Trip } from "./features/book/state.ts";
import type { Meal } from "./features/meals/state.ts";
import { heldTicket, newOrder } from "./features/book/tickets.ts";
import { hometown } from "#world/hometown.ts";
import { momentOf, todayOf } from "./times.ts";

const homeStation = hometown.station;
const tripOnDay = (day: number, more: Omit<Trip, "day" | "of" | "kind" | "formation">): Trip => ({
  ...more,
  day,
  of: "second",
  kind: "G",
  formation: "g8",
});
export interface SeedTrip {
  readonly order: Order;
  readonly tickets: readonly Ticket[];
}
export function seedTrips({ now, say }: SeedCtx): SeedTrip[] {
  const monday = weekStartDay(todayOf(now), 1);
  // The trips: a fair in Suzhou last month, a Saturday in Nanjing with a sister, and the visit of an aunt on the
  // weekend after next.
  const first = tripOnDay(monday - 25, {
    train: "G801",
    board: 0,
    alight: 1,
    stops: 4,
    from: homeStation,
    to: { id: "st_suzhou_south", en: "Suzhou South", zh: "苏州南" },
    departs: 535,
    arrives: 557,
    km: 91,
  });
  const past = tripOnDay(monday - 9, {
    train: "G801",
    board: 0,
    alight: 3,
    stops: 4,
    from: homeStation,
    to: { id: "st_nanjing_south", en: "Nanjing South", zh: "南京南" },
    departs: 535,
    arrives: 613,
    km: 303,
  });
  const ahead = tripOnDay(monday + 12, {
    train: "G2905",
    board: 0,
    alight: 1,
    stops: 4,
    from: { id: "st_hangzhou_east", en: "Hangzhou East", zh: "杭州东" },
    to: homeStation,
    departs: 654,
    arrives: 694,
    km: 178,
  });
  const trip = (
    n: number,
    boughtAt: number,
    of: Trip,
    seats: readonly [passenger: string, name: string, seat: string][],
    more: Partial<Ticket>,
  ): SeedTrip => {
    const id = `order_s${n}`;
    const cents = computeFare(of.kind, 100, of.of, of.km);
    const tickets = seats.map(([passenger, name, seat], i) => ({
      ...heldTicket(`ticket_s${n}${i + 1}`, id, passenger, name, of),
      coach: 4 + n,
      seat,
      cents,
      ...more,
    }));
    const order: Order = {
      ...newOrder(id, boughtAt),
      status: "paid",
      payBy: null,
      entry: `entry_s_railway_${n}`,
      cents: cents * tickets.length,
    };
    return { order, tickets };
  };
  const [robin, mia, ruth] = [say("Robin Ashby", "苏然"), say("Mia Ashby", "苏米娅"), say("Ruth Ashby", "苏如意")];
  const daysAhead = (of: Trip, days: number): number => momentOf(of.day, of.departs) - days * dayMs;
  const aheadAt = Math.min(now - 20 * hourMs, momentOf(ahead.day, 0) - 4 * dayMs);
  const over = { status: "ridden", reminded: true, warned: true } as const;
  return [
    trip(1, daysAhead(first, 2), first, [["passenger_s1", robin, "12F"]], over),
    trip(
      2,
      daysAhead(past, 4),
      past,
      [
        ["passenger_s1", robin, "07A"],
        ["passenger_s2", mia, "07B"],
      ],
      over,
    ),
    trip(3, aheadAt, ahead, [["passenger_s3", ruth, "11F"]], { status: "paid" }),
  ];
}
/** The meal on the way to Nanjing. */
export function seedMeal(trips: readonly SeedTrip[]): Meal {
  const { order, tickets } = trips[1]!;
  const [ticket] = tickets;
  const bringsAt = momentOf(ticket!.day, ticket!.departs + 40);
  return {
    id: "meal_s1",
    ticket: ticket!.id,
    at: order.at + hourMs,
    shop: "kitchen_train_0",
    en: "Dining car",
    zh: "列车餐车",
    lines: [
      { dish: "kitchen_train_0_0", en: "Beef brisket rice box", zh: "土豆牛腩饭", count: 2, cents: 4500 },
      { dish: "kitchen_train_0_11", en: "Mineral water", zh: "矿泉水", count: 1, cents: 500 },
    ],
    deliveryCents: 0,
    cents: 9500,
    status: "brought",
    payBy: null,
    entry: "entry_s_railway_meal",
    bringsAt,
  };
}
