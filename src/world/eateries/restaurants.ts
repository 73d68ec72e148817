/** Generates the names, menus and numbers of restaurants. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { driveMetres } from "../places/geo.ts";
import { streetAddress, cityPhone, pickQuarter, getQuarter, houseCoordinates } from "../places/town.ts";
import { firstWords, shopkeepers } from "../places/name-words.ts";
import { parseLocalizedList, parseLocalized, fill, parseRows } from "../web/grammar.ts";
import { restaurants, slogans, notices } from "./data/restaurants.ts";
import { choices, menus } from "./data/menus.ts";
import type { Dish, Eatery } from "./index.ts";

interface DishTemplate {
  readonly section: number;
  readonly name: LocalizedText;
  readonly about: LocalizedText;
  readonly low: number;
  readonly high: number;
  readonly spicy: number;
  readonly art: string;
  readonly options: readonly string[];
}
interface Menu {
  readonly slots: Readonly<Record<string, readonly LocalizedText[]>>;
  readonly sections: readonly LocalizedText[];
  readonly dishes: readonly DishTemplate[];
}
function parseMenus(): Map<string, Menu> {
  const all = new Map<
    string,
    { slots: Record<string, LocalizedText[]>; sections: LocalizedText[]; dishes: DishTemplate[] }
  >();
  let menu: { slots: Record<string, LocalizedText[]>; sections: LocalizedText[]; dishes: DishTemplate[] } | undefined;
  for (const line of menus.trim().split("\n")) {
    if (line.startsWith("= ")) {
      const [cuisine = "", ...lists] = line.slice(2).split(" | ");
      menu = { slots: {}, sections: [], dishes: [] };
      for (const one of lists) menu.slots[one.slice(0, 1)] = parseLocalizedList(one.slice(3));
      all.set(cuisine, menu);
    } else if (line.startsWith("# ")) menu!.sections.push(parseLocalized(line.slice(2)));
    else {
      const [name = "", about = "", yuan = "", spicy = "", art = "", options = ""] = line
        .split("|")
        .map((cell) => cell.trim());
      const [low = 0, high = 0] = yuan.split("-").map(Number);
      menu!.dishes.push({
        section: menu!.sections.length,
        name: parseLocalized(name),
        about: about.includes(" / ") ? parseLocalized(about) : { en: about, zh: about },
        low,
        high,
        spicy: Number(spicy),
        art,
        options: options.split(" ").filter((o) => o !== ""),
      });
    }
  }
  return all;
}
const optionsById = new Map(
  parseRows(choices, 3).map(([id = "", title = "", list = ""]) => [
    id,
    {
      id,
      title: parseLocalized(title),
      choices: list.split(";").map((one, i) => {
        const [, name = "", yuan = "0"] = /^\s*(.+) (\d+)\s*$/.exec(one)!;
        return { id: `${id}${i + 1}`, title: parseLocalized(name), extraCents: Number(yuan) * 100 };
      }),
    },
  ]),
);
/** Whether a dish has an option. The option "cook" (how well done the meat is) applies only to beef. */
const isOptionOffered = (option: string, m: LocalizedText | undefined): boolean =>
  option !== "cook" || /beef/.test(m?.en ?? "beef");

const ownerHome = { ...houseCoordinates(getQuarter("fernhill"), getQuarter("fernhill").streets[0]!, 22) };

