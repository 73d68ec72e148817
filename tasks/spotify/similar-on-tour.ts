import { concertTime } from "#apps/spotify/features/catalogue/queries.ts";
import { dayText, fullCount } from "#apps/spotify/format.ts";
import spotify from "#apps/spotify/index.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import music from "#world/music/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { isArtistFound, ownRecords, search, wordOf } from "../kit/spotify.ts";

/**
 * Of the artists whom fans of an artist also like, which one that is on tour has the most or the fewest listeners? The
 * first or last of all has no concerts. The pages of the artists alone tell both.
 */
export default defineTask({
  apps: [spotify],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 300; tries++) {
      const { rows } = await world.read(music.queries.findartists, { public: publicOf(lang), page: r.int(0, 24) });
      const { id, name } = r.pick(rows);
      const artist = (await world.read(music.queries.artist, { id }))!;
      const count = r.int(3, 5);
      if (artist.similar.length < count || !(await isArtistFound(world, { id, name }))) continue;
      const acts = [];
      for (const one of await world.read(music.queries.artists, { ids: artist.similar.slice(0, count) })) {
        const asked = { artist: one.id, day_min: 0, sort: "soonest" } as const;
        const [next] = (await world.read(music.queries.concerts, asked)).rows;
        const concert = next ? { city: next.city, venue: next.venue, day: next.day, minute: next.minute } : null;
        acts.push({ id: one.id, name: one.name, listeners: one.listeners, concert });
      }
      const most = r.chance(0.5);
      const [top, ...rest] = acts.toSorted((a, b) => (b.listeners - a.listeners) * (most ? 1 : -1));
      const touring = rest.flatMap(({ concert, ...act }) => (concert === null ? [] : [{ ...act, concert }]));
      const cities = new Set(touring.map(({ concert }) => concert.city));
      // A concert of today may begin during the episode.
      if (top!.concert !== null || touring.length < 2 || cities.size < touring.length) continue;
      if (touring.some(({ concert }) => concert.day < 2) || new Set(acts.map((act) => act.name)).size < count) continue;
      return { artist: { id, name }, acts, most, best: touring[0]! };
    }
    throw new Error("no artist fits");
  },
  listed: { instances: 91, answerFields: 2 },
  params: (_r, { os }, { now, offsetMin, say }, { artist, acts, most, best }) => ({
    artist,
    count: acts.length,
    asks: most ? say("most", "最多") : say("fewest", "最少"),
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
      ({ artist, count, asks }) =>
        `Open the page of ${artist.name} in {app.spotify} and look at the first ${count} artists under "Fans also like". Of those with concerts listed under "On tour" on their own page, who has the ${asks} monthly listeners, and in which city is that artist's next concert? ${fillIn.en}`,
      ({ artist, count, asks }) =>
        `I'd like to see somebody similar to ${artist.name} live. Take the first ${count} names under "Fans also like" on their page in {app.spotify} and leave out everyone without an "On tour" section. Who of the rest has the ${asks} monthly listeners, and which city do they play in next? ${fillIn.en}`,
    ],
    zh: [
      ({ artist, count, asks }) =>
        `打开{app.spotify}里${artist.name}的主页，看“粉丝还喜欢”的前 ${count} 位艺人。自己主页上有“巡演”的那几位里，谁的月听众${asks}？TA 最近的一场演出在哪座城市？${fillIn.zh}`,
      ({ artist, count, asks }) =>
        `我想去看和${artist.name}风格相近的艺人的现场。在{app.spotify}上 TA 主页的“粉丝还喜欢”里取前 ${count} 位，主页没有“巡演”一栏的不算，剩下的里面月听众${asks}的是谁？下一场在哪座城市演？${fillIn.zh}`,
    ],
  },
  checks: [
    { that: "nobody was followed, and nothing was marked", unchanged: ({ spotify: state }) => ownRecords(state) },
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

  oracle: async (o, { artist, acts, best }, { lang }) => {
    await search(o, artist.name, "artists");
    await o.act(spotify, "find.openArtist", { artist: artist.id });
    const listeners = acts.map((one) => wordOf(lang, "monthlyListeners").replace("{n}", fullCount(one.listeners)));
    for (const [n, { id, name, next }] of acts.entries()) {
      await o.sees(name);
      await o.act(spotify, "artist.openArtist", { artist: id });
      await o.sees(listeners[n]!);
      if (next) await o.sees(next.place, next.day);
      else await o.sees(wordOf(lang, "fansLike"));
      await o.back();
    }
    o.reads([...listeners, ...acts.flatMap(({ next }) => (next ? [next.place] : []))], best.name, best.city);
    await o.answer({ artist: best.name, city: best.city });
  },
});
