/** What tasks need of the railway's office: trains between cities, tickets, the way to a search. */
import type { Order, Ticket, Trip } from "../../src/apps/railway/features/book/state.ts";
import { leftFor } from "../../src/apps/railway/features/book/seats.ts";
import { heldTicket, newOrder } from "../../src/apps/railway/features/book/tickets.ts";
import { priceOf } from "../../src/apps/railway/features/book/trips.ts";
import railway from "../../src/apps/railway/index.ts";
import { todayOf } from "../../src/apps/railway/times.ts";
import type { Occasion } from "../../src/judge/define.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { defaultStartMs } from "../../src/os/boot.ts";
import type { Rng } from "../../src/state/rng.ts";
import type { SeatClass } from "../../src/world/rails/classes.ts";
import rails from "../../src/world/rails/index.ts";
import { directOf, type Leg } from "../../src/world/rails/join.ts";
import type { World } from "../../src/world/read.ts";

/** No interface: what a facts step returns is JSON. */
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
/** Ways with enough trains a day, and not too many to look through. */
const ways: readonly (readonly [Town, Town])[] = [
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
export const drawWay = (r: Rng): readonly [Town, Town] => {
  const [a, b] = r.pick(ways);
  return r.chance(0.5) ? [a, b] : [b, a];
};
/** Any two towns, direct trains or not: of the few ways above, everything that can be asked is soon known by heart. */
export function drawTowns(r: Rng): readonly [Town, Town] {
  const [from, to] = r.sample(Object.values(towns), 2);
  return [from!, to!];
}
/** The day on which a phone begins, where trains run. */
export const firstDay = todayOf(defaultStartMs);

/** All direct trains of a day. */
export async function legsOf(world: World, from: Town, to: Town, day: number): Promise<Leg[]> {
  const [a, b] = await Promise.all([from, to].map(({ id }) => world.read(rails.queries.board, { id })));
  return directOf(a!, b!, day);
}
/** Seats that are left at a phone's start, of which it has bought none. */
export const leftAtStart = (leg: Leg, of: SeatClass): number => leftFor({ tickets: {} }, leg, of, defaultStartMs);
export const fare = (leg: Leg, of: SeatClass): number => priceOf(leg, leg.tariff, of, "adult", null);
/** What a facts step keeps of a train. */
export const tripOf = (leg: Leg, of: SeatClass): Trip => {
  const { train, day, board, alight, kind, formation, stops, from, to, departs, arrives, km } = leg;
  const end = ({ id, en, zh }: Town): Town => ({ id, en, zh });
  return { train, day, board, alight, of, kind, formation, stops, from: end(from), to: end(to), departs, arrives, km };
};
/** A ticket for one of the owner's passengers, in an order of its own that a bank card has paid. */
export function bought(
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
/** From the first page to the trains of a day: both cities by their names, the day in the calendar. */
export async function searchWay(
  o: Hand,
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
/** Shows only the trains that have a class. */
export async function onlyWith(o: Hand, of: SeatClass): Promise<void> {
  await o.act(railway, "results.filter");
  await o.set(railway, "results", { classes: [of] });
  await o.act(railway, "results.applyFilters");
}
export const tripFields = ({ train, day, board, alight, of }: Trip) => ({ train, day, board, alight, of });
