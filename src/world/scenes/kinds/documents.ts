/** Photographed documents: receipts, menus, letters, invoices, contracts, certificates, forms. */
import { lighter } from "../colour.ts";
import {
  createAddress,
  toAmount,
  clockTime,
  createCode,
  pickFutureDay,
  companyContact,
  createLandline,
  addDays,
  longDate,
  formatAmount,
  owner,
  pad,
  people,
  pickPastDay,
  createStrangerName,
  streets,
  formatYuan,
} from "../facts.ts";
import { measureText } from "../measure.ts";
import type { Painter } from "../painter.ts";
import { barcode, coffee, pencil, sheet, stamp, squareCode, surface } from "../props.ts";
import { both, type LocalizedText } from "../scene.ts";
import type { Sketch } from "../sketch.ts";
import { cos, sin } from "#state/portable-math.ts";

const grey = "#70747a";

/** Draws a label on the left and a value on the right, connected by dots. */
function labelAndValue(
  p: Painter,
  x: number,
  y: number,
  w: number,
  name: LocalizedText | string,
  value: LocalizedText | string,
  size: number,
  bold = false,
): void {
  const weight = bold ? 700 : 400;
  p.text(x, y, name, size, { weight, fit: w * 0.64 });
  p.text(x + w, y, value, size, { weight, anchor: "end" });
}
function dashedLine(p: Painter, x: number, y: number, w: number): void {
  p.line(
    [
      [x, y],
      [x + w, y],
    ],
    "#9a9a94",
    3,
    "10 10",
  );
}
/** Draws a prop beside the document, so that the pictures differ. Some pictures have no prop. */
function drawPropBeside(p: Painter, number: number): void {
  if (number % 4 === 1) coffee(p, 960, 1310, 92, ["#e9785c", "#f3efe8", "#6fa8a0"][number % 3]!);
  else if (number % 4 === 2) pencil(p, 900, 1180, 72, ["#e8b23a", "#4f8fc0", "#58a06a"][number % 3]!);
  else if (number % 4 === 3) coffee(p, 100, 1320, 84, ["#6fa8a0", "#e9785c", "#f3efe8"][number % 3]!);
}

interface Shop {
  readonly name: LocalizedText;
  readonly sort: LocalizedText;
  readonly goods: readonly (readonly [en: string, zh: string, from: number, to: number])[];
}
const shops: readonly Shop[] = [
  {
    name: both("Corner Grocer", "街角杂货"),
    sort: both("supermarket", "超市"),
    goods: [
      ["Whole milk 1 L", "全脂牛奶 1 升", 890, 1490],
      ["Rye bread", "黑麦面包", 1200, 2200],
      ["Eggs, 10", "鸡蛋 10 枚", 1180, 1980],
      ["Tomatoes", "西红柿", 580, 1280],
      ["Chicken breast", "鸡胸肉", 1890, 3290],
      ["Rice 5 kg", "大米 5 公斤", 3990, 6990],
      ["Soy sauce", "酱油", 990, 1890],
      ["Paper towels", "厨房纸", 1290, 2490],
      ["Yoghurt, 4", "酸奶 4 杯", 1190, 1990],
      ["Bananas", "香蕉", 490, 990],
    ],
  },
  {
    name: both("Bluebird Café", "蓝鸟咖啡"),
    sort: both("café", "咖啡馆"),
    goods: [
      ["Flat white", "馥芮白", 2600, 3400],
      ["Americano", "美式咖啡", 2000, 2600],
      ["Matcha latte", "抹茶拿铁", 2800, 3600],
      ["Cheesecake", "芝士蛋糕", 2900, 3900],
      ["Butter croissant", "黄油可颂", 1500, 2200],
      ["Avocado toast", "牛油果吐司", 3200, 4600],
      ["Orange juice", "鲜橙汁", 2200, 3000],
    ],
  },
  {
    name: both("Golden Lotus", "金莲餐厅"),
    sort: both("restaurant", "餐厅"),
    goods: [
      ["Kung pao chicken", "宫保鸡丁", 3800, 5200],
      ["Steamed sea bass", "清蒸鲈鱼", 6800, 9800],
      ["Mapo tofu", "麻婆豆腐", 2600, 3600],
      ["Garlic greens", "蒜蓉青菜", 1800, 2800],
      ["Pork dumplings", "猪肉水饺", 2400, 3600],
      ["Hot and sour soup", "酸辣汤", 1600, 2600],
      ["Steamed rice", "米饭", 300, 500],
      ["Jasmine tea", "茉莉花茶", 1800, 2800],
    ],
  },
  {
    name: both("Paper Lantern Books", "纸灯笼书店"),
    sort: both("bookshop", "书店"),
    goods: [
      ["The Salt Road (novel)", "《盐路》小说", 3900, 5900],
      ["City Birds: a guide", "《城市观鸟》", 4800, 7800],
      ["Dotted notebook A5", "点阵笔记本 A5", 1900, 3200],
      ["Gel pens, 5", "中性笔 5 支", 1250, 2200],
      ["Wall calendar", "挂历", 2800, 4500],
      ["Postcards, 8", "明信片 8 张", 1500, 2400],
      ["Gift wrapping", "礼品包装", 500, 1000],
    ],
  },
  {
    name: both("Maple Pharmacy", "枫叶药房"),
    sort: both("pharmacy", "药店"),
    goods: [
      ["Plasters, 20", "创可贴 20 片", 890, 1590],
      ["Cough syrup", "止咳糖浆", 2390, 3990],
      ["Vitamin C", "维生素 C", 2890, 5490],
      ["Thermometer", "体温计", 2990, 5900],
      ["Eye drops", "滴眼液", 1890, 3590],
      ["Hand cream", "护手霜", 1590, 3490],
      ["Face masks, 10", "口罩 10 只", 990, 1990],
    ],
  },
  {
    name: both("Nail & Beam Hardware", "钉与梁五金"),
    sort: both("hardware shop", "五金店"),
    goods: [
      ["LED bulb 9 W", "LED 灯泡 9W", 1290, 2290],
      ["Wood screws, 100", "木螺丝 100 颗", 990, 1890],
      ["White paint 5 L", "白色乳胶漆 5 升", 12900, 21900],
      ["Masking tape", "美纹纸胶带", 650, 1250],
      ["Paint roller", "油漆滚筒", 1590, 2990],
      ["Tape measure", "卷尺", 1890, 3590],
      ["Door hinge, 2", "门铰链 2 个", 1490, 2490],
    ],
  },
  {
    name: both("Petal & Stem", "花瓣花店"),
    sort: both("florist", "花店"),
    goods: [
      ["Tulips, 10", "郁金香 10 枝", 3900, 6900],
      ["Red roses, 11", "红玫瑰 11 枝", 8800, 15900],
      ["Fern in a pot", "盆栽蕨", 2900, 4900],
      ["Glass vase", "玻璃花瓶", 3500, 8900],
      ["Greeting card", "贺卡", 800, 1500],
      ["Potting soil 5 L", "营养土 5 升", 1200, 2200],
    ],
  },
  {
    name: both("Spoke & Chain", "链条单车行"),
    sort: both("bike shop", "自行车店"),
    goods: [
      ['Inner tube 28"', "内胎 28 寸", 2500, 4500],
      ["Brake pads", "刹车皮", 3900, 7900],
      ["Chain oil", "链条油", 2900, 4900],
      ["Bell", "车铃", 1900, 3900],
      ["Rear light", "尾灯", 4900, 9900],
      ["Labour, 30 min", "工时 30 分钟", 6000, 9000],
    ],
  },
];

