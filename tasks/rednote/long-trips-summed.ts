import rednote from "#apps/rednote/index.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { addAlbum, drawNotes, openAlbums, ownRecords, saveNotes, toldFact } from "../kit/rednote.ts";
import type { Localized } from "../kit/social.ts";

/** Count the outdoor trips of an album that are longer than a limit, and add up their lengths. Other notes are in it, too. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const isPlain = (note: Parameters<typeof toldFact>[0]) => {
      const { value, text } = toldFact(note, "km")!;
      return typeof value === "number" && text.includes(String(value));
    };
    const found = await drawNotes(world, r, lang, "outdoors.hike", 5, ["km"], isPlain);
    const trips = found.map((note) => {
      const { value, text } = toldFact(note, "km")!;
      return { id: note.id, title: note.title, km: Number(value), told: text };
    });
    const others = await drawNotes(world, r, lang, "photography.spot", 2, []);
    return { trips, others: others.map(({ id }) => id) };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { trips, others }) => {
    const lengths = trips.map(({ km }) => km).toSorted((a, b) => a - b);
    // Two or three of the five are longer; the limit is a whole number between two lengths.
    const limit = limitOf(lengths, r.int(2, 3));
    const long = trips.filter(({ km }) => km > limit);
    return {
      trips,
      others,
      limit,
      album: say(...r.pick(albums)),
      count: long.length,
      total: Math.round(long.reduce((sum, { km }) => sum + km, 0) * 10) / 10,
      order: r.shuffle([...trips.map(({ id }) => id), ...others]),
    };
  },
  instruction: {
    en: [
      ({ album, limit }) =>
        `How many of the trips in my {app.rednote} album "${album}" are longer than ${limit} km, and how many kilometres are those together? Go by the notes' texts. ${fillIn.en}`,
      ({ album, limit }) =>
        `I've saved some outdoor trips in the album "${album}" on {app.rednote}. Read the notes and tell me how many of them are over ${limit} km, and how long those are altogether. ${fillIn.en}`,
    ],
    zh: [
      ({ album, limit }) =>
        `我的{app.rednote}专辑“${album}”里，超过 ${limit} 公里的户外路线有几条？这几条加起来一共多少公里？以笔记正文为准。${fillIn.zh}`,
      ({ album, limit }) =>
        `我在{app.rednote}的专辑“${album}”里存了几条户外路线。看一下笔记正文，比 ${limit} 公里长的有几条，合计多少公里。${fillIn.zh}`,
    ],
  },
  setup: ({ rednote: state }, { album, order }, { now }) => {
    addAlbum(state, "album_outdoors", album, now - 40 * dayMs);
    saveNotes(state, "album_outdoors", order, now);
  },
  checks: [{ that: "nothing was liked, saved or moved", unchanged: ({ rednote: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ limit }, say) => ({
      count: number(say(`Trips over ${limit} km`, `超过 ${limit} 公里的条数`), say("A whole number", "整数")),
      total: number(say("Their total length (km)", "合计长度（公里）"), say("A number", "数字")),
    }),
    expected: ({ params: { count, total } }) => ({ count, total }),
  },

  oracle: async (o, { album, trips, count, total }) => {
    await openAlbums(o);
    await o.sees(album);
    await o.act(rednote, "me.openAlbum", { album: "album_outdoors" });
    for (const one of trips) {
      await o.sees(one.title);
      await o.act(rednote, "album.open", { note: one.id });
      await o.sees(one.told);
      await o.back();
    }
    o.reads(
      trips.map(({ told }) => told),
      count,
      total,
    );
    await o.answer({ count, total });
  },
});
/** Returns a whole number of kilometres that about `many` of the lengths (in ascending order) exceed, and none equals. */
function limitOf(lengths: readonly number[], many: number): number {
  for (const n of [many, 5 - many, 1, 4]) {
    const limit = Math.floor(lengths[lengths.length - n - 1]!) + 1;
    if (limit < lengths[lengths.length - n]!) return limit;
  }
  return Math.floor(lengths[0]!) - 1;
}
const albums: readonly Localized[] = [
  ["Outdoors", "户外路线"],
  ["Out of town", "出城走走"],
  ["When it's dry", "天晴再去"],
];
