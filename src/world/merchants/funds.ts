/** Generates funds. Each has a fund house, a theme, and numbers that are typical of its kind of fund. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { parseLocalizedList, formatCount, fill, parseRows } from "../web/grammar.ts";
import { createPersonName } from "../web/people.ts";
import type { Fund } from "./index.ts";

const fundHouses = parseLocalizedList(
  "Harbour Light / 港灯; Nine Gates / 九门; Copper Hill / 铜山; Long Meadow / 长草地; North Star / 北辰; Old Mint / 老铸币; Quiet Water / 静水; Red Maple / 红枫; Salt & Sail / 盐帆; Stonebridge / 石桥; Tall Pine / 高松; White Heron / 白鹭; Windmill / 风车; Anchorage / 锚地; Silver Birch / 银桦",
);
interface Theme {
  readonly name: LocalizedText;
  readonly about: readonly LocalizedText[];
}
const parseTheme = (line: string): Theme => {
  const [name = "", ...about] = line.split("|").map((cell) => cell.trim());
  return { name: parseLocalizedList(name)[0]!, about: about.flatMap((one) => parseLocalizedList(one, "§")) };
};
const themes: Readonly<Record<Fund["kind"], readonly Theme[]>> = {
  money: [
    "Daily Cash / 天天现金 | Short deposits at {n} banks and paper of the treasury that runs out within ninety days / 投向{n}家银行的短期存款与九十天内到期的国库券 | Can be taken out on any day; what it earned comes every morning / 随时可取，收益每日清晨到账",
    "Ready Money / 随手宝 | Keeps a third of its money overnight, so that it can be paid out at once / 三成资金做隔夜拆借，保证随取随付",
    "Cash Plus / 现金增利 | Lends for up to four months to banks of the first rank, never to one more than a tenth / 对优质银行最长放贷四个月，单家不超过一成 | A little more than cash, a little slower to leave: sold by three, paid the next morning / 收益略高，取用略慢：下午三点前赎回，次日到账",
    "Wage Box / 薪金宝 | Made for wages: buys by itself on pay day, pays the card bill by itself when it is due / 为发薪族设计：发薪日自动转入，还款日自动还信用卡",
    "Reserve Fund / 备用金 | Holds nothing longer than sixty days; its value has never gone down on a single day / 持仓期限不超过六十天，从未有过单日亏损",
  ].map(parseTheme),
  bond: [
    "Treasury 1–3 Years / 国债 1–3 年 | Bonds of the state alone, {n} of them, the longest of three years / 只买国债，共{n}只，最长三年",
    "City Bonds / 城投债精选 | Bonds of {n} cities with harbours or railways that earn / 精选{n}座有港口或铁路收入的城市债券 | No city makes up more than six percent / 单一城市占比不超过百分之六",
    "Firm Income / 稳健收益 | Bonds of companies that pay from what they earn, with a third in the treasury's / 以经营良好的企业债为主，三成配置国债",
    "Half-Year Bond / 半年定开债 | Opens twice a year, in April and October, and is not hurried in between / 每年四月、十月各开放一次，中间不受申赎打扰",
    "Green Bonds / 绿色债券 | Lends to wind parks, water works and the district heating of {n} towns / 为风电、水务和{n}座城镇的集中供热提供资金",
    "Convertible Bonds / 可转债增强 | Bonds that may become shares: more in good years, bumpier in bad ones / 可转债为主，行情好时更高，行情差时更颠",
    "Long Treasury / 长期国债 | Ten years and more; its value goes up when rates go down / 久期十年以上，利率下行时净值上涨",
  ].map(parseTheme),
  mixed: [
    "Balanced Thirds / 三分法平衡 | A third in shares, a third in bonds, a third in what the manager likes best, set right every quarter / 股、债、机动各三分之一，每季度再平衡",
    "Steady Growth / 稳步成长 | Shares of {n} firms that grew in each of the last five years, bonds for the rest / 持有{n}家连续五年增长的公司，其余配债券",
    "Pension 2045 / 养老目标 2045 | For those who stop working about 2045: fewer shares with every year / 面向 2045 年前后退休者，股票比例逐年下降",
    "Pension 2035 / 养老目标 2035 | For those who stop working about 2035; already more bonds than shares / 面向 2035 年前后退休者，债券已多于股票",
    "Family Basket / 家庭篮子 | What households spend on: food, water, schools, and the shops in between / 围绕家庭日常开销：食品、水务、教育与零售",
    "Flexible Choice / 灵活配置 | From none to ninety percent in shares, as the manager sees fit; read the quarterly letter before buying / 股票仓位从零到九成灵活调整，建议先读季报再买",
    "Twelve Ideas / 十二个主意 | Never more than twelve firms, each with a reason in the yearly letter / 最多持有十二家公司，年报逐一说明理由",
  ].map(parseTheme),
  index: [
    "Coast 300 Index / 沿海 300 指数 | The three hundred largest firms of the coast, by their size, bought as the index has them / 按市值跟踪沿海三百家最大的公司",
    "Small Firms 500 Index / 小公司 500 指数 | Five hundred firms too small for the first index; it swings more than the large ones / 五百家未进大盘指数的小公司，波动更大",
    "Dividend 50 Index / 红利 50 指数 | Fifty firms that paid most over three years; pays out in June / 过去三年分红最多的五十家公司，每年六月分红",
    "Consumer Goods Index / 消费指数 | Food, drink, household: {n} firms, weighted by sales / 食品饮料与日用品共{n}家，按销售额加权",
    "Semiconductor Index / 芯片指数 | Makers of chips and of the machines that make them / 芯片制造与设备企业一网打尽",
    "Health Index / 医药指数 | Medicines, clinics and instruments; {n} firms / 药品、诊所与器械共{n}家",
    "New Energy Index / 新能源指数 | Wind, sun and batteries, none above eight percent / 风、光、电池三类，单家不超过百分之八",
    "World Index / 全球指数 | Two thousand firms of twenty-three countries; its value moves with the exchange rate, too / 二十三国两千家公司，净值也随汇率变动",
    "Shipping Index / 航运指数 | Ports, hulls and containers along the coast / 沿海港口、船舶与集装箱企业",
  ].map(parseTheme),
  stock: [
    "Craft & Industry / 匠造工业 | {n} firms that make what other firms cannot do without: bearings, valves, glass / 持有{n}家“隐形冠军”：轴承、阀门、特种玻璃",
    "New Materials / 新材料 | From battery foil to ship's paint; the manager was a chemist / 从电池箔到船舶漆，基金经理是化学出身",
    "Food & Drink / 食品饮料 | Breweries, noodle makers, a dairy: {n} firms that people come back to / 啤酒、挂面、乳业等{n}家复购率高的公司",
    "Digital Trade / 数字贸易 | Those who carry, pay and advertise for shops on the net / 为网上商家做物流、支付和广告的公司",
    "Healthy Living / 健康生活 | Hearing aids, glasses, bicycles; firms that live off a longer life / 助听器、眼镜、自行车：受益于长寿时代",
    "Deep Sea / 深蓝海洋 | Fish farms, cables on the sea bed and the ships that lay them / 深海养殖、海底电缆与敷设船",
    "Quality First / 质量优先 | No debts, no losses in ten years: {n} firms were left / 十年无亏损、无负债，筛下来只剩{n}家",
    "Robots & Tools / 智能制造 | Arms, sensors and the software between them / 机械臂、传感器及其软件",
    "Films & Games / 文娱传媒 | What people do after supper; swings with every premiere / 晚饭后的生意，随每一次首映起落",
    "Small & Bright / 小而美 | Firms below four billion that were visited before they were bought / 四十亿市值以下，实地走访后才买入",
  ].map(parseTheme),
  gold: [
    "Gold / 黄金 | Holds gold in a vault and follows its price, less the fee / 持有实物黄金并跟踪金价，扣除管理费",
    "Gold & Silver / 金银组合 | Four parts gold, one part silver / 四份黄金，一份白银",
    "Gold Miners / 黄金矿业 | Firms that dig for it: up and down twice as fast as the metal / 采金企业，涨跌约为金价两倍",
  ].map(parseTheme),
};
// kind | count | risk | gain | swing | start | size | buy fee | sell fee | minimum in cents
const kindLines = `
money | 40 | 1..1 | 118..196 | 0..0 | 10000..10000 | 900..62000 | 0 | 0 | 1
bond | 60 | 2..2 | 210..430 | 60..260 | 10050..12800 | 120..9800 | 40..80 | 10..50 | 1000
mixed | 60 | 3..3 | 260..820 | 700..1700 | 9200..19000 | 80..7200 | 100..150 | 50..75 | 1000
index | 62 | 3..4 | 240..780 | 1100..2300 | 8400..21000 | 150..18000 | 10..60 | 25..50 | 1000
stock | 60 | 4..5 | 180..1050 | 1500..2900 | 7600..26000 | 60..8800 | 120..150 | 50..150 | 1000
gold | 18 | 3..4 | 380..720 | 900..1600 | 9800..15400 | 200..12000 | 30..60 | 20..50 | 100
`;
const classes = [
  { en: "", zh: "" },
  { en: " A", zh: "A" },
  { en: " C", zh: "C" },
];

export function* funds(): Iterable<Fund> {
  let n = 0;
  const names = new Set<string>();
  const codes = new Set<string>();
  for (const [kind = "", count = "", ...ranges] of parseRows(kindLines, 10)) {
    const r = Rng.of("merchants", "funds", kind);
    const draw = (range: string): number => {
      const [lo = 0, hi = lo] = range.split("..").map(Number);
      return r.int(lo, hi);
    };
    // Each fund house has one fund with each theme. The order is shuffled, so that neighbouring funds in a list differ.
    const ideas = r.shuffle(fundHouses.flatMap((house) => themes[kind as Fund["kind"]].map((one) => ({ house, one }))));
    for (let i = 0; i < Number(count); i++) {
      n += 1;
      const { house, one } = ideas[i % ideas.length]!;
      const letter = kind === "money" ? classes[i < ideas.length ? 0 : 1]! : classes[r.int(0, 2)]!;
      const en = `${house.en} ${one.name.en}${letter.en}`;
      if (names.has(en)) throw new Error(`two funds are called ${en}`);
      names.add(en);
      let code = "";
      do code = String(r.int(100_000, 899_999));
      while (codes.has(code));
      codes.add(code);
      const [risk, gain, swing, start, size, buyFee, sellFee, minimum] = ranges.map(draw) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const about = fill(r.pick(one.about), { n: formatCount(r.int(14, 58)) });
      yield {
        id: `fund_${n}`,
        code,
        name: { en, zh: `${house.zh}${one.name.zh}${letter.zh}` },
        kind: kind as Fund["kind"],
        risk,
        company: { en: `${house.en} Funds`, zh: `${house.zh}基金` },
        manager: createPersonName(r).full,
        about,
        since: r.int(2008, 2019),
        size: Math.round(size / 10) * 10,
        buyFee: Math.round(buyFee / 10) * 10,
        sellFee: Math.round(sellFee / 5) * 5,
        minimumCents: minimum,
        gain,
        swing,
        start,
      };
    }
  }
}