export const receipt: Sketch = (rng, number) => {
  const shop = shops[(number - 1) % shops.length]!;
  const day = pickPastDay(rng);
  const minutes = rng.int(9 * 60, 21 * 60);
  const rows = rng.sample(shop.goods, rng.int(3, Math.min(6, shop.goods.length))).map(([en, zh, from, to]) => {
    const count = rng.chance(0.7) ? 1 : rng.int(2, 4);
    const price = rng.int(from / 10, to / 10) * 10;
    return { name: both(en, zh), count, price, sum: count * price };
  });
  const subtotal = rows.reduce((sum, row) => sum + row.sum, 0);
  const discount = rng.chance(0.35) ? Math.round((subtotal * rng.pick([5, 10])) / 1000) * 10 : 0;
  const total = subtotal - discount;
  const cash = rng.chance(0.35);
  const given = cash ? Math.ceil(total / 5000) * 5000 : total;
  const method = cash
    ? both("Cash", "现金")
    : rng.pick([both("Card •••• 4417", "银行卡 •••• 4417"), both("Mobile payment", "移动支付")]);
  const no = createCode(rng, "####-#####");
  const { address: where, phone } = companyContact(shop.name);
  const turn = rng.pick([-2, -1, 0, 1, 2]);
  return {
    title: both(`Receipt, ${shop.name.en}`, `${shop.name.zh}小票`),
    words: [both("receipt", "小票"), both("receipt", "收据"), shop.name, shop.sort, ...rows.map((row) => row.name)],
    facts: {
      shop: shop.name,
      address: where,
      phone,
      date: day.key,
      time: clockTime(minutes),
      receiptNumber: no,
      currency: "CNY",
      items: rows.map((row) => ({
        name: row.name,
        count: row.count,
        price: toAmount(row.price),
        sum: toAmount(row.sum),
      })),
      subtotal: toAmount(subtotal),
      discount: toAmount(discount),
      total: toAmount(total),
      payment: method,
      given: toAmount(given),
      change: toAmount(given - total),
    },
    paint(p) {
      surface(p, number);
      drawPropBeside(p, number);
      const w = 680;
      const h = 800 + rows.length * 62 + (discount ? 56 : 0) + (cash ? 106 : 0);
      const top = Math.max(36, (1440 - h) / 2 - 10);
      sheet(p, (1080 - w) / 2, top, w, h, turn, "#fdfdf9", () => {
        // Torn edges of the paper roll.
        const teeth = (y: number, dir: number) =>
          Array.from({ length: 35 }, (_, i): [number, number] => [(i * w) / 34, y + (i % 2 ? dir * 12 : 0)]);
        p.poly([...teeth(0, -1), [w, 4], [0, 4]], "#fdfdf9").poly([...teeth(h, 1), [w, h - 4], [0, h - 4]], "#fdfdf9");
        const [x, inner] = [46, w - 92];
        p.text(w / 2, 84, shop.name, 52, { weight: 700, anchor: "middle", fit: inner });
        p.text(w / 2, 130, where, 28, { anchor: "middle", fill: grey }).text(
          w / 2,
          168,
          both(`Tel. ${phone}`, `电话 ${phone}`),
          28,
          { anchor: "middle", fill: grey },
        );
        dashedLine(p, x, 200, inner);
        labelAndValue(p, x, 246, inner, both("Date", "日期"), `${day.key} ${clockTime(minutes)}`, 30);
        labelAndValue(p, x, 292, inner, both("Receipt no.", "小票号"), no, 30);
        dashedLine(p, x, 322, inner);
        let y = 372;
        for (const row of rows) {
          p.text(x, y, row.name, 31, { fit: 330 });
          p.text(x + 424, y, row.count === 1 ? "1" : `${row.count} × ${formatAmount(row.price)}`, 27, {
            anchor: "end",
            fill: grey,
            fit: 130,
          });
          p.text(x + inner, y, formatAmount(row.sum), 31, { anchor: "end" });
          y += 62;
        }
        dashedLine(p, x, y - 24, inner);
        y += 28;
        labelAndValue(p, x, y, inner, both("Subtotal", "小计"), formatAmount(subtotal), 30);
        if (discount) labelAndValue(p, x, (y += 56), inner, both("Discount", "优惠"), `−${formatAmount(discount)}`, 30);
        p.rect(x - 10, y + 26, inner + 20, 78, "#efefe8");
        labelAndValue(p, x, (y += 82), inner, both("TOTAL", "合计"), formatYuan(total), 50, true);
        labelAndValue(p, x, (y += 76), inner, both("Paid by", "支付方式"), method, 30);
        if (cash) {
          labelAndValue(p, x, (y += 52), inner, both("Cash given", "实收"), formatAmount(given), 30);
          labelAndValue(p, x, (y += 52), inner, both("Change", "找零"), formatAmount(given - total), 30);
        }
        dashedLine(p, x, y + 28, inner);
        barcode(p, x + 110, y + 54, inner - 220, 84);
        p.text(w / 2, y + 190, both("Thank you, come again!", "谢谢惠顾，欢迎再来！"), 30, { anchor: "middle" });
      });
    },
  };
};

