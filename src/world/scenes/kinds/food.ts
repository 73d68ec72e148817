/** Laid tables, open fridges, and market stalls with fruit and price tags. */
import { darker, lighter } from "../colour.ts";
import { toAmount, formatYuan } from "../facts.ts";
import { planks } from "../props.ts";
import { both, type LocalizedText } from "../scene.ts";
import type { Sketch } from "../sketch.ts";
import { thingLabel, thingName } from "../things.ts";
import { itemFacts, itemWords, type Item } from "./home.ts";

const meals = [
  {
    title: both("Breakfast", "早餐"),
    dishes: ["croissant", "pancakes", "cooking", "bread", "waffle"],
    small: ["egg", "strawberry", "lemon", "kiwi-fruit"],
    drinks: ["hot-beverage", "glass-of-milk", "beverage-box"],
  },
  {
    title: both("Lunch at work", "工作午餐"),
    dishes: ["bento-box", "sandwich", "green-salad", "curry-rice", "rice-ball"],
    small: ["tangerine", "red-apple", "cookie"],
    drinks: ["teacup-without-handle", "bubble-tea", "cup-with-straw"],
  },
  {
    title: both("Dumpling dinner", "饺子晚餐"),
    dishes: ["steaming-bowl", "dumpling", "fried-shrimp", "cooked-rice", "pot-of-food"],
    small: ["dumpling", "garlic", "hot-pepper"],
    drinks: ["teacup-without-handle", "beer-mug", "sake"],
  },
  {
    title: both("Party table", "聚会餐桌"),
    dishes: ["pizza", "hamburger", "french-fries", "hot-dog", "taco"],
    small: ["cupcake", "cookie", "candy"],
    drinks: ["cup-with-straw", "beer-mug", "tropical-drink"],
  },
  {
    title: both("Afternoon tea", "下午茶"),
    dishes: ["shortcake", "doughnut", "cupcake", "pie", "custard"],
    small: ["cookie", "strawberry", "cherries"],
    drinks: ["teacup-without-handle", "hot-beverage", "teapot"],
  },
  {
    title: both("Birthday party", "生日聚会"),
    dishes: ["birthday-cake", "shortcake", "ice-cream", "pizza", "popcorn"],
    small: ["cookie", "candy", "strawberry"],
    drinks: ["cup-with-straw", "glass-of-milk", "bottle-with-popping-cork"],
  },
  {
    title: both("Sushi evening", "寿司之夜"),
    dishes: ["sushi", "steaming-bowl", "bento-box", "fried-shrimp", "dango"],
    small: ["sushi", "lemon", "rice-ball"],
    drinks: ["sake", "teacup-without-handle", "beer-mug"],
  },
  {
    title: both("Dinner with friends", "朋友聚餐"),
    dishes: ["spaghetti", "cut-of-meat", "shallow-pan-of-food", "lobster", "green-salad"],
    small: ["bread", "lemon", "tomato"],
    drinks: ["wine-glass", "tumbler-glass", "bottle-with-popping-cork"],
  },
] as const;
const cloths = ["#b5533f", "#3f6f8f", "#4f7f5a", "#d9a441", "#7a5a8f", "#c9896a", "#5a6f7f", "#a85a6a"];

