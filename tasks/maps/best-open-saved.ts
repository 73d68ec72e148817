import maps from "#apps/maps/index.ts";
import { noFilters } from "#apps/maps/features/places/filters.ts";
import { strings } from "#apps/maps/strings.ts";
import { defineTask } from "#judge/define.ts";
import { textsFor } from "#os/texts.ts";
import { minuteMs } from "#state/civil.ts";
import { isOpen } from "#world/geo/hours.ts";
import { searchSites } from "#world/geo/search.ts";
import { centre } from "#world/places/geo.ts";
import { distanceText } from "#apps/maps/format.ts";
import { hasOnlyAdded, placeFacts, saveToList, readTown } from "../kit/maps.ts";

/**
 * Among the places of one kind within a radius, find the places that are open now. Save the one with the best rating to
 * a list.
 */
export default defineTask({
  apps: [maps],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "extract", "edit"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const all = kinds.flatMap((category) => searchRadii.map((reach) => ({ category, reach })));
    return r.sample(all, 12).map(({ category, reach }) => ({
      category,
      reach,
      sites: searchSites(atlas, { category, near: centre, within: reach, sort: "rating" })
        .slice(0, 14)
        .map(({ site }) => ({ ...placeFacts(site), hours: site.hours?.map((span) => span && { ...span }) ?? null })),
    }));
  },
  listed: { instances: 20, answerFields: 0 },
  params: (r, { maps: state }, { lang, say, now, offsetMin }, options) => {
    const words = textsFor(strings, lang);
    const openFor = (hours: (typeof options)[number]["sites"][number]["hours"]) =>
      [0, 45].map((minutes) => isOpen(hours, { nowMs: now + minutes * minuteMs, offsetMin }));
    const fitting = options.flatMap(({ category, reach, sites }) => {
      // Each place is either open both now and in 45 minutes, or closed at both times, so that the answer does not
      // change during the episode.
      const stable = sites.every(({ hours }) => openFor(hours)[0] === openFor(hours)[1]);
      const [best, next] = sites.filter(({ hours }) => openFor(hours)[0]);
      const isBest = best && next && best.rating > next.rating && sites[0]!.id !== best.id;
      return stable && isBest ? [{ category, reach, best }] : [];
    });
    const { category, reach, best } = fitting[0] ?? findOpenBest(options, now, offsetMin);
    const list = r.pick(
      Object.values(state.lists).filter(({ items }) => items.every(({ target }) => target !== best.id)),
    );
    return {
      category,
      reach,
      kind: words[kindWords[category as keyof typeof kindWords]],
      far: distanceText(reach, "metric", lang),
      place: best.id,
      name: say(best.name.en, best.name.zh),
      rating: (best.rating / 10).toFixed(1),
      list: list.id,
      listName: list.name,
    };
  },
  instruction: {
    en: [
      (p) =>
        `Look for "${p.kind}" in {app.maps}. Of the places that are open now and within ${p.far} of me, save the one with the highest rating to my list "${p.listName}".`,
      (p) =>
        `Find the best-rated place under "${p.kind}" in {app.maps} that's open now and no more than ${p.far} away, and add it to "${p.listName}".`,
    ],
    zh: [
      (p) =>
        `请在{app.maps}的“${p.kind}”分类里找现在营业、离我 ${p.far}以内的地点，把其中评分最高的保存到我的列表“${p.listName}”。`,
      (p) =>
        `请在{app.maps}里搜“${p.kind}”，从 ${p.far}以内、现在营业的里面选评分最高的一家，加入“${p.listName}”列表。`,
    ],
  },
  checks: [
    {
      that: "the list has the place, and what it had",
      holds: ({ before, after, params: p }) =>
        hasOnlyAdded(before.maps.lists[p.list]!.items, after.maps.lists[p.list]!.items, [p.place]),
    },
  ],
  allow: ({ maps: state }, p) => [state.lists[p.list]!.items],

  oracle: async (o, p) => {
    await o.open(maps);
    await o.act(maps, "main.inCategory", { category: p.category });
    const open = { ...noFilters, open: true };
    const rated = { ...open, sort: "rated" } as const;
    await o.act(maps, "results.narrow", { filters: open });
    await o.set(maps, "results", { open: "sort" });
    await o.act(maps, "results.narrow", { filters: rated });
    await o.set(maps, "results", { open: "within" });
    await o.act(maps, "results.narrow", { filters: { ...rated, within: p.reach as 500 } });
    await o.sees(p.name, p.rating);
    await o.act(maps, "results.open", { target: p.place });
    await saveToList(o, p.list);
  },
});
const kinds = ["food", "cafe", "shop", "hotel", "sight"] as const;
const searchRadii = [500, 1000, 2000, 5000] as const;
const kindWords = {
  food: "kindFood",
  cafe: "kindCafe",
  shop: "kindShop",
  hotel: "kindHotel",
  sight: "kindSight",
} as const;
type Option = {
  readonly category: (typeof kinds)[number];
  readonly reach: (typeof searchRadii)[number];
  readonly sites: readonly (ReturnType<typeof placeFacts> & { readonly hours: Parameters<typeof isOpen>[0] })[];
};
/**
 * Returns the first option whose best open place is unique. The task prefers options with stable opening hours and with
 * a closed place that is better. It calls this function if there is no such option.
 */
function findOpenBest(options: readonly Option[], nowMs: number, offsetMin: number) {
  for (const { category, reach, sites } of options) {
    const [best, next] = sites.filter(({ hours }) => isOpen(hours, { nowMs, offsetMin }));
    if (best && next && best.rating > next.rating) return { category, reach, best };
  }
  throw new Error("no kind of place has one that is best");
}