interface MenuCard {
  readonly name: LocalizedText;
  readonly sort: LocalizedText;
  readonly tone: string;
  readonly dark?: boolean;
  readonly sections: readonly {
    readonly name: LocalizedText;
    readonly dishes: readonly (readonly [en: string, zh: string, from: number, to: number])[];
  }[];
}
const menus: readonly MenuCard[] = [
  {
    name: both("Golden Lotus", "金莲餐厅"),
    sort: both("Chinese restaurant", "中餐厅"),
    tone: "#a8322b",
    sections: [
      {
        name: both("Cold dishes", "凉菜"),
        dishes: [
          ["Smashed cucumber", "拍黄瓜", 16, 24],
          ["Spicy beef slices", "夫妻肺片", 32, 46],
          ["Century egg tofu", "皮蛋豆腐", 18, 26],
          ["Wood ear salad", "凉拌木耳", 18, 26],
        ],
      },
      {
        name: both("Hot dishes", "热菜"),
        dishes: [
          ["Kung pao chicken", "宫保鸡丁", 38, 52],
          ["Twice-cooked pork", "回锅肉", 42, 58],
          ["Mapo tofu", "麻婆豆腐", 26, 36],
          ["Steamed sea bass", "清蒸鲈鱼", 78, 118],
          ["Dry-fried beans", "干煸四季豆", 26, 38],
        ],
      },
      {
        name: both("Staples", "主食"),
        dishes: [
          ["Egg fried rice", "蛋炒饭", 16, 26],
          ["Dan dan noodles", "担担面", 18, 28],
          ["Pork dumplings", "猪肉水饺", 24, 36],
        ],
      },
    ],
  },
  {
    name: both("Bluebird Café", "蓝鸟咖啡"),
    sort: both("café", "咖啡馆"),
    tone: "#2f6fa3",
    dark: true,
    sections: [
      {
        name: both("Coffee", "咖啡"),
        dishes: [
          ["Espresso", "意式浓缩", 16, 22],
          ["Americano", "美式咖啡", 20, 26],
          ["Flat white", "馥芮白", 26, 34],
          ["Cappuccino", "卡布奇诺", 26, 34],
          ["Mocha", "摩卡", 30, 38],
        ],
      },
      {
        name: both("Tea", "茶饮"),
        dishes: [
          ["Earl Grey", "伯爵红茶", 22, 28],
          ["Matcha latte", "抹茶拿铁", 28, 36],
          ["Peach iced tea", "蜜桃冰茶", 24, 32],
        ],
      },
      {
        name: both("From the oven", "烘焙"),
        dishes: [
          ["Butter croissant", "黄油可颂", 15, 22],
          ["Cinnamon roll", "肉桂卷", 18, 25],
          ["Cheesecake", "芝士蛋糕", 29, 39],
          ["Banana bread", "香蕉面包", 20, 27],
        ],
      },
    ],
  },
  {
    name: both("Trattoria Sole", "太阳意式小馆"),
    sort: both("Italian restaurant", "意大利餐厅"),
    tone: "#3d7a46",
    sections: [
      {
        name: both("Starters", "前菜"),
        dishes: [
          ["Bruschetta", "番茄烤面包", 32, 42],
          ["Caprese salad", "卡普雷塞沙拉", 42, 56],
          ["Minestrone", "意式蔬菜汤", 30, 42],
        ],
      },
      {
        name: both("Pasta and pizza", "意面与披萨"),
        dishes: [
          ["Spaghetti carbonara", "奶油培根意面", 58, 78],
          ["Lasagne", "千层面", 62, 82],
          ["Margherita", "玛格丽特披萨", 58, 76],
          ["Quattro formaggi", "四味芝士披萨", 72, 92],
          ["Prawn linguine", "大虾扁意面", 78, 108],
        ],
      },
      {
        name: both("Desserts", "甜点"),
        dishes: [
          ["Tiramisu", "提拉米苏", 36, 48],
          ["Panna cotta", "奶冻", 32, 42],
          ["Lemon sorbet", "柠檬冰沙", 26, 36],
        ],
      },
    ],
  },
  {
    name: both("Harbour Sushi", "海港寿司"),
    sort: both("sushi bar", "寿司店"),
    tone: "#20242b",
    dark: true,
    sections: [
      {
        name: both("Nigiri, 2 pieces", "握寿司（两贯）"),
        dishes: [
          ["Salmon", "三文鱼", 26, 36],
          ["Tuna", "金枪鱼", 32, 48],
          ["Prawn", "甜虾", 28, 40],
          ["Omelette", "玉子", 16, 24],
          ["Eel", "鳗鱼", 34, 48],
        ],
      },
      {
        name: both("Rolls, 6 pieces", "卷物（六枚）"),
        dishes: [
          ["Cucumber roll", "黄瓜卷", 18, 26],
          ["California roll", "加州卷", 38, 52],
          ["Dragon roll", "龙卷", 58, 78],
        ],
      },
      {
        name: both("Sides", "小食"),
        dishes: [
          ["Miso soup", "味噌汤", 12, 18],
          ["Edamame", "毛豆", 15, 22],
          ["Gyoza, 6", "煎饺 6 个", 26, 36],
        ],
      },
    ],
  },
  {
    name: both("Noodle Yard", "面院"),
    sort: both("noodle bar", "面馆"),
    tone: "#c2652a",
    sections: [
      {
        name: both("Noodles", "面"),
        dishes: [
          ["Beef noodles", "红烧牛肉面", 26, 38],
          ["Tomato egg noodles", "番茄鸡蛋面", 18, 26],
          ["Wonton noodles", "云吞面", 22, 32],
          ["Sesame noodles", "麻酱面", 16, 24],
          ["Pork rib noodles", "排骨面", 28, 38],
        ],
      },
      {
        name: both("Extras", "加料"),
        dishes: [
          ["Soft egg", "溏心蛋", 4, 6],
          ["Extra beef", "加牛肉", 12, 18],
          ["Pickles", "酸菜", 3, 5],
        ],
      },
      {
        name: both("Drinks", "饮料"),
        dishes: [
          ["Soy milk", "豆浆", 6, 10],
          ["Plum juice", "酸梅汤", 8, 12],
          ["Wheat tea", "大麦茶", 5, 9],
        ],
      },
    ],
  },
  {
    name: both("Sweet Cloud", "甜云甜品"),
    sort: both("dessert shop", "甜品店"),
    tone: "#b5578c",
    sections: [
      {
        name: both("Bubble tea", "珍珠奶茶"),
        dishes: [
          ["Classic milk tea", "经典奶茶", 14, 20],
          ["Brown sugar", "黑糖珍珠", 18, 25],
          ["Taro milk tea", "芋泥奶茶", 19, 26],
          ["Grapefruit green tea", "西柚绿茶", 17, 24],
        ],
      },
      {
        name: both("Ice", "冰品"),
        dishes: [
          ["Mango shaved ice", "芒果刨冰", 28, 38],
          ["Red bean ice", "红豆冰", 22, 30],
          ["Sundae", "圣代", 18, 26],
        ],
      },
      {
        name: both("Cakes", "蛋糕"),
        dishes: [
          ["Egg tart, 2", "蛋挞 2 个", 14, 20],
          ["Mille crêpe", "千层蛋糕", 28, 38],
          ["Cheese tart", "芝士挞", 16, 24],
        ],
      },
    ],
  },
  {
    name: both("The Green Fork", "绿叉轻食"),
    sort: both("vegetarian kitchen", "素食厨房"),
    tone: "#4f7f3a",
    sections: [
      {
        name: both("Bowls", "能量碗"),
        dishes: [
          ["Buddha bowl", "佛陀碗", 42, 56],
          ["Tofu poke", "豆腐波奇饭", 44, 58],
          ["Falafel plate", "鹰嘴豆丸拼盘", 46, 60],
          ["Pumpkin risotto", "南瓜烩饭", 48, 62],
        ],
      },
      {
        name: both("Soups", "汤"),
        dishes: [
          ["Lentil soup", "扁豆汤", 24, 32],
          ["Carrot and ginger", "胡萝卜姜汤", 22, 30],
          ["Corn chowder", "玉米浓汤", 24, 34],
        ],
      },
      {
        name: both("Juices", "鲜榨果汁"),
        dishes: [
          ["Apple and celery", "苹果芹菜汁", 24, 32],
          ["Orange", "橙汁", 20, 28],
          ["Beetroot", "甜菜根汁", 24, 32],
        ],
      },
    ],
  },
];

