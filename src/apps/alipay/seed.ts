/** The owner's settings, notes and chats on a new phone. */
import { addDays, civilOf, epochOf, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { prefs } from "./features/settings/prefs.ts";
import { dayNumber } from "./features/wealth/fund-math.ts";
import { billedCents } from "./money.ts";
import { seedChats } from "./seed-chats.ts";
import { seedTransfers } from "./seed-transfers.ts";
import { alipay } from "./state.ts";
import { homeServiceCount, services } from "./service-names.ts";

const byId = <T extends { readonly id: string }>(all: readonly T[]): Record<string, T> =>
  Object.fromEntries(all.map((x) => [x.id, x]));

export const seed = alipay.seed((c) => {
  const { now, offsetMin, say } = c;
  const today = startOfDay(now, offsetMin);
  const date = civilOf(now, offsetMin);
  const onDay = (months: number, day: number, hour = 9): number =>
    epochOf({ year: date.year, month: date.month + months, day, hour }, offsetMin);
  /** Returns the next date with this day of the month. */
  const next = (day: number, hour = 9): number =>
    onDay(0, day, hour) > now ? onDay(0, day, hour) : onDay(1, day, hour);
  const sent = seedTransfers(c);
  const chats = seedChats(c);
  const lastBill = onDay(0, 1, 0) <= now ? onDay(0, 1, 0) : onDay(-1, 1, 0);
  const payBy = epochOf({ ...civilOf(lastBill, offsetMin), day: 26, hour: 20 }, offsetMin);
  const open = payBy > now ? billedCents[0]! : 0;
  const monthKey = (back: number): string => {
    const then = civilOf(onDay(-back, 1), offsetMin);
    return `${then.year}-${String(then.month).padStart(2, "0")}`;
  };
  const household = (
    id: string,
    biller: string,
    number: string,
    label: string,
    day: number,
    back: number,
    auto = false,
  ) => ({
    id: `household_${id}`,
    biller: `biller_${biller}`,
    number,
    label,
    remind: true,
    auto,
    paid: monthKey(back),
    next: next(day),
  });
  return {
    searches: [say("Golden Lotus", "金莲"), say("Phone", "话费")],
    liked: ["cat"],
    followed: ["soup"],
    pay: {
      payPassword: "204816",
      wrong: 0,
      lockedUntil: 0,
      biometrics: true,
      fastCents: 0,
      order: ["balance", "fund", "credit", "card_meridian", "card_orchard"],
      byOrder: false,
      paymentCents: 2_000_000,
      dayCents: 5_000_000,
      frozen: false,
    },
    mandates: byId([
      {
        id: "mandate_concerts",
        to: "account_out_cny_merch_concert_hall",
        payee: say("Customs House Concerts", "海关楼音乐厅"),
        title: say("Concert friends", "音乐厅会员"),
        cents: 2_500,
        period: "month" as const,
        method: "balance",
        since: onDay(-9, 15, 3),
        next: next(15, 3),
        on: true,
        failed: false,
      },
      {
        id: "mandate_library",
        to: "account_out_cny_merch_city_library",
        payee: say("City Library", "市立图书馆"),
        title: say("Annual library card", "图书馆年卡"),
        cents: 3_000,
        period: "year" as const,
        method: "credit",
        since: onDay(-14, 8, 10),
        next: onDay(10, 8, 10),
        on: true,
        failed: false,
      },
      {
        id: "mandate_flowers",
        to: "account_out_cny_merch_bluestem_flowers",
        payee: say("Bluestem Flowers", "蓝茎花店"),
        title: say("Weekly flower delivery", "每周鲜花"),
        cents: 4_900,
        period: "week" as const,
        method: "balance",
        since: onDay(-6, 3, 10),
        next: onDay(-4, 3, 10),
        on: false,
        failed: false,
      },
    ]),
    refunds: [],
    transfers: byId(sent.flatMap(({ transfer }) => transfer ?? [])),
    payees: byId([
      {
        id: "payee_s1",
        name: say("Hilda Brook", "方锦"),
        number: "6217781040553318",
        bank: "bank_summit",
        bankName: say("Summit Commercial Bank", "峰顶商业银行"),
      },
    ]),
    packets: byId([
      ...sent.flatMap(({ packet }) => packet ?? []),
      {
        id: "packet_max",
        entry: null,
        person: "max" as const,
        given: false,
        cents: 5_200,
        wish: say("Cinema ticket, thanks!", "还你电影票，谢啦！"),
        at: now - 3 * hourMs,
        opens: null,
        status: "waiting" as const,
      },
    ]),
    draft: { payee: "lucas", sum: "46.5", note: say("Petrol", "油费") },
    trusted: ["mum", "dad", "mia", "leo", "max", "zoe", "nora", "jonas"],
    marks: {
      entry_s_alipay_sent1: {
        note: say("Max owes me a quarter", "马骁还欠四分之一"),
        tags: [say("Climbing", "攀岩")],
        counted: true,
        category: "leisure" as const,
      },
      entry_s_alipay_3: { note: "", tags: [say("Work", "工作")], counted: true, category: null },
      entry_s_alipay_5: { note: say("With Priya", "和倪雅一起"), tags: [], counted: true, category: null },
    },
    tags: [say("Climbing", "攀岩"), say("Work", "工作"), say("Gifts", "礼物"), say("Cat", "猫")],
    budgetCents: 600_000,
    interest: { day: dayNumber(now, offsetMin) - 1, beforeCents: 31_604 },
    holdings: byId([
      { id: "fund_101", units: 7_060_000, costCents: 100_000, since: addDays(today, -72) },
      { id: "fund_161", units: 3_340_000, costCents: 60_000, since: addDays(today, -40) },
    ]),
    watched: ["fund_283", "fund_41", "fund_223"],
    freeCents: 1_460_000,
    hidden: false,
    cardLimits: { card_orchard: 300_000 },
    // A card that the owner has begun to add. The bank has not sent the code yet.
    adding: {
      number: "6217690151840926",
      bank: say("Tidewater Bank", "潮汐银行"),
      holder: "",
      phone: "",
    },
    credit: {
      on: true,
      limitCents: 1_200_000,
      billDay: 1,
      dueDay: 26,
      billedCents: open,
      billedAt: lastBill,
      next: next(1, 0),
      payBy: open > 0 ? payBy : null,
      overdue: false,
      autoRepay: false,
    },
    plans: {},
    statements: [
      { at: onDay(-2, 1, 0) < lastBill ? onDay(-2, 1, 0) : lastBill, cents: billedCents[2]!, paid: true },
      { at: onDay(-1, 1, 0) < lastBill ? onDay(-1, 1, 0) : lastBill, cents: billedCents[1]!, paid: true },
      { at: lastBill, cents: billedCents[0]!, paid: open === 0 },
    ],
    households: byId([
      household("power", "harbourpower", "6140718026", say("Flat 8", "8 室"), 1, 2),
      household("water", "larkwater", "2085010081", say("Flat 8", "8 室"), 3, 2),
      household("fibre", "quickline", "81042207", say("Flat 8", "8 室"), 7, 1, true),
      household("mum", "larkgas", "4471902511", say("Mum and Dad", "爸妈家"), 8, 2),
    ]),
    passes: byId([
      {
        id: "pass_gym",
        kind: "member" as const,
        title: say("Summit Climbing Gym", "峰顶攀岩馆"),
        text: say("10-visit pass, 6 left", "十次卡，还剩六次"),
        number: "SCG 4410 2287",
        until: addDays(today, 96),
        tint: "#3f6b4f",
        told: false,
      },
      {
        id: "pass_library",
        kind: "member" as const,
        title: say("City Library", "市立图书馆"),
        text: say("Borrow up to 12 books for 4 weeks", "可借十二本，四周归还"),
        number: "L-2085 0100",
        until: null,
        tint: "#7a4a35",
        told: false,
      },
      {
        id: "pass_coffee",
        kind: "coupon" as const,
        title: say("Cafe Tilia", "椴树咖啡馆"),
        text: say("Second flat white half price", "第二杯澳白半价"),
        number: "TIL 7731",
        until: addDays(today, 9),
        tint: "#a3622a",
        told: false,
      },
      {
        id: "pass_mart",
        kind: "coupon" as const,
        title: say("Everyday Mart", "天天超市"),
        text: say("¥10 off orders over ¥80, tobacco excluded", "满 80 减 10，烟草除外"),
        number: "EM 5520 91",
        until: addDays(today, 3),
        tint: "#c2453d",
        told: false,
      },
      {
        id: "pass_concert",
        kind: "ticket" as const,
        title: say("Customs House Concerts", "海关楼音乐厅"),
        text: say("Strings at dusk, row 7, seat 14", "黄昏弦乐，7 排 14 座"),
        number: "CHC 0714",
        until: addDays(today, 12) + 19 * hourMs,
        tint: "#4b3b73",
        told: false,
      },
    ]),
    ride: { line: "metro" as const, month: monthKey(0), rides: 4 },
    sights: [
      { id: "sight_till", kind: "till" as const, says: "merch_cafe_tilia" },
      { id: "sight_person", kind: "person" as const, says: "greta" },
      { id: "sight_page", kind: "page" as const, says: "https://citylibrary.example/" },
    ],
    asked: { cents: null, note: "" },
    turn: 0,
    ...chats,
    login: { loginPassword: "harbour2085", in: true, devices: false },
    devices: byId([
      { id: "device_phone", name: say("This phone", "本机"), seen: now, own: true },
      { id: "device_tablet", name: say("Kitchen tablet", "厨房的平板"), seen: addDays(now, -3), own: false },
      { id: "device_old", name: say("Old phone", "旧手机"), seen: addDays(now, -204) - 20 * minuteMs, own: false },
    ]),
    check: null,
    passed: null,
    prefs: prefs.start,
    modules: services.slice(0, homeServiceCount),
  };
});
