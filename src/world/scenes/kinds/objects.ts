/** Things with readable text: tickets, cards, parcels, shop shelves, maps, meters and clocks. */
import { darker, lighter, mix } from "../colour.ts";
import {
  createAddress,
  toAmount,
  clockTime,
  createCode,
  pickFutureDay,
  faceMinutes,
  faceTime,
  companyContact,
  longDate,
  owner,
  pad,
  pickPastDay,
  createStrangerName,
  streets,
  weekdayName,
  formatYuan,
} from "../facts.ts";
import type { Painter } from "../painter.ts";
import { barcode, clockHand, interior, planks, squareCode, star, surface, wallClock } from "../props.ts";
import { both, type LocalizedText } from "../scene.ts";
import type { Sketch } from "../sketch.ts";
import { thingLabel, thingName } from "../things.ts";
import { cos, sin } from "#state/portable-math.ts";

const grey = "#70747a";

const cities = [
  both("Linhai", "临海"),
  both("Northgate", "北门"),
  both("Silver Lake", "银湖"),
  both("Old Harbour", "旧港"),
  both("Pine Valley", "松谷"),
  both("Westfield", "西原"),
  both("Cloud Peak", "云峰"),
  both("Riverton", "河镇"),
];
const acts = [
  both("The Paper Moons", "纸月亮乐队"),
  both("Velvet Engine", "天鹅绒引擎"),
  both("Nine Small Rivers", "九条小河"),
  both("Harbour Philharmonic", "海港爱乐乐团"),
];
const shows = [
  both("Light and Water", "光与水"),
  both("Machines that Dream", "做梦的机器"),
  both("A Thousand Kites", "一千只风筝"),
  both("Faces of the Old Town", "老城面孔"),
];

export const ticket: Sketch = (rng, number) => {
  const kind = (["concert", "train", "museum", "cinema"] as const)[(number - 1) % 4]!;
  const day = pickFutureDay(rng);
  const minutes =
    (kind === "museum" ? rng.int(18, 32) : kind === "train" ? rng.int(12, 42) : rng.int(36, 43)) * 30 +
    (kind === "train" ? rng.int(0, 29) : 0);
  const price =
    kind === "train"
      ? rng.int(45, 620) * 100 + 50 * rng.int(0, 1)
      : kind === "concert"
        ? rng.int(18, 98) * 1000
        : rng.int(25, 120) * 100;
  const no = createCode(rng, kind === "train" ? "E########" : "@@@#####");
  const who = rng.chance(0.5) ? owner.name : createStrangerName(rng);
  const row = rng.int(1, 24);
  const seat = rng.int(1, 36);
  const [from, to] = rng.sample(cities, 2) as [LocalizedText, LocalizedText];
  const trainNo = `${rng.pick(["G", "D", "K"])}${rng.int(11, 899)}`;
  const coach = rng.int(1, 16);
  const letter = rng.pick(["A", "B", "C", "D", "F"]);
  const act = rng.pick(acts);
  const show = rng.pick(shows);
  const film = rng.pick([
    both("The Last Lighthouse", "最后的灯塔"),
    both("Snow on Mars", "火星之雪"),
    both("My Uncle the Thief", "小偷叔叔"),
    both("Paper Tigers", "纸老虎"),
  ]);
  const hall = rng.int(1, 9);
  const gate = rng.pick(["A", "B", "C", "D"]);
  const title = {
    concert: act,
    train: both(`${trainNo} ${from.en} – ${to.en}`, `${trainNo} ${from.zh}—${to.zh}`),
    museum: show,
    cinema: film,
  }[kind];
  const place = {
    concert: both("Lakeside Arena", "湖畔体育馆"),
    train: both(`${from.en} Station`, `${from.zh}站`),
    museum: both("Museum of the City", "城市博物馆"),
    cinema: both("Lantern Cinema", "灯笼影院"),
  }[kind];
  const kindName = {
    concert: both("Concert ticket", "演唱会门票"),
    train: both("Train ticket", "火车票"),
    museum: both("Museum ticket", "博物馆门票"),
    cinema: both("Cinema ticket", "电影票"),
  }[kind];
  const visitors = rng.int(1, 4);
  const seating: readonly [key: string, name: LocalizedText, value: string][] =
    kind === "train"
      ? [
          ["coach", both("Coach", "车厢"), pad(coach)],
          ["seat", both("Seat", "座位"), `${pad(row)}${letter}`],
          ["train", both("Train", "车次"), trainNo],
        ]
      : kind === "museum"
        ? [
            ["visitors", both("Visitors", "人数"), String(visitors)],
            ["gate", both("Entrance", "入口"), gate],
          ]
        : kind === "cinema"
          ? [
              ["hall", both("Screen", "影厅"), String(hall)],
              ["row", both("Row", "排"), String(row)],
              ["seat", both("Seat", "座"), String(seat)],
            ]
          : [
              ["gate", both("Gate", "入口"), gate],
              ["row", both("Row", "排"), String(row)],
              ["seat", both("Seat", "座"), String(seat)],
            ];
  const tone = { concert: "#7a3fa8", train: "#2f7fb5", museum: "#b5722a", cinema: "#b3303f" }[kind];
  return {
    title: kindName,
    words: [
      both("ticket", "票"),
      kindName,
      title,
      place,
      ...(kind === "train" ? [from, to, both("train", "火车")] : []),
    ],
    facts: {
      kind,
      ...(kind === "train" ? {} : { title }),
      place,
      date: day.key,
      time: clockTime(minutes),
      price: toAmount(price),
      currency: "CNY",
      number: no,
      name: who,
      ...(kind === "train" ? { from, to } : {}),
      ...Object.fromEntries(seating.map(([key, , value]) => [key, value])),
    },
    paint(p) {
      surface(p, number * 3 + 1);
      const [w, h] = [1260, 640];
      p.group(`rotate(${[-2, 1, 2, -1, 0][number % 5]!} 720 540) translate(90 220)`, () => {
        p.rect(16, 22, w, h, { fill: "#000", opacity: 0.16, r: 30 }).rect(0, 0, w, h, { fill: "#fffdf7", r: 28 });
        p.rect(0, 0, w, 124, { fill: tone, r: 28 }).rect(0, 60, w, 64, tone);
        p.text(48, 84, kindName, 54, { fill: "#fff", weight: 700 }).text(880, 82, no, 44, {
          fill: "#fff",
          anchor: "end",
          opacity: 0.9,
        });
        for (let i = 0; i < 26; i++) p.circle(930, 24 + i * 24, 5, { fill: darker("#fffdf7", 0.25) });
        p.circle(930, 0, 26, darker(tone, 0.35)).circle(930, h, 26, { fill: "#000", opacity: 0.35 });
        if (kind === "train") {
          p.text(60, 232, from, 76, { weight: 700, fit: 280 }).text(880, 232, to, 76, {
            weight: 700,
            anchor: "end",
            fit: 280,
          });
          p.text(470, 198, trainNo, 44, { anchor: "middle", weight: 500 }).line(
            [
              [400, 220],
              [540, 220],
              [518, 204],
            ],
            "#333",
            5,
          );
        } else {
          p.text(60, 220, title, 66, { weight: 700, fit: 820 });
        }
        p.text(
          60,
          306,
          both(`${longDate(day).en}, ${weekdayName(day).en}`, `${longDate(day).zh} ${weekdayName(day).zh}`),
          44,
          { fit: 600 },
        ).text(880, 308, clockTime(minutes), 60, { weight: 700, anchor: "end", fill: tone });
        p.text(60, 372, place, 42, { fill: grey });
        seating.forEach(([, name, value], i) => {
          const x = 60 + i * 276;
          p.rect(x, 404, 256, 122, { fill: lighter(tone, 0.86), r: 16 })
            .text(x + 24, 448, name, 32, { fill: grey })
            .text(x + 24, 508, value, 56, { weight: 700, fill: darker(tone, 0.3) });
        });
        p.text(60, 594, who, 44, { weight: 500 }).text(880, 594, formatYuan(price), 52, { weight: 700, anchor: "end" });
        squareCode(p, 980, 176, 230);
        p.text(1095, 482, clockTime(minutes), 50, { anchor: "middle", weight: 700 }).text(
          1095,
          534,
          seating.at(-1)![2],
          42,
          { anchor: "middle", fill: grey },
        );
        p.icon(
          { concert: "guitar", train: "high-speed-train", museum: "classical-building", cinema: "popcorn" }[kind],
          1095,
          590,
          84,
        );
      });
    },
  };
};

