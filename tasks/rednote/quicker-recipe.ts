import rednote from "#apps/rednote/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { fillIn } from "../kit/phrases.ts";
import { addAlbum, drawNotes, openAlbums, ownRecords, saveNotes, toldFact } from "../kit/rednote.ts";
import type { Localized } from "../kit/social.ts";

/** Compare the times of two recipes of an album, which only the texts of the notes tell. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 2,

  facts: async (world, r, lang) => {
    const notes = await drawNotes(world, r, lang, "cooking.recipe", 6, ["time"], (note) => {
      const { value, text } = toldFact(note, "time")!;
      return typeof value === "number" && text.includes(String(value));
    });
    const all = notes.map((note) => {
      const { value, text } = toldFact(note, "time")!;
      return { id: note.id, title: note.title, value: Number(value), told: text };
    });
    const second = all.findIndex(({ value }) => value !== all[0]!.value);
    if (second < 0) throw new Error("all recipes are equal");
    return { two: [all[0]!, all[second]!], others: all.slice(second + 1, second + 4).map(({ id }) => id) };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { two, others }) => ({
    two,
    others,
    album: say(...r.pick(albums)),
    best: two[0]!.value < two[1]!.value ? two[0]! : two[1]!,
  }),
  instruction: {
    en: [
      ({ album, two }) =>
        `My {app.rednote} album "${album}" has the recipes "${two[0]!.title}" and "${two[1]!.title}". Which one takes less time, and how many minutes is that? ${fillIn.en}`,
      ({ album, two }) =>
        `I can't decide between "${two[0]!.title}" and "${two[1]!.title}", both in my album "${album}" on {app.rednote}. Find out which of them is quicker to make, and how many minutes it takes according to that note. ${fillIn.en}`,
    ],
    zh: [
      ({ album, two }) =>
        `我的{app.rednote}专辑“${album}”里有“${two[0]!.title}”和“${two[1]!.title}”这两篇菜谱。哪一篇更省时间？要多少分钟？${fillIn.zh}`,
      ({ album, two }) =>
        `“${two[0]!.title}”和“${two[1]!.title}”我都收藏在{app.rednote}的专辑“${album}”里了，看看哪篇做起来更快，写的是几分钟。${fillIn.zh}`,
    ],
  },
  setup: ({ rednote: state }, { album, two, others }, { now }) => {
    addAlbum(state, "album_dinners", album, now - 30 * 86_400_000);
    saveNotes(state, "album_dinners", [two[0]!.id, ...others, two[1]!.id], now);
  },
  checks: [{ that: "nothing was liked, saved or moved", unchanged: ({ rednote: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ two }, say) => ({
      which: choice(say("Recipe", "菜谱"), [two[0]!.title, two[1]!.title]),
      value: number(say("Time (minutes)", "用时（分钟）"), say("A number", "数字")),
    }),
    expected: ({ params: { best } }) => ({ which: best.title, value: best.value }),
  },

  oracle: async (o, { album, two, best }) => {
    await openAlbums(o);
    await o.sees(album);
    await o.act(rednote, "me.openAlbum", { album: "album_dinners" });
    for (const one of two) {
      await o.act(rednote, "album.open", { note: one.id });
      await o.sees(one.told);
      o.reads([one.told], one.value);
      await o.back();
    }
    o.reads([two[0]!.told, two[1]!.told], best.title, best.value);
    await o.answer({ which: best.title, value: best.value });
  },
});
const albums: readonly Localized[] = [
  ["Weeknight dinners", "工作日晚餐"],
  ["Recipes to try", "想试的菜谱"],
  ["For Sunday", "周日做"],
];
