/** Shops and services that are paid by scanning: named ones first, then what each quarter has of each sort. */
import { Rng } from "../../state/rng.ts";
import type { Both } from "../cast.ts";
import { addressAt, cityPhone, drawQuarter, quarterOf, quarters } from "../places/town.ts";
import { firsts, people } from "../places/words.ts";
import { bothList, rowsOf } from "../web/grammar.ts";
import { namedShops, shopSorts } from "./data/shops.ts";
import type { Merchant } from "./index.ts";

const both = (en: string, zh: string): Both => ({ en, zh });
const yuan = (range: string): [number, number] => {
  const [lo = 0, hi = lo] = range.split("-").map((n) => Math.round(Number(n) * 100));
  return [lo, hi];
};
interface Sort {
  readonly category: Merchant["category"];
  readonly weight: number;
  readonly sort: Both;
  readonly range: [number, number];
  readonly names: readonly Both[];
  readonly goods: readonly Both[];
}
const sorts = (): Sort[] =>
  rowsOf(shopSorts, 6).map(([category = "", weight = "", sort = "", range = "", names = "", goods = ""]) => ({
    category: category as Merchant["category"],
    weight: Number(weight),
    sort: bothList(sort)[0]!,
    range: yuan(range),
    names: bothList(names),
    goods: bothList(goods),
  }));
export function* shops(): Iterable<Merchant> {
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
  const kinds = sorts();
  for (const [id = "", name = "", category = "", sort = "", where = "", range = "", goods = ""] of rowsOf(
    namedShops,
    7,
  )) {
    n += 1;
    const [quarterId = "", streetNo = ""] = where.split(",").map((part) => part.trim());
    const quarter = quarterOf(quarterId);
    const [street = 0, number = 1] = streetNo.split(" ").map(Number);
    const [lowCents, highCents] = yuan(range);
    const named = bothList(name)[0]!;
    taken.add(named.zh);
    yield {
      id: `merch_${id}`,
      name: named,
      category: category as Merchant["category"],
      sort: bothList(sort)[0]!,
      quarter: quarterId,
      address: addressAt(quarter.streets[street]!, number),
      phone: cityPhone(n),
      lowCents,
      highCents,
      code: codeOf(),
      goods: bothList(goods),
    };
  }
  const bag = kinds.flatMap((one) => Array.from({ length: one.weight }, () => one));
  for (let i = 1; n < 2600; i++) {
    if (i > 60_000) throw new Error("too few names for so many shops");
    const one = r.pick(bag);
    const pattern = r.pick(one.names);
    const first = pattern.en.includes("{p}") ? r.pick(people) : r.pick(firsts);
    // What is named after a quarter stands in it.
    const quarter = quarters.find(({ name }) => name.en.startsWith(first.en)) ?? drawQuarter(r);
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
      address: addressAt(r.pick(quarter.streets), r.int(1, 88)),
      phone: cityPhone(n),
      lowCents: Math.round((low * share) / 10) * 10,
      highCents: Math.round((high * share) / 10) * 10,
      code: codeOf(),
      goods: r.sample(one.goods, Math.min(one.goods.length, r.int(3, 5))),
    };
  }
}