const businesses = [
  ["Petal & Stem", "花瓣花店", "Florist", "花艺师", "tulip", "#b5577c"],
  ["Spoke & Chain", "链条单车行", "Mechanic", "技师", "bicycle", "#2f7f6a"],
  ["Bluebird Café", "蓝鸟咖啡", "Barista", "咖啡师", "hot-beverage", "#2f6fa3"],
  ["Willow Vet", "柳树宠物医院", "Veterinarian", "兽医", "paw-prints", "#5f7a3f"],
  ["Quick Byte IT", "快字节科技", "Consultant", "顾问", "laptop", "#4a4f9a"],
  ["Clearview Cleaning", "明窗保洁", "Team lead", "主管", "bubbles", "#2f8fa8"],
  ["Bright Print", "明印图文", "Designer", "设计师", "artist-palette", "#c2652a"],
  ["Summit Climbing Gym", "峰顶攀岩馆", "Trainer", "教练", "mountain", "#7a5a3f"],
  ["Trattoria Sole", "太阳意式小馆", "Head chef", "主厨", "spaghetti", "#a8322b"],
  ["Maple Pharmacy", "枫叶药房", "Pharmacist", "药剂师", "pill", "#c8503f"],
  ["Paper Lantern Books", "纸灯笼书店", "Bookseller", "店主", "books", "#7a4f2f"],
  ["Cool Current", "清凉空调", "Engineer", "工程师", "snowflake", "#3f7fb5"],
] as const;

export const card: Sketch = (rng, number) => {
  const [en, zh, jobEn, jobZh, icon, tone] = businesses[(number - 1) % businesses.length]!;
  const company = both(en, zh);
  const who = createStrangerName(rng);
  const { address: where, phone } = companyContact(company);
  const mobile = `+86 154 ${createCode(rng, "####")} 0${createCode(rng, "###")}`;
  const host = `${en
    .toLowerCase()
    .replace(/[^a-z]+/g, "")
    .replace("caf", "cafe")
    .replace("cafee", "cafe")}.example`;
  const mail = `${who.en.split(" ")[0]!.toLowerCase()}@${host}`;
  const style = number % 3;
  return {
    title: both(`Business card: ${who.en}`, `名片：${who.zh}`),
    words: [both("business card", "名片"), both("contact", "联系方式"), company, who, both(jobEn, jobZh)],
    facts: {
      name: who,
      title: both(jobEn, jobZh),
      company,
      phone,
      mobile,
      email: mail,
      website: `www.${host}`,
      address: where,
      decor: [icon],
    },
    paint(p) {
      surface(p, number * 5 + 2);
      const dark = style === 1;
      const ink = dark ? "#f4f1ea" : "#24272b";
      // The second card of the pile.
      p.group("rotate(7 720 540)", () =>
        p
          .rect(170, 240, 1120, 640, { fill: "#000", opacity: 0.12, r: 18 })
          .rect(160, 228, 1120, 640, { fill: dark ? lighter(tone, 0.15) : "#efebe3", r: 18 }),
      );
      p.group(`rotate(${[-2, -3, -1][style]!} 720 540) translate(150 220)`, () => {
        p.rect(14, 18, 1140, 650, { fill: "#000", opacity: 0.18, r: 18 }).rect(0, 0, 1140, 650, {
          fill: dark ? darker(tone, 0.45) : "#fffefa",
          r: 18,
        });
        if (style === 0)
          p.rect(0, 0, 360, 650, { fill: tone, r: 18 })
            .rect(330, 0, 30, 650, tone)
            .circle(180, 240, 118, { fill: "#fff", opacity: 0.95 })
            .icon(icon, 180, 240, 150)
            .text(180, 430, company, 40, { fill: "#fff", weight: 700, anchor: "middle", fit: 320 });
        else if (style === 1)
          p.circle(980, 160, 104, { fill: "#fff", opacity: 0.95 })
            .icon(icon, 980, 160, 136)
            .text(70, 110, company, 48, { fill: lighter(tone, 0.6), weight: 700, fit: 720 });
        else
          p.path("M0 18 Q0 0 18 0 H1122 Q1140 0 1140 18 V120 Q820 220 500 130 Q240 60 0 150 Z", tone)
            .circle(1010, 170, 92, "#fff")
            .circle(1010, 170, 92, { stroke: tone, width: 6 })
            .icon(icon, 1010, 170, 120)
            .text(70, 92, company, 46, { fill: "#fff", weight: 700, fit: 640 });
        const x = style === 0 ? 420 : 70;
        const y = style === 0 ? 150 : 236;
        p.text(x, y, who, 74, { weight: 700, fill: ink, fit: 660 }).text(x, y + 58, both(jobEn, jobZh), 40, {
          fill: dark ? lighter(tone, 0.6) : tone,
        });
        p.line(
          [
            [x, y + 92],
            [x + 120, y + 92],
          ],
          dark ? lighter(tone, 0.6) : tone,
          6,
        );
        const lines: readonly [LocalizedText, string][] = [
          [both("Tel.", "电话"), phone],
          [both("Mobile", "手机"), mobile],
          [both("E-mail", "邮箱"), mail],
          [both("Web", "网址"), `www.${host}`],
          [both("Address", "地址"), p.localize(where)],
        ];
        const step = style === 0 ? 68 : 55;
        lines.forEach(([name, value], i) =>
          p
            .text(x, y + 152 + i * step, name, 30, { fill: dark ? "#b9b4aa" : grey })
            .text(x + 130, y + 152 + i * step, value, 38, { fill: ink, fit: style === 0 ? 540 : 760 }),
        );
      });
    },
  };
};