export const table: Sketch = (rng, number) => {
  const meal = meals[(number - 1) % meals.length]!;
  const dishes = rng.sample(meal.dishes, 3);
  const on = both("on plates", "盘子里");
  const items: Item[] = dishes.map((icon) => ({ icon, count: rng.int(1, 3), at: on }));
  const small = rng.pick(meal.small.filter((icon) => !(dishes as string[]).includes(icon)));
  items.push({ icon: small, count: rng.int(2, 8), at: both("on the board", "木板上") });
  const drink = rng.pick(meal.drinks);
  items.push({ icon: drink, count: rng.int(1, 5), at: both("at the back", "后排") });
  const cloth = cloths[(number * 3) % cloths.length]!;
  const wooden = number % 3 === 0;
  return {
    title: meal.title,
    words: [both("food", "食物"), both("table", "餐桌"), meal.title, ...itemWords(items)],
    facts: {
      meal: meal.title,
      items: itemFacts(items),
      plates: items.slice(0, 3).reduce((sum, { count }) => sum + count, 0),
    },
    paint(p) {
      if (wooden) planks(p, 0, 0, 1440, 1080, ["#a8774c", "#8d6a4c", "#c79d72"][number % 3]!, 7);
      else {
        p.rect(0, 0, 1440, 1080, cloth);
        for (let x = -1; x < 13; x++) p.rect(x * 120 + 30, 0, 44, 1080, { fill: lighter(cloth, 0.5), opacity: 0.16 });
        for (let y = 0; y < 9; y++) p.rect(0, y * 120 + 30, 1440, 44, { fill: lighter(cloth, 0.5), opacity: 0.16 });
      }
      p.poly(
        [
          [0, 0],
          [560, 0],
          [160, 1080],
          [0, 1080],
        ],
        { fill: "#fff", opacity: 0.06 },
      );
      // Drinks at the back, each on a coaster.
      const { count: drinks } = items[4]!;
      for (let i = 0; i < drinks; i++) {
        const x = 720 + (i - (drinks - 1) / 2) * 240;
        p.oval(x + 6, 196, 88, 50, { fill: "#000", opacity: 0.16 })
          .oval(x, 186, 88, 50, "#e6d3b3")
          .oval(x, 186, 74, 40, "#d8bf97");
        p.icon(drink, x, 136, 150);
      }
      // One plate per serving. Plates in front are larger.
      const plates = items.slice(0, 3).flatMap(({ icon, count }) => Array.from({ length: count }, () => icon));
      const rows = plates.length > 5 ? 2 : 1;
      const per = Math.ceil(plates.length / rows);
      plates.forEach((icon, i) => {
        const row = Math.floor(i / per);
        const inRow = row === rows - 1 ? plates.length - per * row : per;
        const r = rows === 1 ? Math.min(150, 640 / per) : Math.min(113, 620 / per);
        const x = 720 + ((i % per) - (inRow - 1) / 2) * Math.min(r * 2.25, 1360 / inRow);
        const y = rows === 1 ? 490 : 380 + row * 235;
        p.circle(x + 8, y + 14, r, { fill: "#000", opacity: 0.18 })
          .circle(x, y, r, "#ece8e1")
          .circle(x, y, r * 0.96, "#fff")
          .circle(x, y, r * 0.7, "#f1eee8");
        p.circle(x, y, r * 0.84, { stroke: ["#8fb5c9", "#c98a6a", "#9ab58f"][number % 3]!, width: 4, opacity: 0.7 });
        p.icon(icon, x, y - r * 0.04, r * 1.22);
      });
      // The board in front with the small things.
      const { count } = items[3]!;
      p.rect(330, 806, 800, 220, { fill: "#000", opacity: 0.18, r: 40 })
        .rect(320, 790, 800, 220, { fill: "#c99a66", r: 40 })
        .rect(320, 790, 800, 206, { fill: "#d9ad7a", r: 40 })
        .circle(1080, 895, 15, darker("#c99a66", 0.35));
      for (const y of [842, 890, 940])
        p.line(
          [
            [370, y],
            [1030, y + 6],
          ],
          "#cb9f6c",
          4,
        );
      for (let i = 0; i < count; i++)
        p.icon(small, 385 + (i % 8) * 86, 872 + (i % 2) * 46, 92, { turn: ((i * 37) % 30) - 15 });
      // Cutlery.
      p.withOrigin(210, 800, 4, () =>
        p
          .rect(-7, 60, 14, 170, { fill: "#b9c0c7", r: 7 })
          .rect(-24, -50, 48, 70, { fill: "#c9d0d6", r: 10 })
          .rect(-12, -50, 8, 44, { fill: wooden ? "#a8774c" : cloth })
          .rect(4, -50, 8, 44, { fill: wooden ? "#a8774c" : cloth })
          .rect(-7, 10, 14, 60, "#c9d0d6"),
      );
      p.withOrigin(1230, 800, -4, () =>
        p.rect(-7, 50, 14, 180, { fill: "#b9c0c7", r: 7 }).path("M-8 60 V-60 Q24 -40 18 60 Z", "#c9d0d6"),
      );
    },
  };
};

