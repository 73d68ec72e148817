import { concertTime } from "#apps/spotify/features/catalogue/queries.ts";
import spotify from "#apps/spotify/index.ts";
import { defineTask } from "#judge/define.ts";
import { formatTime } from "../kit/phrases.ts";
import { openTab, readConcerts, wordOf } from "../kit/spotify.ts";
import { sameJson } from "#state/json.ts";
import { dayMs } from "#state/civil.ts";

/** Mark all concerts of a city that begin early enough and have tickets. Sold-out ones are known only on their pages. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "create"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await readConcerts(world, lang);
    const cities = [...new Set(all.map(({ city }) => city))];
    for (let tries = 0; tries < 4000; tries++) {
      const city = r.pick(cities);
      const latest = r.pick([1140, 1170, 1200]);
      // All of them are on the first page of the list.
      const here = all.filter((one) => one.city === city).slice(0, r.int(5, 18));
      const early = here.filter(({ minute }) => minute <= latest);
      const open = early.filter(({ soldOut }) => !soldOut);
      if (open.length < 2 || open.length > 5 || early.length === open.length || early.length > 7) continue;
      if (new Set(early.map(({ artist }) => artist.name)).size < early.length) continue;
      return {
        city,
        latest,
        count: here.length,
        // The solution ends with a concert that it marks.
        early: early
          .toSorted((a, b) => Number(b.soldOut) - Number(a.soldOut))
          .map(({ id, artist, day, minute, soldOut }) => ({ id, by: artist.name, day, minute, soldOut })),
      };
    }
    throw new Error("no city fits");
  },
  listed: { instances: 56, answerFields: 0 },
  params: (_r, _phone, { now, offsetMin }, facts) => ({
    ...facts,
    wanted: facts.early
      .filter(({ soldOut }) => !soldOut)
      .map((one) => ({ id: one.id, remindAt: concertTime(one, now, offsetMin) - dayMs })),
  }),
  instruction: {
    en: [
      ({ city, latest, count }) =>
        `Search for ${city} on the concerts page of {app.spotify}. Among the first ${count} concerts there, mark every one as "I'm interested" that starts at ${formatTime(latest)} or earlier and isn't sold out.`,
      ({ city, latest, count }) =>
        `I'd like to go out early in ${city}. Take the ${count} soonest concerts there in {app.spotify} and tap "I'm interested" on each that begins no later than ${formatTime(latest)} and still has tickets.`,
    ],
    zh: [
      ({ city, latest, count }) =>
        `在{app.spotify}的演出页搜索${city}，看最近的 ${count} 场：凡是 ${formatTime(latest)} 或更早开演、而且没有售罄的，都标为“感兴趣”。`,
      ({ city, latest, count }) =>
        `我想在${city}看场开演早的演出。{app.spotify}里${city}最近的 ${count} 场中，开演时间不晚于 ${formatTime(latest)}、还有票的，全部点上“感兴趣”。`,
    ],
  },
  setup: ({ spotify: state }) => {
    state.concerts = {};
  },
  checks: [
    {
      that: "exactly these concerts are marked",
      holds: ({ after, params }) =>
        sameJson(Object.keys(after.spotify.concerts).toSorted(), params.wanted.map(({ id }) => id).toSorted()),
    },
    {
      that: "the reminders are a day before each",
      keeps: true,
      holds: ({ after, params, until }) =>
        Object.entries(after.spotify.concerts).every(([id, { remindAt }]) => {
          const wanted = params.wanted.find((one) => one.id === id);
          return wanted === undefined || remindAt === (wanted.remindAt > until ? wanted.remindAt : null);
        }),
    },
  ],
  allow: ({ spotify: state }, { wanted }) => wanted.map(({ id }) => state.concerts[id]),
  free: [
    {
      why: "It is the moment at which the concert was marked",
      paths: ({ spotify: state }, { wanted }) => wanted.map(({ id }) => state.concerts[id]?.at),
    },
  ],

  oracle: async (o, { city, early, wanted }, { lang }) => {
    await openTab(o, "Search");
    await o.sees(lang === "en" ? "Live Events" : "现场演出");
    await o.act(spotify, "search.openCategory", { category: "mu_category_concerts" });
    await o.act(spotify, "category.openConcerts");
    await o.type("q", city);
    for (const { id, by, minute, soldOut } of early) {
      await o.sees(by, formatTime(minute), city);
      await o.act(spotify, "concerts.openConcert", { concert: id });
      await o.sees(wordOf(lang, soldOut ? "soldOut" : "onSale"));
      if (wanted.some((one) => one.id === id)) await o.act(spotify, "concert.toggleInterest");
      if (id !== early.at(-1)!.id) await o.back();
    }
  },
});
