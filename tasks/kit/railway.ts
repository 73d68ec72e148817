/** Helpers for tasks about the railway app: trains between cities, tickets, the search. */
import type { Order, Ticket, Trip } from "#apps/railway/features/book/state.ts";
import { countSeatsLeft } from "#apps/railway/features/book/seats.ts";
import { heldTicket, newOrder } from "#apps/railway/features/book/tickets.ts";
import { ticketPrice } from "#apps/railway/features/book/trips.ts";
import railway from "#apps/railway/index.ts";
import { todayOf } from "#apps/railway/times.ts";
import type { Occasion } from "#judge/define.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { defaultStartMs } from "#os/boot.ts";
import type { Rng } from "#state/rng.ts";
import type { SeatClass } from "#world/rails/classes.ts";
import rails from "#world/rails/index.ts";
import { findDirectTrains, type Leg } from "#world/rails/connections.ts";
import type { World } from "#world/read.ts";

/** A town as a task's `facts` return it. This is a type and not an interface, because the facts must be JSON. */
export type Town = { readonly id: string; readonly en: string; readonly zh: string };
const towns = {
  shanghai: { id: "st_shanghai", en: "Shanghai", zh: "上海" },
  nanjing: { id: "st_nanjing", en: "Nanjing", zh: "南京" },
  hangzhou: { id: "st_hangzhou", en: "Hangzhou", zh: "杭州" },
  beijing: { id: "st_beijing", en: "Beijing", zh: "北京" },
  wuhan: { id: "st_wuhan", en: "Wuhan", zh: "武汉" },
  changsha: { id: "st_changsha", en: "Changsha", zh: "长沙" },
  guangzhou: { id: "st_guangzhou", en: "Guangzhou", zh: "广州" },
  chengdu: { id: "st_chengdu", en: "Chengdu", zh: "成都" },
  chongqing: { id: "st_chongqing", en: "Chongqing", zh: "重庆" },
  zhengzhou: { id: "st_zhengzhou", en: "Zhengzhou", zh: "郑州" },
  hefei: { id: "st_hefei", en: "Hefei", zh: "合肥" },
  xiamen: { id: "st_xiamen", en: "Xiamen", zh: "厦门" },
} as const;
/** Routes with enough trains per day, but not too many to look through. */
const routes: readonly (readonly [Town, Town])[] = [
  [towns.beijing, towns.zhengzhou],
  [towns.beijing, towns.wuhan],
  [towns.wuhan, towns.changsha],
  [towns.wuhan, towns.guangzhou],
  [towns.changsha, towns.guangzhou],
  [towns.shanghai, towns.hefei],
  [towns.nanjing, towns.hefei],
  [towns.nanjing, towns.wuhan],
  [towns.beijing, towns.shanghai],
  [towns.shanghai, towns.wuhan],
  [towns.hangzhou, towns.xiamen],
  [towns.chengdu, towns.chongqing],
];
export const drawRoute = (r: Rng): readonly [Town, Town] => {
  const [a, b] = r.pick(routes);
  return r.chance(0.5) ? [a, b] : [b, a];
};
/**
 * Draws any two towns, because the routes above are too few to give many different questions. There may be no direct
 * train between the towns.
 */
export function drawTowns(r: Rng): readonly [Town, Town] {
  const [from, to] = r.sample(Object.values(towns), 2);
  return [from!, to!];
}
/** The day on which a phone starts. Trains run on this day. */
export const firstDay = todayOf(defaultStartMs);

/** Returns all direct trains of a day. */
export async function directTrains(world: World, from: Town, to: Town, day: number): Promise<Leg[]> {
  const [a, b] = await Promise.all([from, to].map(({ id }) => world.read(rails.queries.board, { id })));
  return findDirectTrains(a!, b!, day);
}
/** Returns the number of seats that are free when a phone starts, before any purchase on this phone. */
export const leftAtStart = (leg: Leg, of: SeatClass): number =>
  countSeatsLeft({ tickets: {} }, leg, of, defaultStartMs);
export const adultFare = (leg: Leg, of: SeatClass): number => ticketPrice(leg, leg.tariff, of, "adult", null);
/** Returns the parts of a train that an instance stores. */
export const toTrip = (leg: Leg, of: SeatClass): Trip => {
  const { train, day, board, alight, kind, formation, stops, from, to, departs, arrives, km } = leg;
  const end = ({ id, en, zh }: Town): Town => ({ id, en, zh });
  return { train, day, board, alight, of, kind, formation, stops, from: end(from), to: end(to), departs, arrives, km };
};
/** Returns a ticket for one of the owner's passengers, in a separate order that was paid by bank card. */
export function paidTicket(
  id: string,
  passenger: { readonly id: string; readonly name: string },
  trip: Trip,
  cents: number,
  at: number,
  more: { readonly order?: Partial<Order>; readonly ticket?: Partial<Ticket> } = {},
): { order: Order; ticket: Ticket } {
  const order = `order_${id}`;
  return {
    order: { ...newOrder(order, at), status: "paid", payBy: null, entry: `entry_${id}`, cents, ...more.order },
    ticket: {
      ...heldTicket(`ticket_${id}`, order, passenger.id, passenger.name, trip),
      coach: 6,
      seat: "08F",
      cents,
      status: "paid",
      ...more.ticket,
    },
  };
}
/** Searches for trains from the app's first page: types both cities and picks the day in the calendar. */
export async function searchTrains(
  o: AnyDriver,
  from: Town,
  to: Town,
  day: number,
  { say }: Pick<Occasion, "say">,
): Promise<void> {
  await o.open(railway);
  for (const [side, town] of [
    ["from", from],
    ["to", to],
  ] as const) {
    await o.act(railway, "home.choose", { side });
    await o.type("query", say(town.en, town.zh));
    await o.act(railway, "stationPick.pick", { station: town.id });
  }
  await o.act(railway, "home.chooseDay");
  await o.act(railway, "home.pickDay", { day });
  await o.act(railway, "home.search");
}
/** Filters the trains by a class of seats. */
export async function filterByClass(o: AnyDriver, of: SeatClass): Promise<void> {
  await o.act(railway, "results.filter");
  await o.set(railway, "results", { classes: [of] });
  await o.act(railway, "results.applyFilters");
}
export const tripFields = ({ train, day, board, alight, of }: Trip) => ({ train, day, board, alight, of });