const fridgeGoods = {
  drinks: ["glass-of-milk", "beverage-box", "beer-mug", "cup-with-straw", "jar", "honey-pot", "canned-food"],
  fruit: [
    "red-apple",
    "green-apple",
    "tangerine",
    "lemon",
    "peach",
    "pear",
    "grapes",
    "strawberry",
    "kiwi-fruit",
    "mango",
  ],
  cold: ["cheese-wedge", "custard", "shortcake", "bento-box", "cut-of-meat", "fish", "poultry-leg", "bacon", "sushi"],
  vegetables: [
    "carrot",
    "tomato",
    "cucumber",
    "broccoli",
    "bell-pepper",
    "leafy-green",
    "eggplant",
    "ear-of-corn",
    "onion",
    "brown-mushroom",
  ],
} as const;

export const fridge: Sketch = (rng, number) => {
  const shelfNames = [
    both("top shelf", "第一层"),
    both("second shelf", "第二层"),
    both("third shelf", "第三层"),
    both("vegetable drawer", "蔬果抽屉"),
  ];
  const pools = [fridgeGoods.drinks, fridgeGoods.cold, fridgeGoods.fruit, fridgeGoods.vegetables];
  const items: Item[] = pools.flatMap((pool, level) => {
    const chosen = rng.sample<string>(pool, 2);
    const most = 7;
    const a = rng.int(1, most - 2);
    const b = rng.int(1, most - a);
    return [
      { icon: chosen[0]!, count: a, at: shelfNames[level]! },
      { icon: chosen[1]!, count: b, at: shelfNames[level]! },
    ];
  });
  const eggs = rng.int(2, 8);
  items.push({ icon: "egg", count: eggs, at: both("in the door", "门架上") });
  const body = ["#dfe5ea", "#e9e2d6", "#cfdcd8", "#d8dbe4"][number % 4]!;
  const temperature = rng.int(2, 7);
  return {
    title: both("Inside the fridge", "冰箱里"),
    words: [both("fridge", "冰箱"), both("food", "食物"), both("groceries", "食材"), ...itemWords(items)],
    facts: { temperatureC: temperature, items: itemFacts(items) },
    paint(p) {
      p.rect(0, 0, 1080, 1440, ["#8fa7a0", "#b59a7c", "#8a94ad", "#a88a8f"][number % 4]!);
      p.rect(0, 1340, 1080, 100, "#7a6450");
      p.rect(70, 40, 760, 1340, { fill: darker(body, 0.12), r: 40 }).rect(84, 52, 732, 1316, { fill: body, r: 34 });
      p.rect(116, 84, 668, 1252, { fill: "#f7fbfd", r: 18 })
        .rect(116, 84, 668, 70, { fill: "#fff7d9", r: 18 })
        .rect(380, 96, 140, 22, { fill: "#ffe68a", r: 11 });
      p.rect(560, 104, 190, 52, { fill: "#27333d", r: 10 }).text(655, 143, `${temperature} °C`, 38, {
        fill: "#8ff0c8",
        weight: 500,
        anchor: "middle",
      });
      // The open door with its shelves.
      p.poly(
        [
          [830, 60],
          [1060, 130],
          [1060, 1400],
          [830, 1360],
        ],
        darker(body, 0.06),
      ).poly(
        [
          [844, 100],
          [1036, 160],
          [1036, 1360],
          [844, 1320],
        ],
        "#eef4f7",
      );
      const rack = (y: number): void => {
        p.poly(
          [
            [848, y],
            [1032, y + 24],
            [1032, y + 90],
            [848, y + 60],
          ],
          { fill: "#b7d3e2", opacity: 0.9 },
        );
      };
      for (let i = 0; i < eggs; i++) p.icon("egg", 876 + (i % 4) * 46, 392 + (i % 4) * 6 + Math.floor(i / 4) * 350, 56);
      rack(410);
      rack(760);
      rack(1130);
      // Shelves and the drawer.
      const floors = [400, 690, 980, 1296];
      floors.forEach((y, level) => {
        if (level < 3)
          p.rect(116, y, 668, 16, { fill: "#a9cbdc" }).rect(116, y + 16, 668, 8, { fill: "#000", opacity: 0.07 });
        const here = items
          .filter((item) => item.at === shelfNames[level])
          .flatMap(({ icon, count }) => Array.from({ length: count }, () => icon));
        const size = 132;
        here.forEach((icon, i) => {
          const two = here.length > 4;
          const col = two ? i % 4 : i;
          const back = two && i < here.length - 4;
          void back;
          const row = two ? Math.floor(i / 4) : 0;
          const inRow = two ? (row === 0 ? 4 : here.length - 4) : here.length;
          const x = 450 + (col - (inRow - 1) / 2) * 158;
          const lift = two && row === 1 ? 128 : 0;
          if (two && row === 1 && col === 0) p.rect(140, y - 130, 620, 8, { fill: "#cfe3ee" });
          p.standingIcon(icon, x, y + 2 - (level === 3 ? 16 : 0) - lift, two ? 118 : size, { shadow: lift === 0 });
        });
      });
      p.rect(130, 1012, 640, 300, { fill: "#a9d4e6", opacity: 0.28, r: 18 })
        .rect(130, 1012, 640, 300, { stroke: "#8fbcd0", width: 5, r: 18 })
        .rect(370, 1024, 160, 16, { fill: "#8fbcd0", r: 8 });
    },
  };
};