export const menu: Sketch = (rng, number) => {
  const card = menus[(number - 1) % menus.length]!;
  const used = new Set<number>();
  const sections = card.sections.map(({ name, dishes }) => ({
    name,
    dishes: rng.sample(dishes, Math.max(3, dishes.length - rng.int(0, 1))).map(([en, zh, from, to]) => {
      let price = rng.int(from, to);
      while (used.has(price)) price++;
      used.add(price);
      return { name: both(en, zh), price };
    }),
  }));
  const all = sections.flatMap((section) => section.dishes).toSorted((a, b) => a.price - b.price);
  const special = rng.pick(sections[1]!.dishes);
  const open = both(`Open ${rng.int(7, 11)}:00 – ${rng.int(20, 22)}:30`, "");
  const hours = both(open.en, open.en.replace("Open", "营业时间"));
  const dark = card.dark === true && number > 7 ? false : card.dark === true;
  return {
    title: both(`Menu, ${card.name.en}`, `${card.name.zh}菜单`),
    words: [both("menu", "菜单"), card.name, card.sort, both("prices", "价格"), ...all.map((dish) => dish.name)],
    facts: {
      place: card.name,
      hours,
      currency: "CNY",
      sections,
      special: special.name,
      cheapest: all[0]!.name,
      dearest: all.at(-1)!.name,
    },
    paint(p) {
      surface(p, number + 2);
      const [paper, ink, soft] = dark ? ["#25292f", "#f4efe2", "#c9bfa8"] : ["#fffaf0", "#2d2a26", "#7d756a"];
      sheet(p, 70, 50, 940, 1340, [-1, 0, 1][number % 3]!, paper, () => {
        p.rect(26, 26, 888, 1288, { stroke: dark ? "#c9a862" : card.tone, width: 5, r: 8 }).rect(38, 38, 864, 1264, {
          stroke: dark ? "#c9a862" : card.tone,
          width: 2,
          r: 4,
        });
        p.text(470, 136, card.name, 76, {
          weight: 700,
          anchor: "middle",
          fill: dark ? "#e9c877" : card.tone,
          fit: 800,
        });
        p.text(470, 188, both(`— ${card.sort.en} —`, `— ${card.sort.zh} —`), 30, { anchor: "middle", fill: soft });
        const lines = sections.reduce((sum, section) => sum + section.dishes.length, 0);
        const step = Math.min(72, (930 - 3 * 96) / lines);
        let y = 262;
        for (const section of sections) {
          const wide = measureText(p.localize(section.name), 40, 700);
          p.text(470, y, section.name, 40, { weight: 700, anchor: "middle", fill: dark ? "#e9c877" : card.tone });
          p.line(
            [
              [90, y - 14],
              [450 - wide / 2, y - 14],
            ],
            soft,
            2,
          ).line(
            [
              [490 + wide / 2, y - 14],
              [850, y - 14],
            ],
            soft,
            2,
          );
          y += 60;
          for (const dish of section.dishes) {
            const isSpecial = dish === special;
            p.text(90, y, dish.name, 36, { fill: ink, fit: 540 });
            if (isSpecial) {
              const at = 110 + Math.min(540, measureText(p.localize(dish.name), 36));
              p.rect(at, y - 30, p.lang === "zh" ? 92 : 128, 38, { fill: "#d9483b", r: 19 }).text(
                at + (p.lang === "zh" ? 46 : 64),
                y - 2,
                both("Special", "招牌"),
                26,
                { fill: "#fff", weight: 500, anchor: "middle" },
              );
            }
            const from =
              110 +
              Math.min(540, measureText(p.localize(dish.name), 36)) +
              (isSpecial ? (p.lang === "zh" ? 100 : 138) : 0);
            p.line(
              [
                [from, y - 6],
                [850 - 90, y - 6],
              ],
              soft,
              3,
              "1 12",
            ).text(850, y, `¥${dish.price}`, 38, { fill: ink, weight: 500, anchor: "end" });
            y += step;
          }
          y += 40;
        }
        p.text(470, 1276, hours, 28, { anchor: "middle", fill: soft });
      });
    },
  };
};

const letters: readonly {
  readonly from: LocalizedText;
  readonly subject: LocalizedText;
  readonly words: LocalizedText;
  readonly body: (v: {
    day: LocalizedText;
    time: string;
    no: string;
    sum: string;
    place: LocalizedText;
  }) => readonly LocalizedText[];
}[] = [
  {
    from: both("City Library", "市立图书馆"),
    subject: both("Your reserved book", "您预约的图书"),
    words: both("library", "图书馆"),
    body: (v) => [
      both(
        `The book that you reserved has arrived. Please collect it at desk ${v.no.slice(-1)} by ${v.day.en}.`,
        `您预约的图书已经到馆，请在 ${v.day.zh}前到 ${v.no.slice(-1)} 号服务台领取。`,
      ),
      both(
        `The desk closes at ${v.time}. Your reservation number is ${v.no}; please have your card with you.`,
        `服务台 ${v.time} 关闭。您的预约编号是 ${v.no}，请携带借书证。`,
      ),
    ],
  },
  {
    from: both("Riverside Water Works", "河畔自来水公司"),
    subject: both("Interruption of supply", "停水通知"),
    words: both("water", "自来水"),
    body: (v) => [
      both(
        `The water supply in ${v.place.en} will be interrupted on ${v.day.en} from ${v.time} for about three hours.`,
        `${v.place.zh}将于 ${v.day.zh} ${v.time} 起停水约三小时。`,
      ),
      both(
        `Please keep some water ready beforehand. Questions? Call our service line and name notice ${v.no}.`,
        `请提前储水。如有疑问，请致电客服并告知通知编号 ${v.no}。`,
      ),
    ],
  },
  {
    from: both("Elm Street Dental", "榆树街牙科"),
    subject: both("Your appointment", "就诊预约"),
    words: both("dentist", "牙医"),
    body: (v) => [
      both(
        `We confirm your check-up on ${v.day.en} at ${v.time}. Please come ten minutes early.`,
        `您的检查预约时间为 ${v.day.zh} ${v.time}，请提前十分钟到达。`,
      ),
      both(
        `The fee is ${v.sum}. To move the appointment, quote number ${v.no}.`,
        `费用为 ${v.sum}。如需改期，请告知预约号 ${v.no}。`,
      ),
    ],
  },
  {
    from: both("Maple Court Management", "枫林苑物业"),
    subject: both("Lift inspection", "电梯检修"),
    words: both("house management", "物业"),
    body: (v) => [
      both(
        `The lift in our house will be inspected on ${v.day.en} and will stand still until ${v.time}.`,
        `本楼电梯将于 ${v.day.zh}进行检修，${v.time} 恢复运行。`,
      ),
      both(
        `Each flat's share of the cost is ${v.sum}. It is on your next bill under ${v.no}.`,
        `每户分摊费用为 ${v.sum}，将计入下期账单，编号 ${v.no}。`,
      ),
    ],
  },
  {
    from: both("Northgate Bank", "北门银行"),
    subject: both("Your new card", "您的新银行卡"),
    words: both("bank", "银行"),
    body: (v) => [
      both(
        `Your new card is ready at our branch in ${v.place.en} from ${v.day.en}.`,
        `您的新卡将于 ${v.day.zh}起在${v.place.zh}支行领取。`,
      ),
      both(
        `The yearly fee is ${v.sum}. The branch is open until ${v.time}. Please bring your identity card and this letter, reference ${v.no}.`,
        `年费为 ${v.sum}。支行营业至 ${v.time}。请携带身份证和本函，编号 ${v.no}。`,
      ),
    ],
  },
  {
    from: both("Willow Vet", "柳树宠物医院"),
    subject: both("Vaccination reminder", "疫苗接种提醒"),
    words: both("vet", "宠物医院"),
    body: (v) => [
      both(
        `Your cat's yearly vaccination is due. We have kept ${v.day.en} at ${v.time} for you.`,
        `您的猫咪需要接种年度疫苗，我们为您预留了 ${v.day.zh} ${v.time}。`,
      ),
      both(
        `It costs ${v.sum}. Please bring the vaccination book; file number ${v.no}.`,
        `费用为 ${v.sum}。请带上疫苗本，档案号 ${v.no}。`,
      ),
    ],
  },
  {
    from: both("Summit Climbing Gym", "峰顶攀岩馆"),
    subject: both("Your membership", "您的会员资格"),
    words: both("gym", "攀岩馆"),
    body: (v) => [
      both(
        `Your membership ${v.no} ends on ${v.day.en}. Renew it for ${v.sum} a year.`,
        `您的会员卡 ${v.no} 将于 ${v.day.zh}到期，续费价格为每年 ${v.sum}。`,
      ),
      both(
        `Renew at the desk any day until ${v.time} and your first guest climbs free.`,
        `每天 ${v.time} 前均可在前台办理，续费即赠一次好友体验。`,
      ),
    ],
  },
  {
    from: both("Harbor Studio", "海港工作室"),
    subject: both("Offer of a position", "录用通知"),
    words: both("job offer", "录用通知"),
    body: (v) => [
      both(
        `We are glad to offer you the position of designer. Your first day would be ${v.day.en}, at ${v.time}, in ${v.place.en}.`,
        `我们很高兴邀请您担任设计师，入职日期为 ${v.day.zh} ${v.time}，地点${v.place.zh}。`,
      ),
      both(
        `The monthly salary is ${v.sum}. Please sign and return this letter, reference ${v.no}.`,
        `月薪为 ${v.sum}。请签字并寄回本函，编号 ${v.no}。`,
      ),
    ],
  },
];

