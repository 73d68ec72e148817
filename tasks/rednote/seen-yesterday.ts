import rednote from "#apps/rednote/index.ts";
import { agoText } from "#apps/rednote/format.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { drawNotes, ownRecords, toldFact } from "../kit/rednote.ts";
import type { Localized } from "../kit/social.ts";

/** Find a note in the history by its kind and by the day when it was seen, and read a number from its text. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "explore"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const [topic, ...rest] = r.shuffle(topics);
    const { form, key } = topic!;
    const like = await drawNotes(world, r, lang, form, 3, [key], (note) => {
      const { value, text } = toldFact(note, key)!;
      return typeof value === "number" && text.includes(String(value));
    });
    // One after the other: the draws share their random numbers.
    const [one, two] = rest;
    const others = [
      ...(await drawNotes(world, r, lang, one!.form, 2, [])),
      ...(await drawNotes(world, r, lang, two!.form, 2, [])),
    ];
    const { value, text } = toldFact(like[0]!, key)!;
    return {
      form,
      note: { id: like[0]!.id, title: like[0]!.title },
      value: Number(value),
      told: text,
      alike: like.slice(1).map(({ id }) => id),
      others: others.map(({ id }) => id),
    };
  },
  listed: { instances: 100, answerFields: 1 },
  params: (r, _phone, { say }, { form, ...facts }) => {
    const topic = topics.find((one) => one.form === form)!;
    return {
      ...facts,
      about: say(...topic.about),
      asks: say(...topic.asks),
      field: say(...topic.field),
      hours: r.int(3, 9),
    };
  },
  instruction: {
    en: [
      ({ about, asks }) => `Yesterday I looked at a note about ${about} on {app.rednote}. ${asks} ${fillIn.en}`,
      ({ about, asks }) =>
        `I opened a {app.rednote} note about ${about} yesterday and didn't save it. Find it again. ${asks} ${fillIn.en}`,
    ],
    zh: [
      ({ about, asks }) => `我昨天在{app.rednote}上看过一篇${about}的笔记。${asks}${fillIn.zh}`,
      ({ about, asks }) => `昨天我在{app.rednote}刷到一篇${about}的笔记，忘了收藏。帮我找出来，${asks}${fillIn.zh}`,
    ],
  },
  setup: ({ rednote: state }, { note, alike, others, hours }, { now, offsetMin }) => {
    const today = startOfDay(now, offsetMin);
    const seen = [
      { note: alike[0]!, at: Math.max(today + minuteMs, now - 50 * minuteMs) },
      { note: others[0]!, at: today - 2 * hourMs },
      { note: note.id, at: today - hours * hourMs },
      { note: others[2]!, at: today - (hours + 2) * hourMs },
      { note: alike[1]!, at: today - 2 * dayMs + 4 * hourMs },
      { note: others[1]!, at: today - 2 * dayMs + 2 * hourMs },
      { note: others[3]!, at: today - 3 * dayMs },
    ];
    state.seen = seen;
    for (const one of seen) delete state.saved[one.note];
  },
  checks: [{ that: "nothing was liked, saved or followed", unchanged: ({ rednote: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ field }, say) => ({ value: number(field, say("A number", "数字")) }),
    expected: ({ params: { value } }) => ({ value }),
  },

  oracle: async (o, { note, told, value, hours }, { now, offsetMin }) => {
    await o.open(rednote);
    await o.act(rednote, "home.goMe");
    await o.act(rednote, "me.history");
    await o.act(rednote, "history.select");
    const { os } = await o.state();
    await o.sees(note.title, agoText(startOfDay(now, offsetMin) - hours * hourMs, os, now));
    await o.act(rednote, "history.done");
    await o.act(rednote, "history.open", { note: note.id });
    await o.sees(told);
    o.reads([told], value);
    await o.answer({ value });
  },
});
interface Topic {
  readonly form: string;
  readonly key: string;
  readonly about: Localized;
  readonly asks: Localized;
  readonly field: Localized;
}
const topics: readonly Topic[] = [
  {
    form: "coffee.cafe",
    key: "price",
    about: ["a café", "探咖啡馆"],
    asks: ["How much was what they ordered, in yuan?", "作者点的那样东西多少钱？"],
    field: ["Price (yuan)", "价格（元）"],
  },
  {
    form: "outdoors.hike",
    key: "km",
    about: ["a trip outdoors", "户外路线"],
    asks: ["How many kilometres was it?", "路线全程多少公里？"],
    field: ["Distance (km)", "距离（公里）"],
  },
  {
    form: "cooking.recipe",
    key: "time",
    about: ["a recipe", "做菜"],
    asks: ["How many minutes does it take to make?", "做这道菜要多少分钟？"],
    field: ["Time (minutes)", "时间（分钟）"],
  },
  {
    form: "home.fix",
    key: "cost",
    about: ["doing up a home", "家居改造"],
    asks: ["How much did the author spend?", "作者一共花了多少钱？"],
    field: ["Cost", "花费"],
  },
  {
    form: "books.notes",
    key: "pages",
    about: ["a book", "读书"],
    asks: ["How many pages does the book have?", "那本书有多少页？"],
    field: ["Pages", "页数"],
  },
  {
    form: "study.log",
    key: "days",
    about: ["studying", "学习打卡"],
    asks: ["How many days had the author been at it?", "作者坚持了多少天？"],
    field: ["Days", "天数"],
  },
];
