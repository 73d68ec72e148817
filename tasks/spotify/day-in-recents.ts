import { dayText } from "#apps/spotify/format.ts";
import spotify from "#apps/spotify/index.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import music from "#world/music/index.ts";
import { fillIn, formatDate } from "../kit/phrases.ts";
import { openDrawer, ownRecords, songFacts } from "../kit/spotify.ts";

/** Whose songs did the owner play most often on one day, and how often? Other days have other favourites. */
export default defineTask({
  apps: [spotify],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const own = publicOf(lang);
    const acts: { name: string; songs: { id: string; title: string }[] }[] = [];
    while (acts.length < 4) {
      const { rows } = await world.read(music.queries.findartists, { public: own, page: r.int(0, 9) });
      const act = r.pick(rows);
      if (acts.some(({ name }) => name.includes(act.name) || act.name.includes(name))) continue;
      const { rows: tracks } = await world.read(music.queries.findtracks, { artist: act.id });
      const solo = tracks.filter(({ artists, explicit }) => artists.length === 1 && !explicit);
      if (solo.length >= 6) acts.push({ name: act.name, songs: r.sample(solo, 6).map(songFacts) });
    }
    return acts.map(({ name, songs }) => ({ name, songs: songs.map(({ id, title }) => ({ id, title })) }));
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { now, offsetMin, lang }, acts) => {
    const counts = r.pick([
      [5, 3, 3, 1],
      [6, 4, 2, 1],
      [5, 4, 2, 2],
      [6, 5, 1, 1],
      [4, 3, 3, 2],
    ]);
    const ago = r.int(2, 4);
    const playsOf = (share: readonly number[]) => r.shuffle(acts.flatMap(({ songs }, n) => songs.slice(0, share[n])));
    return {
      artist: acts[0]!.name,
      count: counts[0]!,
      meant: playsOf(counts),
      // On the days around it, the favourite is another one.
      after: playsOf([1, 1, 5, 2]),
      before: playsOf([2, 6, 1, 1]),
      ago,
      date: formatDate(Math.floor((now + offsetMin * minuteMs) / dayMs) - ago, lang),
    };
  },
  instruction: {
    en: [
      ({ date }) =>
        `Check my Recents in {app.spotify}: which artist did I play most often on ${date}, and how many times? Count only that day. ${fillIn.en}`,
      ({ date }) =>
        `I want to know who I listened to most on ${date}. Go through that day under Recents in {app.spotify} and give me the artist with the most entries, and the number of entries. ${fillIn.en}`,
    ],
    zh: [
      ({ date }) =>
        `看一下{app.spotify}的最近播放：${date}那天我放得最多的是哪位艺人的歌？放了几次？只算那一天。${fillIn.zh}`,
      ({ date }) =>
        `我想知道${date}那天我最常听谁。翻一下{app.spotify}里最近播放的那一天，记录最多的是哪位艺人？一共几条？${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state }, { meant, after, before, ago }, { now, offsetMin }) => {
    const evening = startOfDay(now, offsetMin) + 21 * hourMs;
    state.plays = [after, meant, before].flatMap((day, n) =>
      day.map(({ id }, index) => ({
        item: id as never,
        source: { kind: "item" as const, id },
        at: evening - (ago - 1 + n) * dayMs - index * 23 * minuteMs,
      })),
    );
  },
  checks: [
    {
      that: "the history is as before, and nothing was liked or saved",
      unchanged: ({ spotify: state }) => [...ownRecords(state), state.plays],
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      artist: text(say("Artist", "艺人"), say("Name as shown", "按显示的名字填写")),
      count: number(say("Number of times played", "播放次数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { artist, count } }) => ({ artist, count }),
  },

  oracle: async (o, { artist, count, meant, ago }, { now, offsetMin }) => {
    await openDrawer(o, "History");
    const { os } = await o.state();
    await o.sees(dayText(startOfDay(now, offsetMin) - ago * dayMs, os, now));
    for (const { title } of meant) await o.sees(title);
    await o.sees(artist);
    o.reads(
      meant.map(({ title }) => title),
      artist,
      count,
    );
    await o.answer({ artist, count });
  },
});
