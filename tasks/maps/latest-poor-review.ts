import maps from "#apps/maps/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import geo from "#world/geo/index.ts";
import { drawSites, placeFacts, openPlace, searchPlace, readTown } from "../kit/maps.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * Of three places, find the one that had a review with one or two stars most recently. The newest review of all is at
 * another place.
 */
export default defineTask({
  apps: [maps],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const kinds = ["food", "cafe", "shop", "hotel", "sport"];
    for (;;) {
      const kind = r.pick(kinds);
      const sites = drawSites(
        atlas,
        r,
        3,
        ({ id, category, rating }) => category === kind && rating > 0 && rating < 45 && !ownReviews.has(id),
      );
      const found = await Promise.all(
        sites.map(async (site) => {
          const all = (await world.read(geo.queries.reviews, { id: site.id }))?.reviews ?? [];
          const ageOf = (stars: number): number | null =>
            all.filter((one) => one.stars === stars).toSorted((a, b) => a.age - b.age)[0]?.age ?? null;
          return {
            ...placeFacts(site),
            newest: Math.min(...all.map(({ age }) => age)),
            poor: [ageOf(1), ageOf(2)].filter((age) => age !== null),
            ages: [ageOf(1), ageOf(2)],
            // With more reviews of one star, those of two stars would be far down in the list.
            isShort: all.filter(({ stars }) => stars === 1).length <= 4,
          };
        }),
      );
      if (found.some(({ poor, isShort }) => poor.length === 0 || !isShort)) continue;
      const ages = found.map(({ poor }) => Math.min(...poor));
      const newest = found.map(({ newest: age }) => age);
      const [first, second] = ages.toSorted((a, b) => a - b);
      const isElsewhere = newest.indexOf(Math.min(...newest)) !== ages.indexOf(first!);
      if (second! - first! < 2 || !isElsewhere) continue;
      return found.map(({ id, name, ages: [one, two] }) => ({ id, name, one: one ?? null, two: two ?? null }));
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, _phone, { say }, sites) => {
    const all = sites.map(({ id, name, one, two }) => ({ id, name: say(name.en, name.zh), one, two }));
    const last = all.toSorted((a, b) => poorAge(a) - poorAge(b))[0]!;
    return { all, last: last.name, age: poorAge(last) };
  },
  instruction: {
    en: [
      ({ all: [a, b, c] }) =>
        `Read the reviews of "${a!.name}", "${b!.name}" and "${c!.name}" in {app.maps}. Which of the three got a review with only one or two stars most recently, and how many days ago was that review? ${fillIn.en}`,
      ({ all: [a, b, c] }) =>
        `I want to know which of "${a!.name}", "${b!.name}" and "${c!.name}" disappointed somebody most recently. Look in {app.maps} for the newest review with one or two stars at any of the three. Which place is it about, and how many days old is it? ${fillIn.en}`,
    ],
    zh: [
      ({ all: [a, b, c] }) =>
        `请看{app.maps}上“${a!.name}”“${b!.name}”和“${c!.name}”的评价。三家里最近一条一星或两星的评价是给哪一家的？是几天前的？${fillIn.zh}`,
      ({ all: [a, b, c] }) =>
        `“${a!.name}”“${b!.name}”和“${c!.name}”里，最近一次让人失望的是哪家？请在{app.maps}里找这三家最新的一条一星或两星评价，填是哪一家、几天前写的。${fillIn.zh}`,
    ],
  },
  checks: [{ that: "the reviews are as they were", unchanged: ({ maps: { reviews } }) => reviews }],
  allow: () => [],
  answer: {
    fields: ({ all }, say) => ({
      place: choice(
        say("Place", "地点"),
        all.map(({ name }) => name),
      ),
      days: number(say("Days ago", "几天前"), say("Whole number of days", "整数，单位为天")),
    }),
    expected: ({ params: { last, age } }) => ({ place: last, days: age }),
  },

  oracle: async (o, { all, last, age }, { say }) => {
    const shown = (days: number): string => say(days === 1 ? "1 day ago" : `${days} days ago`, `${days} 天前`);
    for (const [n, { id, name, one, two }] of all.entries()) {
      if (n === 0) await openPlace(o, name, id);
      else await searchPlace(o, name, id);
      await o.set(maps, "place", { tab: "reviews" });
      await o.sees(name);
      await o.set(maps, "place", { sort: "lowest" });
      for (const days of [one, two]) if (days !== null) await o.sees(shown(days));
      if (n === 2) break;
      await o.back();
      await o.back();
    }
    o.reads(
      all.flatMap(({ one, two }) => [one, two].filter((days) => days !== null).map(shown)),
      last,
      age,
    );
    await o.answer({ place: last, days: age });
  },
});
/** The places that the owner has reviewed on a new phone. */
const ownReviews: ReadonlySet<string> = new Set(["place_tilia", "place_orpheum"]);
const poorAge = ({ one, two }: { one: number | null; two: number | null }): number =>
  Math.min(one ?? Number.MAX_SAFE_INTEGER, two ?? Number.MAX_SAFE_INTEGER);
