/** Living rooms, bedrooms, kitchens and desks with countable things. */
import type { Rng } from "#state/rng.ts";
import { darker, lighter } from "../colour.ts";
import { faceMinutes, faceTime, shortWeekday, pickPastDay } from "../facts.ts";
import type { Painter } from "../painter.ts";
import {
  coffee,
  cushion,
  floorLamp,
  framedPicture,
  interior,
  rug,
  sofa,
  surface,
  wallClock,
  windowView,
  type Sky,
} from "../props.ts";
import { both, type LocalizedText, type Fact } from "../scene.ts";
import type { ScenePlan, Sketch } from "../sketch.ts";
import { thingName } from "../things.ts";

export interface Item {
  readonly icon: string;
  readonly count: number;
  readonly at: LocalizedText;
}
export const itemFacts = (items: readonly Item[]): Fact =>
  items.map(({ icon, count, at }) => ({ icon, name: thingName(icon), count, at }));
export const itemWords = (items: readonly Item[]): LocalizedText[] => items.map(({ icon }) => thingName(icon));

const walls = ["#e9dfd0", "#cfdcd2", "#d6dbe6", "#f0d9c8", "#dcd3e4", "#e8e3c9", "#c9dde3", "#ecd5d5"];
const floors = ["#b98a5e", "#c79d72", "#8d6a4c", "#d0ad86"];
const sofaColours: readonly (readonly [string, LocalizedText])[] = [
  ["#4f7f8c", both("teal", "青色")],
  ["#c8663f", both("orange", "橙色")],
  ["#5f7a4f", both("green", "绿色")],
  ["#7d6aa8", both("purple", "紫色")],
  ["#b3475a", both("red", "红色")],
  ["#5a78b0", both("blue", "蓝色")],
  ["#8b8478", both("grey", "灰色")],
];
const cushionColours = ["#f2b84b", "#e9705a", "#7ab8a8", "#f3e3c3", "#8a79c4"];
const skyNames: Record<Sky, LocalizedText> = {
  day: both("daytime", "白天"),
  dusk: both("evening", "傍晚"),
  night: both("night", "夜晚"),
  rain: both("rain", "下雨"),
};

/** Draws a row of `count` books on a shelf. */
function books(p: Painter, x: number, y: number, w: number, h: number, count: number): void {
  const colours = ["#c8503f", "#3f7fb5", "#4f9a66", "#e0a93b", "#7a5aa0", "#d98b6a", "#2f5f74"];
  let at = x;
  for (let i = 0; i < count; i++) {
    const width = p.rng.int(24, 34);
    const height = h * (0.68 + p.rng.int(0, 28) / 100);
    const colour = colours[(i * 3 + count) % colours.length]!;
    p.group(
      "",
      () => {
        p.rect(at, y - height, width, height, { fill: colour, r: 3 }).rect(at + 5, y - height * 0.84, width - 10, 8, {
          fill: "#fff",
          opacity: 0.6,
        });
        p.rect(at + width - 4, y - height, 4, height, { fill: "#000", opacity: 0.12 });
      },
      "book",
    );
    at += width + 3;
  }
  if (at > x + w) throw new RangeError("the books do not fit");
}

export const room: Sketch = (rng, number) => (number % 3 === 0 ? bedroom(rng) : livingRoom(rng));