export const letter: Sketch = (rng, number) => {
  const kind = letters[(number - 1) % letters.length]!;
  const written = pickPastDay(rng);
  const day = addDays(written, rng.int(9, 45));
  const visit = ["Elm Street Dental", "Willow Vet", "Riverside Water Works", "Harbor Studio"].includes(kind.from.en);
  const time = clockTime((visit ? rng.int(8, 11) : rng.int(16, 20)) * 60 + rng.pick([0, 15, 30, 45]));
  const no = createCode(rng, "@@-#####");
  const cents = kind.from.en === "Harbor Studio" ? rng.int(140, 230) * 10_000 : rng.int(8, 90) * 1000;
  const place = rng.pick(streets);
  const signer = createStrangerName(rng);
  const where = companyContact(kind.from).address;
  const body = kind.body({ day: longDate(day), time, no, sum: formatYuan(cents), place });
  const text = body.map((part) => part.en).join(" ");
  return {
    title: both(`Letter: ${kind.subject.en}`, `信函：${kind.subject.zh}`),
    words: [both("letter", "信"), both("document", "文件"), kind.from, kind.words, kind.subject],
    facts: {
      from: kind.from,
      fromAddress: where,
      to: owner.name,
      written: written.key,
      subject: kind.subject,
      date: day.key,
      time,
      reference: no,
      ...(text.includes(formatYuan(cents)) ? { currency: "CNY", amount: toAmount(cents) } : {}),
      ...(text.includes(place.en) ? { place } : {}),
      signedBy: signer,
      body,
    },
    paint(p) {
      surface(p, number + 4);
      drawPropBeside(p, number + 1);
      sheet(p, 100, 60, 880, 1290, [-1, 1, 0, -2][number % 4]!, "#fffefa", () => {
        const tone = ["#2f6fa3", "#3d7a46", "#a8322b", "#7a5aa0", "#b5722a"][number % 5]!;
        p.rect(0, 0, 880, 18, tone)
          .circle(116, 110, 44, tone)
          .text(116, 128, p.localize(kind.from).slice(0, 1), 52, { fill: "#fff", weight: 700, anchor: "middle" });
        p.text(184, 106, kind.from, 42, { weight: 700, fit: 620 }).text(184, 148, where, 28, { fill: grey });
        p.line(
          [
            [72, 190],
            [808, 190],
          ],
          lighter(tone, 0.4),
          3,
        );
        p.text(808, 250, longDate(written), 30, { anchor: "end" });
        p.text(72, 320, owner.name, 32).text(72, 364, owner.address ?? "", 32);
        p.text(72, 460, kind.subject, 42, { weight: 700 });
        let y = p.paragraph(72, 540, both(`Dear ${owner.name.en},`, `尊敬的${owner.name.zh}：`), 34, 736);
        for (const part of body) y = p.paragraph(72, y + 22, part, 34, 736, { leading: 1.5 });
        y = p.paragraph(72, y + 50, both("Yours sincerely,", "此致\n敬礼"), 34, 736);
        p.text(90, y + 60, signer, 58, { slanted: true, fill: "#22408a" });
        p.text(72, y + 120, signer, 32).text(72, y + 164, kind.from, 28, { fill: grey });
        if (number % 2) stamp(p, 690, y + 60, 96, p.localize(both("RECEIVED", "专用章")));
      });
    },
  };
};

const services: readonly {
  readonly company: LocalizedText;
  readonly lines: readonly (readonly [en: string, zh: string, from: number, to: number, most: number])[];
}[] = [
  {
    company: both("Lumen", "流明公司"),
    lines: [
      ["Desk lamp L2", "台灯 L2", 18_900, 32_900, 6],
      ["Ceiling light C5", "吸顶灯 C5", 38_900, 69_900, 4],
      ["LED strip 5 m", "LED 灯带 5 米", 5900, 12_900, 8],
      ["Delivery", "配送", 2000, 6000, 1],
      ["Installation", "安装", 12_000, 26_000, 2],
    ],
  },
  {
    company: both("Bright Print", "明印图文"),
    lines: [
      ["Business cards, 200", "名片 200 张", 6800, 12_800, 4],
      ["Posters A2", "海报 A2", 2800, 4900, 12],
      ["Brochures, 100", "宣传册 100 本", 38_000, 72_000, 3],
      ["Layout, hours", "排版（小时）", 12_000, 18_000, 6],
      ["Express fee", "加急费", 8000, 15_000, 1],
    ],
  },
  {
    company: both("Clearview Cleaning", "明窗保洁"),
    lines: [
      ["Office cleaning, visits", "办公室保洁（次）", 18_000, 28_000, 8],
      ["Windows, m²", "擦窗（平方米）", 800, 1500, 40],
      ["Carpets, rooms", "地毯清洗（间）", 12_000, 20_000, 5],
      ["Supplies", "清洁用品", 4500, 9000, 2],
    ],
  },
  {
    company: both("Quick Byte IT", "快字节科技"),
    lines: [
      ["Laptop repair", "笔记本维修", 26_000, 58_000, 3],
      ["SSD 1 TB", "固态硬盘 1 TB", 42_000, 69_000, 4],
      ["Network cable 10 m", "网线 10 米", 2500, 4900, 10],
      ["Support, hours", "技术支持（小时）", 15_000, 24_000, 6],
      ["Licence, seats", "软件许可（席位）", 9900, 19_900, 12],
    ],
  },
];

