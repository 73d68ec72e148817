import type { SeedCtx } from "#os/seed-ctx.ts";
import { addDays, dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { hometown, formatQuarter } from "#world/hometown.ts";
import type { Meal, Trip, Visit } from "./state.ts";

export function programsSeed({ now, offsetMin, say }: SeedCtx) {
  const today = startOfDay(now, offsetMin);
  const quarter = formatQuarter(hometown.quarter);
  const home = say(
    `${quarter.en} 22 Maple Court, flat 8, Robin Ashby +86 154 2085 0100`,
    `${quarter.zh} 枫林苑 22 号 8 室，苏然 +86 154 2085 0100`,
  );
  const meals: Meal[] = [
    {
      // This order is being delivered. It arrives a quarter of an hour after the phone's start and does not change
      // before that.
      id: "meal_s1",
      eatery: "eat_lotus",
      name: say("Golden Lotus", "金莲餐厅"),
      lines: [{ dish: "dish_lotus_1", name: say("Barbecued pork on rice", "蜜汁叉烧饭"), count: 2, cents: 3_800 }],
      deliveryCents: 600,
      packingCents: 200,
      offCents: 0,
      cents: 8_400,
      address: home,
      note: say("No chopsticks, please", "不要餐具"),
      state: "coming",
      at: now - 21 * minuteMs,
      paidAt: now - 20 * minuteMs,
      minutes: 38,
      entry: "entry_s_wechat_meal",
      stars: 0,
    },
    {
      id: "meal_s2",
      eatery: "eat_lotus",
      name: say("Golden Lotus", "金莲餐厅"),
      lines: [{ dish: "dish_lotus_1", name: say("Barbecued pork on rice", "蜜汁叉烧饭"), count: 1, cents: 3_800 }],
      deliveryCents: 600,
      packingCents: 100,
      offCents: 0,
      cents: 4_500,
      address: home,
      note: "",
      state: "done",
      at: addDays(today, -9) + 19 * hourMs,
      paidAt: addDays(today, -9) + 19 * hourMs + minuteMs,
      minutes: 35,
      entry: null,
      stars: 4,
    },
  ];
  const trips: Trip[] = [
    {
      id: "trip_s1",
      kind: "economy",
      from: say("Harbor Studio", "海港工作室"),
      to: say("22 Maple Court", "枫林苑 22 号"),
      title: say("Harbor Studio → 22 Maple Court", "海港工作室 → 枫林苑 22 号"),
      metres: 6_600,
      cents: 2_380,
      state: "done",
      at: addDays(today, -7) + 18 * hourMs + 40 * minuteMs,
      next: null,
      driver: 1,
      entry: "entry_s_wechat_13",
      stars: 0,
    },
    {
      id: "trip_s2",
      kind: "economy",
      from: say("Central Station", "中央车站"),
      to: say("22 Maple Court", "枫林苑 22 号"),
      title: say("Central Station → 22 Maple Court", "中央车站 → 枫林苑 22 号"),
      metres: 4_300,
      cents: 1_760,
      state: "done",
      at: addDays(today, -24) + 19 * hourMs + 50 * minuteMs,
      next: null,
      driver: 3,
      entry: "entry_s_wechat_29",
      stars: 5,
    },
  ];
  const visits: Visit[] = [
    {
      id: "visit_s1",
      place: "place_dentist",
      name: say("Elm Street Dental", "榆树街牙科"),
      what: "teeth",
      at: addDays(today, 5) + 10 * hourMs,
    },
  ];
  const dose = (n: number, name: string, daysAgo: number, place: string, number: number, of: number) => ({
    id: `dose_s${n}`,
    name,
    at: today - daysAgo * dayMs + 10 * hourMs,
    place,
    number,
    of,
  });
  return {
    programsUsed: ["food" as const, "ride" as const],
    programsStarred: ["food" as const],
    permits: { food: true, ride: true },
    cart: { eatery: "eat_lotus", lines: { dish_lotus_1: { dish: "dish_lotus_1", choices: [], count: 1 } } },
    foodOrders: Object.fromEntries(meals.map((m) => [m.id, m])),
    trips: Object.fromEntries(trips.map((t) => [t.id, t])),
    ridePlan: { from: "place_home", to: null, kind: "economy" as const },
    visits: Object.fromEntries(visits.map((x) => [x.id, x])),
    doses: [
      dose(1, say("Seasonal flu vaccine", "流感疫苗 当季"), 148, say("Maple Pharmacy", "枫叶药房"), 1, 1),
      dose(2, say("Tetanus booster", "破伤风 加强针"), 1_210, say("Harbour Clinic", "港区门诊部"), 1, 1),
      dose(3, say("Hepatitis B", "乙肝疫苗"), 2_460, say("Harbour Clinic", "港区门诊部"), 3, 3),
      dose(4, say("Hepatitis B", "乙肝疫苗"), 2_600, say("Harbour Clinic", "港区门诊部"), 2, 3),
    ],
  };
}