const couriers = [
  ["Swift Courier", "迅达快递", "#d0493c"],
  ["Blue Van Express", "蓝车速运", "#2f6fb5"],
  ["Green Mile Parcel", "绿程物流", "#3d8a4f"],
  ["Starline Post", "星线邮递", "#6a4fa0"],
] as const;

export const parcel: Sketch = (rng, number) => {
  const [en, zh, tone] = couriers[(number - 1) % 4]!;
  const sender = rng.pick([
    both("Lumen", "流明公司"),
    both("Bright Print", "明印图文"),
    both("Paper Lantern Books", "纸灯笼书店"),
    both("Petal & Stem", "花瓣花店"),
  ]);
  const to = rng.chance(0.6) ? owner.name : createStrangerName(rng);
  const toAt = rng.chance(0.5) && owner.address ? owner.address : createAddress(rng);
  const grams = rng.int(4, 180) * 50;
  const no = createCode(rng, "@@ #### #### ##");
  const day = pickPastDay(rng);
  const pickup = createCode(rng, "#-#-####");
  const [l, w, h] = [rng.int(20, 60), rng.int(15, 40), rng.int(8, 30)];
  const fragile = rng.chance(0.5);
  const cod = rng.chance(0.3) ? rng.int(20, 300) * 100 : 0;
  const phone = createCode(rng, "154 ****") + ` 0${createCode(rng, "###")}`;
  return {
    title: both("Parcel with its label", "包裹面单"),
    words: [both("parcel", "包裹"), both("label", "面单"), both("delivery", "快递"), both(en, zh), sender],
    facts: {
      courier: both(en, zh),
      tracking: no,
      from: sender,
      to,
      address: toAt,
      phone,
      weightKg: grams / 1000,
      sizeCm: { length: l, width: w, height: h },
      date: day.key,
      pickupCode: pickup,
      fragile,
      cashOnDelivery: cod === 0 ? null : toAmount(cod),
    },
    paint(p) {
      interior(p, ["#e3ddd0", "#d3dcd8", "#dcd8e2"][number % 3]!, "#a9825c", 520);
      // The box: its front, top and side.
      p.poly(
        [
          [130, 1010],
          [1330, 1010],
          [1400, 960],
          [1400, 1040],
          [160, 1060],
        ],
        { fill: "#000", opacity: 0.16 },
      );
      p.poly(
        [
          [110, 200],
          [1210, 200],
          [1350, 110],
          [270, 110],
        ],
        "#e0b27c",
      )
        .poly(
          [
            [1210, 200],
            [1350, 110],
            [1350, 900],
            [1210, 1010],
          ],
          "#a87b48",
        )
        .rect(110, 200, 1100, 810, "#c8975f");
      p.poly(
        [
          [600, 200],
          [720, 200],
          [850, 110],
          [735, 110],
        ],
        { fill: "#f3dcae", opacity: 0.9 },
      ).rect(600, 200, 120, 66, { fill: "#f3dcae", opacity: 0.9 });
      for (const y of [300, 620, 900]) p.rect(110, y, 1100, 3, { fill: "#000", opacity: 0.05 });
      p.rect(156, 286, 1000, 670, { fill: "#000", opacity: 0.14, r: 6 }).rect(148, 276, 1000, 670, {
        fill: "#fff",
        r: 6,
      });
      p.rect(148, 276, 1000, 96, tone)
        .text(178, 344, both(en, zh), 56, { fill: "#fff", weight: 700 })
        .text(1120, 340, day.key, 42, { fill: "#fff", anchor: "end" });
      const block = (y: number, name: LocalizedText, value: LocalizedText, extra: LocalizedText | string): void =>
        void p
          .rect(148, y + 130, 1000, 3, "#333")
          .text(178, y + 44, name, 30, { fill: grey })
          .text(178, y + 98, value, 48, { weight: 700, fit: 420 })
          .text(620, y + 98, extra, 38, { fit: 510 });
      block(372, both("From", "寄件人"), sender, companyContact(sender).address);
      block(504, both("To", "收件人"), to, toAt);
      p.text(620, 548, phone, 34, { fill: grey });
      p.text(178, 690, both("Weight", "重量"), 30, { fill: grey })
        .text(178, 740, `${(grams / 1000).toFixed(2)} kg`, 46, { weight: 500 })
        .text(420, 690, both("Size", "尺寸"), 30, { fill: grey })
        .text(420, 740, `${l} × ${w} × ${h} cm`, 46, { weight: 500 });
      p.text(810, 690, both("Pick-up code", "取件码"), 30, { fill: grey }).text(810, 748, pickup, 60, {
        weight: 700,
        fill: tone,
      });
      p.rect(148, 770, 1000, 3, "#333");
      barcode(p, 180, 790, 640, 100);
      p.text(500, 932, no, 40, { anchor: "middle", weight: 500, spacing: 3 });
      if (cod)
        p.rect(860, 800, 266, 120, { stroke: "#c8352d", width: 5, r: 8 })
          .text(993, 846, both("Cash on delivery", "货到付款"), 30, { anchor: "middle", fill: "#c8352d" })
          .text(993, 902, formatYuan(cod), 46, { anchor: "middle", fill: "#c8352d", weight: 700, fit: 250 });
      else squareCode(p, 930, 794, 130);
      if (fragile)
        p.withOrigin(1010, 236, -3, () =>
          p
            .rect(-150, -46, 320, 76, { fill: "#d6332b", r: 8 })
            .text(10, 10, both("FRAGILE", "易碎物品"), 48, { fill: "#fff", weight: 700, anchor: "middle" }),
        );
    },
  };
};

