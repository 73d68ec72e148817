import { chapterId } from "#apps/weread/ids.ts";
import weread from "#apps/weread/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import books, { type Chapter } from "#world/books/index.ts";
import { findPassages } from "#world/books/passages.ts";
import type { World } from "#world/read.ts";
import { fillIn } from "../kit/phrases.ts";
import { ownRecords, quoteTitle, readFromShelf, shelfBook, wholeBooks } from "../kit/weread.ts";

/** Search for two words in the text of a book, and count the hits of one of them by chapter. */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning"],
  budget: 45,
  revision: 2,

  facts: (world, r, lang) => drawWords(world, r, lang),
  listed: { instances: 100, answerFields: 3 },
  params: (_, __, { lang }, facts) => ({ ...facts, quoted: quoteTitle(facts.title, lang) }),
  instruction: {
    en: [
      ({ quoted, words: [one, other] }) =>
        `Search the text of ${quoted} on my {app.weread} shelf for "${one}" and for "${other}". How many hits does each of them have, and which chapter has the most hits of the more frequent one? ${fillIn.en}`,
      ({ quoted, words: [one, other] }) =>
        `What does ${quoted}, which is on my {app.weread} shelf, mention more often: "${one}" or "${other}"? Use the search in this book and give me the number of hits of both. Then tell me in which chapter the more frequent of the two turns up most. ${fillIn.en}`,
    ],
    zh: [
      ({ quoted, words: [one, other] }) =>
        `在{app.weread}书架上的${quoted}里分别全书搜索“${one}”和“${other}”，各有几处？其中处数更多的那个词，在哪一章里最多？${fillIn.zh}`,
      ({ quoted, words: [one, other] }) =>
        `${quoted}在我的{app.weread}书架上。用全书搜索看看书里是“${one}”多还是“${other}”多，各多少处，再数一数多的那个词在哪一章出现得最多。${fillIn.zh}`,
    ],
  },
  setup: ({ weread: state }, { book }, { now }) => {
    state.shelf[book] ??= shelfBook(book, now - 3 * dayMs, { readable: true });
    state.owned[book] = { book, at: now - 3 * dayMs, coins: 0 };
  },
  checks: [{ that: "nothing was changed in the app", unchanged: ({ weread: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ words: [one, other] }, say) => ({
      first: number(say(`Hits of "${one}"`, `“${one}”的处数`), say("A whole number", "整数")),
      second: number(say(`Hits of "${other}"`, `“${other}”的处数`), say("A whole number", "整数")),
      chapter: text(
        say("Chapter with the most hits of the more frequent one", "更多的那个词最多的一章"),
        say("Title of the chapter", "章名"),
      ),
    }),
    expected: ({ params: { counts, chapter } }) => ({ first: counts[0]!, second: counts[1]!, chapter }),
  },

  oracle: async (o, { book, title, words, counts, chapter }, { say }) => {
    await readFromShelf(o, { id: book, title });
    await o.act(weread, "reader.showBars");
    await o.act(weread, "reader.showPanel", { panel: "more" });
    await o.act(weread, "reader.find");
    const hitsOf = counts.map((count) => say(`${count} hits`, `共 ${count} 处`));
    for (const [n, word] of words.entries()) {
      await o.type("q", word);
      await o.sees(hitsOf[n]!);
      if (counts[n] === Math.max(...counts)) await o.sees(chapter);
    }
    o.reads([...hitsOf, chapter], counts[0]!, counts[1]!, chapter);
    await o.answer({ first: counts[0]!, second: counts[1]!, chapter });
  },
});
/** Words that the Chinese books have often. Two characters at random are seldom a word. */
const chineseWords: Readonly<Record<string, string>> = {
  wr_book_1001: "抽屉 怀表 船 信 秦大川 罗启明 桂婶 李先生 周三娘 十一分钟 楼梯 钥匙 秒 灯 铜 油 女儿",
  wr_book_1002:
    "小人 仁者 知者 颜渊 子夏 曾子 子游 冉有 樊迟 仲弓 孝 诗 天下 父母 兄弟 卫 鲁 尧 饭 酒 车 衣 好学 忠 勇 敬 射 丧 祭 门人 三年",
  wr_book_1003: "明月 先生 琴 舟 竹 鹤 龙 孔子 楚 汉 文章 仁义 小人",
};
type Found = { readonly word: string; readonly count: number; readonly chapter: string };
/** Draws two words with different numbers of hits. */
async function drawWords(world: World, r: Rng, lang: Lang) {
  const book = r.pick(wholeBooks(lang));
  const { title, contents } = (await world.read(books.queries.book, { id: book }))!;
  const titles = contents.map((one) => one.title);
  const chapters = await readChapters(
    world,
    contents.map((_, n) => chapterId(book, n + 1)),
  );
  for (;;) {
    const [one, other] = [draw(), draw()].map((word) => countWord(chapters, titles, word));
    if (!one || !other || one.count === other.count) continue;
    if (one.word.includes(other.word) || other.word.includes(one.word)) continue;
    const { chapter } = one.count > other.count ? one : other;
    // The sheet names both words, so that neither may be in the title.
    if ([one, other].some(({ word }) => word.includes(chapter) || chapter.toLowerCase().includes(word))) continue;
    return { book, title, words: [one.word, other.word], counts: [one.count, other.count], chapter };
  }
  function draw(): string {
    if (lang !== "en") return r.pick(chineseWords[book]!.split(" "));
    return r.pick(r.pick(r.pick(chapters).paragraphs).match(/\b[a-z]{5,11}\b/g) ?? [""]);
  }
}
/** Counts a word. Null if it is rare or frequent, or if no single chapter has the most hits. */
function countWord(chapters: readonly Chapter[], titles: readonly string[], word: string): Found | null {
  const hits = findPassages(chapters, word);
  if (hits.length < 5 || hits.length > 24) return null;
  const counts = [...Map.groupBy(hits, ({ number: of }) => of)].map(([of, list]) => ({ of, count: list.length }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  if (counts.length < 3 || first!.count === second!.count) return null;
  const chapter = titles[first!.of - 1]!;
  return titles.filter((one) => one === chapter).length > 1 ? null : { word, count: hits.length, chapter };
}
/** Reads chapters of a book, 20 with each query. */
async function readChapters(world: World, ids: readonly string[]): Promise<Chapter[]> {
  const out: Chapter[] = [];
  for (let n = 0; n < ids.length; n += 20)
    out.push(...(await world.read(books.queries.chapters, { ids: ids.slice(n, n + 20) })));
  return out;
}
