import rednote from "#apps/rednote/index.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import dataset from "#world/rednote/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { isFoundByTitle, openNote, ownRecords, readNotes } from "../kit/rednote.ts";
import { isPlainName } from "../kit/social.ts";

/** Find what the author of a note answered to a reader's question in the comments. The note's text does not tell. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "social"],
  budget: 30,
  revision: 2,

  facts: async (world, r, lang) => {
    for (;;) {
      const asked = r.pick(questions);
      const notes = await readNotes(world, lang, asked.form);
      const note = r.pick(
        notes.filter(({ facts }) => facts.some((one) => one.key === asked.key && one.comment !== null)),
      );
      const fact = note.facts.find((one) => one.key === asked.key)!;
      if (typeof fact.value !== "number" || !fact.text.includes(String(fact.value))) continue;
      const answer = (await world.read(dataset.queries.comment, { id: fact.comment! }))!;
      const first = await world.read(dataset.queries.thread, { note: note.id, parent: "", sort: "hot" });
      const thread = first.rows.find(({ id }) => id === answer.parent);
      if (thread === undefined || !isPlainName(note.name) || !(await isFoundByTitle(world, lang, note))) continue;
      // The question and its answer are together in one thread, and the number is in no other comment of the author.
      const replies = await world.read(dataset.queries.thread, { note: note.id, parent: thread.id, sort: "oldest" });
      if (replies.rows.filter(({ byAuthor }) => byAuthor).length !== 1) continue;
      return {
        id: note.id,
        title: note.title,
        author: note.name,
        thread: thread.id,
        asker: thread.name,
        question: thread.text,
        answer: answer.text,
        value: fact.value,
        asks: { en: asked.en, zh: asked.zh },
        field: { en: asked.field[0], zh: asked.field[1] },
      };
    }
  },
  listed: { instances: 87, answerFields: 1 },
  params: (_r, _phone, { say }, { asks, field, ...facts }) => ({
    ...facts,
    asks: say(asks.en, asks.zh),
    field: say(field.en, field.zh),
  }),
  instruction: {
    en: [
      ({ title, author, asks }) =>
        `Somebody asked ${asks} in the comments on "${title}" by "${author}" on {app.rednote}. What did the author answer? ${fillIn.en}`,
      ({ title, author, asks }) =>
        `I want to know ${asks}, and the note itself doesn't say. It's "${title}" by "${author}" on {app.rednote}; the author told somebody in the comments. ${fillIn.en}`,
    ],
    zh: [
      ({ title, author, asks }) =>
        `{app.rednote}上“${author}”的笔记“${title}”，评论区有人问${asks}，作者是怎么回答的？${fillIn.zh}`,
      ({ title, author, asks }) =>
        `我想知道${asks}，笔记正文里没写，作者在评论区回复别人时说过。笔记是{app.rednote}上“${author}”的“${title}”。${fillIn.zh}`,
    ],
  },
  checks: [{ that: "nothing was liked, saved or written", unchanged: ({ rednote: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ field }, say) => ({ value: number(field, say("A number", "数字")) }),
    expected: ({ params: { value } }) => ({ value }),
  },

  oracle: async (o, { id, title, thread, asker, question, answer, value }) => {
    await openNote(o, { id, title });
    await o.sees(asker, question);
    await o.act(rednote, "note.toggleThread", { comment: thread });
    await o.sees(answer);
    o.reads([answer], value);
    await o.answer({ value });
  },
});
/** What readers ask below notes of a form. The answers are numbers. */
const questions = [
  {
    form: "cooking.recipe",
    key: "serve",
    en: "how many people the recipe serves",
    zh: "这道菜是几个人的量",
    field: ["Number of people", "人数"],
  },
  {
    form: "cooking.recipe",
    key: "kcal",
    en: "how many calories a portion has",
    zh: "一份有多少大卡",
    field: ["Calories (kcal)", "热量（大卡）"],
  },
  {
    form: "outdoors.hike",
    key: "climb",
    en: "how many metres of climb there are on the route",
    zh: "这条路线爬升多少米",
    field: ["Climb (metres)", "爬升（米）"],
  },
  {
    form: "outdoors.hike",
    key: "hours",
    en: "how many hours the trip took",
    zh: "全程花了几个小时",
    field: ["Hours", "小时数"],
  },
  {
    form: "plants.care",
    key: "water",
    en: "how many days to leave between waterings",
    zh: "几天浇一次水",
    field: ["Days", "天数"],
  },
  {
    form: "plants.care",
    key: "pots",
    en: "how many pots they have at home",
    zh: "家里一共养了多少盆",
    field: ["Number of pots", "盆数"],
  },
  {
    form: "coffee.cafe",
    key: "plug",
    en: "how many sockets the café has",
    zh: "店里有几个插座",
    field: ["Number of sockets", "插座数"],
  },
  {
    form: "food.shop",
    key: "wait",
    en: "how many minutes they waited for a table",
    zh: "排队等了多少分钟",
    field: ["Minutes", "分钟数"],
  },
  {
    form: "travel.city",
    key: "steps",
    en: "how many steps they walked on the longest day",
    zh: "走得最多的一天有多少步",
    field: ["Number of steps", "步数"],
  },
  {
    form: "travel.city",
    key: "stay",
    en: "how much the room was per night",
    zh: "住宿一晚多少钱",
    field: ["Price of one night", "一晚价格"],
  },
  {
    form: "books.notes",
    key: "days",
    en: "how many days it took to read the book",
    zh: "这本书看了几天",
    field: ["Days", "天数"],
  },
  {
    form: "music.practice",
    key: "minutes",
    en: "how many minutes they practise a day",
    zh: "每天练多少分钟",
    field: ["Minutes", "分钟数"],
  },
  {
    form: "walks.route",
    key: "stops",
    en: "how many places there are to rest on the way",
    zh: "路上有几个能歇脚的地方",
    field: ["Number of places", "歇脚点数量"],
  },
  {
    form: "fitness.log",
    key: "minutes",
    en: "how long one workout takes",
    zh: "一次练多少分钟",
    field: ["Minutes", "分钟数"],
  },
] as const;