const shelfGoods: readonly (readonly [icon: string, from: number, to: number])[] = [
  ["canned-food", 59, 149],
  ["honey-pot", 290, 680],
  ["jar", 120, 320],
  ["beverage-box", 35, 89],
  ["chocolate-bar", 69, 199],
  ["bread", 89, 220],
  ["cookie", 99, 260],
  ["soap", 45, 129],
  ["lotion-bottle", 159, 420],
  ["toothbrush", 59, 250],
  ["roll-of-paper", 129, 390],
  ["sponge", 39, 99],
  ["candle", 149, 590],
  ["light-bulb", 129, 390],
  ["battery", 159, 490],
  ["teapot", 590, 1890],
  ["teddy-bear", 490, 1290],
  ["soccer-ball", 690, 1590],
  ["backpack", 990, 3290],
  ["watch", 1490, 4990],
  ["camera", 9900, 48_900],
  ["headphone", 990, 5900],
  ["notebook", 120, 360],
  ["potted-plant", 190, 790],
];

export const shelf: Sketch = (rng, number) => {
  const goods = rng.sample(shelfGoods, 8);
  const seen = new Set<number>();
  const products = goods.map(([icon, from, to], i) => {
    let cents = rng.int(from, to) * 10;
    while (seen.has(cents)) cents += 10;
    seen.add(cents);
    return {
      icon,
      name: thingName(icon),
      count: rng.int(1, 4),
      price: toAmount(cents),
      cents,
      offer: rng.chance(0.2),
      shelf: Math.floor(i / 4) + 1,
      place: (i % 4) + 1,
    };
  });
  const ranked = products.toSorted((a, b) => a.cents - b.cents);
  const wall = ["#e7ecef", "#efe6d8", "#e3ebe3", "#ece3ea"][number % 4]!;
  const wood = ["#b98a5e", "#8f9aa5", "#c79d72"][number % 3]!;
  return {
    title: both("Shop shelf", "商店货架"),
    words: [both("shelf", "货架"), both("shop", "商店"), both("prices", "价格"), ...products.map(({ name }) => name)],
    facts: {
      currency: "CNY",
      products: products.map(({ icon, name, count, price, offer, shelf, place }) => ({
        icon,
        name,
        count,
        price,
        onOffer: offer,
        shelf,
        place,
      })),
      cheapest: ranked[0]!.name,
      dearest: ranked.at(-1)!.name,
    },
    paint(p) {
      p.rect(0, 0, 1440, 1080, wall).rect(0, 1040, 1440, 40, darker(wall, 0.3));
      p.rect(40, 30, 1360, 1020, darker(wood, 0.35))
        .rect(64, 54, 1312, 420, mix(wood, "#ffffff", 0.55))
        .rect(64, 560, 1312, 420, mix(wood, "#ffffff", 0.55));
      p.rect(64, 54, 1312, 26, { fill: "#000", opacity: 0.12 }).rect(64, 560, 1312, 26, {
        fill: "#000",
        opacity: 0.12,
      });
      for (const y of [440, 946])
        p.rect(40, y, 1360, 30, lighter(wood, 0.15))
          .rect(40, y + 30, 1360, 80, darker(wood, 0.06))
          .rect(40, y + 108, 1360, 6, { fill: "#000", opacity: 0.18 });
      products.forEach((product, i) => {
        const x = 64 + (i % 4) * 328 + 164;
        const y = i < 4 ? 446 : 952;
        const perRow = product.count > 2 ? 2 : product.count;
        for (let k = 0; k < product.count; k++) {
          const row = Math.floor(k / perRow);
          const inRow = Math.min(perRow, product.count - row * perRow);
          p.standingIcon(product.icon, x + ((k % perRow) - (inRow - 1) / 2) * 150, y - row * 162, 156, {
            shadow: row === 0,
          });
          if (row === 1 && k % perRow === 0) p.rect(x - 150, y - 160, 300, 8, { fill: "#fff", opacity: 0.7 });
        }
        p.rect(x - 144, y + 20, 288, 86, { fill: product.offer ? "#ffdf3a" : "#fff", r: 8 });
        p.text(x, y + 52, thingLabel(product.icon, 1), 28, { anchor: "middle", fit: 270 }).text(
          x,
          y + 98,
          both(formatYuan(product.cents), formatYuan(product.cents)),
          44,
          { anchor: "middle", weight: 700, fill: product.offer ? "#c8202b" : "#1f2226" },
        );
        if (product.offer)
          p.poly(star(x + 128, y + 22, 40), "#e0322b").text(x + 128, y + 34, "%", 34, {
            anchor: "middle",
            fill: "#fff",
            weight: 700,
          });
      });
    },
  };
};