const stallGoods: readonly (readonly [icon: string, from: number, to: number])[] = [
  ["red-apple", 800, 1500],
  ["green-apple", 900, 1600],
  ["tangerine", 600, 1200],
  ["lemon", 900, 1800],
  ["watermelon", 300, 700],
  ["grapes", 1200, 2800],
  ["strawberry", 2200, 4500],
  ["peach", 900, 1900],
  ["pear", 500, 1100],
  ["pineapple", 700, 1600],
  ["mango", 1300, 2600],
  ["kiwi-fruit", 1200, 2400],
  ["coconut", 900, 1500],
  ["cherries", 3800, 8800],
  ["melon", 600, 1500],
  ["tomato", 400, 1100],
  ["carrot", 300, 700],
  ["ear-of-corn", 300, 800],
  ["broccoli", 600, 1300],
  ["eggplant", 400, 900],
  ["potato", 200, 500],
  ["cucumber", 300, 900],
  ["bell-pepper", 500, 1100],
];
const stallNames = [
  both("Riverside Fruit", "河畔果铺"),
  both("Green Basket", "绿篮子"),
  both("Old Town Market", "老城集市"),
  both("Morning Harvest", "晨收果蔬"),
  both("Sunny Corner", "向阳果摊"),
  both("Lane Nine Fruit", "九巷水果"),
];

