import ebay from "#apps/ebay/index.ts";
import { usd } from "#apps/ebay/format.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { hourMs } from "#state/civil.ts";
import { drawListings, watchEntry, cheapestShipping } from "../kit/ebay.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { note, openNote } from "../kit/notes.ts";

/**
 * A note gives the maximum prices of three things, including shipping. Watch the things whose prices are not above the
 * maximum.
 */
export default defineTask({
  apps: [notes, ebay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "extract", "handoff", "reasoning"],
  budget: 45,
  revision: 2,

  facts: (world, r) =>
    drawListings(
      world,
      r,
      4,
      { format: "buy", reach: "abroad", price_min: 2_000, price_max: 25_000 },
      (item) => cheapestShipping(item, "CN")!.cents > 300,
    ),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, wares) => {
    const within = r.pick([
      [true, false, false],
      [true, true, false],
      [false, true, true],
      [false, true, false],
    ] as const);
    return {
      things: wares.slice(0, 3).map((ware, i) => {
        const total = ware.cents + ware.way.cents;
        // The limit of a thing that is too expensive is below its price with shipping, but not below its price without
        // shipping.
        const short = Math.max(1, Math.round(ware.way.cents * (0.2 + 0.5 * r.next())));
        const most = within[i] ? Math.ceil((total + r.int(50, 1_500)) / 100) : Math.floor((total - short) / 100);
        return { ...ware, name: say(ware.title.en, ware.title.zh), most, fits: total <= most * 100 };
      }),
      watched: wares.at(-1)!.id,
    };
  },
  instruction: {
    en: [
      () =>
        `My note "Wish list" says the most I'd pay for each thing, including shipping. Check them on {app.ebay} and add only the ones within their limit to my watchlist.`,
      () =>
        `For every listing in my note "Wish list", check on {app.ebay} whether the price plus shipping is within the limit I wrote down. Watch the ones that are and leave the rest.`,
    ],
    zh: [
      () =>
        "我的笔记“想买的东西”写明了每样东西连运费最多能花多少钱。请在{app.ebay}上逐个查看，把没有超出上限的加入追踪列表，其余的不要加。",
      () =>
        "请对照笔记“想买的东西”，在{app.ebay}上查看其中每件商品的价格加上寄给我的运费是否在上限之内。在上限之内的加入追踪列表，超出的不要动。",
    ],
  },
  setup: ({ ebay: state, notes: { notes: all } }, p, { now, say }) => {
    state.watches = { [p.watched]: watchEntry(p.watched, now - 30 * hourMs, 5_000) };
    for (const { id } of p.things) delete state.watches[id];
    const lines = (extra: number): string =>
      p.things
        .map(({ name, most }) => say(`${name}: at most $${most + extra}`, `${name}：最多 ${most + extra} 美元`))
        .join("\n");
    addEntries(
      all,
      note("note_wishes", say("Wish list", "想买的东西"), lines(0), now - 2 * hourMs),
      note("note_autumn", say("Wish list, first thoughts", "想买的东西（初稿）"), lines(40), now - 90 * hourMs),
    );
  },
  checks: [
    {
      that: "those within their limit are watched, and no others",
      holds: ({ before, after, params }) => {
        const fresh = addedEntries(before.ebay.watches, after.ebay.watches).map(({ item }) => item);
        const wanted = params.things.filter(({ fits }) => fits).map(({ id }) => id);
        return fresh.length === wanted.length && wanted.every((id) => fresh.includes(id));
      },
    },
    { that: "the notes are as they were", unchanged: ({ notes: { notes: all } }) => all },
  ],
  allow: ({ ebay: state }, p) => [
    added(state.watches, p.things.filter(({ fits }) => fits).length, { remindsAt: null }),
  ],
  free: [
    { why: "Whether a seller lowers the price is theirs", paths: ({ ebay: state }) => [state.watches[any]!.dropsAt] },
  ],

  oracle: async (o, p, { lang, say }) => {
    await openNote(o, say("Wish list", "想买的东西"), "note_wishes");
    await o.sees(...p.things.flatMap(({ name, most }) => [name, String(most)]));
    await o.open(ebay);
    await o.act(ebay, "home.goSearch");
    // Opens the things that are too expensive first, so that the last action watches a thing.
    const inTurn = p.things.toSorted((a, b) => Number(a.fits) - Number(b.fits));
    for (const [i, { id, name, cents, way, most, fits }] of inTurn.entries()) {
      if (i > 0) {
        await o.back();
        await o.back();
      }
      await o.type("q", name);
      await o.act(ebay, "search.find");
      await o.act(ebay, "results.open", { item: id });
      const asked = [usd(cents, lang), usd(way.cents, lang)];
      await o.sees(...asked);
      o.reads([...asked, most], fits ? 1 : 0);
      if (fits) await o.act(ebay, "item.heart");
    }
  },
});