export const map: Sketch = (rng, number) => {
  const names = rng.sample(streets, 6);
  const [vertical, horizontal] = [names.slice(0, 3), names.slice(3)];
  const hand = number % 3 === 0;
  const marks = rng.sample(
    [
      ["bank", both("Bank", "银行")],
      ["hospital", both("Hospital", "医院")],
      ["school", both("School", "学校")],
      ["convenience-store", both("Shop", "便利店")],
      ["hotel", both("Hotel", "酒店")],
      ["station", both("Station", "车站")],
      ["cinema", both("Cinema", "电影院")],
      ["post-office", both("Post office", "邮局")],
      ["fork-and-knife", both("Restaurant", "餐厅")],
      ["classical-building", both("Museum", "博物馆")],
    ] as const,
    6,
  );
  const cells = rng.sample(
    Array.from({ length: 16 }, (_, i) => i).filter((i) => i !== 5),
    7,
  );
  const places = marks.map(([icon, name], i) => ({ icon, name, cell: cells[i]! }));
  const start = cells[6]!;
  const where = (cell: number): { column: number; row: number } => ({
    column: (cell % 4) + 1,
    row: Math.floor(cell / 4) + 1,
  });
  const scale = rng.pick([100, 150, 200, 250]);
  return {
    title: hand ? both("Hand-drawn sketch map", "手绘地图") : both("Town map", "街区地图"),
    words: [both("map", "地图"), both("streets", "街道"), ...marks.map(([, name]) => name), ...names],
    facts: {
      streetsNorthSouth: vertical,
      streetsEastWest: horizontal,
      blockMetres: scale,
      places: places.map(({ icon, name, cell }) => ({ icon, name, count: 1, ...where(cell) })),
      youAreHere: where(start),
      park: where(5),
      grid: "4 columns from west to east, 4 rows from north to south",
    },
    paint(p) {
      const xs = [310, 545, 780];
      const ys = [470, 760, 1050];
      const [left, right, top, bottom] = [80, 1000, 190, 1330];
      const colX = [195, 428, 663, 890];
      const rowY = [330, 615, 905, 1190];
      if (hand) surface(p, number);
      else p.rect(0, 0, 1080, 1440, "#dfe8d8");
      const paper = hand ? "#fffdf3" : "#f2efe9";
      p.rect(52, 52, 990, 1350, { fill: "#000", opacity: 0.14, r: 12 }).rect(40, 40, 990, 1350, { fill: paper, r: 12 });
      p.text(535, 118, hand ? both("How to find us", "怎么找到我们") : both("Town centre", "市中心"), 54, {
        weight: 700,
        anchor: "middle",
        slanted: hand,
      });
      // Blocks, a park and a river.
      if (!hand)
        for (let i = 0; i < 16; i++) {
          const [x0, x1] = [[left, ...xs][i % 4]!, [...xs, right][i % 4]!];
          const [y0, y1] = [[top, ...ys][Math.floor(i / 4)]!, [...ys, bottom][Math.floor(i / 4)]!];
          p.rect(x0 + 26, y0 + 26, x1 - x0 - 52, y1 - y0 - 52, {
            fill: i === 5 ? "#bfe0ae" : ["#e6dfd3", "#eae4da", "#e2dbd0"][(i * 5) % 3]!,
            r: 10,
          });
        }
      // Houses in blocks without a mark.
      if (!hand)
        for (let i = 0; i < 16; i++) {
          if (i === 5 || i === start || places.some(({ cell }) => cell === i)) continue;
          const [cx, cy] = [colX[i % 4]!, rowY[Math.floor(i / 4)]!];
          const wide = 54;
          for (let k = 0; k < 4; k++)
            p.rect(
              cx - wide + (k % 2) * wide,
              cy - 76 + Math.floor(k / 2) * 84,
              wide - 12 - ((i + k) % 3) * 6,
              64 - ((i * 3 + k) % 3) * 8,
              {
                fill: ["#d3c9ba", "#dacfbe", "#ccc3b6"][(i + k) % 3]!,
                r: 4,
              },
            );
        }
      const park: readonly [number, number][] = [
        [colX[1]! - 50, rowY[1]! - 60],
        [colX[1]! + 44, rowY[1]! - 74],
        [colX[1]! - 30, rowY[1]! + 70],
        [colX[1]! + 52, rowY[1]! + 66],
      ];
      for (const [x, y] of park)
        if (hand) p.circle(x, y, 26, { stroke: "#3f8a4f", width: 4 });
        else
          p.rect(x - 5, y + 8, 10, 26, "#8a6242")
            .circle(x, y, 28, "#6fb565")
            .circle(x - 8, y - 6, 12, "#8acb7e");
      p.text(colX[1]!, rowY[1]! + 10, both("Park", "公园"), 38, {
        anchor: "middle",
        fill: "#2f6b3a",
        weight: 500,
        slanted: hand,
      });
      const road = hand ? "#3b4a6b" : "#ffffff";
      for (const x of xs)
        if (hand)
          p.line(
            [
              [x - 14, top],
              [x - 18, bottom],
            ],
            road,
            4,
          ).line(
            [
              [x + 16, top],
              [x + 13, bottom],
            ],
            road,
            4,
          );
        else
          p.rect(x - 24, top - 20, 48, bottom - top + 40, "#d5cfc4").rect(
            x - 21,
            top - 20,
            42,
            bottom - top + 40,
            road,
          );
      for (const y of ys)
        if (hand)
          p.line(
            [
              [left, y - 14],
              [right, y - 18],
            ],
            road,
            4,
          ).line(
            [
              [left, y + 16],
              [right, y + 13],
            ],
            road,
            4,
          );
        else
          p.rect(left - 20, y - 24, right - left + 40, 48, "#d5cfc4").rect(
            left - 20,
            y - 21,
            right - left + 40,
            42,
            road,
          );
      if (!hand) for (const x of xs) p.rect(x - 21, top - 20, 42, bottom - top + 40, road);
      for (const [i, x] of xs.entries())
        p.text(x - 10, top + 30 + ((i * 137) % 60), vertical[i]!, 30, { turn: 90, fill: "#5a544a", slanted: hand });
      for (const [i, y] of ys.entries())
        p.text(left + 4, y + 10, horizontal[i]!, 30, { fill: "#5a544a", slanted: hand, fit: 220 });
      places.forEach(({ icon, name, cell }) => {
        const [x, y] = [colX[cell % 4]!, rowY[Math.floor(cell / 4)]!];
        p.icon(icon, x, y - 20, 104).text(x, y + 66, name, 34, {
          anchor: "middle",
          weight: 500,
          slanted: hand,
          fit: 180,
        });
      });
      const [sx, sy] = [colX[start % 4]!, rowY[Math.floor(start / 4)]!];
      p.path(
        `M${sx} ${sy + 40} C${sx - 70} ${sy - 40} ${sx - 44} ${sy - 92} ${sx} ${sy - 92} C${sx + 44} ${sy - 92} ${sx + 70} ${sy - 40} ${sx} ${sy + 40} Z`,
        "#d6332b",
      )
        .circle(sx, sy - 44, 18, "#fff")
        .text(sx, sy + 84, both("You are here", "您在此处"), 32, {
          anchor: "middle",
          weight: 700,
          fill: "#b3241d",
          fit: 184,
        });
      p.line(
        [
          [left, 1366],
          [left + 250, 1366],
        ],
        "#333",
        5,
      )
        .line(
          [
            [left, 1354],
            [left, 1378],
          ],
          "#333",
          5,
        )
        .line(
          [
            [left + 250, 1354],
            [left + 250, 1378],
          ],
          "#333",
          5,
        )
        .text(left + 270, 1378, `${scale} m`, 34);
      p.poly(
        [
          [966, 92],
          [986, 156],
          [966, 142],
          [946, 156],
        ],
        "#c8352d",
      ).text(966, 84, "N", 32, { anchor: "middle", weight: 700 });
    },
  };
};

