/** How listings are told in lists: condition, price, format, shipping. */
import type { Facts, Lang } from "../../../../os/values.ts";
import { auctionAt, type Auction } from "../../../../world/goods/auctions.ts";
import type { Condition, Item, ItemBrief } from "../../../../world/goods/index.ts";
import { countText, leftText, said, usd } from "../../format.ts";
import { countryOf, cutOf, sendings, wasOf, type Service } from "../../lots.ts";
import type { State } from "../../state.ts";
import type { Word } from "../../strings.ts";

/** What a screen hands over to have something told. */
export interface Teller {
  readonly state: State;
  readonly now: number;
  readonly lang: Lang;
  t(key: Word, facts?: Facts): string;
}
export const conditionWords: Record<Condition, Word> = {
  new: "conditionNew",
  open: "conditionOpen",
  refurbished: "conditionRefurbished",
  used: "conditionUsed",
  parts: "conditionParts",
};
export const serviceWords: Record<Service, Word> = {
  economy: "serviceEconomy",
  standard: "serviceStandard",
  expedited: "serviceExpedited",
  freight: "serviceFreight",
  international: "serviceInternational",
};
export const countryWords = {
  US: "countryUS",
  CA: "countryCA",
  GB: "countryGB",
  DE: "countryDE",
  JP: "countryJP",
  CN: "countryCN",
  HK: "countryHK",
  AU: "countryAU",
} as const satisfies Record<string, Word>;

/** How its auction stands for this user; null where it is none. */
export function auctionOf(p: Teller, item: Item | ItemBrief): Auction | null {
  if (!item.auction) return null;
  const bid = p.state.bids[item.id];
  const plain = auctionAt(item, p.now);
  return bid?.run === plain.run ? auctionAt(item, p.now, bid.own, bid.run) : plain;
}
export function postageOf(p: Teller, item: Item | ItemBrief): string {
  const [way] = sendings(item, countryOf(p.state));
  if (!way) return p.t("notSent", { country: p.t(countryWords[countryOf(p.state) as "US"]) });
  return way.cents === 0 ? p.t("freeShipping") : p.t("plusShipping", { sum: usd(way.cents, p.lang) });
}
function priceText(p: Teller, item: ItemBrief | Item): string {
  const auction = auctionOf(p, item);
  if (auction) return usd(auction.currentCents, p.lang);
  const low = usd(cutOf(p.state, item.id, item.priceCents), p.lang);
  return item.upToCents > item.priceCents
    ? p.t("fromTo", { low, high: usd(cutOf(p.state, item.id, item.upToCents), p.lang) })
    : low;
}
/** What a row or a tile of it says. */
export function lotOf(p: Teller, item: ItemBrief | Item) {
  const auction = auctionOf(p, item);
  const was = wasOf(p.state, item);
  const left = auction ? auction.endsAt - p.now : 0;
  const bids = auction?.bids.length ?? 0;
  return {
    picture: item.pictures[0] ?? null,
    title: said(item.title, p.lang),
    tag: item.listedDaysAgo === 0 ? p.t("newListing") : undefined,
    condition: p.t(conditionWords[item.condition]),
    price: priceText(p, item),
    was: was === null || auction ? undefined : usd(was, p.lang),
    format: auction
      ? `${p.t("bidsCount", { n: bids })} · ${leftText(left, p.lang)}`
      : p.t(item.format === "offers" ? "orBestOffer" : "buyItNow"),
    hot: auction !== null && left < 86_400_000,
    shipping: postageOf(p, item),
    good: item.returns?.paidBy === "seller" ? p.t("freeReturns") : undefined,
    more: item.sold > 9 ? [p.t("soldCount", { n: countText(item.sold, p.lang) })] : [],
  };
}
/** The same for a small line, where nothing is known of the listing yet. */
export const shortOf = (p: Teller, item: Item | ItemBrief | undefined) => ({
  picture: item?.pictures[0] ?? null,
  title: item ? said(item.title, p.lang) : "…",
});
/** What was chosen of a listing's options: "Size: 42 · Colour: blue". */
export function choicesText(item: Item | undefined, variant: string | null, lang: Lang): string | undefined {
  const found = item?.variants.find(({ id }) => id === variant);
  if (!item || !found) return undefined;
  return item.choices
    .map((choice, n) => {
      const value = choice.values.find(({ id }) => id === found.picks[n]);
      return `${said(choice.name, lang)}${lang === "en" ? ": " : "："}${said(value?.name, lang)}`;
    })
    .join(" · ");
}