function livingRoom(rng: Rng): ScenePlan {
  const wall = rng.pick(walls);
  const floor = rng.pick(floors);
  const [colour, colourName] = rng.pick(sofaColours);
  const cushions = rng.int(1, 5);
  const pictures = rng.int(1, 3);
  const shelf = [rng.int(3, 7), rng.int(3, 7)];
  const sky = rng.pick(["day", "day", "dusk", "night", "rain"] as const);
  const minutes = faceMinutes(rng, 5, 0);
  const left = rng.chance(0.5);
  const tableItems: Item[] = rng
    .sample(
      [
        ["hot-beverage", 3],
        ["red-apple", 4],
        ["tangerine", 4],
        ["glasses", 1],
        ["candle", 3],
        ["mobile-phone", 1],
        ["cookie", 4],
      ] as const,
      2,
    )
    .map(([icon, most]) => ({ icon, count: rng.int(1, most), at: both("on the coffee table", "茶几上") }));
  const pet = rng.pick(["cat", "black-cat", "dog", "poodle", undefined]);
  const plants = rng.int(1, 2);
  const items: Item[] = [...tableItems, { icon: "potted-plant", count: plants, at: both("on the floor", "地板上") }];
  if (pet) items.push({ icon: pet, count: 1, at: both("on the rug", "地毯上") });
  return {
    title: both("Living room", "客厅"),
    words: [
      both("living room", "客厅"),
      both("sofa", "沙发"),
      both("cushion", "靠垫"),
      both("window", "窗户"),
      both("books", "书"),
      both("lamp", "落地灯"),
      skyNames[sky],
      ...itemWords(items),
    ],
    facts: {
      room: "living room",
      sofa: { colour: colourName },
      cushions,
      pictures,
      books: { upperShelf: shelf[0]!, lowerShelf: shelf[1]! },
      outside: skyNames[sky],
      clock: faceTime(minutes),
      items: itemFacts(items),
      marks: { cushion: cushions, book: shelf[0]! + shelf[1]!, picture: pictures },
    },
    paint(p) {
      interior(p, wall, floor, 730);
      windowView(p, left ? 150 : 890, 130, 360, 340, sky, lighter(colour, 0.35));
      const px = left ? 650 : 110;
      for (let i = 0; i < pictures; i++)
        p.group(
          "",
          () =>
            framedPicture(
              p,
              px + i * 215,
              150 + (i % 2) * 30,
              180,
              i % 2 ? 180 : 230,
              [colour, "#7d9a6a", "#c98a54"][i % 3]!,
              i + shelf[0]!,
            ),
          "picture",
        );
      // Two shelves with books, and the clock above them.
      const sx = left ? 1130 : 520;
      if (left) {
        p.rect(sx, 560, 270, 14, "#7b5a3e")
          .rect(sx, 690, 270, 14, "#7b5a3e")
          .rect(sx, 420, 270, 14, "#7b5a3e")
          .rect(sx - 10, 420, 14, 350, "#6b4e37")
          .rect(sx + 266, 420, 14, 350, "#6b4e37");
        books(p, sx + 12, 560, 256, 118, shelf[0]!);
        books(p, sx + 12, 690, 256, 108, shelf[1]!);
      } else {
        p.rect(30, 560, 270, 14, "#7b5a3e")
          .rect(30, 690, 270, 14, "#7b5a3e")
          .rect(30, 420, 270, 14, "#7b5a3e")
          .rect(20, 420, 14, 350, "#6b4e37")
          .rect(296, 420, 14, 350, "#6b4e37");
        books(p, 42, 560, 256, 118, shelf[0]!);
        books(p, 42, 690, 256, 108, shelf[1]!);
      }
      wallClock(p, left ? 1330 : 800, left ? 300 : 210, 66, minutes / 60, minutes % 60, "#5b4636");
      rug(p, 720, 950, 520, 120, lighter(colour, 0.3));
      const sofaX = left ? 380 : 400;
      sofa(p, sofaX, 850, 660, colour);
      for (let i = 0; i < cushions; i++)
        cushion(p, sofaX + 125 + i * 102, 715, 84, cushionColours[(i + cushions) % 5]!, (i % 2 ? 1 : -1) * 9);
      floorLamp(p, left ? 250 : 1210, 870, 420, "#f6dd9a");
      for (let i = 0; i < plants; i++)
        p.standingIcon("potted-plant", [left ? 110 : 1340, left ? 1340 : 110][i]!, i ? 960 : 900, i ? 170 : 200);
      // The low table in front.
      p.oval(720, 1045, 300, 22, { fill: "#000", opacity: 0.16 })
        .rect(500, 935, 18, 110, "#6b4a30")
        .rect(922, 935, 18, 110, "#6b4a30");
      p.poly(
        [
          [470, 915],
          [970, 915],
          [1000, 950],
          [440, 950],
        ],
        "#a8774c",
      ).rect(440, 950, 560, 18, "#8a5f3b");
      let x = 500;
      for (const { icon, count } of tableItems)
        for (let i = 0; i < count; i++) {
          p.standingIcon(icon, x, 940, icon === "cookie" ? 64 : 76);
          x += 64;
        }
      if (pet) p.standingIcon(pet, left ? 1130 : 300, 1010, 150, { flip: left });
    },
  };
}

