/** Office files on a new phone: two documents, three workbooks and two pages. All totals in these files are correct. */
import type { FileContent } from "./files.ts";
import type { WorkbookCell, PaperBlock, Sheet } from "./documents.ts";

export type Say = (en: string, zh: string) => string;

const heading = (level: 1 | 2 | 3, text: string): PaperBlock => ({ type: "heading", level, text });
const paragraph = (text: string): PaperBlock => ({ type: "paragraph", text });
const list = (items: string[], ordered = false): PaperBlock => ({ type: "list", ordered, items });
const table = (head: string[], rows: string[][]): PaperBlock => ({ type: "table", head, rows });
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const yuan = (n: number): string => `¥${String(n).replace(/\B(?=(\d{3})+$)/g, ",")}`;

export function handover(say: Say): FileContent {
  const deposit = 8400;
  const kept: [string, number][] = [
    [say("Oven cleaning", "烤箱清洁"), 160],
    [say("New lock cylinder", "更换锁芯"), 220],
    [say("Two broken tiles", "两块破损瓷砖"), 95],
  ];
  const withheld = sum(kept.map(([, n]) => n));
  return {
    kind: "document",
    blocks: [
      heading(1, say("Handover of the flat", "房屋交接单")),
      paragraph(
        say(
          "Flat 902, building 4, 18 Willow Lane. Handed over on the last day of the lease with tenant and landlord present.",
          "柳巷18号4栋902室。租约到期当日由租客与房东共同在场交接。",
        ),
      ),
      heading(2, say("Meters", "表具读数")),
      table(
        [say("Meter", "表具"), say("Number", "编号"), say("Moving in", "入住"), say("Moving out", "退租")],
        [
          [say("Electricity", "电表"), "E-40718", "10,214", "12,870"],
          [say("Water", "水表"), "W-2256", "386", "431"],
          [say("Gas", "燃气表"), "G-90314", "1,052", "1,198"],
        ],
      ),
      heading(2, say("Keys", "钥匙")),
      list([
        say("Front door: 3", "入户门：3把"),
        say("Mailbox: 1", "信箱：1把"),
        say("Bicycle cellar: 1, to be returned by post", "自行车地下室：1把，稍后邮寄归还"),
      ]),
      heading(2, say("Rooms", "房间状况")),
      heading(3, say("Kitchen", "厨房")),
      paragraph(
        say(
          "Oven not clean. The tap drips; the landlord will have it repaired. Two tiles behind the sink are broken.",
          "烤箱未清洁。水龙头滴水，由房东负责维修。水槽后两块瓷砖破损。",
        ),
      ),
      heading(3, say("Bedroom", "卧室")),
      paragraph(say("Walls painted last year. Curtain rail stays. No damage.", "墙面去年粉刷。窗帘杆保留。无损坏。")),
      heading(2, say("Deposit", "押金结算")),
      table(
        [say("Item", "项目"), say("Amount", "金额")],
        [
          [say("Deposit paid", "已付押金"), yuan(deposit)],
          ...kept.map(([what, n]) => [what, `− ${yuan(n)}`]),
          [say("Amount to be refunded", "应退金额"), yuan(deposit - withheld)],
        ],
      ),
      paragraph(
        say(
          "The landlord will refund the balance within fourteen days to the account the rent was paid from.",
          "房东应在十四天内将余款退回租金付款账户。",
        ),
      ),
    ],
  };
}

