/**
 * Generates shops and services with payment codes. Shops with fixed names come first, then shops of each sort in each
 * quarter.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { streetAddress, cityPhone, pickQuarter, getQuarter, quarters } from "../places/town.ts";
import { firstWords, shopkeepers } from "../places/name-words.ts";
import { parseLocalizedList, parseRows } from "../web/grammar.ts";
import { namedShops, shopSorts } from "./data/shops.ts";
import type { Merchant } from "./index.ts";

const both = (en: string, zh: string): LocalizedText => ({ en, zh });
const parseYuanRange = (range: string): [number, number] => {
  const [lo = 0, hi = lo] = range.split("-").map((n) => Math.round(Number(n) * 100));
  return [lo, hi];
};
interface Sort {
  readonly category: Merchant["category"];
  readonly weight: number;
  readonly sort: LocalizedText;
  readonly range: [number, number];
  readonly names: readonly LocalizedText[];
  readonly goods: readonly LocalizedText[];
}
const parseSorts = (): Sort[] =>
  parseRows(shopSorts, 6).map(([category = "", weight = "", sort = "", range = "", names = "", goods = ""]) => ({
    category: category as Merchant["category"],
    weight: Number(weight),
    sort: parseLocalizedList(sort)[0]!,
    range: parseYuanRange(range),
    names: parseLocalizedList(names),
    goods: parseLocalizedList(goods),
  }));
export function* generateShops(): Iterable<Merchant> {
  const r = Rng.of("merchants", "shops");
  const taken = new Set<string>();
  const codes = new Set<string>();
  const codeOf = (): string => {
    let code = "";
    do code = `LHP8${String(r.int(10_000_000, 99_999_999))}`;
    while (codes.has(code));
    codes.add(code);
    return code;
  };
  let n = 0;
  const kinds = parseSorts();
  for (const [id = "", name = "", category = "", sort = "", where = "", range = "", goods = ""] of parseRows(
    namedShops,
    7,
  )) {
    n += 1;
    const [quarterId = "", streetNo = ""] = where.split(",").map((part) => part.trim());
    const quarter = getQuarter(quarterId);
    const [street = 0, number = 1] = streetNo.split(" ").map(Number);
    const [lowCents, highCents] = parseYuanRange(range);
    const named = parseLocalizedList(name)[0]!;
    taken.add(named.zh);
    yield {
      id: `merch_${id}`,
      name: named,
      category: category as Merchant["category"],
      sort: parseLocalizedList(sort)[0]!,
      quarter: quarterId,
      address: streetAddress(quarter.streets[street]!, number),
      phone: cityPhone(n),
      lowCents,
      highCents,
      code: codeOf(),
      goods: parseLocalizedList(goods),
    };
  }
  const bag = kinds.flatMap((one) => Array.from({ length: one.weight }, () => one));
  for (let i = 1; n < 2600; i++) {
    if (i > 60_000) throw new Error("too few names for so many shops");
    const one = r.pick(bag);
    const pattern = r.pick(one.names);
    const first = pattern.en.includes("{p}") ? r.pick(shopkeepers) : r.pick(firstWords);
    // A shop named after a quarter is in that quarter.
    const quarter = quarters.find(({ name }) => name.en.startsWith(first.en)) ?? pickQuarter(r);
    const put = (text: string, word: string): string => text.replace(/\{[pf]\}/, word);
    const name = both(put(pattern.en, first.en), put(pattern.zh, first.zh));
    if (taken.has(name.zh) || taken.has(name.en)) continue;
    taken.add(name.zh);
    taken.add(name.en);
    n += 1;
    const [low, high] = one.range;
    const share = 0.7 + r.int(0, 60) / 100;
    yield {
      id: `merch_${n}`,
      name,
      category: one.category,
      sort: one.sort,
      quarter: quarter.id,
      address: streetAddress(r.pick(quarter.streets), r.int(1, 88)),
      phone: cityPhone(n),
      lowCents: Math.round((low * share) / 10) * 10,
      highCents: Math.round((high * share) / 10) * 10,
      code: codeOf(),
      goods: r.sample(one.goods, Math.min(one.goods.length, r.int(3, 5))),
    };
  }
}