function bedroom(rng: Rng): ScenePlan {
  const wall = rng.pick(walls);
  const [colour, colourName] = rng.pick(sofaColours);
  const pillows = rng.int(1, 3);
  const sky = rng.pick(["day", "dusk", "night", "rain"] as const);
  const pictures = rng.int(1, 2);
  const bedside: Item[] = [
    { icon: "alarm-clock", count: 1, at: both("on the bedside table", "床头柜上") },
    {
      icon: rng.pick(["hot-beverage", "closed-book", "glasses", "mobile-phone"]),
      count: 1,
      at: both("on the bedside table", "床头柜上"),
    },
  ];
  const bears = rng.int(1, 3);
  const items: Item[] = [
    ...bedside,
    { icon: "teddy-bear", count: bears, at: both("on the bed", "床上") },
    { icon: "potted-plant", count: 1, at: both("by the window", "窗边") },
  ];
  return {
    title: both("Bedroom", "卧室"),
    words: [
      both("bedroom", "卧室"),
      both("bed", "床"),
      both("pillow", "枕头"),
      both("window", "窗户"),
      skyNames[sky],
      ...itemWords(items),
    ],
    facts: {
      room: "bedroom",
      blanket: { colour: colourName },
      pillows,
      pictures,
      outside: skyNames[sky],
      items: itemFacts(items),
      marks: { pillow: pillows, picture: pictures },
    },
    paint(p) {
      interior(p, wall, floors[1]!, 730);
      windowView(p, 1000, 140, 300, 360, sky, lighter(colour, 0.45));
      for (let i = 0; i < pictures; i++)
        p.group(
          "",
          () => framedPicture(p, 300 + i * 290, 130, 240, 190, [colour, "#c98a54"][i]!, i * 2 + pillows),
          "picture",
        );
      rug(p, 640, 1000, 560, 70, lighter(colour, 0.5));
      p.rect(200, 420, 720, 380, { fill: "#7a563a", r: 26 }).rect(224, 446, 672, 340, { fill: "#8d6645", r: 18 });
      p.oval(560, 965, 420, 26, { fill: "#000", opacity: 0.16 });
      p.poly(
        [
          [210, 660],
          [910, 660],
          [970, 900],
          [150, 900],
        ],
        "#f6f1e7",
      );
      for (let i = 0; i < pillows; i++)
        p.group(
          "",
          () => {
            const w = pillows === 1 ? 300 : 210;
            const x = 560 + (i - (pillows - 1) / 2) * (w + 10) - w / 2;
            p.rect(x, 588, w, 110, { fill: "#fff", r: 40 }).rect(x + 14, 600, w - 28, 80, {
              stroke: "#dfe3ea",
              width: 4,
              r: 30,
            });
          },
          "pillow",
        );
      p.path("M196 720 L924 720 L980 925 Q560 965 140 925 Z", colour).path(
        "M196 720 L924 720 L932 756 L186 756 Z",
        lighter(colour, 0.4),
      );
      for (const x of [330, 480, 640, 790])
        p.line(
          [
            [x, 770],
            [x + (x - 560) * 0.12, 930],
          ],
          darker(colour, 0.1),
          4,
        );
      for (const x of [160, 940]) p.rect(x, 920, 26, 56, "#5d4433");
      for (let i = 0; i < bears; i++) p.standingIcon("teddy-bear", 380 + i * 170, 770, 120, { shadow: false });
      p.rect(1000, 720, 210, 200, { fill: "#8d6645", r: 8 })
        .rect(990, 704, 230, 22, { fill: "#a27751", r: 6 })
        .rect(1016, 760, 178, 62, { fill: "#7d5a3d", r: 6 })
        .circle(1105, 790, 9, "#e3c56e")
        .oval(1105, 930, 120, 14, { fill: "#000", opacity: 0.16 });
      bedside.forEach(({ icon }, i) => p.standingIcon(icon, 1056 + i * 98, 708, 84));
      p.standingIcon("potted-plant", 1330, 900, 190);
    },
  };
}

