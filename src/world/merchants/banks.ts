/**
 * Banks of the phone's world, and companies that send bills. All are invented, and their phone numbers belong to
 * nobody.
 */
import type { LocalizedText } from "../cast.ts";
import { parseRows } from "../web/grammar.ts";
import type { Bank, Biller } from "./index.ts";

const both = (en: string, zh: string): LocalizedText => ({ en, zh });
// id | name | short name | phone | colours | first digits of debit cards, of credit cards | limits in yuan: per
// payment, per day | logo
const bankLines = `
meridian | Meridian Bank | 子午银行 | Meridian | 子午 | 955-8101 | #b3202c #7d121d | 622588 | 439226 | 50000 | 100000 | globe
tidewater | Tidewater Bank | 潮汐银行 | Tidewater | 潮汐 | 955-8102 | #0f6fae #0a4677 | 621769 | 518711 | 20000 | 50000 | wave
orchard | Orchard Bank | 果园银行 | Orchard | 果园 | 955-8103 | #2f8f46 #1c5f2d | 621770 | 439225 | 30000 | 50000 | leaf
lumen | Lantern Bank | 灯笼银行 | Lantern | 灯笼 | 955-8104 | #d9772b #a34c12 | 621771 | 518710 | 20000 | 50000 | lantern
harbor | Harbor Bank | 海湾银行 | Harbor | 海湾 | 955-012 | #1d4f8c #122f57 | 622208 | 439227 | 50000 | 200000 | anchor
northgate | Northgate Bank | 北门银行 | Northgate | 北门 | 955-8106 | #6b3fa0 #432568 | 621772 | 518712 | 10000 | 20000 | gate
copperfield | Copper Savings Bank | 铜山储蓄银行 | Copper | 铜山 | 955-8107 | #a8683a #6d3f1e | 621773 | 439228 | 10000 | 30000 | coin
postal | Parkpost Savings | 邮园储蓄银行 | Parkpost | 邮园 | 955-8108 | #1f7a4d #0f4d2f | 621774 | 518713 | 20000 | 50000 | letter
farmers | Farmers' Credit Union | 田野农商银行 | Farmers' | 田野 | 955-8109 | #5f8f2d #3a5c17 | 621775 | 439229 | 10000 | 20000 | wheat
larkhaven | Bank of Larkhaven | 云雀港银行 | Larkhaven | 云雀港 | 955-8110 | #c2356b #861f46 | 621776 | 518714 | 20000 | 50000 | lark
summit | Summit Commercial Bank | 峰顶商业银行 | Summit | 峰顶 | 955-8111 | #33475b #1b2836 | 621777 | 439230 | 50000 | 100000 | peak
bluewater | Bluewater Bank | 碧水银行 | Bluewater | 碧水 | 955-8112 | #1593a5 #0b5b68 | 621778 | 518715 | 10000 | 30000 | drop
oldmint | Old Mint Bank | 老铸币银行 | Old Mint | 老铸币 | 955-8113 | #8a7a3a #574c1f | 621779 | 439231 | 20000 | 50000 | coin
railway | Railway Workers' Bank | 铁路职工银行 | Railway | 铁路 | 955-8114 | #274690 #162a5c | 621780 | 518716 | 20000 | 50000 | rail
evergreen | Evergreen Bank | 常青银行 | Evergreen | 常青 | 955-8115 | #1b6b57 #0d4134 | 621781 | 439232 | 20000 | 50000 | tree
sunrise | Sunrise Bank | 朝阳银行 | Sunrise | 朝阳 | 955-8116 | #e0542f #a02f12 | 621782 | 518717 | 10000 | 30000 | sun
fisher | Fisher & Sons Bank | 渔人银行 | Fisher | 渔人 | 955-8117 | #3b6ea5 #234668 | 621783 | 439233 | 10000 | 20000 | fish
stonecross | Stonecross Bank | 石交银行 | Stonecross | 石交 | 955-8118 | #6a6a72 #42424a | 621784 | 518718 | 20000 | 50000 | cross
teachers | Teachers' Bank | 教员银行 | Teachers' | 教员 | 955-8119 | #35579b #203765 | 621785 | 439234 | 10000 | 20000 | book
nightingale | Nightingale Bank | 夜莺银行 | Nightingale | 夜莺 | 955-8120 | #4b3b73 #2d2248 | 621786 | 518719 | 10000 | 30000 | moon
starling | Swiftwing Online Bank | 疾羽网络银行 | Swiftwing | 疾羽 | 955-8121 | #13b0a5 #0a6f68 | 621787 | 439235 | 5000 | 10000 | feather
builders | Builders' Bank | 筑城银行 | Builders' | 筑城 | 955-8122 | #2c62c9 #173c84 | 621788 | 518720 | 50000 | 100000 | brick
seven | Seven Hills Bank | 七山银行 | Seven Hills | 七山 | 955-8123 | #94442f #5f2819 | 621789 | 439236 | 20000 | 50000 | peak
trade | Foreign Trade Bank | 外贸银行 | Trade | 外贸 | 955-8124 | #11417a #09284e | 621790 | 518721 | 50000 | 200000 | globe
`;
const logos: Readonly<Record<string, string>> = {
  globe: `<circle cx="24" cy="24" r="13"/><path d="M11 24h26M24 11c-8 8-8 18 0 26c8-8 8-18 0-26z"/>`,
  wave: `<path d="M9 20c5-6 10-6 15 0s10 6 15 0M9 31c5-6 10-6 15 0s10 6 15 0"/>`,
  leaf: `<path d="M12 36C10 20 22 10 38 11C38 27 28 38 12 36zM12 36L28 20"/>`,
  lantern: `<path d="M20 9h8M24 9v5M15 20c0-8 18-8 18 0v8c0 8-18 8-18 0zM24 34v6M19 14v20M29 14v20"/>`,
  anchor: `<circle cx="24" cy="12" r="3.5"/><path d="M24 16v22M11 27c1 8 6 11 13 11s12-3 13-11M17 21h14"/>`,
  gate: `<path d="M10 38V18c0-12 28-12 28 0v20M18 38V22c0-6 12-6 12 0v16M8 38h32"/>`,
  coin: `<circle cx="24" cy="24" r="14"/><path d="M19 19h10v10h-10z"/>`,
  letter: `<path d="M9 14h30v21H9zM9 15l15 12l15-12"/>`,
  wheat: `<path d="M24 39V12M24 18c-6 0-8-4-8-8c5 0 8 3 8 8zc6 0 8-4 8-8c-5 0-8 3-8 8M24 28c-6 0-8-4-8-8c5 0 8 3 8 8zc6 0 8-4 8-8c-5 0-8 3-8 8"/>`,
  lark: `<path d="M9 28c8 2 12-2 14-8c2-6 9-7 12-3l5 1l-5 4c0 10-10 16-19 12zM18 33l-5 6"/>`,
  peak: `<path d="M7 37L20 14l7 12l4-6l10 17zM16 21l4 3l3-3"/>`,
  drop: `<path d="M24 8c8 10 12 15 12 20a12 12 0 0 1-24 0c0-5 4-10 12-20zM18 29a6 6 0 0 0 6 6"/>`,
  rail: `<path d="M17 8L11 40M31 8l6 32M15 18h18M13 28h22M12 36h24"/>`,
  tree: `<path d="M24 7l-9 12h5l-8 10h9v10h6V29h9l-8-10h5z"/>`,
  sun: `<path d="M12 32a12 12 0 0 1 24 0M7 32h34M24 9v6M10 16l4 4M38 16l-4 4"/>`,
  fish: `<path d="M8 24c8-11 19-11 26 0c-7 11-18 11-26 0zM34 24l7-6v12zM16 22v.1"/>`,
  cross: `<path d="M10 14l28 20M38 14L10 34M24 8v6M24 34v6"/>`,
  book: `<path d="M24 14c-5-4-10-4-15-3v24c5-1 10-1 15 3c5-4 10-4 15-3V11c-5-1-10-1-15 3zv24"/>`,
  moon: `<path d="M30 10a15 15 0 1 0 8 22a12 12 0 0 1-8-22z"/>`,
  feather: `<path d="M11 38c2-16 10-26 26-28c-2 14-9 22-20 22M11 38l15-16"/>`,
  brick: `<path d="M9 14h30v20H9zM9 24h30M20 14v10M29 24v10M14 24v10"/>`,
};
export function* banks(): Iterable<Bank> {
  for (const [
    id = "",
    en = "",
    zh = "",
    sEn = "",
    sZh = "",
    phone = "",
    colours = "",
    debit = "",
    credit = "",
    one = "",
    day = "",
    sign = "",
  ] of parseRows(bankLines, 12)) {
    const [from = "", to = ""] = colours.split(" ");
    yield {
      id: `bank_${id}`,
      name: both(en, zh),
      short: both(sEn, sZh),
      phone,
      cards: [
        { bin: debit, kind: "debit", digits: 16, name: both(`${sEn} debit card`, `${sZh}借记卡`) },
        { bin: credit, kind: "credit", digits: 16, name: both(`${sEn} credit card`, `${sZh}信用卡`) },
      ],
      colours: [from, to],
      mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${from}"/><g fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${logos[sign]}</g></svg>`,
      paymentLimitCents: Number(one) * 100,
      dayLimitCents: Number(day) * 100,
    };
  }
}

