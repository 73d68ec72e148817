import { ratingText } from "#apps/weread/format.ts";
import weread from "#apps/weread/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import books from "#world/books/index.ts";
import { boardKeys, type BoardKey } from "#world/books/rank.ts";
import type { World } from "#world/read.ts";
import { fillIn } from "../kit/phrases.ts";
import type { Localized } from "../kit/social.ts";
import { languageOf, ownRecords } from "../kit/weread.ts";

/** Compare the ratings of the books on three places of a board. The board itself shows only the numbers of readers. */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["explore", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: (world, r, lang) => drawPlaces(world, r, lang),
  listed: { instances: 100, answerFields: 3 },
  params: (_, __, { say }, facts) => {
    const [en, zh] = boardWords[facts.board];
    return { ...facts, boardName: say(en, zh) };
  },
  instruction: {
    en: [
      ({ boardName, places: [one, two, three] }) =>
        `Look at numbers ${one}, ${two} and ${three} of the "${boardName}" ranking in {app.weread}. Which of the three books is recommended by the highest percentage, what's that percentage, and how many chapters does the book have? ${fillIn.en}`,
      ({ boardName, places: [one, two, three] }) =>
        `In the ranking "${boardName}" of {app.weread} I'm choosing between the books in places ${one}, ${two} and ${three}. Find the one with the best recommendation rate, and give me its title, the rate and its number of chapters. ${fillIn.en}`,
    ],
    zh: [
      ({ boardName, places: [one, two, three] }) =>
        `{app.weread}“${boardName}”的第${one}名、第${two}名和第${three}名这三本书里，哪本推荐值最高？推荐值是多少，全书共多少章？${fillIn.zh}`,
      ({ boardName, places: [one, two, three] }) =>
        `我想从{app.weread}“${boardName}”排第${one}、第${two}、第${three}的三本里挑一本看，就挑推荐值最高的。告诉我书名、推荐值，还有一共几章。${fillIn.zh}`,
    ],
  },
  checks: [{ that: "nothing was changed in the app", unchanged: ({ weread: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      title: text(say("Title", "书名"), say("As shown in the ranking", "与榜单上显示的一致")),
      rating: number(
        say("Recommended by (%)", "推荐值（%）"),
        say("One decimal, such as 87.5", "保留一位小数，如 87.5"),
      ),
      chapters: number(say("Chapters", "章数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { best } }) => ({ title: best.title, rating: best.rating / 10, chapters: best.chapters }),
  },

  oracle: async (o, { board, compared, best }, { say }) => {
    await o.open(weread);
    await o.act(weread, "home.rankings");
    await o.act(weread, "rankings.openBoard", { board });
    const chapters = say(`${best.chapters} chapters`, `共 ${best.chapters} 章`);
    for (const { id, title, name, place, rating } of compared) {
      await o.sees(title, `${place} · ${name}`);
      await o.act(weread, "board.openBook", { book: id });
      await o.sees(ratingText(rating));
      if (id === best.id) await o.sees(chapters);
      await o.back();
    }
    o.reads([...compared.map(({ rating }) => ratingText(rating)), chapters], best.rating / 10, best.chapters);
    await o.answer({ title: best.title, rating: best.rating / 10, chapters: best.chapters });
  },
});
/** The boards that show numbers of readers. */
const boardWords = {
  top: ["Most read", "热读榜"],
  rising: ["Rising", "飙升榜"],
  new: ["New books", "新书榜"],
  alltime: ["Of all time", "总榜"],
  free: ["Free", "免费榜"],
} as const satisfies Partial<Record<BoardKey, Localized>>;
type ReaderBoard = keyof typeof boardWords;
const isReaderBoard = (key: string): key is ReaderBoard =>
  Object.hasOwn(boardWords, key) && boardKeys.some((one) => one === key);
/** Draws three places of a board. The books have clearly different ratings and titles of their own. */
async function drawPlaces(world: World, r: Rng, lang: Lang) {
  const { rows } = await world.read(books.queries.boards, { language: languageOf(lang) });
  for (;;) {
    const { key, entries } = r.pick(rows);
    if (!isReaderBoard(key)) continue;
    const places = r.sample(
      Array.from({ length: Math.min(28, entries.length) }, (_, n) => n + 1),
      3,
    );
    places.sort((a, b) => a - b);
    const found = await Promise.all(
      places.map(async (place) => (await world.read(books.queries.book, { id: entries[place - 1]!.book }))!),
    );
    const compared = found.map(({ id, title, name, rating, contents }, n) => ({
      ...{ id, title, name, rating },
      place: places[n]!,
      chapters: contents.length,
    }));
    const [best, next] = compared.toSorted((a, b) => b.rating - a.rating);
    if (compared.some(({ rating }) => rating === 0) || best!.rating - next!.rating < 5) continue;
    if (new Set(compared.map(({ title }) => title)).size < 3 || places[2]! < 9) continue;
    return { board: key, places, compared, best: best! };
  }
}