export const invoice: Sketch = (rng, number) => {
  const { company, lines } = services[(number - 1) % services.length]!;
  const day = pickPastDay(rng);
  const days = rng.pick([14, 30]);
  const due = addDays(day, days);
  const no = createCode(rng, `${day.year}-@@####`);
  const buyer = rng.chance(0.5) ? both("Harbor Studio", "海港工作室") : createStrangerName(rng);
  const rows = rng.sample(lines, rng.int(3, Math.min(5, lines.length))).map(([en, zh, from, to, most]) => {
    const count = rng.int(1, most);
    const price = rng.int(from / 100, to / 100) * 100;
    return { name: both(en, zh), count, price, sum: count * price };
  });
  const net = rows.reduce((sum, row) => sum + row.sum, 0);
  const rate = rng.pick([6, 13]);
  const tax = Math.round((net * rate) / 100);
  const account = createCode(rng, "6200 #### #### ####");
  const where = companyContact(company).address;
  const buyerAt = createAddress(rng);
  const paid = rng.chance(0.3);
  return {
    title: both(`Invoice ${no}`, `账单 ${no}`),
    words: [
      both("invoice", "账单"),
      both("invoice", "发票"),
      both("document", "文件"),
      company,
      buyer,
      ...rows.map((row) => row.name),
    ],
    facts: {
      seller: company,
      sellerAddress: where,
      buyer,
      buyerAddress: buyerAt,
      number: no,
      date: day.key,
      due: due.key,
      currency: "CNY",
      items: rows.map((row) => ({
        name: row.name,
        count: row.count,
        price: toAmount(row.price),
        sum: toAmount(row.sum),
      })),
      net: toAmount(net),
      taxPercent: rate,
      tax: toAmount(tax),
      total: toAmount(net + tax),
      account,
      paid,
    },
    paint(p) {
      surface(p, number + 1);
      const tone = ["#2f6fa3", "#b5722a", "#3d7a46", "#5a4f9a"][number % 4]!;
      sheet(p, 60, 50, 960, 1340, [0, 1, -1][number % 3]!, "#ffffff", () => {
        p.rect(0, 0, 960, 170, tone)
          .text(60, 90, company, 54, { fill: "#fff", weight: 700, fit: 520 })
          .text(60, 136, where, 28, { fill: "#fff", opacity: 0.9 });
        p.text(900, 106, both("INVOICE", "账单"), 60, { fill: "#fff", weight: 700, anchor: "end" });
        p.text(60, 236, both("Bill to", "客户"), 26, { fill: grey })
          .text(60, 280, buyer, 36, { weight: 500, fit: 420 })
          .text(60, 322, buyerAt, 28);
        const facts: readonly [LocalizedText, string][] = [
          [both("Invoice no.", "账单编号"), no],
          [both("Date", "开具日期"), day.key],
          [both("Due", "付款期限"), due.key],
        ];
        facts.forEach(([name, value], i) =>
          p
            .text(540, 240 + i * 46, name, 28, { fill: grey })
            .text(900, 240 + i * 46, value, 32, { anchor: "end", weight: i === 2 ? 700 : 400 }),
        );
        p.rect(40, 384, 880, 60, lighter(tone, 0.82));
        const head = { weight: 500, fill: tone } as const;
        p.text(60, 424, both("Description", "项目"), 28, head)
          .text(530, 424, both("Qty", "数量"), 28, { ...head, anchor: "end" })
          .text(710, 424, both("Price", "单价"), 28, { ...head, anchor: "end" })
          .text(900, 424, both("Amount", "金额"), 28, { ...head, anchor: "end" });
        let y = 500;
        for (const row of rows) {
          p.text(60, y, row.name, 31, { fit: 390 })
            .text(530, y, String(row.count), 31, { anchor: "end" })
            .text(710, y, formatAmount(row.price), 31, { anchor: "end" })
            .text(900, y, formatAmount(row.sum), 31, { anchor: "end" });
          p.rect(40, y + 24, 880, 2, "#dfe3e8");
          y += 74;
        }
        y += 24;
        labelAndValue(p, 500, y, 400, both("Net", "不含税金额"), formatAmount(net), 31);
        labelAndValue(p, 500, y + 54, 400, both(`Tax ${rate} %`, `税额（${rate}%）`), formatAmount(tax), 31);
        p.rect(480, y + 82, 440, 84, { fill: tone, r: 8 });
        p.text(504, y + 138, both("Total", "合计"), 38, { fill: "#fff", weight: 700 }).text(
          900,
          y + 138,
          formatYuan(net + tax),
          42,
          { fill: "#fff", weight: 700, anchor: "end" },
        );
        p.text(60, 1216, both("Please pay to account", "请汇款至账户"), 28, { fill: grey }).text(
          60,
          1262,
          account,
          34,
          { weight: 500 },
        );
        p.text(60, 1306, both(`Please name the invoice number.`, `汇款时请注明账单编号。`), 26, { fill: grey });
        if (paid) stamp(p, 250, y + 100, 110, p.localize(both("PAID", "已付款")));
        squareCode(p, 770, 1170, 136);
      });
    },
  };
};

const contracts = [
  {
    title: both("Rental agreement", "房屋租赁合同"),
    a: both("Landlord", "出租人"),
    b: both("Tenant", "承租人"),
    clauses: (v: ContractTerms) => [
      both(
        `The landlord lets the flat at ${v.place.en} to the tenant.`,
        `出租人将位于${v.place.zh}的房屋出租给承租人。`,
      ),
      both(`The lease runs for ${v.months} months from ${v.start.en}.`, `租期 ${v.months} 个月，自 ${v.start.zh}起。`),
      both(
        `The monthly rent is ${v.sum}, payable by day ${v.day} of each month.`,
        `月租金 ${v.sum}，每月 ${v.day} 日前支付。`,
      ),
      both(`The deposit is ${v.deposit}.`, `押金 ${v.deposit}。`),
      both(`Either party may give ${v.notice} days' notice in writing.`, `任何一方可提前 ${v.notice} 天书面通知解约。`),
    ],
  },
  {
    title: both("Service contract", "服务合同"),
    a: both("Client", "委托方"),
    b: both("Provider", "服务方"),
    clauses: (v: ContractTerms) => [
      both(`The provider looks after the office at ${v.place.en}.`, `服务方负责${v.place.zh}办公室的日常维护。`),
      both(
        `The contract runs for ${v.months} months from ${v.start.en}.`,
        `合同期 ${v.months} 个月，自 ${v.start.zh}起。`,
      ),
      both(`The monthly fee is ${v.sum}, payable by day ${v.day}.`, `每月服务费 ${v.sum}，${v.day} 日前支付。`),
      both(`The client pays ${v.deposit} in advance.`, `委托方预付 ${v.deposit}。`),
      both(`It ends with ${v.notice} days' notice in writing.`, `提前 ${v.notice} 天书面通知可终止合同。`),
    ],
  },
  {
    title: both("Loan of equipment", "设备借用协议"),
    a: both("Lender", "出借方"),
    b: both("Borrower", "借用方"),
    clauses: (v: ContractTerms) => [
      both(`The lender hands over the projector at ${v.place.en}.`, `出借方在${v.place.zh}交付投影设备。`),
      both(`The loan lasts ${v.months} months from ${v.start.en}.`, `借用期 ${v.months} 个月，自 ${v.start.zh}起。`),
      both(`The monthly fee is ${v.sum}, payable by day ${v.day}.`, `每月费用 ${v.sum}，${v.day} 日前支付。`),
      both(`The deposit is ${v.deposit}.`, `保证金 ${v.deposit}。`),
      both(`Damage is to be reported within ${v.notice} days.`, `如有损坏，须在 ${v.notice} 天内告知。`),
    ],
  },
] as const;
interface ContractTerms {
  readonly place: LocalizedText;
  readonly months: number;
  readonly start: LocalizedText;
  readonly sum: string;
  readonly deposit: string;
  readonly day: number;
  readonly notice: number;
}