export function streetParty(say: Say): FileContent {
  const costs: [string, number, number][] = [
    [say("Tables and benches", "桌椅租赁"), 12, 35],
    [say("Paper lanterns", "纸灯笼"), 40, 6],
    [say("Lemonade, crates", "柠檬汽水（箱）"), 9, 48],
    [say("Insurance", "活动保险"), 1, 180],
  ];
  return {
    kind: "document",
    blocks: [
      heading(1, say("Street party, plan", "街坊联欢会方案")),
      paragraph(
        say(
          "Saturday afternoon in Pear Tree Street, between the bakery and number 40. If it rains, we'll move to the school hall.",
          "周六下午，地点为梨树街面包房至40号之间。如遇下雨，改在学校礼堂举行。",
        ),
      ),
      heading(2, say("The day", "当日安排")),
      list(
        [
          say("13:00 close the street, put up the tables", "13:00 封路，摆放桌椅"),
          say("14:30 cakes and coffee", "14:30 蛋糕与咖啡"),
          say("15:30 children's games", "15:30 儿童游戏"),
          say("17:00 choir performance", "17:00 合唱团演出"),
          say("18:30 barbecue, everyone brings a salad", "18:30 烧烤，每家自带一份沙拉"),
          say("21:00 clean up", "21:00 收拾清场"),
        ],
        true,
      ),
      heading(2, say("Who does what", "分工")),
      list([
        say("City permit: Hollis", "市政许可：何力"),
        say("Tables: Mina and Tom", "桌椅：米娜、汤姆"),
        say("Music: Kaya", "音乐：卡雅"),
        say("Grill and gas: to be decided", "烧烤架与燃气：待定"),
      ]),
      heading(2, say("Costs", "费用")),
      table(
        [say("What", "项目"), say("Quantity", "数量"), say("Unit price", "单价"), say("Subtotal", "小计")],
        [
          ...costs.map(([what, n, each]) => [what, String(n), yuan(each), yuan(n * each)]),
          [say("Together", "合计"), "", "", yuan(sum(costs.map(([, n, each]) => n * each)))],
        ],
      ),
      paragraph(
        say(
          "Each household contributes 60 yuan; any money left goes to the playground.",
          "每户出资60元，余款捐给儿童游乐场。",
        ),
      ),
    ],
  };
}

/** The costs of a household: one sheet per month, and the total of the year so far. */
export function household(say: Say): FileContent {
  const kinds = [
    say("Rent", "房租"),
    say("Food", "餐饮"),
    say("Transport", "交通"),
    say("Electricity and gas", "水电燃气"),
    say("Telephone", "通讯"),
    say("Other", "其他"),
  ];
  const months: [string, number[]][] = [
    [say("January", "一月"), [4200, 1850.5, 310, 286.4, 98, 833.6]],
    [say("February", "二月"), [4200, 1640.2, 285, 301.75, 98, 1031.3]],
    [say("March", "三月"), [4200, 1720.8, 300, 244.1, 98, 761.9]],
  ];
  const planned = [4200, 1800, 320, 300, 100, 900];
  const total = say("Together", "合计");
  const head = [say("Item", "项目"), say("Planned", "计划"), say("Spent", "实际"), say("Left", "结余")];
  const month = ([name, spent]: [string, number[]]): Sheet => ({
    name,
    columns: ["plain", "money", "money", "money"],
    rows: [
      head,
      ...kinds.map((kind, i): WorkbookCell[] => [kind, planned[i]!, spent[i]!, cents(planned[i]! - spent[i]!)]),
      [total, sum(planned), cents(sum(spent)), cents(sum(planned) - sum(spent))],
    ],
    strong: [0, kinds.length + 1],
  });
  const perKind = kinds.map((_, i) => months.map(([, spent]) => spent[i]!));
  const all = sum(months.flatMap(([, spent]) => spent));
  return {
    kind: "workbook",
    sheets: [
      ...months.map(month),
      {
        name: say("Quarter", "季度汇总"),
        columns: ["plain", "money", "money", "money", "money", "percent"],
        rows: [
          [say("Item", "项目"), ...months.map(([name]) => name), total, say("Share", "占比")],
          ...kinds.map((kind, i): WorkbookCell[] => [
            kind,
            ...perKind[i]!,
            cents(sum(perKind[i]!)),
            sum(perKind[i]!) / all,
          ]),
          [total, ...months.map(([, spent]) => cents(sum(spent))), cents(all), 1],
        ],
        strong: [0, kinds.length + 1],
      },
    ],
  };
}