export const meter: Sketch = (rng, number) => {
  const kind = (["electricity", "water", "pressure", "thermometer", "scale", "fuel"] as const)[(number - 1) % 6]!;
  const serial = createCode(rng, "No. ########");
  const back = (p: Painter): void => {
    const tone = ["#8f8578", "#7a8790", "#a39a8a", "#6f7f78"][number % 4]!;
    p.rect(0, 0, 1080, 1440, tone);
    for (let y = 0; y < 12; y++)
      for (let x = -1; x < 6; x++)
        p.rect(x * 220 + (y % 2) * 110 + 4, y * 122 + 4, 212, 114, {
          fill: y % 3 === x % 3 ? darker(tone, 0.06) : lighter(tone, 0.08),
          r: 3,
        });
  };
  const dial = (
    p: Painter,
    x: number,
    y: number,
    r: number,
    from: number,
    to: number,
    step: number,
    value: number,
    unit: string,
    red?: number,
  ): void => {
    p.circle(x + 12, y + 22, r * 1.08, { fill: "#000", opacity: 0.22 })
      .circle(x, y, r * 1.08, "#3a3f46")
      .circle(x, y, r * 1.02, "#b9c0c7")
      .circle(x, y, r * 0.96, "#fdfdfb");
    const angle = (v: number): number => -135 + ((v - from) / (to - from)) * 270;
    const at = (v: number, share: number): [number, number] => {
      const a = (angle(v) * Math.PI) / 180;
      return [x + sin(a) * r * share, y - cos(a) * r * share];
    };
    if (red !== undefined) {
      const points = Array.from({ length: 13 }, (_, i) => at(red + ((to - red) * i) / 12, 0.83));
      p.line(points, "#e0483c", r * 0.06);
    }
    const count = Math.round((to - from) / step);
    for (let i = 0; i <= count * 5; i++) {
      const v = from + (i * step) / 5;
      p.line([at(v, i % 5 === 0 ? 0.74 : 0.81), at(v, 0.88)], "#24272b", i % 5 === 0 ? 7 : 3);
    }
    for (let i = 0; i <= count; i++) {
      const v = from + i * step;
      const [tx, ty] = at(v, 0.58);
      p.text(tx, ty + r * 0.05, String(v), r * 0.13, { anchor: "middle", weight: 500 });
    }
    p.text(x, y + r * 0.46, unit, r * 0.14, { anchor: "middle", fill: grey });
    clockHand(p, x, y, angle(value), r * 0.76, r * 0.045, "#d6332b");
    p.circle(x, y, r * 0.09, "#2b2f35").circle(x, y, r * 0.04, "#8d969e");
  };
  const digits = (p: Painter, x: number, y: number, text: string, red: number, w: number): void => {
    [...text].forEach((digit, i) => {
      const isRed = i >= text.length - red;
      p.rect(x + i * w, y, w - 8, w * 1.5, { fill: isRed ? "#b3241d" : "#16181b", r: 6 })
        .rect(x + i * w, y + w * 0.72, w - 8, 3, { fill: "#fff", opacity: 0.15 })
        .text(x + i * w + (w - 8) / 2, y + w * 1.1, digit, w * 0.98, { fill: "#fff", weight: 500, anchor: "middle" });
    });
  };
  if (kind === "electricity" || kind === "water") {
    const whole = kind === "water" ? rng.int(120, 4999) : rng.int(2000, 89_999);
    const part = kind === "water" ? rng.int(0, 999) : rng.int(0, 9);
    const text = kind === "water" ? pad(whole, 5) + pad(part, 3) : pad(whole, 5) + String(part);
    const unit = kind === "water" ? "m³" : "kWh";
    const reading = Number(`${whole}.${kind === "water" ? pad(part, 3) : part}`);
    const name = kind === "water" ? both("Water meter", "水表") : both("Electricity meter", "电表");
    return {
      title: name,
      words: [both("meter", "仪表"), name, both("reading", "读数")],
      facts: { kind, reading, wholeUnits: whole, unit, serial: serial.slice(4) },
      paint(p) {
        back(p);
        if (kind === "electricity") {
          p.rect(222, 160, 660, 1080, { fill: "#000", opacity: 0.22, r: 40 })
            .rect(206, 140, 660, 1080, { fill: "#e3e6e8", r: 40 })
            .rect(246, 190, 580, 620, { fill: "#fafbfa", r: 24 })
            .rect(246, 190, 580, 620, { stroke: "#9aa3ab", width: 6, r: 24 });
          p.text(536, 278, name, 46, { anchor: "middle", weight: 700 }).text(536, 334, serial, 34, {
            anchor: "middle",
            fill: grey,
          });
          p.rect(276, 376, 520, 152, { fill: "#41464d", r: 12 });
          digits(p, 290, 388, text, 1, 83);
          p.text(536, 594, unit, 50, { anchor: "middle", weight: 500 })
            .rect(286, 660, 500, 26, { fill: "#b9c0c7", r: 6 })
            .rect(600, 660, 46, 26, "#c8352d")
            .text(536, 760, "230 V · 10 (60) A · 50 Hz", 34, { anchor: "middle", fill: grey });
          p.rect(246, 850, 580, 320, { fill: "#c9ced2", r: 20 });
          for (let i = 0; i < 4; i++)
            p.rect(300 + i * 130, 1000, 84, 170, { fill: "#4a4f56", r: 12 })
              .circle(342 + i * 130, 930, 32, "#8d969e")
              .rect(316 + i * 130, 926, 52, 8, "#4a4f56");
        } else {
          p.rect(0, 640, 1080, 150, "#b8854a")
            .rect(0, 660, 1080, 26, { fill: "#fff", opacity: 0.25 })
            .rect(90, 600, 110, 230, { fill: "#a3733c", r: 14 })
            .rect(880, 600, 110, 230, { fill: "#a3733c", r: 14 });
          p.circle(552, 742, 430, { fill: "#000", opacity: 0.2 })
            .circle(540, 720, 430, "#2f6fa3")
            .circle(540, 720, 386, "#e3e8ec")
            .circle(540, 720, 360, "#fdfdfb");
          p.text(540, 500, name, 46, { anchor: "middle", weight: 700 }).rect(248, 556, 584, 126, {
            fill: "#41464d",
            r: 10,
          });
          digits(p, 258, 568, text, 3, 71);
          p.text(540, 748, unit, 54, { anchor: "middle", weight: 500 }).text(540, 1010, serial, 32, {
            anchor: "middle",
            fill: grey,
          });
          p.circle(540, 870, 80, { stroke: "#333", width: 5 });
          for (let i = 0; i < 10; i++) {
            const a = (i * Math.PI) / 5;
            p.line(
              [
                [540 + sin(a) * 64, 870 - cos(a) * 64],
                [540 + sin(a) * 78, 870 - cos(a) * 78],
              ],
              "#333",
              5,
            );
          }
          for (let i = 0; i < 6; i++) {
            const a = (i * Math.PI) / 3;
            p.poly(
              [
                [540, 870],
                [540 + sin(a) * 50, 870 - cos(a) * 50],
                [540 + sin(a + 0.5) * 50, 870 - cos(a + 0.5) * 50],
              ],
              "#d6332b",
            );
          }
        }
      },
    };
  }
  if (kind === "thermometer") {
    const value = number > 6 ? rng.int(8, 38) : rng.int(-12, 4);
    return {
      title: both("Thermometer", "温度计"),
      words: [both("thermometer", "温度计"), both("temperature", "温度")],
      facts: { kind, temperatureC: value },
      paint(p) {
        p.rect(0, 0, 1080, 1440, value < 5 ? "#c9dcea" : "#cfe8c9")
          .rect(0, 0, 120, 1440, "#f4f1ea")
          .rect(120, 0, 14, 1440, { fill: "#000", opacity: 0.12 });
        if (value < 5)
          for (let i = 0; i < 40; i++)
            p.circle(p.rng.int(140, 1080), p.rng.int(0, 1440), p.rng.int(4, 12), { fill: "#fff", opacity: 0.9 });
        else
          for (let i = 0; i < 18; i++)
            p.oval(p.rng.int(140, 1080), p.rng.int(0, 1440), 60, 26, {
              fill: "#8fc98a",
              opacity: 0.7,
              turn: p.rng.int(0, 180),
            });
        p.rect(370, 60, 400, 1320, { fill: "#000", opacity: 0.16, r: 60 })
          .rect(350, 40, 400, 1320, { fill: "#fffdf6", r: 60 })
          .rect(350, 40, 400, 1320, { stroke: "#b98a5e", width: 14, r: 60 });
        p.text(550, 130, "°C", 60, { anchor: "middle", weight: 700 });
        const y = (v: number): number => 1130 - ((v + 20) / 70) * 930;
        p.rect(526, 170, 48, 1000, { fill: "#e6edf2", r: 24 })
          .circle(550, 1220, 74, "#d6332b")
          .rect(536, y(value), 28, 1220 - y(value), { fill: "#d6332b", r: 10 })
          .circle(526, 1196, 16, { fill: "#fff", opacity: 0.6 });
        for (let v = -20; v <= 50; v++) {
          const long = v % 10 === 0;
          p.rect(584, y(v) - (long ? 3 : 1), long ? 56 : v % 5 === 0 ? 42 : 24, long ? 6 : 3, "#333");
          if (long) p.text(496, y(v) + 16, String(v).replace("-", "−"), 46, { anchor: "end", weight: 500 });
        }
      },
    };
  }
  const set = {
    pressure: { name: both("Pressure gauge", "压力表"), from: 0, to: 10, step: 1, unit: "bar", part: 5, red: 8 },
    scale: { name: both("Kitchen scales", "厨房秤"), from: 0, to: 5, step: 0.5, unit: "kg", part: 5, red: undefined },
    fuel: { name: both("Speedometer", "车速表"), from: 0, to: 160, step: 20, unit: "km/h", part: 5, red: 120 },
  }[kind];
  const marks = Math.round((set.to - set.from) / set.step) * set.part;
  const mark = rng.int(3, marks - 2);
  const value = Math.round((set.from + (mark * set.step) / set.part) * 100) / 100;
  return {
    title: set.name,
    words: [both("dial", "表盘"), both("gauge", "仪表"), set.name],
    facts: {
      kind: kind === "fuel" ? "speed" : kind,
      value,
      unit: set.unit,
      ...(set.red === undefined ? {} : { inRedZone: value > set.red }),
    },
    paint(p) {
      if (kind === "scale") {
        planks(p, 0, 1100, 1080, 340, "#b98a5e", 4);
        p.rect(0, 0, 1080, 1100, "#d6e4df");
        for (let i = 0; i < 7; i++) p.rect(i * 170, 0, 3, 1100, "#fff").rect(0, i * 170, 1080, 3, "#fff");
        p.oval(540, 1330, 420, 40, { fill: "#000", opacity: 0.2 })
          .poly(
            [
              [220, 1330],
              [300, 380],
              [780, 380],
              [860, 1330],
            ],
            "#c8503f",
          )
          .poly(
            [
              [780, 380],
              [860, 1330],
              [790, 1330],
              [730, 380],
            ],
            { fill: "#000", opacity: 0.1 },
          )
          .rect(500, 320, 80, 70, "#8d969e")
          .rect(190, 286, 700, 46, { fill: "#c9ced4", r: 22 })
          .rect(190, 286, 700, 14, { fill: "#e9edf0", r: 7 });
        for (const [i, x] of [400, 540, 680].entries()) p.icon(["red-apple", "tangerine", "pear"][i]!, x, 222, 150);
        dial(p, 540, 850, 290, set.from, set.to, set.step, value, set.unit);
      } else if (kind === "pressure") {
        back(p);
        p.rect(460, 1080, 160, 360, "#b8854a")
          .rect(484, 1080, 30, 360, { fill: "#fff", opacity: 0.25 })
          .rect(430, 1120, 220, 70, { fill: "#a3733c", r: 10 });
        dial(p, 540, 660, 410, set.from, set.to, set.step, value, set.unit, set.red);
        p.text(540, 936, set.name, 40, { anchor: "middle", fill: grey });
      } else {
        p.rect(0, 0, 1080, 1440, "#23272d")
          .path("M0 500 Q540 120 1080 500 V0 H0 Z", "#8fb8d0")
          .path("M0 500 Q540 120 1080 500 V420 Q540 40 0 420 Z", "#12151a")
          .rect(0, 1180, 1080, 260, "#1a1d22");
        dial(p, 540, 800, 400, set.from, set.to, set.step, value, set.unit, set.red);
        for (const [i, c] of ["#3fbf6a", "#f2b84b", "#e0483c"].entries()) p.circle(420 + i * 120, 1310, 26, c);
      }
    },
  };
};

