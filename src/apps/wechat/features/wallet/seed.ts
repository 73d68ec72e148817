/** The owner's payments and income in the last months, and the owner's subscriptions. */
import type { MoneySeed } from "#os/money/seed.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import type { SeedCtx } from "#os/seed-ctx.ts";
import { addDays, dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { balanceAccount } from "../../ledger-accounts.ts";
import type { Renew } from "./state.ts";

const meridian = "account_bank_meridian";
const orchard = "account_bank_orchard";
type AccountCode = "b" | "m" | "o";
const accounts: Readonly<Record<AccountCode, string>> = { b: balanceAccount, m: meridian, o: orchard };
/**
 * The format of a line: days before the start, hour, minute | paying account | recipient | category | cents | English /
 * 中文
 */
const paymentLines = `
0 8:12 b place_twoovens food 1460 | Two Ovens, rye bread / 双炉坊 黑麦面包
1 18:47 m eat_lotus food 8640 | Golden Lotus / 金莲餐厅
1 12:31 b place_tilia food 3200 | Cafe Tilia, soup of the day / 椴树咖啡馆 今日例汤
1 8:05 b tram transport 300 | City tram / 城市电车
2 19:20 m place_market food 4785 | Northside Market, vegetables / 北岸菜市场 蔬菜
2 13:02 b place_orpheum leisure 5500 | Orpheum, two seats / 奥菲影院 两张票
3 17:55 b place_lockers home 200 | Parcel locker, one day overdue / 快递柜 超时一天
3 8:06 b tram transport 300 | City tram / 城市电车
4 20:14 m place_gym leisure 12000 | Summit Climbing Gym, ten visits / 峰顶攀岩馆 十次卡
5 12:22 b place_tilia food 2850 | Cafe Tilia, lunch / 椴树咖啡馆 午餐
6 10:41 m maple_pharmacy health 3690 | Maple Pharmacy / 枫叶药房
6 15:30 b place_yuki food 2600 | Yuki's Tea / 田悠茶铺
7 19:05 b rides transport 2380 | Ride, Harbor Studio to Maple Court / 打车 海港工作室到枫林苑
8 9:15 m place_bikes transport 9800 | Spoke & Chain, new chain / 链条单车行 换链条
9 11:10 b paper_lantern shopping 6400 | Paper Lantern Books / 纸灯笼书店
10 8:04 b tram transport 300 | City tram / 城市电车
10 18:33 b place_twoovens food 2240 | Two Ovens, cake for the office / 双炉坊 给同事的蛋糕
12 16:18 m green_basket food 6275 | Green Basket / 绿篮子果蔬
13 20:02 o city_arena leisure 38000 | Lakeside Arena, concert / 湖畔体育馆 演唱会
14 12:40 b eat_lotus food 4200 | Golden Lotus, lunch / 金莲餐厅 午餐
15 10:20 m biller_harbourpower home 10416 | Harbour Electric / 港区供电公司
15 10:24 m biller_larkwater home 2415 | Larkhaven Waterworks / 云雀港自来水公司
16 18:01 b carrier phone 5000 | Phone credit / 话费充值
17 13:15 b place_tilia food 3600 | Cafe Tilia, lunch for two / 椴树咖啡馆 双人午餐
18 19:48 m corner_homeware shopping 15900 | Corner Homeware, lamp / 街角家居 台灯
20 9:33 b place_market food 5310 | Northside Market / 北岸菜市场
21 8:05 b tram transport 300 | City tram / 城市电车
22 17:40 m place_dentist health 28000 | Elm Street Dental, check-up / 榆树街牙科 检查
24 20:10 b rides transport 1760 | Ride, Central Station to Maple Court / 打车 中央车站到枫林苑
25 12:12 b place_twoovens food 1280 | Two Ovens / 双炉坊
27 15:05 o harbour_outfitters shopping 45900 | Harbour Outfitters, rain jacket / 港口户外 雨衣
29 11:26 b place_yuki food 5200 | Yuki's Tea, a tin of oolong / 田悠茶铺 乌龙茶一罐
31 18:55 m eat_lotus food 17600 | Golden Lotus, dinner for four / 金莲餐厅 四人晚餐
33 10:10 b evening_college leisure 9900 | Evening College, sketching / 夜校 速写课
35 8:03 b tram transport 300 | City tram / 城市电车
38 16:45 m green_basket food 7140 | Green Basket / 绿篮子果蔬
41 12:00 b museum leisure 4000 | Museum of the City / 城市博物馆
44 10:18 m biller_harbourpower home 11032 | Harbour Electric / 港区供电公司
44 10:22 m biller_larkgas home 5185 | Larkhaven City Gas / 云雀港城市燃气
47 19:30 b place_gym leisure 3000 | Summit Climbing Gym, shoes / 峰顶攀岩馆 租鞋
52 13:44 m maple_pharmacy health 2150 | Maple Pharmacy / 枫叶药房
58 18:20 o corner_homeware shopping 22900 | Corner Homeware, shelf / 街角家居 书架
66 9:50 m place_bikes transport 4500 | Spoke & Chain, lights / 链条单车行 车灯
74 10:15 m biller_harbourpower home 12488 | Harbour Electric / 港区供电公司
`;
/** Income, and transfers between the owner's own accounts. */
const transferLines = `
11 21:05 topup m b 50000 | Meridian Bank (7735) / 子午银行 (7735)
26 20:40 topup m b 60000 | Meridian Bank (7735) / 子午银行 (7735)
43 9:12 topup m b 80000 | Meridian Bank (7735) / 子午银行 (7735)
23 14:02 withdrawal b m 20000 | Meridian Bank (7735) / 子午银行 (7735)
`;
const friendLines = `
5 21:12 max in 6400 transfer | Concert snacks / 演唱会零食
19 12:51 nora in 3500 transfer | Lunch / 午饭
30 22:03 mia out 12000 transfer | Present for Mum / 给妈妈的礼物
36 9:40 mum in 20000 packet | Happy spring! / 春天快乐！
40 20:15 zoe out 4800 transfer | Film and popcorn / 电影和爆米花
55 18:22 leo out 8800 packet | Good luck with the exam / 考试顺利
`;

/** The payments for rides: the index of the payment in the list, and the id of the trip. */
const trips: Readonly<Record<number, string>> = { 12: "trip_s1", 28: "trip_s2" };

export function walletMoney({ now, offsetMin, say }: SeedCtx): MoneySeed {
  const today = startOfDay(now, offsetMin);
  const rows = (text: string): string[][] =>
    text
      .trim()
      .split("\n")
      .map((row) => {
        const [facts = "", title = ""] = row.split(" | ");
        return [...facts.split(" "), title];
      });
  const at = (days: string, time: string): number => {
    const [hour = "0", minute = "0"] = time.split(":");
    const then = addDays(today, -Number(days)) + Number(hour) * hourMs + Number(minute) * minuteMs;
    return Math.min(then, now - 2 * minuteMs);
  };
  const told = (title: string): string => {
    const [en = "", zh = ""] = title.split(" / ");
    return say(en, zh);
  };
  const payments = rows(paymentLines).map(
    ([days = "", time = "", from = "b", party = "", category = "", cents = "", title = ""], n) => ({
      id: `entry_s_wechat_${n + 1}`,
      at: at(days, time),
      kind: "payment" as const,
      from: accounts[from as AccountCode],
      to: outsideAccountId(party),
      cents: Number(cents),
      title: told(title),
      party,
      category,
      order: trips[n] ?? null,
    }),
  );
  // The payment for the meal that is being delivered.
  const meal = {
    id: "entry_s_wechat_meal",
    at: now - 20 * minuteMs,
    kind: "payment" as const,
    from: meridian,
    to: outsideAccountId("eat_lotus"),
    cents: 8_400,
    title: say("Golden Lotus", "金莲餐厅"),
    party: "eat_lotus",
    category: "food",
    order: "meal_s1",
  };
  const pockets = rows(transferLines).map(
    ([days = "", time = "", kind = "", from = "b", to = "b", cents = "", title = ""], n) => ({
      id: `entry_s_wechat_p${n + 1}`,
      at: at(days, time),
      kind: kind as "topup" | "withdrawal",
      from: accounts[from as AccountCode],
      to: accounts[to as AccountCode],
      cents: Number(cents),
      title: told(title),
    }),
  );
  const people = rows(friendLines).map(
    ([days = "", time = "", who = "", direction = "", cents = "", kind = "", title = ""], n) => ({
      id: `entry_s_wechat_f${n + 1}`,
      at: at(days, time),
      kind: kind as "transfer" | "packet",
      from: direction === "in" ? outsideAccountId(who) : balanceAccount,
      to: direction === "in" ? balanceAccount : outsideAccountId(who),
      cents: Number(cents),
      title: told(title),
      party: who,
    }),
  );
  return {
    accounts: [],
    entries: [...payments, meal, ...pockets, ...people],
    cards: ["card_meridian", "card_orchard"],
  };
}

export function walletSeed({ now, offsetMin, say }: SeedCtx) {
  const today = startOfDay(now, offsetMin);
  const renew = (
    id: string,
    title: string,
    cents: number,
    every: Renew["every"],
    inDays: number,
    from: string,
    on = true,
  ): Renew => ({
    id: `renew_${id}`,
    party: id,
    title,
    cents,
    every,
    from,
    since: today - (every === "year" ? 410 : 230) * dayMs,
    next: today + inDays * dayMs + 9 * hourMs,
    on,
    failed: false,
  });
  const renews = [
    renew("northlight", say("Northlight Video, monthly", "北光视频 连续包月"), 2_500, "month", 2, balanceAccount),
    renew("attic", say("Cloud Attic, 200 GB", "云阁楼 200GB 空间"), 600, "month", 9, meridian),
    renew("songboat", say("Songboat, student plan", "歌船音乐 学生版"), 800, "month", 17, balanceAccount),
    renew("pageturn", say("Pageturn audiobooks, annual plan", "翻页听书 年卡"), 14_800, "year", 121, orchard),
    renew("leanmeals", say("Lean Meals, monthly plan", "轻食计划 月卡"), 3_900, "month", 12, balanceAccount, false),
  ];
  const utility = (id: string, biller: string, number: string, kind: string, name: string) => ({
    id: `utility_${id}`,
    biller: `biller_${biller}`,
    number,
    name,
    kind,
    bill: null,
    paid: null,
  });
  const utilities = [
    utility("power", "harbourpower", "6140718026", "power", say("Harbour Electric", "港区供电公司")),
    utility("water", "larkwater", "2085010081", "water", say("Larkhaven Waterworks", "云雀港自来水公司")),
    utility("gas", "larkgas", "4471902836", "gas", say("Larkhaven City Gas", "云雀港城市燃气")),
  ];
  return {
    renews: Object.fromEntries(renews.map((r) => [r.id, r])),
    payLimits: { singleCents: 500_000, dayCents: 1_000_000 },
    binding: null,
    freeCents: 80_000,
    asking: null,
    utilities: Object.fromEntries(utilities.map((u) => [u.id, u])),
    billNotes: { entry_s_wechat_6: say("with Mia", "和米娅一起") },
    toppedUp: ["+86 154 2085 0100"],
  };
}
