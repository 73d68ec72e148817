/** Describes listings in lists: condition, price, format, shipping. */
import type { Facts, Lang } from "#os/values.ts";
import { auctionAt, type Auction } from "#world/goods/auctions.ts";
import type { Condition, Item, ItemBrief } from "#world/goods/index.ts";
import { countText, remainingText, localized, usd } from "../../format.ts";
import { destinationCountry, applyPriceCut, listSendings, previousPriceCents, type Service } from "../../item-terms.ts";
import type { State } from "../../state.ts";
import type { TextKey } from "../../strings.ts";

/** The part of a screen's props that the functions for labels need. */
export interface LabelContext {
  readonly state: State;
  readonly now: number;
  readonly lang: Lang;
  t(key: TextKey, facts?: Facts): string;
}
export const conditionTexts: Record<Condition, TextKey> = {
  new: "conditionNew",
  open: "conditionOpen",
  refurbished: "conditionRefurbished",
  used: "conditionUsed",
  parts: "conditionParts",
};
export const serviceTexts: Record<Service, TextKey> = {
  economy: "serviceEconomy",
  standard: "serviceStandard",
  expedited: "serviceExpedited",
  freight: "serviceFreight",
  international: "serviceInternational",
};
export const countryTexts = {
  US: "countryUS",
  CA: "countryCA",
  GB: "countryGB",
  DE: "countryDE",
  JP: "countryJP",
  CN: "countryCN",
  HK: "countryHK",
  AU: "countryAU",
} as const satisfies Record<string, TextKey>;

/** Returns the auction with this user's bids, or null if the listing is not an auction. */
export function findAuction(p: LabelContext, item: Item | ItemBrief): Auction | null {
  if (!item.auction) return null;
  const bid = p.state.bids[item.id];
  const plain = auctionAt(item, p.now);
  return bid?.run === plain.run ? auctionAt(item, p.now, bid.own, bid.run) : plain;
}
export function shippingText(p: LabelContext, item: Item | ItemBrief): string {
  const [sending] = listSendings(item, destinationCountry(p.state));
  if (!sending) return p.t("notSent", { country: p.t(countryTexts[destinationCountry(p.state) as "US"]) });
  return sending.cents === 0 ? p.t("freeShipping") : p.t("plusShipping", { sum: usd(sending.cents, p.lang) });
}
function priceText(p: LabelContext, item: ItemBrief | Item): string {
  const auction = findAuction(p, item);
  if (auction) return usd(auction.currentCents, p.lang);
  const low = usd(applyPriceCut(p.state, item.id, item.priceCents), p.lang);
  return item.upToCents > item.priceCents
    ? p.t("fromTo", { low, high: usd(applyPriceCut(p.state, item.id, item.upToCents), p.lang) })
    : low;
}
/** Returns the texts of a row or tile of a listing. */
export function itemCardTexts(p: LabelContext, item: ItemBrief | Item) {
  const auction = findAuction(p, item);
  const was = previousPriceCents(p.state, item);
  const left = auction ? auction.endsAt - p.now : 0;
  const bids = auction?.bids.length ?? 0;
  return {
    picture: item.pictures[0] ?? null,
    title: localized(item.title, p.lang),
    tag: item.listedDaysAgo === 0 ? p.t("newListing") : undefined,
    condition: p.t(conditionTexts[item.condition]),
    price: priceText(p, item),
    was: was === null || auction ? undefined : usd(was, p.lang),
    format: auction
      ? `${p.t("bidsCount", { n: bids })} · ${remainingText(left, p.lang)}`
      : p.t(item.format === "offers" ? "orBestOffer" : "buyItNow"),
    hot: auction !== null && left < 86_400_000,
    shipping: shippingText(p, item),
    good: item.returns?.paidBy === "seller" ? p.t("freeReturns") : undefined,
    more: item.sold > 9 ? [p.t("soldCount", { n: countText(item.sold, p.lang) })] : [],
  };
}
/** Returns the texts for an `ItemLine`. `item` is undefined while the listing is not loaded. */
export const itemLineTexts = (p: LabelContext, item: Item | ItemBrief | undefined) => ({
  picture: item?.pictures[0] ?? null,
  title: item ? localized(item.title, p.lang) : "…",
});
/** Formats the chosen variant: "Size: 42 · Colour: blue". */
export function variantText(item: Item | undefined, variant: string | null, lang: Lang): string | undefined {
  const found = item?.variants.find(({ id }) => id === variant);
  if (!item || !found) return undefined;
  return item.choices
    .map((choice, n) => {
      const value = choice.values.find(({ id }) => id === found.picks[n]);
      return `${localized(choice.name, lang)}${lang === "en" ? ": " : "："}${localized(value?.name, lang)}`;
    })
    .join(" · ");
}
