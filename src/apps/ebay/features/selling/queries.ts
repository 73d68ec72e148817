/** Reads listings, sales and offers from the state. */
import type { State } from "../../state.ts";
import { feeFixedCents, feePercent, type BuyerOffer, type Listing, type Sale } from "./state.ts";

export const sellingTabs = ["active", "orders", "drafts", "ended"] as const;
type SellingTab = (typeof sellingTabs)[number];

/** Returns the shop's fee for a sum, in cents. */
export const saleFeeCents = (cents: number): number =>
  Math.min(cents - 1, Math.round((cents * feePercent) / 100) + feeFixedCents);
export const netCents = (sale: Sale): number => sale.cents * sale.quantity + sale.shippingCents - sale.feeCents;
/** Returns the sum in cents that the shop holds back until buyers receive their parcels. */
export const heldCents = (state: State): number =>
  Object.values(state.sales)
    .filter(({ status }) => status !== "delivered")
    .reduce((sum, sale) => sum + netCents(sale), 0);
export const availableCents = (state: State, balance: number): number => Math.max(0, balance - heldCents(state));

export const listListings = (state: State, tab: SellingTab): Listing[] =>
  Object.values(state.listings)
    .filter(({ status }) =>
      tab === "active"
        ? status === "active"
        : tab === "drafts"
          ? status === "draft"
          : status === "ended" || status === "sold",
    )
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
export const listSales = (state: State): Sale[] =>
  Object.values(state.sales).toSorted(
    (a, b) => Number(a.status !== "paid") - Number(b.status !== "paid") || b.at - a.at || (a.id < b.id ? 1 : -1),
  );
export const listBuyerOffers = (state: State, listing: string): BuyerOffer[] =>
  Object.values(state.buyerOffers)
    .filter((offer) => offer.listing === listing)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
/** Counts the owner's tasks as a seller: parcels to ship and offers to answer. */
export const countSellerTasks = (state: State): number =>
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
