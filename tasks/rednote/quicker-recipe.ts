import rednote from "#apps/rednote/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { fillIn } from "../kit/phrases.ts";
import { addAlbum, drawNotes, openAlbums, ownRecords, saveNotes, toldFact, type Localized } from "../kit/rednote.ts";

/** Compare two recipes of an album by what their texts say: the time, the calories or the portions. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const by = r.pick(["time", "kcal", "serve"] as const);
    const notes = await drawNotes(
      world,
      r,
      lang,
      "cooking.recipe",
      8,
      [by],
      (note) =>
        typeof toldFact(note, by)!.value === "number" &&
        toldFact(note, by)!.text.includes(String(toldFact(note, by)!.value)),
    );
    const all = notes.map((note) => {
      const { value, text } = toldFact(note, by)!;
      return { id: note.id, title: note.title, value: Number(value), told: text };
    });
    const second = all.findIndex(({ value }) => value !== all[0]!.value);
    if (second < 0) throw new Error("all recipes are equal");
    return { by, two: [all[0]!, all[second]!], others: all.slice(second + 1, second + 4).map(({ id }) => id) };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { by, two, others }) => ({
    by,
    two,
    others,
    album: say(...r.pick(albums)),
    ...(by === "time"
      ? { asks: say("takes less time", "更省时间"), unit: say("minutes", "分钟") }
      : by === "kcal"
        ? { asks: say("has fewer calories per portion", "每份热量更低"), unit: say("kcal", "大卡") }
        : { asks: say("serves fewer people", "份量更少（够吃的人更少）"), unit: say("people", "人") }),
    best: two[0]!.value < two[1]!.value ? two[0]! : two[1]!,
  }),
  instruction: {
    en: [
      ({ album, two, asks }) =>
        `My {app.rednote} album "${album}" has the recipes "${two[0]!.title}" and "${two[1]!.title}". Which one ${asks}, and what number does it give? ${fillIn.en}`,
      ({ album, two, asks }) =>
        `I can't decide between "${two[0]!.title}" and "${two[1]!.title}", both in my album "${album}" on {app.rednote}. Find out which of them ${asks} and what figure that note gives. ${fillIn.en}`,
    ],
    zh: [
      ({ album, two, asks }) =>
        `我的{app.rednote}专辑“${album}”里有“${two[0]!.title}”和“${two[1]!.title}”这两篇菜谱。哪一篇${asks}？里面写的是多少？${fillIn.zh}`,
      ({ album, two, asks }) =>
        `“${two[0]!.title}”和“${two[1]!.title}”我都收藏在{app.rednote}的专辑“${album}”里了，看看哪篇${asks}，写的数字是多少。${fillIn.zh}`,
    ],
  },
  setup: ({ rednote: state }, { album, two, others }, { now }) => {
    addAlbum(state, "album_dinners", album, now - 30 * 86_400_000);
    saveNotes(state, "album_dinners", [two[0]!.id, ...others, two[1]!.id], now);
  },
  checks: [{ that: "nothing was liked, saved or moved", unchanged: ({ rednote: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ two, unit }, say) => ({
      which: choice(say("Recipe", "菜谱"), [two[0]!.title, two[1]!.title]),
      value: number(say(`Its number (${unit})`, `写的数字（${unit}）`), say("A number", "数字")),
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