export const clock: Sketch = (rng, number) => {
  const kind = (["wall", "alarm", "digital", "station", "watch"] as const)[(number - 1) % 5]!;
  const minutes = kind === "digital" ? rng.int(0, 24 * 60 - 1) : faceMinutes(rng, 5, 2);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const day = pickPastDay(rng);
  const time = kind === "digital" ? clockTime(minutes) : faceTime(minutes);
  const temperature = rng.int(17, 27);
  const name = {
    wall: both("Wall clock", "挂钟"),
    alarm: both("Alarm clock", "闹钟"),
    digital: both("Digital clock", "电子钟"),
    station: both("Station clock", "车站时钟"),
    watch: both("Wristwatch", "手表"),
  }[kind];
  const tone = ["#c8503f", "#2f6fa3", "#3d7a46", "#b5722a", "#6a4fa0"][(number + Math.floor(number / 5)) % 5]!;
  const face = (p: Painter, x: number, y: number, r: number): void => {
    wallClock(p, x, y, r, hour, minute, tone);
    for (let i = 1; i <= 12; i++) {
      const a = (i * Math.PI) / 6;
      p.text(x + sin(a) * r * 0.54, y - cos(a) * r * 0.54 + r * 0.06, String(i), r * 0.16, {
        anchor: "middle",
        weight: 500,
      });
    }
    clockHand(p, x, y, (hour + minute / 60) * 30, r * 0.4, r * 0.06);
    clockHand(p, x, y, minute * 6, r * 0.64, r * 0.04);
    p.circle(x, y, r * 0.06, "#d0402b");
  };
  return {
    title: name,
    words: [both("clock", "时钟"), both("time", "时间"), name],
    facts: {
      kind,
      time,
      hours: kind === "digital" ? 24 : 12,
      ...(kind === "digital" ? { date: day.key, temperatureC: temperature } : {}),
    },
    paint(p) {
      if (kind === "wall") {
        interior(p, ["#dfe6dc", "#e9dccb"][number % 2]!, "#b98a5e", 1220);
        face(p, 540, 560, 360);
        p.rect(250, 1080, 580, 22, { fill: "#8a6242", r: 6 });
        p.standingIcon("potted-plant", 360, 1084, 150, { shadow: false })
          .standingIcon("books", 540, 1084, 140, { shadow: false })
          .standingIcon("candle", 700, 1084, 120, { shadow: false });
      } else if (kind === "alarm") {
        p.rect(0, 0, 1080, 1440, lighter(tone, 0.75))
          .rect(0, 1060, 1080, 380, "#a8774c")
          .rect(0, 1060, 1080, 16, "#c79d72");
        p.oval(540, 1130, 330, 36, { fill: "#000", opacity: 0.2 });
        for (const [x, t] of [
          [340, 24],
          [740, -24],
        ] as const)
          p.rect(x - 26, 960, 52, 170, { fill: darker(tone, 0.3), r: 22, turn: t });
        for (const x of [350, 730])
          p.circle(x, 330, 120, darker(tone, 0.15)).rect(x - 140, 330, 280, 130, lighter(tone, 0.75));
        p.rect(510, 210, 60, 130, { fill: "#8d969e", r: 14 });
        face(p, 540, 680, 380);
      } else if (kind === "digital") {
        p.rect(0, 0, 1080, 1440, "#31404d")
          .rect(0, 960, 1080, 480, "#6b4e37")
          .rect(0, 960, 1080, 14, "#8a6a4c")
          .oval(540, 1010, 480, 36, { fill: "#000", opacity: 0.25 });
        p.rect(80, 430, 920, 570, { fill: "#1a1d22", r: 60 })
          .rect(120, 470, 840, 490, { fill: "#0a0f0c", r: 36 })
          .rect(80, 430, 920, 30, { fill: "#fff", opacity: 0.08, r: 15 });
        p.text(540, 740, time, 300, { fill: "#5ef09a", weight: 700, anchor: "middle", fit: 780 })
          .text(160, 890, day.key, 64, { fill: "#8ff0c8" })
          .text(920, 890, `${temperature} °C`, 64, { fill: "#ffb547", anchor: "end" });
        p.standingIcon("cactus", 880, 440, 190, { shadow: false });
      } else if (kind === "station") {
        p.rect(0, 0, 1080, 1440, "#bcd7e6")
          .poly(
            [
              [0, 0],
              [1080, 0],
              [1080, 260],
              [0, 420],
            ],
            "#5f6b75",
          )
          .poly(
            [
              [0, 420],
              [1080, 260],
              [1080, 290],
              [0, 450],
            ],
            "#46505a",
          );
        p.rect(0, 1180, 1080, 260, "#a9a59c").rect(0, 1180, 1080, 24, "#e9c84a");
        p.rect(516, 340, 48, 160, "#3a4048").rect(500, 960, 80, 240, "#3a4048");
        p.circle(540, 720, 400, "#3a4048");
        face(p, 540, 720, 370);
        p.standingIcon("train", 150, 1236, 210, { shadow: false });
      } else {
        surface(p, number + 3);
        p.rect(400, 0, 280, 1440, "#5a3f2c")
          .rect(424, 0, 12, 1440, { fill: "#e0c9a6", opacity: 0.5 })
          .rect(644, 0, 12, 1440, { fill: "#e0c9a6", opacity: 0.5 });
        for (let y = 1160; y < 1400; y += 70) p.circle(540, y, 14, "#2f2018");
        p.rect(918, 670, 70, 100, { fill: "#b9c0c7", r: 16 })
          .rect(340, 300, 400, 140, { fill: "#8d969e", r: 40 })
          .rect(340, 1000, 400, 140, { fill: "#8d969e", r: 40 });
        face(p, 540, 720, 390);
      }
    },
  };
};
