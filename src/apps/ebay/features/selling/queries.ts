/** How what the owner sells is read. */
import type { State } from "../../state.ts";
import { feeFixedCents, feePercent, type BuyerOffer, type Listing, type Sale } from "./state.ts";

export const sellingTabs = ["active", "orders", "drafts", "ended"] as const;
type SellingTab = (typeof sellingTabs)[number];

/** What the shop takes of a sum, in cents. */
export const feeOf = (cents: number): number =>
  Math.min(cents - 1, Math.round((cents * feePercent) / 100) + feeFixedCents);
export const netOf = (sale: Sale): number => sale.cents * sale.quantity + sale.shippingCents - sale.feeCents;
/** What is held back until its buyer has the goods. */
export const heldCents = (state: State): number =>
  Object.values(state.sales)
    .filter(({ status }) => status !== "delivered")
    .reduce((sum, sale) => sum + netOf(sale), 0);
export const availableCents = (state: State, balance: number): number => Math.max(0, balance - heldCents(state));

export const listingsIn = (state: State, tab: SellingTab): Listing[] =>
  Object.values(state.listings)
    .filter(({ status }) =>
      tab === "active"
        ? status === "active"
        : tab === "drafts"
          ? status === "draft"
          : status === "ended" || status === "sold",
    )
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
export const salesIn = (state: State): Sale[] =>
  Object.values(state.sales).toSorted(
    (a, b) => Number(a.status !== "paid") - Number(b.status !== "paid") || b.at - a.at || (a.id < b.id ? 1 : -1),
  );
export const offersFor = (state: State, listing: string): BuyerOffer[] =>
  Object.values(state.buyerOffers)
    .filter((offer) => offer.listing === listing)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
/** What waits for the owner as a seller: parcels to send, offers to answer. */
export const sellerTodo = (state: State): number =>
  Object.values(state.sales).filter(({ status }) => status === "paid").length +
  Object.values(state.buyerOffers).filter(({ status }) => status === "open").length;
export const sellingDues = (state: State) => [
  ...Object.values(state.listings).flatMap(({ id, status, visits, endsAt }) =>
    status === "active"
      ? [
          ...(visits[0] ? [{ at: visits[0].at, command: "visit", args: { id } }] : []),
          ...(endsAt === null ? [] : [{ at: endsAt, command: "endListing", args: { id } }]),
        ]
      : [],
  ),
  ...Object.values(state.buyerOffers).flatMap(({ id, status, expiresAt, answersAt }) => [
    ...(status === "open" ? [{ at: expiresAt, command: "lapseBuyerOffer", args: { offer: id } }] : []),
    ...(status === "countered" && answersAt !== null
      ? [{ at: answersAt, command: "buyerAnswers", args: { offer: id } }]
      : []),
  ]),
  ...Object.values(state.sales).flatMap(({ id, status, arrivesAt }) =>
    status === "shipped" && arrivesAt !== null ? [{ at: arrivesAt, command: "saleArrives", args: { sale: id } }] : [],
  ),
];