export function generateEateries(): { readonly eateries: Eatery[]; readonly dishes: Dish[] } {
  const r = Rng.of("eateries");
  const all = parseMenus();
  const eateries: Eatery[] = [];
  const dishes: Dish[] = [];
  const taken = new Set<string>();
  const kinds = parseRows(restaurants, 7);
  const bag = kinds.flatMap((kind) => Array.from({ length: Number(kind[1]) }, () => kind));
  for (let n = 1; eateries.length < 300; n++) {
    const isLotus = eateries.length === 0;
    const [cuisine = "", , names = "", open = "", close = "", art = "", level = ""] = isLotus
      ? kinds.find(([c]) => c === "cantonese")!
      : r.pick(bag);
    const pattern = r.pick(parseLocalizedList(names));
    const word = pattern.en.includes("{p}") ? r.pick(shopkeepers) : r.pick(firstWords);
    const put = (text: string, by: string): string => text.replace(/\{[pf]\}/, by);
    const name = isLotus
      ? { en: "Golden Lotus", zh: "金莲餐厅" }
      : { en: put(pattern.en, word.en), zh: put(pattern.zh, word.zh) };
    if (taken.has(name.en) || taken.has(name.zh)) continue;
    if (n > 9000) throw new Error("too few names for so many restaurants");
    taken.add(name.en).add(name.zh);
    const id = isLotus ? "eat_lotus" : `eat_${eateries.length}`;
    const quarter = isLotus ? getQuarter("ropewalk") : pickQuarter(r);
    const street = isLotus ? quarter.streets[4]! : r.pick(quarter.streets);
    const number = isLotus ? 3 : r.int(1, 90);
    const spot = houseCoordinates(quarter, street, number);
    const metres = driveMetres(spot, ownerHome);
    const rating = isLotus ? 47 : Math.min(50, 40 + r.int(0, 5) + r.int(0, 5));
    const dear = Number(level) * (0.85 + r.int(0, 30) / 100);
    const monthly = Math.round(r.int(60, 1400) * (rating > 46 ? 2.4 : 1)) + r.int(0, 40);
    const minimum = r.pick([15, 18, 20, 20, 25, 30]) * 100;
    const step = r.pick([2500, 3000, 3500, 4000]);
    const menu = all.get(cuisine)!;
    const made = createMenu(menu, id, r, dear, monthly);
    dishes.push(...made);
    const used = new Set(made.map(({ section }) => section));
    eateries.push({
      id,
      name,
      cuisine: cuisine as Eatery["cuisine"],
      about: isLotus ? { en: "The place with the lanterns", zh: "挂灯笼的那家" } : r.pick(listSlogans(cuisine)),
      notice: r.pick(parseLocalizedList(notices)),
      address: streetAddress(street, number),
      quarter: quarter.id,
      place: isLotus ? "place_lotus" : null,
      ...spot,
      metres,
      phone: isLotus ? "555-0174" : cityPhone(4000 + eateries.length),
      rating,
      monthly,
      deliveryCents:
        metres < 1500
          ? r.pick([0, 0, 200, 300])
          : metres < 4000
            ? r.pick([200, 300, 350, 450])
            : r.pick([450, 500, 600, 800]),
      minimumCents: minimum,
      minutes: 17 + Math.round(metres / 260) + r.int(0, 8),
      packingCents: r.pick([50, 100, 100, 150]),
      offers: r.chance(0.75)
        ? [
            { fromCents: step, offCents: r.pick([200, 300, 400]) },
            { fromCents: step * 2, offCents: r.pick([600, 800, 900]) },
          ]
        : [],
      open: Number(open) * 60,
      close: Number(close) * 60,
      sections: menu.sections.flatMap((title, i) => (used.has(`s${i + 1}`) ? [{ id: `s${i + 1}`, title }] : [])),
      art,
    });
  }
  return { eateries, dishes };
}
const listSlogans = (cuisine: string): LocalizedText[] => {
  const rows = parseRows(slogans, 2);
  return rows.filter(([of]) => of === cuisine || of === "any").flatMap(([, list = ""]) => parseLocalizedList(list));
};

/**
 * Creates the menu of a restaurant from a part of its cuisine. The restaurant uses only some of the cuisine's words. If
 * the name of a dish has a slot for a word, the menu contains the dish with two to four words.
 */
function createMenu(menu: Menu, eatery: string, r: Rng, dear: number, monthly: number): Dish[] {
  const some = (list: readonly LocalizedText[] | undefined): LocalizedText[] =>
    list ? r.sample(list, Math.min(list.length, r.int(4, 6))) : [];
  const words = { m: some(menu.slots["m"]), n: some(menu.slots["n"]) };
  const dishes: Dish[] = [];
  const names = new Set<string>();
  for (const one of menu.dishes) {
    const [byM, byN] = [/\{m/, /\{n/].map((sign) => sign.test(one.name.en));
    if (!byM && !byN && r.chance(0.05)) continue;
    const times = byM || byN ? r.int(2, 4) : 1;
    const base = one.low + (one.high - one.low) * (r.int(10, 90) / 100);
    for (let i = 0; i < times; i++) {
      const m = byM ? words.m[i % words.m.length] : r.pick(words.m);
      const n = words.n.length > 0 ? words.n[(i + (byM ? 1 : 0)) % words.n.length] : undefined;
      const name = fill(one.name, { m: m!, n: n ?? m! });
      if (names.has(name.en)) continue;
      names.add(name.en);
      const yuan = Math.max(2, Math.round(base * dear + r.int(-1, 2)));
      const options = one.options
        .filter((o) => isOptionOffered(o, byM ? m : undefined))
        .map((o) => optionsById.get(o)!);
      dishes.push({
        id: `dish_${eatery.slice(4)}_${dishes.length + 1}`,
        eatery,
        section: `s${one.section}`,
        name,
        about: fill(one.about, { m: m ?? { en: "", zh: "" }, n: n ?? m ?? { en: "", zh: "" } }),
        // Expensive dishes cost whole yuan. The prices of some cheap dishes end in ninety cents.
        priceCents: yuan * 100 - (yuan < 40 && r.chance(0.2) ? 10 : 0),
        spicy: one.spicy,
        monthly: Math.max(3, Math.round((monthly * r.int(2, 38)) / 100)),
        liked: r.int(84, 99),
        options,
        art: one.art,
      });
    }
  }
  return dishes;
}
