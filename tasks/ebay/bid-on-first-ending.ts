import ebay from "#apps/ebay/index.ts";
import { remainingText } from "#apps/ebay/format.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { defaultStartMs } from "#os/boot.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { auctionAt } from "#world/goods/auctions.ts";
import { drawListings, watchEntry, type ListingFacts } from "../kit/ebay.ts";

/** Bid on the auction on the watchlist that ends before the other auctions. */
export default defineTask({
  apps: [ebay],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "reasoning", "finance"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    const auctions = await drawListings(world, r, 3, { format: "auction", price_max: 20_000 }, (item) => {
      const { endsAt, nextCents } = auctionAt(item, defaultStartMs);
      const left = endsAt - defaultStartMs;
      // The remaining time is shown in days and hours, and the shown number of hours does not change soon.
      return left > dayMs && left % hourMs > 15 * minuteMs && nextCents > 500 && nextCents < 30_000;
    });
    return { auctions, fixed: await drawListings(world, r, 2, { format: "buy", price_max: 20_000 }) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { now }, { auctions, fixed }) => {
    const first = firstEnding(auctions, now);
    return {
      auctions,
      fixed,
      first: first.id,
      dollars: Math.ceil((auctionAt(auctioned(first), now).nextCents * (1.2 + r.int(1, 8) / 10)) / 100),
    };
  },
  instruction: {
    en: [
      ({ dollars }) =>
        `On my {app.ebay} watchlist, bid on the auction that ends first, with a maximum bid of $${dollars}. Don't bid on anything else.`,
    ],
    zh: [
      ({ dollars }) => `请在{app.ebay}追踪列表里最先结束的那个拍卖上出价，最高出价 ${dollars} 美元。其他拍卖不要出价。`,
    ],
  },
  setup: ({ ebay: state }, { auctions, fixed }, { now }) => {
    state.watches = {};
    state.bids = {};
    for (const [n, ware] of [...auctions, ...fixed].entries())
      state.watches[ware.id] = watchEntry(ware.id, now - (n + 1) * 5 * hourMs, ware.cents);
  },
  checks: [
    {
      that: "there is a bid on the one that ends first, of that maximum",
      holds: ({ after, params }) => {
        const own = after.ebay.bids[params.first]?.own ?? [];
        return own.length === 1 && own[0]!.maxCents === params.dollars * 100;
      },
    },
  ],
  allow: ({ ebay: state }) => [added(state.bids)],
  free: [{ why: "How others bid is theirs", paths: ({ ebay: state }) => [state.bids[any]!.outbidAt] }],

  oracle: async (o, { auctions, first, dollars }, { lang, now }) => {
    await o.open(ebay);
    await o.act(ebay, "home.watchlist");
    await o.set(ebay, "watchlist", { filter: "auctions" });
    const left = auctions.map((ware) => remainingText(auctionAt(auctioned(ware), now).endsAt - now, lang));
    await o.sees(...left);
    const ware = auctions.find(({ id }) => id === first)!;
    o.reads(left, lang === "en" ? ware.title.en : ware.title.zh);
    await o.act(ebay, "watchlist.open", { item: first });
    await o.act(ebay, "item.placeBid");
    await o.type("amount", String(dollars));
    await o.act(ebay, "bid.place");
    await o.confirm();
  },
});
const auctioned = ({ id, cents, auction }: ListingFacts) => ({ id, priceCents: cents, auction });
const firstEnding = (auctions: readonly ListingFacts[], now: number): ListingFacts =>
  auctions.toSorted((a, b) => auctionAt(auctioned(a), now).endsAt - auctionAt(auctioned(b), now).endsAt)[0]!;
