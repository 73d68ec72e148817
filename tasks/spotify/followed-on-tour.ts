import { concertTime } from "#apps/spotify/features/catalogue/queries.ts";
import { dayText, fullCount } from "#apps/spotify/format.ts";
import spotify from "#apps/spotify/index.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import music from "#world/music/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { openTab, ownRecords, wordOf } from "../kit/spotify.ts";

/**
 * Of the artists whom the owner follows, which one that is on tour has the most or the fewest listeners? The first or
 * last of all has no concerts. The pages of the artists alone tell both.
 */
export default defineTask({
  apps: [spotify],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 200; tries++) {
      const { rows } = await world.read(music.queries.findartists, { public: publicOf(lang), page: r.int(0, 20) });
      const acts = [];
      for (const { id, name, listeners } of r.sample(rows, r.int(4, 5))) {
        const asked = { artist: id, day_min: 0, sort: "soonest" } as const;
        const [next] = (await world.read(music.queries.concerts, asked)).rows;
        const concert = next ? { city: next.city, venue: next.venue, day: next.day, minute: next.minute } : null;
        acts.push({ id, name, listeners, concert });
      }
      const most = r.chance(0.5);
      const [top, ...rest] = acts.toSorted((a, b) => (b.listeners - a.listeners) * (most ? 1 : -1));
      const touring = rest.flatMap(({ concert, ...act }) => (concert === null ? [] : [{ ...act, concert }]));
      const cities = new Set(touring.map(({ concert }) => concert.city));
      if (top!.concert !== null || touring.length < 2 || cities.size < touring.length) continue;
      // A concert of today may begin during the episode.
      if (touring.some(({ concert }) => concert.day < 2)) continue;
      if (new Set(acts.map(({ name }) => name)).size < acts.length) continue;
      return { acts, most, best: touring[0]! };
    }
    throw new Error("no artists fit");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, { os }, { now, offsetMin, say }, { acts, most, best }) => ({
    asks: most ? say("most", "最多") : say("fewest", "最少"),
    days: r.int(3, 60),
    best: { name: best.name, city: best.concert.city },
    acts: acts.map(({ id, name, listeners, concert }) => ({
      id,
      name,
      listeners,
      next: concert && {
        place: `${concert.city} · ${concert.venue}`,
        day: dayText(concertTime(concert, now, offsetMin), os, now),
      },
    })),
  }),
  instruction: {
    en: [
      ({ asks }) =>
        `Go through the artists that I follow in {app.spotify}. Of those with concerts listed under "On tour" on their page, who has the ${asks} monthly listeners, and in which city is that artist's next concert? ${fillIn.en}`,
      ({ asks }) =>
        `I'd like to see one of the artists in my {app.spotify} library live. Leave out everyone whose page has no "On tour" section. Who of the rest has the ${asks} monthly listeners, and which city do they play in next? ${fillIn.en}`,
    ],
    zh: [
      ({ asks }) =>
        `看看我在{app.spotify}关注的艺人：主页上列有“巡演”的那几位里，谁的月听众${asks}？TA 最近的一场演出在哪座城市？${fillIn.zh}`,
      ({ asks }) =>
        `我想看一场{app.spotify}音乐库里某位艺人的现场。主页没有“巡演”一栏的不算，剩下的艺人里月听众${asks}的是谁？下一场在哪座城市演？${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state }, { acts, days }, { now }) => {
    const others = Object.entries(state.saved).filter(([id]) => !id.startsWith("mu_artist_"));
    const followed = acts.map(({ id }, n) => [id, now - (days + n * 5) * dayMs]);
    state.saved = Object.fromEntries([...others, ...followed]);
  },
  checks: [
    {
      that: "nobody was followed or unfollowed, and nothing was marked",
      unchanged: ({ spotify: state }) => ownRecords(state),
    },
  ],
  allow: () => [],
  answer: {
    fields: ({ acts }, say) => ({
      artist: choice(
        say("Artist", "艺人"),
        acts.map(({ name }) => name),
      ),
      city: text(
        say("City of the next concert", "下一场演出的城市"),
        say("As shown, without the venue", "按显示的名称填写，不含场馆"),
      ),
    }),
    expected: ({ params: { best } }) => ({ artist: best.name, city: best.city }),
  },

  oracle: async (o, { acts, best }, { lang }) => {
    await openTab(o, "Library");
    await o.act(spotify, "library.filter", { filter: "artist" });
    const listeners = acts.map((one) => wordOf(lang, "monthlyListeners").replace("{n}", fullCount(one.listeners)));
    for (const [n, { id, name, next }] of acts.entries()) {
      await o.sees(name);
      await o.act(spotify, "library.openArtist", { artist: id });
      await o.sees(listeners[n]!);
      if (next) await o.sees(next.place, next.day);
      else await o.sees(wordOf(lang, "about"));
      await o.back();
    }
    o.reads([...listeners, ...acts.flatMap(({ next }) => (next ? [next.place] : []))], best.name, best.city);
    await o.answer({ artist: best.name, city: best.city });
  },
});
