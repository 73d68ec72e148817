/**
 * Food that passengers can order to their seats, from the dining car or from shops at the stations of larger cities.
 */
import { Rng } from "#state/rng.ts";
import type { Kitchen } from "./index.ts";
import { network } from "./network.ts";

/** `English | Chinese | kind | yuan` */
const diningCarMenu = `
Beef brisket rice box | 土豆牛腩饭 | rice | 45
Chicken and mushroom rice box | 香菇滑鸡饭 | rice | 40
Braised pork rice box | 红烧肉饭 | rice | 48
Vegetable rice box | 素什锦饭 | rice | 30
Two-dish rice box | 经济套餐饭 | rice | 15
Beef noodles | 红烧牛肉面 | noodles | 38
Wonton soup | 鲜肉馄饨 | noodles | 28
Fruit box | 鲜切水果盒 | snack | 25
Spiced duck neck | 卤鸭脖 | snack | 22
Yoghurt | 原味酸奶 | drink | 10
Latte | 拿铁咖啡 | drink | 25
Mineral water | 矿泉水 | drink | 5
`;
const shops: readonly { readonly en: string; readonly zh: string; readonly dishes: string }[] = [
  {
    en: "Old Wok Fast Food",
    zh: "老灶快餐",
    dishes: `
Kung pao chicken set | 宫保鸡丁套餐 | rice | 32
Pepper pork set | 青椒肉丝套餐 | rice | 29
Tomato and egg set | 番茄炒蛋套餐 | rice | 24
Mapo tofu set | 麻婆豆腐套餐 | rice | 23
Fish-flavoured aubergine set | 鱼香茄子套餐 | rice | 26
Soy milk | 现磨豆浆 | drink | 8`,
  },
  {
    en: "Crisp Burger",
    zh: "脆堡",
    dishes: `
Chicken burger meal | 鸡腿堡套餐 | snack | 36
Beef burger meal | 牛肉堡套餐 | snack | 42
Chips | 薯条 | snack | 13
Chicken wings | 烤翅 | snack | 18
Cola | 可乐 | drink | 9`,
  },
  {
    en: "Noodle Corner",
    zh: "面条角",
    dishes: `
Beef noodle soup | 清汤牛肉面 | noodles | 30
Scallion oil noodles | 葱油拌面 | noodles | 19
Spicy pea noodles | 豌杂面 | noodles | 22
Dumplings, 12 | 猪肉白菜饺子 12 只 | noodles | 26
Plum drink | 酸梅汤 | drink | 9`,
  },
  {
    en: "Steam & Bun",
    zh: "蒸蒸包子铺",
    dishes: `
Pork buns, 3 | 鲜肉包 3 个 | snack | 12
Red bean buns, 3 | 豆沙包 3 个 | snack | 10
Millet porridge | 小米粥 | snack | 7
Tea egg | 茶叶蛋 | snack | 3
Hot soy milk | 热豆浆 | drink | 6`,
  },
  {
    en: "Leaf Tea",
    zh: "叶子茶饮",
    dishes: `
Milk tea | 珍珠奶茶 | drink | 16
Lemon tea | 柠檬茶 | drink | 15
Fruit tea | 满杯水果茶 | drink | 20
Egg waffles | 鸡蛋仔 | snack | 17`,
  },
];

export function* kitchens(): Iterable<Kitchen> {
  yield {
    id: "kitchen_train",
    place: null,
    shops: [createShop("kitchen_train", 0, { en: "Dining car", zh: "列车餐车", dishes: diningCarMenu }, 0)],
  };
  for (const city of network().cities.filter(({ tier }) => tier <= 2)) {
    const id = city.place.replace("st_", "kitchen_");
    const r = Rng.of("rails", "kitchen", id);
    const chosen = r.sample(shops, city.tier === 1 ? 4 : 3);
    yield { id, place: city.place, shops: chosen.map((shop, n) => createShop(id, n, shop, 800)) };
  }
}
function createShop(
  kitchen: string,
  n: number,
  { en, zh, dishes }: { readonly en: string; readonly zh: string; readonly dishes: string },
  deliveryCents: number,
): Kitchen["shops"][number] {
  const id = `${kitchen}_${n}`;
  const r = Rng.of("rails", "shop", id);
  return {
    id,
    name: { en, zh },
    stars: r.int(42, 49) / 10,
    deliveryCents,
    dishes: dishes
      .trim()
      .split("\n")
      .map((line, i) => {
        const [english, chinese, kind, yuan] = line.split(" | ") as [string, string, "rice", string];
        const more = deliveryCents === 0 ? 0 : r.int(-2, 3) * 100;
        return {
          id: `${id}_${i}`,
          name: { en: english, zh: chinese },
          kind,
          cents: Math.max(200, Number(yuan) * 100 + more),
          sold: r.int(12, 900),
        };
      }),
  };
}