export const kitchen: Sketch = (rng, number) => {
  const tiles = ["#cfe3df", "#f0e2c4", "#dbe3ef", "#e9d6cb"][number % 4]!;
  const cupboard = ["#3f6f6a", "#b8543f", "#4a648f", "#8a6a4a", "#5f7a4f"][number % 5]!;
  const pans = rng.int(2, 5);
  const mugs = rng.int(2, 6);
  const jars = rng.int(2, 5);
  const minutes = faceMinutes(rng, 5, 0);
  const sky = rng.pick(["day", "dusk", "night", "rain"] as const);
  const counter: Item[] = rng
    .sample(
      [
        ["lemon", 5],
        ["tomato", 5],
        ["egg", 6],
        ["red-apple", 5],
        ["carrot", 4],
        ["bell-pepper", 4],
        ["onion", 4],
      ] as const,
      2,
    )
    .map(([icon, most]) => ({ icon, count: rng.int(2, most), at: both("on the worktop", "操作台上") }));
  const items: Item[] = [
    ...counter,
    { icon: "teapot", count: 1, at: both("on the hob", "灶上") },
    { icon: "jar", count: jars, at: both("on the shelf", "搁板上") },
    { icon: "potted-plant", count: 1, at: both("on the window sill", "窗台上") },
  ];
  return {
    title: both("Kitchen", "厨房"),
    words: [
      both("kitchen", "厨房"),
      both("pan", "平底锅"),
      both("mug", "马克杯"),
      both("oven", "烤箱"),
      both("sink", "水槽"),
      ...itemWords(items),
    ],
    facts: {
      room: "kitchen",
      pans,
      mugs,
      clock: faceTime(minutes),
      outside: skyNames[sky],
      items: itemFacts(items),
      marks: { pan: pans, mug: mugs },
    },
    paint(p) {
      p.rect(0, 0, 1440, 1080, tiles);
      for (let x = 0; x <= 1440; x += 96) p.rect(x, 0, 3, 720, { fill: "#fff", opacity: 0.7 });
      for (let y = 0; y <= 720; y += 72) p.rect(0, y, 1440, 3, { fill: "#fff", opacity: 0.7 });
      windowView(p, 540, 110, 360, 300, sky);
      p.standingIcon("potted-plant", 830, 446, 120, { shadow: false });
      wallClock(p, 450, 130, 60, minutes / 60, minutes % 60, cupboard);
      // Pans on a rail.
      p.rect(970, 110, 430, 12, { fill: "#6b6f75", r: 6 });
      for (let i = 0; i < pans; i++)
        p.group(
          "",
          () => {
            const x = 1016 + i * 84;
            const r = 36;
            p.line(
              [
                [x, 122],
                [x, 140],
              ],
              "#6b6f75",
              5,
            );
            p.rect(x - 7, 136, 14, 92, { fill: "#3a3d42", r: 7 })
              .circle(x, 258, r, i % 2 ? "#a35b3c" : "#4a4e55")
              .circle(x, 258, r * 0.76, i % 2 ? "#c27c58" : "#63686f");
          },
          "pan",
        );
      // A shelf with jars, and hooks with mugs below it.
      p.rect(40, 262, 380, 18, "#8a6544").rect(40, 280, 380, 6, { fill: "#000", opacity: 0.12 });
      for (let i = 0; i < jars; i++) p.standingIcon("jar", 82 + i * 74, 266, 84, { shadow: false });
      for (let i = 0; i < mugs; i++)
        p.group(
          "",
          () => {
            const x = 74 + i * 62;
            const c = ["#e5674f", "#f2b84b", "#5b9bd5", "#7ab87a", "#b37ac0", "#f3efe6"][(i + pans) % 6]!;
            p.line(
              [
                [x, 282],
                [x, 300],
              ],
              "#555",
              4,
            );
            p.rect(x - 17, 310, 36, 44, { fill: c, r: 7 })
              .circle(x - 18, 330, 11, { stroke: c, width: 6 })
              .rect(x + 11, 310, 8, 44, { fill: "#000", opacity: 0.1, r: 4 });
          },
          "mug",
        );
      // Worktop, cupboards, oven and sink.
      p.rect(0, 610, 1440, 44, "#d9c3a3")
        .rect(0, 654, 1440, 10, { fill: "#000", opacity: 0.2 })
        .rect(0, 610, 1440, 8, "#ecdcc2");
      p.rect(0, 660, 1440, 350, cupboard);
      for (const [x, w] of [
        [20, 250],
        [290, 250],
        [920, 240],
        [1180, 240],
      ] as const)
        p.rect(x, 686, w, 300, { fill: lighter(cupboard, 0.12), r: 8 })
          .rect(x + 20, 706, w - 40, 260, { stroke: darker(cupboard, 0.12), width: 4, r: 6 })
          .rect(x + w / 2 - 40, 722, 80, 12, { fill: "#e8dcc0", r: 6 });
      p.rect(560, 672, 340, 326, { fill: "#e9ecef", r: 10 })
        .rect(590, 760, 280, 190, { fill: "#2e3338", r: 14 })
        .rect(606, 776, 248, 158, { fill: "#4a3a2c", r: 8 })
        .rect(600, 738, 260, 12, { fill: "#9aa1a8", r: 6 });
      for (let i = 0; i < 4; i++) p.circle(620 + i * 72, 706, 17, "#54595f").rect(618 + i * 72, 692, 5, 14, "#fff");
      p.rect(0, 1006, 1440, 74, "#a7825c").rect(0, 1006, 1440, 8, { fill: "#000", opacity: 0.25 });
      p.rect(580, 594, 300, 18, { fill: "#3a3d42", r: 6 });
      p.standingIcon("teapot", 730, 600, 130, { shadow: false });
      p.path("M120 610 V520 Q120 470 170 470 Q216 470 216 516 V530", { stroke: "#aab2b9", width: 18 }).rect(
        80,
        600,
        220,
        14,
        { fill: "#8f989f", r: 7 },
      );
      let x = 940;
      for (const { icon, count } of counter) {
        for (let i = 0; i < count; i++) {
          p.standingIcon(icon, x, 616, icon === "egg" ? 52 : 70);
          x += icon === "egg" ? 46 : 50;
        }
        x += 18;
      }
    },
  };
};