export const contract: Sketch = (rng, number) => {
  const kind = contracts[(number - 1) % 3]!;
  const a = createStrangerName(rng);
  const b = rng.chance(0.5) ? owner.name : rng.pick(people).name;
  const start = pickFutureDay(rng);
  const signed = pickPastDay(rng);
  const monthly = rng.int(18, 65) * 10_000;
  const terms: ContractTerms = {
    place: createAddress(rng),
    months: rng.pick([6, 12, 18, 24]),
    start: longDate(start),
    sum: formatYuan(monthly),
    deposit: formatYuan(monthly * 2),
    day: rng.pick([1, 5, 10, 15]),
    notice: rng.pick([14, 30, 60]),
  };
  const no = createCode(rng, "C-######");
  const clauses = kind.clauses(terms);
  return {
    title: kind.title,
    words: [both("contract", "合同"), both("document", "文件"), both("signature", "签名"), kind.title, a, b],
    facts: {
      kind: kind.title,
      number: no,
      parties: [
        { role: kind.a, name: a },
        { role: kind.b, name: b },
      ],
      place: terms.place,
      months: terms.months,
      start: start.key,
      currency: "CNY",
      monthly: toAmount(monthly),
      deposit: toAmount(monthly * 2),
      payBy: terms.day,
      noticeDays: terms.notice,
      signed: signed.key,
      clauses,
    },
    paint(p) {
      surface(p, number + 5);
      if (number % 2) pencil(p, 1000, 900, 84, "#2c3038");
      sheet(p, 90, 50, 900, 1340, [1, -1, 0][number % 3]!, "#fffefa", () => {
        p.text(450, 128, kind.title, 58, { weight: 700, anchor: "middle", fit: 760 }).text(
          450,
          176,
          both(`No. ${no}`, `编号 ${no}`),
          30,
          { fill: grey, anchor: "middle" },
        );
        p.line(
          [
            [70, 208],
            [830, 208],
          ],
          "#333",
          3,
        ).line(
          [
            [70, 216],
            [830, 216],
          ],
          "#333",
          1.5,
        );
        p.text(70, 284, both(`${kind.a.en}: ${a.en}`, `${kind.a.zh}：${a.zh}`), 34, { weight: 500 }).text(
          70,
          334,
          both(`${kind.b.en}: ${b.en}`, `${kind.b.zh}：${b.zh}`),
          34,
          { weight: 500 },
        );
        let y = 412;
        clauses.forEach((clause, i) => {
          p.text(70, y, `${i + 1}.`, 36, { weight: 700 });
          y = p.paragraph(118, y, clause, 36, 712, { leading: 1.42 }) + 26;
        });
        y = Math.max(y + 60, 1040);
        p.text(70, y, both(`Signed on ${longDate(signed).en}`, `签订日期：${longDate(signed).zh}`), 32);
        for (const [x, who, role] of [
          [70, a, kind.a],
          [480, b, kind.b],
        ] as const) {
          p.text(x + 14, y + 100, who, 56, { slanted: true, fill: "#22408a", fit: 310, turn: -3 });
          p.line(
            [
              [x, y + 124],
              [x + 340, y + 124],
            ],
            "#333",
            2,
          ).text(x, y + 164, role, 28, { fill: grey });
        }
        if (number % 2 === 0) stamp(p, 730, y - 76, 92, p.localize(both("SEALED", "合同章")));
      });
    },
  };
};

const honours = [
  {
    title: both("Certificate of Completion", "结业证书"),
    what: [
      both("Introduction to Photography", "摄影入门"),
      both("First Aid at Work", "职场急救"),
      both("Spreadsheet Basics", "电子表格基础"),
    ],
    unit: both("hours", "学时"),
    by: both("Evening College", "夜校学院"),
  },
  {
    title: both("Finisher's Certificate", "完赛证书"),
    what: [
      both("Lakeside Half Marathon", "湖畔半程马拉松"),
      both("Autumn City 10 K", "秋季城市十公里"),
      both("Harbour Bridge Run", "海港大桥跑"),
    ],
    unit: both("place", "名"),
    by: both("City Running Club", "市跑步协会"),
  },
  {
    title: both("Award of Honour", "荣誉证书"),
    what: [
      both("Best Team Project", "最佳团队项目"),
      both("Science Fair", "科学展览会"),
      both("Chess Tournament", "国际象棋锦标赛"),
    ],
    unit: both("points", "分"),
    by: both("Harbor Studio", "海港工作室"),
  },
  {
    title: both("Language Certificate", "语言证书"),
    what: [
      both("Spanish, level B1", "西班牙语 B1 级"),
      both("French, level A2", "法语 A2 级"),
      both("German, level B2", "德语 B2 级"),
    ],
    unit: both("points", "分"),
    by: both("Bridge Language School", "桥语言学校"),
  },
] as const;

export const certificate: Sketch = (rng, number) => {
  const kind = honours[(number - 1) % 4]!;
  const who = rng.chance(0.4) ? owner.name : createStrangerName(rng);
  const what = rng.pick(kind.what);
  const [least, most] = { place: [3, 480], hours: [12, 60], points: [61, 99] }[kind.unit.en] as [number, number];
  const result = rng.int(least, most);
  const day = pickPastDay(rng);
  const no = createCode(rng, "@@@-####");
  const signer = createStrangerName(rng);
  const tone = ["#a8792c", "#2f6fa3", "#a8322b", "#3d7a46"][number % 4]!;
  const resultText =
    kind.unit.en === "place"
      ? both(`Place ${result}`, `第 ${result} 名`)
      : both(`${result} ${kind.unit.en}`, `${result} ${kind.unit.zh}`);
  return {
    title: kind.title,
    words: [both("certificate", "证书"), both("document", "文件"), kind.by, what, who],
    facts: {
      kind: kind.title,
      name: who,
      what,
      result,
      unit: kind.unit,
      date: day.key,
      number: no,
      issuedBy: kind.by,
      signedBy: signer,
    },
    paint(p) {
      surface(p, number + 3);
      sheet(p, 70, 70, 1300, 940, 0, "#fffbf0", () => {
        p.rect(24, 24, 1252, 892, { stroke: tone, width: 14 }).rect(48, 48, 1204, 844, { stroke: tone, width: 3 });
        for (const [x, y] of [
          [48, 48],
          [1252, 48],
          [48, 892],
          [1252, 892],
        ] as const)
          p.circle(x, y, 30, tone).circle(x, y, 18, "#fffbf0").circle(x, y, 9, tone);
        p.text(650, 176, kind.title, 84, { weight: 700, fill: tone, anchor: "middle", fit: 1060 });
        p.text(650, 246, both("This is to certify that", "兹证明"), 36, { fill: grey, anchor: "middle" });
        p.text(650, 356, who, 92, { weight: 500, slanted: true, anchor: "middle", fit: 1000 }).line(
          [
            [300, 386],
            [1000, 386],
          ],
          tone,
          3,
        );
        p.text(650, 448, both("has successfully taken part in", "已参加并完成"), 36, { fill: grey, anchor: "middle" });
        p.text(650, 530, what, 58, { weight: 700, anchor: "middle", fit: 1060 });
        p.text(650, 606, both(`Result: ${resultText.en}`, `成绩：${resultText.zh}`), 46, {
          anchor: "middle",
          fill: tone,
          weight: 500,
        });
        p.text(140, 790, longDate(day), 36)
          .line(
            [
              [130, 746],
              [440, 746],
            ],
            "#555",
            2,
          )
          .text(140, 836, both(`No. ${no}`, `编号 ${no}`), 30, { fill: grey });
        p.text(860, 736, signer, 52, { slanted: true, fill: "#22408a", fit: 300 })
          .line(
            [
              [850, 746],
              [1160, 746],
            ],
            "#555",
            2,
          )
          .text(860, 790, signer, 32)
          .text(860, 836, kind.by, 30, { fill: grey });
        p.poly(
          [
            [600, 760],
            [700, 760],
            [720, 880],
            [650, 850],
            [580, 880],
          ],
          "#b5332b",
        );
        for (let i = 0; i < 16; i++) {
          const a = (i * Math.PI) / 8;
          p.circle(650 + sin(a) * 66, 740 - cos(a) * 66, 18, "#d9a93f");
        }
        p.circle(650, 740, 68, "#e9bd55")
          .circle(650, 740, 52, { stroke: "#b9882a", width: 4 })
          .text(650, 758, "★", 50, { fill: "#b9882a", anchor: "middle" });
      });
    },
  };
};