/** The costs of a trip for four people: the sum that each person paid and the sum that each person owes. */
export function tripCosts(say: Say): FileContent {
  const people = ["Nora", "Tom", "Mina", "Kaya"];
  const paid: [string, string, number][] = [
    [say("Hut, two nights", "小屋两晚"), "Nora", 960],
    [say("Train tickets", "火车票"), "Tom", 412],
    [say("Groceries", "食材采购"), "Mina", 238.6],
    [say("Boat", "租船"), "Kaya", 180],
    [say("Dinner at the lake", "湖边晚餐"), "Tom", 329.4],
  ];
  const all = sum(paid.map(([, , n]) => n));
  const each = all / people.length;
  const by = (name: string): number => sum(paid.filter(([, payer]) => payer === name).map(([, , n]) => n));
  const total = say("Together", "合计");
  return {
    kind: "workbook",
    sheets: [
      {
        name: say("Paid", "支出"),
        columns: ["plain", "plain", "money"],
        rows: [
          [say("What", "项目"), say("Who paid", "付款人"), say("Yuan", "金额（元）")],
          ...paid.map(([what, payer, n]): WorkbookCell[] => [what, payer, n]),
          [total, "", cents(all)],
        ],
        strong: [0, paid.length + 1],
      },
      {
        name: say("Shares", "分摊"),
        columns: ["plain", "money", "money", "money"],
        rows: [
          [say("Who", "姓名"), say("Paid", "已付"), say("Share", "应付"), say("Owed", "应收回")],
          ...people.map((name): WorkbookCell[] => [name, cents(by(name)), cents(each), cents(by(name) - each)]),
          [total, cents(all), cents(all), 0],
        ],
        strong: [0, people.length + 1],
      },
    ],
  };
}

/** The goods of a stationery shop, by shelf. */
export function priceList(say: Say): FileContent {
  const head = [
    say("No.", "编号"),
    say("Article", "商品"),
    say("Pack of", "每包"),
    say("Yuan", "单价（元）"),
    say("In stock", "库存"),
  ];
  const shelf = (name: string, rows: [string, string, number, number, number][]): Sheet => ({
    name,
    columns: ["plain", "plain", "plain", "money", "plain"],
    rows: [head, ...rows],
    strong: [0],
  });
  return {
    kind: "workbook",
    sheets: [
      shelf(say("Paper", "纸品"), [
        ["P-101", say("Copy paper A4, 80 g", "复印纸 A4 80克"), 500, 24.5, 340],
        ["P-102", say("Copy paper A4, recycled", "再生复印纸 A4"), 500, 22.9, 118],
        ["P-110", say("Drawing block A3", "绘图本 A3"), 20, 18, 46],
        ["P-114", say("Squared exercise book", "方格练习本"), 5, 12.5, 260],
        ["P-120", say("Envelopes C5", "信封 C5"), 50, 15.8, 95],
        ["P-133", say("Sticky notes, yellow", "黄色便利贴"), 12, 21, 74],
      ]),
      shelf(say("Pens", "笔类"), [
        ["S-201", say("Ballpoint pen, blue", "蓝色圆珠笔"), 10, 14, 410],
        ["S-202", say("Ballpoint pen, black", "黑色圆珠笔"), 10, 14, 388],
        ["S-215", say("Pencil HB", "铅笔 HB"), 12, 9.6, 205],
        ["S-221", say("Felt pens, eight colours", "八色水彩笔"), 8, 26.4, 52],
        ["S-230", say("Whiteboard marker", "白板笔"), 4, 19.9, 67],
      ]),
    ],
  };
}
/** Rounds a sum of decimals to cents, without binary rounding errors. */
const cents = (n: number): number => Math.round(n * 100) / 100;