export const desk: Sketch = (rng, number) => {
  const pool = [
    "pencil",
    "pen",
    "notebook",
    "glasses",
    "mobile-phone",
    "headphone",
    "scissors",
    "straight-ruler",
    "key",
    "computer-mouse",
    "watch",
    "battery",
    "camera",
    "cookie",
    "green-book",
    "blue-book",
    "orange-book",
  ] as const;
  const several = new Set<string>(["pencil", "pen", "key", "battery", "cookie", "notebook"]);
  const items: Item[] = rng
    .sample(pool, 5)
    .map((icon) => ({ icon, count: several.has(icon) ? rng.int(1, 4) : 1, at: both("on the desk", "桌面上") }));
  const notes = rng.int(2, 4);
  const day = pickPastDay(rng);
  const todo = rng.sample(
    [
      both("Call the bank", "给银行打电话"),
      both("Buy stamps", "买邮票"),
      both("Send the report", "发送报告"),
      both("Book train", "订火车票"),
      both("Water plants", "给植物浇水"),
      both("Gym at 18:30", "18:30 健身"),
      both("Pay rent", "交房租"),
      both("Dentist 09:40", "09:40 看牙"),
    ],
    notes,
  );
  const coffees = rng.int(0, 1);
  return {
    title: both("Desk from above", "俯拍书桌"),
    words: [
      both("desk", "书桌"),
      both("laptop", "笔记本电脑"),
      both("sticky notes", "便利贴"),
      both("office", "办公"),
      ...(coffees ? [both("coffee", "咖啡")] : []),
      ...itemWords(items),
    ],
    facts: {
      stickyNotes: todo,
      calendar: day.key,
      coffeeCups: coffees,
      items: itemFacts(items),
      marks: { note: notes, ...(coffees ? { coffee: 1 } : {}) },
    },
    paint(p) {
      surface(p, [0, 2, 3, 4, 1, 7, 6, 5][number % 8]!);
      // The computer: a keyboard, and a screen with a plain page above it.
      p.rect(374, 120, 700, 440, { fill: "#000", opacity: 0.14, r: 24 })
        .rect(364, 100, 700, 440, { fill: "#31353b", r: 22 })
        .rect(386, 122, 656, 396, { fill: "#dfe9f5", r: 6 });
      p.rect(386, 122, 656, 44, "#5a7fb5")
        .circle(412, 144, 8, "#f58a7a")
        .circle(438, 144, 8, "#f7cf6a")
        .circle(464, 144, 8, "#8fd18a");
      p.rect(420, 196, 180, 290, { fill: "#fff", r: 8 })
        .rect(620, 196, 390, 130, { fill: "#fff", r: 8 })
        .rect(620, 346, 390, 140, { fill: "#fff", r: 8 });
      for (let i = 0; i < 6; i++) p.rect(438, 222 + i * 42, 100 + ((i * 37) % 44), 14, { fill: "#b8c7da", r: 7 });
      for (let i = 0; i < 8; i++)
        p.rect(646 + i * 44, 300 - ((i * 29) % 70) - 10, 26, ((i * 29) % 70) + 16, {
          fill: i % 2 ? "#f2a65a" : "#5a9bd5",
          r: 4,
        });
      for (let i = 0; i < 3; i++) p.rect(646, 376 + i * 34, 300 - i * 50, 14, { fill: "#cfd8e4", r: 7 });
      p.poly(
        [
          [364, 540],
          [1064, 540],
          [1124, 720],
          [304, 720],
        ],
        "#c9ced4",
      ).rect(304, 720, 820, 16, { fill: "#9ba2aa", r: 6 });
      for (let row = 0; row < 4; row++)
        for (let key = 0; key < 13; key++) {
          const w = (640 + row * 32) / 13;
          p.rect(714 - (640 + row * 32) / 2 + key * w, 556 + row * 27, w - 6, 20, { fill: "#4a4f56", r: 4 });
        }
      p.rect(630, 672, 168, 40, { fill: "#b4bac1", r: 6 });
      // Notes with tasks.
      todo.forEach((text, i) =>
        p.group(
          `rotate(${[-4, 3, -2, 4][i]} ${160} ${170 + i * 220})`,
          () => {
            const [x, y] = [60, 70 + i * 225];
            p.rect(x + 8, y + 10, 240, 190, { fill: "#000", opacity: 0.15 }).rect(
              x,
              y,
              240,
              190,
              ["#ffe26a", "#ffb3a0", "#b9e4a0", "#a9d8f0"][i]!,
            );
            p.paragraph(x + 20, y + 66, text, 38, 205, { slanted: true, fill: "#3b3a36", leading: 1.25 });
          },
          "note",
        ),
      );
      // A calendar page.
      p.rect(1170, 100, 210, 240, { fill: "#000", opacity: 0.14, r: 12 })
        .rect(1160, 86, 210, 240, { fill: "#fff", r: 12 })
        .rect(1160, 86, 210, 70, { fill: "#d6473c", r: 12 })
        .rect(1160, 130, 210, 26, "#d6473c");
      p.text(
        1265,
        136,
        both(
          ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][day.month - 1]! +
            ` ${day.year}`,
          `${day.year}年${day.month}月`,
        ),
        38,
        { fill: "#fff", weight: 500, anchor: "middle" },
      );
      p.text(1265, 262, String(day.day), 108, { weight: 700, anchor: "middle" }).text(
        1265,
        306,
        shortWeekday(day),
        32,
        { fill: "#777", anchor: "middle" },
      );
      if (coffees)
        p.group("", () => coffee(p, 1255, 470, 66, ["#e9785c", "#f3efe8", "#6fa8a0"][number % 3]!), "coffee");
      // The things, in rows in front of the computer.
      const all = items.flatMap(({ icon, count }) => Array.from({ length: count }, () => icon));
      const perRow = all.length <= 7 ? all.length : Math.ceil(all.length / 2);
      const size = Math.min(132, 940 / perRow);
      all.forEach((icon, i) => {
        const x = 400 + (i % perRow) * Math.min(170, 960 / perRow);
        const y = 830 + Math.floor(i / perRow) * 150;
        p.oval(x + 6, y + 40, 46, 12, { fill: "#000", opacity: 0.12 }).icon(icon, x, y, size, {
          turn: p.rng.int(-14, 14),
        });
      });
    },
  };
};