export const market: Sketch = (rng, number) => {
  const name: LocalizedText = stallNames[(number - 1) % stallNames.length]!;
  const goods = rng.sample(stallGoods, 6);
  const prices = goods.map(([, from, to]) => Math.round(rng.int(from, to) / 10) * 10);
  // Makes the prices different, so that only one price is the cheapest.
  for (let i = 0; i < prices.length; i++) while (prices.indexOf(prices[i]!) !== i) prices[i]! += 10;
  const counts = goods.map(() => rng.int(3, 8));
  const crates = goods.map(([icon], i) => ({
    icon: icon,
    name: thingLabel(icon),
    count: counts[i]!,
    pricePerKg: toAmount(prices[i]!),
    place: i + 1,
  }));
  const ranked = crates.toSorted((a, b) => a.pricePerKg - b.pricePerKg);
  const stripe = ["#d0493c", "#2f8f5b", "#e08a2c", "#3f78b5", "#8a4f9e"][number % 5]!;
  return {
    title: name,
    words: [
      both("market stall", "水果摊"),
      both("fruit", "水果"),
      both("prices", "价格"),
      ...goods.map(([icon]) => thingName(icon)),
    ],
    facts: { stall: name, currency: "CNY", crates, cheapest: ranked[0]!.name, dearest: ranked.at(-1)!.name },
    paint(p) {
      p.rect(0, 0, 1440, 1080, "#bfe1ee").rect(0, 300, 1440, 780, "#d9c9ae");
      for (let i = 0; i < 5; i++)
        p.rect(
          i * 300 - 40,
          120 + ((i * 53) % 60),
          260,
          300,
          ["#d8b9a0", "#c9d0c0", "#e3cfa8", "#c7b7c9", "#d5c2b0"][i]!,
        )
          .rect(i * 300 + 10, 200, 50, 70, "#8fa8b5")
          .rect(i * 300 + 110, 200, 50, 70, "#8fa8b5");
      p.rect(60, 120, 26, 960, "#7b5a3e").rect(1354, 120, 26, 960, "#7b5a3e");
      // The awning.
      for (let i = 0; i < 12; i++) {
        const x = i * 120;
        const fill = i % 2 ? "#fff8ec" : stripe;
        p.poly(
          [
            [60 + i * 110, 20],
            [60 + (i + 1) * 110, 20],
            [x + 120, 150],
            [x, 150],
          ],
          fill,
        ).path(`M${x} 150 h120 v20 a60 40 0 0 1 -120 0 z`, i % 2 ? "#efe6d6" : darker(stripe, 0.12));
      }
      p.rect(420, 200, 600, 84, { fill: "#4a3a2c", r: 12 }).text(720, 260, name, 52, {
        fill: "#ffe9b8",
        weight: 700,
        anchor: "middle",
        fit: 560,
      });
      // Two rows of crates.
      for (const y of [352, 738])
        p.rect(40, y + 244, 1360, 24, "#7b5a3e").rect(40, y + 268, 1360, 10, { fill: "#000", opacity: 0.12 });
      crates.forEach((crate, i) => {
        const row = Math.floor(i / 3);
        const w = 416;
        const x = 66 + (i % 3) * 446;
        const y = 352 + row * 386;
        p.rect(x + 8, y + 60, w, 190, { fill: "#000", opacity: 0.16, r: 8 }).rect(x, y + 50, w, 60, "#7a5836");
        const per = crate.count > 4 ? Math.ceil(crate.count / 2) : crate.count;
        for (let k = 0; k < crate.count; k++) {
          const back = crate.count > 4 && k < crate.count - per;
          const inRow = back ? crate.count - per : per;
          const col = back ? k : k - (crate.count > 4 ? crate.count - per : 0);
          p.icon(crate.icon, x + w / 2 + (col - (inRow - 1) / 2) * 98, y + (back ? 8 : 84), 96);
        }
        p.rect(x, y + 128, w, 116, { fill: "#b98a58", r: 6 });
        for (const dy of [128, 190])
          p.rect(x, y + dy, w, 50, { fill: dy === 128 ? "#c79a68" : "#bd8f5d", r: 5 })
            .rect(x + 12, y + dy + 22, 8, 8, "#6b4a2c")
            .rect(x + w - 20, y + dy + 22, 8, 8, "#6b4a2c");
        p.rect(x + 52, y + 138, w - 104, 116, { fill: "#000", opacity: 0.18, r: 8 }).rect(
          x + 48,
          y + 132,
          w - 96,
          116,
          { fill: "#fffbe8", r: 8 },
        );
        p.text(x + w / 2, y + 172, thingLabel(crate.icon), 34, { weight: 500, anchor: "middle", fit: w - 120 });
        p.text(x + w / 2, y + 230, both(`${formatYuan(prices[i]!)}/kg`, `${formatYuan(prices[i]!)}/公斤`), 50, {
          weight: 700,
          anchor: "middle",
          fill: "#c23a2b",
          fit: w - 116,
        });
      });
    },
  };
};
