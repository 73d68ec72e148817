/**
 * Auctions in which the owner of a new phone may already have bid. Each record contains the data of a listing that the
 * initial state needs.
 */
export interface SeedItem {
  readonly item: string;
  readonly seller: string;
  readonly handle: string;
  readonly variant: string | null;
  /** The price per piece of the chosen variant. For an auction, this is the starting bid. */
  readonly cents: number;
  readonly sending: {
    readonly service: "economy" | "standard" | "expedited" | "freight" | "international";
    readonly cents: number;
    readonly days: readonly [number, number];
  };
  /** The pictures and the category. Only the owner's own listings use them. */
  readonly pictures?: readonly string[];
  readonly category?: string;
  readonly branch?: string;
  readonly auction: {
    readonly phaseMin: number;
    readonly reserveCents: number | null;
    readonly worthCents: number;
    readonly heat: number;
  } | null;
}
export const auctions = {
  /** Aldous & Vane Slim Wristwatch quartz 36 mm Brown great shape */
  bidWatch: {
    item: "watch-14",
    seller: "s148",
    handle: "homebird_57",
    variant: null,
    cents: 99,
    sending: { service: "international", cents: 2065, days: [8, 18] },
    auction: { phaseMin: 1277, reserveCents: null, worthCents: 9295, heat: 12 },
  },
  /** Aldous & Vane Hunter Pocket Watch */
  bidTypewriter: {
    item: "pocketwatch-8",
    seller: "s876",
    handle: "rainyday.51",
    variant: null,
    cents: 15495,
    sending: { service: "international", cents: 2110, days: [8, 18] },
    auction: { phaseMin: 5592, reserveCents: null, worthCents: 25500, heat: 12 },
  },
  /** Popsy Wide 99 × 62 mm instant camera Yellow works great */
  bidInstant: {
    item: "instant-118",
    seller: "s15",
    handle: "bluejay.7",
    variant: null,
    cents: 1995,
    sending: { service: "international", cents: 2145, days: [8, 18] },
    auction: { phaseMin: 8426, reserveCents: 4499, worthCents: 6595, heat: 12 },
  },
  /** Bumble & Bear Barnaby Stuffed Animal bear 38 cm Grey very good */
  bidPlush: {
    item: "plush-53",
    seller: "s488",
    handle: "biscuittin31",
    variant: null,
    cents: 99,
    sending: { service: "international", cents: 2045, days: [8, 18] },
    auction: { phaseMin: 9589, reserveCents: null, worthCents: 2099, heat: 12 },
  },
  /** Hidewell Sling handbag 22 × 16 × 7 cm two handles Burgundy washed */
  bidHandbag: {
    item: "handbag-13",
    seller: "s784",
    handle: "tinkertom_51",
    variant: null,
    cents: 3799,
    sending: { service: "international", cents: 2175, days: [8, 18] },
    auction: { phaseMin: 885, reserveCents: null, worthCents: 6400, heat: 12 },
  },
  /** Rivet Row Six Eye Olive Boots men waxed leather US 8 textile New without Tags */
  bidBoots: {
    item: "boots-178",
    seller: "s725",
    handle: "biscuit.tin.2",
    variant: null,
    cents: 6399,
    sending: { service: "international", cents: 2605, days: [8, 18] },
    auction: { phaseMin: 7903, reserveCents: null, worthCents: 21499, heat: 12 },
  },
  /** Marisol Blown White vase hand-blown glass 28 cm earlier Display Piece */
  bidVase: {
    item: "vase-18",
    seller: "s654",
    handle: "nightowl_94",
    variant: null,
    cents: 3095,
    sending: { service: "international", cents: 2040, days: [8, 18] },
    auction: { phaseMin: 6039, reserveCents: 4100, worthCents: 5200, heat: 6 },
  },
  /** Ebonhart Desk 100 18 ct gold, broad 1964 firm Fountain Pen */
  bidPen: {
    item: "fountainpen-54",
    seller: "s588",
    handle: "biscuittin.54",
    variant: null,
    cents: 2199,
    sending: { service: "international", cents: 1145, days: [8, 18] },
    auction: { phaseMin: 4065, reserveCents: null, worthCents: 10999, heat: 12 },
  },
  /** Castelnuovo Student 4/4 carbon steel Violin Natural works great */
  bidUkulele: {
    item: "violin-8",
    seller: "s238",
    handle: "closetcleanout_42",
    variant: null,
    cents: 99,
    sending: { service: "international", cents: 3440, days: [8, 18] },
    auction: { phaseMin: 3649, reserveCents: null, worthCents: 8595, heat: 12 },
  },
  /** Tinpot Tractor Model Car 1:32 tractor open Silver very good */
  bidModelcar: {
    item: "modelcar-57",
    seller: "s248",
    handle: "quiet-corner.4",
    variant: null,
    cents: 99,
    sending: { service: "international", cents: 2175, days: [8, 18] },
    auction: { phaseMin: 9058, reserveCents: null, worthCents: 1699, heat: 12 },
  },
} as const satisfies Readonly<Record<string, SeedItem>>;