const forms = [
  {
    title: both("Visitor registration", "访客登记表"),
    fields: ["name", "phone", "company", "visits", "date", "time"],
    options: [both("Meeting", "会议"), both("Interview", "面试"), both("Delivery", "送货")],
  },
  {
    title: both("Library card application", "借书证申请表"),
    fields: ["name", "birth", "address", "phone", "date"],
    options: [both("Adult", "成人"), both("Student", "学生"), both("Senior", "老年人")],
  },
  {
    title: both("Parcel return slip", "退货单"),
    fields: ["name", "order", "article", "date", "phone"],
    options: [both("Too small", "尺码太小"), both("Damaged", "商品破损"), both("Changed my mind", "不想要了")],
  },
  {
    title: both("Course registration", "课程报名表"),
    fields: ["name", "email", "phone", "course", "date"],
    options: [both("Morning", "上午班"), both("Evening", "晚间班"), both("Weekend", "周末班")],
  },
] as const;

export const form: Sketch = (rng, number) => {
  const kind = forms[(number - 1) % 4]!;
  const who = createStrangerName(rng);
  const day = pickPastDay(rng);
  const latin = who.en.toLowerCase().replaceAll(" ", ".");
  const values: Record<string, readonly [LocalizedText, LocalizedText]> = {
    name: [both("Name", "姓名"), who],
    phone: [both("Telephone", "电话"), both(createLandline(rng), "")],
    company: [
      both("Company", "公司"),
      rng.pick([both("Lumen", "流明公司"), both("Bright Print", "明印图文"), both("Quick Byte IT", "快字节科技")]),
    ],
    visits: [both("Visits", "拜访对象"), rng.pick(people).name],
    date: [both("Date", "日期"), both(day.key, "")],
    time: [both("Time of arrival", "到达时间"), both(clockTime(rng.int(8 * 60, 17 * 60)), "")],
    birth: [
      both("Date of birth", "出生日期"),
      both(`${rng.int(1958, 2006)}-${pad(rng.int(1, 12))}-${pad(rng.int(1, 28))}`, ""),
    ],
    address: [both("Address", "住址"), createAddress(rng)],
    order: [both("Order number", "订单号"), both(createCode(rng, "@##-######"), "")],
    article: [
      both("Article", "商品"),
      rng.pick([
        both("Rain jacket, size M", "雨衣 M 码"),
        both("Desk lamp, white", "白色台灯"),
        both("Running shoes, 42", "跑鞋 42 码"),
      ]),
    ],
    email: [both("E-mail", "电子邮箱"), both(`${latin}@postbox.example`, "")],
    course: [
      both("Course", "课程"),
      rng.pick([
        both("Pottery for beginners", "陶艺入门"),
        both("Conversational Spanish", "西班牙语口语"),
        both("Watercolour", "水彩画"),
      ]),
    ],
  };
  const rows = kind.fields.map((field) => {
    const [name, value] = values[field]!;
    return { field, name, value: value.zh === "" ? both(value.en, value.en) : value };
  });
  const ticked = rng.int(0, 2);
  const no = createCode(rng, "F-#####");
  return {
    title: kind.title,
    words: [both("form", "表格"), both("document", "文件"), both("handwriting", "手写"), kind.title, who],
    facts: {
      kind: kind.title,
      number: no,
      fields: Object.fromEntries(rows.map(({ field, value }) => [field, value])),
      options: kind.options,
      ticked: kind.options[ticked]!,
    },
    paint(p) {
      surface(p, number + 2);
      // A clipboard.
      p.rect(74, 54, 960, 1360, { fill: "#000", opacity: 0.16, r: 26 }).rect(60, 40, 960, 1360, {
        fill: "#8a6242",
        r: 26,
      });
      p.rect(110, 110, 860, 1250, { fill: "#fffefb", r: 4 });
      p.rect(380, 26, 320, 80, { fill: "#aab1b8", r: 16 })
        .rect(460, 6, 160, 50, { fill: "#8d959d", r: 18 })
        .circle(540, 32, 12, "#5a6168");
      p.text(540, 210, kind.title, 54, { weight: 700, anchor: "middle", fit: 760 }).text(
        910,
        266,
        both(`No. ${no}`, `编号 ${no}`),
        28,
        { anchor: "end", fill: grey },
      );
      rows.forEach(({ name, value }, i) => {
        const y = 312 + i * 128;
        p.text(170, y + 22, name, 28, { fill: grey });
        p.rect(164, y + 36, 752, 68, { fill: "#f4f7fb", r: 6 }).rect(164, y + 36, 752, 68, {
          stroke: "#b9c3cf",
          width: 2,
          r: 6,
        });
        p.text(184, y + 86, value, 42, { slanted: true, fill: "#22408a", fit: 710 });
      });
      const y = 312 + rows.length * 128 + 24;
      kind.options.forEach((option, i) => {
        const x = 170 + i * 254;
        p.rect(x, y, 40, 40, { stroke: "#555", width: 3, r: 4 });
        if (i === ticked)
          p.line(
            [
              [x + 6, y + 20],
              [x + 18, y + 34],
              [x + 46, y - 10],
            ],
            "#22408a",
            7,
          );
        p.text(x + 54, y + 32, option, 30, { fit: 190 });
      });
      p.line(
        [
          [560, 1270],
          [910, 1270],
        ],
        "#555",
        2,
      )
        .text(560, 1310, both("Signature", "签名"), 26, { fill: grey })
        .text(580, 1256, who, 48, { slanted: true, fill: "#22408a", fit: 310, turn: -3 });
    },
  };
};