const addresses = {
  me: both("22 Maple Court, flat 8", "枫林苑 22 号 8 室"),
  mum: both("5 Orchard Lane", "果园巷 5 号"),
  greta: both("22 Maple Court, flat 9", "枫林苑 22 号 9 室"),
  grandma: both("Lakeside House, room 14", "湖畔公寓 14 室"),
};
/** The names of people in the masked form that bills show. */
const maskedHolders = {
  me: both("R. Ashby", "*然"),
  mum: both("H. Ashby", "*海伦"),
  greta: both("G. Vogel", "*芳"),
  grandma: both("M. Ashby", "*奶奶"),
};
// id | kind | name | phone | bill day | days to pay | unit, cents per unit, monthly cents | person: number usual, … |
// about
const billerLines = `
larkwater | water | Larkhaven Waterworks | 云雀港自来水公司 | 555-1101 | 3 | 12 | m³ / 吨 | 345 | 0 | me 2085010081 7; mum 2085010045 14; greta 2085010092 5 | Drinking water and drains for all quarters / 全市供水与排水
saltwater | water | Saltmarsh Water Union | 盐沼供水合作社 | 555-1102 | 5 | 14 | m³ / 吨 | 312 | 200 | mum 7702214 12 | Wells and pipes south of the dyke / 堤坝以南的水井与管网
lakewater | water | Ashmere Lake Water | 灰湖水务 | 555-1103 | 4 | 15 | m³ / 吨 | 368 | 0 |  | Ashmere, Pinewood and the lake shore / 灰湖、松林与湖岸
thornwater | water | Thornby Town Water | 棘镇水务 | 555-1104 | 6 | 14 | m³ / 吨 | 330 | 0 |  | Town water of Thornby / 棘镇城区供水
harbourpower | power | Harbour Electric | 港区供电公司 | 555-1111 | 1 | 15 | kWh / 度 | 56 | 0 | me 6140718026 186; mum 6140718113 290; greta 6140718097 142 | Power for Larkhaven and the coast / 云雀港与沿海供电
coastpower | power | Coastwind Power | 沿海风电 | 555-1112 | 2 | 15 | kWh / 度 | 52 | 300 | mum 33800146 60 | Wind power by subscription / 按户订购的风电
thornpower | power | Thornby Power & Light | 棘镇电力 | 555-1113 | 3 | 15 | kWh / 度 | 58 | 0 |  | Thornby and the hill villages / 棘镇及山区各村
harrowpower | power | Harrowfield Electric Union | 耙田镇电力合作社 | 555-1114 | 5 | 13 | kWh / 度 | 55 | 0 |  | A union of its customers since 1931 / 1931 年起由用户共有
larkgas | gas | Larkhaven City Gas | 云雀港城市燃气 | 555-1121 | 8 | 12 | m³ / 立方 | 305 | 0 | me 4471902836 15; mum 4471902511 26; greta 4471902840 9 | Gas for kitchens and boilers / 厨房与热水器用气
coldgas | gas | Coldwater Gas | 冷泉燃气 | 555-1122 | 9 | 12 | m³ / 立方 | 318 | 0 |  | Coldwater, Greyling and the mills / 冷泉、灰岭与工厂区
oldferrygas | gas | Oldferry Bottle Gas | 老渡瓶装燃气 | 555-1123 | 10 | 15 | bottle / 瓶 | 9800 | 0 |  | Bottles brought to boats and barges / 送气上船
districtheat | heating | Larkhaven District Heating | 云雀港集中供热 | 555-1131 | 5 | 20 | kWh / 千瓦时 | 21 | 1200 | mum 90455112 720; grandma 90460014 310 | Heat from the mill's boilers / 磨坊热力站供热
pineheat | heating | Pinewood Heat Works | 松林热力 | 555-1132 | 6 | 20 | kWh / 千瓦时 | 20 | 1500 | grandma 1403318 260 | Wood chips from the town's own forest / 以本市林场木屑为燃料
quickline | broadband | Quickline Fibre | 快线光纤 | 555-1141 | 7 | 10 | month / 月 | 0 | 9900 | me 81042207 1; greta 81042231 1 | 500 Mbit/s for flats / 小区五百兆宽带
harbournet | broadband | Harbournet | 港湾宽带 | 555-1142 | 9 | 10 | month / 月 | 0 | 7900 | mum 55120908 1 | 200 Mbit/s for houses / 住宅两百兆宽带
hillnet | broadband | Beacon Hill Net | 灯塔山宽带 | 555-1143 | 4 | 12 | month / 月 | 0 | 12900 |  | 1,000 Mbit/s by radio from the lighthouse / 灯塔基站千兆无线宽带
farnet | broadband | Village Fibre | 乡村光纤 | 555-1144 | 6 | 12 | month / 月 | 0 | 6900 |  | For farms at the end of the road / 为村尾的农家接网
meridianline | landline | Meridian Telephone | 子午固话 | 555-1151 | 10 | 15 | minute / 分钟 | 11 | 1800 | mum 5550111 96; grandma 5550118 240; greta 5550152 60 | Lines to homes since 1926 / 始于 1926 年的家庭电话
postline | landline | Parkpost Telephone | 邮园电话 | 555-1152 | 8 | 15 | minute / 分钟 | 9 | 2200 |  | Line and answering desk for shops / 商铺电话与代接服务
harbourtv | tv | Harbour Cable TV | 港区有线电视 | 555-1161 | 1 | 20 | month / 月 | 0 | 2600 | mum 30277145 1; grandma 30277410 1 | 120 channels, nine of them about fishing / 一百二十个频道，九个讲钓鱼
skytv | tv | Skylark TV | 云雀高清电视 | 555-1162 | 3 | 20 | month / 月 | 0 | 4500 | me 6027718 1 | Films, matches, and last week's programmes / 电影、赛事与七天回看
mapleproperty | property | Maple Court Management | 枫林苑物业 | 555-1171 | 2 | 18 | month / 月 | 0 | 21600 | me 22008 1; greta 22009 1 | Stairs, lift, court and roses of 22 Maple Court / 枫林苑 22 号楼道、电梯、庭院与月季
orchardproperty | property | Orchard Lane Residents | 果园巷业主会 | 555-1172 | 5 | 18 | month / 月 | 0 | 9000 | mum 1005 1 | The lane, its lamps and its snow / 巷道、路灯与扫雪
lakesideproperty | property | Lakeside House | 湖畔公寓管理处 | 555-1173 | 1 | 18 | month / 月 | 0 | 38500 | grandma 3014 1 | Rooms, nurses' desk and garden / 房间、护理台与花园
quayproperty | property | Old Quay Estates | 旧码头物业 | 555-1174 | 4 | 18 | month / 月 | 0 | 26800 |  | Warehouses that became flats / 由旧仓库改建的公寓
towerproperty | property | Beacon Tower Estates | 灯塔大厦物业 | 555-1175 | 6 | 18 | month / 月 | 0 | 41200 |  | Offices and flats on Signal Street / 信号街的写字楼与公寓
`;
export function* billers(): Iterable<Biller> {
  for (const [
    id = "",
    kind = "",
    en = "",
    zh = "",
    phone = "",
    billDay = "",
    grace = "",
    unit = "",
    unitCents = "",
    monthly = "",
    who = "",
    about = "",
  ] of parseRows(billerLines, 12)) {
    const households = who.split(";").flatMap((one): Biller["households"][number][] => {
      const [person = "", number = "", usual = ""] = one.trim().split(" ");
      if (person === "") return [];
      const key = person as keyof typeof addresses;
      return [{ number, person, holder: maskedHolders[key], address: addresses[key], usual: Number(usual) }];
    });
    const [unitEn = "", unitZh = ""] = unit.split(" / ");
    const [aboutEn = "", aboutZh = ""] = about.split(" / ");
    yield {
      id: `biller_${id}`,
      name: both(en, zh),
      kind: kind as Biller["kind"],
      about: both(aboutEn, aboutZh),
      phone,
      digits: households[0]?.number.length ?? 8,
      billDay: Number(billDay),
      graceDays: Number(grace),
      unit: both(unitEn, unitZh),
      unitCents: Number(unitCents),
      monthlyCents: Number(monthly),
      households,
    };
  }
}
