/** Four months of the owner's payments: rent, wages moved into the account, food, rides, and nearby shops. */
import { addDays, civilOf, dayMs, epochOf, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import type { SeedEntry, SeedMoney } from "#os/money/seed.ts";
import type { EntryKind } from "#os/money/schema.ts";
import { Rng } from "#state/rng.ts";
import { balanceAccount, creditAccount, escrowAccount, fundAccount } from "./accounts.ts";
import type { Category } from "./features/bills/state.ts";
import { nameOf, findPerson } from "./people.ts";
import { seedTransfers } from "./seed-transfers.ts";

/**
 * A merchant of the world: id, names, category, hour of the day, lowest and highest sum in cents, visits per hundred
 * days, and the account that pays.
 */
type Shop = readonly [
  id: string,
  en: string,
  zh: string,
  category: Category,
  hour: number,
  low: number,
  high: number,
  often: number,
  from: string,
];
const credit = creditAccount;
const balance = balanceAccount;
const orchardAccount = "account_bank_orchard";
export const shops: readonly Shop[] = [
  ["merch_harbor_canteen", "Pier 3 Canteen", "三号码头食堂", "food", 12, 1400, 3200, 17, balance],
  ["merch_cafe_tilia", "Cafe Tilia", "椴树咖啡馆", "food", 9, 2400, 5200, 12, credit],
  ["merch_two_ovens", "Two Ovens", "双炉坊", "food", 8, 1200, 4200, 7, balance],
  ["merch_northside_market", "Northside Market", "北岸菜市场", "food", 18, 1800, 9800, 9, fundAccount],
  ["merch_golden_lotus", "Golden Lotus", "金莲餐厅", "food", 19, 12_800, 32_000, 3, credit],
  ["merch_everyday_mart", "Everyday Mart", "天天超市", "shopping", 19, 3600, 18_800, 8, credit],
  ["merch_corner_kiosk", "Maple Corner Kiosk", "枫林便利店", "shopping", 21, 400, 2800, 9, balance],
  ["merch_harbour_books", "Harbour Books", "港湾书店", "shopping", 16, 3800, 12_800, 2, credit],
  ["merch_bluestem_flowers", "Bluestem Flowers", "蓝茎花店", "shopping", 17, 4500, 9800, 1, balance],
  ["merch_larkhaven_transit", "Larkhaven Transit", "云雀港公共交通", "transport", 8, 200, 600, 14, balance],
  ["merch_skylark_ride", "Skylark Rides", "云雀出行", "transport", 23, 1600, 5400, 6, credit],
  ["merch_spoke_chain", "Spoke & Chain", "链条单车行", "transport", 17, 2500, 18_000, 1, balance],
  ["merch_summit_gym", "Summit Climbing Gym", "峰顶攀岩馆", "leisure", 20, 4800, 16_800, 5, balance],
  ["merch_orpheum", "Orpheum Cinema", "奥菲影院", "leisure", 20, 7600, 15_200, 2, credit],
  ["merch_maple_pharmacy", "Maple Pharmacy", "枫林药房", "health", 18, 1800, 9800, 2, balance],
  ["merch_willow_vet", "Willow Vet", "柳树宠物医院", "health", 11, 12_000, 36_000, 1, orchardAccount],
  [
    "merch_language_school",
    "Bell Yard Language School",
    "钟楼院语言学校",
    "education",
    19,
    48_000,
    48_000,
    1,
    orchardAccount,
  ],
  ["merch_laundry_swan", "Swan Laundry", "天鹅洗衣", "home", 10, 2800, 9600, 2, balance],
  ["merch_railway_tickets", "Coast Railway", "沿海铁路", "travel", 13, 5400, 21_000, 2, credit],
];
/** The credit statements of this month and the last three, in cents. */
export const billedCents: readonly number[] = [36_480, 62_000, 58_120, 47_300];
const historyDays = 118;
/** The maximum number of entries for shops in `historyDays`. The limit keeps the state of a new phone small. */
const shopEntryCount = 46;

export const money: SeedMoney = (c) => {
  const { now, offsetMin, say } = c;
  const today = startOfDay(now, offsetMin);
  const r = Rng.of("alipay", "bills");
  const entries: SeedEntry[] = [];
  const add = (e: Omit<SeedEntry, "id">): void => {
    // An entry that would be in the future is moved to the previous day.
    const at = e.at >= now ? e.at - dayMs : e.at;
    entries.push({ ...e, at, id: `entry_s_alipay_${entries.length + 1}` });
  };
  const at = (daysAgo: number, hour: number, minute: number): number =>
    addDays(today, -daysAgo) + hour * hourMs + minute * minuteMs;
  const pay = (
    when: number,
    from: string,
    party: string,
    en: string,
    zh: string,
    cents: number,
    category: Category,
  ): void =>
    add({ at: when, kind: "payment", from, to: outsideAccountId(party), cents, title: say(en, zh), party, category });
  const give = (when: number, kind: EntryKind, person: string, cents: number, out: boolean): void => {
    const [from, to] = out ? [balance, outsideAccountId(person)] : [outsideAccountId(person), balance];
    add({ at: when, kind, from, to, cents, title: nameOf(findPerson(person)!, c.lang), party: person });
  };
  const bag = shops.flatMap((shop) => Array.from({ length: shop[7] }, () => shop));
  for (let n = 0; n < shopEntryCount; n++) {
    const [id, en, zh, category, hour, low, high, , from] = r.pick(bag);
    const daysAgo = Math.floor((n * historyDays) / shopEntryCount) + (n === 0 ? 1 : r.int(0, 1));
    pay(
      at(daysAgo, hour, r.int(2, 56)),
      from,
      id,
      en,
      zh,
      Math.max(low, Math.round(r.int(low, high) / 10) * 10),
      category,
    );
  }
  // Monthly payments: rent, phone, households, and the credit repayment.
  const date = civilOf(now, offsetMin);
  for (let back = 0; back <= 3; back++) {
    const day = (of: number, hour: number, minute: number): number =>
      epochOf({ year: date.year, month: date.month - back, day: of, hour, minute }, offsetMin);
    const then = (when: number, run: () => void): void => {
      if (when < now && when > addDays(today, -historyDays)) run();
    };
    then(day(5, 9, 3), () =>
      pay(day(5, 9, 3), "account_bank_meridian", "okafor", "Maple Court, rent", "枫林苑房租", 372_000, "home"),
    );
    then(day(4, 20, 10), () =>
      add({
        at: day(4, 20, 10),
        kind: "topup",
        from: "account_bank_meridian",
        to: balance,
        cents: 130_000,
        title: say("Balance top-up", "余额充值"),
      }),
    );
    then(day(6, 10, 15), () =>
      add({
        at: day(6, 10, 15),
        kind: "topup",
        from: "account_bank_meridian",
        to: fundAccount,
        cents: 220_000,
        title: say("Money market fund", "货币基金"),
      }),
    );
    // Each repayment equals the credit statement of its month.
    then(day(26, 19, 40), () =>
      add({
        at: day(26, 19, 40),
        kind: "repayment",
        from: "account_bank_meridian",
        to: creditAccount,
        cents: billedCents[back] ?? 0,
        title: say("Credit repayment", "账单还款"),
      }),
    );
    then(day(11, 8, 30), () =>
      pay(day(11, 8, 30), balance, "merch_meridian_mobile", "154 2085 0100", "154 2085 0100", 4_990, "phone"),
    );
    then(day(2, 19, 21), () =>
      pay(
        day(2, 19, 21),
        credit,
        "biller_harbourpower",
        "Harbour Electric",
        "港区供电公司",
        9_640 + back * 320,
        "home",
      ),
    );
    then(day(12, 19, 24), () =>
      pay(day(12, 19, 24), balance, "biller_quickline", "Quickline Fibre", "快线光纤", 9_900, "home"),
    );
    then(day(15, 3, 0), () =>
      pay(day(15, 3, 0), balance, "merch_concert_hall", "Concert friends", "音乐厅会员", 2_500, "leisure"),
    );
  }
  const sums: readonly (readonly [
    daysAgo: number,
    hour: number,
    person: string,
    cents: number,
    out: boolean,
    kind: EntryKind,
  ])[] = [
    [1, 13, "max", 6_400, false, "transfer"],
    [3, 20, "zoe", 12_800, true, "transfer"],
    [6, 18, "mia", 20_000, true, "transfer"],
    [9, 12, "nora", 3_850, false, "transfer"],
    [12, 21, "lucas", 9_200, true, "transfer"],
    [16, 19, "mum", 50_000, false, "transfer"],
    [22, 11, "greta", 4_500, true, "transfer"],
    [27, 20, "leo", 20_000, true, "packet"],
    [34, 13, "priya", 2_900, false, "transfer"],
    [41, 22, "max", 15_600, true, "transfer"],
    [55, 9, "dad", 18_800, false, "packet"],
    [63, 18, "chloe", 7_700, true, "transfer"],
    [78, 12, "anna_webber", 5_000, false, "transfer"],
    [96, 19, "mum", 88_800, true, "transfer"],
  ];
  for (const [ago, hour, person, cents, out, kind] of sums) give(at(ago, hour, r.int(1, 58)), kind, person, cents, out);
  for (let ago = 6; ago >= 1; ago--)
    add({
      at: at(ago - 1, 0, 0),
      kind: "interest",
      from: outsideAccountId("fund_1"),
      to: fundAccount,
      cents: 54 + ((ago * 7) % 5),
      title: say("Daily earnings", "每日收益"),
      party: "fund_1",
    });
  const funds = [
    [72, "fund_101", say("Old Mint Pension 2035 A", "老铸币养老目标 2035A"), 100_000],
    [40, "fund_161", say("Anchorage Dividend 50 Index", "锚地红利 50 指数"), 60_000],
  ] as const;
  for (const [ago, id, title, cents] of funds)
    add({ at: at(ago, 14, 5), kind: "payment", from: fundAccount, to: outsideAccountId(id), cents, title, party: id });
  const bill = at(11, 18, 2);
  pay(bill, balance, "merch_orpheum", "Orpheum Cinema", "奥菲影院", 8_800, "leisure");
  add({
    at: bill + 2 * dayMs,
    kind: "refund",
    from: outsideAccountId("merch_orpheum"),
    to: balance,
    cents: 8_800,
    title: say("Orpheum Cinema", "奥菲影院"),
    party: "merch_orpheum",
    category: "leisure",
  });
  return {
    accounts: [
      { id: balance, kind: "wallet", currency: "CNY", floorCents: 0, openingCents: 182_340 },
      { id: fundAccount, kind: "fund", currency: "CNY", floorCents: 0, openingCents: 845_123 },
      { id: creditAccount, kind: "credit", currency: "CNY", floorCents: -1_200_000, openingCents: -64_380 },
      { id: escrowAccount, kind: "escrow", currency: "CNY", floorCents: 0, openingCents: 0 },
    ],
    entries: [...entries, ...seedTransfers(c).map((t) => t.entry)],
    cards: ["card_meridian", "card_orchard"],
  };
};
