/** The plans of the membership and the ids of the goods, with their prices in cents. */
export const planIds = ["month", "quarter", "year"] as const;
export type PlanId = (typeof planIds)[number];
export interface Plan {
  readonly id: PlanId;
  readonly days: number;
  readonly cents: number;
}
export const plans: Readonly<Record<PlanId, Plan>> = {
  month: { id: "month", days: 31, cents: 2_500 },
  quarter: { id: "quarter", days: 93, cents: 6_800 },
  year: { id: "year", days: 366, cents: 16_800 },
};

export const goodsKinds = ["figure", "plush", "paper", "daily"] as const;
export type GoodsKind = (typeof goodsKinds)[number];
export const goodsIds = [
  "figureFox",
  "figureKnight",
  "figureCat",
  "plushTv",
  "plushWhale",
  "plushMoon",
  "artbook",
  "postcards",
  "calendar",
  "mug",
  "tote",
  "keycaps",
] as const;
export type GoodsId = (typeof goodsIds)[number];
const goodsCents: Readonly<Record<GoodsId, number>> = {
  figureFox: 32_900,
  figureKnight: 25_800,
  figureCat: 14_900,
  plushTv: 8_900,
  plushWhale: 12_900,
  plushMoon: 3_900,
  artbook: 16_800,
  postcards: 2_800,
  calendar: 4_500,
  mug: 5_900,
  tote: 6_800,
  keycaps: 7_900,
};
export const isPlan = (id: string): id is PlanId => id in plans;
export const centsOf = (id: PlanId | GoodsId): number => (isPlan(id) ? plans[id].cents : goodsCents[id]);
